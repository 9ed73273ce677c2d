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
from ossuary.server.asking import Refused, answer, cover
from ossuary.server.recording import full_record
from ossuary.server.rows import Row
from ossuary.server.table import Table
from ossuary.server.telling import STOPPED, UNSURE, Audience


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


def upgrade(monkeypatch: pytest.MonkeyPatch, version: str = "later", **changed: Any) -> None:
    """From here on, rules of Victim! of another version."""
    game = games.load("victim")
    box = dataclasses.replace(game.box, rules=version)
    other = dataclasses.replace(game, box=box, **changed)
    monkeypatch.setattr(games, "load", lambda name: other)
    monkeypatch.setattr(games, "box", lambda name: box)


def another_setup(s: Any, luck: Any) -> None:
    """A beginning of which something else is told."""
    rules.setup(s, luck)
    tell(luck, Event.WON, 0)


def covered(found: list[Row]) -> list[Row]:
    """The rows after the server was stopped, as it is before an upgrade."""
    new, _ = cover(again(found))
    return [*found, *new]


def one_more(found: list[Row]) -> list[Row]:
    """The rows after one more choice."""
    table = again(found)
    assert table.match is not None
    new, _ = answer(table, table.match.asked[0], q.Choose(ask=len(table.match.rows), choice=0))
    return [*found, *new]


def test_under_the_same_rules_an_unfinished_match_goes_on() -> None:
    table = again(half_a_match())
    assert table.playing
    assert not table.changed


def test_under_other_rules_it_stays_readable_and_says_why_it_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    found = covered(half_a_match())
    upgrade(monkeypatch, setup=another_setup)
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


def test_where_only_the_version_is_another_it_goes_on_with_the_luck_it_would_have_had(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = covered(half_a_match())
    before = again(one_more(found)).match
    version = games.box("victim").rules
    upgrade(monkeypatch)
    table = again(found)
    assert table.playing
    assert not table.changed
    later = one_more(found)
    after = again(later).match
    assert before is not None
    assert after is not None
    assert [each.event for each in after.told] == [each.event for each in before.told]
    assert after.history == before.history
    assert f"rules: {version}\n" in full_record(again(later))
    assert not again(later).changed, "its last choice was made under the rules of today"
    upgrade(monkeypatch, "later still")
    assert again(later).unsure
    assert not again([*later, rows.Covered(again(later).story())]).changed


def test_where_what_was_told_last_is_not_covered_it_stops_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    found = half_a_match()
    upgrade(monkeypatch)
    table = again(found)
    welcome = Audience(0).welcome(table, set())
    assert welcome.match is not None
    assert welcome.match.stopped == UNSURE
    assert cover(table) == ([], {})
    with pytest.raises(Refused, match="they have changed"):
        one_more(found)


def test_what_was_told_last_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    found = half_a_match()

    def choose(s: Any, seat: int, choice: int, luck: Any) -> None:
        rules.choose(s, seat, choice, luck)
        if again_at_end[0]:
            tell(luck, Event.WON, 0)

    again_at_end = [False]
    found = covered(found)
    upgrade(monkeypatch, choose=choose)
    table = Table("table", found[0])  # type: ignore[arg-type]
    table.apply_all(found[1:-2])
    again_at_end[0] = True
    table.apply(found[-2])
    assert not table.differs
    table.apply(found[-1])
    assert table.differs


def test_nothing_is_covered_twice() -> None:
    found = covered(half_a_match())
    assert covered(found) == found
    assert len(covered(one_more(found))) == len(found) + 2
