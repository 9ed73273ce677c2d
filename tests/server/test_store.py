"""The store: nothing is written twice, nothing half, and a database of another version is not touched."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ossuary.server.database import StoreError, connect
from ossuary.server.store import DATA, Batch, Store
from ossuary.server.writer import Writer


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deep/tables.db"
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    one = Store(url)
    one.prepare()
    yield one
    one.close()


def opened(place: str, code: str) -> dict[str, object]:
    return {"place": place, "code": code, "game": "victim", "opened_at": 1, "touched_at": 1}


def test_a_row_is_written_once_and_a_batch_whole_or_not_at_all(store: Store) -> None:
    assert store.write([Batch("a", 0, [b"0", b"1"], opened("a", "BCDF"))]) == [True]
    assert store.write([Batch("a", 2, [b"2"]), Batch("b", 0, [b"x"], opened("b", "BCDG"))]) == [True, True]
    assert store.write([Batch("a", 1, [b"other"]), Batch("b", 1, [b"y"]), Batch("a", 2, [b"next"])]) == [
        False,
        True,
        False,
    ]
    assert store.read("a") == [b"0", b"1", b"2"]
    assert store.read("b") == [b"x", b"y"]
    assert store.read("a", 2) == [b"2"]
    assert store.lengths(["a", "b", "c"]) == {"a": 3, "b": 2}


def test_after_a_batch_that_came_too_late_nothing_of_that_table_goes_in(store: Store) -> None:
    store.write([Batch("a", 0, [b"0", b"1"], opened("a", "BCDF"))])
    assert store.write([Batch("a", 1, [b"late"]), Batch("a", 2, [b"built on it"])]) == [False, False]
    assert store.read("a") == [b"0", b"1"]


def test_a_code_is_one_tables_alone(store: Store) -> None:
    assert store.write([Batch("a", 0, [b"0"], opened("a", "BCDF"))]) == [True]
    assert store.write([Batch("b", 0, [b"0"], opened("b", "BCDF"))]) == [False]
    assert store.find("BCDF") == "a"
    assert store.find("XXXX") is None


def test_what_is_deleted_is_gone(store: Store) -> None:
    store.write([Batch("a", 0, [b"0"], opened("a", "BCDF"), secret=b"sealed")])
    assert store.secret("a") == b"sealed"
    store.delete(["a"])
    assert store.read("a") == []
    assert store.secret("a") is None
    assert store.tables() == []


def test_nothing_is_written_for_a_table_that_is_not_there_any_more(store: Store) -> None:
    store.write([Batch("a", 0, [b"0"], opened("a", "BCDF")), Batch("b", 0, [b"0"], opened("b", "BCDG"))])
    store.delete(["a"])
    late = [Batch("a", 1, [b"what was being said"]), Batch("b", 1, [b"1"]), Batch("a", 0, [b"0"])]
    assert store.write(late) == [False, True, False]
    assert store.read("a") == []
    assert store.read("b") == [b"0", b"1"]


def test_the_steps_make_what_the_statements_expect(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), DATA) == []


def test_many_may_lay_out_the_same_database_at_once(url: str) -> None:
    stores = [Store(url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(Store.prepare, stores))
    for each in stores:
        each.close()


def test_what_gathers_is_committed_together(store: Store) -> None:
    async def work() -> int:
        writer = Writer(store)
        done = await asyncio.gather(
            *(writer.written(Batch(f"t{n}", 0, [b"x"], opened(f"t{n}", f"C{n}"))) for n in range(200))
        )
        assert all(done)
        await writer.close()
        return writer.commits

    assert asyncio.run(work()) < 100


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    store = Store(url)
    store.prepare()
    store.close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    newer = Store(url)
    with pytest.raises(StoreError, match="from a newer one"):
        newer.prepare()
    newer.close()


def test_a_database_that_is_away_is_said_to_be_whatever_is_asked_of_it(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    asked: list[Callable[[], object]] = [
        store.check,
        lambda: store.find("BCDF"),
        lambda: store.read("a"),
        lambda: store.lengths(["a"]),
        lambda: store.secret("a"),
        store.tables,
        lambda: store.delete(["a"]),
        lambda: store.write([Batch("a", 0, [b"0"])]),
    ]
    for ask in asked:  # of a database in which there is nothing yet
        with pytest.raises(StoreError, match="expected a database that answers"):
            ask()
    store.close()


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://x/y", "sqlite:////proc/nothing/here.db"])
def test_an_address_that_cannot_be_is_refused_with_the_reason(url: str) -> None:
    with pytest.raises(StoreError, match="expected a database"):
        Store(url).prepare()


def test_a_password_is_never_shown() -> None:
    with pytest.raises(StoreError) as refused:
        Store("postgresql://me:hunter2@127.0.0.1:1/none").prepare()
    assert "hunter2" not in str(refused.value)


def test_a_commit_is_on_the_disk_when_it_returns(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/tables.db")
    with engine.connect() as connection:
        asked = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    engine.dispose()
    assert asked == ["wal", 2], "2 is FULL"


def test_only_what_held_a_secret_is_scrubbed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.prepare()
    opened = {"place": "one", "code": "BCDF", "game": "victim", "opened_at": 1, "touched_at": 1}
    scrubbed: list[int] = []
    monkeypatch.setattr(store, "scrub", lambda: scrubbed.append(1))
    try:
        store.write([Batch("one", 0, [b"opened"], opened)])
        store.write([Batch("one", 1, [b"again"], secret=b"")])
        assert not scrubbed
        store.write([Batch("one", 2, [b"sealed"], secret=b"box")])
        store.write([Batch("one", 3, [b"burnt"], secret=b"")])
        assert scrubbed == [1]
    finally:
        store.close()
