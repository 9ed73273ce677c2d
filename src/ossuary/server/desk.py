"""All tables that this process has open."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

from ossuary.server import messages as m
from ossuary.server import rows
from ossuary.server.asking import Refused, cover
from ossuary.server.live import DELETED, DELETED_BY_HOST, Live
from ossuary.server.rows import Row
from ossuary.server.store import Batch, Store
from ossuary.server.table import Table
from ossuary.server.writer import Writer

TALK = 2.0  # texts and nudges a second, of one seat


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
            self.live[place].used_at = time.monotonic()
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
        if self.live.get(live.table.name) is not live:
            return  # another has been opened in its place
        del self.live[live.table.name]
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
            live.written_elsewhere = max(live.written_elsewhere, lengths.get(place, 0))
            live.catch_up_if_behind()

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

    well_since: float  # by time.monotonic(): since when nothing is known to have got lost

    def attach(self, desk: Desk) -> None: ...

    def listen(self, place: str) -> None: ...

    def forget(self, place: str) -> None: ...

    def publish(self, place: str, first: int, new: list[bytes]) -> None: ...

    def present(self, place: str, seats: list[int]) -> None: ...

    async def close(self) -> None: ...
