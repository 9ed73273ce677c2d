"""The HTTP side: what it gives, and how it refuses."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ossuary import games
from ossuary.client import Client, Problem
from ossuary.client.seen import Gone, Refused
from server.serving import Server, run, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("http")) as one:
        yield one


def test_all_games_are_told_with_their_options_and_rules(server: Server) -> None:
    told = httpx.get(f"{server.url}/api/games").json()
    assert [game["name"] for game in told] == list(games.NAMES)
    for game in told:
        assert game == httpx.get(f"{server.url}/api/games/{game['name']}").json()
        rules = httpx.get(f"{server.url}/api/games/{game['name']}/rules")
        assert rules.headers["content-type"].startswith("text/markdown")
        assert "**R1" in rules.text


def test_the_openapi_document_names_every_address(server: Server) -> None:
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert {"/api/games", "/api/tables", "/api/tables/{code}/seats", "/api/health"} <= set(document["paths"])


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({}, "game"),
        ({"game": "chess"}, "expected a game among"),
        ({"game": "victim", "places": 4}, "expected 3 seats"),
        ({"game": "victim", "options": "health=0"}, "option health"),
        ({"game": "victim", "options": "wealth=5"}, "expected an option among"),
        ({"game": "victim", "name": "x" * 99}, "expected a name"),
        ({"game": "victim", "name": "a\u202eb"}, "expected a name"),
        ({"game": "victim", "name": "\u3164\u200d"}, "expected a name"),
        ({"game": "victim", "clock": -1}, "expected a clock"),
        ({"game": "victim", "entropy": "zz"}, "expected an entropy"),
        ({"game": "victim", "colour": "red"}, "colour"),
        ({"game": "victim", "language": "'; drop"}, "language"),
        ({"game": "it-dies-with-me", "options": "deck=own"}, "contents of the table's own"),
        ({"game": "it-dies-with-me", "options": "deck=own", "contents": "cards = 3"}, "cards"),
        ({"game": "it-dies-with-me", "contents": "cards = 3"}, "cards"),
        ({"game": "victim", "contents": "cards = 3"}, "expected no contents"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(server: Server, body: dict[str, object], said: str) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json=body)
    assert 400 <= answer.status_code < 500, answer.text
    assert said in answer.json()["why"]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'{"game": 3}', b"null"])
def test_what_is_no_json_is_refused(server: Server, content: bytes) -> None:
    answer = httpx.post(f"{server.url}/api/tables", content=content, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["kind"] == "unread"


def test_a_body_without_end_is_refused(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "victim", "contents": "x" * 400_000})
    assert answer.status_code == 413


def test_an_unknown_code_is_told_from_a_known_one(server: Server) -> None:
    async def look() -> None:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
            assert (await client.look(seat.code.lower()))["game"] == "victim"
            for code in ("ZZZZ", "BCDFG"):
                with pytest.raises(Problem) as refused:
                    await client.look(code)
                assert refused.value.status == 404

    run(look())


def test_names_are_unlike_and_places_are_taken_once(server: Server) -> None:
    async def sit() -> None:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
            with pytest.raises(Problem, match="nobody has here"):
                await client.join(seat.code, "ann")
            with pytest.raises(Problem, match="Ann sits at 0"):
                await client.join(seat.code, "Bo", 0)
            with pytest.raises(Problem, match="a place from 0 to 2"):
                await client.join(seat.code, "Bo", 7)
            assert (await client.join(seat.code, " Zoé  Ångström ")).seat == 1
            assert (await client.join(seat.code, "花子")).seat == 2
            with pytest.raises(Problem, match="all 3 are taken"):
                await client.join(seat.code, "Dee")
            look = await client.look(seat.code)
            assert [place["name"] for place in look["places"]] == ["Ann", "Zoé Ångström", "花子"]

    run(sit())


def test_a_record_is_for_those_who_sit_at_the_table(server: Server) -> None:
    async def ask() -> None:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
            with pytest.raises(Problem, match="none has begun"):
                await client.record(seat)
            for token, status in (("", 401), ("wrong", 403)):
                answer = await client.http.get(
                    f"/api/tables/{seat.code}/record", headers={"authorization": f"Bearer {token}"} if token else {}
                )
                assert answer.status_code == status

    run(ask())


def test_only_the_host_deletes_a_table_and_then_nothing_is_left(server: Server) -> None:
    async def ask() -> None:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
            guest = await client.join(seat.code, "Bo")
            with pytest.raises(Problem, match="host"):
                await client.delete(guest)
            async with client.sit(guest) as table:
                await client.delete(seat)
                while await asyncio.wait_for(table.messages.get(), 5) is not None:
                    pass
                assert "deleted" in table.closing
            with pytest.raises(Problem):
                await client.look(seat.code)

    run(ask())


def test_a_table_without_a_host_is_nobodys_to_delete(server: Server) -> None:
    async def ask() -> None:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
            async with client.sit(seat) as table:
                await table.request("leave")
            with pytest.raises(Problem, match="host"):
                await client.delete(seat)
            assert (await client.look(seat.code))["host"] == -1

    run(ask())


def test_pages_of_others_may_not_open_sockets_here(server: Server) -> None:
    async def open_from(origin: str | None) -> None:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
        headers = {"Origin": origin} if origin else {}
        async with connect(client.socket_url(seat.code), additional_headers=headers) as connection:
            await connection.send('{"t":"hello"}')
            assert "welcome" in str(await connection.recv())

    run(open_from(None))
    run(open_from(server.url))
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://["):
        with pytest.raises((InvalidHandshake, ConnectionClosed)):
            run(open_from(origin))


def test_a_socket_that_says_nothing_useful_first_is_closed_with_the_reason(server: Server) -> None:
    async def say(frame: str) -> str:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
        async with connect(client.socket_url(seat.code)) as connection:
            await connection.send(frame)
            return str(await connection.recv())

    assert "expected hello as the first message" in run(say('{"t":"ping"}'))
    assert "expected at most 16,384 bytes" in run(say("x" * 20_000))
    assert "holds no place here" in run(say('{"t":"hello","token":"x"}'))
    assert "expected a message as PROTOCOL.md has it" in run(say("{"))


def test_who_asks_too_often_is_told_and_then_dropped(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def hurry(url: str) -> list[str]:
        async with Client(url) as client:
            seat = await client.make("victim", "Ann")
        frames: list[str] = []
        async with connect(client.socket_url(seat.code)) as connection:
            await connection.send('{"t":"hello"}')
            try:
                for _ in range(400):
                    await connection.send('{"t":"ping"}')
                async for frame in connection:
                    frames.append(str(frame))
            except ConnectionClosed:
                pass
        return frames

    with serving(tmp_path_factory.mktemp("slow"), requests=10.0) as slow:
        said = "".join(run(hurry(slow.url)))
    assert "this one was not read" in said
    assert '"bye"' in said


def test_tables_without_number_are_not_to_be_had(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def many(url: str) -> None:
        async with Client(url) as client:
            for _ in range(40):
                await client.make("victim", "Ann")

    with (
        serving(tmp_path_factory.mktemp("slow"), new_tables=0.01) as slow,
        pytest.raises(Problem, match="fewer new tables") as refused,
    ):
        run(many(slow.url))
    assert refused.value.status == 429


def test_there_are_no_more_tables_than_the_settings_allow(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def make(url: str) -> None:
        async with Client(url) as client:
            first = await client.make("victim", "Ann")
            await client.make("victim", "Ann")
            with pytest.raises(Problem, match="at most 2 tables"):
                await client.make("victim", "Ann")
            await client.delete(first)
            await client.make("victim", "Ann")

    with serving(tmp_path_factory.mktemp("full"), most_tables=2) as server:
        run(make(server.url))


def test_what_is_said_too_often_from_two_devices_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def talk(url: str) -> None:
        async with Client(url) as client:
            seat = await client.make("victim", "Ann")
            async with client.sit(seat) as one, client.sit(seat) as other:
                for device in (one, other):
                    await device.request("say", text="hello")
                with pytest.raises(Refused, match="fewer of these"):
                    await other.request("say", text="hello")
                await other.request("begin")

    with serving(tmp_path_factory.mktemp("talk"), talk=0.2) as server:
        run(talk(server.url))


def test_connections_from_one_address_are_bounded(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def many(url: str) -> int:
        async with Client(url) as client:
            seat = await client.make("victim", "Ann")
            sockets = [client.watch(seat.code) for _ in range(6)]
            opened = 0
            for socket in sockets[:4]:
                await socket.__aenter__()
                opened += 1
            with pytest.raises((Gone, InvalidHandshake, ConnectionClosed)):
                async with connect(client.socket_url(seat.code)) as connection:
                    await connection.recv()
            for socket in sockets[:4]:
                await socket.__aexit__(None, None, None)
            return opened

    with serving(tmp_path_factory.mktemp("few"), most_sockets=4) as few:
        assert run(many(few.url)) == 4


def test_every_answer_says_what_browsers_must_hold_to(server: Server) -> None:
    for path in ("/", "/api/games", "/api/health", "/api/tables/ZZZZ", "/nowhere"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_another_servers_page_may_make_nothing(server: Server) -> None:
    table = {"game": "victim", "name": "Ann"}
    for origin in ("https://elsewhere.example", "null"):
        answer = httpx.post(f"{server.url}/api/tables", json=table, headers={"Origin": origin})
        assert answer.status_code == 403
        assert "expected a page of this server" in answer.json()["why"]
        assert httpx.get(f"{server.url}/api/games", headers={"Origin": origin}).status_code == 200
    assert httpx.post(f"{server.url}/api/tables", json=table, headers={"Origin": server.url}).status_code == 201


def test_while_the_database_is_away_all_is_refused_in_words(tmp_path: Path) -> None:
    async def ask(server: Server) -> None:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
            with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
                connection.execute("ALTER TABLE tables RENAME TO away")
            for path in ("/api/health", "/api/tables/BCDF"):
                answer = await client.http.get(path)
                assert answer.status_code == 503
                assert answer.json()["kind"] == "slow"
            with pytest.raises(InvalidStatus) as refused:
                async with connect(client.socket_url("BCDF")):
                    pass
            assert refused.value.response.status_code == 503
            assert b"expected a database that answers" in (refused.value.response.body or b"")
            with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
                connection.execute("ALTER TABLE away RENAME TO tables")
            assert (await client.look(seat.code))["code"] == seat.code
            assert (await client.http.get("/api/health")).status_code == 200

    with serving(tmp_path) as server:
        run(ask(server))


def test_health_and_figures_are_told(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/health").json()["ok"] is True
    figures = httpx.get(f"{server.url}/metrics").text
    assert "# TYPE ossuary_rows_total counter" in figures
    assert "ossuary_commits_total{" in figures


def test_a_qr_code_is_a_picture_of_the_link(server: Server) -> None:
    async def ask() -> None:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
            answer = await client.http.get(f"/api/tables/{seat.code}/qr")
            assert answer.headers["content-type"] == "image/svg+xml"
            assert b"<svg" in answer.content
            assert seat.link.endswith(f"/t/{seat.code}")

    run(ask())
