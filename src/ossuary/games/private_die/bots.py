"""A hand-made player of Private Die: few dice at first, and one more as long as it is likely to help."""

from ossuary.games.private_die.dice import closest_of, everybody
from ossuary.games.private_die.state import SIX, Action, Question, Table
from ossuary.kernel.luck import Luck

PER_DIE = 4  # of the witness value, for a first roll
SHORT = 3  # so near, another die is more likely to go over than to help
BEHIND = 1  # so near, it is even when somebody else is nearer
PAYS = 3  # with so many seats or fewer a stake is worth it


def choose(s: Table, seat: int, legal: list[int], n: int, luck: Luck) -> int:
    """A choice by the question."""
    last = legal[n - 1]
    if s.question in (Question.ROLL, Question.SUDDEN):
        return min(max((s.value - s.total[seat]) // PER_DIE, legal[0]), last)
    if s.question == Question.TURN:
        return over(legal, n) if s.total[seat] > s.value else under(s, seat, legal, n)
    if s.question == Question.SECOND:
        return last if s.total[seat] > s.value or s.value - s.total[seat] > SIX else legal[0]
    if s.question == Question.STAKE:
        return last if s.seats <= PAYS else legal[0]
    return last


def over(legal: list[int], n: int) -> int:
    """Whatever may mend it: the highest die again, or a die to subtract, a paid one first."""
    if legal[n - 1] > Action.REROLL:
        return legal[n - 1]
    return Action.NEGATE_PAID if has(legal, n, Action.NEGATE_PAID) else legal[n - 1]


def under(s: Table, seat: int, legal: list[int], n: int) -> int:
    """A die more while far from the value, or behind somebody; rather one that costs nothing."""
    near = BEHIND if not closest_of(s, everybody(s) & ~s.busted) >> seat & 1 else SHORT
    if s.value - s.total[seat] <= near:
        return Action.STAY
    if has(legal, n, Action.ADD_FREE):
        return Action.ADD_FREE
    return Action.ADD if has(legal, n, Action.ADD) else Action.STAY


def has(legal: list[int], n: int, action: int) -> bool:
    """Whether an action is open."""
    found = False
    for place in range(n):
        found = found or legal[place] == action
    return found
