R1.4  Bo deals first.
R2    Turn 1: Bo deals.
R2.2  Dealt: Ann Innkeeper, Thief, Juggler; Bo Monk, Jester, Dragon; Cy Merchant, Death, Sorceress.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Juggler; Bo Dragon; Cy Sorceress.
R4.2  Cy keeps.
R5.1  Ann uses the Juggler.
R5.4  Bo has the Juggler, and Ann gets the Dragon.
R4.4  Bo shows the Juggler, and cuts the deck.
R4.4  The cut brings Bo the King.
R3.3  Bo lifts the King.
R6.1  Ann: Dragon, 8.
R6.1  Bo: King, 12.
R6.1  Cy: Sorceress, 7.
R7.1  Highest, with 12: Bo.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Innkeeper; Bo Monk; Cy Death.
R4.2  Cy keeps.
R4.2  Ann keeps.
R4.2  Bo keeps.
R6.1  Ann: Innkeeper, 1.
R6.4  Bo: Monk, 6 for the Dealer.
R6.1  Cy: Death, 0.
R7.2  Lowest, with 0: Cy.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Thief; Bo Jester; Cy Merchant.
R4.3  Cy exchanges with Ann, gets the Thief and gives the Merchant.
R4.3  Ann exchanges with Bo, gets the Jester and gives the Merchant.
R4.4  Bo shows the Merchant, and cuts the deck.
R4.4  The cut brings Bo the Sorceress.
R6.1  Ann: Jester, 4.
R6.1  Bo: Sorceress, 7.
R6.1  Cy: Thief, 3.
R7.3  Between 3 and 7: Ann.
R8.1  Points: Ann 1, Bo 1, Cy 1.
R2    Turn 2: Cy deals.
R2.2  Dealt: Ann Thief, Dragon, Death; Bo Death, Knight, King; Cy Juggler, Jester, Merchant.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Death; Bo King; Cy Juggler.
R3.3  Bo lifts the King.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.4  Cy shows the Juggler, and cuts the deck.
R4.4  The cut brings Cy the Monk.
R6.1  Ann: Death, 0.
R6.1  Bo: King, 12.
R6.4  Cy: Monk, 6 for the Dealer.
R7.1  Highest, with 12: Bo.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Dragon; Bo Knight; Cy Merchant.
R5.1  Ann uses the Dragon.
R5.5  Bo discards the Knight.
R5.2  Bo takes the Juggler from the deck.
R4.3  Bo exchanges with Cy, gets the Merchant and gives the Juggler.
R4.7  Cy lays the Jester from the hand, and takes up the Juggler.
R6.1  Ann: Dragon, 8.
R6.1  Bo: Merchant, 2.
R6.1  Cy: Jester, 4.
R7.2  Lowest, with 2: Bo.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Thief; Bo Death; Cy Juggler.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R6.1  Ann: Thief, 3.
R6.1  Bo: Death, 0.
R6.1  Cy: Juggler, 5.
R7.3  Between 0 and 5: Ann.
R8.1  Points: Ann 2, Bo 3, Cy 1.
R2    Turn 3: Ann deals.
R2.2  Dealt: Ann Queen, Innkeeper, Merchant; Bo Juggler, Thief, Sorceress; Cy Monk, Juggler, Merchant.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Innkeeper; Bo Thief; Cy Monk.
R5.1  Bo uses the Thief.
R5.3  Bo looks at Ann's card: the Innkeeper.
R5.3  Bo takes the Innkeeper, and Ann has the Thief.
R4.7  Cy lays the Juggler from the hand, and takes up the Monk.
R4.7  Ann lays the Merchant from the hand, and takes up the Thief.
R6.1  Ann: Merchant, 2.
R6.1  Bo: Innkeeper, 1.
R6.1  Cy: Juggler, 5.
R7.1  Highest, with 5: Cy.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Queen; Bo Sorceress; Cy Merchant.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.7  Ann lays the Thief from the hand, and takes up the Queen.
R6.1  Ann: Thief, 3.
R6.1  Bo: Sorceress, 7.
R6.1  Cy: Merchant, 2.
R7.2  Lowest, with 2: Cy.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Queen; Bo Juggler; Cy Monk.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.4  Ann shows the Queen, and cuts the deck.
R4.4  The cut brings Ann the Thief.
R6.1  Ann: Thief, 3.
R6.1  Bo: Juggler, 5.
R6.4  Cy: Monk, 3 as on the left.
R7.3  Nothing lies between 3 and 5: nobody scores.
R8.1  Points: Ann 2, Bo 3, Cy 3.
R11.4 Nobody would win like this: the game goes on.
R2    Turn 4: Bo deals.
R2.2  Dealt: Ann Monk, Dragon, Innkeeper; Bo Princess, Sorceress, Dragon; Cy Jester, Innkeeper, Sorceress.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Dragon; Bo Princess; Cy Sorceress.
R4.2  Cy keeps.
R5.1  Ann uses the Dragon.
R5.5  Bo discards the Princess.
R5.2  Bo takes the Juggler from the deck.
R4.7  Bo lays the Dragon from the hand, and takes up the Juggler.
R6.1  Ann: Dragon, 8.
R6.1  Bo: Dragon, 8.
R6.1  Cy: Sorceress, 7.
R7.1  Highest, with 8: Ann and Bo.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Monk; Bo Sorceress; Cy Innkeeper.
R4.2  Cy keeps.
R4.7  Ann lays the Innkeeper from the hand, and takes up the Monk.
R4.2  Bo keeps.
R6.1  Ann: Innkeeper, 1.
R6.1  Bo: Sorceress, 7.
R6.1  Cy: Innkeeper, 1.
R7.2  Lowest, with 1: Ann and Cy.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Monk; Bo Juggler; Cy Jester.
R4.2  Cy keeps.
R4.3  Ann exchanges with Bo, gets the Juggler and gives the Monk.
R4.2  Bo keeps.
R6.1  Ann: Juggler, 5.
R6.4  Bo: Monk, 6 for the Dealer.
R6.1  Cy: Jester, 4.
R7.3  Between 4 and 6: Ann.
R8.1  Points: Ann 5, Bo 4, Cy 4.
R11.4 Nobody would win like this: the game goes on.
R2    Turn 5: Cy deals.
R2.2  Dealt: Ann Juggler, Queen, Innkeeper; Bo Knight, Monk, Princess; Cy Innkeeper, King, Merchant.
R3    Round 1: the highest wins.
R3.1  Laid: Ann Queen; Bo Princess; Cy King.
R3.3  Cy lifts the King.
R4.7  Ann lays the Juggler from the hand, and takes up the Queen.
R4.7  Bo lays the Monk from the hand, and takes up the Princess.
R4.2  Cy keeps.
R6.1  Ann: Juggler, 5.
R6.4  Bo: Monk, 12 as on the left.
R6.1  Cy: King, 12.
R7.1  Highest, with 12: Bo and Cy.
R3    Round 2: the lowest wins.
R3.1  Laid: Ann Queen; Bo Knight; Cy Innkeeper.
R4.7  Ann lays the Innkeeper from the hand, and takes up the Queen.
R4.3  Bo exchanges with Cy, gets the Innkeeper and gives the Knight.
R4.7  Cy lays the Merchant from the hand, and takes up the Knight.
R6.1  Ann: Innkeeper, 1.
R6.1  Bo: Innkeeper, 1.
R6.1  Cy: Merchant, 2.
R7.2  Lowest, with 1: Ann and Bo.
R3    Round 3: what lies between highest and lowest wins.
R3.2  Laid: Ann Queen; Bo Princess; Cy Knight.
R4.2  Ann keeps.
R4.3  Bo exchanges with Cy, gets the Knight and gives the Princess.
R4.4  Cy shows the Princess, and cuts the deck.
R4.4  The cut brings Cy the Princess.
R6.2  Ann: Queen, turned, 1 (reconstructed).
R6.2  Bo: Knight, turned, 3 (reconstructed).
R6.1  Cy: Princess, 10.
R7.3  Between 1 and 10: Bo.
R8.1  Points: Ann 6, Bo 7, Cy 5.
R8.2  Ann won.
= Ann.points 6
= Ann.card queen
= Ann.hand -
= Ann.value 1
= Bo.points 7
= Bo.card knight
= Bo.hand -
= Bo.value 3
= Cy.points 5
= Cy.card princess
= Cy.hand -
= Cy.value 10
= dealer Cy
= turn 5
= round 3
= winners Ann
= over yes
= awaiting -
= question -
