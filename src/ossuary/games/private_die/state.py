"""The table of Private Die: a witness, its value, dice in front of everybody, and what every card in play says."""

from enum import IntEnum
from typing import Annotated

from ossuary.kernel.state import I8, I16, I32, Grid, Row, State

SEATS = 6
DICE = 6  # on the table in front of a seat: a pool of five (R1.2), and the Captain's own (R7.1)
POOL = 5
D6 = 6
D10 = 10
SIX = 6  # the highest face
TENS = 10  # faces told together are digits of one number: 4, 5 and 3 are 453

# Cards by number.
SILENT_CARD = 0  # a card that says nothing: stands for no card
FIRST_CASE, CASES = 1, 8
FIRST_DETECTIVE, DETECTIVES = FIRST_CASE + CASES, 8
FIRST_WITNESS, WITNESSES = FIRST_DETECTIVE + DETECTIVES, 24
CARDS = FIRST_WITNESS + WITNESSES
TERMS = 40  # room for the terms that the rules and cards are written in: `Term` in rules_text.py
SPEAKS = 4  # terms that one card may say something of
DECK = 40  # the most witness cards in a deck
SILENT = -128  # what a card says that does not speak of something


class Question(IntEnum):
    """What a match comes to, one after the other; most of it is asked only where a card says so, some of it never."""

    NONE = 0
    WITNESS = 1  # which of two leads
    STAKE = 2
    SET = 3
    ROLL = 4
    SECOND = 5  # the first roll again?
    TURN = 6
    CHALLENGE = 7
    SUDDEN = 8
    # Never asked
    VALUE = 9
    THROW = 10
    ACCEPT = 11
    PASS = 12
    ROUND_END = 13


class Action(IntEnum):
    """The choices at STAKE, SECOND, TURN and CHALLENGE.

    At WITNESS a choice is a witness's number in the deck, at SET a face, at ROLL and SUDDEN a number of dice.
    """

    STAY = 0
    ADD = 1
    ADD_FREE = 2
    NEGATE = 3
    NEGATE_PAID = 4
    AGAIN = 5
    STAKE = 6
    CHALLENGE = 7
    REROLL = 8  # and the face: 9 to 14


LAST_ACTION = Action.REROLL + D6


class Spent(IntEnum):
    """What a seat has used up on its turn, one bit each."""

    REROLL = 1
    NEGATE = 2
    NEGATE_PAID = 4
    AGAIN = 8
    ALL = 15  # it stays


class Draw(IntEnum):
    """What chance is asked for."""

    CASE = 0
    DETECTIVE = 1
    FIRST = 2  # the witness die, for who begins
    WITNESS = 3  # which card
    VALUE = 4  # the witness die
    DIE = 5
    NEGATIVE = 6
    ROLL_OFF = 7
    SUDDEN = 8
    LUCK = 9  # the die that may console whoever busts
    PLAN = 10  # no outcome of the game: what `redeal` draws


