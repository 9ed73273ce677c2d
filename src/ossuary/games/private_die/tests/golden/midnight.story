R1.6  The case: Midnight Deadline (reconstructed). Ten witnesses, and no goal: after the tenth round the most clues win.
R1.4  Ann is Roy “Maverick” Calloway (name reconstructed). You have four dice. Once on your turn, even when over, you may roll one of your dice again.
R1.4  Bo is Vivian “The Pro” Hale (name reconstructed). Before you roll, set one of your dice to 1 or 6. Then roll one to four more.
R1.5  Ann rolls 8 for who begins.
R1.5  Bo rolls 1 for who begins.
R2    Round 1. Ann leads the questioning.
R2.1  Ann calls a witness of number 9: Bartender (reconstructed). Busts cost nothing.
R2.2  The witness die shows 2: the witness value is 11.
R4.2  Ann questions with 2 dice: 3 3, which makes 6.
R4.8  Ann leaves it at 6 of 11.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 1 die: 6, which makes 12.
R4.5  12 is more than 11: the witness cracks, and Bo is bust.
R7.3  It costs Bo nothing.
R5.6  Ann wins the round with 2 dice: 2 clues, 3 in all.
R2    Round 2. Ann leads the questioning.
R2.1  Ann calls a witness of number 12: Defense Lawyer (reconstructed). All detectives are blank.
R2.2  The witness die shows 7: the witness value is 19.
R9.17 No detective's ability counts this round.
R4.2  Ann questions with 4 dice: 2 2 4 3, which makes 11.
R4.8  Ann can press no further, and leaves it at 11 of 19.
R4.2  Bo questions with 4 dice: 6 1 3 2, which makes 12.
R4.4  Bo pays a clue (none left) to press on with a die: 6, which makes 18.
R4.8  Bo can press no further, and leaves it at 18 of 19.
R5.6  Bo wins the round with 5 dice: 5 clues, 5 in all.
R2    Round 3. Bo leads the questioning.
R2.1  Bo calls a witness of number 8: Cabbie (reconstructed). Every die that you pay for costs two clues.
R2.2  The witness die shows 3: the witness value is 11.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 3 dice: 6 2 4, which makes 18.
R4.5  18 is more than 11: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 3 left.
R4.2  Ann questions with 2 dice: 1 4, which makes 5.
R4.4  Ann pays 2 clues (1 left) to press on with a die: 4, which makes 9.
R4.8  Ann leaves it at 9 of 11.
R5.6  Ann wins the round with 3 dice: 3 clues, 4 in all.
R2    Round 4. Ann leads the questioning.
R2.1  Ann calls a witness of number 10: Weeping Widow (reconstructed). A first roll of two dice or more loses one die with its highest face.
R2.2  The witness die shows 0: the witness value is 10.
R4.2  Ann questions with 2 dice: 6 4, which makes 10.
R9.12 The 6 is taken from Ann again, which leaves 4.
R4.4  Ann pays a clue (3 left) to press on with a die: 3, which makes 7.
R4.8  Ann leaves it at 7 of 10.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 1 die: 3, which makes 9.
R9.12 The 6 is taken from Bo again, which leaves 3.
R4.4  Bo pays a clue (2 left) to press on with a die: 4, which makes 7.
R4.8  Bo leaves it at 7 of 10.
R5.4  Roll-off between Ann and Bo.
R5.4  Ann rolls 2 dice: 2 6, together 8.
R5.4  Bo rolls 2 dice: 6 3, together 9.
R5.6  Bo wins the round with 2 dice: 2 clues, 4 in all.
R2    Round 5. Bo leads the questioning.
R2.1  Bo calls a witness of number 8: Gossip (effect reconstructed). Two equal faces in your first roll earn a clue at once.
R2.2  The witness die shows 3: the witness value is 11.
R8.6  Bo sets a die to 1.
R4.2  Bo questions with 2 dice: 3 4, which makes 8.
R4.8  Bo leaves it at 8 of 11.
R4.2  Ann questions with 2 dice: 4 3, which makes 7.
R4.4  Ann pays a clue (2 left) to press on with a die: 6, which makes 13.
R8.5  Ann rolls a 6 again: 5, which makes 12.
R4.5  12 is more than 11: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, none left.
R5.6  Bo wins the round with 3 dice: 3 clues, 7 in all.
R2    Round 6. Bo leads the questioning.
R2.1  Bo calls a witness of number 9: Butler (reconstructed). First rolls are of exactly three dice.
R2.2  The witness die shows 2: the witness value is 11.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 1 2, which makes 9.
R4.8  Bo leaves it at 9 of 11.
R4.2  Ann questions with 3 dice: 2 5 6, which makes 13.
R8.5  Ann rolls a 6 again: 6, which makes 13.
R4.5  13 is more than 11: the witness cracks, and Ann is bust.
R4.6  Ann has no clue to lose.
R5.6  Bo wins the round with 3 dice: 3 clues, 10 in all.
R2    Round 7. Bo leads the questioning.
R2.1  Bo calls a witness of number 9: Nightclub Singer (reconstructed). Turns go counterclockwise, from the first player on.
R2.2  The witness die shows 3: the witness value is 12.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 1 die: 5, which makes 11.
R4.8  Bo leaves it at 11 of 12.
R4.2  Ann questions with 3 dice: 4 4 5, which makes 13.
R8.5  Ann rolls a 5 again: 1, which makes 9.
R4.8  Ann can press no further, and leaves it at 9 of 12.
R5.6  Bo wins the round with 2 dice: 2 clues, 12 in all.
R2    Round 8. Bo leads the questioning.
R2.1  Bo calls a witness of number 7: Barfly (reconstructed). A die showing 1 is worth nothing, but counts as a die.
R2.2  The witness die shows 9: the witness value is 16.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 6 3, which makes 15.
R4.8  Bo leaves it at 15 of 16.
R4.2  Ann questions with 4 dice: 5 5 1 3, which makes 13.
R4.8  Ann leaves it at 13 of 16.
R5.6  Bo wins the round with 3 dice: 3 clues, 15 in all.
R2    Round 9. Bo leads the questioning.
R2.1  Bo calls a witness of number 11: Reporter (reconstructed). Whoever comes closest after the winner gains a clue.
R2.2  The witness die shows 5: the witness value is 16.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 2 dice: 1 5, which makes 12.
R4.4  Bo pays a clue (14 left) to press on with a die: 6, which makes 18.
R4.5  18 is more than 16: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 12 left.
R4.2  Ann questions with 4 dice: 3 5 6 3, which makes 17.
R8.5  Ann rolls a 6 again: 3, which makes 14.
R4.8  Ann can press no further, and leaves it at 14 of 16.
R5.6  Ann wins the round with 4 dice: 4 clues, 4 in all.
R2    Round 10. Ann leads the questioning.
R2.1  Ann calls a witness of number 8: Pickpocket (reconstructed). Clues lost by busts lie on this card; whoever wins the round takes them.
R2.2  The witness die shows 5: the witness value is 13.
R4.2  Ann questions with 3 dice: 3 6 6, which makes 15.
R8.5  Ann rolls a 6 again: 3, which makes 12.
R4.8  Ann leaves it at 12 of 13.
R8.6  Bo sets a die to 6.
R4.2  Bo questions with 1 die: 5, which makes 11.
R4.4  Bo pays a clue (11 left) to press on with a die: 6, which makes 17.
R4.5  17 is more than 13: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 9 left.
R5.6  Ann wins the round with 3 dice: 3 clues, 7 in all.
R9.6  Ann takes what was lost: 2 clues, 9 in all.
R10.1 Time is up.
R6.5  Ann and Bo have 9 clues each. Sudden death decides.
R6.6  The last witness has 8, the witness die shows 6: the value is 14.
R6.6  Ann has chosen.
R6.6  Bo has chosen.
R6.7  Ann rolls 3 dice: 2 3 4, together 9.
R6.7  Bo rolls 3 dice: 6 6 1, together 13.
R6.7  Bo comes closest with 13, and wins.
= Ann.clues 9
= Ann.dice 2,3,4
= Ann.total 9
= Ann.busted no
= Ann.detective insubordinate
= Ann.proven -
= Bo.clues 9
= Bo.dice 6,6,1
= Bo.total 13
= Bo.busted no
= Bo.detective professional
= Bo.proven -
= witness pickpocket
= value 14
= first Ann
= round 10
= case midnight-deadline
= fund -
= winners Bo
= over yes
= awaiting -
= question -
