"""Options: a game's variants and house rules, typed, with bounds and words, and read from text in one place."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

# option → what it was set to; per-seat options hold a dict with every seat's value. Every option has one.
Values: TypeAlias = Mapping[str, Any]

MOST_CONTENTS = 256 * 1024  # characters
MOST_IN_LINE = 1000
MOST_DOTS = 4  # in a key
STRING = re.compile(r"""\"(?:\\.|[^"\\])*"|'[^']*'""")  # within a line
KEY_ENDS = re.compile(r"([^\w.-])")
OWN = "own"  # contents of the table's own, embedded in the record


class BadOption(ValueError):
    """An option that cannot be read: what was expected, and what came.

    In contents of a table's own `entry` says which entry of which list it is about, and `line` where that stands.
    """

    def __init__(self, message: str, *, entry: tuple[str, int] | None = None, line: int | None = None) -> None:
        super().__init__(message)
        self.entry = entry
        self.line = line

    def found_in(self, text: str) -> "BadOption":
        """The same, with the line of the contents at which its entry begins."""
        line = self.line or (line_of(text, *self.entry) if self.entry else None)
        return BadOption(f"{self} (line {line} of the contents)" if line and not self.line else str(self), line=line)


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a table may set. `default` is written as in a record."""

    name: str
    meaning: str  # what it changes, for a player
    default: str = "-"

    @property
    def per_seat(self) -> bool:
        return False

    def expected(self, seats: Sequence[str]) -> str:
        """The values it takes, in words."""
        raise NotImplementedError

    def read(self, text: str, seats: Sequence[str]) -> Any:
        """The value of a text, or BadOption."""
        raise NotImplementedError

    def spell(self, value: Any, seats: Sequence[str]) -> str:
        """The text of a value: one for all that mean it."""
        return str(value)

    def refuse(self, text: str, seats: Sequence[str]) -> BadOption:
        return BadOption(f"option {self.name}: expected {self.expected(seats)}; got {text!r}")


@dataclass(frozen=True, slots=True)
class OneOf(Option):
    """One of several words; the first is the default. Its value is the word's place."""

    words: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.default == "-":
            object.__setattr__(self, "default", self.words[0])

    def expected(self, seats: Sequence[str]) -> str:
        return " or ".join(self.words)

    def read(self, text: str, seats: Sequence[str]) -> Any:
        if text.lower() not in self.words:
            raise self.refuse(text, seats)
        return self.words.index(text.lower())

    def spell(self, value: int, seats: Sequence[str]) -> str:
        return self.words[value]


@dataclass(frozen=True, slots=True)
class Number(Option):
    """A whole number within bounds."""

    least: int = 0
    most: int = 0

    def expected(self, seats: Sequence[str]) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def read(self, text: str, seats: Sequence[str]) -> Any:
        if not re.fullmatch(r"-?[0-9]{1,9}", text) or not self.least <= int(text) <= self.most:
            raise self.refuse(text, seats)
        return int(text)


@dataclass(frozen=True, slots=True)
class NumberEach(Number):
    """A number for each seat, set by `name.SEAT=…`; seats that are not named keep the default."""

    @property
    def per_seat(self) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class SeatName(Option):
    """A seat, by name; None where it is left to the game."""

    def expected(self, seats: Sequence[str]) -> str:
        return "one of the seats " + ", ".join(seats) if seats else "the name of a seat"

    def read(self, text: str, seats: Sequence[str]) -> Any:
        if text not in seats:
            raise self.refuse(text, seats)
        return list(seats).index(text)

    def spell(self, value: int, seats: Sequence[str]) -> str:
        return seats[value]


@dataclass(frozen=True, slots=True)
class Contents(Option):
    """One of the game's own sets of contents, the first unless told, or the table's own, as TOML."""

    words: tuple[str, ...] = ("box",)

    def __post_init__(self) -> None:
        object.__setattr__(self, "default", self.words[0])

    def is_file(self, value: str) -> bool:
        """Whether a value on a command line names a file."""
        return value.lower() not in (*self.words, OWN, "")

    def expected(self, seats: Sequence[str]) -> str:
        return f"{', '.join(self.words)}, or {OWN} with the contents in the record (on the command line: a file)"

    def read(self, text: str, seats: Sequence[str]) -> Any:
        if text.lower() not in (*self.words, OWN):
            raise self.refuse(text, seats)
        return text.lower()

    def spell(self, value: str, seats: Sequence[str]) -> str:
        return value if value in self.words else OWN


