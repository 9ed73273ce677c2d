"""Events: what a person at the table would have noticed, told by the rules as it happens.

A rule says `tell(luck, Event.HIT, victim, loss)`: a kind and up to seven whole numbers. The listener hangs on `luck`,
the rules' one link to the outside, so no second thing needs handing around; where nobody listens the call costs
nothing, and in the lab's builds `compile.py` removes it altogether.
"""

from typing import Any, TypeAlias

from ossuary.kernel.luck import Luck

WIDTH = 8  # numbers in an event: its kind, then its details, unused ones nought
HIDDEN = -128  # stands for what whoever is shown a view or an event may not know: no state and no event may mean it
ROOM = 256  # events a compiled, listening build can hold for one choice

Event: TypeAlias = tuple[int, int, int, int, int, int, int, int]


def tell(
    luck: Luck, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Say what happened, before the next thing does."""
    if luck.events is not None:
        luck.events.append((int(kind), int(a), int(b), int(c), int(d), int(e), int(f), int(g)))
        luck.told_at.append(luck.at)


def tell_nobody(
    luck: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """What `tell` becomes in builds for the lab."""


def tell_log(
    luck: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """What `tell` becomes in compiled builds that listen: a row of the luck's log."""
    if luck.told < ROOM:
        row = luck.log[luck.told]
        row[0] = kind
        row[1] = a
        row[2] = b
        row[3] = c
        row[4] = d
        row[5] = e
        row[6] = f
        row[7] = g
    luck.told += 1
