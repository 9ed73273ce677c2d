R2    Turn 1: Cy attacks Bo, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Cy attacks with 1 and 4: 5.
R3.1  Bo defends with 2 and 3: 5.
R4.1  Ann turns up support, pointing at Cy.
R4.3  Ann's support die shows white.
R4.2  Cy's roll stays as it is.
R5.1  Cy has 5, Bo has 5.
R5.3  Bo holds out.
R2    Turn 2: Ann attacks Bo, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Ann attacks with 4 and 2: 6.
R3.1  Bo defends with 1 and 6: 7.
R4.1  Cy turns up sabotage, pointing at Bo.
R4.3  Cy's sabotage die shows red.
R4.2  Bo's roll falls by 1.
R5.1  Ann has 6, Bo has 6.
R5.3  Bo holds out.
R2    Turn 3: Bo attacks Ann, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Bo attacks with 2 and 5: 7.
R3.1  Ann defends with 4 and 6: 10.
R4.1  Cy turns up neutral, pointing at Ann.
R4.3  Cy's neutral die shows white.
R5.1  Bo has 7, Ann has 10.
R5.3  Ann holds out.
R2    Turn 4: Cy attacks Ann, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Cy attacks with 5 and 5: 10.
R3.1  Ann defends with 2 and 1: 3.
R4.1  Bo turns up neutral, pointing at Cy.
R4.3  Bo's neutral die shows white.
R5.1  Cy has 10, Ann has 3.
R5.2  Cy hits Ann; health 4.
R2    Turn 5: Ann attacks Cy, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Ann attacks with 5 and 3: 8.
R3.1  Cy defends with 4 and 2: 6.
R4.1  Bo turns up sabotage, pointing at Cy.
R4.3  Bo's sabotage die shows red.
R4.2  Cy's roll falls by 4.
R5.1  Ann has 8, Cy has 2.
R5.2  Ann hits Cy; health 4.
R2    Turn 6: Bo attacks Cy, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Bo attacks with 1 and 6: 7.
R3.1  Cy defends with 5 and 2: 7.
R4.1  Ann turns up sabotage, pointing at Bo.
R4.3  Ann's sabotage die shows red.
R4.2  Bo's roll falls by 5.
R5.1  Bo has 2, Cy has 7.
R5.3  Cy holds out.
R2    Turn 7: Cy attacks Bo, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Cy attacks with 3 and 2: 5.
R3.1  Bo defends with 5 and 3: 8.
R4.1  Ann turns up neutral, pointing at Cy.
R4.3  Ann's neutral die shows white.
R5.1  Cy has 5, Bo has 8.
R5.3  Bo holds out.
R2    Turn 8: Ann attacks Bo, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Ann attacks with 6 and 3: 9.
R3.1  Bo defends with 1 and 5: 6.
R4.1  Cy turns up support, pointing at Ann.
R4.3  Cy's support die shows white.
R4.2  Ann's roll stays as it is.
R5.1  Ann has 9, Bo has 6.
R5.2  Ann hits Bo; health 4.
R2    Turn 9: Bo attacks Ann, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Bo attacks with 1 and 3: 4.
R3.1  Ann defends with 4 and 5: 9.
R4.1  Cy turns up neutral, pointing at Ann.
R4.3  Cy's neutral die shows red.
R4.3  Cy's neutral die shows red.
R4.4  Red twice: Cy loses a point; health 3.
R5.1  Bo has 4, Ann has 9.
R5.3  Ann holds out.
R2    Turn 10: Cy attacks Ann, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Cy attacks with 4 and 6: 10.
R3.1  Ann defends with 4 and 4: 8.
R4.1  Bo turns up sabotage, pointing at Ann.
R4.3  Bo's sabotage die shows red.
R4.2  Ann's roll falls by 5.
R5.1  Cy has 10, Ann has 3.
R5.2  Cy hits Ann; health 3.
R2    Turn 11: Ann attacks Cy, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Ann attacks with 4 and 6: 10.
R3.1  Cy defends with 3 and 6: 9.
R4.1  Bo turns up support, pointing at Ann.
R4.3  Bo's support die shows red.
R4.2  Ann's roll falls by 5.
R5.1  Ann has 5, Cy has 9.
R5.3  Cy holds out.
R2    Turn 12: Bo attacks Cy, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Bo attacks with 2 and 3: 5.
R3.1  Cy defends with 2 and 3: 5.
R4.1  Ann turns up sabotage, pointing at Cy.
R4.3  Ann's sabotage die shows green.
R4.2  Cy's roll rises by 5.
R5.1  Bo has 5, Cy has 10.
R5.3  Cy holds out.
R2    Turn 13: Cy attacks Bo, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Cy attacks with 4 and 1: 5.
R3.1  Bo defends with 4 and 5: 9.
R4.1  Ann turns up support, pointing at Bo.
R4.3  Ann's support die shows red.
R4.2  Bo's roll falls by 1.
R5.1  Cy has 5, Bo has 8.
R5.3  Bo holds out.
R2    Turn 14: Ann attacks Bo, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Ann attacks with 5 and 3: 8.
R3.1  Bo defends with 5 and 6: 11.
R4.1  Cy turns up neutral, pointing at Ann.
R4.3  Cy's neutral die shows white.
R5.1  Ann has 8, Bo has 11.
R5.3  Bo holds out.
R2    Turn 15: Bo attacks Ann, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Bo attacks with 2 and 1: 3.
R3.1  Ann defends with 1 and 3: 4.
R4.1  Cy turns up sabotage, pointing at Bo.
R4.3  Cy's sabotage die shows red.
R4.2  Bo's roll falls by 4.
R5.1  Bo has -1, Ann has 4.
R5.3  Ann holds out.
R2    Turn 16: Cy attacks Ann, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Cy attacks with 1 and 3: 4.
R3.1  Ann defends with 4 and 2: 6.
R4.1  Bo turns up sabotage, pointing at Ann.
R4.3  Bo's sabotage die shows green.
R4.2  Ann's roll rises by 3.
R5.1  Cy has 4, Ann has 9.
R5.3  Ann holds out.
R2    Turn 17: Ann attacks Cy, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Ann attacks with 3 and 2: 5.
R3.1  Cy defends with 4 and 5: 9.
R4.1  Bo turns up neutral, pointing at Ann.
R4.3  Bo's neutral die shows white.
R5.1  Ann has 5, Cy has 9.
R5.3  Cy holds out.
R2    Turn 18: Bo attacks Cy, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Bo attacks with 2 and 4: 6.
R3.1  Cy defends with 3 and 5: 8.
R4.1  Ann turns up support, pointing at Bo.
R4.3  Ann's support die shows green.
R4.2  Bo's roll rises by 1.
R5.1  Bo has 7, Cy has 8.
R5.3  Cy holds out.
R2    Turn 19: Cy attacks Bo, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Cy attacks with 4 and 1: 5.
R3.1  Bo defends with 1 and 4: 5.
R4.1  Ann turns up neutral, pointing at Cy.
R4.3  Ann's neutral die shows red.
R4.3  Ann's neutral die shows red.
R4.4  Red twice: Ann loses a point; health 2.
R5.1  Cy has 5, Bo has 5.
R5.3  Bo holds out.
R2    Turn 20: Ann attacks Bo, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Ann attacks with 2 and 3: 5.
R3.1  Bo defends with 2 and 3: 5.
R4.1  Cy turns up support, pointing at Bo.
R4.3  Cy's support die shows green.
R4.2  Bo's roll rises by 6.
R5.1  Ann has 5, Bo has 11.
R5.3  Bo holds out.
R2    Turn 21: Bo attacks Ann, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Bo attacks with 3 and 3: 6.
R3.1  Ann defends with 5 and 6: 11.
R4.1  Cy turns up sabotage, pointing at Ann.
R4.3  Cy's sabotage die shows red.
R4.2  Ann's roll falls by 2.
R5.1  Bo has 6, Ann has 9.
R5.3  Ann holds out.
R2    Turn 22: Cy attacks Ann, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Cy attacks with 3 and 2: 5.
R3.1  Ann defends with 3 and 2: 5.
R4.1  Bo turns up sabotage, pointing at Cy.
R4.3  Bo's sabotage die shows red.
R4.2  Cy's roll falls by 6.
R5.1  Cy has -1, Ann has 5.
R5.3  Ann holds out.
R2    Turn 23: Ann attacks Cy, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Ann attacks with 3 and 3: 6.
R3.1  Cy defends with 2 and 1: 3.
R4.1  Bo turns up sabotage, pointing at Ann.
R4.3  Bo's sabotage die shows green.
R4.2  Ann's roll rises by 3.
R5.1  Ann has 9, Cy has 3.
R5.2  Ann hits Cy; health 2.
R2    Turn 24: Bo attacks Cy, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Bo attacks with 4 and 4: 8.
R3.1  Cy defends with 3 and 6: 9.
R4.1  Ann turns up support, pointing at Bo.
R4.3  Ann's support die shows green.
R4.2  Bo's roll rises by 1.
R5.1  Bo has 9, Cy has 9.
R5.3  Cy holds out.
R2    Turn 25: Cy attacks Bo, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Cy attacks with 3 and 5: 8.
R3.1  Bo defends with 2 and 4: 6.
R4.1  Ann turns up neutral, pointing at Bo.
R4.3  Ann's neutral die shows red.
R4.3  Ann's neutral die shows white.
R5.1  Cy has 8, Bo has 6.
R5.2  Cy hits Bo; health 3.
R2    Turn 26: Ann attacks Bo, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Ann attacks with 5 and 1: 6.
R3.1  Bo defends with 5 and 5: 10.
R4.1  Cy turns up support, pointing at Ann.
R4.3  Cy's support die shows green.
R4.2  Ann's roll rises by 5.
R5.1  Ann has 11, Bo has 10.
R5.2  Ann hits Bo; health 2.
R2    Turn 27: Bo attacks Ann, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Bo attacks with 2 and 5: 7.
R3.1  Ann defends with 3 and 3: 6.
R4.1  Cy turns up support, pointing at Bo.
R4.3  Cy's support die shows green.
R4.2  Bo's roll rises by 4.
R5.1  Bo has 11, Ann has 6.
R5.2  Bo hits Ann; health 1.
R2    Turn 28: Cy attacks Ann, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Cy attacks with 4 and 4: 8.
R3.1  Ann defends with 2 and 5: 7.
R4.1  Bo turns up support, pointing at Ann.
R4.3  Bo's support die shows white.
R4.2  Ann's roll stays as it is.
R5.1  Cy has 8, Ann has 7.
R5.2  Cy hits Ann; health 0.
R7.1  Ann is dead. Cy wins, alone.
= Ann.health 0
= Bo.health 2
= Cy.health 2
= attacker Cy
= supporter Bo
= victim Ann
= turn 28
= winners Cy
= over yes
= awaiting -
= question -
