R2    Round 1, day 1.
R2.2  The decree: practice (inferred): 0 -1 0 +1 0.
R3.1  Ann writes Henry.
R3.1  Bo writes Herbert.
R3.1  Cy writes Herbert.
R3.1  Dee writes Eileen.
R3.1  Ed writes Elaine.
R4.1  Ann passes their own card, Henry, to Bo.
R4.1  Bo passes their own card, Herbert, to Cy.
R4.1  Cy passes their own card, Herbert, to Dee.
R4.1  Dee passes their own card, Eileen, to Ed.
R4.1  Ed passes their own card, Elaine, to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.2  Ed passes.
R4.5  Ann passes Ed's card, Elaine, to Bo.
R4.5  Bo passes Ann's card, Henry, to Cy.
R4.5  Cy passes Bo's card, Herbert, to Ed.
R4.5  Ed passes Dee's card, Eileen, to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Ed keeps.
R4.5  Ann passes Dee's card, Eileen, to Bo.
R4.5  Bo passes Ed's card, Elaine, to Cy.
R4.5  Cy passes Ann's card, Henry, to Ann.
R4.7  They have decided 2 times: that was the last exchange.
R6.1  1. Eileen, written by Dee, held by Bo: 0.
R6.1  2. Elaine, written by Ed, held by Cy: -1, and an X: a kill point for Ed.
R6.1  3. Henry, Ann's own: 0.
R6.3  Equal names, from place 4 to 5: +1 for each.
R6.1  4. Herbert, written by Bo, held by Ed: +1.
R6.1  5. Herbert, written by Cy, held by Dee: +1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  Ann: 0 in this round, 0 so far.
R6.1  Bo: -1 in this round, -1 so far.
R6.1  Cy: -2 in this round, -2 so far.
R6.1  Dee: +1 in this round, +1 so far.
R6.1  Ed: +1 in this round, +1 so far.
R2    Round 2, day 1.
R2.2  The decree: 5-d1-a (reconstructed): -1 0 0 +1 0.
R3.1  Ann writes Hannah.
R3.1  Bo writes Moira.
R3.1  Cy writes Roderick.
R3.1  Dee writes Peter.
R3.1  Ed writes Harry.
R4.1  Ann passes their own card, Hannah, to Ed.
R4.1  Ed passes their own card, Harry, to Dee.
R4.1  Dee passes their own card, Peter, to Cy.
R4.1  Cy passes their own card, Roderick, to Bo.
R4.1  Bo passes their own card, Moira, to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.2  Ed passes.
R4.5  Ann passes Bo's card, Moira, to Ed.
R4.5  Ed passes Ann's card, Hannah, to Dee.
R4.5  Dee passes Ed's card, Harry, to Bo.
R4.5  Bo passes Cy's card, Roderick, to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Dee passes.
R4.2  Ed passes.
R4.5  Ann passes Cy's card, Roderick, to Ed.
R4.5  Ed passes Bo's card, Moira, to Dee.
R4.5  Dee passes Ann's card, Hannah, to Bo.
R4.5  Bo passes Ed's card, Harry, to Ann.
R4.7  They have decided 2 times: that was the last exchange.
R6.1  1. Hannah, written by Ann, held by Bo: -1, and an X: a kill point for Ann.
R6.1  2. Harry, written by Ed, held by Ann: 0.
R6.1  3. Moira, written by Bo, held by Dee: 0.
R6.1  4. Peter, written by Dee, held by Cy: +1.
R6.1  5. Roderick, written by Cy, held by Ed: 0.
R6.1  Ann: 0 in this round, 0 so far.
R6.1  Bo: -1 in this round, -2 so far.
R6.1  Cy: +1 in this round, -1 so far.
R6.1  Dee: 0 in this round, +1 so far.
R6.1  Ed: 0 in this round, +1 so far.
R2    Round 3, day 1.
R2.2  The decree: 5-d1-c (reconstructed): +1 0 -2 0 -1.
R3.1  Ann writes Vaughn.
R3.1  Bo writes Victoria.
R3.1  Cy writes York.
R3.1  Dee writes Vera.
R3.1  Ed writes Zoe.
R4.1  Ann passes their own card, Vaughn, to Bo.
R4.1  Bo passes their own card, Victoria, to Cy.
R4.1  Cy passes their own card, York, to Dee.
R4.1  Dee passes their own card, Vera, to Ed.
R4.1  Ed passes their own card, Zoe, to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.2  Ed passes.
R4.5  Ann passes Ed's card, Zoe, to Bo.
R4.5  Bo passes Ann's card, Vaughn, to Cy.
R4.5  Cy passes Bo's card, Victoria, to Dee.
R4.5  Dee passes Cy's card, York, to Ed.
R4.5  Ed passes Dee's card, Vera, to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.2  Ed keeps.
R4.5  Ann passes Dee's card, Vera, to Bo.
R4.5  Bo passes Ed's card, Zoe, to Cy.
R4.5  Cy passes Ann's card, Vaughn, to Ann.
R4.7  They have decided 2 times: that was the last exchange.
R6.1  1. Vaughn, Ann's own: +1.
R6.1  2. Vera, written by Dee, held by Bo: 0.
R6.1  3. Victoria, written by Bo, held by Dee: -2, and an X: a kill point for Bo.
R6.1  4. York, written by Cy, held by Ed: 0.
R6.1  5. Zoe, written by Ed, held by Cy: -1, and an X: a kill point for Ed.
R6.1  Ann: +1 in this round, +1 so far.
R6.1  Bo: 0 in this round, -2 so far.
R6.1  Cy: -1 in this round, -2 so far.
R6.1  Dee: -2 in this round, -1 so far.
R6.1  Ed: 0 in this round, +1 so far.
R2    Round 4, day 1.
R2.2  The decree: 5-d1-b (reconstructed): 0 -1 +1 -1 0.
R3.1  Ann writes Elaine.
R3.1  Bo writes Fiona.
R3.1  Cy writes Hubert.
R3.1  Dee writes Laura.
R3.1  Ed writes Natalie.
R4.1  Ann passes their own card, Elaine, to Ed.
R4.1  Ed passes their own card, Natalie, to Dee.
R4.1  Dee passes their own card, Laura, to Cy.
R4.1  Cy passes their own card, Hubert, to Bo.
R4.1  Bo passes their own card, Fiona, to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.2  Ed passes.
R4.5  Ann passes Bo's card, Fiona, to Ed.
R4.5  Ed passes Ann's card, Elaine, to Dee.
R4.5  Dee passes Ed's card, Natalie, to Cy.
R4.5  Cy passes Dee's card, Laura, to Bo.
R4.5  Bo passes Cy's card, Hubert, to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.2  Ed passes.
R4.5  Ann passes Cy's card, Hubert, to Ed.
R4.5  Ed passes Bo's card, Fiona, to Dee.
R4.5  Dee passes Ann's card, Elaine, to Ann.
R4.7  They have decided 2 times: that was the last exchange.
R6.1  1. Elaine, Ann's own: 0.
R6.1  2. Fiona, written by Bo, held by Dee: -1, and an X: a kill point for Bo.
R6.1  3. Hubert, written by Cy, held by Ed: +1.
R6.1  4. Laura, written by Dee, held by Bo: -1, and an X: a kill point for Dee.
R6.1  5. Natalie, written by Ed, held by Cy: 0.
R6.1  Ann: 0 in this round, +1 so far.
R6.1  Bo: -1 in this round, -3 so far.
R6.1  Cy: 0 in this round, -2 so far.
R6.1  Dee: -1 in this round, -2 so far.
R6.1  Ed: +1 in this round, +2 so far.
R7.1  Day 1 is over: the cards go back to their writers.
R7.1  Ann: +1 so far and 1 kill point, +2 in all.
R7.1  Bo: -3 so far and 2 kill points, -1 in all.
R7.1  Cy: -2 so far and no kill points, -2 in all.
R7.1  Dee: -2 so far and 1 kill point, -1 in all.
R7.1  Ed: +2 so far and 2 kill points, +4 in all.
R2    Round 5, day 2.
R2.2  The decree: 5-d2-g (reconstructed): +2 -1 0 -1 -1.
R5.1  Ann selects Elaine.
R5.1  Bo selects Moira.
R5.1  Cy selects Hubert.
R5.1  Dee selects Eileen.
R5.1  Ed selects Elaine.
R6.1  1. Eileen, Dee's own: +2.
R6.3  Equal names, from place 2 to 3: -1 for each.
R6.1  2. Elaine, Ann's own: -1.
R6.1  3. Elaine, Ed's own: -1.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Ed wrote a name that others wrote too: -1.
R6.1  4. Hubert, Cy's own: -1.
R6.1  5. Moira, Bo's own: -1.
R8.1  Ann: -2 in this round, 0 in all.
R8.1  Bo: -1 in this round, -2 in all.
R8.1  Cy: -1 in this round, -3 in all.
R8.1  Dee: +2 in this round, +1 in all.
R8.1  Ed: -2 in this round, +2 in all.
R2    Round 6, day 2.
R2.2  The decree: 5-d2-e (reconstructed): -1 +1 0 -1 0.
R5.1  Ann selects Henry.
R5.1  Bo selects Herbert.
R5.1  Cy selects Herbert.
R5.1  Dee selects Peter.
R5.1  Ed selects Harry.
R6.1  1. Harry, Ed's own: -1.
R6.1  2. Henry, Ann's own: +1.
R6.3  Equal names, from place 3 to 4: -1 for each.
R6.1  3. Herbert, Bo's own: -1.
R6.1  4. Herbert, Cy's own: -1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  5. Peter, Dee's own: 0.
R8.1  Ann: +1 in this round, +1 in all.
R8.1  Bo: -2 in this round, -4 in all.
R8.1  Cy: -2 in this round, -5 in all.
R8.1  Dee: 0 in this round, +1 in all.
R8.1  Ed: -1 in this round, +1 in all.
R2    Round 7, day 2.
R2.2  The decree: 5-d2-f (reconstructed): 0 0 -2 +1 0.
R5.1  Ann selects Hannah.
R5.1  Bo selects Victoria.
R5.1  Cy selects York.
R5.1  Dee selects Laura.
R5.1  Ed selects Zoe.
R6.1  1. Hannah, Ann's own: 0.
R6.1  2. Laura, Dee's own: 0.
R6.1  3. Victoria, Bo's own: -2.
R6.1  4. York, Cy's own: +1.
R6.1  5. Zoe, Ed's own: 0.
R8.1  Ann: 0 in this round, +1 in all.
R8.1  Bo: -2 in this round, -6 in all.
R8.1  Cy: +1 in this round, -4 in all.
R8.1  Dee: 0 in this round, +1 in all.
R8.1  Ed: 0 in this round, +1 in all.
R8.2  Ed won.
= Ann.points 0
= Ann.kills 1
= Ann.total 1
= Ann.holds -
= Ann.round1 0
= Ann.round2 0
= Ann.round3 1
= Ann.round4 0
= Ann.round5 -2
= Ann.round6 1
= Ann.round7 0
= Bo.points -8
= Bo.kills 2
= Bo.total -6
= Bo.holds -
= Bo.round1 -1
= Bo.round2 -1
= Bo.round3 0
= Bo.round4 -1
= Bo.round5 -1
= Bo.round6 -2
= Bo.round7 -2
= Cy.points -4
= Cy.kills 0
= Cy.total -4
= Cy.holds -
= Cy.round1 -2
= Cy.round2 1
= Cy.round3 -1
= Cy.round4 0
= Cy.round5 -1
= Cy.round6 -2
= Cy.round7 1
= Dee.points 0
= Dee.kills 1
= Dee.total 1
= Dee.holds -
= Dee.round1 1
= Dee.round2 0
= Dee.round3 -2
= Dee.round4 -1
= Dee.round5 2
= Dee.round6 0
= Dee.round7 0
= Ed.points -1
= Ed.kills 2
= Ed.total 1
= Ed.holds -
= Ed.round1 1
= Ed.round2 0
= Ed.round3 0
= Ed.round4 1
= Ed.round5 -2
= Ed.round6 -1
= Ed.round7 0
= day 2
= round 7
= order Hannah,Laura,Victoria,York,Zoe
= winners Ed
= over yes
= awaiting -
= question -
