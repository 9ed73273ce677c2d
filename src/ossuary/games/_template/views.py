"""What a seat may know in Pig: everything, for all lies open on the table."""

from collections.abc import Sequence

from ossuary.games._template.state import Table
from ossuary.kernel.luck import Luck
from ossuary.kernel.state import assign

# A game with secrets decides them here and nowhere else: `view` blanks what the seat does not know, `redeal` draws for
# it something else that it could be, and `show` puts HIDDEN for details that the seat may not be told. Victim's
# views.py is the shortest example.


def view(s: Table, seat: int, out: Table) -> None:
    """The table as a seat sees it."""
    assign(out, s)


def redeal(s: Table, seat: int, luck: Luck) -> None:
    """There is nothing that a seat does not know."""


def show(event: Sequence[int], seat: int) -> tuple[int, ...]:
    """Every event is for everybody."""
    return tuple(event)
