"""The chance of going over in the bare-bones game: written down, enumerated, walked by the rules, and native."""

from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest

from kit import told
from ossuary import games
from ossuary.games.private_die.odds import chance_over
from ossuary.games.private_die.state import Question
from ossuary.kernel import compile as compiler
from ossuary.kernel.contract import choose
from ossuary.kernel.luck import Luck, branches
from ossuary.kernel.state import assign

GAME = games.load("private-die")
VALUES = range(7, 22)  # every witness value there is: 7 to 12, and 0 to 9
DICE = range(1, 6)
# How many of the 6 to the n ways for n dice to fall are over each value.
#         7     8     9     10    11    12    13    14    15    16    17    18    19    20    21
OVER = {
    1: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    2: (15, 10, 6, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    3: (181, 160, 135, 108, 81, 56, 35, 20, 10, 4, 1, 0, 0, 0, 0),
    4: (1261, 1226, 1170, 1090, 986, 861, 721, 575, 435, 310, 206, 126, 70, 35, 15),
    5: (7755, 7720, 7650, 7524, 7319, 7014, 6594, 6054, 5403, 4668, 3888, 3108, 2373, 1722, 1182),
}


def rolling(value: int) -> Any:
    """The first seat of two is about to roll against a value."""
    s = told("private-die", "* newsboy 0", seats=2, options="bare-bones=yes, first=Ann").state.copy()
    assert s.question == Question.ROLL
    s.value = value
    return s


@pytest.mark.parametrize("dice", DICE)
def test_r4_5_the_table_is_what_direct_enumeration_gives(dice: int) -> None:
    sums = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
    assert OVER[dice] == tuple(sum(total > value for total in sums) for value in VALUES)


@pytest.mark.parametrize("dice", DICE)
def test_r4_5_the_rules_bust_exactly_as_often(dice: int) -> None:
    for value, over in zip(VALUES, OVER[dice], strict=True):
        chance = Fraction(0)

        def bust(luck: Luck, value: int = value) -> bool:
            s = rolling_at[value].copy()
            GAME.choose(s, 0, dice, luck)
            return bool(s.busted & 1)

        for way in branches(bust):
            assert len(way.drawn) == dice
            chance += way.chance * way.result
        assert chance == Fraction(over, 6**dice)
        assert chance_over(dice, value, 1) == pytest.approx(float(chance))


rolling_at = {value: rolling(value) for value in VALUES}


def count_busts(states: Any, base: Any, lucks: Any, dice: int) -> int:
    """A driver: all ways for dice to fall, by tape; how many are a bust."""
    ways = 1
    for _ in range(dice):
        ways *= 6
    found = 0
    for way in range(ways):
        rest = way
        for place in range(dice):
            lucks[0].tape[place] = rest % 6
            rest //= 6
        lucks[0].at = 0
        lucks[0].length = dice
        lucks[0].short = 0
        lucks[0].told = 0
        assign(states[0], base[0])
        choose(states[0], 0, dice, lucks[0])
        if lucks[0].short != 0 or lucks[0].at != dice:
            return -1
        found += states[0].busted & 1
    return found


@pytest.mark.skipif(not compiler.has_numba(), reason="no Numba for this machine")
def test_r4_5_native_rules_bust_exactly_as_often() -> None:
    (count,) = compiler.native(GAME, count_busts, play=True)
    states, lucks = np.zeros(1, GAME.State.dtype), np.zeros(1, compiler.PLAY_LUCK)
    for dice in DICE:
        for value, over in zip(VALUES, OVER[dice], strict=True):
            assert count(states, rolling_at[value].to_record(), lucks, dice) == over


# --- how long a match can get ---


def sums(pool: int) -> dict[int, float]:
    """The chances of each sum, when any number of dice from one to `pool` is as likely."""
    chances: dict[int, float] = {}
    for dice in range(1, pool + 1):
        for faces in product(range(1, 7), repeat=dice):
            chances[sum(faces)] = chances.get(sum(faces), 0) + 1 / 6**dice / pool
    return chances


def goes_on(chances: dict[int, float], number: int, rivals: int) -> float:
    """The chance that a round of sudden death decides nothing: all are bust, or the closest are level."""
    decided = 0.0
    for value in range(number, number + 10):
        below = sum(chance for total, chance in chances.items() if total > value)
        for total in sorted(total for total in chances if total <= value):
            decided += rivals * chances[total] * below ** (rivals - 1) / 10
            below += chances[total]
    return 1 - decided


def test_r6_8_sudden_death_between_seats_that_choose_at_random_ends_long_before_the_cap() -> None:
    pools = [sums(pool) for pool in DICE]
    longest = max(goes_on(pool, number, rivals) for pool in pools for number in range(1, 31) for rivals in range(2, 7))
    assert 0.57 < longest < 0.58
    a_turn = 1 + 1 + 1 + 1 + 4 + 3 + 1  # stake, set, roll, again; four dice added, three abilities, stay
    rounds = 40 * (6 * (a_turn + 1) + 1)  # a challenge each, and a choice of two leads
    cap = GAME.box.cap
    assert rounds == 3160
    assert longest ** ((cap.choices - rounds) // 6) < cap.chance
