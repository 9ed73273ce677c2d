"""The numbered rules of Private Die but for the cards (test_cards.py), as records that must hold."""

import tomllib
from collections import Counter
from importlib import resources

import pytest

from kit import NAMES, legal, plays, told
from ossuary import games
from ossuary.games.private_die.content import cards_of
from ossuary.games.private_die.rules_cards import said_by
from ossuary.games.private_die.rules_text import Term
from ossuary.games.private_die.state import FIRST_WITNESS, SILENT, TERMS, Question
from ossuary.kernel.contract import SPECTATOR
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Luck
from ossuary.match.head import RecordError
from ossuary.match.match import Match
from ossuary.match.replay import replay

GAME = "private-die"
BARE = "detectives=none, first=Ann"


def table(body: str, options: str = BARE, *, seats: int = 3, contents: str | None = None) -> Match:
    """The match that a record tells, whose expectations are the assertions."""
    return plays(GAME, body, seats=seats, options=owned(options, contents), contents=contents)


def position(body: str = "", options: str = BARE, *, seats: int = 3, contents: str | None = None) -> Match:
    """The match that a record tells, to assert something of it."""
    return told(GAME, body, seats=seats, options=owned(options, contents), contents=contents)


def owned(options: str, contents: str | None) -> str:
    return options if contents is None else ", ".join(filter(None, [options, "contents=own"]))


def refuses(expected: str, body: str = "", options: str = BARE, *, seats: int = 3, contents: str | None = None) -> int:
    """The record is refused for this reason; returns the line."""
    with pytest.raises(RecordError, match=expected) as refused:
        position(body, options, seats=seats, contents=contents)
    assert refused.value.status == 2, "not an expectation that fails"
    return refused.value.line


def words(match: Match, seat: int) -> list[str]:
    """What a seat may say."""
    return list(match.choice_words(seat).values())


def turn(name: str, *faces: int, stays: bool = True) -> str:
    """A seat rolls these faces, and stays."""
    return f"{name}: roll {len(faces)}\n* {' '.join(map(str, faces))}\n" + (f"{name}: stay\n" if stays else "")


def story(match: Match) -> str:
    return "\n".join(line.text for line in match.story(SPECTATOR, 0))


# --- the printed examples ---


def test_example_1_the_round_of_gossip_to_the_die() -> None:
    body = """
        * gossip 6
        = witness gossip
        = value 14
        = Garrett.clues 1
        Garrett: roll 3
        * 4 5 3
        = Garrett.total 12
        Garrett: stay
        Lucca: roll 3
        * 6 5 3
        = Lucca.clues 2
        = awaiting Mario
        Mario: roll 3
        * 1 5 3
        = Mario.total 9
        = Mario.clues 1
        Mario: add
        = Mario.clues 0
        * 6
        = Mario.clues 0
        = Lucca.clues 5
        = Garrett.clues 1
        = first Lucca
        = round 2
    """
    body = "\n".join(line.strip() for line in body.strip().splitlines())
    head = "game: private-die\nseats: Garrett, Lucca, Mario\noptions: detectives=none, first=Garrett\n---\n"
    match = replay(head + body)
    assert "Lucca matches the witness exactly and gains a clue" in story(match)
    assert "Mario is bust" in story(match)


def test_example_2_the_roll_off_of_four_dice_against_five() -> None:
    body = "* gangster 2\nAnn: roll 4\n* 3 3 3 3\nAnn: stay\nBo: roll 5\n* 3 3 2 2 2\n"
    body += "= question outcome\n* 5 4 6 6\n* 6 4 5 3 4\n= Bo.clues 6\n= Ann.clues 1\n= first Bo\n"
    table(body, "bare-bones=yes, first=Ann", seats=2)


def test_example_3_without_a_clue_no_die_is_added() -> None:
    """Bo loses her only clue in round 1; in round 2 she rolls a one against seven, and her turn is over."""
    body = "* beat-cop 0\n" + turn("Ann", 1) + "Bo: roll 2\n* 6 6\n= Bo.clues 0\n"
    table(
        body + "* newsboy 0\n= value 7\n" + turn("Ann", 2) + "Bo: roll 1\n* 1\n= round 3\n= Bo.clues 0", BARES, seats=2
    )


def test_example_4_a_bust_without_clues_costs_nothing() -> None:
    body = "* beat-cop 0\n" + turn("Ann", 1) + "Bo: roll 2\n* 6 6\n= Bo.clues 0\n"
    body += "* con-man 0\n= value 10\n" + turn("Ann", 1) + "Bo: roll 2\n* 5 6\n= Bo.clues 0\n= round 3\n"
    table(body + "* newsboy 0\n" + turn("Ann", 1) + "= awaiting Bo\n= question roll", BARES, seats=2)


BARES = "bare-bones=yes, first=Ann"

# --- R1 setting up ---


