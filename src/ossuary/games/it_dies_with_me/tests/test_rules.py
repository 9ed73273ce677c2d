"""The numbered rules of It Dies With Me but for the cards (test_cards.py), as records that must hold."""

import tomllib
from importlib import resources

import pytest

from kit import NAMES, plays, told
from ossuary import games
from ossuary.games.it_dies_with_me.state import Event
from ossuary.kernel.contract import SPECTATOR
from ossuary.kernel.events import HIDDEN
from ossuary.match.head import RecordError
from ossuary.match.match import Match
from ossuary.match.replay import replay

GAME = "it-dies-with-me"
EXPANSION = "expansion=yes"
TILES = "* dead-2 dead-4 dead-5 it-dies it-with with-me\n"  # on graves 1 to 6; nobody needs 2, 4 or 5 in a `turn`


def table(body: str, options: str = "", *, seats: int = 4, deck: str | None = None) -> Match:
    """The match that a record tells, whose expectations are the assertions."""
    return plays(GAME, body, seats=seats, options=with_deck(options, deck), contents=deck)


def position(body: str, options: str = "", *, seats: int = 4, deck: str | None = None) -> Match:
    """The match that a record tells, to assert something of it."""
    return told(GAME, body, seats=seats, options=with_deck(options, deck), contents=deck)


def with_deck(options: str, deck: str | None) -> str:
    return options if deck is None else ", ".join(filter(None, [options, "deck=own"]))


def refuses(expected: str, body: str = "", options: str = "", *, seats: int = 4, deck: str | None = None) -> int:
    """The record is refused for this reason; returns the line."""
    with pytest.raises(RecordError, match=expected) as refused:
        position(body, options, seats=seats, deck=deck)
    assert refused.value.status == 2, "not an expectation that fails"
    return refused.value.line


def dice(*numbers: int) -> str:
    """All seats set their dice, in seat order."""
    return "".join(f"{name}: play {number}\n" for name, number in zip(NAMES, numbers, strict=False))


def all_but_bo(*numbers: int) -> str:
    """The seats that are asked when Bo's die is gripped set theirs."""
    names = [name for name in NAMES if name != "Bo"]
    return "= awaiting Ann,Cy,Dee\n" + "".join(
        f"{name}: play {number}\n" for name, number in zip(names, numbers, strict=False)
    )


def turn(high: str, low: str, *cards: str) -> str:
    """A round that one of four seats wins with a 6, one with a 1, while the others' threes cancel; the cards drawn."""
    numbers = [6 if name == high else 1 if name == low else 3 for name in NAMES[:4]]
    return dice(*numbers) + (f"* {' '.join(cards)}\n" if cards else "")


def own(**counts: int) -> str:
    """A deck of these cards alone."""
    entry = '{{ id = "{0}", count = {1}, effect = "{0}" }}'
    entries = [entry.format(name.replace("_", "-"), count) for name, count in counts.items()]
    return f"cards = [{', '.join(entries)}]"


def odds(match: Match) -> dict[str, int]:
    """How many there are of each thing that may be drawn now."""
    assert match.due is not None
    return {word: match.due.weights[outcome] for outcome, word in match.outcome_words().items()}


# --- R1 setting the table ---

BASE = {
    **dict.fromkeys(("it", "dies", "with", "me"), 6),
    "wild-rumor": 4,
    **dict.fromkeys(("grave-robber", "last-words", "cold-feet"), 3),
    **dict.fromkeys(("one-foot-in", "wrong-coffin", "poltergeist", "dead-mans-grip"), 2),
    **dict.fromkeys(("skeleton-closet", "loose-lips", "seance"), 1),
}
ADDED = {**{f"out-of-the-will-{n}": 1 for n in range(1, 7)}, "contest-the-will": 3, "codicil": 3}
LAID = (*(f"dead-{n}" for n in range(1, 7)), "it-dies", "it-with", "it-me", "dies-with", "dies-me", "with-me")


@pytest.mark.parametrize("seats", [3, 7])
def test_r1_1_four_to_six_players_sit_down(seats: int) -> None:
    refuses("expected 4 to 6 seats", seats=seats)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r1_1_all_of_them_play_every_round(seats: int) -> None:
    table(f"= awaiting {','.join(NAMES[:seats])}\n= question play", seats=seats)


def test_r1_2_every_token_begins_on_grave_1() -> None:
    table("".join(f"= {name}.tile 1\n" for name in NAMES[:4]))


def test_r1_2_five_moves_lead_to_the_sixth_grave_and_the_sixth_to_the_journal() -> None:
    body = "".join(turn("Ann", "Bo", "it") + f"= Bo.tile {grave}\n" for grave in (2, 3, 4, 5, 6))
    table(body + "= over no\n" + turn("Ann", "Bo", "it") + "= Bo.tile journal\n= winners Bo")


def test_r1_3_any_of_the_48_cards_of_the_box_may_come_first() -> None:
    assert odds(position(turn("Ann", "Bo"))) == BASE
    assert sum(BASE.values()) == 48


