"""Whatever is sent to a server, it neither breaks nor grows, and others play on unharmed."""

import asyncio
import contextlib
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ossuary.client import Client
from server.serving import Server, play, run, seated, serving

EXAMPLES = os.environ.get("OSSUARY_EXAMPLES", "25")  # for each address and method
FRAMES = 400


def memory(server: Server) -> int:
    """Bytes that the server has now."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def test_no_request_that_the_openapi_document_allows_or_forbids_is_answered_by_500(tmp_path: Path) -> None:
    with serving(tmp_path, new_tables=10_000.0) as server:
        command = [
            *(str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.url}/api/openapi.json"),
            *("--checks", "not_a_server_error,content_type_conformance", "--max-examples", EXAMPLES, "--seed", "1"),
            *("--phases", "examples,coverage,fuzzing", "--mode", "all", "--workers", "1", "--no-color"),
        ]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=tmp_path)
        assert done.returncode == 0, done.stdout[-4000:]
        assert "Traceback" not in server.log.read_text(), server.log.read_text()[-3000:]


def nonsense(luck: random.Random, frame: str) -> str | bytes:
    """Something like a frame, and then again not."""
    kind = luck.randrange(6)
    if kind == 0:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(200)))
    if kind == 1:
        return frame[: luck.randrange(len(frame))]
    if kind == 2:
        return frame.replace(luck.choice(frame), luck.choice('"{}[],:0-\\\u202e\x00é'))
    if kind == 3:
        return "[" * luck.randrange(1, 16_000)
    if kind == 4:
        return "x" * luck.randrange(10_000, 40_000)
    return '{"t":"say","text":"' + "\U0001f480" * luck.randrange(600) + '"}'


FITTING = (
    '{"t":"choose","id":1,"ask":0,"choice":1}',
    '{"t":"set","id":2,"places":4,"options":"health=3"}',
    '{"t":"say","text":"hello","kind":"claim","to":1}',
    '{"t":"kick","seat":1}',
    '{"t":"resume","since":-5}',
    '{"t":"bot","seat":99999999999999999999,"level":"simple"}',
    '{"t":"key","key":"' + "0" * 64 + '"}',
    '{"t":"seal","box":"zz","keys":{"1":"q"}}',
    '{"t":"open"}',
    '{"t":"link","away":true}',
)


async def fuzz(client: Client, seed: int) -> None:
    """One bad client: sends what comes to its mind, again and again."""
    luck = random.Random(seed)
    seat = await client.make("victim", "Eve")
    sent = 0
    while sent < FRAMES:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with connect(client.socket_url(seat.code), max_size=None) as socket:
                await socket.send(f'{{"t":"hello","token":"{seat.token}"}}')
                for _ in range(40):
                    sent += 1
                    frame = luck.choice(FITTING)
                    await socket.send(nonsense(luck, frame) if luck.random() < 0.7 else frame)
                    with contextlib.suppress(asyncio.TimeoutError):
                        await asyncio.wait_for(socket.recv(), 0.001)


async def good_match(client: Client, seed: int) -> None:
    """A match between people who know how to behave, bounded in time."""
    places = await seated([client], "it-dies-with-me", 4)
    async with contextlib.AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(client.sit(seat)) for seat in places]
        await tables[0].request("begin")
        await asyncio.gather(*(play(table, random.Random(f"{seed} {n}")) for n, table in enumerate(tables)))


def test_malformed_and_oversized_frames_do_no_harm_to_anybody_else(tmp_path: Path) -> None:
    async def both(url: str) -> None:
        async with Client(url) as client:
            await asyncio.gather(*(fuzz(client, seed) for seed in range(4)), *(good_match(client, s) for s in range(3)))

    with serving(tmp_path) as server:
        run(both(server.url))
        before = memory(server)
        run(both(server.url))
        assert memory(server) - before < 8_000_000, "what is sent is not kept"
        assert httpx.get(f"{server.url}/api/health").status_code == 200
        assert "Traceback" not in server.log.read_text(), server.log.read_text()[-3000:]


def test_a_client_that_does_not_read_is_dropped_and_the_others_play_on(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with Client(url) as client:
            seat = await client.make("victim", "Ann")
            guest = await client.join(seat.code, "Bo")
            reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
            writer.write(
                f"GET /api/tables/{seat.code}/socket HTTP/1.1\r\nHost: x\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            writer.write(masked(b'{"t":"hello"}'))
            async with client.sit(seat) as table, client.sit(guest) as other:
                for number in range(100):
                    await table.request("say", text="x" * 480 + str(number))
                with contextlib.suppress(ConnectionError):  # which is what it is all about
                    for _ in range(300):  # each is answered with all that was said, and nothing is read
                        writer.write(masked(b'{"t":"resume"}'))
                        await writer.drain()
                await table.request("begin")
                leave = asyncio.ensure_future(other.request("leave"))
                await play(table, random.Random(1))
                await leave
            writer.close()

    with serving(tmp_path) as server:
        run(work(server.url))
        assert re.search(r"ossuary_dropped_total\S* 1$", httpx.get(f"{server.url}/metrics").text, re.MULTILINE)
        assert memory(server) < 250_000_000


def masked(payload: bytes) -> bytes:
    """A frame as clients send it, with a mask of noughts."""
    return bytes([0x81, 0x80 | len(payload)]) + bytes(4) + payload


def test_a_thousand_connections_from_one_address_are_turned_away_and_those_who_sit_play_on(tmp_path: Path) -> None:
    async def flood(client: Client, code: str) -> int:
        async def one() -> bool:
            try:
                async with connect(client.socket_url(code), open_timeout=20) as socket:
                    await socket.send('{"t":"hello"}')
                    await socket.recv()
                    await asyncio.sleep(0.5)
                    return True
            except (InvalidHandshake, ConnectionClosed, OSError, TimeoutError):
                return False

        results = await asyncio.gather(*(one() for _ in range(1000)))
        return sum(results)

    async def both(url: str) -> None:
        async with Client(url) as client:
            places = await seated([client], "victim", 3)
            async with contextlib.AsyncExitStack() as stack:
                tables = [await stack.enter_async_context(client.sit(seat)) for seat in places]
                flooding = asyncio.ensure_future(flood(client, places[0].code))
                await tables[0].request("begin")
                await asyncio.gather(*(play(table, random.Random(n)) for n, table in enumerate(tables)))
                assert await flooding <= 13

    with serving(tmp_path, most_sockets=16) as server:
        run(both(server.url))
