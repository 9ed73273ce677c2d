"""Many random matches of one game, counted: on all cores where Numba is, one by one where it is not.

Match n of a seed is the same match everywhere, and counts add up in any order: so the result depends on neither the
backend nor the number of workers.
"""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, TypeAlias

import numpy as np

from ossuary.kernel import compile as compiler
from ossuary.kernel.binding import interpreted
from ossuary.kernel.contract import Game
from ossuary.kernel.generator import MOST_SEED
from ossuary.kernel.options import read_options, with_contents
from ossuary.lab.estimate import Interval, mean_interval, share_interval
from ossuary.lab.play import tally
from ossuary.match.seats import check_seats

BACKENDS = ("native", "interpreted")
CHUNK = {"native": 50_000, "interpreted": 100}  # matches between two looks at the clock and the keyboard

Counts: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]


@dataclass
class Result:
    """What came of many matches."""

    game: Game
    seats: tuple[str, ...]
    options: str
    seed: int
    backend: str
    lengths: Counts  # matches by their length in choices
    wins: Counts  # [seat, k - 1]: wins that k seats shared
    seconds: float = 0.0
    asked: int = 0  # matches asked for; fewer were played if somebody stopped it
    cut: int = field(default=0)  # matches that reached the cap

    @property
    def matches(self) -> int:
        return int(self.lengths.sum())

    def share(self, seat: int) -> Interval:
        """A seat's share of the wins, a shared one counting in parts."""
        parts = 1 / np.arange(1, len(self.seats) + 1)
        return share_interval(float(self.wins[seat] @ parts), float(self.wins[seat] @ parts**2), self.matches)

    @property
    def length(self) -> Interval:
        """The mean length in choices."""
        return mean_interval(self.lengths)

    def quantile(self, part: float) -> int:
        """The length that this part of the matches does not exceed."""
        return int(np.searchsorted(np.cumsum(self.lengths), part * self.matches))


def simulate(
    game: Game,
    seats: tuple[str, ...],
    matches: int,
    *,
    seed: int = 0,
    options: str = "",
    contents: str | None = None,
    backend: str | None = None,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Result:
    """Play matches 0 to `matches` of a seed; Ctrl-C ends early and keeps what there is."""
    backend = backend or ("native" if compiler.has_numba() else "interpreted")
    check(game, seats, seed, backend)
    base = game.State()
    game.fill(base, with_contents(read_options(game.box.options, options, seats), contents), len(seats))
    result = Result(game, seats, options, seed, backend, *nothing_yet(game, len(seats)), asked=matches)
    play = chunk_player(game, base, seed, backend, len(seats))
    play((0, 0))  # compiles
    started = time.perf_counter()
    try:
        workers = (workers or os.cpu_count() or 1) if backend == "native" else 1
        for lengths, wins in in_threads(play, chunks(matches, CHUNK[backend]), workers):
            result.lengths += lengths
            result.wins += wins
            progress(result.matches)
    except KeyboardInterrupt:
        pass
    result.seconds = time.perf_counter() - started
    result.cut = int(result.lengths[game.box.cap.choices])
    return result


def check(game: Game, seats: tuple[str, ...], seed: int, backend: str) -> None:
    """Raise ValueError unless there are such matches to play."""
    check_seats(game.box, seats)
    if not 0 <= seed < MOST_SEED:
        raise ValueError(f"expected a seed from 0 to 2**63 - 1; got {seed}")
    if backend not in BACKENDS:
        raise ValueError(f"expected a backend among {', '.join(BACKENDS)}; got {backend!r}")


def nothing_yet(game: Game, seats: int) -> tuple[Counts, Counts]:
    """Counts of no matches."""
    return np.zeros(game.box.cap.choices + 1, np.int64), np.zeros((seats, seats), np.int64)


def chunk_player(
    game: Game, base: Any, seed: int, backend: str, seats: int
) -> Callable[[tuple[int, int]], tuple[Counts, Counts]]:
    """Plays the matches from one number to another, on a backend."""
    native = backend == "native"
    (run,) = (compiler.native if native else interpreted)(game, tally)
    start = base.to_record() if native else [base]

    def play(chunk: tuple[int, int]) -> tuple[Counts, Counts]:
        lengths, wins = nothing_yet(game, seats)
        run(start, seed, *chunk, game.box.cap.choices, lengths, wins)
        return lengths, wins

    return play


def chunks(matches: int, size: int) -> Iterator[tuple[int, int]]:
    """The numbers 0 to `matches` in pieces."""
    for start in range(0, matches, size):
        yield start, min(start + size, matches)


def in_threads(
    play: Callable[[tuple[int, int]], tuple[Counts, Counts]], pieces: Iterator[tuple[int, int]], workers: int
) -> Iterator[tuple[Counts, Counts]]:
    """Each piece played, in any order, a few at a time so that stopping is quick."""
    if workers == 1:
        yield from map(play, pieces)
        return
    with ThreadPoolExecutor(workers) as pool:
        running: set[Future[tuple[Counts, Counts]]] = {pool.submit(play, piece) for piece in islice(pieces, workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play, piece) for piece in islice(pieces, len(done))}
            yield from (future.result() for future in done)
