"""`ossuary solo`: a match in the terminal, against simple bots, or with real dice on the table."""

import getpass
import re
import secrets
import shlex
from pathlib import Path
from typing import Annotated

import typer

from ossuary.bots.simple import LEVELS
from ossuary.cli.console import (
    complete_game,
    fail,
    game_named,
    name_beside,
    need_standard_input,
    options_of,
    plain_errors,
    read_record,
    seat_called,
    write_safely,
)
from ossuary.cli.streams import out
from ossuary.cli.table import Leaving, Terminal
from ossuary.kernel.contract import Game
from ossuary.match import record
from ossuary.match.fairness import RealDice, Stream
from ossuary.match.match import Match
from ossuary.match.replay import Dictation, play
from ossuary.match.seats import seat_names
from ossuary.match.verify import stream_of

STRANGER = "Player"
OTHERS = (
    "Ada",
    "Ben",
    "Cleo",
    "Dov",
    "Eve",
    "Finn",
    "Gwen",
    "Hugo",
    "Iris",
    "Jonas",
    "Kit",
    "Lena",
    "Milo",
    "Nora",
    "Otto",
)


def solo_command(
    game: Annotated[
        str | None, typer.Argument(autocompletion=complete_game, help="A game; asked for unless given.")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(help="Everybody's names, clockwise, by commas.", show_default=False)
    ] = None,
    me: Annotated[
        str | None, typer.Option(help="The seats that you play, by commas; the first unless given.", show_default=False)
    ] = None,
    options: Annotated[
        list[str] | None, typer.Option("-o", "--option", metavar="NAME=VALUE", help="An option of the game.")
    ] = None,
    bots: Annotated[str, typer.Option(help=f"How the others play: {' or '.join(LEVELS)}.")] = "simple",
    dice: Annotated[
        str | None,
        typer.Option(help="fair (the default): drawn, checkable afterwards; real: you roll, and type what fell."),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option("--record", metavar="FILE", help="Keep the record there; a match begun there goes on."),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="No colour and no columns: for screen readers and logs.")
    ] = False,
) -> None:
    """Play a match in the terminal.

    Choose by number or by words. At any prompt, ? explains, facts shows the table, R4.2 shows a rule, quit leaves.
    With --record the match is kept after every step, and the same command takes it up again.
    """
    if bots not in LEVELS:
        fail(f"expected --bots {' or '.join(LEVELS)}; got {bots!r}")
    if dice not in (None, "fair", "real"):
        fail(f"expected --dice fair or real; got {dice!r}")
    need_standard_input()
    terminal = Terminal(plain)
    again = command_again(file, me, bots, plain)
    try:
        with plain_errors():
            if file is not None and holds_something(file):
                if seats or options or dice:
                    fail(f"expected neither --seats, --option nor --dice: {file} says them, and the match goes on")
                match, names = resumed(file, game)
                mine = my_seats(match, me)
                set_aside(file)
            else:
                rules = game_named(game or terminal.ask_game())
                match, names = opened(rules, seats, options or [], dice or "fair")
                mine = my_seats(match, me)
            terminal.play(match, mine, bots, (lambda: save(file, match, names)) if file else None)
    except Leaving:
        if again:
            out.print(f"\nThe match is kept. Go on with: {again}", markup=False)
        else:
            out.print("\nGoodbye. (With --record FILE a match can be left and taken up again.)", markup=False)


def command_again(file: Path | None, me: str | None, bots: str, plain: bool) -> str:
    """What takes the match up again as it was played."""
    if file is None:
        return ""
    words = ["ossuary", "solo", "--record", str(file)]
    words += ["--me", me] if me else []
    words += ["--bots", bots] if bots != LEVELS[0] else []
    words += ["--plain"] if plain else []
    return shlex.join(words)


def holds_something(file: Path) -> bool:
    """Whether a match may be in there; what cannot be a file of ours is refused."""
    try:
        if file.exists() and not file.is_file():
            fail(f"expected a file for the record; got {file}")
        return file.exists() and file.stat().st_size > 0
    except OSError as error:
        fail(f"{file}: {error.strerror}")


def opened(game: Game, seats: str | None, options: list[str], dice: str) -> tuple[Match, dict[str, str]]:
    """A new match, and the names that were typed otherwise than seats are named."""
    typed = [name.strip() for name in seats.split(",")] if seats else [my_name(), *OTHERS][: game.box.seats[0]]
    names = seat_names(typed)
    words, contents = options_of(game, options, names)
    fairness = RealDice() if dice == "real" else Stream(entropy=secrets.token_hex(16))
    match = Match(game, names, words, fairness, contents)
    return match, {name: text for name, text in zip(names, typed, strict=True) if text and name != text}


def resumed(file: Path, game: str | None) -> tuple[Match, dict[str, str]]:
    """The match that a record holds, its luck going on where it stopped, and its names as typed."""
    head, body = record.read(read_record(str(file)))
    if game is not None and head.values["game"] != game.lower():
        fail(f"{file} holds a match of {head.values['game']}; expected one of {game}, or another file")
    if not head.same_rules:
        fail(f"{file}: {head.other_rules}")
    if "commitment" in head.values and "seed" not in head.values:
        fail(f"{file}: expected a seed: to go on with the luck that its commitment: promises; it is kept elsewhere")
    if "seed" in head.values:
        stream_of(head)  # which must be the one that was committed to
    match = play(head, body, Dictation())
    match.go_on(stream_of(head) if "seed" in head.values else RealDice())
    out.print(f"Taking up the match in {file}.", markup=False)
    return match, head.names


def set_aside(file: Path) -> None:
    """Keep a record with comments or expectations as it is: what we write in its place has neither."""
    text = read_record(str(file))
    if re.search(r"#|^\s*=", text, re.MULTILINE):
        aside = name_beside(file)
        write_safely(aside, text)
        out.print(f"The record as it was is kept in {aside}.", markup=False)


def my_name() -> str:
    """What the machine calls whoever sits at it, if that is a name."""
    try:
        name = getpass.getuser().title()
    except (KeyError, OSError):
        return STRANGER
    return name if name.isalpha() and name not in ("Root", *OTHERS) else STRANGER


def my_seats(match: Match, me: str | None) -> list[int]:
    """The seats that the person at the keyboard plays, named as seats or as they were typed."""
    found = [seat_called(name.strip(), match.names) for name in me.split(",")] if me else [match.names[0]]
    unknown = [name for name in found if name not in match.names]
    if unknown:
        fail(f"expected --me among {', '.join(match.names)}; got {', '.join(unknown)}")
    return sorted({match.names.index(seat) for seat in found})


def save(file: Path, match: Match, names: dict[str, str]) -> None:
    """Keep the match, seed and all: it is one's own table."""
    write_safely(file, record.write(match, reveal=True, names=names))
