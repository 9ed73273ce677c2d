"""Seats in their order, and cards that move from place to place with all that has been seen of them."""

from ossuary.games.death_over_the_kingdom.state import (
    CARDS,
    EVERYONE,
    HAND,
    HANDS,
    LOOKER,
    MOST_CUTS,
    MOST_SUNK,
    MOST_UNDER,
    PLACES,
    SEATS,
    Card,
    Event,
    Mode,
    Table,
)
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, pick
from ossuary.kernel.state import NONE


def bit(number: int) -> int:
    """R1.1 A set of one. Cells of one byte count in bytes where NumPy plays the GPU, so they are widened first."""
    return 1 << int(number)


def left_of(s: Table, seat: int) -> int:
    """R1.1 Left is clockwise; R9.7 seats that are out are passed over."""
    seat = seat + 1 if seat + 1 < s.seats else 0
    while not s.living >> seat & 1:
        seat = seat + 1 if seat + 1 < s.seats else 0
    return seat


def right_of(s: Table, seat: int) -> int:
    """R1.1 The other way round."""
    seat = seat - 1 if seat > 0 else s.seats - 1
    while not s.living >> seat & 1:
        seat = seat - 1 if seat > 0 else s.seats - 1
    return seat


def is_on_the_left(s: Table, seat: int, other: int) -> bool:
    """R2.4 The players on a seat's left are all from its neighbour to the Dealer; R2.5 the Dealer has none."""
    away = other - seat if other > seat else other - seat + s.seats
    reach = s.dealer - seat if s.dealer >= seat else s.dealer - seat + s.seats
    return away <= reach and s.living >> other & 1 == 1


def hand_of(seat: int) -> int:
    """R2.2 The first place of a seat's hand."""
    return SEATS + seat * HAND


def kinds_in_hand(s: Table, seat: int) -> int:
    """R2.2 The kinds of cards in a hand, one bit each; R9.1 with one card each there is no hand."""
    if s.mode != Mode.ROUNDS:
        return 0
    kinds = 0
    for place in range(hand_of(seat), hand_of(seat) + HAND):
        if s.card[place] != NONE:
            kinds |= bit(s.card[place])
    return kinds


def eye(seat: int) -> int:
    """R10.1 A seat's bit in a set of eyes, or that of whoever looks on."""
    return bit(LOOKER if seat < 0 else seat)


def clear_places(s: Table) -> None:
    """R2.2 All cards are gathered in, and whatever was known of them is forgotten."""
    for place in range(PLACES):
        s.card[place] = NONE
        s.seen[place] = 0
        s.pair[place] = 0
        s.drawn[place] = 0
    for seat in range(HANDS):
        s.told[seat] = NONE
        s.parted[seat] = NONE
        s.knowing[seat] = 0
    for depth in range(MOST_UNDER):
        s.under[depth] = NONE
    s.given = 0
    for at in range(MOST_SUNK):
        s.sunk[at] = NONE
        s.sunk_by[at] = 0
    s.sinking = 0
    for cuts in range(MOST_CUTS + 1):
        s.drained[cuts] = 0
    s.cuts = 0


def lay_down(s: Table, place: int, kind: int, eyes: int) -> None:
    """R10.1 A card comes to a place, seen by these."""
    s.card[place] = kind
    s.seen[place] = eyes
    s.pair[place] = 0
    s.drawn[place] = s.cuts


def move(s: Table, start: int, end: int) -> None:
    """R10.1 A card moves in sight of all: whoever knew it where it was knows it where it is."""
    s.card[end] = s.card[start]
    s.seen[end] = s.seen[start]
    s.pair[end] = s.pair[start]
    s.drawn[end] = s.drawn[start]
    s.card[start] = NONE
    s.seen[start] = 0
    s.pair[start] = 0
    s.drawn[start] = 0


def swap(s: Table, one: int, other: int) -> None:
    """R10.1 Two cards change places, in sight of all."""
    card, seen, pair, drawn = s.card[one], s.seen[one], s.pair[one], s.drawn[one]
    s.card[one] = s.card[other]
    s.seen[one] = s.seen[other]
    s.pair[one] = s.pair[other]
    s.drawn[one] = s.drawn[other]
    s.card[other] = card
    s.seen[other] = seen
    s.pair[other] = pair
    s.drawn[other] = drawn


def take_away(s: Table, place: int) -> int:
    """R10.3 A card that all have seen leaves the table; those who knew what was among a pair know the other by it."""
    kind = s.card[place]
    owner = s.pair[place] - 1
    if owner >= 0:
        if s.parted[owner] != NONE:  # both have gone
            s.told[owner] = NONE
            s.knowing[owner] = 0
        s.parted[owner] = kind
    s.drained[s.drawn[place]] |= bit(kind)
    lay_down(s, place, NONE, 0)
    s.drawn[place] = 0
    return kind


def lift(s: Table, seat: int, luck: Luck) -> None:
    """R3.3 A King is turned face up, R4.10 also one that arrives later."""
    if s.card[seat] == Card.KING:
        s.seen[seat] = EVERYONE
        tell(luck, Event.LIFTED, seat)


def draw_card(s: Table, draw: int, seat: int, luck: Luck) -> int:
    """R2.2 A card of the deck, each as likely."""
    kind = pick(luck, draw, s.deck, s.left, seat)
    s.deck[kind] -= 1
    s.left -= 1
    return kind


def put_under(s: Table, kind: int) -> None:
    """R4.6 A card that is given back lies under the deck, below those given back before."""
    s.under[s.given] = kind
    s.given += 1


def sink(s: Table) -> None:
    """R4.6 Once the deck is cut, nobody can tell any more where in it the cards given back before lie."""
    s.cuts += 1
    for depth in range(s.given):
        s.deck[s.under[depth]] += 1
        note_sunk(s, s.under[depth])
        s.under[depth] = NONE
    s.left += s.given
    s.given = 0


def note_sunk(s: Table, kind: int) -> None:
    """R4.6 A card is sunk; if one of its kind was sunk before and has come back, this may be the same one."""
    at = s.sinking
    for before in range(s.sinking):
        if s.sunk[before] == kind and s.drained[s.cuts - 1] >> kind & 1:
            at = before
    s.sunk[at] = kind
    s.sunk_by[at] = s.cuts
    s.sinking += 1 if at == s.sinking else 0


def fill_deck(s: Table, copies: int) -> None:
    """R1.2 All cards together: so many of each character."""
    for kind in range(CARDS):
        s.deck[kind] = copies
        s.discards[kind] = 0
    s.left = copies * CARDS
