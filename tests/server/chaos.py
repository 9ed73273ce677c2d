"""Clients to whom everything happens: lost connections, lost and doubled messages, strangers, devices, nonsense."""

import asyncio
import contextlib
import random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ossuary.client import Client, Problem, Seat
from ossuary.client.seen import Refused
from ossuary.client.table import TableClient
from server.serving import any_choice, seated

NONSENSE = (
    '{"t":"choose"',
    "[]",
    '{"t":"fly"}',
    '{"t":"choose","ask":"x"}',
    '{"t":"choose","ask":0,"choice":99999999999}',
    "\x00",
    '{"t":"hello","token":"nobody"}',
    '{"t":"seal","box":"00","keys":{"0":"00"}}',
    '{"t":"kick","seat":-7}',
    '{"t":"set","places":99}',
)


class Restless(TableClient):
    """A client that also keeps what the server has confirmed, and notices a number that comes twice or not at all."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.frames = []
        self.confirmed: list[dict[str, Any]] = []


async def restless_player(client: Client, seat: Seat, luck: random.Random, mischief: float) -> Restless:
    """Play a match to its end, while now and then something happens."""
    table = Restless(client.socket_url(seat.code), seat.token, lines=True, facts=True)
    async with table:
        while not table.over:
            if luck.random() < mischief:
                await something(client, table, seat, luck)
            if table.ask:
                await choose(table, luck)
            elif not table.over:
                with contextlib.suppress(asyncio.TimeoutError):
                    if await asyncio.wait_for(table.messages.get(), 0.5) is None:
                        raise AssertionError(table.closing)
    return table


async def choose(table: Restless, luck: random.Random) -> None:
    """Answer, perhaps wrongly, perhaps twice."""
    ask = table.ask
    if ask is None:
        return
    with contextlib.suppress(Refused):
        answer = await table.choose(any_choice(ask, luck))
        table.confirmed.append({"n": answer.get("n", 0), "ask": ask["id"]})


async def something(client: Client, table: Restless, seat: Seat, luck: random.Random) -> None:
    """One thing out of many."""
    kind = luck.choice(("cut", "lose", "repeat", "stale", "nonsense", "stranger", "device", "talk", "nudge"))
    with contextlib.suppress(Refused, Problem, WebSocketException, OSError, httpx.HTTPError):
        if kind == "cut" and table.connection:
            table.connection.transport.abort()
            await asyncio.sleep(luck.random() * 0.05)
        elif kind == "lose" and table.n > 3:
            table.n -= luck.randrange(1, 3)  # as if the last messages had not come
            table.resume()
            await asyncio.sleep(0.01)
        elif kind == "repeat" and table.ask and table.connection:
            choice = {"t": "choose", "ask": table.ask["id"], **words_of(any_choice(table.ask, luck))}
            for _ in range(2):
                await table.connection.send(msgspec.json.encode(choice).decode())
        elif kind == "stale" and table.match:
            await table.request("choose", ask=max(0, table.match["asked"] - 1), choice=0)
        elif kind == "nonsense" and table.connection:
            await table.connection.send(luck.choice(NONSENSE))
        elif kind == "stranger":
            await stranger(client, seat)
        elif kind == "device":
            link = (await table.request("link"))["link"]
            second = await client.use_link(seat.code, link)
            async with client.sit(second) as other:
                assert other.seat == seat.seat
        elif kind == "talk":
            await table.request("say", text="I play 6", kind="claim")
        else:
            await table.request("nudge", seat=luck.randrange(4))


def words_of(choice: int | str) -> dict[str, Any]:
    return {"choice": choice} if isinstance(choice, int) else {"words": choice}


async def stranger(client: Client, seat: Seat) -> None:
    """Somebody with a wrong token is sent away, and learns nothing but that."""
    async with connect(client.socket_url(seat.code), compression=None) as connection:
        await connection.send('{"t":"hello","token":"wrong"}')
        frame = await connection.recv()
        assert [message["t"] for message in msgspec.json.decode(frame)] == ["bye"]


async def chaotic_match(
    clients: list[Client], game: str, seats: int, seed: int, mischief: float = 0.2
) -> list[Restless]:
    """One match between restless players."""
    luck = random.Random(seed)
    places = await seated(clients, game, seats)
    async with clients[0].sit(places[0]) as host:
        with contextlib.suppress(Refused):  # one that counted before a break is asked for again, and there is a match
            await host.request("begin")
    players = (
        restless_player(clients[at % len(clients)], place, random.Random(luck.random()), mischief)
        for at, place in enumerate(places)
    )
    return list(await asyncio.gather(*players))
