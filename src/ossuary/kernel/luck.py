"""Luck: what rules draw from in the middle of a sentence, as a rulebook rolls in the middle of one.

    pips = roll(luck, Draw.BATTLE, D6, s.attacker)          a die: 1 to 6, each as likely
    face = pick(luck, Draw.SUPPORT, FACES[die], D6, seat)   one of several by weight: 0 for the first
    card = pick(luck, Draw.CARD, s.deck, s.left)            a deck is the counts of what is left of each card

Rules never ask where an outcome comes from. `luck` carries a *tape* of outcomes: a draw takes the next of them. At the
tape's end the draw asks the luck's *source* (a verifiable stream, a person rolling real dice, a script); without one
it samples from its generator. Whoever needs chance as a step of its own (an exact solver, a person with dice) keeps
the state from before the choice and runs the rules again with a longer tape: see `branches` and `Needed`.

Compiled rules draw through the functions at the end, which do the same on a record.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import numpy as np

from ossuary.kernel import generator
from ossuary.kernel.generator import Generator, below_words

ROOM = 512  # outcomes a compiled build's tape can hold
NOBODY = -1
DEEPEST = 1000  # draws in one branch of a tree

T = TypeVar("T")


class Draw(NamedTuple):
    """One draw as its source sees it: which die or deck, each outcome's weight, and the seat whose hand it is in."""

    kind: int
    weights: tuple[int, ...]
    seat: int

    @property
    def total(self) -> int:
        return sum(self.weights)


class Drawn(NamedTuple):
    """A draw and what came of it, counted from 0."""

    draw: Draw
    outcome: int


class Needed(Exception):
    """Raised through the rules by a source that has no outcome to give yet."""

    def __init__(self, draw: Draw) -> None:
        super().__init__(draw)
        self.draw = draw


Source: TypeAlias = Callable[[Draw], int]


class Luck(Generator):
    """Interpreted luck. `events` and `drawn` are lists to fill, or None where nobody wants them."""

    __slots__ = ("at", "drawn", "events", "source", "tape", "told_at")

    def __init__(
        self,
        seed: int = 0,
        match: int = 0,
        *,
        tape: Sequence[int] = (),
        source: Source | None = None,
        keep: bool = False,
    ) -> None:
        super().__init__(seed, match)
        self.tape = tape
        self.source = source
        self.at = 0
        self.drawn: list[Drawn] | None = [] if keep else None
        self.events: list[tuple[int, ...]] | None = [] if keep else None
        self.told_at: list[int] = []  # for each event, how many outcomes came before it

    def take(self, kind: int, weights: Sequence[int] | None, total: int, seat: int) -> int:
        """The next outcome: from the tape, else from the source, else from the generator."""
        if self.source is None and self.drawn is None and not self.tape:
            return chosen(self.below(total), weights)
        draw = Draw(int(kind), (1,) * total if weights is None else tuple(map(int, weights)), seat)
        if self.at < len(self.tape):
            outcome = self.tape[self.at]
        elif self.source is not None:
            outcome = self.source(draw)
        else:
            outcome = chosen(self.below(total), weights)
        self.at += 1
        if self.drawn is not None:
            self.drawn.append(Drawn(draw, outcome))
        return outcome


def roll(luck: Luck, kind: int, sides: int, seat: int = NOBODY) -> int:
    """A die of so many sides: 1 to `sides`, each as likely."""
    return luck.take(kind, None, sides, seat) + 1


def pick(luck: Luck, kind: int, weights: Sequence[int], total: int, seat: int = NOBODY) -> int:
    """Which of several things, each as likely as its weight; `total` is their sum."""
    return luck.take(kind, weights, total, seat)


def chosen(ticket: int, weights: Sequence[int] | None) -> int:
    """The outcome that holds a ticket, when each holds as many as it weighs."""
    if weights is None:
        return ticket
    outcome = 0
    while ticket >= weights[outcome]:
        ticket -= weights[outcome]
        outcome += 1
    return outcome


