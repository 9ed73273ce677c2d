"""What a seat may know in Private Die: everything, but how many dice others have secretly chosen in sudden death."""

from collections.abc import Sequence

from ossuary.games.private_die.state import SEATS, Draw, Table
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Luck, roll
from ossuary.kernel.state import assign


def view(s: Table, seat: int, out: Table) -> None:
    """The table as a seat sees it: R6.6 a number of dice is hidden until all have chosen."""
    assign(out, s)
    for owner in range(SEATS):
        if s.plan[owner] != 0 and owner != seat:
            out.plan[owner] = HIDDEN


def redeal(s: Table, seat: int, luck: Luck) -> None:
    """A hidden number of dice may be any that its owner has."""
    for owner in range(SEATS):
        if s.plan[owner] != 0 and owner != seat:
            s.plan[owner] = roll(luck, Draw.PLAN, s.pool[owner])


def show(event: Sequence[int], seat: int) -> tuple[int, ...]:
    """Everything that happens is for all to see; of a choice made in secret, only that it is made."""
    return tuple(event)
