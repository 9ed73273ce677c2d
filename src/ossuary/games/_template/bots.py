"""A hand-made player of Pig."""

from ossuary.games._template.content import BUST, FACES
from ossuary.games._template.state import Action, Table
from ossuary.kernel.luck import Luck


def choose(s: Table, seat: int, legal: list[int], n: int, luck: Luck) -> int:
    """Hold to win, or once the next roll would lose as much as it gains: at 20, with the die in the box.

    `s` is this seat's view, and the first `n` of `legal` are open. A player that leaves something to chance asks
    `below(luck, sides)`, from the kernel's `drive.py`. Written like a rule, it can be compiled like one.
    """
    if s.banked[seat] + s.total >= s.goal:
        return Action.HOLD
    gain = 0
    busting = 0
    for face in range(FACES):
        gain += s.weights[face] * s.points[face]
        busting += s.weights[face] if s.points[face] == BUST else 0
    return Action.HOLD if busting * s.total >= gain else Action.ROLL
