R2    Turn 1: Bo deals.
R9.1  Dealt: Ann Innkeeper; Bo Death; Cy Juggler; Dee Death.
R4.3  Cy exchanges with Dee, gets Death and gives the Juggler.
R4.3  Dee exchanges with Ann, gets the Innkeeper and gives the Juggler.
R4.3  Ann exchanges with Bo, gets Death and gives the Juggler.
R4.4  Bo shows the Juggler, and cuts the deck.
R4.4  The cut brings Bo the Jester.
R6.1  Ann: Death, 0.
R6.1  Bo: Jester, 4.
R6.1  Cy: Death, 0.
R6.1  Dee: Innkeeper, 1.
R9.5  Ann is lowest and loses a life; lives 3.
R9.5  Cy is lowest and loses a life; lives 3.
R2    Turn 2: Cy deals.
R9.1  Dealt: Ann Queen; Bo Sorceress; Cy Death; Dee Jester.
R4.2  Dee keeps.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.4  Cy shows Death, and cuts the deck.
R4.4  The cut brings Cy the Princess.
R6.2  Ann: Queen, turned, 1 (reconstructed).
R6.1  Bo: Sorceress, 7.
R6.1  Cy: Princess, 10.
R6.2  Dee: Jester, turned, 11 (reconstructed).
R9.5  Ann is lowest and loses a life; lives 2.
R2    Turn 3: Dee deals.
R9.1  Dealt: Ann Juggler; Bo Thief; Cy Thief; Dee King.
R3.3  Dee lifts the King.
R4.3  Ann exchanges with Bo, gets the Thief and gives the Juggler.
R4.3  Bo exchanges with Cy, gets the Thief and gives the Juggler.
R4.2  Cy keeps.
R4.2  Dee keeps.
R6.1  Ann: Thief, 3.
R6.1  Bo: Thief, 3.
R6.1  Cy: Juggler, 5.
R6.1  Dee: King, 12.
R9.5  Ann is lowest and loses a life; lives 1.
R9.5  Bo is lowest and loses a life; lives 3.
R2    Turn 4: Ann deals.
R9.1  Dealt: Ann Thief; Bo King; Cy Innkeeper; Dee Death.
R3.3  Bo lifts the King.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.3  Dee exchanges with Ann, gets the Thief and gives Death.
R4.2  Ann keeps.
R6.1  Ann: Death, 0.
R6.1  Bo: King, 12.
R6.2  Cy: Innkeeper, turned, 12 (reconstructed).
R6.1  Dee: Thief, 3.
R9.5  Ann is lowest and loses a life; lives 0.
R9.7  Ann is out.
R2    Turn 5: Bo deals.
R9.1  Dealt: Bo Knight; Cy Death; Dee Sorceress.
R4.3  Cy exchanges with Dee, gets the Sorceress and gives Death.
R4.3  Dee exchanges with Bo, gets the Knight and gives Death.
R4.4  Bo shows Death, and cuts the deck.
R4.4  The cut brings Bo the Queen.
R6.1  Bo: Queen, 11.
R6.1  Cy: Sorceress, 7.
R6.1  Dee: Knight, 9.
R9.5  Cy is lowest and loses a life; lives 2.
R2    Turn 6: Cy deals.
R9.1  Dealt: Bo Thief; Cy Death; Dee Juggler.
R5.1  Dee uses the Juggler.
R5.4  Cy has the Juggler, and Dee gets Death.
R4.3  Bo exchanges with Cy, gets the Juggler and gives the Thief.
R4.4  Cy shows the Thief, and cuts the deck.
R4.4  The cut brings Cy the Dragon.
R6.1  Bo: Juggler, 5.
R6.1  Cy: Dragon, 8.
R6.1  Dee: Death, 0.
R9.5  Dee is lowest and loses a life; lives 3.
R2    Turn 7: Dee deals.
R9.1  Dealt: Bo Monk; Cy Dragon; Dee Knight.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee keeps.
R6.4  Bo: Monk, 4 as on the left.
R6.2  Cy: Dragon, turned, 4 (reconstructed).
R6.1  Dee: Knight, 9.
R9.5  Bo is lowest and loses a life; lives 2.
R9.5  Cy is lowest and loses a life; lives 1.
R2    Turn 8: Bo deals.
R9.1  Dealt: Bo Sorceress; Cy Jester; Dee Queen.
R4.3  Cy exchanges with Dee, gets the Queen and gives the Jester.
R4.3  Dee exchanges with Bo, gets the Sorceress and gives the Jester.
R4.4  Bo shows the Jester, and cuts the deck.
R4.4  The cut brings Bo the King.
R3.3  Bo lifts the King.
R6.1  Bo: King, 12.
R6.1  Cy: Queen, 11.
R6.1  Dee: Sorceress, 7.
R9.5  Dee is lowest and loses a life; lives 2.
R2    Turn 9: Cy deals.
R9.1  Dealt: Bo Thief; Cy Innkeeper; Dee Innkeeper.
R4.2  Dee keeps.
R5.1  Bo uses the Thief.
R5.3  Bo looks at Cy's card: the Innkeeper.
R5.3  Bo leaves Cy's card where it lies.
R4.4  Cy shows the Innkeeper, and cuts the deck.
R4.4  The cut brings Cy the Jester.
R6.1  Bo: Thief, 3.
R6.1  Cy: Jester, 4.
R6.1  Dee: Innkeeper, 1.
R9.5  Dee is lowest and loses a life; lives 1.
R2    Turn 10: Dee deals.
R9.1  Dealt: Bo King; Cy Death; Dee Dragon.
R3.3  Bo lifts the King.
R4.2  Bo keeps.
R4.3  Cy exchanges with Dee, gets the Dragon and gives Death.
R4.4  Dee shows Death, and cuts the deck.
R4.4  The cut brings Dee Death.
R6.1  Bo: King, 12.
R6.1  Cy: Dragon, 8.
R6.1  Dee: Death, 0.
R9.5  Dee is lowest and loses a life; lives 0.
R9.7  Dee is out.
R2    Turn 11: Bo deals.
R9.1  Dealt: Bo Innkeeper; Cy Queen.
R4.2  Cy keeps.
R4.4  Bo shows the Innkeeper, and cuts the deck.
R4.4  The cut brings Bo the Sorceress.
R6.1  Bo: Sorceress, 7.
R6.1  Cy: Queen, 11.
R9.5  Bo is lowest and loses a life; lives 1.
R2    Turn 12: Cy deals.
R9.1  Dealt: Bo Thief; Cy Princess.
R5.1  Bo uses the Thief.
R5.3  Bo looks at Cy's card: the Princess.
R5.3  Bo takes the Princess, and Cy has the Thief.
R4.4  Cy shows the Thief, and cuts the deck.
R4.4  The cut brings Cy the Monk.
R6.1  Bo: Princess, 10.
R6.4  Cy: Monk, 6 for the Dealer.
R9.5  Cy is lowest and loses a life; lives 0.
R9.7  Cy is out.
R9.5  Bo won.
= Ann.points 0
= Ann.card -
= Ann.hand -
= Ann.value -
= Bo.points 1
= Bo.card princess
= Bo.hand -
= Bo.value 10
= Cy.points 0
= Cy.card monk
= Cy.hand -
= Cy.value -
= Dee.points 0
= Dee.card -
= Dee.hand -
= Dee.value -
= dealer Cy
= turn 12
= round 1
= winners Bo
= over yes
= awaiting -
= question -
