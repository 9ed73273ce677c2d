"""The subcommands, put together."""

from typing import Annotated

import typer

import ossuary
from ossuary.cli import bench, lab, look, records, serve, solo, tables
from ossuary.cli.streams import speak_any_terminal, speaking

app = typer.Typer(
    name="ossuary",
    help="Tabletop games about dying: play them, measure them, solve them.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("games")(look.games_command)
app.command("rules")(look.rules_command)
app.command("serve")(serve.serve_command)
app.command("solo")(solo.solo_command)
app.command("replay")(records.replay_command)
app.command("verify")(records.verify_command)
app.add_typer(tables.app, name="tables")
app.add_typer(lab.app, name="lab")
app.command("bench")(bench.bench_command)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ossuary {ossuary.__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Tabletop games about dying: play them, measure them, solve them."""


def run() -> None:
    """Run the command line."""
    speak_any_terminal()
    with speaking():
        app()
