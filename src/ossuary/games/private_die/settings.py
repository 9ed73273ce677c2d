"""What a table may set in Private Die: names, words and bounds. Light to import; options.py acts on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ossuary.kernel.options import Contents, Number, OneOf, Option, SeatName

RANDOM, NOBODY = "random", "none"
LEAST_GOAL, MOST_GOAL = 2, 99


@dataclass(frozen=True, slots=True)
class Ids(Option):
    """Cards by their ids, parted by `/`; or `random`, or `none`. Which ids there are, the contents say."""

    each: bool = False  # whether there is one for every seat

    def expected(self, seats: Sequence[str]) -> str:
        many = "an id for each seat, parted by /, no two alike" if self.each else "the id of one"
        return f"{RANDOM}, {NOBODY}, or {many}"

    def read(self, text: str, seats: Sequence[str]) -> Any:
        ids = [part.strip() for part in text.lower().split("/")]
        if ids in ([RANDOM], [NOBODY]):
            return ids[0]
        if len(ids) != (len(seats) if self.each else 1) or len(set(ids)) != len(ids) or not all(ids):
            raise self.refuse(text, seats)
        return "/".join(ids)


@dataclass(frozen=True, slots=True)
class Unless(OneOf):
    """One of several words, or None: the first, but not said."""

    def __post_init__(self) -> None:
        """Nothing is said unless somebody says it."""


OPTIONS: tuple[Option, ...] = (
    Ids(
        "detectives",
        "Who investigates: random (unless told otherwise), nobody, or a detective for each seat, of captain, mama, "
        "ace, analytical, insubordinate, professional.",
        each=True,
    ),
    Unless(
        "witnesses",
        "Whether witnesses' texts hold (as they do unless told otherwise), or only their numbers.",
        words=("text", "numbers"),
    ),
    Ids(
        "case",
        "A case, with rules for the whole match: none unless told otherwise, or one of midnight-deadline, "
        "crooked-precinct, two-leads, airtight-alibi, the-kingpin.",
    ),
    Number(
        "goal",
        "How many clues solve the case: 15 unless told otherwise, or a case does.",
        least=LEAST_GOAL,
        most=MOST_GOAL,
    ),
    SeatName("first", "Who begins. Left out, the witness die decides."),
    OneOf(
        "bare-bones",
        "For a first evening: no detectives, no case, and nothing but the witnesses' numbers.",
        words=("no", "yes"),
    ),
    Contents("contents", "The cards: those of the box, or the table's own."),
    OneOf("mama", "House rule: Mama may also force a roll-off after a bust.", words=("standing", "busted")),
    OneOf(
        "ace", "House rule: after a bust Ace also rolls a die, and an even one gives a clue.", words=("spared", "lucky")
    ),
    OneOf("captain", "House rule: the Captain keeps the clue that each win costs him.", words=("pays", "keeps")),
    OneOf(
        "start",
        "House rule: weaker detectives begin with more clues, the Analytical with two, the Professional with three.",
        words=("equal", "balanced"),
    ),
)
