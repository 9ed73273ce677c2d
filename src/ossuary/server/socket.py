"""One client's socket: the first message says who it is; then requests come in, and messages go out, joined per tick.

Written against ASGI itself, for these are many; they take a shorter way where `wire.py` gives one. A client that reads
too slowly is dropped before what waits for it fills the memory; one that asks too often is told so, and then dropped.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

import msgspec

from ossuary.kernel.contract import SPECTATOR
from ossuary.server import messages as m
from ossuary.server import requests as q
from ossuary.server import sealing
from ossuary.server.asking import Refused, answer
from ossuary.server.closing import CLOSED, NO_HELLO, TOO_LARGE, TOO_MANY, TOO_SLOW, Closing
from ossuary.server.codes import hashed
from ossuary.server.company import Key
from ossuary.server.limits import Bucket
from ossuary.server.live import Live
from ossuary.server.table import Table
from ossuary.server.wire import Wire

logger = logging.getLogger("ossuary.server")
Event: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Event]]
Send: TypeAlias = Callable[[Event], Awaitable[None]]

MOST_BYTES = 16_384  # in a frame from a client
MOST_UNSENT = 262_144  # bytes that wait for a client
HELLO_WITHIN = 10.0  # seconds
PATIENCE = 20  # requests too many, before a client is dropped


class Socket:
    """A connection to a table."""

    def __init__(self, live: Live, receive: Receive, send: Send, rate: float, wire: Wire | None = None) -> None:
        self.live = live
        self.receive, self.send, self.wire = receive, send, wire
        self.loop = asyncio.get_running_loop()
        self.key: Key = (SPECTATOR, False, False)
        self.token = b""
        self.parts: list[bytes] = []
        self.unsent = 0
        self.flushing = False  # at the end of this tick
        self.pouring = False  # a task is sending, which may have to wait
        self.ready = asyncio.Event()
        self.closing: Closing | None = None
        self.bucket = Bucket(rate, 2 * rate, time.monotonic())
        self.refused = 0

    @property
    def seat(self) -> int:
        return self.key[0]

    # --- out ---

    def push(self, part: bytes) -> None:
        """One more message, sent with whatever else is there by the end of this tick."""
        if self.closing:
            return
        self.unsent += len(part)
        if self.unsent > MOST_UNSENT:
            self.parts.clear()
            self.live.desk.counts["dropped"] += 1
            self.close(TOO_SLOW, "expected a client that reads what it is sent; too much is waiting")
            return
        self.parts.append(part)
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Send what there is, at once if that is possible."""
        self.flushing = False
        if self.closing or self.pouring or self.wire is None or not self.wire.free:
            self.ready.set()
        elif self.parts:
            self.wire.write(b"[%b]" % b",".join(self.parts))
            self.parts.clear()
            self.unsent = 0

    def drop(self, why: str) -> None:
        self.close(CLOSED, why)

    def close(self, code: int, why: str) -> None:
        """Say why, and end."""
        if not self.closing:
            self.parts.append(m.encode(m.Bye(why)))
            self.closing = Closing(code, why)
            self.ready.set()

    async def pour(self) -> None:
        """Send what there is, for as long as there is a client."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            parts, self.parts = self.parts, []
            if parts:
                self.pouring = True
                await self.send({"type": "websocket.send", "text": f"[{b','.join(parts).decode()}]"})
                self.pouring = False
                self.unsent = sum(map(len, self.parts))
            if self.parts:
                self.ready.set()
            elif self.closing:
                await self.send(
                    {"type": "websocket.close", "code": self.closing.code, "reason": self.closing.why[:100]}
                )
                return

    # --- in ---

    async def run(self) -> None:
        """From the first message to the last."""
        pouring = asyncio.ensure_future(self.pour())
        try:
            await self.listen()
        except Closing as closing:
            self.close(closing.code, closing.why)
            with contextlib.suppress(asyncio.TimeoutError, Exception):
                await asyncio.wait_for(asyncio.shield(pouring), 5)
        finally:
            if self in self.live.listeners:
                self.live.leave(self)
            pouring.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await pouring

    async def listen(self) -> None:
        """The greeting, and then one request after another."""
        try:
            hello = await asyncio.wait_for(self.next_request(), HELLO_WITHIN)
        except TimeoutError:
            raise Closing(NO_HELLO, f"expected hello within {HELLO_WITHIN:.0f} seconds; nothing came") from None
        if hello is None:
            return
        if not isinstance(hello, q.Hello):
            raise Closing(NO_HELLO, f"expected hello as the first message; got {type(hello).__name__.lower()}")
        live = await self.live.desk.table(self.live.table.opened.code)  # it may have been let go of meanwhile
        if live is None:
            raise Closing(CLOSED, "expected a table; this one was deleted")
        self.live = live
        self.greet(hello)
        while not self.closing:
            if self.wire:
                self.wire.listen(self.hear)
            request = await self.next_request()
            if request is None:
                return
            self.handle(request)

    def greet(self, hello: q.Hello) -> None:
        """Find out who it is, and let them listen."""
        table = self.live.table
        seat = SPECTATOR
        if hello.token:
            self.token = hashed(hello.token)
            seat = table.seat_of(self.token)
            if seat == SPECTATOR:
                raise Closing(CLOSED, "expected a token of this table; this one holds no place here (any more)")
        elif not table.watching:
            raise Closing(CLOSED, "expected somebody who sits at the table; nobody else may look on")
        self.key = (seat, hello.lines, hello.facts)
        self.live.join(self, hello.since)

    async def next_request(self) -> Any:
        """The next request that can be read; None when the client has gone."""
        while True:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                return None
            if event["type"] == "websocket.receive":
                request = self.read(event.get("text") or event.get("bytes") or "")
                if request is not None:
                    return request

    def hear(self, frame: bytes) -> None:
        """What `listen` does, for a frame that takes the shorter way."""
        if self.closing:
            return
        try:
            request = self.read(frame)
            if request is not None:
                self.handle(request)
        except Closing as closing:
            self.close(closing.code, closing.why)

    def read(self, frame: str | bytes) -> Any:
        """The request in a frame, if it can be read, and if it is not one too many."""
        if len(frame) > MOST_BYTES:
            raise Closing(TOO_LARGE, f"expected at most {MOST_BYTES:,} bytes in a message; got {len(frame):,}")
        if not self.bucket.take(time.monotonic()):
            self.too_often()
            return None
        try:
            return q.read_request(frame)
        except (msgspec.DecodeError, UnicodeError) as error:
            self.push(m.encode(m.No(f"expected a message as PROTOCOL.md has it; {error}"[:300], "unread")))
            return None

    def too_often(self) -> None:
        """Tell a client that it asks too often; do not tell it for ever."""
        self.refused += 1
        if self.refused > PATIENCE:
            raise Closing(TOO_MANY, "expected fewer requests a second")
        self.push(m.encode(m.No("expected fewer requests a second; this one was not read", "slow")))

    def handle(self, request: Any) -> None:
        """Answer a request, in its turn."""
        if isinstance(request, (q.Ping, q.Hello)):  # a union would be made anew for each
            self.push(m.encode(m.Ok(request.id)))
        elif isinstance(request, q.Resume):
            self.live.resume(self, request.since)
        elif not self.live.allows(self.seat, request):
            self.push(
                m.encode(m.No("expected fewer of these a second from one place; wait a moment", "slow", request.id))
            )
        elif isinstance(request, q.Nudge):
            self.nudge(request)
        elif isinstance(request, q.Open):
            self.live.desk.spawn(self.open_secret(request.id))
        else:
            self.live.run(lambda table: answer(table, self.seat_at(table), request), self.reply_to(request.id))

    def seat_at(self, table: Table) -> int:
        """The place that this connection's token holds now: most often, the one that it held when it came in."""
        if 0 <= self.seat < len(table.places) and self.token in table.places[self.seat].tokens:
            return self.seat
        return table.seat_of(self.token)

    def nudge(self, request: q.Nudge) -> None:
        """Remind a seat for which the match waits."""
        match = self.live.table.match
        if self.seat == SPECTATOR or match is None or request.seat not in match.awaiting:
            self.push(m.encode(m.No("expected a seat for which the match waits", id=request.id)))
            return
        self.live.to_all(m.Nudged(request.seat, self.seat))
        self.push(m.encode(m.Ok(request.id)))

    async def open_secret(self, number: int) -> None:
        """Give the winner what they won. It stays until they say that they have it: what is sent may get lost."""
        reply = self.reply_to(number)
        desk, table = self.live.desk, self.live.table
        try:
            sealing.check_open(table, table.seat_of(self.token))
            found = await asyncio.to_thread(desk.store.secret, table.name)
            reply(0, sealing.given(table, table.seat_of(self.token), found))
        except Refused as refused:
            reply(0, refused)
        except Exception as error:  # whatever a driver raises
            logger.error("a secret could not be read: %s", type(error).__name__)
            reply(0, Refused("expected a database that answers; it does not. Try again", "slow"))

    def reply_to(self, number: int) -> Callable[[int, dict[str, Any] | Refused], None]:
        """Whether a request counts, told to the client that asked."""

        def reply(n: int, result: dict[str, Any] | Refused) -> None:
            if isinstance(result, Refused):
                self.push(m.encode(m.No(result.why, result.kind, number)))
            else:
                self.push(m.encode(m.Ok(number, n, **result)))

        return reply
