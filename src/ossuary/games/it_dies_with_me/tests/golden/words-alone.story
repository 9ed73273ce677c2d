R2    Round 1: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 1, Cy 1, Dee 6.
R3.2  Equal dice cancel: Bo and Cy.
R3.3  High: Dee with 6.
R3.3  Low: Ann with 2.
R4.1  Dee draws ME.
R4.2  Dee lays ME face up.
R5.1  Ann moves on to grave 2.
R2    Round 2: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 3, Bo 1, Cy 6, Dee 2.
R3.3  High: Cy with 6.
R3.3  Low: Bo with 1.
R4.1  Cy draws WITH.
R4.2  Cy lays WITH face up.
R5.1  Bo moves on to grave 2.
R2    Round 3: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 1, Cy 6, Dee 5.
R3.2  Equal dice cancel: Ann and Bo.
R3.3  High: Cy with 6.
R3.3  Low: Dee with 5.
R4.1  Cy draws DIES.
R4.2  Cy lays DIES face up.
R5.1  Dee moves on to grave 2.
R2    Round 4: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 2, Cy 3, Dee 2.
R3.2  Equal dice cancel: Bo and Dee.
R3.3  High: Ann with 6.
R3.3  Low: Cy with 3.
R4.1  Ann draws WITH.
R4.2  Ann lays WITH face up.
R5.1  Cy moves on to grave 2.
R2    Round 5: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 4, Bo 4, Cy 4, Dee 4.
R3.2  Equal dice cancel: Ann, Bo, Cy and Dee.
R3.5  No die is left: nobody draws, nobody moves.
R2    Round 6: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 6, Cy 3, Dee 6.
R3.2  Equal dice cancel: Bo and Dee.
R3.3  High: Ann with 5.
R3.3  Low: Cy with 3.
R4.1  Ann draws IT.
R4.2  Ann lays IT face up.
R5.1  Cy moves on to grave 3.
R2    Round 7: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 5, Cy 1, Dee 1.
R3.2  Equal dice cancel: Cy and Dee.
R3.3  High: Bo with 5.
R3.3  Low: Ann with 2.
R4.1  Bo draws DIES.
R4.2  Bo lays DIES face up.
R5.1  Ann moves on to grave 3.
R2    Round 8: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 6, Cy 1, Dee 5.
R3.2  Equal dice cancel: Ann and Bo.
R3.3  High: Dee with 5.
R3.3  Low: Cy with 1.
R4.1  Dee draws DIES.
R4.2  Dee lays DIES face up.
R5.1  Cy moves on to grave 4.
R2    Round 9: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 2, Cy 3, Dee 5.
R3.2  Equal dice cancel: Ann and Bo.
R3.3  High: Dee with 5.
R3.3  Low: Cy with 3.
R4.1  Dee draws IT.
R4.2  Dee lays IT face up.
R5.1  Cy moves on to grave 5.
R2    Round 10: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 1, Cy 2, Dee 2.
R3.2  Equal dice cancel: Ann, Bo, Cy and Dee.
R3.5  No die is left: nobody draws, nobody moves.
R2    Round 11: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 1, Cy 4, Dee 2.
R3.2  Equal dice cancel: Ann and Dee.
R3.3  High: Cy with 4.
R3.3  Low: Bo with 1.
R4.1  Cy draws WITH.
R4.2  Cy lays WITH face up.
R5.1  Bo moves on to grave 3.
R2    Round 12: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 6, Cy 2, Dee 4.
R3.2  Equal dice cancel: Ann and Bo.
R3.3  High: Dee with 4.
R3.3  Low: Cy with 2.
R4.1  Dee draws Wild Rumor.
R4.2  Dee lays Wild Rumor face up.
R9.1  Dee has all four words, and wins the secret.
= Ann.tile 3
= Ann.words it,with
= Ann.dead -
= Ann.will -
= Bo.tile 3
= Bo.words dies
= Bo.dead -
= Bo.will -
= Cy.tile 5
= Cy.words dies,with,with
= Cy.dead -
= Cy.will -
= Dee.tile 2
= Dee.words dies,it,me,wild-rumor
= Dee.dead -
= Dee.will -
= round 12
= high Dee
= low -
= winners Dee
= over yes
= awaiting -
= question -
