"""`ossuary games` and `ossuary rules`: what there is to play, and how."""

import json
import re
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from ossuary import games
from ossuary.cli.console import complete_game, fail, game_named
from ossuary.cli.streams import out
from ossuary.kernel.contract import Box

AnyGame = Annotated[
    str, typer.Argument(metavar="GAME", autocompletion=complete_game, help="A game's name.", show_default=False)
]


def span(numbers: tuple[int, int]) -> str:
    """`3`, or `3 to 6`."""
    fewest, most = numbers
    return f"{fewest}" if fewest == most else f"{fewest} to {most}"


def games_command(
    game: Annotated[
        str | None, typer.Argument(autocompletion=complete_game, help="One game, with its options.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list instead.")] = False,
) -> None:
    """List the games, or say what one of them lets a table set."""
    boxes = [game_named(game).box] if game else [games.box(name) for name in games.NAMES]
    if as_json:
        out.print_json(json.dumps([facts_of(box) for box in boxes]))
    elif game:
        show_box(boxes[0])
    else:
        table = Table(box=None, pad_edge=False, header_style="bold")
        for column in ("name", "title", "seats", "minutes", "what it is"):
            table.add_column(column, overflow="fold", no_wrap=column == "name")
        for box in boxes:
            table.add_row(box.name, box.title, span(box.seats), span(box.minutes), box.blurb)
        out.print(table, soft_wrap=False)


def facts_of(box: Box) -> dict[str, object]:
    """A box as JSON has it."""
    options = [
        {"name": o.name, "meaning": o.meaning, "values": o.expected([]), "default": o.default} for o in box.options
    ]
    return {
        "name": box.name,
        "title": box.title,
        "blurb": box.blurb,
        "seats": box.seats,
        "minutes": box.minutes,
        "rules": box.rules,
        "note": box.note,
        "options": options,
    }


def show_box(box: Box) -> None:
    """One game: its blurb, seats and options."""
    out.print(f"{box.title}\n", style="bold", markup=False)
    out.print(f"{box.blurb}\n{span(box.seats)} seats, {span(box.minutes)} minutes.", markup=False)
    if box.note:
        out.print(f"\n{box.note}", markup=False)
    if box.options:
        out.print("\nOptions (write them as NAME=VALUE):")
    for option in box.options:
        name = f"{option.name}.SEAT" if option.per_seat else option.name
        default = "" if option.default == "-" else f" Left out: {option.default}."
        out.print(f"  {name} = {option.expected([])}\n      {option.meaning}{default}", markup=False)


def rules_command(
    game: AnyGame,
    rule: Annotated[str | None, typer.Argument(help="One rule (R4.2) or chapter (R4).")] = None,
) -> None:
    """Show the rules of a game, or one of them."""
    text = game_named(game).rules_text()
    if rule:
        found = passage(text, rule.upper())
        if not found:
            known = ", ".join(re.findall(r"^## (R\d+) ", text, re.MULTILINE))
            fail(f"expected a rule or chapter of {game} ({known}, or one such as R2.1); got {rule!r}")
        text = found
    if out.is_terminal:
        out.print(Markdown(text))
    else:
        out.print(text.rstrip("\n"), markup=False)


def passage(text: str, rule: str) -> str:
    """A rule's paragraph with what belongs to it, or a whole chapter; empty where there is none."""
    if "." not in rule:
        found = re.search(rf"^## {re.escape(rule)} .*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    else:
        found = re.search(rf"^\*\*{re.escape(rule)}\*\*.*?(?=^\*\*R\d|^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[0].strip() if found else ""
