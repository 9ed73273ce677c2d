"""What a seat may know in Victim!: everything but the Supporter's plan, until it is turned up."""

from collections.abc import Sequence

from ossuary.games.victim.state import PLANS, Draw, Table
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Luck, roll
from ossuary.kernel.state import NONE, assign


def hides_plan(s: Table, seat: int) -> bool:
    """R2.2 A plan that is laid and not yet turned up is known to its Supporter alone."""
    return s.plan != NONE and not s.revealed and seat != s.supporter


def view(s: Table, seat: int, out: Table) -> None:
    """The table as a seat sees it."""
    assign(out, s)
    if hides_plan(s, seat):
        out.plan = HIDDEN


def redeal(s: Table, seat: int, luck: Luck) -> None:
    """Any plan may lie there; a plan that nobody has laid cannot be another."""
    if hides_plan(s, seat):
        s.plan = roll(luck, Draw.PLAN, PLANS) - 1


def show(event: Sequence[int], seat: int) -> tuple[int, ...]:
    """Every event is for everybody: that a plan is laid tells nothing of it, and it is told only once turned up."""
    return tuple(event)
