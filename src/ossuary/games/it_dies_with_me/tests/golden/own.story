R8.1  Grave 1: dead-6 (reconstructed).
R8.1  Grave 2: dead-6 (reconstructed).
R8.1  Grave 3: it-dies (reconstructed).
R8.1  Grave 4: with-me.
R8.1  Grave 5: dead-1 (reconstructed).
R8.1  Grave 6: dead-1 (reconstructed).
R2    Round 1: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 5, Cy 1, Dee 1.
R3.2  Equal dice cancel: Ann, Bo, Cy and Dee.
R3.5  No die is left: nobody draws, nobody moves.
R2    Round 2: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 1, Cy 1, Dee 3.
R3.2  Equal dice cancel: Bo and Cy.
R3.3  High: Dee with 3.
R3.3  Low: Ann with 2.
R4.1  Dee draws Codicil (reconstructed).
R8.11 Nobody has an Out Of The Will: Dee draws another card.
R4.1  Dee draws Contest the Will (reconstructed).
R4.7  Drawn by a card, Contest the Will draws none itself, and goes to the discards.
R5.1  Ann moves on to grave 2.
R2    Round 3: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 1, Cy 1, Dee 3.
R3.2  Equal dice cancel: Bo and Cy.
R3.3  High: Ann with 5.
R3.3  Low: Dee with 3.
R4.1  Ann draws IT.
R4.2  Ann lays IT face up.
R5.1  Dee moves on to grave 2.
R2    Round 4: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 4, Bo 5, Cy 3, Dee 5.
R3.2  Equal dice cancel: Bo and Dee.
R3.3  High: Ann with 4.
R3.3  Low: Cy with 3.
R4.1  Ann draws Contest the Will (reconstructed).
R8.10 Ann has no Out Of The Will, and draws another card.
R4.1  Ann draws Codicil (reconstructed).
R4.7  Drawn by a card, Codicil draws none itself, and goes to the discards.
R5.1  Cy moves on to grave 2.
R2    Round 5: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 5, Cy 5, Dee 3.
R3.2  Equal dice cancel: Ann, Bo and Cy.
R3.4  Dee's 3 alone is left: High and Low.
R4.1  Dee draws Out Of The Will 3.
R8.4  3 is dead to Dee, as long as that card lies on top.
R5.1  Dee moves on to grave 3.
R2    Round 6: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 4, Cy 5, Dee 5.
R3.2  Equal dice cancel: Ann, Cy and Dee.
R3.4  Bo's 4 alone is left: High and Low.
R4.1  Bo draws Out Of The Will 1.
R8.4  1 is dead to Bo, as long as that card lies on top.
R5.1  Bo moves on to grave 2.
R2    Round 7: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 2, Cy 4, Dee 1.
R3.2  Equal dice cancel: Ann and Dee.
R3.3  High: Cy with 4.
R3.3  Low: Bo with 2.
R4.1  Cy draws The Burglar.
R7.3  Cy takes IT from Ann.
R5.1  Bo moves on to grave 3.
R2    Round 8: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 5, Cy 3, Dee 1.
R3.3  High: Bo with 5.
R3.3  Low: Dee with 1.
R4.1  Bo draws The Burglar.
R7.3  Bo takes IT from Cy.
R5.1  Dee moves on to grave 4.
R2    Round 9: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 3, Bo 2, Cy 1, Dee 1.
R3.2  Equal dice cancel: Cy and Dee.
R3.3  High: Ann with 3.
R3.3  Low: Bo with 2.
R4.1  Ann draws Out Of The Will 6.
R8.4  6 is dead to Ann, as long as that card lies on top.
R5.1  Bo moves on to grave 4.
R2    Round 10: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 6, Cy 2, Dee 2.
R3.2  Equal dice cancel: Cy and Dee.
R3.3  High: Bo with 6.
R3.3  Low: Ann with 1.
R4.1  Bo draws Contest the Will (reconstructed).
R8.10 Bo discards Out Of The Will 1.
R5.1  Ann moves on to grave 3.
R2    Round 11: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 1, Cy 2, Dee 2.
R3.2  Equal dice cancel: Ann, Cy and Dee.
R3.4  Bo's 1 alone is left: High and Low.
R4.1  Bo draws Out Of The Will 5.
R8.4  5 is dead to Bo, as long as that card lies on top.
R5.1  Bo moves on to grave 5.
R2    Round 12: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 3, Cy 1, Dee 2.
R3.2  Equal dice cancel: Ann and Cy.
R3.3  High: Bo with 3.
R3.3  Low: Dee with 2.
R4.1  Bo draws IT.
R4.2  Bo lays IT face up.
R5.1  Dee moves on to grave 5.
R2    Round 13: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 6, Cy 2, Dee 2.
R3.2  Equal dice cancel: Cy and Dee.
R3.3  High: Bo with 6.
R3.3  Low: Ann with 1.
R4.1  Bo draws DIES.
R4.2  Bo lays DIES face up.
R5.1  Ann moves on to grave 4.
R2    Round 14: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 3, Cy 5, Dee 2.
R3.2  Equal dice cancel: Ann and Cy.
R3.3  High: Bo with 3.
R3.3  Low: Dee with 2.
R4.1  Bo draws Last Words (reconstructed).
R7.4  Bo draws 2 more cards.
R4.1  Bo draws Undertaker (reconstructed).
R7.6  Bo moves on to grave 6.
R4.1  Bo draws Out Of The Will 4.
R8.4  4 is dead to Bo, as long as that card lies on top.
R5.1  Dee moves on to grave 6.
R2    Round 15: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 5, Cy 4, Dee 6.
R3.2  Equal dice cancel: Ann and Bo.
R3.3  High: Dee with 6.
R3.3  Low: Cy with 4.
R4.1  Dee draws Codicil (reconstructed).
R8.11 Out Of The Will 3 goes from Dee to Bo.
R5.1  Cy moves on to grave 3.
R2    Round 16: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 6, Cy 5, Dee 5.
R3.2  Equal dice cancel: Cy and Dee.
R3.3  High: Bo with 6.
R3.3  Low: Ann with 1.
R4.1  Bo draws Out Of The Will 2.
R8.4  2 is dead to Bo, as long as that card lies on top.
R5.1  Ann moves on to grave 5.
R2    Round 17: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 3, Bo 5, Cy 5, Dee 4.
R3.2  Equal dice cancel: Bo and Cy.
R3.3  High: Dee with 4.
R3.3  Low: Ann with 3.
R4.1  Dee draws Loose Lips (reconstructed).
R7.12 Bo loses DIES to the discards.
R5.1  Ann moves on to grave 6.
R2    Round 18: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 4, Cy 5, Dee 6.
R3.2  Equal dice cancel: Ann and Cy.
R3.3  High: Dee with 6.
R3.3  Low: Bo with 4.
R4.6  The discards are shuffled: a new deck of 13.
R4.1  Dee draws Contest the Will (reconstructed).
R8.10 Dee has no Out Of The Will, and draws another card.
R4.1  Dee draws Loose Lips (reconstructed).
R7.12 Bo loses IT to the discards.
R5.1  Bo moves on to the journal!
R9.2  Bo has reached the journal, and wins the secret.
= Ann.tile 6
= Ann.words -
= Ann.dead 1,6
= Ann.will out-of-the-will-6
= Bo.tile journal
= Bo.words it
= Bo.dead 2
= Bo.will out-of-the-will-5,out-of-the-will-4,out-of-the-will-3,out-of-the-will-2
= Cy.tile 3
= Cy.words -
= Cy.dead -
= Cy.will -
= Dee.tile 6
= Dee.words -
= Dee.dead 1
= Dee.will -
= round 18
= high Dee
= low Bo
= winners Bo
= over yes
= awaiting -
= question -
