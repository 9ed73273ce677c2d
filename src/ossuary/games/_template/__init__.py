"""Pig: roll as often as you dare, and hold before the die takes it all back."""

from ossuary.games._template.options import OPTIONS
from ossuary.kernel.contract import Box, Cap

BOX = Box(
    name="template",
    title="Pig",
    blurb="Every roll adds to your turn, until a 1 takes the turn away. Hold in time, and first to 100 wins.",
    rules="1",
    seats=(2, 10),
    minutes=(5, 30),
    choices=2,
    cap=Cap(
        54_000,
        1e-12,
        "between seats that choose at random a fifth of all choices or more hold, each hold banks a point or more, and "
        "ten seats can bank 9980 points below the highest goal; a seat that never holds may roll for ever",
    ),
    options=OPTIONS,
)
