"""Three modes agree: interpreted, native and CUDA rules give the same bytes and tell the same events."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kit import Setting, opening, seatings, settings
from ossuary.kernel import compile as compiler
from ossuary.kernel.binding import Binder, interpreted, room
from ossuary.kernel.contract import Game, redeal, view
from ossuary.kernel.luck import LAB, Luck
from ossuary.lab.play import deal, final, final_kernel, step, tally, tally_kernel

needs_numba = pytest.mark.skipif(not compiler.has_numba(), reason="no Numba for this machine")
needs_cuda = pytest.mark.skipif(not compiler.has_cuda(), reason="no numba-cuda for this machine")

MATCHES = 2_000
SEED = 20
FIELDS = ("a", "b", "c", "d")


def begin(states: Any, base: Any, lucks: Any, seed: int, match: int) -> None:
    """A driver: lay out a numbered match."""
    deal(states[0], base[0], lucks[0], seed, match)


def advance(states: Any, lucks: Any, out: Any) -> None:
    """A driver: one choice."""
    step(states[0], lucks[0], out)


def native_events(luck: Any) -> list[tuple[int, ...]]:
    """What a compiled, listening luck heard since it was last emptied."""
    events = [tuple(row) for row in luck[0].log[: luck[0].told].tolist()]
    luck[0].told = 0
    return events


def compare(game: Game, setting: Setting, matches: range, *, bounds: bool = False) -> int:
    """Play numbered matches side by side; after every choice states and events must agree."""
    native_begin, native_advance = compiler.native(game, begin, advance, play=True, bounds=bounds)
    plain_begin, plain_advance = interpreted(game, begin, advance)
    base = opening(game, *setting)
    record, states, lucks = base.to_record(), np.zeros(1, game.State.dtype), np.zeros(1, compiler.PLAY_LUCK)
    out, list_out = np.zeros(room(game), np.int32), [0] * room(game)
    plain, choices = [game.State()], 0
    for match in matches:
        luck = Luck(keep=True)
        native_begin(states, record, lucks, SEED, match)
        plain_begin(plain, [base], [luck], SEED, match)
        for _ in range(game.box.cap.choices + 1):
            assert plain[0].to_bytes() == states.tobytes()
            assert luck.events == native_events(lucks)
            if not plain[0].awaiting:
                break
            luck.events = []
            native_advance(states, lucks, out)
            plain_advance(plain, [luck], list_out)
            choices += 1
        assert [int(lucks[0][word]) for word in FIELDS] == [luck.a, luck.b, luck.c, luck.d]
    return choices


@needs_numba
def test_interpreted_and_native_matches_are_the_same_bytes_and_events(game: Game) -> None:
    each = -(-MATCHES // len(settings(game)))
    for number, setting in enumerate(settings(game)):
        assert compare(game, setting, range(number * each, (number + 1) * each)) > each


@needs_numba
def test_native_rules_stay_within_bounds(game: Game) -> None:
    for setting in settings(game):
        assert compare(game, setting, range(100), bounds=True) > 100


@needs_numba
def test_lab_builds_play_the_same_matches_as_listening_ones(game: Game) -> None:
    for setting in settings(game):
        base, count = opening(game, *setting), 150
        here = np.zeros(count, game.State.dtype)
        compiler.native(game, final)[0](base.to_record(), SEED, 0, count, game.box.cap.choices, here)
        there = [game.State() for _ in range(count)]
        interpreted(game, final)[0]([base], SEED, 0, count, game.box.cap.choices, there)
        assert [s.to_bytes() for s in there] == [here[n].tobytes() for n in range(count)]


@needs_numba
def test_tallies_agree(game: Game) -> None:
    for seats in seatings(game):
        base, cap = opening(game, seats), game.box.cap.choices
        results: list[list[list[int]]] = []
        for play, start in ((compiler.native(game, tally)[0], base.to_record()), (interpreted(game, tally)[0], [base])):
            lengths, wins = np.zeros(cap + 1, np.int64), np.zeros((seats, seats), np.int64)
            play(start, SEED, 0, 200, cap, lengths, wins)
            results.append([lengths.tolist(), wins.tolist()])
        assert results[0] == results[1]


@needs_numba
def test_hand_made_players_play_the_same_matches_compiled(game: Game) -> None:
    for setting in settings(game):
        base, count, cap = opening(game, *setting), 60, game.box.cap.choices
        here = np.zeros(count, game.State.dtype)
        compiler.native(game, final, by_hand=True)[0](base.to_record(), SEED, 0, count, cap, here)
        there = [game.State() for _ in range(count)]
        interpreted(game, final, by_hand=True)[0]([base], SEED, 0, count, cap, there)
        assert [s.to_bytes() for s in there] == [here[n].tobytes() for n in range(count)]
        assert all(s.over for s in there)


def look(states: Any, seat: int, views: Any) -> None:
    """A driver: a seat's view of a state."""
    view(states[0], seat, views[0])


