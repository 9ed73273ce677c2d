R8.1  Grave 1: dies-with (reconstructed).
R8.1  Grave 2: it-with (reconstructed).
R8.1  Grave 3: with-me (reconstructed).
R8.1  Grave 4: dead-2 (reconstructed).
R8.1  Grave 5: dead-3 (reconstructed).
R8.1  Grave 6: it-me (reconstructed).
R2    Round 1: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 3, Cy 1, Dee 6.
R3.3  High: Dee with 6.
R3.3  Low: Cy with 1.
R4.1  Dee draws IT.
R4.2  Dee lays IT face up.
R5.1  Cy moves on to grave 2.
R2    Round 2: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 3, Bo 6, Cy 1, Dee 1.
R3.2  Equal dice cancel: Cy and Dee.
R3.3  High: Bo with 6.
R3.3  Low: Ann with 3.
R4.1  Bo draws Loose Lips (reconstructed).
R7.12 Dee loses IT to the discards.
R5.1  Ann moves on to grave 2.
R2    Round 3: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 2, Cy 5, Dee 4.
R3.3  High: Ann with 6.
R3.3  Low: Bo with 2.
R4.1  Ann draws Contest the Will (reconstructed).
R8.10 Ann has no Out Of The Will, and draws another card.
R4.1  Ann draws Poltergeist (reconstructed).
R7.9  Ann has a poltergeist for the next round.
R5.1  Bo moves on to grave 2.
R2    Round 4: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 2, Cy 6, Dee 3.
R7.9  Nothing cancels Ann's 2: the poltergeist holds it.
R3.2  Equal dice cancel: Bo.
R3.3  High: Cy with 6.
R3.3  Low: Ann with 2.
R4.1  Cy draws Out Of The Will 3.
R8.4  3 is dead to Cy, as long as that card lies on top.
R5.1  Ann moves on to grave 3.
R2    Round 5: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 1, Cy 2, Dee 5.
R3.3  High: Ann with 6.
R3.3  Low: Bo with 1.
R4.1  Ann draws WITH.
R4.2  Ann lays WITH face up.
R5.1  Bo moves on to grave 3.
R2    Round 6: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 3, Cy 4, Dee 5.
R3.3  High: Dee with 5.
R3.3  Low: Ann with 1.
R4.1  Dee draws WITH.
R4.2  Dee lays WITH face up.
R5.1  Ann moves on to grave 4.
R2    Round 7: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 3, Bo 2, Cy 2, Dee 6.
R3.2  Equal dice cancel: Bo and Cy.
R3.3  High: Dee with 6.
R3.3  Low: Ann with 3.
R4.1  Dee draws IT.
R4.2  Dee lays IT face up.
R5.1  Ann moves on to grave 5.
R2    Round 8: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 3, Cy 1, Dee 6.
R3.2  Equal dice cancel: Ann and Dee.
R3.3  High: Bo with 3.
R3.3  Low: Cy with 1.
R4.1  Bo draws DIES.
R4.2  Bo lays DIES face up.
R5.1  Cy moves on to grave 3.
R2    Round 9: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 3, Cy 1, Dee 4.
R3.3  High: Ann with 6.
R3.3  Low: Cy with 1.
R4.1  Ann draws Codicil (reconstructed).
R8.11 Out Of The Will 3 goes from Cy to Bo.
R5.1  Cy moves on to grave 4.
R2    Round 10: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 6, Cy 1, Dee 1.
R3.2  Equal dice cancel: Ann, Bo, Cy and Dee.
R3.5  No die is left: nobody draws, nobody moves.
R2    Round 11: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 2, Cy 4, Dee 1.
R3.2  Equal dice cancel: Ann and Bo.
R3.3  High: Cy with 4.
R3.3  Low: Dee with 1.
R4.1  Cy draws Last Words (reconstructed).
R7.4  Cy draws 2 more cards.
R4.1  Cy draws DIES.
R4.2  Cy lays DIES face up.
R4.1  Cy draws ME.
R4.2  Cy lays ME face up.
R5.1  Dee moves on to grave 2.
R2    Round 12: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 6, Cy 1, Dee 2.
R3.2  Equal dice cancel: Ann and Cy.
R3.3  High: Bo with 6.
R3.3  Low: Dee with 2.
R4.1  Bo draws DIES.
R4.2  Bo lays DIES face up.
R5.1  Dee moves on to grave 3.
R2    Round 13: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 1, Cy 6, Dee 5.
R3.2  Equal dice cancel: Ann and Cy.
R3.3  High: Dee with 5.
R3.3  Low: Bo with 1.
R4.1  Dee draws Grave Robber (reconstructed).
R7.3  Dee takes DIES from Cy.
R9.1  Dee has all four words, and wins the secret.
= Ann.tile 5
= Ann.words with
= Ann.dead 3
= Ann.will -
= Bo.tile 3
= Bo.words dies,dies
= Bo.dead 3
= Bo.will out-of-the-will-3
= Cy.tile 4
= Cy.words me
= Cy.dead 2
= Cy.will -
= Dee.tile 3
= Dee.words dies,it,with
= Dee.dead -
= Dee.will -
= round 13
= high Dee
= low -
= winners Dee
= over yes
= awaiting -
= question -
