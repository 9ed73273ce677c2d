"""`ossuary tables`: what is kept of tables: listed, taken home, deleted."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid

from ossuary.cli.console import fail, write_safely
from ossuary.cli.serve import given_settings
from ossuary.cli.streams import out
from ossuary.server.logs import configure

if TYPE_CHECKING:
    from ossuary.server.store import Store

DAY = 24 * 3600
app = typer.Typer(help="What is kept of the tables people play at.", no_args_is_help=True)

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="As for `ossuary serve`; a file of yours unless given.")
]
Config = Annotated[Path | None, typer.Option(metavar="FILE", help="As for `ossuary serve`.")]
Which = Annotated[str, typer.Argument(metavar="CODE", help="A table's code.", show_default=False)]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@app.callback()
def tables() -> None:
    """What is kept of the tables people play at."""


@app.command("list")
def list_command(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list instead.")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """List all tables, the one that was used last first."""
    found = with_store(database, config, lambda store: store.tables())
    if as_json:
        names = ("code", "game", "opened_at", "used_at")
        out.print_json(json.dumps([dict(zip(names, row[1:], strict=True)) for row in found]))
    elif not found:
        out.print("No tables yet: `ossuary serve` opens some.")
    else:
        grid = Grid(box=None, pad_edge=False, header_style="bold")
        for column in ("code", "game", "opened", "last used"):
            grid.add_column(column)
        for _, code, game, opened, touched in found:
            grid.add_row(code or "(none)", game, shown(opened), shown(touched))
        out.print(grid, soft_wrap=False)


def shown(at: int) -> str:
    """A time, as people here write it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


@app.command("export")
def export_command(
    code: Which,
    to: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it there, not on the screen.")] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Take home all that is kept of one table, as JSON: who sat there, what was said and chosen, the last record.

    What would let somebody cheat is left out: tokens, seeds, and the choices of a match that is not over.
    """
    text = with_store(database, config, lambda store: exported(store, code))
    if to is None:
        print(text)
    else:
        write_safely(to, text + "\n")
        out.print(f"Table {code.upper()} is in {to}.", markup=False)


def exported(store: "Store", code: str) -> str:
    """A table as JSON."""
    from ossuary.server.exporting import export  # noqa: PLC0415  # all the server, and only for this command

    return json.dumps(export(store, place_of(store, code)), ensure_ascii=False, indent=1)


@app.command("delete")
def delete_command(code: Which, yes: Sure = False, database: Database = None, config: Config = None) -> None:
    """Delete one table and all that was kept of it. (Its host can, too; while a server has it open, let the host.)"""
    place = with_store(database, config, lambda store: place_of(store, code))
    if not yes:
        typer.confirm(f"Delete table {code.upper()}, for good?", abort=True)
    with_store(database, config, lambda store: store.delete([place]))
    out.print(f"Table {code.upper()} is deleted.", markup=False)


@app.command("forget")
def forget_command(
    days: Annotated[float, typer.Option("--older-than", metavar="DAYS", min=0, help="Unused for so long.")],
    yes: Sure = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Delete all tables that nobody has used for some days. (The server does so by itself after --keep-days.)"""
    before = int(time.time() - days * DAY)
    old = [row[0] for row in with_store(database, config, lambda store: store.tables(before))]
    if old and not yes:
        typer.confirm(f"Delete {counted(len(old))}, for good?", abort=True)
    with_store(database, config, lambda store: store.delete(old))
    out.print(f"{counted(len(old)).capitalize()} deleted.")


def counted(number: int) -> str:
    """`1 table`, `2 tables`."""
    return "no tables" if not number else f"{number} table{'s' if number > 1 else ''}"


def place_of(store: "Store", code: str) -> str:
    """The name of the table with a code."""
    place = store.find(code.strip().upper())
    if place is None:
        fail(f"expected the code of a table (`ossuary tables list` has them); got {code!r}")
    return place


def with_store(database: str | None, config: Path | None, use: Callable[["Store"], Any]) -> Any:
    """Do something with the database, and close it; one that cannot be used gets a sentence."""
    from ossuary.server.database import StoreError, default_url  # noqa: PLC0415  # as above
    from ossuary.server.store import Store  # noqa: PLC0415  # as above

    configure("plain")
    try:
        store = Store(given_settings(config, database).database or default_url())
        store.prepare()
        try:
            return use(store)
        finally:
            store.close()
    except StoreError as error:
        fail(str(error))
