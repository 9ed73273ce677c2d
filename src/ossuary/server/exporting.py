"""A table's data as JSON, for whoever wants to take it home: without what would let somebody cheat or sit down."""

from typing import Any

import msgspec

from ossuary.server import rows
from ossuary.server.database import StoreError
from ossuary.server.recording import full_record
from ossuary.server.store import Store
from ossuary.server.table import Table

HIDDEN = {"token", "link", "seed", "entropy", "key"}


def export(store: Store, place: str) -> dict[str, Any]:
    """All that is kept of a table."""
    found = [rows.decode(row) for row in store.read(place)]
    if not found or not isinstance(found[0], rows.Opened):
        raise StoreError("expected a table that begins with its opening; its rows are gone")
    table = Table(place, found[0])
    table.apply_all(found[1:])
    over = table.match is not None and table.match.over
    return {
        "code": table.opened.code,
        "game": table.opened.game,
        "people": [place.name for place in table.places if place.human],
        "goes_on": table.playing,
        "rows": [plain(row) for row in told(found, table.playing)],
        "record": full_record(table) if over else None,
    }


def told(found: list[rows.Row], playing: bool) -> list[rows.Row]:
    """The rows, without the choices of a match that goes on."""
    begun = max((at for at, row in enumerate(found) if isinstance(row, rows.Begun)), default=0)
    return [row for at, row in enumerate(found) if not (playing and at > begun and isinstance(row, rows.Chose))]


def plain(row: rows.Row) -> dict[str, Any]:
    """A row for people to read."""
    fields = msgspec.to_builtins(row)
    return {name: value for name, value in fields.items() if name not in HIDDEN and name != "digest"}
