"""What a table may set in Pig."""

from typing import Any

from ossuary.games._template import content
from ossuary.kernel.options import OWN, BadOption, Contents, Number, Option, SeatName, Values

GOAL = 100  # R1.3

OPTIONS: tuple[Option, ...] = (
    SeatName("first", "Who goes first. Left out, it is the seat that is named first."),
    Number("goal", "The points that win.", default=str(GOAL), least=10, most=999),
    Contents("die", "The die: the one in the box, or the table's own faces.", default="box"),
)


def fill(s: Any, values: Values, seats: int) -> None:
    """Write the options into an empty table."""
    s.seats = seats
    s.first = values["first"] or 0
    s.goal = values["goal"]
    for face in chosen_die(values):
        s.weights[face.id - 1] = face.weight
        s.points[face.id - 1] = face.points
        s.sides += face.weight


def chosen_die(values: Values) -> tuple[content.Face, ...]:
    """R6.3 The die in the box, or the table's own."""
    if values["die"] != OWN:
        return content.box_die()
    if values["contents"] is None:
        raise BadOption("option die: expected the faces of the table's own die as TOML; got none")
    return content.read(values["contents"])
