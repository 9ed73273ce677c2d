"""The cards of Private Die, each alone and where two of them meet, as records that must hold."""

import pytest

from ossuary.games.private_die.rules_cards import in_force
from ossuary.games.private_die.rules_text import Term
from ossuary.games.private_die.tests.test_rules import (
    BARE,
    NEAR,
    ONE,
    near,
    position,
    refuses,
    story,
    table,
    turn,
    words,
)
from ossuary.kernel.contract import SPECTATOR
from ossuary.match.match import Match


def two(one: str, other: str = "analytical", case: str = "none") -> str:
    """Options for two seats with these detectives; the other is one that does no harm."""
    return f"first=Ann, detectives={one}/{other}, case={case}"


def rules_told(match: Match) -> list[str]:
    return [line.rule for line in match.story(SPECTATOR, 0)]


# --- R7 when cards act ---


def test_r7_1_totals_change_with_the_dice() -> None:
    body = (
        "* barfly 9\nAnn: roll 2\n* 1 5\n= Ann.total 5\nAnn: reroll 1\n* 3\n= Ann.total 8\nAnn: add\n* 1\n= Ann.total 8"
    )
    table(body, two("insubordinate"), seats=2)


def test_r7_2_pairs_come_before_what_is_taken_away() -> None:
    contents = '[[witnesses]]\nid = "both"\nnumber = 10\nsays = { pair = 2, removes = 1 }'
    match = table("* both 9\nAnn: roll 2\n* 5 5\n= Ann.clues 3\n= Ann.dice 5\n= Ann.total 5", contents=contents)
    assert rules_told(match)[-2:] == ["R9.4", "R9.12"]


def test_r7_3_what_a_bust_costs_goes_to_the_witness_else_the_case_else_the_bank() -> None:
    bust = "Ann: roll 3\n* 6 6 6\n"
    table("* pickpocket 0\n" + bust + "= fund 2\n= Ann.clues 0", f"{BARE}, case=crooked-precinct")
    table("* beat-cop 0\n" + bust + "= fund 3\n= Ann.clues 0", f"{BARE}, case=crooked-precinct")
    table("* beat-cop 0\n" + bust + "= fund -\n= Ann.clues 0", BARE)


def test_r7_3_a_card_that_spares_the_seat_spares_it_all() -> None:
    body = "* femme-fatale 0\nAnn: roll 3\n* 6 6 6\n= Ann.clues 1\n= fund 2"
    table(body, two("ace", case="crooked-precinct"), seats=2)


def test_r7_4_a_match_earns_the_clue_the_fund_and_proof() -> None:
    contents = 'cases = [{ id = "all", says = { fund = 4, proof = 1 } }]'
    body = "* stool-pigeon 0\nAnn: roll 2\n* 3 4\n= Ann.clues 8\n= fund 0\n= Ann.proven yes"
    match = table(body, "first=Ann, detectives=none, case=all", contents=contents)
    assert rules_told(match)[-3:] == ["R4.7", "R10.2", "R10.4"]


def test_r7_5_cards_act_after_the_winners_reward() -> None:
    body = (
        "* gangster 0\n"
        + turn("Ann", 5, 5)
        + turn("Bo", 1)
        + turn("Cy", 1)
        + "= Ann.clues 4\n= Bo.clues 0\n= Cy.clues 1"
    )
    assert rules_told(table(body))[-3:-1] == ["R5.6", "R9.16"]


# --- R8 detectives ---


def test_r8_1_the_captain_subtracts_a_die_of_his_own_and_his_turn_ends() -> None:
    body = "* newsboy 9\nAnn: roll 5\n* 6 6 3 1 1\n= question turn\nAnn: negate\n* 2\n"
    body += "= Ann.dice 6,6,3,1,1,-2\n= Ann.total 15\n"
    table(body + "= awaiting Bo\n= Ann.busted no", two("captain"), seats=2)


def test_r8_1_even_when_over() -> None:
    body = "* newsboy 0\nAnn: roll 2\n* 6 5\n= Ann.busted no\n"
    assert words(position(body, two("captain"), seats=2), 0) == ["stay", "negate"]
    table(body + "Ann: negate\n* 5\n= Ann.total 6\n= Ann.busted no\n= awaiting Bo", two("captain"), seats=2)
    table(body + "Ann: negate\n* 4\n= Ann.clues 2\n= awaiting Bo", two("captain"), seats=2)
    table(body + "Ann: negate\n* 3\n= Ann.busted yes\n= Ann.clues 0", two("captain"), seats=2)
    table(body + "Ann: stay\n= Ann.busted yes\n= Ann.clues 0", two("captain"), seats=2)


