"""The table of Pig: a die, what the turn has come to, and what everybody has banked."""

from enum import IntEnum
from typing import Annotated

from ossuary.games._template.content import FACES
from ossuary.kernel.state import I32, Row, State

SEATS = 10


class Question(IntEnum):
    NONE = 0
    GO_ON = 1


class Action(IntEnum):
    """What may be chosen."""

    ROLL = 0
    HOLD = 1


class Draw(IntEnum):
    """What chance is asked for."""

    DIE = 0  # which face: its id, counted from nought


class Event(IntEnum):
    """What is told, and its details."""

    TURN = 1  # roller, turn
    SCORED = 2  # roller, id of the face, its points, the turn's total by now
    BUSTED = 3  # roller, id of the face, the total that is lost
    BANKED = 4  # roller, points, all that the roller has banked by now
    WON = 5  # roller


# The die in the state, drawn for the one in the box. An outcome is a place in these two rows:
#
#   place      0    1  2  3  4  5    6 … 19
#   id         1    2  3  4  5  6    7 … 20
#   weights    1    1  1  1  1  1    0 … 0     nought: not on this die
#   points   BUST   2  3  4  5  6    0 … 0
#
# `sides` is the sum of the weights.


class Table(State):
    seats: I32  # how many play
    first: I32  # option: the seat that goes first
    goal: I32  # option: the points that win
    weights: Annotated[Row, FACES]  # option: the die
    points: Annotated[Row, FACES]
    sides: I32
    turn: I32
    roller: I32  # the seat whose turn it is
    total: I32  # what the turn has come to
    banked: Annotated[Row, SEATS]
