"""The socket half: a table as one seat sees it, kept up to date, through whatever happens to the connection."""

import asyncio
import contextlib
import secrets
import ssl
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if TYPE_CHECKING:
    from types import ModuleType

FIRST_WAIT, LONGEST_WAIT = 0.05, 3.0
PATIENCE = 60.0  # seconds without a server, before giving up
TRIES = 20  # to seal a secret while others' keys change
MARK_BYTES = 16

# What a match is where a message does not say.
UNSAID: dict[str, Any] = {"awaiting": [], "asked": 0, "ask": None, "over": False, "winners": [], "seed": ""}


class Refused(Exception):
    """The server refused a request: the reason in words, and a word for programs."""

    def __init__(self, why: str, kind: str) -> None:
        super().__init__(why)
        self.why, self.kind = why, kind


class Gone(Exception):
    """The table can be reached no more, and why."""


class TableClient:
    """A table, as one seat sees it. `async with` it; then `async for message in table` tells what happens."""

    def __init__(self, url: str, token: str, *, lines: bool = False, facts: bool = False, verify: Any = True) -> None:
        self.url, self.token = url, token
        self.wants = {"lines": lines, "facts": facts}
        self.context = verify if isinstance(verify, ssl.SSLContext) else None
        self.n = 0  # the number of the last message that came
        self.seat = -1
        self.table: dict[str, Any] = {}
        self.match: dict[str, Any] | None = None
        self.told: list[list[int]] = []  # events of this match that came while we listened
        self.talk: list[dict[str, Any]] = []
        self.connection: ClientConnection | None = None
        self.messages: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.asked = 0
        self.listening: asyncio.Task[None] | None = None
        self.welcomed = asyncio.Event()
        self.resuming: asyncio.Future[None] | None = None
        self.closing = ""
        self.reconnects = 0
        self.frames: list[str] | None = None  # everything that came, where somebody wants to look at it
        self.private_key = b""  # to which secrets are sealed for this seat; all its devices have the same
        self.secret_text = ""  # what this device has sealed: it has to seal it anew when another's key changes
        self.resealing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.listening = asyncio.ensure_future(self.listen())
        welcomed = asyncio.ensure_future(self.welcomed.wait())
        await asyncio.wait([self.listening, welcomed], return_when=asyncio.FIRST_COMPLETED)
        welcomed.cancel()
        if self.listening.done():
            await self.listening
        return self

    async def __aexit__(self, *error: object) -> None:
        self.secret_text = ""
        for task, expected in ((self.resealing, Exception), (self.listening, Gone)):
            if task:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, expected):
                    await task

    def __aiter__(self) -> AsyncIterator[dict[str, Any]]:
        return self.each()

    async def each(self) -> AsyncIterator[dict[str, Any]]:
        """Messages, one after the other, until the table is gone."""
        while True:
            message = await self.messages.get()
            if message is None:
                return
            yield message

    @property
    def ask(self) -> dict[str, Any] | None:
        """The question to this seat, if it is asked one and has not answered."""
        ask = self.match.get("ask") if self.match else None
        return ask if ask and not ask.get("chosen") else None

    @property
    def over(self) -> bool:
        return bool(self.match and self.match.get("over"))

    # --- speaking ---

    async def request(self, kind: str, /, **given: Any) -> dict[str, Any]:
        """Ask for something, and wait for the answer, or Refused. Asks again where the connection broke."""
        while True:
            self.asked += 1
            number = self.asked
            future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
            self.answers[number] = future
            try:
                await self.send({"t": kind, "id": number, **given})
                answer = await future
            except (ConnectionClosed, ConnectionError):
                await asyncio.sleep(FIRST_WAIT)  # whoever listens has to notice it, too
                await self.welcomed.wait()
                continue
            finally:
                self.answers.pop(number, None)
            if answer["t"] == "no":
                raise Refused(answer["why"], answer.get("kind", "refused"))
            return answer

    async def choose(self, choice: int | str) -> dict[str, Any]:
        """Answer the question to this seat, by number or in words. What counted before a break counts once."""
        ask = self.match.get("ask") if self.match else None
        if ask is None:
            raise Refused("expected a question to this seat; there is none", "stale")
        given = {"choice": choice} if isinstance(choice, int) else {"words": choice}
        return await self.request("choose", ask=ask["id"], **given)

    async def send(self, message: dict[str, Any]) -> None:
        """One frame out."""
        if self.connection is None:
            await self.welcomed.wait()
        if self.closing or self.connection is None:
            raise Gone(self.closing)
        await self.connection.send(msgspec.json.encode(message).decode())

    # --- the secret at stake ---

    async def keep_key(self, private: bytes = b"") -> bytes:
        """Have a key to which secrets can be sealed, the seat's or a new one, and tell the table."""
        sealing = sealed()
        self.private_key = private or self.private_key or sealing.new_key()
        await self.request("key", key=sealing.public_of(self.private_key).hex())
        return self.private_key

    async def seal_secret(self, text: str) -> None:
        """Seal a secret for everybody else here. As long as this client lives, it is sealed anew by itself."""
        sealing = sealed()
        sealing.padded(text)
        for _ in range(TRIES):
            readers = {seat: bytes.fromhex(key) for seat, key in self.keys().items()}
            box, shares = sealing.seal(text, self.table["commitment"], self.seat, readers)
            keys = {str(seat): share.hex() for seat, share in shares.items()}
            self.secret_text = text
            try:
                await self.request("seal", box=box.hex(), keys=keys)
                self.secret_text = text if self.table["secret"] == self.seat else ""
                return
            except Refused as refused:
                if refused.kind != "stale":
                    self.secret_text = ""
                    raise
        raise Refused("expected keys that stay; others' keys change all the time", "stale")

    async def open_secret(self) -> str:
        """What this seat has won. It is gone everywhere else before it is returned, and nobody can ask again."""
        sealing = sealed()
        place = self.table["commitment"], self.table["secret"], self.seat  # before another device has burnt it
        answer = await self.request("open")
        box, share = bytes.fromhex(answer["box"]), bytes.fromhex(answer["key"])
        text = sealing.unseal(box, share, self.private_key, *place)
        await self.request("burn", mark=secrets.token_hex(MARK_BYTES))
        return text

    def keys(self) -> dict[int, str]:
        """The others' public keys."""
        places = enumerate(self.table["places"])
        return {seat: place["key"] for seat, place in places if place.get("key") and seat != self.seat}

    def follow_secret(self, message: dict[str, Any]) -> None:
        """Keys that come and go, and what becomes of the secret."""
        kind, table = message["t"], self.table
        if kind in ("sat", "stood", "botted") or (kind == "claimed" and message.get("away")):
            table["places"][message["seat"]].pop("key", None)
        elif kind == "keyed":
            table["places"][message["seat"]]["key"] = message["key"]
        elif kind == "sealed":
            table["secret"], table["readers"] = message["seat"], message.get("readers", [])
        elif kind in ("burnt", "again"):
            table["secret"], table["readers"] = -1, []
        elif kind == "changed" and message.get("places") is not None:
            table["places"] = [*table["places"], *({} for _ in range(message["places"]))][: message["places"]]
        if kind in ("sealed", "burnt", "again") and table["secret"] != self.seat:
            self.secret_text = ""  # nobody needs it any more, or another's is at stake
        elif kind == "keyed":
            self.reseal()

    def reseal(self) -> None:
        """Seal the secret anew, where somebody's key has changed since."""
        if self.secret_text and (self.resealing is None or self.resealing.done()):
            self.resealing = asyncio.ensure_future(self.seal_for_all())

    async def seal_for_all(self) -> None:
        """Until everybody who has a key could read it."""
        sealed_to: dict[int, str] = {}
        while self.secret_text and self.keys() != sealed_to:
            sealed_to = self.keys()
            with contextlib.suppress(Refused, Gone):  # too late, or another's is at stake: the messages say so
                await self.seal_secret(self.secret_text)

    # --- listening ---

    async def listen(self) -> None:
        """Connect, and connect again, until told to stop."""
        wait, tried = FIRST_WAIT, 0.0
        try:
            while True:
                try:
                    await self.one_connection()
                    wait, tried = FIRST_WAIT, 0.0
                except (OSError, InvalidHandshake, TimeoutError) as error:
                    if tried > PATIENCE:
                        raise Gone(f"no server: {error}") from None
                if self.closing:
                    raise Gone(self.closing)
                self.reconnects += 1
                await asyncio.sleep(wait)
                tried += wait
                wait = min(2 * wait, LONGEST_WAIT)
        finally:
            self.messages.put_nowait(None)
            self.welcomed.set()
            self.break_off()

    async def one_connection(self) -> None:
        """From hello to the end of one connection."""
        async with connect(self.url, ssl=self.context, max_size=2**22, compression=None) as connection:
            hello = {"t": "hello", "token": self.token, "since": self.n, **self.wants}
            await connection.send(msgspec.json.encode(hello).decode())
            self.connection = connection
            if self.n:
                self.welcomed.set()  # what was missed comes before any answer
            try:
                async for frame in connection:
                    if self.frames is not None:
                        self.frames.append(frame if isinstance(frame, str) else frame.decode())
                    for message in msgspec.json.decode(frame):
                        self.hear(message)
            except ConnectionClosed:
                pass
            finally:
                self.connection = None
                if not self.closing:
                    self.welcomed.clear()
                self.break_off()

    def break_off(self) -> None:
        """Nobody will answer what was asked on this connection."""
        for future in self.answers.values():
            if not future.done():
                future.set_exception(ConnectionError("the connection broke"))

    def hear(self, message: dict[str, Any]) -> None:
        """Follow one message."""
        kind = message["t"]
        if kind in ("ok", "no"):
            future = self.answers.get(message.get("id", 0))
            if future and not future.done():
                future.set_result(message)
            return
        if kind == "bye":
            self.closing = "" if "restarting" in message["why"] else message["why"]
        elif kind == "welcome":
            self.n, self.seat = message["n"], message["seat"]
            self.table, self.match = message["table"], whole(message.get("match"))
            self.talk = message.get("talk", [])
            self.welcomed.set()
            if self.table.get("secret", -1) != self.seat:
                self.secret_text = ""
            elif set(self.keys()) - set(self.table.get("readers", [])):
                self.reseal()
        elif "n" in message and not self.follow(message):
            return
        self.messages.put_nowait(message)

    def follow(self, message: dict[str, Any]) -> bool:
        """A numbered message; where one before it is missing, ask for what was missed."""
        if message["n"] <= self.n:
            return False
        if message["n"] > self.n + 1:
            self.resume()
            return False
        self.n = message["n"]
        self.follow_secret(message)
        kind = message["t"]
        if kind == "begun":
            self.match, self.told = whole(message["match"]), message.get("told", [])
        elif kind == "went" and self.match:
            self.went(self.match, message)
        elif kind == "chose" and self.match:
            self.match["awaiting"] = [seat for seat in self.match["awaiting"] if seat != message["seat"]]
            if message["seat"] == self.seat and self.match.get("ask"):
                self.match["ask"]["chosen"] = message.get("words") or "?"
        elif kind == "again":
            self.match = None
            self.table["commitment"] = message["commitment"]
        elif kind == "talk":
            self.talk.append(message)
        elif "host" in message:
            self.table["host"] = message["host"]
        return True

    def went(self, match: dict[str, Any], message: dict[str, Any]) -> None:
        """The rules have acted."""
        match["view"].update(message.get("view", {}))
        if message.get("facts"):
            match["facts"].update(message["facts"])
        for name, default in UNSAID.items():
            match[name] = message.get(name, default)
        match["question"] = message.get("q", "-")
        self.told += message.get("told", [])

    def resume(self) -> None:
        """Ask for what is missing."""
        if self.connection is not None:
            wanted = msgspec.json.encode({"t": "resume", "since": self.n}).decode()
            self.resuming = asyncio.ensure_future(self.connection.send(wanted))


def whole(match: dict[str, Any] | None) -> dict[str, Any] | None:
    """A match with what its message left out."""
    return None if match is None else {**UNSAID, **match}


def sealed() -> "ModuleType":
    """The half that needs `cryptography`, which is optional: pip install 'ossuary[client]'."""
    from ossuary.client import sealing  # noqa: PLC0415

    return sealing
