"""What every subcommand shares: how it fails, how games, options and files are named on the command line."""

import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Sequence
from contextlib import contextmanager, nullcontext
from itertools import count
from pathlib import Path
from typing import NoReturn

import typer

from ossuary import games
from ossuary.cli.streams import WRONG, complain
from ossuary.kernel.compile import Unavailable
from ossuary.kernel.contract import Game
from ossuary.kernel.options import MOST_CONTENTS, OWN, BadOption, Contents, SeatName
from ossuary.match.head import RecordError
from ossuary.match.log import MatchError, brief
from ossuary.match.record import MOST_LETTERS
from ossuary.match.seats import BadSeats, seat_names


def fail(message: str, status: int = WRONG) -> NoReturn:
    """End with a plain sentence on stderr."""
    complain(message)
    raise typer.Exit(status)


@contextmanager
def plain_errors() -> Generator[None]:
    """A user's mistake gets a sentence, never a traceback."""
    try:
        yield
    except RecordError as error:
        fail(str(error), error.status)
    except (BadOption, BadSeats, MatchError, Unavailable) as error:
        fail(brief(str(error)))


def game_named(name: str) -> Game:
    """The game of that name, or the list of those there are."""
    try:
        return games.load(name.lower())
    except LookupError as error:
        fail(str(error.args[0]))


def complete_game(incomplete: str) -> list[tuple[str, str]]:
    """Game names for the shell's completion."""
    return [(name, games.box(name).title) for name in games.NAMES if name.startswith(incomplete)]


def need_standard_input() -> None:
    """Fail where there is none to read from."""
    if sys.stdin is None:
        fail("expected a standard input to read from; it is closed")


def read_bytes(path: str, most: int) -> bytes:
    """What a file holds, or standard input for `-`: no more than so many bytes, whoever goes on sending."""
    if path == "-":
        need_standard_input()
    try:
        with nullcontext(sys.stdin.buffer) if path == "-" else Path(path).open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        fail(f"{path}: {error.strerror}")
    if len(data) > most:
        fail(f"{path}: expected at most {most:,} bytes; got more")
    return data


def read_text(path: str, most: int) -> str:
    """A file's text; bytes that are no text are an error with its place."""
    data = read_bytes(path, most)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        fail(f"line {line}: expected text in UTF-8; got the byte {data[error.start]:#04x}")


def read_record(path: str) -> str:
    """A record's text; bytes that are no text are left for its reader, who goes line by line."""
    return read_bytes(path, MOST_LETTERS).decode("utf-8-sig", "surrogateescape")


def write_safely(path: Path, text: str) -> None:
    """Write a file so that it is never seen half written; where a link leads, the file itself.

    A file keeps its mode, and a new one is its owner's alone: the seed of a match that goes on is nobody else's.
    """
    path = Path(os.path.realpath(path))
    try:
        number, name = tempfile.mkstemp(prefix=".ossuary-", dir=path.parent)
        beside = Path(name)
        try:
            with os.fdopen(number, "w", encoding="utf-8", newline="") as file:
                file.write(text)
            if path.exists():
                shutil.copymode(path, beside)
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        fail(f"{path}: {error.strerror}")


def name_beside(path: Path) -> Path:
    """FILE~, or FILE~2 and so on: the first that nothing has yet."""
    names = (path.with_name(f"{path.name}~{'' if number == 1 else number}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def options_of(game: Game, words: Sequence[str], seats: Sequence[str]) -> tuple[str, str | None]:
    """Options as a record's head has them, and the contents of the file that one of them names."""
    known = {option.name: option for option in game.box.options}
    contents: str | None = None
    parts: list[str] = []
    for part in filter(None, (piece.strip() for word in words for piece in word.split(","))):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        name, dot, seat = key.partition(".")
        option = known.get(name.lower())
        if isinstance(option, Contents) and option.is_file(value):
            contents = read_text(value, MOST_CONTENTS)
            value = OWN
        if isinstance(option, SeatName):
            value = seat_called(value, seats)
        parts.append(f"{name}{dot}{seat_called(seat, seats)}{equals}{value}")
    return ", ".join(parts), contents


def seat_called(name: str, seats: Sequence[str]) -> str:
    """The seat of that name, or whose name was made of it; the name itself where there is none."""
    made = seat_names([name])[0]
    return made if name not in seats and made in seats else name
