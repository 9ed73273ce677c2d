R1.4  Ann deals first.
R2    Turn 1: Ann deals.
R2.2  Dealt: Ann Merchant, Princess, Death; Bo Juggler, Merchant, Sorceress; Cy Dragon, Knight, Juggler; Dee King, Death, Knight.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Death; Bo Sorceress; Cy Knight; Dee Death.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.3  Dee exchanges with Ann, gets Death and gives Death.
R4.7  Ann lays the Merchant from the hand, and takes up Death.
R6.1  Ann: Merchant, 2.
R6.1  Bo: Sorceress, 7.
R6.1  Cy: Knight, 9.
R6.1  Dee: Death, 0.
R7.1  Highest, with 9: Cy.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Princess; Bo Merchant; Cy Dragon; Dee King.
R3.3  Dee lifts the King.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee keeps.
R4.4  Ann shows the Princess, and cuts the deck.
R4.4  The cut brings Ann the Jester.
R6.1  Ann: Jester, 4.
R6.1  Bo: Merchant, 2.
R6.1  Cy: Dragon, 8.
R6.1  Dee: King, 12.
R7.2  Lowest, with 2: Bo.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Death; Bo Juggler; Cy Juggler; Dee Knight.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.3  Dee exchanges with Ann, gets Death and gives the Knight.
R4.2  Ann keeps.
R6.1  Ann: Knight, 9.
R6.1  Bo: Juggler, 5.
R6.1  Cy: Juggler, 5.
R6.1  Dee: Death, 0.
R7.3  Between 0 and 9: Bo and Cy.
R8.1  Points: Ann 0, Bo 2, Cy 2, Dee 0.
R2    Turn 2: Bo deals.
R2.2  Dealt: Ann Sorceress, Jester, King; Bo Innkeeper, Dragon, Innkeeper; Cy Jester, Death, Princess; Dee Sorceress, Juggler, Thief.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Jester; Bo Dragon; Cy Princess; Dee Sorceress.
R4.2  Cy keeps.
R4.7  Dee lays the Thief from the hand, and takes up the Sorceress.
R4.2  Ann keeps.
R4.2  Bo keeps.
R6.1  Ann: Jester, 4.
R6.1  Bo: Dragon, 8.
R6.1  Cy: Princess, 10.
R6.1  Dee: Thief, 3.
R7.1  Highest, with 10: Cy.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann King; Bo Innkeeper; Cy Jester; Dee Juggler.
R3.3  Ann lifts the King.
R4.3  Cy exchanges with Dee, gets the Juggler and gives the Jester.
R4.7  Dee lays the Sorceress from the hand, and takes up the Jester.
R4.2  Ann keeps.
R4.4  Bo shows the Innkeeper, and cuts the deck.
R4.4  The cut brings Bo the Monk.
R6.1  Ann: King, 12.
R6.4  Bo: Monk, 6 for the Dealer.
R6.1  Cy: Juggler, 5.
R6.2  Dee: Sorceress, turned, 5 (reconstructed).
R7.2  Lowest, with 5: Cy and Dee.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Sorceress; Bo Innkeeper; Cy Death; Dee Jester.
R4.2  Cy keeps.
R4.3  Dee exchanges with Ann, gets the Sorceress and gives the Jester.
R4.3  Ann exchanges with Bo, gets the Innkeeper and gives the Jester.
R4.2  Bo keeps.
R6.1  Ann: Innkeeper, 1.
R6.1  Bo: Jester, 4.
R6.1  Cy: Death, 0.
R6.1  Dee: Sorceress, 7.
R7.3  Between 0 and 7: Ann and Bo.
R8.1  Points: Ann 1, Bo 3, Cy 4, Dee 1.
R2    Turn 3: Cy deals.
R2.2  Dealt: Ann Princess, Jester, Princess; Bo Queen, King, Jester; Cy Juggler, Merchant, King; Dee Dragon, Juggler, Queen.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Princess; Bo King; Cy Merchant; Dee Dragon.
R3.3  Bo lifts the King.
R4.7  Dee lays the Juggler from the hand, and takes up the Dragon.
R4.7  Ann lays the Princess from the hand, and takes up the Princess.
R4.2  Bo keeps.
R4.2  Cy keeps.
R6.1  Ann: Princess, 10.
R6.1  Bo: King, 12.
R6.1  Cy: Merchant, 2.
R6.1  Dee: Juggler, 5.
R7.1  Highest, with 12: Bo.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Jester; Bo Jester; Cy Juggler; Dee Queen.
R4.7  Dee lays the Dragon from the hand, and takes up the Queen.
R4.3  Ann exchanges with Bo, gets the Jester and gives the Jester.
R4.2  Bo keeps.
R4.2  Cy keeps.
R6.1  Ann: Jester, 4.
R6.1  Bo: Jester, 4.
R6.1  Cy: Juggler, 5.
R6.1  Dee: Dragon, 8.
R7.2  Lowest, with 4: Ann and Bo.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Princess; Bo Queen; Cy King; Dee Queen.
R3.3  Cy lifts the King.
R4.2  Dee keeps.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R6.1  Ann: Princess, 10.
R6.2  Bo: Queen, turned, 1 (reconstructed).
R6.1  Cy: King, 12.
R6.2  Dee: Queen, turned, 1 (reconstructed).
R7.3  Between 1 and 12: Ann.
R8.1  Points: Ann 3, Bo 5, Cy 4, Dee 1.
R2    Turn 4: Dee deals.
R2.2  Dealt: Ann Merchant, Jester, Sorceress; Bo Sorceress, Juggler, Knight; Cy Thief, Monk, Knight; Dee Death, Queen, Dragon.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Jester; Bo Juggler; Cy Knight; Dee Queen.
R4.7  Ann lays the Sorceress from the hand, and takes up the Jester.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.4  Dee shows the Queen, and cuts the deck.
R4.4  The cut brings Dee the King.
R3.3  Dee lifts the King.
R6.1  Ann: Sorceress, 7.
R6.1  Bo: Juggler, 5.
R6.1  Cy: Knight, 9.
R6.1  Dee: King, 12.
R7.1  Highest, with 12: Dee.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Merchant; Bo Knight; Cy Thief; Dee Dragon.
R4.3  Ann exchanges with Bo, gets the Knight and gives the Merchant.
R4.7  Bo lays the Sorceress from the hand, and takes up the Merchant.
R5.1  Cy uses the Thief.
R5.3  Cy looks at Dee's card: the Dragon.
R5.3  Cy leaves Dee's card where it lies.
R4.2  Dee keeps.
R6.1  Ann: Knight, 9.
R6.1  Bo: Sorceress, 7.
R6.1  Cy: Thief, 3.
R6.2  Dee: Dragon, turned, 4 (reconstructed).
R7.2  Lowest, with 3: Cy.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Jester; Bo Merchant; Cy Monk; Dee Death.
R4.3  Ann exchanges with Bo, gets the Merchant and gives the Jester.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.4  Dee shows Death, and cuts the deck.
R4.4  The cut brings Dee the Thief.
R6.1  Ann: Merchant, 2.
R6.1  Bo: Jester, 4.
R6.4  Cy: Monk, 3 as on the left.
R6.1  Dee: Thief, 3.
R7.3  Between 2 and 4: Cy and Dee.
R8.1  Points: Ann 3, Bo 5, Cy 6, Dee 3.
R8.2  Bo won.
= Ann.points 3
= Ann.card merchant
= Ann.hand -
= Ann.value 2
= Bo.points 5
= Bo.card jester
= Bo.hand -
= Bo.value 4
= Cy.points 6
= Cy.card monk
= Cy.hand -
= Cy.value 3
= Dee.points 3
= Dee.card thief
= Dee.hand -
= Dee.value 3
= dealer Dee
= turn 4
= round 3
= winners Bo
= over yes
= awaiting -
= question -
