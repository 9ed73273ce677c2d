"""One match: waiting, choosing, luck that is typed in, the log, and what is refused."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit import NAMES, finished, told
from ossuary import games
from ossuary.kernel.luck import Draw, Needed
from ossuary.match.fairness import RealDice, Script, Stream, begin_history, extend_history
from ossuary.match.log import Chosen, Fell, IllegalChoice, ImpossibleOutcome, NotAsked, marked, same_words
from ossuary.match.match import Match
from ossuary.match.seats import BadSeats, check_name, seat_names

VICTIM = games.load("victim")
TRIO = NAMES[:3]


def typed(options: str = "first=Ann") -> Match:
    return Match(VICTIM, TRIO, options, RealDice())


# --- the stream ---


def test_the_stream_is_what_its_description_says() -> None:
    stream = Stream(b"seed", "beef")
    message = b"ossuary/1 beef 3 abc 0"
    number = int.from_bytes(hmac.new(b"seed", message, hashlib.sha256).digest()[:8], "big")
    assert stream.outcome(Draw(0, (1,) * 6, 0), 3, "abc") == number % 6
    assert stream.commitment == hashlib.sha256(b"seed").hexdigest()


def test_the_stream_weighs_its_outcomes() -> None:
    stream, draw = Stream(b"seed", "-"), Draw(0, (0, 3, 1), 0)
    counts = Counter(stream.outcome(draw, step, "") for step in range(4000))
    assert counts[0] == 0
    assert abs(counts[1] - 3000) < 120


def test_a_number_from_the_ragged_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = iter([(1 << 64) - 1, 4])
    monkeypatch.setattr(hmac, "digest", lambda *_: next(numbers).to_bytes(8, "big"))
    assert Stream(b"", "-").outcome(Draw(0, (1,) * 6, 0), 0, "") == 4


@pytest.mark.parametrize(
    ("given", "read"), [("00", "00"), ("BE EF", "beef"), (" 00ff, 0A ,11", "00ff,0a,11"), (" - ", "-")]
)
def test_entropy_goes_in_as_records_are_read(given: str, read: str) -> None:
    assert Stream(b"seed", given).entropy == read
    draw = Draw(0, (1,) * 6, 0)
    assert Stream(b"seed", given).outcome(draw, 0, "") == Stream(b"seed", read).outcome(draw, 0, "")


@pytest.mark.parametrize("given", ["", "0", "xy", "00,", "00,-", "--", "0:0", "００"])
def test_entropy_that_no_record_could_hold_is_refused(given: str) -> None:
    with pytest.raises(ValueError, match="expected entropy: in pairs of hexadecimal digits"):
        Stream(b"seed", given)


def test_every_stream_has_a_seed_of_its_own() -> None:
    assert Stream().commitment != Stream().commitment


def test_history_tells_games_seats_options_and_choices_apart() -> None:
    start = begin_history(["game: a", "seats: b"])
    assert start != begin_history(["game: a", "seats: c"])
    assert extend_history(start, "Ann: left") != extend_history(start, "Ann: right")


def test_a_script_asks_past_its_end() -> None:
    script = Script([2])
    assert script.outcome(Draw(0, (1, 1, 1), 0), 0, "") == 2
    with pytest.raises(Needed):
        script.outcome(Draw(0, (1, 1, 1), 0), 1, "")


# --- a match ---


def test_a_match_plays_alone_on_its_stream() -> None:
    match = finished(VICTIM, 3, 1)
    assert match.over
    assert len(match.winners) == 1


def test_the_same_seed_and_choices_give_the_same_match() -> None:
    assert finished(VICTIM, 3, 5).told == finished(VICTIM, 3, 5).told


def test_real_dice_are_asked_for_by_name_one_after_another() -> None:
    match = typed("")
    asked: list[str] = []
    for _ in range(3):
        assert match.due is not None
        asked.append(VICTIM.words.ask_luck(match.state, match.due, match.names))
        match.supply_word("3" if match.due.seat else "5")
    assert asked == [f"{name}'s yellow die, for who goes first" for name in TRIO]
    assert match.awaiting == [1]


def test_while_an_outcome_is_due_nobody_is_awaited_and_facts_are_as_far_as_the_rules_got() -> None:
    match = typed()
    match.choose_words(1, "left sabotage")
    facts = match.facts()
    assert (facts["question"], facts["awaiting"], facts["over"]) == ("outcome", "-", "no")
    for word in ("6", "6", "1", "1"):
        match.supply_word(word)
    assert match.facts()["Cy.health"] == "3"


def test_events_are_numbered_and_told_once() -> None:
    match = typed()
    match.choose_words(1, "left support")
    for word in ("3", "4", "2", "2", "green", "7"):
        before = list(match.told)
        match.supply_word(word)
        assert match.told[: len(before)] == before
    assert [each.number for each in match.told] == list(range(len(match.told)))


def test_public_events_are_addressed_to_everybody() -> None:
    assert {each.address for each in finished(VICTIM, 3, 2).told} == {0b111}


def test_the_log_holds_choices_and_outcomes_in_order() -> None:
    match = told("victim", "Bo: left neutral\n* 1 2 3 4 white", options="first=Ann")
    assert [type(row) for row in match.rows] == [Chosen, *[Fell] * 5]
    assert [row.words for row in match.rows] == ["left neutral", "1", "2", "3", "4", "white"]


def test_a_seat_that_is_not_asked_is_refused() -> None:
    with pytest.raises(NotAsked, match=r"expected plan of Bo: one of left support, .*; got choice 0 of Ann"):
        typed().choose(0, 0)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(NotAsked, match="got choice 0 of seat 9"):
        typed().choose(9, 0)


def test_words_that_name_no_choice_are_refused() -> None:
    with pytest.raises(IllegalChoice, match="got Bo: up support"):
        typed().choose_words(1, "up support")


def test_an_outcome_that_nobody_asked_for_is_refused() -> None:
    match = typed()
    with pytest.raises(NotAsked, match="got the outcome 4"):
        match.supply_word("4")
    with pytest.raises(NotAsked, match="got an outcome"):
        match.supply(4)


@pytest.mark.parametrize("outcome", [-1, 6, 100])
def test_an_outcome_that_the_die_does_not_have_is_refused(outcome: int) -> None:
    match = typed("")
    with pytest.raises(ImpossibleOutcome, match="one of 1 2 3 4 5 6"):
        match.supply(outcome)


def test_a_refused_choice_changes_nothing() -> None:
    match = typed()
    before = (match.state.to_bytes(), match.rows.copy(), match.told.copy())
    with pytest.raises(IllegalChoice):
        match.choose(1, 99)
    assert (match.state.to_bytes(), match.rows, match.told) == before


def test_luck_may_change_hands_in_the_middle() -> None:
    match = typed()
    match.choose_words(1, "left support")
    match.go_on(Stream(b"x", "-"))
    assert match.due is None
    assert match.state.over or match.awaiting


# --- names ---


@pytest.mark.parametrize(
    "name", ["", "-", "a b", "a.b", "a,b", "a:b", "a#b", "a=b", "a*b", "a/b", "a\nb", "x" * 251, "a\x1bb"]
)
def test_a_name_outside_the_records_alphabet_is_refused(name: str) -> None:
    with pytest.raises(BadSeats, match="expected a seat name"):
        check_name(name)


def test_names_as_people_type_them_become_seat_names() -> None:
    assert seat_names(["Mary Ann", "J.R.", "JR", " ", "名"]) == ["Mary_Ann", "JR", "JR2", "Seat", "名"]
    assert seat_names(["Jose\u0301", "Jos\u00e9", "e.\u0301"]) == ["Jos\u00e9", "Jos\u00e92", "\u00e9"]


def test_a_name_in_decomposed_letters_is_refused() -> None:
    with pytest.raises(BadSeats, match="expected a seat name in composed letters"):
        check_name("Jose\u0301")


@given(st.lists(st.text(max_size=80), min_size=1, max_size=16))
def test_any_names_become_seat_names_that_can_sit_down(typed_names: list[str]) -> None:
    seats = seat_names(typed_names)
    assert len(set(seats)) == len(seats)
    for seat in seats:
        check_name(seat)


@pytest.mark.parametrize("seats", [("Ann", "Bo"), ("Ann", "Bo", "Ann"), ("Ann", "Bo", "C D")])
def test_seats_that_cannot_sit_down_are_refused(seats: tuple[str, ...]) -> None:
    with pytest.raises(BadSeats, match="expected"):
        Match(VICTIM, seats)


def test_case_counts_in_names_and_nowhere_else() -> None:
    ann, bo = marked(("Ann", "Bo"))
    assert same_words("TAKE wild-rumor FROM Bo", f"take wild-rumor from {bo}")
    assert not same_words("take wild-rumor from bo", f"take wild-rumor from {bo}")
    assert not same_words("take wild-rumor", f"take wild-rumor from {bo}")
    assert same_words("Ann,Bo", f"{ann}, {bo}")
    assert same_words("Ann.HEALTH", f"{ann}.health")
    assert not same_words("ann.health", f"{ann}.health")


def test_a_word_spelt_like_a_name_is_still_a_word() -> None:
    match = Match(VICTIM, ("Left", "Red", "No"), "first=No", RealDice())
    match.choose_words(0, "LEFT Sabotage")
    assert match.find("Left", {0: "left", 1: marked(("Left",))[0]}) == 1
    assert match.rows[-1].words == "left sabotage"
