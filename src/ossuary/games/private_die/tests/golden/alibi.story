R1.6  The case: Airtight Alibi (reconstructed). Only a detective who has matched a witness exactly, in any round, can solve the case.
R1.4  Ann is Timothy “The Captain” Holmes. Once on your turn, even when over, you may roll a die of your own and subtract it; then your turn ends. You win one clue fewer.
R1.4  Bo is Jean “Mama” Koller. If you are not bust and at most two behind the leaders, you may force a roll-off with them. Tied roll-offs are yours.
R1.4  Cy is Roy “Maverick” Calloway (name reconstructed). You have four dice. Once on your turn, even when over, you may roll one of your dice again.
R1.4  Dee is Vivian “The Pro” Hale (name reconstructed). Before you roll, set one of your dice to 1 or 6. Then roll one to four more.
R1.4  Ed is Edith “The Brain” Marlowe (name reconstructed). Once on your turn you may add a die that costs nothing.
R1.5  Ann rolls 8 for who begins.
R1.5  Bo rolls 4 for who begins.
R1.5  Cy rolls 0 for who begins.
R1.5  Dee rolls 1 for who begins.
R1.5  Ed rolls 4 for who begins.
R2    Round 1. Ann leads the questioning.
R2.1  Ann calls a witness of number 8: Cabbie (reconstructed). Every die that you pay for costs two clues.
R2.2  The witness die shows 4: the witness value is 12.
R4.2  Ann questions with 2 dice: 2 3, which makes 5.
R4.8  Ann leaves it at 5 of 12.
R4.2  Bo questions with 3 dice: 6 2 4, which makes 12.
R4.7  Bo matches the witness exactly and gains a clue, 2 in all.
R10.4 The alibi is broken: Bo has proof, and may solve the case from now on.
R4.2  Cy questions with 4 dice: 2 1 6 5, which makes 14.
R8.5  Cy rolls a 6 again: 1, which makes 9.
R4.8  Cy can press no further, and leaves it at 9 of 12.
R8.6  Dee sets a die to 1.
R4.2  Dee questions with 2 dice: 1 6, which makes 8.
R4.8  Dee can press no further, and leaves it at 8 of 12.
R4.2  Ed questions with 3 dice: 3 1 2, which makes 6.
R4.8  Ed leaves it at 6 of 12.
R5.6  Bo wins the round with 3 dice: 3 clues, 5 in all.
R2    Round 2. Bo leads the questioning.
R2.1  Bo calls a witness of number 10: Con Man (reconstructed). Once on your turn, even when over, you may pay a clue to roll an unused die and subtract it.
R2.2  The witness die shows 3: the witness value is 13.
R4.2  Bo questions with 4 dice: 3 3 5 2, which makes 13.
R4.7  Bo matches the witness exactly and gains a clue, 6 in all.
R4.2  Cy questions with 1 die: 6, which makes 6.
R4.4  Cy pays a clue (none left) to press on with a die: 4, which makes 10.
R4.8  Cy leaves it at 10 of 13.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 1 die: 6, which makes 12.
R9.11 Dee pays a clue (none left) to subtract a die: 5, which leaves 7.
R4.8  Dee can press no further, and leaves it at 7 of 13.
R4.2  Ed questions with 3 dice: 1 2 6, which makes 9.
R4.4  Ed presses on with a die that costs nothing: 5, which makes 14.
R9.11 Ed pays a clue (none left) to subtract a die: 5, which leaves 9.
R4.8  Ed can press no further, and leaves it at 9 of 13.
R4.2  Ann questions with 3 dice: 1 2 4, which makes 7.
R4.4  Ann pays a clue (none left) to press on with a die: 4, which makes 11.
R4.8  Ann leaves it at 11 of 13.
R5.6  Bo wins the round with 4 dice: 4 clues, 10 in all.
R2    Round 3. Bo leads the questioning.
R2.1  Bo calls a witness of number 7: Barfly (reconstructed). A die showing 1 is worth nothing, but counts as a die.
R2.2  The witness die shows 9: the witness value is 16.
R4.2  Bo questions with 3 dice: 1 6 1, which makes 6.
R4.4  Bo pays a clue (9 left) to press on with a die: 2, which makes 8.
R4.4  Bo pays a clue (8 left) to press on with a die: 2, which makes 10.
R4.8  Bo can press no further, and leaves it at 10 of 16.
R4.2  Cy questions with 4 dice: 5 5 5 6, which makes 21.
R8.5  Cy rolls a 6 again: 1, which makes 15.
R4.8  Cy can press no further, and leaves it at 15 of 16.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 4 dice: 4 2 3 6, which makes 21.
R4.5  21 is more than 16: the witness cracks, and Dee is bust.
R4.6  Dee has no clue to lose.
R4.2  Ed questions with 4 dice: 6 4 5 5, which makes 20.
R4.5  20 is more than 16: the witness cracks, and Ed is bust.
R4.6  Ed has no clue to lose.
R4.2  Ann questions with 1 die: 2, which makes 2.
R8.1  Ann rolls a die to subtract: 3, which leaves -1.
R4.8  Ann leaves it at -1 of 16.
R5.6  Cy wins the round with 4 dice: 4 clues, 4 in all.
R2    Round 4. Cy leads the questioning.
R2.1  Cy calls a witness of number 12: Gangster (reconstructed). The winner takes a clue from the richest other player.
R2.2  The witness die shows 8: the witness value is 20.
R4.2  Cy questions with 4 dice: 3 6 4 5, which makes 18.
R4.8  Cy leaves it at 18 of 20.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 3 dice: 4 4 5, which makes 19.
R4.8  Dee can press no further, and leaves it at 19 of 20.
R4.2  Ed questions with 5 dice: 4 5 3 6 5, which makes 23.
R4.5  23 is more than 20: the witness cracks, and Ed is bust.
R4.6  Ed has no clue to lose.
R4.2  Ann questions with 5 dice: 4 5 5 6 6, which makes 26.
R4.5  26 is more than 20: the witness cracks, and Ann is bust.
R4.6  Ann has no clue to lose.
R4.2  Bo questions with 5 dice: 5 5 4 5 4, which makes 23.
R4.5  23 is more than 20: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 6 left.
R5.6  Dee wins the round with 4 dice: 4 clues, 4 in all.
R9.16 Dee takes a clue from Bo.
R2    Round 5. Dee leads the questioning.
R2.1  Dee calls a witness of number 11: Bookie (reconstructed). Before you roll you may stake a clue: win the round and it comes back with two more, otherwise it is lost.
R2.2  The witness die shows 0: the witness value is 11.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 1 die: 2, which makes 8.
R4.8  Dee leaves it at 8 of 11.
R4.2  Ed questions with 1 die: 3, which makes 3.
R4.4  Ed presses on with a die that costs nothing: 3, which makes 6.
R4.8  Ed can press no further, and leaves it at 6 of 11.
R4.2  Ann questions with 2 dice: 6 1, which makes 7.
R4.8  Ann leaves it at 7 of 11.
R4.2  Bo questions with 2 dice: 2 6, which makes 8.
R4.8  Bo leaves it at 8 of 11.
R4.2  Cy questions with 2 dice: 6 6, which makes 12.
R8.5  Cy rolls a 6 again: 6, which makes 12.
R4.5  12 is more than 11: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 2 left.
R5.4  Roll-off between Bo and Dee.
R5.4  Dee rolls 2 dice: 4 2, together 6.
R5.4  Bo rolls 2 dice: 2 2, together 4.
R5.6  Dee wins the round with 2 dice: 2 clues, 7 in all.
R2    Round 6. Dee leads the questioning.
R2.1  Dee calls a witness of number 10: Femme Fatale (reconstructed). A bust that costs clues costs three.
R2.2  The witness die shows 5: the witness value is 15.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 2 dice: 4 6, which makes 16.
R4.5  16 is more than 15: the witness cracks, and Dee is bust.
R4.6  False leads cost Dee 3 clues, 4 left.
R4.2  Ed questions with 3 dice: 6 6 2, which makes 14.
R4.8  Ed leaves it at 14 of 15.
R4.2  Ann questions with 3 dice: 5 3 2, which makes 10.
R4.8  Ann leaves it at 10 of 15.
R4.2  Bo questions with 1 die: 3, which makes 3.
R4.4  Bo pays a clue (4 left) to press on with a die: 4, which makes 7.
R4.4  Bo pays a clue (3 left) to press on with a die: 1, which makes 8.
R4.4  Bo pays a clue (2 left) to press on with a die: 4, which makes 12.
R4.8  Bo leaves it at 12 of 15.
R4.2  Cy questions with 3 dice: 2 6 4, which makes 12.
R4.4  Cy pays a clue (1 left) to press on with a die: 1, which makes 13.
R4.8  Cy leaves it at 13 of 15.
R8.2  Bo is near enough, and forces a roll-off.
R5.4  Roll-off between Bo and Ed.
R5.4  Ed rolls 3 dice: 4 4 5, together 13.
R5.4  Bo rolls 4 dice: 1 5 1 4, together 11.
R5.6  Ed wins the round with 3 dice: 3 clues, 3 in all.
R2    Round 7. Ed leads the questioning.
R2.1  Ed calls a witness of number 9: Butler (reconstructed). First rolls are of exactly three dice.
R2.2  The witness die shows 5: the witness value is 14.
R4.2  Ed questions with 3 dice: 2 3 3, which makes 8.
R4.8  Ed leaves it at 8 of 14.
R4.2  Ann questions with 3 dice: 6 4 3, which makes 13.
R4.8  Ann leaves it at 13 of 14.
R4.2  Bo questions with 3 dice: 2 1 2, which makes 5.
R4.4  Bo pays a clue (1 left) to press on with a die: 1, which makes 6.
R4.4  Bo pays a clue (none left) to press on with a die: 4, which makes 10.
R4.8  Bo can press no further, and leaves it at 10 of 14.
R4.2  Cy questions with 3 dice: 3 1 6, which makes 10.
R4.4  Cy pays a clue (none left) to press on with a die: 5, which makes 15.
R8.5  Cy rolls a 6 again: 2, which makes 11.
R4.8  Cy can press no further, and leaves it at 11 of 14.
R8.6  Dee sets a die to 1.
R4.2  Dee questions with 2 dice: 3 2, which makes 6.
R4.8  Dee leaves it at 6 of 14.
R8.1  Ann wins a clue less than the dice say.
R5.6  Ann wins the round with 3 dice: 2 clues, 2 in all.
R2    Round 8. Ann leads the questioning.
R2.1  Ann calls a witness of number 9: Bartender (reconstructed). Busts cost nothing.
R2.2  The witness die shows 5: the witness value is 14.
R4.2  Ann questions with 3 dice: 2 4 2, which makes 8.
R4.4  Ann pays a clue (1 left) to press on with a die: 2, which makes 10.
R4.4  Ann pays a clue (none left) to press on with a die: 4, which makes 14.
R4.7  Ann matches the witness exactly and gains a clue, 1 in all.
R10.4 The alibi is broken: Ann has proof, and may solve the case from now on.
R4.2  Bo questions with 3 dice: 4 4 2, which makes 10.
R4.8  Bo can press no further, and leaves it at 10 of 14.
R4.2  Cy questions with 3 dice: 2 3 3, which makes 8.
R4.8  Cy leaves it at 8 of 14.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 2 dice: 2 6, which makes 14.
R4.7  Dee matches the witness exactly and gains a clue, 5 in all.
R10.4 The alibi is broken: Dee has proof, and may solve the case from now on.
R4.2  Ed questions with 3 dice: 2 3 6, which makes 11.
R4.4  Ed presses on with a die that costs nothing: 4, which makes 15.
R4.5  15 is more than 14: the witness cracks, and Ed is bust.
R7.3  It costs Ed nothing.
R5.4  Roll-off between Ann and Dee.
R5.4  Ann rolls 5 dice: 3 3 5 2 3, together 16.
R5.4  Dee rolls 3 dice: 1 1 6, together 8.
R8.1  Ann wins a clue less than the dice say.
R5.6  Ann wins the round with 5 dice: 4 clues, 5 in all.
R2    Round 9. Ann leads the questioning.
R2.1  Ann calls a witness of number 11: Reporter (reconstructed). Whoever comes closest after the winner gains a clue.
R2.2  The witness die shows 3: the witness value is 14.
R4.2  Ann questions with 3 dice: 6 3 4, which makes 13.
R4.8  Ann leaves it at 13 of 14.
R4.2  Bo questions with 3 dice: 5 1 2, which makes 8.
R4.8  Bo can press no further, and leaves it at 8 of 14.
R4.2  Cy questions with 3 dice: 5 5 5, which makes 15.
R8.5  Cy rolls a 5 again: 3, which makes 13.
R4.8  Cy can press no further, and leaves it at 13 of 14.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 2 dice: 6 5, which makes 17.
R4.5  17 is more than 14: the witness cracks, and Dee is bust.
R4.6  False leads cost Dee 2 clues, 3 left.
R4.2  Ed questions with 3 dice: 2 6 5, which makes 13.
R4.8  Ed leaves it at 13 of 14.
R5.4  Roll-off between Ann, Cy and Ed.
R5.4  Ann rolls 3 dice: 3 6 1, together 10.
R5.4  Cy rolls 3 dice: 2 6 2, together 10.
R5.4  Ed rolls 3 dice: 6 3 2, together 11.
R5.6  Ed wins the round with 3 dice: 3 clues, 6 in all.
R9.15 Ann came closest after the winner, and gains a clue, 6 in all.
R9.15 Cy came closest after the winner, and gains a clue, 1 in all.
R2    Round 10. Ed leads the questioning.
R2.1  Ed calls a witness of number 10: Weeping Widow (reconstructed). A first roll of two dice or more loses one die with its highest face.
R2.2  The witness die shows 6: the witness value is 16.
R4.2  Ed questions with 4 dice: 2 3 3 5, which makes 13.
R9.12 The 5 is taken from Ed again, which leaves 8.
R4.4  Ed presses on with a die that costs nothing: 5, which makes 13.
R4.8  Ed can press no further, and leaves it at 13 of 16.
R4.2  Ann questions with 4 dice: 6 6 6 6, which makes 24.
R9.12 The 6 is taken from Ann again, which leaves 18.
R8.1  Ann rolls a die to subtract: 2, which leaves 16.
R4.7  Ann matches the witness exactly and gains a clue, 7 in all.
R4.2  Bo questions with 4 dice: 5 1 1 3, which makes 10.
R9.12 The 5 is taken from Bo again, which leaves 5.
R4.8  Bo can press no further, and leaves it at 5 of 16.
R4.2  Cy questions with 2 dice: 4 3, which makes 7.
R9.12 The 4 is taken from Cy again, which leaves 3.
R4.4  Cy pays a clue (none left) to press on with a die: 6, which makes 9.
R8.5  Cy rolls a 3 again: 2, which makes 8.
R4.8  Cy can press no further, and leaves it at 8 of 16.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 2 dice: 2 6, which makes 14.
R9.12 The 6 is taken from Dee again, which leaves 8.
R4.8  Dee leaves it at 8 of 16.
R8.1  Ann wins a clue less than the dice say.
R5.6  Ann wins the round with 3 dice: 2 clues, 9 in all.
R2    Round 11. Ann leads the questioning.
R2.1  Ann calls a witness of number 11: Beat Cop (reconstructed). No dice may be added, paid or free.
R2.2  The witness die shows 2: the witness value is 13.
R4.2  Ann questions with 3 dice: 1 2 1, which makes 4.
R4.8  Ann leaves it at 4 of 13.
R4.2  Bo questions with 1 die: 3, which makes 3.
R4.8  Bo can press no further, and leaves it at 3 of 13.
R4.2  Cy questions with 1 die: 5, which makes 5.
R4.8  Cy leaves it at 5 of 13.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 3 dice: 5 2 6, which makes 19.
R4.5  19 is more than 13: the witness cracks, and Dee is bust.
R4.6  False leads cost Dee 2 clues, 1 left.
R4.2  Ed questions with 3 dice: 5 3 4, which makes 12.
R4.8  Ed can press no further, and leaves it at 12 of 13.
R5.6  Ed wins the round with 3 dice: 3 clues, 9 in all.
R2    Round 12. Ed leads the questioning.
R2.1  Ed calls a witness of number 8: Pickpocket (reconstructed). Clues lost by busts lie on this card; whoever wins the round takes them.
R2.2  The witness die shows 0: the witness value is 8.
R4.2  Ed questions with 2 dice: 4 3, which makes 7.
R4.8  Ed leaves it at 7 of 8.
R4.2  Ann questions with 1 die: 3, which makes 3.
R4.4  Ann pays a clue (8 left) to press on with a die: 2, which makes 5.
R4.4  Ann pays a clue (7 left) to press on with a die: 6, which makes 11.
R8.1  Ann rolls a die to subtract: 6, which leaves 5.
R4.8  Ann leaves it at 5 of 8.
R4.2  Bo questions with 2 dice: 5 2, which makes 7.
R4.8  Bo can press no further, and leaves it at 7 of 8.
R4.2  Cy questions with 2 dice: 4 5, which makes 9.
R8.5  Cy rolls a 4 again: 1, which makes 6.
R4.8  Cy can press no further, and leaves it at 6 of 8.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 3 dice: 6 4 4, which makes 20.
R4.5  20 is more than 8: the witness cracks, and Dee is bust.
R4.6  False leads cost Dee a clue, none left.
R5.4  Roll-off between Bo and Ed.
R5.4  Ed rolls 2 dice: 3 4, together 7.
R5.4  Bo rolls 2 dice: 6 1, together 7.
R5.5  Bo and Ed are level.
R8.2  Tied roll-offs are Bo's.
R5.6  Bo wins the round with 2 dice: 2 clues, 2 in all.
R9.6  Bo takes what was lost: a clue, 3 in all.
R2    Round 13. Bo leads the questioning.
R2.1  Bo calls a witness of number 12: Safecracker (reconstructed). You may roll your whole first roll once more; the second roll stands.
R2.2  The witness die shows 4: the witness value is 16.
R4.2  Bo questions with 5 dice: 6 4 4 4 2, which makes 20.
R4.5  20 is more than 16: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 1 left.
R4.2  Cy questions with 4 dice: 3 2 6 6, which makes 17.
R9.18 Cy takes it all back, and rolls again.
R4.2  Cy questions with 4 dice: 1 6 3 5, which makes 15.
R4.8  Cy leaves it at 15 of 16.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 2 dice: 5 1, which makes 12.
R4.8  Dee can press no further, and leaves it at 12 of 16.
R4.2  Ed questions with 3 dice: 5 1 2, which makes 8.
R9.18 Ed takes it all back, and rolls again.
R4.2  Ed questions with 3 dice: 5 3 1, which makes 9.
R4.4  Ed presses on with a die that costs nothing: 6, which makes 15.
R4.8  Ed leaves it at 15 of 16.
R4.2  Ann questions with 4 dice: 3 4 6 1, which makes 14.
R4.4  Ann pays a clue (6 left) to press on with a die: 2, which makes 16.
R4.7  Ann matches the witness exactly and gains a clue, 7 in all.
R8.1  Ann wins a clue less than the dice say.
R5.6  Ann wins the round with 5 dice: 4 clues, 11 in all.
R2    Round 14. Ann leads the questioning.
R2.1  Ann calls a witness of number 9: Nightclub Singer (reconstructed). Turns go counterclockwise, from the first player on.
R2.2  The witness die shows 0: the witness value is 9.
R4.2  Ann questions with 2 dice: 2 2, which makes 4.
R4.4  Ann pays a clue (10 left) to press on with a die: 4, which makes 8.
R4.8  Ann leaves it at 8 of 9.
R4.2  Ed questions with 4 dice: 4 4 4 4, which makes 16.
R4.5  16 is more than 9: the witness cracks, and Ed is bust.
R4.6  False leads cost Ed 2 clues, 7 left.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 3 dice: 1 1 6, which makes 14.
R4.5  14 is more than 9: the witness cracks, and Dee is bust.
R4.6  Dee has no clue to lose.
R4.2  Cy questions with 2 dice: 2 1, which makes 3.
R4.8  Cy leaves it at 3 of 9.
R4.2  Bo questions with 2 dice: 1 6, which makes 7.
R4.4  Bo pays a clue (none left) to press on with a die: 6, which makes 13.
R4.5  13 is more than 9: the witness cracks, and Bo is bust.
R4.6  Bo has no clue to lose.
R8.1  Ann wins a clue less than the dice say.
R5.6  Ann wins the round with 3 dice: 2 clues, 12 in all.
R2    Round 15. Ann leads the questioning.
R2.1  Ann calls a witness of number 8: Gossip (effect reconstructed). Two equal faces in your first roll earn a clue at once.
R2.2  The witness die shows 4: the witness value is 12.
R4.2  Ann questions with 3 dice: 4 1 2, which makes 7.
R8.1  Ann rolls a die to subtract: 5, which leaves 2.
R4.8  Ann leaves it at 2 of 12.
R4.2  Bo questions with 5 dice: 3 5 1 4 1, which makes 14.
R9.4  Two alike: Bo gains a clue, 1 in all.
R4.5  14 is more than 12: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo a clue, none left.
R4.2  Cy questions with 3 dice: 2 1 4, which makes 7.
R4.8  Cy leaves it at 7 of 12.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 3 dice: 6 3 1, which makes 16.
R9.4  Two alike: Dee gains a clue, 1 in all.
R4.5  16 is more than 12: the witness cracks, and Dee is bust.
R4.6  False leads cost Dee a clue, none left.
R4.2  Ed questions with 3 dice: 1 2 1, which makes 4.
R9.4  Two alike: Ed gains a clue, 8 in all.
R4.4  Ed presses on with a die that costs nothing: 1, which makes 5.
R4.4  Ed pays a clue (7 left) to press on with a die: 1, which makes 6.
R4.8  Ed can press no further, and leaves it at 6 of 12.
R5.6  Cy wins the round with 3 dice: 3 clues, 3 in all.
R2    Round 16. Cy leads the questioning.
R2.1  Cy calls a witness of number 12: Defense Lawyer (reconstructed). All detectives are blank.
R2.2  The witness die shows 8: the witness value is 20.
R9.17 No detective's ability counts this round.
R4.2  Cy questions with 4 dice: 1 2 3 6, which makes 12.
R4.8  Cy can press no further, and leaves it at 12 of 20.
R4.2  Dee questions with 5 dice: 6 3 2 1 4, which makes 16.
R4.8  Dee can press no further, and leaves it at 16 of 20.
R4.2  Ed questions with 5 dice: 4 5 2 3 3, which makes 17.
R4.8  Ed can press no further, and leaves it at 17 of 20.
R4.2  Ann questions with 5 dice: 6 6 1 3 5, which makes 21.
R4.5  21 is more than 20: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 10 left.
R4.2  Bo questions with 5 dice: 3 5 4 2 3, which makes 17.
R4.8  Bo can press no further, and leaves it at 17 of 20.
R5.4  Roll-off between Bo and Ed.
R5.4  Ed rolls 5 dice: 2 4 6 4 4, together 20.
R5.4  Bo rolls 5 dice: 2 5 4 2 6, together 19.
R5.6  Ed wins the round with 5 dice: 5 clues, 12 in all.
R2    Round 17. Ed leads the questioning.
R2.1  Ed calls a witness of number 7: Stool Pigeon (reconstructed). An exact match earns three clues.
R2.2  The witness die shows 6: the witness value is 13.
R4.2  Ed questions with 3 dice: 3 1 3, which makes 7.
R4.4  Ed presses on with a die that costs nothing: 5, which makes 12.
R4.8  Ed leaves it at 12 of 13.
R4.2  Ann questions with 3 dice: 2 4 1, which makes 7.
R4.4  Ann pays a clue (9 left) to press on with a die: 5, which makes 12.
R4.8  Ann leaves it at 12 of 13.
R4.2  Bo questions with 3 dice: 1 5 3, which makes 9.
R4.8  Bo can press no further, and leaves it at 9 of 13.
R4.2  Cy questions with 3 dice: 2 2 3, which makes 7.
R4.4  Cy pays a clue (2 left) to press on with a die: 2, which makes 9.
R4.8  Cy leaves it at 9 of 13.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 1 die: 6, which makes 12.
R4.8  Dee can press no further, and leaves it at 12 of 13.
R5.4  Roll-off between Ann, Dee and Ed.
R5.4  Ed rolls 4 dice: 6 1 4 4, together 15.
R5.4  Ann rolls 4 dice: 1 3 3 5, together 12.
R5.4  Dee rolls 2 dice: 6 6, together 12.
R5.6  Ed wins the round with 4 dice: 4 clues, 16 in all.
R10.4 Ed has 16 clues, but has never matched a witness: no proof.
R2    Round 18. Ed leads the questioning.
R2.1  Ed calls a witness of number 7: Newsboy (reconstructed). The first die that you add costs nothing.
R2.2  The witness die shows 6: the witness value is 13.
R4.2  Ed questions with 4 dice: 3 4 2 4, which makes 13.
R4.7  Ed matches the witness exactly and gains a clue, 17 in all.
R10.4 The alibi is broken: Ed has proof, and may solve the case from now on.
R4.2  Ann questions with 3 dice: 2 2 5, which makes 9.
R4.4  Ann presses on with a die that costs nothing: 6, which makes 15.
R8.1  Ann rolls a die to subtract: 1, which leaves 14.
R4.5  14 is more than 13: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 7 left.
R4.2  Bo questions with 3 dice: 4 5 2, which makes 11.
R4.8  Bo leaves it at 11 of 13.
R4.2  Cy questions with 3 dice: 2 2 3, which makes 7.
R4.4  Cy presses on with a die that costs nothing: 4, which makes 11.
R8.5  Cy rolls a 2 again: 1, which makes 10.
R4.8  Cy can press no further, and leaves it at 10 of 13.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 1 die: 1, which makes 7.
R4.8  Dee leaves it at 7 of 13.
R8.2  Bo is near enough, and forces a roll-off.
R5.4  Roll-off between Bo and Ed.
R5.4  Ed rolls 4 dice: 5 1 2 3, together 11.
R5.4  Bo rolls 3 dice: 1 6 3, together 10.
R5.6  Ed wins the round with 4 dice: 4 clues, 21 in all.
R6.1  Ed has 21 clues, and solves the case.
= Ann.clues 7
= Ann.dice 2,2,5,6,-1
= Ann.total 14
= Ann.busted yes
= Ann.detective captain
= Ann.proven yes
= Bo.clues 0
= Bo.dice 4,5,2
= Bo.total 11
= Bo.busted no
= Bo.detective mama
= Bo.proven yes
= Cy.clues 2
= Cy.dice 1,2,3,4
= Cy.total 10
= Cy.busted no
= Cy.detective insubordinate
= Cy.proven no
= Dee.clues 0
= Dee.dice 6,1
= Dee.total 7
= Dee.busted no
= Dee.detective professional
= Dee.proven yes
= Ed.clues 21
= Ed.dice 3,4,2,4
= Ed.total 13
= Ed.busted no
= Ed.detective analytical
= Ed.proven yes
= witness newsboy
= value 13
= first Ed
= round 18
= case airtight-alibi
= fund -
= winners Ed
= over yes
= awaiting -
= question -
