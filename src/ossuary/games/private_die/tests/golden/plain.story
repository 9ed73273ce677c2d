R1.4  Ann is Timothy “The Captain” Holmes. Once on your turn, even when over, you may roll a die of your own and subtract it; then your turn ends. You win one clue fewer.
R1.4  Bo is Jean “Mama” Koller. If you are not bust and at most two behind the leaders, you may force a roll-off with them. Tied roll-offs are yours.
R1.4  Cy is Edith “The Brain” Marlowe (name reconstructed). Once on your turn you may add a die that costs nothing.
R1.4  Dee is Vivian “The Pro” Hale (name reconstructed). Before you roll, set one of your dice to 1 or 6. Then roll one to four more.
R1.5  Ann rolls 8 for who begins.
R1.5  Bo rolls 3 for who begins.
R1.5  Cy rolls 5 for who begins.
R1.5  Dee rolls 0 for who begins.
R2    Round 1. Ann leads the questioning.
R2.1  Ann calls a witness of number 11: Beat Cop (reconstructed). No dice may be added, paid or free.
R2.2  The witness die shows 6: the witness value is 17.
R4.2  Ann questions with 4 dice: 6 6 2 2, which makes 16.
R4.8  Ann leaves it at 16 of 17.
R4.2  Bo questions with 4 dice: 2 1 6 1, which makes 10.
R4.8  Bo can press no further, and leaves it at 10 of 17.
R4.2  Cy questions with 4 dice: 5 2 4 6, which makes 17.
R4.7  Cy matches the witness exactly and gains a clue, 2 in all.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 2 dice: 2 1, which makes 9.
R4.8  Dee can press no further, and leaves it at 9 of 17.
R5.6  Cy wins the round with 4 dice: 4 clues, 6 in all.
R2    Round 2. Cy leads the questioning.
R2.1  Cy calls a witness of number 10: Con Man (reconstructed). Once on your turn, even when over, you may pay a clue to roll an unused die and subtract it.
R2.2  The witness die shows 0: the witness value is 10.
R4.2  Cy questions with 2 dice: 2 4, which makes 6.
R4.4  Cy presses on with a die that costs nothing: 6, which makes 12.
R9.11 Cy pays a clue (5 left) to subtract a die: 6, which leaves 6.
R4.4  Cy pays a clue (4 left) to press on with a die: 2, which makes 8.
R4.8  Cy can press no further, and leaves it at 8 of 10.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 1 die: 1, which makes 7.
R4.4  Dee pays a clue (none left) to press on with a die: 2, which makes 9.
R4.8  Dee can press no further, and leaves it at 9 of 10.
R4.2  Ann questions with 2 dice: 4 4, which makes 8.
R4.4  Ann pays a clue (none left) to press on with a die: 3, which makes 11.
R8.1  Ann rolls a die to subtract: 2, which leaves 9.
R4.8  Ann leaves it at 9 of 10.
R4.2  Bo questions with 2 dice: 5 4, which makes 9.
R4.8  Bo leaves it at 9 of 10.
R5.4  Roll-off between Ann, Bo and Dee.
R5.4  Dee rolls 3 dice: 4 2 4, together 10.
R5.4  Ann rolls 3 dice: 3 1 3, together 7.
R5.4  Bo rolls 2 dice: 1 5, together 6.
R5.6  Dee wins the round with 3 dice: 3 clues, 3 in all.
R2    Round 3. Dee leads the questioning.
R2.1  Dee calls a witness of number 12: Safecracker (reconstructed). You may roll your whole first roll once more; the second roll stands.
R2.2  The witness die shows 4: the witness value is 16.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 2 dice: 1 4, which makes 11.
R4.4  Dee pays a clue (2 left) to press on with a die: 1, which makes 12.
R4.4  Dee pays a clue (1 left) to press on with a die: 4, which makes 16.
R4.7  Dee matches the witness exactly and gains a clue, 2 in all.
R4.2  Ann questions with 4 dice: 5 5 2 5, which makes 17.
R9.18 Ann takes it all back, and rolls again.
R4.2  Ann questions with 4 dice: 2 4 5 6, which makes 17.
R8.1  Ann rolls a die to subtract: 3, which leaves 14.
R4.8  Ann leaves it at 14 of 16.
R4.2  Bo questions with 4 dice: 3 5 1 6, which makes 15.
R4.4  Bo pays a clue (none left) to press on with a die: 5, which makes 20.
R4.5  20 is more than 16: the witness cracks, and Bo is bust.
R4.6  Bo has no clue to lose.
R4.2  Cy questions with 4 dice: 3 5 5 1, which makes 14.
R4.4  Cy presses on with a die that costs nothing: 1, which makes 15.
R4.8  Cy can press no further, and leaves it at 15 of 16.
R5.6  Dee wins the round with 5 dice: 5 clues, 7 in all.
R2    Round 4. Dee leads the questioning.
R2.1  Dee calls a witness of number 9: Butler (reconstructed). First rolls are of exactly three dice.
R2.2  The witness die shows 5: the witness value is 14.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 2 dice: 2 2, which makes 10.
R4.4  Dee pays a clue (6 left) to press on with a die: 2, which makes 12.
R4.8  Dee leaves it at 12 of 14.
R4.2  Ann questions with 3 dice: 6 4 6, which makes 16.
R8.1  Ann rolls a die to subtract: 6, which leaves 10.
R4.8  Ann leaves it at 10 of 14.
R4.2  Bo questions with 3 dice: 6 1 1, which makes 8.
R4.8  Bo can press no further, and leaves it at 8 of 14.
R4.2  Cy questions with 3 dice: 3 1 4, which makes 8.
R4.4  Cy presses on with a die that costs nothing: 4, which makes 12.
R4.8  Cy leaves it at 12 of 14.
R5.4  Roll-off between Cy and Dee.
R5.4  Dee rolls 4 dice: 5 3 4 1, together 13.
R5.4  Cy rolls 4 dice: 2 5 5 5, together 17.
R5.6  Cy wins the round with 4 dice: 4 clues, 8 in all.
R2    Round 5. Cy leads the questioning.
R2.1  Cy calls a witness of number 7: Barfly (reconstructed). A die showing 1 is worth nothing, but counts as a die.
R2.2  The witness die shows 0: the witness value is 7.
R4.2  Cy questions with 1 die: 3, which makes 3.
R4.4  Cy presses on with a die that costs nothing: 2, which makes 5.
R4.8  Cy leaves it at 5 of 7.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 2 dice: 5 2, which makes 13.
R4.5  13 is more than 7: the witness cracks, and Dee is bust.
R4.6  False leads cost Dee 2 clues, 4 left.
R4.2  Ann questions with 2 dice: 4 4, which makes 8.
R8.1  Ann rolls a die to subtract: 5, which leaves 3.
R4.8  Ann leaves it at 3 of 7.
R4.2  Bo questions with 1 die: 5, which makes 5.
R4.8  Bo can press no further, and leaves it at 5 of 7.
R5.4  Roll-off between Bo and Cy.
R5.4  Cy rolls 2 dice: 1 5, together 6.
R5.4  Bo rolls 1 die: 5, together 5.
R5.6  Cy wins the round with 2 dice: 2 clues, 10 in all.
R2    Round 6. Cy leads the questioning.
R2.1  Cy calls a witness of number 12: Gangster (reconstructed). The winner takes a clue from the richest other player.
R2.2  The witness die shows 1: the witness value is 13.
R4.2  Cy questions with 3 dice: 5 3 1, which makes 9.
R4.4  Cy presses on with a die that costs nothing: 2, which makes 11.
R4.8  Cy leaves it at 11 of 13.
R8.6  Dee sets a die to 6.
R4.2  Dee questions with 1 die: 4, which makes 10.
R4.4  Dee pays a clue (3 left) to press on with a die: 4, which makes 14.
R4.5  14 is more than 13: the witness cracks, and Dee is bust.
R4.6  False leads cost Dee 2 clues, 1 left.
R4.2  Ann questions with 3 dice: 3 3 3, which makes 9.
R4.8  Ann leaves it at 9 of 13.
R4.2  Bo questions with 3 dice: 3 2 3, which makes 8.
R4.8  Bo can press no further, and leaves it at 8 of 13.
R5.6  Cy wins the round with 4 dice: 4 clues, 14 in all.
R9.16 Cy takes a clue from Dee.
R6.1  Cy has 15 clues, and solves the case.
= Ann.clues 0
= Ann.dice 3,3,3
= Ann.total 9
= Ann.busted no
= Ann.detective captain
= Ann.proven -
= Bo.clues 0
= Bo.dice 3,2,3
= Bo.total 8
= Bo.busted no
= Bo.detective mama
= Bo.proven -
= Cy.clues 15
= Cy.dice 5,3,1,2
= Cy.total 11
= Cy.busted no
= Cy.detective analytical
= Cy.proven -
= Dee.clues 0
= Dee.dice 6,4,4
= Dee.total 14
= Dee.busted yes
= Dee.detective professional
= Dee.proven -
= witness gangster
= value 13
= first Cy
= round 6
= case -
= fund -
= winners Cy
= over yes
= awaiting -
= question -