def test_r1_3_a_card_that_is_drawn_is_no_longer_in_the_deck() -> None:
    assert odds(position(turn("Ann", "Bo", "one-foot-in") + turn("Ann", "Cy"))) == {**BASE, "one-foot-in": 1}
    left = odds(position(turn("Ann", "Bo", "loose-lips") + turn("Ann", "Cy")))
    assert left == {card: count for card, count in BASE.items() if card != "loose-lips"}


def test_r1_3_the_box_says_what_is_printed_and_what_is_reconstructed() -> None:
    printed = {"it", "dies", "with", "me", "wild-rumor", *(card for card in ADDED if card.startswith("out-of"))}
    box = tomllib.loads(resources.files("ossuary.games.it_dies_with_me").joinpath("content.toml").read_text("utf-8"))
    for card in box["cards"] + box["expansion"]:
        assert card["provenance"] == ("printed" if card["id"] in printed else "reconstructed"), card
    assert {entry["provenance"] for entry in box["tiles"]} == {"reconstructed"}


def test_r1_4_nobody_has_cards_yet_and_round_1_begins() -> None:
    table("= round 1\n= high -\n= low -\n= over no\n" + "".join(f"= {n}.words -\n= {n}.will -\n" for n in NAMES[:4]))


def test_r1_4_without_the_expansion_nothing_is_dead_on_any_grave() -> None:
    body = "".join(turn("Ann", "Bo", "it") + "= Bo.dead -\n= Ann.dead -\n" for _ in range(5))
    match = table(body)  # ruling 26
    assert len(match.choice_words(1)) == 6


# --- R2 setting the dice ---


def test_r2_1_a_number_from_1_to_6() -> None:
    match = position("")
    assert [list(match.choice_words(seat).values()) for seat in range(4)] == [[f"play {n}" for n in range(1, 7)]] * 4


@pytest.mark.parametrize("number", ["0", "7", "six", "4 5"])
def test_r2_1_no_other_number(number: str) -> None:
    assert refuses("expected play of Ann", f"Ann: play {number}") == 5


def test_r2_1_all_at_the_same_time_and_in_any_order() -> None:
    table("Dee: play 1\n= awaiting Ann,Bo,Cy\nBo: play 3\nAnn: play 6\n= awaiting Cy\nCy: play 3\n= question outcome")


def test_r2_2_who_is_ready_can_be_seen_and_the_number_cannot() -> None:
    one, two = (position(f"Ann: play {number}\nCy: play 2") for number in (5, 4))
    assert one.awaiting == [1, 3]
    for seat in (SPECTATOR, 1, 2, 3):
        assert one.view(seat).to_bytes() == two.view(seat).to_bytes()
        assert one.information(seat) == two.information(seat)
        assert one.shown(seat) == two.shown(seat)


@pytest.mark.parametrize("number", [2, 5])
def test_r2_3_a_dead_number_cannot_be_chosen(number: int) -> None:
    body = TILES + turn("Ann", "Bo", "out-of-the-will-5") + "= Ann.dead 2,5\n"  # rulings 16 and 20
    table(body, EXPANSION)
    refuses("expected play of Ann: one of play 1, play 3, play 4, play 6;", f"{body}Ann: play {number}", EXPANSION)


GRIP = turn("Ann", "Bo", "dead-mans-grip") + "Ann: choose Bo 4\n"


def test_r2_4_a_gripped_seat_is_not_asked() -> None:
    table(GRIP + all_but_bo(6, 3, 3) + "* it\n= low Bo")
    refuses("expected play of Ann or Cy or Dee", GRIP + "Bo: play 4")


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_r2_4_everybody_can_see_the_number_of_a_gripped_die(seat: int) -> None:
    match = position(GRIP)
    assert match.view(seat).die[1] == 4
    assert any(event[:4] == (Event.GRIPPED, 0, 1, 4) for _, event in match.shown(seat))


SEANCE = turn("Ann", "Bo", "seance") + "Ann: choose Bo\n"


def test_r2_5_a_medium_is_asked_when_all_others_have_locked() -> None:
    body = "= awaiting Bo,Cy,Dee\nDee: play 1\nBo: play 5\n= awaiting Cy\nCy: play 3\n= awaiting Ann\n= question play\n"
    table(SEANCE + body + "Ann: play 5\n* it\n= high Cy\n= low Dee\n= awaiting Ann,Bo,Cy,Dee")
    refuses("expected play of Bo or Cy or Dee", SEANCE + "Ann: play 5")
    refuses("expected play of Ann", SEANCE + "Bo: play 5\nCy: play 3\nDee: play 1\nBo: play 4")


