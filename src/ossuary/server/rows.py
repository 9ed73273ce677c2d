"""The rows of a table's log: all that ever happens there, in the order in which it counts.

A table is what its rows make of it, and nothing else: `Table.apply` is a plain function of them. A row is written once,
under `(table, number)`, which is the only lock there is. What people are told of a row is another matter: `telling.py`.
"""

from typing import TypeAlias

import msgspec


class Base(msgspec.Struct, tag_field="t", tag=str.lower, omit_defaults=True):
    """What rows have in common: written once, as short as they can be."""


class Opened(Base):
    """The table stands. The seed of its first match is drawn here, before anybody has sat down."""

    code: str
    game: str
    places: int
    seed: bytes
    options: str = ""
    contents: str | None = None
    language: str = "en"
    watching: bool = True  # whether those without a seat may look on
    whispers: bool = False
    clock: int = 120  # seconds after which a bot plays for whoever is away; 0 for never
    at: int = 0  # seconds since 1970


class Sat(Base):
    """Somebody takes a place, and adds to the luck of the next match."""

    seat: int
    name: str
    token: bytes  # its SHA-256
    entropy: str


class Stood(Base):
    """Whoever held a place has left it, or was made to: `by` is who did it. In a match a bot plays on."""

    seat: int
    by: int = -1
    bot: bool = False


class Botted(Base):
    """A bot takes a place."""

    seat: int
    name: str
    level: str


class Lent(Base):
    """A link that gives a place, once: to a second device, or to somebody else."""

    seat: int
    link: bytes  # its SHA-256
    away: bool = False  # handed over: whoever holds the place now gives it up


class Claimed(Base):
    """A link was used."""

    seat: int
    link: bytes
    token: bytes
    name: str = ""
    entropy: str = ""


class Hosted(Base):
    """Somebody else is the host."""

    seat: int


class Changed(Base):
    """The host has set something; what is None stays as it was."""

    places: int | None = None
    options: str | None = None
    clock: int | None = None
    locked: bool | None = None
    watching: bool | None = None
    whispers: bool | None = None
    paused: bool | None = None


class Begun(Base):
    """A match begins, between these, under these rules."""

    names: list[str]
    entropy: str
    rules: str
    at: int = 0


class Chose(Base):
    """A seat's choice. Where several are asked, a later row of a seat supersedes an earlier one, until all are in."""

    seat: int
    choice: int = -1
    text: str = ""  # where the question takes one
    by: str = ""  # who chose for the seat, if not its player: "bot" or "clock"
    digest: bytes = b""  # of all that had been told in the match before: under other rules it would be another
    at: int = 0
    rules: str = ""  # the version it was made under, if not the one that the match began under


class Covered(Base):
    """All that has been told in the match so far, the last of it too, has this digest."""

    digest: bytes


class Again(Base):
    """The same people play again: the seed of the next match is drawn. What is needed of all before stands here."""

    seed: bytes
    wins: list[int]
    matches: int


class Said(Base):
    """Talk: to all, or whispered to one seat."""

    seat: int
    text: str
    kind: str = "chat"  # chat, claim or reaction
    to: int = -1


class Sealed(Base):
    """A secret was sealed by its writer. What was sealed is kept elsewhere, so that it can be destroyed."""

    seat: int
    readers: list[int] = []  # the seats to whose keys it was sealed


class Keyed(Base):
    """The public key to which a seat's share of a secret is sealed."""

    seat: int
    key: bytes


class Burnt(Base):
    """The secret was handed to its winner, or nobody is to read it, and it is gone."""

    seat: int = -1  # who said so
    mark: bytes = b""  # the device's own, by which it is known if it asks again


Row: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Botted
    | Lent
    | Claimed
    | Hosted
    | Changed
    | Begun
    | Chose
    | Covered
    | Again
    | Said
    | Sealed
    | Keyed
    | Burnt
)

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Row).decode
