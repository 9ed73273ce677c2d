"""`ossuary bench`: how fast rules run on this machine."""

import os
import platform
from typing import Annotated

import typer
from rich.table import Table

from ossuary import games
from ossuary.cli.console import complete_game, game_named
from ossuary.cli.streams import out
from ossuary.kernel.compile import has_numba
from ossuary.kernel.options import read_options
from ossuary.lab.speed import interpreted_matches, native_matches, steps_in_a_match

NATIVE_MATCHES = 100_000
INTERPRETED_MATCHES = 300


def bench_command(
    game: Annotated[
        str | None, typer.Argument(autocompletion=complete_game, help="One game; all of them unless given.")
    ] = None,
) -> None:
    """Measure how fast random matches run here, interpreted and native, on one core."""
    names = [game_named(game).box.name] if game else list(games.NAMES)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("game")
    for column in ("interpreted steps/s", "interpreted matches/s", "native matches/s"):
        table.add_column(column, justify="right")
    for name in names:
        table.add_row(name, *measured(name))
    out.print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}", style="dim")
    out.print(table)
    out.print("A step is a choice or a draw; each figure is the median of five runs in CPU time.", style="dim")
    if not has_numba():
        out.print("Numba is not installed: there is no native figure (pip install 'ossuary[fast]').")


def measured(name: str) -> tuple[str, str, str]:
    """A game's three figures."""
    rules = games.load(name)
    base = rules.State()
    names = [str(seat) for seat in range(rules.box.seats[0])]
    rules.fill(base, {**read_options(rules.box.options, "", names), "contents": None}, len(names))
    plain = interpreted_matches(rules, base, INTERPRETED_MATCHES)
    native = f"{native_matches(rules, base, NATIVE_MATCHES):,.0f}" if has_numba() else "-"
    return f"{plain * steps_in_a_match(rules, base):,.0f}", f"{plain:,.0f}", native
