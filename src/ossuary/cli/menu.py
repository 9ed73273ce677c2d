"""What stands under a question in the terminal: which choices, and what is typed for each."""

import re
from random import SystemRandom

from ossuary.match.match import Match

SUGGESTED = 3  # texts, where any may be typed
OWN_NUMBER = re.compile(r" (0|[1-9][0-9]?)$")  # at the end of a choice's words


def suggestions(match: Match, seat: int) -> dict[int, str]:
    """A few choices of many, for whoever has no idea of their own."""
    words = match.choice_words(seat)
    return dict(sorted(SystemRandom().sample(sorted(words.items()), min(SUGGESTED, len(words)))))


def menu(words: dict[int, str]) -> dict[str, int]:
    """What is typed for each choice: the number that ends its words, if each has its own (3: play 3), or its place."""
    own = [found[1] for each in words.values() if (found := OWN_NUMBER.search(each))]
    numbers = own if len(set(own)) == len(words) else [str(place) for place in range(1, len(words) + 1)]
    return dict(zip(numbers, words, strict=True))
