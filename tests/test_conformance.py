"""What must hold of every game, at every decision of many random matches."""

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from kit import NAMES, bits, finished, home, legal, opening, random_match, seatings, settings
from ossuary.kernel.binding import interpreted
from ossuary.kernel.contract import SPECTATOR, Game
from ossuary.kernel.luck import Draw, Luck, branches, chosen
from ossuary.lab.play import final, tally
from ossuary.match import record
from ossuary.match.fairness import RealDice
from ossuary.match.log import MARK, Fell, unmarked
from ossuary.match.match import Match
from ossuary.match.replay import replay
from ossuary.match.verify import verify

MATCHES = 12
WIDEST_TREE = 5_000  # leaves of luck to walk before giving a tree up as too wide


class CheckedLuck(Luck):
    """Luck that looks at what it is asked."""

    def take(self, kind: int, weights: Sequence[int] | None, total: int, seat: int) -> int:
        if weights is not None:
            assert sum(weights) == total
            assert min(weights) >= 0
        assert total > 0
        return super().take(kind, weights, total, seat)


def test_legal_lists_are_sorted_not_empty_and_stable(game: Game) -> None:
    for setting in settings(game):
        for seed in range(MATCHES):
            for match in random_match(game, setting.seats, seed, *setting[1:]):
                for seat in bits(match.state.awaiting):
                    before = match.state.to_bytes()
                    choices = legal(game, match.state, seat)
                    assert choices
                    assert choices == sorted(set(choices))
                    assert 0 <= choices[0] <= choices[-1] < game.box.choices
                    assert choices == legal(game, match.state, seat)
                    assert before == match.state.to_bytes(), "looking changed the state"


def test_a_box_that_says_all_open_tells_the_truth(game: Game) -> None:
    everywhere_all = all(
        legal(game, match.state, seat) == list(range(game.box.choices))
        for setting in settings(game)
        for seed in range(MATCHES)
        for match in random_match(game, setting.seats, seed, *setting[1:])
        for seat in bits(match.state.awaiting)
    )
    assert everywhere_all == game.box.all_open


def test_somebody_is_awaited_until_the_match_is_over(game: Game) -> None:
    for setting in settings(game):
        for seed in range(MATCHES):
            for match in random_match(game, setting.seats, seed, *setting[1:]):
                assert bool(match.state.awaiting) != bool(match.state.over)
                assert match.state.awaiting < 1 << setting.seats
                assert bool(match.winners) <= match.over
                assert match.question != "-" or match.over


def test_random_matches_end_within_the_cap(game: Game) -> None:
    assert 0 <= game.box.cap.chance < 1e-3
    assert game.box.cap.reason
    assert game.box.cap.choices < 1 << 16, "a GPU's tally keeps a length in sixteen bits"
    for setting in settings(game):
        for seed in range(MATCHES):
            assert finished(game, setting.seats, seed, *setting[1:]).over


def test_the_weights_of_every_draw_sum_to_its_total(game: Game) -> None:
    for setting in settings(game):
        for seed in range(MATCHES):
            luck = CheckedLuck(seed)
            s: Any = opening(game, *setting)
            game.setup(s, luck)
            for _ in range(game.box.cap.choices):
                if not s.awaiting:
                    break
                seat = bits(s.awaiting)[0]
                choices = legal(game, s, seat)
                game.choose(s, seat, choices[luck.below(len(choices))], luck)
            assert s.over


def test_whole_trees_of_luck_sum_to_one_where_they_are_small(game: Game) -> None:
    walked = 0
    match = next(random_match(game, game.box.seats[0], 1))
    seat = bits(match.state.awaiting)[0]
    for choice in legal(game, match.state, seat):

        def step(luck: Luck, choice: int = choice) -> None:
            game.choose(match.state.copy(), seat, choice, luck)

        try:
            assert sum(way.chance for way in branches(step, WIDEST_TREE)) == 1
            walked += 1
        except OverflowError:
            continue
    assert walked, "no choice had a tree of luck small enough to walk"


def test_a_state_survives_its_record_and_its_bytes(game: Game) -> None:
    for match in random_match(game, game.box.seats[1], 3):
        s = match.state
        assert game.State.from_bytes(s.to_bytes()) == s
        assert game.State.from_record(s.to_record()[0]) == s
        assert s.copy() == s


