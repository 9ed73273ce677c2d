"""A hand-made player of Pig."""

from ossuary.games._template.content import BUST
from ossuary.games._template.state import Action, Table
from ossuary.kernel.luck import Luck


def choose(s: Table, seat: int, legal: list[int], n: int, luck: Luck) -> int:
    """Hold to win, or once the next roll would lose as much as it gains: at 20, with the die in the box.

    `s` is this seat's view, and the first `n` of `legal` are open. A player that leaves something to chance asks
    `below(luck, sides)`, from the kernel's `drive.py`.
    """
    if s.banked[seat] + s.total >= s.goal:
        return Action.HOLD
    gain = sum(weight * points for weight, points in zip(s.weights, s.points, strict=True))
    busting = sum(weight for weight, points in zip(s.weights, s.points, strict=True) if points == BUST)
    return Action.HOLD if busting * s.total >= gain else Action.ROLL
