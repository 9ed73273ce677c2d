"""Two simple players: one that chooses at random, and the hand-made one that a game brings along."""

import secrets
from collections.abc import Callable
from typing import TypeAlias

from ossuary.kernel.contract import Game
from ossuary.kernel.luck import Luck
from ossuary.kernel.state import State

# What a player is: from the state as its seat sees it, the seat and the legal choices, to a choice.
Player: TypeAlias = Callable[[State, int, list[int]], int]

LEVELS = ("simple", "random")


def player(game: Game, level: str = "simple", seed: int | None = None) -> Player:
    """A player of this game; the same seed makes the same choices."""
    luck = Luck(secrets.randbits(62) if seed is None else seed)
    heuristic = game.heuristic if level == "simple" else None

    def at_random(view: State, seat: int, legal: list[int]) -> int:
        return legal[luck.below(len(legal))]

    def by_hand(view: State, seat: int, legal: list[int]) -> int:
        return game.heuristic(view, seat, legal, len(legal), luck) if game.heuristic else legal[0]

    return by_hand if heuristic else at_random
