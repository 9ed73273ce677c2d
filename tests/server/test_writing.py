"""How rows get to the disk: before anybody hears of them, several together where none stands in another's way."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ossuary.server import minding, rows
from ossuary.server import requests as q
from ossuary.server.asking import Refused, answer
from ossuary.server.company import Key
from ossuary.server.database import StoreError
from ossuary.server.desk import Desk
from ossuary.server.live import Live
from ossuary.server.settings import Settings
from ossuary.server.store import Batch, Store
from ossuary.server.wire import Wire, header

SEATS = 4


class Kept(Store):
    """A store that remembers what was written together, and can be made to wait, to fail, or to be too late."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.batches: list[Batch] = []
        self.failing = False
        self.unread = False

    def write(self, batches: Any) -> list[bool]:
        if self.failing:
            raise OSError("the disk is full")
        self.batches += batches
        return super().write(batches)

    def read(self, place: str, since: int = 0) -> list[bytes]:
        if self.unread:
            raise StoreError("the database is away")
        return super().read(place, since)


class Ear:
    """A connection that keeps what it hears."""

    def __init__(self, seat: int) -> None:
        self.key: Key = (seat, False, False)
        self.token = bytes([seat + 1])
        self.parts: list[dict[str, Any]] = []
        self.dropped = ""

    def push(self, part: bytes) -> None:
        self.parts.append(msgspec.json.decode(part))

    def drop(self, why: str) -> None:
        self.dropped = why

    def ask(self) -> dict[str, Any]:
        """The question to this seat."""
        asked = [part.get("ask") or part.get("match", {}).get("ask") for part in self.parts]
        return next(ask for ask in reversed(asked) if ask)


class Place:
    """A desk with one table in the middle of a match, and somebody listening at every seat."""

    def __init__(self, desk: Desk, live: Live, store: Kept) -> None:
        self.desk, self.live, self.store = desk, live, store
        self.ears = [Ear(seat) for seat in range(SEATS)]
        self.answers: list[tuple[int, Any]] = []

    def ask(self, seat: int, request: Any) -> None:
        """A request, as a socket hands it on."""
        self.live.run(lambda table: answer(table, seat, request), lambda n, said: self.answers.append((n, said)))

    def choose(self, seat: int, at: int = 0) -> None:
        ask = self.ears[seat].ask()
        self.ask(seat, q.Choose(ask=ask["id"], choice=ask["choices"][at][0]))

    async def answered(self, count: int) -> list[tuple[int, Any]]:
        """The answers, when there are so many."""
        while len(self.answers) < count:
            await asyncio.sleep(0.001)
        return self.answers


def at_a_table(folder: Path, work: Callable[[Place], Awaitable[None]]) -> None:
    """Do something at a table of its own."""

    async def doing() -> None:
        store = Kept(f"sqlite:///{folder}/tables.db")
        store.prepare()
        desk = Desk(store, lambda live: None)
        opened = rows.Opened(code="BCDF", game="it-dies-with-me", places=SEATS, seed=bytes(32))
        await desk.open("table", opened)
        live = await desk.table("BCDF")
        assert live is not None
        place = Place(desk, live, store)
        for seat, ear in enumerate(place.ears):
            row = rows.Sat(seat, f"P{seat}", ear.token, "0" * 32)
            await live.done(lambda table, row=row: ([row], {}))
            live.join(ear, 0)
        place.ask(0, q.Begin())
        await place.answered(1)
        place.answers.clear()
        store.batches.clear()
        try:
            await asyncio.wait_for(work(place), 20)
        finally:
            await desk.close()
            store.close()

    asyncio.run(doing())


