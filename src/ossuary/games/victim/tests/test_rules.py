"""Every numbered rule of Victim!, as a record that must hold."""

from fractions import Fraction
from functools import cache

import pytest

import kit
from kit import NAMES, plays
from ossuary import games
from ossuary.games.victim.state import DICE, PLANS, Aim, Die, Event, Table
from ossuary.kernel.luck import Luck, branches
from ossuary.match.head import RecordError
from ossuary.match.log import IllegalChoice
from ossuary.match.match import Match
from ossuary.match.replay import Unmet


def victim(body: str, options: str = "first=Ann") -> Match:
    return plays("victim", body, options=options)


def told(game: str, body: str, *, seats: int = 3, options: str = "first=Ann") -> Match:
    return kit.told(game, body, seats=seats, options=options)


# --- R1 setting the table ---


@pytest.mark.parametrize("seats", [2, 4])
def test_r1_1_three_players_sit_down(seats: int) -> None:
    with pytest.raises(RecordError, match="expected 3 seats"):
        told("victim", "", seats=seats)


def test_r1_1_the_yellow_die_shows_health() -> None:
    victim("= Ann.health 5\n= Bo.health 5\n= Cy.health 5")


def test_r1_2_the_highest_yellow_die_goes_first() -> None:
    victim("* 2 6 3\n= attacker Bo", "")


def test_r1_2_only_those_tied_for_highest_roll_again() -> None:
    match = victim("* 5 2 5\n= question outcome\n* 3 3\n= question outcome\n* 1 4\n= attacker Cy\n= question plan", "")
    assert len(match.rows) == 7


def test_r1_2_three_tied_all_roll_again() -> None:
    victim("* 4 4 4\n= attacker -\n* 6 1 1\n= attacker Ann", "")


def test_r1_3_every_yellow_die_is_turned_to_five() -> None:
    victim("* 6 1 2\n= Ann.health 5\n= Bo.health 5\n= Cy.health 5\n= turn 1", "")


def test_r1_4_supporter_sits_to_the_attackers_left_and_the_victim_beyond() -> None:
    victim("= attacker Bo\n= supporter Cy\n= victim Ann", "first=Bo")


def test_r1_4_the_twelve_sided_die_is_the_supporters() -> None:
    match = told("victim", "Bo: left support\n* 3 3 2 2 green")
    assert match.due is not None
    assert match.due.seat == 1


def test_r1_5_left_is_clockwise() -> None:
    match = told("victim", "", options="first=Cy")
    assert match.facts()["supporter"] == "Ann"


# --- R2 the plan ---


def test_r2_a_turn_opens_with_the_supporters_plan() -> None:
    victim("= awaiting Bo\n= question plan")


def test_r2_1_a_plan_is_a_direction_and_a_die() -> None:
    match = told("victim", "")
    assert list(match.choice_words(1).values()) == [
        f"{aim} {die}" for aim in ("left", "right") for die in ("support", "sabotage", "neutral")
    ]


def test_r2_1_two_directions_are_no_plan() -> None:
    with pytest.raises(RecordError, match="expected plan of Bo"):
        told("victim", "Bo: left right")


def test_r2_2_nobody_but_the_supporter_knows_a_plan_that_lies_face_down() -> None:
    match = told("victim", "Bo: left sabotage\n* 6 1 3")
    plan = Aim.LEFT * DICE + Die.SABOTAGE
    views = [match.view(seat) for seat in (-1, 0, 1, 2)]
    assert [view.plan == plan for view in views] == [False, False, True, False]
    assert all(event[0] != Event.REVEAL for _, event in match.shown(0))


def test_r2_2_the_plan_cannot_be_changed_after_the_battle_is_rolled() -> None:
    with pytest.raises(RecordError, match="expected an outcome, Ann's white die"):
        told("victim", "Bo: left sabotage\n* 6\nBo: right support")


@pytest.mark.parametrize("aim", ["left", "right"])
def test_r2_3_with_neutral_the_direction_means_nothing(aim: str) -> None:
    victim(f"Bo: {aim} neutral\n* 4 3 5 3 white\n= Ann.health 5\n= Bo.health 5\n= Cy.health 5\n= turn 2")


# --- R3 the battle ---


def test_r3_both_roll_two_white_dice_the_attacker_first() -> None:
    match = told("victim", "Bo: left support\n* 3 3 2")
    assert match.due is not None
    assert match.words.ask_luck(match.state, match.due, match.names) == "Cy's white die"


def test_r3_1_a_roll_is_the_sum_of_two_dice() -> None:
    victim("Bo: left support\n* 1 6 5 1 white\n= Cy.health 4")


def test_r3_2_two_sixes_of_the_attacker_win_the_battle() -> None:
    victim("Bo: left support\n* 6 6 6 6\n= Cy.health 4\n= turn 2")