def test_r8_1_he_wins_a_clue_fewer_whether_he_used_it_or_not_and_it_is_no_die_that_counts() -> None:
    body = "* newsboy 9\n" + turn("Ann", 3, 3, 3) + turn("Bo", 1) + "= Ann.clues 3"
    table(body, two("captain"), seats=2)
    body = "* newsboy 9\nAnn: roll 3\n* 3 3 3\nAnn: negate\n* 1\n" + turn("Bo", 1) + "= Ann.clues 3"
    table(body, two("captain"), seats=2)


def test_r8_2_mama_forces_a_roll_off_with_all_leaders() -> None:
    options = "first=Ann, detectives=captain/mama/ace"
    body = (
        "* newsboy 5\n" + turn("Ann", 4, 4) + turn("Bo", 6) + turn("Cy", 5, 3) + "= question challenge\n= awaiting Bo\n"
    )
    match = table(body + "Bo: challenge\n= question outcome\n* 1 1\n* 6\n* 1 1\n= Bo.clues 2\n= first Bo", options)
    assert "Roll-off between Ann, Bo and Cy" in story(match)
    assert words(position(body, options), 1) == ["stay", "challenge"]


def test_r8_2_she_need_not() -> None:
    body = "* newsboy 5\n" + turn("Ann", 4) + turn("Bo", 2) + "Bo: stay\n= first Ann\n= round 2"
    table(body, two("captain", "mama"), seats=2)


@pytest.mark.parametrize(("hers", "asked"), [(8, False), (7, True), (6, True), (5, False)])
def test_r8_2_she_is_no_leader_and_at_most_two_below(hers: int, asked: bool) -> None:
    body = "* newsboy 5\n" + turn("Ann", 4, 4) + turn("Bo", hers - 2, 2)
    assert position(body, two("captain", "mama"), seats=2).question == ("challenge" if asked else "outcome")


def test_r8_2_she_may_not_after_a_bust_and_not_if_all_are_bust() -> None:
    body = "* newsboy 0\n" + turn("Ann", 6) + "Bo: roll 2\n* 6 2\n= first Ann\n= round 2"
    table(body, two("analytical", "mama"), seats=2)
    table(
        "* newsboy 0\nAnn: roll 2\n* 6 3\nBo: roll 2\n* 6 2\n= round 2\n= first Ann", two("analytical", "mama"), seats=2
    )


def test_r8_2_tied_roll_offs_are_hers() -> None:
    body = "* newsboy 5\n" + turn("Ann", 4) + turn("Bo", 4) + "* 3 3\n= Bo.clues 2\n= first Bo"
    table(body, two("analytical", "mama"), seats=2)
    body = "* newsboy 5\n" + turn("Ann", 4) + turn("Bo", 3) + "Bo: challenge\n* 3 3\n= Bo.clues 2\n= first Bo"
    table(body, two("analytical", "mama"), seats=2)


def test_r8_2_a_tie_between_others_is_not() -> None:
    options = "first=Ann, detectives=analytical/mama/ace"
    body = (
        "* newsboy 5\n"
        + turn("Ann", 4)
        + turn("Bo", 4)
        + turn("Cy", 4)
        + "* 5 3 5\n= question outcome\n* 1 2\n= first Cy"
    )
    table(body, options)


def test_r8_3_ace_loses_nothing_by_busts() -> None:
    table("* newsboy 0\nAnn: roll 2\n* 6 6\n= Ann.clues 1\n= Ann.busted yes\n= awaiting Bo", two("ace"), seats=2)


def test_r8_4_the_analytical_adds_one_die_for_nothing_from_her_own() -> None:
    match = table("* gossip 9\nAnn: roll 1\n* 2\nAnn: add free\n* 1\n= Ann.clues 1", two("analytical", "ace"), seats=2)
    assert words(match, 0) == ["stay", "add"]
    table("* gossip 9\nAnn: roll 5\n* 1 2 3 1 5\n= awaiting Bo", two("analytical", "ace"), seats=2)
    body = "* gossip 9\nAnn: roll 1\n* 2\nAnn: add\n* 1\n= Ann.clues 0\nAnn: add free\n* 1\n= awaiting Bo"
    table(body, two("analytical", "ace"), seats=2)


def test_r8_5_the_insubordinate_has_four_dice_and_rolls_one_again() -> None:
    assert words(position("* gossip 0", two("insubordinate"), seats=2), 0)[-1] == "roll 4"
    body = "* gossip 9\nAnn: roll 3\n* 6 2 6\n"
    assert words(position(body, two("insubordinate"), seats=2), 0) == ["stay", "add", "reroll 2", "reroll 6"]
    match = table(body + "Ann: reroll 6\n* 1\n= Ann.dice 1,2,6\n= Ann.total 9", two("insubordinate"), seats=2)
    assert words(match, 0) == ["stay", "add"]


