"""What clients say to the server over the socket: every frame is one `Request`.

A request may carry an `id` of the client's own; its answer, `ok` or `no` (messages.py), carries the same.
"""

from typing import TypeAlias

import msgspec


class FromClient(msgspec.Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    """What requests have in common."""

    id: int = 0


class Hello(FromClient):
    """The first message: who it is, and what it knows already. Without a token one looks on."""

    token: str = ""
    since: int = 0  # the number of the last message that the client has
    lines: bool = False  # whether events and questions shall also come as sentences
    facts: bool = False  # whether positions shall also come in words


class Resume(FromClient):
    """A number is missing: what came after `since`, or a fresh view."""

    since: int = 0


class Choose(FromClient):
    """A choice, by its number or in words, or a text: the answer to the question numbered `ask`."""

    ask: int = 0
    choice: int | None = None
    words: str = ""


class Say(FromClient):
    """Talk to all, or a whisper to one seat; a claim or a reaction is talk that boards show in their own way."""

    text: str = ""
    kind: str = "chat"
    to: int = -1


class Begin(FromClient):
    """The host starts the match; bots take the places that are empty."""

    level: str = "simple"


class Again(FromClient):
    """The host lays the next match out, for the same people."""


class Bot(FromClient):
    """The host puts a bot in a place."""

    seat: int = -1
    level: str = "simple"


class Leave(FromClient):
    """Give up one's place."""


class Kick(FromClient):
    """The host empties a place; while a match is being played, a bot plays on."""

    seat: int = -1


class Host(FromClient):
    """The host makes somebody else the host."""

    seat: int = -1


class Set(FromClient):
    """The host sets something at the table; what is left out stays."""

    places: int | None = None
    options: str | None = None
    clock: int | None = None
    locked: bool | None = None
    watching: bool | None = None
    whispers: bool | None = None
    paused: bool | None = None


class Link(FromClient):
    """Ask for a link that gives one's place to a second device, or (`away`) to somebody else; it works once."""

    away: bool = False


class Nudge(FromClient):
    """Remind somebody that the match waits."""

    seat: int = -1


class Key(FromClient):
    """The public key of this device, to which a secret's key is sealed."""

    key: str = ""


class Seal(FromClient):
    """A secret, sealed: its ciphertext, and a share for each other seat that has a key. Below it says how."""

    box: str = ""
    keys: dict[str, str] = {}


class Open(FromClient):
    """The winner asks for the secret. Nobody is to see it before `burn` is answered."""


class Burn(FromClient):
    """The winner has the secret, or wants none; or its writer takes it back. From here on it exists nowhere else.

    Of several devices one is heard. It may ask again with the same `mark`, 32 digits of its own, if it got no answer.
    """

    mark: str = ""


class Ping(FromClient):
    """Is anybody there?"""


Request: TypeAlias = (
    Hello
    | Resume
    | Choose
    | Say
    | Begin
    | Again
    | Bot
    | Leave
    | Kick
    | Host
    | Set
    | Link
    | Nudge
    | Key
    | Seal
    | Open
    | Burn
    | Ping
)

read_request = msgspec.json.Decoder(Request).decode
