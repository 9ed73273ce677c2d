"""Records that players take home: whole when the match is over; before, no more than their seat knows."""

from collections.abc import Iterator

from ossuary.match import record
from ossuary.match.log import Chosen
from ossuary.match.match import Match
from ossuary.server.table import Table


def full_record(table: Table) -> str:
    """The whole match, seed and all: `ossuary verify` draws its luck again."""
    assert table.match is not None
    return record.write(table.match, names=table.typed)


def seat_record(table: Table, seat: int) -> str:
    """The head, and then, as comments, what the seat was told and what it chose: nothing that can be replayed yet."""
    assert table.match is not None
    head, _, _ = record.write(table.match, reveal=False, names=table.typed).partition("\n---\n")
    return "\n".join([head, "---", *(f"# {line}" for line in story_of(table.match, seat)), ""])


def story_of(match: Match, seat: int) -> Iterator[str]:
    """Events as the seat was shown them, its own choices among them."""
    at = 0
    lines = [line.text for line in match.story(seat)]
    for number, row in enumerate(match.rows):
        while at < len(match.told) and match.told[at].after <= number:
            yield lines[at]
            at += 1
        if isinstance(row, Chosen) and row.seat == seat:
            yield f"({match.names[seat]}: {row.words})"
    yield from lines[at:]
