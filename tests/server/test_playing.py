"""Matches over real sockets: to their ends, through whatever happens to connections."""

import asyncio
import contextlib
import random
from collections.abc import Iterator

import pytest

from ossuary import games
from ossuary.client import Client
from ossuary.client.seen import Refused
from ossuary.client.table import TableClient
from ossuary.match.verify import verify
from server.serving import Server, any_choice, play, run, seated, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as one:
        yield one


@pytest.mark.parametrize("name", games.NAMES)
def test_as_many_people_as_a_game_seats_play_it_to_its_end_and_its_record_verifies(server: Server, name: str) -> None:
    async def match(seats: int) -> None:
        async with Client(server.url) as client, contextlib.AsyncExitStack() as stack:
            places = await seated([client], name, seats)
            tables = [await stack.enter_async_context(client.sit(seat, lines=True, facts=True)) for seat in places]
            commitment = tables[0].table["commitment"]
            await tables[0].request("begin")
            await asyncio.gather(*(play(table, random.Random(seat)) for seat, table in enumerate(tables)))
            views = [table.match for table in tables]
            assert all(view and view["winners"] == views[0]["winners"] for view in views if views[0])
            record = await client.record(places[-1])
            assert f"commitment: {commitment}" in record, "published before the first outcome"
            over = verify(record)
            assert over.over
            assert over.winners == (views[0] or {})["winners"]

    fewest, most = games.box(name).seats
    for seats in {fewest, most}:
        run(match(seats))


def test_bots_fill_the_empty_seats_and_play_on_for_who_leaves(server: Server) -> None:
    async def match() -> None:
        async with Client(server.url) as client:
            seat = await client.make("it-dies-with-me", "Ann", places=5)
            guest = await client.join(seat.code, "Bo")
            async with client.sit(seat) as table, client.sit(guest) as other:
                await table.request("begin")
                await other.request("leave")
                await play(table, random.Random(1))
                assert table.over
                look = await client.look(seat.code)
                assert [place.get("kind", "empty") for place in look["places"]] == ["person"] + ["bot"] * 4

    run(match())


def test_a_choice_can_be_changed_until_the_last_seat_has_chosen_and_nobody_sees_what_it_was(server: Server) -> None:
    async def match() -> None:
        async with Client(server.url) as client, contextlib.AsyncExitStack() as stack:
            places = await seated([client], "it-dies-with-me", 4)
            tables = [await stack.enter_async_context(client.sit(seat)) for seat in places]
            for table in tables:
                table.frames = []
            await tables[0].request("begin")
            await tables[0].choose("play 3")
            await tables[0].choose("play 5")
            for table, number in zip(tables[1:], (1, 2, 4), strict=True):
                while not table.ask:
                    await table.messages.get()
                assert not any("play 5" in frame and '"chosen"' in frame for frame in table.frames or [])
                await table.choose(f"play {number}")
            while (tables[0].match or {}).get("asked") == 0:
                await tables[0].messages.get()
            record = await client.record(places[1])
            assert "# (P1: play 1)" in record
            assert "P0 5" in record

    run(match())


def test_what_was_missed_comes_again_in_proportion_and_the_seat_goes_on_from_a_second_device(server: Server) -> None:
    async def match() -> None:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
            async with client.sit(seat) as table:
                await table.request("begin")
                link = (await table.request("link"))["link"]
                second = await client.use_link(seat.code, link, "")
                assert second.seat == seat.seat
                assert second.token != seat.token
                with pytest.raises(Exception, match="has not been used"):
                    await client.use_link(seat.code, link)
                late = TableClient(client.socket_url(seat.code), second.token)
                late.n, late.match, late.frames = table.n - 1, table.match, []
                async with late:
                    first = await asyncio.wait_for(late.messages.get(), 5)
                    assert first is not None
                    await play(late, random.Random(3))
                    while not table.over:
                        await table.messages.get()
                    assert table.match == late.match

    run(match())


def test_a_place_that_is_handed_over_is_lost_to_who_had_it(server: Server) -> None:
    async def match() -> None:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
            async with client.sit(seat) as table:
                link = (await table.request("link", away=True))["link"]
                await client.use_link(seat.code, link, "Zoë")
                while await asyncio.wait_for(table.messages.get(), 5) is not None:
                    pass
                assert "somebody else has it" in table.closing
            with pytest.raises(Exception, match="holds no place"):
                async with client.sit(seat):
                    pass

    run(match())


def test_a_bot_plays_for_who_is_away_too_long_and_the_player_may_come_back(server: Server) -> None:
    async def match() -> None:
        async with Client(server.url) as client:
            places = await seated([client], "victim", 3, clock=1)
            luck = random.Random(5)
            async with client.sit(places[0]) as table:
                await table.request("begin")
                away = False
                while not away:
                    if table.ask:
                        await table.choose(any_choice(table.ask, luck))
                    message = await asyncio.wait_for(table.messages.get(), 20)
                    assert message is not None
                    away = message.get("by") == "clock"
                assert message["seat"] in (1, 2)
                async with client.sit(places[1]) as back, client.sit(places[2]) as third:
                    await asyncio.gather(play(table, luck), play(back, luck), play(third, luck))

    run(match())


def test_the_host_may_pause_and_whoever_chooses_then_is_told(server: Server) -> None:
    async def match() -> None:
        async with Client(server.url) as client:
            places = await seated([client], "it-dies-with-me", 4)
            async with client.sit(places[0]) as host, client.sit(places[1]) as guest:
                await host.request("begin")
                await host.request("set", paused=True)
                while not guest.ask:
                    await guest.messages.get()
                with pytest.raises(Refused, match="paused"):
                    await guest.choose("play 1")
                with pytest.raises(Refused, match="expected the host"):
                    await guest.request("set", paused=False)
                await host.request("set", paused=False)
                await guest.choose("play 1")

    run(match())


def test_the_same_people_play_again_and_their_score_runs_on(server: Server) -> None:
    async def match() -> None:
        async with Client(server.url) as client:
            seat = await client.make("victim", "Ann")
            async with client.sit(seat) as table:
                for number in range(2):
                    await table.request("begin")
                    await play(table, random.Random(number))
                    first = table.table["commitment"]
                    await table.request("again")
                    while table.match is not None:
                        await table.messages.get()
                    assert table.table["commitment"] != first, "every match has a seed of its own"
                look = await client.look(seat.code)
                assert sum(place.get("wins", 0) for place in look["places"]) == 2

    run(match())
