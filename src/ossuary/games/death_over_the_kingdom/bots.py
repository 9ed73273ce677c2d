"""A hand-made player of Death Over The Kingdom (a stub)."""

from ossuary.games.death_over_the_kingdom.state import Table
from ossuary.kernel.drive import below
from ossuary.kernel.luck import Luck


def choose(s: Table, seat: int, legal: list[int], n: int, luck: Luck) -> int:
    """Any."""
    return legal[below(luck, n)]
