"""The sealed secret at a real server: through breaks and kills, and found nowhere."""

import asyncio
import contextlib
import json
import random
import secrets
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from ossuary.client import Client, Seat, sealing
from ossuary.client.sealing import BadSecret
from ossuary.client.seen import Refused
from ossuary.client.table import TableClient
from ossuary.server import rows
from ossuary.server.store import Batch, Store
from server.serving import Server, play, run, seated, serving
from server.test_sealing import sitting

GAME = "it-dies-with-me"
SECRET = "Ich aß den Kuchen. 🎂"
TRIES = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sealed")) as one:
        yield one


@contextlib.asynccontextmanager
async def table_of(
    server: Server, people: int = 4, places: int = 4
) -> AsyncIterator[tuple[Client, list[Seat], list[TableClient]]]:
    """A table with so many people, each with a key, and all that they were sent."""
    async with Client(server.url) as client, contextlib.AsyncExitStack() as stack:
        host = await client.make(GAME, "P0", places=places)
        seats = [host, *[await client.join(host.code, f"P{seat}") for seat in range(1, people)]]
        tables = [client.sit(seat) for seat in seats]
        for table in tables:
            table.frames = []
            await stack.enter_async_context(table)
            await table.keep_key()
        for table in tables:
            await settled(table, lambda table=table: len(table.keys()) == people - 1)
        yield client, seats, tables


async def settled(table: TableClient, reached: Any, seconds: float = 20) -> None:
    """Wait until something holds at a table."""
    async with asyncio.timeout(seconds):
        while not reached():
            await asyncio.sleep(0.01)


async def play_all(tables: list[TableClient]) -> int:
    """A match, at random; who has won."""
    await asyncio.gather(*(play(table, random.Random()) for table in tables))
    assert tables[0].match is not None
    return tables[0].match["winners"][0]


async def played(tables: list[TableClient], text: str = SECRET) -> int:
    """Matches whose secret the host writes, until somebody else wins one; who."""
    for _ in range(TRIES):
        await tables[0].seal_secret(text)
        await tables[0].request("begin")
        await asyncio.gather(*(settled(table, lambda table=table: table.match is not None) for table in tables))
        winner = await play_all(tables)
        if winner:
            return winner
        await again(tables)
    raise AssertionError("the host always wins")


async def again(tables: list[TableClient]) -> None:
    """On to the next match."""
    await tables[0].request("again")
    await asyncio.gather(*(settled(table, lambda table=table: table.match is None) for table in tables))


def kept(server: Server) -> list[bytes]:
    """What the store has of secrets, beside its log."""
    store = Store(server.settings["database"])
    with store.engine.connect() as connection:
        found = [row[0] for row in connection.exec_driver_sql("select box from secrets")]
    store.close()
    return found


def files_of(server: Server) -> bytes:
    """All that the database has on the disk."""
    place = Path(server.settings["database"].removeprefix("sqlite:///"))
    return b"".join(path.read_bytes() for path in sorted(place.parent.glob(f"{place.name}*")))


def memory_of(server: Server) -> Iterator[bytes]:
    """All that the server's process holds in memory."""
    assert server.process is not None
    root = Path(f"/proc/{server.process.pid}")
    with (root / "mem").open("rb", buffering=0) as memory:
        for line in (root / "maps").read_text().splitlines():
            span, access, *_ = line.split()
            if not access.startswith("r") or line.endswith(("[vvar]", "[vsyscall]", "[vvar_vclock]")):
                continue
            first, last = (int(end, 16) for end in span.split("-"))
            parts: list[bytes] = []
            with contextlib.suppress(OSError, ValueError):
                memory.seek(first)
                while first < last and (part := memory.read(last - first)):
                    parts.append(part)
                    first += len(part)
            yield b"".join(parts)


def forms_of(text: str) -> list[bytes]:
    """A text as it might stand somewhere."""
    escaped = json.dumps(text)[1:-1].encode()
    return [text.encode(), text.encode("utf-16-le"), text.encode("utf-32-le"), text.encode().hex().encode(), escaped]


