R2    Round 1, day 1.
R2.2  The decree: 4-d1-d (reconstructed): 0 0 -2 +1.
R3.1  Ann writes Noah.
R3.1  Bo writes Robert.
R3.1  Cy writes Quincy.
R3.1  Dee writes Polly.
R4.1  Ann passes their own card, Noah, to Bo.
R4.1  Bo passes their own card, Robert, to Cy.
R4.1  Cy passes their own card, Quincy, to Dee.
R4.1  Dee passes their own card, Polly, to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.5  Ann passes Dee's card, Polly, to Bo.
R4.5  Bo passes Ann's card, Noah, to Cy.
R4.5  Cy passes Bo's card, Robert, to Dee.
R4.5  Dee passes Cy's card, Quincy, to Ann.
R4.2  Ann keeps.
R4.2  Bo passes.
R4.2  Cy keeps.
R4.2  Dee keeps.
R4.4  Bo finds nobody to exchange with, and keeps after all.
R6.1  1. Noah, written by Ann, held by Cy: 0.
R6.1  2. Polly, written by Dee, held by Bo: 0.
R6.1  3. Quincy, written by Cy, held by Ann: -2, and an X: a kill point for Cy.
R6.1  4. Robert, written by Bo, held by Dee: +1.
R6.1  Ann: -2 in this round, -2 so far.
R6.1  Bo: 0 in this round, 0 so far.
R6.1  Cy: 0 in this round, 0 so far.
R6.1  Dee: +1 in this round, +1 so far.
R2    Round 2, day 1.
R2.2  The decree: 4-d1-a (reconstructed): -1 0 +1 0.
R3.1  Ann writes Fergus.
R3.1  Bo writes Zoe.
R3.1  Cy writes Fergus.
R3.1  Dee writes Hilary.
R4.1  Ann passes their own card, Fergus, to Dee.
R4.1  Dee passes their own card, Hilary, to Cy.
R4.1  Cy passes their own card, Fergus, to Bo.
R4.1  Bo passes their own card, Zoe, to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.5  Ann passes Bo's card, Zoe, to Dee.
R4.5  Dee passes Ann's card, Fergus, to Bo.
R4.5  Bo passes Cy's card, Fergus, to Ann.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Dee passes.
R4.4  Dee finds nobody to exchange with, and keeps after all.
R6.3  Equal names, from place 1 to 2: -1 for each.
R6.1  1. Fergus, written by Ann, held by Bo: -1, and an X: a kill point for Ann.
R6.1  2. Fergus, written by Cy, held by Ann: -1, and an X: a kill point for Cy.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  3. Hilary, written by Dee, held by Cy: +1.
R6.1  4. Zoe, written by Bo, held by Dee: 0.
R6.1  Ann: -2 in this round, -4 so far.
R6.1  Bo: -1 in this round, -1 so far.
R6.1  Cy: 0 in this round, 0 so far.
R6.1  Dee: 0 in this round, +1 so far.
R2    Round 3, day 1.
R2.2  The decree: 4-d1-c (reconstructed): +1 -1 -1 0.
R3.1  Ann writes Eileen.
R3.1  Bo writes Alexander.
R3.1  Cy writes Crispin.
R3.1  Dee writes Bianca.
R4.1  Ann passes their own card, Eileen, to Bo.
R4.1  Bo passes their own card, Alexander, to Cy.
R4.1  Cy passes their own card, Crispin, to Dee.
R4.1  Dee passes their own card, Bianca, to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.5  Ann passes Dee's card, Bianca, to Cy.
R4.5  Cy passes Bo's card, Alexander, to Ann.
R4.2  Ann passes.
R4.2  Cy keeps.
R4.4  Ann finds nobody to exchange with, and keeps after all.
R6.1  1. Alexander, written by Bo, held by Ann: +1.
R6.1  2. Bianca, written by Dee, held by Cy: -1, and an X: a kill point for Dee.
R6.1  3. Crispin, written by Cy, held by Dee: -1, and an X: a kill point for Cy.
R6.1  4. Eileen, written by Ann, held by Bo: 0.
R6.1  Ann: +1 in this round, -3 so far.
R6.1  Bo: 0 in this round, -1 so far.
R6.1  Cy: -1 in this round, -1 so far.
R6.1  Dee: -1 in this round, 0 so far.
R2    Round 4, day 1.
R2.2  The decree: 4-d1-b (reconstructed): 0 -1 0 -1.
R3.1  Ann writes Jennifer.
R3.1  Bo writes Odette.
R3.1  Cy writes Muriel.
R3.1  Dee writes Rosalind.
R4.1  Ann passes their own card, Jennifer, to Dee.
R4.1  Dee passes their own card, Rosalind, to Cy.
R4.1  Cy passes their own card, Muriel, to Bo.
R4.1  Bo passes their own card, Odette, to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.5  Ann passes Bo's card, Odette, to Dee.
R4.5  Dee passes Ann's card, Jennifer, to Cy.
R4.5  Cy passes Dee's card, Rosalind, to Bo.
R4.5  Bo passes Cy's card, Muriel, to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.5  Ann passes Cy's card, Muriel, to Dee.
R4.5  Dee passes Bo's card, Odette, to Ann.
R4.2  Ann passes.
R4.2  Dee passes.
R4.5  Ann passes Bo's card, Odette, to Dee.
R4.5  Dee passes Cy's card, Muriel, to Ann.
R4.7  They have decided 3 times: that was the last exchange.
R6.1  1. Jennifer, written by Ann, held by Cy: 0.
R6.1  2. Muriel, written by Cy, held by Ann: -1, and an X: a kill point for Cy.
R6.1  3. Odette, written by Bo, held by Dee: 0.
R6.1  4. Rosalind, written by Dee, held by Bo: -1, and an X: a kill point for Dee.
R6.1  Ann: -1 in this round, -4 so far.
R6.1  Bo: -1 in this round, -2 so far.
R6.1  Cy: 0 in this round, -1 so far.
R6.1  Dee: 0 in this round, 0 so far.
R7.1  Day 1 is over: the cards go back to their writers.
R7.1  Ann: -4 so far and 1 kill point, -3 in all.
R7.1  Bo: -2 so far and no kill points, -2 in all.
R7.1  Cy: -1 so far and 4 kill points, +3 in all.
R7.1  Dee: 0 so far and 2 kill points, +2 in all.
R2    Round 5, day 2.
R2.2  The decree: 4-d2-g (reconstructed): +2 0 -1 -2.
R5.1  Ann selects Noah.
R5.1  Bo selects Odette.
R5.1  Cy selects Quincy.
R5.1  Dee selects Polly.
R6.1  1. Noah, Ann's own: +2.
R6.1  2. Odette, Bo's own: 0.
R6.1  3. Polly, Dee's own: -1.
R6.1  4. Quincy, Cy's own: -2.
R8.1  Ann: +2 in this round, -1 in all.
R8.1  Bo: 0 in this round, -2 in all.
R8.1  Cy: -2 in this round, +1 in all.
R8.1  Dee: -1 in this round, +1 in all.
R2    Round 6, day 2.
R2.2  The decree: 4-d2-f (reconstructed): 0 -2 +1 0.
R5.1  Ann selects Eileen.
R5.1  Bo selects Alexander.
R5.1  Cy selects Crispin.
R5.1  Dee selects Bianca.
R6.1  1. Alexander, Bo's own: 0.
R6.1  2. Bianca, Dee's own: -2.
R6.1  3. Crispin, Cy's own: +1.
R6.1  4. Eileen, Ann's own: 0.
R8.1  Ann: 0 in this round, -1 in all.
R8.1  Bo: 0 in this round, -2 in all.
R8.1  Cy: +1 in this round, +2 in all.
R8.1  Dee: -2 in this round, -1 in all.
R2    Round 7, day 2.
R2.2  The decree: 4-d2-e (reconstructed): -1 +1 0 -1.
R5.1  Ann selects Jennifer.
R5.1  Bo selects Robert.
R5.1  Cy selects Muriel.
R5.1  Dee selects Hilary.
R6.1  1. Hilary, Dee's own: -1.
R6.1  2. Jennifer, Ann's own: +1.
R6.1  3. Muriel, Cy's own: 0.
R6.1  4. Robert, Bo's own: -1.
R8.1  Ann: +1 in this round, 0 in all.
R8.1  Bo: -1 in this round, -3 in all.
R8.1  Cy: 0 in this round, +2 in all.
R8.1  Dee: -1 in this round, -2 in all.
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
