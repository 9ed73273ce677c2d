"""The table of It Dies With Me: dice under coffins, tokens on graves, a deck, and what lies in front of everybody."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from ossuary.games.it_dies_with_me.pieces import (
    ACTIONS,
    FIRST_ACTION,
    GRAVES,
    KEPT,
    KINDS,
    SEATS,
    SIDES,
    TILES,
    Effect,
)
from ossuary.kernel.state import I8, I16, Grid, Row, State


class Question(IntEnum):
    """What is asked. A card that asks has its effect's number."""

    NONE = 0
    PLAY = 1
    GRAVE_ROBBER = Effect.GRAVE_ROBBER
    COLD_FEET = Effect.COLD_FEET
    DEAD_MANS_GRIP = Effect.DEAD_MANS_GRIP
    WRONG_COFFIN = Effect.WRONG_COFFIN
    SEANCE = Effect.SEANCE
    SKELETON_CLOSET = Effect.SKELETON_CLOSET
    LOOSE_LIPS = Effect.LOOSE_LIPS
    CODICIL = Effect.CODICIL


# How choices are numbered, by question:
#
#   PLAY                          number - 1
#   COLD_FEET, SEANCE             seat
#   WRONG_COFFIN                  seat, or NO
#   GRAVE_ROBBER, LOOSE_LIPS      kind * SEATS + seat
#   DEAD_MANS_GRIP                seat * SIDES + number - 1
#   SKELETON_CLOSET               (mine * KEPT + theirs) * SEATS + seat
#   CODICIL                       from * SEATS + to
NO = SEATS
CHOICES = KEPT * KEPT * SEATS

# How many choices each effect could have at the most; nought for those that do not ask.
MOST_CHOICES = np.array(
    [
        *[0] * FIRST_ACTION,
        KEPT * SEATS,  # grave-robber
        0,  # last-words
        SEATS,  # cold-feet
        0,  # one-foot-in
        SEATS * SIDES,  # dead-mans-grip
        SEATS + 1,  # wrong-coffin
        0,  # poltergeist
        SEATS,  # seance
        CHOICES,  # skeleton-closet
        KEPT * SEATS,  # loose-lips
        0,  # contest-the-will
        SEATS * SEATS,  # codicil
    ],
    np.int32,
)


# The words on each tile of two words.
#                 it-dies it-with it-me dies-with dies-me with-me
PAIRS = np.array([0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100], np.int32)  # one bit each

# An Out Of The Will pile is one number: three bits a card, the top card lowest. Ten cards fit.
CARD_BITS = 3
TOP_CARD = 0b111


class Draw(IntEnum):
    """What chance is asked for."""

    TILE = 0
    CARD = 1  # which kind
    DIE = 2  # no outcome of the game: what `redeal` draws


class Event(IntEnum):
    """What is told, and its details."""

    TILE = 1  # grave, tile
    ROUND = 2  # round, gripped seats, one bit each
    SEEN = 3  # medium, seat, its number: known to the medium alone
    LIFTED = 4  # each seat's number
    DEAD = 5  # seat, number
    CANCELLED = 6  # the seats, one bit each
    UNBOUND = 7  # seat, number
    NOBODY = 8
    HIGH = 9  # seat, number
    LOW = 10  # seat, number
    SHUFFLED = 11  # cards
    NO_CARD = 12  # seat
    DREW = 13  # seat, kind
    KEPT = 14  # seat, kind
    NOTHING = 15  # seat, kind
    NO_MORE = 16  # seat, kind
    MOVED = 17  # seat, grave: Low
    ROBBED = 18  # seat, kind, seat
    DRAWS = 19  # seat, how many
    BACK = 20  # seat, grave
    GRIPPED = 21  # seat, seat, number
    SWAPPED = 22  # seat, its grave, seat, its grave
    STAYED = 23  # seat
    HAUNTS = 24  # seat
    CALLED = 25  # seat, seat
    TRADED = 26  # seat, kind, kind, seat
    LOST = 27  # seat, kind
    WILLED = 28  # seat, number
    CONTESTED = 29  # seat, kind
    BEQUEATHED = 30  # seat, seat, kind
    WON_WORDS = 31  # seat
    WON_GRAVES = 32  # seat
    BOTH = 33  # seat, number
    INSTEAD = 34  # seat
    NO_WILLS = 35  # seat
    STEPPED = 36  # seat, grave: whoever has one foot in
    STAINED = 37  # seat, number: dead, and yet it cancels its equals
    SIDE_BY_SIDE = 38  # seat, seat, their grave


class Table(State):
    seats: I8  # how many play
    expansion: I8  # option: the Dead Die
    forced: I8  # option: whether a die forced onto a dead number still cancels
    pairs: I8  # option: whether a tile of two words counts as both
    left: I16  # cards in the deck
    rounds: I16  # begun so far
    will: Annotated[Row, SEATS, "i4"]  # Out Of The Will piles
    # The deck and the discards count cards by kind: 0 to 4 are kept, 5 to 10 are Out Of The Will 1 to 6, and the others
    # do what `effect` says at kind - FIRST_ACTION.
    deck: Annotated[Row, KINDS, "i1"]
    discards: Annotated[Row, KINDS, "i1"]
    effect: Annotated[Row, ACTIONS, "i1"]
    box: Annotated[Row, TILES, "i1"]  # tiles that are not on a grave
    graves: Annotated[Row, GRAVES, "i1"]  # the tile on each, NONE without the expansion
    tile: Annotated[Row, SEATS, "i1"]  # where each token stands: 1 to 6, or JOURNAL
    words: Annotated[Grid, (SEATS, KEPT), "i1"]  # what lies in front of each seat
    die: Annotated[Row, SEATS, "i1"]  # 1 to 6; nought until it is set
    grip: Annotated[Row, SEATS, "i1"]  # the number each seat must show; nought for its own choice
    ghosts: I8  # seats with a poltergeist, one bit each
    medium: I8  # the seat that holds a séance, or NONE
    called: I8  # whose dice it sees, one bit each
    lifted: I8  # whether the coffins are up
    drawer: I8  # this round's High, or NONE
    mover: I8  # this round's Low, or NONE
    draws: I8  # cards that High has still to draw
    outer: I8  # the kind of the card that had High draw more, or NONE
    card: I8  # the kind of the card that asks, or NONE
    high: I8  # the last round's, or NONE
    low: I8
    winner: I8
