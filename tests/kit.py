"""What tests of every game are written with: records as positions, random matches, and the games themselves."""

import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

from ossuary import games
from ossuary.kernel.contract import Game
from ossuary.kernel.options import read_options
from ossuary.kernel.state import State
from ossuary.match.fairness import Stream
from ossuary.match.match import Match
from ossuary.match.record import read
from ossuary.match.replay import replay

EVERY_GAME = (*games.NAMES, games.TEMPLATE)
NAMES = ("Ann", "Bo", "Cy", "Dee", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou", "Max", "Ned", "Oz", "Pam")


def plays(game: str, body: str, *, seats: int = 3, options: str = "", contents: str | None = None) -> Match:
    """The match that a record's body tells; its expectations are the test's assertions."""
    assert "=" in body, "a record without an expectation asserts nothing"
    return told(game, body, seats=seats, options=options, contents=contents)


def told(game: str, body: str, *, seats: int = 3, options: str = "", contents: str | None = None) -> Match:
    """The match that a record's body tells, for assertions on the match itself."""
    head = f"game: {game}\nseats: {', '.join(NAMES[:seats])}\noptions: {options}\n"
    own = "" if contents is None else f"--- contents\n{dedent(contents).strip()}\n"
    return replay(f"{head}{own}---\n{dedent(body)}")


def random_match(game: Game, seats: int, seed: int, options: str = "", contents: str | None = None) -> Iterator[Match]:
    """A match between random choosers on seeded luck, stopped at every question and at its end."""
    chooser = random.Random(seed)
    match = Match(game, NAMES[:seats], options, Stream(seed.to_bytes(32, "big"), "00"), contents)
    for _ in range(game.box.cap.choices):
        yield match
        if match.over:
            return
        for seat in match.awaiting:
            match.choose(seat, chooser.choice(match.legal(seat)))


def finished(game: Game, seats: int, seed: int, options: str = "", contents: str | None = None) -> Match:
    """A random match at its end, or at the cap."""
    *_, match = random_match(game, seats, seed, options, contents)
    return match


def seatings(game: Game) -> list[int]:
    """The numbers of seats to try: fewest, most, and one between."""
    fewest, most = game.box.seats
    return sorted({fewest, (fewest + most) // 2, most})


class Setting(NamedTuple):
    """A way to lay out a game."""

    seats: int
    options: str = ""
    contents: str | None = None


def settings(game: Game) -> list[Setting]:
    """Every number of seats that is tried, and what the golden records set: so options are played like the rest."""
    heads = [read(path.read_text())[0] for path in sorted((home(game) / "tests" / "golden").glob("*.record"))]
    told = [(head, dict(zip(head.seats, NAMES, strict=False))) for head in heads if head.options]
    golden = [Setting(len(head.seats), renamed(head.options, names), head.contents) for head, names in told]
    return [*map(Setting, seatings(game)), *golden]


def renamed(options: str, names: dict[str, str]) -> str:
    """Options with other names in them."""
    return re.sub(r"(?<==)[^,]+|(?<=\.)[^=]+", lambda found: names.get(found[0].strip(), found[0]), options)


def opening(game: Game, seats: int, options: str = "", contents: str | None = None) -> State:
    """A state of noughts with the options in it, as setup is handed it."""
    s = game.State()
    game.fill(s, {**read_options(game.box.options, options, NAMES[:seats]), "contents": contents}, seats)
    return s


def legal(game: Game, s: Any, seat: int) -> list[int]:
    """The choices open to a seat in a state."""
    out = [0] * game.box.choices
    return out[: game.legal(s, seat, out)]


def seen(game: Game, s: State, seat: int) -> bytes:
    """A seat's view of a state, as bytes."""
    out = game.State()
    game.view(s, seat, out)
    return out.to_bytes()


def home(game: Game) -> Path:
    """The folder of a game."""
    return Path(games.__file__).parent / games.folder(game.box.name).rpartition(".")[2]


def bits(seats: int) -> Sequence[int]:
    """The seats of a set."""
    return [seat for seat in range(32) if seats >> seat & 1]