def test_r2_5_the_medium_sees_the_number_it_called_up_and_nobody_else_does() -> None:
    match = position(SEANCE + "Bo: play 5\nCy: play 3\nDee: play 1")
    seats = (SPECTATOR, 0, 1, 2, 3)
    assert [match.view(seat).die[1] for seat in seats] == [HIDDEN, 5, 5, HIDDEN, HIDDEN]
    assert [match.view(seat).die[2] for seat in seats] == [HIDDEN, HIDDEN, HIDDEN, 3, HIDDEN]
    assert [match.view(seat).die[3] for seat in seats] == [HIDDEN, HIDDEN, HIDDEN, HIDDEN, 1]
    assert "5" in match.words.ask(match.view(0), 0, match.names)


def test_r2_5_before_all_have_locked_the_medium_sees_nothing() -> None:
    one, two = (position(f"{SEANCE}Bo: play {number}\nCy: play 3") for number in (5, 4))
    assert one.view(0).to_bytes() == two.view(0).to_bytes()
    assert one.information(0) == two.information(0)


def test_r2_5_only_the_medium_learns_the_number_called_up() -> None:
    one, two = (position(f"{SEANCE}Bo: play {number}\nCy: play 3\nDee: play 1") for number in (5, 4))
    for seat in (SPECTATOR, 2, 3):
        assert one.view(seat).to_bytes() == two.view(seat).to_bytes()
        assert one.information(seat) == two.information(seat)
    assert one.information(0) != two.information(0)
    told_ = [event for event in one.information(0) if event[0] == Event.SEEN]
    assert [event[:4] for event in told_] == [(Event.SEEN, 0, 1, 5)]


# --- R3 lifting the coffins ---


def test_r3_1_all_coffins_lift_together() -> None:
    match = position(dice(1, 2, 3, 4, 5, 6), seats=6)
    for seat in (SPECTATOR, *range(6)):
        assert [event[1:7] for _, event in match.shown(seat) if event[0] == Event.LIFTED] == [(1, 2, 3, 4, 5, 6)]
        assert match.view(seat).die == [1, 2, 3, 4, 5, 6]


WINNERS = [
    ((6, 5, 4, 1), "Ann", "Dee"),
    ((6, 6, 4, 2), "Cy", "Dee"),
    ((1, 1, 6, 4), "Cy", "Dee"),
    ((2, 3, 4, 5), "Dee", "Ann"),
    ((6, 6, 1, 1, 3, 4), "Flo", "Ed"),
    ((6, 6, 6, 4, 2, 3), "Dee", "Ed"),
    ((1, 6, 1, 6, 1, 5), "Flo", "Flo"),
]


@pytest.mark.parametrize(("numbers", "high", "low"), WINNERS)
def test_r3_2_equal_numbers_cancel_each_other_all_of_them(numbers: tuple[int, ...], high: str, low: str) -> None:
    table(dice(*numbers) + f"* it\n= high {high}\n= low {low}\n= round 2", seats=len(numbers))


def test_r3_3_the_highest_number_left_draws_and_the_lowest_moves() -> None:
    table(dice(6, 6, 4, 2) + "* me\n= Cy.words me\n= Dee.tile 2\n= Ann.words -\n= Ann.tile 1\n= Bo.tile 1\n= Cy.tile 1")


@pytest.mark.parametrize("number", [1, 3, 6])
def test_r3_4_the_only_number_left_draws_and_moves(number: int) -> None:
    body = dice(number, 5, 5, 5) + "* it\n= high Ann\n= low Ann\n= Ann.words it\n= Ann.tile 2"  # ruling 7
    table(body)


def test_r3_4_it_draws_first_and_moves_then() -> None:
    table(dice(5, 2, 2, 2) + "= Ann.tile 1\n= question outcome\n* one-foot-in\n= Ann.tile 3\n= low Ann")


@pytest.mark.parametrize("numbers", [(3, 3, 5, 5), (2, 2, 2, 2), (1, 1, 6, 6, 4, 4), (1, 1, 1, 6, 6)])
def test_r3_5_if_none_is_left_nobody_draws_and_nobody_moves(numbers: tuple[int, ...]) -> None:
    body = dice(*numbers) + "= high -\n= low -\n= round 2\n= question play\n"  # ruling 8
    match = table(
        body + "".join(f"= {name}.tile 1\n= {name}.words -\n" for name in NAMES[: len(numbers)]), seats=len(numbers)
    )
    assert len(match.rows) == len(numbers), "no outcome"


def test_r3_5_high_and_low_are_those_of_the_last_round_nobody_too() -> None:
    table(turn("Ann", "Bo", "it") + "= high Ann\n= low Bo\n" + dice(3, 3, 5, 5) + "= high -\n= low -\n= round 3")


@pytest.mark.parametrize("number", [1, 3, 6])
def test_r3_6_a_card_does_not_change_dice_that_lie_open(number: int) -> None:
    others = 6 if number == 3 else 3
    body = TILES + dice(number, others, others, others) + f"* out-of-the-will-{number}\n= high Ann\n= low Ann\n"
    match = table(body + "= Ann.tile 2", EXPANSION)  # ruling 9
    assert str(number) in match.facts()["Ann.dead"]


