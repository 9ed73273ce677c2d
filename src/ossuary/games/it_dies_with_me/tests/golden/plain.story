R2    Round 1: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 1, Cy 5, Dee 5, Ed 1.
R3.2  Equal dice cancel: Bo, Cy, Dee and Ed.
R3.4  Ann's 2 alone is left: High and Low.
R4.1  Ann draws ME.
R4.2  Ann lays ME face up.
R5.1  Ann moves on to grave 2.
R2    Round 2: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 1, Cy 2, Dee 1, Ed 1.
R3.2  Equal dice cancel: Bo, Dee and Ed.
R3.3  High: Ann with 6.
R3.3  Low: Cy with 2.
R4.1  Ann draws WITH.
R4.2  Ann lays WITH face up.
R5.1  Cy moves on to grave 2.
R2    Round 3: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 6, Cy 3, Dee 1, Ed 5.
R3.2  Equal dice cancel: Ann and Ed.
R3.3  High: Bo with 6.
R3.3  Low: Dee with 1.
R4.1  Bo draws Last Words (reconstructed).
R7.4  Bo draws 2 more cards.
R4.1  Bo draws Last Words (reconstructed).
R4.7  Drawn by a card, Last Words draws none itself, and goes to the discards.
R4.1  Bo draws Séance (reconstructed).
R7.10 Bo will see Ann's die in the next round, before setting one.
R5.1  Dee moves on to grave 2.
R2    Round 4: everybody sets a die under a coffin.
R2.5  Bo looks under Ann's coffin: 1.
R3.1  The coffins lift: Ann 1, Bo 3, Cy 2, Dee 2, Ed 6.
R3.2  Equal dice cancel: Cy and Dee.
R3.3  High: Ed with 6.
R3.3  Low: Ann with 1.
R4.1  Ed draws Cold Feet (reconstructed).
R7.5  Ann goes back to grave 1.
R5.1  Ann moves on to grave 2.
R2    Round 5: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 4, Cy 2, Dee 4, Ed 1.
R3.2  Equal dice cancel: Bo and Dee.
R3.3  High: Ann with 6.
R3.3  Low: Ed with 1.
R4.1  Ann draws Poltergeist (reconstructed).
R7.9  Ann has a poltergeist for the next round.
R5.1  Ed moves on to grave 2.
R2    Round 6: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 4, Bo 1, Cy 2, Dee 2, Ed 1.
R7.9  Nothing cancels Ann's 4: the poltergeist holds it.
R3.2  Equal dice cancel: Bo, Cy, Dee and Ed.
R3.4  Ann's 4 alone is left: High and Low.
R4.1  Ann draws IT.
R4.2  Ann lays IT face up.
R5.1  Ann moves on to grave 3.
R2    Round 7: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 6, Cy 1, Dee 4, Ed 5.
R3.2  Equal dice cancel: Ann and Bo.
R3.3  High: Ed with 5.
R3.3  Low: Cy with 1.
R4.1  Ed draws ME.
R4.2  Ed lays ME face up.
R5.1  Cy moves on to grave 3.
R2    Round 8: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 4, Bo 4, Cy 6, Dee 3, Ed 1.
R3.2  Equal dice cancel: Ann and Bo.
R3.3  High: Cy with 6.
R3.3  Low: Ed with 1.
R4.1  Cy draws Dead Man's Grip (reconstructed).
R7.7  Cy holds Ann's die for the next round: 3.
R5.1  Ed moves on to grave 3.
R2    Round 9: everybody but Ann sets a die under a coffin.
R3.1  The coffins lift: Ann 3, Bo 6, Cy 2, Dee 2, Ed 5.
R3.2  Equal dice cancel: Cy and Dee.
R3.3  High: Bo with 6.
R3.3  Low: Ann with 3.
R4.1  Bo draws Wild Rumor.
R4.2  Bo lays Wild Rumor face up.
R5.1  Ann moves on to grave 4.
R2    Round 10: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 4, Cy 6, Dee 4, Ed 1.
R3.2  Equal dice cancel: Ann, Bo, Dee and Ed.
R3.4  Cy's 6 alone is left: High and Low.
R4.1  Cy draws WITH.
R4.2  Cy lays WITH face up.
R5.1  Cy moves on to grave 4.
R2    Round 11: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 2, Cy 2, Dee 4, Ed 1.
R3.2  Equal dice cancel: Ann, Bo, Cy and Ed.
R3.4  Dee's 4 alone is left: High and Low.
R4.1  Dee draws DIES.
R4.2  Dee lays DIES face up.
R5.1  Dee moves on to grave 3.
R2    Round 12: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 6, Cy 3, Dee 4, Ed 2.
R3.3  High: Bo with 6.
R3.3  Low: Ed with 2.
R4.1  Bo draws Grave Robber (reconstructed).
R7.3  Bo takes IT from Ann.
R5.1  Ed moves on to grave 4.
R2    Round 13: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 6, Cy 1, Dee 1, Ed 1.
R3.2  Equal dice cancel: Ann, Bo, Cy, Dee and Ed.
R3.5  No die is left: nobody draws, nobody moves.
R2    Round 14: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 6, Cy 1, Dee 3, Ed 3.
R3.2  Equal dice cancel: Ann, Bo, Dee and Ed.
R3.4  Cy's 1 alone is left: High and Low.
R4.1  Cy draws IT.
R4.2  Cy lays IT face up.
R5.1  Cy moves on to grave 5.
R2    Round 15: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 6, Cy 1, Dee 4, Ed 2.
R3.2  Equal dice cancel: Ann and Cy.
R3.3  High: Bo with 6.
R3.3  Low: Ed with 2.
R4.1  Bo draws One Foot In (reconstructed).
R7.6  Bo moves on to grave 2.
R5.1  Ed moves on to grave 5.
R2    Round 16: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 1, Cy 1, Dee 2, Ed 6.
R3.2  Equal dice cancel: Ann, Bo and Cy.
R3.3  High: Ed with 6.
R3.3  Low: Dee with 2.
R4.1  Ed draws Wild Rumor.
R4.2  Ed lays Wild Rumor face up.
R5.1  Dee moves on to grave 4.
R2    Round 17: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 6, Cy 2, Dee 3, Ed 2.
R3.2  Equal dice cancel: Ann, Bo, Cy and Ed.
R3.4  Dee's 3 alone is left: High and Low.
R4.1  Dee draws Grave Robber (reconstructed).
R7.3  Dee takes IT from Cy.
R5.1  Dee moves on to grave 5.
R2    Round 18: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 4, Bo 4, Cy 1, Dee 6, Ed 1.
R3.2  Equal dice cancel: Ann, Bo, Cy and Ed.
R3.4  Dee's 6 alone is left: High and Low.
R4.1  Dee draws Wrong Coffin (reconstructed).
R7.8  Dee swaps with Cy, who is on grave 5 too: nothing moves.
R5.1  Dee moves on to grave 6.
R2    Round 19: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 3, Cy 5, Dee 2, Ed 6.
R3.2  Equal dice cancel: Ann and Cy.
R3.3  High: Ed with 6.
R3.3  Low: Dee with 2.
R4.1  Ed draws IT.
R4.2  Ed lays IT face up.
R5.1  Dee moves on to the journal!
R9.2  Dee has reached the journal, and wins the secret.
= Ann.tile 4
= Ann.words me,with
= Ann.dead -
= Ann.will -
= Bo.tile 2
= Bo.words it,wild-rumor
= Bo.dead -
= Bo.will -
= Cy.tile 5
= Cy.words with
= Cy.dead -
= Cy.will -
= Dee.tile journal
= Dee.words dies,it
= Dee.dead -
= Dee.will -
= Ed.tile 5
= Ed.words it,me,wild-rumor
= Ed.dead -
= Ed.will -
= round 19
= high Ed
= low Dee
= winners Dee
= over yes
= awaiting -
= question -
