"""What a seat may know in It Dies With Me: everything but the dice under the others' coffins."""

from collections.abc import Sequence

from ossuary.games.it_dies_with_me.pieces import SEATS, SIDES
from ossuary.games.it_dies_with_me.rules_dead import is_dead
from ossuary.games.it_dies_with_me.state import Draw, Event, Table
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Luck, roll
from ossuary.kernel.state import NONE, assign


def hides_die(s: Table, owner: int, seat: int) -> bool:
    """R2.2 A die that is set, under a coffin that has not been lifted, neither R2.4 gripped nor R2.5 called up."""
    if s.lifted or s.die[owner] == 0 or s.grip[owner] != 0 or seat == owner:
        return False
    return not sees(s, seat, owner)


def sees(s: Table, seat: int, owner: int) -> bool:
    """R2.5 A medium sees the dice it has called up once all others have set theirs."""
    return s.medium != NONE and seat == s.medium and s.awaiting == 1 << seat and s.called >> owner & 1 == 1


def view(s: Table, seat: int, out: Table) -> None:
    """The table as a seat sees it."""
    assign(out, s)
    for owner in range(SEATS):
        if hides_die(s, owner, seat):
            out.die[owner] = HIDDEN


def redeal(s: Table, seat: int, luck: Luck) -> None:
    """A hidden die may show any number that is not dead to its owner."""
    for owner in range(SEATS):
        if hides_die(s, owner, seat):
            number = roll(luck, Draw.DIE, SIDES)
            while is_dead(s, owner, number):
                number = roll(luck, Draw.DIE, SIDES)
            s.die[owner] = number


def show(event: Sequence[int], seat: int) -> tuple[int, ...]:
    """Everything that happens is for all to see, but for what a medium calls up."""
    kind, medium, other, _, *rest = event
    return (kind, medium, other, HIDDEN, *rest) if kind == Event.SEEN and seat != medium else tuple(event)
