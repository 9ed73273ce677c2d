"""How likely dice are to go over: for people who decide how many to roll."""

from functools import lru_cache

from ossuary.games.private_die.state import SIX


@lru_cache(1024)
def chance_over(number: int, room: int, ones: int) -> float:
    """The chance that so many dice sum to more than there is room for."""
    ways = {0: 1}
    for _ in range(number):
        added: dict[int, int] = {}
        for total, count in ways.items():
            for face in range(1, SIX + 1):
                worth = ones if face == 1 else face
                added[total + worth] = added.get(total + worth, 0) + count
        ways = added
    return sum(count for total, count in ways.items() if total > room) / SIX**number
