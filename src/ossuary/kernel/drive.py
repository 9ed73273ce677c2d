"""What a driver is written with: a loop over matches that `compile.py` binds to one game and one backend.

A driver's state, luck and list of choices are its own, so that each backend may keep them where it is fastest:
Python objects, a core's stack, a GPU thread's registers. All of these are given their meaning by the binding.
"""

from typing import Any

from ossuary.kernel.contract import legal, view
from ossuary.kernel.luck import Luck
from ossuary.kernel.state import State

TO_BE_BOUND: Any = object()  # what a driver's global holds that `compile.py` is to give its meaning


def new_state() -> State:
    """A state of the game that is being driven."""
    raise NotImplementedError


def new_luck() -> Luck:
    """A luck without a tape or a listener; give it a stream with `reseed`."""
    raise NotImplementedError


def new_list() -> list[int]:
    """Room for the choices of one `legal` list, or the standings of `scores`."""
    raise NotImplementedError


def below(luck: Luck, n: int) -> int:
    """A number under `n` straight from the generator: no outcome of the game, never on a tape."""
    return luck.below(n)


def reseed(luck: Luck, seed: int, match: int) -> None:
    """Start the stream of a numbered match."""
    luck.seed(seed, match)


def any_choice(s: State, seat: int, luck: Luck, out: list[int]) -> int:
    """One of the seat's legal choices, each as likely."""
    n = legal(s, seat, out)
    return out[below(luck, n)]


CHOICES: Any = TO_BE_BOUND  # how many the game has


def any_of_all(s: State, seat: int, luck: Luck, out: list[int]) -> int:
    """`any_choice` where the box says that every choice is always open: no list is made."""
    return below(luck, CHOICES)


def hand_made(s: State, seat: int, legal: list[int], n: int, luck: Luck) -> int:
    """The choice of the player that the game brings along, from what its seat sees."""
    raise NotImplementedError


def by_hand(s: State, seat: int, luck: Luck, out: list[int]) -> int:
    """What stands for `any_choice` where hand-made players play."""
    seen = new_state()
    view(s, seat, seen)
    return hand_made(seen, seat, out, legal(s, seat, out), luck)


def first_of(seats: int) -> int:
    """The lowest seat in a set that is not empty."""
    return (seats & -seats).bit_length() - 1


def first_of_bits(seats: int) -> int:
    """`first_of` where numbers have no methods: counts the ones below the lowest, which compilers know how to do."""
    below_it = (seats & -seats) - 1
    seat = 0
    while below_it:
        seat += 1
        below_it &= below_it - 1
    return seat


cuda: Any = TO_BE_BOUND  # where the next one runs


def first_of_cuda(seats: int) -> int:
    """`first_of` on a GPU, which has an instruction for it."""
    return cuda.ffs(seats) - 1
