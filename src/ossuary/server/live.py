"""One open table, and the one order in which things are done there.

One thing is done at a time: what is asked for is looked at, its rows are written, and only when they are on the disk
does the table follow them and everybody hear of it. So nothing that anybody was told can be lost, and whatever is shown
is always what is written. Only choices of seats that are asked together are also written together: none of them changes
what the others may choose. If somebody else wrote first (another process serves the same table), their rows are read
and followed, and the question is put again.
"""

import asyncio
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Any

from ossuary.server import requests as q
from ossuary.server import rows
from ossuary.server.asking import Refused
from ossuary.server.company import STALE, Company, Listener
from ossuary.server.database import StoreError
from ossuary.server.errand import Decide, Errand, Reply, choice_among
from ossuary.server.limits import Bucket
from ossuary.server.store import Batch
from ossuary.server.table import Table

if TYPE_CHECKING:
    from ossuary.server.desk import Desk

logger = logging.getLogger("ossuary.server")

MOST_WAITING = 256  # errands at one table
DELETED = -1  # instead of a row's number, where a table is no more
DELETED_BY_HOST = "the host has deleted this table"
SETS, SETS_AT_ONCE = 1.0, 5.0  # a second, of one seat
TALK_AT_ONCE = 10  # how many seconds' worth
TOUCHED_EVERY = 600  # seconds between two notes of when a table was last used

RESTARTING = Refused("expected a table that goes on; it is being restarted. Try again", "slow")
AGAIN = "the server is restarting this table; come back in a moment"

SETTING, TALKING = (q.Set,), (q.Say, q.Nudge)  # what is limited for each seat


class Live(Company):
    """One open table."""

    def __init__(self, desk: "Desk", table: Table) -> None:
        super().__init__(table, lambda: desk.presence(self))
        self.desk = desk
        self.errands: deque[Errand] = deque()
        self.busy = False
        self.written_elsewhere = 0  # how many rows others said that there are
        self.touched_at = table.at
        self.ended = ""  # why nothing can be done here any more
        self.buckets: dict[tuple[int, bool], Bucket] = {}  # of each seat, for talk and for what it sets

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

    @property
    def knows_who_is_here(self) -> bool:
        """Whether every other process has had the time to say who is connected to it."""
        bus = self.desk.bus
        return bus is None or time.monotonic() - max(self.loaded_at, bus.well_since) > STALE

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
            if future.done():
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
            self.errands.extendleft(reversed(together))
            self.refuse_all(RESTARTING)
            self.desk.shut(self, AGAIN)

    def go_by(self, result: bool | BaseException, batch: Batch, together: list[Errand]) -> None:
        """Follow what was written, or see why it was not."""
        if self.ended:
            for errand in together:
                errand.reply(0, Refused(self.ended, "gone"))
            return
        if isinstance(result, BaseException):
            logger.error("nothing written at a table: %s", type(result).__name__)
            self.desk.counts["failures"] += 1
            self.written_elsewhere = max(self.written_elsewhere, batch.first + len(batch.rows))  # it may be there yet
            unwritten = Refused("expected a database that can be written; it could not be. Try again", "slow")
            for errand in together:
                errand.reply(0, unwritten)
        elif result and batch.first == self.table.length:
            self.desk.counts["rows"] += len(batch.rows)
            while together:
                self.follow(together[0].new)
                errand = together.pop(0)  # whatever goes wrong from here on, it has its answer
                errand.reply(self.table.length - 1, errand.extra)
            self.desk.moved(self)
            self.desk.published(batch)
        else:
            self.try_again(together)
            return
        self.busy = False
        self.catch_up_if_behind()
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

    def catch_up_if_behind(self) -> None:
        """Others have written more than we followed: read it, unless something is on its way that will find out."""
        if not self.busy and not self.ended and self.written_elsewhere > self.table.length:
            self.busy = True  # from now on, not from when the reading begins
            self.desk.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Read what others wrote, and follow it. The table is busy meanwhile, so nobody else follows anything."""
        try:
            found = await self.desk.read(self.table.name, self.table.length - 1)
            if not found:
                self.desk.shut(self, DELETED_BY_HOST)
                return
            self.follow(found[1:])
            if not found[1:]:
                self.written_elsewhere = 0  # it cannot be read yet, whatever we heard
        except StoreError as error:
            logger.error("a table could not be read: %s", error)
            self.written_elsewhere = 0  # whoever looks round next finds out
            self.refuse_all(Refused("expected a database that answers; it does not. Try again", "slow"))
        except Exception:
            logger.exception("a table could not follow what others wrote")
            self.refuse_all(RESTARTING)
            self.desk.shut(self, AGAIN)
            return
        self.busy = False
        self.desk.moved(self)
        self.catch_up_if_behind()
        self.desk.due(self)

    def end(self, why: str) -> None:
        """Do nothing more here: send everybody away, and refuse what waits."""
        self.ended = why
        self.refuse_all(Refused(why, "gone"))
        for listener in list(self.listeners):
            listener.drop(why)

    def join(self, listener: Listener, since: int) -> None:
        """Somebody listens from here on, unless it is too late."""
        if self.ended:
            listener.drop(self.ended)
        else:
            super().join(listener, since)

    def refuse_all(self, why: Refused) -> None:
        """Let nobody wait for what cannot be done."""
        waiting, self.errands = self.errands, deque()
        for errand in waiting:
            errand.reply(0, why)

    # --- what others wrote ---

    def heard(self, first: int, new: list[bytes]) -> None:
        """Another process has written these rows, or has deleted the table."""
        if first == DELETED:
            self.desk.shut(self, DELETED_BY_HOST)
            return
        self.written_elsewhere = max(self.written_elsewhere, first + len(new))
        if self.busy or first > self.table.length:
            self.catch_up_if_behind()
            return
        try:
            self.follow([rows.decode(row) for row in new[self.table.length - first :]])
        except Exception:
            logger.exception("a table could not follow what it heard, or tell of it")
            self.desk.shut(self, AGAIN)
            return
        self.desk.moved(self)
        self.desk.due(self)