def test_the_winner_reads_it_once_and_everybody_hears_that_it_is_gone(server: Server) -> None:
    async def match() -> None:
        async with table_of(server) as (client, seats, tables):
            winner = await played(tables)
            assert tables[0].table["secret"] == 0
            assert tables[0].secret_text == SECRET
            for loser in {0, 1, 2, 3} - {winner}:
                with pytest.raises(Refused, match="expected the winner"):
                    await tables[loser].open_secret()
            async with client.watch(seats[0].code) as onlooker:
                with pytest.raises(Refused, match="those who look on cannot"):
                    await onlooker.request("open")
            assert await tables[winner].open_secret() == SECRET
            await asyncio.gather(*(settled(each, lambda each=each: each.table["secret"] == -1) for each in tables))
            assert tables[0].secret_text == "", "its writer's client has forgotten it"
            for table in tables:
                with pytest.raises(Refused, match="there is none"):
                    await table.open_secret()
            assert SECRET not in await client.record(seats[winner])

    run(match())


def test_of_two_devices_of_the_winner_one_reads_it(server: Server) -> None:
    async def match() -> None:
        async with table_of(server) as (client, seats, tables):
            winner = await played(tables)
            link = (await tables[winner].request("link"))["link"]
            second = await client.use_link(seats[0].code, link)
            async with client.sit(second) as device:
                await device.keep_key(tables[winner].private_key)
                found = await asyncio.gather(tables[winner].open_secret(), device.open_secret(), return_exceptions=True)
            assert sorted(map(str, (type(each).__name__ for each in found))) == ["Refused", "str"]
            assert SECRET in found

    run(match())


def test_whoever_breaks_off_before_burning_finds_it_again_and_after_burning_is_answered_again(server: Server) -> None:
    async def match() -> None:
        async with table_of(server) as (_, _, tables):
            winner = tables[await played(tables)]
            await winner.request("open")
            assert winner.connection is not None
            await winner.connection.close()
            await settled(winner, winner.welcomed.is_set)
            answer = await winner.request("open")
            place = winner.table["commitment"], winner.table["secret"], winner.seat
            box, share = bytes.fromhex(answer["box"]), bytes.fromhex(answer["key"])
            assert sealing.unseal(box, share, winner.private_key, *place) == SECRET
            mark = secrets.token_hex(16)
            assert winner.connection is not None
            await winner.send({"t": "burn", "mark": mark})
            await winner.connection.close()  # the answer may get lost
            await winner.request("burn", mark=mark)
            with pytest.raises(Refused, match="there is none"):
                await winner.request("burn", mark=mark[::-1])

    run(match())


def test_a_key_that_does_not_fit_burns_nothing(server: Server) -> None:
    async def match() -> None:
        async with table_of(server) as (_, _, tables):
            winner = tables[await played(tables)]
            right, winner.private_key = winner.private_key, sealing.new_key()
            with pytest.raises(BadSecret, match="sealed to this device's key"):
                await winner.open_secret()
            winner.private_key = right
            assert await winner.open_secret() == SECRET

    run(match())


def test_what_bots_or_the_writer_win_is_burnt_unread(server: Server) -> None:
    async def match() -> None:
        async with table_of(server, people=1) as (_, _, tables):
            for _ in range(3):
                await tables[0].seal_secret(SECRET)
                await tables[0].request("begin")
                await settled(tables[0], lambda: tables[0].match is not None)
                await play_all(tables)
                await settled(tables[0], lambda: tables[0].table["secret"] == -1)
                assert tables[0].secret_text == ""
                with pytest.raises(Refused, match="there is none"):
                    await tables[0].open_secret()
                await again(tables)

    run(match())


def test_the_writers_client_seals_it_anew_for_whoever_comes(server: Server) -> None:
    async def match() -> None:
        async with table_of(server, people=3) as (client, seats, tables):
            await tables[0].seal_secret(SECRET)
            late = await client.join(seats[0].code, "Late")
            async with client.sit(late) as table:
                await table.keep_key()
                await settled(tables[0], lambda: sorted(tables[0].table["readers"]) == [1, 2, 3])
                tables[1].private_key = b""
                await tables[1].keep_key()  # a device that has lost its key
                await settled(table, lambda: table.keys().get(1) == sealing.public_of(tables[1].private_key).hex())
                async with asyncio.timeout(20):
                    while sorted((await client.look(seats[0].code))["readers"]) != [1, 2, 3]:
                        await asyncio.sleep(0.01)

    run(match())