def test_r8_5_even_when_over_and_to_a_match() -> None:
    body = "* newsboy 0\nAnn: roll 2\n* 6 5\n= Ann.busted no\nAnn: reroll 6\n* 2\n= Ann.clues 2\n= awaiting Bo"
    table(body, two("insubordinate"), seats=2)


def test_r8_5_not_one_that_is_subtracted() -> None:
    match = position("* con-man 0\nAnn: roll 2\n* 6 5\nAnn: negate paid\n* 3", two("insubordinate"), seats=2)
    assert words(match, 0) == ["stay", "reroll 5", "reroll 6"]


def test_r8_6_the_professional_sets_a_die_and_rolls_one_to_four_more() -> None:
    match = position("* newsboy 9", two("professional"), seats=2)
    assert match.question == "set"
    assert words(match, 0) == ["set 1", "set 6"]
    match = table("* newsboy 9\nAnn: set 6\n= Ann.dice 6\n= Ann.total 6", two("professional"), seats=2)
    assert words(match, 0) == [f"roll {n}" for n in (1, 2, 3, 4)]


def test_r8_6_it_counts_for_the_total_the_reward_and_roll_offs() -> None:
    body = "* newsboy 9\nAnn: set 6\nAnn: roll 1\n* 3\n= Ann.total 9\nAnn: stay\n" + turn("Bo", 6, 3)
    table(body + "* 1 1\n* 1 2\n= first Bo", two("professional"), seats=2)
    body = "* newsboy 9\nAnn: set 1\nAnn: roll 1\n* 3\nAnn: stay\n" + turn("Bo", 2) + "= Ann.clues 3"
    table(body, two("professional"), seats=2)


def test_r8_7_mama_may_challenge_after_a_bust_where_the_table_says_so() -> None:
    body = "* newsboy 0\n" + turn("Ann", 6) + "Bo: roll 2\n* 6 2\n= Bo.clues 0\n= question challenge\n= awaiting Bo\n"
    options = two("analytical", "mama") + ", mama=busted"
    table(body + "Bo: challenge\n* 2\n* 1 2\n= Bo.clues 2\n= first Bo", options, seats=2)
    table("* newsboy 0\n" + turn("Ann", 6) + "Bo: roll 2\n* 6 3\n= first Ann\n= round 2", options, seats=2)
    table("* newsboy 0\nAnn: roll 2\n* 6 3\nBo: roll 2\n* 6 2\n= round 2", options, seats=2)


def test_r8_8_a_lucky_ace_gains_a_clue_by_an_even_die() -> None:
    body = "* newsboy 0\nAnn: roll 2\n* 6 6\n= question outcome\n"
    table(body + "* 4\n= Ann.clues 2", two("ace") + ", ace=lucky", seats=2)
    table(body + "* 5\n= Ann.clues 1", two("ace") + ", ace=lucky", seats=2)
    table("* lawyer 0\nAnn: roll 3\n* 6 6 6\n= Ann.clues 0\n= awaiting Bo", two("ace") + ", ace=lucky", seats=2)


def test_r8_9_a_captain_may_keep_his_clue() -> None:
    body = "* newsboy 9\n" + turn("Ann", 3, 3, 3) + turn("Bo", 1) + "= Ann.clues 4"
    table(body, two("captain") + ", captain=keeps", seats=2)


def test_r8_9_the_story_says_what_the_house_changes() -> None:
    options = "first=Ann, detectives=captain/mama/ace, captain=keeps, mama=busted, ace=lucky"
    assert story(position("", options)).count("House rule:") == 3
    assert "House rule" not in story(position("", "first=Ann, detectives=captain/mama/ace"))


def test_r8_10_weaker_detectives_may_begin_with_more() -> None:
    options = "first=Ann, detectives=analytical/professional/ace, start=balanced"
    table("= Ann.clues 2\n= Bo.clues 3\n= Cy.clues 1", options)


# --- R9 witnesses ---


def test_r9_1_the_newsboy_gives_everybody_a_die() -> None:
    body = "* newsboy 9\nAnn: roll 1\n* 1\nAnn: add free\n* 1\n= Ann.clues 1\n"
    body += "Ann: add\n* 1\n= Ann.clues 0\n= awaiting Bo\n"
    match = table(body + "Bo: roll 1\n* 1", BARE)
    assert words(match, 1) == ["stay", "add", "add free"]


