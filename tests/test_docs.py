"""What README and docs show is run: commands, records, Python; and what they point at is there."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ossuary import games
from ossuary.match.replay import replay

ROOT = Path(__file__).parent.parent
FOLDERS = ("docs", "src", "bench")
PAGES = sorted([*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md"))])
COMMANDS = re.compile(r"^(?:\.venv/bin/)?(ossuary .*?)\s*(?:#.*)?$", re.MULTILINE)


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)


def shown_commands() -> list[str]:
    """Every `ossuary …` that a README reader would type."""
    return [command for block in blocks(ROOT / "README.md", "sh") for command in COMMANDS.findall(block)]


def test_there_are_commands_to_run() -> None:
    assert len(shown_commands()) >= 7


@pytest.mark.parametrize("command", shown_commands())
def test_commands_in_the_readme_run(command: str, tmp_path: Path) -> None:
    words = [word.replace("my.record", str(tmp_path / "my.record")) for word in shlex.split(command)[1:]]
    done = subprocess.run(
        [sys.executable, "-m", "ossuary", *words],
        cwd=ROOT,
        input="quit\n",
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "NO_COLOR": "1", "XDG_DATA_HOME": str(tmp_path)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_make_targets_in_the_docs_exist() -> None:
    known = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for page in PAGES:
        for block in blocks(page, "sh"):
            for target in re.findall(r"^make ([a-z-]+)", block, re.MULTILINE):
                assert target in known, f"{page.name}: make {target}"


def test_python_in_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 6
    assert results.failed == 0


def test_python_in_the_docs_is_python() -> None:
    for page in PAGES:
        for block in blocks(page, "python"):
            if ">>>" not in block:
                compile(block, str(page), "exec")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_records_in_the_docs_replay(page: Path) -> None:
    for record in blocks(page, "record"):
        assert replay(record).rows


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_architecture_names_every_file_of_the_kernel() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text()
    for path in (ROOT / "src/ossuary/kernel").glob("[a-z]*.py"):
        assert path.name in text, f"ARCHITECTURE.md does not say what {path.name} is for"


def test_the_readme_opens_with_the_two_commands_and_fits_a_screen() -> None:
    lines = (ROOT / "README.md").read_text().splitlines()
    assert [line.split("#")[0].strip() for line in lines[5:7]] == ["make play", "make test"]
    assert len(lines) <= 75


def test_no_game_shows_contents_without_saying_where_they_come_from() -> None:
    for name in (*games.NAMES, games.TEMPLATE):
        assert re.search(r"printed|reported|reconstructed", games.load(name).rules_text())
