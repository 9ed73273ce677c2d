"""All tables that this process has open: who is connected to them, and the one order in which things are done.

At each table one thing is done at a time: what is asked for is looked at, its rows are written, and only when they are
on the disk does the table follow them and everybody hear of it. So nothing that anybody was told can be lost, and
whatever is shown is always what is written. If somebody else wrote first (another process serves the same table), their
rows are read and followed, and the question is put again.
"""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from ossuary.kernel.contract import SPECTATOR
from ossuary.server import messages as m
from ossuary.server import rows
from ossuary.server.asking import Answer, Refused
from ossuary.server.rows import Row
from ossuary.server.store import Batch, Store, StoreError
from ossuary.server.table import Table
from ossuary.server.telling import Audience
from ossuary.server.writer import Writer

logger = logging.getLogger("ossuary.server")

RECENT = 64  # messages kept for those who missed them
LINGERING = 90.0  # seconds for which an audience that has gone is still told, in case it comes back
MOST_WAITING = 256  # errands at one table
TRIES = 50
DELETED = -1  # instead of a row's number, where a table is no more
STALE = 30.0  # seconds after which another process must have said again who is connected to it
TOUCHED_EVERY = 600  # seconds between two notes of when a table was last used

Decide: TypeAlias = Callable[[Table], Answer]
Reply: TypeAlias = Callable[[int, dict[str, Any] | Refused], None]
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


