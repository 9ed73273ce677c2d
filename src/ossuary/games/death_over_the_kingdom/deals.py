"""All that may be true as far as a seat knows, and deals drawn from it, each as likely.

A deal is which card lies where, the two copies of a card told apart. It agrees with what a seat knows if the cards that
the seat has seen lie where it saw them go; if no card that lies face down on the table is a King, once Kings have been
lifted; if the known card of a pair is at one of its two places; and if what a cut has sunk is in the deck, or came from
it later. See docs/decisions/0007.
"""

from ossuary.games.death_over_the_kingdom.places import eye
from ossuary.games.death_over_the_kingdom.state import (
    HANDS,
    MOST_CUTS,
    MOST_SUNK,
    PLACES,
    SEATS,
    Card,
    Draw,
    Table,
)
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Luck, pick, roll
from ossuary.kernel.state import NONE

TAKEN = 1 << MOST_SUNK  # two cards that can lie at some places only have met at one


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
    return other != NONE and other != s.told[owner]


def redeal(s: Table, seat: int, luck: Luck) -> None:
    """R10.4 Every deal that agrees with what the seat knows is as likely.

    Cards that can lie at some places only take any of these, each as likely, and if two meet all is dealt anew: so no
    deal is favoured. Then the others are dealt freely.
    """
    dealing = True
    while dealing:
        gather(s, seat)
        kings = place_kings(s, luck)
        kept = TAKEN
        if place_pairs(s, seat, luck):
            kept = place_sunk(s, seat, kings, luck)
        if not kept & TAKEN:
            place_others(s, luck)
        give_back(s, kings, kept)
        dealing = kept & TAKEN != 0 or (is_less_likely(s, seat) and roll(luck, Draw.LIE, 2) == 1)
    tell_apart(s, seat, luck)


def gather(s: Table, seat: int) -> None:
    """Take up into the deck whatever the seat does not know."""
    for place in range(PLACES):
        if s.card[place] != HIDDEN and not knows(s, seat, place):
            s.deck[s.card[place]] += 1
            s.left += 1
            s.card[place] = HIDDEN


def put(s: Table, place: int, kind: int) -> None:
    """Lay a card of the deck at a place."""
    s.card[place] = kind
    s.deck[kind] -= 1
    s.left -= 1


def place_kings(s: Table, luck: Luck) -> int:
    """R4.10 Once Kings are lifted, unknown ones lie in hands or in the deck; those in the deck are set aside."""
    if not s.lifted:
        return 0
    places = s.left  # where a King may lie
    for table in range(SEATS):
        places -= 1 if s.card[table] == HIDDEN else 0
    for place in range(SEATS, PLACES):
        if s.card[place] == HIDDEN:
            if roll(luck, Draw.LIE, places) <= s.deck[Card.KING]:
                put(s, place, Card.KING)
            places -= 1
    kings = s.deck[Card.KING]
    s.deck[Card.KING] = 0
    s.left -= kings
    return kings


def place_pairs(s: Table, seat: int, luck: Luck) -> bool:
    """R10.3 The known card of a pair lies at one place or at the other; False if that is taken."""
    free = True
    for owner in range(HANDS):
        if is_open(s, seat, owner):
            skip = roll(luck, Draw.LIE, 2) - 1
            for place in range(PLACES):
                if s.pair[place] == owner + 1:
                    if skip == 0:
                        free = free and s.card[place] == HIDDEN
                        if s.card[place] == HIDDEN:
                            put(s, place, s.told[owner])
                    skip -= 1
    return free


def is_open(s: Table, seat: int, owner: int) -> bool:
    """R10.3 Whether the seat knows what is among a pair, and of neither card what it is."""
    if not s.knowing[owner] & eye(seat):
        return False
    unknown = 0
    for place in range(PLACES):
        if s.pair[place] == owner + 1 and not knows(s, seat, place):
            unknown += 1
    return unknown == 2