def test_r3_2_two_ones_of_the_victim_lose_the_battle() -> None:
    victim("Bo: left support\n* 1 1 1 1\n= Cy.health 4\n= turn 2")


def test_r3_3_both_at_once_cost_a_point_more() -> None:
    victim("Bo: left support\n* 6 6 1 1\n= Cy.health 3\n= turn 2")


def test_r3_3_the_extra_point_goes_at_once() -> None:
    victim("Bo: left neutral\n* 6 6 1 1\n= question outcome\n= Cy.health 4\n* white\n= Cy.health 3")


def test_r3_4_two_sixes_of_the_victim_and_two_ones_of_the_attacker_are_nothing_special() -> None:
    victim("Bo: left support\n* 1 1 6 6 white\n= Cy.health 5\n= turn 2")


# --- R4 the support ---


def test_r4_1_the_cards_are_turned_up_in_an_automatic_battle_too() -> None:
    match = told("victim", "Bo: left sabotage\n* 6 6 3 3")
    assert any(told_.event[:4] == (Event.REVEAL, 1, 2, Die.SABOTAGE) for told_ in match.told)


@pytest.mark.parametrize(
    ("aim", "target"), [("left", 2), ("right", 0)], ids=["left of Bo sits Cy", "right of Bo sits Ann"]
)
def test_r4_1_the_direction_card_points_at_a_neighbour(aim: str, target: int) -> None:
    match = told("victim", f"Bo: {aim} sabotage\n* 6 5 3 3 white")
    assert any(told_.event[:3] == (Event.REVEAL, 1, target) for told_ in match.told)


def test_r4_2_green_adds_half_of_the_die_rounded_down() -> None:
    victim("Bo: right support\n* 4 3 5 4 green 5\n= Cy.health 5")  # 7 + 2 against 9
    victim("Bo: right support\n* 4 3 5 4 green 6\n= Cy.health 4")  # 7 + 3 against 9


def test_r4_2_red_subtracts_half_of_the_die_rounded_up() -> None:
    victim("Bo: left sabotage\n* 4 3 5 4 red 4\n= Cy.health 5")  # 7 against 9 - 2
    victim("Bo: left sabotage\n* 4 3 5 4 red 5\n= Cy.health 4")  # 7 against 9 - 3


def test_r4_2_white_does_nothing() -> None:
    victim("Bo: right support\n* 4 3 5 2 white\n= Cy.health 5")


def test_r4_2_green_on_the_attacker_with_a_one_is_a_tie() -> None:
    victim("Bo: right support\n* 4 3 5 2 green 1\n= Cy.health 5")  # a vector of the rulings


def test_r4_2_red_on_the_victim_with_a_one_is_a_hit() -> None:
    victim("Bo: left sabotage\n* 4 3 5 2 red 1\n= Cy.health 4")  # a vector of the rulings


def test_r4_3_a_support_die_may_sabotage() -> None:
    victim("Bo: right support\n* 6 3 4 4 red 1\n= Cy.health 5")  # 9 - 1 against 8


def test_r4_3_a_sabotage_die_may_support() -> None:
    victim("Bo: left sabotage\n* 6 3 4 4 green 2\n= Cy.health 5")  # 9 against 8 + 1


@pytest.mark.parametrize(("die", "weights"), [("support", (4, 1, 1)), ("sabotage", (2, 3, 1)), ("neutral", (0, 3, 3))])
def test_r4_3_each_die_has_its_own_faces(die: str, weights: tuple[int, ...]) -> None:
    match = told("victim", f"Bo: left {die}\n* 4 3 5 2")
    assert match.due is not None
    assert match.due.weights == weights


def test_r4_4_the_neutral_die_red_twice_costs_the_supporter_a_point() -> None:
    victim("Bo: left neutral\n* 4 3 5 2 red red\n= Bo.health 4")


def test_r4_4_red_and_then_white_costs_nothing() -> None:
    victim("Bo: left neutral\n* 4 3 5 2 red white\n= Bo.health 5\n= turn 2")


def test_r4_4_the_neutral_die_cannot_be_green() -> None:
    with pytest.raises(RecordError, match="one of red white; got green"):
        told("victim", "Bo: left neutral\n* 4 3 5 2 green")


def test_r4_5_the_neutral_die_spares_the_last_point() -> None:
    victim("Bo: left neutral\n* 4 3 5 2 red red\n= Bo.health 1\n= turn 2", "first=Ann, health.Bo=1")


def test_r4_6_in_an_automatic_battle_only_the_neutral_die_is_rolled() -> None:
    victim("Bo: left sabotage\n* 6 6 3 3\n= turn 2\n= Cy.health 4")
    victim("Bo: left neutral\n* 6 6 3 3\n= question outcome\n* red red\n= Bo.health 4\n= Cy.health 4\n= turn 2")