class Live:
    """One open table."""

    def __init__(self, desk: "Desk", table: Table) -> None:
        self.desk = desk
        self.table = table
        self.listeners: list[Listener] = []
        self.audiences: dict[Key, Audience] = {}
        self.left_at: dict[Key, float] = {}
        self.seat_left_at: dict[int, float] = {}
        self.recent: deque[tuple[int, dict[Key, bytes]]] = deque(maxlen=RECENT)
        self.errands: deque[tuple[Decide, Reply, int]] = deque()
        self.busy = False
        self.used_at = time.monotonic()
        self.touched_at = table.at
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # who is connected to other processes

    # --- doing one thing after the other ---

    def run(self, decide: Decide, reply: Reply) -> None:
        """Have something done, in its turn."""
        if len(self.errands) >= MOST_WAITING:
            reply(0, Refused("expected fewer requests at once; this table has too many waiting", "slow"))
            return
        self.errands.append((decide, reply, TRIES))
        self.go_on()

    async def done(self, decide: Decide) -> dict[str, Any]:
        """Have something done, and wait for it."""
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

        def reply(number: int, answer: dict[str, Any] | Refused) -> None:
            if future.cancelled():
                return
            if isinstance(answer, Refused):
                future.set_exception(answer)
            else:
                future.set_result(answer)

        self.run(decide, reply)
        return await future

    def go_on(self) -> None:
        """Do what can be done now."""
        self.used_at = time.monotonic()
        while self.errands and not self.busy:
            decide, reply, tries = self.errands.popleft()
            try:
                new, extra = decide(self.table)
            except Refused as refused:
                self.desk.counts["refused"] += 1
                reply(0, refused)
                continue
            except Exception:  # a fault of ours must not take the table with it
                logger.exception("something asked for at a table could not be looked at")
                reply(0, Refused("something went wrong here; it is not your fault", "broken"))
                continue
            if new:
                self.write(new, extra, (decide, reply, tries))
            else:
                reply(0, extra)

    def write(self, new: list[Row], extra: dict[str, Any], errand: tuple[Decide, Reply, int]) -> None:
        """Have rows written; what comes next waits for it."""
        first = self.table.length
        batch = Batch(self.table.name, first, [rows.encode(row) for row in new], secret=extra.pop("sealed", None))
        now = int(time.time())
        if now - self.touched_at > TOUCHED_EVERY:
            self.touched_at = batch.touched_at = now
        self.busy = True
        self.desk.writer.write(batch, lambda result: self.written(result, batch, new, extra, errand))

    def written(
        self,
        result: bool | BaseException,
        batch: Batch,
        new: list[Row],
        extra: dict[str, Any],
        errand: tuple[Decide, Reply, int],
    ) -> None:
        """The rows are on the disk, or they are not."""
        decide, reply, tries = errand
        if isinstance(result, BaseException):
            logger.error("nothing written at a table: %s", type(result).__name__)
            self.desk.counts["failures"] += 1
            reply(0, Refused("expected a database that can be written; it could not be. Try again", "slow"))
        elif result and batch.first == self.table.length:
            self.desk.counts["rows"] += len(new)
            self.follow(new)
            reply(self.table.length - 1, extra)
            self.desk.published(batch)
        elif tries:
            self.desk.counts["conflicts"] += 1
            self.errands.appendleft((decide, reply, tries - 1))
            self.desk.spawn(self.catch_up())
            return
        else:
            reply(0, Refused("expected a quieter table; others were always first. Try again", "slow"))
        self.busy = False
        self.go_on()

    async def catch_up(self) -> None:
        """Read what others wrote, and follow it. The table is busy meanwhile."""
        self.busy = True
        try:
            new = await self.desk.read(self.table.name, self.table.length)
            self.follow(new)
        except StoreError:
            logger.exception("a table could not be read")
        finally:
            self.busy = False
        self.go_on()

    # --- what others wrote ---

    def heard(self, first: int, new: list[bytes]) -> None:
        """Another process has written these rows, or has deleted the table."""
        if first == DELETED:
            for listener in list(self.listeners):
                listener.drop("the host has deleted this table")
            self.desk.forget(self)
            return
        if self.busy or first > self.table.length:
            if not self.busy:
                self.desk.spawn(self.catch_up())
            return  # what is being written will be refused, and then all is read
        self.follow([rows.decode(row) for row in new[self.table.length - first :]])
        self.go_on()

    def follow(self, new: list[Row]) -> None:
        """Become what these rows make of the table, and tell everybody."""
        for row in new:
            self.table.apply(row)
            self.tell(row)
            self.after(row)
        self.desk.moved(self)

    def after(self, row: Row) -> None:
        """A device that has lost its place hears no more of it, but for the answer to what it has just asked for."""
        if isinstance(row, rows.Stood | rows.Botted | rows.Sat | rows.Claimed):
            gone = [each for each in self.listeners if each.key[0] == row.seat and not self.still_sits(each)]
            self.send_away(
                gone, "this place was given up" if isinstance(row, rows.Stood) else "somebody else has it now"
            )
        if isinstance(row, rows.Changed) and row.watching is False:
            self.send_away([each for each in self.listeners if each.key[0] == SPECTATOR], "nobody may look on any more")

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
        parts: dict[Key, bytes] = {}
        last: tuple[m.Numbered, bytes] | None = None
        now = time.monotonic()
        for key, audience in list(self.audiences.items()):
            if key in self.left_at and now - self.left_at[key] > LINGERING:
                del self.audiences[key], self.left_at[key]
                continue
            message = audience.tell(self.table, row)
            if last is None or message != last[0]:
                last = message, m.encode(message)
            parts[key] = last[1]
        self.recent.append((self.table.length - 1, parts))
        for listener in self.listeners:
            listener.push(parts[listener.key])

    def to_all(self, message: m.FromServer) -> None:
        """Something that is not kept."""
        part = m.encode(message)
        for listener in self.listeners:
            listener.push(part)

    # --- coming and going ---

    def join(self, listener: Listener, since: int) -> None:
        """Somebody listens from here on: first to what they missed, or to everything."""
        audience = self.audiences.setdefault(listener.key, Audience(*listener.key))
        self.left_at.pop(listener.key, None)
        before = self.here()
        self.listeners.append(listener)
        self.resume(listener, since, audience)
        if self.here() != before:
            self.desk.presence(self)

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
            self.desk.presence(self)

    def elsewhere_now(self, process: str, seats: list[int]) -> None:
        """Who is connected to another process, for as long as it says so every now and then."""
        before = self.here()
        self.elsewhere[process] = (time.monotonic() + STALE, frozenset(seats))
        if self.here() != before:
            self.to_all(m.Here(sorted(self.here())))

    def here_at_hand(self) -> set[int]:
        """The seats that are connected to this process."""
        return {listener.key[0] for listener in self.listeners if listener.key[0] != SPECTATOR}

    def here(self) -> set[int]:
        """The seats that are connected anywhere."""
        now = time.monotonic()
        others = [seats for until, seats in self.elsewhere.values() if until > now]
        return self.here_at_hand().union(*others)