def test_r3_6_low_stays_low_after_its_token_was_swapped() -> None:
    table(turn("Ann", "Bo", "wrong-coffin") + "Ann: choose Bo\n= high Ann\n= low Bo")


# --- R4 High draws ---


def test_r4_1_high_draws_and_plays_before_low_moves() -> None:
    table(turn("Ann", "Bo") + "= question outcome\n= awaiting -\n= Bo.tile 1\n* it\n= Ann.words it\n= Bo.tile 2")


def test_r4_1_a_card_is_played_even_if_it_does_harm() -> None:
    table(TILES + turn("Ann", "Bo", "out-of-the-will-6") + "= Ann.dead 2,6", EXPANSION)  # ruling 3


def test_r4_1_facts_of_the_round_stay_while_high_is_still_playing() -> None:
    body = turn("Ann", "Bo", "it") + turn("Cy", "Bo", "cold-feet")
    table(
        body
        + "= question cold-feet\n= awaiting Cy\n= round 2\n= high Ann\n= low Bo\nCy: choose Bo\n= round 3\n= high Cy"
    )


def test_r4_2_words_and_wild_rumors_stay_without_limit_doubles_too() -> None:
    cards = ["with", "wild-rumor", "dies", "with", "with", "dies"]
    lows = ["Bo", "Cy", "Dee"] * 2
    body = "".join(turn("Ann", low, card) for low, card in zip(lows, cards, strict=True))
    table(body + "= Ann.words dies,dies,wild-rumor,with,with,with\n= over no")  # ruling 4


def test_r4_3_an_action_card_is_not_among_the_discards_while_it_is_played() -> None:
    body = turn("Ann", "Bo", "one-foot-in") + turn("Ann", "Cy", "last-words")
    match = position(body, deck=own(one_foot_in=1, last_words=1))
    assert odds(match) == {"one-foot-in": 1}
    match.supply_word("one-foot-in")
    assert odds(match) == {"one-foot-in": 1}, "the first of the two has been played, last-words has not"
    match.supply_word("one-foot-in")
    assert match.facts()["Ann.tile"] == "4"


def test_r4_3_and_it_is_once_it_has_been_played() -> None:
    body = turn("Ann", "Bo", "last-words", "one-foot-in", "one-foot-in") + turn("Ann", "Cy")
    assert odds(position(body, deck=own(one_foot_in=1, last_words=1))) == {"one-foot-in": 1, "last-words": 1}


def test_r4_3_the_first_of_two_has_been_played_when_the_second_is_drawn() -> None:
    body = turn("Ann", "Bo", "last-words", "dead-mans-grip") + "Ann: choose Cy 3\n"
    assert odds(position(body, deck=own(dead_mans_grip=1, last_words=1))) == {"dead-mans-grip": 1}


def test_r4_3_a_contest_that_draws_is_still_being_played() -> None:
    body = turn("Ann", "Bo", "one-foot-in") + turn("Ann", "Cy", "contest-the-will")
    assert odds(position(body, deck=own(one_foot_in=1, contest_the_will=1))) == {"one-foot-in": 1}


ASK_NOBODY = ["grave-robber", "cold-feet", "skeleton-closet", "loose-lips"]  # when no opponent has words or has moved


@pytest.mark.parametrize("card", ASK_NOBODY)
def test_r4_4_a_card_with_nothing_to_act_on_does_nothing_and_is_discarded(card: str) -> None:
    deck = own(**{card.replace("-", "_"): 1, "poltergeist": 1})
    match = table(
        turn("Ann", "Bo", card) + "= round 2\n= question play\n= high Ann\n" + turn("Cy", "Bo", "poltergeist")
    )
    assert match.facts()["round"] == "3"
    again = position(turn("Ann", "Bo", card) + turn("Cy", "Dee", "poltergeist") + turn("Cy", "Dee"), deck=deck)
    assert odds(again) == {card: 1, "poltergeist": 1}


@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("grave-robber", "take it from Bo"),
        ("cold-feet", "choose Dee"),
        ("skeleton-closet", "trade me for it of Bo"),
        ("loose-lips", "discard it of Bo"),
    ],
)
def test_r4_4_a_card_asks_even_if_there_is_only_one_answer(card: str, answer: str) -> None:
    body = turn("Bo", "Dee", "it") + turn("Ann", "Dee", "me") + turn("Ann", "Cy", card)
    match = table(body + f"= question {card}\n= awaiting Ann\n= round 3")
    assert list(match.choice_words(0).values()) == [answer]
    match.choose_words(0, answer)
    assert match.facts()["round"] == "4"


@pytest.mark.parametrize("word", ["it", "wild-rumor"])
def test_r4_5_a_word_that_is_removed_goes_to_the_discards(word: str) -> None:
    deck = own(**{word.replace("-", "_"): 1, "loose_lips": 1})
    body = (
        turn("Bo", "Cy", word) + turn("Ann", "Cy", "loose-lips") + f"Ann: discard {word} of Bo\n" + turn("Ann", "Dee")
    )
    assert odds(position(body, deck=deck)) == {word: 1, "loose-lips": 1}