def test_copies_stay_what_they_were(game: Game) -> None:
    for seats in seatings(game):
        kept: list[tuple[Any, bytes]] = []
        for match in random_match(game, seats, 5):
            kept.append((match.state.copy(), match.state.to_bytes()))
            if not match.over:  # a copy that plays on leaves its original alone
                other = match.state.copy()
                seat = bits(other.awaiting)[0]
                game.choose(other, seat, legal(game, other, seat)[-1], Luck(9))
                assert match.state.to_bytes() == kept[-1][1]
        assert all(copy.to_bytes() == data for copy, data in kept)


def test_a_record_replays_to_the_same_match(game: Game) -> None:
    for setting in settings(game):
        for seed in range(4):
            match = finished(game, setting.seats, seed, *setting[1:])
            again = replay(record.write(match))
            assert again.state.to_bytes() == match.state.to_bytes()
            assert again.facts() == match.facts()
            assert [told.event for told in again.told] == [told.event for told in match.told]
            assert record.write(again).splitlines()[-1] == record.write(match).splitlines()[-1]


def test_a_record_may_stop_anywhere(game: Game) -> None:
    for match in random_match(game, game.box.seats[0], 11):
        again = replay(record.write(match, reveal=False))
        assert again.facts() == match.facts()


def test_an_honest_record_is_verified(game: Game) -> None:
    match = finished(game, game.box.seats[0], 2)
    assert verify(record.write(match)).state.to_bytes() == match.state.to_bytes()


def test_typed_luck_stops_the_rules_and_tells_nothing_twice(game: Game) -> None:
    whole = finished(game, game.box.seats[0], 4)
    typed = Match(game, whole.names, "", RealDice())
    numbers: list[int] = []
    for row in whole.rows:
        if isinstance(row, Fell):
            assert typed.question == "outcome"
            assert typed.awaiting == []
            assert typed.due == row.draw
            assert typed.words.ask_luck(typed.state, row.draw, typed.names)
            typed.supply(row.outcome)
        else:
            typed.choose(row.seat, row.choice)
        numbers = [told.number for told in typed.told]
    assert numbers == list(range(len(whole.told)))
    assert typed.told == whole.told
    assert typed.state.to_bytes() == whole.state.to_bytes()


def shouted(marked: str) -> str:
    """Words in capitals, but for seats' names, which are marked."""
    return re.sub(rf"{MARK}?[^\s,.]+", lambda word: word[0] if word[0].startswith(MARK) else word[0].upper(), marked)


def test_words_of_one_list_differ_and_are_read_back(game: Game) -> None:
    for match in random_match(game, game.box.seats[1], 6):
        for seat in match.awaiting:
            words = match.choice_words(seat)
            assert len({each.lower() for each in words.values()}) == len(words)
            marked = match.choice_words(seat, match.marked)
            for choice, each in words.items():
                assert match.find(each, marked) == choice
                assert match.find(unmarked(shouted(marked[choice])), marked) == choice
            assert all(match.words.explain(match.state, seat, choice, match.names) for choice in words)
            assert match.words.ask(match.state, seat, match.names)
            assert match.words.question(match.state.question) not in ("", "-")


def test_outcome_words_differ_and_have_no_spaces(game: Game) -> None:
    match = Match(game, NAMES[: game.box.seats[0]], "", RealDice())
    whole = finished(game, game.box.seats[0], 8)
    for row in whole.rows:
        if isinstance(row, Fell):
            words = match.outcome_words()
            assert len(set(words.values())) == len(words)
            assert all(word and " " not in word for word in words.values())
            match.supply(row.outcome)
        else:
            match.choose(row.seat, row.choice)


def test_every_event_is_told_in_a_sentence_with_a_rule(game: Game) -> None:
    rules = (home(game) / "RULES.md").read_text()
    for seats in seatings(game):
        match = finished(game, seats, 13)
        for seat in (None, SPECTATOR, *range(seats)):
            for line in match.story(seat):
                assert line.text.endswith((".", "!", "?", "…")), line
                assert f"**{line.rule}**" in rules or f"## {line.rule} " in rules, line