# --- every outcome, by running the rules again ---


class Branch(NamedTuple, Generic[T]):
    """One way a piece of luck can fall: its outcomes in order, its exact chance, and what the rules made of it."""

    drawn: tuple[Drawn, ...]
    chance: Fraction
    result: T


def branches(run: Callable[[Luck], T], limit: int | None = None) -> Iterator[Branch[T]]:
    """Every way `run` can fall, in order. `run` must start from the same position each time it is called.

    A tree of more leaves than `limit`, or of a branch longer than DEEPEST, raises OverflowError: some luck has no end.
    """
    tape: list[int] | None = []
    leaves = 0
    while tape is not None:
        luck = Luck(tape=tape, keep=True)
        luck.source = deep_enough(luck)
        result = run(luck)
        drawn = tuple(luck.drawn or ())
        yield Branch(drawn, chance_of(drawn), result)
        leaves += 1
        tape = next_tape(drawn)
        if limit is not None and leaves >= limit and tape is not None:
            raise OverflowError(f"expected at most {limit} ways for luck to fall; there are more")


def chance_of(drawn: Sequence[Drawn]) -> Fraction:
    """The exact chance of a run of outcomes."""
    chance = Fraction(1)
    for draw, outcome in drawn:
        chance *= Fraction(draw.weights[outcome], draw.total)
    return chance


def deep_enough(luck: Luck) -> Source:
    """The first outcome that can happen at all, as long as the branch is not too long."""

    def first_possible(draw: Draw) -> int:
        if luck.at >= DEEPEST:
            raise OverflowError(f"expected at most {DEEPEST} draws in a row; there are more")
        return next(outcome for outcome, weight in enumerate(draw.weights) if weight)

    return first_possible


def next_tape(drawn: Sequence[Drawn]) -> list[int] | None:
    """The tape after this one, as an odometer counts; None after the last."""
    outcomes = [outcome for _, outcome in drawn]
    for at in reversed(range(len(drawn))):
        weights = drawn[at].draw.weights
        for outcome in range(outcomes[at] + 1, len(weights)):
            if weights[outcome]:
                return [*outcomes[:at], outcome]
    return None


# --- what compiled rules draw from: plain functions over a record, chosen by compile.py ---

LAB = np.dtype((np.record, np.dtype(generator.WORDS, align=True)))  # nothing but the generator: no tape, no listener


def listening(log_rows: int, width: int) -> np.dtype[Any]:
    """The record of a compiled luck with a tape to read and a log to write."""
    fields: list[Any] = [
        *generator.WORDS,
        ("at", "i4"),
        ("length", "i4"),
        ("short", "i4"),
        ("told", "i4"),
        ("tape", "i2", (ROOM,)),
        ("log", "i4", (log_rows, width)),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def roll_sampled(luck: Any, kind: int, sides: int, seat: int = NOBODY) -> int:
    """`roll` where there is no tape."""
    return below_words(luck, sides) + 1


def pick_sampled(luck: Any, kind: int, weights: Any, total: int, seat: int = NOBODY) -> int:
    """`pick` where there is no tape."""
    ticket = below_words(luck, total)
    outcome = 0
    while outcome < len(weights) - 1 and ticket >= weights[outcome]:
        ticket -= weights[outcome]
        outcome += 1
    return outcome


def roll_taped(luck: Any, kind: int, sides: int, seat: int = NOBODY) -> int:
    """`roll` from a record's tape; past its end it marks the luck short and samples on, for the caller to discard."""
    luck.at += 1
    if luck.at <= luck.length:
        return luck.tape[luck.at - 1] + 1
    luck.short = 1
    return roll_sampled(luck, kind, sides)


def pick_taped(luck: Any, kind: int, weights: Any, total: int, seat: int = NOBODY) -> int:
    """`pick` from a record's tape, as `roll_taped`."""
    luck.at += 1
    if luck.at <= luck.length:
        return luck.tape[luck.at - 1]
    luck.short = 1
    return pick_sampled(luck, kind, weights, total)
