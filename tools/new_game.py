"""Begins a game: copies the template's folder under a new name, and says what is left to do."""

import keyword
import re
import shutil
import sys
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "ossuary" / "games"
TEMPLATE = GAMES / "_template"
TEXTS = (".py", ".md", ".toml", ".record")
MOST_LETTERS = 30

NEXT = """\
{folder} is there: the template's game, Pig, under the name {name}.

Next:
  1. Put "{name}" into NAMES in src/ossuary/games/__init__.py. No other file outside the folder needs to know.
  2. Play it:  .venv/bin/ossuary solo {name}
     Test it:  make test ARGS={folder}
  3. Make it your own, rule by rule: docs/add-a-game.md walks you through.
"""


class Refused(ValueError):
    """A name that no new game can have."""


def check_name(name: str) -> None:
    """Raise Refused unless a new game may be called this."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or len(name) > MOST_LETTERS:
        raise Refused(
            f"expected a name of at most {MOST_LETTERS} lower-case letters, digits and single hyphens, "
            f"a letter first, such as liars-dice; got {name!r}"
        )
    if keyword.iskeyword(name):
        raise Refused(f"expected a name that Python can import; {name!r} is a word of its language")
    if name == "template" or folder_of(name).exists():
        raise Refused(f"expected a name that is not taken; there is a game called {name} already")


def folder_of(name: str) -> Path:
    """Where a game lives."""
    return GAMES / name.replace("-", "_")


def copy_template(name: str) -> Path:
    """The template's folder under a new name, which is put wherever the old one stood."""
    home = folder_of(name)
    shutil.copytree(TEMPLATE, home, ignore=shutil.ignore_patterns("__pycache__", ".*"))
    for path in home.rglob("*"):
        if path.suffix in TEXTS:
            path.write_text(renamed(path.read_text("utf-8"), name), "utf-8")
    return home


def renamed(text: str, name: str) -> str:
    """A text of the template's, about the new game."""
    text = text.replace("ossuary.games._template", f"ossuary.games.{folder_of(name).name}")
    text = text.replace('"template"', f'"{name}"')
    return re.sub(r"^game: template$", f"game: {name}", text, flags=re.MULTILINE)


def main(arguments: list[str]) -> int:
    """Copy, or say in a sentence why not."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("usage: python tools/new_game.py NAME        (or: make new-game NAME=liars-dice)", file=sys.stderr)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    try:
        check_name(arguments[0])
    except Refused as refused:
        print(f"new-game: {refused}", file=sys.stderr)
        return 2
    home = copy_template(arguments[0])
    print(NEXT.format(name=arguments[0], folder=home.relative_to(GAMES.parent.parent.parent).as_posix()), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