def test_r9_2_the_stool_pigeon_pays_three_for_a_match() -> None:
    table("* stool-pigeon 0\nAnn: roll 2\n* 3 4\n= Ann.clues 4")


def test_r9_3_the_barfly_ignores_ones_but_counts_the_dice() -> None:
    body = (
        "* barfly 0\nAnn: roll 3\n* 1 1 4\n= Ann.total 4\n= Ann.dice 1,1,4\nAnn: stay\n" + turn("Bo", 1) + turn("Cy", 3)
    )
    table(body + "= Ann.clues 4\n= first Ann")


def test_r9_3_a_set_one_and_a_subtracted_one_too() -> None:
    table("* barfly 0\nAnn: set 1\n= Ann.total 0\nAnn: roll 1\n* 5\n= Ann.total 5", two("professional"), seats=2)
    body = "* barfly 0\nAnn: roll 2\n* 4 4\nAnn: negate\n* 1\n= Ann.total 8\n= Ann.busted yes"
    table(body, two("captain"), seats=2)


def test_r9_4_gossip_pays_once_for_two_dice_alike() -> None:
    table("* gossip 9\nAnn: roll 4\n* 2 2 3 3\n= Ann.clues 2")
    table("* gossip 9\nAnn: roll 3\n* 1 2 3\n= Ann.clues 1\nAnn: add\n* 3\n= Ann.clues 0")
    table("* gossip 9\nAnn: set 6\nAnn: roll 1\n* 6\n= Ann.clues 2", two("professional"), seats=2)
    table("* gossip 0\nAnn: roll 2\n* 6 6\n= Ann.clues 0\n= Ann.busted yes")  # gained, and lost again


def test_r9_5_the_cabbie_costs_two_clues_a_die() -> None:
    table("* cabbie 9\nAnn: roll 1\n* 1\n= awaiting Bo\n= Ann.clues 1")
    match = position("* cabbie 9\nAnn: roll 1\n* 1", two("analytical", "ace", "the-kingpin"), seats=2)
    assert words(match, 0) == ["stay", "add", "add free"]
    match.choose_words(0, "add")
    assert match.state.clues[0] == 1
    match.supply_word("1")
    assert words(match, 0) == ["stay", "add free"]


def test_r9_6_the_pickpocket_keeps_what_is_lost_for_the_winner() -> None:
    body = (
        "* pickpocket 0\nAnn: roll 2\n* 6 6\n= Ann.clues 0\n"
        + turn("Bo", 1)
        + turn("Cy", 5)
        + "= Cy.clues 3\n= Bo.clues 1"
    )
    table(body)


def test_r9_6_without_a_winner_it_goes_to_the_bank() -> None:
    body = "* pickpocket 0\n" + "".join(f"{name}: roll 2\n* 6 6\n" for name in ("Ann", "Bo", "Cy"))
    match = table(body + "= round 2\n= Ann.clues 0")
    assert "3 clues, goes to the bank" in story(match)
    body += "* newsboy 1\nAnn: roll 1\n* 1\nAnn: stay\n" + turn("Bo", 1) + turn("Cy", 2)
    table(body + "= Cy.clues 1")  # and lies there no longer


def test_r9_7_the_bartender_lets_busts_be() -> None:
    match = table(
        "* bartender 0\nAnn: roll 2\n* 6 6\n= Ann.clues 1\n= Ann.busted yes\n= fund 2", f"{BARE}, case=crooked-precinct"
    )
    assert "It costs Ann nothing" in story(match)


def test_r9_8_the_singer_turns_the_table_round() -> None:
    body = (
        "* singer 9\n= awaiting Ann\n"
        + turn("Ann", 3)
        + "= awaiting Cy\n"
        + turn("Cy", 3)
        + "= awaiting Bo\n"
        + turn("Bo", 3)
    )
    table(body + "* 1 2 6\n= first Bo\n* newsboy 0\n= awaiting Bo\n" + turn("Bo", 1) + "= awaiting Cy")


def test_r9_9_the_butler_has_three_dice_rolled_and_more_added() -> None:
    match = table("* butler 9\n* 1 2 3\n= Ann.total 6\n= question turn\n= awaiting Ann")
    assert words(match, 0) == ["stay", "add"]
    table("* butler 9\nAnn: set 6\n* 1 2\n= Ann.dice 6,1,2\n= question turn", two("professional"), seats=2)
    table("* butler 9\n* 1 2 3\n= Ann.total 6\n= question turn", two("insubordinate"), seats=2)


