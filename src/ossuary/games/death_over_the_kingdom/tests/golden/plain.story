R1.4  Bo deals first.
R2    Turn 1: Bo deals.
R2.2  Dealt: Ann Juggler, Juggler, Monk; Bo Merchant, Dragon, Thief; Cy Queen, King, Death; Dee Queen, Sorceress, King; Ed Thief, Merchant, Death.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Monk; Bo Dragon; Cy King; Dee Sorceress; Ed Thief.
R3.3  Cy lifts the King.
R4.2  Cy keeps.
R4.7  Dee lays the Queen from the hand, and takes up the Sorceress.
R5.1  Ed uses the Thief.
R5.3  Ed looks at Ann's card: the Monk.
R5.3  Ed takes the Monk, and Ann has the Thief.
R4.7  Ann lays the Juggler from the hand, and takes up the Thief.
R4.2  Bo keeps.
R6.1  Ann: Juggler, 5.
R6.1  Bo: Dragon, 8.
R6.1  Cy: King, 12.
R6.1  Dee: Queen, 11.
R6.4  Ed: Monk, 5 as on the left.
R7.1  Highest, with 12: Cy.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Juggler; Bo Merchant; Cy Queen; Dee King; Ed Death.
R3.3  Dee lifts the King.
R4.2  Cy keeps.
R4.2  Dee keeps.
R4.2  Ed keeps.
R4.3  Ann exchanges with Bo, gets the Merchant and gives the Juggler.
R4.7  Bo lays the Thief from the hand, and takes up the Juggler.
R6.1  Ann: Merchant, 2.
R6.1  Bo: Thief, 3.
R6.1  Cy: Queen, 11.
R6.1  Dee: King, 12.
R6.1  Ed: Death, 0.
R7.2  Lowest, with 0: Ed.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Thief; Bo Juggler; Cy Death; Dee Sorceress; Ed Merchant.
R4.3  Cy exchanges with Dee, gets the Sorceress and gives Death.
R4.2  Dee keeps.
R4.3  Ed exchanges with Ann, gets the Thief and gives the Merchant.
R5.1  Ann uses the Merchant.
R5.2  Ann takes the Knight from the deck.
R4.2  Bo keeps.
R6.1  Ann: Knight, 9.
R6.1  Bo: Juggler, 5.
R6.1  Cy: Sorceress, 7.
R6.1  Dee: Death, 0.
R6.1  Ed: Thief, 3.
R7.3  Between 0 and 9: Bo, Cy and Ed.
R8.1  Points: Ann 0, Bo 1, Cy 2, Dee 0, Ed 2.
R2    Turn 2: Cy deals.
R2.2  Dealt: Ann Innkeeper, Queen, King; Bo Jester, Juggler, Knight; Cy Merchant, Sorceress, Death; Dee Monk, Princess, King; Ed Thief, Knight, Dragon.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Queen; Bo Knight; Cy Sorceress; Dee Monk; Ed Knight.
R4.2  Dee keeps.
R4.2  Ed keeps.
R4.7  Ann lays the King from the hand, and takes up the Queen.
R3.3  Ann lifts the King.
R4.2  Bo keeps.
R4.2  Cy keeps.
R6.1  Ann: King, 12.
R6.1  Bo: Knight, 9.
R6.2  Cy: Sorceress, turned, 5 (reconstructed).
R6.4  Dee: Monk, 9 as on the left.
R6.1  Ed: Knight, 9.
R7.1  Highest, with 12: Ann.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Innkeeper; Bo Jester; Cy Death; Dee King; Ed Thief.
R3.3  Dee lifts the King.
R4.2  Dee keeps.
R5.1  Ed uses the Thief.
R5.3  Ed looks at Ann's card: the Innkeeper.
R5.3  Ed leaves Ann's card where it lies.
R4.3  Ann exchanges with Bo, gets the Jester and gives the Innkeeper.
R4.7  Bo lays the Juggler from the hand, and takes up the Innkeeper.
R4.2  Cy keeps.
R6.1  Ann: Jester, 4.
R6.1  Bo: Juggler, 5.
R6.1  Cy: Death, 0.
R6.1  Dee: King, 12.
R6.1  Ed: Thief, 3.
R7.2  Lowest, with 0: Cy.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Queen; Bo Innkeeper; Cy Merchant; Dee Princess; Ed Dragon.
R4.3  Dee exchanges with Ed, gets the Dragon and gives the Princess.
R4.3  Ed exchanges with Ann, gets the Queen and gives the Princess.
R4.3  Ann exchanges with Bo, gets the Innkeeper and gives the Princess.
R4.3  Bo exchanges with Cy, gets the Merchant and gives the Princess.
R4.2  Cy keeps.
R6.1  Ann: Innkeeper, 1.
R6.1  Bo: Merchant, 2.
R6.1  Cy: Princess, 10.
R6.1  Dee: Dragon, 8.
R6.2  Ed: Queen, turned, 1 (reconstructed).
R7.3  Between 1 and 10: Bo and Dee.
R8.1  Points: Ann 1, Bo 2, Cy 3, Dee 1, Ed 2.
R2    Turn 3: Dee deals.
R2.2  Dealt: Ann Death, Merchant, Dragon; Bo Sorceress, Knight, Merchant; Cy Thief, Jester, Monk; Dee Queen, Princess, Dragon; Ed Thief, King, Queen.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Merchant; Bo Knight; Cy Thief; Dee Queen; Ed King.
R3.3  Ed lifts the King.
R4.2  Ed keeps.
R4.7  Ann lays the Dragon from the hand, and takes up the Merchant.
R4.2  Bo keeps.
R5.1  Cy uses the Thief.
R5.3  Cy looks at Dee's card: the Queen.
R5.3  Cy leaves Dee's card where it lies.
R4.7  Dee lays the Dragon from the hand, and takes up the Queen.
R6.2  Ann: Dragon, turned, 4 (reconstructed).
R6.1  Bo: Knight, 9.
R6.1  Cy: Thief, 3.
R6.2  Dee: Dragon, turned, 4 (reconstructed).
R6.1  Ed: King, 12.
R7.1  Highest, with 12: Ed.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Death; Bo Merchant; Cy Jester; Dee Princess; Ed Thief.
R5.1  Ed uses the Thief.
R5.3  Ed looks at Ann's card: Death.
R5.3  Ed takes Death, and Ann has the Thief.
R5.1  Ann uses the Thief.
R5.3  Ann looks at Dee's card: the Princess.
R5.3  Ann leaves Dee's card where it lies.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.4  Dee shows the Princess, and cuts the deck.
R4.4  The cut brings Dee the Juggler.
R6.1  Ann: Thief, 3.
R6.1  Bo: Merchant, 2.
R6.1  Cy: Jester, 4.
R6.1  Dee: Juggler, 5.
R6.1  Ed: Death, 0.
R7.2  Lowest, with 0: Ed.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Merchant; Bo Sorceress; Cy Monk; Dee Queen; Ed Queen.
R4.2  Ed keeps.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee keeps.
R6.1  Ann: Merchant, 2.
R6.2  Bo: Sorceress, turned, 5 (reconstructed).
R6.4  Cy: Monk, 11 as on the left.
R6.1  Dee: Queen, 11.
R6.1  Ed: Queen, 11.
R7.3  Between 2 and 11: Bo.
R8.1  Points: Ann 1, Bo 3, Cy 3, Dee 1, Ed 4.
R2    Turn 4: Ed deals.
R2.2  Dealt: Ann Jester, Princess, Death; Bo King, Knight, Jester; Cy Dragon, Sorceress, Queen; Dee Innkeeper, Death, Monk; Ed Dragon, Princess, Innkeeper.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Jester; Bo King; Cy Queen; Dee Innkeeper; Ed Innkeeper.
R3.3  Bo lifts the King.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.7  Dee lays the Monk from the hand, and takes up the Innkeeper.
R4.4  Ed shows the Innkeeper, and cuts the deck.
R4.4  The cut brings Ed the Juggler.
R6.2  Ann: Jester, turned, 11 (reconstructed).
R6.1  Bo: King, 12.
R6.1  Cy: Queen, 11.
R6.4  Dee: Monk, 5 as on the left.
R6.1  Ed: Juggler, 5.
R7.1  Highest, with 12: Bo.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Death; Bo Jester; Cy Sorceress; Dee Death; Ed Dragon.
R4.3  Ann exchanges with Bo, gets the Jester and gives Death.
R4.2  Bo keeps.
R4.3  Cy exchanges with Dee, gets Death and gives the Sorceress.
R4.3  Dee exchanges with Ed, gets the Dragon and gives the Sorceress.
R4.4  Ed shows the Sorceress, and cuts the deck.
R4.4  The cut brings Ed the Sorceress.
R6.1  Ann: Jester, 4.
R6.1  Bo: Death, 0.
R6.1  Cy: Death, 0.
R6.1  Dee: Dragon, 8.
R6.1  Ed: Sorceress, 7.
R7.2  Lowest, with 0: Bo and Cy.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Princess; Bo Knight; Cy Dragon; Dee Innkeeper; Ed Princess.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.3  Dee exchanges with Ed, gets the Princess and gives the Innkeeper.
R4.4  Ed shows the Innkeeper, and cuts the deck.
R4.4  The cut brings Ed the Knight.
R6.1  Ann: Princess, 10.
R6.2  Bo: Knight, turned, 3 (reconstructed).
R6.2  Cy: Dragon, turned, 4 (reconstructed).
R6.1  Dee: Princess, 10.
R6.2  Ed: Knight, turned, 3 (reconstructed).
R7.3  Between 3 and 10: Cy.
R8.1  Points: Ann 1, Bo 5, Cy 5, Dee 1, Ed 4.
R2    Turn 5: Ann deals.
R2.2  Dealt: Ann Thief, Innkeeper, Merchant; Bo Queen, Queen, King; Cy Death, Princess, Dragon; Dee Knight, Juggler, King; Ed Innkeeper, Thief, Sorceress.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Merchant; Bo King; Cy Princess; Dee Knight; Ed Sorceress.
R3.3  Bo lifts the King.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.7  Dee lays the King from the hand, and takes up the Knight.
R3.3  Dee lifts the King.
R4.7  Ed lays the Innkeeper from the hand, and takes up the Sorceress.
R4.2  Ann keeps.
R6.1  Ann: Merchant, 2.
R6.1  Bo: King, 12.
R6.1  Cy: Princess, 10.
R6.1  Dee: King, 12.
R6.2  Ed: Innkeeper, turned, 12 (reconstructed).
R7.1  Highest, with 12: Bo, Dee and Ed.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Innkeeper; Bo Queen; Cy Death; Dee Knight; Ed Thief.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee keeps.
R5.1  Ed uses the Thief.
R5.3  Ed looks at Ann's card: the Innkeeper.
R5.3  Ed takes the Innkeeper, and Ann has the Thief.
R4.4  Ann shows the Thief, and cuts the deck.
R4.4  The cut brings Ann the Merchant.
R6.1  Ann: Merchant, 2.
R6.1  Bo: Queen, 11.
R6.1  Cy: Death, 0.
R6.1  Dee: Knight, 9.
R6.1  Ed: Innkeeper, 1.
R7.2  Lowest, with 0: Cy.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Thief; Bo Queen; Cy Dragon; Dee Juggler; Ed Sorceress.
R4.3  Bo exchanges with Cy, gets the Dragon and gives the Queen.
R4.3  Cy exchanges with Dee, gets the Juggler and gives the Queen.
R4.3  Dee exchanges with Ed, gets the Sorceress and gives the Queen.
R4.3  Ed exchanges with Ann, gets the Thief and gives the Queen.
R4.4  Ann shows the Queen, and cuts the deck.
R4.4  The cut brings Ann the Jester.
R6.1  Ann: Jester, 4.
R6.1  Bo: Dragon, 8.
R6.1  Cy: Juggler, 5.
R6.1  Dee: Sorceress, 7.
R6.1  Ed: Thief, 3.
R7.3  Between 3 and 8: Ann, Cy and Dee.
R8.1  Points: Ann 2, Bo 6, Cy 7, Dee 3, Ed 5.
R8.2  Bo won.
= Ann.points 2
= Ann.card jester
= Ann.hand -
= Ann.value 4
= Bo.points 6
= Bo.card dragon
= Bo.hand -
= Bo.value 8
= Cy.points 7
= Cy.card juggler
= Cy.hand -
= Cy.value 5
= Dee.points 3
= Dee.card sorceress
= Dee.hand -
= Dee.value 7
= Ed.points 5
= Ed.card thief
= Ed.hand -
= Ed.value 3
= dealer Ann
= turn 5
= round 3
= winners Bo
= over yes
= awaiting -
= question -
