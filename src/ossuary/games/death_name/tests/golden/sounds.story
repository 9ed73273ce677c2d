R2    Round 1, day 1.
R2.2  The decree: 4-d1-c (reconstructed): +1 -1 -1 0.
R3.1  Ann writes Sean.
R3.1  Bo writes Shawn.
R3.1  Cy writes Bob.
R3.1  Dee writes Zoe.
R4.5  Ann passes Sean to Bo.
R4.5  Bo passes Shawn to Cy.
R4.5  Cy passes Bob to Dee.
R4.5  Dee passes Zoe to Ann.
R4.2  Ann keeps.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.5  Bo passes Sean to Cy.
R4.5  Cy passes Shawn to Bo.
R4.2  Bo passes.
R4.2  Cy passes.
R4.5  Bo passes Shawn to Cy.
R4.5  Cy passes Sean to Bo.
R4.2  Bo passes.
R4.2  Cy keeps.
R4.4  Bo finds nobody to exchange with, and keeps after all.
R6.1  1. Bob, held by Dee: +1.
R6.2  Equal names, from place 2 to 3: -2 for each.
R6.1  2. Sean, held by Bo: -2, and an X.
R6.1  3. Shawn, held by Cy: -2, and an X.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.1  4. Zoe, held by Ann: 0.
R6.1  Ann: -1 in this round, 0 in all.
R6.1  Bo: -3 in this round, -2 in all.
R6.1  Cy: -2 in this round, -2 in all.
R6.1  Dee: +1 in this round, +1 in all.
R2    Round 2, day 1.
R2.2  The decree: 4-d1-a (reconstructed): -1 0 +1 0.
R3.1  Ann writes Katherine.
R3.1  Bo writes Jon.
R3.1  Cy writes John.
R3.1  Dee writes Catherine.
R4.5  Ann passes Katherine to Dee.
R4.5  Dee passes Catherine to Cy.
R4.5  Cy passes John to Bo.
R4.5  Bo passes Jon to Ann.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.4  Dee finds nobody to exchange with, and keeps after all.
R6.2  Equal names, from place 1 to 2: -1 for each.
R6.1  1. Katherine, held by Dee: -1, and an X.
R6.1  2. Catherine, held by Cy: -1, and an X.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Dee wrote a name that others wrote too: -1.
R6.2  Equal names, from place 3 to 4: +1 for each.
R6.1  3. Jon, held by Ann: +1.
R6.1  4. John, held by Bo: +1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  Ann: 0 in this round, +1 in all.
R6.1  Bo: 0 in this round, -2 in all.
R6.1  Cy: -2 in this round, -4 in all.
R6.1  Dee: -2 in this round, 0 in all.
R2    Round 3, day 1.
R2.2  The decree: 4-d1-d (reconstructed): 0 0 -2 +1.
R3.1  Ann writes Mia.
R3.1  Bo writes Zoey.
R3.1  Cy writes Sid.
R3.1  Dee writes Quinn.
R4.5  Ann passes Mia to Bo.
R4.5  Bo passes Zoey to Cy.
R4.5  Cy passes Sid to Dee.
R4.5  Dee passes Quinn to Ann.
R4.2  Ann keeps.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.5  Bo passes Mia to Cy.
R4.5  Cy passes Zoey to Dee.
R4.5  Dee passes Sid to Bo.
R4.2  Bo keeps.
R4.2  Cy passes.
R4.2  Dee passes.
R4.5  Cy passes Mia to Dee.
R4.5  Dee passes Zoey to Cy.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.4  Cy finds nobody to exchange with, and keeps after all.
R6.1  1. Mia, held by Dee: 0.
R6.1  2. Quinn, held by Ann: 0.
R6.1  3. Sid, held by Bo: -2, and an X.
R6.1  4. Zoey, held by Cy: +1.
R6.1  Ann: 0 in this round, +1 in all.
R6.1  Bo: -2 in this round, -4 in all.
R6.1  Cy: +1 in this round, -2 in all.
R6.1  Dee: 0 in this round, 0 in all.
R2    Round 4, day 1.
R2.2  The decree: 4-d1-b (reconstructed): 0 -1 0 -1.
R3.1  Ann writes Ann.
R3.1  Bo writes Anna.
R3.1  Cy writes Anne.
R3.1  Dee writes Ian.
R4.5  Ann passes Ann to Dee.
R4.5  Dee passes Ian to Cy.
R4.5  Cy passes Anne to Bo.
R4.5  Bo passes Anna to Ann.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.4  Dee finds nobody to exchange with, and keeps after all.
R6.2  Equal names, from place 1 to 2: -1 for each.
R6.1  1. Ann, held by Dee: -1, and an X.
R6.1  2. Anne, held by Bo: -1, and an X.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  3. Anna, held by Ann: 0.
R6.1  4. Ian, held by Cy: -1, and an X.
R6.1  Ann: -1 in this round, +1 in all.
R6.1  Bo: -1 in this round, -5 in all.
R6.1  Cy: -2 in this round, -3 in all.
R6.1  Dee: -1 in this round, 0 in all.
R7.1  Day 1 is over: the cards go back to their writers.
R7.1  Ann: kill points 3.
R7.1  Bo: kill points 1.
R7.1  Cy: kill points 2.
R7.1  Dee: kill points 2.
R2    Round 5, day 2.
R2.2  The decree: 4-d2-f (reconstructed): 0 -2 +1 0.
R5.1  Ann selects Mia.
R5.1  Bo selects Jon.
R5.1  Cy selects John.
R5.1  Dee selects Ian.
R6.1  1. Ian, held by Dee: 0.
R6.2  Equal names, from place 2 to 3: -1 for each.
R6.1  2. Jon, held by Bo: -1.
R6.1  3. John, held by Cy: -1.
R6.1  4. Mia, held by Ann: 0.
R6.1  Ann: 0 in this round, +1 in all.
R6.1  Bo: -1 in this round, -6 in all.
R6.1  Cy: -1 in this round, -4 in all.
R6.1  Dee: 0 in this round, 0 in all.
R2    Round 6, day 2.
R2.2  The decree: 4-d2-e (reconstructed): -1 +1 0 -1.
R5.1  Ann selects Ann.
R5.1  Bo selects Shawn.
R5.1  Cy selects Sid.
R5.1  Dee selects Zoe.
R6.1  1. Ann, held by Ann: -1.
R6.1  2. Shawn, held by Bo: +1.
R6.1  3. Sid, held by Cy: 0.
R6.1  4. Zoe, held by Dee: -1.
R6.1  Ann: -1 in this round, 0 in all.
R6.1  Bo: +1 in this round, -5 in all.
R6.1  Cy: 0 in this round, -4 in all.
R6.1  Dee: -1 in this round, -1 in all.
R2    Round 7, day 2.
R2.2  The decree: 4-d2-g (reconstructed): +2 0 -1 -2.
R5.1  Ann selects Katherine.
R5.1  Bo selects Anna.
R5.1  Cy selects Anne.
R5.1  Dee selects Catherine.
R6.1  1. Anna, held by Bo: +2.
R6.1  2. Anne, held by Cy: 0.
R6.2  Equal names, from place 3 to 4: -3 for each.
R6.1  3. Katherine, held by Ann: -3.
R6.1  4. Catherine, held by Dee: -3.
R6.1  Ann: -3 in this round, -3 in all.
R6.1  Bo: +2 in this round, -3 in all.
R6.1  Cy: 0 in this round, -4 in all.
R6.1  Dee: -3 in this round, -4 in all.
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