def test_r9_10_the_femme_fatale_takes_three_but_not_of_ace() -> None:
    contents = 'cases = [{ id = "rich", says = { start = 9 } }]'
    body = "* femme-fatale 0\nAnn: roll 2\n* 6 6\n= Ann.clues 6"
    table(body, "first=Ann, detectives=none, case=rich", contents=contents)
    table("* femme-fatale 0\nAnn: roll 2\n* 6 6\n= Ann.clues 1", two("ace"), seats=2)


def test_r9_11_the_con_man_subtracts_an_unused_die_for_a_clue() -> None:
    body = "* con-man 0\nAnn: roll 2\n* 6 5\n"
    assert words(position(body), 0) == ["stay", "negate paid"]
    table(
        body
        + "Ann: negate paid\n= question outcome\n* 2\n= Ann.total 9\n= Ann.clues 0\n= Ann.dice 6,5,-2\n= awaiting Bo"
    )
    table(body + "Ann: negate paid\n* 1\n= Ann.clues 1\n= awaiting Bo")  # exactly


def test_r9_11_below_the_value_too_and_play_goes_on() -> None:
    options = f"{BARE}, case=the-kingpin"
    body = "* con-man 9\nAnn: roll 2\n* 6 5\n"
    assert words(position(body, options), 0) == ["stay", "add", "negate paid"]
    match = table(body + "Ann: negate paid\n* 6\n= Ann.total 5\n= Ann.clues 2", options)
    assert words(match, 0) == ["stay", "add"]
    body += "Ann: negate paid\n* 6\nAnn: add\n* 1\nAnn: add\n* 1\n= awaiting Bo\n= Ann.clues 0\n"
    table(
        body + turn("Bo", 1) + turn("Cy", 1) + "= Ann.clues 4", options
    )  # four dice count, the subtracted one does not


def test_r9_11_not_without_a_clue_or_an_unused_die() -> None:
    table("* con-man 0\nAnn: roll 5\n* 6 5 1 1 1\n= Ann.busted yes")
    body = "* con-man 9\nAnn: roll 2\n* 6 5\nAnn: add\n* 6\n"  # 17 of 19, and no clue left
    table(body + "= awaiting Bo\n= Ann.clues 0")


def test_r9_11_its_clue_goes_to_the_bank_and_the_captain_may_use_both() -> None:
    body = "* con-man 0\nAnn: roll 2\n* 6 6\n"
    options = two("captain", "ace", "crooked-precinct")
    assert words(position(body, options, seats=2), 0) == ["stay", "negate", "negate paid"]
    table(
        body + "Ann: negate paid\n* 1\n= fund 2\n= Ann.total 11\nAnn: negate\n* 3\n= Ann.total 8\n= awaiting Bo",
        options,
        seats=2,
    )
    table(body + "Ann: negate\n* 1\n= Ann.busted yes\n= awaiting Bo", options, seats=2)


def test_r9_12_the_widow_takes_the_highest_die_of_a_first_roll() -> None:
    body = "* widow 9\nAnn: roll 4\n* 5 6 2 6\n= Ann.dice 5,2,6\n= Ann.total 13\n"
    match = table(body)
    assert words(match, 0) == ["stay", "add"]
    table(body + "Ann: add\n* 1\n= Ann.dice 5,2,6,1\n= awaiting Bo\n" + turn("Bo", 1) + turn("Cy", 1) + "= Ann.clues 4")
    table("* widow 9\nAnn: roll 1\n* 6\n= Ann.dice 6")
    table("* widow 0\nAnn: roll 2\n* 6 6\n= Ann.dice 6\n= Ann.busted no\n= question turn")


def test_r9_12_what_is_taken_away_counts_in_no_roll_off_and_is_not_rolled_again() -> None:
    body = "* widow 0\nAnn: roll 2\n* 6 3\n= Ann.total 3\nAnn: stay\n" + turn("Bo", 3) + turn("Cy", 1)
    table(body + "* 2 1\n= Ann.clues 2\n= first Ann")
    match = position("* widow 9\nAnn: roll 2\n* 6 3", two("insubordinate"), seats=2)
    assert words(match, 0) == ["stay", "add", "reroll 3"]
    table("* widow 0\nAnn: set 6\nAnn: roll 1\n* 5\n= Ann.dice 5", two("professional"), seats=2)


def test_r9_13_the_beat_cop_has_no_dice_added() -> None:
    table("* beat-cop 9\nAnn: roll 1\n* 1\n= awaiting Bo", two("analytical", "ace"), seats=2)
    assert words(position("* beat-cop 9\nAnn: roll 1\n* 1", two("captain"), seats=2), 0) == ["stay", "negate"]
    assert words(position("* beat-cop 9\nAnn: roll 1\n* 1", two("insubordinate"), seats=2), 0) == ["stay", "reroll 1"]


