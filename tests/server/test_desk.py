"""One process's tables: what is followed, in which order, and who is told; without sockets."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ossuary.server import requests as q
from ossuary.server import rows
from ossuary.server.asking import answer
from ossuary.server.codes import hashed
from ossuary.server.database import StoreError
from ossuary.server.desk import Desk
from ossuary.server.live import Live
from ossuary.server.refusing import Refused
from ossuary.server.rows import Row
from ossuary.server.store import Batch, Store
from ossuary.server.table import Table


class Ear:
    """Somebody who listens."""

    def __init__(self, seat: int, token: bytes = b"") -> None:
        self.key = (seat, False, False)
        self.token = token
        self.said: list[Any] = []
        self.dropped = ""

    def push(self, part: bytes) -> None:
        self.said.append(msgspec.json.decode(part))

    def drop(self, why: str) -> None:
        self.dropped = why


def at_a_table(tmp_path: Path, work: Callable[[Desk, Live], Coroutine[Any, Any, None]]) -> None:
    """Do something at a table of three people, of whom the first is host."""

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.db")
        store.prepare()
        desk = Desk(store, lambda live: None)
        opened = rows.Opened(code="BCDF", game="victim", places=3, seed=bytes(32), whispers=True)
        assert await desk.open("table", opened)
        live = await desk.table("BCDF")
        assert live is not None
        for seat in range(3):
            sat = rows.Sat(seat, f"P{seat}", hashed(f"token{seat}"), "ab" * 16)
            await live.done(lambda table, sat=sat: ([sat], {}))
        await work(desk, live)
        await desk.close()
        store.close()

    asyncio.run(asyncio.wait_for(run(), 30))


async def ask(live: Live, seat: int, request: Any) -> dict[str, Any]:
    return await live.done(lambda table: answer(table, seat, request))


def reloaded(desk: Desk) -> Table:
    """The table as another process would find it."""
    found = [rows.decode(row) for row in desk.store.read("table")]
    assert isinstance(found[0], rows.Opened)
    table = Table("table", found[0])
    table.apply_all(found[1:])
    return table


def test_rows_that_others_wrote_are_followed_once_however_late_one_hears_of_them(tmp_path: Path) -> None:
    async def work(desk: Desk, live: Live) -> None:
        said = [rows.encode(rows.Said(0, f"word {n}")) for n in range(3)]
        first = live.table.length
        assert desk.store.write([Batch("table", first, said)]) == [True]
        live.heard(first + 1, [said[1]])  # of the first nobody told us
        live.heard(first + 2, [said[2]])
        while live.busy:
            await asyncio.sleep(0.01)
        assert [each.text for each in live.table.talk] == ["word 0", "word 1", "word 2"]
        assert live.table.length == first + 3
        await ask(live, 1, q.Say(text="and mine"))
        assert len(desk.store.read("table")) == first + 4, "none is missing, none is double"

    at_a_table(tmp_path, work)


def test_who_was_shown_nothing_yet_is_shown_everything_whatever_they_say_they_have(tmp_path: Path) -> None:
    async def work(desk: Desk, live: Live) -> None:
        await ask(live, 0, q.Begin())
        match = live.table.match
        assert match is not None
        late = Ear(-1)
        live.join(late, live.table.length - 1)
        assert late.said[0]["t"] == "welcome"
        seat = match.asked[0]
        await ask(live, seat, q.Choose(ask=len(match.rows), choice=match.legal(seat)[0]))
        assert late.said[-1]["t"] == "went"
        assert not late.dropped

    at_a_table(tmp_path, work)


def test_whispers_are_for_who_sat_there_and_not_for_who_comes_after(tmp_path: Path) -> None:
    async def work(desk: Desk, live: Live) -> None:
        before = live.table.length - 1
        bo = Ear(1, hashed("token1"))
        live.join(bo, 0)
        await ask(live, 0, q.Say(text="only for Bo", to=1))
        assert bo.said[-1]["text"] == "only for Bo"
        await ask(live, 1, q.Leave())
        await live.done(lambda table: ([rows.Sat(1, "Eve", hashed("eve"), "cd" * 16)], {}))
        for since in (0, before, before + 1):
            eve = Ear(1, hashed("eve"))
            live.join(eve, since)
            assert "only for Bo" not in str(eve.said)
            live.leave(eve)
        assert "only for Bo" not in str(reloaded(desk).talk)

    at_a_table(tmp_path, work)


def test_a_table_in_memory_and_one_read_again_are_the_same(tmp_path: Path) -> None:
    async def work(desk: Desk, live: Live) -> None:
        await ask(live, 0, q.Begin())
        await ask(live, 1, q.Leave())
        while live.table.match and not live.table.match.over:
            match = live.table.match
            seat = match.asked[0]
            await ask(live, seat, q.Choose(ask=len(match.rows), choice=match.legal(seat)[0]))
            assert same(live.table, reloaded(desk))
        await ask(live, 0, q.Again())
        assert same(live.table, reloaded(desk))

    at_a_table(tmp_path, work)


def same(one: Table, other: Table) -> bool:
    """Whether nobody could tell them apart."""
    of = [(t.places, t.host, t.matches, t.length, t.talk, t.match and t.match.state, t.playing) for t in (one, other)]
    return of[0] == of[1]


def test_rows_after_a_missing_one_are_not_read(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.prepare()
    new: list[Row] = [rows.Said(0, "x")]
    opened = {"place": "table", "code": "BCDF", "game": "victim", "opened_at": 0, "touched_at": 0}
    store.write([Batch("table", 0, [rows.encode(new[0])], opened), Batch("table", 2, [rows.encode(new[0])])])
    assert len(store.read("table")) == 1
    assert store.read("table", 1) == []
    store.close()


def test_rows_that_are_on_the_disk_are_followed_though_the_database_said_that_they_are_not(tmp_path: Path) -> None:
    async def work(desk: Desk, live: Live) -> None:
        write = desk.store.write

        def write_and_fail(batches: list[Batch]) -> list[bool]:
            write(batches)
            raise StoreError("the answer was lost")

        desk.store.write = write_and_fail  # type: ignore[method-assign]
        ear = Ear(-1)
        live.join(ear, 0)
        with pytest.raises(Refused, match="Try again"):
            await ask(live, 1, q.Say(text="is it there?"))
        desk.store.write = write  # type: ignore[method-assign]
        while live.busy:
            await asyncio.sleep(0.01)
        assert [each.text for each in live.table.talk] == ["is it there?"]
        assert ear.said[-1]["text"] == "is it there?"

    at_a_table(tmp_path, work)


def test_a_table_that_was_given_up_takes_no_other_from_the_desk(tmp_path: Path) -> None:
    async def work(desk: Desk, live: Live) -> None:
        desk.shut(live, "restarting")
        again = await desk.table("BCDF")
        assert again is not live
        desk.shut(live, "once more")
        assert desk.live["table"] is again

    at_a_table(tmp_path, work)


def test_a_match_that_could_not_begin_under_the_rules_of_today_leaves_the_table_open() -> None:
    opened = rows.Opened(code="BCDF", game="victim", places=3, seed=bytes(32), options="wealth=3")
    table = Table("table", opened)
    table.apply_all([rows.Begun(["A", "B", "C"], "ab" * 16, "0")])
    assert table.match is None
    assert table.length == 2


def test_who_changes_their_mind_holds_nobody_elses_clock() -> None:
    table = Table("table", rows.Opened(code="BCDF", game="it-dies-with-me", places=4, seed=bytes(32)))
    sat: list[Row] = [rows.Sat(seat, f"P{seat}", bytes([seat]), "ab" * 16) for seat in range(4)]
    table.apply_all([*sat, rows.Begun([f"P{seat}" for seat in range(4)], "ab" * 16, "1", at=100)])
    for at in (200, 300):
        table.apply(rows.Chose(0, 1, digest=table.story(), at=at))
    assert table.moved_at == 100
