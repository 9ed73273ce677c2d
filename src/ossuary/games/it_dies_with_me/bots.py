"""A hand-made player of It Dies With Me: mixes its numbers, and turns its cards on whoever is nearest to winning."""

import numpy as np

from ossuary.games.it_dies_with_me.pieces import JOURNAL, KEPT, PHRASE, SEATS, SIDES, Effect
from ossuary.games.it_dies_with_me.rules_dead import is_dead
from ossuary.games.it_dies_with_me.state import NO, Question, Table
from ossuary.kernel.drive import below
from ossuary.kernel.luck import Luck

# How often to show each number when both prizes are worth the same, in thousandths: the symmetric equilibrium.
#                  1    2    3    4    5    6
MIX = np.array([[244, 150, 106, 106, 150, 244],    # four seats
                [236, 153, 111, 111, 153, 236],    # five
                [219, 161, 120, 120, 161, 219]], np.int32)  # six  # fmt: skip
FEWEST = 4
# How far a seat leans: numbers weigh EVEN, low ones STEP more for each grave passed, high ones CARD more for each word.
EVEN, STEP, CARD = 6, 2, 3
WORD = 2  # moves that a missing word is worth
NEED = 3 * WORD  # what a card that one lacks is worth against hurting somebody
MUDDLE = (3, 4)  # numbers that seldom win anything: what to force on somebody


def choose(s: Table, seat: int, legal: list[int], n: int, luck: Luck) -> int:
    """A number by the mix; an answer to a card by what it is worth."""
    if s.question == Question.PLAY:
        return mixed(s, seat, legal, n, luck)
    best = legal[0]
    for place in range(1, n):
        if worth(s, seat, legal[place]) > worth(s, seat, best):
            best = legal[place]
    return best


def mixed(s: Table, seat: int, legal: list[int], n: int, luck: Luck) -> int:
    """One of the open numbers, as often as the equilibrium shows it; none that is known to be shown by another."""
    total = 0
    for place in range(n):
        total += weight(s, seat, legal[place])
    ticket = below(luck, total)
    place = 0
    while ticket >= weight(s, seat, legal[place]):
        ticket -= weight(s, seat, legal[place])
        place += 1
    return legal[place]


def weight(s: Table, seat: int, choice: int) -> int:
    """How often to show a number: by the mix, leaning to the road on which the seat has come further.

    Hardly ever one that lies under a coffin that can be seen through.
    """
    for other in range(s.seats):
        if other != seat and s.die[other] == choice + 1:
            return 1
    come = STEP * (s.tile[seat] - 1) if choice < SIDES // 2 else CARD * (PHRASE - missing(s, seat))
    return (EVEN + come) * int(MIX[s.seats - FEWEST][choice])


def worth(s: Table, seat: int, choice: int) -> int:
    """What an answer to a card is worth."""
    question = s.question
    other = choice % SEATS
    kind = choice // SEATS
    if question == Effect.GRAVE_ROBBER:
        return gain(s, seat, kind) + loss(s, other, kind)
    if question == Effect.LOOSE_LIPS:
        return loss(s, other, kind)
    if question == Effect.SKELETON_CLOSET:
        mine, theirs = kind // KEPT, kind % KEPT
        return gain(s, seat, theirs) - loss(s, seat, mine) + loss(s, other, theirs) - gain(s, other, mine)
    if question == Effect.CODICIL:
        giver = kind
        return (NEED if giver == seat else 0) + (-NEED if other == seat else nearness(s, other))
    if question == Effect.DEAD_MANS_GRIP:
        return grip_worth(s, choice // SIDES, choice % SIDES + 1)
    if question == Effect.WRONG_COFFIN:
        return 1 if choice == NO else 2 * (s.tile[choice] - s.tile[seat])  # not with somebody on the same grave
    if question == Effect.COLD_FEET:
        return s.tile[choice]
    return nearness(s, choice)


def grip_worth(s: Table, other: int, number: int) -> int:
    """A dead number stops the leader altogether, one from the middle nearly so."""
    spoilt = 1 if number in MUDDLE else 0
    return 2 * nearness(s, other) + (2 if is_dead(s, other, number) else spoilt)


def gain(s: Table, seat: int, kind: int) -> int:
    """What one more of a kind is worth to a seat."""
    return NEED if kind == Effect.WILD_RUMOR or s.words[seat][kind] == 0 else 1


def loss(s: Table, seat: int, kind: int) -> int:
    """What one fewer of a kind costs a seat; more, the nearer it is to winning."""
    if kind != Effect.WILD_RUMOR and s.words[seat][kind] > 1:
        return 1
    return NEED + nearness(s, seat)


def nearness(s: Table, seat: int) -> int:
    """How near a seat is to winning, in moves, by the nearer of its two roads."""
    return JOURNAL - min(WORD * missing(s, seat), JOURNAL - s.tile[seat])


def missing(s: Table, seat: int) -> int:
    """How many cards a seat lacks for the phrase."""
    lacking = -s.words[seat][Effect.WILD_RUMOR]
    for word in range(PHRASE):
        lacking += 1 if s.words[seat][word] == 0 else 0
    return lacking
