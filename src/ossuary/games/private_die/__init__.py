"""Private Die: question a witness with dice, come as near as you dare, and never go over."""

from ossuary.games.private_die.settings import OPTIONS
from ossuary.kernel.contract import Box, Cap

BOX = Box(
    name="private-die",
    title="Private Die",
    blurb="Question witnesses with dice: as near to their value as you dare, and not one over. Clues solve the case.",
    rules="1",
    seats=(2, 6),
    minutes=(15, 30),
    choices=24,
    cap=Cap(
        4000,
        1e-9,
        "40 rounds of six turns take at most 3160 choices; a round of sudden death between seats that choose at random "
        "is followed by another at most six times in ten",
    ),
    options=OPTIONS,
    note="Gossip's name and number are printed in the rulebook; what detectives do, and three of their names, is "
    "reported. Everything else on cards is reconstructed: the printed box may differ.",
)
