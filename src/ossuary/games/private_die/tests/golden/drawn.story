R1.6  The case: The Kingpin (reconstructed). Everybody begins with three clues, and the goal is 20.
R1.4  Ann is Jean “Mama” Koller. If you are not bust and at most two behind the leaders, you may force a roll-off with them. Tied roll-offs are yours.
R1.4  Bo is Vivian “The Pro” Hale (name reconstructed). Before you roll, set one of your dice to 1 or 6. Then roll one to four more.
R1.4  Cy is Roy “Maverick” Calloway (name reconstructed). You have four dice. Once on your turn, even when over, you may roll one of your dice again.
R1.4  Dee is Andy “Ace” Noelker. Busts never cost you clues.
R1.4  Ed is Edith “The Brain” Marlowe (name reconstructed). Once on your turn you may add a die that costs nothing.
R1.4  Flo is Timothy “The Captain” Holmes. Once on your turn, even when over, you may roll a die of your own and subtract it; then your turn ends. You win one clue fewer.
R1.5  Ann rolls 9 for who begins.
R1.5  Bo rolls 6 for who begins.
R1.5  Cy rolls 1 for who begins.
R1.5  Dee rolls 1 for who begins.
R1.5  Ed rolls 6 for who begins.
R1.5  Flo rolls 1 for who begins.
R2    Round 1. Ann leads the questioning.
R2.1  Ann calls a witness of number 7: Barfly (reconstructed). A die showing 1 is worth nothing, but counts as a die.
R2.2  The witness die shows 1: the witness value is 8.
R4.2  Ann questions with 2 dice: 2 4, which makes 6.
R4.8  Ann leaves it at 6 of 8.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 1 die: 2, which makes 8.
R4.7  Bo matches the witness exactly and gains a clue, 4 in all.
R4.2  Cy questions with 2 dice: 6 2, which makes 8.
R4.7  Cy matches the witness exactly and gains a clue, 4 in all.
R4.2  Dee questions with 2 dice: 2 6, which makes 8.
R4.7  Dee matches the witness exactly and gains a clue, 4 in all.
R4.2  Ed questions with 2 dice: 4 1, which makes 4.
R4.4  Ed presses on with a die that costs nothing: 5, which makes 9.
R4.5  9 is more than 8: the witness cracks, and Ed is bust.
R4.6  False leads cost Ed 2 clues, 1 left.
R4.2  Flo questions with 2 dice: 4 5, which makes 9.
R8.1  Flo rolls a die to subtract: 6, which leaves 3.
R4.8  Flo leaves it at 3 of 8.
R8.2  Ann is near enough, and forces a roll-off.
R5.4  Roll-off between Ann, Bo, Cy and Dee.
R5.4  Ann rolls 2 dice: 2 4, together 6.
R5.4  Bo rolls 2 dice: 2 6, together 8.
R5.4  Cy rolls 2 dice: 4 2, together 6.
R5.4  Dee rolls 2 dice: 6 1, together 7.
R5.6  Bo wins the round with 2 dice: 2 clues, 6 in all.
R2    Round 2. Bo leads the questioning.
R2.1  Bo calls a witness of number 11: Bookie (reconstructed). Before you roll you may stake a clue: win the round and it comes back with two more, otherwise it is lost.
R2.2  The witness die shows 3: the witness value is 14.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 6 3, which makes 15.
R4.5  15 is more than 14: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 4 left.
R4.2  Cy questions with 3 dice: 1 6 6, which makes 13.
R4.8  Cy leaves it at 13 of 14.
R4.2  Dee questions with 3 dice: 4 1 1, which makes 6.
R4.4  Dee pays a clue (3 left) to press on with a die: 3, which makes 9.
R4.4  Dee pays a clue (2 left) to press on with a die: 6, which makes 15.
R4.5  15 is more than 14: the witness cracks, and Dee is bust.
R7.3  It costs Dee nothing.
R4.2  Ed questions with 3 dice: 1 2 2, which makes 5.
R4.4  Ed presses on with a die that costs nothing: 4, which makes 9.
R4.4  Ed pays a clue (none left) to press on with a die: 3, which makes 12.
R4.8  Ed can press no further, and leaves it at 12 of 14.
R9.14 Flo stakes a clue on winning, 2 left.
R4.2  Flo questions with 3 dice: 3 2 6, which makes 11.
R4.4  Flo pays a clue (1 left) to press on with a die: 6, which makes 17.
R8.1  Flo rolls a die to subtract: 3, which leaves 14.
R4.7  Flo matches the witness exactly and gains a clue, 2 in all.
R4.2  Ann questions with 3 dice: 5 1 1, which makes 7.
R4.8  Ann leaves it at 7 of 14.
R8.1  Flo wins a clue less than the dice say.
R5.6  Flo wins the round with 4 dice: 3 clues, 5 in all.
R9.14 Flo's stake pays 3 clues, 8 in all.
R2    Round 3. Flo leads the questioning.
R2.1  Flo calls a witness of number 10: Femme Fatale (reconstructed). A bust that costs clues costs three.
R2.2  The witness die shows 9: the witness value is 19.
R4.2  Flo questions with 4 dice: 3 2 2 4, which makes 11.
R4.4  Flo pays a clue (7 left) to press on with a die: 2, which makes 13.
R4.8  Flo leaves it at 13 of 19.
R4.2  Ann questions with 4 dice: 2 2 5 2, which makes 11.
R4.4  Ann pays a clue (2 left) to press on with a die: 6, which makes 17.
R4.8  Ann can press no further, and leaves it at 17 of 19.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 3 dice: 3 6 3, which makes 18.
R4.8  Bo leaves it at 18 of 19.
R4.2  Cy questions with 4 dice: 4 1 5 6, which makes 16.
R8.5  Cy rolls a 6 again: 1, which makes 11.
R4.8  Cy can press no further, and leaves it at 11 of 19.
R4.2  Dee questions with 2 dice: 4 5, which makes 9.
R4.4  Dee pays a clue (1 left) to press on with a die: 3, which makes 12.
R4.4  Dee pays a clue (none left) to press on with a die: 3, which makes 15.
R4.8  Dee can press no further, and leaves it at 15 of 19.
R4.2  Ed questions with 3 dice: 1 5 6, which makes 12.
R4.4  Ed presses on with a die that costs nothing: 2, which makes 14.
R4.8  Ed can press no further, and leaves it at 14 of 19.
R8.2  Ann is near enough, and forces a roll-off.
R5.4  Roll-off between Ann and Bo.
R5.4  Ann rolls 5 dice: 3 3 5 4 1, together 16.
R5.4  Bo rolls 4 dice: 3 6 4 2, together 15.
R5.6  Ann wins the round with 5 dice: 5 clues, 7 in all.
R2    Round 4. Ann leads the questioning.
R2.1  Ann calls a witness of number 10: Con Man (reconstructed). Once on your turn, even when over, you may pay a clue to roll an unused die and subtract it.
R2.2  The witness die shows 7: the witness value is 17.
R4.2  Ann questions with 4 dice: 4 4 6 1, which makes 15.
R4.8  Ann leaves it at 15 of 17.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 3 dice: 4 4 1, which makes 15.
R4.8  Bo leaves it at 15 of 17.
R4.2  Cy questions with 4 dice: 3 1 5 1, which makes 10.
R4.8  Cy leaves it at 10 of 17.
R4.2  Dee questions with 4 dice: 1 5 5 3, which makes 14.
R4.8  Dee can press no further, and leaves it at 14 of 17.
R4.2  Ed questions with 4 dice: 3 4 6 6, which makes 19.
R4.5  19 is more than 17: the witness cracks, and Ed is bust.
R4.6  Ed has no clue to lose.
R4.2  Flo questions with 4 dice: 2 6 4 4, which makes 16.
R4.8  Flo leaves it at 16 of 17.
R8.2  Ann is near enough, and forces a roll-off.
R5.4  Roll-off between Ann and Flo.
R5.4  Ann rolls 4 dice: 6 1 4 4, together 15.
R5.4  Flo rolls 4 dice: 1 2 4 5, together 12.
R5.6  Ann wins the round with 4 dice: 4 clues, 11 in all.
R2    Round 5. Ann leads the questioning.
R2.1  Ann calls a witness of number 7: Newsboy (reconstructed). The first die that you add costs nothing.
R2.2  The witness die shows 9: the witness value is 16.
R4.2  Ann questions with 4 dice: 4 4 6 5, which makes 19.
R4.5  19 is more than 16: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 9 left.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 4 1, which makes 11.
R4.4  Bo presses on with a die that costs nothing: 1, which makes 12.
R4.4  Bo pays a clue (3 left) to press on with a die: 3, which makes 15.
R4.8  Bo can press no further, and leaves it at 15 of 16.
R4.2  Cy questions with 2 dice: 6 1, which makes 7.
R4.4  Cy presses on with a die that costs nothing: 6, which makes 13.
R4.4  Cy pays a clue (3 left) to press on with a die: 5, which makes 18.
R8.5  Cy rolls a 6 again: 4, which makes 16.
R4.7  Cy matches the witness exactly and gains a clue, 4 in all.
R4.2  Dee questions with 4 dice: 4 1 1 6, which makes 12.
R4.4  Dee presses on with a die that costs nothing: 3, which makes 15.
R4.8  Dee can press no further, and leaves it at 15 of 16.
R4.2  Ed questions with 4 dice: 3 4 5 3, which makes 15.
R4.8  Ed leaves it at 15 of 16.
R4.2  Flo questions with 4 dice: 2 4 5 3, which makes 14.
R4.4  Flo presses on with a die that costs nothing: 5, which makes 19.
R8.1  Flo rolls a die to subtract: 5, which leaves 14.
R4.8  Flo leaves it at 14 of 16.
R5.6  Cy wins the round with 4 dice: 4 clues, 8 in all.
R2    Round 6. Cy leads the questioning.
R2.1  Cy calls a witness of number 8: Pickpocket (reconstructed). Clues lost by busts lie on this card; whoever wins the round takes them.
R2.2  The witness die shows 8: the witness value is 16.
R4.2  Cy questions with 4 dice: 5 5 4 2, which makes 16.
R4.7  Cy matches the witness exactly and gains a clue, 9 in all.
R4.2  Dee questions with 4 dice: 3 5 4 3, which makes 15.
R4.8  Dee can press no further, and leaves it at 15 of 16.
R4.2  Ed questions with 4 dice: 6 1 4 1, which makes 12.
R4.4  Ed presses on with a die that costs nothing: 5, which makes 17.
R4.5  17 is more than 16: the witness cracks, and Ed is bust.
R4.6  Ed has no clue to lose.
R4.2  Flo questions with 4 dice: 4 5 6 5, which makes 20.
R8.1  Flo rolls a die to subtract: 3, which leaves 17.
R4.5  17 is more than 16: the witness cracks, and Flo is bust.
R4.6  False leads cost Flo 2 clues, 5 left.
R4.2  Ann questions with 4 dice: 6 6 6 5, which makes 23.
R4.5  23 is more than 16: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 7 left.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 6 6, which makes 18.
R4.5  18 is more than 16: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 1 left.
R5.6  Cy wins the round with 4 dice: 4 clues, 13 in all.
R9.6  Cy takes what was lost: 6 clues, 19 in all.
R2    Round 7. Cy leads the questioning.
R2.1  Cy calls a witness of number 9: Bartender (reconstructed). Busts cost nothing.
R2.2  The witness die shows 3: the witness value is 12.
R4.2  Cy questions with 3 dice: 5 6 2, which makes 13.
R4.5  13 is more than 12: the witness cracks, and Cy is bust.
R7.3  It costs Cy nothing.
R4.2  Dee questions with 3 dice: 4 6 1, which makes 11.
R4.8  Dee can press no further, and leaves it at 11 of 12.
R4.2  Ed questions with 3 dice: 4 2 4, which makes 10.
R4.4  Ed presses on with a die that costs nothing: 3, which makes 13.
R4.5  13 is more than 12: the witness cracks, and Ed is bust.
R7.3  It costs Ed nothing.
R4.2  Flo questions with 3 dice: 6 1 5, which makes 12.
R4.7  Flo matches the witness exactly and gains a clue, 6 in all.
R4.2  Ann questions with 2 dice: 1 4, which makes 5.
R4.4  Ann pays a clue (6 left) to press on with a die: 6, which makes 11.
R4.4  Ann pays a clue (5 left) to press on with a die: 3, which makes 14.
R4.5  14 is more than 12: the witness cracks, and Ann is bust.
R7.3  It costs Ann nothing.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 1 6, which makes 13.
R4.5  13 is more than 12: the witness cracks, and Bo is bust.
R7.3  It costs Bo nothing.
R8.1  Flo wins a clue less than the dice say.
R5.6  Flo wins the round with 3 dice: 2 clues, 8 in all.
R2    Round 8. Flo leads the questioning.
R2.1  Flo calls a witness of number 8: Cabbie (reconstructed). Every die that you pay for costs two clues.
R2.2  The witness die shows 7: the witness value is 15.
R4.2  Flo questions with 3 dice: 1 4 1, which makes 6.
R8.1  Flo rolls a die to subtract: 2, which leaves 4.
R4.8  Flo leaves it at 4 of 15.
R4.2  Ann questions with 3 dice: 4 6 6, which makes 16.
R4.5  16 is more than 15: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 3 left.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 2 2, which makes 10.
R4.8  Bo can press no further, and leaves it at 10 of 15.
R4.2  Cy questions with 1 die: 5, which makes 5.
R4.4  Cy pays 2 clues (17 left) to press on with a die: 3, which makes 8.
R4.4  Cy pays 2 clues (15 left) to press on with a die: 4, which makes 12.
R4.8  Cy leaves it at 12 of 15.
R4.2  Dee questions with 3 dice: 6 3 3, which makes 12.
R4.8  Dee can press no further, and leaves it at 12 of 15.
R4.2  Ed questions with 3 dice: 1 3 1, which makes 5.
R4.4  Ed presses on with a die that costs nothing: 6, which makes 11.
R4.8  Ed can press no further, and leaves it at 11 of 15.
R5.4  Roll-off between Cy and Dee.
R5.4  Cy rolls 3 dice: 3 2 1, together 6.
R5.4  Dee rolls 3 dice: 6 6 1, together 13.
R5.6  Dee wins the round with 3 dice: 3 clues, 3 in all.
R2    Round 9. Dee leads the questioning.
R2.1  Dee calls a witness of number 9: Butler (reconstructed). First rolls are of exactly three dice.
R2.2  The witness die shows 3: the witness value is 12.
R4.2  Dee questions with 3 dice: 3 3 3, which makes 9.
R4.8  Dee leaves it at 9 of 12.
R4.2  Ed questions with 3 dice: 6 4 4, which makes 14.
R4.5  14 is more than 12: the witness cracks, and Ed is bust.
R4.6  Ed has no clue to lose.
R4.2  Flo questions with 3 dice: 5 5 6, which makes 16.
R4.5  16 is more than 12: the witness cracks, and Flo is bust.
R4.6  False leads cost Flo 2 clues, 6 left.
R4.2  Ann questions with 3 dice: 6 2 4, which makes 12.
R4.7  Ann matches the witness exactly and gains a clue, 4 in all.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 1 1, which makes 8.
R4.4  Bo pays a clue (none left) to press on with a die: 2, which makes 10.
R4.8  Bo can press no further, and leaves it at 10 of 12.
R4.2  Cy questions with 3 dice: 4 6 5, which makes 15.
R8.5  Cy rolls a 6 again: 3, which makes 12.
R4.7  Cy matches the witness exactly and gains a clue, 16 in all.
R5.4  Roll-off between Ann and Cy.
R5.4  Ann rolls 3 dice: 1 3 3, together 7.
R5.4  Cy rolls 3 dice: 4 2 5, together 11.
R5.6  Cy wins the round with 3 dice: 3 clues, 19 in all.
R2    Round 10. Cy leads the questioning.
R2.1  Cy calls a witness of number 12: Gangster (reconstructed). The winner takes a clue from the richest other player.
R2.2  The witness die shows 8: the witness value is 20.
R4.2  Cy questions with 1 die: 3, which makes 3.
R4.4  Cy pays a clue (18 left) to press on with a die: 5, which makes 8.
R4.4  Cy pays a clue (17 left) to press on with a die: 4, which makes 12.
R4.4  Cy pays a clue (16 left) to press on with a die: 4, which makes 16.
R4.8  Cy leaves it at 16 of 20.
R4.2  Dee questions with 5 dice: 2 1 4 5 2, which makes 14.
R4.8  Dee can press no further, and leaves it at 14 of 20.
R4.2  Ed questions with 5 dice: 6 2 4 2 6, which makes 20.
R4.7  Ed matches the witness exactly and gains a clue, 1 in all.
R4.2  Flo questions with 5 dice: 1 2 2 6 5, which makes 16.
R4.8  Flo leaves it at 16 of 20.
R4.2  Ann questions with 5 dice: 3 1 1 5 5, which makes 15.
R4.8  Ann can press no further, and leaves it at 15 of 20.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 3 dice: 1 6 5, which makes 18.
R4.8  Bo can press no further, and leaves it at 18 of 20.
R5.6  Ed wins the round with 5 dice: 5 clues, 6 in all.
R9.16 Ed takes a clue from Cy.
R2    Round 11. Ed leads the questioning.
R2.1  Ed calls a witness of number 11: Beat Cop (reconstructed). No dice may be added, paid or free.
R2.2  The witness die shows 0: the witness value is 11.
R4.2  Ed questions with 2 dice: 1 1, which makes 2.
R4.8  Ed can press no further, and leaves it at 2 of 11.
R4.2  Flo questions with 2 dice: 1 4, which makes 5.
R4.8  Flo leaves it at 5 of 11.
R4.2  Ann questions with 2 dice: 2 5, which makes 7.
R4.8  Ann can press no further, and leaves it at 7 of 11.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 1 die: 5, which makes 11.
R4.7  Bo matches the witness exactly and gains a clue, 1 in all.
R4.2  Cy questions with 1 die: 4, which makes 4.
R4.8  Cy leaves it at 4 of 11.
R4.2  Dee questions with 2 dice: 4 6, which makes 10.
R4.8  Dee can press no further, and leaves it at 10 of 11.
R5.6  Bo wins the round with 2 dice: 2 clues, 3 in all.
R2    Round 12. Bo leads the questioning.
R2.1  Bo calls a witness of number 9: Nightclub Singer (reconstructed). Turns go counterclockwise, from the first player on.
R2.2  The witness die shows 7: the witness value is 16.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 1 6, which makes 13.
R4.8  Bo leaves it at 13 of 16.
R4.2  Ann questions with 4 dice: 5 6 4 3, which makes 18.
R4.5  18 is more than 16: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 2 left.
R4.2  Flo questions with 4 dice: 2 4 2 6, which makes 14.
R4.8  Flo leaves it at 14 of 16.
R4.2  Ed questions with 4 dice: 4 1 1 4, which makes 10.
R4.4  Ed presses on with a die that costs nothing: 4, which makes 14.
R4.8  Ed can press no further, and leaves it at 14 of 16.
R4.2  Dee questions with 4 dice: 2 6 3 1, which makes 12.
R4.4  Dee pays a clue (2 left) to press on with a die: 4, which makes 16.
R4.7  Dee matches the witness exactly and gains a clue, 3 in all.
R4.2  Cy questions with 4 dice: 2 1 5 2, which makes 10.
R4.8  Cy leaves it at 10 of 16.
R5.6  Dee wins the round with 5 dice: 5 clues, 8 in all.
R2    Round 13. Dee leads the questioning.
R2.1  Dee calls a witness of number 12: Safecracker (reconstructed). You may roll your whole first roll once more; the second roll stands.
R2.2  The witness die shows 5: the witness value is 17.
R4.2  Dee questions with 1 die: 4, which makes 4.
R9.18 Dee takes it all back, and rolls again.
R4.2  Dee questions with 1 die: 5, which makes 5.
R4.8  Dee leaves it at 5 of 17.
R4.2  Ed questions with 4 dice: 6 5 1 5, which makes 17.
R9.18 Ed takes it all back, and rolls again.
R4.2  Ed questions with 4 dice: 1 6 2 3, which makes 12.
R4.4  Ed presses on with a die that costs nothing: 6, which makes 18.
R4.5  18 is more than 17: the witness cracks, and Ed is bust.
R4.6  False leads cost Ed 2 clues, 5 left.
R4.2  Flo questions with 4 dice: 5 3 1 6, which makes 15.
R4.8  Flo leaves it at 15 of 17.
R4.2  Ann questions with 4 dice: 4 3 2 5, which makes 14.
R4.4  Ann pays a clue (1 left) to press on with a die: 6, which makes 20.
R4.5  20 is more than 17: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann a clue, none left.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 4 6, which makes 16.
R4.8  Bo leaves it at 16 of 17.
R4.2  Cy questions with 4 dice: 5 6 1 4, which makes 16.
R4.8  Cy leaves it at 16 of 17.
R5.4  Roll-off between Bo and Cy.
R5.4  Bo rolls 3 dice: 5 1 3, together 9.
R5.4  Cy rolls 4 dice: 6 3 5 4, together 18.
R5.6  Cy wins the round with 4 dice: 4 clues, 19 in all.
R2    Round 14. Cy leads the questioning.
R2.1  Cy calls a witness of number 11: Reporter (reconstructed). Whoever comes closest after the winner gains a clue.
R2.2  The witness die shows 4: the witness value is 15.
R4.2  Cy questions with 3 dice: 4 5 1, which makes 10.
R4.4  Cy pays a clue (18 left) to press on with a die: 5, which makes 15.
R4.7  Cy matches the witness exactly and gains a clue, 19 in all.
R4.2  Dee questions with 3 dice: 5 6 4, which makes 15.
R4.7  Dee matches the witness exactly and gains a clue, 9 in all.
R4.2  Ed questions with 3 dice: 4 3 6, which makes 13.
R4.4  Ed presses on with a die that costs nothing: 2, which makes 15.
R4.7  Ed matches the witness exactly and gains a clue, 6 in all.
R4.2  Flo questions with 3 dice: 1 4 6, which makes 11.
R4.4  Flo pays a clue (5 left) to press on with a die: 4, which makes 15.
R4.7  Flo matches the witness exactly and gains a clue, 6 in all.
R4.2  Ann questions with 3 dice: 5 6 5, which makes 16.
R4.5  16 is more than 15: the witness cracks, and Ann is bust.
R4.6  Ann has no clue to lose.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 2 2, which makes 10.
R4.4  Bo pays a clue (2 left) to press on with a die: 4, which makes 14.
R4.8  Bo leaves it at 14 of 15.
R5.4  Roll-off between Cy, Dee, Ed and Flo.
R5.4  Cy rolls 4 dice: 5 6 6 2, together 19.
R5.4  Dee rolls 3 dice: 6 4 2, together 12.
R5.4  Ed rolls 4 dice: 3 4 1 5, together 13.
R5.4  Flo rolls 4 dice: 3 1 1 6, together 11.
R5.6  Cy wins the round with 4 dice: 4 clues, 23 in all.
R9.15 Dee came closest after the winner, and gains a clue, 10 in all.
R9.15 Ed came closest after the winner, and gains a clue, 7 in all.
R9.15 Flo came closest after the winner, and gains a clue, 7 in all.
R6.1  Cy has 23 clues, and solves the case.
= Ann.clues 0
= Ann.dice 5,6,5
= Ann.total 16
= Ann.busted yes
= Ann.detective mama
= Ann.proven -
= Bo.clues 2
= Bo.dice 6,2,2,4
= Bo.total 14
= Bo.busted no
= Bo.detective professional
= Bo.proven -
= Cy.clues 23
= Cy.dice 4,5,1,5
= Cy.total 15
= Cy.busted no
= Cy.detective insubordinate
= Cy.proven -
= Dee.clues 10
= Dee.dice 5,6,4
= Dee.total 15
= Dee.busted no
= Dee.detective ace
= Dee.proven -
= Ed.clues 7
= Ed.dice 4,3,6,2
= Ed.total 15
= Ed.busted no
= Ed.detective analytical
= Ed.proven -
= Flo.clues 7
= Flo.dice 1,4,6,4
= Flo.total 15
= Flo.busted no
= Flo.detective captain
= Flo.proven -
= witness reporter
= value 15
= first Cy
= round 14
= case the-kingpin
= fund -
= winners Cy
= over yes
= awaiting -
= question -
