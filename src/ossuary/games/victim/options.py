"""What a table may set in Victim!."""

from typing import Any

from ossuary.kernel.options import NumberEach, Option, SeatName, Values
from ossuary.kernel.state import NONE

HEALTH = 5  # R1.3
MOST_HEALTH = 9

OPTIONS: tuple[Option, ...] = (
    SeatName("first", "Who attacks first. Left out, the yellow dice decide."),
    NumberEach(
        "health",
        "The health a seat starts with: 6 is the comfort of last match's Victim, anything else is for practice.",
        default=str(HEALTH),
        least=1,
        most=MOST_HEALTH,
    ),
)


def fill(s: Any, values: Values, seats: int) -> None:
    """Write the options into an empty table."""
    s.first = NONE if values["first"] is None else values["first"]
    for seat in range(seats):
        s.start[seat] = values["health"][seat]
