"""What stands under a question in the terminal: which choices, and what is typed for each."""

import re
import unicodedata
from collections.abc import Mapping
from random import SystemRandom
from typing import TypeVar

from ossuary.match.match import Match

OWN_NUMBER = re.compile(r" (0|[1-9][0-9]?)$")  # at the end of a choice's words
SUGGESTED = 3  # texts, where any may be typed
Picked = TypeVar("Picked")


def suggestions(match: Match, seat: int) -> dict[int, str]:
    """A few choices of many, for whoever has no idea of their own."""
    words = match.choice_words(seat)
    return dict(sorted(SystemRandom().sample(sorted(words.items()), min(SUGGESTED, len(words)))))


def menu(words: dict[int, str]) -> dict[str, int]:
    """What is typed for each choice: the number that its words end in, where each has one of its own, so that 3 can

    mean nothing but `play 3`; else its place in the list.
    """
    own = [found[1] for each in words.values() if (found := OWN_NUMBER.search(each))]
    numbers = own if len(set(own)) == len(words) else [str(place) for place in range(1, len(words) + 1)]
    return dict(zip(numbers, words, strict=True))


def picked(word: str, numbered: Mapping[str, Picked]) -> Picked | None:
    """What stands in a menu by the number that was typed, full-width digits too; None for any other word."""
    return numbered.get(unicodedata.normalize("NFKC", word))
