"""What a game answers. Read this file first.

A match of any game goes: **setup → the match waits for a set of seats → one chooses → the rules act, drawing luck as
they go and telling what happens → the match waits again … → over**. A game is a handful of plain functions over a
flat state of whole numbers, and this file asks for them: six that are also compiled (`COMPILED`), words for people,
and a box to print on the outside. `Game`, at the end, lists all that a game hands over.

The functions below do nothing. They are the questions; a game's rules are the answers, and `Game` holds them. Code
that works for every game (a loop that plays a million matches, say) is written against these names, and
`compile.py` binds it to one game by putting the answers in the questions' place.

The words: a *seat* is a position in a match, counted clockwise from 0; a *choice* is a small whole number that a seat
picks from its `legal` list; an *outcome* is what a die or a deck gave, counted from 0; an *event* is something that a
person at the table would notice; a *view* is the state as one seat sees it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from ossuary.kernel.luck import Draw, Luck
from ossuary.kernel.options import Option, Values, read_options
from ossuary.kernel.state import State

COMPILED = ("setup", "legal", "choose", "scores", "view", "redeal")
SPECTATOR = -1  # a seat that is dealt nothing and may know only what everybody knows


def setup(s: State, luck: Luck) -> None:
    """Lay out the opening state. `s` is all noughts but for the options, which are already in it; deal from `luck`."""
    raise NotImplementedError


def legal(s: State, seat: int, out: list[int]) -> int:
    """Write the choices open to an awaited seat into `out`, ascending, and return how many: never none.

    A seat may not learn from its list what it may not know.
    """
    raise NotImplementedError


def choose(s: State, seat: int, choice: int, luck: Luck) -> None:
    """Apply a choice. **It does not check that the choice is legal**: the match does, once, at the edge.

    Where several seats are awaited together, each choice is set down hidden and its seat leaves `s.awaiting`; the last
    one resolves everything up to the next question. On return some seat is awaited, or the match is over.
    """
    raise NotImplementedError


def scores(s: State, out: list[int]) -> int:
    """Write each seat's standing into `out`, and return the set of winners, one bit each (none before the end)."""
    raise NotImplementedError


def view(s: State, seat: int, out: State) -> None:
    """Write into `out` the same state with what the seat does not know blanked (`SPECTATOR` knows the least).

    Begin with `assign(out, s)`: until then, nothing need be in `out`.
    """
    raise NotImplementedError


def redeal(s: State, seat: int, luck: Luck) -> None:
    """Change what the seat does not know to something else that it could be, with the right odds."""
    raise NotImplementedError


class Words(Protocol):
    """A game's `words.py`: everything in the state as text, and back.

    Where they depend on a match's options, or on contents that have names of their own, `words.py` has a function
    `of(values)` that gives them; where a question takes free text, what it gives has `texts`. `LaysOut` has one more.

    Choices and outcomes are the words of the game record: English, lower case, no two alike in one list. They are read
    back by comparing with what is legal, so there is one list of them and no parser. `names` are the seats' names.
    Wherever `s` is handed in, it may be a view: what is hidden there is `HIDDEN`, and reads as `?`.
    """

    def question(self, question: int) -> str:
        """The record's word for what is asked."""
        ...

    def ask(self, s: Any, seat: int, names: Sequence[str]) -> str:
        """The question as a sentence to that seat."""
        ...

    def choice(self, s: Any, seat: int, choice: int, names: Sequence[str]) -> str:
        """The record's words for a choice."""
        ...

    def explain(self, s: Any, seat: int, choice: int, names: Sequence[str]) -> str:
        """What the choice means, in a few words for somebody new."""
        ...

    def outcome(self, s: Any, draw: Draw, outcome: int, names: Sequence[str]) -> str:
        """The record's word for an outcome; `s` is the state as far as the rules got."""
        ...

    def ask_luck(self, s: Any, draw: Draw, names: Sequence[str]) -> str:
        """What is to be rolled or drawn, for a person with real dice: "Ann's white die"."""
        ...

    def tell(self, event: Sequence[int], names: Sequence[str]) -> "Line":
        """An event as a sentence, and the number of the rule that acted."""
        ...

    def facts(self, s: Any, names: Sequence[str]) -> Mapping[str, str]:
        """The truth, hidden things too, under the record's names; the match adds those that every game has."""
        ...


