"""All that one server process shares: its settings, its open tables, and how much each address may ask for."""

import asyncio
import contextlib
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from ossuary import games
from ossuary.kernel.options import OWN, BadOption, Contents, read_options
from ossuary.match.seats import BadSeats
from ossuary.server import asking, rows
from ossuary.server.asking import Refused
from ossuary.server.codes import is_code, new_code
from ossuary.server.desk import Bus, Desk
from ossuary.server.limits import Limit
from ossuary.server.live import Live
from ossuary.server.minding import Minder
from ossuary.server.settings import Settings
from ossuary.server.store import Store
from ossuary.server.table import Table

MOST_CONTENTS = 200_000


@dataclass
class House:
    """One process."""

    settings: Settings
    store: Store
    desk: Desk
    minder: Minder
    minding: asyncio.Task[None]
    tables: Limit
    sits: Limit
    sockets: dict[str, int] = field(default_factory=dict[str, int])
    started: float = field(default_factory=time.monotonic)

    @classmethod
    async def build(cls, settings: Settings, store: Store, bus: Bus | None = None) -> "House":
        """Everything there is, put together; on the running loop."""
        await asyncio.to_thread(store.prepare)
        minders: list[Minder] = []
        desk = Desk(store, lambda live: minders[0].moved(live), bus, settings.talk)
        minders.append(Minder(desk, settings))
        minding = asyncio.ensure_future(minders[0].mind())
        tables = Limit(settings.new_tables, max(10.0, 60 * settings.new_tables))
        sits = Limit(settings.new_seats, 60 * settings.new_seats)
        return cls(settings, store, desk, minders[0], minding, tables, sits)

    async def close(self) -> None:
        """End well."""
        self.minding.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.minding
        await self.desk.close()
        self.store.close()

    async def open_table(self, **given: Any) -> Live:
        """A new table, or Refused. Contents of its own may take long to read: others need not wait for that."""
        most = self.settings.most_tables
        if await asyncio.to_thread(self.store.count) >= most:
            raise Refused(
                f"expected a server with at most {most:,} tables; this one has so many. Try another day", "slow"
            )
        opened = await asyncio.to_thread(checked, **given)
        for _ in range(100):
            row = rows.Opened(code=new_code(), seed=secrets.token_bytes(32), at=int(time.time()), **opened)
            if await self.desk.open(secrets.token_urlsafe(12), row):
                live = await self.desk.table(row.code)
                if live is not None:
                    return live
        raise Refused("expected a free code for the table; none was found. Try again", "slow")

    async def table(self, code: str) -> Live:
        """An open table, or Refused."""
        live = await self.desk.table(code) if is_code(code) else None
        if live is None:
            raise Refused(f"expected the code of a table; there is none called {code[:12]!r} (any more)", "gone")
        return live


def check_contents(game: str, contents: str | None, places: int) -> None:
    """Contents of the table's own must be good, even if its options do not ask for them yet: they may later."""
    if contents is None:
        return
    box = games.box(game)
    own = {option.name: OWN for option in box.options if isinstance(option, Contents)}
    if not own:
        raise Refused(f"expected no contents; {box.title} is played with none of a table's own")
    loaded = games.load(game)
    values = {**read_options(box.options, "", ()), **own, "contents": contents}
    loaded.fill(loaded.State(), values, places)


def checked(game: str, places: int | None, options: str, contents: str | None, **others: Any) -> dict[str, Any]:
    """What a table can be opened with."""
    if game not in games.NAMES:
        raise Refused(f"expected a game among {', '.join(games.NAMES)}; got {game[:60]!r}")
    if contents is not None and len(contents) > MOST_CONTENTS:
        raise Refused(f"expected contents of at most {MOST_CONTENTS:,} letters; got {len(contents):,}")
    places = games.box(game).seats[0] if places is None else places
    opened = {"game": game, "places": places, "options": options, "contents": contents, **others}
    trial = Table("", rows.Opened(code="", game=game, places=0, seed=b"", contents=contents))
    try:
        asking.check_places(trial, places)
        check_contents(game, contents, places)
        trial.places = Table("", rows.Opened(code="", game=game, places=places, seed=b"")).places
        asking.check_options(trial, options)
    except (BadOption, BadSeats) as error:
        raise Refused(str(error)) from None
    if not 0 <= others.get("clock", 0) <= asking.MOST_CLOCK:
        raise Refused(f"expected a clock of 0 to {asking.MOST_CLOCK} seconds; got {others['clock']}")
    return opened
