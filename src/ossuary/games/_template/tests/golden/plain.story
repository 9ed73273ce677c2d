R2.1  Turn 1: Ann takes the die.
R3.2  Ann rolls 1 and busts: 0 lost.
R2.1  Turn 2: Bo takes the die.
R3.2  Bo rolls 1 and busts: 0 lost.
R2.1  Turn 3: Ann takes the die.
R3.1  Ann rolls 6 for 6: 6 so far.
R3.1  Ann rolls 6 for 6: 12 so far.
R4.1  Ann holds and banks 12: 12 in the bank.
R2.1  Turn 4: Bo takes the die.
R3.1  Bo rolls 6 for 6: 6 so far.
R3.1  Bo rolls 5 for 5: 11 so far.
R3.1  Bo rolls 5 for 5: 16 so far.
R4.1  Bo holds and banks 16: 16 in the bank.
R2.1  Turn 5: Ann takes the die.
R3.1  Ann rolls 6 for 6: 6 so far.
R3.1  Ann rolls 5 for 5: 11 so far.
R3.1  Ann rolls 3 for 3: 14 so far.
R3.1  Ann rolls 5 for 5: 19 so far.
R3.1  Ann rolls 2 for 2: 21 so far.
R4.1  Ann holds and banks 21: 33 in the bank.
R2.1  Turn 6: Bo takes the die.
R3.2  Bo rolls 1 and busts: 0 lost.
R2.1  Turn 7: Ann takes the die.
R3.1  Ann rolls 4 for 4: 4 so far.
R3.1  Ann rolls 2 for 2: 6 so far.
R3.1  Ann rolls 6 for 6: 12 so far.
R3.1  Ann rolls 2 for 2: 14 so far.
R3.1  Ann rolls 4 for 4: 18 so far.
R3.1  Ann rolls 3 for 3: 21 so far.
R4.1  Ann holds and banks 21: 54 in the bank.
R2.1  Turn 8: Bo takes the die.
R3.1  Bo rolls 4 for 4: 4 so far.
R3.1  Bo rolls 5 for 5: 9 so far.
R3.1  Bo rolls 4 for 4: 13 so far.
R3.1  Bo rolls 6 for 6: 19 so far.
R3.1  Bo rolls 4 for 4: 23 so far.
R4.1  Bo holds and banks 23: 39 in the bank.
R2.1  Turn 9: Ann takes the die.
R3.1  Ann rolls 3 for 3: 3 so far.
R3.1  Ann rolls 2 for 2: 5 so far.
R3.1  Ann rolls 6 for 6: 11 so far.
R3.1  Ann rolls 4 for 4: 15 so far.
R3.1  Ann rolls 3 for 3: 18 so far.
R3.1  Ann rolls 2 for 2: 20 so far.
R4.1  Ann holds and banks 20: 74 in the bank.
R2.1  Turn 10: Bo takes the die.
R3.1  Bo rolls 6 for 6: 6 so far.
R3.1  Bo rolls 4 for 4: 10 so far.
R3.2  Bo rolls 1 and busts: 10 lost.
R2.1  Turn 11: Ann takes the die.
R3.2  Ann rolls 1 and busts: 0 lost.
R2.1  Turn 12: Bo takes the die.
R3.1  Bo rolls 2 for 2: 2 so far.
R3.1  Bo rolls 5 for 5: 7 so far.
R3.1  Bo rolls 2 for 2: 9 so far.
R3.1  Bo rolls 3 for 3: 12 so far.
R3.1  Bo rolls 4 for 4: 16 so far.
R3.2  Bo rolls 1 and busts: 16 lost.
R2.1  Turn 13: Ann takes the die.
R3.1  Ann rolls 3 for 3: 3 so far.
R3.1  Ann rolls 6 for 6: 9 so far.
R3.1  Ann rolls 4 for 4: 13 so far.
R3.1  Ann rolls 4 for 4: 17 so far.
R3.1  Ann rolls 4 for 4: 21 so far.
R4.1  Ann holds and banks 21: 95 in the bank.
R2.1  Turn 14: Bo takes the die.
R3.1  Bo rolls 2 for 2: 2 so far.
R3.1  Bo rolls 6 for 6: 8 so far.
R3.2  Bo rolls 1 and busts: 8 lost.
R2.1  Turn 15: Ann takes the die.
R3.1  Ann rolls 2 for 2: 2 so far.
R3.1  Ann rolls 6 for 6: 8 so far.
R4.1  Ann holds and banks 8: 103 in the bank.
R5.1  Ann wins.
= Ann.banked 103
= Bo.banked 39
= roller Ann
= total 8
= turn 15
= winners Ann
= over yes
= awaiting -
= question -