def test_choices_of_seats_that_are_asked_together_are_written_together(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        for seat in range(SEATS):
            place.choose(seat)
        answers = await place.answered(SEATS)
        first = place.store.batches[0].first
        assert [len(batch.rows) for batch in place.store.batches] == [SEATS]
        assert [n for n, _ in answers] == [first + seat for seat in range(SEATS)]
        for ear in place.ears:
            assert [part["t"] for part in ear.parts[-SEATS:]] == ["chose", "chose", "chose", "went"]

    at_a_table(tmp_path, work)


def test_a_seat_that_changes_its_choice_waits_for_what_it_chose_first(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.choose(0)
        place.choose(0, at=1)
        place.choose(1)
        await place.answered(3)
        assert [len(batch.rows) for batch in place.store.batches] == [1, 1, 1]
        assert place.live.table.match is not None
        assert place.live.table.match.pending[0] == place.ears[0].ask()["choices"][1][0]

    at_a_table(tmp_path, work)


def test_nothing_is_told_before_it_is_written(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        heard = [len(ear.parts) for ear in place.ears]
        place.store.failing = True
        place.choose(0)
        place.choose(1)
        answers = await place.answered(2)
        assert all(isinstance(said, Refused) and said.kind == "slow" for _, said in answers)
        assert [len(ear.parts) for ear in place.ears] == heard
        place.store.failing = False
        place.choose(0)
        _, said = (await place.answered(3))[-1]
        assert said == {}

    at_a_table(tmp_path, work)


def test_where_somebody_else_wrote_first_their_rows_are_followed_and_all_that_was_asked_is_looked_at_again(
    tmp_path: Path,
) -> None:
    async def work(place: Place) -> None:
        length = place.live.table.length
        said = rows.encode(rows.Said(3, "from another process"))
        assert Store.write(place.store, [Batch("table", length, [said])]) == [True]
        for seat in range(3):
            place.choose(seat)
        answers = await place.answered(3)
        assert [n for n, _ in answers] == [length + 1, length + 2, length + 3]
        assert "talk" in [part["t"] for part in place.ears[0].parts]
        assert place.desk.counts["conflicts"] == 1

    at_a_table(tmp_path, work)


def test_what_is_refused_now_may_be_allowed_once_those_before_it_are_written(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.choose(0)
        place.ask(0, q.Set(paused=True))
        place.choose(1)
        answers = await place.answered(3)
        assert [said if isinstance(said, dict) else said.kind for _, said in answers] == [{}, {}, "refused"]

    at_a_table(tmp_path, work)


def test_a_fault_at_one_table_stops_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(place: Place) -> None:
        place.live.run(lambda table: 1 // 0, lambda n, said: place.answers.append((n, said)))  # type: ignore[arg-type]
        place.choose(0)
        answers = await place.answered(2)
        assert answers[0][1].kind == "broken"
        monkeypatch.setattr(place.live, "tell", lambda row: 1 // 0)
        place.choose(1)
        while place.desk.live:
            await asyncio.sleep(0.001)
        assert all("come back" in ear.dropped for ear in place.ears)
        again = await place.desk.table("BCDF")
        assert again not in (None, place.live)
        assert again.table.match.pending.keys() == {0, 1}  # type: ignore[union-attr]

    at_a_table(tmp_path, work)


def from_another_process(place: Place, text: str) -> None:
    row = rows.encode(rows.Said(3, text))
    assert Store.write(place.store, [Batch("table", place.live.table.length, [row])]) == [True]


def test_where_the_others_rows_cannot_be_read_nobody_waits_in_vain(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        from_another_process(place, "first")
        place.store.unread = True
        place.choose(0)
        (_, said), *_ = await place.answered(1)
        assert isinstance(said, Refused)
        assert said.kind == "slow"
        place.store.unread = False
        place.choose(0)
        assert (await place.answered(2))[-1][1] == {}

    at_a_table(tmp_path, work)


def test_what_others_wrote_is_followed_once_however_often_it_is_heard_of(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        length = place.live.table.length
        from_another_process(place, "once")
        for _ in range(3):
            place.live.heard(length + 5, [])
        while place.live.table.length == length or place.live.busy:
            await asyncio.sleep(0.001)
        assert place.live.table.length == length + 1
        assert [row.text for row in place.live.table.talk] == ["once"]

    at_a_table(tmp_path, work)


def test_bots_go_on_after_a_database_that_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minding, "EVERY", 0.01)
    monkeypatch.setattr(minding, "ROUND", 0.0)
    monkeypatch.setattr(minding, "SLOWLY", 0.0)

    async def work(place: Place) -> None:
        minder = minding.Minder(place.desk, Settings(pace=0.0))
        place.desk.moved = minder.moved
        place.store.failing = True
        monkeypatch.setattr(place.store, "tables", lambda before: 1 // 0)  # the sweep cannot be done either
        place.live.table.apply(rows.Stood(0))
        place.live.table.length -= 1  # as if it had been so when it was opened
        minding_it = asyncio.ensure_future(minder.mind())
        await asyncio.sleep(0.2)
        assert place.desk.counts["failures"] > 1
        place.store.failing = False
        while 0 not in place.live.table.match.pending:  # type: ignore[union-attr]
            await asyncio.sleep(0.001)
        assert not minding_it.done()
        minding_it.cancel()

    at_a_table(tmp_path, work)


@pytest.mark.parametrize(
    ("length", "expected"),
    [
        (0, "8100"),
        (125, "817d"),
        (126, "817e007e"),
        (65_535, "817effff"),
        (65_536, "817f0000000000010000"),
    ],
)
def test_a_frame_says_how_long_it_is(length: int, expected: str) -> None:
    assert header(length).hex() == expected


def test_frames_that_came_before_the_shorter_way_was_open_are_read_first() -> None:
    wire = object.__new__(Wire)
    wire.queue = asyncio.Queue()
    wire.queue.put_nowait({"type": "websocket.receive", "text": "{}"})  # type: ignore[arg-type]
    wire.listen(print)
    assert wire.hear is None
    wire.queue.get_nowait()
    wire.listen(print)
    assert wire.hear is print


def test_once_a_table_is_deleted_nothing_of_what_is_being_said_stays(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        for number in range(9):
            place.ask(number % SEATS, q.Say(text=f"private {number}"))
        await place.desk.delete(place.live)
        for number in range(9):
            place.ask(number % SEATS, q.Say(text=f"private {number}"))
        answers = await place.answered(18)
        assert answers[-1][1].kind == "gone"
        await asyncio.sleep(0.05)
        assert place.store.read("table") == []
        assert not place.desk.live
        assert all("deleted" in ear.dropped for ear in place.ears)
        late = Ear(0)
        place.live.join(late, 0)
        assert "deleted" in late.dropped

    at_a_table(tmp_path, work)


def test_a_table_that_another_process_deleted_ends_at_the_next_row(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.store.delete(["table"])
        place.ask(0, q.Say(text="anybody there?"))
        (_, said), *_ = await place.answered(1)
        assert said.kind == "gone"
        assert not place.desk.live
        assert place.store.read("table") == []

    at_a_table(tmp_path, work)


def test_what_a_seat_says_and_sets_is_limited_for_all_its_devices_together(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        live, say = place.live, q.Say(text="hello")
        assert [live.allows(0, say) for _ in range(22)] == [True] * 20 + [False] * 2
        assert not live.allows(0, q.Nudge(seat=1))
        assert live.allows(1, say)
        assert [live.allows(0, q.Set(clock=9)) for _ in range(6)] == [True] * 5 + [False]
        assert all(live.allows(0, q.Choose(ask=1, choice=1)) for _ in range(99))
        live.buckets[0, True].seen -= 1
        assert [live.allows(0, say) for _ in range(3)] == [True, True, False]

    at_a_table(tmp_path, work)


def test_before_a_table_is_let_go_of_what_was_told_last_is_covered_once(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        for ear in place.ears:
            place.live.leave(ear)
        length = place.live.table.length
        while place.desk.live:
            place.desk.unload(-1)
            await asyncio.sleep(0.001)
        again = await place.desk.table("BCDF")
        assert again is not None
        assert (again.table.length, again.table.covered) == (length + 1, True)
        place.desk.unload(-1)
        assert not place.desk.live

    at_a_table(tmp_path, work)


def test_when_the_server_stops_what_was_told_last_is_covered(tmp_path: Path) -> None:
    places: list[Place] = []

    async def work(place: Place) -> None:
        places.append(place)

    at_a_table(tmp_path, work)
    last = places[0].store.read("table")[-1]
    assert isinstance(rows.decode(last), rows.Covered)
