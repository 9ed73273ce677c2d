"""The socket half: a table as one seat sees it, kept up to date, through whatever happens to the connection."""

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ossuary.client.sealer import Sealer
from ossuary.client.seen import Gone, Refused, whole

FIRST_WAIT, LONGEST_WAIT = 0.05, 3.0
PATIENCE = 60.0  # seconds without a server, before giving up


class TableClient(Sealer):
    """A table, as one seat sees it. `async with` it; then `async for message in table` tells what happens."""

    def __init__(self, url: str, token: str, *, lines: bool = False, facts: bool = False, verify: Any = True) -> None:
        self.url, self.token = url, token
        self.wants = {"lines": lines, "facts": facts}
        self.context = verify if isinstance(verify, ssl.SSLContext) else None
        super().__init__()
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
        self.see(message)
        return True

    def resume(self) -> None:
        """Ask for what is missing."""
        if self.connection is not None:
            wanted = msgspec.json.encode({"t": "resume", "since": self.n}).decode()
            self.resuming = asyncio.ensure_future(self.connection.send(wanted))
