"""Non-interference: what a seat cannot see changes nothing that the seat is shown.

At every decision of many random matches, and at every draw inside them (where a person with real dice would be asked),
what seat k does not know is dealt again, and k's view, legal list, question, waiting-list and events must not change.
"""

from typing import Any

import pytest

from kit import bits, legal, random_match, seatings, seen, settings
from ossuary.kernel.contract import SPECTATOR, Game
from ossuary.kernel.luck import Luck, Needed
from ossuary.match.fairness import Script
from ossuary.match.match import Match

MATCHES = 6
REDEALS = 4
MOST_DRAWS = 40


def watchers(seats: int) -> list[int]:
    return [SPECTATOR, *range(seats)]


def check_redeals(game: Game, s: Any, seats: int, luck: Luck) -> None:
    """Nothing that seat k is shown of a state moves when what it does not know is dealt again."""
    for seat in watchers(seats):
        view = seen(game, s, seat)
        for _ in range(REDEALS):
            other = s.copy()
            game.redeal(other, seat, luck)
            assert seen(game, other, seat) == view
            assert (other.awaiting, other.question, other.over) == (s.awaiting, s.question, s.over)
            if seat in bits(s.awaiting):
                assert legal(game, other, seat) == legal(game, s, seat)


def partial_states(game: Game, match: Match, seat: int, choice: int) -> list[tuple[Any, list[tuple[int, ...]]]]:
    """What a choice leads to, stopped at each of its first draws in turn: the state so far, and the events so far."""
    stops: list[tuple[Any, list[tuple[int, ...]]]] = []
    tape: list[int] = []
    while len(tape) < MOST_DRAWS:
        s = match.state.copy()
        luck = Luck(tape=tape, source=lambda draw: Script(()).outcome(draw, 0, ""), keep=True)
        try:
            game.choose(s, seat, choice, luck)
        except Needed as needed:
            stops.append((s, list(luck.events or ())))
            possible = [n for n, weight in enumerate(needed.draw.weights) if weight]
            tape = [*tape, possible[len(tape) % len(possible)]]
            continue
        stops.append((s, list(luck.events or ())))
        break
    return stops


def test_redealing_what_a_seat_cannot_see_changes_nothing_it_is_shown(game: Game) -> None:
    luck = Luck(99)
    for setting in settings(game):
        for seed in range(MATCHES):
            for match in random_match(game, setting.seats, seed, *setting[1:]):
                check_redeals(game, match.state, setting.seats, luck)


def test_nothing_shows_either_while_an_outcome_is_due(game: Game) -> None:
    luck = Luck(98)
    for seats in seatings(game):
        for match in random_match(game, seats, 21):
            for seat in bits(match.state.awaiting)[:1]:
                for s, _ in partial_states(game, match, seat, legal(game, match.state, seat)[-1]):
                    check_redeals(game, s, seats, luck)


def test_a_choice_that_looks_the_same_is_told_the_same(game: Game) -> None:
    """Two choices of another seat that lead to equal views have told seat k equal events, as many and as long."""
    for seats in seatings(game):
        for match in list(random_match(game, seats, 22))[:1] + list(random_match(game, seats, 23)):
            for seat in bits(match.state.awaiting)[:1]:
                paths = [partial_states(game, match, seat, choice) for choice in legal(game, match.state, seat)[:8]]
                for watcher in set(watchers(seats)) - {seat}:
                    check_equal_views_equal_events(game, paths, watcher)


def check_equal_views_equal_events(
    game: Game, paths: list[list[tuple[Any, list[tuple[int, ...]]]]], watcher: int
) -> None:
    for stops in zip(*paths, strict=False):
        told: dict[bytes, list[tuple[int, ...]]] = {}
        for s, events in stops:
            shown = [game.show(event, watcher) for event in events]
            first = told.setdefault(seen(game, s, watcher), shown)
            assert shown == first


def test_events_are_shown_in_the_same_number_order_and_length(game: Game) -> None:
    for seats in seatings(game):
        *_, match = random_match(game, seats, 24)
        whole = [told.event for told in match.told]
        for seat in watchers(seats):
            shown = match.shown(seat)
            assert [number for number, _ in shown] == list(range(len(whole)))
            assert [len(event) for _, event in shown] == [len(event) for event in whole]
            assert [event[0] for _, event in shown] == [event[0] for event in whole]


def test_a_redeal_finds_every_blank_another_value(game: Game) -> None:
    """What a view hides must be able to come out differently, or the tests above would prove nothing."""
    luck = Luck(97)
    for seats in seatings(game):
        for match in random_match(game, seats, 25):
            for seat in bits(match.state.awaiting)[:1]:
                for s, _ in partial_states(game, match, seat, legal(game, match.state, seat)[-1]):
                    for watcher in watchers(seats):
                        if seen(game, s, watcher) != s.to_bytes():
                            check_something_moves(game, s, watcher, luck)


def check_something_moves(game: Game, s: Any, watcher: int, luck: Luck) -> None:
    found: set[bytes] = set()
    for _ in range(40):
        other = s.copy()
        game.redeal(other, watcher, luck)
        found.add(other.to_bytes())
        if len(found) > 1:
            return
    pytest.fail(f"seat {watcher} is shown a blank that can only be one thing")


def test_a_held_choice_shows_nothing(game: Game) -> None:
    """Where several choose at once, a choice that is in tells nobody what it is, and may be changed."""
    for seats in seatings(game):
        for match in random_match(game, seats, 26):
            if len(match.awaiting) > 1:
                seat = match.awaiting[0]
                others = [each for each in watchers(seats) if each != seat]
                before = [(seen(game, match.state, each), match.information(each)) for each in others]
                for choice in match.legal(seat)[:3]:
                    match.choose(seat, choice)
                    assert [(seen(game, match.state, each), match.information(each)) for each in others] == before
                match.take_back()