def place_sunk(s: Table, seat: int, kings: int, luck: Luck) -> int:
    """R4.6 A card that a cut has sunk is in the deck still, or came from it later.

    Returns which of them stay in the deck, one bit each, and TAKEN if a place is taken.
    """
    depth = s.left + kings  # cards that will lie in the deck
    for place in range(PLACES):
        depth -= 1 if s.card[place] == HIDDEN else 0
    taken = kings
    kept = 0
    for at in range(s.sinking):
        if is_lost(s, seat, at):
            slot = roll(luck, Draw.LIE, depth + places_later(s, seat, at)) - 1
            if slot >= depth:
                kept |= put_later(s, seat, at, slot - depth)
            else:
                kept |= 1 << at if slot >= taken else TAKEN
                s.deck[s.sunk[at]] -= 1 if slot >= taken else 0
                s.left -= 1 if slot >= taken else 0
                taken += 1
    return kept


def is_lost(s: Table, seat: int, at: int) -> bool:
    """R4.6 Whether the seat cannot tell where a sunk card is, and has not seen it or its twin come from the deck."""
    if s.deck[s.sunk[at]] == 0:
        return False
    return not has_come(s, seat, at) or is_sunk_twice(s, at)


def is_sunk_twice(s: Table, at: int) -> bool:
    """R4.6 Whether both copies of a card have been sunk."""
    copies = 0
    for other in range(s.sinking):
        copies += 1 if s.sunk[other] == s.sunk[at] else 0
    return copies == 2


def has_come(s: Table, seat: int, at: int) -> bool:
    """R4.6 Whether the seat has seen a card of the sunk kind that came from the deck since."""
    for cuts in range(s.sunk_by[at], MOST_CUTS + 1):
        if s.drained[cuts] >> s.sunk[at] & 1:
            return True
    for place in range(PLACES):
        if s.card[place] == s.sunk[at] and s.drawn[place] >= s.sunk_by[at] and knows(s, seat, place):
            return True
    return False


def is_later(s: Table, seat: int, at: int, place: int) -> bool:
    """R4.6 Whether a card that the seat does not know came from the deck after this one was sunk."""
    return s.drawn[place] >= s.sunk_by[at] and not knows(s, seat, place)


def places_later(s: Table, seat: int, at: int) -> int:
    """R4.6 Where else than in the deck a sunk card may be."""
    places = 0
    for place in range(PLACES):
        places += 1 if is_later(s, seat, at, place) else 0
    return places


def put_later(s: Table, seat: int, at: int, skip: int) -> int:
    """R4.6 A sunk card lies at one of these places; TAKEN if another does."""
    kept = 0
    for place in range(PLACES):
        if is_later(s, seat, at, place):
            if skip == 0 and s.card[place] == HIDDEN:
                put(s, place, s.sunk[at])
            elif skip == 0:
                kept = TAKEN
            skip -= 1
    return kept


def place_others(s: Table, luck: Luck) -> None:
    """All other cards lie anywhere."""
    for place in range(PLACES):
        if s.card[place] == HIDDEN:
            put(s, place, pick(luck, Draw.LIE, s.deck, s.left))


def give_back(s: Table, kings: int, kept: int) -> None:
    """What was set aside to stay in the deck is put back there."""
    s.deck[Card.KING] += kings
    s.left += kings
    for at in range(s.sinking):
        if kept >> at & 1:
            s.deck[s.sunk[at]] += 1
            s.left += 1


def is_less_likely(s: Table, seat: int) -> bool:
    """R4.6 A card has come that may be the sunk one or its twin: half as likely if the other never was in the deck."""
    for at in range(s.sinking):
        if has_come(s, seat, at) and not is_sunk_twice(s, at):
            for place in range(PLACES):
                old = s.drawn[place] < s.sunk_by[at] and s.card[place] == s.sunk[at]
                if old and not knows(s, seat, place):
                    return True
    return False


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
