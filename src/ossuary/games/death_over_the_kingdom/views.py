"""What a seat may know in Death Over The Kingdom: the cards it has seen, wherever they have gone since.

A card that lies hidden from a seat is blank in its view, and so is the deck, whose contents are what is nowhere else.
`redeal` shuffles the two together and deals them out again, every deal as likely that agrees with what the seat knows:
the cards it has seen; that no card lying face down on the table is a King, once Kings have been lifted; and which card
is among the two of a pair.
"""

from collections.abc import Sequence

from ossuary.games.death_over_the_kingdom.places import eye
from ossuary.games.death_over_the_kingdom.state import (
    CARDS,
    EVENT_SEATS,
    HANDS,
    PLACES,
    SEATS,
    Card,
    Draw,
    Event,
    Table,
)
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Luck, pick, roll
from ossuary.kernel.state import NONE, assign


def knows(s: Table, seat: int, place: int) -> bool:
    """R10.1 Whether a seat knows what lies at a place: it has seen it, or R10.3 knows it by the other of a pair."""
    if s.card[place] == NONE or s.seen[place] & eye(seat):
        return True
    owner = s.pair[place] - 1
    if owner < 0 or not s.knowing[owner] & eye(seat):
        return False
    other = s.parted[owner]
    for each in range(PLACES):
        if s.pair[each] == owner + 1 and each != place and s.seen[each] & eye(seat):
            other = s.card[each]
    return other not in (NONE, s.told[owner])


def view(s: Table, seat: int, out: Table) -> None:
    """The table as a seat sees it."""
    assign(out, s)
    blanks = 0
    for place in range(PLACES):
        if not knows(s, seat, place):
            out.card[place] = HIDDEN
            blanks += 1
    if blanks:
        for kind in range(CARDS):
            out.deck[kind] = HIDDEN
    for owner in range(HANDS):
        if s.told[owner] != NONE and not s.knowing[owner] & eye(seat):
            out.told[owner] = HIDDEN


def redeal(s: Table, seat: int, luck: Luck) -> None:
    """R10.4 Every deal that agrees with what the seat knows is as likely."""
    dealing = True
    while dealing:
        gather(s, seat)
        place_known(s, seat, luck)
        place_unknown(s, luck)
        dealing = is_refused(s, seat, luck)
    tell_apart(s, seat, luck)


def gather(s: Table, seat: int) -> None:
    """Take up into the deck whatever the seat does not know."""
    for place in range(PLACES):
        if not knows(s, seat, place):
            s.deck[s.card[place]] += 1
            s.left += 1
            s.card[place] = HIDDEN


def is_open(s: Table, seat: int, owner: int) -> bool:
    """R10.3 Whether the seat knows what is among a pair, and of neither card what it is."""
    if not s.knowing[owner] & eye(seat):
        return False
    unknown = 0
    for place in range(PLACES):
        if s.pair[place] == owner + 1 and not knows(s, seat, place):
            unknown += 1
    return unknown == 2


def place_known(s: Table, seat: int, luck: Luck) -> None:
    """R10.3 The known card of a pair lies at one place or at the other."""
    for owner in range(HANDS):
        if is_open(s, seat, owner):
            skip = roll(luck, Draw.LIE, 2) - 1
            for place in range(PLACES):
                if s.pair[place] == owner + 1:
                    if skip == 0:
                        put(s, place, s.told[owner])
                    skip -= 1


def put(s: Table, place: int, kind: int) -> None:
    """Lay a card of the deck at a place."""
    s.card[place] = kind
    s.deck[kind] -= 1
    s.left -= 1


def place_unknown(s: Table, luck: Luck) -> None:
    """Deal the other places: first those where no King can lie, then the rest, and every deal is as likely."""
    kings = s.deck[Card.KING] if s.lifted else 0
    s.deck[Card.KING] -= kings
    s.left -= kings
    for place in range(SEATS):
        if s.card[place] == HIDDEN:
            put(s, place, pick(luck, Draw.LIE, s.deck, s.left))
    s.deck[Card.KING] += kings
    s.left += kings
    for place in range(SEATS, PLACES):
        if s.card[place] == HIDDEN:
            put(s, place, pick(luck, Draw.LIE, s.deck, s.left))


def is_refused(s: Table, seat: int, luck: Luck) -> bool:
    """Half of the deals with both copies in a pair: `place_known` makes them in two ways, and all others in one."""
    for owner in range(HANDS):
        if is_open(s, seat, owner) and copies_in_pair(s, owner) == 2 and roll(luck, Draw.LIE, 2) == 1:
            return True
    return False


def copies_in_pair(s: Table, owner: int) -> int:
    """How many of a pair's two cards are the one that is known to be among them."""
    copies = 0
    for place in range(PLACES):
        if s.pair[place] == owner + 1 and s.card[place] == s.told[owner]:
            copies += 1
    return copies


def tell_apart(s: Table, seat: int, luck: Luck) -> None:
    """R10.3 Where only others know what is among a pair, it may be either of the two."""
    for owner in range(HANDS):
        if s.told[owner] != NONE and not s.knowing[owner] & eye(seat):
            skip = roll(luck, Draw.LIE, 2) - 1
            kind = s.parted[owner]
            for place in range(PLACES):
                if s.pair[place] == owner + 1:
                    if kind == NONE or skip == 0:
                        kind = s.card[place]
                    skip -= 1
            s.told[owner] = kind


# Where an event has a card that not all may know, and where the eyes that do.
GUARDED = {
    Event.EXCHANGED: ((3, 4), (5, 6)),
    Event.SWAPPED_HAND: ((2, 3), (4, 5)),
    Event.DREW: ((2, 3),),
    Event.LOOKED: ((3, 4),),
    Event.STOLEN: ((3, 4),),
    Event.JUGGLED: ((3, 4),),
}
# Events that have a card for each seat, which is its own to see; the first of them is this seat's.
IN_ORDER = {
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
    for card, eyes in GUARDED.get(Event(kind), ()):
        if not event[eyes] & eye(seat):
            shown[card - 1] = HIDDEN
    if kind in IN_ORDER:
        own = seat - IN_ORDER[Event(kind)]
        shown = [card if at == own or card == 0 else HIDDEN for at, card in enumerate(shown)]
    return (kind, *shown)
