"""What a seat may know in Death Over The Kingdom: the cards it has seen, wherever they have gone since.

A card that lies hidden from a seat is blank in its view, and so is the deck, whose contents are what is nowhere else.
What `redeal` makes of the blanks is in deals.py.
"""

from collections.abc import Sequence

from ossuary.games.death_over_the_kingdom.deals import knows, redeal
from ossuary.games.death_over_the_kingdom.places import eye
from ossuary.games.death_over_the_kingdom.state import CARDS, EVENT_SEATS, HANDS, PLACES, Event, Table
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.state import NONE, assign

__all__ = ["redeal", "show", "view"]


def view(s: Table, seat: int, out: Table) -> None:
    """The table as a seat sees it."""
    assign(out, s)
    sees, card, seen = eye(seat), s.card, s.seen
    blanks = 0
    for place in range(PLACES):
        if card[place] != NONE and not seen[place] & sees and not knows(s, seat, place):
            out.card[place] = HIDDEN
            blanks += 1
    if blanks:
        for kind in range(CARDS):
            out.deck[kind] = HIDDEN
    for owner in range(HANDS):
        if s.told[owner] != NONE and not s.knowing[owner] & sees:
            out.told[owner] = HIDDEN


# Where an event has a card that not all may know, and where the eyes that do.
GUARDED: dict[int, tuple[tuple[int, int], ...]] = {
    Event.EXCHANGED: ((3, 4), (5, 6)),
    Event.SWAPPED_HAND: ((2, 3), (4, 5)),
    Event.DREW: ((2, 3),),
    Event.LOOKED: ((3, 4),),
    Event.STOLEN: ((3, 4),),
    Event.JUGGLED: ((3, 4),),
}
# Events that have a card for each seat, which is its own to see; the first of them is this seat's.
IN_ORDER: dict[int, int] = {
    Event.DEALT: 0,
    Event.LAID: 0,
    Event.LAST_LAID: 0,
    Event.ONE_EACH: 0,
    Event.ONE_EACH_ON: EVENT_SEATS,
    Event.ONE_EACH_LAST: 2 * EVENT_SEATS,
}


def show(event: Sequence[int], seat: int) -> tuple[int, ...]:
    """R10.2 What happens is for all to see, but for the faces of cards: each is shown to those who have seen it."""
    kind, *shown = event
    for card, eyes in GUARDED.get(kind, ()):
        if not event[eyes] & eye(seat):
            shown[card - 1] = HIDDEN
    if kind in IN_ORDER:
        own = seat - IN_ORDER[kind]
        shown = [card if at == own or card == 0 else HIDDEN for at, card in enumerate(shown)]
    return (kind, *shown)
