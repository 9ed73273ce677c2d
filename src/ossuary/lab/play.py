"""One match after another between seats that choose at random: the loop that every backend runs.

Match number n of a seed is the same match on every backend, whoever plays the ones before it.
"""

from typing import Any

from ossuary.kernel.contract import choose, scores, setup
from ossuary.kernel.drive import TO_BE_BOUND, any_choice, first_of, new_list, new_luck, new_state, reseed
from ossuary.kernel.luck import Luck
from ossuary.kernel.state import State, assign


def deal(s: State, base: State, luck: Luck, seed: int, match: int) -> None:
    """Begin a match: the options, its own stream of luck, and the opening."""
    assign(s, base)
    reseed(luck, seed, match)
    setup(s, luck)


def step(s: State, luck: Luck, out: list[int]) -> None:
    """One choice, by the first seat that is awaited."""
    seat = first_of(s.awaiting)
    choose(s, seat, any_choice(s, seat, luck, out), luck)


def play_out(s: State, luck: Luck, out: list[int], cap: int) -> int:
    """The rest of a match, or as much of it as the cap allows; returns how many choices that took."""
    length = 0
    while s.awaiting and length < cap:
        step(s, luck, out)
        length += 1
    return length


def share(winners: int, wins: Any) -> None:
    """One more win for each winner, in the column of how many won: `wins[seat, 0]` are those won alone."""
    among = 0
    for seat in range(len(wins)):
        among += winners >> seat & 1
    for seat in range(len(wins)):
        wins[seat, among - 1] += winners >> seat & 1


def tally(base: Any, seed: int, start: int, stop: int, cap: int, lengths: Any, wins: Any) -> None:
    """Play matches `start` to `stop`: count lengths in choices (cut at the cap), and wins by how many shared them."""
    s = new_state()
    luck = new_luck()
    out = new_list()
    for match in range(start, stop):
        deal(s, base[0], luck, seed, match)
        lengths[play_out(s, luck, out, cap)] += 1
        share(scores(s, out), wins)


def final(base: Any, seed: int, start: int, stop: int, cap: int, states: Any) -> None:
    """The final state of each match, for comparing backends byte by byte."""
    s = new_state()
    luck = new_luck()
    out = new_list()
    for match in range(start, stop):
        deal(s, base[0], luck, seed, match)
        play_out(s, luck, out, cap)
        assign(states[match - start], s)


# --- the same two on a GPU ---

cuda: Any = TO_BE_BOUND
PACE = 2  # choices between looking whether a match is over: a new deal makes the whole warp wait


def tally_kernel(base: Any, seed: int, start: int, stop: int, cap: int, results: Any) -> None:
    """Each match's length and winners (length << 16 | winners); a thread deals itself a new match when one ends."""
    s = new_state()
    luck = new_luck()
    out = new_list()
    stride = cuda.gridsize(1)
    match = start + cuda.grid(1)
    if match < stop:
        deal(s, base[0], luck, seed, match)
    length = 0
    while match < stop:
        for _ in range(PACE):
            if s.awaiting and length < cap:
                step(s, luck, out)
                length += 1
        if s.awaiting == 0 or length >= cap:
            results[match - start] = length << 16 | int(scores(s, out))  # NumPy, in the simulator, counts in bytes
            match += stride
            length = 0
            deal(s, base[0], luck, seed, match)


def final_kernel(base: Any, seed: int, start: int, stop: int, cap: int, states: Any) -> None:
    """The final state of each match."""
    s = new_state()
    luck = new_luck()
    out = new_list()
    for match in range(start + cuda.grid(1), stop, cuda.gridsize(1)):
        deal(s, base[0], luck, seed, match)
        play_out(s, luck, out, cap)
        assign(states[match - start], s)
