"""The table of Death Over The Kingdom: cards in places, and for each of them who has seen it."""

from enum import IntEnum
from typing import Annotated

from ossuary.kernel.state import I8, I16, I32, Row, State

SEATS = 16
HANDS = 7  # seats in the three-round game, the only one with hands
HAND = 3  # R2.2
COPIES = 2  # R1.2
CARDS = 13  # characters
LIVES = 4  # R9.5
LAYS = 2  # R3.1: in rounds after these the last card lays itself
ROUNDS = 3


class Card(IntEnum):
    """The characters, by number. A `kind` is one of them; the two copies of a kind cannot be told apart."""

    DEATH = 0
    INNKEEPER = 1
    MERCHANT = 2
    THIEF = 3
    JESTER = 4
    JUGGLER = 5
    MONK = 6
    SORCERESS = 7
    DRAGON = 8
    KNIGHT = 9
    PRINCESS = 10
    QUEEN = 11
    KING = 12


# Places, each for one card:
#
#   0 ... 15    the playing area of each seat
#   16 ...      the hands: SEATS + seat * HAND is the first place of a seat's hand, which is filled from there on
#
# For each place there is `card`, the kind that lies there or NONE, and `seen`, a set of eyes that have seen this card:
# one bit for each seat, and one for whoever looks on. A card takes its `seen` along when it moves in sight of all. What
# lies face up has been seen by everyone.
PLACES = SEATS + HANDS * HAND
LOOKER = SEATS  # the bit of those who look on
EVERYONE = (1 << (SEATS + 1)) - 1

# A seat that lays one of two cards of which others know one makes a *pair*: they know what is among the two, and no
# longer where. `pair` is the seat + 1 at both places, nought elsewhere, and moves with the cards; for each such seat
# `told` is the kind that others know to be among them, `knowing` the eyes that know it, and `parted` the kind of the
# one that has left the table in sight of all, NONE before. See docs/decisions/0007.

MOST_UNDER = 3  # R4.6: cards known to lie under the deck; two Merchants and a Dealer's card

# A cut *sinks* what lies under the deck: everybody knows that it is in there, and no longer where. `sunk` has these
# cards, and `sunk_by` the number of the cut, from 1. A card that comes from the deck later may be one of them: `drawn`
# says for each place after how many cuts its card came (nought for before the first), and `drained` which kinds have
# left the table again that came after so many.
MOST_CUTS = 3
MOST_SUNK = MOST_CUTS * MOST_UNDER


class Mode(IntEnum):
    ROUNDS = 0
    ONE_CARD = 1
    LAST_STANDING = 2


class Question(IntEnum):
    NONE = 0
    LAY = 1
    ACT = 2
    STEAL = 3


# How choices are numbered, by question:
#
#   LAY     the kind
#   ACT     KEEP, EXCHANGE, CUT, HAND + kind, USE, USE_ON + seat
#   STEAL   SWAP, LEAVE
KEEP, EXCHANGE, CUT, FROM_HAND = range(4)
USE = FROM_HAND + CARDS
USE_ON = USE + 1
SWAP, LEAVE = range(2)


class Draw(IntEnum):
    """What chance is asked for."""

    DEALER = 0
    DEAL = 1  # a card of a seat's hand
    TOP = 2  # the first card of the deck
    CUT = 3
    LIE = 4  # no outcome of the game: what `redeal` draws


class Event(IntEnum):
    """What is told, and its details. A card that not all may know is followed by the eyes that do."""

    DEALER = 1  # seat
    TURN = 2  # turn, dealer
    DEALT = 3  # each of seven seats' cards: see HELD_BITS
    ROUND = 4  # round
    LAID = 5  # each of seven seats' card + 1, nought for none
    LIFTED = 6  # seat
    KEPT = 7  # seat
    EXCHANGED = 8  # seat, its neighbour, what the seat gets, eyes, what the neighbour gets, eyes
    DISCLOSED = 9  # dealer, card
    CAME = 10  # dealer, card
    SWAPPED_HAND = 11  # seat, the card laid, eyes, the card taken up, eyes
    SHOWN = 12  # seat, card
    DREW = 13  # seat, card, eyes
    LOOKED = 14  # seat, seat, card, eyes
    LEFT = 15  # seat, seat
    STOLEN = 16  # seat, seat, card, eyes
    JUGGLED = 17  # seat, seat, card, eyes
    BURNT = 18  # seat, card
    VALUE = 19  # seat, card, Face, value
    SCORED = 20  # seats, round, lowest and highest value
    NO_SCORE = 21  # lowest and highest value
    LOST = 22  # seat, points
    AGAIN = 23
    OUT = 24  # seats
    WON = 25  # seats, Mode
    NO_WINNER = 26
    PLAY_ON = 27
    ONE_EACH = 28  # as LAID: the cards dealt to the first seven seats, then to the next, and to the last two
    ONE_EACH_ON = 29
    ONE_EACH_LAST = 30
    LOST_LIFE = 31  # seat, lives left
    LAST_LAID = 33  # as LAID, when the last card lays itself
    STANDING = 32  # each of seven seats' points


EVENT_SEATS = 7  # that an event has room for
FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH = range(EVENT_SEATS)
# A seat's cards in one number of a DEALT event: its kinds + 1, so many bits each, the first lowest.
HELD_BITS = 4


class Next(IntEnum):
    """What follows a round."""

    END = 0
    ROUND = 1
    TURN = 2
    AGAIN = 3  # R9.6: the same turn


class Face(IntEnum):
    """Why a revealed card is worth what it is."""

    PLAIN = 0
    TURNED = 1
    COPIED = 2
    DEALERS = 3


class Table(State):
    seats: I8  # how many play
    mode: I8  # option: a Mode
    play_on: I8  # option: turns go on while nobody would win
    first: I8  # option: who deals first, NONE for chance
    rank: Annotated[Row, CARDS, "i1"]  # option: each kind's number, and R6.2 its number when turned
    turned: Annotated[Row, CARDS, "i1"]
    turners: Annotated[Row, CARDS, "i2"]  # R6.2 the kinds that turn it, one bit each
    turn: I16  # begun so far, those played again counted once
    rounds: I8  # begun in this turn
    dealer: I8
    living: I32  # seats that are not out, one bit each
    lifted: I8  # R3.3: whether Kings have been lifted, so that no card lying face down is one
    target: I8  # whose card the Thief looks at, or NONE
    # The deck: kinds of the cards that lie above, in an order that nobody knows; below them those given back (R4.6).
    deck: Annotated[Row, CARDS, "i1"]
    left: I8  # how many they are
    under: Annotated[Row, MOST_UNDER, "i1"]  # the highest first, NONE where there is none
    given: I8  # how many they are
    discards: Annotated[Row, CARDS, "i1"]
    card: Annotated[Row, PLACES, "i1"]
    seen: Annotated[Row, PLACES]
    pair: Annotated[Row, PLACES, "i1"]
    drawn: Annotated[Row, PLACES, "i1"]
    cuts: I8  # made in this turn
    sinking: I8  # how many cards they have sunk
    sunk: Annotated[Row, MOST_SUNK, "i1"]
    sunk_by: Annotated[Row, MOST_SUNK, "i1"]
    drained: Annotated[Row, MOST_CUTS + 1, "i2"]  # one bit for each kind
    told: Annotated[Row, HANDS, "i1"]
    parted: Annotated[Row, HANDS, "i1"]
    knowing: Annotated[Row, HANDS]
    points: Annotated[Row, SEATS, "i2"]
    value: Annotated[Row, SEATS, "i1"]  # at the last reveal, NONE before and for seats that are out
    winners: I32
