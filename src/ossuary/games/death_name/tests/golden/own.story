R2    Round 1, day 1.
R2.2  The decree: all-but-one: -1 -1 +2 -1.
R3.1  Ann writes Abe.
R3.1  Bo writes Bob.
R3.1  Cy writes bob.
R3.1  Dee writes Cal.
R4.1  Ann passes their own card, Abe, to Bo.
R4.1  Bo passes their own card, Bob, to Cy.
R4.1  Cy passes their own card, bob, to Dee.
R4.1  Dee passes their own card, Cal, to Ann.
R4.2  Ann keeps.
R4.2  Bo passes.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.5  Bo passes Ann's card, Abe, to Dee.
R4.5  Dee passes Cy's card, bob, to Bo.
R4.2  Bo keeps.
R4.2  Dee passes.
R4.4  Dee finds nobody to exchange with, and keeps after all.
R6.1  1. Abe, written by Ann, held by Dee: -1, and an X: a kill point for Ann.
R6.3  Equal names, from place 2 to 3: +1 for each.
R6.1  2. Bob, written by Bo, held by Cy: +1.
R6.1  3. bob, written by Cy, held by Bo: +1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  4. Cal, written by Dee, held by Ann: -1, and an X: a kill point for Dee.
R6.1  Ann: -1 in this round, -1 so far.
R6.1  Bo: 0 in this round, 0 so far.
R6.1  Cy: 0 in this round, 0 so far.
R6.1  Dee: -1 in this round, -1 so far.
R2    Round 2, day 1.
R2.2  The decree: first-and-last: -1 0 0 -2.
R3.1  Ann writes Dan.
R3.1  Bo writes dan.
R3.1  Cy writes Eve.
R3.1  Dee writes Fay.
R4.1  Ann passes their own card, Dan, to Dee.
R4.1  Dee passes their own card, Fay, to Cy.
R4.1  Cy passes their own card, Eve, to Bo.
R4.1  Bo passes their own card, dan, to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.5  Ann passes Bo's card, dan, to Dee.
R4.5  Dee passes Ann's card, Dan, to Ann.
R4.2  Ann passes.
R4.2  Dee passes.
R4.5  Ann passes their own card, Dan, to Dee.
R4.5  Dee passes Bo's card, dan, to Ann.
R4.2  Ann passes.
R4.2  Dee passes.
R4.5  Ann passes Bo's card, dan, to Dee.
R4.5  Dee passes Ann's card, Dan, to Ann.
R4.7  They have decided 3 times: that was the last exchange.
R6.3  Equal names, from place 1 to 2: -1 for each.
R6.1  1. Dan, Ann's own: -1, and an X: a kill point for Ann.
R6.1  2. dan, written by Bo, held by Dee: -1, and an X: a kill point for Bo.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.1  3. Eve, written by Cy, held by Bo: 0.
R6.1  4. Fay, written by Dee, held by Cy: -2, and an X: a kill point for Dee.
R6.1  Ann: -2 in this round, -3 so far.
R6.1  Bo: -1 in this round, -1 so far.
R6.1  Cy: -2 in this round, -2 so far.
R6.1  Dee: -1 in this round, -2 so far.
R2    Round 3, day 1.
R2.2  The decree: gift: +1 0 0 +1.
R3.1  Ann writes Gus.
R3.1  Bo writes Hal.
R3.1  Cy writes Ida.
R3.1  Dee writes Jo.
R4.1  Ann passes their own card, Gus, to Bo.
R4.1  Bo passes their own card, Hal, to Cy.
R4.1  Cy passes their own card, Ida, to Dee.
R4.1  Dee passes their own card, Jo, to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee keeps.
R4.4  Ann finds nobody to exchange with, and keeps after all.
R6.1  1. Gus, written by Ann, held by Bo: +1.
R6.1  2. Hal, written by Bo, held by Cy: 0.
R6.1  3. Ida, written by Cy, held by Dee: 0.
R6.1  4. Jo, written by Dee, held by Ann: +1.
R6.1  Ann: +1 in this round, -2 so far.
R6.1  Bo: +1 in this round, 0 so far.
R6.1  Cy: 0 in this round, -2 so far.
R6.1  Dee: 0 in this round, -2 so far.
R2    Round 4, day 1.
R2.2  The decree: thirds: 0 0 -2 0.
R3.1  Ann writes Kim.
R3.1  Bo writes Lou.
R3.1  Cy writes Max.
R3.1  Dee writes Ned.
R4.1  Ann passes their own card, Kim, to Dee.
R4.1  Dee passes their own card, Ned, to Cy.
R4.1  Cy passes their own card, Max, to Bo.
R4.1  Bo passes their own card, Lou, to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.5  Ann passes Bo's card, Lou, to Dee.
R4.5  Dee passes Ann's card, Kim, to Cy.
R4.5  Cy passes Dee's card, Ned, to Bo.
R4.5  Bo passes Cy's card, Max, to Ann.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.4  Dee finds nobody to exchange with, and keeps after all.
R6.1  1. Kim, written by Ann, held by Cy: 0.
R6.1  2. Lou, written by Bo, held by Dee: 0.
R6.1  3. Max, written by Cy, held by Ann: -2, and an X: a kill point for Cy.
R6.1  4. Ned, written by Dee, held by Bo: 0.
R6.1  Ann: -2 in this round, -4 so far.
R6.1  Bo: 0 in this round, 0 so far.
R6.1  Cy: 0 in this round, -2 so far.
R6.1  Dee: 0 in this round, -2 so far.
R7.1  Day 1 is over: the cards go back to their writers.
R7.1  Ann: -4 so far and 2 kill points, -2 in all.
R7.1  Bo: 0 so far and 1 kill point, +1 in all.
R7.1  Cy: -2 so far and 1 kill point, -1 in all.
R7.1  Dee: -2 so far and 2 kill points, 0 in all.
R2    Round 5, day 2.
R2.2  The decree: late-gift: +2 0 0 -1.
R5.1  Ann selects Abe.
R5.1  Bo selects Bob.
R5.1  Cy selects bob.
R5.1  Dee selects Cal.
R6.1  1. Abe, Ann's own: +2.
R6.3  Equal names, from place 2 to 3: 0 for each.
R6.1  2. Bob, Bo's own: 0.
R6.1  3. bob, Cy's own: 0.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  4. Cal, Dee's own: -1.
R8.1  Ann: +2 in this round, 0 in all.
R8.1  Bo: -1 in this round, 0 in all.
R8.1  Cy: -1 in this round, -2 in all.
R8.1  Dee: -1 in this round, -1 in all.
R2    Round 6, day 2.
R2.2  The decree: late-blow: -2 0 +1 0.
R5.1  Ann selects Kim.
R5.1  Bo selects Lou.
R5.1  Cy selects Ida.
R5.1  Dee selects Jo.
R6.1  1. Ida, Cy's own: -2.
R6.1  2. Jo, Dee's own: 0.
R6.1  3. Kim, Ann's own: +1.
R6.1  4. Lou, Bo's own: 0.
R8.1  Ann: +1 in this round, +1 in all.
R8.1  Bo: 0 in this round, 0 in all.
R8.1  Cy: -2 in this round, -4 in all.
R8.1  Dee: 0 in this round, -1 in all.
R2    Round 7, day 2.
R2.2  The decree: quiet: 0 0 0 0.
R5.1  Ann selects Gus.
R5.1  Bo selects dan.
R5.1  Cy selects Eve.
R5.1  Dee selects Fay.
R6.1  1. dan, Bo's own: 0.
R6.1  2. Eve, Cy's own: 0.
R6.1  3. Fay, Dee's own: 0.
R6.1  4. Gus, Ann's own: 0.
R8.1  Ann: 0 in this round, +1 in all.
R8.1  Bo: 0 in this round, 0 in all.
R8.1  Cy: 0 in this round, -4 in all.
R8.1  Dee: 0 in this round, -1 in all.
R8.2  Ann won.
= Ann.points -1
= Ann.kills 2
= Ann.total 1
= Ann.holds -
= Ann.round1 -1
= Ann.round2 -2
= Ann.round3 1
= Ann.round4 -2
= Ann.round5 2
= Ann.round6 1
= Ann.round7 0
= Bo.points -1
= Bo.kills 1
= Bo.total 0
= Bo.holds -
= Bo.round1 0
= Bo.round2 -1
= Bo.round3 1
= Bo.round4 0
= Bo.round5 -1
= Bo.round6 0
= Bo.round7 0
= Cy.points -5
= Cy.kills 1
= Cy.total -4
= Cy.holds -
= Cy.round1 0
= Cy.round2 -2
= Cy.round3 0
= Cy.round4 0
= Cy.round5 -1
= Cy.round6 -2
= Cy.round7 0
= Dee.points -3
= Dee.kills 2
= Dee.total -1
= Dee.holds -
= Dee.round1 -1
= Dee.round2 -1
= Dee.round3 0
= Dee.round4 0
= Dee.round5 -1
= Dee.round6 0
= Dee.round7 0
= day 2
= round 7
= order dan,Eve,Fay,Gus
= winners Ann
= over yes
= awaiting -
= question -
