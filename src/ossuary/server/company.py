"""Who is connected to one open table, what they are told, and what is kept for those who missed it."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeAlias

from ossuary.kernel.contract import SPECTATOR
from ossuary.server import messages as m
from ossuary.server import rows
from ossuary.server.rows import Row
from ossuary.server.table import Table
from ossuary.server.telling import Audience, public_of

RECENT = 64  # messages kept for those who missed them
LINGERING = 90.0  # seconds for which an audience that has gone is still told, in case it comes back
STALE = 30.0  # seconds after which another process must have said again who is connected to it
MOVES = (rows.Stood, rows.Botted, rows.Sat, rows.Claimed)  # after which somebody may have lost a place

Key: TypeAlias = tuple[int, bool, bool]  # seat, lines, facts


class Listener(Protocol):
    """A connection, as a table knows it."""

    key: Key

    def push(self, part: bytes) -> None:
        """One more message for it."""
        ...

    def drop(self, why: str) -> None:
        """Close it, and say why."""
        ...


class Company:
    """Those who are connected to a table."""

    def __init__(self, table: Table, changed: Callable[[], None]) -> None:
        self.table = table
        self.changed = changed  # called when somebody who sits here has come or gone
        self.listeners: list[Listener] = []
        self.audiences: dict[Key, Audience] = {}
        self.left_at: dict[Key, float] = {}
        self.seat_left_at: dict[int, float] = {}
        self.recent: deque[tuple[int, dict[Key, bytes]]] = deque(maxlen=RECENT)
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # who is connected to other processes
        self.loaded_at = self.used_at = time.monotonic()

    def follow(self, new: list[Row]) -> None:
        """Become what these rows make of the table, and tell everybody."""
        for row in new:
            self.table.apply(row)
            self.tell(row)
            self.after(row)

    def after(self, row: Row) -> None:
        """A device that has lost its place hears no more of it, but for the answer to what it has just asked for."""
        if isinstance(row, MOVES):
            gone = [each for each in self.listeners if each.key[0] == row.seat and not self.still_sits(each)]
            self.send_away(
                gone, "this place was given up" if isinstance(row, rows.Stood) else "somebody else has it now"
            )
            if not any(each.key[0] == row.seat for each in self.listeners):
                self.forget_seat(row.seat)
        if isinstance(row, rows.Changed) and row.watching is False:
            self.send_away([each for each in self.listeners if each.key[0] == SPECTATOR], "nobody may look on any more")

    def forget_seat(self, seat: int) -> None:
        """Whoever sits there next is shown everything anew, and nothing of what was said to who sat there."""
        for key in [key for key in self.audiences if key[0] == seat]:
            del self.audiences[key]
            self.left_at.pop(key, None)
        for _, parts in self.recent:
            for key in [key for key in parts if key[0] == seat]:
                del parts[key]

    def send_away(self, gone: list[Listener], why: str) -> None:
        """Tell these nothing more, and close them a moment later."""
        for listener in gone:
            self.leave(listener)
            asyncio.get_running_loop().call_soon(listener.drop, why)

    def still_sits(self, listener: Listener) -> bool:
        """Whether a connection's token still holds its seat."""
        token = getattr(listener, "token", b"")
        return self.table.seat_of(token) == listener.key[0]

    # --- telling ---

    def tell(self, row: Row) -> None:
        """Everybody gets the row's message; those who are told the same get the same bytes."""
        if self.left_at:
            self.forget_those_gone()
        public = public_of(self.table, row)
        parts: dict[Key, bytes] = {}
        last, part = None, b""
        for key, audience in self.audiences.items():
            message = audience.tell(self.table, row, public)
            if message is not last:
                last, part = message, m.encode(message)
            parts[key] = part
        self.recent.append((self.table.length - 1, parts))
        for listener in self.listeners:
            listener.push(parts[listener.key])

    def forget_those_gone(self) -> None:
        """Whoever has been gone for long will be shown everything when they come back."""
        before = time.monotonic() - LINGERING
        for key in [key for key, left_at in self.left_at.items() if left_at < before]:
            del self.audiences[key], self.left_at[key]

    def tidy(self, now: float) -> None:
        """Keep nothing for those who missed something, once nobody can have gone just now."""
        if self.recent and now - self.used_at > LINGERING:
            self.recent.clear()
            self.forget_those_gone()

    def to_all(self, message: m.FromServer) -> None:
        """Something that is not kept."""
        part = m.encode(message)
        for listener in self.listeners:
            listener.push(part)

    # --- coming and going ---

    def join(self, listener: Listener, since: int) -> None:
        """Somebody listens from here on: first to what they missed, or to everything."""
        known = listener.key in self.audiences  # else it was shown nothing yet that changes could be told from
        audience = self.audiences.setdefault(listener.key, Audience(*listener.key))
        self.left_at.pop(listener.key, None)
        before = self.here()
        self.listeners.append(listener)
        self.resume(listener, since if known else 0, audience)
        if self.here() != before:
            self.changed()

    def resume(self, listener: Listener, since: int, audience: Audience | None = None) -> None:
        """What came after a number, if all of it is still here for this audience, else everything."""
        missed = [parts.get(listener.key) for n, parts in self.recent if n > since]
        if 0 < since < self.table.length and len(missed) == self.table.length - 1 - since and None not in missed:
            for part in missed:
                listener.push(part or b"")
            return
        audience = audience or self.audiences[listener.key]
        listener.push(m.encode(audience.welcome(self.table, self.here())))

    def leave(self, listener: Listener) -> None:
        """Somebody has gone."""
        before = self.here()
        self.listeners.remove(listener)
        now = self.used_at = time.monotonic()
        if all(other.key != listener.key for other in self.listeners):
            self.left_at[listener.key] = now
        gone = before - self.here()
        if gone:
            self.seat_left_at.update(dict.fromkeys(gone, now))
            self.changed()

    def elsewhere_now(self, process: str, seats: list[int]) -> None:
        """Who is connected to another process, for as long as it says so every now and then."""
        before = self.here()
        now = time.monotonic()
        self.elsewhere[process] = (now + STALE, frozenset(seats))
        self.seat_left_at.update(dict.fromkeys(before - self.here(), now))
        if self.here() != before:
            self.to_all(m.Here(sorted(self.here())))

    def here_at_hand(self) -> set[int]:
        """The seats that are connected to this process."""
        return {listener.key[0] for listener in self.listeners if listener.key[0] != SPECTATOR}

    def gone_for(self, seat: int) -> float:
        """For how many seconds a seat has not been connected, as far as this process can know."""
        now = time.monotonic()
        said = [min(until, now) for until, seats in self.elsewhere.values() if seat in seats]
        return now - max(self.loaded_at, self.seat_left_at.get(seat, 0.0), *said)

    def here(self) -> set[int]:
        """The seats that are connected anywhere."""
        now = time.monotonic()
        others = [seats for until, seats in self.elsewhere.values() if until > now]
        return self.here_at_hand().union(*others)
