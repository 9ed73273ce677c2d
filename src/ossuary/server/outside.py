"""A table from the outside: what anybody may know of it."""

from ossuary.server import messages as m
from ossuary.server.table import Table


def table_now(table: Table, here: set[int]) -> m.TableNow:
    """The table as everybody sees it."""
    places = [
        m.PlaceNow(
            place.name,
            "person" if place.human else "bot" if place.level else "empty",
            place.level,
            seat in here,
            place.wins,
            place.key.hex(),
        )
        for seat, place in enumerate(table.places)
    ]
    return m.TableNow(
        code=table.opened.code,
        game=table.opened.game,
        title=table.box.title,
        places=places,
        host=table.host,
        options=table.options,
        commitment=table.commitment,
        language=table.opened.language,
        clock=table.clock,
        own_contents=table.opened.contents is not None,
        locked=table.locked,
        paused=table.paused,
        watching=table.watching,
        whispers=table.whispers,
        playing=table.playing,
        matches=table.matches,
        secret=table.secret_seat,
        readers=table.readers,
    )