def test_a_place_handed_over_while_the_writer_is_away_waits_for_the_writer(server: Server) -> None:
    async def match() -> None:
        async with table_of(server) as (client, seats, tables):
            winner = await played(tables)
            await tables[0].__aexit__()
            link = (await tables[winner].request("link", away=True))["link"]
            heir = client.sit(await client.use_link(seats[0].code, link, "Heir"))
            async with heir:
                await heir.keep_key()
                with pytest.raises(Refused, match="waits for its writer to seal it anew"):
                    await heir.open_secret()
                async with client.sit(seats[0]) as writer:
                    await writer.seal_secret(SECRET)
                    assert await heir.open_secret() == SECRET

    run(match())


def test_sealing_outlasts_keys_that_change_meanwhile(server: Server) -> None:
    async def match() -> None:
        async with table_of(server) as (client, seats, tables):

            async def new_keys() -> None:
                for _ in range(30):
                    tables[1].private_key = b""
                    await tables[1].keep_key()

            await asyncio.gather(new_keys(), *(tables[0].seal_secret(f"{SECRET} {n}") for n in range(5)))
            async with asyncio.timeout(20):
                while sorted((await client.look(seats[0].code))["readers"]) != [1, 2, 3]:
                    await asyncio.sleep(0.01)

    run(match())


def test_a_planted_secret_is_found_nowhere_and_outlasts_a_kill(tmp_path: Path) -> None:
    """Database, write-ahead log, logs, everybody's frames, records, and the memory of the process."""
    planted = f"I buried {secrets.token_hex(12)} under the Brücke"
    with serving(tmp_path) as server:

        async def match() -> None:
            async with table_of(server) as (client, seats, tables):
                winner = await played(tables, planted)
                (sealed,) = kept(server)
                nowhere(server, tables, planted, *(table.private_key for table in tables))
                server.kill()
                server.start()
                back = [lambda table=table: table.reconnects > 0 and table.connection is not None for table in tables]
                await asyncio.gather(*(settled(table, reached) for table, reached in zip(tables, back, strict=True)))
                await asyncio.gather(*(table.request("ping") for table in tables))
                assert kept(server) == [sealed]
                nowhere(server, tables, planted)
                assert await tables[winner].open_secret() == planted
                records = [await client.record(seat) for seat in seats]
                assert not any(planted in record for record in records)
                nowhere(server, tables, planted)
                assert kept(server) == []
                assert sealed[50:300] not in files_of(server), "nor is its ciphertext on the disk any more"
                frames = [frame for each in tables if each.seat != winner for frame in each.frames or []]
                assert not any(sealed[50:300].hex() in frame for frame in frames)

        run(match())


def nowhere(server: Server, tables: list[TableClient], planted: str, *keys: bytes) -> None:
    """Neither the secret nor anybody's private key is anywhere but with its owner."""
    forms = [*forms_of(planted), *keys, *(key.hex().encode() for key in keys)]
    log = server.log.read_bytes()
    frames = "\n".join(frame for table in tables for frame in table.frames or []).encode()
    for place, found in (("the database", files_of(server)), ("the logs", log), ("a frame", frames)):
        assert not any(form in found for form in forms), f"found in {place}"
    if sys.platform == "linux":
        known = {sealing.public_of(table.private_key) for table in tables}
        for part in memory_of(server):
            assert not any(form in part for form in forms), "found in the server's memory"
            known -= {public for public in known if public in part}
        assert not known, "what the server does know is found by looking so"


