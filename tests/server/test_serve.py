"""`ossuary serve` and `ossuary tables`, run as people run them."""

import json
import logging
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ossuary.client import Client
from ossuary.server.logs import Lines, Objects
from server.serving import begin, play, run, serving

ENVIRONMENT = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100", "TERM": "dumb", "PYTHONUNBUFFERED": "1"}
COMMAND = [sys.executable, "-m", "ossuary"]


def ossuary(*words: object, text: str = "") -> subprocess.CompletedProcess[str]:
    command = [*COMMAND, *map(str, words)]
    return subprocess.run(command, input=text, capture_output=True, text=True, env=ENVIRONMENT, timeout=60, check=False)


@contextmanager
def started(folder: Path, *words: str) -> Iterator["subprocess.Popen[str]"]:
    """`ossuary serve`, ended by its id however the test ends."""
    command = [*COMMAND, "serve", "--database", f"sqlite:///{folder}/tables.db", *words]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
        env={**ENVIRONMENT, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.wait(10)
        for stream in (process.stdout, process.stderr):
            if stream:
                stream.close()


def said_until(process: "subprocess.Popen[str]", word: str) -> str:
    """What it prints, up to a line with a word."""
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        lines.append(line)
        if word in line:
            return "".join(lines)
    raise AssertionError("".join(lines))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_says_how_friends_come_where_everything_lies_and_ends_well(tmp_path: Path, number: signal.Signals) -> None:
    with started(tmp_path, "--port", "0") as process:
        said = said_until(process, "Stop ")
        link = next(line.strip() for line in said.splitlines() if line.strip().startswith("http"))
        port = int(link.rpartition(":")[2])
        assert port > 0
        assert f"127.0.0.1:{port}" in said
        assert "tables.db" in said
        assert "█" in said or "Only this machine" in said
        process.send_signal(number)
        out, err = process.communicate(timeout=20)
        assert (process.returncode, err) == (0, "")
        assert "Stopped. Every table is kept" in out


def children(process: "subprocess.Popen[str]") -> set[int]:
    """The workers of a server."""
    return set(map(int, Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()))


def wait_until(holds: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return not probe.connect_ex(("127.0.0.1", port))


def runs(worker: int) -> bool:
    try:
        os.kill(worker, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_worker_that_dies_is_replaced_and_all_end_with_their_parent(tmp_path: Path, redis: str) -> None:
    port = free_port()
    words = ("--port", str(port), "--host", "127.0.0.1", "--workers", "2", "--redis", redis, "--quiet")
    with started(tmp_path, *words) as process:
        wait_until(lambda: len(children(process)) == 2 and answers(port))
        first = children(process)
        os.kill(min(first), signal.SIGKILL)
        wait_until(lambda: len(children(process) - first) == 1 and len(children(process)) == 2)
        seen = first | children(process)
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=20)
        assert process.returncode == 0
        assert "a worker has ended" in err
        assert "Traceback" not in err
        wait_until(lambda: not any(map(runs, seen)))
    with started(tmp_path, *words) as process:
        wait_until(lambda: len(children(process)) == 2 and answers(port))
        orphans = children(process)
        process.kill()
        wait_until(lambda: not any(map(runs, orphans)))


def test_quiet_says_nothing(tmp_path: Path) -> None:
    port = free_port()
    with started(tmp_path, "--port", str(port), "--host", "127.0.0.1", "--quiet") as process:
        end = time.monotonic() + 30
        while time.monotonic() < end:
            with socket.socket() as probe:
                if not probe.connect_ex(("127.0.0.1", port)):
                    break
            time.sleep(0.1)
        time.sleep(1)
        process.send_signal(signal.SIGTERM)
        assert process.communicate(timeout=20) == ("", "")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def test_a_port_that_is_taken_gets_a_sentence_and_another_port() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = ossuary("serve", "--host", "127.0.0.1", "--port", port)
    assert done.returncode == 2
    assert f"expected a free port; {port} is taken" in done.stderr
    assert "use --port " in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["--port", "70000"], "port: expected 0 to 65535; got 70000"),
        (["--workers", "0"], "workers: expected 1 to 64"),
        (["--log", "loud"], "log: expected plain or json; got 'loud'"),
        (["--certificate", "/nowhere.pem"], "expected a certificate and its key together"),
        (["--certificate", "/nowhere.pem", "--key", "/nowhere.key"], "/nowhere.pem: No such file"),
        (["--host", "203.0.113.7", "--port", "0"], "expected an address of this machine as --host"),
        (["--host", "no such host", "--port", "0"], "expected an address of this machine as --host"),
        (["--database", "sqlite:////proc/nowhere/x.db", "--port", "0"], "expected a database"),
        (["--database", "rubbish", "--port", "0"], "expected a database: sqlite:///FILE"),
        (["--public-url", "games.example.org"], "public_url: expected an address with http"),
        (["--workers", "2"], "expected --redis with 2 workers"),
        (["--redis", "redis://127.0.0.1:9/0"], "expected a Redis that answers"),
        (["--redis", "rubbish"], "expected a Redis that answers"),
        (["--config", "/nowhere.toml"], "/nowhere.toml: expected settings as TOML"),
    ],
)
def test_what_cannot_be_set_gets_a_sentence(words: list[str], wanted: str) -> None:
    done = ossuary("serve", *words)
    assert done.returncode == 2
    assert wanted in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_file_of_settings_is_read_options_win_and_its_mistakes_are_named(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 70000\npublic_url = "https://games.example.org"\n')
    assert "got 70000" in ossuary("serve", "--config", file).stderr
    with started(tmp_path, "--config", str(file), "--port", "0") as process:
        assert "https://games.example.org" in said_until(process, "Stop ")
    file.write_text("prot = 8000\n")
    done = ossuary("serve", "--config", file)
    assert done.returncode == 2
    assert f"{file}: expected settings among host, port" in done.stderr
    assert "prot" in done.stderr


# --- logs ---


def logged(formatter: logging.Formatter, message: str) -> str:
    try:
        raise ValueError("a token: hunter2")
    except ValueError:
        found = sys.exc_info()
    return formatter.format(logging.LogRecord("ossuary.server", logging.ERROR, "x.py", 1, message, (), found))


def test_logs_name_no_table_and_quote_no_error() -> None:
    line = logged(Lines(), "ValueError at /api/tables/BCDF/seats,\nand /t/BCDF")
    told = json.loads(logged(Objects(), "ValueError at /api/tables/BCDF/seats"))
    for text in (line, json.dumps(told, ensure_ascii=False)):
        assert "BCDF" not in text
        assert "hunter2" not in text
        assert "\n" not in text
        assert "/tables/…/seats" in text
        assert "ValueError: test_serve.py:" in text
    assert set(told) == {"at", "level", "from", "said", "where"}


# --- tables ---


def test_tables_are_listed_exported_deleted_and_forgotten(tmp_path: Path) -> None:
    database = ["--database", f"sqlite:///{tmp_path}/tables.db"]
    assert "No tables yet" in ossuary("tables", "list", *database).stdout
    with serving(tmp_path) as server:

        async def evening() -> tuple[str, str, list[str]]:
            async with Client(server.url) as client:
                over = await client.make("victim", "Ann")
                await begin(client, over)
                async with client.sit(over) as table:
                    await table.request("say", text="good evening")
                    await play(table, random.Random(1))
                going = await client.make("it-dies-with-me", "Bo")
                await begin(client, going)
                async with client.sit(going) as table:
                    await table.choose(table.ask["choices"][0][0] if table.ask else 0)
                return over.code, going.code, [over.token, going.token]

        over, going, tokens = run(evening())
    listed = json.loads(ossuary("tables", "list", "--json", *database).stdout)
    assert {(table["code"], table["game"]) for table in listed} == {(over, "victim"), (going, "it-dies-with-me")}
    assert over in ossuary("tables", "list", *database).stdout
    taken = ossuary("tables", "export", over.lower(), *database).stdout
    home = json.loads(taken)
    assert home["people"] == ["Ann"]
    assert "good evening" in taken
    assert "seed: " in home["record"]
    part = json.loads(ossuary("tables", "export", going, *database).stdout)
    assert part["goes_on"]
    assert part["record"] is None
    assert not any(row["t"] == "chose" for row in part["rows"])
    assert not any(token in taken or token in json.dumps(part) for token in tokens)
    file = tmp_path / "home.json"
    assert f"Table {over} is in" in ossuary("tables", "export", over, "--to", file, *database).stdout
    assert json.loads(file.read_text()) == home
    assert ossuary("tables", "delete", over, *database, text="n\n").returncode == 1
    assert f"Table {over} is deleted" in ossuary("tables", "delete", over, "--yes", *database).stdout
    assert "expected the code of a table" in ossuary("tables", "export", over, *database).stderr
    assert "No tables deleted" in ossuary("tables", "forget", "--older-than", "1", *database).stdout
    time.sleep(1.1)
    assert "1 table deleted" in ossuary("tables", "forget", "--older-than", "0", "--yes", *database).stdout
    assert "No tables yet" in ossuary("tables", "list", *database).stdout
