R1.4  Ann is Timothy “The Captain” Holmes. Once on your turn, even when over, you may roll a die of your own and subtract it; then your turn ends. You win one clue fewer. House rule: you win no clue fewer.
R1.4  Bo is Jean “Mama” Koller. If you are not bust and at most two behind the leaders, you may force a roll-off with them. Tied roll-offs are yours. House rule: after a bust too, if you are at most two above.
R1.4  Cy is Andy “Ace” Noelker. Busts never cost you clues. House rule: after a bust you roll a die, and an even one gives you a clue.
R1.4  Dee is Edith “The Brain” Marlowe (name reconstructed). Once on your turn you may add a die that costs nothing.
R1.4  Ed is Roy “Maverick” Calloway (name reconstructed). You have four dice. Once on your turn, even when over, you may roll one of your dice again.
R1.4  Flo is Vivian “The Pro” Hale (name reconstructed). Before you roll, set one of your dice to 1 or 6. Then roll one to four more.
R1.5  Ann rolls 3 for who begins.
R1.5  Bo rolls 3 for who begins.
R1.5  Cy rolls 0 for who begins.
R1.5  Dee rolls 5 for who begins.
R1.5  Ed rolls 3 for who begins.
R1.5  Flo rolls 6 for who begins.
R2    Round 1. Flo leads the questioning.
R2.1  Flo calls a witness of number 8: Cabbie (reconstructed). Every die that you pay for costs two clues.
R2.2  The witness die shows 9: the witness value is 17.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 2 dice: 2 3, which makes 11.
R4.4  Flo pays 2 clues (1 left) to press on with a die: 1, which makes 12.
R4.8  Flo can press no further, and leaves it at 12 of 17.
R4.2  Ann questions with 4 dice: 1 3 1 6, which makes 11.
R4.8  Ann leaves it at 11 of 17.
R4.2  Bo questions with 4 dice: 3 1 2 2, which makes 8.
R4.8  Bo can press no further, and leaves it at 8 of 17.
R4.2  Cy questions with 4 dice: 5 5 3 4, which makes 17.
R4.7  Cy matches the witness exactly and gains a clue, 2 in all.
R4.2  Dee questions with 4 dice: 6 5 2 4, which makes 17.
R4.7  Dee matches the witness exactly and gains a clue, 3 in all.
R4.2  Ed questions with 4 dice: 5 3 1 4, which makes 13.
R4.8  Ed leaves it at 13 of 17.
R5.4  Roll-off between Cy and Dee.
R5.4  Cy rolls 4 dice: 1 5 6 3, together 15.
R5.4  Dee rolls 4 dice: 4 2 6 6, together 18.
R5.6  Dee wins the round with 4 dice: 4 clues, 7 in all.
R2    Round 2. Dee leads the questioning.
R2.1  Dee calls a witness of number 9: Nightclub Singer (reconstructed). Turns go counterclockwise, from the first player on.
R2.2  The witness die shows 5: the witness value is 14.
R4.2  Dee questions with 3 dice: 1 1 4, which makes 6.
R4.4  Dee presses on with a die that costs nothing: 5, which makes 11.
R4.8  Dee leaves it at 11 of 14.
R4.2  Cy questions with 3 dice: 4 2 6, which makes 12.
R4.8  Cy leaves it at 12 of 14.
R4.2  Bo questions with 3 dice: 3 5 4, which makes 12.
R4.8  Bo leaves it at 12 of 14.
R4.2  Ann questions with 3 dice: 5 4 5, which makes 14.
R4.7  Ann matches the witness exactly and gains a clue, 2 in all.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 2 dice: 5 2, which makes 13.
R4.8  Flo leaves it at 13 of 14.
R4.2  Ed questions with 3 dice: 5 2 2, which makes 9.
R4.4  Ed pays a clue (none left) to press on with a die: 6, which makes 15.
R8.5  Ed rolls a 6 again: 2, which makes 11.
R4.8  Ed can press no further, and leaves it at 11 of 14.
R8.2  Bo is near enough, and forces a roll-off.
R5.4  Roll-off between Ann and Bo.
R5.4  Bo rolls 3 dice: 3 2 5, together 10.
R5.4  Ann rolls 3 dice: 4 2 4, together 10.
R5.5  Ann and Bo are level.
R8.2  Tied roll-offs are Bo's.
R5.6  Bo wins the round with 3 dice: 3 clues, 4 in all.
R2    Round 3. Bo leads the questioning.
R2.1  Bo calls a witness of number 10: Weeping Widow (reconstructed). A first roll of two dice or more loses one die with its highest face.
R2.2  The witness die shows 3: the witness value is 13.
R4.2  Bo questions with 4 dice: 2 1 3 2, which makes 8.
R9.12 The 3 is taken from Bo again, which leaves 5.
R4.4  Bo pays a clue (3 left) to press on with a die: 3, which makes 8.
R4.8  Bo can press no further, and leaves it at 8 of 13.
R4.2  Cy questions with 3 dice: 6 6 1, which makes 13.
R9.12 The 6 is taken from Cy again, which leaves 7.
R4.4  Cy pays a clue (1 left) to press on with a die: 2, which makes 9.
R4.4  Cy pays a clue (none left) to press on with a die: 3, which makes 12.
R4.8  Cy can press no further, and leaves it at 12 of 13.
R4.2  Dee questions with 3 dice: 4 3 1, which makes 8.
R9.12 The 4 is taken from Dee again, which leaves 4.
R4.4  Dee presses on with a die that costs nothing: 6, which makes 10.
R4.4  Dee pays a clue (6 left) to press on with a die: 4, which makes 14.
R4.5  14 is more than 13: the witness cracks, and Dee is bust.
R4.6  False leads cost Dee 2 clues, 4 left.
R4.2  Ed questions with 4 dice: 3 2 6 1, which makes 12.
R9.12 The 6 is taken from Ed again, which leaves 6.
R4.8  Ed leaves it at 6 of 13.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 1 die: 5, which makes 11.
R9.12 The 6 is taken from Flo again, which leaves 5.
R4.4  Flo pays a clue (none left) to press on with a die: 1, which makes 6.
R4.8  Flo can press no further, and leaves it at 6 of 13.
R4.2  Ann questions with 3 dice: 1 5 6, which makes 12.
R9.12 The 6 is taken from Ann again, which leaves 6.
R4.4  Ann pays a clue (1 left) to press on with a die: 3, which makes 9.
R4.4  Ann pays a clue (none left) to press on with a die: 4, which makes 13.
R4.7  Ann matches the witness exactly and gains a clue, 1 in all.
R5.6  Ann wins the round with 4 dice: 4 clues, 5 in all.
R2    Round 4. Ann leads the questioning.
R2.1  Ann calls a witness of number 9: Bartender (reconstructed). Busts cost nothing.
R2.2  The witness die shows 1: the witness value is 10.
R4.2  Ann questions with 2 dice: 3 5, which makes 8.
R8.1  Ann rolls a die to subtract: 1, which leaves 7.
R4.8  Ann leaves it at 7 of 10.
R4.2  Bo questions with 2 dice: 6 2, which makes 8.
R4.8  Bo leaves it at 8 of 10.
R4.2  Cy questions with 2 dice: 3 5, which makes 8.
R4.8  Cy can press no further, and leaves it at 8 of 10.
R4.2  Dee questions with 3 dice: 5 5 2, which makes 12.
R4.5  12 is more than 10: the witness cracks, and Dee is bust.
R7.3  It costs Dee nothing.
R4.2  Ed questions with 2 dice: 3 4, which makes 7.
R4.8  Ed leaves it at 7 of 10.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 1 die: 6, which makes 12.
R4.5  12 is more than 10: the witness cracks, and Flo is bust.
R7.3  It costs Flo nothing.
R5.4  Roll-off between Bo and Cy.
R5.4  Bo rolls 2 dice: 3 4, together 7.
R5.4  Cy rolls 2 dice: 6 1, together 7.
R5.5  Bo and Cy are level.
R8.2  Tied roll-offs are Bo's.
R5.6  Bo wins the round with 2 dice: 2 clues, 5 in all.
R2    Round 5. Bo leads the questioning.
R2.1  Bo calls a witness of number 11: Bookie (reconstructed). Before you roll you may stake a clue: win the round and it comes back with two more, otherwise it is lost.
R2.2  The witness die shows 1: the witness value is 12.
R4.2  Bo questions with 3 dice: 6 1 1, which makes 8.
R4.4  Bo pays a clue (4 left) to press on with a die: 1, which makes 9.
R4.8  Bo leaves it at 9 of 12.
R4.2  Cy questions with 3 dice: 6 4 6, which makes 16.
R4.5  16 is more than 12: the witness cracks, and Cy is bust.
R7.3  It costs Cy nothing.
R8.8  Cy rolls 4 for luck: a clue, 1 in all.
R4.2  Dee questions with 3 dice: 6 6 5, which makes 17.
R4.5  17 is more than 12: the witness cracks, and Dee is bust.
R4.6  False leads cost Dee 2 clues, 2 left.
R4.2  Ed questions with 3 dice: 1 6 1, which makes 8.
R4.8  Ed leaves it at 8 of 12.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 1 die: 2, which makes 8.
R4.8  Flo can press no further, and leaves it at 8 of 12.
R4.2  Ann questions with 2 dice: 2 6, which makes 8.
R8.1  Ann rolls a die to subtract: 4, which leaves 4.
R4.8  Ann leaves it at 4 of 12.
R5.6  Bo wins the round with 4 dice: 4 clues, 8 in all.
R2    Round 6. Bo leads the questioning.
R2.1  Bo calls a witness of number 12: Defense Lawyer (reconstructed). All detectives are blank.
R2.2  The witness die shows 6: the witness value is 18.
R9.17 No detective's ability counts this round.
R4.2  Bo questions with 4 dice: 2 4 4 1, which makes 11.
R4.8  Bo leaves it at 11 of 18.
R4.2  Cy questions with 4 dice: 5 5 1 3, which makes 14.
R4.4  Cy pays a clue (none left) to press on with a die: 3, which makes 17.
R4.8  Cy can press no further, and leaves it at 17 of 18.
R4.2  Dee questions with 4 dice: 5 2 2 4, which makes 13.
R4.4  Dee pays a clue (1 left) to press on with a die: 5, which makes 18.
R4.7  Dee matches the witness exactly and gains a clue, 2 in all.
R4.2  Ed questions with 4 dice: 6 3 4 2, which makes 15.
R4.8  Ed can press no further, and leaves it at 15 of 18.
R4.2  Flo questions with 4 dice: 4 4 2 3, which makes 13.
R4.8  Flo can press no further, and leaves it at 13 of 18.
R4.2  Ann questions with 4 dice: 6 1 5 2, which makes 14.
R4.4  Ann pays a clue (4 left) to press on with a die: 1, which makes 15.
R4.8  Ann can press no further, and leaves it at 15 of 18.
R5.6  Dee wins the round with 5 dice: 5 clues, 7 in all.
R2    Round 7. Dee leads the questioning.
R2.1  Dee calls a witness of number 9: Butler (reconstructed). First rolls are of exactly three dice.
R2.2  The witness die shows 1: the witness value is 10.
R4.2  Dee questions with 3 dice: 6 2 1, which makes 9.
R4.8  Dee leaves it at 9 of 10.
R4.2  Ed questions with 3 dice: 1 5 4, which makes 10.
R4.7  Ed matches the witness exactly and gains a clue, 1 in all.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 2 dice: 6 6, which makes 18.
R4.5  18 is more than 10: the witness cracks, and Flo is bust.
R4.6  Flo has no clue to lose.
R4.2  Ann questions with 3 dice: 6 6 5, which makes 17.
R8.1  Ann rolls a die to subtract: 2, which leaves 15.
R4.5  15 is more than 10: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 2 left.
R4.2  Bo questions with 3 dice: 1 6 1, which makes 8.
R4.4  Bo pays a clue (7 left) to press on with a die: 4, which makes 12.
R4.5  12 is more than 10: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 5 left.
R4.2  Cy questions with 3 dice: 1 2 1, which makes 4.
R4.8  Cy can press no further, and leaves it at 4 of 10.
R8.2  Bo is near enough, and forces a roll-off.
R5.4  Roll-off between Bo and Ed.
R5.4  Ed rolls 3 dice: 5 1 6, together 12.
R5.4  Bo rolls 4 dice: 6 5 6 3, together 20.
R5.6  Bo wins the round with 4 dice: 4 clues, 9 in all.
R2    Round 8. Bo leads the questioning.
R2.1  Bo calls a witness of number 11: Beat Cop (reconstructed). No dice may be added, paid or free.
R2.2  The witness die shows 2: the witness value is 13.
R4.2  Bo questions with 3 dice: 2 2 1, which makes 5.
R4.8  Bo can press no further, and leaves it at 5 of 13.
R4.2  Cy questions with 3 dice: 2 2 6, which makes 10.
R4.8  Cy can press no further, and leaves it at 10 of 13.
R4.2  Dee questions with 3 dice: 3 6 1, which makes 10.
R4.8  Dee can press no further, and leaves it at 10 of 13.
R4.2  Ed questions with 3 dice: 5 3 3, which makes 11.
R4.8  Ed leaves it at 11 of 13.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 1 die: 3, which makes 9.
R4.8  Flo can press no further, and leaves it at 9 of 13.
R4.2  Ann questions with 5 dice: 2 2 4 3 4, which makes 15.
R8.1  Ann rolls a die to subtract: 1, which leaves 14.
R4.5  14 is more than 13: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, none left.
R5.6  Ed wins the round with 3 dice: 3 clues, 4 in all.
R2    Round 9. Ed leads the questioning.
R2.1  Ed calls a witness of number 7: Barfly (reconstructed). A die showing 1 is worth nothing, but counts as a die.
R2.2  The witness die shows 8: the witness value is 15.
R4.2  Ed questions with 3 dice: 4 5 1, which makes 9.
R8.5  Ed rolls a 1 again: 3, which makes 12.
R4.8  Ed leaves it at 12 of 15.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 4 dice: 4 6 6 5, which makes 27.
R4.5  27 is more than 15: the witness cracks, and Flo is bust.
R4.6  Flo has no clue to lose.
R4.2  Ann questions with 3 dice: 1 1 3, which makes 3.
R4.8  Ann leaves it at 3 of 15.
R4.2  Bo questions with 3 dice: 5 4 1, which makes 9.
R4.8  Bo leaves it at 9 of 15.
R4.2  Cy questions with 2 dice: 6 2, which makes 8.
R4.8  Cy can press no further, and leaves it at 8 of 15.
R4.2  Dee questions with 3 dice: 4 4 5, which makes 13.
R4.8  Dee leaves it at 13 of 15.
R5.6  Dee wins the round with 3 dice: 3 clues, 10 in all.
R2    Round 10. Dee leads the questioning.
R2.1  Dee calls a witness of number 10: Con Man (reconstructed). Once on your turn, even when over, you may pay a clue to roll an unused die and subtract it.
R2.2  The witness die shows 3: the witness value is 13.
R4.2  Dee questions with 3 dice: 2 3 3, which makes 8.
R4.4  Dee presses on with a die that costs nothing: 4, which makes 12.
R4.8  Dee leaves it at 12 of 13.
R4.2  Ed questions with 1 die: 4, which makes 4.
R4.4  Ed pays a clue (3 left) to press on with a die: 1, which makes 5.
R4.4  Ed pays a clue (2 left) to press on with a die: 3, which makes 8.
R4.4  Ed pays a clue (1 left) to press on with a die: 4, which makes 12.
R4.8  Ed leaves it at 12 of 13.
R8.6  Flo sets a die to 1.
R4.2  Flo questions with 3 dice: 4 6 1, which makes 12.
R4.8  Flo can press no further, and leaves it at 12 of 13.
R4.2  Ann questions with 3 dice: 4 5 4, which makes 13.
R4.7  Ann matches the witness exactly and gains a clue, 1 in all.
R4.2  Bo questions with 3 dice: 6 6 4, which makes 16.
R4.5  16 is more than 13: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 7 left.
R4.2  Cy questions with 3 dice: 2 3 2, which makes 7.
R4.8  Cy can press no further, and leaves it at 7 of 13.
R5.6  Ann wins the round with 3 dice: 3 clues, 4 in all.
R2    Round 11. Ann leads the questioning.
R2.1  Ann calls a witness of number 12: Gangster (reconstructed). The winner takes a clue from the richest other player.
R2.2  The witness die shows 9: the witness value is 21.
R4.2  Ann questions with 5 dice: 1 2 5 1 6, which makes 15.
R8.1  Ann rolls a die to subtract: 3, which leaves 12.
R4.8  Ann leaves it at 12 of 21.
R4.2  Bo questions with 1 die: 5, which makes 5.
R4.4  Bo pays a clue (6 left) to press on with a die: 6, which makes 11.
R4.4  Bo pays a clue (5 left) to press on with a die: 1, which makes 12.
R4.4  Bo pays a clue (4 left) to press on with a die: 3, which makes 15.
R4.4  Bo pays a clue (3 left) to press on with a die: 4, which makes 19.
R4.8  Bo can press no further, and leaves it at 19 of 21.
R4.2  Cy questions with 5 dice: 4 4 5 1 1, which makes 15.
R4.8  Cy can press no further, and leaves it at 15 of 21.
R4.2  Dee questions with 5 dice: 4 2 1 1 2, which makes 10.
R4.8  Dee can press no further, and leaves it at 10 of 21.
R4.2  Ed questions with 4 dice: 4 2 6 5, which makes 17.
R4.8  Ed leaves it at 17 of 21.
R8.6  Flo sets a die to 1.
R4.2  Flo questions with 4 dice: 5 4 5 2, which makes 17.
R4.8  Flo can press no further, and leaves it at 17 of 21.
R5.6  Bo wins the round with 5 dice: 5 clues, 8 in all.
R9.16 Bo takes a clue from Dee.
R2    Round 12. Bo leads the questioning.
R2.1  Bo calls a witness of number 12: Safecracker (reconstructed). You may roll your whole first roll once more; the second roll stands.
R2.2  The witness die shows 7: the witness value is 19.
R4.2  Bo questions with 2 dice: 2 6, which makes 8.
R9.18 Bo takes it all back, and rolls again.
R4.2  Bo questions with 2 dice: 4 2, which makes 6.
R4.4  Bo pays a clue (8 left) to press on with a die: 1, which makes 7.
R4.4  Bo pays a clue (7 left) to press on with a die: 4, which makes 11.
R4.4  Bo pays a clue (6 left) to press on with a die: 6, which makes 17.
R4.8  Bo can press no further, and leaves it at 17 of 19.
R4.2  Cy questions with 4 dice: 3 5 5 6, which makes 19.
R4.7  Cy matches the witness exactly and gains a clue, 1 in all.
R4.2  Dee questions with 4 dice: 6 2 1 2, which makes 11.
R9.18 Dee takes it all back, and rolls again.
R4.2  Dee questions with 4 dice: 2 6 1 4, which makes 13.
R4.4  Dee presses on with a die that costs nothing: 1, which makes 14.
R4.8  Dee can press no further, and leaves it at 14 of 19.
R4.2  Ed questions with 4 dice: 1 3 3 1, which makes 8.
R9.18 Ed takes it all back, and rolls again.
R4.2  Ed questions with 4 dice: 2 4 3 5, which makes 14.
R4.8  Ed leaves it at 14 of 19.
R8.6  Flo sets a die to 1.
R4.2  Flo questions with 4 dice: 3 2 3 4, which makes 13.
R4.8  Flo can press no further, and leaves it at 13 of 19.
R4.2  Ann questions with 4 dice: 3 1 3 4, which makes 11.
R9.18 Ann takes it all back, and rolls again.
R4.2  Ann questions with 4 dice: 3 1 6 3, which makes 13.
R4.4  Ann pays a clue (3 left) to press on with a die: 5, which makes 18.
R4.8  Ann leaves it at 18 of 19.
R8.2  Bo is near enough, and forces a roll-off.
R5.4  Roll-off between Bo and Cy.
R5.4  Bo rolls 5 dice: 5 4 6 1 1, together 17.
R5.4  Cy rolls 4 dice: 6 4 5 6, together 21.
R5.6  Cy wins the round with 4 dice: 4 clues, 5 in all.
R2    Round 13. Cy leads the questioning.
R2.1  Cy calls a witness of number 8: Gossip (effect reconstructed). Two equal faces in your first roll earn a clue at once.
R2.2  The witness die shows 0: the witness value is 8.
R4.2  Cy questions with 2 dice: 5 1, which makes 6.
R4.8  Cy leaves it at 6 of 8.
R4.2  Dee questions with 2 dice: 4 4, which makes 8.
R9.4  Two alike: Dee gains a clue, 10 in all.
R4.7  Dee matches the witness exactly and gains a clue, 11 in all.
R4.2  Ed questions with 2 dice: 1 1, which makes 2.
R9.4  Two alike: Ed gains a clue, 2 in all.
R4.4  Ed pays a clue (1 left) to press on with a die: 3, which makes 5.
R4.4  Ed pays a clue (none left) to press on with a die: 4, which makes 9.
R8.5  Ed rolls a 4 again: 2, which makes 7.
R4.8  Ed can press no further, and leaves it at 7 of 8.
R8.6  Flo sets a die to 1.
R4.2  Flo questions with 1 die: 3, which makes 4.
R4.8  Flo can press no further, and leaves it at 4 of 8.
R4.2  Ann questions with 2 dice: 1 1, which makes 2.
R9.4  Two alike: Ann gains a clue, 4 in all.
R4.4  Ann pays a clue (3 left) to press on with a die: 1, which makes 3.
R4.4  Ann pays a clue (2 left) to press on with a die: 4, which makes 7.
R4.8  Ann leaves it at 7 of 8.
R4.2  Bo questions with 2 dice: 3 3, which makes 6.
R9.4  Two alike: Bo gains a clue, 7 in all.
R4.4  Bo pays a clue (6 left) to press on with a die: 2, which makes 8.
R4.7  Bo matches the witness exactly and gains a clue, 7 in all.
R5.4  Roll-off between Bo and Dee.
R5.4  Dee rolls 2 dice: 4 1, together 5.
R5.4  Bo rolls 3 dice: 5 2 3, together 10.
R5.6  Bo wins the round with 3 dice: 3 clues, 10 in all.
R2    Round 14. Bo leads the questioning.
R2.1  Bo calls a witness of number 10: Femme Fatale (reconstructed). A bust that costs clues costs three.
R2.2  The witness die shows 0: the witness value is 10.
R4.2  Bo questions with 2 dice: 5 5, which makes 10.
R4.7  Bo matches the witness exactly and gains a clue, 11 in all.
R4.2  Cy questions with 2 dice: 2 5, which makes 7.
R4.4  Cy pays a clue (4 left) to press on with a die: 6, which makes 13.
R4.5  13 is more than 10: the witness cracks, and Cy is bust.
R7.3  It costs Cy nothing.
R8.8  Cy rolls 2 for luck: a clue, 5 in all.
R4.2  Dee questions with 2 dice: 6 2, which makes 8.
R4.4  Dee pays a clue (10 left) to press on with a die: 5, which makes 13.
R4.5  13 is more than 10: the witness cracks, and Dee is bust.
R4.6  False leads cost Dee 3 clues, 7 left.
R4.2  Ed questions with 2 dice: 4 3, which makes 7.
R4.8  Ed leaves it at 7 of 10.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 1 die: 5, which makes 11.
R4.5  11 is more than 10: the witness cracks, and Flo is bust.
R4.6  Flo has no clue to lose.
R4.2  Ann questions with 2 dice: 5 5, which makes 10.
R4.7  Ann matches the witness exactly and gains a clue, 3 in all.
R5.4  Roll-off between Ann and Bo.
R5.4  Bo rolls 2 dice: 4 4, together 8.
R5.4  Ann rolls 2 dice: 2 5, together 7.
R5.6  Bo wins the round with 2 dice: 2 clues, 13 in all.
R2    Round 15. Bo leads the questioning.
R2.1  Bo calls a witness of number 8: Pickpocket (reconstructed). Clues lost by busts lie on this card; whoever wins the round takes them.
R2.2  The witness die shows 7: the witness value is 15.
R4.2  Bo questions with 1 die: 4, which makes 4.
R4.4  Bo pays a clue (12 left) to press on with a die: 1, which makes 5.
R4.4  Bo pays a clue (11 left) to press on with a die: 4, which makes 9.
R4.4  Bo pays a clue (10 left) to press on with a die: 5, which makes 14.
R4.8  Bo leaves it at 14 of 15.
R4.2  Cy questions with 3 dice: 3 6 3, which makes 12.
R4.4  Cy pays a clue (4 left) to press on with a die: 5, which makes 17.
R4.5  17 is more than 15: the witness cracks, and Cy is bust.
R7.3  It costs Cy nothing.
R8.8  Cy rolls 3 for luck: none.
R4.2  Dee questions with 1 die: 3, which makes 3.
R4.4  Dee presses on with a die that costs nothing: 4, which makes 7.
R4.8  Dee leaves it at 7 of 15.
R4.2  Ed questions with 3 dice: 3 5 1, which makes 9.
R4.8  Ed leaves it at 9 of 15.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 1 die: 6, which makes 12.
R4.8  Flo can press no further, and leaves it at 12 of 15.
R4.2  Ann questions with 3 dice: 2 1 4, which makes 7.
R4.4  Ann pays a clue (2 left) to press on with a die: 5, which makes 12.
R4.4  Ann pays a clue (1 left) to press on with a die: 2, which makes 14.
R4.8  Ann leaves it at 14 of 15.
R5.4  Roll-off between Ann and Bo.
R5.4  Bo rolls 4 dice: 6 5 4 2, together 17.
R5.4  Ann rolls 5 dice: 3 2 3 6 5, together 19.
R5.6  Ann wins the round with 5 dice: 5 clues, 6 in all.
R2    Round 16. Ann leads the questioning.
R2.1  Ann calls a witness of number 11: Reporter (reconstructed). Whoever comes closest after the winner gains a clue.
R2.2  The witness die shows 7: the witness value is 18.
R4.2  Ann questions with 4 dice: 5 2 4 1, which makes 12.
R4.4  Ann pays a clue (5 left) to press on with a die: 5, which makes 17.
R4.8  Ann leaves it at 17 of 18.
R4.2  Bo questions with 4 dice: 5 1 3 1, which makes 10.
R4.4  Bo pays a clue (9 left) to press on with a die: 5, which makes 15.
R4.8  Bo can press no further, and leaves it at 15 of 18.
R4.2  Cy questions with 4 dice: 4 6 1 5, which makes 16.
R4.4  Cy pays a clue (3 left) to press on with a die: 3, which makes 19.
R4.5  19 is more than 18: the witness cracks, and Cy is bust.
R7.3  It costs Cy nothing.
R8.8  Cy rolls 6 for luck: a clue, 4 in all.
R4.2  Dee questions with 3 dice: 6 1 6, which makes 13.
R4.4  Dee presses on with a die that costs nothing: 5, which makes 18.
R4.7  Dee matches the witness exactly and gains a clue, 8 in all.
R4.2  Ed questions with 4 dice: 2 6 3 4, which makes 15.
R4.8  Ed leaves it at 15 of 18.
R8.6  Flo sets a die to 1.
R4.2  Flo questions with 4 dice: 6 2 6 1, which makes 16.
R4.8  Flo can press no further, and leaves it at 16 of 18.
R5.6  Dee wins the round with 4 dice: 4 clues, 12 in all.
R9.15 Ann came closest after the winner, and gains a clue, 6 in all.
R2    Round 17. Dee leads the questioning.
R2.1  Dee calls a witness of number 7: Stool Pigeon (reconstructed). An exact match earns three clues.
R2.2  The witness die shows 2: the witness value is 9.
R4.2  Dee questions with 1 die: 1, which makes 1.
R4.4  Dee pays a clue (11 left) to press on with a die: 6, which makes 7.
R4.8  Dee leaves it at 7 of 9.
R4.2  Ed questions with 2 dice: 1 6, which makes 7.
R4.8  Ed leaves it at 7 of 9.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 4 dice: 3 3 6 1, which makes 19.
R4.5  19 is more than 9: the witness cracks, and Flo is bust.
R4.6  Flo has no clue to lose.
R4.2  Ann questions with 2 dice: 5 3, which makes 8.
R4.8  Ann leaves it at 8 of 9.
R4.2  Bo questions with 2 dice: 5 4, which makes 9.
R4.7  Bo matches the witness exactly and gains 3 clues, 12 in all.
R4.2  Cy questions with 2 dice: 2 2, which makes 4.
R4.4  Cy pays a clue (3 left) to press on with a die: 4, which makes 8.
R4.4  Cy pays a clue (2 left) to press on with a die: 4, which makes 12.
R4.5  12 is more than 9: the witness cracks, and Cy is bust.
R7.3  It costs Cy nothing.
R8.8  Cy rolls 2 for luck: a clue, 3 in all.
R5.6  Bo wins the round with 2 dice: 2 clues, 14 in all.
R2    Round 18. Bo leads the questioning.
R2.1  Bo calls a witness of number 7: Newsboy (reconstructed). The first die that you add costs nothing.
R2.2  The witness die shows 6: the witness value is 13.
R4.2  Bo questions with 2 dice: 2 2, which makes 4.
R4.4  Bo presses on with a die that costs nothing: 1, which makes 5.
R4.4  Bo pays a clue (13 left) to press on with a die: 6, which makes 11.
R4.8  Bo leaves it at 11 of 13.
R4.2  Cy questions with 5 dice: 2 4 4 5 1, which makes 16.
R4.5  16 is more than 13: the witness cracks, and Cy is bust.
R7.3  It costs Cy nothing.
R8.8  Cy rolls 5 for luck: none.
R4.2  Dee questions with 3 dice: 1 5 6, which makes 12.
R4.4  Dee presses on with a die that costs nothing: 1, which makes 13.
R4.7  Dee matches the witness exactly and gains a clue, 12 in all.
R4.2  Ed questions with 3 dice: 4 2 2, which makes 8.
R4.4  Ed presses on with a die that costs nothing: 4, which makes 12.
R4.8  Ed leaves it at 12 of 13.
R8.6  Flo sets a die to 6.
R4.2  Flo questions with 1 die: 2, which makes 8.
R4.8  Flo leaves it at 8 of 13.
R4.2  Ann questions with 3 dice: 6 4 6, which makes 16.
R8.1  Ann rolls a die to subtract: 1, which leaves 15.
R4.5  15 is more than 13: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 4 left.
R8.2  Bo is near enough, and forces a roll-off.
R5.4  Roll-off between Bo and Dee.
R5.4  Bo rolls 4 dice: 4 4 2 6, together 16.
R5.4  Dee rolls 4 dice: 2 6 5 2, together 15.
R5.6  Bo wins the round with 4 dice: 4 clues, 17 in all.
R6.1  Bo has 17 clues, and solves the case.
= Ann.clues 4
= Ann.dice 6,4,6,-1
= Ann.total 15
= Ann.busted yes
= Ann.detective captain
= Ann.proven -
= Bo.clues 17
= Bo.dice 2,2,1,6
= Bo.total 11
= Bo.busted no
= Bo.detective mama
= Bo.proven -
= Cy.clues 3
= Cy.dice 2,4,4,5,1
= Cy.total 16
= Cy.busted yes
= Cy.detective ace
= Cy.proven -
= Dee.clues 12
= Dee.dice 1,5,6,1
= Dee.total 13
= Dee.busted no
= Dee.detective analytical
= Dee.proven -
= Ed.clues 0
= Ed.dice 4,2,2,4
= Ed.total 12
= Ed.busted no
= Ed.detective insubordinate
= Ed.proven -
= Flo.clues 0
= Flo.dice 6,2
= Flo.total 8
= Flo.busted no
= Flo.detective professional
= Flo.proven -
= witness newsboy
= value 13
= first Bo
= round 18
= case -
= fund -
= winners Bo
= over yes
= awaiting -
= question -
