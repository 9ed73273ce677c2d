"""Counting many matches: the same counts however they are divided, and intervals that hold what they say."""

import math
from importlib.metadata import version
from pathlib import Path

import numpy as np
import pytest

from kit import EVERY_GAME, NAMES, opening
from ossuary import games
from ossuary.kernel import compile as compiler
from ossuary.kernel.cache import sources_hash
from ossuary.lab import simulate as simulation
from ossuary.lab.estimate import mean_interval, share_interval, spread
from ossuary.lab.simulate import chunks, simulate
from ossuary.lab.speed import interpreted_matches, native_matches, steps_in_a_match
from test_modes import needs_numba

VICTIM = games.load("victim")
TRIO = tuple(NAMES[:3])


@needs_numba
def test_counts_do_not_depend_on_chunks_workers_or_backend(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(VICTIM, TRIO, 400, seed=2, workers=1)
    monkeypatch.setitem(simulation.CHUNK, "native", 37)
    for other in (
        simulate(VICTIM, TRIO, 400, seed=2, workers=3),
        simulate(VICTIM, TRIO, 400, seed=2, backend="interpreted"),
    ):
        assert (whole.lengths == other.lengths).all()
        assert (whole.wins == other.wins).all()


@needs_numba
def test_random_victim_matches_are_as_long_and_as_fair_as_they_exactly_are() -> None:
    result = simulate(VICTIM, TRIO, 400_000, seed=3, options="first=Ann")
    assert abs(result.length.value - 19.892681) < 4 * 5.381 / math.sqrt(400_000)
    for seat, exact in enumerate((0.370899, 0.337357, 0.291744)):
        assert abs(result.share(seat).value - exact) < 4 * math.sqrt(exact * (1 - exact) / 400_000)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_match_is_counted_and_somebody_wins_it(name: str) -> None:
    game = games.load(name)
    seats = tuple(NAMES[: game.box.seats[1]])
    result = simulate(game, seats, 3_000)
    assert result.matches == 3_000
    assert result.cut == 0
    assert sum(result.share(seat).value for seat in range(len(seats))) == pytest.approx(1)


@pytest.mark.parametrize("backend", ["native", "interpreted"])
@pytest.mark.parametrize(
    ("seats", "seed", "message"),
    [
        (TRIO[:2], 0, "expected 3 seats for Victim!; got 2"),
        ((*TRIO, "Dee"), 0, "expected 3 seats for Victim!; got 4"),
        (("Ann", "Bo", "Ann"), 0, "expected every seat's name once"),
        (("Ann", "Bo", "C y"), 0, "expected a seat name"),
        (TRIO, -1, r"expected a seed from 0 to 2\*\*63 - 1; got -1"),
        (TRIO, 1 << 63, r"expected a seed from 0 to 2\*\*63 - 1; got 9223372036854775808"),
    ],
)
@needs_numba
def test_what_cannot_be_simulated_is_refused_whatever_the_backend(
    backend: str, seats: tuple[str, ...], seed: int, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        simulate(VICTIM, seats, 10, seed=seed, backend=backend)


def test_a_backend_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a backend among native, interpreted; got 'abacus'"):
        simulate(VICTIM, TRIO, 10, backend="abacus")


def test_progress_is_told_as_it_comes() -> None:
    told: list[int] = []
    simulate(VICTIM, TRIO, 250, backend="interpreted", progress=told.append)
    assert told == [100, 200, 250]


def test_stopping_keeps_what_is_counted() -> None:
    def stop(played: int) -> None:
        if played >= 200:
            raise KeyboardInterrupt

    result = simulate(VICTIM, TRIO, 10_000, backend="interpreted", progress=stop)
    assert (result.matches, result.asked) == (200, 10_000)


def test_chunks_cover_every_number_once() -> None:
    assert [n for start, stop in chunks(10, 3) for n in range(start, stop)] == list(range(10))


def test_without_numba_the_lab_runs_interpreted_and_native_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiler, "has_numba", lambda: False)
    assert simulate(VICTIM, TRIO, 20).backend == "interpreted"
    with pytest.raises(compiler.Unavailable, match=r"ossuary\[fast\]"):
        simulate(VICTIM, TRIO, 20, backend="native")


def test_a_share_lies_within_its_interval_about_as_often_as_promised() -> None:
    generator = np.random.default_rng(1)
    inside = 0
    for wins in generator.binomial(500, 0.3, 2000):
        interval = share_interval(float(wins), float(wins), 500)
        inside += interval.low <= 0.3 <= interval.high
    assert 0.93 < inside / 2000 < 0.97


def test_a_share_of_shared_wins_lies_within_its_interval_about_as_often_as_promised() -> None:
    """Shared wins vary less than wins, so their interval is narrower than the one for wins alone."""
    generator = np.random.default_rng(2)
    inside = 0
    for lost, shared, won in generator.multinomial(500, (0.2, 0.6, 0.2), 2000):
        interval = share_interval(won + shared / 2, won + shared / 4, lost + shared + won)
        inside += interval.low <= 0.5 <= interval.high
    assert 0.93 < inside / 2000 < 0.97


def test_a_match_or_two_make_nothing_certain() -> None:
    assert share_interval(0.5, 0.25, 1)[1:] == pytest.approx(share_interval(5, 5, 10)[1:], abs=0.3)
    for matches in (1, 2, 3):
        low, high = share_interval(matches / 2, matches / 4, matches)[1:]
        assert high - low > 0.3
    one = mean_interval(np.array([0, 0, 1]))
    assert one.value == 2
    assert math.isnan(one.low)
    assert math.isnan(one.high)
    assert math.isnan(spread(np.array([0, 0, 1])))


def test_a_mean_lies_within_its_interval_about_as_often_as_promised() -> None:
    generator = np.random.default_rng(3)
    inside = 0
    for numbers in generator.binomial(40, 0.5, (2000, 40)):
        interval = mean_interval(np.bincount(numbers, minlength=41))
        inside += interval.low <= 20 <= interval.high
    assert 0.93 < inside / 2000 < 0.965


def test_intervals_at_the_edges_stay_within_nought_and_one() -> None:
    assert share_interval(0, 0, 100).low == 0
    assert share_interval(100, 100, 100).high == 1
    assert share_interval(0, 0, 0)[1:] == (0.0, 1.0)
    assert math.isnan(mean_interval(np.zeros(4, np.int64)).value)


def test_means_and_spreads_of_counts() -> None:
    counts = np.array([0, 2, 0, 2])
    assert mean_interval(counts).value == 2
    assert spread(counts) == pytest.approx(math.sqrt(4 / 3))
    assert mean_interval(counts).high == pytest.approx(2 + 1.959964 * math.sqrt(4 / 3) / 2)


@needs_numba
def test_speeds_are_measured() -> None:
    base = opening(VICTIM, 3)
    assert interpreted_matches(VICTIM, base, 5, repeats=1) > 0
    assert native_matches(VICTIM, base, 5, repeats=1) > 0
    assert 90 < steps_in_a_match(VICTIM, base) < 170


@needs_numba
def test_compiled_rules_are_cached_by_a_hash_of_all_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    simulate(VICTIM, TRIO, 5)
    (folder,) = (tmp_path / "ossuary" / "native").iterdir()
    assert folder.name == sources_hash(version("numba"))
    assert list(folder.rglob("*.nbi"))


@needs_numba
def test_where_there_is_no_home_rules_are_compiled_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    assert simulate(VICTIM, TRIO, 5).matches == 5


@needs_numba
def test_where_nothing_can_be_cached_rules_are_compiled_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    assert simulate(VICTIM, TRIO, 5).matches == 5
