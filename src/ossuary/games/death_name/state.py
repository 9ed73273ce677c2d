"""The table of Death Name: cards with names on them, which are numbers here, and decrees."""

from enum import IntEnum
from typing import Annotated

from ossuary.kernel.state import I8, I32, Grid, Row, State

SEATS = 6
FEWEST = 4
OWN = 4  # name cards of each seat, one for each round of day 1
CARDS = SEATS * OWN  # a card is seat * OWN + the round it is written in, from 0
ROUNDS = 7
LEXICON = 256  # names that are choices of their own
MOST_DECREES = 24
HARD_STOP = 10  # decisions in a round, where there is no limit

# A name is two numbers. `name` is its place in alphabetical order: the lexicon's names have the multiples of GAP, and
# what people write lies in the gaps between. `kin` is the same for names that count as equal: the lexicon's have their
# number there, others one above. Both are settled when all have written.
#
#   name        0 ... GAP ............. 2 * GAP ... ...... LEXICON * GAP ......... < (LEXICON + 1) * GAP
#   written         1st of the lexicon  2nd                last of the lexicon
#   kin             0                   1                  LEXICON - 1              LEXICON and up: not in the lexicon
GAP = 4096
KINS = 512

# How choices are numbered, by question:
#
#   WRITE     a place in the lexicon, or LEXICON + name * KINS + kin for what people write
#   DECIDE    KEEP, PASS
#   SELECT    the round in which the card was written, from 0


class Question(IntEnum):
    NONE = 0
    WRITE = 1
    DECIDE = 2
    SELECT = 3


class Say(IntEnum):
    """What a seat says to the card it holds."""

    KEEP = 0
    PASS = 1


class Draw(IntEnum):
    """What chance is asked for."""

    DECREE = 0
    NAME = 1  # no outcome of the game: what `redeal` draws


class Event(IntEnum):
    """What is told, and its details. A name is told by its card and, to those who may know it, its rough place."""

    ROUND = 1  # round
    DECREE = 2  # decree
    WRITTEN = 3  # seat, card, name: known to the seat alone
    PASSED = 4  # from, to, card, name: known to these two
    KEEPS = 5  # seat
    PASSES = 6  # seat
    LONE = 7  # seat
    STOP = 8  # how often they have decided
    SELECTED = 9  # seat, card, name
    RANKED = 10  # place from 1, card, holder, what its icons give, whether it gets an X, name
    GROUP = 11  # first place, last place, their icons added up
    TWIN = 12  # writer
    BACK = 13
    KILLS = 14  # seat, points without kill points, kill points, total
    STANDS = 15  # seat, this round's points, points so far: on day 1, without kill points
    WON = 16  # seats, one bit each
    HANDED = 17  # as PASSED: the first pass, which nobody can decline
    TOTAL = 18  # seat, this round's points, total: on day 2


class Table(State):
    seats: I8  # how many play
    limit: I8  # option: how often seats decide at the most
    fixed: I8  # option: decrees come in their order, and none is drawn
    practice: I8  # option: the practice decree comes first
    no_cancelled: I8  # option: no X where icons cancel out
    free_second: I8  # option: equal names cost nothing on day 2
    rounds: I8  # begun so far
    scored: I8  # rounds scored so far
    decree: I8  # this round's, or NONE
    decided: I8  # how often seats have decided in this round
    active: I8  # seats that have not said keep, one bit each
    # Decrees by number; the practice decree is the last. `icons` are theirs, `left` those still to be drawn, by day.
    icons: Annotated[Grid, (MOST_DECREES + 1, SEATS), "i1"]
    left: Annotated[Grid, (2, MOST_DECREES), "i1"]
    name: Annotated[Row, CARDS, "i4"]  # nought until it is written
    kin: Annotated[Row, CARDS, "i2"]
    seen: Annotated[Row, CARDS, "i1"]  # who knows the name, one bit each
    cross: Annotated[Row, CARDS, "i1"]  # whether the card has an X
    used: Annotated[Row, CARDS, "i1"]  # whether it has been selected on day 2
    holds: Annotated[Row, SEATS, "i1"]  # the card in each hand, or NONE
    says: Annotated[Row, SEATS, "i1"]  # what each has decided
    order: Annotated[Row, SEATS, "i1"]  # the cards last scored, in order; NONE before
    points: Annotated[Row, SEATS, "i2"]  # icons and penalties
    result: Annotated[Grid, (SEATS, ROUNDS), "i2"]  # of each round
    kills: Annotated[Row, SEATS, "i1"]  # X on own cards
    winners: I32
