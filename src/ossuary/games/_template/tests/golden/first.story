R2.1  Turn 1: Bo takes the die.
R3.1  Bo rolls 4 for 4: 4 so far.
R3.2  Bo rolls 1 and busts: 4 lost.
R2.1  Turn 2: Cy takes the die.
R3.1  Cy rolls 3 for 3: 3 so far.
R3.1  Cy rolls 3 for 3: 6 so far.
R3.1  Cy rolls 2 for 2: 8 so far.
R3.1  Cy rolls 3 for 3: 11 so far.
R3.1  Cy rolls 3 for 3: 14 so far.
R4.1  Cy holds and banks 14: 14 in the bank.
R2.1  Turn 3: Ann takes the die.
R3.2  Ann rolls 1 and busts: 0 lost.
R2.1  Turn 4: Bo takes the die.
R3.1  Bo rolls 5 for 5: 5 so far.
R3.1  Bo rolls 3 for 3: 8 so far.
R3.1  Bo rolls 2 for 2: 10 so far.
R3.1  Bo rolls 3 for 3: 13 so far.
R3.1  Bo rolls 4 for 4: 17 so far.
R3.2  Bo rolls 1 and busts: 17 lost.
R2.1  Turn 5: Cy takes the die.
R3.1  Cy rolls 2 for 2: 2 so far.
R3.1  Cy rolls 5 for 5: 7 so far.
R3.1  Cy rolls 5 for 5: 12 so far.
R3.1  Cy rolls 5 for 5: 17 so far.
R3.1  Cy rolls 3 for 3: 20 so far.
R3.1  Cy rolls 6 for 6: 26 so far.
R4.1  Cy holds and banks 26: 40 in the bank.
R2.1  Turn 6: Ann takes the die.
R3.1  Ann rolls 5 for 5: 5 so far.
R3.1  Ann rolls 3 for 3: 8 so far.
R3.1  Ann rolls 4 for 4: 12 so far.
R3.1  Ann rolls 5 for 5: 17 so far.
R3.2  Ann rolls 1 and busts: 17 lost.
R2.1  Turn 7: Bo takes the die.
R3.1  Bo rolls 3 for 3: 3 so far.
R3.1  Bo rolls 2 for 2: 5 so far.
R3.1  Bo rolls 6 for 6: 11 so far.
R3.1  Bo rolls 6 for 6: 17 so far.
R3.1  Bo rolls 2 for 2: 19 so far.
R3.1  Bo rolls 2 for 2: 21 so far.
R4.1  Bo holds and banks 21: 21 in the bank.
R2.1  Turn 8: Cy takes the die.
R3.1  Cy rolls 2 for 2: 2 so far.
R3.1  Cy rolls 5 for 5: 7 so far.
R3.1  Cy rolls 3 for 3: 10 so far.
R3.1  Cy rolls 3 for 3: 13 so far.
R3.1  Cy rolls 4 for 4: 17 so far.
R3.1  Cy rolls 2 for 2: 19 so far.
R3.1  Cy rolls 6 for 6: 25 so far.
R4.1  Cy holds and banks 25: 65 in the bank.
R2.1  Turn 9: Ann takes the die.
R3.1  Ann rolls 3 for 3: 3 so far.
R3.1  Ann rolls 3 for 3: 6 so far.
R3.2  Ann rolls 1 and busts: 6 lost.
R2.1  Turn 10: Bo takes the die.
R3.1  Bo rolls 3 for 3: 3 so far.
R3.2  Bo rolls 1 and busts: 3 lost.
R2.1  Turn 11: Cy takes the die.
R3.1  Cy rolls 5 for 5: 5 so far.
R3.1  Cy rolls 3 for 3: 8 so far.
R3.1  Cy rolls 3 for 3: 11 so far.
R3.1  Cy rolls 2 for 2: 13 so far.
R3.1  Cy rolls 6 for 6: 19 so far.
R3.1  Cy rolls 4 for 4: 23 so far.
R4.1  Cy holds and banks 23: 88 in the bank.
R2.1  Turn 12: Ann takes the die.
R3.1  Ann rolls 6 for 6: 6 so far.
R3.1  Ann rolls 3 for 3: 9 so far.
R3.1  Ann rolls 2 for 2: 11 so far.
R3.1  Ann rolls 4 for 4: 15 so far.
R4.1  Ann holds and banks 15: 15 in the bank.
R2.1  Turn 13: Bo takes the die.
R3.1  Bo rolls 5 for 5: 5 so far.
R3.1  Bo rolls 4 for 4: 9 so far.
R3.2  Bo rolls 1 and busts: 9 lost.
R2.1  Turn 14: Cy takes the die.
R3.1  Cy rolls 6 for 6: 6 so far.
R3.1  Cy rolls 3 for 3: 9 so far.
R3.1  Cy rolls 3 for 3: 12 so far.
R4.1  Cy holds and banks 12: 100 in the bank.
R5.1  Cy wins.
= Ann.banked 15
= Bo.banked 21
= Cy.banked 100
= roller Cy
= total 12
= turn 14
= winners Cy
= over yes
= awaiting -
= question -
