R1.4  Ann deals first.
R2    Turn 1: Ann deals.
R9.1  Dealt: Ann Queen; Bo Sorceress; Cy Knight; Dee Princess; Ed Juggler; Flo King; Gus Jester.
R9.1  Dealt: Hal King.
R3.3  Flo lifts the King.
R3.3  Hal lifts the King.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee keeps.
R5.1  Ed uses the Juggler.
R5.4  Ann has the Juggler, and Ed gets the Queen.
R4.2  Flo keeps.
R4.2  Gus keeps.
R4.2  Hal keeps.
R4.4  Ann shows the Juggler, and cuts the deck.
R4.4  The cut brings Ann Death.
R6.1  Ann: Death, 0.
R6.1  Bo: Sorceress, 7.
R6.2  Cy: Knight, turned, 3 (reconstructed).
R6.1  Dee: Princess, 10.
R6.2  Ed: Queen, turned, 1 (reconstructed).
R6.1  Flo: King, 12.
R6.2  Gus: Jester, turned, 11 (reconstructed).
R6.1  Hal: King, 12.
R9.2  Ann is lowest and loses; points 1.
R2    Turn 2: Bo deals.
R9.1  Dealt: Ann Princess; Bo Knight; Cy Princess; Dee Sorceress; Ed Innkeeper; Flo Queen; Gus Dragon.
R9.1  Dealt: Hal Jester.
R4.2  Cy keeps.
R4.2  Dee keeps.
R4.3  Ed exchanges with Flo, gets the Queen and gives the Innkeeper.
R4.3  Flo exchanges with Gus, gets the Dragon and gives the Innkeeper.
R4.3  Gus exchanges with Hal, gets the Jester and gives the Innkeeper.
R4.3  Hal exchanges with Ann, gets the Princess and gives the Innkeeper.
R4.3  Ann exchanges with Bo, gets the Knight and gives the Innkeeper.
R4.4  Bo shows the Innkeeper, and cuts the deck.
R4.4  The cut brings Bo the Innkeeper.
R6.2  Ann: Knight, turned, 3 (reconstructed).
R6.1  Bo: Innkeeper, 1.
R6.1  Cy: Princess, 10.
R6.1  Dee: Sorceress, 7.
R6.2  Ed: Queen, turned, 1 (reconstructed).
R6.2  Flo: Dragon, turned, 4 (reconstructed).
R6.2  Gus: Jester, turned, 11 (reconstructed).
R6.1  Hal: Princess, 10.
R9.2  Bo is lowest and loses; points 1.
R9.2  Ed is lowest and loses; points 1.
R2    Turn 3: Cy deals.
R9.1  Dealt: Ann Innkeeper; Bo Princess; Cy Jester; Dee Juggler; Ed Dragon; Flo Merchant; Gus Knight.
R9.1  Dealt: Hal Sorceress.
R4.3  Dee exchanges with Ed, gets the Dragon and gives the Juggler.
R4.3  Ed exchanges with Flo, gets the Merchant and gives the Juggler.
R4.3  Flo exchanges with Gus, gets the Knight and gives the Juggler.
R4.3  Gus exchanges with Hal, gets the Sorceress and gives the Juggler.
R4.3  Hal exchanges with Ann, gets the Innkeeper and gives the Juggler.
R4.3  Ann exchanges with Bo, gets the Princess and gives the Juggler.
R4.3  Bo exchanges with Cy, gets the Jester and gives the Juggler.
R4.4  Cy shows the Juggler, and cuts the deck.
R4.4  The cut brings Cy the Thief.
R6.1  Ann: Princess, 10.
R6.1  Bo: Jester, 4.
R6.1  Cy: Thief, 3.
R6.2  Dee: Dragon, turned, 4 (reconstructed).
R6.1  Ed: Merchant, 2.
R6.2  Flo: Knight, turned, 3 (reconstructed).
R6.1  Gus: Sorceress, 7.
R6.1  Hal: Innkeeper, 1.
R9.2  Hal is lowest and loses; points 1.
R2    Turn 4: Dee deals.
R9.1  Dealt: Ann Jester; Bo Sorceress; Cy Monk; Dee Innkeeper; Ed Juggler; Flo Knight; Gus Queen.
R9.1  Dealt: Hal Dragon.
R4.3  Ed exchanges with Flo, gets the Knight and gives the Juggler.
R4.3  Flo exchanges with Gus, gets the Queen and gives the Juggler.
R4.3  Gus exchanges with Hal, gets the Dragon and gives the Juggler.
R4.3  Hal exchanges with Ann, gets the Jester and gives the Juggler.
R4.3  Ann exchanges with Bo, gets the Sorceress and gives the Juggler.
R4.3  Bo exchanges with Cy, gets the Monk and gives the Juggler.
R4.3  Cy exchanges with Dee, gets the Innkeeper and gives the Juggler.
R4.4  Dee shows the Juggler, and cuts the deck.
R4.4  The cut brings Dee the King.
R3.3  Dee lifts the King.
R6.2  Ann: Sorceress, turned, 5 (reconstructed).
R6.4  Bo: Monk, 12 as on the left.
R6.2  Cy: Innkeeper, turned, 12 (reconstructed).
R6.1  Dee: King, 12.
R6.1  Ed: Knight, 9.
R6.1  Flo: Queen, 11.
R6.2  Gus: Dragon, turned, 4 (reconstructed).
R6.2  Hal: Jester, turned, 11 (reconstructed).
R9.2  Gus is lowest and loses; points 1.
R2    Turn 5: Ed deals.
R9.1  Dealt: Ann Jester; Bo Merchant; Cy Sorceress; Dee Queen; Ed Innkeeper; Flo Dragon; Gus King.
R9.1  Dealt: Hal Merchant.
R3.3  Gus lifts the King.
R4.2  Flo keeps.
R4.2  Gus keeps.
R4.3  Hal exchanges with Ann, gets the Jester and gives the Merchant.
R4.3  Ann exchanges with Bo, gets the Merchant and gives the Merchant.
R4.3  Bo exchanges with Cy, gets the Sorceress and gives the Merchant.
R4.3  Cy exchanges with Dee, gets the Queen and gives the Merchant.
R4.3  Dee exchanges with Ed, gets the Innkeeper and gives the Merchant.
R4.4  Ed shows the Merchant, and cuts the deck.
R4.4  The cut brings Ed the Jester.
R6.1  Ann: Merchant, 2.
R6.1  Bo: Sorceress, 7.
R6.1  Cy: Queen, 11.
R6.2  Dee: Innkeeper, turned, 12 (reconstructed).
R6.2  Ed: Jester, turned, 11 (reconstructed).
R6.1  Flo: Dragon, 8.
R6.1  Gus: King, 12.
R6.2  Hal: Jester, turned, 11 (reconstructed).
R9.2  Ann is lowest and loses; points 2.
R2    Turn 6: Flo deals.
R9.1  Dealt: Ann Thief; Bo Juggler; Cy Dragon; Dee Monk; Ed Merchant; Flo Knight; Gus Queen.
R9.1  Dealt: Hal Dragon.
R4.2  Gus keeps.
R4.2  Hal keeps.
R5.1  Ann uses the Thief.
R5.3  Ann looks at Bo's card: the Juggler.
R5.3  Ann takes the Juggler, and Bo has the Thief.
R5.1  Bo uses the Thief.
R5.3  Bo looks at Cy's card: the Dragon.
R5.3  Bo takes the Dragon, and Cy has the Thief.
R5.1  Cy uses the Thief.
R5.3  Cy looks at Dee's card: the Monk.
R5.3  Cy takes the Monk, and Dee has the Thief.
R5.1  Dee uses the Thief.
R5.3  Dee looks at Ed's card: the Merchant.
R5.3  Dee leaves Ed's card where it lies.
R4.3  Ed exchanges with Flo, gets the Knight and gives the Merchant.
R4.4  Flo shows the Merchant, and cuts the deck.
R4.4  The cut brings Flo the Queen.
R6.1  Ann: Juggler, 5.
R6.2  Bo: Dragon, turned, 4 (reconstructed).
R6.4  Cy: Monk, 3 as on the left.
R6.1  Dee: Thief, 3.
R6.1  Ed: Knight, 9.
R6.1  Flo: Queen, 11.
R6.1  Gus: Queen, 11.
R6.2  Hal: Dragon, turned, 4 (reconstructed).
R9.2  Cy is lowest and loses; points 1.
R9.2  Dee is lowest and loses; points 1.
R2    Turn 7: Gus deals.
R9.1  Dealt: Ann Knight; Bo Innkeeper; Cy Knight; Dee Monk; Ed Innkeeper; Flo Death; Gus King.
R9.1  Dealt: Hal Merchant.
R3.3  Gus lifts the King.
R4.3  Hal exchanges with Ann, gets the Knight and gives the Merchant.
R4.3  Ann exchanges with Bo, gets the Innkeeper and gives the Merchant.
R4.3  Bo exchanges with Cy, gets the Knight and gives the Merchant.
R4.3  Cy exchanges with Dee, gets the Monk and gives the Merchant.
R4.3  Dee exchanges with Ed, gets the Innkeeper and gives the Merchant.
R4.3  Ed exchanges with Flo, gets Death and gives the Merchant.
R5.1  Flo uses the Merchant.
R5.2  Flo takes the Jester from the deck.
R4.2  Gus keeps.
R6.2  Ann: Innkeeper, turned, 12 (reconstructed).
R6.1  Bo: Knight, 9.
R6.4  Cy: Monk, 12 as on the left.
R6.2  Dee: Innkeeper, turned, 12 (reconstructed).
R6.1  Ed: Death, 0.
R6.1  Flo: Jester, 4.
R6.1  Gus: King, 12.
R6.1  Hal: Knight, 9.
R9.2  Ed is lowest and loses; points 2.
R2    Turn 8: Hal deals.
R9.1  Dealt: Ann Jester; Bo Sorceress; Cy Thief; Dee Merchant; Ed Juggler; Flo Death; Gus Thief.
R9.1  Dealt: Hal Princess.
R4.3  Ann exchanges with Bo, gets the Sorceress and gives the Jester.
R4.3  Bo exchanges with Cy, gets the Thief and gives the Jester.
R4.3  Cy exchanges with Dee, gets the Merchant and gives the Jester.
R4.3  Dee exchanges with Ed, gets the Juggler and gives the Jester.
R4.3  Ed exchanges with Flo, gets Death and gives the Jester.
R4.3  Flo exchanges with Gus, gets the Thief and gives the Jester.
R4.3  Gus exchanges with Hal, gets the Princess and gives the Jester.
R4.4  Hal shows the Jester, and cuts the deck.
R4.4  The cut brings Hal the Dragon.
R6.1  Ann: Sorceress, 7.
R6.1  Bo: Thief, 3.
R6.1  Cy: Merchant, 2.
R6.1  Dee: Juggler, 5.
R6.1  Ed: Death, 0.
R6.1  Flo: Thief, 3.
R6.1  Gus: Princess, 10.
R6.1  Hal: Dragon, 8.
R9.2  Ed is lowest and loses; points 3.
R9.3  Flo won.
= Ann.points 2
= Ann.card sorceress
= Ann.hand -
= Ann.value 7
= Bo.points 1
= Bo.card thief
= Bo.hand -
= Bo.value 3
= Cy.points 1
= Cy.card merchant
= Cy.hand -
= Cy.value 2
= Dee.points 1
= Dee.card juggler
= Dee.hand -
= Dee.value 5
= Ed.points 3
= Ed.card death
= Ed.hand -
= Ed.value 0
= Flo.points 0
= Flo.card thief
= Flo.hand -
= Flo.value 3
= Gus.points 1
= Gus.card princess
= Gus.hand -
= Gus.value 10
= Hal.points 1
= Hal.card dragon
= Hal.hand -
= Hal.value 8
= dealer Hal
= turn 8
= round 1
= winners Flo
= over yes
= awaiting -
= question -
