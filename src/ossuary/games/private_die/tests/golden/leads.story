R1.6  The case: Two Leads (reconstructed). The first player reveals two witnesses, questions one, and puts the other under the deck.
R1.4  Ann is Jean “Mama” Koller. If you are not bust and at most two behind the leaders, you may force a roll-off with them. Tied roll-offs are yours.
R1.4  Bo is Roy “Maverick” Calloway (name reconstructed). You have four dice. Once on your turn, even when over, you may roll one of your dice again.
R1.4  Cy is Timothy “The Captain” Holmes. Once on your turn, even when over, you may roll a die of your own and subtract it; then your turn ends. You win one clue fewer.
R1.5  Ann rolls 8 for who begins.
R1.5  Bo rolls 8 for who begins.
R1.5  Cy rolls 1 for who begins.
R1.5  Ann and Bo tie and roll again.
R1.5  Ann rolls 2 for who begins.
R1.5  Bo rolls 8 for who begins.
R2    Round 1. Bo leads the questioning.
R10.3 Bo has two leads: Safecracker and Con Man.
R10.3 Con Man goes under the deck.
R2.1  Bo calls a witness of number 12: Safecracker (reconstructed). You may roll your whole first roll once more; the second roll stands.
R2.2  The witness die shows 1: the witness value is 13.
R4.2  Bo questions with 3 dice: 1 3 2, which makes 6.
R9.18 Bo takes it all back, and rolls again.
R4.2  Bo questions with 3 dice: 6 1 2, which makes 9.
R4.4  Bo pays a clue (none left) to press on with a die: 4, which makes 13.
R4.7  Bo matches the witness exactly and gains a clue, 1 in all.
R4.2  Cy questions with 3 dice: 2 5 6, which makes 13.
R4.7  Cy matches the witness exactly and gains a clue, 2 in all.
R4.2  Ann questions with 3 dice: 4 3 6, which makes 13.
R4.7  Ann matches the witness exactly and gains a clue, 2 in all.
R5.4  Roll-off between Ann, Bo and Cy.
R5.4  Bo rolls 4 dice: 6 2 4 1, together 13.
R5.4  Cy rolls 3 dice: 1 6 4, together 11.
R5.4  Ann rolls 3 dice: 4 1 6, together 11.
R5.6  Bo wins the round with 4 dice: 4 clues, 5 in all.
R2    Round 2. Bo leads the questioning.
R10.3 Bo has two leads: Butler and Femme Fatale.
R10.3 Butler goes under the deck.
R2.1  Bo calls a witness of number 10: Femme Fatale (reconstructed). A bust that costs clues costs three.
R2.2  The witness die shows 0: the witness value is 10.
R4.2  Bo questions with 2 dice: 3 3, which makes 6.
R4.4  Bo pays a clue (4 left) to press on with a die: 2, which makes 8.
R4.8  Bo leaves it at 8 of 10.
R4.2  Cy questions with 2 dice: 5 4, which makes 9.
R4.8  Cy leaves it at 9 of 10.
R4.2  Ann questions with 2 dice: 4 2, which makes 6.
R4.4  Ann pays a clue (1 left) to press on with a die: 6, which makes 12.
R4.5  12 is more than 10: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann a clue, none left.
R8.1  Cy wins a clue less than the dice say.
R5.6  Cy wins the round with 2 dice: a clue, 3 in all.
R2    Round 3. Cy leads the questioning.
R10.3 Cy has two leads: Defense Lawyer and Weeping Widow.
R10.3 Weeping Widow goes under the deck.
R2.1  Cy calls a witness of number 12: Defense Lawyer (reconstructed). All detectives are blank.
R2.2  The witness die shows 2: the witness value is 14.
R9.17 No detective's ability counts this round.
R4.2  Cy questions with 3 dice: 3 4 6, which makes 13.
R4.8  Cy leaves it at 13 of 14.
R4.2  Ann questions with 3 dice: 1 4 5, which makes 10.
R4.8  Ann can press no further, and leaves it at 10 of 14.
R4.2  Bo questions with 3 dice: 2 5 1, which makes 8.
R4.4  Bo pays a clue (3 left) to press on with a die: 5, which makes 13.
R4.8  Bo can press no further, and leaves it at 13 of 14.
R5.4  Roll-off between Bo and Cy.
R5.4  Cy rolls 3 dice: 6 3 5, together 14.
R5.4  Bo rolls 4 dice: 4 4 3 5, together 16.
R5.6  Bo wins the round with 4 dice: 4 clues, 7 in all.
R2    Round 4. Bo leads the questioning.
R10.3 Bo has two leads: Gangster and Nightclub Singer.
R10.3 Nightclub Singer goes under the deck.
R2.1  Bo calls a witness of number 12: Gangster (reconstructed). The winner takes a clue from the richest other player.
R2.2  The witness die shows 4: the witness value is 16.
R4.2  Bo questions with 4 dice: 5 3 3 4, which makes 15.
R4.8  Bo leaves it at 15 of 16.
R4.2  Cy questions with 4 dice: 6 2 4 3, which makes 15.
R4.8  Cy leaves it at 15 of 16.
R4.2  Ann questions with 4 dice: 6 4 4 3, which makes 17.
R4.5  17 is more than 16: the witness cracks, and Ann is bust.
R4.6  Ann has no clue to lose.
R5.4  Roll-off between Bo and Cy.
R5.4  Bo rolls 4 dice: 2 6 5 1, together 14.
R5.4  Cy rolls 4 dice: 3 5 5 1, together 14.
R5.5  Bo and Cy are level.
R5.4  Roll-off between Bo and Cy.
R5.4  Bo rolls 4 dice: 6 1 5 3, together 15.
R5.4  Cy rolls 4 dice: 4 3 1 6, together 14.
R5.6  Bo wins the round with 4 dice: 4 clues, 11 in all.
R9.16 Bo takes a clue from Cy.
R2    Round 5. Bo leads the questioning.
R10.3 Bo has two leads: Beat Cop and Barfly.
R10.3 Barfly goes under the deck.
R2.1  Bo calls a witness of number 11: Beat Cop (reconstructed). No dice may be added, paid or free.
R2.2  The witness die shows 0: the witness value is 11.
R4.2  Bo questions with 2 dice: 1 5, which makes 6.
R4.8  Bo leaves it at 6 of 11.
R4.2  Cy questions with 5 dice: 2 4 4 5 5, which makes 20.
R8.1  Cy rolls a die to subtract: 6, which leaves 14.
R4.5  14 is more than 11: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, none left.
R4.2  Ann questions with 4 dice: 4 6 3 4, which makes 17.
R4.5  17 is more than 11: the witness cracks, and Ann is bust.
R4.6  Ann has no clue to lose.
R5.6  Bo wins the round with 2 dice: 2 clues, 14 in all.
R2    Round 6. Bo leads the questioning.
R10.3 Bo has two leads: Newsboy and Gossip.
R10.3 Newsboy goes under the deck.
R2.1  Bo calls a witness of number 8: Gossip (effect reconstructed). Two equal faces in your first roll earn a clue at once.
R2.2  The witness die shows 4: the witness value is 12.
R4.2  Bo questions with 3 dice: 2 5 1, which makes 8.
R4.4  Bo pays a clue (13 left) to press on with a die: 2, which makes 10.
R4.8  Bo leaves it at 10 of 12.
R4.2  Cy questions with 3 dice: 3 6 5, which makes 14.
R8.1  Cy rolls a die to subtract: 2, which leaves 12.
R4.7  Cy matches the witness exactly and gains a clue, 1 in all.
R4.2  Ann questions with 3 dice: 4 3 3, which makes 10.
R9.4  Two alike: Ann gains a clue, 1 in all.
R4.4  Ann pays a clue (none left) to press on with a die: 2, which makes 12.
R4.7  Ann matches the witness exactly and gains a clue, 1 in all.
R5.4  Roll-off between Ann and Cy.
R5.4  Cy rolls 3 dice: 5 3 4, together 12.
R5.4  Ann rolls 4 dice: 2 5 4 6, together 17.
R5.6  Ann wins the round with 4 dice: 4 clues, 5 in all.
R2    Round 7. Ann leads the questioning.
R10.3 Ann has two leads: Bartender and Reporter.
R10.3 Reporter goes under the deck.
R2.1  Ann calls a witness of number 9: Bartender (reconstructed). Busts cost nothing.
R2.2  The witness die shows 4: the witness value is 13.
R4.2  Ann questions with 2 dice: 4 6, which makes 10.
R4.8  Ann leaves it at 10 of 13.
R4.2  Bo questions with 3 dice: 3 3 3, which makes 9.
R4.4  Bo pays a clue (12 left) to press on with a die: 2, which makes 11.
R4.8  Bo leaves it at 11 of 13.
R4.2  Cy questions with 3 dice: 1 4 4, which makes 9.
R4.4  Cy pays a clue (none left) to press on with a die: 6, which makes 15.
R8.1  Cy rolls a die to subtract: 4, which leaves 11.
R4.8  Cy leaves it at 11 of 13.
R8.2  Ann is near enough, and forces a roll-off.
R5.4  Roll-off between Ann, Bo and Cy.
R5.4  Ann rolls 2 dice: 5 5, together 10.
R5.4  Bo rolls 4 dice: 3 5 3 1, together 12.
R5.4  Cy rolls 4 dice: 5 5 2 5, together 17.
R8.1  Cy wins a clue less than the dice say.
R5.6  Cy wins the round with 4 dice: 3 clues, 3 in all.
R2    Round 8. Cy leads the questioning.
R10.3 Cy has two leads: Stool Pigeon and Bookie.
R10.3 Stool Pigeon goes under the deck.
R2.1  Cy calls a witness of number 11: Bookie (reconstructed). Before you roll you may stake a clue: win the round and it comes back with two more, otherwise it is lost.
R2.2  The witness die shows 4: the witness value is 15.
R9.14 Cy stakes a clue on winning, 2 left.
R4.2  Cy questions with 3 dice: 2 3 1, which makes 6.
R4.4  Cy pays a clue (1 left) to press on with a die: 2, which makes 8.
R4.4  Cy pays a clue (none left) to press on with a die: 6, which makes 14.
R4.8  Cy leaves it at 14 of 15.
R9.14 Ann stakes a clue on winning, 4 left.
R4.2  Ann questions with 3 dice: 6 5 6, which makes 17.
R4.5  17 is more than 15: the witness cracks, and Ann is bust.
R4.6  False leads cost Ann 2 clues, 2 left.
R9.14 Bo stakes a clue on winning, 11 left.
R4.2  Bo questions with 3 dice: 5 3 1, which makes 9.
R4.4  Bo pays a clue (10 left) to press on with a die: 4, which makes 13.
R8.5  Bo rolls a 1 again: 4, which makes 16.
R4.5  16 is more than 15: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 8 left.
R8.1  Cy wins a clue less than the dice say.
R5.6  Cy wins the round with 5 dice: 4 clues, 4 in all.
R9.14 Cy's stake pays 3 clues, 7 in all.
R9.14 The bookie keeps the stake of Ann and Bo.
R2    Round 9. Cy leads the questioning.
R10.3 Cy has two leads: Pickpocket and Cabbie.
R10.3 Cabbie goes under the deck.
R2.1  Cy calls a witness of number 8: Pickpocket (reconstructed). Clues lost by busts lie on this card; whoever wins the round takes them.
R2.2  The witness die shows 2: the witness value is 10.
R4.2  Cy questions with 2 dice: 3 6, which makes 9.
R4.8  Cy leaves it at 9 of 10.
R4.2  Ann questions with 2 dice: 5 4, which makes 9.
R4.8  Ann leaves it at 9 of 10.
R4.2  Bo questions with 2 dice: 1 3, which makes 4.
R4.4  Bo pays a clue (7 left) to press on with a die: 4, which makes 8.
R4.4  Bo pays a clue (6 left) to press on with a die: 6, which makes 14.
R8.5  Bo rolls a 6 again: 6, which makes 14.
R4.5  14 is more than 10: the witness cracks, and Bo is bust.
R4.6  False leads cost Bo 2 clues, 4 left.
R5.4  Roll-off between Ann and Cy.
R5.4  Cy rolls 2 dice: 6 1, together 7.
R5.4  Ann rolls 2 dice: 2 4, together 6.
R8.1  Cy wins a clue less than the dice say.
R5.6  Cy wins the round with 2 dice: a clue, 8 in all.
R9.6  Cy takes what was lost: 2 clues, 10 in all.
R2    Round 10. Cy leads the questioning.
R10.3 Cy has two leads: Con Man and Butler.
R10.3 Butler goes under the deck.
R2.1  Cy calls a witness of number 10: Con Man (reconstructed). Once on your turn, even when over, you may pay a clue to roll an unused die and subtract it.
R2.2  The witness die shows 9: the witness value is 19.
R4.2  Cy questions with 4 dice: 3 4 2 3, which makes 12.
R4.4  Cy pays a clue (9 left) to press on with a die: 1, which makes 13.
R4.8  Cy leaves it at 13 of 19.
R4.2  Ann questions with 4 dice: 5 2 3 2, which makes 12.
R4.4  Ann pays a clue (1 left) to press on with a die: 1, which makes 13.
R4.8  Ann can press no further, and leaves it at 13 of 19.
R4.2  Bo questions with 4 dice: 6 6 4 3, which makes 19.
R4.7  Bo matches the witness exactly and gains a clue, 5 in all.
R5.6  Bo wins the round with 4 dice: 4 clues, 9 in all.
R2    Round 11. Bo leads the questioning.
R10.3 Bo has two leads: Weeping Widow and Nightclub Singer.
R10.3 Nightclub Singer goes under the deck.
R2.1  Bo calls a witness of number 10: Weeping Widow (reconstructed). A first roll of two dice or more loses one die with its highest face.
R2.2  The witness die shows 7: the witness value is 17.
R4.2  Bo questions with 4 dice: 6 6 3 4, which makes 19.
R9.12 The 6 is taken from Bo again, which leaves 13.
R4.8  Bo leaves it at 13 of 17.
R4.2  Cy questions with 4 dice: 4 6 3 6, which makes 19.
R9.12 The 6 is taken from Cy again, which leaves 13.
R4.4  Cy pays a clue (8 left) to press on with a die: 4, which makes 17.
R4.7  Cy matches the witness exactly and gains a clue, 9 in all.
R4.2  Ann questions with 4 dice: 3 2 5 2, which makes 12.
R9.12 The 5 is taken from Ann again, which leaves 7.
R4.4  Ann pays a clue (none left) to press on with a die: 6, which makes 13.
R4.8  Ann can press no further, and leaves it at 13 of 17.
R8.1  Cy wins a clue less than the dice say.
R5.6  Cy wins the round with 4 dice: 3 clues, 12 in all.
R2    Round 12. Cy leads the questioning.
R10.3 Cy has two leads: Barfly and Newsboy.
R10.3 Barfly goes under the deck.
R2.1  Cy calls a witness of number 7: Newsboy (reconstructed). The first die that you add costs nothing.
R2.2  The witness die shows 9: the witness value is 16.
R4.2  Cy questions with 4 dice: 5 6 1 6, which makes 18.
R8.1  Cy rolls a die to subtract: 5, which leaves 13.
R4.8  Cy leaves it at 13 of 16.
R4.2  Ann questions with 4 dice: 6 6 3 1, which makes 16.
R4.7  Ann matches the witness exactly and gains a clue, 1 in all.
R4.2  Bo questions with 3 dice: 4 5 2, which makes 11.
R4.4  Bo pays a clue (8 left) to press on with a die: 5, which makes 16.
R4.7  Bo matches the witness exactly and gains a clue, 9 in all.
R5.4  Roll-off between Ann and Bo.
R5.4  Ann rolls 4 dice: 5 4 4 1, together 14.
R5.4  Bo rolls 4 dice: 1 1 5 2, together 9.
R5.6  Ann wins the round with 4 dice: 4 clues, 5 in all.
R2    Round 13. Ann leads the questioning.
R10.3 Ann has two leads: Reporter and Stool Pigeon.
R10.3 Stool Pigeon goes under the deck.
R2.1  Ann calls a witness of number 11: Reporter (reconstructed). Whoever comes closest after the winner gains a clue.
R2.2  The witness die shows 8: the witness value is 19.
R4.2  Ann questions with 4 dice: 1 2 1 1, which makes 5.
R4.4  Ann pays a clue (4 left) to press on with a die: 6, which makes 11.
R4.8  Ann can press no further, and leaves it at 11 of 19.
R4.2  Bo questions with 2 dice: 1 6, which makes 7.
R4.4  Bo pays a clue (8 left) to press on with a die: 1, which makes 8.
R4.8  Bo leaves it at 8 of 19.
R4.2  Cy questions with 2 dice: 2 4, which makes 6.
R4.4  Cy pays a clue (11 left) to press on with a die: 4, which makes 10.
R4.4  Cy pays a clue (10 left) to press on with a die: 4, which makes 14.
R4.4  Cy pays a clue (9 left) to press on with a die: 1, which makes 15.
R4.8  Cy leaves it at 15 of 19.
R8.1  Cy wins a clue less than the dice say.
R5.6  Cy wins the round with 5 dice: 4 clues, 13 in all.
R9.15 Ann came closest after the winner, and gains a clue, 5 in all.
R2    Round 14. Cy leads the questioning.
R10.3 Cy has two leads: Cabbie and Butler.
R10.3 Cabbie goes under the deck.
R2.1  Cy calls a witness of number 9: Butler (reconstructed). First rolls are of exactly three dice.
R2.2  The witness die shows 1: the witness value is 10.
R4.2  Cy questions with 3 dice: 6 3 2, which makes 11.
R4.5  11 is more than 10: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 11 left.
R4.2  Ann questions with 3 dice: 2 1 1, which makes 4.
R4.8  Ann leaves it at 4 of 10.
R4.2  Bo questions with 3 dice: 4 6 3, which makes 13.
R8.5  Bo rolls a 6 again: 1, which makes 8.
R4.8  Bo leaves it at 8 of 10.
R5.6  Bo wins the round with 3 dice: 3 clues, 11 in all.
R2    Round 15. Bo leads the questioning.
R10.3 Bo has two leads: Nightclub Singer and Barfly.
R10.3 Barfly goes under the deck.
R2.1  Bo calls a witness of number 9: Nightclub Singer (reconstructed). Turns go counterclockwise, from the first player on.
R2.2  The witness die shows 0: the witness value is 9.
R4.2  Bo questions with 1 die: 3, which makes 3.
R4.4  Bo pays a clue (10 left) to press on with a die: 2, which makes 5.
R4.4  Bo pays a clue (9 left) to press on with a die: 5, which makes 10.
R8.5  Bo rolls a 5 again: 1, which makes 6.
R4.8  Bo leaves it at 6 of 9.
R4.2  Ann questions with 2 dice: 2 2, which makes 4.
R4.4  Ann pays a clue (4 left) to press on with a die: 5, which makes 9.
R4.7  Ann matches the witness exactly and gains a clue, 5 in all.
R4.2  Cy questions with 5 dice: 5 4 3 4 2, which makes 18.
R8.1  Cy rolls a die to subtract: 2, which leaves 16.
R4.5  16 is more than 9: the witness cracks, and Cy is bust.
R4.6  False leads cost Cy 2 clues, 9 left.
R5.6  Ann wins the round with 3 dice: 3 clues, 8 in all.
R2    Round 16. Ann leads the questioning.
R10.3 Ann has two leads: Stool Pigeon and Cabbie.
R10.3 Stool Pigeon goes under the deck.
R2.1  Ann calls a witness of number 8: Cabbie (reconstructed). Every die that you pay for costs two clues.
R2.2  The witness die shows 1: the witness value is 9.
R4.2  Ann questions with 2 dice: 5 2, which makes 7.
R4.8  Ann leaves it at 7 of 9.
R4.2  Bo questions with 2 dice: 1 6, which makes 7.
R4.8  Bo leaves it at 7 of 9.
R4.2  Cy questions with 2 dice: 4 3, which makes 7.
R4.8  Cy leaves it at 7 of 9.
R5.4  Roll-off between Ann, Bo and Cy.
R5.4  Ann rolls 2 dice: 6 6, together 12.
R5.4  Bo rolls 2 dice: 1 6, together 7.
R5.4  Cy rolls 2 dice: 2 1, together 3.
R5.6  Ann wins the round with 2 dice: 2 clues, 10 in all.
R2    Round 17. Ann leads the questioning.
R10.3 Ann has two leads: Barfly and Stool Pigeon.
R10.3 Stool Pigeon goes under the deck.
R2.1  Ann calls a witness of number 7: Barfly (reconstructed). A die showing 1 is worth nothing, but counts as a die.
R2.2  The witness die shows 7: the witness value is 14.
R4.2  Ann questions with 3 dice: 3 3 4, which makes 10.
R4.8  Ann leaves it at 10 of 14.
R4.2  Bo questions with 3 dice: 1 3 2, which makes 5.
R4.4  Bo pays a clue (8 left) to press on with a die: 4, which makes 9.
R4.8  Bo leaves it at 9 of 14.
R4.2  Cy questions with 3 dice: 6 1 4, which makes 10.
R4.4  Cy pays a clue (8 left) to press on with a die: 4, which makes 14.
R4.7  Cy matches the witness exactly and gains a clue, 9 in all.
R8.1  Cy wins a clue less than the dice say.
R5.6  Cy wins the round with 4 dice: 3 clues, 12 in all.
R2    Round 18. Cy leads the questioning.
R2.1  Cy calls a witness of number 7: Stool Pigeon (reconstructed). An exact match earns three clues.
R2.2  The witness die shows 3: the witness value is 10.
R4.2  Cy questions with 2 dice: 5 1, which makes 6.
R4.4  Cy pays a clue (11 left) to press on with a die: 2, which makes 8.
R4.8  Cy leaves it at 8 of 10.
R4.2  Ann questions with 2 dice: 6 3, which makes 9.
R4.8  Ann leaves it at 9 of 10.
R4.2  Bo questions with 2 dice: 6 3, which makes 9.
R4.8  Bo leaves it at 9 of 10.
R5.4  Roll-off between Ann and Bo.
R5.4  Ann rolls 2 dice: 5 6, together 11.
R5.4  Bo rolls 2 dice: 2 6, together 8.
R5.6  Ann wins the round with 2 dice: 2 clues, 12 in all.
R6.3  No witness is left: the case has gone cold.
R6.3  Nobody is caught, but Ann has 12 clues, and the strongest file.
= Ann.clues 12
= Ann.dice 6,3
= Ann.total 9
= Ann.busted no
= Ann.detective mama
= Ann.proven -
= Bo.clues 8
= Bo.dice 6,3
= Bo.total 9
= Bo.busted no
= Bo.detective insubordinate
= Bo.proven -
= Cy.clues 11
= Cy.dice 5,1,2
= Cy.total 8
= Cy.busted no
= Cy.detective captain
= Cy.proven -
= witness stool-pigeon
= value 10
= first Cy
= round 18
= case two-leads
= fund -
= winners Ann
= over yes
= awaiting -
= question -
