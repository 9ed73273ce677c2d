"""Death Name: write a name that another will be sorry to hold."""

from ossuary.games.death_name.options import OPTIONS
from ossuary.kernel.contract import Box, Cap

BOX = Box(
    name="death-name",
    title="Death Name",
    blurb="Write a name that will stand at the wrong place in alphabetical order, and get somebody else to hold it.",
    rules="1",
    seats=(4, 6),
    minutes=(30, 40),
    choices=256,
    cap=Cap(
        282,
        0.0,
        "six seats write four times, decide ten times in each of four rounds at the most, and select three times",
    ),
    options=OPTIONS,
    note="The practice decree is printed for four players, and inferred for five and six. All other decrees are "
    "reconstructed: the printed box may differ.",
)
