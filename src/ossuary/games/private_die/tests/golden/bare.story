R2    Round 1. Bo leads the questioning.
R2.1  Bo calls a witness of number 12: Safecracker (reconstructed).
R2.2  The witness die shows 0: the witness value is 12.
R4.2  Bo questions with 3 dice: 2 4 4, which makes 10.
R4.8  Bo leaves it at 10 of 12.
R4.2  Cy questions with 3 dice: 4 2 6, which makes 12.
R4.7  Cy matches the witness exactly and gains a clue, 2 in all.
R4.2  Ann questions with 3 dice: 2 6 6, which makes 14.
R4.5  14 is more than 12: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann a clue, none left.
R5.6  Cy wins the round with 3 dice: 3 clues, 5 in all.
R2    Round 2. Cy leads the questioning.
R2.1  Cy calls a witness of number 7: Barfly (reconstructed).
R2.2  The witness die shows 6: the witness value is 13.
R4.2  Cy questions with 5 dice: 5 6 6 4 6, which makes 27.
R4.5  27 is more than 13: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 3 left.
R4.2  Ann questions with 3 dice: 6 3 1, which makes 10.
R4.8  Ann can press no further, and leaves it at 10 of 13.
R4.2  Bo questions with 3 dice: 3 6 5, which makes 14.
R4.5  14 is more than 13: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo a clue, none left.
R5.6  Ann wins the round with 3 dice: 3 clues, 3 in all.
R2    Round 3. Ann leads the questioning.
R2.1  Ann calls a witness of number 8: Cabbie (reconstructed).
R2.2  The witness die shows 3: the witness value is 11.
R4.2  Ann questions with 2 dice: 1 4, which makes 5.
R4.4  Ann pays a clue (2 left) to press on with a die: 3, which makes 8.
R4.8  Ann leaves it at 8 of 11.
R4.2  Bo questions with 2 dice: 6 3, which makes 9.
R4.8  Bo can press no further, and leaves it at 9 of 11.
R4.2  Cy questions with 2 dice: 1 6, which makes 7.
R4.4  Cy pays a clue (2 left) to press on with a die: 4, which makes 11.
R4.7  Cy matches the witness exactly and gains a clue, 3 in all.
R5.6  Cy wins the round with 3 dice: 3 clues, 6 in all.
R2    Round 4. Cy leads the questioning.
R2.1  Cy calls a witness of number 8: Pickpocket (reconstructed).
R2.2  The witness die shows 2: the witness value is 10.
R4.2  Cy questions with 2 dice: 5 1, which makes 6.
R4.4  Cy pays a clue (5 left) to press on with a die: 2, which makes 8.
R4.4  Cy pays a clue (4 left) to press on with a die: 3, which makes 11.
R4.5  11 is more than 10: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 2 left.
R4.2  Ann questions with 2 dice: 3 2, which makes 5.
R4.4  Ann pays a clue (1 left) to press on with a die: 6, which makes 11.
R4.5  11 is more than 10: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann a clue, none left.
R4.2  Bo questions with 4 dice: 3 3 4 5, which makes 15.
R4.5  15 is more than 10: the witness cracks, and Bo is bust.
R4.6  Bo has no clue to lose.
R5.3  All are bust, and nobody learns anything. Cy leads again.
R2    Round 5. Cy leads the questioning.
R2.1  Cy calls a witness of number 8: Gossip.
R2.2  The witness die shows 2: the witness value is 10.
R4.2  Cy questions with 2 dice: 3 1, which makes 4.
R4.4  Cy pays a clue (1 left) to press on with a die: 1, which makes 5.
R4.4  Cy pays a clue (none left) to press on with a die: 5, which makes 10.
R4.7  Cy matches the witness exactly and gains a clue, 1 in all.
R4.2  Ann questions with 2 dice: 2 6, which makes 8.
R4.8  Ann can press no further, and leaves it at 8 of 10.
R4.2  Bo questions with 2 dice: 4 2, which makes 6.
R4.8  Bo can press no further, and leaves it at 6 of 10.
R5.6  Cy wins the round with 4 dice: 4 clues, 5 in all.
R2    Round 6. Cy leads the questioning.
R2.1  Cy calls a witness of number 9: Butler (reconstructed).
R2.2  The witness die shows 4: the witness value is 13.
R4.2  Cy questions with 3 dice: 4 2 1, which makes 7.
R4.4  Cy pays a clue (4 left) to press on with a die: 2, which makes 9.
R4.8  Cy leaves it at 9 of 13.
R4.2  Ann questions with 3 dice: 2 6 2, which makes 10.
R4.8  Ann can press no further, and leaves it at 10 of 13.
R4.2  Bo questions with 3 dice: 4 5 6, which makes 15.
R4.5  15 is more than 13: the witness cracks, and Bo is bust.
R4.6  Bo has no clue to lose.
R5.6  Ann wins the round with 3 dice: 3 clues, 3 in all.
R2    Round 7. Ann leads the questioning.
R2.1  Ann calls a witness of number 12: Defense Lawyer (reconstructed).
R2.2  The witness die shows 3: the witness value is 15.
R4.2  Ann questions with 3 dice: 4 2 2, which makes 8.
R4.4  Ann pays a clue (2 left) to press on with a die: 4, which makes 12.
R4.8  Ann leaves it at 12 of 15.
R4.2  Bo questions with 3 dice: 3 3 5, which makes 11.
R4.8  Bo can press no further, and leaves it at 11 of 15.
R4.2  Cy questions with 4 dice: 1 2 4 2, which makes 9.
R4.4  Cy pays a clue (3 left) to press on with a die: 2, which makes 11.
R4.8  Cy can press no further, and leaves it at 11 of 15.
R5.6  Ann wins the round with 4 dice: 4 clues, 6 in all.
R2    Round 8. Ann leads the questioning.
R2.1  Ann calls a witness of number 12: Gangster (reconstructed).
R2.2  The witness die shows 5: the witness value is 17.
R4.2  Ann questions with 4 dice: 2 4 6 2, which makes 14.
R4.8  Ann leaves it at 14 of 17.
R4.2  Bo questions with 3 dice: 2 4 1, which makes 7.
R4.8  Bo can press no further, and leaves it at 7 of 17.
R4.2  Cy questions with 4 dice: 6 4 1 3, which makes 14.
R4.4  Cy pays a clue (2 left) to press on with a die: 4, which makes 18.
R4.5  18 is more than 17: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, none left.
R5.6  Ann wins the round with 4 dice: 4 clues, 10 in all.
R2    Round 9. Ann leads the questioning.
R2.1  Ann calls a witness of number 10: Con Man (reconstructed).
R2.2  The witness die shows 7: the witness value is 17.
R4.2  Ann questions with 5 dice: 4 5 2 3 6, which makes 20.
R4.5  20 is more than 17: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 8 left.
R4.2  Bo questions with 5 dice: 4 2 5 3 5, which makes 19.
R4.5  19 is more than 17: the witness cracks, and Bo is bust.
R4.6  Bo has no clue to lose.
R4.2  Cy questions with 2 dice: 6 5, which makes 11.
R4.8  Cy can press no further, and leaves it at 11 of 17.
R5.6  Cy wins the round with 2 dice: 2 clues, 2 in all.
R2    Round 10. Cy leads the questioning.
R2.1  Cy calls a witness of number 10: Weeping Widow (reconstructed).
R2.2  The witness die shows 4: the witness value is 14.
R4.2  Cy questions with 3 dice: 3 4 4, which makes 11.
R4.8  Cy leaves it at 11 of 14.
R4.2  Ann questions with 3 dice: 3 4 1, which makes 8.
R4.4  Ann pays a clue (7 left) to press on with a die: 4, which makes 12.
R4.8  Ann leaves it at 12 of 14.
R4.2  Bo questions with 3 dice: 3 2 1, which makes 6.
R4.8  Bo can press no further, and leaves it at 6 of 14.
R5.6  Ann wins the round with 4 dice: 4 clues, 11 in all.
R2    Round 11. Ann leads the questioning.
R2.1  Ann calls a witness of number 7: Newsboy (reconstructed).
R2.2  The witness die shows 5: the witness value is 12.
R4.2  Ann questions with 3 dice: 4 6 4, which makes 14.
R4.5  14 is more than 12: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 9 left.
R4.2  Bo questions with 3 dice: 1 2 4, which makes 7.
R4.8  Bo can press no further, and leaves it at 7 of 12.
R4.2  Cy questions with 3 dice: 4 3 3, which makes 10.
R4.4  Cy pays a clue (1 left) to press on with a die: 3, which makes 13.
R4.5  13 is more than 12: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy a clue, none left.
R5.6  Bo wins the round with 3 dice: 3 clues, 3 in all.
R2    Round 12. Bo leads the questioning.
R2.1  Bo calls a witness of number 11: Beat Cop (reconstructed).
R2.2  The witness die shows 2: the witness value is 13.
R4.2  Bo questions with 4 dice: 3 6 1 1, which makes 11.
R4.8  Bo leaves it at 11 of 13.
R4.2  Cy questions with 3 dice: 4 4 6, which makes 14.
R4.5  14 is more than 13: the witness cracks, and Cy is bust.
R4.6  Cy has no clue to lose.
R4.2  Ann questions with 3 dice: 4 6 6, which makes 16.
R4.5  16 is more than 13: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 7 left.
R5.6  Bo wins the round with 4 dice: 4 clues, 7 in all.
R2    Round 13. Bo leads the questioning.
R2.1  Bo calls a witness of number 7: Stool Pigeon (reconstructed).
R2.2  The witness die shows 0: the witness value is 7.
R4.2  Bo questions with 1 die: 3, which makes 3.
R4.4  Bo pays a clue (6 left) to press on with a die: 6, which makes 9.
R4.5  9 is more than 7: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 4 left.
R4.2  Cy questions with 1 die: 3, which makes 3.
R4.8  Cy can press no further, and leaves it at 3 of 7.
R4.2  Ann questions with 1 die: 4, which makes 4.
R4.8  Ann leaves it at 4 of 7.
R5.6  Ann wins the round with 1 die: a clue, 8 in all.
R2    Round 14. Ann leads the questioning.
R2.1  Ann calls a witness of number 9: Nightclub Singer (reconstructed).
R2.2  The witness die shows 8: the witness value is 17.
R4.2  Ann questions with 4 dice: 5 3 6 2, which makes 16.
R4.8  Ann leaves it at 16 of 17.
R4.2  Bo questions with 4 dice: 4 4 4 1, which makes 13.
R4.4  Bo pays a clue (3 left) to press on with a die: 4, which makes 17.
R4.7  Bo matches the witness exactly and gains a clue, 4 in all.
R4.2  Cy questions with 4 dice: 1 6 2 5, which makes 14.
R4.8  Cy can press no further, and leaves it at 14 of 17.
R5.6  Bo wins the round with 5 dice: 5 clues, 9 in all.
R2    Round 15. Bo leads the questioning.
R2.1  Bo calls a witness of number 9: Bartender (reconstructed).
R2.2  The witness die shows 5: the witness value is 14.
R4.2  Bo questions with 3 dice: 6 6 6, which makes 18.
R4.5  18 is more than 14: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 7 left.
R4.2  Cy questions with 3 dice: 2 3 3, which makes 8.
R4.8  Cy can press no further, and leaves it at 8 of 14.
R4.2  Ann questions with 5 dice: 3 2 6 6 1, which makes 18.
R4.5  18 is more than 14: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 6 left.
R5.6  Cy wins the round with 3 dice: 3 clues, 3 in all.
R2    Round 16. Cy leads the questioning.
R2.1  Cy calls a witness of number 11: Reporter (reconstructed).
R2.2  The witness die shows 2: the witness value is 13.
R4.2  Cy questions with 5 dice: 1 4 4 4 3, which makes 16.
R4.5  16 is more than 13: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 1 left.
R4.2  Ann questions with 3 dice: 4 3 2, which makes 9.
R4.4  Ann pays a clue (5 left) to press on with a die: 1, which makes 10.
R4.8  Ann leaves it at 10 of 13.
R4.2  Bo questions with 3 dice: 2 1 2, which makes 5.
R4.4  Bo pays a clue (6 left) to press on with a die: 3, which makes 8.
R4.4  Bo pays a clue (5 left) to press on with a die: 2, which makes 10.
R4.8  Bo can press no further, and leaves it at 10 of 13.
R5.4  Roll-off between Ann and Bo.
R5.4  Ann rolls 4 dice: 5 2 1 6, together 14.
R5.4  Bo rolls 5 dice: 3 5 4 1 3, together 16.
R5.6  Bo wins the round with 5 dice: 5 clues, 10 in all.
R2    Round 17. Bo leads the questioning.
R2.1  Bo calls a witness of number 11: Bookie (reconstructed).
R2.2  The witness die shows 3: the witness value is 14.
R4.2  Bo questions with 3 dice: 5 2 3, which makes 10.
R4.4  Bo pays a clue (9 left) to press on with a die: 3, which makes 13.
R4.8  Bo leaves it at 13 of 14.
R4.2  Cy questions with 3 dice: 2 6 4, which makes 12.
R4.4  Cy pays a clue (none left) to press on with a die: 1, which makes 13.
R4.8  Cy can press no further, and leaves it at 13 of 14.
R4.2  Ann questions with 3 dice: 3 5 1, which makes 9.
R4.4  Ann pays a clue (4 left) to press on with a die: 2, which makes 11.
R4.4  Ann pays a clue (3 left) to press on with a die: 5, which makes 16.
R4.5  16 is more than 14: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 1 left.
R5.4  Roll-off between Bo and Cy.
R5.4  Bo rolls 4 dice: 5 2 1 3, together 11.
R5.4  Cy rolls 4 dice: 2 5 6 6, together 19.
R5.6  Cy wins the round with 4 dice: 4 clues, 4 in all.
R2    Round 18. Cy leads the questioning.
R2.1  Cy calls a witness of number 10: Femme Fatale (reconstructed).
R2.2  The witness die shows 4: the witness value is 14.
R4.2  Cy questions with 3 dice: 3 6 6, which makes 15.
R4.5  15 is more than 14: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 2 left.
R4.2  Ann questions with 3 dice: 4 2 1, which makes 7.
R4.4  Ann pays a clue (none left) to press on with a die: 5, which makes 12.
R4.8  Ann can press no further, and leaves it at 12 of 14.
R4.2  Bo questions with 3 dice: 6 4 1, which makes 11.
R4.4  Bo pays a clue (8 left) to press on with a die: 5, which makes 16.
R4.5  16 is more than 14: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 6 left.
R5.6  Ann wins the round with 4 dice: 4 clues, 4 in all.
R6.3  No witness is left: the case has gone cold.
R6.3  Nobody is caught, but Bo has 6 clues, and the strongest file.
= Ann.clues 4
= Ann.dice 4,2,1,5
= Ann.total 12
= Ann.busted no
= Ann.detective -
= Ann.proven -
= Bo.clues 6
= Bo.dice 6,4,1,5
= Bo.total 16
= Bo.busted yes
= Bo.detective -
= Bo.proven -
= Cy.clues 2
= Cy.dice 3,6,6
= Cy.total 15
= Cy.busted yes
= Cy.detective -
= Cy.proven -
= witness femme-fatale
= value 14
= first Cy
= round 18
= case -
= fund -
= winners Bo
= over yes
= awaiting -
= question -
