"""What a match keeps: the rows of its log, the events it has told, the step it is in; and how it refuses."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ossuary.kernel.luck import Draw
from ossuary.kernel.state import State


class MatchError(ValueError):
    """Something that cannot be done in this match now: what was expected, and what came."""


class NotAsked(MatchError):
    """A choice, or an outcome, that the match is not waiting for."""


class IllegalChoice(MatchError):
    """A choice that is not open, or words that name none."""


class ImpossibleOutcome(MatchError):
    """An outcome that this die or deck cannot give."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """A row of the log: a seat's choice, as it counted."""

    seat: int
    choice: int
    words: str


@dataclass(frozen=True, slots=True)
class Fell:
    """A row of the log: an outcome of chance."""

    draw: Draw
    outcome: int
    words: str


@dataclass(frozen=True, slots=True)
class Told:
    """A numbered event, whole. What a seat is shown of it is `Match.shown`; `address` is who is shown all of it."""

    number: int
    event: tuple[int, ...]
    address: int  # seats, one bit each
    after: int  # how many rows of the log came before it


@dataclass
class Step:
    """What the rules are being run on: where they started, which choices they resolve, what has fallen since."""

    base: State
    choices: list[tuple[int, int]] | None  # None for setup
    tape: list[int] = field(default_factory=list[int])
    told: int = 0


def same_words(text: str, words: str, names: Sequence[str]) -> bool:
    """Whether a text says these words: case does not count, except in seats' names (that differ from a word by it)."""
    given, meant = text.replace(",", " , ").split(), words.replace(",", " , ").split()

    def same(a: str, b: str) -> bool:
        return a == b or (a.lower() == b.lower() and a not in names and (b not in names or b == b.lower()))

    return len(given) == len(meant) and all(map(same, given, meant))


def listed(names: Iterable[str]) -> str:
    """Names as facts list them: by commas, `-` for none."""
    return ",".join(names) or "-"
