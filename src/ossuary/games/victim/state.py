"""The table of Victim!: three seats, each with a kit of cards and dice, and a yellow die that shows its health."""

from enum import IntEnum
from typing import Annotated

import numpy as np

from ossuary.kernel.state import I32, Row, State

SEATS = 3
EVERYONE = 0b111
D6 = 6
D12 = 12


class Question(IntEnum):
    NONE = 0
    PLAN = 1


class Aim(IntEnum):
    """Which neighbour the Supporter's direction card points at: clockwise is left."""

    LEFT = 0
    RIGHT = 1


class Die(IntEnum):
    """The three coloured dice, one Intent card each."""

    SUPPORT = 0
    SABOTAGE = 1
    NEUTRAL = 2


DICE = 3
PLANS = 6  # a plan is aim * DICE + die


class Face(IntEnum):
    GREEN = 0
    RED = 1
    WHITE = 2


# How many of its six faces each coloured die has of each colour (R4).
#                   green red white
FACES = np.array([[4, 1, 1],    # support
                  [2, 3, 1],    # sabotage
                  [0, 3, 3]], np.int32)  # neutral  # fmt: skip


class Draw(IntEnum):
    """What chance is asked for."""

    FIRST = 0  # a yellow die, for who goes first
    BATTLE = 1  # a white die
    SUPPORT = 2  # the coloured dice, in the order of Die
    SABOTAGE = 3
    NEUTRAL = 4
    TWELVE = 5  # the twelve-sided die
    PLAN = 6  # no die: what `redeal` draws


class Event(IntEnum):
    """What is told, and its details."""

    FIRST_ROLL = 1  # seat, pips
    TIED = 2  # the seats that roll again, one bit each
    TURN = 3  # turn, attacker, supporter, victim
    PLANNED = 4  # supporter
    ATTACK = 5  # attacker, pips, pips, their sum
    DEFENCE = 6  # victim, pips, pips, their sum
    DOOM = 7  # attacker
    WOE = 8  # victim
    EXTRA = 9  # victim, health left
    REVEAL = 10  # supporter, seat aimed at, die
    FACE = 11  # supporter, die, face
    RAISED = 12  # seat aimed at, by how much
    LOWERED = 13  # seat aimed at, by how much
    UNCHANGED = 14  # seat aimed at
    SPARED = 15  # supporter
    HURT = 16  # supporter, health left
    COMPARE = 17  # attacker, its total, victim, its total
    HIT = 18  # attacker, victim, health left
    HELD = 19  # victim
    WON = 20  # attacker, victim
    WON_AT_ONCE = 21  # attacker, victim


class Table(State):
    start: Annotated[Row, SEATS]  # option: the health each seat starts with
    first: I32  # option: the seat that goes first, NONE for a roll
    turn: I32
    attacker: I32
    supporter: I32
    victim: I32
    plan: I32  # the Supporter's two Intent cards, NONE before they are laid
    revealed: I32  # whether they have been turned up
    health: Annotated[Row, SEATS]
