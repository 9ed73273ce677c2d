"""What a table may set in Death Over The Kingdom."""

from typing import Any

from ossuary.games.death_over_the_kingdom.content import characters, kinds
from ossuary.kernel.options import BadOption, OneOf, Option, SeatName, Values
from ossuary.kernel.state import NONE

MODES = ("rounds", "one-card", "last-standing")  # R11.1
ROUNDS, ONE_CARD, _ = range(len(MODES))
MOST_IN_ROUNDS = 7  # R1.1: eight hands of three would leave two cards


class Mode(OneOf):
    """The mode is the first listed, as long as that many can play it."""

    def __post_init__(self) -> None:
        """Leave it to `fill`, which knows how many sit down."""


OPTIONS: tuple[Option, ...] = (
    Mode(
        "mode",
        "Three rounds with a hand of three (3 to 7 players), one card each (3 to 16), or one card each and four lives "
        "(3 to 16). Left out: rounds up to 7 players, one-card from 8.",
        words=MODES,
    ),
    SeatName("dealer", "Who deals first. Left out, chance decides."),
    OneOf(
        "values",
        "What turned cards are worth, which is reconstructed: admirers take the number they adore, or every turned "
        "card is worth 12 less its number.",
        words=("house", "mirror"),
    ),
    OneOf(
        "play-on",
        "House rule for the three-round game: where nobody would win, turns go on until somebody does.",
        words=("no", "yes"),
    ),
)


def fill(s: Any, values: Values, seats: int) -> None:
    """Write the options into an empty table."""
    s.seats = seats
    s.mode = mode_for(values["mode"], seats)
    if values["play-on"] and s.mode != ROUNDS:
        raise BadOption("option play-on: expected mode=rounds beside it; with one card each somebody always wins")
    s.play_on = values["play-on"]
    s.first = NONE if values["dealer"] is None else values["dealer"]
    for kind, each in enumerate(characters()):
        s.rank[kind] = each.rank
        s.turned[kind] = each.mirror if values["values"] else each.turned
        s.turners[kind] = 1 << kinds()[each.by] if each.by else 0


def mode_for(mode: int | None, seats: int) -> int:
    """R11.1 The mode that was asked for, or the first that takes so many players."""
    if mode == ROUNDS and seats > MOST_IN_ROUNDS:
        raise BadOption(
            f"option mode: expected one-card or last-standing for {seats} seats (rounds takes 3 to {MOST_IN_ROUNDS}); "
            "got 'rounds'"
        )
    return (ONE_CARD if seats > MOST_IN_ROUNDS else ROUNDS) if mode is None else mode