def test_r4_6_the_neutral_die_in_a_double_automatic_battle_spares_the_last_point() -> None:
    body = "Bo: left neutral\n* 6 6 1 1 red red\n= Cy.health 1\n= Bo.health 1"  # a vector of the rulings
    victim(body, "first=Ann, health.Cy=3, health.Bo=1")


def test_r4_7_the_neutral_die_acts_before_the_battles_damage() -> None:
    match = told("victim", "Bo: left neutral\n* 6 5 1 2 red red")
    kinds = [told_.event[0] for told_ in match.told]
    assert kinds.index(Event.HURT) < kinds.index(Event.HIT)


# --- R5 the result ---


def test_r5_1_a_total_may_fall_below_nought() -> None:
    match = told("victim", "Bo: left sabotage\n* 4 3 1 2 red 12")
    assert any(told_.event[:5] == (Event.COMPARE, 0, 7, 2, -3) for told_ in match.told)


def test_r5_2_the_higher_attacker_takes_a_point() -> None:
    victim("Bo: left support\n* 4 4 4 3 white\n= Cy.health 4\n= Ann.health 5\n= Bo.health 5")


def test_r5_3_the_higher_victim_loses_nothing_and_takes_nothing() -> None:
    victim("Bo: left support\n* 3 3 4 3 white\n= Cy.health 5\n= Ann.health 5")


def test_r5_3_a_tie_changes_nothing() -> None:
    victim("Bo: left support\n* 4 3 4 3 white\n= Cy.health 5\n= Ann.health 5")


# --- R6 passing on ---


def test_r6_1_victim_and_supporter_swap_and_everybody_passes_left() -> None:
    # the rulebook's example: players 1, 2, 3 as Attacker, Supporter, Victim become Supporter, Attacker, Victim
    victim("Bo: left neutral\n* 1 2 3 4 white\n= supporter Ann\n= attacker Bo\n= victim Cy\n= turn 2")


def test_r6_2_the_parts_go_round_in_six_turns() -> None:
    names = dict(zip("123", NAMES, strict=False))
    cycle = ["123", "213", "312", "132", "231", "321", "123"]
    body = ""
    for turn, (attacker, supporter, victim_) in enumerate(cycle, 1):
        body += (
            f"= turn {turn}\n= attacker {names[attacker]}\n= supporter {names[supporter]}\n= victim {names[victim_]}\n"
        )
        body += f"{names[supporter]}: left neutral\n* 1 2 3 4 white\n"
    victim(body)


def test_r6_3_yellow_dice_stay_where_they_are() -> None:
    victim("Bo: left support\n* 4 4 4 3 white\n= Cy.health 4\nAnn: left neutral\n* 1 2 3 4 white\n= Cy.health 4")


# --- R7 winning ---


def test_r7_1_the_attacker_who_takes_the_last_point_wins_alone() -> None:
    match = victim(
        "= winners -\nBo: left support\n* 4 4 4 3 white\n"
        "= Cy.health 0\n= over yes\n= winners Ann\n= awaiting -\n= question -",
        "first=Ann, health.Cy=1",
    )
    assert match.winners == [0]


def test_r7_1_roles_and_turn_stay_when_the_match_is_over() -> None:
    victim(
        "Bo: left support\n* 6 6 4 3\n= over yes\n= attacker Ann\n= supporter Bo\n= turn 1", "first=Ann, health.Cy=1"
    )


def test_r7_1_nobody_chooses_after_the_end() -> None:
    with pytest.raises(RecordError, match="expected nothing more: the match is over"):
        told("victim", "Bo: left support\n* 6 6 4 3\nAnn: left support", options="first=Ann, health.Cy=1")


def test_r7_2_the_extra_point_may_be_the_last() -> None:
    victim("Bo: left support\n* 6 6 1 1\n= over yes\n= winners Ann\n= Cy.health 0", "first=Ann, health.Cy=1")


def test_r7_2_a_victim_who_has_fallen_is_not_hit_again_and_the_win_is_told_by_its_own_rule() -> None:
    match = victim("Bo: left support\n* 6 6 1 1\n= over yes", "first=Ann, health.Cy=1")
    kinds = [told_.event[0] for told_ in match.told]
    assert Event.EXTRA in kinds
    assert Event.HIT not in kinds
    assert match.story()[-1].rule == "R7.2"
    assert "Ann wins" in match.story()[-1].text
    match = victim("Bo: left support\n* 6 6 1 1\n= over yes", "first=Ann, health.Cy=2")
    assert [told_.event[3] for told_ in match.told if told_.event[0] == Event.HIT] == [0]
    assert match.story()[-1].rule == "R7.1"


def test_r7_2_with_two_points_the_battle_takes_the_second() -> None:
    victim("Bo: left support\n* 6 6 1 1\n= over yes\n= winners Ann\n= Cy.health 0", "first=Ann, health.Cy=2")


