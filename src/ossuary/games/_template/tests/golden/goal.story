R2.1  Turn 1: Ann takes the die.
R3.2  Ann rolls 1 and busts: 0 lost.
R2.1  Turn 2: Bo takes the die.
R3.1  Bo rolls 6 for 6: 6 so far.
R3.1  Bo rolls 6 for 6: 12 so far.
R3.1  Bo rolls 2 for 2: 14 so far.
R3.1  Bo rolls 6 for 6: 20 so far.
R4.1  Bo holds and banks 20: 20 in the bank.
R2.1  Turn 3: Cy takes the die.
R3.1  Cy rolls 4 for 4: 4 so far.
R4.1  Cy holds and banks 4: 4 in the bank.
R2.1  Turn 4: Dee takes the die.
R3.1  Dee rolls 4 for 4: 4 so far.
R3.1  Dee rolls 6 for 6: 10 so far.
R3.1  Dee rolls 4 for 4: 14 so far.
R3.1  Dee rolls 2 for 2: 16 so far.
R3.1  Dee rolls 3 for 3: 19 so far.
R3.1  Dee rolls 3 for 3: 22 so far.
R4.1  Dee holds and banks 22: 22 in the bank.
R2.1  Turn 5: Ann takes the die.
R3.1  Ann rolls 3 for 3: 3 so far.
R3.1  Ann rolls 2 for 2: 5 so far.
R3.1  Ann rolls 3 for 3: 8 so far.
R3.1  Ann rolls 2 for 2: 10 so far.
R3.1  Ann rolls 4 for 4: 14 so far.
R3.1  Ann rolls 6 for 6: 20 so far.
R4.1  Ann holds and banks 20: 20 in the bank.
R2.1  Turn 6: Bo takes the die.
R3.1  Bo rolls 3 for 3: 3 so far.
R3.1  Bo rolls 4 for 4: 7 so far.
R3.1  Bo rolls 5 for 5: 12 so far.
R4.1  Bo holds and banks 12: 32 in the bank.
R2.1  Turn 7: Cy takes the die.
R3.1  Cy rolls 4 for 4: 4 so far.
R3.1  Cy rolls 4 for 4: 8 so far.
R3.1  Cy rolls 3 for 3: 11 so far.
R3.1  Cy rolls 5 for 5: 16 so far.
R3.1  Cy rolls 2 for 2: 18 so far.
R3.2  Cy rolls 1 and busts: 18 lost.
R2.1  Turn 8: Dee takes the die.
R3.1  Dee rolls 6 for 6: 6 so far.
R3.1  Dee rolls 6 for 6: 12 so far.
R3.1  Dee rolls 3 for 3: 15 so far.
R3.1  Dee rolls 5 for 5: 20 so far.
R4.1  Dee holds and banks 20: 42 in the bank.
R2.1  Turn 9: Ann takes the die.
R3.1  Ann rolls 2 for 2: 2 so far.
R4.1  Ann holds and banks 2: 22 in the bank.
R2.1  Turn 10: Bo takes the die.
R3.1  Bo rolls 4 for 4: 4 so far.
R3.1  Bo rolls 5 for 5: 9 so far.
R3.1  Bo rolls 5 for 5: 14 so far.
R3.1  Bo rolls 4 for 4: 18 so far.
R4.1  Bo holds and banks 18: 50 in the bank.
R5.1  Bo wins.
= Ann.banked 22
= Bo.banked 50
= Cy.banked 4
= Dee.banked 42
= roller Bo
= total 18
= turn 10
= winners Bo
= over yes
= awaiting -
= question -
