R1.5  Ann rolls 1 for who begins.
R1.5  Bo rolls 8 for who begins.
R1.5  Cy rolls 3 for who begins.
R1.5  Dee rolls 0 for who begins.
R1.5  Ed rolls 8 for who begins.
R1.5  Flo rolls 6 for who begins.
R1.5  Bo and Ed tie and roll again.
R1.5  Bo rolls 0 for who begins.
R1.5  Ed rolls 9 for who begins.
R2    Round 1. Ed leads the questioning.
R2.1  Ed calls a witness of number 9: Nightclub Singer (reconstructed).
R2.2  The witness die shows 1: the witness value is 10.
R4.2  Ed questions with 2 dice: 5 2, which makes 7.
R4.8  Ed leaves it at 7 of 10.
R4.2  Flo questions with 2 dice: 4 6, which makes 10.
R4.7  Flo matches the witness exactly and gains a clue, 2 in all.
R4.2  Ann questions with 2 dice: 2 6, which makes 8.
R4.4  Ann pays a clue (none left) to press on with a die: 6, which makes 14.
R4.5  14 is more than 10: the witness cracks, and Ann is bust.
R4.6  Ann has no clue to lose.
R4.2  Bo questions with 2 dice: 3 2, which makes 5.
R4.4  Bo pays a clue (none left) to press on with a die: 4, which makes 9.
R4.8  Bo can press no further, and leaves it at 9 of 10.
R4.2  Cy questions with 2 dice: 4 1, which makes 5.
R4.4  Cy pays a clue (none left) to press on with a die: 5, which makes 10.
R4.7  Cy matches the witness exactly and gains a clue, 1 in all.
R4.2  Dee questions with 2 dice: 1 5, which makes 6.
R4.4  Dee pays a clue (none left) to press on with a die: 5, which makes 11.
R4.5  11 is more than 10: the witness cracks, and Dee is bust.
R4.6  Dee has no clue to lose.
R5.4  Roll-off between Cy and Flo.
R5.4  Flo rolls 2 dice: 4 4, together 8.
R5.4  Cy rolls 3 dice: 5 2 3, together 10.
R5.6  Cy wins the round with 3 dice: 3 clues, 4 in all.
R2    Round 2. Cy leads the questioning.
R2.1  Cy calls a witness of number 10: Con Man (reconstructed).
R2.2  The witness die shows 8: the witness value is 18.
R4.2  Cy questions with 4 dice: 5 2 4 4, which makes 15.
R4.8  Cy leaves it at 15 of 18.
R4.2  Dee questions with 4 dice: 5 3 1 1, which makes 10.
R4.8  Dee can press no further, and leaves it at 10 of 18.
R4.2  Ed questions with 4 dice: 5 4 1 4, which makes 14.
R4.4  Ed pays a clue (none left) to press on with a die: 6, which makes 20.
R4.5  20 is more than 18: the witness cracks, and Ed is bust.
R4.6  Ed has no clue to lose.
R4.2  Flo questions with 4 dice: 1 6 1 1, which makes 9.
R4.4  Flo pays a clue (1 left) to press on with a die: 4, which makes 13.
R4.8  Flo can press no further, and leaves it at 13 of 18.
R4.2  Ann questions with 4 dice: 2 1 6 6, which makes 15.
R4.8  Ann can press no further, and leaves it at 15 of 18.
R4.2  Bo questions with 4 dice: 3 5 4 6, which makes 18.
R4.7  Bo matches the witness exactly and gains a clue, 1 in all.
R5.6  Bo wins the round with 4 dice: 4 clues, 5 in all.
R2    Round 3. Bo leads the questioning.
R2.1  Bo calls a witness of number 10: Weeping Widow (reconstructed).
R2.2  The witness die shows 1: the witness value is 11.
R4.2  Bo questions with 2 dice: 5 4, which makes 9.
R4.8  Bo leaves it at 9 of 11.
R4.2  Cy questions with 2 dice: 6 6, which makes 12.
R4.5  12 is more than 11: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 2 left.
R4.2  Dee questions with 2 dice: 2 6, which makes 8.
R4.8  Dee can press no further, and leaves it at 8 of 11.
R4.2  Ed questions with 2 dice: 5 3, which makes 8.
R4.8  Ed can press no further, and leaves it at 8 of 11.
R4.2  Flo questions with 4 dice: 4 5 3 3, which makes 15.
R4.5  15 is more than 11: the witness cracks, and Flo is bust.
R4.6  False leads cost Flo a clue, none left.
R4.2  Ann questions with 2 dice: 6 3, which makes 9.
R4.8  Ann can press no further, and leaves it at 9 of 11.
R5.4  Roll-off between Ann and Bo.
R5.4  Bo rolls 2 dice: 1 6, together 7.
R5.4  Ann rolls 2 dice: 3 1, together 4.
R5.6  Bo wins the round with 2 dice: 2 clues, 7 in all.
R2    Round 4. Bo leads the questioning.
R2.1  Bo calls a witness of number 11: Reporter (reconstructed).
R2.2  The witness die shows 7: the witness value is 18.
R4.2  Bo questions with 4 dice: 4 4 1 3, which makes 12.
R4.4  Bo pays a clue (6 left) to press on with a die: 3, which makes 15.
R4.8  Bo can press no further, and leaves it at 15 of 18.
R4.2  Cy questions with 4 dice: 1 6 1 5, which makes 13.
R4.4  Cy pays a clue (1 left) to press on with a die: 4, which makes 17.
R4.8  Cy can press no further, and leaves it at 17 of 18.
R4.2  Dee questions with 5 dice: 4 2 1 3 1, which makes 11.
R4.8  Dee can press no further, and leaves it at 11 of 18.
R4.2  Ed questions with 4 dice: 6 6 4 6, which makes 22.
R4.5  22 is more than 18: the witness cracks, and Ed is bust.
R4.6  Ed has no clue to lose.
R4.2  Flo questions with 4 dice: 3 3 3 4, which makes 13.
R4.8  Flo can press no further, and leaves it at 13 of 18.
R4.2  Ann questions with 4 dice: 5 6 1 4, which makes 16.
R4.8  Ann can press no further, and leaves it at 16 of 18.
R5.6  Cy wins the round with 5 dice: 5 clues, 6 in all.
R2    Round 5. Cy leads the questioning.
R2.1  Cy calls a witness of number 11: Bookie (reconstructed).
R2.2  The witness die shows 2: the witness value is 13.
R4.2  Cy questions with 3 dice: 6 1 1, which makes 8.
R4.4  Cy pays a clue (5 left) to press on with a die: 3, which makes 11.
R4.8  Cy leaves it at 11 of 13.
R4.2  Dee questions with 3 dice: 4 1 2, which makes 7.
R4.8  Dee can press no further, and leaves it at 7 of 13.
R4.2  Ed questions with 3 dice: 5 5 1, which makes 11.
R4.8  Ed can press no further, and leaves it at 11 of 13.
R4.2  Flo questions with 3 dice: 2 2 1, which makes 5.
R4.8  Flo can press no further, and leaves it at 5 of 13.
R4.2  Ann questions with 3 dice: 6 6 4, which makes 16.
R4.5  16 is more than 13: the witness cracks, and Ann is bust.
R4.6  Ann has no clue to lose.
R4.2  Bo questions with 5 dice: 2 2 2 4 2, which makes 12.
R4.8  Bo can press no further, and leaves it at 12 of 13.
R5.6  Bo wins the round with 5 dice: 5 clues, 11 in all.
R2    Round 6. Bo leads the questioning.
R2.1  Bo calls a witness of number 9: Butler (reconstructed).
R2.2  The witness die shows 8: the witness value is 17.
R4.2  Bo questions with 2 dice: 5 5, which makes 10.
R4.4  Bo pays a clue (10 left) to press on with a die: 1, which makes 11.
R4.4  Bo pays a clue (9 left) to press on with a die: 3, which makes 14.
R4.4  Bo pays a clue (8 left) to press on with a die: 3, which makes 17.
R4.7  Bo matches the witness exactly and gains a clue, 9 in all.
R4.2  Cy questions with 4 dice: 1 5 4 6, which makes 16.
R4.8  Cy leaves it at 16 of 17.
R4.2  Dee questions with 4 dice: 1 6 2 6, which makes 15.
R4.8  Dee can press no further, and leaves it at 15 of 17.
R4.2  Ed questions with 4 dice: 1 2 6 2, which makes 11.
R4.8  Ed can press no further, and leaves it at 11 of 17.
R4.2  Flo questions with 4 dice: 2 2 5 6, which makes 15.
R4.8  Flo can press no further, and leaves it at 15 of 17.
R4.2  Ann questions with 3 dice: 2 1 6, which makes 9.
R4.8  Ann can press no further, and leaves it at 9 of 17.
R5.6  Bo wins the round with 5 dice: 5 clues, 14 in all.
R2    Round 7. Bo leads the questioning.
R2.1  Bo calls a witness of number 8: Cabbie (reconstructed).
R2.2  The witness die shows 9: the witness value is 17.
R4.2  Bo questions with 4 dice: 3 5 5 3, which makes 16.
R4.8  Bo leaves it at 16 of 17.
R4.2  Cy questions with 4 dice: 4 6 6 4, which makes 20.
R4.5  20 is more than 17: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 3 left.
R4.2  Dee questions with 4 dice: 6 4 2 4, which makes 16.
R4.8  Dee can press no further, and leaves it at 16 of 17.
R4.2  Ed questions with 4 dice: 6 3 1 2, which makes 12.
R4.8  Ed can press no further, and leaves it at 12 of 17.
R4.2  Flo questions with 4 dice: 6 5 3 3, which makes 17.
R4.7  Flo matches the witness exactly and gains a clue, 1 in all.
R4.2  Ann questions with 4 dice: 4 2 2 1, which makes 9.
R4.8  Ann can press no further, and leaves it at 9 of 17.
R5.6  Flo wins the round with 4 dice: 4 clues, 5 in all.
R2    Round 8. Flo leads the questioning.
R2.1  Flo calls a witness of number 12: Defense Lawyer (reconstructed).
R2.2  The witness die shows 2: the witness value is 14.
R4.2  Flo questions with 3 dice: 2 3 4, which makes 9.
R4.4  Flo pays a clue (4 left) to press on with a die: 6, which makes 15.
R4.5  15 is more than 14: the witness cracks, and Flo is bust.
R4.6  False leads cost Flo 2 clues, 2 left.
R4.2  Ann questions with 3 dice: 4 4 2, which makes 10.
R4.8  Ann can press no further, and leaves it at 10 of 14.
R4.2  Bo questions with 2 dice: 1 3, which makes 4.
R4.4  Bo pays a clue (13 left) to press on with a die: 3, which makes 7.
R4.4  Bo pays a clue (12 left) to press on with a die: 3, which makes 10.
R4.8  Bo leaves it at 10 of 14.
R4.2  Cy questions with 3 dice: 4 6 1, which makes 11.
R4.8  Cy leaves it at 11 of 14.
R4.2  Dee questions with 3 dice: 3 1 5, which makes 9.
R4.8  Dee can press no further, and leaves it at 9 of 14.
R4.2  Ed questions with 3 dice: 2 2 5, which makes 9.
R4.8  Ed can press no further, and leaves it at 9 of 14.
R5.6  Cy wins the round with 3 dice: 3 clues, 6 in all.
R2    Round 9. Cy leads the questioning.
R2.1  Cy calls a witness of number 12: Safecracker (reconstructed).
R2.2  The witness die shows 1: the witness value is 13.
R4.2  Cy questions with 3 dice: 2 6 4, which makes 12.
R4.8  Cy leaves it at 12 of 13.
R4.2  Dee questions with 3 dice: 3 1 3, which makes 7.
R4.8  Dee can press no further, and leaves it at 7 of 13.
R4.2  Ed questions with 3 dice: 4 4 6, which makes 14.
R4.5  14 is more than 13: the witness cracks, and Ed is bust.
R4.6  Ed has no clue to lose.
R4.2  Flo questions with 3 dice: 6 3 1, which makes 10.
R4.4  Flo pays a clue (1 left) to press on with a die: 5, which makes 15.
R4.5  15 is more than 13: the witness cracks, and Flo is bust.
R4.6  False leads cost Flo a clue, none left.
R4.2  Ann questions with 3 dice: 1 6 2, which makes 9.
R4.8  Ann can press no further, and leaves it at 9 of 13.
R4.2  Bo questions with 3 dice: 5 6 6, which makes 17.
R4.5  17 is more than 13: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 10 left.
R5.6  Cy wins the round with 3 dice: 3 clues, 9 in all.
R2    Round 10. Cy leads the questioning.
R2.1  Cy calls a witness of number 7: Stool Pigeon (reconstructed).
R2.2  The witness die shows 6: the witness value is 13.
R4.2  Cy questions with 3 dice: 2 6 3, which makes 11.
R4.8  Cy leaves it at 11 of 13.
R4.2  Dee questions with 3 dice: 2 5 3, which makes 10.
R4.8  Dee can press no further, and leaves it at 10 of 13.
R4.2  Ed questions with 3 dice: 4 4 1, which makes 9.
R4.8  Ed can press no further, and leaves it at 9 of 13.
R4.2  Flo questions with 3 dice: 5 1 2, which makes 8.
R4.8  Flo can press no further, and leaves it at 8 of 13.
R4.2  Ann questions with 3 dice: 2 3 2, which makes 7.
R4.8  Ann can press no further, and leaves it at 7 of 13.
R4.2  Bo questions with 3 dice: 3 6 2, which makes 11.
R4.8  Bo leaves it at 11 of 13.
R5.4  Roll-off between Bo and Cy.
R5.4  Cy rolls 3 dice: 4 6 2, together 12.
R5.4  Bo rolls 3 dice: 2 1 2, together 5.
R5.6  Cy wins the round with 3 dice: 3 clues, 12 in all.
R2    Round 11. Cy leads the questioning.
R2.1  Cy calls a witness of number 9: Bartender (reconstructed).
R2.2  The witness die shows 5: the witness value is 14.
R4.2  Cy questions with 5 dice: 6 2 1 3 5, which makes 17.
R4.5  17 is more than 14: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 10 left.
R4.2  Dee questions with 5 dice: 3 4 2 6 4, which makes 19.
R4.5  19 is more than 14: the witness cracks, and Dee is bust.
R4.6  Dee has no clue to lose.
R4.2  Ed questions with 3 dice: 3 3 3, which makes 9.
R4.8  Ed can press no further, and leaves it at 9 of 14.
R4.2  Flo questions with 3 dice: 3 2 1, which makes 6.
R4.8  Flo can press no further, and leaves it at 6 of 14.
R4.2  Ann questions with 3 dice: 1 6 3, which makes 10.
R4.8  Ann can press no further, and leaves it at 10 of 14.
R4.2  Bo questions with 2 dice: 2 6, which makes 8.
R4.4  Bo pays a clue (9 left) to press on with a die: 6, which makes 14.
R4.7  Bo matches the witness exactly and gains a clue, 10 in all.
R5.6  Bo wins the round with 3 dice: 3 clues, 13 in all.
R2    Round 12. Bo leads the questioning.
R2.1  Bo calls a witness of number 10: Femme Fatale (reconstructed).
R2.2  The witness die shows 6: the witness value is 16.
R4.2  Bo questions with 4 dice: 3 4 6 2, which makes 15.
R4.8  Bo leaves it at 15 of 16.
R4.2  Cy questions with 2 dice: 5 3, which makes 8.
R4.4  Cy pays a clue (9 left) to press on with a die: 3, which makes 11.
R4.8  Cy leaves it at 11 of 16.
R4.2  Dee questions with 2 dice: 4 1, which makes 5.
R4.8  Dee can press no further, and leaves it at 5 of 16.
R4.2  Ed questions with 4 dice: 1 4 2 1, which makes 8.
R4.8  Ed can press no further, and leaves it at 8 of 16.
R4.2  Flo questions with 4 dice: 1 3 5 1, which makes 10.
R4.8  Flo can press no further, and leaves it at 10 of 16.
R4.2  Ann questions with 4 dice: 3 2 5 2, which makes 12.
R4.8  Ann can press no further, and leaves it at 12 of 16.
R5.6  Bo wins the round with 4 dice: 4 clues, 17 in all.
R2    Round 13. Bo leads the questioning.
R2.1  Bo calls a witness of number 7: Newsboy (reconstructed).
R2.2  The witness die shows 1: the witness value is 8.
R4.2  Bo questions with 2 dice: 1 4, which makes 5.
R4.8  Bo leaves it at 5 of 8.
R4.2  Cy questions with 1 die: 1, which makes 1.
R4.8  Cy leaves it at 1 of 8.
R4.2  Dee questions with 2 dice: 5 6, which makes 11.
R4.5  11 is more than 8: the witness cracks, and Dee is bust.
R4.6  Dee has no clue to lose.
R4.2  Ed questions with 2 dice: 1 1, which makes 2.
R4.8  Ed can press no further, and leaves it at 2 of 8.
R4.2  Flo questions with 2 dice: 3 4, which makes 7.
R4.8  Flo can press no further, and leaves it at 7 of 8.
R4.2  Ann questions with 1 die: 5, which makes 5.
R4.8  Ann can press no further, and leaves it at 5 of 8.
R5.6  Flo wins the round with 2 dice: 2 clues, 2 in all.
R2    Round 14. Flo leads the questioning.
R2.1  Flo calls a witness of number 7: Barfly (reconstructed).
R2.2  The witness die shows 9: the witness value is 16.
R4.2  Flo questions with 4 dice: 6 1 4 6, which makes 17.
R4.5  17 is more than 16: the witness cracks, and Flo is bust.
R4.6  False leads cost Flo 2 clues, none left.
R4.2  Ann questions with 4 dice: 5 2 3 5, which makes 15.
R4.8  Ann can press no further, and leaves it at 15 of 16.
R4.2  Bo questions with 4 dice: 6 2 4 6, which makes 18.
R4.5  18 is more than 16: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 15 left.
R4.2  Cy questions with 1 die: 3, which makes 3.
R4.4  Cy pays a clue (8 left) to press on with a die: 5, which makes 8.
R4.4  Cy pays a clue (7 left) to press on with a die: 5, which makes 13.
R4.4  Cy pays a clue (6 left) to press on with a die: 3, which makes 16.
R4.7  Cy matches the witness exactly and gains a clue, 7 in all.
R4.2  Dee questions with 1 die: 3, which makes 3.
R4.8  Dee can press no further, and leaves it at 3 of 16.
R4.2  Ed questions with 4 dice: 6 2 4 2, which makes 14.
R4.8  Ed can press no further, and leaves it at 14 of 16.
R5.6  Cy wins the round with 4 dice: 4 clues, 11 in all.
R2    Round 15. Cy leads the questioning.
R2.1  Cy calls a witness of number 12: Gangster (reconstructed).
R2.2  The witness die shows 7: the witness value is 19.
R4.2  Cy questions with 4 dice: 1 2 6 1, which makes 10.
R4.4  Cy pays a clue (10 left) to press on with a die: 2, which makes 12.
R4.8  Cy can press no further, and leaves it at 12 of 19.
R4.2  Dee questions with 4 dice: 2 4 6 5, which makes 17.
R4.8  Dee can press no further, and leaves it at 17 of 19.
R4.2  Ed questions with 4 dice: 6 4 4 3, which makes 17.
R4.8  Ed can press no further, and leaves it at 17 of 19.
R4.2  Flo questions with 4 dice: 4 1 3 5, which makes 13.
R4.8  Flo can press no further, and leaves it at 13 of 19.
R4.2  Ann questions with 4 dice: 4 2 3 3, which makes 12.
R4.8  Ann can press no further, and leaves it at 12 of 19.
R4.2  Bo questions with 4 dice: 2 2 3 6, which makes 13.
R4.8  Bo leaves it at 13 of 19.
R5.4  Roll-off between Dee and Ed.
R5.4  Dee rolls 4 dice: 2 1 3 4, together 10.
R5.4  Ed rolls 4 dice: 1 3 3 2, together 9.
R5.6  Dee wins the round with 4 dice: 4 clues, 4 in all.
R2    Round 16. Dee leads the questioning.
R2.1  Dee calls a witness of number 8: Gossip.
R2.2  The witness die shows 8: the witness value is 16.
R4.2  Dee questions with 4 dice: 1 4 5 6, which makes 16.
R4.7  Dee matches the witness exactly and gains a clue, 5 in all.
R4.2  Ed questions with 2 dice: 1 4, which makes 5.
R4.8  Ed can press no further, and leaves it at 5 of 16.
R4.2  Flo questions with 4 dice: 3 4 5 3, which makes 15.
R4.8  Flo can press no further, and leaves it at 15 of 16.
R4.2  Ann questions with 4 dice: 1 5 3 2, which makes 11.
R4.8  Ann can press no further, and leaves it at 11 of 16.
R4.2  Bo questions with 4 dice: 6 3 2 2, which makes 13.
R4.4  Bo pays a clue (14 left) to press on with a die: 2, which makes 15.
R4.8  Bo can press no further, and leaves it at 15 of 16.
R4.2  Cy questions with 4 dice: 2 5 1 5, which makes 13.
R4.4  Cy pays a clue (9 left) to press on with a die: 2, which makes 15.
R4.8  Cy can press no further, and leaves it at 15 of 16.
R5.6  Dee wins the round with 4 dice: 4 clues, 9 in all.
R2    Round 17. Dee leads the questioning.
R2.1  Dee calls a witness of number 8: Pickpocket (reconstructed).
R2.2  The witness die shows 9: the witness value is 17.
R4.2  Dee questions with 4 dice: 2 3 2 2, which makes 9.
R4.4  Dee pays a clue (8 left) to press on with a die: 4, which makes 13.
R4.8  Dee can press no further, and leaves it at 13 of 17.
R4.2  Ed questions with 4 dice: 1 3 5 1, which makes 10.
R4.8  Ed can press no further, and leaves it at 10 of 17.
R4.2  Flo questions with 4 dice: 5 1 5 2, which makes 13.
R4.8  Flo can press no further, and leaves it at 13 of 17.
R4.2  Ann questions with 4 dice: 5 3 6 6, which makes 20.
R4.5  20 is more than 17: the witness cracks, and Ann is bust.
R4.6  Ann has no clue to lose.
R4.2  Bo questions with 4 dice: 3 6 1 2, which makes 12.
R4.8  Bo leaves it at 12 of 17.
R4.2  Cy questions with 4 dice: 4 1 4 6, which makes 15.
R4.8  Cy leaves it at 15 of 17.
R5.6  Cy wins the round with 4 dice: 4 clues, 13 in all.
R2    Round 18. Cy leads the questioning.
R2.1  Cy calls a witness of number 11: Beat Cop (reconstructed).
R2.2  The witness die shows 9: the witness value is 20.
R4.2  Cy questions with 5 dice: 4 4 6 5 6, which makes 25.
R4.5  25 is more than 20: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 11 left.
R4.2  Dee questions with 4 dice: 5 4 3 6, which makes 18.
R4.8  Dee leaves it at 18 of 20.
R4.2  Ed questions with 5 dice: 3 2 5 1 3, which makes 14.
R4.8  Ed can press no further, and leaves it at 14 of 20.
R4.2  Flo questions with 5 dice: 2 4 6 4 3, which makes 19.
R4.8  Flo can press no further, and leaves it at 19 of 20.
R4.2  Ann questions with 5 dice: 4 4 6 6 6, which makes 26.
R4.5  26 is more than 20: the witness cracks, and Ann is bust.
R4.6  Ann has no clue to lose.
R4.2  Bo questions with 5 dice: 5 1 3 4 3, which makes 16.
R4.8  Bo can press no further, and leaves it at 16 of 20.
R5.6  Flo wins the round with 5 dice: 5 clues, 5 in all.
R6.3  No witness is left: the case has gone cold.
R6.3  Nobody is caught, but Bo has 14 clues, and the strongest file.
= Ann.clues 0
= Ann.dice 4,4,6,6,6
= Ann.total 26
= Ann.busted yes
= Ann.detective -
= Ann.proven -
= Bo.clues 14
= Bo.dice 5,1,3,4,3
= Bo.total 16
= Bo.busted no
= Bo.detective -
= Bo.proven -
= Cy.clues 11
= Cy.dice 4,4,6,5,6
= Cy.total 25
= Cy.busted yes
= Cy.detective -
= Cy.proven -
= Dee.clues 8
= Dee.dice 5,4,3,6
= Dee.total 18
= Dee.busted no
= Dee.detective -
= Dee.proven -
= Ed.clues 0
= Ed.dice 3,2,5,1,3
= Ed.total 14
= Ed.busted no
= Ed.detective -
= Ed.proven -
= Flo.clues 5
= Flo.dice 2,4,6,4,3
= Flo.total 19
= Flo.busted no
= Flo.detective -
= Flo.proven -
= witness beat-cop
= value 20
= first Cy
= round 18
= case -
= fund -
= winners Bo
= over yes
= awaiting -
= question -
