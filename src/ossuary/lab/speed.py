"""How fast rules run here: choices and draws a second interpreted, whole matches a second on one core native."""

import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ossuary.kernel import compile as compiler
from ossuary.kernel.binding import interpreted
from ossuary.kernel.contract import Game
from ossuary.kernel.luck import Luck
from ossuary.kernel.state import State
from ossuary.lab.play import tally

REPEATS = 5


def median_rate(count: int, run: Callable[[int], object], repeats: int = REPEATS) -> float:
    """Things a second of CPU time: the median of several runs, each on other matches."""
    rates: list[float] = []
    for repeat in range(repeats):
        start = time.process_time()
        run(repeat)
        rates.append(count / (time.process_time() - start))
    return statistics.median(rates)


def native_matches(game: Game, base: State, matches: int, repeats: int = REPEATS) -> float:
    """Complete random matches a second on one core."""
    (run,) = compiler.native(game, tally)
    lengths, wins = counts(game)
    record, cap = base.to_record(), game.box.cap.choices
    run(record, 0, 0, 1, cap, lengths, wins)
    return median_rate(matches, lambda n: run(record, 1, n * matches, (n + 1) * matches, cap, lengths, wins), repeats)


def interpreted_matches(game: Game, base: State, matches: int, repeats: int = REPEATS) -> float:
    """Complete random matches a second, in plain Python."""
    (run,) = interpreted(game, tally)
    lengths, wins = counts(game)
    cap = game.box.cap.choices
    return median_rate(matches, lambda n: run([base], 1, n * matches, (n + 1) * matches, cap, lengths, wins), repeats)


def steps_in_a_match(game: Game, base: State, matches: int = 200) -> float:
    """Choices and draws in a random match, on average."""
    steps = 0
    for number in range(matches):
        luck = Luck(1, number, keep=True)
        s: Any = base.copy()
        game.setup(s, luck)
        out = [0] * game.box.choices
        while s.awaiting and steps < matches * game.box.cap.choices:
            seat = (s.awaiting & -s.awaiting).bit_length() - 1
            game.choose(s, seat, out[luck.below(game.legal(s, seat, out))], luck)
            steps += 1
        steps += luck.at
    return steps / matches


def counts(game: Game) -> tuple[Any, Any]:
    most = game.box.seats[1]
    return np.zeros(game.box.cap.choices + 1, np.int64), np.zeros((most, most), np.int64)
