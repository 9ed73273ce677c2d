R1.6  The case: The Rainy Park. Busts cost one clue, and 12 clues are enough.
R1.4  Ann is The Veteran. Four dice, no harm by busts, and one clue more.
R1.4  Bo is The Rookie. Two added dice cost nothing. You win one clue fewer.
R1.5  Ann rolls 6 for who begins.
R1.5  Bo rolls 9 for who begins.
R2    Round 1. Bo leads the questioning.
R2.1  Bo calls a witness of number 6: The Judge. Busts cost four clues, a match earns five; a die may be subtracted for a clue.
R2.2  The witness die shows 1: the witness value is 7.
R4.2  Bo questions with 1 die: 1, which makes 1.
R4.4  Bo presses on with a die that costs nothing: 6, which makes 7.
R4.7  Bo matches the witness exactly and gains 5 clues, 7 in all.
R4.2  Ann questions with 1 die: 1, which makes 1.
R4.8  Ann leaves it at 1 of 7.
R8.1  Bo wins a clue less than the dice say.
R5.6  Bo wins the round with 2 dice: a clue, 8 in all.
R2    Round 2. Bo leads the questioning.
R2.1  Bo calls a witness of number 9: The Twins. Roll two dice or more; two alike earn two clues.
R2.2  The witness die shows 9: the witness value is 18.
R4.2  Bo questions with 4 dice: 1 6 6 4, which makes 17.
R9.4  Two alike: Bo gains 2 clues, 10 in all.
R4.8  Bo leaves it at 17 of 18.
R4.2  Ann questions with 4 dice: 6 5 5 1, which makes 17.
R9.4  Two alike: Ann gains 2 clues, 4 in all.
R4.8  Ann can press no further, and leaves it at 17 of 18.
R5.4  Roll-off between Ann and Bo.
R5.4  Bo rolls 4 dice: 2 1 4 1, together 8.
R5.4  Ann rolls 4 dice: 2 5 3 1, together 11.
R8.1  Ann wins a clue more than the dice say.
R5.6  Ann wins the round with 4 dice: 5 clues, 9 in all.
R2    Round 3. Ann leads the questioning.
R2.1  Ann calls a witness of number 14: The Mute (reconstructed).
R2.2  The witness die shows 9: the witness value is 23.
R4.2  Ann questions with 4 dice: 6 4 5 6, which makes 21.
R4.8  Ann can press no further, and leaves it at 21 of 23.
R4.2  Bo questions with 5 dice: 5 1 4 6 6, which makes 22.
R4.8  Bo can press no further, and leaves it at 22 of 23.
R8.1  Bo wins a clue less than the dice say.
R5.6  Bo wins the round with 5 dice: 4 clues, 14 in all.
R6.1  Bo has 14 clues, and solves the case.
= Ann.clues 9
= Ann.dice 6,4,5,6
= Ann.total 21
= Ann.busted no
= Ann.detective veteran
= Ann.proven -
= Bo.clues 14
= Bo.dice 5,1,4,6,6
= Bo.total 22
= Bo.busted no
= Bo.detective rookie
= Bo.proven -
= witness mute
= value 23
= first Ann
= round 3
= case rainy-park
= fund -
= winners Bo
= over yes
= awaiting -
= question -
