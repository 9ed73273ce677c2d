"""Non-interference: what a seat cannot see changes nothing that the seat is shown.

At every decision of many random matches, and at every draw inside them (where a person with real dice would be asked),
what seat k does not know is dealt again, and k's view, legal list, question and waiting-list must not change. Events
cannot be told again without the past that led to them; so of another seat's choices that lead to different states
which look the same to k, each must have told k the same.
"""

import random
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

from kit import Setting, bits, legal, random_match, seatings, seen, settings
from ossuary.kernel.contract import SPECTATOR, Game
from ossuary.kernel.luck import Luck, Needed
from ossuary.match.fairness import Script

MATCHES = 6
REDEALS = 4
MOST_DRAWS = 40
OTHERS = 8  # choices of one seat that are compared

Choices: TypeAlias = list[tuple[int, int]]  # seats, and what they choose together
Stop: TypeAlias = tuple[Any, list[tuple[int, ...]]]  # a state as far as the rules got, and the events so far


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


def stops_of(game: Game, s: Any, choices: Choices) -> list[Stop]:
    """What choices made together lead to: after each but the last, and at each draw that follows in turn."""
    stops: list[Stop] = []
    early, luck = s.copy(), Luck(keep=True)
    for seat, choice in choices[:-1]:
        game.choose(early, seat, choice, luck)
        stops.append((early.copy(), list(luck.events or ())))
    tape: list[int] = []
    while len(tape) < MOST_DRAWS:
        state = s.copy()
        luck = Luck(tape=tape, source=lambda draw: Script(()).outcome(draw, 0, ""), keep=True)
        try:
            for seat, choice in choices:
                game.choose(state, seat, choice, luck)
        except Needed as needed:
            stops.append((state, list(luck.events or ())))
            possible = [n for n, weight in enumerate(needed.draw.weights) if weight]
            tape = [*tape, possible[len(tape) % len(possible)]]
            continue
        stops.append((state, list(luck.events or ())))
        break
    return stops


def questions(game: Game, setting: Setting, seed: int) -> Iterator[tuple[Any, Choices]]:
    """Where a random match waits, and what all who are awaited may choose there."""
    chooser = random.Random(seed)
    for match in random_match(game, setting.seats, seed, *setting[1:]):
        if not match.over:
            s = match.state
            yield s, [(seat, chooser.choice(legal(game, s, seat))) for seat in bits(s.awaiting)]


def test_redealing_what_a_seat_cannot_see_changes_nothing_it_is_shown(game: Game) -> None:
    luck = Luck(99)
    for setting in settings(game):
        for seed in range(MATCHES):
            for match in random_match(game, setting.seats, seed, *setting[1:]):
                check_redeals(game, match.state, setting.seats, luck)


def test_nothing_shows_either_while_an_outcome_is_due(game: Game) -> None:
    luck = Luck(98)
    for setting in settings(game):
        for s, choices in questions(game, setting, 21):
            for stop, _ in stops_of(game, s, choices):
                check_redeals(game, stop, setting.seats, luck)


def test_a_choice_that_looks_the_same_is_told_the_same(game: Game) -> None:
    """Two choices of another seat that lead to equal views have told seat k equal events, as many and as long."""
    compared, hidden = 0, False
    for seats in seatings(game):
        for seed in (22, 23):
            for s, choices in questions(game, Setting(seats), seed):
                for at, (seat, _) in enumerate(choices):
                    others = legal(game, s, seat)[:OTHERS]
                    paths = [stops_of(game, s, [*choices[:at], (seat, n), *choices[at + 1 :]]) for n in others]
                    for watcher in set(watchers(seats)) - {seat}:
                        compared += check_equal_views_equal_events(game, paths, watcher)
                        hidden |= any(
                            seen(game, stop, watcher) != stop.to_bytes() for path in paths for stop, _ in path
                        )
    assert bool(compared) == hidden, "what is hidden must have been compared"


def check_equal_views_equal_events(game: Game, paths: list[list[Stop]], watcher: int) -> int:
    """Of states that look the same to a seat and are not, all have told it the same; returns how many there were.

    What is done in the open (two cards that nobody has seen change places, or stay) may look the same afterwards; it is
    told by events of different kinds.
    """
    compared = 0
    for stops in zip(*paths, strict=False):
        told: dict[Any, tuple[Any, list[tuple[int, ...]]]] = {}
        for s, events in stops:
            shown = [game.show(event, watcher) for event in events]
            kinds = tuple(event[0] for event in shown)
            other, first = told.setdefault((seen(game, s, watcher), kinds), (s, shown))
            if other != s:
                compared += 1
                assert shown == first
    return compared


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
        for s, choices in questions(game, Setting(seats), 25):
            for stop, _ in stops_of(game, s, choices):
                for watcher in watchers(seats):
                    if seen(game, stop, watcher) != stop.to_bytes():
                        check_something_moves(game, stop, watcher, luck)


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