def test_r9_14_the_bookie_takes_a_stake_and_pays_three() -> None:
    body = "* bookie 0\n= question stake\nAnn: stake\n= Ann.clues 0\n" + turn("Ann", 6, stays=False) + "Bo: stake\n"
    body += turn("Bo", 5, stays=False)
    match = table(body + "Cy: stay\n" + turn("Cy", 1) + "= Ann.clues 4\n= Bo.clues 0\n= Cy.clues 1")
    assert words(position("* bookie 0"), 0) == ["stay", "stake"]
    assert "The bookie keeps the stake of Bo" in story(match)


def test_r9_14_a_stake_comes_before_a_set_die_and_needs_a_clue() -> None:
    table("* bookie 0\nAnn: stake\n= question set", two("professional"), seats=2)
    body = "* newsboy 0\nAnn: roll 2\n* 6 6\n= Ann.clues 0\n" + turn("Bo", 1) + "* bookie 0\nBo: stay\n" + turn("Bo", 1)
    table(body + "= awaiting Ann\n= question roll", "bare-bones=no, detectives=none, first=Ann", seats=2)


def test_r9_15_the_reporter_rewards_the_closest_after_the_winner() -> None:
    options = "first=Ann, detectives=none"
    body = "* reporter 0\n" + turn("Ann", 6) + turn("Bo", 5) + turn("Cy", 5) + "Dee: roll 2\n* 6 6\n"
    table(body + "= Ann.clues 2\n= Bo.clues 2\n= Cy.clues 2\n= Dee.clues 0", options, seats=4)


def test_r9_15_who_loses_a_roll_off_is_closest() -> None:
    body = (
        "* reporter 0\n"
        + turn("Ann", 6)
        + turn("Bo", 6)
        + turn("Cy", 5)
        + "* 3 4\n= Bo.clues 2\n= Ann.clues 2\n= Cy.clues 1"
    )
    table(body)


def test_r9_15_after_a_forced_roll_off_totals_decide() -> None:
    options = "first=Ann, detectives=captain/mama/ace"
    body = "* reporter 0\n" + turn("Ann", 6) + turn("Bo", 5) + turn("Cy", 5) + "Bo: challenge\n* 1\n* 6\n"
    table(body + "= Bo.clues 2\n= Ann.clues 2\n= Cy.clues 1", options)
    body = "* reporter 0\n" + turn("Ann", 6) + turn("Bo", 5) + turn("Cy", 5) + "Bo: challenge\n* 6\n* 1\n"
    table(body + "= Ann.clues 1\n= Bo.clues 2\n= Cy.clues 2", options)


def test_r9_16_the_gangster_robs_the_richest_the_first_clockwise_of_several() -> None:
    body = "* gangster 0\n" + turn("Bo", 1) + turn("Cy", 6) + turn("Ann", 1)
    table(body + "= Cy.clues 3\n= Ann.clues 0\n= Bo.clues 1", "bare-bones=no, detectives=none, first=Bo")
    body = "* gangster 0\nAnn: roll 3\n* 6 6 6\nBo: roll 3\n* 6 6 6\n" + turn("Cy", 1) + "= Cy.clues 2"
    table(body)


def test_r9_17_the_lawyer_blanks_all_detectives() -> None:
    assert position("* lawyer 0", two("professional"), seats=2).question == "roll"
    assert words(position("* lawyer 0\nAnn: roll 1\n* 1", two("analytical", "ace"), seats=2), 0) == ["stay", "add"]
    body = "* lawyer 0\n" + turn("Ann", 6) + turn("Bo", 5) + "= first Ann\n= round 2"
    table(body, two("ace", "mama"), seats=2)


def test_r9_17_in_a_roll_off_too() -> None:
    body = "* lawyer 0\n" + turn("Ann", 6) + turn("Bo", 6) + "* 3 3\n= question outcome\n* 4 3\n= first Ann"
    table(body, two("ace", "mama"), seats=2)


def test_r9_18_the_safecracker_lets_the_first_roll_be_rolled_again() -> None:
    body = "* safecracker 0\nAnn: roll 3\n* 6 6 1\n= question reroll\n= Ann.total 13\n= Ann.busted no\n"
    assert words(position(body), 0) == ["stay", "reroll all"]
    table(body + "Ann: reroll all\n* 6 5 1\n= Ann.clues 2\n= awaiting Bo")
    table(body + "Ann: stay\n= Ann.busted yes\n= awaiting Bo")
    table("* safecracker 0\nAnn: roll 2\n* 6 6\n= Ann.clues 1\nAnn: stay\n= Ann.clues 2")  # even an exact one waits


