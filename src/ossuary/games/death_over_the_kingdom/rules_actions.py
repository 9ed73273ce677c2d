"""What a seat may do in its turn: chapters R4 and R5 of RULES.md."""

from ossuary.games.death_over_the_kingdom.places import (
    bit,
    draw_card,
    hand_of,
    is_on_the_left,
    kinds_in_hand,
    lay_down,
    left_of,
    lift,
    put_under,
    sink,
    swap,
    take_away,
)
from ossuary.games.death_over_the_kingdom.state import (
    CARDS,
    CUT,
    EVERYONE,
    EXCHANGE,
    FROM_HAND,
    KEEP,
    SWAP,
    USE,
    USE_ON,
    Card,
    Draw,
    Event,
    Question,
    Table,
)
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck
from ossuary.kernel.state import NONE


def actions(s: Table, seat: int, out: list[int]) -> int:
    """R4.1 Exactly one of these; R4.9 the owner of a King can only keep it."""
    out[0] = KEEP
    card = s.card[seat]
    if card == Card.KING:
        return 1
    n = 1
    neighbour = can_change(s, seat, left_of(s, seat))
    if neighbour:
        out[n] = EXCHANGE
        n += 1
    if seat == s.dealer:
        out[n] = CUT
        n += 1
    kinds = kinds_in_hand(s, seat)
    for kind in range(CARDS):
        if kinds >> kind & 1:
            out[n] = FROM_HAND + kind
            n += 1
    if card == Card.MERCHANT or (card == Card.DRAGON and neighbour):
        out[n] = USE
        n += 1
    elif card == Card.THIEF or card == Card.JUGGLER:
        for other in range(s.seats):
            if can_change(s, seat, other):
                out[n] = USE_ON + other
                n += 1
    return n


def act(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R4.1 The seat does what it has chosen; R4.2 keeping changes nothing."""
    if choice == KEEP:
        tell(luck, Event.KEPT, seat)
    elif choice == EXCHANGE:
        exchange(s, seat, left_of(s, seat), luck)
    elif choice == CUT:
        cut(s, seat, luck)
    elif choice < USE:
        take_from_hand(s, seat, choice - FROM_HAND, luck)
    else:
        use(s, seat, choice - USE_ON, luck)


def exchange(s: Table, seat: int, other: int, luck: Luck) -> None:
    """R4.3 The neighbour cannot refuse; both look at what they get."""
    swap_seen(s, seat, other)
    s.seen[other] |= bit(other)
    tell(luck, Event.EXCHANGED, seat, other, s.card[seat], s.seen[seat], s.card[other], s.seen[other])


def swap_seen(s: Table, seat: int, other: int) -> None:
    """R4.3 Two cards change places, and the one who acts looks at what has come."""
    swap(s, seat, other)
    s.seen[seat] |= bit(seat)


def cut(s: Table, seat: int, luck: Luck) -> None:
    """R4.4 The Dealer shows its card and cuts: any card of the deck comes, face up; R4.6 the old one goes under."""
    s.seen[seat] = EVERYONE
    tell(luck, Event.DISCLOSED, seat, s.card[seat])
    sink(s)
    kind = draw_card(s, Draw.CUT, seat, luck)
    put_under(s, take_away(s, seat))
    lay_down(s, seat, kind, EVERYONE)
    tell(luck, Event.CAME, seat, kind)
    lift(s, seat, luck)


def take_from_hand(s: Table, seat: int, kind: int, luck: Luck) -> None:
    """R4.7 A card of the hand is laid face down, and the one on the table goes to the hand; R4.10 a King is lifted."""
    first = hand_of(seat)
    found = first if s.card[first] == kind else first + 1
    swap(s, seat, found)
    if found != first:
        swap(s, first, found)
    tell(luck, Event.SWAPPED_HAND, seat, kind, s.seen[seat], s.card[first], s.seen[first])
    lift(s, seat, luck)


def can_change(s: Table, seat: int, other: int) -> bool:
    """R4.8 Nobody but those on the left can be touched, and so nobody who has acted; R4.9 nor can a King."""
    return is_on_the_left(s, seat, other) and s.card[other] != Card.KING


def use(s: Table, seat: int, other: int, luck: Luck) -> None:
    """R5.1 The card is shown, and stays face up for as long as it lies on the table; then it acts."""
    card = s.card[seat]
    s.seen[seat] = EVERYONE
    tell(luck, Event.SHOWN, seat, card)
    if card == Card.MERCHANT:
        trade(s, seat, luck)
    elif card == Card.THIEF:
        look(s, seat, other, luck)
    elif card == Card.JUGGLER:
        juggle(s, seat, other, luck)
    else:
        burn(s, left_of(s, seat), luck)


def trade(s: Table, seat: int, luck: Luck) -> None:
    """R5.2 The Merchant goes under the deck, and the first card comes in its place, face down."""
    put_under(s, take_away(s, seat))
    draw_top(s, seat, luck)


def draw_top(s: Table, seat: int, luck: Luck) -> None:
    """R5.2 The first card of the deck is nobody's to see but its owner's; R4.10 a King is lifted."""
    lay_down(s, seat, draw_card(s, Draw.TOP, seat, luck), bit(seat))
    tell(luck, Event.DREW, seat, s.card[seat], s.seen[seat])
    lift(s, seat, luck)


def look(s: Table, seat: int, other: int, luck: Luck) -> None:
    """R5.3 The Thief looks, and is asked whether to swap."""
    s.target = other
    s.seen[other] |= bit(seat)
    tell(luck, Event.LOOKED, seat, other, s.card[other], s.seen[other])
    s.question = Question.STEAL


def answer(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R5.3 The Thief swaps, or leaves the card where it lies; either way its owner has acted."""
    other = s.target
    s.target = NONE
    s.question = Question.ACT
    if choice == SWAP:
        swap_seen(s, seat, other)
        tell(luck, Event.STOLEN, seat, other, s.card[seat], s.seen[seat])
    else:
        tell(luck, Event.LEFT, seat, other)


def juggle(s: Table, seat: int, other: int, luck: Luck) -> None:
    """R5.4 The Juggler swaps unseen, and must."""
    swap_seen(s, seat, other)
    tell(luck, Event.JUGGLED, seat, other, s.card[seat], s.seen[seat])


def burn(s: Table, other: int, luck: Luck) -> None:
    """R5.5 The Dragon's neighbour discards its card for all to see, and takes the first of the deck."""
    s.seen[other] = EVERYONE
    kind = take_away(s, other)
    s.discards[kind] += 1
    tell(luck, Event.BURNT, other, kind)
    draw_top(s, other, luck)
