"""The head of a record: which game, between whom, under which options; read, checked, and refused with its line."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Self

from ossuary import games
from ossuary.kernel.contract import Game
from ossuary.kernel.options import BadOption, Contents, read_options, with_contents
from ossuary.match.fairness import DIGITS, BadHex, read_hex
from ossuary.match.log import brief
from ossuary.match.match import Match
from ossuary.match.seats import BadSeats, check_count, check_names

KEYS = ("game", "seats", "options", "names", "ossuary", "rules", "commitment", "seed", "entropy")
NEEDED = ("game", "seats")
NO_TEXT = re.compile("[\udc80-\udcff]")  # what Python makes of bytes that are not UTF-8, when told to read on


class RecordError(ValueError):
    """A record that cannot be read or played: at which line, what was expected there, and what came."""

    status = 2

    def __init__(self, line: int, message: str, *, says_what_is_due: bool = False) -> None:
        self.line = line
        self.message = brief(message)
        super().__init__(f"line {line}: {self.message}")
        self.says_what_is_due = says_what_is_due

    def while_waiting(self, match: Match, head: "Head") -> Self:
        """The same error, with what the match was waiting for, and with what may be behind it."""
        if self.status == RecordError.status and not self.says_what_is_due:
            self.message += f"; the match is waiting for {match.expected()}"
        if not head.same_rules:
            self.message += f" ({head.other_rules})"
        self.args = (f"line {self.line}: {self.message}",)
        return self


@dataclass
class Head:
    """What stands above the body."""

    values: dict[str, str] = field(default_factory=dict[str, str])
    lines: dict[str, int] = field(default_factory=dict[str, int])
    contents: str | None = None
    above: int = 0  # the line above the contents
    end: int = 0  # the line that closes it

    @property
    def game(self) -> Game:
        return games.load(self.values["game"])

    @property
    def seats(self) -> list[str]:
        return [seat.strip() for seat in self.values["seats"].split(",")]

    @property
    def options(self) -> str:
        return self.values.get("options", "")

    @property
    def same_rules(self) -> bool:
        """Whether the record was made under the rules that are played here."""
        return self.values.get("rules", self.game.box.rules) == self.game.box.rules

    @property
    def other_rules(self) -> str:
        return (
            f"expected rules version {self.game.box.rules}; the record was made under {self.values['rules'] or 'none'}"
        )

    @property
    def names(self) -> dict[str, str]:
        """Seats' names as people typed them, where they differ."""
        pairs = [pair.partition("=") for pair in self.values.get("names", "").split(",") if pair.strip()]
        return {seat.strip(): typed.strip() for seat, _, typed in pairs}


def bare(line: str) -> str:
    """A line without its comment and outer blanks."""
    return line.partition("#")[0].strip()


def numbered(lines: Sequence[str], after: int = 0) -> Iterator[tuple[int, str]]:
    """The lines after one of them, by their numbers; bytes that are no text (lone surrogates) are refused in turn."""
    for number, line in enumerate(lines[after:], after + 1):
        wrong = NO_TEXT.search(line)
        if wrong:
            raise RecordError(number, f"expected text in UTF-8; got the byte {ord(wrong[0]) - 0xDC00:#04x}")
        yield number, line


def read_head(lines: Sequence[str]) -> Head:
    """The lines down to `---`, or to the end of the table's own contents."""
    head = Head()
    for number, line in numbered(lines):
        words = bare(line)
        if words == "---":
            head.end = number
            break
        if words.lower() == "--- contents":
            head.contents, head.end = read_contents(lines, number)
            head.above = number
            break
        if words:
            read_key(head, number, words)
    else:
        raise RecordError(len(lines), "expected a line --- after the head; the record ends")
    for key in NEEDED:
        if key not in head.values:
            raise RecordError(
                head.end, f"expected a head with {' and '.join(f'{key}:' for key in NEEDED)}; got no {key}:"
            )
    check_options(head, whole=True)
    return head


def read_key(head: Head, number: int, words: str) -> None:
    """One `key: value` of the head."""
    key, colon, value = (part.strip() for part in words.partition(":"))
    key = key.lower()
    if not colon or key not in KEYS:
        raise RecordError(
            number, f"expected --- or a head line among {', '.join(f'{k}:' for k in KEYS)}; got {words!r}"
        )
    if key in head.values:
        raise RecordError(number, f"expected {key}: once; it stands at line {head.lines[key]} already")
    if key == "game":
        value = value.lower()
        if value not in (*games.NAMES, games.TEMPLATE):
            raise RecordError(number, f"expected a game among {', '.join(games.NAMES)}; got {value!r}")
    if key in DIGITS:
        try:
            value = read_hex(key, value)
        except BadHex as error:
            raise RecordError(number, str(error)) from None
    head.values[key] = value
    head.lines[key] = number
    check_seating(head)
    if "game" in head.values and "seats" in head.values:
        check_typed_names(head)
        check_options(head)


def check_seating(head: Head) -> None:
    """Names for seats, and as many as this game takes."""
    try:
        if "seats" in head.values:
            check_names(head.seats)
            if "game" in head.values:
                check_count(head.game.box, len(head.seats))
    except BadSeats as error:
        raise RecordError(head.lines["seats"], str(error)) from None


def check_typed_names(head: Head) -> None:
    """Names as typed, of seats that there are."""
    pairs = [pair.strip() for pair in head.values.get("names", "").split(",") if pair.strip()]
    for pair in pairs:
        seat, _, typed = (part.strip() for part in pair.partition("="))
        if seat not in head.seats or not typed:
            message = f"expected names: of seats among {', '.join(head.seats)}, as SEAT=name; got {pair!r}"
            raise RecordError(head.lines["names"], message)
    if len(pairs) != len(head.names):
        raise RecordError(head.lines["names"], "expected each seat's name once; one stands there twice")


def check_options(head: Head, *, whole: bool = False) -> None:
    """Options that this game knows; once the head is whole, contents where they ask for some."""
    box = head.game.box
    at = head.lines.get("options", head.end)
    try:
        values = read_options(box.options, head.options, head.seats)
        owned = [option for option in box.options if isinstance(option, Contents) and values[option.name] == "own"]
        if whole and owned and head.contents is None:
            raise BadOption(
                f"option {owned[0].name}: expected the table's own contents after a line --- contents; got none"
            )
        if head.contents is not None and not owned:
            raise BadOption("expected --- without contents, since no option says that they are the table's own")
        if whole or not owned:
            head.game.fill(head.game.State(), with_contents(values, head.contents), len(head.seats))
    except BadOption as error:
        raise RecordError(head.above + error.line if error.line else at, str(error)) from None


def read_contents(lines: Sequence[str], start: int) -> tuple[str, int]:
    """The TOML between `--- contents` and `---`, and the line at which it ends."""
    for number, line in numbered(lines, start):
        if bare(line) == "---":
            return "\n".join(lines[start : number - 1]), number
    raise RecordError(len(lines), f"expected a line --- after the contents that begin at line {start}; the record ends")
