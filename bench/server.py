"""How fast the server is, over real sockets, beside boardgame.io 0.50.2 on the same work in the same run.

    python bench/server.py                  everything, three rounds: about ten minutes; needs node and npm
    python bench/server.py --quick          one short round
    python bench/server.py closed paced     these parts only: closed, paced, missed, memory
    python bench/server.py --without-peer
    python bench/server.py workers --database postgresql://USER@HOST/NAME --redis redis://HOST
                                            two workers beside one; the database is to be an empty one

Ours keeps every choice in SQLite (WAL, synchronous FULL) before anybody hears of it; boardgame.io plays a game of the
same shape (bench/peer/server.cjs) in memory, and with its FlatFile store. One generator (bench/peer/load.cjs) speaks to
all three: plain WebSockets, one for each seat. A choice is confirmed when its seat is told that it counts. Where we
may, all processes run ahead of whatever else the machine does, for it is shared; all three alike.
"""

import argparse
import contextlib
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent
SCRATCH = ROOT / ".bench" / "boardgame.io"
PACKAGE = {
    "name": "scratch",
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2", "node-persist": "4.0.4", "ws": "8.21.3"},
    "overrides": {"koa-compose": "4.1.0"},  # 4.2.0 loses its lobby
}
PARTS = ("closed", "paced", "missed", "memory")
WORKERS = "workers"  # only when asked for: it needs a database and Redis
OURS, MEMORY, FILES = "Ossuary, durable", "boardgame.io, in memory", "boardgame.io, FlatFile"
GAMES = {  # tables and seats
    "it-dies-with-me": [(50, 4), (53, 6)],
    "death-over-the-kingdom": [(20, 16)],
}
PACE = 1000  # choices a second
IDLE_TABLES = 300
SERVE = """
import sys, msgspec
from ossuary.server.running import run
from ossuary.server.settings import Settings
run(msgspec.json.decode(sys.argv[1], type=Settings), lambda: print("READY", flush=True))
"""
UNLIMITED = {
    "requests": 1e6,
    "talk": 1e6,
    "new_tables": 1e6,
    "most_tables": 10**6,
    "new_seats": 1e6,
    "most_sockets": 10**6,
}


