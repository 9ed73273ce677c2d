R1.6  The case: Crooked Precinct (reconstructed). A fund of two clues lies here. Clues lost by busts or paid for dice join it; an exact match takes all of it. The goal is 18.
R1.4  Ann is Vivian “The Pro” Hale (name reconstructed). Before you roll, set one of your dice to 1 or 6. Then roll one to four more.
R1.4  Bo is Andy “Ace” Noelker. Busts never cost you clues.
R1.4  Cy is Edith “The Brain” Marlowe (name reconstructed). Once on your turn you may add a die that costs nothing.
R1.4  Dee is Jean “Mama” Koller. If you are not bust and at most two behind the leaders, you may force a roll-off with them. Tied roll-offs are yours.
R1.5  Ann rolls 8 for who begins.
R1.5  Bo rolls 1 for who begins.
R1.5  Cy rolls 0 for who begins.
R1.5  Dee rolls 3 for who begins.
R2    Round 1. Ann leads the questioning.
R2.1  Ann calls a witness of number 10: Femme Fatale (reconstructed). A bust that costs clues costs three.
R2.2  The witness die shows 0: the witness value is 10.
R8.6  Ann sets a die to 1.
R4.2  Ann questions with 2 dice: 3 6, which makes 10.
R4.7  Ann matches the witness exactly and gains a clue, 2 in all.
R10.2 Ann takes the whole fund: 2 clues, 4 in all.
R4.2  Bo questions with 2 dice: 2 3, which makes 5.
R4.4  Bo pays a clue (none left) to press on with a die: 6, which makes 11.
R4.5  11 is more than 10: the witness cracks, and Bo is bust.
R7.3  It costs Bo nothing.
R4.2  Cy questions with 2 dice: 2 4, which makes 6.
R4.4  Cy presses on with a die that costs nothing: 5, which makes 11.
R4.5  11 is more than 10: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy a clue, none left.
R4.2  Dee questions with 1 die: 3, which makes 3.
R4.4  Dee pays a clue (none left) to press on with a die: 3, which makes 6.
R4.8  Dee can press no further, and leaves it at 6 of 10.
R5.6  Ann wins the round with 3 dice: 3 clues, 7 in all.
R2    Round 2. Ann leads the questioning.
R2.1  Ann calls a witness of number 8: Pickpocket (reconstructed). Clues lost by busts lie on this card; whoever wins the round takes them.
R2.2  The witness die shows 1: the witness value is 9.
R8.6  Ann sets a die to 6.
R4.2  Ann questions with 1 die: 6, which makes 12.
R4.5  12 is more than 9: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 5 left.
R4.2  Bo questions with 2 dice: 3 1, which makes 4.
R4.8  Bo can press no further, and leaves it at 4 of 9.
R4.2  Cy questions with 2 dice: 5 3, which makes 8.
R4.8  Cy leaves it at 8 of 9.
R4.2  Dee questions with 2 dice: 6 5, which makes 11.
R4.5  11 is more than 9: the witness cracks, and Dee is bust.
R4.6  Dee has no clue to lose.
R5.6  Cy wins the round with 2 dice: 2 clues, 2 in all.
R9.6  Cy takes what was lost: 2 clues, 4 in all.
R2    Round 3. Cy leads the questioning.
R2.1  Cy calls a witness of number 12: Defense Lawyer (reconstructed). All detectives are blank.
R2.2  The witness die shows 7: the witness value is 19.
R9.17 No detective's ability counts this round.
R4.2  Cy questions with 4 dice: 3 6 5 2, which makes 16.
R4.4  Cy pays a clue (3 left) to press on with a die: 3, which makes 19.
R4.7  Cy matches the witness exactly and gains a clue, 4 in all.
R10.2 Cy takes the whole fund: 4 clues, 8 in all.
R4.2  Dee questions with 1 die: 4, which makes 4.
R4.8  Dee can press no further, and leaves it at 4 of 19.
R4.2  Ann questions with 4 dice: 2 6 3 1, which makes 12.
R4.4  Ann pays a clue (4 left) to press on with a die: 4, which makes 16.
R4.8  Ann can press no further, and leaves it at 16 of 19.
R4.2  Bo questions with 4 dice: 2 1 6 5, which makes 14.
R4.8  Bo can press no further, and leaves it at 14 of 19.
R5.6  Cy wins the round with 5 dice: 5 clues, 13 in all.
R2    Round 4. Cy leads the questioning.
R2.1  Cy calls a witness of number 9: Bartender (reconstructed). Busts cost nothing.
R2.2  The witness die shows 6: the witness value is 15.
R4.2  Cy questions with 3 dice: 6 3 6, which makes 15.
R4.7  Cy matches the witness exactly and gains a clue, 14 in all.
R10.2 Cy takes the whole fund: a clue, 15 in all.
R4.2  Dee questions with 3 dice: 6 6 5, which makes 17.
R4.5  17 is more than 15: the witness cracks, and Dee is bust.
R7.3  It costs Dee nothing.
R8.6  Ann sets a die to 6.
R4.2  Ann questions with 2 dice: 1 4, which makes 11.
R4.4  Ann pays a clue (3 left) to press on with a die: 4, which makes 15.
R4.7  Ann matches the witness exactly and gains a clue, 4 in all.
R10.2 Ann takes the whole fund: a clue, 5 in all.
R4.2  Bo questions with 3 dice: 1 1 3, which makes 5.
R4.8  Bo can press no further, and leaves it at 5 of 15.
R5.4  Roll-off between Ann and Cy.
R5.4  Cy rolls 3 dice: 5 2 1, together 8.
R5.4  Ann rolls 4 dice: 4 2 4 3, together 13.
R5.6  Ann wins the round with 4 dice: 4 clues, 9 in all.
R2    Round 5. Ann leads the questioning.
R2.1  Ann calls a witness of number 9: Butler (reconstructed). First rolls are of exactly three dice.
R2.2  The witness die shows 8: the witness value is 17.
R8.6  Ann sets a die to 6.
R4.2  Ann questions with 2 dice: 3 2, which makes 11.
R4.4  Ann pays a clue (8 left) to press on with a die: 1, which makes 12.
R4.4  Ann pays a clue (7 left) to press on with a die: 2, which makes 14.
R4.8  Ann can press no further, and leaves it at 14 of 17.
R4.2  Bo questions with 3 dice: 6 3 5, which makes 14.
R4.8  Bo can press no further, and leaves it at 14 of 17.
R4.2  Cy questions with 3 dice: 5 4 2, which makes 11.
R4.4  Cy presses on with a die that costs nothing: 1, which makes 12.
R4.4  Cy pays a clue (14 left) to press on with a die: 6, which makes 18.
R4.5  18 is more than 17: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 12 left.
R4.2  Dee questions with 3 dice: 2 3 1, which makes 6.
R4.8  Dee can press no further, and leaves it at 6 of 17.
R5.4  Roll-off between Ann and Bo.
R5.4  Ann rolls 5 dice: 1 2 5 5 2, together 15.
R5.4  Bo rolls 3 dice: 2 5 4, together 11.
R5.6  Ann wins the round with 5 dice: 5 clues, 12 in all.
R2    Round 6. Ann leads the questioning.
R2.1  Ann calls a witness of number 12: Gangster (reconstructed). The winner takes a clue from the richest other player.
R2.2  The witness die shows 9: the witness value is 21.
R8.6  Ann sets a die to 6.
R4.2  Ann questions with 3 dice: 2 5 4, which makes 17.
R4.4  Ann pays a clue (11 left) to press on with a die: 1, which makes 18.
R4.8  Ann can press no further, and leaves it at 18 of 21.
R4.2  Bo questions with 3 dice: 4 6 6, which makes 16.
R4.8  Bo can press no further, and leaves it at 16 of 21.
R4.2  Cy questions with 3 dice: 5 4 3, which makes 12.
R4.4  Cy presses on with a die that costs nothing: 6, which makes 18.
R4.8  Cy leaves it at 18 of 21.
R4.2  Dee questions with 5 dice: 5 1 2 2 5, which makes 15.
R4.8  Dee can press no further, and leaves it at 15 of 21.
R5.4  Roll-off between Ann and Cy.
R5.4  Ann rolls 5 dice: 3 5 5 5 3, together 21.
R5.4  Cy rolls 4 dice: 4 4 1 3, together 12.
R5.6  Ann wins the round with 5 dice: 5 clues, 16 in all.
R9.16 Ann takes a clue from Cy.
R2    Round 7. Ann leads the questioning.
R2.1  Ann calls a witness of number 10: Con Man (reconstructed). Once on your turn, even when over, you may pay a clue to roll an unused die and subtract it.
R2.2  The witness die shows 5: the witness value is 15.
R8.6  Ann sets a die to 6.
R4.2  Ann questions with 2 dice: 2 5, which makes 13.
R4.8  Ann leaves it at 13 of 15.
R4.2  Bo questions with 3 dice: 5 5 3, which makes 13.
R4.8  Bo can press no further, and leaves it at 13 of 15.
R4.2  Cy questions with 3 dice: 4 4 3, which makes 11.
R4.4  Cy presses on with a die that costs nothing: 5, which makes 16.
R9.11 Cy pays a clue (10 left) to subtract a die: 2, which leaves 14.
R4.8  Cy can press no further, and leaves it at 14 of 15.
R4.2  Dee questions with 3 dice: 5 1 2, which makes 8.
R4.8  Dee can press no further, and leaves it at 8 of 15.
R5.6  Cy wins the round with 4 dice: 4 clues, 14 in all.
R2    Round 8. Cy leads the questioning.
R2.1  Cy calls a witness of number 11: Beat Cop (reconstructed). No dice may be added, paid or free.
R2.2  The witness die shows 7: the witness value is 18.
R4.2  Cy questions with 4 dice: 2 3 4 6, which makes 15.
R4.8  Cy can press no further, and leaves it at 15 of 18.
R4.2  Dee questions with 2 dice: 2 1, which makes 3.
R4.8  Dee can press no further, and leaves it at 3 of 18.
R8.6  Ann sets a die to 6.
R4.2  Ann questions with 3 dice: 5 1 4, which makes 16.
R4.8  Ann can press no further, and leaves it at 16 of 18.
R4.2  Bo questions with 4 dice: 5 5 4 3, which makes 17.
R4.8  Bo can press no further, and leaves it at 17 of 18.
R5.6  Bo wins the round with 4 dice: 4 clues, 4 in all.
R2    Round 9. Bo leads the questioning.
R2.1  Bo calls a witness of number 11: Bookie (reconstructed). Before you roll you may stake a clue: win the round and it comes back with two more, otherwise it is lost.
R2.2  The witness die shows 5: the witness value is 16.
R4.2  Bo questions with 4 dice: 3 6 6 1, which makes 16.
R4.7  Bo matches the witness exactly and gains a clue, 5 in all.
R10.2 Bo takes the whole fund: 6 clues, 11 in all.
R4.2  Cy questions with 4 dice: 2 6 4 4, which makes 16.
R4.7  Cy matches the witness exactly and gains a clue, 15 in all.
R4.2  Dee questions with 5 dice: 6 3 4 1 5, which makes 19.
R4.5  19 is more than 16: the witness cracks, and Dee is bust.
R4.6  Dee has no clue to lose.
R8.6  Ann sets a die to 6.
R4.2  Ann questions with 2 dice: 5 6, which makes 17.
R4.5  17 is more than 16: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 15 left.
R5.4  Roll-off between Bo and Cy.
R5.4  Bo rolls 4 dice: 2 1 3 2, together 8.
R5.4  Cy rolls 4 dice: 3 3 5 4, together 15.
R5.6  Cy wins the round with 4 dice: 4 clues, 19 in all.
R6.1  Cy has 19 clues, and solves the case.
= Ann.clues 15
= Ann.dice 6,5,6
= Ann.total 17
= Ann.busted yes
= Ann.detective professional
= Ann.proven -
= Bo.clues 11
= Bo.dice 3,6,6,1
= Bo.total 16
= Bo.busted no
= Bo.detective ace
= Bo.proven -
= Cy.clues 19
= Cy.dice 2,6,4,4
= Cy.total 16
= Cy.busted no
= Cy.detective analytical
= Cy.proven -
= Dee.clues 0
= Dee.dice 6,3,4,1,5
= Dee.total 19
= Dee.busted yes
= Dee.detective mama
= Dee.proven -
= witness bookie
= value 16
= first Bo
= round 9
= case crooked-precinct
= fund 2
= winners Cy
= over yes
= awaiting -
= question -