def redealt(states: Any, seat: int, lucks: Any) -> None:
    """A driver: a redeal."""
    redeal(states[0], seat, lucks[0])


@needs_numba
def test_views_and_redeals_agree(game: Game) -> None:
    seats = game.box.seats[1]
    native = compiler.native(game, begin, advance, look, redealt)
    plain = interpreted(game, begin, advance, look, redealt)
    base = opening(game, seats)
    states, lucks, seen = np.zeros(1, game.State.dtype), np.zeros(1, LAB), np.zeros(1, game.State.dtype)
    s, luck, plain_seen = [game.State()], [Luck()], [game.State()]
    for match in range(20):
        native[0](states, base.to_record(), lucks, SEED, match)
        plain[0](s, [base], luck, SEED, match)
        for _ in range(12):
            for seat in range(-1, seats):
                native[2](states, seat, seen)
                plain[2](s, seat, plain_seen)
                assert seen.tobytes() == plain_seen[0].to_bytes()
                native[3](states, seat, lucks)
                plain[3](s, seat, luck)
                assert states.tobytes() == s[0].to_bytes()
            if not s[0].awaiting:
                break
            native[1](states, lucks, np.zeros(room(game), np.int32))
            plain[1](s, luck, [0] * room(game))


@needs_numba
@pytest.mark.parametrize("length", [0, 5])
def test_compiled_rules_read_a_tape_and_say_when_it_is_too_short(game: Game, length: int) -> None:
    native, plain = compiler.native(game, begin, advance, play=True), interpreted(game, begin, advance)
    base, out = opening(game, game.box.seats[0]), np.zeros(room(game), np.int32)
    tape = [0] * length  # a choice of Victim! draws four dice or more, one of Pig a single one
    luck, s = Luck(SEED, tape=tape, keep=True), [game.State()]
    lucks, states = taped(tape), np.zeros(1, game.State.dtype)
    native[0](states, base.to_record(), lucks, SEED, 0)
    plain[0](s, [base], [luck], SEED, 0)
    for _ in range(2):
        native[1](states, lucks, out)
        plain[1](s, [luck], [0] * room(game))
        assert states.tobytes() == s[0].to_bytes()
        assert luck.events == [tuple(row) for row in lucks[0].log[: lucks[0].told].tolist()]
        assert lucks[0].at == luck.at
        assert bool(lucks[0].short) == (luck.at > length)


def taped(tape: list[int]) -> Any:
    """A compiled luck with a tape."""
    lucks = np.zeros(1, compiler.PLAY_LUCK)
    lucks["tape"][0, : len(tape)] = tape
    lucks["length"] = len(tape)
    return lucks


# --- CUDA, without a GPU ---


def kernel_of_everything(states: Any, lucks: Any, seat: int) -> None:
    """A kernel that calls what the lab's kernels do not."""
    view(states[0], seat, states[1])
    redeal(states[1], seat, lucks[0])


@needs_cuda
@pytest.mark.parametrize(
    "kernel", [tally_kernel, final_kernel, kernel_of_everything], ids=lambda kernel: kernel.__name__
)
def test_every_rule_compiles_to_ptx_for_compute_capability_9(game: Game, kernel: Any) -> None:
    from numba import from_dtype, types

    states, lucks = from_dtype(game.State.dtype)[::1], from_dtype(LAB)[::1]
    number = types.int64
    ends = {tally_kernel: (types.uint32[::1],), final_kernel: (states,)}
    words = (states, *(number,) * 4, *ends[kernel]) if kernel in ends else (states, lucks, number)
    text = compiler.ptx(game, kernel, types.void(*words))
    assert ".target sm_90" in text
    assert ".entry" in text


@needs_cuda
def test_a_few_matches_agree_in_the_simulator_of_a_gpu(game: Game) -> None:
    script = Path(__file__).with_name("simulated.py")
    done = subprocess.run(
        [sys.executable, str(script), game.box.name], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("the same bytes in "), done.stdout


def forever(n: int) -> int:
    return onward(n)


def onward(n: int) -> int:
    return forever(n)


def test_rules_that_call_themselves_are_refused() -> None:
    with pytest.raises(TypeError, match="forever → onward → forever"):
        Binder({}, lambda function: function, {}).bind(forever)