def test_r4_5_a_word_that_changes_hands_does_not() -> None:
    body = turn("Bo", "Cy", "it") + turn("Ann", "Cy", "grave-robber") + "Ann: take it from Bo\n" + turn("Ann", "Dee")
    assert odds(position(body, deck=own(it=1, grave_robber=1))) == {"grave-robber": 1}


def test_r4_6_when_the_deck_is_empty_the_discards_are_shuffled() -> None:
    deck = own(it=1, poltergeist=1, one_foot_in=1)
    body = turn("Ann", "Bo", "it") + turn("Ann", "Cy", "poltergeist") + turn("Bo", "Dee", "one-foot-in")
    match = position(body + turn("Bo", "Cy"), deck=deck)  # ruling 11: words that are held stay out
    assert odds(match) == {"poltergeist": 1, "one-foot-in": 1}


def test_r4_6_if_there_are_none_either_nothing_is_drawn_and_the_round_goes_on() -> None:
    fours = "".join(turn("Ann", low, "it") for low in ("Bo", "Cy", "Dee", "Bo"))
    body = fours + turn("Cy", "Dee") + "= high Cy\n= low Dee\n= Dee.tile 3\n= round 6\n= Cy.words -\n= question play"
    table(body, deck=own(it=4))


def test_r4_6_last_words_draw_what_there_is() -> None:
    deck = own(last_words=1, it=1)
    table(turn("Ann", "Bo", "last-words", "it") + "= Ann.words it\n= Bo.tile 2\n= round 2\n= high Ann", deck=deck)
    body = turn("Ann", "Bo", "it") + turn("Ann", "Cy", "last-words") + "= Ann.words it\n= high Ann\n= low Cy\n"
    table(body + "= round 3\n= question play", deck=deck)


DRAWING = ["last-words", "contest-the-will", "codicil"]  # the last two as long as nobody has an Out Of The Will


@pytest.mark.parametrize("outer", DRAWING)
@pytest.mark.parametrize("inner", DRAWING)
def test_r4_7_a_card_that_was_drawn_by_a_card_draws_none_itself(outer: str, inner: str) -> None:
    rest = ["it"] if outer == "last-words" else []
    words = "it" if rest else "-"
    table(
        TILES + turn("Ann", "Bo", outer, inner, *rest) + f"= round 2\n= question play\n= Ann.words {words}", EXPANSION
    )


@pytest.mark.parametrize("inner", DRAWING)
def test_r4_7_nor_does_the_second_of_two(inner: str) -> None:
    table(TILES + turn("Ann", "Bo", "last-words", "it", inner) + "= round 2\n= Ann.words it", EXPANSION)


def test_r4_7_a_card_that_draws_none_goes_to_the_discards() -> None:
    body = turn("Ann", "Bo", "last-words", "last-words", "it") + turn("Ann", "Cy", "it") + turn("Ann", "Dee")
    assert odds(position(body, deck=own(last_words=2, it=2))) == {"last-words": 2}


def test_r4_7_three_last_words_draw_two_cards() -> None:
    table(turn("Ann", "Bo", "last-words", "last-words", "last-words") + "= round 2\n= question play\n= Bo.tile 2")


@pytest.mark.parametrize("inner", ["contest-the-will", "codicil"])
def test_r4_7_what_it_does_without_drawing_it_does(inner: str) -> None:
    body = TILES + turn("Ann", "Bo", "last-words", "out-of-the-will-5", inner)
    if inner == "codicil":
        table(body + "= question codicil\nAnn: move Ann to Cy\n= Ann.will -\n= Cy.dead 2,5\n= round 2", EXPANSION)
    else:
        table(body + "= Ann.will -\n= Ann.dead 2\n= round 2", EXPANSION)


# --- R5 Low moves ---


def test_r5_1_low_moves_one_grave_forward() -> None:
    table(
        turn("Ann", "Bo", "it") + "= Bo.tile 2\n" + turn("Ann", "Bo", "it") + "= Bo.tile 3\n= Cy.tile 1\n= Dee.tile 1"
    )


def test_r5_2_low_moves_from_where_its_token_stands_after_highs_card() -> None:
    body = turn("Dee", "Bo", "it") + turn("Dee", "Bo", "it") + turn("Ann", "Bo", "wrong-coffin")  # Bo on 3, Ann on 1
    table(body + "Ann: choose Bo\n= Ann.tile 3\n= Bo.tile 2")
    table(body.replace("wrong-coffin", "cold-feet") + "Ann: choose Bo\n= Bo.tile 3")


def test_r5_2_high_and_low_in_one_move_from_there_too() -> None:
    body = turn("Dee", "Bo", "it") + turn("Dee", "Bo", "it") + turn("Ann", "Ann", "wrong-coffin")
    table(body + "Ann: choose Bo\n= Ann.tile 4\n= Bo.tile 1")


# --- R6 the next round ---


