"""What is at stake in It Dies With Me has its place in a match: who wrote it, who won it, that it is spent."""

import pytest

from kit import NAMES, finished
from ossuary import games
from ossuary.match import record
from ossuary.match.log import MatchError
from ossuary.match.match import Match
from ossuary.match.secret import Secret

GAME = games.load("it-dies-with-me")


def at_stake(match: Match) -> Secret:
    assert match.secret is not None
    return match.secret


def test_only_a_game_whose_box_says_so_has_a_secret() -> None:
    assert Match(games.load("victim"), NAMES[:3]).secret is None
    assert at_stake(Match(GAME, NAMES[:4])).writer is None


def test_another_may_write_until_somebody_has_won() -> None:
    secret = at_stake(Match(GAME, NAMES[:4]))
    secret.write(2)
    secret.write(1)
    assert (secret.writer, secret.winner, secret.reader) == (1, None, None)


def test_the_winner_reads_it_once() -> None:
    match = finished(GAME, 4, 1)
    secret = at_stake(match)
    secret.writer = (match.winners[0] + 1) % 4
    assert secret.reader == match.winners[0]
    secret.spend()
    assert secret.reader is None
    with pytest.raises(MatchError, match="read only once"):
        secret.spend()


def test_a_writer_who_wins_reads_nothing_and_it_is_spent_unread() -> None:
    match = finished(GAME, 4, 1)
    secret = at_stake(match)
    secret.writer = match.winners[0]
    assert secret.reader is None
    secret.spend()
    assert secret.spent


def test_what_cannot_be_is_refused() -> None:
    secret = at_stake(Match(GAME, NAMES[:4]))
    with pytest.raises(MatchError, match="nobody has written one"):
        secret.spend()
    with pytest.raises(MatchError, match="expected a secret by one of Ann, Bo, Cy, Dee; got seat 4"):
        secret.write(4)
    secret.write(0)
    with pytest.raises(MatchError, match="the match is not over"):
        secret.spend()
    over = finished(GAME, 4, 1)
    with pytest.raises(MatchError, match="has won the match"):
        at_stake(over).write(0)


def test_no_record_says_who_wrote_it() -> None:
    match = finished(GAME, 4, 1)
    before = record.write(match)
    at_stake(match).writer = 0
    assert record.write(match) == before
