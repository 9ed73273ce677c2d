R8.1  Grave 1: it-dies (reconstructed).
R8.1  Grave 2: dies-with (reconstructed).
R8.1  Grave 3: it-with (reconstructed).
R8.1  Grave 4: dead-2 (reconstructed).
R8.1  Grave 5: dead-1 (reconstructed).
R8.1  Grave 6: with-me (reconstructed).
R2    Round 1: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 2, Cy 5, Dee 2, Ed 2.
R3.2  Equal dice cancel: Ann, Bo, Dee and Ed.
R3.4  Cy's 5 alone is left: High and Low.
R4.1  Cy draws Last Words (reconstructed).
R7.4  Cy draws 2 more cards.
R4.1  Cy draws Wild Rumor.
R4.2  Cy lays Wild Rumor face up.
R4.1  Cy draws Codicil (reconstructed).
R4.7  Drawn by a card, Codicil draws none itself, and goes to the discards.
R5.1  Cy moves on to grave 2.
R2    Round 2: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 2, Cy 6, Dee 3, Ed 3.
R3.2  Equal dice cancel: Ann, Cy, Dee and Ed.
R3.4  Bo's 2 alone is left: High and Low.
R4.1  Bo draws Out Of The Will 2.
R8.4  2 is dead to Bo, as long as that card lies on top.
R5.1  Bo moves on to grave 2.
R2    Round 3: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 3, Cy 6, Dee 6, Ed 6.
R3.2  Equal dice cancel: Cy, Dee and Ed.
R3.3  High: Bo with 3.
R3.3  Low: Ann with 2.
R4.1  Bo draws ME.
R4.2  Bo lays ME face up.
R5.1  Ann moves on to grave 2.
R2    Round 4: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 3, Bo 6, Cy 1, Dee 2, Ed 2.
R3.2  Equal dice cancel: Dee and Ed.
R3.3  High: Bo with 6.
R3.3  Low: Cy with 1.
R4.1  Bo draws Out Of The Will 6.
R8.4  6 is dead to Bo, as long as that card lies on top.
R5.1  Cy moves on to grave 3.
R2    Round 5: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 1, Cy 2, Dee 5, Ed 6.
R3.2  Equal dice cancel: Ann and Bo.
R3.3  High: Ed with 6.
R3.3  Low: Cy with 2.
R4.1  Ed draws Wrong Coffin (reconstructed).
R7.8  Ed and Cy swap: Ed to grave 3, Cy to grave 1.
R5.1  Cy moves on to grave 2.
R2    Round 6: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 4, Bo 1, Cy 3, Dee 6, Ed 6.
R3.2  Equal dice cancel: Dee and Ed.
R3.3  High: Ann with 4.
R3.3  Low: Bo with 1.
R4.1  Ann draws Codicil (reconstructed).
R8.11 Out Of The Will 6 goes from Bo to Ed.
R5.1  Bo moves on to grave 3.
R2    Round 7: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 6, Cy 6, Dee 4, Ed 1.
R3.2  Equal dice cancel: Bo and Cy.
R3.3  High: Dee with 4.
R3.3  Low: Ed with 1.
R4.1  Dee draws Last Words (reconstructed).
R7.4  Dee draws 2 more cards.
R4.1  Dee draws Dead Man's Grip (reconstructed).
R7.7  Dee holds Bo's die for the next round: 2.
R4.1  Dee draws DIES.
R4.2  Dee lays DIES face up.
R5.1  Ed moves on to grave 4.
R2    Round 8: everybody but Bo sets a die under a coffin.
R3.1  The coffins lift: Ann 3, Bo 2, Cy 6, Dee 6, Ed 5.
R10.5 2 is dead to Bo: that die wins nothing, but still cancels.
R3.2  Equal dice cancel: Cy and Dee.
R3.3  High: Ed with 5.
R3.3  Low: Ann with 3.
R4.1  Ed draws WITH.
R4.2  Ed lays WITH face up.
R5.1  Ann moves on to grave 3.
R2    Round 9: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 3, Bo 1, Cy 3, Dee 6, Ed 1.
R3.2  Equal dice cancel: Ann, Bo, Cy and Ed.
R3.4  Dee's 6 alone is left: High and Low.
R4.1  Dee draws DIES.
R4.2  Dee lays DIES face up.
R5.1  Dee moves on to grave 2.
R2    Round 10: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 6, Cy 6, Dee 4, Ed 3.
R3.2  Equal dice cancel: Bo and Cy.
R3.3  High: Dee with 4.
R3.3  Low: Ann with 1.
R4.1  Dee draws WITH.
R4.2  Dee lays WITH face up.
R5.1  Ann moves on to grave 4.
R2    Round 11: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 5, Cy 2, Dee 1, Ed 3.
R3.2  Equal dice cancel: Ann and Dee.
R3.3  High: Bo with 5.
R3.3  Low: Cy with 2.
R4.1  Bo draws Skeleton Closet (reconstructed).
R7.11 Bo trades ME for WITH with Ed.
R5.1  Cy moves on to grave 3.
R2    Round 12: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 3, Cy 2, Dee 1, Ed 5.
R3.3  High: Ann with 6.
R3.3  Low: Dee with 1.
R4.1  Ann draws ME.
R4.2  Ann lays ME face up.
R5.1  Dee moves on to grave 3.
R2    Round 13: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 6, Cy 6, Dee 1, Ed 5.
R3.2  Equal dice cancel: Ann, Bo, Cy and Ed.
R3.4  Dee's 1 alone is left: High and Low.
R4.1  Dee draws ME.
R4.2  Dee lays ME face up.
R9.1  Dee has all four words, and wins the secret.
= Ann.tile 4
= Ann.words me
= Ann.dead 2
= Ann.will -
= Bo.tile 3
= Bo.words with
= Bo.dead 2
= Bo.will out-of-the-will-2
= Cy.tile 3
= Cy.words wild-rumor
= Cy.dead -
= Cy.will -
= Dee.tile 3
= Dee.words dies,dies,me,with
= Dee.dead -
= Dee.will -
= Ed.tile 4
= Ed.words me
= Ed.dead 2,6
= Ed.will out-of-the-will-6
= round 13
= high Dee
= low -
= winners Dee
= over yes
= awaiting -
= question -
