"""The command line where its streams are closed, full or gone, or it is stopped: a sentence, never a traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from test_cli import ENVIRONMENT, GOOD, listen_to_ctrl_c

OSSUARY = f"{sys.executable} -m ossuary"
FULL = Path("/dev/full")

needs_a_full_disk = pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "good.record"
    path.write_text(GOOD)
    return path


def shell(line: str, *, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", line],
        input=text,
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        timeout=60,
        check=False,
    )


def is_a_sentence(text: str) -> bool:
    return text.startswith("ossuary: ") and text.count("\n") == 1


@pytest.mark.parametrize("words", ["replay -", "verify -", "solo victim"])
def test_a_closed_standard_input_is_a_sentence(words: str) -> None:
    done = shell(f"{OSSUARY} {words} <&-")
    assert (done.returncode, done.stdout) == (2, "")
    assert is_a_sentence(done.stderr)
    assert "standard input" in done.stderr


def test_who_reads_nothing_needs_no_standard_input() -> None:
    assert shell(f"{OSSUARY} games <&-").returncode == 0


@pytest.mark.parametrize("words", ["replay {path}", "replay --json {path}", "games", "--help"])
def test_a_closed_standard_output_is_a_sentence(words: str, path: Path) -> None:
    done = shell(f"{OSSUARY} {words.format(path=path)} >&-")
    assert done.returncode == 2
    assert is_a_sentence(done.stderr)
    assert "standard output" in done.stderr


@needs_a_full_disk
@pytest.mark.parametrize("words", ["replay {path}", "replay --json {path}", "solo victim", "--help"])
def test_a_full_disk_is_a_sentence(words: str, path: Path) -> None:
    done = shell(f"{OSSUARY} {words.format(path=path)} >/dev/full", text="1\n" * 200)
    assert done.returncode == 2
    assert is_a_sentence(done.stderr)
    assert "No space left" in done.stderr


@needs_a_full_disk
@pytest.mark.parametrize("stream", ["2>/dev/full", "2>&-"])
def test_an_error_that_nobody_hears_is_an_error_all_the_same(stream: str, path: Path) -> None:
    path.write_text(GOOD.replace("health 4", "health 3"))
    assert shell(f"{OSSUARY} replay {path} {stream}").returncode == 1
    assert shell(f"{OSSUARY} replay {path}.none {stream}").returncode == 2


@pytest.mark.parametrize("words", ["replay --json {path}", "replay {path}", "--help", "rules victim"])
def test_a_reader_who_has_gone_causes_no_fuss(words: str, path: Path) -> None:
    for reader in ("true", "head -1"):
        done = shell(f"{OSSUARY} {words.format(path=path)} | {reader}")
        assert (done.returncode, done.stderr) == (0, "")


def test_ctrl_c_while_modules_are_loaded_is_no_traceback() -> None:
    script = """
import sys
class Stopped:
    def find_spec(self, name, path=None, target=None):
        if name == "typer":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Stopped())
from ossuary.cli import main
main()
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (130, "")


def test_ctrl_c_is_no_traceback(tmp_path: Path) -> None:
    """While it waits for a record that nobody writes."""
    os.mkfifo(tmp_path / "pipe")
    command = [sys.executable, "-m", "ossuary", "replay", str(tmp_path / "pipe")]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, preexec_fn=listen_to_ctrl_c
    ) as running:
        try:
            time.sleep(3)
            running.send_signal(signal.SIGINT)
            complaint = running.communicate(timeout=30)[1]
        finally:
            running.kill()
    assert (running.returncode, complaint) == (130, "")


@pytest.mark.parametrize(
    "words",
    [
        "replay /dev/zero",
        "verify - </dev/zero",
        "replay - < <(yes)",
        "solo it-dies-with-me -o deck=/dev/zero </dev/null",
        "solo death-name -o decrees=/dev/zero </dev/null",
    ],
)
def test_input_without_an_end_is_refused_where_it_grows_too_long(words: str) -> None:
    done = shell(f"ulimit -v 2000000; {OSSUARY} {words}")
    assert (done.returncode, done.stdout) == (2, "")
    assert is_a_sentence(done.stderr)
    assert "bytes; got more" in done.stderr
