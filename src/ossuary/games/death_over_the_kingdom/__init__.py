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
        6000,
        1e-9,
        "without the last two a match has at most 512 choices; Last One Standing ends after 63 lives and the turns "
        "that are played again, and where play-on=yes three totals differ sooner or later, both between seats that "
        "choose at random",
    ),
    options=OPTIONS,
    note="What cards do is printed. Their numbers are inferred from the rulebook's order, but for the Dealer's Monk; "
    "the numbers of turned cards are reconstructed: the printed cards may differ.",
)
