R2    Round 1, day 1.
R2.2  The decree: practice: 0 -1 0 +1 0.
R3.1  Ann writes Henry.
R3.1  Bo writes Herbert.
R3.1  Cy writes Herbert.
R3.1  Dee writes Eileen.
R3.1  Ed writes Elaine.
R4.5  Ann passes Henry to Bo.
R4.5  Bo passes Herbert to Cy.
R4.5  Cy passes Herbert to Dee.
R4.5  Dee passes Eileen to Ed.
R4.5  Ed passes Elaine to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.2  Ed passes.
R4.5  Ann passes Elaine to Bo.
R4.5  Bo passes Henry to Cy.
R4.5  Cy passes Herbert to Ed.
R4.5  Ed passes Eileen to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Ed keeps.
R4.5  Ann passes Eileen to Bo.
R4.5  Bo passes Elaine to Cy.
R4.5  Cy passes Henry to Ann.
R4.7  They have decided 2 times: that was the last exchange.
R6.1  1. Eileen, held by Bo: 0.
R6.1  2. Elaine, held by Cy: -1, and an X.
R6.1  3. Henry, held by Ann: 0.
R6.2  Equal names, from place 4 to 5: +1 for each.
R6.1  4. Herbert, held by Ed: +1.
R6.1  5. Herbert, held by Dee: +1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  Ann: 0 in this round, 0 in all.
R6.1  Bo: -1 in this round, -1 in all.
R6.1  Cy: -2 in this round, -2 in all.
R6.1  Dee: +1 in this round, +1 in all.
R6.1  Ed: +1 in this round, +2 in all.
R2    Round 2, day 1.
R2.2  The decree: 5-d1-a (reconstructed): -1 0 0 +1 0.
R3.1  Ann writes Hannah.
R3.1  Bo writes Moira.
R3.1  Cy writes Roderick.
R3.1  Dee writes Peter.
R3.1  Ed writes Harry.
R4.5  Ann passes Hannah to Ed.
R4.5  Ed passes Harry to Dee.
R4.5  Dee passes Peter to Cy.
R4.5  Cy passes Roderick to Bo.
R4.5  Bo passes Moira to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.2  Ed passes.
R4.5  Ann passes Moira to Ed.
R4.5  Ed passes Hannah to Dee.
R4.5  Dee passes Harry to Bo.
R4.5  Bo passes Roderick to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Dee passes.
R4.2  Ed passes.
R4.5  Ann passes Roderick to Ed.
R4.5  Ed passes Moira to Dee.
R4.5  Dee passes Hannah to Bo.
R4.5  Bo passes Harry to Ann.
R4.7  They have decided 2 times: that was the last exchange.
R6.1  1. Hannah, held by Bo: -1, and an X.
R6.1  2. Harry, held by Ann: 0.
R6.1  3. Moira, held by Dee: 0.
R6.1  4. Peter, held by Cy: +1.
R6.1  5. Roderick, held by Ed: 0.
R6.1  Ann: 0 in this round, +1 in all.
R6.1  Bo: -1 in this round, -2 in all.
R6.1  Cy: +1 in this round, -1 in all.
R6.1  Dee: 0 in this round, +1 in all.
R6.1  Ed: 0 in this round, +2 in all.
R2    Round 3, day 1.
R2.2  The decree: 5-d1-c (reconstructed): +1 0 -2 0 -1.
R3.1  Ann writes Vaughn.
R3.1  Bo writes Victoria.
R3.1  Cy writes York.
R3.1  Dee writes Vera.
R3.1  Ed writes Zoe.
R4.5  Ann passes Vaughn to Bo.
R4.5  Bo passes Victoria to Cy.
R4.5  Cy passes York to Dee.
R4.5  Dee passes Vera to Ed.
R4.5  Ed passes Zoe to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.2  Ed passes.
R4.5  Ann passes Zoe to Bo.
R4.5  Bo passes Vaughn to Cy.
R4.5  Cy passes Victoria to Dee.
R4.5  Dee passes York to Ed.
R4.5  Ed passes Vera to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee keeps.
R4.2  Ed keeps.
R4.5  Ann passes Vera to Bo.
R4.5  Bo passes Zoe to Cy.
R4.5  Cy passes Vaughn to Ann.
R4.7  They have decided 2 times: that was the last exchange.
R6.1  1. Vaughn, held by Ann: +1.
R6.1  2. Vera, held by Bo: 0.
R6.1  3. Victoria, held by Dee: -2, and an X.
R6.1  4. York, held by Ed: 0.
R6.1  5. Zoe, held by Cy: -1, and an X.
R6.1  Ann: +1 in this round, +2 in all.
R6.1  Bo: 0 in this round, -1 in all.
R6.1  Cy: -1 in this round, -2 in all.
R6.1  Dee: -2 in this round, -1 in all.
R6.1  Ed: 0 in this round, +3 in all.
R2    Round 4, day 1.
R2.2  The decree: 5-d1-b (reconstructed): 0 -1 +1 -1 0.
R3.1  Ann writes Elaine.
R3.1  Bo writes Fiona.
R3.1  Cy writes Hubert.
R3.1  Dee writes Laura.
R3.1  Ed writes Natalie.
R4.5  Ann passes Elaine to Ed.
R4.5  Ed passes Natalie to Dee.
R4.5  Dee passes Laura to Cy.
R4.5  Cy passes Hubert to Bo.
R4.5  Bo passes Fiona to Ann.
R4.2  Ann passes.
R4.2  Bo passes.
R4.2  Cy passes.
R4.2  Dee passes.
R4.2  Ed passes.
R4.5  Ann passes Fiona to Ed.
R4.5  Ed passes Elaine to Dee.
R4.5  Dee passes Natalie to Cy.
R4.5  Cy passes Laura to Bo.
R4.5  Bo passes Hubert to Ann.
R4.2  Ann passes.
R4.2  Bo keeps.
R4.2  Cy keeps.
R4.2  Dee passes.
R4.2  Ed passes.
R4.5  Ann passes Hubert to Ed.
R4.5  Ed passes Fiona to Dee.
R4.5  Dee passes Elaine to Ann.
R4.7  They have decided 2 times: that was the last exchange.
R6.1  1. Elaine, held by Ann: 0.
R6.1  2. Fiona, held by Dee: -1, and an X.
R6.1  3. Hubert, held by Ed: +1.
R6.1  4. Laura, held by Bo: -1, and an X.
R6.1  5. Natalie, held by Cy: 0.
R6.1  Ann: 0 in this round, +2 in all.
R6.1  Bo: -1 in this round, -1 in all.
R6.1  Cy: 0 in this round, -2 in all.
R6.1  Dee: -1 in this round, -1 in all.
R6.1  Ed: +1 in this round, +4 in all.
R7.1  Day 1 is over: the cards go back to their writers.
R7.1  Ann: kill points 1.
R7.1  Bo: kill points 2.
R7.1  Cy: kill points 0.
R7.1  Dee: kill points 1.
R7.1  Ed: kill points 2.
R2    Round 5, day 2.
R2.2  The decree: 5-d2-g (reconstructed): +2 -1 0 -1 -1.
R5.1  Ann selects Elaine.
R5.1  Bo selects Moira.
R5.1  Cy selects Hubert.
R5.1  Dee selects Eileen.
R5.1  Ed selects Elaine.
R6.1  1. Eileen, held by Dee: +2.
R6.2  Equal names, from place 2 to 3: -1 for each.
R6.1  2. Elaine, held by Ann: -1.
R6.1  3. Elaine, held by Ed: -1.
R6.4  Ann wrote a name that others wrote too: -1.
R6.4  Ed wrote a name that others wrote too: -1.
R6.1  4. Hubert, held by Cy: -1.
R6.1  5. Moira, held by Bo: -1.
R6.1  Ann: -2 in this round, 0 in all.
R6.1  Bo: -1 in this round, -2 in all.
R6.1  Cy: -1 in this round, -3 in all.
R6.1  Dee: +2 in this round, +1 in all.
R6.1  Ed: -2 in this round, +2 in all.
R2    Round 6, day 2.
R2.2  The decree: 5-d2-e (reconstructed): -1 +1 0 -1 0.
R5.1  Ann selects Henry.
R5.1  Bo selects Herbert.
R5.1  Cy selects Herbert.
R5.1  Dee selects Peter.
R5.1  Ed selects Harry.
R6.1  1. Harry, held by Ed: -1.
R6.1  2. Henry, held by Ann: +1.
R6.2  Equal names, from place 3 to 4: -1 for each.
R6.1  3. Herbert, held by Bo: -1.
R6.1  4. Herbert, held by Cy: -1.
R6.4  Bo wrote a name that others wrote too: -1.
R6.4  Cy wrote a name that others wrote too: -1.
R6.1  5. Peter, held by Dee: 0.
R6.1  Ann: +1 in this round, +1 in all.
R6.1  Bo: -2 in this round, -4 in all.
R6.1  Cy: -2 in this round, -5 in all.
R6.1  Dee: 0 in this round, +1 in all.
R6.1  Ed: -1 in this round, +1 in all.
R2    Round 7, day 2.
R2.2  The decree: 5-d2-f (reconstructed): 0 0 -2 +1 0.
R5.1  Ann selects Hannah.
R5.1  Bo selects Victoria.
R5.1  Cy selects York.
R5.1  Dee selects Laura.
R5.1  Ed selects Zoe.
R6.1  1. Hannah, held by Ann: 0.
R6.1  2. Laura, held by Dee: 0.
R6.1  3. Victoria, held by Bo: -2.
R6.1  4. York, held by Cy: +1.
R6.1  5. Zoe, held by Ed: 0.
R6.1  Ann: 0 in this round, +1 in all.
R6.1  Bo: -2 in this round, -6 in all.
R6.1  Cy: +1 in this round, -4 in all.
R6.1  Dee: 0 in this round, +1 in all.
R6.1  Ed: 0 in this round, +1 in all.
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
