"""What a match keeps: the rows of its log, the events it has told, the step it is in; and how it refuses."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple

from ossuary.kernel.luck import Draw
from ossuary.kernel.state import State

MARK = "\0"  # stands before a seat's name while words are compared: a letter that neither names nor words have
PIECES = re.compile(r"[,.]|[^\s,.]+")  # what words are compared by
QUOTED = 200  # letters of what came, in an error


class MatchError(ValueError):
    """Something that cannot be done in this match now: what was expected, and what came."""


class NotAsked(MatchError):
    """A choice, or an outcome, that the match is not waiting for."""


class IllegalChoice(MatchError):
    """A choice that is not open, or words that name none."""


class ImpossibleOutcome(MatchError):
    """An outcome that this die or deck cannot give."""


class Chosen(NamedTuple):
    """A row of the log: a seat's choice, as it counted."""

    seat: int
    choice: int
    words: str
    alone: int  # the choice as its own seat may know it: a text's number depends on what others wrote


@dataclass(frozen=True, slots=True)
class Fell:
    """A row of the log: an outcome of chance."""

    draw: Draw
    outcome: int
    words: str


class Told(NamedTuple):
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


def marked(names: Sequence[str]) -> tuple[str, ...]:
    """Seats' names so that they can be told from words that are spelt like them."""
    return tuple(MARK + name for name in names)


def unmarked(words: str) -> str:
    """The words as people read them."""
    return words.replace(MARK, "")


def find(text: str, words: Mapping[int, str], fold: Callable[[str], str] = str.casefold) -> int | None:
    """The number whose words these are: to the letter if any are, else whatever their case. How letters are composed

    is nothing that anybody sees, so it never counts. `fold` says which letters are the same but for their case.
    """
    text = unicodedata.normalize("NFC", text)
    exact = " ".join(text.split())
    to_the_letter = (number for number, each in words.items() if unmarked(each) == exact)
    whatever_case = (number for number, each in words.items() if same_words(text, each, fold))
    return next(chain(to_the_letter, whatever_case), None)


def same_words(text: str, words: str, fold: Callable[[str], str] = str.casefold) -> bool:
    """Whether a text says these words: case does not count, except in seats' names, which are marked in the words."""
    given, meant = PIECES.findall(text), PIECES.findall(words)
    return len(given) == len(meant) and all(same_word(*pair, fold) for pair in zip(given, meant, strict=True))


def same_word(given: str, meant: str, fold: Callable[[str], str]) -> bool:
    """Whether one word of a text is this one."""
    return given == meant[1:] if meant.startswith(MARK) else fold(given) == fold(meant)


def brief(message: str) -> str:
    """An error that quotes no more of what came than anybody wants to read."""
    expected, got, quote = message.partition("; got ")
    return re.sub(rf"(\S{{{QUOTED}}})\S+", r"\1…", expected) + got + cut(quote)


def cut(text: str) -> str:
    """The beginning of a long text."""
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}… ({len(text):,} characters)"


def listed(names: Iterable[str]) -> str:
    """Names as facts list them: by commas, `-` for none."""
    return ",".join(names) or "-"
