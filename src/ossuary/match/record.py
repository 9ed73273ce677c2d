"""The game record: to these games what PGN is to chess. Here its shape; what it means is played by `replay.py`.

game: victim
seats: Ann, Bo, Cy
---
* 6 1 3                  # outcomes of chance, in the order in which the game asks for them
Bo: left sabotage        # a seat's choice
= Cy.health 4            # an expectation
"""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

import ossuary
from ossuary.match.fairness import Stream
from ossuary.match.head import Head, RecordError, bare, numbered, read_head
from ossuary.match.log import Chosen
from ossuary.match.match import Match

MOST_LETTERS = 16_000_000
WIDTH = 100


class Kind(Enum):
    CHOICE = "choice"
    OUTCOMES = "outcomes"
    EXPECTATION = "expectation"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record's body."""

    line: int
    kind: Kind
    who: str  # the seat that chooses, or the fact that is expected
    words: str


def read(text: str) -> tuple[Head, Iterator[Entry]]:
    """A record's head, checked, and its body, line by line as it is asked for: what is wrong first is found first.

    How letters are composed is nothing that anybody sees, so it means nothing: all of it is read in Unicode's NFC.
    """
    if len(text) > MOST_LETTERS:
        raise RecordError(1, f"expected a record of at most {MOST_LETTERS:,} characters; got {len(text):,}")
    text = unicodedata.normalize("NFC", text.removeprefix("\ufeff").removesuffix("\n"))
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    head = read_head(lines)
    return head, read_body(lines, head)


# --- the body ---


def read_body(lines: Sequence[str], head: Head) -> Iterator[Entry]:
    """The lines after the head."""
    for number, line in numbered(lines, head.end):
        words = bare(line)
        if not words:
            continue
        mark, rest = words[0], words[1:].strip()
        if mark == "*":
            if not rest:
                raise RecordError(number, "expected outcomes after *; got none")
            yield Entry(number, Kind.OUTCOMES, "", rest)
        elif mark == "=":
            parts = rest.split(None, 1)
            if len(parts) < len(("fact", "value")):
                raise RecordError(number, f"expected = FACT VALUE; got {words!r}")
            yield Entry(number, Kind.EXPECTATION, *parts)
        else:
            who, colon, choice = (part.strip() for part in words.partition(":"))
            if not colon or not choice:
                raise RecordError(number, f"expected NAME: a choice, * outcomes, or = FACT VALUE; got {words!r}")
            if who not in head.seats:
                raise RecordError(number, f"expected a choice of one of {', '.join(head.seats)}; got {who!r}")
            yield Entry(number, Kind.CHOICE, who, choice)


# --- writing ---


def write(match: Match, *, reveal: bool | None = None, names: Mapping[str, str] | None = None) -> str:
    """The record of a match as far as it has come; a verifiable one's seed is revealed when it is over, or as told."""
    box = match.game.box
    lines = [f"game: {box.name}", f"seats: {', '.join(match.names)}"]
    typed_names = {seat: writable(typed) for seat, typed in (names or {}).items() if writable(typed)}
    if typed_names:
        lines.append("names: " + ", ".join(f"{seat}={typed}" for seat, typed in typed_names.items()))
    if match.options:
        lines.append(f"options: {match.options}")
    lines += [f"ossuary: {ossuary.__version__}", f"rules: {match.rules}"]
    if isinstance(match.fairness, Stream):
        lines.append(f"commitment: {match.fairness.commitment}")
        if match.over if reveal is None else reveal:
            lines.append(f"seed: {match.fairness.seed.hex()}")
        lines.append(f"entropy: {match.fairness.entropy}")
    if match.contents is not None:
        lines += ["--- contents", match.contents.rstrip("\n")]
    return "\n".join([*lines, "---", *write_rows(match), ""])


def writable(typed: str) -> str:
    """A name as typed, without what a line of the head cannot hold."""
    return "".join(letter for letter in typed if letter.isprintable() and letter not in ",#").strip()


def write_rows(match: Match) -> Iterator[str]:
    """The log in lines: outcomes run on, choices stand alone."""
    run = "*"
    for row in match.rows:
        if isinstance(row, Chosen):
            if run != "*":
                yield run
            run = "*"
            yield f"{match.names[row.seat]}: {row.words}"
        elif len(run) + len(row.words) >= WIDTH:
            yield run
            run = f"* {row.words}"
        else:
            run += f" {row.words}"
    if run != "*":
        yield run
    for seat in sorted(match.final):
        yield f"{match.names[seat]}: {match.held_words(seat)}"
