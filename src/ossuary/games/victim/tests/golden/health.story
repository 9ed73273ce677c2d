R2    Turn 1: Bo attacks Ann, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Bo attacks with 2 and 4: 6.
R3.1  Ann defends with 5 and 3: 8.
R4.1  Cy turns up support, pointing at Bo.
R4.3  Cy's support die shows green.
R4.2  Bo's roll rises by 3.
R5.1  Bo has 9, Ann has 8.
R5.2  Bo hits Ann; health 5.
R2    Turn 2: Cy attacks Ann, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Cy attacks with 3 and 1: 4.
R3.1  Ann defends with 4 and 1: 5.
R4.1  Bo turns up neutral, pointing at Cy.
R4.3  Bo's neutral die shows red.
R4.3  Bo's neutral die shows white.
R5.1  Cy has 4, Ann has 5.
R5.3  Ann holds out.
R2    Turn 3: Ann attacks Cy, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Ann attacks with 6 and 3: 9.
R3.1  Cy defends with 3 and 1: 4.
R4.1  Bo turns up neutral, pointing at Ann.
R4.3  Bo's neutral die shows red.
R4.3  Bo's neutral die shows red.
R4.4  Red twice: Bo loses a point; health 4.
R5.1  Ann has 9, Cy has 4.
R5.2  Ann hits Cy; health 1.
R2    Turn 4: Bo attacks Cy, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Bo attacks with 2 and 4: 6.
R3.1  Cy defends with 4 and 4: 8.
R4.1  Ann turns up sabotage, pointing at Cy.
R4.3  Ann's sabotage die shows green.
R4.2  Cy's roll rises by 4.
R5.1  Bo has 6, Cy has 12.
R5.3  Cy holds out.
R2    Turn 5: Cy attacks Bo, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Cy attacks with 1 and 3: 4.
R3.1  Bo defends with 3 and 4: 7.
R4.1  Ann turns up neutral, pointing at Cy.
R4.3  Ann's neutral die shows red.
R4.3  Ann's neutral die shows white.
R5.1  Cy has 4, Bo has 7.
R5.3  Bo holds out.
R2    Turn 6: Ann attacks Bo, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Ann attacks with 1 and 2: 3.
R3.1  Bo defends with 1 and 3: 4.
R4.1  Cy turns up neutral, pointing at Ann.
R4.3  Cy's neutral die shows red.
R4.3  Cy's neutral die shows red.
R4.5  Red twice, but the die cannot take Cy's last point.
R5.1  Ann has 3, Bo has 4.
R5.3  Bo holds out.
R2    Turn 7: Bo attacks Ann, and Cy supports.
R2.2  Cy lays a plan face down.
R3.1  Bo attacks with 3 and 4: 7.
R3.1  Ann defends with 5 and 6: 11.
R4.1  Cy turns up sabotage, pointing at Ann.
R4.3  Cy's sabotage die shows red.
R4.2  Ann's roll falls by 3.
R5.1  Bo has 7, Ann has 8.
R5.3  Ann holds out.
R2    Turn 8: Cy attacks Ann, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Cy attacks with 5 and 5: 10.
R3.1  Ann defends with 1 and 4: 5.
R4.1  Bo turns up support, pointing at Ann.
R4.3  Bo's support die shows green.
R4.2  Ann's roll rises by 0.
R5.1  Cy has 10, Ann has 5.
R5.2  Cy hits Ann; health 4.
R2    Turn 9: Ann attacks Cy, and Bo supports.
R2.2  Bo lays a plan face down.
R3.1  Ann attacks with 1 and 3: 4.
R3.1  Cy defends with 3 and 5: 8.
R4.1  Bo turns up support, pointing at Cy.
R4.3  Bo's support die shows green.
R4.2  Cy's roll rises by 0.
R5.1  Ann has 4, Cy has 8.
R5.3  Cy holds out.
R2    Turn 10: Bo attacks Cy, and Ann supports.
R2.2  Ann lays a plan face down.
R3.1  Bo attacks with 5 and 5: 10.
R3.1  Cy defends with 3 and 6: 9.
R4.1  Ann turns up neutral, pointing at Bo.
R4.3  Ann's neutral die shows white.
R5.1  Bo has 10, Cy has 9.
R5.2  Bo hits Cy; health 0.
R7.1  Cy is dead. Bo wins, alone.
= Ann.health 4
= Bo.health 4
= Cy.health 0
= attacker Bo
= supporter Ann
= victim Cy
= turn 10
= winners Bo
= over yes
= awaiting -
= question -
