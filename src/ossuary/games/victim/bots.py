"""A plain player of Victim!: save whoever is about to die, otherwise help the attack."""

from ossuary.games.victim.state import DICE, Aim, Die, Table
from ossuary.kernel.luck import Luck

LAST_POINT = 1
BLUFF = 12  # one plan in so many is thrown away, so that nobody can count on us


def choose(s: Table, seat: int, legal: list[int], luck: Luck) -> int:
    """Save a Victim with one point; otherwise help the Attacker, and now and then do something else."""
    if luck.below(BLUFF) == 0:
        return legal[luck.below(len(legal))]
    friend = s.victim if s.health[s.victim] == LAST_POINT else s.attacker
    left = (seat + 1) % len(s.health)
    aim = Aim.LEFT if friend == left else Aim.RIGHT
    return aim * DICE + Die.SUPPORT