class Event(IntEnum):
    """What is told, and its details."""

    CASE = 1  # case
    DETECTIVE = 2  # seat, detective
    FIRST_ROLL = 3  # seat, number
    FIRST_TIED = 4  # seats, one bit each
    ROUND = 5  # round, seat
    LEADS = 6  # seat, witness, witness, by their places in the deck
    PUT_BACK = 7  # witness
    WITNESS = 8  # seat, witness, number
    VALUE = 9  # seat, die, value
    STAKED = 10  # seat, clues left
    SET = 11  # seat, face
    ROLLED = 12  # seat, how many, the faces as digits, total
    AGAIN = 14  # seat
    PAIR = 15  # seat, clues, clues left
    REMOVED = 16  # seat, face, total
    ADDED = 17  # seat, face, cost, clues left, total
    ADDED_FREE = 18  # seat, face, total
    NEGATED = 19  # seat, face, total
    NEGATED_PAID = 20  # seat, face, clues left, total
    REROLLED = 21  # seat, face, new face, total
    STAYED = 22  # seat, total, value
    STUCK = 23  # seat, total, value
    MATCHED = 24  # seat, clues, clues it has
    FUND_TAKEN = 25  # seat, clues, clues it has
    PROVEN = 26  # seat
    BUST = 27  # seat, total, value
    LOST = 28  # seat, clues, clues left
    NOTHING_TO_LOSE = 29  # seat
    SPARED = 30  # seat
    CONSOLED = 31  # seat, face, clues, clues it has
    NO_CONSOLATION = 32  # seat, face
    ALL_BUST = 33  # first
    CHALLENGED = 34  # seat
    LET_BE = 35  # seat
    ROLL_OFF = 36  # seats
    ROLL_OFF_ROLL = 37  # seat, how many, the faces as digits, sum
    ROLL_OFF_TIED = 38  # seats
    TIE_WON = 39  # seat
    WON_ROUND = 40  # seat, clues, clues it has, dice that count
    REWARD = 41  # seat, clues more or fewer
    POT_TAKEN = 42  # seat, clues, clues it has
    POT_LOST = 43  # clues
    STAKE_WON = 44  # seat, clues, clues it has
    STAKES_LOST = 45  # seats
    RUNNER_UP = 46  # seat, clues, clues it has
    ROBBED = 47  # seat, clues, other
    SOLVED = 48  # seat, clues
    COLD = 49  # seat, clues
    DEADLINE = 50  # seat, clues
    SUDDEN = 51  # seats, clues
    SUDDEN_VALUE = 52  # number, die, value
    PLANNED = 53  # seat
    SUDDEN_ROLL = 54  # seat, how many, the faces as digits, total
    SUDDEN_BUST = 55  # seats
    SUDDEN_TIED = 56  # seats
    SUDDEN_WON = 57  # seat, total
    NOT_PROVEN = 58  # seat, clues
    NO_CARD_LEFT = 59
    BLANK = 60  # detectives are, this round
    TIME_IS_UP = 61
    SUDDEN_OVER = 62  # seat


class Table(State):
    seats: I8  # how many play
    rules: Annotated[Row, TERMS, "i1"]  # what the rules say, by term
    # What cards say, card n from place n * SPEAKS on: of which term, and what; term nought where no more is said.
    terms: Annotated[Row, CARDS * SPEAKS, "i1"]
    says: Annotated[Row, CARDS * SPEAKS, "i1"]
    number: Annotated[Row, WITNESSES, "i1"]  # printed on each witness card
    deck: Annotated[Row, WITNESSES, "i1"]  # how many of each witness may come next
    bottom: Annotated[Row, DECK, "i1"]  # witnesses put under the deck, in order; NONE past the last
    agency: Annotated[Row, DETECTIVES, "i1"]  # detectives still to be dealt
    files: Annotated[Row, CASES, "i1"]  # cases to draw one from
    cards: I8  # in `deck`
    rounds_left: I8
    rounds: I16  # begun so far
    first: I8  # seat; NONE until it is known
    case: I8  # card; NONE while it is to be drawn
    detective: Annotated[Row, SEATS, "i1"]  # card of each seat; NONE while it is to be dealt
    witness: I8  # card; SILENT_CARD before one is questioned
    blank: I8  # whether detectives are, this round
    lead: I8  # of two witnesses that are revealed the first, or the one that goes under the deck; NONE without two
    other: I8  # the one revealed last, or the one that is questioned
    value: I8  # the witness value; nought before it is rolled
    clues: Annotated[Row, SEATS, "i2"]
    pool: Annotated[Row, SEATS, "i1"]  # dice that each seat has
    proven: I8  # seats that have matched a witness exactly, one bit each
    fund: I16  # clues on the case
    pot: I16  # clues on the witness
    # The round
    dice: Annotated[Grid, (SEATS, DICE), "i1"]  # faces in front of each seat, negative ones below nought
    count: Annotated[Row, SEATS, "i1"]  # how many of them
    total: Annotated[Row, SEATS, "i1"]
    busted: I8  # seats, one bit each
    staked: I8
    rivals: I8  # seats in a roll-off or in sudden death
    turn: I8  # turns that are over, and then chances to challenge
    actor: I8  # whose turn, or challenge, it is
    backwards: I8  # whether turns go counterclockwise
    winner: I8  # of the round; NONE for nobody
    # The turn
    unused: I8  # dice
    free: I8  # dice that may be added for nothing
    spent: I8
    ones: I8  # what a die showing 1 is worth
    open: I32  # what the seat may do now, one bit for each action; nought once it stays
    thrown: I8  # dice about to be rolled
    # Sudden death
    plan: Annotated[Row, SEATS, "i1"]  # dice that each rival will roll; nought until it has chosen
    sudden: I8  # whether the match has come to it
    champions: I8  # who won, one bit