@runtime_checkable
class LaysOut(Words, Protocol):
    """Words with one method more, which a game may leave out: there, facts tell all that people have to look at."""

    def on_table(self, s: Any, names: Sequence[str]) -> Sequence[str]:
        """What else lies on the table for that view, in lines: tiles once laid, cards left. Sentences, each whole."""
        ...


class BadText(ValueError):
    """A text that cannot be an answer: what was expected, and what came."""


class Texts(Protocol):
    """What people write, in a game that asks for it: each match has its own.

    To the rules a text is a number, and says no more than they need to know of it. While others may still write, a
    number that a seat is shown may depend only on texts that it knows; so numbers are settled when all have written.
    """

    written: dict[int, str]  # what seats have written, until it is settled

    def word(self, question: int) -> str:
        """The word that stands before a text in records; empty for questions that take none."""
        ...

    def read(self, text: str) -> str:
        """The text as it will stand, or BadText."""
        ...

    def doubt(self, s: Any, seat: int, text: str) -> str:
        """Why a text that may be written had better not be, for a warning; empty where nothing speaks against it."""
        ...

    def fold(self, text: str) -> str:
        """The same for texts that differ only by case, as the table's language has it."""
        ...

    def spelt(self, choice: int) -> str:
        """The text that a listed choice stands for."""
        ...

    def alone(self, text: str) -> int:
        """The choice that a text is, as far as it can be told without any other."""
        ...

    def settle(self, s: Any) -> dict[int, int]:
        """The choices of all who have written, each text with its number from here on; `written` is empty then."""
        ...

    def facts(self, names: Sequence[str]) -> Mapping[str, str]:
        """The truth about what is written and not yet settled."""
        ...


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of the story, and the rule (`"R3.2"`) whose doing it is."""

    text: str
    rule: str


@dataclass(frozen=True, slots=True)
class Cap:
    """Some matches have no bound: where test suites cut, and how likely a match is to get there."""

    choices: int
    chance: float  # of a longer match, whatever the seats choose unless the reason says otherwise
    reason: str


@dataclass(frozen=True, slots=True)
class Box:
    """The outside of a game: all that a lobby shows. Light to import: no rules, no NumPy tables."""

    name: str  # as in records and addresses: "death-name"
    title: str
    blurb: str
    rules: str  # the version of the rules; it changes when their behaviour does, not their speed
    seats: tuple[int, int]  # fewest and most
    minutes: tuple[int, int]
    choices: int  # one more than the largest choice
    cap: Cap
    options: tuple[Option, ...] = ()
    all_open: bool = False  # every choice is open at every question: loops need not ask for lists
    secret: bool = False  # whether a player's secret is at stake, which is no part of the rules: see match/secret.py
    note: str = ""  # what players should know of where the contents come from


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A whole game: its box, its state, its answers to the questions above, and its words."""

    box: Box
    State: type[State]
    setup: Callable[..., None]
    legal: Callable[..., int]
    choose: Callable[..., None]
    scores: Callable[..., int]
    view: Callable[..., None]
    redeal: Callable[..., None]
    show: Callable[[Sequence[int], int], tuple[int, ...]]  # an event as a seat is shown it: hidden details blanked
    fill: Callable[[Any, Values, int], None]  # writes the options into a state of noughts
    words_of: Callable[[Values], Words]  # by the options: contents of a table's own may have names of their own
    rules_text: Callable[[], str]  # RULES.md
    heuristic: Callable[..., int] | None = None  # a hand-made player: see a game's bots.py

    @property
    def words(self) -> Words:
        """The words of the game as it comes."""
        return self.words_of({**read_options(self.box.options, "", ()), "contents": None})
