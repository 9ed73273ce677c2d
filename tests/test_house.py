"""The house itself: who imports whom, how long files are, and that nothing else needs changing for a new game."""

import ast
import subprocess
import sys
from pathlib import Path

import ossuary

ROOT = Path(__file__).parent.parent
SOURCE = Path(ossuary.__file__).parent
LONGEST = 270  # lines of a module


def modules() -> list[Path]:
    return [path for path in SOURCE.rglob("*.py") if "tests" not in path.parts]


def test_imports_go_one_way() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint, "--no-logo", "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_only_one_file_knows_numba() -> None:
    knowing = [path.name for path in modules() if "untyped(" in path.read_text()]
    assert knowing == ["compile.py"]
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not any(name.partition(".")[0] in ("numba", "llvmlite") for name in names), path


def test_everything_loads_and_plays_without_numba() -> None:
    script = """
import sys
sys.modules["numba"] = None
from ossuary import games
from ossuary.kernel import compile
from ossuary.lab.simulate import simulate
compile.find_spec = lambda name: None
result = simulate(games.load("victim"), ("A", "B", "C"), 5)
print(result.backend, result.matches)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout == "interpreted 5\n", done.stderr


def test_listing_games_loads_no_rules() -> None:
    script = """
import sys
from ossuary import games
for name in games.NAMES:
    games.box(name)
loaded = [name for name in sys.modules if name.startswith("ossuary.games.")]
print(*(name for name in loaded if name.endswith(("rules", "views", "state"))))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout == "\n", done.stdout + done.stderr


def test_every_module_opens_with_a_sentence_and_is_short() -> None:
    for path in modules():
        text = path.read_text()
        docstring = ast.get_docstring(ast.parse(text))
        assert docstring, f"{path} does not say what it is"
        assert docstring.splitlines()[0].rstrip().endswith((".", ":", "?")), path
        assert len(text.splitlines()) <= LONGEST, f"{path} has {len(text.splitlines())} lines"
