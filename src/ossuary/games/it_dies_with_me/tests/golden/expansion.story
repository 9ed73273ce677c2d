R8.1  Grave 1: it-dies (reconstructed).
R8.1  Grave 2: dead-6 (reconstructed).
R8.1  Grave 3: it-with (reconstructed).
R8.1  Grave 4: dead-5 (reconstructed).
R8.1  Grave 5: dies-me (reconstructed).
R8.1  Grave 6: dies-with (reconstructed).
R2    Round 1: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 1, Cy 2, Dee 1, Ed 6, Flo 5.
R3.2  Equal dice cancel: Ann, Bo and Dee.
R3.3  High: Ed with 6.
R3.3  Low: Cy with 2.
R4.1  Ed draws Out Of The Will 2.
R8.4  2 is dead to Ed, as long as that card lies on top.
R5.1  Cy moves on to grave 2.
R2    Round 2: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 2, Cy 5, Dee 1, Ed 1, Flo 3.
R3.2  Equal dice cancel: Dee and Ed.
R3.3  High: Ann with 6.
R3.3  Low: Bo with 2.
R4.1  Ann draws Wild Rumor.
R4.2  Ann lays Wild Rumor face up.
R5.1  Bo moves on to grave 2.
R2    Round 3: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 6, Bo 2, Cy 3, Dee 4, Ed 5, Flo 1.
R3.3  High: Ann with 6.
R3.3  Low: Flo with 1.
R4.1  Ann draws Séance (reconstructed).
R7.10 Ann will see Bo's die in the next round, before setting one.
R5.1  Flo moves on to grave 2.
R2    Round 4: everybody sets a die under a coffin.
R2.5  Ann looks under Bo's coffin: 1.
R3.1  The coffins lift: Ann 2, Bo 1, Cy 1, Dee 6, Ed 3, Flo 1.
R3.2  Equal dice cancel: Bo, Cy and Flo.
R3.3  High: Dee with 6.
R3.3  Low: Ann with 2.
R4.1  Dee draws Dead Man's Grip (reconstructed).
R7.7  Dee holds Bo's die for the next round: 6.
R5.1  Ann moves on to grave 2.
R2    Round 5: everybody but Bo sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 6, Cy 1, Dee 5, Ed 5, Flo 4.
R8.7  6 is dead to Bo: that die is taken away.
R3.2  Equal dice cancel: Ann, Dee and Ed.
R3.3  High: Flo with 4.
R3.3  Low: Cy with 1.
R4.1  Flo draws DIES.
R4.2  Flo lays DIES face up.
R5.1  Cy moves on to grave 3.
R2    Round 6: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 4, Bo 5, Cy 3, Dee 1, Ed 1, Flo 3.
R3.2  Equal dice cancel: Cy, Dee, Ed and Flo.
R3.3  High: Bo with 5.
R3.3  Low: Ann with 4.
R4.1  Bo draws Poltergeist (reconstructed).
R7.9  Bo has a poltergeist for the next round.
R5.1  Ann moves on to grave 3.
R2    Round 7: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 2, Cy 5, Dee 6, Ed 5, Flo 3.
R7.9  Nothing cancels Bo's 2: the poltergeist holds it.
R3.2  Equal dice cancel: Ann, Cy and Ed.
R3.3  High: Dee with 6.
R3.3  Low: Bo with 2.
R4.1  Dee draws Skeleton Closet (reconstructed).
R4.4  There is nothing for Skeleton Closet to act on, and it goes to the discards.
R5.1  Bo moves on to grave 3.
R2    Round 8: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 6, Cy 2, Dee 1, Ed 4, Flo 1.
R3.2  Equal dice cancel: Ann, Cy, Dee and Flo.
R3.3  High: Bo with 6.
R3.3  Low: Ed with 4.
R4.1  Bo draws Wrong Coffin (reconstructed).
R7.8  Bo swaps with Ann, who is on grave 3 too: nothing moves.
R5.1  Ed moves on to grave 2.
R2    Round 9: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 2, Cy 2, Dee 1, Ed 1, Flo 2.
R3.2  Equal dice cancel: Ann, Bo, Cy, Dee, Ed and Flo.
R3.5  No die is left: nobody draws, nobody moves.
R2    Round 10: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 1, Cy 2, Dee 4, Ed 1, Flo 2.
R3.2  Equal dice cancel: Ann, Bo, Cy, Ed and Flo.
R3.4  Dee's 4 alone is left: High and Low.
R4.1  Dee draws Last Words (reconstructed).
R7.4  Dee draws 2 more cards.
R4.1  Dee draws Cold Feet (reconstructed).
R7.5  Ann goes back to grave 2.
R4.1  Dee draws Contest the Will (reconstructed).
R4.7  Drawn by a card, Contest the Will draws none itself, and goes to the discards.
R5.1  Dee moves on to grave 2.
R2    Round 11: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 1, Cy 2, Dee 4, Ed 1, Flo 2.
R3.2  Equal dice cancel: Ann, Bo, Cy, Ed and Flo.
R3.4  Dee's 4 alone is left: High and Low.
R4.1  Dee draws One Foot In (reconstructed).
R7.6  Dee moves on to grave 3.
R5.1  Dee moves on to grave 4.
R2    Round 12: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 5, Cy 2, Dee 6, Ed 5, Flo 5.
R3.2  Equal dice cancel: Ann, Bo, Ed and Flo.
R3.3  High: Dee with 6.
R3.3  Low: Cy with 2.
R4.1  Dee draws WITH.
R4.2  Dee lays WITH face up.
R5.1  Cy moves on to grave 4.
R2    Round 13: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 4, Cy 2, Dee 2, Ed 1, Flo 5.
R3.2  Equal dice cancel: Ann, Cy and Dee.
R3.3  High: Flo with 5.
R3.3  Low: Ed with 1.
R4.1  Flo draws DIES.
R4.2  Flo lays DIES face up.
R5.1  Ed moves on to grave 3.
R2    Round 14: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 5, Bo 4, Cy 6, Dee 1, Ed 1, Flo 1.
R3.2  Equal dice cancel: Dee, Ed and Flo.
R3.3  High: Cy with 6.
R3.3  Low: Bo with 4.
R4.1  Cy draws DIES.
R4.2  Cy lays DIES face up.
R5.1  Bo moves on to grave 4.
R2    Round 15: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 2, Cy 1, Dee 6, Ed 1, Flo 1.
R3.2  Equal dice cancel: Ann, Cy, Ed and Flo.
R3.3  High: Dee with 6.
R3.3  Low: Bo with 2.
R4.1  Dee draws WITH.
R4.2  Dee lays WITH face up.
R5.1  Bo moves on to grave 5.
R2    Round 16: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 3, Bo 6, Cy 1, Dee 1, Ed 1, Flo 1.
R3.2  Equal dice cancel: Cy, Dee, Ed and Flo.
R3.3  High: Bo with 6.
R3.3  Low: Ann with 3.
R4.1  Bo draws ME.
R4.2  Bo lays ME face up.
R5.1  Ann moves on to grave 3.
R2    Round 17: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 4, Bo 6, Cy 6, Dee 2, Ed 5, Flo 2.
R3.2  Equal dice cancel: Bo, Cy, Dee and Flo.
R3.3  High: Ed with 5.
R3.3  Low: Ann with 4.
R4.1  Ed draws Out Of The Will 3.
R8.4  3 is dead to Ed, as long as that card lies on top.
R5.1  Ann moves on to grave 4.
R2    Round 18: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 6, Cy 2, Dee 1, Ed 1, Flo 1.
R3.2  Equal dice cancel: Ann, Cy, Dee, Ed and Flo.
R3.4  Bo's 6 alone is left: High and Low.
R4.1  Bo draws Codicil (reconstructed).
R8.11 Out Of The Will 3 goes from Ed to Ann.
R5.1  Bo moves on to grave 6.
R2    Round 19: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 1, Cy 1, Dee 6, Ed 3, Flo 4.
R3.2  Equal dice cancel: Bo and Cy.
R3.3  High: Dee with 6.
R3.3  Low: Ann with 2.
R4.1  Dee draws Cold Feet (reconstructed).
R7.5  Bo goes back to grave 5.
R5.1  Ann moves on to grave 5.
R2    Round 20: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 1, Cy 3, Dee 2, Ed 5, Flo 2.
R3.2  Equal dice cancel: Ann, Bo, Dee and Flo.
R3.3  High: Ed with 5.
R3.3  Low: Cy with 3.
R4.1  Ed draws DIES.
R4.2  Ed lays DIES face up.
R5.1  Cy moves on to grave 5.
R2    Round 21: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 6, Cy 6, Dee 4, Ed 5, Flo 3.
R3.2  Equal dice cancel: Bo and Cy.
R3.3  High: Ed with 5.
R3.3  Low: Ann with 2.
R4.1  Ed draws Out Of The Will 5.
R8.4  5 is dead to Ed, as long as that card lies on top.
R5.1  Ann moves on to grave 6.
R2    Round 22: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 2, Cy 5, Dee 1, Ed 4, Flo 3.
R3.2  Equal dice cancel: Ann and Dee.
R3.3  High: Cy with 5.
R3.3  Low: Bo with 2.
R4.1  Cy draws DIES.
R4.2  Cy lays DIES face up.
R5.1  Bo moves on to grave 6.
R2    Round 23: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 4, Cy 1, Dee 4, Ed 2, Flo 1.
R3.2  Equal dice cancel: Ann, Bo, Cy, Dee and Flo.
R3.4  Ed's 2 alone is left: High and Low.
R4.1  Ed draws Grave Robber (reconstructed).
R7.3  Ed takes ME from Bo.
R5.1  Ed moves on to grave 4.
R2    Round 24: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 6, Cy 1, Dee 1, Ed 6, Flo 5.
R3.2  Equal dice cancel: Bo, Cy, Dee and Ed.
R3.3  High: Flo with 5.
R3.3  Low: Ann with 2.
R4.1  Flo draws Wrong Coffin (reconstructed).
R7.8  Flo and Ann swap: Flo to grave 6, Ann to grave 2.
R5.1  Ann moves on to grave 3.
R2    Round 25: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 2, Bo 2, Cy 1, Dee 3, Ed 6, Flo 2.
R3.2  Equal dice cancel: Ann, Bo and Flo.
R3.3  High: Ed with 6.
R3.3  Low: Cy with 1.
R4.1  Ed draws Wild Rumor.
R4.2  Ed lays Wild Rumor face up.
R5.1  Cy moves on to grave 6.
R2    Round 26: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 1, Cy 5, Dee 4, Ed 6, Flo 5.
R3.2  Equal dice cancel: Ann, Bo, Cy and Flo.
R3.3  High: Ed with 6.
R3.3  Low: Dee with 4.
R4.1  Ed draws Contest the Will (reconstructed).
R8.10 Ed discards Out Of The Will 5.
R5.1  Dee moves on to grave 5.
R2    Round 27: everybody sets a die under a coffin.
R3.1  The coffins lift: Ann 1, Bo 1, Cy 1, Dee 1, Ed 6, Flo 3.
R3.2  Equal dice cancel: Ann, Bo, Cy and Dee.
R3.3  High: Ed with 6.
R3.3  Low: Flo with 3.
R4.1  Ed draws IT.
R4.2  Ed lays IT face up.
R9.1  Ed has all four words, and wins the secret.
= Ann.tile 3
= Ann.words wild-rumor
= Ann.dead 3
= Ann.will out-of-the-will-3
= Bo.tile 6
= Bo.words -
= Bo.dead -
= Bo.will -
= Cy.tile 6
= Cy.words dies,dies
= Cy.dead -
= Cy.will -
= Dee.tile 5
= Dee.words with,with
= Dee.dead -
= Dee.will -
= Ed.tile 4
= Ed.words dies,it,me,wild-rumor
= Ed.dead 2,5
= Ed.will out-of-the-will-2
= Flo.tile 6
= Flo.words dies,dies
= Flo.dead -
= Flo.will -
= round 27
= high Ed
= low -
= winners Ed
= over yes
= awaiting -
= question -