def test_r6_1_every_die_goes_back_under_its_coffin() -> None:
    match = table(turn("Ann", "Bo", "it") + "= round 2\n= question play\n= awaiting Ann,Bo,Cy,Dee\n= Ann.words it")
    assert match.view(SPECTATOR).die[:4] == [0, 0, 0, 0]


def test_r6_2_a_grip_holds_for_one_round() -> None:
    table(GRIP + all_but_bo(6, 3, 3) + "* it\n= awaiting Ann,Bo,Cy,Dee")  # ruling 10


def test_r6_2_a_grip_passes_in_a_round_that_nobody_wins() -> None:
    table(GRIP + all_but_bo(4, 3, 3) + "= high -\n= awaiting Ann,Bo,Cy,Dee")


def test_r6_2_a_seance_lasts_for_one_round() -> None:
    table(SEANCE + "Bo: play 5\nCy: play 3\nDee: play 3\nAnn: play 5\n= high -\n= awaiting Ann,Bo,Cy,Dee")


def test_r6_2_a_die_that_was_called_up_once_is_hidden_again() -> None:
    deck = own(seance=2, it=4)
    body = SEANCE + "Bo: play 1\nCy: play 6\nDee: play 3\nAnn: play 3\n* seance\nCy: choose Dee\n"
    match = position(body + "Ann: play 2\nBo: play 4\nDee: play 5", deck=deck)
    assert [match.view(2).die[seat] for seat in (0, 1, 3)] == [HIDDEN, HIDDEN, 5]
    assert match.view(0).die[1] == HIDDEN


def test_r6_2_a_poltergeist_haunts_one_round() -> None:
    body = turn("Ann", "Bo", "poltergeist") + dice(4, 4, 2, 2) + "* it\n= high Ann\n= low Ann\n"
    table(body + dice(4, 4, 2, 2) + "= high -\n= low -")


def test_r6_2_nor_does_it_wait_for_a_round_in_which_it_is_needed() -> None:
    body = turn("Ann", "Bo", "poltergeist") + turn("Bo", "Cy", "it")
    table(body + dice(4, 4, 2, 2) + "= high -\n= low -")


# --- R9 winning ---


def draws(seat: str, *cards: str) -> str:
    """A seat draws these cards in as many rounds, while Cy and Dee move."""
    lows = [name for name in ("Cy", "Dee", "Bo") if name != seat][:2]
    return "".join(turn(seat, lows[place % 2], card) for place, card in enumerate(cards))


@pytest.mark.parametrize(
    "cards",
    [
        ("it", "dies", "with", "me"),
        ("me", "with", "dies", "it"),
        ("it", "it", "wild-rumor", "with", "me"),
        ("wild-rumor", "wild-rumor", "dies", "wild-rumor"),
        ("wild-rumor",) * 4,
    ],
    ids=" ".join,
)
def test_r9_1_all_four_words_win_wild_rumors_helping(cards: tuple[str, ...]) -> None:
    body = draws("Ann", *cards[:-1]) + "= over no\n= winners -\n" + turn("Ann", "Bo", cards[-1])
    table(body + "= over yes\n= winners Ann\n= awaiting -\n= question -")  # ruling 5


@pytest.mark.parametrize(
    "cards",
    [("it", "dies", "with", "with", "dies"), ("wild-rumor", "it", "it", "dies"), ("wild-rumor",) * 3],
    ids=" ".join,
)
def test_r9_1_three_different_ones_do_not(cards: tuple[str, ...]) -> None:
    table(draws("Ann", *cards) + "= over no")


@pytest.mark.parametrize("cards", [("with", "me", "it"), ("with", "me", "wild-rumor")], ids=" ".join)
def test_r9_1_a_tile_of_two_words_helps(cards: tuple[str, ...]) -> None:
    tiles = "* it-dies dead-2 dead-4 dead-5 it-with with-me\n"
    table(tiles + draws("Ann", *cards[:-1]) + "= over no\n" + turn("Ann", "Bo", cards[-1]) + "= winners Ann", EXPANSION)


def test_r9_2_whoever_reaches_the_journal_wins() -> None:
    body = turn("Ann", "Bo", "it") * 5 + "= Bo.tile 6\n= winners -\n" + turn("Ann", "Bo", "it")
    table(body + "= Bo.tile journal\n= over yes\n= winners Bo\n= awaiting -\n= question -")


def test_r9_2_nothing_advances_when_the_match_is_over() -> None:
    body = turn("Ann", "Bo", "it") * 5 + turn("Cy", "Bo", "it")
    table(body + "= over yes\n= round 6\n= high Cy\n= low Bo")
    assert refuses("expected nothing more: the match is over", body + "Ann: play 1") > 0


def test_r9_2_by_a_card_too() -> None:
    body = turn("Dee", "Bo", "it") * 5 + turn("Bo", "Cy", "one-foot-in")
    table(body + "= Bo.tile journal\n= winners Bo\n= high Bo\n= low -\n= Cy.tile 1\n= round 6")


