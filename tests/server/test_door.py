"""Connections of which nothing comes: they are closed, and nobody is shut out by another's."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn

from ossuary.server import door, running
from ossuary.server.settings import Settings

SOON = 0.2
GET = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
HALF_A_POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Reads what it is asked, and answers."""
    assert scope["type"] == "http"
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"{}"})


def at_a_server(work: Callable[[int], Awaitable[None]]) -> None:
    """Do something at the port of a server in which all goes fast."""

    async def doing() -> None:
        settings = Settings(host="127.0.0.1", port=0, most_sockets=2)
        bound = running.listening(settings)
        server = uvicorn.Server(running.configured(settings))
        serving = asyncio.ensure_future(server.serve([bound]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await asyncio.wait_for(work(bound.getsockname()[1]), 20)
        finally:
            server.should_exit = True
            await serving
            bound.close()

    asyncio.run(doing())


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "WITHIN", SOON)
    monkeypatch.setattr(running, "create_app", lambda settings: application)


async def sent(port: int, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    return reader, writer


async def is_answered(port: int) -> bool:
    reader, writer = await sent(port, GET)
    try:
        return (await reader.readline()).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False
    finally:
        writer.close()


@pytest.mark.parametrize("said", [b"", b"GET /api/he", HALF_A_POST])
def test_a_connection_on_which_no_whole_request_comes_is_closed(said: bytes) -> None:
    async def work(port: int) -> None:
        reader, writer = await sent(port, said)
        with contextlib.suppress(ConnectionError):
            await reader.read()  # to its end, or it would be waited for in vain
        writer.close()

    at_a_server(work)


def test_a_connection_on_which_requests_come_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "WITHIN", 1.0)

    async def work(port: int) -> None:
        reader, writer = await sent(port, b"")
        for _ in range(15):
            writer.write(GET)
            assert b"200" in await reader.readuntil(b"}")
            await asyncio.sleep(0.2)
        writer.close()

    at_a_server(work)


def test_who_holds_too_many_connections_gets_no_more_until_they_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "WITHIN", 60.0)

    async def work(port: int) -> None:
        held = [await sent(port, b"") for _ in range(2 * door.TO_EACH)]
        refused = not await is_answered(port)
        for _, writer in held:
            writer.close()
        assert refused
        while not await is_answered(port):
            await asyncio.sleep(0.01)

    at_a_server(work)
