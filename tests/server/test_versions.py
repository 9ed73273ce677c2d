"""A match is pinned to the rules it began with: under others it goes on only where every event comes out the same."""

import dataclasses
import random
from typing import Any

import pytest

from ossuary import games
from ossuary.games.victim import rules
from ossuary.games.victim.state import Event
from ossuary.kernel.events import tell
from ossuary.server import requests as q
from ossuary.server import rows
from ossuary.server.asking import Refused, answer
from ossuary.server.rows import Row
from ossuary.server.table import Table
from ossuary.server.telling import STOPPED, Audience


def half_a_match() -> list[Row]:
    """The rows of a match that is not over."""
    found: list[Row] = [rows.Opened(code="BCDF", game="victim", places=3, seed=bytes(32))]
    found += [rows.Sat(seat, f"P{seat}", bytes([seat + 1]), "ab" * 16) for seat in range(3)]
    table = Table("table", found[0])
    table.apply_all(found[1:])
    luck = random.Random(1)
    for _ in range(4):
        match = table.match
        request: Any = q.Choose(ask=len(match.rows), choice=luck.choice([0, 1, 2])) if match else q.Begin()
        new, _ = answer(table, match.asked[0] if match else 0, request)
        for row in new:
            table.apply(row)
        found += new
    assert table.playing
    return found


def again(found: list[Row]) -> Table:
    """The table as a server finds it when it starts."""
    assert isinstance(found[0], rows.Opened)
    table = Table("table", found[0])
    table.apply_all(found[1:])
    return table


def under_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on, rules of Victim! under which another story is told."""

    def setup(s: Any, luck: Any) -> None:
        rules.setup(s, luck)
        tell(luck, Event.WON, 0)

    changed = dataclasses.replace(games.load("victim"), setup=setup)
    monkeypatch.setattr(games, "load", lambda name: changed)


def test_under_the_same_rules_an_unfinished_match_goes_on() -> None:
    table = again(half_a_match())
    assert table.playing
    assert not table.changed


def test_under_other_rules_it_stays_readable_and_says_why_it_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    found = half_a_match()
    under_other_rules(monkeypatch)
    table = again(found)
    assert table.changed
    welcome = Audience(0).welcome(table, set())
    assert welcome.match is not None
    assert welcome.match.stopped == STOPPED
    match = table.match
    assert match is not None
    with pytest.raises(Refused, match="they have changed"):
        answer(table, match.asked[0], q.Choose(ask=len(match.rows), choice=0))
    new, _ = answer(table, 0, q.Again())
    for row in new:
        table.apply(row)
    assert table.match is None, "the same people may begin another"
