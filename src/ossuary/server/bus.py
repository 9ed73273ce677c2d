"""How processes that serve the same tables hear of each other's rows: through Redis, which keeps nothing.

A row that somebody missed is no harm: the database has it. Whoever sees a number missing reads it there, and every few
seconds each process asks the database whether it has missed the last one.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, cast

import msgspec

if TYPE_CHECKING:
    from ossuary.server.desk import Desk

logger = logging.getLogger("ossuary.server")

PREFIX = "ossuary:"
AGAIN_AFTER = 1.0  # seconds, when Redis has gone


class Wrote(msgspec.Struct, tag="w", array_like=True):
    """Somebody has written these rows, the first of which has this number."""

    by: str
    first: int
    rows: list[bytes]


class Here(msgspec.Struct, tag="h", array_like=True):
    """Who is connected to a process."""

    by: str
    seats: list[int]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Wrote | Here).decode


class RedisBus:
    """One process's ear and mouth."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415  # optional: one process needs none

        self.name = secrets.token_hex(4)
        self.redis: Any = cast("Any", Redis).from_url(url)
        self.pubsub: Any = self.redis.pubsub()
        self.wanted: set[str] = set()
        self.changes: asyncio.Queue[tuple[str, str] | None] = asyncio.Queue()
        self.unsent: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(10_000)
        self.tasks: list[asyncio.Task[None]] = []
        self.well_since = time.monotonic()  # since when nothing is known to have got lost

    def attach(self, desk: "Desk") -> None:
        """From here on, tell this desk."""
        self.desk = desk
        self.tasks = [asyncio.ensure_future(work()) for work in (self.hear, self.speak)]

    def listen(self, place: str) -> None:
        self.wanted.add(place)
        self.desk.spawn(self.quietly(self.pubsub.subscribe(PREFIX + place)))

    def forget(self, place: str) -> None:
        self.wanted.discard(place)
        self.desk.spawn(self.quietly(self.pubsub.unsubscribe(PREFIX + place)))

    def publish(self, place: str, first: int, new: list[bytes]) -> None:
        self.put(place, Wrote(self.name, first, new))

    def present(self, place: str, seats: list[int]) -> None:
        self.put(place, Here(self.name, seats))

    def put(self, place: str, message: Wrote | Here) -> None:
        """Say it as soon as may be; if too much waits, the database has it anyway."""
        with contextlib.suppress(asyncio.QueueFull):
            self.unsent.put_nowait((PREFIX + place, encode(message)))

    async def speak(self) -> None:
        """Send what there is, together."""
        while True:
            waiting = [await self.unsent.get()]
            while not self.unsent.empty():
                waiting.append(self.unsent.get_nowait())
            pipeline = self.redis.pipeline(transaction=False)
            for channel, message in waiting:
                pipeline.publish(channel, message)
            await self.quietly(pipeline.execute())

    async def hear(self) -> None:
        """Listen for ever; when Redis comes back, to the same as before."""
        while True:
            try:
                if not self.pubsub.subscribed:
                    await asyncio.sleep(0.05)
                    if time.monotonic() - self.well_since > AGAIN_AFTER:
                        await self.subscribe_again()
                    continue
                message = await self.pubsub.get_message(ignore_subscribe_messages=True, timeout=1.0)
                if message:
                    self.heard(message)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # whatever the driver raises: it will come back
                logger.warning("Redis does not answer: %s", type(error).__name__)
                self.well_since = time.monotonic()
                await asyncio.sleep(AGAIN_AFTER)
                await self.subscribe_again()

    async def subscribe_again(self) -> None:
        """To all that is wanted; more may be wanted meanwhile."""
        if self.wanted:
            await self.quietly(self.pubsub.subscribe(*[PREFIX + place for place in self.wanted]))

    def heard(self, message: dict[str, Any]) -> None:
        """One message from another process."""
        place = cast("bytes", message["channel"]).decode().removeprefix(PREFIX)
        live = self.desk.live.get(place)
        try:
            said = decode(message["data"])
        except msgspec.DecodeError:
            return
        if live is None or said.by == self.name:
            return
        if isinstance(said, Wrote):
            live.heard(said.first, said.rows)
        else:
            live.elsewhere_now(said.by, said.seats)

    async def quietly(self, work: Any) -> None:
        """Redis may be away; nothing depends on it."""
        try:
            await work
        except Exception as error:
            self.well_since = time.monotonic()
            logger.warning("Redis does not answer: %s", type(error).__name__)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.quietly(self.pubsub.aclose())
        await self.quietly(self.redis.aclose())
