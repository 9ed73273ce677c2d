"""Nothing that a seat may not know is in any byte sent to it."""

import random

import pytest

from ossuary import games
from ossuary.kernel.contract import SPECTATOR
from ossuary.server import requests as q
from ossuary.server import rows
from ossuary.server.asking import answer
from ossuary.server.rows import Row
from ossuary.server.table import Table
from server.worlds import told_in_every_world


def written(game: str, seats: int, seed: int) -> list[Row]:
    """The rows of a table at which a match was played at random, some choices changed on the way."""
    luck = random.Random(seed)
    found: list[Row] = [rows.Opened(code="BCDF", game=game, places=seats, seed=bytes(32))]
    found += [rows.Sat(seat, f"P{seat}", bytes([seat + 1]), "ab" * 16) for seat in range(seats)]
    table = Table("table", found[0])
    table.apply_all(found[1:])

    def ask(seat: int, request: object) -> None:
        new, _ = answer(table, seat, request)
        for row in new:
            table.apply(row)
        found.extend(new)

    ask(0, q.Begin())
    match = table.match
    assert match is not None
    while not match.over:
        seat = luck.choice(match.asked)  # one that has chosen may change its mind
        ask(seat, q.Choose(ask=len(match.rows), choice=luck.choice(match.legal(seat))))
    return found


@pytest.mark.parametrize("name", games.NAMES)
def test_in_every_world_that_looks_alike_to_a_seat_it_is_sent_the_same_bytes(name: str) -> None:
    fewest, most = games.box(name).seats
    for seats in {fewest, most}:
        found = written(name, seats, seed=seats)
        for seat in (SPECTATOR, *range(seats)):
            assert len(list(told_in_every_world(found, seat))) == len(found) - 1


def test_a_seed_is_told_when_the_match_is_over_and_never_before() -> None:
    found = written("victim", 3, 1)
    seed = bytes(32).hex().encode()
    said = [message for _, message in told_in_every_world(found, 0)]
    assert seed in said[-1]
    assert not any(seed in message for message in said[:-1])


def test_of_a_whisper_everybody_else_learns_only_that_there_was_one() -> None:
    found = written("victim", 3, 2)
    found.append(rows.Said(0, "attack Cy", to=1))
    told = {seat: list(told_in_every_world(found, seat))[-1][1] for seat in (SPECTATOR, 0, 1, 2)}
    assert b"attack Cy" in told[0]
    assert b"attack Cy" in told[1]
    assert told[2] == told[SPECTATOR]
    assert b"attack" not in told[2]


def test_tokens_and_links_are_in_no_message() -> None:
    secret = b"0123456789abcdef"
    found = written("victim", 3, 3)
    found += [rows.Lent(1, secret), rows.Claimed(1, secret, secret[::-1])]
    for seat in (SPECTATOR, 0, 1, 2):
        for _, message in told_in_every_world(found, seat):
            assert not any(form in message for form in (secret, secret[::-1], secret.hex().encode()))
