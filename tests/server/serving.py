"""Servers for tests: processes of their own on loopback, ended by their id, however the test ends."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ossuary.client import Client, Seat
from ossuary.client.seen import Refused
from ossuary.client.table import TableClient

READY_WITHIN = 30.0
PROGRAM = """
import sys, msgspec
from ossuary.server.running import run_one, listening
from ossuary.server.settings import Settings
settings = msgspec.json.decode(sys.argv[1], type=Settings)
bound = listening(settings)
run_one(settings, bound, lambda: print(bound.getsockname()[1], flush=True))
"""


@dataclass
class Server:
    """A server process, which can be killed and started again at the same port."""

    settings: dict[str, Any]
    log: Path
    port: int = 0
    process: "subprocess.Popen[str] | None" = field(default=None, repr=False)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        import msgspec

        settings = {"host": "127.0.0.1", "port": self.port, "pace": 0.0, "new_tables": 1000.0, **self.settings}
        settings.setdefault("most_sockets", 4096)
        settings.setdefault("new_seats", 1000.0)
        settings.setdefault("requests", 2000.0)
        settings.setdefault("talk", 2000.0)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, msgspec.json.encode(settings).decode()],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.strip().isdigit(), self.log.read_text()[-2000:]
        self.port = int(line)

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, number: int = signal.SIGTERM) -> None:
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, number)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(15)
        if self.process.stdout:
            self.process.stdout.close()
        self.process = None


@contextlib.contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server, its database in the folder unless told otherwise."""
    server = Server({"database": f"sqlite:///{folder}/tables.db", **settings}, folder / f"server{random.random()}.log")
    server.start()
    try:
        yield server
    finally:
        server.end()


async def seated(clients: list[Client], game: str, seats: int, **given: Any) -> list[Seat]:
    """A table with somebody in every seat, each through one of the clients in turn."""
    first = await clients[0].make(game, "P0", places=seats, **given)
    return [first, *[await clients[i % len(clients)].join(first.code, f"P{i}") for i in range(1, seats)]]


def any_choice(ask: dict[str, Any], luck: random.Random) -> int | str:
    """Something that this question may be answered with."""
    if ask.get("write"):
        return f"{ask['write']} {luck.choice(('Bob', 'Ann', 'Zoë', 'Émile', '花子', 'Olga'))}{luck.choice('abcdefgh')}"
    return luck.choice(ask["choices"])[0]


async def play(table: TableClient, luck: random.Random) -> None:
    """Answer whatever is asked, until the match is over."""
    while not table.over:
        if table.ask:
            with contextlib.suppress(Refused):
                await table.choose(any_choice(table.ask, luck))
        if table.over or (table.ask and table.messages.empty()):
            continue
        message = await table.messages.get()
        assert message is not None, table.closing


async def begin(client: Client, seat: Seat) -> None:
    """The host begins."""
    async with client.sit(seat) as table:
        await table.request("begin")


def run(work: Any, seconds: float = 120) -> Any:
    """Run to its end, or fail."""

    async def bounded() -> Any:
        return await asyncio.wait_for(work, seconds)

    return asyncio.run(bounded())
