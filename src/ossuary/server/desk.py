"""All tables that this process has open: who is connected to them, and the one order in which things are done.

At each table one thing is done at a time: what is asked for is looked at, its rows are written, and only when they are
on the disk does the table follow them and everybody hear of it. So nothing that anybody was told can be lost, and
whatever is shown is always what is written. Only choices of seats that are asked together are also written together:
none of them changes what the others may choose. If somebody else wrote first (another process serves the same table),
their rows are read and followed, and the question is put again.
"""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from ossuary.kernel.contract import SPECTATOR
from ossuary.server import messages as m
from ossuary.server import rows
from ossuary.server.asking import Answer, Refused, cover
from ossuary.server.limits import Bucket
from ossuary.server.rows import Row
from ossuary.server.store import Batch, Store, StoreError
from ossuary.server.table import Table
from ossuary.server.telling import Audience, public_of
from ossuary.server.writer import Writer

logger = logging.getLogger("ossuary.server")

RECENT = 64  # messages kept for those who missed them
LINGERING = 90.0  # seconds for which an audience that has gone is still told, in case it comes back
MOST_WAITING = 256  # errands at one table
TRIES = 50
DELETED = -1  # instead of a row's number, where a table is no more
DELETED_BY_HOST = "the host has deleted this table"
STALE = 30.0  # seconds after which another process must have said again who is connected to it
SETS, SETS_AT_ONCE = 1.0, 5.0  # a second, of one seat
TALK, TALK_AT_ONCE = 2.0, 10  # a second, of one seat; how many seconds' worth at once
TOUCHED_EVERY = 600  # seconds between two notes of when a table was last used

SETTING, TALKING = (m.Set, m.Begin), (m.Say, m.Nudge)  # what is limited for each seat
MOVES = (rows.Stood, rows.Botted, rows.Sat, rows.Claimed)  # after which somebody may have lost a place

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


