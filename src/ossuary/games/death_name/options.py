"""What a table may set in Death Name."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ossuary.games.death_name import content
from ossuary.games.death_name.languages import LANGUAGES, LISTED
from ossuary.kernel.options import OWN, Contents, Number, OneOf, Option, Values

IN_ORDER = re.compile(r"[-+0-9 /]+")


@dataclass(frozen=True, slots=True)
class Decrees(Contents):
    """The box's decrees, the table's own, or seven in their order, written in the option itself."""

    def expected(self, seats: Sequence[str]) -> str:
        return f"box, seven decrees such as 0 -1 1 0/1 -1 -1 0/…, or {OWN} with the contents in the record (a file)"

    def is_file(self, value: str) -> bool:
        return Contents.is_file(self, value) and not IN_ORDER.fullmatch(value)

    def read(self, text: str, seats: Sequence[str]) -> Any:
        if IN_ORDER.fullmatch(text):
            return content.read_listed(text, len(seats))
        return Contents.read(self, text, seats)

    def spell(self, value: Any, seats: Sequence[str]) -> str:
        return value if isinstance(value, str) else "/".join(" ".join(map(str, icons)) for icons in value)


OPTIONS: tuple[Option, ...] = (
    OneOf(
        "language",
        "The language whose alphabet sets the order of names, and in which bots write: names of its own for "
        f"{' '.join(LISTED)}, else those of the nearest with the same script, or English ones.",
        words=LANGUAGES,
    ),
    Number("passes", "How often players decide at the most; 0 for as often as they like, up to ten.", "3", 0, 10),
    OneOf("practice", "Whether round 1 has the practice decree.", words=("no", "yes")),
    Decrees("decrees", "The decrees: those of the box, seven in their order, or the table's own."),
    OneOf("sound-alike", "Whether names that sound alike are equal (Sean and Shawn).", words=("no", "yes")),
    OneOf("kana-alike", "Whether hiragana and katakana of one reading are equal.", words=("no", "yes")),
    OneOf(
        "category",
        "What is written: first names, or anything that all know, with more punctuation.",
        words=("first-names", "free"),
    ),
    OneOf(
        "cancelled",
        "House rule: whether a card gets an X where its group's icons take nothing in the end.",
        words=("x", "no-x"),
    ),
    OneOf("second-day", "House rule: whether equal names cost a point on day 2 too.", words=("penalty", "free")),
)


def fill(s: Any, values: Values, seats: int) -> None:
    """Write the options into an empty table."""
    s.seats = seats
    s.limit = values["passes"] or content.HARD_STOP
    s.practice = values["practice"]
    s.no_cancelled = values["cancelled"]
    s.free_second = values["second-day"]
    decrees = content.decrees_of(values["decrees"], values["contents"], seats, practice=bool(s.practice))
    s.fixed = int(decrees.fixed)
    for number, decree in enumerate(decrees.all):
        s.icons[number] = [*decree.icons, *[0] * (len(s.icons[number]) - seats)]
        if not decrees.fixed:
            s.left[decree.day - 1][number] = 1
    s.icons[-1] = [*decrees.practice.icons, *[0] * (len(s.icons[-1]) - seats)]