THREE = draws("Ann", "it", "dies", "with")
BO_ON_3 = "* it-dies with-me dead-4 dead-5 dead-2 it-with\n" + turn("Ann", "Bo", "it") + turn("Ann", "Bo", "it")


def test_r9_3_a_seat_may_win_by_what_anothers_card_does_to_it() -> None:
    body = BO_ON_3 + draws("Bo", "it", "dies", "with") + "= over no\n" + turn("Ann", "Dee", "cold-feet")
    table(body + "Ann: choose Bo\n= Bo.tile 2\n= winners Bo\n= high Ann\n= low -\n= round 6\n= Dee.tile 2", EXPANSION)


def test_r9_3_this_is_looked_at_after_the_first_of_two_cards() -> None:
    match = table(THREE + turn("Ann", "Bo", "last-words", "me") + "= winners Ann\n= high Ann\n= low -\n= Bo.tile 1")
    assert match.due is None
    body = BO_ON_3 + draws("Bo", "it", "dies", "with") + turn("Ann", "Dee", "last-words", "cold-feet")
    table(body + "Ann: choose Bo\n= winners Bo\n= question -", EXPANSION)


# Ann lacks `me` on a tile it-dies, Bo lacks `it` on a tile with-me: whoever swaps them completes both.
BOTH = "* it-dies with-me dead-4 dead-5 dead-2 it-with\n" + turn("Ann", "Bo", "it")
BOTH += draws("Ann", "dies", "with") + draws("Bo", "dies", "with", "me") + "= over no\n"


@pytest.mark.parametrize(("seat", "other"), [("Ann", "Bo"), ("Bo", "Ann")])
def test_r9_3_the_seat_that_acted_is_looked_at_first(seat: str, other: str) -> None:
    body = BOTH + turn(seat, "Dee", "wrong-coffin") + f"{seat}: choose {other}\n"  # ruling 6
    table(body + f"= winners {seat}\n= Ann.tile 2\n= Bo.tile 1\n= low -", EXPANSION)


@pytest.mark.parametrize(("seat", "other"), [("Ann", "Bo"), ("Bo", "Ann")])
def test_r9_3_two_that_a_trade_completes_are_looked_at_in_that_order_too(seat: str, other: str) -> None:
    mine, theirs = ("with", "me") if seat == "Ann" else ("me", "with")
    body = draws("Ann", "it", "dies", "with", "with") + draws("Bo", "it", "dies", "me", "me") + "= over no\n"
    table(
        body + turn(seat, "Dee", "skeleton-closet") + f"{seat}: trade {mine} for {theirs} of {other}\n= winners {seat}"
    )


@pytest.mark.parametrize("other", ["Bo", "Cy", "Dee"])
def test_r9_3_a_trade_may_complete_the_others_phrase_alone(other: str) -> None:
    body = draws("Ann", "it", "dies", "it") + draws(other, "dies", "dies", "with", "me") + "= over no\n"
    match = table(
        body + turn("Ann", "Ann", "skeleton-closet") + f"Ann: trade it for dies of {other}\n= winners {other}"
    )
    table(body + turn("Ann", "Ann", "skeleton-closet") + f"Ann: trade it for dies of {other}\n= high Ann\n= low -")
    assert match.facts()["Ann.tile"] == "1"


def test_r9_3_a_step_onto_a_tile_of_two_words_wins_at_once() -> None:
    tiles = "* dead-2 with-me dead-4 dead-5 it-dies it-with\n"  # ruling 23
    body = tiles + THREE + turn("Bo", "Ann", "it")
    table(body + "= Ann.tile 2\n= winners Ann\n= high Bo\n= low Ann\n= round 4", EXPANSION)
    table(tiles + THREE + turn("Ann", "Dee", "one-foot-in") + "= winners Ann\n= low -", EXPANSION)


def test_r9_4_if_highs_card_ends_the_match_low_does_not_move() -> None:
    body = turn("Dee", "Bo", "it") * 5 + "= Bo.tile 6\n" + THREE + turn("Ann", "Bo", "me")
    table(body + "= winners Ann\n= Bo.tile 6\n= high Ann\n= low -\n= round 9")


def test_r9_4_one_wins_alone() -> None:
    match = position(THREE + turn("Ann", "Bo", "me"))
    standings = [0] * 4
    assert match.game.scores(match.state, standings) == 0b0001
    assert match.winners == [0]
    assert standings[0] > max(standings[1:])


def test_r9_4_nor_does_the_seat_that_is_both() -> None:
    table(THREE + turn("Ann", "Ann", "me") + "= winners Ann\n= Ann.tile 1\n= low -")


# --- R10 options ---


def test_r10_1_without_the_expansion_there_are_no_tiles() -> None:
    assert position("").due is None
    table("= question play", "expansion=no")


def test_r10_1_the_expansion_adds_the_dead_die() -> None:
    match = position("", EXPANSION)
    assert odds(match) == dict.fromkeys(LAID, 1)  # ruling 25
    assert odds(position(TILES + turn("Ann", "Bo"), EXPANSION)) == {**BASE, **ADDED}


