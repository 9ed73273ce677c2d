"""A hand-made player of Death Over The Kingdom: wins rounds while behind, and stays one point below the leader."""

from ossuary.games.death_over_the_kingdom.places import bit, left_of
from ossuary.games.death_over_the_kingdom.state import (
    CUT,
    EXCHANGE,
    FROM_HAND,
    KEEP,
    SWAP,
    USE,
    USE_ON,
    Card,
    Mode,
    Question,
    Table,
)
from ossuary.kernel.luck import Luck

# Wishes are in quarters of a card's number.
QUARTERS = 4
MIDDLE = 6  # the number of a card that one knows nothing of
FAR = 2  # how far from the middle such a card is, more or less
CHOOSY = 6  # what it is worth that a Thief may leave what it finds
SPITE = 2  # what it is worth that the neighbour's card, if it is a good one, goes


def choose(s: Table, seat: int, legal: list[int], n: int, luck: Luck) -> int:
    """The choice that promises most; the first of those that promise as much."""
    best = legal[0]
    most = promise(s, seat, best)
    for place in range(1, n):
        here = promise(s, seat, legal[place])
        if here > most:
            best = legal[place]
            most = here
    return best


def promise(s: Table, seat: int, choice: int) -> int:
    """What a choice is worth."""
    if s.question == Question.LAY:
        return wish(s, seat, number(s, seat, choice))
    if s.question == Question.STEAL:
        kind = s.card[s.target] if choice == SWAP else s.card[seat]
        return wish(s, seat, number(s, seat, kind))
    now = wish(s, seat, number(s, seat, s.card[seat]))
    if choice == KEEP:
        return now
    if choice == EXCHANGE:
        return wish_for(s, seat, left_of(s, seat))
    if choice == CUT:
        return unknown(s, seat)
    if choice < USE:
        return wish(s, seat, number(s, seat, choice - FROM_HAND))
    return promise_of_use(s, seat, choice, now)


def promise_of_use(s: Table, seat: int, choice: int, now: int) -> int:
    """What it is worth to let the card act."""
    card = s.card[seat]
    if card == Card.MERCHANT:
        return unknown(s, seat)
    if card == Card.DRAGON:
        return now + (SPITE if wish_for(s, seat, left_of(s, seat)) > unknown(s, seat) else 0)
    other = choice - USE_ON
    if card == Card.JUGGLER:
        return wish_for(s, seat, other)
    return max(now, wish_for(s, seat, other)) + (CHOOSY if s.card[other] < 0 else 0)


def wish_for(s: Table, seat: int, place: int) -> int:
    """What the card at a place is worth, as far as it is known."""
    if s.card[place] < 0:
        return unknown(s, seat)
    return wish(s, seat, number(s, seat, s.card[place]))


def unknown(s: Table, seat: int) -> int:
    """What a card is worth of which nothing is known."""
    if s.mode == Mode.ROUNDS and s.rounds > 2:
        return wish(s, seat, MIDDLE + FAR)
    return wish(s, seat, MIDDLE)


def wish(s: Table, seat: int, number: int) -> int:
    """How welcome a number is in this round; with one card each, only the lowest is bad."""
    if s.mode != Mode.ROUNDS or s.rounds == 1:
        welcome = number
    elif s.rounds == 2:
        welcome = -number
    else:
        welcome = -abs(number - MIDDLE)
    return QUARTERS * (-welcome if holds_back(s, seat) else welcome)


def holds_back(s: Table, seat: int) -> bool:
    """Whether one more point would bring it level with the leader, who never wins; the first turn is for points."""
    if s.mode != Mode.ROUNDS or s.turn == 1:
        return False
    top = 0
    for other in range(s.seats):
        if other != seat:
            top = max(top, s.points[other])
    return s.points[seat] + 1 >= top


def number(s: Table, seat: int, kind: int) -> int:
    """What a card will be worth before a seat, by the cards that it knows to be in play."""
    if kind == Card.MONK and seat != s.dealer:
        left = s.card[left_of(s, seat)]
        return s.rank[left] if left >= 0 else MIDDLE
    in_play = bit(kind)
    for other in range(s.seats):
        if s.card[other] >= 0:
            in_play |= bit(s.card[other])
    return s.turned[kind] if in_play & s.turners[kind] else s.rank[kind]
