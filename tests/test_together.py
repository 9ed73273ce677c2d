"""Choices made together and cards dealt in secret, on a game made for it: neither Victim! nor Pig has them."""

import dataclasses
import re
import unicodedata
from contextlib import nullcontext
from typing import Any

import pytest

from kit import NAMES, Setting, finished, random_match
from ossuary import games
from ossuary.kernel import compile as compiler
from ossuary.kernel.contract import SPECTATOR
from ossuary.kernel.events import HIDDEN, tell
from ossuary.kernel.luck import Luck
from ossuary.lab.play import tally_kernel
from ossuary.lab.simulate import simulate
from ossuary.match import record
from ossuary.match.fairness import RealDice, Stream
from ossuary.match.head import RecordError
from ossuary.match.log import Chosen
from ossuary.match.match import Match
from ossuary.match.replay import replay
from ossuary.match.seats import seat_names
from ossuary.match.verify import verify
from test_modes import compare, needs_cuda, needs_numba
from test_secrecy import check_equal_views_equal_events, check_redeals, check_something_moves, stops_of
from toy import GAME, LIES, Event

THREE = NAMES[:3]


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets records name the game."""
    load = games.load
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "toy"))
    monkeypatch.setattr(games, "load", lambda name: GAME if name == "toy" else load(name))


def opened(seats: int = 3) -> Match:
    return Match(GAME, NAMES[:seats], "", Stream(b"seed", "00"))


def test_a_choice_is_held_until_the_last_one_is_in_and_may_be_changed() -> None:
    match = opened()
    match.choose(0, 1)
    match.choose(2, 0)
    assert match.awaiting == [1]
    assert match.asked == [0, 1, 2]
    match.choose(0, 2)
    assert match.rows[-1] != Chosen(0, 2, "say 2 to Bo", 2)
    assert match.facts()["round"] == "1"
    match.choose(1, 1)
    assert [row for row in match.rows if isinstance(row, Chosen)] == [
        Chosen(0, 2, "say 2 to Bo", 2),
        Chosen(1, 1, "say 1 to Cy", 1),
        Chosen(2, 0, "say 0 to Ann", 0),
    ]
    assert match.facts()["round"] == "2"


def test_what_is_taken_back_is_what_may_still_be_changed() -> None:
    match = opened()
    match.choose(0, 1, final=True)
    match.choose(1, 2)
    match.take_back()
    assert (match.pending, match.awaiting) == ({0: 1}, [1, 2])
    names = Match(games.load("death-name"), NAMES[:4], "", Stream(b"seed", "00"))
    names.write(0, "Zoe", final=True)
    names.write(1, "Bob")
    names.take_back()
    assert names.awaiting == [1, 2, 3]
    assert (names.facts()["Ann.holds"], names.facts()["Bo.holds"]) == ("Zoe", "-")


def test_the_order_in_which_choices_come_in_does_not_matter() -> None:
    one, other = opened(), opened()
    for seat in (0, 1, 2):
        one.choose(seat, seat)
    for seat in (2, 0, 1):
        other.choose(seat, seat)
    assert one.rows == other.rows
    assert one.told == other.told
    assert one.history == other.history


def test_a_held_choice_tells_nobody_anything() -> None:
    match = opened()
    before = [(match.view(seat).to_bytes(), match.information(seat)) for seat in (SPECTATOR, 0, 1, 2)]
    match.choose(0, 2)
    assert [(match.view(seat).to_bytes(), match.information(seat)) for seat in (SPECTATOR, 0, 1, 2)] == before


def test_a_secret_event_is_addressed_and_shown_to_its_seat_alone() -> None:
    match = opened()
    dealt = [told for told in match.told if told.event[0] == Event.DEALT]
    assert [told.address for told in dealt] == [0b001, 0b010, 0b100]
    assert [event[2] == HIDDEN for _, event in match.shown(1)] == [True, False, True]
    assert [event[2] == HIDDEN for _, event in match.shown()] == [True, True, True]
    assert match.story(1)[0].text == "Ann is dealt ?."
    assert "?" not in match.story(0)[0].text


def test_what_a_seat_has_learnt_holds_its_own_choices_in_their_place() -> None:
    match = opened()
    for seat in range(3):
        match.choose(seat, seat)
    learnt = match.information(2)
    assert learnt[3] == (2,)
    assert [each[0] for each in learnt[4:]].count(Event.REVEALED) == 3


@pytest.mark.parametrize("seats", [2, 5, 16])
def test_nothing_hidden_shows(seats: int) -> None:
    luck = Luck(5)
    for seed in range(3):
        for match in random_match(GAME, seats, seed):
            check_redeals(GAME, match.state, seats, luck)
            if not match.over:
                check_something_moves(GAME, match.state, 1, luck)


def test_the_checks_of_secrecy_would_find_a_leak() -> None:
    def leaky(s: Any, seat: int, out: Any) -> None:
        GAME.view(s, seat, out)
        out.card[0] = s.card[0]

    broken = dataclasses.replace(GAME, view=leaky)
    match = next(random_match(broken, 3, 1))
    with pytest.raises(AssertionError):
        check_redeals(broken, match.state, 3, Luck(5))


def test_the_checks_of_secrecy_would_find_an_event_that_tells_too_much() -> None:
    def talkative(s: Any, seat: int, choice: int, luck: Any) -> None:
        tell(luck, Event.REVEALED, seat, 0, choice)
        GAME.choose(s, seat, choice, luck)

    for game, found in ((GAME, False), (dataclasses.replace(GAME, choose=talkative), True)):
        s = next(random_match(GAME, 3, 1)).state
        paths = [stops_of(game, s, [(0, lie), (1, 1), (2, 1)]) for lie in range(LIES)]
        with pytest.raises(AssertionError) if found else nullcontext():
            assert check_equal_views_equal_events(game, paths, 2) > 0


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("seats", [2, 16])
def test_records_of_choices_made_together_replay_and_verify(seats: int) -> None:
    match = finished(GAME, seats, 3)
    text = record.write(match)
    assert replay(text).facts() == match.facts()
    assert verify(text).told == match.told


@pytest.mark.usefixtures("known")
def test_in_a_record_any_order_is_good_and_a_choice_is_final() -> None:
    head = "game: toy\nseats: Ann, Bo, Cy\n---\n* card-1 card-3 card-0\n"
    body = "Cy: say 2 to Ann\n= awaiting Ann,Bo\nAnn: SAY 0 to Bo\n= awaiting Bo\nBo: say 0 to Cy\n= question outcome"
    match = replay(head + body)
    assert match.facts()["Bo.points"] == "1"
    with pytest.raises(RecordError, match=r"line 6: expected .*; got a second choice of Cy"):
        replay(f"{head}Cy: say 2 to Ann\nCy: say 1 to Ann\n")
    with pytest.raises(RecordError, match="line 5: expected whisper of Ann: one of"):
        replay(f"{head}Cy: say 2 to ann\n")


@pytest.mark.usefixtures("known")
def test_a_record_reads_the_same_however_its_letters_are_composed() -> None:
    match = Match(GAME, seat_names(["Jose\u0301", "B\u00f6", "Cy"]), "", Stream(b"seed", "00"))
    while not match.over:
        match.choose(match.awaiting[0], 1)
    text = record.write(match)
    assert "say 1 to Jos\u00e9" in text
    text += f"= Jos\u00e9.points {match.facts()[match.names[0] + '.points']}\n"
    for form in ("NFC", "NFD"):
        assert verify(unicodedata.normalize(form, text)).told == match.told


@pytest.mark.usefixtures("known")
def test_a_changed_choice_among_several_is_named() -> None:
    text = record.write(finished(GAME, 4, 6))
    line = next(n for n, row in enumerate(text.splitlines()) if row.startswith("Cy: "))
    words = text.splitlines()[line]
    other = "Cy: say 0 to Dee" if words != "Cy: say 0 to Dee" else "Cy: say 1 to Dee"
    with pytest.raises(RecordError) as error:
        verify(text.replace(words, other, 1))
    assert error.value.line == line + 1
    assert words in str(error.value)


@pytest.mark.usefixtures("known")
def test_a_changed_choice_among_sixteen_is_named() -> None:
    lines = record.write(finished(GAME, 16, 1)).splitlines()
    first = next(n for n, line in enumerate(lines) if ": say" in line)
    for n in range(first, first + 16):
        changed = re.sub(r"say (\d)", lambda lie: f"say {(int(lie[1]) + 1) % LIES}", lines[n])
        with pytest.raises(RecordError) as error:
            verify("\n".join([*lines[:n], changed, *lines[n + 1 :]]))
        assert error.value.line == n + 1
        assert f"expected {lines[n]}; got {changed}" in str(error.value)


def test_cards_that_a_person_draws_are_asked_for_one_by_one() -> None:
    match = Match(GAME, THREE, "", RealDice())
    for word in ("card-3", "card-3", "card-3"):
        assert match.due is not None
        match.supply_word(word)
    assert match.facts()["Bo.card"] == "3"
    for seat in range(3):
        match.choose(seat, 0)
    assert match.due is not None
    assert match.due.weights == (8, 8, 8, 8)
    assert match.facts()["Ann.points"] == "1"


@needs_numba
@pytest.mark.parametrize("seats", [2, 16])
def test_native_and_interpreted_agree(seats: int) -> None:
    assert compare(GAME, Setting(seats), range(60)) == 60 * 3 * seats


@needs_numba
def test_shared_wins_are_counted_in_parts() -> None:
    result = simulate(GAME, tuple(NAMES[:4]), 4000, seed=1)
    assert abs(sum(result.share(seat).value for seat in range(4)) - 1) < 1e-9
    assert result.wins[:, 1:].sum() > 0
    assert result.length.value == 12


@needs_cuda
def test_it_compiles_for_a_gpu() -> None:
    from numba import from_dtype, types

    states, number = from_dtype(GAME.State.dtype)[::1], types.int64
    assert ".entry" in compiler.ptx(GAME, tally_kernel, types.void(states, *(number,) * 4, types.uint32[::1]))


def test_every_lie_is_told() -> None:
    lies = {row.choice for row in finished(GAME, 16, 1).rows if isinstance(row, Chosen)}
    assert lies == set(range(LIES))
