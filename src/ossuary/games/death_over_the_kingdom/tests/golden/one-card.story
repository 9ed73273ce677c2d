R1.4  Flo deals first.
R2    Turn 1: Flo deals.
R9.1  Dealt: Ann Knight; Bo Queen; Cy Juggler; Dee Juggler; Ed Queen; Flo Monk; Gus Sorceress.
R9.1  Dealt: Hal Knight.
R4.2  Gus keeps.
R4.2  Hal keeps.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.3  Cy exchanges with Dee, gets the Juggler and gives the Juggler.
R5.1  Dee uses the Juggler.
R5.4  Ed has the Juggler, and Dee gets the Queen.
R4.3  Ed exchanges with Flo, gets the Monk and gives the Juggler.
R4.4  Flo shows the Juggler, and cuts the deck.
R4.4  The cut brings Flo the Dragon.
R6.1  Ann: Knight, 9.
R6.1  Bo: Queen, 11.
R6.1  Cy: Juggler, 5.
R6.1  Dee: Queen, 11.
R6.4  Ed: Monk, 4 as on the left.
R6.2  Flo: Dragon, turned, 4 (reconstructed).
R6.2  Gus: Sorceress, turned, 5 (reconstructed).
R6.1  Hal: Knight, 9.
R9.2  Ed is lowest and loses; points 1.
R9.2  Flo is lowest and loses; points 1.
R2    Turn 2: Gus deals.
R9.1  Dealt: Ann Jester; Bo Innkeeper; Cy Merchant; Dee Death; Ed Thief; Flo Thief; Gus King.
R9.1  Dealt: Hal Innkeeper.
R3.3  Gus lifts the King.
R4.2  Hal keeps.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.3  Cy exchanges with Dee, gets Death and gives the Merchant.
R4.3  Dee exchanges with Ed, gets the Thief and gives the Merchant.
R4.3  Ed exchanges with Flo, gets the Thief and gives the Merchant.
R5.1  Flo uses the Merchant.
R5.2  Flo takes the Jester from the deck.
R4.2  Gus keeps.
R6.1  Ann: Jester, 4.
R6.2  Bo: Innkeeper, turned, 12 (reconstructed).
R6.1  Cy: Death, 0.
R6.1  Dee: Thief, 3.
R6.1  Ed: Thief, 3.
R6.1  Flo: Jester, 4.
R6.1  Gus: King, 12.
R6.2  Hal: Innkeeper, turned, 12 (reconstructed).
R9.2  Cy is lowest and loses; points 1.
R2    Turn 3: Hal deals.
R9.1  Dealt: Ann Knight; Bo Innkeeper; Cy Sorceress; Dee King; Ed Princess; Flo Knight; Gus Queen.
R9.1  Dealt: Hal Princess.
R3.3  Dee lifts the King.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee keeps.
R4.2  Ed keeps.
R4.2  Flo keeps.
R4.3  Gus exchanges with Hal, gets the Princess and gives the Queen.
R4.4  Hal shows the Queen, and cuts the deck.
R4.4  The cut brings Hal the Jester.
R6.2  Ann: Knight, turned, 3 (reconstructed).
R6.2  Bo: Innkeeper, turned, 12 (reconstructed).
R6.1  Cy: Sorceress, 7.
R6.1  Dee: King, 12.
R6.1  Ed: Princess, 10.
R6.2  Flo: Knight, turned, 3 (reconstructed).
R6.1  Gus: Princess, 10.
R6.1  Hal: Jester, 4.
R9.2  Ann is lowest and loses; points 1.
R9.2  Flo is lowest and loses; points 2.
R2    Turn 4: Ann deals.
R9.1  Dealt: Ann Juggler; Bo Innkeeper; Cy Dragon; Dee Knight; Ed Death; Flo Dragon; Gus Princess.
R9.1  Dealt: Hal Sorceress.
R4.3  Bo exchanges with Cy, gets the Dragon and gives the Innkeeper.
R4.3  Cy exchanges with Dee, gets the Knight and gives the Innkeeper.
R4.3  Dee exchanges with Ed, gets Death and gives the Innkeeper.
R4.3  Ed exchanges with Flo, gets the Dragon and gives the Innkeeper.
R4.3  Flo exchanges with Gus, gets the Princess and gives the Innkeeper.
R4.3  Gus exchanges with Hal, gets the Sorceress and gives the Innkeeper.
R4.3  Hal exchanges with Ann, gets the Juggler and gives the Innkeeper.
R4.4  Ann shows the Innkeeper, and cuts the deck.
R4.4  The cut brings Ann the Knight.
R6.2  Ann: Knight, turned, 3 (reconstructed).
R6.2  Bo: Dragon, turned, 4 (reconstructed).
R6.2  Cy: Knight, turned, 3 (reconstructed).
R6.1  Dee: Death, 0.
R6.2  Ed: Dragon, turned, 4 (reconstructed).
R6.1  Flo: Princess, 10.
R6.1  Gus: Sorceress, 7.
R6.1  Hal: Juggler, 5.
R9.2  Dee is lowest and loses; points 1.
R2    Turn 5: Bo deals.
R9.1  Dealt: Ann Knight; Bo Death; Cy Innkeeper; Dee Queen; Ed Thief; Flo Juggler; Gus Juggler.
R9.1  Dealt: Hal Innkeeper.
R4.3  Cy exchanges with Dee, gets the Queen and gives the Innkeeper.
R4.2  Dee keeps.
R5.1  Ed uses the Thief.
R5.3  Ed looks at Ann's card: the Knight.
R5.3  Ed takes the Knight, and Ann has the Thief.
R4.3  Flo exchanges with Gus, gets the Juggler and gives the Juggler.
R4.2  Gus keeps.
R4.3  Hal exchanges with Ann, gets the Thief and gives the Innkeeper.
R4.3  Ann exchanges with Bo, gets Death and gives the Innkeeper.
R4.4  Bo shows the Innkeeper, and cuts the deck.
R4.4  The cut brings Bo the Knight.
R6.1  Ann: Death, 0.
R6.1  Bo: Knight, 9.
R6.1  Cy: Queen, 11.
R6.1  Dee: Innkeeper, 1.
R6.1  Ed: Knight, 9.
R6.1  Flo: Juggler, 5.
R6.1  Gus: Juggler, 5.
R6.1  Hal: Thief, 3.
R9.2  Ann is lowest and loses; points 2.
R2    Turn 6: Cy deals.
R9.1  Dealt: Ann Jester; Bo Princess; Cy Innkeeper; Dee Juggler; Ed Death; Flo Knight; Gus Dragon.
R9.1  Dealt: Hal Knight.
R5.1  Dee uses the Juggler.
R5.4  Flo has the Juggler, and Dee gets the Knight.
R4.3  Ed exchanges with Flo, gets the Juggler and gives Death.
R4.3  Flo exchanges with Gus, gets the Dragon and gives Death.
R4.3  Gus exchanges with Hal, gets the Knight and gives Death.
R4.3  Hal exchanges with Ann, gets the Jester and gives Death.
R4.3  Ann exchanges with Bo, gets the Princess and gives Death.
R4.3  Bo exchanges with Cy, gets the Innkeeper and gives Death.
R4.4  Cy shows Death, and cuts the deck.
R4.4  The cut brings Cy the King.
R3.3  Cy lifts the King.
R6.1  Ann: Princess, 10.
R6.2  Bo: Innkeeper, turned, 12 (reconstructed).
R6.1  Cy: King, 12.
R6.2  Dee: Knight, turned, 3 (reconstructed).
R6.1  Ed: Juggler, 5.
R6.2  Flo: Dragon, turned, 4 (reconstructed).
R6.2  Gus: Knight, turned, 3 (reconstructed).
R6.1  Hal: Jester, 4.
R9.2  Dee is lowest and loses; points 2.
R9.2  Gus is lowest and loses; points 1.
R2    Turn 7: Dee deals.
R9.1  Dealt: Ann Thief; Bo Princess; Cy Knight; Dee King; Ed Dragon; Flo Princess; Gus Monk.
R9.1  Dealt: Hal Innkeeper.
R3.3  Dee lifts the King.
R4.2  Ed keeps.
R4.2  Flo keeps.
R4.2  Gus keeps.
R4.2  Hal keeps.
R5.1  Ann uses the Thief.
R5.3  Ann looks at Bo's card: the Princess.
R5.3  Ann takes the Princess, and Bo has the Thief.
R5.1  Bo uses the Thief.
R5.3  Bo looks at Cy's card: the Knight.
R5.3  Bo takes the Knight, and Cy has the Thief.
R4.2  Cy keeps.
R4.2  Dee keeps.
R6.1  Ann: Princess, 10.
R6.2  Bo: Knight, turned, 3 (reconstructed).
R6.1  Cy: Thief, 3.
R6.1  Dee: King, 12.
R6.2  Ed: Dragon, turned, 4 (reconstructed).
R6.1  Flo: Princess, 10.
R6.4  Gus: Monk, 12 as on the left.
R6.2  Hal: Innkeeper, turned, 12 (reconstructed).
R9.2  Bo is lowest and loses; points 1.
R9.2  Cy is lowest and loses; points 2.
R2    Turn 8: Ed deals.
R9.1  Dealt: Ann King; Bo Queen; Cy Jester; Dee Thief; Ed Dragon; Flo King; Gus Merchant.
R9.1  Dealt: Hal Juggler.
R3.3  Ann lifts the King.
R3.3  Flo lifts the King.
R4.2  Flo keeps.
R4.3  Gus exchanges with Hal, gets the Juggler and gives the Merchant.
R5.1  Hal uses the Merchant.
R5.2  Hal takes Death from the deck.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.3  Cy exchanges with Dee, gets the Thief and gives the Jester.
R4.2  Dee keeps.
R4.2  Ed keeps.
R6.1  Ann: King, 12.
R6.1  Bo: Queen, 11.
R6.1  Cy: Thief, 3.
R6.2  Dee: Jester, turned, 11 (reconstructed).
R6.1  Ed: Dragon, 8.
R6.1  Flo: King, 12.
R6.1  Gus: Juggler, 5.
R6.1  Hal: Death, 0.
R9.2  Hal is lowest and loses; points 1.
R9.3  Bo, Ed, Gus and Hal won.
= Ann.points 2
= Ann.card king
= Ann.hand -
= Ann.value 12
= Bo.points 1
= Bo.card queen
= Bo.hand -
= Bo.value 11
= Cy.points 2
= Cy.card thief
= Cy.hand -
= Cy.value 3
= Dee.points 2
= Dee.card jester
= Dee.hand -
= Dee.value 11
= Ed.points 1
= Ed.card dragon
= Ed.hand -
= Ed.value 8
= Flo.points 2
= Flo.card king
= Flo.hand -
= Flo.value 12
= Gus.points 1
= Gus.card juggler
= Gus.hand -
= Gus.value 5
= Hal.points 1
= Hal.card death
= Hal.hand -
= Hal.value 0
= dealer Ed
= turn 8
= round 1
= winners Bo,Ed,Gus,Hal
= over yes
= awaiting -
= question -
