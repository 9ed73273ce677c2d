"""Whether what a seat was sent told it more than it may know: it is the same in every world that looks alike to it."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from ossuary.kernel.luck import Luck
from ossuary.server import messages as m
from ossuary.server import rows
from ossuary.server.rows import Row
from ossuary.server.table import Table
from ossuary.server.telling import Audience


def another_world(table: Table, seat: int, seed: int) -> Table:
    """The same table, with what the seat does not know of the match dealt again, and others' held choices changed."""
    match = table.match
    assert match is not None
    other = copy.copy(table)
    other.match = copy.copy(match)
    other.match.state = match.state.copy()
    match.game.redeal(other.match.state, seat, Luck(seed))
    luck = random.Random(seed)
    held = {each: choice for each, choice in match.pending.items() if each == seat}
    others = {each: luck.choice(match.legal(each)) for each in match.pending if each != seat}
    other.match.pending = {**held, **others}
    return other


def told_in_every_world(found: list[Row], seat: int, *, seed: int = 0) -> Iterator[tuple[int, bytes]]:
    """What a seat is told of each row, by its number; stops where another world would have told it otherwise."""
    assert isinstance(found[0], rows.Opened)
    table = Table("table", found[0])
    audience = Audience(seat, lines=True, facts=True)
    for row in found[1:]:
        table.apply(row)
        before = copy.deepcopy(audience)
        said = m.encode(audience.tell(table, row))
        if table.match is not None and not table.match.over and isinstance(row, rows.Chose | rows.Begun):
            for world in range(2):
                other = another_world(table, seat, seed + 31 * table.length + world)
                twin = copy.deepcopy(before)
                assert m.encode(twin.tell(other, row)) == said, f"row {table.length - 1} tells seat {seat} too much"
                welcome = m.encode(Audience(seat, True, True).welcome(table, set()))
                assert m.encode(Audience(seat, True, True).welcome(other, set())) == welcome, "so does coming back"
        yield table.length - 1, said


def numbered(frames: list[str]) -> dict[int, Any]:
    """The messages with numbers among the frames that a client got, but for welcomes."""
    said = [message for frame in frames for message in msgspec.json.decode(frame)]
    return {message["n"]: message for message in said if "n" in message and message["t"] not in ("welcome", "ok")}
