"""`ossuary replay` and `ossuary verify`: records read from files, told, and checked."""

import json
from typing import Annotated

import typer

from ossuary.cli.console import plain_errors, read_record
from ossuary.cli.streams import complain, out
from ossuary.kernel.contract import Line
from ossuary.match import record
from ossuary.match.log import Fell
from ossuary.match.match import Match
from ossuary.match.replay import Dictation, play
from ossuary.match.verify import verify

File = Annotated[str, typer.Argument(metavar="FILE", help="A record, or - for standard input.", show_default=False)]


def tell(line: Line) -> None:
    """One event of the story."""
    out.print(f"{line.text} ", end="", markup=False)
    out.print(f"({line.rule})", style="dim", markup=False)


def replay_command(
    file: File,
    as_json: Annotated[bool, typer.Option("--json", help="Print where the match stands as one JSON object.")] = False,
) -> None:
    """Play a record and tell the match, event by event.

    Exit status: 0 when it plays to its end, 1 when an expectation does not hold, 2 when a line cannot be played.
    """
    text = read_record(file)
    with plain_errors():
        head, body = record.read(text)
        match = play(head, body, Dictation(), None if as_json else tell)
    if not head.same_rules:
        complain(f"{head.other_rules}; it may have gone otherwise")
    if as_json:
        print(json.dumps(standing(match)))
    elif not match.over:
        out.print(f"The match goes on: it waits for {match.expected()}.", markup=False)


def standing(match: Match) -> dict[str, object]:
    """Where a match stands, as `--json` prints it."""
    return {
        "game": match.game.box.name,
        "over": match.over,
        "awaiting": [match.names[seat] for seat in match.awaiting],
        "question": match.question,
        "winners": [match.names[seat] for seat in match.winners],
        "facts": match.facts(),
    }


def verify_command(file: File) -> None:
    """Check a record's luck: draw every die and card again from the seed and the entropy in its head.

    Exit status: 0 when all of it is right, 1 at the first step that was forged (or an expectation that does not hold),
    2 when a line cannot be played, or there is nothing to check by.

    Whoever has the seed (after the match, anybody) can write another record that is right in this way: compare it with
    the record you kept, or its commitment with the one you were given.
    """
    text = read_record(file)
    with plain_errors():
        match = verify(text)
    outcomes = sum(isinstance(row, Fell) for row in match.rows)
    state = "the match is over" if match.over else "the match goes on"
    out.print(f"The luck is right: {outcomes} outcomes, each as the seed and the entropy give it; {state}.")