def read_options(options: Sequence[Option], text: str, seats: Sequence[str]) -> dict[str, Any]:
    """The values that `name=value, name.SEAT=value, …` sets, and the defaults of the rest."""
    known = {option.name: option for option in options}
    values: dict[str, Any] = {
        option.name: dict.fromkeys(range(len(seats)), default_of(option, seats))
        if option.per_seat
        else default_of(option, seats)
        for option in options
    }
    given: set[str] = set()
    for part in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        name, dot, seat = key.partition(".")
        name = name.lower()
        if not equals or not value:
            raise BadOption(f"option {key}: expected name=value; got {part!r}")
        if name not in known:
            raise BadOption(
                f"expected an option among {', '.join(known) or 'none: this game has no options'}; got {key!r}"
            )
        option = known[name]
        if f"{name}.{seat}" in given:
            raise BadOption(f"option {key}: expected once; it is set twice")
        given.add(f"{name}.{seat}")
        if option.per_seat and seat not in seats:
            raise BadOption(f"option {name}: expected {name}.SEAT with a seat among {', '.join(seats)}; got {key!r}")
        if not option.per_seat and dot:
            raise BadOption(f"option {name}: expected no seat; got {key!r}")
        if option.per_seat:
            values[name][list(seats).index(seat)] = option.read(value, seats)
        else:
            values[name] = option.read(value, seats)
    return values


def spell_options(options: Sequence[Option], values: Values, seats: Sequence[str]) -> list[str]:
    """`name=value` and `name.SEAT=value` of all that is set otherwise than it would be anyway, sorted."""
    spelt: list[str] = []
    for option in options:
        value, default = values[option.name], default_of(option, seats)
        each = {f".{seats[seat]}": mine for seat, mine in value.items()} if option.per_seat else {"": value}
        spelt += [f"{option.name}{at}={option.spell(it, seats)}" for at, it in each.items() if it != default]
    return sorted(spelt)


def with_contents(values: dict[str, Any], contents: str | None) -> dict[str, Any]:
    """The same values and the table's own contents, under `contents`; an option may have that name, and then says

    the word (`box`, `own`) where there are none.
    """
    return values if contents is None and "contents" in values else {**values, "contents": contents}


def read_toml(option: str, text: str) -> dict[str, Any]:
    """A table's own contents as TOML, whoever wrote them; what is no TOML is refused with its line."""
    check_toml(option, text)
    try:
        written = tomllib.loads(text)
        repr(written)  # so that any of it can be quoted in an error
    except (ValueError, RecursionError) as error:  # also what nests too deep, and numbers too long to read or print
        found = re.search(r"at line (\d+)", str(error))
        raise BadOption(f"option {option}: expected TOML; {error}", line=int(found[1]) if found else None) from None
    return written


def check_toml(option: str, text: str) -> None:
    """Refuse what would keep TOML's reader busy: its time grows with the square of a line, and of a key's dots."""
    if len(text) > MOST_CONTENTS:
        raise BadOption(
            f"option {option}: expected at most {MOST_CONTENTS:,} characters of contents; got {len(text):,}", line=1
        )
    for number, line in enumerate(text.split("\n"), 1):
        where = f"option {option}: line {number} of the contents: expected at most"
        if len(line) > MOST_IN_LINE:
            raise BadOption(f"{where} {MOST_IN_LINE:,} characters; got {len(line):,}", line=number)
        if (dots := most_dots(line)) > MOST_DOTS:
            raise BadOption(f"{where} {MOST_DOTS} dots in a key; got {dots:,}", line=number)


def most_dots(line: str) -> int:
    """How many dots a key in a line of TOML has at the most; strings and comments hold none."""
    bare = "".join(STRING.sub("s", line).partition("#")[0].split())
    *pieces, _ = KEY_ENDS.split(bare)
    keys = [key for key, after in zip(pieces[::2], pieces[1::2], strict=True) if after in "=]"]
    return max((key.count(".") for key in keys), default=0)


PIECE = re.compile(r"""#[^\n]*|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[^\s"'#]|\n""")


def line_of(text: str, name: str, place: int) -> int | None:
    """The line at which an entry of a list begins, counted from 1: TOML's reader keeps no places."""
    tables = [found.start() for found in re.finditer(rf"^[ \t]*\[\[[ \t]*{name}[ \t]*\]\]", text, re.MULTILINE)]
    if len(tables) >= place:
        return text[: tables[place - 1]].count("\n") + 1
    opened = re.search(rf"^[ \t]*{name}\s*=\s*\[", text, re.MULTILINE)
    depth, due = 1, True  # how deep in brackets, and whether the next piece begins an entry
    for piece in PIECE.finditer(text, opened.end()) if opened else ():
        if piece[0] == "\n" or piece[0].startswith("#"):
            continue
        if depth == 1 and due and piece[0] not in "],":
            place -= 1
            if place == 0:
                return text[: piece.start()].count("\n") + 1
        due = depth == 1 and piece[0] == ","
        depth += (piece[0] in "[{") - (piece[0] in "]}")
        if depth == 0:
            break
    return None


def default_of(option: Option, seats: Sequence[str]) -> Any:
    """What an option is when nobody sets it; `-` leaves it to the game."""
    return None if option.default == "-" else option.read(option.default, seats)
