"""Where a match's outcomes come from: a stream that anybody can check afterwards, a person's real dice, or a script.

The stream. Before the match, whoever runs it draws a secret seed and publishes its SHA-256 (the *commitment*). Each
player's machine contributes some *entropy*. Every outcome is then drawn from

    HMAC-SHA256(seed, "ossuary/1 ENTROPY STEP HISTORY ATTEMPT")

where STEP counts the match's outcomes from 0 and HISTORY is a SHA-256 over the game, its seats and options, and every
choice so far, so that the luck of a match belongs to just that match. The first eight bytes, as a number, are taken
modulo the draw's total weight; a number from the ragged end that would favour some outcomes is refused, and ATTEMPT
goes up by one. At the end the seed is revealed, and `ossuary verify` draws everything again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol

from ossuary.kernel.luck import Draw, Needed, chosen

WHOLE = 1 << 64


class Fairness(Protocol):
    """Gives the outcome of a draw, or raises Needed where somebody else has to."""

    def outcome(self, draw: Draw, step: int, history: str) -> int: ...


class Stream:
    """The verifiable stream."""

    def __init__(self, seed: bytes | None = None, entropy: str = "-") -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.entropy = entropy

    @property
    def commitment(self) -> str:
        """What is published before the match."""
        return commitment_of(self.seed)

    def outcome(self, draw: Draw, step: int, history: str) -> int:
        """The outcome of the match's draw number `step`."""
        attempt = 0
        while True:
            message = f"ossuary/1 {self.entropy} {step} {history} {attempt}".encode()
            number = int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
            if number < WHOLE - WHOLE % draw.total:
                return chosen(number % draw.total, draw.weights)
            attempt += 1


class RealDice:
    """A person rolls and draws: every outcome is asked for."""

    def outcome(self, draw: Draw, step: int, history: str) -> int:
        raise Needed(draw)


class Script:
    """Outcomes fixed beforehand, for tests; past its end it asks."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self.outcomes = outcomes

    def outcome(self, draw: Draw, step: int, history: str) -> int:
        if step >= len(self.outcomes):
            raise Needed(draw)
        return self.outcomes[step]


def commitment_of(seed: bytes) -> str:
    """The SHA-256 of a seed."""
    return hashlib.sha256(seed).hexdigest()


def begin_history(lines: Sequence[str]) -> str:
    """The history of a match in which nobody has chosen yet: what game it is, and between whom."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def extend_history(history: str, line: str) -> str:
    """The history with one more line of the record in it."""
    return hashlib.sha256(f"{history}\n{line}".encode()).hexdigest()
