R2.1  Turn 1: Ann takes the die.
R3.1  Ann rolls 2 for 3: 3 so far.
R4.1  Ann holds and banks 3: 3 in the bank.
R2.1  Turn 2: Bo takes the die.
R3.2  Bo rolls 1 and busts: 0 lost.
R2.1  Turn 3: Cy takes the die.
R3.2  Cy rolls 1 and busts: 0 lost.
R2.1  Turn 4: Ann takes the die.
R3.2  Ann rolls 1 and busts: 0 lost.
R2.1  Turn 5: Bo takes the die.
R3.1  Bo rolls 5 for 8: 8 so far.
R3.1  Bo rolls 2 for 3: 11 so far.
R3.1  Bo rolls 9 for 25: 36 so far.
R4.1  Bo holds and banks 36: 36 in the bank.
R2.1  Turn 6: Cy takes the die.
R3.2  Cy rolls 1 and busts: 0 lost.
R2.1  Turn 7: Ann takes the die.
R3.2  Ann rolls 1 and busts: 0 lost.
R2.1  Turn 8: Bo takes the die.
R3.1  Bo rolls 2 for 3: 3 so far.
R3.2  Bo rolls 1 and busts: 3 lost.
R2.1  Turn 9: Cy takes the die.
R3.1  Cy rolls 9 for 25: 25 so far.
R4.1  Cy holds and banks 25: 25 in the bank.
R2.1  Turn 10: Ann takes the die.
R3.2  Ann rolls 1 and busts: 0 lost.
R2.1  Turn 11: Bo takes the die.
R3.1  Bo rolls 5 for 8: 8 so far.
R3.1  Bo rolls 5 for 8: 16 so far.
R3.1  Bo rolls 5 for 8: 24 so far.
R4.1  Bo holds and banks 24: 60 in the bank.
R2.1  Turn 12: Cy takes the die.
R3.2  Cy rolls 1 and busts: 0 lost.
R2.1  Turn 13: Ann takes the die.
R3.1  Ann rolls 5 for 8: 8 so far.
R3.2  Ann rolls 1 and busts: 8 lost.
R2.1  Turn 14: Bo takes the die.
R3.1  Bo rolls 9 for 25: 25 so far.
R4.1  Bo holds and banks 25: 85 in the bank.
R5.1  Bo wins.
= Ann.banked 3
= Bo.banked 85
= Cy.banked 25
= roller Bo
= total 25
= turn 14
= winners Bo
= over yes
= awaiting -
= question -
