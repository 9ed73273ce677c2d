R2    Round 1, day 1.
R2.2  The decree: 4-d1-c (reconstructed): +1 -1 -1 0.
R3.1  Ann writes Sean.
R3.1  Bo writes Shawn.
R3.1  Cy writes Bob.
R3.1  Dee writes Zoe.
R4.1  Ann passes their own card, Sean, to Bo.
R4.1  Bo passes their own card, Shawn, to Cy.
R4.1  Cy passes their own card, Bob, to Dee.
R4.1  Dee passes their own card, Zoe, to Ann.
R4.2  Ann keeps.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.5  Bo passes Ann's card, Sean, to Cy.
R4.5  Cy passes Bo's card, Shawn, to Bo.
R4.2  Bo passes.
R4.2  Cy passes.
R4.5  Bo passes their own card, Shawn, to Cy.
R4.5  Cy passes Ann's card, Sean, to Bo.
R4.2  Bo passes.
R4.2  Cy keeps.
R4.4  Bo finds nobody to exchange with, and keeps after all.
R6.1  1. Bob, written by Cy, held by Dee: +1.
R6.3  Equal names, from place 2 to 3: -2 for each.
R6.1  2. Sean, written by Ann, held by Bo: -2, and an X: a kill point for Ann.
R6.1  3. Shawn, written by Bo, held by Cy: -2, and an X: a kill point for Bo.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.1  4. Zoe, written by Dee, held by Ann: 0.
R6.1  Ann: -1 in this round, -1 so far.
R6.1  Bo: -3 in this round, -3 so far.
R6.1  Cy: -2 in this round, -2 so far.
R6.1  Dee: +1 in this round, +1 so far.
R2    Round 2, day 1.
R2.2  The decree: 4-d1-a (reconstructed): -1 0 +1 0.
R3.1  Ann writes Katherine.
R3.1  Bo writes Jon.
R3.1  Cy writes John.
R3.1  Dee writes Catherine.
R4.1  Ann passes their own card, Katherine, to Dee.
R4.1  Dee passes their own card, Catherine, to Cy.
R4.1  Cy passes their own card, John, to Bo.
R4.1  Bo passes their own card, Jon, to Ann.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.4  Dee finds nobody to exchange with, and keeps after all.
R6.3  Equal names, from place 1 to 2: -1 for each.
R6.1  1. Katherine, written by Ann, held by Dee: -1, and an X: a kill point for Ann.
R6.1  2. Catherine, written by Dee, held by Cy: -1, and an X: a kill point for Dee.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Dee wrote a name that others wrote too: -1.
R6.3  Equal names, from place 3 to 4: +1 for each.
R6.1  3. Jon, written by Bo, held by Ann: +1.
R6.1  4. John, written by Cy, held by Bo: +1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  Ann: 0 in this round, -1 so far.
R6.1  Bo: 0 in this round, -3 so far.
R6.1  Cy: -2 in this round, -4 so far.
R6.1  Dee: -2 in this round, -1 so far.
R2    Round 3, day 1.
R2.2  The decree: 4-d1-d (reconstructed): 0 0 -2 +1.
R3.1  Ann writes Mia.
R3.1  Bo writes Zoey.
R3.1  Cy writes Sid.
R3.1  Dee writes Quinn.
R4.1  Ann passes their own card, Mia, to Bo.
R4.1  Bo passes their own card, Zoey, to Cy.
R4.1  Cy passes their own card, Sid, to Dee.
R4.1  Dee passes their own card, Quinn, to Ann.
R4.2  Ann keeps.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.5  Bo passes Ann's card, Mia, to Cy.
R4.5  Cy passes Bo's card, Zoey, to Dee.
R4.5  Dee passes Cy's card, Sid, to Bo.
R4.2  Bo keeps.
R4.2  Cy passes.
R4.2  Dee passes.
R4.5  Cy passes Ann's card, Mia, to Dee.
R4.5  Dee passes Bo's card, Zoey, to Cy.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.4  Cy finds nobody to exchange with, and keeps after all.
R6.1  1. Mia, written by Ann, held by Dee: 0.
R6.1  2. Quinn, written by Dee, held by Ann: 0.
R6.1  3. Sid, written by Cy, held by Bo: -2, and an X: a kill point for Cy.
R6.1  4. Zoey, written by Bo, held by Cy: +1.
R6.1  Ann: 0 in this round, -1 so far.
R6.1  Bo: -2 in this round, -5 so far.
R6.1  Cy: +1 in this round, -3 so far.
R6.1  Dee: 0 in this round, -1 so far.
R2    Round 4, day 1.
R2.2  The decree: 4-d1-b (reconstructed): 0 -1 0 -1.
R3.1  Ann writes Ann.
R3.1  Bo writes Anna.
R3.1  Cy writes Anne.
R3.1  Dee writes Ian.
R4.1  Ann passes their own card, Ann, to Dee.
R4.1  Dee passes their own card, Ian, to Cy.
R4.1  Cy passes their own card, Anne, to Bo.
R4.1  Bo passes their own card, Anna, to Ann.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.4  Dee finds nobody to exchange with, and keeps after all.
R6.3  Equal names, from place 1 to 2: -1 for each.
R6.1  1. Ann, written by Ann, held by Dee: -1, and an X: a kill point for Ann.
R6.1  2. Anne, written by Cy, held by Bo: -1, and an X: a kill point for Cy.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  3. Anna, written by Bo, held by Ann: 0.
R6.1  4. Ian, written by Dee, held by Cy: -1, and an X: a kill point for Dee.
R6.1  Ann: -1 in this round, -2 so far.
R6.1  Bo: -1 in this round, -6 so far.
R6.1  Cy: -2 in this round, -5 so far.
R6.1  Dee: -1 in this round, -2 so far.
R7.1  Day 1 is over: the cards go back to their writers.
R7.1  Ann: -2 so far and 3 kill points, +1 in all.
R7.1  Bo: -6 so far and 1 kill point, -5 in all.
R7.1  Cy: -5 so far and 2 kill points, -3 in all.
R7.1  Dee: -2 so far and 2 kill points, 0 in all.
R2    Round 5, day 2.
R2.2  The decree: 4-d2-f (reconstructed): 0 -2 +1 0.
R5.1  Ann selects Mia.
R5.1  Bo selects Jon.
R5.1  Cy selects John.
R5.1  Dee selects Ian.
R6.1  1. Ian, Dee's own: 0.
R6.3  Equal names, from place 2 to 3: -1 for each.
R6.1  2. Jon, Bo's own: -1.
R6.1  3. John, Cy's own: -1.
R6.1  4. Mia, Ann's own: 0.
R8.1  Ann: 0 in this round, +1 in all.
R8.1  Bo: -1 in this round, -6 in all.
R8.1  Cy: -1 in this round, -4 in all.
R8.1  Dee: 0 in this round, 0 in all.
R2    Round 6, day 2.
R2.2  The decree: 4-d2-e (reconstructed): -1 +1 0 -1.
R5.1  Ann selects Ann.
R5.1  Bo selects Shawn.
R5.1  Cy selects Sid.
R5.1  Dee selects Zoe.
R6.1  1. Ann, Ann's own: -1.
R6.1  2. Shawn, Bo's own: +1.
R6.1  3. Sid, Cy's own: 0.
R6.1  4. Zoe, Dee's own: -1.
R8.1  Ann: -1 in this round, 0 in all.
R8.1  Bo: +1 in this round, -5 in all.
R8.1  Cy: 0 in this round, -4 in all.
R8.1  Dee: -1 in this round, -1 in all.
R2    Round 7, day 2.
R2.2  The decree: 4-d2-g (reconstructed): +2 0 -1 -2.
R5.1  Ann selects Katherine.
R5.1  Bo selects Anna.
R5.1  Cy selects Anne.
R5.1  Dee selects Catherine.
R6.1  1. Anna, Bo's own: +2.
R6.1  2. Anne, Cy's own: 0.
R6.3  Equal names, from place 3 to 4: -3 for each.
R6.1  3. Katherine, Ann's own: -3.
R6.1  4. Catherine, Dee's own: -3.
R8.1  Ann: -3 in this round, -3 in all.
R8.1  Bo: +2 in this round, -3 in all.
R8.1  Cy: 0 in this round, -4 in all.
R8.1  Dee: -3 in this round, -4 in all.
R8.2  Ann won.
= Ann.points -6
= Ann.kills 3
= Ann.total -3
= Ann.holds -
= Ann.round1 -1
= Ann.round2 0
= Ann.round3 0
= Ann.round4 -1
= Ann.round5 0
= Ann.round6 -1
= Ann.round7 -3
= Bo.points -4
= Bo.kills 1
= Bo.total -3
= Bo.holds -
= Bo.round1 -3
= Bo.round2 0
= Bo.round3 -2
= Bo.round4 -1
= Bo.round5 -1
= Bo.round6 1
= Bo.round7 2
= Cy.points -6
= Cy.kills 2
= Cy.total -4
= Cy.holds -
= Cy.round1 -2
= Cy.round2 -2
= Cy.round3 1
= Cy.round4 -2
= Cy.round5 -1
= Cy.round6 0
= Cy.round7 0
= Dee.points -6
= Dee.kills 2
= Dee.total -4
= Dee.holds -
= Dee.round1 1
= Dee.round2 -2
= Dee.round3 0
= Dee.round4 -1
= Dee.round5 0
= Dee.round6 -1
= Dee.round7 -3
= day 2
= round 7
= order Anna,Anne,Katherine,Catherine
= winners Ann
= over yes
= awaiting -
= question -