def test_r9_18_before_other_abilities_and_a_set_die_goes_with_it() -> None:
    body = "* safecracker 0\nAnn: set 6\nAnn: roll 1\n* 1\nAnn: reroll all\n* 2 3\n= Ann.dice 2,3\n= question turn"
    table(body, two("professional"), seats=2)
    body = "* safecracker 0\nAnn: roll 3\n* 6 6 6\nAnn: reroll all\n* 6 6 5\n= question turn\nAnn: reroll 5\n* 1\n"
    table(body + "= Ann.busted yes", two("insubordinate"), seats=2)


# --- R10 cases ---


def test_r10_1_the_midnight_deadline_is_after_ten_rounds() -> None:
    order = [
        "newsboy",
        "stool-pigeon",
        "barfly",
        "gossip",
        "cabbie",
        "pickpocket",
        "bartender",
        "singer",
        "femme-fatale",
    ]
    options = f"{BARE}, case=midnight-deadline, witnesses=numbers".replace("first=Ann", "first=Bo")
    rounds = [f"* {each} 9\n" + turn("Bo", 2) + turn("Ann", 1) for each in (*order, "butler")]
    body = "".join(rounds[:-1]) + "= round 10\n= over no\n" + rounds[-1]
    match = table(body + "= over yes\n= winners Bo\n= Bo.clues 11\n= round 10", options, seats=2)
    assert "cold" not in story(match)
    assert "Time is up" in story(match)


def test_r10_1_there_is_no_goal() -> None:
    options = f"{BARE}, case=midnight-deadline, witnesses=numbers".replace("first=Ann", "first=Bo")
    body = "".join(
        f"* {each} 9\nBo: roll 5\n* 2 2 2 2 2\n" + turn("Ann", 1) for each in ("newsboy", "stool-pigeon", "barfly")
    )
    table(body + "= Bo.clues 16\n= over no\n= round 4", options, seats=2)


def test_r10_1_any_ten_of_the_eighteen() -> None:
    match = position("", f"{BARE}, case=midnight-deadline")
    assert match.due is not None
    assert match.due.total == 18


def test_r10_2_the_crooked_precinct_collects_and_pays_for_a_match() -> None:
    options = f"{BARE}, case=crooked-precinct"
    body = "* newsboy 2\n= fund 2\nAnn: roll 1\n* 1\nAnn: add free\n* 1\n= fund 2\nAnn: add\n= fund 3\n* 1\n"
    body += (
        "Bo: roll 3\n* 6 6 6\n= fund 4\n= Bo.clues 0\nCy: roll 2\n* 6 3\n= fund 0\n= Cy.clues 8\n"  # 1, 1, 4 and 2 dice
    )
    table(body, options)


def test_r10_2_the_goal_is_eighteen_and_the_cabbies_two_clues_join_the_fund() -> None:
    options = two("ace", "analytical", "crooked-precinct")
    contents = 'cases = [{ id = "crooked-precinct", says = { fund = 2, goal = 18, start = 5 } }]'
    body = "* cabbie 9\nAnn: roll 1\n* 1\nAnn: add\n= fund 4\n= Ann.clues 3"
    table(body, options, seats=2, contents=contents)
    match = position("", f"{BARE}, case=crooked-precinct")
    assert in_force(match.state, 0, Term.GOAL) == 18


def test_r10_2_under_the_pickpocket_busts_pay_the_witness_and_dice_the_case() -> None:
    options = f"{BARE}, case=crooked-precinct"
    body = "* pickpocket 0\nAnn: roll 1\n* 1\nAnn: add\n= fund 3\n* 1\nBo: roll 2\n* 6 6\n= fund 3\n" + turn("Cy", 6)
    table(body + "= Cy.clues 3\n= fund 3\n= round 2", options)


def test_r10_3_two_leads_of_which_one_is_questioned() -> None:
    options = f"{BARE}, case=two-leads"
    match = position("* gossip barfly", options)
    assert match.question == "witness"
    assert words(match, 0) == ["question barfly", "question gossip"]
    table(
        "* gossip barfly\n= witness -\nAnn: question gossip\n= question outcome\n* 3\n= witness gossip\n= value 11",
        options,
    )