WORDS_ALONE = {"it": 6, "dies": 6, "with": 6, "me": 6, "wild-rumor": 4}


def test_r10_2_a_plain_deck_is_words_and_wild_rumors_alone() -> None:
    assert odds(position(turn("Ann", "Bo"), "deck=plain")) == WORDS_ALONE
    assert odds(position(TILES + turn("Ann", "Bo"), f"{EXPANSION}, deck=plain")) == {**WORDS_ALONE, **ADDED}


def test_r10_2_a_full_deck_is_what_is_played_unless_told() -> None:
    assert odds(position(turn("Ann", "Bo"), "deck=full")) == BASE


@pytest.mark.parametrize("options", ["expansion=maybe", "deck=half", "forced=no", "pairs=three", "tiles=12"])
def test_r10_2_an_option_that_is_none_is_refused(options: str) -> None:
    assert refuses("option", options=options) == 3


# Bo's 5 is dead to it, by its Out Of The Will, and forced on it by Ann; Cy and Dee stand on the grave of the dead 4.
FORCED = TILES + turn("Bo", "Cy", "out-of-the-will-5") + turn("Ann", "Dee", "dead-mans-grip") + "Ann: choose Bo 5\n"


@pytest.mark.parametrize(
    ("numbers", "removed", "cancels"),
    [
        ((5, 3, 3), ("Ann", "Ann"), ("-", "-")),
        ((3, 5, 3), ("Cy", "Cy"), ("-", "-")),
        ((5, 6, 3), ("Cy", "Dee"), ("Cy", "Dee")),
        ((5, 5, 3), ("Dee", "Dee"), ("Dee", "Dee")),
        ((6, 3, 1), ("Ann", "Dee"), ("Ann", "Dee")),
        ((3, 3, 1), ("Dee", "Dee"), ("Dee", "Dee")),
        ((3, 3, 3), ("-", "-"), ("-", "-")),
    ],
)
def test_r10_5_a_forced_die_may_still_cancel_its_equals_and_wins_nothing(
    numbers: tuple[int, ...], removed: tuple[str, str], cancels: tuple[str, str]
) -> None:
    body = FORCED + all_but_bo(*numbers)
    for options, (high, low) in (("", removed), (", forced=removed", removed), (", forced=cancels", cancels)):
        card = "" if high == "-" else "* it\n"
        table(body + card + f"= high {high}\n= low {low}\n= round 4", EXPANSION + options)


def test_r10_5_a_poltergeist_is_not_cancelled_by_a_forced_die_either() -> None:
    cards = "Ann: choose Bo 5\n* poltergeist\n" + all_but_bo(5, 3, 3) + "* it\n"
    body = TILES + turn("Bo", "Cy", "out-of-the-will-5") + turn("Ann", "Dee", "last-words", "dead-mans-grip") + cards
    table(body + "= high Ann\n= low Ann", f"{EXPANSION}, forced=cancels")


def test_r10_5_a_forced_die_cancels_a_forced_one_that_is_not_dead() -> None:
    cards = "Ann: choose Bo 5\n* dead-mans-grip\nAnn: choose Cy 5\n= awaiting Ann,Dee\nAnn: play 3\nDee: play 3\n"
    body = TILES + turn("Bo", "Cy", "out-of-the-will-5") + turn("Ann", "Dee", "last-words", "dead-mans-grip") + cards
    table(body + "* it\n= high Cy\n= low Cy", EXPANSION)
    table(body + "= high -\n= low -\n= round 4", f"{EXPANSION}, forced=cancels")


@pytest.mark.parametrize(
    ("cards", "wins"),
    [
        (("with", "me"), "yes"),
        (("with", "wild-rumor"), "yes"),
        (("wild-rumor", "wild-rumor"), "yes"),
        (("it", "with", "me"), "yes"),
        (("it", "dies", "with"), "no"),
        (("me", "me", "dies"), "no"),
        (("wild-rumor",), "no"),
    ],
)
def test_r10_6_a_tile_of_two_words_may_count_as_both(cards: tuple[str, ...], wins: str) -> None:
    body = "* it-dies dead-2 dead-4 dead-5 it-with with-me\n" + draws("Ann", *cards[:-1]) + "= over no\n"
    table(body + turn("Ann", "Bo", cards[-1]) + f"= over {wins}", f"{EXPANSION}, pairs=both")


def test_r10_6_unless_told_it_counts_as_one() -> None:
    body = "* it-dies dead-2 dead-4 dead-5 it-with with-me\n" + draws("Ann", "with", "me") + "= over no"
    table(body, EXPANSION)
    table(body, f"{EXPANSION}, pairs=one")


# --- the example of RULES.md ---


def test_the_example_of_the_rules_holds() -> None:
    record = games.load(GAME).rules_text().split("```record\n")[1].split("```")[0]
    assert "=" in record
    replay(record)
