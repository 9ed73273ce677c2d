R2    Round 1, day 1.
R2.2  The decree: decree-1: -1 0 0 0 0 +1.
R3.1  Ann writes Go.
R3.1  Bo writes Chess.
R3.1  Cy writes Who? Me & you!.
R3.1  Dee writes Risk.
R3.1  Ed writes Uno.
R3.1  Flo writes Catan.
R4.1  Ann passes their own card, Go, to Bo.
R4.1  Bo passes their own card, Chess, to Cy.
R4.1  Cy passes their own card, Who? Me & you!, to Dee.
R4.1  Dee passes their own card, Risk, to Ed.
R4.1  Ed passes their own card, Uno, to Flo.
R4.1  Flo passes their own card, Catan, to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.2  Ed keeps.
R4.2  Flo keeps.
R4.5  Ann passes Flo's card, Catan, to Cy.
R4.5  Cy passes Bo's card, Chess, to Ann.
R4.2  Ann keeps.
R4.2  Cy passes.
R4.4  Cy finds nobody to exchange with, and keeps after all.
R6.1  1. Catan, written by Flo, held by Cy: -1, and an X: a kill point for Flo.
R6.1  2. Chess, written by Bo, held by Ann: 0.
R6.1  3. Go, written by Ann, held by Bo: 0.
R6.1  4. Risk, written by Dee, held by Ed: 0.
R6.1  5. Uno, written by Ed, held by Flo: 0.
R6.1  6. Who? Me & you!, written by Cy, held by Dee: +1.
R6.1  Ann: 0 in this round, 0 so far.
R6.1  Bo: 0 in this round, 0 so far.
R6.1  Cy: -1 in this round, -1 so far.
R6.1  Dee: +1 in this round, +1 so far.
R6.1  Ed: 0 in this round, 0 so far.
R6.1  Flo: 0 in this round, 0 so far.
R2    Round 2, day 1.
R2.2  The decree: decree-2: 0 -2 0 0 +2 0.
R3.1  Ann writes Let It Be.
R3.1  Bo writes Help!.
R3.1  Cy writes Yesterday.
R3.1  Dee writes Hey Jude.
R3.1  Ed writes Imagine.
R3.1  Flo writes Hello (Goodbye).
R4.1  Ann passes their own card, Let It Be, to Flo.
R4.1  Flo passes their own card, Hello (Goodbye), to Ed.
R4.1  Ed passes their own card, Imagine, to Dee.
R4.1  Dee passes their own card, Hey Jude, to Cy.
R4.1  Cy passes their own card, Yesterday, to Bo.
R4.1  Bo passes their own card, Help!, to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.2  Ed passes.
R4.2  Flo keeps.
R4.5  Ann passes Bo's card, Help!, to Ed.
R4.5  Ed passes Flo's card, Hello (Goodbye), to Cy.
R4.5  Cy passes Dee's card, Hey Jude, to Ann.
R4.2  Ann keeps.
R4.2  Cy passes.
R4.2  Ed passes.
R4.5  Cy passes Flo's card, Hello (Goodbye), to Ed.
R4.5  Ed passes Bo's card, Help!, to Cy.
R4.2  Cy passes.
R4.2  Ed passes.
R4.5  Cy passes Bo's card, Help!, to Ed.
R4.5  Ed passes Flo's card, Hello (Goodbye), to Cy.
R4.7  They have decided 3 times: that was the last exchange.
R6.1  1. Hello (Goodbye), written by Flo, held by Cy: 0.
R6.1  2. Help!, written by Bo, held by Ed: -2, and an X: a kill point for Bo.
R6.1  3. Hey Jude, written by Dee, held by Ann: 0.
R6.1  4. Imagine, written by Ed, held by Dee: 0.
R6.1  5. Let It Be, written by Ann, held by Flo: +2.
R6.1  6. Yesterday, written by Cy, held by Bo: 0.
R6.1  Ann: 0 in this round, 0 so far.
R6.1  Bo: 0 in this round, 0 so far.
R6.1  Cy: 0 in this round, -1 so far.
R6.1  Dee: 0 in this round, +1 so far.
R6.1  Ed: -2 in this round, -2 so far.
R6.1  Flo: +2 in this round, +2 so far.
R2    Round 3, day 1.
R2.2  The decree: decree-3: +1 +1 -1 -1 0 0.
R3.1  Ann writes Dune.
R3.1  Bo writes Emma.
R3.1  Cy writes Ulysses.
R3.1  Dee writes It.
R3.1  Ed writes She.
R3.1  Flo writes Kim.
R4.1  Ann passes their own card, Dune, to Bo.
R4.1  Bo passes their own card, Emma, to Cy.
R4.1  Cy passes their own card, Ulysses, to Dee.
R4.1  Dee passes their own card, It, to Ed.
R4.1  Ed passes their own card, She, to Flo.
R4.1  Flo passes their own card, Kim, to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee keeps.
R4.2  Ed passes.
R4.2  Flo keeps.
R4.5  Ann passes Flo's card, Kim, to Ed.
R4.5  Ed passes Dee's card, It, to Ann.
R4.2  Ann passes.
R4.2  Ed passes.
R4.5  Ann passes Dee's card, It, to Ed.
R4.5  Ed passes Flo's card, Kim, to Ann.
R4.2  Ann passes.
R4.2  Ed keeps.
R4.4  Ann finds nobody to exchange with, and keeps after all.
R6.1  1. Dune, written by Ann, held by Bo: +1.
R6.1  2. Emma, written by Bo, held by Cy: +1.
R6.1  3. It, written by Dee, held by Ed: -1, and an X: a kill point for Dee.
R6.1  4. Kim, written by Flo, held by Ann: -1, and an X: a kill point for Flo.
R6.1  5. She, written by Ed, held by Flo: 0.
R6.1  6. Ulysses, written by Cy, held by Dee: 0.
R6.1  Ann: -1 in this round, -1 so far.
R6.1  Bo: +1 in this round, +1 so far.
R6.1  Cy: +1 in this round, 0 so far.
R6.1  Dee: 0 in this round, +1 so far.
R6.1  Ed: -1 in this round, -3 so far.
R6.1  Flo: 0 in this round, +2 so far.
R2    Round 4, day 1.
R2.2  The decree: decree-4: 0 0 0 0 0 0.
R3.1  Ann writes A.I..
R3.1  Bo writes E.T..
R3.1  Cy writes Up.
R3.1  Dee writes Alien.
R3.1  Ed writes Jaws.
R3.1  Flo writes Heat.
R4.1  Ann passes their own card, A.I., to Flo.
R4.1  Flo passes their own card, Heat, to Ed.
R4.1  Ed passes their own card, Jaws, to Dee.
R4.1  Dee passes their own card, Alien, to Cy.
R4.1  Cy passes their own card, Up, to Bo.
R4.1  Bo passes their own card, E.T., to Ann.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee keeps.
R4.2  Ed keeps.
R4.2  Flo keeps.
R6.1  1. A.I., written by Ann, held by Flo: 0.
R6.1  2. Alien, written by Dee, held by Cy: 0.
R6.1  3. E.T., written by Bo, held by Ann: 0.
R6.1  4. Heat, written by Flo, held by Ed: 0.
R6.1  5. Jaws, written by Ed, held by Dee: 0.
R6.1  6. Up, written by Cy, held by Bo: 0.
R6.1  Ann: 0 in this round, -1 so far.
R6.1  Bo: 0 in this round, +1 so far.
R6.1  Cy: 0 in this round, 0 so far.
R6.1  Dee: 0 in this round, +1 so far.
R6.1  Ed: 0 in this round, -3 so far.
R6.1  Flo: 0 in this round, +2 so far.
R7.1  Day 1 is over: the cards go back to their writers.
R7.1  Ann: -1 so far and no kill points, -1 in all.
R7.1  Bo: +1 so far and 1 kill point, +2 in all.
R7.1  Cy: 0 so far and no kill points, 0 in all.
R7.1  Dee: +1 so far and 1 kill point, +2 in all.
R7.1  Ed: -3 so far and no kill points, -3 in all.
R7.1  Flo: +2 so far and 2 kill points, +4 in all.
R2    Round 5, day 2.
R2.2  The decree: decree-5: -1 0 +1 0 0 0.
R5.1  Ann selects Go.
R5.1  Bo selects Help!.
R5.1  Cy selects Up.
R5.1  Dee selects It.
R5.1  Ed selects Jaws.
R5.1  Flo selects Heat.
R6.1  1. Go, Ann's own: -1.
R6.1  2. Heat, Flo's own: 0.
R6.1  3. Help!, Bo's own: +1.
R6.1  4. It, Dee's own: 0.
R6.1  5. Jaws, Ed's own: 0.
R6.1  6. Up, Cy's own: 0.
R8.1  Ann: -1 in this round, -2 in all.
R8.1  Bo: +1 in this round, +3 in all.
R8.1  Cy: 0 in this round, 0 in all.
R8.1  Dee: 0 in this round, +2 in all.
R8.1  Ed: 0 in this round, -3 in all.
R8.1  Flo: 0 in this round, +4 in all.
R2    Round 6, day 2.
R2.2  The decree: decree-6: 0 0 0 0 -2 0.
R5.1  Ann selects A.I..
R5.1  Bo selects Chess.
R5.1  Cy selects Yesterday.
R5.1  Dee selects Hey Jude.
R5.1  Ed selects Imagine.
R5.1  Flo selects Kim.
R6.1  1. A.I., Ann's own: 0.
R6.1  2. Chess, Bo's own: 0.
R6.1  3. Hey Jude, Dee's own: 0.
R6.1  4. Imagine, Ed's own: 0.
R6.1  5. Kim, Flo's own: -2.
R6.1  6. Yesterday, Cy's own: 0.
R8.1  Ann: 0 in this round, -2 in all.
R8.1  Bo: 0 in this round, +3 in all.
R8.1  Cy: 0 in this round, 0 in all.
R8.1  Dee: 0 in this round, +2 in all.
R8.1  Ed: 0 in this round, -3 in all.
R8.1  Flo: -2 in this round, +2 in all.
R2    Round 7, day 2.
R2.2  The decree: decree-7: +2 0 0 0 0 -2.
R5.1  Ann selects Let It Be.
R5.1  Bo selects Emma.
R5.1  Cy selects Ulysses.
R5.1  Dee selects Alien.
R5.1  Ed selects She.
R5.1  Flo selects Catan.
R6.1  1. Alien, Dee's own: +2.
R6.1  2. Catan, Flo's own: 0.
R6.1  3. Emma, Bo's own: 0.
R6.1  4. Let It Be, Ann's own: 0.
R6.1  5. She, Ed's own: 0.
R6.1  6. Ulysses, Cy's own: -2.
R8.1  Ann: 0 in this round, -2 in all.
R8.1  Bo: 0 in this round, +3 in all.
R8.1  Cy: -2 in this round, -2 in all.
R8.1  Dee: +2 in this round, +4 in all.
R8.1  Ed: 0 in this round, -3 in all.
R8.1  Flo: 0 in this round, +2 in all.
R8.2  Dee won.
= Ann.points -2
= Ann.kills 0
= Ann.total -2
= Ann.holds -
= Ann.round1 0
= Ann.round2 0
= Ann.round3 -1
= Ann.round4 0
= Ann.round5 -1
= Ann.round6 0
= Ann.round7 0
= Bo.points 2
= Bo.kills 1
= Bo.total 3
= Bo.holds -
= Bo.round1 0
= Bo.round2 0
= Bo.round3 1
= Bo.round4 0
= Bo.round5 1
= Bo.round6 0
= Bo.round7 0
= Cy.points -2
= Cy.kills 0
= Cy.total -2
= Cy.holds -
= Cy.round1 -1
= Cy.round2 0
= Cy.round3 1
= Cy.round4 0
= Cy.round5 0
= Cy.round6 0
= Cy.round7 -2
= Dee.points 3
= Dee.kills 1
= Dee.total 4
= Dee.holds -
= Dee.round1 1
= Dee.round2 0
= Dee.round3 0
= Dee.round4 0
= Dee.round5 0
= Dee.round6 0
= Dee.round7 2
= Ed.points -3
= Ed.kills 0
= Ed.total -3
= Ed.holds -
= Ed.round1 0
= Ed.round2 -2
= Ed.round3 -1
= Ed.round4 0
= Ed.round5 0
= Ed.round6 0
= Ed.round7 0
= Flo.points 0
= Flo.kills 2
= Flo.total 2
= Flo.holds -
= Flo.round1 0
= Flo.round2 2
= Flo.round3 0
= Flo.round4 0
= Flo.round5 0
= Flo.round6 -2
= Flo.round7 0
= day 2
= round 7
= order Alien,Catan,Emma,Let It Be,She,Ulysses
= winners Dee
= over yes
= awaiting -
= question -