def test_r10_3_the_other_goes_under_the_deck() -> None:
    contents = "".join(f'[[witnesses]]\nid = "{each}"\nnumber = 7\n' for each in ("a", "b", "c"))
    options = f"{BARE}, case=two-leads, witnesses=numbers"
    body = "* b a\nAnn: question b\n* 9\n" + turn("Ann", 1) + turn("Bo", 2)
    match = position(body, options, seats=2, contents=contents)
    assert list(match.outcome_words().values()) == ["c"]  # a lies at the bottom, and all know it
    match = position(body + "* c", options, seats=2, contents=contents)
    assert list(match.outcome_words().values()) == ["a"]
    body += "* c a\nBo: question a\n* 9\n" + turn("Bo", 2) + turn("Ann", 1)
    table(
        body + "* c 9\n= witness c\n= awaiting Bo\n" + turn("Bo", 2) + turn("Ann", 1) + "= winners Bo\n= round 3",
        options,
        seats=2,
        contents=contents,
    )


def test_r10_3_two_alike_are_no_choice() -> None:
    contents = '[[witnesses]]\nid = "twin"\nnumber = 7\ncount = 2\n'
    table(
        "* twin twin\n= question outcome\n* 9\n= awaiting Ann\n= question roll",
        f"{BARE}, case=two-leads",
        contents=contents,
    )


def test_r10_4_only_who_has_matched_a_witness_solves_the_case() -> None:
    options = near(0)["options"].replace("case=near", "case=alibi")
    contents = NEAR.format(14)
    body = (
        "* newsboy 2\n"
        + turn("Ann", 5)
        + turn("Bo", 1)
        + turn("Cy", 1)
        + "= over no\n= Ann.clues 15\n= Ann.proven no\n"
    )
    match = table(body + "= round 2", options, contents=contents)
    assert "no proof" in story(match)
    body += "* gossip 0\n" + turn("Ann", 5) + turn("Bo", 1) + "Cy: roll 2\n* 6 2\n= Cy.proven yes\n= over yes\n"
    table(body + "= winners Cy\n= Cy.clues 17", options, contents=contents)


def test_r10_4_only_those_are_compared() -> None:
    options = near(0)["options"].replace("case=near", "case=alibi")
    body = (
        "* newsboy 0\nAnn: roll 2\n* 6 1\n= Ann.proven yes\n"
        + turn("Bo", 1)
        + "Cy: roll 3\n* 2 2 2\nCy: stay\n= winners Ann"
    )
    table(body, options, contents=NEAR.format(20))


def test_r10_4_when_it_goes_cold_all_are() -> None:
    contents = ONE + '[[cases]]\nid = "alibi"\nsays = { proof = 1, start = 20 }\n'
    body = "* only 2\n" + turn("Ann", 1) + turn("Bo", 6) + turn("Cy", 1) + "= winners Bo\n= Bo.proven no"
    match = table(body, "first=Ann, detectives=none, case=alibi", contents=contents)
    assert "cold" in story(match)


def test_r10_4_one_match_proves_for_the_whole_match_and_needs_no_win() -> None:
    options = f"{BARE}, case=airtight-alibi"
    body = "* newsboy 0\nAnn: roll 2\n* 6 1\nBo: roll 2\n* 6 1\n" + turn("Cy", 1) + "* 1 1 2 2\n= round 2\n"
    table(body + "= Ann.proven yes\n= Bo.proven yes\n= Cy.proven no\n= first Bo", options)


def test_r10_5_the_kingpin_is_rich_and_hard_to_catch() -> None:
    options = f"{BARE}, case=the-kingpin"
    table("= Ann.clues 3\n= Cy.clues 3", options)
    contents = 'cases = [{ id = "the-kingpin", says = { start = 18, goal = 20 } }]'
    body = "* newsboy 2\n" + turn("Ann", 5) + turn("Bo", 1) + turn("Cy", 1)
    table(body + "= over no\n= Ann.clues 19", options, contents=contents)
    body = "* newsboy 2\n" + turn("Ann", 4, 1) + turn("Bo", 1) + turn("Cy", 1)
    table(body + "= winners Ann\n= Ann.clues 20", options, contents=contents)


def test_titles_and_texts_say_what_is_reconstructed() -> None:
    match = position("* gossip 0", two("analytical", "captain", "the-kingpin"), seats=2)
    told = story(match)
    assert "The Kingpin (reconstructed). Everybody begins with three clues, and the goal is 20." in told
    assert "(name reconstructed)" in told
    assert "(effect reconstructed)" in told
    numbers = story(position("* gossip 0", "bare-bones=yes, first=Ann"))
    assert "reconstructed" not in numbers
    assert "Newsboy (reconstructed)" in story(position("* newsboy 0", "bare-bones=yes, first=Ann"))


def test_what_is_over_is_refused() -> None:
    refuses(
        "expected turn of Ann: one of stay, add",
        "* newsboy 9\nAnn: roll 1\n* 1\nAnn: add free",
        "bare-bones=yes, first=Ann",
    )
