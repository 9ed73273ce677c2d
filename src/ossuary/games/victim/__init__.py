"""Victim!: three players, two of them fighting and one who meddles."""

from ossuary.games.victim.options import OPTIONS
from ossuary.kernel.contract import Box, Cap

BOX = Box(
    name="victim",
    title="Victim!",
    blurb="One attacks, one is attacked, and the third decides in secret whom to help. Next turn you swap.",
    rules="1",
    seats=(3, 3),
    minutes=(20, 28),
    choices=6,
    cap=Cap(
        250,
        1e-15,
        "whatever is planned, a turn hits a third of the time or more, and 25 hits end any match",
    ),
    options=OPTIONS,
    all_open=True,
)