@pytest.mark.parametrize("seats", [1, 7])
def test_r1_1_two_to_six_players_sit_down(seats: int) -> None:
    refuses("expected 2 to 6 seats", "", "", seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_r1_1_turns_go_clockwise_as_the_seats_are_named(seats: int) -> None:
    body = "* newsboy 9\n"
    for name in NAMES[:seats]:
        body += f"= awaiting {name}\n" + turn(name, 1)
    refuses("expected an outcome, Ann's die in the roll-off", body + "* 9", BARES, seats=seats)


def test_r1_2_eighteen_witnesses_three_for_each_number() -> None:
    match = position("", BARES)
    assert match.due is not None
    assert match.due.total == 18
    assert set(match.due.weights) == {0, 1}
    numbers = [match.state.number[outcome] for outcome in match.outcome_words()]
    assert Counter(numbers) == dict.fromkeys(range(7, 13), 3)


def test_r1_2_a_witness_comes_once() -> None:
    body = "* gossip 9\n" + turn("Ann", 1) + turn("Bo", 2) + turn("Cy", 1)
    match = position(body, BARES)
    assert match.due is not None
    assert match.due.total == 17
    assert "gossip" not in match.outcome_words().values()


def test_r1_3_five_dice_and_one_clue() -> None:
    match = table("* newsboy 0\n= Ann.clues 1\n= Bo.clues 1\n= Cy.clues 1", BARES)
    assert words(match, 0) == [f"roll {n}" for n in (1, 2, 3, 4, 5)]


def test_r1_4_detectives_are_dealt_in_seat_order_each_a_different_one() -> None:
    match = position("* ace", "first=Ann")
    assert sorted(match.outcome_words().values()) == ["analytical", "captain", "insubordinate", "mama", "professional"]
    body = "* ace captain mama\n= Ann.detective ace\n= Bo.detective captain\n= Cy.detective mama\n= round 1"
    table(body, "first=Ann")


def test_r1_5_the_highest_witness_die_begins_and_those_tied_roll_again() -> None:
    table("* 3 9 9\n= first -\n* 0 1\n= first Cy\n* newsboy 0\n= awaiting Cy", "detectives=none")


def test_r1_5_a_nought_is_the_lowest() -> None:
    table("* 0 1 0\n= first Bo", "detectives=none")


def test_r1_6_the_case_is_drawn_first_of_all() -> None:
    match = position("", "case=random")
    assert sorted(match.outcome_words().values()) == [
        *("airtight-alibi", "crooked-precinct", "midnight-deadline", "the-kingpin", "two-leads")
    ]
    table("* the-kingpin\n* ace captain mama\n* 1 2 3\n= case the-kingpin\n= first Cy\n= Ann.clues 3", "case=random")


# --- R2 a round ---


def test_r2_1_the_witness_counts_for_its_round_only() -> None:
    body = "* butler 9\n* 1 1 1\nAnn: stay\n* 1 1 2\nBo: stay\n* 1 1 1\nCy: stay\n= round 2\n= witness -\n= value -\n"
    table(body + "* newsboy 9\n= question roll\n= awaiting Bo")


@pytest.mark.parametrize(("die", "value"), [(0, 8), (9, 17)])
def test_r2_2_number_and_die_make_the_value_and_nought_is_nought(die: int, value: int) -> None:
    table(f"* gossip {die}\n= value {value}", BARES)


def test_r2_3_one_turn_each_from_the_first_player_on() -> None:
    body = (
        "* gossip 9\n" + turn("Bo", 1) + turn("Cy", 2) + "= Bo.total 1\n= Bo.dice 1\n= awaiting Ann\n" + turn("Ann", 1)
    )
    table(body + "= first Cy\n= round 2", "bare-bones=yes, first=Bo")


def test_r2_4_the_winner_leads_the_next_round() -> None:
    table("* gossip 9\n" + turn("Ann", 1) + turn("Bo", 1) + turn("Cy", 3) + "= first Cy\n= round 2\n= Cy.dice -", BARES)


def test_r2_4_as_soon_as_the_match_goes_on_the_table_is_clear() -> None:
    body = "* newsboy 0\nAnn: roll 2\n* 6 6\n= Ann.busted yes\n= Ann.dice 6,6\n= Ann.total 12\n"
    table(body + turn("Bo", 1) + turn("Cy", 2) + "= Ann.busted no\n= Ann.dice -\n= Ann.total 0\n= round 2", BARES)


def test_r2_5_where_there_is_one_choice_only_nobody_is_asked() -> None:
    table("* butler 0\n= question outcome\n= awaiting -\n* 2 2 2\n= question turn")


# --- R3 who overrules whom ---


def test_r3_1_the_rules_speak_of_every_term_and_cards_of_a_few() -> None:
    text = resources.files("ossuary.games.private_die").joinpath("content.toml").read_text("utf-8")
    box = tomllib.loads(text)
    terms = [term.name.lower().replace("_", "-") for term in Term]
    assert list(box["rules"]) == terms
    assert max(Term) < TERMS, "room in the state"
    for name in ("cases", "detectives", "witnesses"):
        for card in box[name]:
            assert 1 <= len(card["says"]) <= 2
            assert set(card["says"]) < set(terms)
            assert card["provenance"] in ("printed", "reported", "reconstructed")


def test_r3_1_the_box_says_what_is_printed_reported_and_reconstructed() -> None:
    text = resources.files("ossuary.games.private_die").joinpath("content.toml").read_text("utf-8")
    box = tomllib.loads(text)
    assert {card["provenance"] for card in box["witnesses"] + box["cases"]} == {"reconstructed"}
    assert {card["provenance"] for card in box["detectives"]} == {"reported"}
    made_up = {card["id"] for card in box["detectives"] if card.get("name-provenance") == "reconstructed"}
    assert made_up == {"analytical", "insubordinate", "professional"}
    printed = [card["id"] for card in box["witnesses"] if "printed" in card.values()]
    assert printed == ["gossip"]


LAYERS = """
    [[cases]]
    id = "dear"
    says = {{ bust = 4, exact = 4, start = 9 }}
    [[detectives]]
    id = "clumsy"
    says = {{ bust = 5, {detective} }}
    [[detectives]]
    id = "plain"
    [[witnesses]]
    id = "harsh"
    number = 7
    says = {{ {witness} }}
"""


@pytest.mark.parametrize(
    ("witness", "case", "detective", "lost"),
    [
        ("bust = 6", "dear", "clumsy", 6),  # the witness before the detective
        ("exact = 2", "dear", "clumsy", 5),  # the detective before the case
        ("exact = 2", "dear", "plain", 4),  # the case before the rules
        ("bust = 0", "dear", "clumsy", 0),  # nought is a word too
    ],
)
def test_r3_2_the_witness_before_the_detective_before_the_case_before_the_rules(
    witness: str, case: str, detective: str, lost: int
) -> None:
    contents = LAYERS.format(witness=witness, detective="exact = 1")
    other = "plain" if detective == "clumsy" else "clumsy"
    options = f"first=Ann, case={case}, detectives={detective}/{other}"
    table(f"* harsh 0\nAnn: roll 2\n* 6 6\n= Ann.clues {9 - lost}", options, seats=2, contents=contents)


def test_r3_2_without_any_card_the_rules_hold() -> None:
    contents = LAYERS.format(witness="exact = 2", detective="exact = 1")
    table(
        "* harsh 0\nAnn: roll 2\n* 6 6\n= Ann.clues 0\nBo: roll 2\n* 6 1\n= Bo.clues 5",
        "first=Ann, detectives=none",
        seats=2,
        contents=contents,
    )  # Bo: the witness's two for the match, and two dice


def test_r3_3_dice_that_cost_nothing_add_up() -> None:
    body = "* newsboy 9\nAnn: roll 1\n* 1\nAnn: add free\n* 1\nAnn: add free\n* 1\n= Ann.clues 1\n"
    match = table(body, "first=Ann, detectives=analytical/ace", seats=2)
    assert words(match, 0) == ["stay", "add"]


def test_r3_4_a_detective_speaks_for_its_own_seat() -> None:
    body = "* beat-cop 0\nAnn: roll 3\n* 6 6 6\n= Ann.clues 1\nBo: roll 3\n* 6 6 6\n= Bo.clues 0"
    table(body, "first=Ann, detectives=ace/analytical", seats=2)


def test_r3_5_blank_detectives_say_nothing() -> None:
    body = "* lawyer 0\nAnn: roll 3\n* 6 6 6\n= Ann.clues 0\nBo: roll 3\n* 6 6 6\n= Bo.clues 0\n"
    table(body, "first=Ann, detectives=ace/captain", seats=2)


def test_r3_5_nothing_bad_either_but_a_die_set_aside_stays_aside() -> None:
    match = position("* lawyer 0", "first=Ann, detectives=insubordinate/captain", seats=2)
    assert words(match, 0) == [f"roll {n}" for n in (1, 2, 3, 4)]
    body = "* lawyer 0\n" + turn("Ann", 1) + "Bo: roll 2\n* 5 5\nBo: stay\n= Bo.clues 3"
    table(body, "first=Ann, detectives=insubordinate/captain", seats=2)


def test_r3_6_no_text_acts_in_a_roll_off() -> None:
    """Ones are worth nothing for the Barfly, and count in the roll-off."""
    body = "* barfly 0\n" + turn("Ann", 2, 2) + turn("Bo", 2, 2) + "* 1 1 1 2\n= Bo.clues 3\n= Ann.clues 1"
    table(body, seats=2)


# --- R4 a turn ---


def test_r4_1_one_to_five_dice_and_nobody_passes() -> None:
    refuses("expected roll of Ann", "* newsboy 0\nAnn: stay", BARES)
    refuses("expected roll of Ann", "* newsboy 0\nAnn: roll 6", BARES)
    refuses("expected roll of Ann", "* newsboy 0\nAnn: roll 0", BARES)


def test_r4_2_all_dice_at_once_and_their_sum_is_the_total() -> None:
    table(
        "* newsboy 9\nAnn: roll 3\n= question outcome\n* 2 5 1\n= Ann.total 8\n= Ann.dice 2,5,1\n= question turn", BARES
    )


def test_r4_3_below_the_value_is_below_the_witness_value() -> None:
    """The total is above the witness die, and below the value: a die may be added."""
    match = position("* newsboy 2\nAnn: roll 1\n* 6", BARES)
    assert words(match, 0) == ["stay", "add"]


def test_r4_4_a_clue_pays_for_one_unused_die_and_may_be_the_last() -> None:
    body = "* newsboy 9\nAnn: roll 1\n* 2\nAnn: add\n* 3\n= Ann.total 5\n= Ann.clues 0\n= awaiting Bo"
    table(body, BARES)


def test_r4_4_no_more_dice_than_there_are() -> None:
    body = "* gangster 9\nAnn: roll 5\n* 1 1 1 1 1\n= awaiting Bo\n= Ann.clues 1"
    table(body, BARES)


def test_r4_5_over_the_value_is_bust_at_once_where_nothing_can_mend_it() -> None:
    table("* newsboy 0\nAnn: roll 2\n* 6 2\n= Ann.busted yes\n= awaiting Bo", BARES)


def test_r4_5_a_bust_waits_for_an_ability_that_is_left() -> None:
    options = "first=Ann, detectives=insubordinate/ace"
    body = "* gossip 0\nAnn: roll 2\n* 6 4\n= Ann.busted no\n= question turn\n= awaiting Ann\n"
    table(body + "Ann: stay\n= Ann.busted yes\n= Ann.clues 0\n= awaiting Bo", options, seats=2)
    table(body + "Ann: reroll 6\n* 5\n= Ann.busted yes\n= Ann.total 9", options, seats=2)


@pytest.mark.parametrize(("clues", "left"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_r4_6_a_bust_costs_two_clues_or_what_there_is(clues: int, left: int) -> None:
    contents = f'cases = [{{ id = "rich", says = {{ start = {clues} }} }}]'
    body = f"* beat-cop 0\nAnn: roll 2\n* 6 6\n= Ann.clues {left}"
    table(body, "first=Ann, detectives=none, case=rich", contents=contents)


def test_r4_6_what_was_paid_is_not_given_back() -> None:
    body = "* newsboy 1\nAnn: roll 1\n* 6\nAnn: add\n* 6\n= Ann.busted yes\n= Ann.clues 0"
    table(body, BARES)


def test_r4_7_an_exact_match_earns_a_clue_at_once_and_ends_the_turn() -> None:
    table("* newsboy 2\nAnn: roll 2\n* 6 3\n= Ann.clues 2\n= awaiting Bo\n= Ann.busted no", BARES)


def test_r4_7_also_with_an_added_die_and_when_the_round_is_lost() -> None:
    body = "* newsboy 2\nAnn: roll 1\n* 6\nAnn: add\n* 3\n= Ann.clues 1\nBo: roll 2\n* 6 3\n= Bo.clues 2\n"
    table(body + turn("Cy", 1) + "* 1 1 1 2\n= Ann.clues 1\n= Bo.clues 4", BARES)


def test_r4_8_staying_ends_a_turn_and_so_does_having_nothing_to_add() -> None:
    table("* newsboy 9\nAnn: roll 1\n* 1\nAnn: stay\n= awaiting Bo\n= Ann.total 1", BARES)
    table("* newsboy 9\nAnn: roll 5\n* 1 1 1 1 1\n= awaiting Bo", BARES)


def test_r4_9_a_total_below_nought_is_no_bust() -> None:
    body = "* newsboy 0\nAnn: roll 1\n* 1\nAnn: negate\n* 6\n= Ann.total -5\n= Ann.busted no\n= Ann.dice 1,-6\n"
    table(
        body + "Bo: roll 2\n* 6 6\n= Ann.clues 1\n= first Ann\n= round 2", "first=Ann, detectives=captain/ace", seats=2
    )


# --- R5 the end of a round ---


def test_r5_1_the_closest_without_a_bust_wins() -> None:
    body = (
        "* newsboy 0\nAnn: roll 2\n* 6 2\n" + turn("Bo", 5) + turn("Cy", 6) + "= first Cy\n= Cy.clues 2\n= Bo.clues 1"
    )
    table(body, BARES)


def test_r5_2_whoever_may_force_a_roll_off_is_asked_after_the_last_turn() -> None:
    body = "* beat-cop 9\n" + turn("Ann", 6, 4).replace("Ann: stay\n", "") + turn("Bo", 6, 6).replace("Bo: stay\n", "")
    table(body + "= question challenge\n= awaiting Ann", "first=Ann, detectives=mama/ace", seats=2)


def test_r5_3_if_all_are_bust_the_first_player_stays() -> None:
    bust = "".join(f"{name}: roll 2\n* 6 6\n" for name in ("Bo", "Cy", "Ann"))
    table("* newsboy 0\n" + bust + "= first Bo\n= round 2\n= Ann.clues 0\n= Bo.clues 0", "bare-bones=yes, first=Bo")


def test_r5_4_rivals_roll_in_the_order_of_turns_as_many_dice_as_they_have() -> None:
    body = "* gangster 9\n" + turn("Bo", 3, 3) + turn("Cy", 1) + turn("Ann", 2, 2, 2)
    body += "* 6 5\n* 1 1 1\n= Bo.clues 3\n= first Bo\n= Ann.clues 1"
    table(body, "bare-bones=yes, first=Bo")


def test_r5_4_the_highest_sum_wins_whatever_the_value() -> None:
    body = "* newsboy 0\n" + turn("Ann", 3, 3) + turn("Bo", 6) + turn("Cy", 1) + "* 6 6 6\n= Ann.clues 3\n= Bo.clues 1"
    table(body, BARES)


def test_r5_5_those_still_tied_roll_again_without_the_others() -> None:
    body = "* newsboy 9\n" + turn("Ann", 3) + turn("Bo", 3) + turn("Cy", 3)
    table(body + "* 5 2 5\n* 4 4\n* 1 2\n= Cy.clues 2\n= first Cy\n= Ann.clues 1", BARES)


def test_r5_6_the_reward_is_a_clue_for_each_die() -> None:
    body = "* newsboy 9\nAnn: roll 2\n* 1 2\nAnn: add\n* 3\n" + turn("Bo", 1) + turn("Cy", 1)
    table(body + "= Ann.clues 3\n= first Ann", BARES)


def test_r5_6_the_reward_is_never_less_than_nothing() -> None:
    body = "* newsboy 9\nAnn: roll 1\n* 6\nAnn: stay\n" + turn("Bo", 1) + "= Ann.clues 1\n= first Ann"
    table(body, "first=Ann, detectives=captain/ace", seats=2)
    contents = 'detectives = [{ id = "poor", says = { reward = -9 } }, { id = "plain" }]'
    table(body, "first=Ann, detectives=poor/plain", seats=2, contents=contents)


def test_r5_7_cards_act_after_the_reward_in_their_order() -> None:
    contents = """
        [[witnesses]]
        id = "everything"
        number = 7
        says = { pot = 1, stake = 5, runner-up = 2, robs = 3 }
        count = 3
    """
    body = "* everything 0\nAnn: stake\nAnn: roll 1\n* 6\nBo: stay\nBo: roll 1\n* 4\nBo: stay\n"
    body += "Cy: stake\nCy: roll 2\n* 6 6\n"
    match = table(body + "= Ann.clues 9\n= Bo.clues 0\n= Cy.clues 0", contents=contents)
    told_last = [line.rule for line in match.story(SPECTATOR, 0)][-6:-1]
    assert told_last == ["R5.6", "R9.14", "R9.14", "R9.15", "R9.16"]


# --- R6 the end of the match ---

NEAR = """
[[cases]]
id = "near"
says = {{ start = {0}, goal = 15 }}
[[cases]]
id = "alibi"
says = {{ start = {0}, proof = 1 }}
"""


def near(start: int) -> dict[str, str]:
    return {"options": "first=Ann, detectives=none, case=near, witnesses=numbers", "contents": NEAR.format(start)}


def test_r6_1_fifteen_clues_at_the_end_of_a_round_solve_the_case() -> None:
    body = "* newsboy 9\nAnn: roll 2\n* 1 2\nAnn: stay\n" + turn("Bo", 1) + turn("Cy", 1)
    table(body + "= over yes\n= winners Ann\n= Ann.clues 15\n= round 1\n= question -", **near(13))
    table(body + "= over no\n= round 2", **near(12))


def test_r6_1_a_round_is_played_out_though_somebody_has_enough() -> None:
    body = "* newsboy 0\nAnn: roll 2\n* 6 1\n= Ann.clues 15\n= over no\n= awaiting Bo\nBo: roll 2\n* 6 1\n"
    table(body + turn("Cy", 1) + "* 1 1 2 2\n= winners Bo\n= Bo.clues 17", **near(14))


def test_r6_1_when_the_match_is_over_nothing_advances() -> None:
    body = "* newsboy 9\n" + turn("Ann", 1) + turn("Bo", 1) + turn("Cy", 5, 5)
    table(body + "= winners Cy\n= first Ann\n= Cy.dice 5,5\n= Cy.total 10\n= value 16\n= witness newsboy", **near(13))


def test_r6_2_of_several_with_enough_the_most_clues_win() -> None:
    body = (
        "* newsboy 0\nAnn: roll 2\n* 6 1\n"
        + turn("Bo", 5)
        + turn("Cy", 1)
        + "= winners Ann\n= Ann.clues 18\n= Bo.clues 15"
    )
    table(body, **near(15))


ONE = '[[witnesses]]\nid = "only"\nnumber = 7\n'
COLD = {"options": "first=Ann, detectives=none", "contents": ONE}


def test_r6_3_without_a_witness_the_case_goes_cold_and_the_most_clues_win() -> None:
    match = table(
        "* only 9\n" + turn("Ann", 1) + turn("Bo", 2) + turn("Cy", 1) + "= winners Bo\n= Bo.clues 2\n= round 1", **COLD
    )
    assert "the case has gone cold" in story(match)


def test_r6_3_all_eighteen_witnesses_can_be_heard() -> None:
    order = (*("newsboy", "stool-pigeon", "barfly", "gossip", "cabbie", "pickpocket", "bartender", "singer", "butler"),)
    order += ("femme-fatale", "con-man", "widow", "beat-cop", "bookie", "reporter", "gangster", "lawyer", "safecracker")
    body = "".join(f"* {each} 0\nAnn: roll 5\n* 6 6 6 6 6\nBo: roll 5\n* 6 6 6 6 6\n" for each in order)
    table(body + "= round 18\n= over no\n= question outcome\n* 4\n= question sudden-death", BARES, seats=2)


def test_r6_4_fifteen_with_the_last_witness_is_a_solved_case() -> None:
    contents = NEAR.format(14).replace("cases = ", "cases = ") + "\n" + ONE
    body = "* only 9\n" + turn("Ann", 1) + turn("Bo", 2) + turn("Cy", 1)
    match = table(body + "= winners Bo", near(14)["options"], contents=contents)
    assert "solves the case" in story(match)
    assert "cold" not in story(match)


def sudden(seats: int = 3) -> str:
    """All have one clue and are bust on the last witness: all are level."""
    return "* only 0\n" + "".join(f"{name}: roll 2\n* 6 6\n" for name in NAMES[:seats])


def test_r6_5_several_with_the_most_clues_go_to_sudden_death() -> None:
    match = table(
        sudden() + "= question outcome\n* 5\n= question sudden-death\n= awaiting Ann,Bo,Cy\n= over no", **COLD
    )
    assert "Sudden death decides" in story(match)


def test_r6_5_it_gives_no_clues() -> None:
    table(sudden(2) + "* 5\nAnn: roll 1\nBo: roll 1\n* 5 4\n= winners Ann\n= Ann.clues 0", seats=2, **COLD)


def test_r6_6_the_last_number_and_a_new_die_make_the_value() -> None:
    table(sudden() + "* 9\n= value 16\n= Ann.dice -\n= Ann.total 0\n= Ann.busted no", **COLD)


def test_r6_6_numbers_of_dice_are_chosen_in_secret() -> None:
    match = position(sudden() + "* 5", **COLD)
    match.game.choose(match.state, 0, 4, Luck())  # held by the match until all have chosen; here the rules hold it
    for seat, shown in ((0, 4), (1, HIDDEN), (SPECTATOR, HIDDEN)):
        out = match.game.State()
        match.game.view(match.state, seat, out)
        assert out.plan[0] == shown


def test_r6_6_the_insubordinate_has_four_dice_here_too() -> None:
    match = position(
        "* only 0\nAnn: roll 2\n* 6 6\nAnn: stay\nBo: roll 2\n* 6 6\nBo: stay\n* 4",
        "first=Ann, detectives=insubordinate/captain",
        seats=2,
        contents=ONE,
    )
    assert words(match, 0) == [f"roll {n}" for n in (1, 2, 3, 4)]
    assert words(match, 1) == [f"roll {n}" for n in (1, 2, 3, 4, 5)]


def test_r6_7_the_closest_without_a_bust_wins() -> None:
    body = sudden() + "* 0\nCy: roll 2\nAnn: roll 1\nBo: roll 2\n* 5\n* 6 6\n* 3 3\n"
    table(body + "= winners Cy\n= Cy.total 6\n= Bo.busted yes\n= Ann.dice 5\n= round 1", **COLD)


def test_r6_8_if_all_are_bust_or_level_those_go_on_with_a_new_die() -> None:
    body = sudden() + "* 0\nAnn: roll 2\nBo: roll 2\nCy: roll 2\n* 6 6 6 6 6 6\n= question outcome\n* 1\n= value 8\n"
    body += "= awaiting Ann,Bo,Cy\nAnn: roll 1\nBo: roll 1\nCy: roll 1\n* 4 3 4\n* 2\n= awaiting Ann,Cy\n= value 9\n"
    table(body + "Cy: roll 1\nAnn: roll 1\n* 1 2\n= winners Cy", **COLD)


def test_r6_9_one_seat_wins() -> None:
    match = table("* only 9\n" + turn("Ann", 1) + turn("Bo", 2) + turn("Cy", 1) + "= winners Bo", **COLD)
    out = [0] * 6
    assert match.game.scores(match.state, out) == 0b10
    assert out[:3] == [1, 2, 1]


# --- R11 options ---


@pytest.mark.parametrize(
    ("detectives", "expected"),
    [
        ("captain/mama", "an id for each seat"),
        ("captain/mama/mama", "no two alike"),
        ("captain/mama/sherlock", "expected captain, mama, ace"),
        ("captain", "an id for each seat"),
    ],
)
def test_r11_1_detectives_are_random_nobody_or_one_for_each_seat(detectives: str, expected: str) -> None:
    assert refuses(expected, "", f"detectives={detectives}") == 3


def test_r11_1_ids_give_each_seat_its_detective_in_order() -> None:
    table(
        "= Ann.detective mama\n= Bo.detective ace\n= Cy.detective captain\n= question outcome",
        "detectives=Mama/ace/captain",
    )
    table("= Ann.detective -", "detectives=none")


def test_r11_1_the_options_name_the_cards_of_the_box() -> None:
    meanings = {option.name: option.meaning for option in games.box(GAME).options}
    assert all(card.id in meanings["detectives"] for card in cards_of(None).detectives)
    assert all(card.id in meanings["case"] for card in cards_of(None).cases)


def test_r11_2_with_numbers_no_witness_says_anything() -> None:
    match = position("* barfly 0\nAnn: roll 1\n* 1", "detectives=none, witnesses=numbers, first=Ann")
    assert match.facts()["Ann.total"] == "1"
    assert all(said_by(match.state, FIRST_WITNESS + n, term) == SILENT for n in range(18) for term in Term)
    assert "worth nothing" not in story(match)


def test_r11_3_no_case_one_of_them_or_any() -> None:
    table("= case -", "")
    table("= case two-leads", "case=two-leads")
    refuses("expected midnight-deadline, .*the-kingpin, random, none; got 'perfect-murder'", "", "case=perfect-murder")


@pytest.mark.parametrize("goal", ["1", "100", "many"])
def test_r11_4_a_goal_is_a_number_of_clues(goal: str) -> None:
    refuses("expected a whole number from 2 to 99", "", f"goal={goal}")


def test_r11_4_a_goal_of_ones_own_solves_the_case() -> None:
    body = "* newsboy 9\n" + turn("Ann", 1) + turn("Bo", 2) + turn("Cy", 1)
    table(body + "= winners Bo\n= Bo.clues 2", "bare-bones=yes, first=Ann, goal=2")


@pytest.mark.parametrize("case", ["midnight-deadline", "crooked-precinct", "airtight-alibi", "the-kingpin", "random"])
def test_r11_4_it_cannot_be_set_beside_a_case_that_sets_its_own(case: str) -> None:
    refuses("option goal: expected none", "", f"goal=12, case={case}")


def test_r11_4_nor_other_clues_at_the_start_beside_a_case_that_says_them() -> None:
    refuses("option start: expected none, since the case the-kingpin", "", "start=balanced, case=the-kingpin")
    table("= case two-leads", "start=balanced, case=two-leads, goal=12")


def test_r11_5_bare_bones_are_dice_and_numbers() -> None:
    table("* 0 5 1\n* gossip 0\n= Ann.detective -\n= case -\n= awaiting Bo", "bare-bones=yes")


@pytest.mark.parametrize(
    "other", ["detectives=random", "detectives=captain/mama/ace", "witnesses=text", "case=random", "case=two-leads"]
)
def test_r11_5_nothing_else_is_said_beside_them(other: str) -> None:
    refuses("expected nothing that bare-bones=yes rules out", "", f"bare-bones=yes, {other}")


def test_r11_5_what_they_mean_may_be_said_as_well() -> None:
    options = "bare-bones=yes, detectives=none, witnesses=numbers, case=none, goal=12"
    assert position("", options).state.rules[Term.GOAL] == 12


def test_r11_6_nobody_rolls_for_a_first_player_who_is_named() -> None:
    table("= first Cy\n* newsboy 0\n= awaiting Cy", "detectives=none, first=Cy")


@pytest.mark.parametrize("rule", ["mama=busted", "ace=lucky", "captain=keeps", "start=balanced"])
def test_r11_7_a_house_rule_needs_its_detective(rule: str) -> None:
    refuses("expected the detective", "", f"bare-bones=yes, {rule}")
    position("", rule)


def test_r11_7_a_detective_who_is_not_dealt_has_no_house_rule() -> None:
    refuses("expected the detective mama in play", "", "detectives=captain/ace/analytical, mama=busted")


def test_r11_8_one_person_plays_against_bots_by_the_same_rules() -> None:
    game = games.load(GAME)
    assert game.heuristic is not None
    assert game.box.seats[0] == 2


def test_r11_9_lists_that_are_left_out_are_the_boxs() -> None:
    contents = 'witnesses = [{ id = "ghost", title = "The Ghost", number = 30, says = { bust = 1 } }]'
    match = position("", "case=random", contents=contents)
    assert len(match.outcome_words()) == 5
    match = position("* ghost 9\n= value 39", BARE, contents=contents)
    assert "The Ghost" in story(match)


def test_r11_9_own_contents_need_to_be_there() -> None:
    refuses("expected the table's own contents", "", "contents=own")
    with pytest.raises(ValueError, match="expected the table's own cards"):
        Match(games.load(GAME), NAMES[:2], "contents=own")


WRONG = [
    ("", "a list or more of cases, detectives, witnesses; got none", 1),
    ("rules = { bust = 1 }", "expected nothing but cases, detectives, witnesses; got rules", 1),
    ("cases = 3", "cases: expected a list", 1),
    ("witnesses = []", "expected 1 to 40 cards in all; got 0", 1),
    ('cases = [\n{ id = "a" },\n{ id = "a" },\n]', "cases, entry 2, id: expected one that no entry before it has", 3),
    ('cases = [{ id = "a", title = "X" },\n{ id = "b", title = "x" }]', "entry 2, title: expected one that no", 2),
    ('cases = [{ id = "A B" }]', "id: expected up to 40 lower-case letters", 1),
    ('cases = [{ id = "random" }]', "id: expected a word that no option uses", 1),
    ('cases = [{ id = "a", colour = 1 }]', "expected nothing but id, title, says, text", 1),
    ('cases = [{ id = "a", title = "  " }]', "title: expected a line", 1),
    ('cases = [{ id = "a", text = "x\\u0007" }]', "text: expected a line", 1),
    ('cases = [{ id = "a", provenance = "rumour" }]', "provenance: expected printed or reported or reconstructed", 1),
    ("cases = [1]", "cases, entry 1: expected { id = …, says = … }; got 1", 1),
    ('[[witnesses]]\nid = "a"\n', "number: expected a whole number from 1 to 30; got none", 1),
    ('[[witnesses]]\nid = "a"\nnumber = true\n', "number: expected a whole number from 1 to 30; got True", 1),
    ('[[witnesses]]\nid = "a"\nnumber = 7\ncount = 41\n', "count: expected a whole number from 0 to 40", 1),
    ('[[witnesses]]\nid = "a"\nnumber = 7\n[[witnesses]]\nid = "b"\nnumber = 31\n', "entry 2, number: expected", 4),
    ("cases = [", "option contents: expected TOML", 1),
    ("cases = [" + ", ".join(f'{{ id = "c{n}" }}' for n in range(9)) + "]", "at most 8 entries; got 9", 1),
]


@pytest.mark.parametrize(("contents", "expected", "line"), WRONG)
def test_r11_10_contents_that_are_wrong_are_refused_with_the_reason_and_the_line(
    contents: str, expected: str, line: int
) -> None:
    with pytest.raises(RecordError) as refused:
        replay(f"game: private-die\nseats: Ann, Bo\noptions: contents=own\n--- contents\n{contents}\n---\n")
    assert expected in str(refused.value)
    assert refused.value.line == line + 4


def test_r11_10_there_are_enough_detectives_to_deal() -> None:
    contents = 'detectives = [{ id = "one" }, { id = "two" }]'
    refuses("option detectives: expected 3 or more for a random deal; got 2", "", "", contents=contents)
    position("", "", seats=2, contents=contents)
    refuses("these contents have no case", "", "case=random", contents="cases = []")


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ('detectives = [{ id = "a", says = { goal = 3 } }]', "says: expected terms among dice, start, fewest"),
        ('detectives = [{ id = "a", says = { blank = 1 } }]', "says: expected terms among"),
        ('witnesses = [{ id = "a", number = 7, says = { dice = 3 } }]', "says: expected terms among backwards"),
        ('witnesses = [{ id = "a", number = 7, says = { charm = 3 } }]', "got charm"),
        ('cases = [{ id = "a", says = { dice = 6 } }]', "dice: expected a whole number from 1 to 5; got 6"),
        ('cases = [{ id = "a", says = { extras = 2 } }]', "extras: expected a whole number from 0 to 1; got 2"),
        ('cases = [{ id = "a", says = { bust = 10 } }]', "bust: expected a whole number from 0 to 9; got 10"),
        (
            'cases = [{ id = "a", says = { bust = 1, exact = 1, ones = 1, most = 2, free = 1 } }]',
            "at most 4 terms; got 5",
        ),
        ('cases = [{ id = "a", says = 3 }]', "says: expected { term = number, … }; got 3"),
    ],
)
def test_r11_11_cards_say_terms_that_they_may_with_numbers_that_the_rules_can_bear(entry: str, expected: str) -> None:
    refuses(expected, "", "", contents=entry)


def test_r11_11_a_witness_of_a_tables_own_holds_for_its_round() -> None:
    contents = '[[witnesses]]\nid = "twins"\nnumber = 9\nsays = { fewest = 2, most = 2, exact = 4 }\n'
    table("* twins 0\n* 6 3\n= Ann.clues 5\n* 1 1\n= question turn", contents=contents)


def test_legal_lists_of_every_question_are_those_of_the_rules() -> None:
    match = position("* newsboy 0", BARES)
    assert legal(match.game, match.state, 0) == [1, 2, 3, 4, 5]
    assert match.state.question == Question.ROLL
