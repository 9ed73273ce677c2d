"""What lies on the table of It Dies With Me, by number: cards by what they do, tombstone tiles, and how many fit."""

from enum import IntEnum

SEATS = 6
FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH = range(SEATS)  # of them
SIDES = 6  # of a die
GRAVES = 6
JOURNAL = GRAVES + 1  # where a token stands that has passed them all
PHRASE = 4  # words


class Effect(IntEnum):
    """What a card does. Words, Wild Rumors and Out Of The Will cards are also *kinds* of that number (see state.py)."""

    IT = 0
    DIES = 1
    WITH = 2
    ME = 3
    WILD_RUMOR = 4
    OUT_OF_THE_WILL_1 = 5
    OUT_OF_THE_WILL_2 = 6
    OUT_OF_THE_WILL_3 = 7
    OUT_OF_THE_WILL_4 = 8
    OUT_OF_THE_WILL_5 = 9
    OUT_OF_THE_WILL_6 = 10
    GRAVE_ROBBER = 11
    LAST_WORDS = 12
    COLD_FEET = 13
    ONE_FOOT_IN = 14
    DEAD_MANS_GRIP = 15
    WRONG_COFFIN = 16
    POLTERGEIST = 17
    SEANCE = 18
    SKELETON_CLOSET = 19
    LOOSE_LIPS = 20
    CONTEST_THE_WILL = 21
    CODICIL = 22


KEPT = 5  # kinds that lie face up and can be taken: four words and Wild Rumors
FIRST_WILL = Effect.OUT_OF_THE_WILL_1
FIRST_ACTION = 11  # kinds from here on do what `Table.effect` says
ACTIONS = 21  # R10.3
KINDS = FIRST_ACTION + ACTIONS

# Tombstone tiles: 0 to 5 are dead-1 to dead-6, then the pairs in the order of the phrase.
TILES = 12
FIRST_PAIR = SIDES

MOST_WILLS = 10  # Out Of The Will cards in a deck
