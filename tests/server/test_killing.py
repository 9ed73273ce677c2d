"""kill -9 at any moment: every choice that was confirmed is there afterwards, and clients go on by themselves."""

import asyncio
import os
import random
from pathlib import Path

from ossuary import games
from ossuary.client import Client
from ossuary.server import rows
from ossuary.server.store import Store
from server.chaos import Restless, chaotic_match
from server.serving import Server, run, serving
from server.test_chaos import assert_all_is_there

KILLS = int(os.environ.get("OSSUARY_KILLS", "3"))  # fifty in the long test


async def played_under_fire(servers: list[Server], tables: int, kills: int, seed: int) -> list[list[Restless]]:
    """Matches, one after the other at each of so many tables, for as long as servers are killed and started again."""
    luck = random.Random(seed)
    done = asyncio.Event()
    played: list[list[Restless]] = []
    clients = [Client(server.url) for server in servers]

    async def table(number: int) -> None:
        game = games.NAMES[number % len(games.NAMES)]
        while not done.is_set():
            try:
                seats = games.box(game).seats[0]
                played.append(await chaotic_match(clients, game, seats, luck.randrange(10**9), 0.02))
            except OSError:  # making a table is one request, which may meet a dead server
                await asyncio.sleep(0.1)
            except Exception as error:
                if type(error).__module__.partition(".")[0] not in ("httpx", "httpcore"):
                    raise
                await asyncio.sleep(0.1)

    tasks = [asyncio.ensure_future(table(number)) for number in range(tables)]
    for _ in range(kills):
        await asyncio.sleep(0.3 + luck.random())
        server = luck.choice(servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        for task in tasks:
            if task.done():
                await task
    await asyncio.sleep(0.5)
    done.set()
    await asyncio.gather(*tasks)
    for client in clients:
        await client.http.aclose()
    return played


def check(url: str, played: list[list[Restless]]) -> None:
    """All that was confirmed is in the log, once, and the log makes what everybody saw."""
    store = Store(url)
    logs = {}
    for place, *_ in store.tables():
        found = [rows.decode(row) for row in store.read(place)]
        if found and isinstance(found[0], rows.Opened):
            logs[found[0].code] = found
    store.close()
    for players in played:
        assert_all_is_there(players, logs[players[0].table["code"]])


def test_after_kill_9_every_confirmed_choice_is_there_on_sqlite(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        played = run(played_under_fire([server], 6, KILLS, seed=1), 120 + 5 * KILLS)
        assert sum(player.reconnects for players in played for player in players) > 0
    assert len(played) >= 6
    check(f"sqlite:///{tmp_path}/tables.db", played)


def test_after_kill_9_of_either_of_two_servers_every_confirmed_choice_is_there_on_postgresql(
    postgresql: str, redis: str, tmp_path: Path
) -> None:
    with (
        serving(tmp_path, database=postgresql, redis=redis) as one,
        serving(tmp_path, database=postgresql, redis=redis) as two,
    ):
        played = run(played_under_fire([one, two], 6, KILLS, seed=2), 120 + 5 * KILLS)
    assert len(played) >= 6
    check(postgresql, played)
