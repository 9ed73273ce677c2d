R2    Round 1, day 1.
R2.2  The decree: 4-d1-d (reconstructed): 0 0 -2 +1.
R3.1  Ann writes あきら.
R3.1  Bo writes アキラ.
R3.1  Cy writes Zoë.
R3.1  Dee writes はな.
R4.1  Ann passes their own card, あきら, to Bo.
R4.1  Bo passes their own card, アキラ, to Cy.
R4.1  Cy passes their own card, Zoë, to Dee.
R4.1  Dee passes their own card, はな, to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.5  Ann passes Dee's card, はな, to Cy.
R4.5  Cy passes Bo's card, アキラ, to Ann.
R4.2  Ann passes.
R4.2  Cy passes.
R4.5  Ann passes Bo's card, アキラ, to Cy.
R4.5  Cy passes Dee's card, はな, to Ann.
R4.2  Ann passes.
R4.2  Cy passes.
R4.5  Ann passes Dee's card, はな, to Cy.
R4.5  Cy passes Bo's card, アキラ, to Ann.
R4.7  They have decided 3 times: that was the last exchange.
R6.1  1. Zoë, written by Cy, held by Dee: 0.
R6.3  Equal names, from place 2 to 3: -2 for each.
R6.1  2. あきら, written by Ann, held by Bo: -2, and an X: a kill point for Ann.
R6.1  3. アキラ, written by Bo, held by Ann: -2, and an X: a kill point for Bo.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.1  4. はな, written by Dee, held by Cy: +1.
R6.1  Ann: -3 in this round, -3 so far.
R6.1  Bo: -3 in this round, -3 so far.
R6.1  Cy: +1 in this round, +1 so far.
R6.1  Dee: 0 in this round, 0 so far.
R2    Round 2, day 1.
R2.2  The decree: 4-d1-c (reconstructed): +1 -1 -1 0.
R3.1  Ann writes ばな.
R3.1  Bo writes はな.
R3.1  Cy writes ぱな.
R3.1  Dee writes 美咲.
R4.1  Ann passes their own card, ばな, to Dee.
R4.1  Dee passes their own card, 美咲, to Cy.
R4.1  Cy passes their own card, ぱな, to Bo.
R4.1  Bo passes their own card, はな, to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy passes.
R4.2  Dee passes.
R4.5  Ann passes Bo's card, はな, to Dee.
R4.5  Dee passes Ann's card, ばな, to Cy.
R4.5  Cy passes Dee's card, 美咲, to Ann.
R4.2  Ann passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.5  Ann passes Dee's card, 美咲, to Dee.
R4.5  Dee passes Bo's card, はな, to Cy.
R4.5  Cy passes Ann's card, ばな, to Ann.
R4.2  Ann keeps.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.4  Dee finds nobody to exchange with, and keeps after all.
R6.1  1. はな, written by Bo, held by Cy: +1.
R6.1  2. ばな, Ann's own: -1, and an X: a kill point for Ann.
R6.1  3. ぱな, written by Cy, held by Bo: -1, and an X: a kill point for Cy.
R6.1  4. 美咲, Dee's own: 0.
R6.1  Ann: -1 in this round, -4 so far.
R6.1  Bo: -1 in this round, -4 so far.
R6.1  Cy: +1 in this round, +2 so far.
R6.1  Dee: 0 in this round, 0 so far.
R2    Round 3, day 1.
R2.2  The decree: 4-d1-a (reconstructed): -1 0 +1 0.
R3.1  Ann writes Łucja.
R3.1  Bo writes あーや.
R3.1  Cy writes ああや.
R3.1  Dee writes Bo.
R4.1  Ann passes their own card, Łucja, to Bo.
R4.1  Bo passes their own card, あーや, to Cy.
R4.1  Cy passes their own card, ああや, to Dee.
R4.1  Dee passes their own card, Bo, to Ann.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee keeps.
R6.1  1. Bo, written by Dee, held by Ann: -1, and an X: a kill point for Dee.
R6.1  2. Łucja, written by Ann, held by Bo: 0.
R6.3  Equal names, from place 3 to 4: +1 for each.
R6.1  3. あーや, written by Bo, held by Cy: +1.
R6.1  4. ああや, written by Cy, held by Dee: +1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  Ann: -1 in this round, -5 so far.
R6.1  Bo: -1 in this round, -5 so far.
R6.1  Cy: 0 in this round, +2 so far.
R6.1  Dee: +1 in this round, +1 so far.
R2    Round 4, day 1.
R2.2  The decree: 4-d1-b (reconstructed): 0 -1 0 -1.
R3.1  Ann writes みすず.
R3.1  Bo writes ミスズ.
R3.1  Cy writes みすゞ.
R3.1  Dee writes アン.
R4.1  Ann passes their own card, みすず, to Dee.
R4.1  Dee passes their own card, アン, to Cy.
R4.1  Cy passes their own card, みすゞ, to Bo.
R4.1  Bo passes their own card, ミスズ, to Ann.
R4.2  Ann keeps.
R4.2  Bo keeps.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.4  Cy finds nobody to exchange with, and keeps after all.
R6.1  1. アン, written by Dee, held by Cy: 0.
R6.3  Equal names, from place 2 to 4: -2 for each.
R6.1  2. みすず, written by Ann, held by Dee: -2, and an X: a kill point for Ann.
R6.1  3. ミスズ, written by Bo, held by Ann: -2, and an X: a kill point for Bo.
R6.1  4. みすゞ, written by Cy, held by Bo: -2, and an X: a kill point for Cy.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  Ann: -3 in this round, -8 so far.
R6.1  Bo: -3 in this round, -8 so far.
R6.1  Cy: -1 in this round, +1 so far.
R6.1  Dee: -2 in this round, -1 so far.
R7.1  Day 1 is over: the cards go back to their writers.
R7.1  Ann: -8 so far and 3 kill points, -5 in all.
R7.1  Bo: -8 so far and 2 kill points, -6 in all.
R7.1  Cy: +1 so far and 2 kill points, +3 in all.
R7.1  Dee: -1 so far and 1 kill point, 0 in all.
R2    Round 5, day 2.
R2.2  The decree: 4-d2-e (reconstructed): -1 +1 0 -1.
R5.1  Ann selects ばな.
R5.1  Bo selects ミスズ.
R5.1  Cy selects みすゞ.
R5.1  Dee selects 美咲.
R6.1  1. ばな, Ann's own: -1.
R6.3  Equal names, from place 2 to 3: +1 for each.
R6.1  2. ミスズ, Bo's own: +1.
R6.1  3. みすゞ, Cy's own: +1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  4. 美咲, Dee's own: -1.
R8.1  Ann: -1 in this round, -6 in all.
R8.1  Bo: 0 in this round, -6 in all.
R8.1  Cy: 0 in this round, +3 in all.
R8.1  Dee: -1 in this round, -1 in all.
R2    Round 6, day 2.
R2.2  The decree: 4-d2-g (reconstructed): +2 0 -1 -2.
R5.1  Ann selects あきら.
R5.1  Bo selects あーや.
R5.1  Cy selects ああや.
R5.1  Dee selects アン.
R6.3  Equal names, from place 1 to 2: +2 for each.
R6.1  1. あーや, Bo's own: +2.
R6.1  2. ああや, Cy's own: +2.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  3. あきら, Ann's own: -1.
R6.1  4. アン, Dee's own: -2.
R8.1  Ann: -1 in this round, -7 in all.
R8.1  Bo: +1 in this round, -5 in all.
R8.1  Cy: +1 in this round, +4 in all.
R8.1  Dee: -2 in this round, -3 in all.
R2    Round 7, day 2.
R2.2  The decree: 4-d2-f (reconstructed): 0 -2 +1 0.
R5.1  Ann selects Łucja.
R5.1  Bo selects アキラ.
R5.1  Cy selects Zoë.
R5.1  Dee selects Bo.
R6.1  1. Bo, Dee's own: 0.
R6.1  2. Łucja, Ann's own: -2.
R6.1  3. Zoë, Cy's own: +1.
R6.1  4. アキラ, Bo's own: 0.
R8.1  Ann: -2 in this round, -9 in all.
R8.1  Bo: 0 in this round, -5 in all.
R8.1  Cy: +1 in this round, +5 in all.
R8.1  Dee: 0 in this round, -3 in all.
R8.2  Cy won.
= Ann.points -12
= Ann.kills 3
= Ann.total -9
= Ann.holds -
= Ann.round1 -3
= Ann.round2 -1
= Ann.round3 -1
= Ann.round4 -3
= Ann.round5 -1
= Ann.round6 -1
= Ann.round7 -2
= Bo.points -7
= Bo.kills 2
= Bo.total -5
= Bo.holds -
= Bo.round1 -3
= Bo.round2 -1
= Bo.round3 -1
= Bo.round4 -3
= Bo.round5 0
= Bo.round6 1
= Bo.round7 0
= Cy.points 3
= Cy.kills 2
= Cy.total 5
= Cy.holds -
= Cy.round1 1
= Cy.round2 1
= Cy.round3 0
= Cy.round4 -1
= Cy.round5 0
= Cy.round6 1
= Cy.round7 1
= Dee.points -4
= Dee.kills 1
= Dee.total -3
= Dee.holds -
= Dee.round1 0
= Dee.round2 0
= Dee.round3 1
= Dee.round4 -2
= Dee.round5 -1
= Dee.round6 -2
= Dee.round7 0
= day 2
= round 7
= order Bo,Łucja,Zoë,アキラ
= winners Cy
= over yes
= awaiting -
= question -
