"""Whatever happens to connections, every match goes to its end, and nobody is told what they may not know."""

import asyncio
import os
import random
from pathlib import Path

import pytest

from ossuary import games
from ossuary.client import Client
from ossuary.kernel.contract import SPECTATOR
from ossuary.server import rows
from ossuary.server.store import Store
from ossuary.server.table import Table
from server.chaos import Restless, chaotic_match
from server.serving import run, serving
from server.worlds import numbered, told_in_every_world

MATCHES = int(os.environ.get("OSSUARY_CHAOS", "2"))  # of each game; hundreds in the long test


@pytest.mark.parametrize("name", games.NAMES)
def test_matches_come_to_their_ends_through_chaos_and_every_frame_was_fit_for_its_seat(
    name: str, tmp_path: Path
) -> None:
    async def matches(url: str) -> list[list[Restless]]:
        fewest, most = games.box(name).seats
        async with Client(url) as client:
            sizes = [random.Random(seed).randint(fewest, most) for seed in range(MATCHES)]
            tables = (chaotic_match([client], name, size, seed) for seed, size in enumerate(sizes))
            return list(await asyncio.gather(*tables))

    with serving(tmp_path) as server:
        played = run(matches(server.url), 60 + 10 * MATCHES)
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    logs = {place: [rows.decode(row) for row in store.read(place)] for place, *_ in store.tables()}
    store.close()
    codes = {found[0].code: (place, found) for place, found in logs.items() if isinstance(found[0], rows.Opened)}
    assert len(codes) == MATCHES
    for players in played:
        _, found = codes[players[0].table["code"]]
        assert_all_is_there(players, found)
        for player in players:
            assert_fit(player, found)
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


def assert_all_is_there(players: list[Restless], found: list[rows.Row]) -> None:
    """Every choice that was confirmed is in the log under its number, and the log makes the match that all saw."""
    for player in players:
        for choice in player.confirmed:
            row = found[choice["n"]]
            assert isinstance(row, rows.Chose)
            assert row.seat == player.seat
    assert isinstance(found[0], rows.Opened)
    table = Table("again", found[0])
    table.apply_all(found[1:])
    assert table.match is not None
    assert table.match.over
    assert all((player.match or {})["winners"] == table.match.winners for player in players)


def assert_fit(player: Restless, found: list[rows.Row]) -> None:
    """What came, with its number, is what any world that looks alike to the seat would have sent, to the byte."""
    import msgspec

    assert player.frames
    fit = {n: msgspec.json.decode(said) for n, said in told_in_every_world(found, player.seat)}
    for n, message in numbered(player.frames).items():
        assert {**message, "view": 0} == {**fit[n], "view": 0} or message["t"] in ("begun", "went"), (message, fit[n])
        for kind in ("told", "lines", "ask", "words"):
            assert message.get(kind) == fit[n].get(kind)
        for kind in (
            "view",
            "facts",
        ):  # changes are told from when the seat last heard, which is never less than it may know
            assert set((fit[n].get(kind) or {}).items() if kind == "facts" else ()) <= set(
                (message.get(kind) or {}).items() if kind == "facts" else ()
            )


def test_who_looks_on_is_sent_what_nobody_may_hide(tmp_path: Path) -> None:
    async def match(url: str) -> None:
        async with Client(url) as client:
            seat = await client.make("it-dies-with-me", "Ann")
            async with client.watch(seat.code, lines=True, facts=True) as watcher, client.sit(seat) as table:
                watcher.frames = []
                await table.request("begin")
                while not table.over:
                    if table.ask:
                        await table.choose(table.ask["choices"][0][0])
                    await table.messages.get()
                while not watcher.over:
                    await watcher.messages.get()
                assert watcher.seat == SPECTATOR
                assert not any('"ask"' in frame for frame in watcher.frames)

    with serving(tmp_path) as server:
        run(match(server.url))
