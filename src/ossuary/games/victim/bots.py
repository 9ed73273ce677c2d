"""A plain player of Victim!: save whoever is about to die, otherwise help the attack."""

from ossuary.games.victim.state import DICE, SEATS, Aim, Die, Table
from ossuary.kernel.drive import below
from ossuary.kernel.luck import Luck

LAST_POINT = 1
BLUFF = 12  # one plan in so many is thrown away, so that nobody can count on us


def choose(s: Table, seat: int, legal: list[int], n: int, luck: Luck) -> int:
    """Save a Victim with one point; otherwise help the Attacker, and now and then do something else."""
    if below(luck, BLUFF) == 0:
        return legal[below(luck, n)]
    friend = s.victim if s.health[s.victim] == LAST_POINT else s.attacker
    left = (seat + 1) % SEATS
    aim = Aim.LEFT if friend == left else Aim.RIGHT
    return aim * DICE + Die.SUPPORT
