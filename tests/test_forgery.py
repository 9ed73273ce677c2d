"""Forged records by the dozen: a changed die is told from a changed choice."""

import random

import pytest

from ossuary import games
from ossuary.match import record
from ossuary.match.fairness import Stream
from ossuary.match.head import RecordError
from ossuary.match.match import Match
from ossuary.match.verify import Forged, verify

VICTIM = games.load("victim")


def honest(seed: int) -> list[str]:
    """The lines of a random match of Victim!."""
    match = Match(VICTIM, ("Ann", "Bo", "Cy"), "first=Ann", Stream(seed.to_bytes(32, "big"), "00"))
    chooser = random.Random(seed)
    while not match.over:
        match.choose(match.awaiting[0], chooser.randrange(VICTIM.box.choices))
    return record.write(match).splitlines()


def forged(lines: list[str]) -> RecordError:
    with pytest.raises(RecordError) as error:
        verify("\n".join(lines))
    return error.value


def with_die(lines: list[str], n: int, which: int, word: str) -> list[str]:
    """The same lines, one outcome changed."""
    words = lines[n].split()
    words[which] = word
    return [*lines[:n], " ".join(words), *lines[n + 1 :]]


def test_a_changed_die_is_no_changed_choice_because_a_few_dice_would_fit_one() -> None:
    """The four dice of this line fit another choice by chance; what follows does not."""
    lines = honest(16)
    assert lines[28] == "* 5 2 2 2 red white"
    error = forged(with_die(lines, 28, 1, "2"))
    assert "the seed gives 5; the record has 2" in str(error)
    assert error.line == 29


def test_a_choice_and_a_later_die_changed_the_choice_is_named() -> None:
    """It no longer explains all that follows, but so much that chance will not do."""
    lines = honest(3)
    choices = [n for n, line in enumerate(lines) if line.endswith(("support", "sabotage", "neutral"))]
    n, last = choices[2], choices[-2]
    name, _, words = lines[n].partition(": ")
    other = "left support" if words != "left support" else "right neutral"
    lines = with_die(lines, last + 1, 1, "5" if lines[last + 1].split()[1] != "5" else "4")
    error = forged([*lines[:n], f"{name}: {other}", *lines[n + 1 :]])
    assert isinstance(error, Forged)
    assert error.line == n + 1
    assert f"expected {name}: {words}; got {name}: {other}" in str(error)


def test_one_changed_die_is_hardly_ever_taken_for_a_choice() -> None:
    chooser, wrong = random.Random(1), 0
    for seed in range(4):
        lines = honest(seed)
        for n in [n for n, line in enumerate(lines) if line.startswith("*")][:-2]:
            which = chooser.randrange(1, 5)
            word = chooser.choice([word for word in "123456" if word != lines[n].split()[which]])
            wrong += "choice" in str(forged(with_die(lines, n, which, word)))
    assert wrong == 0
