"""uvicorn's HTTP, with bounds to what one may hold open: who asks for nothing goes, and nobody takes all the room."""

import asyncio
import contextlib
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

WITHIN = 10.0  # seconds for a request to come whole
SPARE = 128  # files that are no connections
TO_EACH = 4  # connections that have not become sockets, for each socket that an address may have
UNKNOWN = 1000  # connections, where the system does not say how many files there may be


class Door(H11Protocol):
    """One connection, until it becomes a socket."""

    most: ClassVar[int] = UNKNOWN  # of one process
    most_each: ClassVar[int] = UNKNOWN  # of one address
    crowd: ClassVar[Counter[str]] = Counter()

    counted = ""  # the address for which it is
    seen: object = None  # what was being asked for when it was looked at last
    look_again: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        if len(self.connections) > self.most or self.crowd[address] >= self.most_each:
            transport.abort()
            return
        self.counted = address
        self.crowd[address] += 1
        self.look_again = self.loop.call_later(WITHIN, self.look)

    def connection_lost(self, exc: Exception | None) -> None:
        self.uncount()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.uncount()  # sockets are counted, and waited for, by themselves
        super().handle_websocket_upgrade(event)

    def look(self) -> None:
        """Close it if nothing has come of it since it was looked at last."""
        waiting = not self.cycle or self.cycle.response_complete or self.cycle.more_body
        if waiting and self.cycle is self.seen:
            self.transport.abort()
            return
        self.seen = self.cycle
        self.look_again = self.loop.call_later(WITHIN, self.look)

    def uncount(self) -> None:
        """It is no connection of this kind any more."""
        if self.look_again:
            self.look_again.cancel()
        if self.counted:
            self.crowd[self.counted] -= 1
            if not self.crowd[self.counted]:
                del self.crowd[self.counted]
            self.counted = ""


def door(each: int) -> type[Door]:
    """One for a server of which an address may have so many sockets; 0 where all come from one, a proxy's."""

    class Ours(Door):
        most = room()
        most_each = TO_EACH * each or most
        crowd: ClassVar[Counter[str]] = Counter()

    return Ours


def room() -> int:
    """How many connections there may be: as many as the system lets us have, once it was asked for all it gives."""
    try:
        import resource  # noqa: PLC0415  # there is none on Windows
    except ImportError:
        return UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNKNOWN if soft == resource.RLIM_INFINITY else max(soft - SPARE, SPARE)
