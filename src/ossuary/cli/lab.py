"""`ossuary lab`: many matches, measured."""

import json
import math
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ossuary.cli.console import complete_game, fail, game_named, options_of, plain_errors
from ossuary.cli.streams import errors, out
from ossuary.kernel.compile import has_numba
from ossuary.kernel.contract import Game
from ossuary.lab.estimate import Interval, spread
from ossuary.lab.simulate import BACKENDS, Result, simulate
from ossuary.match.log import cut
from ossuary.match.seats import check_count

app = typer.Typer(help="Measure a game: many matches, counted.", no_args_is_help=True)
BARS = 40
MOST_ROWS = 24
MOST_MATCHES = 10**12  # 1e12


@app.callback()
def lab() -> None:
    """Measure a game: many matches, counted."""


def whole_number(text: str) -> int:
    """A count as people write it: 1000, 1_000, 1e6."""
    try:
        number = float(text)
        count = int(number)
    except (ValueError, OverflowError):
        number, count = 0.0, 0
    if count != number or not 1 <= count <= MOST_MATCHES:
        fail(f"expected --matches as a whole number from 1 to 1e12, such as 1000 or 1e6; got {cut(text)!r}")
    return count


@app.command("simulate")
def simulate_command(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_game, show_default=False)],
    matches: Annotated[
        str, typer.Option("-n", "--matches", metavar="N", help="How many matches (1e6 will do).")
    ] = "1e5",
    seats: Annotated[
        int | None, typer.Option(help="How many seats; the fewest unless given.", show_default=False)
    ] = None,
    options: Annotated[
        list[str] | None, typer.Option("-o", "--option", metavar="NAME=VALUE", help="An option of the game.")
    ] = None,
    seed: Annotated[
        int, typer.Option(min=0, max=(1 << 63) - 1, help="Names the matches: the same seed, the same matches.")
    ] = 0,
    backend: Annotated[
        str | None, typer.Option(help="native or interpreted; native where Numba is.", show_default=False)
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Threads; all cores unless given.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the counts as one JSON object.")] = False,
) -> None:
    """Play many matches between seats that choose at random; count who wins and how long it takes."""
    rules = game_named(game)
    count = whole_number(matches)
    if backend is not None and backend not in BACKENDS:
        fail(f"expected a backend among {', '.join(BACKENDS)}; got {backend!r}")
    table = rules.box.seats[0] if seats is None else seats
    if backend is None and not has_numba():
        errors.print("Numba is not installed, so the rules run in plain Python, some hundred times slower.")
    with plain_errors():
        check_count(rules.box, table)
        names = tuple(f"Seat{number}" for number in range(1, table + 1))
        words, contents = options_of(rules, options or [], names)
        with progress_bar(as_json) as bar:
            task = bar.add_task(rules.box.title, total=count)
            result = simulate(
                rules,
                names,
                count,
                seed=seed,
                options=words,
                contents=contents,
                backend=backend,
                workers=workers,
                progress=lambda played: bar.update(task, completed=played),
            )
    if result.matches == 0:
        fail("stopped before the first matches were counted", 130)
    if as_json:
        print(json.dumps(as_data(result)))
    else:
        report(rules, result)
    if result.matches < result.asked:
        raise typer.Exit(130)


def progress_bar(quiet: bool) -> Progress:
    """How far it is, how fast, and how long it will take; on stderr, and only where somebody looks."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=errors, transient=True, disable=quiet or not errors.is_terminal)


def percent(interval: Interval) -> tuple[str, str]:
    """A share, and the interval round it."""
    return f"{100 * interval.value:.2f} %", f"{100 * interval.low:.2f} to {100 * interval.high:.2f}"


def report(game: Game, result: Result) -> None:
    """The result, for people."""
    rate = result.matches / result.seconds if result.seconds else 0.0
    stopped = "" if result.matches == result.asked else f" of {result.asked:,} (stopped)"
    matches = "1 match" if result.matches == 1 else f"{result.matches:,} matches"
    heading = f"{game.box.title}: {matches}{stopped}, {len(result.seats)} seats choosing at random"
    out.print(heading, style="bold", markup=False)
    detail = f"{result.options or 'no options'}; seed {result.seed}; {result.backend}; {rate:,.0f} matches a second"
    out.print(f"{detail}\n", style="dim", markup=False)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("seat")
    table.add_column("wins", justify="right")
    table.add_column("95 % interval", justify="right")
    for seat, name in enumerate(result.seats):
        table.add_row(name, *percent(result.share(seat)))
    out.print(table)
    out.print(f"\nLength in choices: {lengths(result)}.\n")
    for label, height, share in histogram(result):
        out.print(f"{label:>9}  {'█' * height:<{BARS}} {100 * share:6.2f} %")
    if result.cut:
        out.print(f"\n{result.cut:,} matches reached the cap of {game.box.cap.choices} choices and were cut.")


def lengths(result: Result) -> str:
    """How long matches are, in words; of a single one nothing follows."""
    mean, low, high = result.length
    if result.matches == 1:
        return f"{mean:.3f} in the one match that was played"
    return (
        f"{mean:.3f} on average ({low:.3f} to {high:.3f}), standard deviation {spread(result.lengths):.2f};\n"
        f"four in five matches take {result.quantile(0.1)} to {result.quantile(0.9)}, "
        f"the longest {int(result.lengths.nonzero()[0][-1])}"
    )


def histogram(result: Result) -> list[tuple[str, int, float]]:
    """Lengths in rows of equal width: label, bar, share."""
    found = result.lengths.nonzero()[0]
    first, last = int(found[0]), int(found[-1])
    width = -(-(last - first + 1) // MOST_ROWS)
    rows = [(start, int(result.lengths[start : start + width].sum())) for start in range(first, last + 1, width)]
    most = max(count for _, count in rows)
    return [
        (
            f"{start}" if width == 1 else f"{start}-{start + width - 1}",
            round(BARS * count / most),
            count / result.matches,
        )
        for start, count in rows
    ]


def known(number: float) -> float | None:
    """A number, or none where there is none: JSON has no word for what is not a number."""
    return None if math.isnan(number) else number


def as_data(result: Result) -> dict[str, object]:
    """The result, for programs."""
    return {
        "game": result.game.box.name,
        "rules": result.game.box.rules,
        "options": result.options,
        "seed": result.seed,
        "backend": result.backend,
        "matches": result.matches,
        "asked": result.asked,
        "cut": result.cut,
        "seconds": round(result.seconds, 3),
        "wins": {
            name: dict(zip(("share", "low", "high"), result.share(seat), strict=True))
            for seat, name in enumerate(result.seats)
        },
        "length": {key: known(number) for key, number in zip(("mean", "low", "high"), result.length, strict=True)},
        "lengths": {int(length): int(result.lengths[length]) for length in result.lengths.nonzero()[0]},
    }
