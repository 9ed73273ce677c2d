"""A new game begins as a copy of the template, and docs/add-a-game.md leads from there to a rule of one's own."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NAME = "liars-dice"
RUN_TESTS = ("-m", "pytest", "-q", "-c", "pytest.ini", "--rootdir=.", "-p", "no:cacheprovider")
REPLAY_ALL = """
import sys
from pathlib import Path
from ossuary import games
from ossuary.match.replay import replay

game = games.load(sys.argv[1])
assert Path(games.__file__).is_relative_to(Path.cwd()), games.__file__
home = Path(games.__file__).parent / "liars_dice"
golden = sorted(home.glob("tests/golden/*.record"))
print(game.box.name, *(replay(path.read_text()).game.box.name for path in golden))
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """As much of the repository as the tool and a game's tests need, to do with as we like."""
    for part in ("src/ossuary", "tools", "tests"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\n")
    return tmp_path


def python(house: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python run in the copy, on the copy."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    environment = {**kept, "PYTHONPATH": f"{house / 'src'}{os.pathsep}{house / 'tests'}"}
    command = [sys.executable, "-B", *words]
    return subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True, timeout=300, check=False)


def new_game(house: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return python(house, "tools/new_game.py", *words)


def home(house: Path) -> Path:
    return house / "src/ossuary/games/liars_dice"


def list_it(house: Path) -> None:
    """The one line that a person edits."""
    path = house / "src/ossuary/games/__init__.py"
    edited, times = re.subn(r"^(NAMES\b[^(\n]*\()", rf'\1"{NAME}", ', path.read_text(), flags=re.MULTILINE)
    assert times == 1
    path.write_text(edited)


def test_a_new_game_loads_replays_and_passes_its_own_tests(house: Path) -> None:
    done = new_game(house, NAME)
    assert done.returncode == 0, done.stderr
    assert "NAMES in src/ossuary/games/__init__.py" in done.stdout
    assert "src/ossuary/games/liars_dice is there" in done.stdout
    list_it(house)
    loaded = python(house, "-c", REPLAY_ALL, NAME)
    assert loaded.returncode == 0, loaded.stderr
    records = list((ROOT / "src/ossuary/games/_template/tests/golden").glob("*.record"))
    assert loaded.stdout.split() == [NAME] * (1 + len(records))
    tested = python(house, *RUN_TESTS, "src/ossuary/games/liars_dice")
    assert tested.returncode == 0, tested.stdout


def test_a_new_game_says_nothing_of_the_template(house: Path) -> None:
    new_game(house, NAME)
    files = [path for path in home(house).rglob("*") if path.is_file()]
    assert [path.name for path in files if "template" in path.read_text()] == []
    original = ROOT / "src/ossuary/games/_template"
    copied = {path.relative_to(original).as_posix() for path in original.rglob("*") if path.is_file()}
    assert {path.relative_to(home(house)).as_posix() for path in files} == {
        name for name in copied if "__pycache__" not in name
    }


def test_the_tool_edits_nothing_but_the_new_folder(house: Path) -> None:
    before = {path: path.read_bytes() for path in house.rglob("*") if path.is_file()}
    new_game(house, NAME)
    after = {path: path.read_bytes() for path in house.rglob("*") if path.is_file()}
    assert {path: after[path] for path in before} == before
    assert all(path.is_relative_to(home(house)) for path in after.keys() - before.keys())


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Liars-Dice", "expected a name of at most 30 lower-case letters"),
        ("liars_dice", "such as liars-dice; got 'liars_dice'"),
        ("liars dice", "expected a name"),
        ("liars--dice", "expected a name"),
        ("-dice", "usage:"),
        ("3-dice", "a letter first"),
        ("../dice", "expected a name"),
        ("würfel", "expected a name"),
        ("", "expected a name"),
        ("d" * 31, "at most 30"),
        ("lambda", "a word of its language"),
        ("template", "there is a game called template already"),
        ("victim", "there is a game called victim already"),
    ],
)
def test_a_bad_name_is_refused_in_a_sentence(house: Path, name: str, reason: str) -> None:
    before = set(house.rglob("*"))
    done = new_game(house, name)
    assert done.returncode == 2
    assert reason in done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert set(house.rglob("*")) == before


def test_a_game_is_begun_once(house: Path) -> None:
    new_game(house, NAME)
    done = new_game(house, NAME)
    assert done.returncode == 2
    assert "there is a game called liars-dice already" in done.stderr


@pytest.mark.parametrize(("words", "status"), [((), 2), (("one", "two"), 2), (("--help",), 0)])
def test_how_it_is_called_is_told(house: Path, words: tuple[str, ...], status: int) -> None:
    done = new_game(house, *words)
    assert done.returncode == status
    assert "NAME" in done.stderr


# --- the walk-through ---


def blocks(language: str) -> list[str]:
    """The pieces of code in docs/add-a-game.md."""
    text = (ROOT / "docs/add-a-game.md").read_text()
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def insert_before(path: Path, place: str, text: str) -> None:
    assert path.read_text().count(place) == 1
    path.write_text(path.read_text().replace(place, f"{text}\n\n{place}"))


def patch(house: Path, diff: str) -> None:
    """Do as a diff of the walk-through says; its first line names the file."""
    head, *lines = diff.splitlines()
    path = home(house) / head.removeprefix("--- ")
    old, new = ("".join(f"{line[1:]}\n" for line in lines if line[:1] in (" ", sign)) for sign in "-+")
    if old.strip() and path.read_text().count(old) == 1:
        path.write_text(path.read_text().replace(old, new))
    else:
        pytest.fail(f"{path.name} has no single place for:\n{diff}")


def test_the_walk_through_turns_red_and_then_green(house: Path) -> None:
    new_game(house, NAME)
    list_it(house)
    (rule,) = blocks("markdown")
    (test,) = [block for block in blocks("python") if "def test_" in block]
    insert_before(home(house) / "RULES.md", "## R5 ", rule.rstrip())
    insert_before(home(house) / "tests/test_rules.py", "# --- R5 ", test)
    red = python(house, *RUN_TESTS, "src/ossuary/games/liars_dice", "-k", "r4_3")
    assert red.returncode == 1
    assert "expected Ann.banked 20; found 10" in red.stdout
    for diff in blocks("diff"):
        patch(house, diff)
    green = python(house, *RUN_TESTS, "src/ossuary/games/liars_dice")
    assert green.returncode == 0, green.stdout
    common = [f"tests/test_{name}.py" for name in ("numbers", "conformance", "record")]
    green = python(house, *RUN_TESTS, *common, "-k", NAME)
    assert green.returncode == 0, green.stdout


def test_the_walk_through_names_files_that_exist() -> None:
    text = (ROOT / "docs/add-a-game.md").read_text()
    named = set(re.findall(r"`((?:src|tests|tools|docs)/[\w./-]+)`", text))
    places = (ROOT, ROOT / "src/ossuary/games/_template")
    assert [name for name in named if "liars_dice" not in name and not any((at / name).exists() for at in places)] == []


def test_stories_of_a_game_that_is_not_listed_are_refused_before_any_is_written() -> None:
    command = [sys.executable, str(ROOT / "tools" / "golden.py"), "victim", "no-such-game"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"expected games among .*, template; got 'no-such-game'\n", done.stderr)
