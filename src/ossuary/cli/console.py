"""What every subcommand shares: how it speaks, how it fails, how games and files are named on the command line."""

import io
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import typer
from rich.console import Console

from ossuary import games
from ossuary.kernel.compile import Unavailable
from ossuary.kernel.contract import Game
from ossuary.kernel.options import OWN, BadOption, Contents
from ossuary.match.head import RecordError
from ossuary.match.log import MatchError
from ossuary.match.seats import BadSeats

WRONG = 2  # the exit status for what cannot be read or done


class Voice(Console):
    """Folds lines at words where a person reads, and leaves them whole where a program does.

    When nobody reads any more (`| head`), it ends without a fuss.
    """

    def __init__(self, *, stderr: bool = False) -> None:
        reader = sys.stderr if stderr else sys.stdout
        super().__init__(stderr=stderr, highlight=False, emoji=False, soft_wrap=not reader.isatty())

    def on_broken_pipe(self) -> None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0)


out = Voice()
errors = Voice(stderr=True)


def speak_any_terminal() -> None:
    """What a terminal cannot show or send becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def fail(message: str, status: int = WRONG) -> NoReturn:
    """End with a plain sentence on stderr."""
    shown = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in message)
    errors.print(f"ossuary: {shown}", markup=False)
    raise typer.Exit(status)


@contextmanager
def plain_errors() -> Generator[None]:
    """A user's mistake gets a sentence, never a traceback."""
    try:
        yield
    except RecordError as error:
        fail(str(error), error.status)
    except (BadOption, BadSeats, MatchError, Unavailable) as error:
        fail(str(error))


def game_named(name: str) -> Game:
    """The game of that name, or the list of those there are."""
    try:
        return games.load(name.lower())
    except LookupError as error:
        fail(str(error.args[0]))


def complete_game(incomplete: str) -> list[tuple[str, str]]:
    """Game names for the shell's completion."""
    return [(name, games.box(name).title) for name in games.NAMES if name.startswith(incomplete)]


def read_text(path: str) -> str:
    """A file's text, or standard input's for `-`; bytes that are no text are an error with its place."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        fail(f"{path}: {error.strerror}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        fail(f"line {line}: expected text in UTF-8; got the byte {data[error.start]:#04x}")


def write_safely(path: Path, text: str) -> None:
    """Write a file so that it is never seen half written; where a link leads, the file itself."""
    path = path.resolve()
    beside = path.with_name(f".{path.name}.tmp")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        fail(f"{path}: {error.strerror}")


def options_of(game: Game, words: list[str]) -> tuple[str, str | None]:
    """Options as a record's head has them, and the contents of the file that one of them names."""
    owning = {option.name: option for option in game.box.options if isinstance(option, Contents)}
    contents: str | None = None
    parts: list[str] = []
    for part in filter(None, (piece.strip() for word in words for piece in word.split(","))):
        name, _, value = (piece.strip() for piece in part.partition("="))
        if name.lower() in owning and value.lower() not in (*owning[name.lower()].words, OWN, ""):
            contents = read_text(value)
            part = f"{name}={OWN}"
        parts.append(part)
    return ", ".join(parts), contents
