"""What goes on at tables by itself: bots play, one plays for whoever is away too long, what is old goes."""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakSet

from ossuary.bots.simple import player
from ossuary.match.match import Match
from ossuary.server import rows
from ossuary.server.asking import Answer, Refused
from ossuary.server.database import StoreError
from ossuary.server.desk import Desk
from ossuary.server.live import Live
from ossuary.server.place import NOBODY
from ossuary.server.sealing import burn_unread, doomed
from ossuary.server.settings import Settings
from ossuary.server.table import Table

logger = logging.getLogger("ossuary.server")

IDLE = 60.0  # seconds after which a table without connections is let go of
EVERY = 1.0
ROUND = 5.0
SLOWLY = 300.0
HOST_AWAY = 60.0  # seconds, at least, after which somebody else hosts
HOST_AWAY_WITHOUT_CLOCK = 120.0


def bot_seats(table: Table) -> list[int]:
    """The seats that the match waits for, and that bots have."""
    match = table.match
    if match is None or table.paused or table.changed:
        return []
    return [seat for seat in match.awaiting if not table.places[seat].human]


def absent_seats(live: Live) -> list[int]:
    """The seats that the match waits for, whose players have been away for longer than the table's clock allows."""
    table = live.table
    match = table.match
    if match is None or table.paused or table.changed or not table.clock or not live.knows_who_is_here:
        return []
    here, now = live.here(), time.time()
    return [
        seat
        for seat in match.awaiting
        if table.places[seat].human
        and seat not in here
        and now - table.moved_at > table.clock
        and live.gone_for(seat) > table.clock
    ]


def host_instead(live: Live, least: float = HOST_AWAY, without_clock: float = HOST_AWAY_WITHOUT_CLOCK) -> int:
    """Who is to host where the host has been away for too long: the next person round the table who is there."""
    table, here = live.table, live.here()
    host = table.host
    if host == NOBODY or host in here or not live.knows_who_is_here:
        return NOBODY
    if live.gone_for(host) < (max(least, table.clock) if table.clock else without_clock):
        return NOBODY
    order = [(host + step) % len(table.places) for step in range(1, len(table.places))]
    return next((seat for seat in order if seat in here and table.places[seat].human), NOBODY)


def chosen(match: Match, table: Table, seat: int, by: str) -> rows.Chose:
    """What a bot chooses for a seat, of which it sees no more than its player would."""
    level = table.places[seat].level or "simple"
    play = player(match.game, level, secrets.randbits(62))
    choice = play(match.view(seat), seat, match.legal(seat))
    return rows.Chose(seat, choice, by=by, digest=table.story(), at=int(time.time()), rules=table.rules_now)


class Minder:
    """Looks after the open tables of one process."""

    def __init__(self, desk: Desk, settings: Settings) -> None:
        self.desk = desk
        self.settings = settings
        self.waiting: WeakSet[Live] = WeakSet()  # tables at which a bot is about to choose
        self.loop = asyncio.get_running_loop()

    def moved(self, live: Live) -> None:
        """Something has happened at a table."""
        if doomed(live.table):
            live.run(burn_unread, lambda number, answer: None)
        if live in self.waiting or not bot_seats(live.table):
            return
        self.waiting.add(live)
        pace = self.settings.pace * (0.6 + 0.8 * random.random())
        self.loop.call_later(pace, self.bots_choose, live)

    def bots_choose(self, live: Live) -> None:
        """The bots choose, if it is still their turn."""
        if self.desk.live.get(live.table.name) is live:
            self.play(live, "bot")
        else:
            self.waiting.discard(live)

    def play(self, live: Live, by: str) -> None:
        """One choice after the other, for as long as bots are awaited."""

        def decide(table: Table) -> Answer:
            seats = bot_seats(table) if by == "bot" else absent_seats(live)
            if not seats or table.match is None:
                raise Refused("expected a bot's turn", "stale")
            return [chosen(table.match, table, seats[0], by)], {}

        def reply(number: int, answer: Any) -> None:
            if by == "bot":  # from here on the next may be thought of; if it was refused, `mind` asks again
                self.waiting.discard(live)

        live.run(decide, reply)

    def host(self, live: Live) -> None:
        """Somebody who is there hosts, if the host is not."""

        def decide(table: Table) -> Answer:
            seat = host_instead(live)
            return ([] if seat == NOBODY else [rows.Hosted(seat)]), {}

        live.run(decide, lambda number, answer: None)

    async def mind(self) -> None:
        """Once a second; and now and then, what is seldom needed."""
        last_sweep = last_round = time.monotonic()
        while True:
            await asyncio.sleep(EVERY)
            for live in list(self.desk.live.values()):
                self.look_at(live)
            self.desk.unload(IDLE)
            if time.monotonic() - last_round > ROUND:
                last_round = time.monotonic()
                await self.whatever_happens(self.desk.look_round)
            if time.monotonic() - last_sweep > SLOWLY:
                last_sweep = time.monotonic()
                await self.whatever_happens(self.sweep)

    def look_at(self, live: Live) -> None:
        """One table, where something may not have been done when it was due: the database was away, say."""
        try:
            live.tidy(time.monotonic())
            if live.busy:
                return
            self.moved(live)
            if absent_seats(live):
                self.play(live, "clock")
            if host_instead(live) != NOBODY:
                self.host(live)
        except Exception:  # whatever is wrong at one table: the others go on
            logger.exception("a table could not be looked after")

    async def whatever_happens(self, work: Callable[[], Awaitable[None]]) -> None:
        """Something that can as well be done later, and must not end all that goes on by itself."""
        try:
            await work()
        except StoreError as error:
            logger.error("put off: %s", error)
        except Exception:
            logger.exception("put off")

    async def sweep(self) -> None:
        """Forget tables that nobody has used for long."""
        before = int(time.time()) - self.settings.keep_days * 24 * 3600
        old = await asyncio.to_thread(self.desk.store.tables, before)
        gone = [name for name, *_ in old if name not in self.desk.live]
        if gone:
            await asyncio.to_thread(self.desk.store.delete, gone)
        await asyncio.to_thread(self.desk.store.scrub)  # where somebody was reading when something was deleted
