R2    Round 1, day 1.
R2.2  The decree: 4-d1-d (reconstructed): 0 0 -2 +1.
R3.1  Ann writes Noah.
R3.1  Bo writes Robert.
R3.1  Cy writes Quincy.
R3.1  Dee writes Polly.
R4.5  Ann passes Noah to Bo.
R4.5  Bo passes Robert to Cy.
R4.5  Cy passes Quincy to Dee.
R4.5  Dee passes Polly to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.5  Ann passes Polly to Bo.
R4.5  Bo passes Noah to Cy.
R4.5  Cy passes Robert to Dee.
R4.5  Dee passes Quincy to Ann.
R4.2  Ann keeps.
R4.2  Bo passes.
R4.2  Cy keeps.
R4.2  Dee keeps.
R4.4  Bo finds nobody to exchange with, and keeps after all.
R6.1  1. Noah, held by Cy: 0.
R6.1  2. Polly, held by Bo: 0.
R6.1  3. Quincy, held by Ann: -2, and an X.
R6.1  4. Robert, held by Dee: +1.
R6.1  Ann: -2 in this round, -2 in all.
R6.1  Bo: 0 in this round, 0 in all.
R6.1  Cy: 0 in this round, +1 in all.
R6.1  Dee: +1 in this round, +1 in all.
R2    Round 2, day 1.
R2.2  The decree: 4-d1-a (reconstructed): -1 0 +1 0.
R3.1  Ann writes Fergus.
R3.1  Bo writes Zoe.
R3.1  Cy writes Fergus.
R3.1  Dee writes Hilary.
R4.5  Ann passes Fergus to Dee.
R4.5  Dee passes Hilary to Cy.
R4.5  Cy passes Fergus to Bo.
R4.5  Bo passes Zoe to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.5  Ann passes Zoe to Dee.
R4.5  Dee passes Fergus to Bo.
R4.5  Bo passes Fergus to Ann.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Dee passes.
R4.4  Dee finds nobody to exchange with, and keeps after all.
R6.2  Equal names, from place 1 to 2: -1 for each.
R6.1  1. Fergus, held by Bo: -1, and an X.
R6.1  2. Fergus, held by Ann: -1, and an X.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  3. Hilary, held by Cy: +1.
R6.1  4. Zoe, held by Dee: 0.
R6.1  Ann: -2 in this round, -3 in all.
R6.1  Bo: -1 in this round, -1 in all.
R6.1  Cy: 0 in this round, +2 in all.
R6.1  Dee: 0 in this round, +1 in all.
R2    Round 3, day 1.
R2.2  The decree: 4-d1-c (reconstructed): +1 -1 -1 0.
R3.1  Ann writes Eileen.
R3.1  Bo writes Alexander.
R3.1  Cy writes Crispin.
R3.1  Dee writes Bianca.
R4.5  Ann passes Eileen to Bo.
R4.5  Bo passes Alexander to Cy.
R4.5  Cy passes Crispin to Dee.
R4.5  Dee passes Bianca to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.5  Ann passes Bianca to Cy.
R4.5  Cy passes Alexander to Ann.
R4.2  Ann passes.
R4.2  Cy keeps.
R4.4  Ann finds nobody to exchange with, and keeps after all.
R6.1  1. Alexander, held by Ann: +1.
R6.1  2. Bianca, held by Cy: -1, and an X.
R6.1  3. Crispin, held by Dee: -1, and an X.
R6.1  4. Eileen, held by Bo: 0.
R6.1  Ann: +1 in this round, -2 in all.
R6.1  Bo: 0 in this round, -1 in all.
R6.1  Cy: -1 in this round, +2 in all.
R6.1  Dee: -1 in this round, +1 in all.
R2    Round 4, day 1.
R2.2  The decree: 4-d1-b (reconstructed): 0 -1 0 -1.
R3.1  Ann writes Jennifer.
R3.1  Bo writes Odette.
R3.1  Cy writes Muriel.
R3.1  Dee writes Rosalind.
R4.5  Ann passes Jennifer to Dee.
R4.5  Dee passes Rosalind to Cy.
R4.5  Cy passes Muriel to Bo.
R4.5  Bo passes Odette to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.5  Ann passes Odette to Dee.
R4.5  Dee passes Jennifer to Cy.
R4.5  Cy passes Rosalind to Bo.
R4.5  Bo passes Muriel to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.5  Ann passes Muriel to Dee.
R4.5  Dee passes Odette to Ann.
R4.2  Ann passes.
R4.2  Dee passes.
R4.5  Ann passes Odette to Dee.
R4.5  Dee passes Muriel to Ann.
R4.7  They have decided 3 times: that was the last exchange.
R6.1  1. Jennifer, held by Cy: 0.
R6.1  2. Muriel, held by Ann: -1, and an X.
R6.1  3. Odette, held by Dee: 0.
R6.1  4. Rosalind, held by Bo: -1, and an X.
R6.1  Ann: -1 in this round, -3 in all.
R6.1  Bo: -1 in this round, -2 in all.
R6.1  Cy: 0 in this round, +3 in all.
R6.1  Dee: 0 in this round, +2 in all.
R7.1  Day 1 is over: the cards go back to their writers.
R7.1  Ann: kill points 1.
R7.1  Bo: kill points 0.
R7.1  Cy: kill points 4.
R7.1  Dee: kill points 2.
R2    Round 5, day 2.
R2.2  The decree: 4-d2-g (reconstructed): +2 0 -1 -2.
R5.1  Ann selects Noah.
R5.1  Bo selects Odette.
R5.1  Cy selects Quincy.
R5.1  Dee selects Polly.
R6.1  1. Noah, held by Ann: +2.
R6.1  2. Odette, held by Bo: 0.
R6.1  3. Polly, held by Dee: -1.
R6.1  4. Quincy, held by Cy: -2.
R6.1  Ann: +2 in this round, -1 in all.
R6.1  Bo: 0 in this round, -2 in all.
R6.1  Cy: -2 in this round, +1 in all.
R6.1  Dee: -1 in this round, +1 in all.
R2    Round 6, day 2.
R2.2  The decree: 4-d2-f (reconstructed): 0 -2 +1 0.
R5.1  Ann selects Eileen.
R5.1  Bo selects Alexander.
R5.1  Cy selects Crispin.
R5.1  Dee selects Bianca.
R6.1  1. Alexander, held by Bo: 0.
R6.1  2. Bianca, held by Dee: -2.
R6.1  3. Crispin, held by Cy: +1.
R6.1  4. Eileen, held by Ann: 0.
R6.1  Ann: 0 in this round, -1 in all.
R6.1  Bo: 0 in this round, -2 in all.
R6.1  Cy: +1 in this round, +2 in all.
R6.1  Dee: -2 in this round, -1 in all.
R2    Round 7, day 2.
R2.2  The decree: 4-d2-e (reconstructed): -1 +1 0 -1.
R5.1  Ann selects Jennifer.
R5.1  Bo selects Robert.
R5.1  Cy selects Muriel.
R5.1  Dee selects Hilary.
R6.1  1. Hilary, held by Dee: -1.
R6.1  2. Jennifer, held by Ann: +1.
R6.1  3. Muriel, held by Cy: 0.
R6.1  4. Robert, held by Bo: -1.
R6.1  Ann: +1 in this round, 0 in all.
R6.1  Bo: -1 in this round, -3 in all.
R6.1  Cy: 0 in this round, +2 in all.
R6.1  Dee: -1 in this round, -2 in all.
R8.2  Cy won.
= Ann.points -1
= Ann.kills 1
= Ann.total 0
= Ann.holds -
= Ann.round1 -2
= Ann.round2 -2
= Ann.round3 1
= Ann.round4 -1
= Ann.round5 2
= Ann.round6 0
= Ann.round7 1
= Bo.points -3
= Bo.kills 0
= Bo.total -3
= Bo.holds -
= Bo.round1 0
= Bo.round2 -1
= Bo.round3 0
= Bo.round4 -1
= Bo.round5 0
= Bo.round6 0
= Bo.round7 -1
= Cy.points -2
= Cy.kills 4
= Cy.total 2
= Cy.holds -
= Cy.round1 0
= Cy.round2 0
= Cy.round3 -1
= Cy.round4 0
= Cy.round5 -2
= Cy.round6 1
= Cy.round7 0
= Dee.points -4
= Dee.kills 2
= Dee.total -2
= Dee.holds -
= Dee.round1 1
= Dee.round2 0
= Dee.round3 -1
= Dee.round4 0
= Dee.round5 -1
= Dee.round6 -2
= Dee.round7 -1
= day 2
= round 7
= order Hilary,Jennifer,Muriel,Robert
= winners Cy
= over yes
= awaiting -
= question -