def test_r7_2_the_neutral_die_is_rolled_even_then() -> None:
    victim(
        "Bo: left neutral\n* 6 6 1 1\n= over no\n* red red\n= Bo.health 4\n= over yes\n= winners Ann",
        "first=Ann, health.Cy=1",
    )


def test_r7_3_the_supporter_cannot_fall() -> None:
    victim("Bo: left neutral\n* 1 2 3 4 red red\n= Bo.health 1\n= over no", "first=Ann, health.Bo=1")


# --- R8 options ---


def test_r8_1_last_matchs_victim_may_start_with_six() -> None:
    victim("= Cy.health 6\n= Ann.health 5", "first=Ann, health.Cy=6")


@pytest.mark.parametrize("health", ["0", "10", "-1", "six", "5.5", ""])
def test_r8_1_health_is_a_number_from_one_to_nine(health: str) -> None:
    with pytest.raises(RecordError, match=r"option health"):
        told("victim", "", options=f"health.Cy={health}")


def test_r8_2_the_named_seat_attacks_first_and_nobody_rolls() -> None:
    match = victim("= attacker Cy\n= awaiting Ann", "first=Cy")
    assert match.rows == []


# --- the plain player ---


@pytest.mark.parametrize(("health", "saved"), [(1, True), (2, False), (5, False)])
@pytest.mark.parametrize("turns", [0, 1])  # the Victim sits to the left of the Supporter, then the Attacker does
def test_the_plain_player_saves_a_victim_about_to_die_and_else_helps_the_attack(
    health: int, saved: bool, turns: int
) -> None:
    body = "Bo: left neutral\n* 1 2 3 4 white\n" * turns
    match = told("victim", body, options=f"first=Ann, health.Cy={health}")
    seat = match.awaiting[0]
    heuristic = games.load("victim").heuristic
    assert heuristic is not None
    view, plans = match.view(seat), match.legal(seat)
    chosen = [heuristic(view, seat, plans, len(plans), Luck(seed)) for seed in range(300)]
    friend = view.victim if saved else view.attacker
    aim = Aim.LEFT if friend == (seat + 1) % 3 else Aim.RIGHT
    assert chosen.count(aim * DICE + Die.SUPPORT) > 250
    assert set(chosen) == set(plans)


# --- the examples of RULES.md, and the exact chances ---


def test_a_wrong_expectation_says_what_was_found() -> None:
    with pytest.raises(Unmet, match=r"line 7: expected Cy.health 3; found 4"):
        told("victim", "Bo: left sabotage\n* 6 1 3 3 red 8\n= Cy.health 3", options="first=Ann")


@cache
def chance_of_a_hit(plan: int) -> Fraction:
    """The chance that the Victim is hit under a plan, from the rules, by every way that luck can fall."""
    game = games.load("victim")
    opening = Table()
    game.fill(opening, {"first": 0, "health": {0: 5, 1: 5, 2: 5}}, 3)
    game.setup(opening, Luck())

    def turn(luck: Luck) -> bool:
        s = opening.copy()
        game.choose(s, 1, plan, luck)
        return s.health[2] < 5

    ways = list(branches(turn))
    assert sum(way.chance for way in ways) == 1
    return sum((way.chance for way in ways if way.result), Fraction(0))


@pytest.mark.parametrize(
    ("aim", "die", "percent"),
    [
        (Aim.LEFT, Die.NEUTRAL, 44.5),
        (Aim.RIGHT, Die.SUPPORT, 59.4),
        (Aim.RIGHT, Die.SABOTAGE, 40.6),
        (Aim.LEFT, Die.SUPPORT, 34.0),
        (Aim.LEFT, Die.SABOTAGE, 53.2),
    ],
    ids=[
        "neutral",
        "support on the Attacker",
        "sabotage on the Attacker",
        "support on the Victim",
        "sabotage on the Victim",
    ],
)
def test_the_exact_chance_of_a_hit(aim: Aim, die: Die, percent: float) -> None:
    assert round(float(100 * chance_of_a_hit(aim * DICE + die)), 1) == percent


def test_the_cap_holds_whatever_the_seats_choose() -> None:
    """A match of most health ends at the 25th hit, and every plan hits at least as often as support on the Victim."""
    cap = games.box("victim").cap
    least = min(chance_of_a_hit(plan) for plan in range(PLANS))
    hits, term = Fraction(0), (1 - least) ** cap.choices
    for hit in range(25):
        hits += term
        term *= Fraction(cap.choices - hit, hit + 1) * least / (1 - least)
    assert hits < cap.chance


def test_a_choice_that_is_not_on_the_list_is_refused() -> None:
    match = told("victim", "")
    with pytest.raises(IllegalChoice, match="expected plan of Bo"):
        match.choose(1, PLANS)