def test_what_is_destroyed_leaves_the_disk(tmp_path: Path) -> None:
    server = Server({"database": f"sqlite:///{tmp_path}/tables.db"}, tmp_path / "log")
    store = Store(server.settings["database"])
    store.prepare()
    box = secrets.token_bytes(600)
    opened = {"place": "t", "code": "BCDF", "game": GAME, "opened_at": 1, "touched_at": 1}
    assert store.write([Batch("t", 0, [b"row"], opened)]) == [True]
    for destroy in (
        lambda: store.write([Batch("t", 2, [b"burnt"], secret=b"")]),
        lambda: store.write([Batch("t", 4, [b"another"], secret=secrets.token_bytes(600))]),
        lambda: store.delete(["t"]),
    ):
        first = len(store.read("t"))
        assert store.write([Batch("t", first, [b"sealed"], secret=box)]) == [True]
        assert store.secret("t") == box
        assert box[:500] in files_of(server)
        destroy()
        assert store.secret("t") != box
        assert box[100:200] not in files_of(server)
    assert store.write([Batch("t", 0, [b"late"], secret=box)]) == [False]
    assert store.secret("t") is None, "nothing is kept of a table that has been deleted"
    store.close()


def test_a_secret_is_kept_only_if_its_row_counts(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.prepare()
    opened = {"place": "t", "code": "BCDF", "game": GAME, "opened_at": 1, "touched_at": 1}
    store.write([Batch("t", 0, [b"row"], opened), Batch("t", 1, [b"sealed"], secret=b"first")])
    assert store.write([Batch("t", 1, [b"late"], secret=b"second")]) == [False]
    assert store.write([Batch("t", 1, [b"late"], secret=b"")]) == [False]
    assert store.secret("t") == b"first"
    store.close()


def test_a_host_who_deletes_the_table_deletes_the_secret(tmp_path: Path) -> None:
    with serving(tmp_path) as server:

        async def match() -> None:
            async with table_of(server) as (client, seats, tables):
                await tables[0].seal_secret(SECRET)
                assert len(kept(server)) == 1
                await client.delete(seats[0])
                assert kept(server) == []

        run(match())


def test_of_two_servers_at_one_database_either_seals_opens_and_burns(
    tmp_path: Path, postgresql: str, redis: str
) -> None:
    """On PostgreSQL and Redis; two devices of the winner, at different servers, burn it at once."""
    shared = {"database": postgresql, "redis": redis}
    with serving(tmp_path, **shared) as one, serving(tmp_path, **shared) as two:

        async def match() -> None:
            async with Client(one.url) as first, Client(two.url) as other, contextlib.AsyncExitStack() as stack:
                seats = await seated([first, other], GAME, 4)
                tables = [(first, other)[at % 2].sit(seat) for at, seat in enumerate(seats)]
                for table in tables:
                    await stack.enter_async_context(table)
                    await table.keep_key()
                await asyncio.gather(*(settled(each, lambda each=each: len(each.keys()) == 3) for each in tables))
                winner = tables[await played(tables)]
                link = (await winner.request("link"))["link"]
                elsewhere = two if winner.seat % 2 == 0 else one
                async with Client(elsewhere.url) as third:
                    second = await third.use_link(seats[0].code, link)
                    async with third.sit(second) as device:
                        await device.keep_key(winner.private_key)
                        both = await asyncio.gather(winner.open_secret(), device.open_secret(), return_exceptions=True)
                assert sorted(type(each).__name__ for each in both) == ["Refused", "str"]
                assert SECRET in both
                assert kept(one) == []

        run(match())


def test_a_server_killed_between_a_bots_victory_and_the_burning_burns_it_when_it_is_back(tmp_path: Path) -> None:
    table, _ = sitting(3, people=2)
    assert table.log.pop() == rows.Burnt()
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    store.prepare()
    opened = {"place": "table", "code": "BCDF", "game": GAME, "opened_at": 1, "touched_at": 2**40}
    assert store.write([Batch("table", 0, [rows.encode(row) for row in table.log], opened, b"sealed")]) == [True]
    store.close()
    with serving(tmp_path) as server:

        async def look() -> None:
            assert kept(server) == [b"sealed"]
            async with Client(server.url) as client, client.watch("BCDF") as onlooker:
                await settled(onlooker, lambda: onlooker.table.get("secret") == -1)
            assert kept(server) == []

        run(look())
