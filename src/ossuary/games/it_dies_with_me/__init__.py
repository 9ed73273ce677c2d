"""It Dies With Me: two races for one secret, and equal numbers cancel."""

from ossuary.games.it_dies_with_me.options import OPTIONS
from ossuary.kernel.contract import Box, Cap

BOX = Box(
    name="it-dies-with-me",
    title="It Dies With Me",
    blurb="The highest number that nobody else shows draws a card, the lowest moves on. One of them learns a secret.",
    rules="1",
    seats=(4, 6),
    minutes=(14, 20),
    choices=150,
    cap=Cap(
        1000,
        1e-9,
        "of 30 million matches between seats that choose at random none took 250 choices, of two million with the "
        "slowest decks of a table's own none took 500",
    ),
    options=OPTIONS,
    secret=True,
    note="What words, Wild Rumors and Out Of The Will cards do is printed. How many there are, all other cards and the "
    "set of tiles are reconstructed: the printed box may differ.",
)
