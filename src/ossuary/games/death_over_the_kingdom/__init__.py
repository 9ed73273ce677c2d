"""Death Over The Kingdom: cards that change hands and turn over, and nobody who leads wins."""

from ossuary.games.death_over_the_kingdom.options import OPTIONS
from ossuary.kernel.contract import Box, Cap

BOX = Box(
    name="death-over-the-kingdom",
    title="Death Over The Kingdom",
    blurb="Highest wins, then lowest, then whatever lies between, while cards change hands. The second of all wins.",
    rules="1",
    seats=(3, 16),
    minutes=(12, 50),
    choices=33,
    cap=Cap(
        3000,
        1e-9,
        "most matches are bounded by 512 choices; those of Last One Standing by 63 lives, 31 choices each, and turns "
        "that are played again: between seats that choose at random none of 300,000 took 750, and of two million with "
        "play-on=yes none took 400, ten times fewer with every 60 choices more",
    ),
    options=OPTIONS,
    note="What cards do is printed. Their numbers are inferred from the rulebook's order, but for the Dealer's Monk; "
    "the numbers of turned cards are reconstructed: the printed cards may differ.",
)