@dataclass(slots=True)
class Errand:
    """Something to be done at a table, and whom to tell."""

    decide: Decide
    reply: Reply
    tries: int = TRIES
    new: list[Row] = field(default_factory=list[Row])  # what it came to, when it was looked at last
    extra: dict[str, Any] = field(default_factory=dict[str, Any])

    def look(self, table: Table) -> None:
        """See what it comes to at a table as it is now, or raise Refused."""
        try:
            self.new, self.extra = self.decide(table)
        except Refused:
            raise
        except Exception:
            logger.exception("something asked for at a table could not be looked at")
            raise Refused("something went wrong here; it is not your fault", "broken") from None


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
        self.errands: deque[Errand] = deque()
        self.busy = False
        self.ended = ""  # why nothing can be done here any more
        self.loaded_at = self.used_at = time.monotonic()
        self.touched_at = table.at
        self.buckets: dict[tuple[int, bool], Bucket] = {}  # of each seat, for talk and for what it sets
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # who is connected to other processes

    # --- doing one thing after the other ---

    def allows(self, seat: int, request: Any) -> bool:
        """Whether a seat may ask for one more of these now, from whatever device."""
        if not isinstance(request, SETTING + TALKING):
            return True
        now, talks = time.monotonic(), isinstance(request, TALKING)
        bucket = self.buckets.get((seat, talks))
        if bucket is None:
            rate, burst = (self.desk.talk, self.desk.talk * TALK_AT_ONCE) if talks else (SETS, SETS_AT_ONCE)
            bucket = self.buckets[seat, talks] = Bucket(rate, burst, now)
        return bucket.take(now)

    def run(self, decide: Decide, reply: Reply) -> None:
        """Have something done, in its turn."""
        if self.ended:
            reply(0, Refused(self.ended, "gone"))
            return
        if len(self.errands) >= MOST_WAITING:
            reply(0, Refused("expected fewer requests at once; this table has too many waiting", "slow"))
            return
        self.errands.append(Errand(decide, reply))
        self.desk.due(self)

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
        """Do what can be done now: the writer is free."""
        self.used_at = time.monotonic()
        while self.errands and not self.busy:
            errand = self.errands.popleft()
            try:
                errand.look(self.table)
            except Refused as refused:
                self.desk.counts["refused"] += 1
                errand.reply(0, refused)
                continue
            if errand.new:
                self.write([errand, *self.others_that_choose(errand)])
            else:
                errand.reply(0, errand.extra)

    def end(self, why: str) -> None:
        """Do nothing more here: send everybody away, and refuse what waits."""
        self.ended = why
        waiting, self.errands = self.errands, deque()
        for errand in waiting:
            errand.reply(0, Refused(why, "gone"))
        for listener in list(self.listeners):
            listener.drop(why)

    def others_that_choose(self, first: Errand) -> list[Errand]:
        """The errands next in turn that can be written with a choice: those of others who are asked with it."""
        asked = set(self.table.match.awaiting) if self.table.match else set[int]()
        others: list[Errand] = []
        errand = first
        while choice_among(errand.new, asked):
            asked -= {row.seat for row in errand.new if isinstance(row, rows.Chose)}
            if errand is not first:
                others.append(self.errands.popleft())
            if not self.errands:
                break
            errand = self.errands[0]
            try:
                errand.look(self.table)
            except Refused:
                break  # it may be allowed once these are written
        return others

    def write(self, together: list[Errand]) -> None:
        """Have rows written; what comes next waits for it."""
        new = [rows.encode(row) for errand in together for row in errand.new]
        batch = Batch(self.table.name, self.table.length, new, secret=together[0].extra.pop("sealed", None))
        now = int(time.time())
        if now - self.touched_at > TOUCHED_EVERY:
            self.touched_at = batch.touched_at = now
        self.busy = True
        self.desk.writer.write(batch, lambda result: self.written(result, batch, together))

    def written(self, result: bool | BaseException, batch: Batch, together: list[Errand]) -> None:
        """The rows are on the disk, or they are not."""
        try:
            self.go_by(result, batch, together)
        except Exception:
            logger.exception("a table could not follow its rows, or tell of them")
            self.desk.shut(self, "the server is restarting this table; come back in a moment")

    def go_by(self, result: bool | BaseException, batch: Batch, together: list[Errand]) -> None:
        """Follow what was written, or see why it was not."""
        if self.ended:
            for errand in together:
                errand.reply(0, Refused(self.ended, "gone"))
            return
        if isinstance(result, BaseException):
            logger.error("nothing written at a table: %s", type(result).__name__)
            self.desk.counts["failures"] += 1
            unwritten = Refused("expected a database that can be written; it could not be. Try again", "slow")
            for errand in together:
                errand.reply(0, unwritten)
        elif result and batch.first == self.table.length:
            self.desk.counts["rows"] += len(batch.rows)
            for errand in together:
                self.follow(errand.new)
                errand.reply(self.table.length - 1, errand.extra)
            self.desk.moved(self)
            self.desk.published(batch)
        else:
            self.try_again(together)
            return
        self.busy = False
        self.desk.due(self)

    def try_again(self, together: list[Errand]) -> None:
        """Others wrote first: look at what they did, and then at these once more."""
        self.desk.counts["conflicts"] += 1
        for errand in reversed(together):
            errand.tries -= 1
            if errand.tries:
                self.errands.appendleft(errand)
            else:
                errand.reply(0, Refused("expected a quieter table; others were always first. Try again", "slow"))
        self.desk.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Read what others wrote, and follow it. The table is busy meanwhile."""
        self.busy = True
        try:
            found = await self.desk.read(self.table.name, self.table.length - 1)
            if not found:
                self.desk.shut(self, DELETED_BY_HOST)
                return
            self.follow(found[1:])
            self.desk.moved(self)
        except StoreError:
            logger.exception("a table could not be read")
        finally:
            self.busy = False
        self.desk.due(self)

    # --- what others wrote ---

    def heard(self, first: int, new: list[bytes]) -> None:
        """Another process has written these rows, or has deleted the table."""
        if first == DELETED:
            self.desk.shut(self, DELETED_BY_HOST)
            return
        if self.busy or first > self.table.length:
            if not self.busy:
                self.desk.spawn(self.catch_up())
            return  # what is being written will be refused, and then all is read
        self.follow([rows.decode(row) for row in new[self.table.length - first :]])
        self.desk.moved(self)
        self.desk.due(self)

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
        if self.ended:
            listener.drop(self.ended)
            return
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

    @property
    def knows_who_is_here(self) -> bool:
        """Whether every other process has had the time to say who is connected to it."""
        return self.desk.bus is None or time.monotonic() - self.loaded_at > STALE

    def here(self) -> set[int]:
        """The seats that are connected anywhere."""
        now = time.monotonic()
        others = [seats for until, seats in self.elsewhere.values() if until > now]
        return self.here_at_hand().union(*others)


def choice_among(new: list[Row], asked: set[int]) -> bool:
    """Whether these rows are the choice of one of these seats and nothing else."""
    return len(new) == 1 and isinstance(new[0], rows.Chose) and new[0].seat in asked


class Desk:
    """All open tables of this process."""

    def __init__(
        self, store: Store, moved: Callable[[Live], None], bus: "Bus | None" = None, talk: float = TALK
    ) -> None:
        self.store = store
        self.talk = talk
        self.writer = Writer(store, self.go_on)
        self.waiting: dict[Live, None] = {}  # tables at which there is something to do
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live | None]] = {}
        self.codes: dict[str, str] = {}
        self.moved = moved
        self.bus = bus
        self.tasks: set[asyncio.Task[Any]] = set()
        self.counts: Counter[str] = Counter()
        if bus:
            bus.attach(self)

    def due(self, live: Live) -> None:
        """There may be something to do at a table, once the writer is free for it."""
        if live.errands:
            self.waiting[live] = None
            self.writer.soon()

    def go_on(self) -> None:
        """Do what there is to do."""
        waiting, self.waiting = self.waiting, {}
        for live in waiting:
            live.go_on()

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
        """Forget a table, and send everybody away. What is said meanwhile finds no table to go to."""
        await asyncio.to_thread(self.store.delete, [live.table.name])  # first, or it would be opened again
        if self.bus:
            self.bus.publish(live.table.name, DELETED, [])
        self.shut(live, DELETED_BY_HOST)

    def shut(self, live: Live, why: str) -> None:
        """Let go of an open table to which people are connected."""
        live.end(why)
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
                self.let_go(live)

    def let_go(self, live: Live) -> None:
        """Forget a table, once what its match told last is covered; where others play on elsewhere, that is theirs."""
        if live.here() or not cover(live.table)[0]:
            self.forget(live)
            return

        def reply(number: int, said: dict[str, Any] | Refused) -> None:
            if not isinstance(said, Refused) and not live.listeners and not live.errands:
                self.forget(live)

        live.run(cover, reply)

    async def look_round(self) -> None:
        """What other processes have written, and we have not heard of; and say again who is connected here."""
        watched = {place: live for place, live in self.live.items() if live.listeners}
        if not self.bus or not watched:
            return
        lengths = await asyncio.to_thread(self.store.lengths, list(watched))
        for place, live in watched.items():
            if place not in lengths:
                self.shut(live, DELETED_BY_HOST)
                continue
            self.bus.present(place, sorted(live.here_at_hand()))
            if lengths.get(place, 0) > live.table.length and not live.busy:
                self.spawn(live.catch_up())

    async def close(self) -> None:
        """Write what is to be written, and end."""
        for live in self.live.values():
            for listener in list(live.listeners):
                listener.drop("the server is restarting; come back in a moment")
            if cover(live.table)[0]:
                live.run(cover, lambda number, answer: None)
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
