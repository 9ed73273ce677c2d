"""What goes on at tables by itself: who is taken to be away, and who hosts a table whose host has gone."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ossuary.server import requests as q
from ossuary.server import rows
from ossuary.server.asking import answer
from ossuary.server.company import Key
from ossuary.server.desk import Desk
from ossuary.server.live import Live
from ossuary.server.minding import HOST_AWAY, HOST_AWAY_WITHOUT_CLOCK, Minder, absent_seats, host_instead
from ossuary.server.place import NOBODY
from ossuary.server.settings import Settings
from ossuary.server.store import Store

SEATS = 3


class Ear:
    """A connection of a seat."""

    def __init__(self, seat: int) -> None:
        self.key: Key = (seat, False, False)
        self.token = bytes([seat + 1])

    def push(self, part: bytes) -> None: ...

    def drop(self, why: str) -> None: ...


def at_a_table(folder: Path, work: Callable[[Live, list[Ear]], Awaitable[None]], **opened: Any) -> None:
    """Do something at a table at which everybody is connected, and nothing has begun."""

    async def doing() -> None:
        store = Store(f"sqlite:///{folder}/tables.db")
        store.prepare()
        desk = Desk(store, lambda live: None)
        await desk.open("table", rows.Opened(code="BCDF", game="victim", places=SEATS, seed=bytes(32), **opened))
        live = await desk.table("BCDF")
        assert live is not None
        ears = [Ear(seat) for seat in range(SEATS)]
        for seat, ear in enumerate(ears):
            row = rows.Sat(seat, f"P{seat}", ear.token, "0" * 32)
            await live.done(lambda table, row=row: ([row], {}))
            live.join(ear, 0)
        try:
            await asyncio.wait_for(work(live, ears), 20)
        finally:
            await desk.close()
            store.close()

    asyncio.run(doing())


def moved_long_ago(live: Live) -> int:
    """A match has been waiting for hours; the seat it waits for."""
    live.table.moved_at -= 10_000
    assert live.table.match is not None
    return live.table.match.awaiting[0]


def test_the_clock_runs_for_who_is_away_from_when_they_left_or_the_table_was_loaded(tmp_path: Path) -> None:
    async def work(live: Live, ears: list[Ear]) -> None:
        await live.done(lambda table: answer(table, 0, q.Begin()))
        seat = moved_long_ago(live)
        assert absent_seats(live) == []
        live.leave(ears[seat])
        assert absent_seats(live) == [], "gone for a moment"
        live.seat_left_at.clear()
        assert absent_seats(live) == [], "nobody has had the time to come back after a restart"
        live.loaded_at -= 121
        assert absent_seats(live) == [seat]

    at_a_table(tmp_path, work, clock=120)


def test_where_there_are_other_processes_a_table_just_loaded_takes_nobody_to_be_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(live: Live, ears: list[Ear]) -> None:
        await live.done(lambda table: answer(table, 0, q.Begin()))
        seat = moved_long_ago(live)
        live.leave(ears[seat])
        live.seat_left_at.clear()
        live.loaded_at -= 10
        assert absent_seats(live) == [seat]
        monkeypatch.setattr(live, "desk", SimpleNamespace(bus=SimpleNamespace(well_since=0.0)))
        assert absent_seats(live) == []
        live.loaded_at -= 30
        assert absent_seats(live) == [seat]
        live.elsewhere_now("other", [seat])
        live.elsewhere_now("other", [])
        assert absent_seats(live) == [], "gone from another process for a moment"
        live.seat_left_at.clear()
        live.elsewhere["other"] = (time.monotonic() - 1, frozenset([seat]))
        assert absent_seats(live) == [], "not heard of since another process fell silent"
        monkeypatch.undo()

    at_a_table(tmp_path, work, clock=3)


@pytest.mark.parametrize(
    ("clock", "after"), [(10, HOST_AWAY), (300, 300.0), (0, HOST_AWAY_WITHOUT_CLOCK)], ids=["short", "long", "none"]
)
def test_a_host_who_is_away_for_long_is_followed_by_the_next_who_is_there(
    tmp_path: Path, clock: int, after: float
) -> None:
    async def work(live: Live, ears: list[Ear]) -> None:
        live.loaded_at -= 10_000
        live.leave(ears[1])
        live.leave(ears[0])
        live.seat_left_at[0] -= after - 5
        assert host_instead(live) == NOBODY
        live.seat_left_at[0] -= 5
        assert host_instead(live) == 2
        live.leave(ears[2])
        assert host_instead(live) == NOBODY, "nobody is there"
        live.join(ears[2], 0)
        minder = Minder(live.desk, Settings())
        minder.host(live)
        minder.host(live)
        while live.errands or live.busy:
            await asyncio.sleep(0.001)
        assert live.table.host == 2
        live.join(ears[0], 0)
        assert live.table.host == 2, "whoever comes back asks to be the host again"
        last = [rows.decode(row) for row in live.desk.store.read("table")][-1]
        assert last == rows.Hosted(2)

    at_a_table(tmp_path, work, clock=clock)
