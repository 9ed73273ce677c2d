"""What the server says to clients over the socket: every frame is a list of messages.

What happened at the table comes as messages with a number `n`, one for each row of the table's log, alike for all; what
somebody may not know is left out. Whoever finds a number missing says `resume` (requests.py).
"""

from typing import Any

import msgspec


class FromServer(msgspec.Struct, tag_field="t", tag=str.lower, omit_defaults=True):
    """What messages have in common."""


class Numbered(FromServer):
    """Something that happened at the table: `n` is its number in the table's log."""

    n: int


class PlaceNow(msgspec.Struct, omit_defaults=True):
    """A place at the table, as everybody sees it."""

    name: str = ""
    kind: str = "empty"  # empty, person or bot
    level: str = ""
    here: bool = False
    wins: int = 0
    key: str = ""


class Ask(msgspec.Struct, omit_defaults=True):
    """A question to this seat: its number, its word, what may be answered; as a sentence, too, with `lines`."""

    id: int
    q: str
    choices: list[tuple[int, str]]
    text: str = ""
    write: str = ""  # the word before a text, where the question takes one
    chosen: str = ""  # what this seat has chosen, which may still be changed


class MatchNow(msgspec.Struct, omit_defaults=True):
    """A match as one seat sees it."""

    names: list[str]
    options: str
    commitment: str
    entropy: str
    view: dict[str, Any]
    awaiting: list[int]
    question: str
    asked: int = 0
    events: int = 0  # how many there have been
    over: bool = False
    winners: list[int] = []
    seed: str = ""  # revealed when it is over
    facts: dict[str, str] | None = None
    ask: Ask | None = None
    stopped: str = ""  # why it cannot go on


class TableNow(msgspec.Struct, omit_defaults=True):
    """A table as everybody sees it."""

    code: str
    game: str
    title: str
    places: list[PlaceNow]
    host: int
    options: str
    commitment: str
    language: str
    clock: int
    own_contents: bool = False
    locked: bool = False
    paused: bool = False
    watching: bool = True
    whispers: bool = False
    playing: bool = False
    matches: int = 0
    secret: int = -1  # who has sealed one
    readers: list[int] = []  # who could read it as it is sealed now


class Welcome(Numbered):
    """Everything there is to know, for this seat: `n` is the last number that is in it."""

    seat: int
    table: TableNow
    match: MatchNow | None = None
    talk: list[Any] = []


class Sat(Numbered):
    seat: int
    name: str
    host: int


class Stood(Numbered):
    seat: int
    host: int
    name: str = ""
    bot: bool = False
    kicked: bool = False


class Botted(Numbered):
    seat: int
    name: str
    level: str


class Lent(Numbered):
    """A link was made; only the seat itself is told which kind."""

    seat: int


class Claimed(Numbered):
    """Another device, or another person, has the place."""

    seat: int
    name: str
    away: bool = False


class Hosted(Numbered):
    seat: int


class Changed(Numbered):
    places: int | None = None
    options: str | None = None
    clock: int | None = None
    locked: bool | None = None
    watching: bool | None = None
    whispers: bool | None = None
    paused: bool | None = None


class Begun(Numbered):
    """A match begins."""

    match: MatchNow
    matches: int
    told: list[tuple[int, ...]] = []
    lines: list[tuple[str, str]] | None = None


class Chose(Numbered):
    """A seat has chosen. What, only the seat itself is told, until the rules have acted on it."""

    seat: int
    by: str = ""
    words: str = ""


class Went(Chose):
    """The last seat that was awaited has chosen, and the rules acted: what was told, and what has changed."""

    told: list[tuple[int, ...]] = []
    lines: list[tuple[str, str]] | None = None  # each with the number of its rule
    view: dict[str, Any] = {}  # fields that are not as they were
    facts: dict[str, str] | None = None
    awaiting: list[int] = []
    q: str = ""
    asked: int = 0
    ask: Ask | None = None
    over: bool = False
    winners: list[int] = []
    seed: str = ""
    stopped: str = ""


class LaidOut(Numbered, tag="again"):
    """The table is laid for the next match."""

    commitment: str


class Talk(Numbered):
    """Talk; of a whisper, everybody else is told only that there was one."""

    seat: int
    text: str = ""
    kind: str = "chat"
    to: int = -1


class Sealed(Numbered):
    """There is a secret, or another in its place, or the same, sealed anew."""

    seat: int
    readers: list[int] = []  # the seats to whose keys it is sealed


class Keyed(Numbered):
    """A seat has a new key. The writer of a secret seals it anew, or this seat could not read it."""

    seat: int
    key: str


class Burnt(Numbered):
    """The secret is gone: its winner or its writer said so, or nobody was to read it."""

    seat: int = -1


class Ok(FromServer):
    """The request counts. `n` is the number of the row that it became, if any."""

    id: int = 0
    n: int = 0
    link: str = ""
    box: str = ""
    key: str = ""


class No(FromServer):
    """The request does not count, and why: in words, and as a word for programs."""

    why: str
    kind: str = "refused"  # refused, stale, unread, slow, gone, waits, broken
    id: int = 0


class Here(FromServer):
    """Who is connected now."""

    seats: list[int]


class Nudged(FromServer):
    seat: int
    by: int


class Bye(FromServer):
    """The server closes the connection, and why."""

    why: str


encode = msgspec.json.Encoder().encode