@dataclass
class Server:
    """One that runs."""

    name: str
    url: str
    process: subprocess.Popen[str]

    @property
    def kind(self) -> str:
        return "ossuary" if self.name == OURS else "peer"

    def resident(self) -> int:
        """Bytes of its memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help=f"among {', '.join(PARTS)}; all unless told otherwise")
    parser.add_argument("--quick", action="store_true", help="one short round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--without-peer", action="store_true")
    parser.add_argument("--folder", default="", help="where databases are kept: on the disk that is to be measured")
    parser.add_argument("--game", choices=GAMES, help="of this game only")
    parser.add_argument("--database", default="", help="for workers")
    parser.add_argument("--redis", default="", help="for workers")
    given = parser.parse_args()
    unknown = [part for part in given.parts if part not in (*PARTS, WORKERS)]
    if unknown:
        parser.error(f"expected parts among {', '.join(PARTS)}; got {', '.join(unknown)}")
    for game in [each for each in GAMES if given.game not in (None, each)]:
        del GAMES[game]
    rounds, seconds = (1, 3.0) if given.quick else (given.rounds, given.seconds)
    names = [OURS] if given.without_peer else [OURS, MEMORY, FILES]
    prepare()
    with tempfile.TemporaryDirectory(dir=given.folder or None) as folder:
        bench = Bench(Path(folder), names, rounds, seconds, {"database": given.database, "redis": given.redis})
        print(bench.machine())
        for part in given.parts or PARTS:
            getattr(bench, part)()


def prepare() -> None:
    """boardgame.io and a WebSocket for the generator, in a scratch folder."""
    SCRATCH.mkdir(parents=True, exist_ok=True)
    package = SCRATCH / "package.json"
    if not package.exists() or json.loads(package.read_text()) != PACKAGE:
        package.write_text(json.dumps(PACKAGE))
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=SCRATCH, check=True)


class Bench:
    """One run."""

    def __init__(
        self, folder: Path, names: list[str], rounds: int, seconds: float, shared: dict[str, str] | None = None
    ) -> None:
        self.folder, self.names, self.rounds, self.seconds = folder, names, rounds, seconds
        self.shared = shared or {}

    def machine(self) -> str:
        """Where this is, and how long its disk takes now."""
        cpu = next((li for li in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in li), "?")
        ahead = "ahead of other processes" if go_ahead() else "beside other processes"
        p50, p99 = flush_times(self.folder)
        when = time.strftime("%Y-%m-%d")
        disk = f"one flush to the disk p50 {p50:.2f} ms, p99 {p99:.1f} ms"
        return f"{when},{cpu.partition(':')[2]}, {os.cpu_count()} cores, {ahead}; {disk}\n"

    # --- the parts ---

    def closed(self) -> None:
        """Everybody chooses as soon as they are asked."""
        for game, tables, seats in tables_of():
            self.table(f"{game}, {tables} tables of {seats}, full speed", self.play(game, tables, seats, 0))

    def paced(self) -> None:
        """So many choices a second."""
        for game, tables, seats in tables_of()[:1]:
            found = self.play(game, tables, seats, PACE)
            self.table(f"{game}, {tables} tables of {seats}, {PACE:,} choices a second", found)

    def missed(self) -> None:
        """What coming back costs, by how much was missed."""
        print("\n**Coming back** (bytes, for a seat of four that missed so many messages; whole: that has nothing)\n")
        print("| | 1 | 10 | 40 | whole |\n|---|---|---|---|---|")
        for name in self.names[:2]:
            with self.server(name, 4) as server:
                found = self.load(server, do="missed", game="it-dies-with-me", tables=1, seats=4)["missed"]
            print(f"| {name} | {' | '.join(f'{found[key]:,}' for key in ('1', '10', '40', 'whole'))} |")

    def memory(self) -> None:
        """What a table costs at which nobody does anything."""
        print(f"\n**An idle table** of four in a match (kB of memory, of {IDLE_TABLES})\n")
        print("| | nobody connected | all four connected |\n|---|---|---|")
        for name in self.names[:2]:
            sizes = [self.idle(name, sockets) / 1000 for sockets in (False, True)]
            print(f"| {name} | {sizes[0]:.1f} | {sizes[1]:.1f} |")

    def workers(self) -> None:
        """Two processes on one database, beside one: choices a CPU-second, since all share these cores."""
        game, tables, seats = tables_of()[0]
        print("\n**Workers on PostgreSQL and Redis** (medians)\n")
        print("| | choices/s | CPU µs a choice | times one worker, each with a core of its own |\n|---|---|---|---|")
        alone = 0.0
        for count, scatter, title in (
            (1, False, "one"),
            (2, False, "two, tables apart"),
            (2, True, "two, seats apart"),
        ):
            found: list[dict[str, Any]] = []
            for _ in range(self.rounds):
                with contextlib.ExitStack() as stack:
                    servers = [stack.enter_context(self.server(OURS, seats, self.shared)) for _ in range(count)]
                    pids, urls = [each.process.pid for each in servers], [each.url for each in servers]
                    given = {"game": game, "tables": tables, "seats": seats, "seconds": self.seconds, "warm": 2.0}
                    found.append(self.load(servers[0], pids=pids, urls=urls, scatter=scatter, **given))
            rate, cost = (statistics.median(each[key] for each in found) for key in ("rate", "cpu_us"))
            alone = alone or cost
            print(f"| {title} | {rate:,.0f} | {cost:.0f} | {count * alone / cost:.2f} |", flush=True)

    def play(self, game: str, tables: int, seats: int, rate: int) -> dict[str, list[dict[str, Any]]]:
        """Rounds of all servers, one after the other, so that all have the machine as it is then."""
        found: dict[str, list[dict[str, Any]]] = {name: [] for name in self.names}
        for _ in range(self.rounds):
            for name in self.names:
                with self.server(name, seats) as server:
                    warm = min(2.0, self.seconds / 2)
                    given = {"game": game, "tables": tables, "seats": seats, "rate": rate, "warm": warm}
                    found[name].append(self.load(server, seconds=self.seconds, **given))
        return found

    def table(self, title: str, found: dict[str, list[dict[str, Any]]]) -> None:
        """Medians, and how many times the others' rate ours is."""
        print(f"\n**{title}** (medians of {self.rounds})\n")
        columns = ("", "choices/s", "ours is", "p50 ms", "p99 ms", "server CPU µs a choice", "bytes a seat and choice")
        print(f"| {' | '.join((*columns, 'generator CPU', 'CPU of others'))} |")
        print("|---|---|---|---|---|---|---|---|---|")
        for name, rounds in found.items():
            middle = {key: statistics.median(each[key] for each in rounds) for key in rounds[0]}
            pairs = zip(found[OURS], rounds, strict=True)
            ratio = statistics.median(ours["rate"] / theirs["rate"] for ours, theirs in pairs)
            print(
                f"| {name} | {middle['rate']:,.0f} | {'' if name == OURS else f'{ratio:.2f} ×'} | {middle['p50']:.1f} "
                f"| {middle['p99']:.1f} | {middle['cpu_us']:.0f} | {middle['pushed']:.0f} | {middle['load_cpu']:.2f} "
                f"| {middle['other_cpu']:.2f} |",
                flush=True,
            )

    def idle(self, name: str, sockets: bool) -> float:
        """Bytes a table, beyond what the first tables cost."""
        with self.server(name, 4) as server:
            given = {"do": "idle", "game": "it-dies-with-me", "seats": 4, "sockets": sockets}
            with self.idling(server, tables=50, **given):
                before = server.resident()
                with self.idling(server, tables=IDLE_TABLES, **given):
                    return (server.resident() - before) / IDLE_TABLES

    @contextlib.contextmanager
    def idling(self, server: Server, **given: Any) -> Iterator[None]:
        """Tables that stand there."""
        command = self.command(server, given)
        process = subprocess.Popen(command, env=node_path(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            wait_for(process)
            time.sleep(2)
            yield
        finally:
            process.communicate("\n", timeout=30)

    # --- servers and clients ---

    def command(self, server: Server, given: dict[str, Any]) -> list[str]:
        told = {"to": server.kind, "url": server.url, "pids": [server.process.pid], **given}
        return ["node", str(HERE / "peer" / "load.cjs"), json.dumps(told)]

    def load(self, server: Server, **given: Any) -> dict[str, Any]:
        """What the generator measured."""
        command = self.command(server, given)
        found = subprocess.run(command, env=node_path(), stdout=subprocess.PIPE, text=True, check=True)
        return json.loads(found.stdout)

    @contextlib.contextmanager
    def server(self, name: str, seats: int, told: dict[str, str] | None = None) -> Iterator[Server]:
        """A server, until it is not needed any more."""
        port = free_port()
        with tempfile.TemporaryDirectory(dir=self.folder) as place:
            if name == OURS:
                kept = told or {"database": f"sqlite:///{place}/tables.db"}
                command = [
                    sys.executable,
                    "-c",
                    SERVE,
                    json.dumps({"host": "127.0.0.1", "port": port, **kept, **UNLIMITED}),
                ]
            else:
                store = "mem" if name == MEMORY else place
                command = ["node", str(HERE / "peer" / "server.cjs"), str(port), str(seats), store]
            environment = {**node_path(), "PYTHONPATH": str(ROOT / "src"), "NODE_ENV": "production"}
            log = (self.folder / "log").open("a")
            process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
            try:
                wait_for(process)
                yield Server(name, f"http://127.0.0.1:{port}", process)
            finally:
                process.terminate()
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
                log.close()


def tables_of() -> list[tuple[str, int, int]]:
    """Which games, at how many tables of how many seats."""
    return [(game, tables, seats) for game, sizes in GAMES.items() for tables, seats in sizes]


def node_path() -> dict[str, str]:
    """An environment in which node finds the scratch folder."""
    return {**os.environ, "NODE_PATH": str(SCRATCH / "node_modules")}


def wait_for(process: subprocess.Popen[str]) -> None:
    """Until it says that it is ready."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("READY"):
            return
    raise SystemExit(f"{process.args}: expected READY; it ended with {process.wait()}")


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return trial.getsockname()[1]


def go_ahead() -> bool:
    """Run before whatever else wants to run, if that is allowed; what we start does so, too."""
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    except (OSError, AttributeError):
        return False
    return True


def flush_times(folder: Path) -> tuple[float, float]:
    """Milliseconds for one page to reach the disk: the middle, and one in a hundred."""
    times: list[float] = []
    with (folder / "flush").open("wb", buffering=0) as file:
        for _ in range(300):
            start = time.perf_counter()
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            times.append(1000 * (time.perf_counter() - start))
    times.sort()
    return times[150], times[297]


if __name__ == "__main__":
    main()