class Desk:
    """All open tables of this process."""

    def __init__(self, store: Store, moved: Callable[[Live], None], bus: "Bus | None" = None) -> None:
        self.store = store
        self.writer = Writer(store)
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.codes: dict[str, str] = {}
        self.moved = moved
        self.bus = bus
        self.tasks: set[asyncio.Task[Any]] = set()
        self.counts: Counter[str] = Counter()
        if bus:
            bus.attach(self)

    def spawn(self, work: Any) -> None:
        """Something to be done by itself."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def read(self, place: str, since: int = 0) -> list[Row]:
        """A table's rows."""
        return [rows.decode(row) for row in await asyncio.to_thread(self.store.read, place, since)]

    async def table(self, code: str) -> Live | None:
        """The open table with this code; opened if need be."""
        place = self.codes.get(code) or await asyncio.to_thread(self.store.find, code)
        if place is None:
            return None
        self.codes[code] = place
        if place in self.live:
            return self.live[place]
        if place not in self.loading:
            self.loading[place] = asyncio.ensure_future(self.load(place))
            self.loading[place].add_done_callback(lambda _: self.loading.pop(place, None))
        return await asyncio.shield(self.loading[place])

    async def load(self, place: str) -> Live | None:
        """A table, from its rows."""
        found = await self.read(place)
        if not found or not isinstance(found[0], rows.Opened):
            return None
        table = Table(place, found[0])
        table.apply_all(found[1:])
        live = self.live[place] = Live(self, table)
        if self.bus:
            self.bus.listen(place)
        self.moved(live)
        return live

    async def open(self, place: str, opened: rows.Opened) -> bool:
        """A new table; false if its code is taken."""
        registry = {
            "place": place,
            "code": opened.code,
            "game": opened.game,
            "opened_at": opened.at,
            "touched_at": opened.at,
        }
        return await self.writer.written(Batch(place, 0, [rows.encode(opened)], registry))

    async def delete(self, live: Live) -> None:
        """Forget a table, and send everybody away."""
        await asyncio.to_thread(self.store.delete, [live.table.name])  # first, or it would be opened again
        for listener in list(live.listeners):
            listener.drop("the host has deleted this table")
        if self.bus:
            self.bus.publish(live.table.name, DELETED, [])
        self.forget(live)

    def forget(self, live: Live) -> None:
        """Let go of an open table."""
        self.live.pop(live.table.name, None)
        self.codes.pop(live.table.opened.code, None)
        if self.bus:
            self.bus.forget(live.table.name)

    async def check(self) -> None:
        """Whether the database answers."""
        await asyncio.to_thread(self.store.check)

    def published(self, batch: Batch) -> None:
        """Let other processes know."""
        if self.bus:
            self.bus.publish(batch.place, batch.first, batch.rows)

    def presence(self, live: Live) -> None:
        """Who is connected has changed."""
        live.to_all(m.Here(sorted(live.here())))
        if self.bus:
            self.bus.present(live.table.name, sorted(live.here_at_hand()))
        self.moved(live)

    def unload(self, idle: float) -> None:
        """Let go of tables to which nobody is connected."""
        before = time.monotonic() - idle
        for live in list(self.live.values()):
            if not live.listeners and not live.busy and not live.errands and live.used_at < before:
                self.forget(live)

    async def look_round(self) -> None:
        """What other processes have written, and we have not heard of; and say again who is connected here."""
        watched = {place: live for place, live in self.live.items() if live.listeners}
        if not self.bus or not watched:
            return
        lengths = await asyncio.to_thread(self.store.lengths, list(watched))
        for place, live in watched.items():
            self.bus.present(place, sorted(live.here_at_hand()))
            if lengths.get(place, 0) > live.table.length and not live.busy:
                self.spawn(live.catch_up())

    async def close(self) -> None:
        """Write what is to be written, and end."""
        for live in self.live.values():
            for listener in list(live.listeners):
                listener.drop("the server is restarting; come back in a moment")
        await self.writer.close()
        if self.bus:
            await self.bus.close()


class Bus(Protocol):
    """Tells other processes what was written, and hears it from them."""

    def attach(self, desk: Desk) -> None: ...

    def listen(self, place: str) -> None: ...

    def forget(self, place: str) -> None: ...

    def publish(self, place: str, first: int, new: list[bytes]) -> None: ...

    def present(self, place: str, seats: list[int]) -> None: ...

    async def close(self) -> None: ...
