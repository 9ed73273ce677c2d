"""Where a match's outcomes come from: a stream that anybody can check afterwards, a person's real dice, or a script.

The stream. Before the match, whoever runs it draws a secret seed and publishes its SHA-256 (the *commitment*). Each
player's machine contributes some *entropy*. Every outcome is then drawn from

    HMAC-SHA256(seed, "ossuary/1 ENTROPY STEP HISTORY ATTEMPT")

At the end the seed is revealed, and `ossuary verify` draws everything again. What follows is enough to do that
elsewhere; tests/test_stream.py does. All text is UTF-8 in Unicode's NFC, lines are joined by one \\n with none after
the last, and a SHA-256 is written as 64 hexadecimal digits in lower case.

*seed* is the key: the bytes that `seed:` in a record's head writes in hexadecimal. ENTROPY is the head's `entropy:`, in
lower case without blanks. STEP counts the match's outcomes from 0, in decimal, and so does ATTEMPT the attempts at one.

HISTORY makes the luck of a match belong to just that match. It begins as the SHA-256 of these lines:

    game: victim
    rules: 1
    seats: Ann, Bo, Cy
    options: first=Bo, health.Ann=6

`rules:` is the version under which it is played. `options:` names those alone that are set otherwise than they would be
if left out, spelt as in records (words in lower case, numbers without noughts before them, seats by their names, single
blanks), sorted by code point, joined by a comma and a blank; where there are none a blank follows the colon all the
same. So an option that a game gets later changes no old record's luck. Contents of a table's own follow as further
lines, without empty lines at their beginning or end.

Each choice then makes HISTORY the SHA-256 of two lines, HISTORY so far and the choice as the record has it:

    Bo: left sabotage

Choices that resolve together go in clockwise from the seat named first, whatever order they came in, and before any
outcome that follows. Outcomes do not go in: STEP counts them.

The number. The first eight bytes of the digest, highest first, are a whole number N below 2^64. W is the sum of the
draw's weights: each face of a die weighs 1, a colour as many as the faces it is on, a card as many as are left of it.
Where N is not below the largest multiple of W that is no larger than 2^64, it would favour some outcomes, so it is
refused, and ATTEMPT goes up by one. Otherwise N modulo W is a ticket, and outcomes hold tickets in their order, each as
many as it weighs: the first those from 0 on, the next those after. Their order is the one in which a match that waits
for the outcome names them: numbers upwards, colours and cards as the game's contents have them.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Protocol

from ossuary.kernel.luck import Draw, Needed, chosen

WHOLE = 1 << 64
NOBODYS = "-"  # entropy, where nobody gave any
DIGITS = {"commitment": 64, "seed": None, "entropy": None}  # of hexadecimal; None for any pairs of them


class BadHex(ValueError):
    """What a head may not hold under one of these keys: what was expected, and what came."""


class Fairness(Protocol):
    """Gives the outcome of a draw, or raises Needed where somebody else has to."""

    def outcome(self, draw: Draw, step: int, history: str) -> int: ...


class Stream:
    """The verifiable stream."""

    def __init__(self, seed: bytes | None = None, entropy: str = "-") -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed
        self.entropy = read_hex("entropy", entropy)

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


def read_hex(key: str, text: str) -> str:
    """Commitments and seeds are hexadecimal; entropy is one such number for each who gave some, by commas, or `-`.

    Case and blanks mean nothing, so they are taken out before anything is drawn from it.
    """
    value, length = "".join(text.split()).lower(), DIGITS[key]
    if key == "entropy" and value == NOBODYS:
        return value
    for part in value.split(",") if key == "entropy" else [value]:
        if not re.fullmatch(r"(?:[0-9a-f]{2})+", part) or len(part) != (length or len(part)):
            digits = f"{length} " if length else "pairs of "
            raise BadHex(f"expected {key}: in {digits}hexadecimal digits (0-9, a-f); got {text!r}")
    return value


def commitment_of(seed: bytes) -> str:
    """The SHA-256 of a seed."""
    return hashlib.sha256(seed).hexdigest()


def begin_history(lines: Sequence[str]) -> str:
    """The history of a match in which nobody has chosen yet: what game it is, and between whom."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def extend_history(history: str, line: str) -> str:
    """The history with one more line of the record in it."""
    return hashlib.sha256(f"{history}\n{line}".encode()).hexdigest()