def test_facts_have_the_names_that_every_game_has(game: Game) -> None:
    for match in random_match(game, game.box.seats[0], 7):
        facts = match.facts()
        assert {"winners", "over", "awaiting", "question"} <= set(facts)
        assert all(isinstance(value, str) and value and value == value.strip() for value in facts.values())
        assert len({fact.lower() for fact in facts}) == len(facts)


def test_a_view_can_be_put_into_words_like_a_state(game: Game) -> None:
    for match in random_match(game, game.box.seats[0], 15):
        for seat in (SPECTATOR, *range(len(match.names))):
            view = match.view(seat)
            facts = match.words.facts(view, match.names)
            assert list(facts) == list(match.words.facts(match.state, match.names))
            assert all(value and "-128" not in value for value in facts.values())
            for choice in match.legal(seat) if seat in match.awaiting else []:
                assert match.words.ask(view, seat, match.names) == match.words.ask(match.state, seat, match.names)
                assert match.words.explain(view, seat, choice, match.names)
            assert all(line.endswith(".") and "-128" not in line for line in match.on_table(seat))


def test_a_state_holds_python_numbers_only(game: Game) -> None:
    """NumPy's would be slow, and wrap around in silence."""
    for match in random_match(game, game.box.seats[1], 16):
        cells = [getattr(match.state, name) for name in game.State.cells]
        while cells:
            cell = cells.pop()
            cells.extend(cell if isinstance(cell, list) else [])
            assert isinstance(cell, list | int)


class Sampled:
    """Outcomes from the generator that the lab draws from."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def outcome(self, draw: Draw, step: int, history: str) -> int:
        return chosen(self.luck.below(draw.total), draw.weights)


def test_a_match_is_what_the_bound_rules_play(game: Game) -> None:
    """Drivers and the match reach the rules by different ways; nothing may be bound on one that is not on the other."""
    seats, cap = game.box.seats[0], game.box.cap.choices
    play, end = interpreted(game, tally, final)
    for number in range(5, 9):
        lengths, wins, states = np.zeros(cap + 1, np.int64), np.zeros((seats, seats), np.int64), [game.State()]
        play([opening(game, seats)], 3, number, number + 1, cap, lengths, wins)
        end([opening(game, seats)], 3, number, number + 1, cap, states)
        luck = Luck(3, number)
        match = Match(game, NAMES[:seats], "", Sampled(luck))
        length = 0
        while not match.over:
            legal_now = match.legal(match.awaiting[0])
            match.choose(match.awaiting[0], legal_now[luck.below(len(legal_now))])
            length += 1
        assert lengths.nonzero()[0].tolist() == [length]
        assert match.state == states[0]
        assert [seat for seat in range(seats) if wins[seat].any()] == match.winners
        assert wins.sum() == len(match.winners)


def test_the_information_of_a_seat_holds_its_events_and_its_own_choices(game: Game) -> None:
    match = finished(game, game.box.seats[0], 9)
    for seat in range(len(match.names)):
        learnt = match.information(seat)
        shown = [event for _, event in match.shown(seat)]
        own = [(row.choice,) for row in match.rows if not isinstance(row, Fell) and row.seat == seat]
        assert [each for each in learnt if len(each) > 1] == shown
        assert [each for each in learnt if len(each) == 1] == own


def test_an_information_state_only_grows(game: Game) -> None:
    before: dict[int, list[tuple[int, ...]]] = {}
    for match in random_match(game, game.box.seats[0], 10):
        for seat in (SPECTATOR, *range(len(match.names))):
            now = match.information(seat)
            then = before.get(seat, [])
            assert now[: len(then)] == then
            before[seat] = now


def test_the_heuristic_player_chooses_what_is_legal_from_its_view(game: Game) -> None:
    if game.heuristic is None:
        pytest.fail("expected a bots.py with a hand-made player; every game here has one")
    luck = Luck(1)
    for match in random_match(game, game.box.seats[1], 14):
        for seat in match.awaiting:
            choices = match.legal(seat)
            assert game.heuristic(match.view(seat), seat, choices, len(choices), luck) in choices
