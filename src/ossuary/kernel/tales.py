"""How events become sentences: a template for each kind, with names for its details.

Templates are data, so that another language is another table, and a client can tell a story without any rules.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from ossuary.kernel.contract import Line
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.state import NONE

# What a detail's number stands for, in words: from the number and the seats' names.
Sense: TypeAlias = Callable[[int, Sequence[str]], str]
UNKNOWN = "?"


class Tale(NamedTuple):
    """A kind of event: whose doing it is, and how it is told."""

    rule: str  # "R3.2"
    details: str  # what its numbers are called, in order: "attacker one two"
    text: str  # "{attacker} rolls {one} and {two}."


def shown(number: int) -> str:
    """A number of a state that may be a view."""
    return UNKNOWN if number == HIDDEN else str(number)


def seat(number: int, names: Sequence[str]) -> str:
    """A seat, by its name."""
    return "nobody" if number == NONE else names[number]


def seats(number: int, names: Sequence[str]) -> str:
    """A set of seats, by their names."""
    *others, last = [name for at, name in enumerate(names) if number >> at & 1]
    return f"{', '.join(others)} and {last}" if others else last


def one_of(words: Mapping[Any, str]) -> Sense:
    """One of several words."""
    return lambda number, names: words[number]


def retell(tale: Tale, event: Sequence[int], names: Sequence[str], senses: Mapping[str, Sense]) -> Line:
    """An event told; details without a sense are plain numbers, hidden ones a question mark."""
    details = tale.details.split()
    words = {
        detail: senses[detail](number, names) if detail in senses and number != HIDDEN else shown(number)
        for detail, number in zip(details, event[1 : 1 + len(details)], strict=True)
    }
    return Line(tale.text.format(**words), tale.rule)
