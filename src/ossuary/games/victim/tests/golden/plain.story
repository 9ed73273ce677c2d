R1.2  Ann rolls 2 for the first turn.
R1.2  Bo rolls 6 for the first turn.
R1.2  Cy rolls 6 for the first turn.
R1.2  Bo and Cy tie and roll again.
R1.2  Bo rolls 3 for the first turn.
R1.2  Cy rolls 4 for the first turn.
R2    Turn 1: Cy attacks Bo, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Cy attacks with 6 and 2: 8.
R3.1  Bo defends with 1 and 3: 4.
R4.1  Ann turns up sabotage, pointing at Bo.
R4.3  Ann's sabotage die shows red.
R4.2  Bo's roll falls by 6.
R5.1  Cy has 8, Bo has -2.
R5.2  Cy hits Bo; health 4.
R2    Turn 2: Ann attacks Bo, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Ann attacks with 5 and 6: 11.
R3.1  Bo defends with 2 and 3: 5.
R4.1  Cy turns up neutral, pointing at Bo.
R4.3  Cy's neutral die shows white.
R5.1  Ann has 11, Bo has 5.
R5.2  Ann hits Bo; health 3.
R2    Turn 3: Bo attacks Ann, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Bo attacks with 5 and 2: 7.
R3.1  Ann defends with 2 and 2: 4.
R4.1  Cy turns up neutral, pointing at Ann.
R4.3  Cy's neutral die shows red.
R4.3  Cy's neutral die shows red.
R4.4  Red twice: Cy loses a point; health 4.
R5.1  Bo has 7, Ann has 4.
R5.2  Bo hits Ann; health 4.
R2    Turn 4: Cy attacks Ann, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Cy attacks with 6 and 6: 12.
R3.1  Ann defends with 6 and 2: 8.
R3.2  Two sixes: Cy wins the battle whatever comes.
R4.1  Bo turns up neutral, pointing at Ann.
R4.3  Bo's neutral die shows red.
R4.3  Bo's neutral die shows red.
R4.4  Red twice: Bo loses a point; health 2.
R5.2  Cy hits Ann; health 3.
R2    Turn 5: Ann attacks Cy, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Ann attacks with 6 and 6: 12.
R3.1  Cy defends with 3 and 6: 9.
R3.2  Two sixes: Ann wins the battle whatever comes.
R4.1  Bo turns up sabotage, pointing at Ann.
R5.2  Ann hits Cy; health 3.
R2    Turn 6: Bo attacks Cy, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Bo attacks with 6 and 5: 11.
R3.1  Cy defends with 5 and 2: 7.
R4.1  Ann turns up support, pointing at Cy.
R4.3  Ann's support die shows red.
R4.2  Cy's roll falls by 3.
R5.1  Bo has 11, Cy has 4.
R5.2  Bo hits Cy; health 2.
R2    Turn 7: Cy attacks Bo, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Cy attacks with 1 and 2: 3.
R3.1  Bo defends with 5 and 6: 11.
R4.1  Ann turns up neutral, pointing at Bo.
R4.3  Ann's neutral die shows red.
R4.3  Ann's neutral die shows white.
R5.1  Cy has 3, Bo has 11.
R5.3  Bo holds out.
R2    Turn 8: Ann attacks Bo, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Ann attacks with 6 and 6: 12.
R3.1  Bo defends with 3 and 3: 6.
R3.2  Two sixes: Ann wins the battle whatever comes.
R4.1  Cy turns up neutral, pointing at Ann.
R4.3  Cy's neutral die shows white.
R5.2  Ann hits Bo; health 1.
R2    Turn 9: Bo attacks Ann, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Bo attacks with 2 and 4: 6.
R3.1  Ann defends with 2 and 6: 8.
R4.1  Cy turns up support, pointing at Bo.
R4.3  Cy's support die shows green.
R4.2  Bo's roll rises by 2.
R5.1  Bo has 8, Ann has 8.
R5.3  Ann holds out.
R2    Turn 10: Cy attacks Ann, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Cy attacks with 5 and 6: 11.
R3.1  Ann defends with 2 and 3: 5.
R4.1  Bo turns up support, pointing at Ann.
R4.3  Bo's support die shows green.
R4.2  Ann's roll rises by 4.
R5.1  Cy has 11, Ann has 9.
R5.2  Cy hits Ann; health 2.
R2    Turn 11: Ann attacks Cy, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Ann attacks with 1 and 6: 7.
R3.1  Cy defends with 5 and 5: 10.
R4.1  Bo turns up neutral, pointing at Ann.
R4.3  Bo's neutral die shows red.
R4.3  Bo's neutral die shows red.
R4.5  Red twice, but the die cannot take Bo's last point.
R5.1  Ann has 7, Cy has 10.
R5.3  Cy holds out.
R2    Turn 12: Bo attacks Cy, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Bo attacks with 3 and 3: 6.
R3.1  Cy defends with 2 and 3: 5.
R4.1  Ann turns up neutral, pointing at Cy.
R4.3  Ann's neutral die shows white.
R5.1  Bo has 6, Cy has 5.
R5.2  Bo hits Cy; health 1.
R2    Turn 13: Cy attacks Bo, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Cy attacks with 6 and 6: 12.
R3.1  Bo defends with 1 and 1: 2.
R3.2  Two sixes: Cy wins the battle whatever comes.
R3.2  Two ones: Bo loses the battle whatever comes.
R3.3  Both at once: Bo loses a point now; health 0.
R4.1  Ann turns up sabotage, pointing at Cy.
R7.2  Bo is dead already. Cy wins, alone.
= Ann.health 2
= Bo.health 0
= Cy.health 1
= attacker Cy
= supporter Ann
= victim Bo
= turn 13
= winners Cy
= over yes
= awaiting -
= question -
