"""Every numbered rule of Pig, as a record that must hold."""

from math import log

import pytest

from kit import plays, told
from ossuary import games
from ossuary.games._template.options import OPTIONS
from ossuary.games._template.state import SEATS, Action, Draw, Event, Table
from ossuary.kernel.luck import Luck
from ossuary.kernel.options import Number
from ossuary.match.head import RecordError
from ossuary.match.match import Match

GAME = "template"


def pig(body: str, options: str = "", *, seats: int = 2, die: str | None = None) -> Match:
    return plays(GAME, body, seats=seats, options=with_die(options, die), contents=die)


def with_die(options: str, die: str | None) -> str:
    return options if die is None else ", ".join(filter(None, [options, "die=own"]))


def refuses(expected: str, *, seats: int = 2, options: str = "", die: str | None = None) -> None:
    """No match begins, and the error says so."""
    with pytest.raises(RecordError, match=expected):
        told(GAME, "", seats=seats, options=with_die(options, die), contents=die)


def rolls(seat: str, *faces: int) -> str:
    """The lines in which a seat rolls these faces, one after another."""
    return "".join(f"{seat}: roll\n* {face}\n" for face in faces)


# --- R1 setting the table ---


@pytest.mark.parametrize("seats", [1, 11])
def test_r1_1_two_to_ten_players_sit_down(seats: int) -> None:
    refuses("expected 2 to 10 seats", seats=seats)


def test_r1_1_ten_find_room() -> None:
    assert games.box(GAME).seats[1] == SEATS
    pig("= Jo.banked 0", seats=SEATS)


def test_r1_1_left_is_clockwise() -> None:
    body = "".join(f"= roller {name}\n" + rolls(name, 2) + f"{name}: hold\n" for name in ("Ann", "Bo", "Cy"))
    pig(body + "= roller Ann", seats=3)


def test_r1_2_the_die_has_six_faces_each_as_likely() -> None:
    match = told(GAME, "Ann: roll", seats=2)
    assert match.due is not None
    assert match.due.kind == Draw.DIE
    assert match.due.weights[:7] == (1, 1, 1, 1, 1, 1, 0)
    assert list(match.outcome_words().values()) == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_r1_2_a_face_scores_what_it_shows(face: int) -> None:
    pig(rolls("Ann", face) + f"= total {face}")


def test_r1_2_a_one_busts() -> None:
    pig(rolls("Ann", 1) + "= roller Bo")


def test_r1_3_nobody_has_points_yet() -> None:
    pig("= Ann.banked 0\n= Bo.banked 0")


def test_r1_3_the_goal_is_a_hundred() -> None:
    sixteen_sixes = rolls("Ann", *[6] * 16) + "Ann: hold\n= Ann.banked 96\n= over no\n"
    pig(sixteen_sixes + rolls("Bo", 1) + rolls("Ann", 4) + "Ann: hold\n= Ann.banked 100\n= over yes")


def test_r1_4_the_seat_named_first_goes_first() -> None:
    pig("= roller Ann\n= turn 1\n= awaiting Ann\n= question go-on")


# --- R2 the turn ---


def test_r2_1_a_turn_begins_with_a_total_of_nothing() -> None:
    pig("= total 0\n" + rolls("Ann", 5) + "= total 5\nAnn: hold\n= total 0")


def test_r2_2_nobody_holds_on_nothing() -> None:
    match = told(GAME, "", seats=2)
    assert match.legal(0) == [Action.ROLL]
    with pytest.raises(RecordError, match="expected go-on of Ann: one of roll; got Ann: hold"):
        told(GAME, "Ann: hold", seats=2)


def test_r2_3_with_a_total_one_may_roll_again_or_hold() -> None:
    match = told(GAME, rolls("Ann", 3), seats=2)
    assert match.choice_words(0) == {Action.ROLL: "roll", Action.HOLD: "hold"}


def test_r2_3_only_the_one_whose_turn_it_is_chooses() -> None:
    with pytest.raises(RecordError, match="expected go-on of Ann"):
        told(GAME, rolls("Ann", 3) + "Bo: hold", seats=2)


# --- R3 the roll ---


def test_r3_1_points_add_up_to_the_turns_total() -> None:
    pig(rolls("Ann", 3, 5, 5) + "= total 13\n= Ann.banked 0\n= roller Ann")


def test_r3_2_a_bust_loses_the_total_and_ends_the_turn() -> None:
    match = pig(rolls("Ann", 3, 5, 1) + "= total 0\n= Ann.banked 0\n= roller Bo\n= turn 2")
    assert [told_.event[:4] for told_ in match.told if told_.event[0] == Event.BUSTED] == [(Event.BUSTED, 0, 1, 8)]


def test_r3_2_what_is_banked_is_safe() -> None:
    pig(rolls("Ann", 6) + "Ann: hold\n" + rolls("Bo", 1) + rolls("Ann", 6, 1) + "= Ann.banked 6")


# --- R4 holding ---


def test_r4_1_holding_banks_the_total() -> None:
    pig(rolls("Ann", 3, 5) + "Ann: hold\n= Ann.banked 8\n= Bo.banked 0")


def test_r4_1_what_is_banked_adds_up() -> None:
    pig(rolls("Ann", 3) + "Ann: hold\n" + rolls("Bo", 1) + rolls("Ann", 5) + "Ann: hold\n= Ann.banked 8")


def test_r4_2_the_die_goes_to_the_left_and_the_next_turn_begins() -> None:
    pig(rolls("Ann", 3) + "Ann: hold\n= roller Bo\n= awaiting Bo\n= turn 2")


# --- R5 winning ---


def test_r5_1_whoever_has_banked_the_goal_wins_alone() -> None:
    body = rolls("Ann", 6, 4) + "= winners -\nAnn: hold\n= over yes\n= winners Ann\n= awaiting -\n= question -"
    pig(body, "goal=10")


def test_r5_1_more_than_the_goal_will_do() -> None:
    pig(rolls("Ann", 6, 6) + "Ann: hold\n= Ann.banked 12\n= winners Ann", "goal=10")


def test_r5_1_a_point_short_is_no_win() -> None:
    pig(rolls("Ann", 6, 3) + "Ann: hold\n= Ann.banked 9\n= over no", "goal=10")


def test_r5_1_nobody_gets_a_last_turn() -> None:
    with pytest.raises(RecordError, match="expected nothing more: the match is over"):
        told(GAME, rolls("Ann", 6, 4) + "Ann: hold\nBo: roll", seats=2, options="goal=10")


def test_r5_1_roller_total_and_turn_stay_when_the_match_is_over() -> None:
    pig(rolls("Ann", 6, 4) + "Ann: hold\n= roller Ann\n= total 10\n= turn 1", "goal=10")


def test_r5_2_a_total_wins_nothing_until_it_is_banked() -> None:
    pig(rolls("Ann", 6, 6) + "= total 12\n= over no\n" + rolls("Ann", 1) + "= Ann.banked 0\n= over no", "goal=10")


def test_r5_3_a_standing_is_what_is_banked() -> None:
    match = told(GAME, rolls("Ann", 6) + "Ann: hold\n" + rolls("Bo", 5) + "Bo: hold\n" + rolls("Cy", 4), seats=3)
    standings = [0, 0, 0]
    assert match.game.scores(match.state, standings) == 0
    assert standings == [6, 5, 0]


# --- R6 options ---


def test_r6_1_the_named_seat_goes_first() -> None:
    pig("= roller Cy\n" + rolls("Cy", 2) + "Cy: hold\n= roller Ann", "first=Cy", seats=3)


def test_r6_1_who_is_not_at_the_table_cannot_go_first() -> None:
    refuses("option first: expected one of the seats Ann, Bo; got 'Cy'", options="first=Cy")


def test_r6_2_the_goal_may_be_another() -> None:
    pig(rolls("Ann", 6, 6) + "Ann: hold\n= over no", "goal=13")
    pig(rolls("Ann", 6, 6) + "Ann: hold\n= over yes", "goal=12")


@pytest.mark.parametrize("goal", ["9", "1000", "-20", "ten"])
def test_r6_2_the_goal_is_from_10_to_999(goal: str) -> None:
    refuses("option goal: expected a whole number from 10 to 999", options=f"goal={goal}")


SKULLS = """
    faces = [
        { id = 20, weight = 2, bust = true },                  # a skull
        { id = 7, weight = 3, points = 15 },                   # a bone
        { id = 8, weight = 1, points = 999, provenance = "reported" },
    ]
"""


def test_r6_3_a_table_may_roll_its_own_die() -> None:
    pig(rolls("Ann", 7, 7) + "= total 30\n" + rolls("Ann", 20) + "= total 0\n= roller Bo", die=SKULLS)
    pig(rolls("Ann", 8) + "Ann: hold\n= winners Ann", die=SKULLS)


def test_r6_3_faces_come_up_as_often_as_they_weigh() -> None:
    match = told(GAME, "Ann: roll", seats=2, options="die=own", contents=SKULLS)
    assert match.due is not None
    assert {place + 1: weight for place, weight in enumerate(match.due.weights) if weight} == {7: 3, 8: 1, 20: 2}


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ("{ weight = 1, points = 2 }", "face 1, id: expected a whole number from 1 to 20; got none"),
        ("{ id = 21, weight = 1, points = 2 }", "face 1, id: expected a whole number from 1 to 20; got 21"),
        ("{ id = 'skull', weight = 1, points = 2 }", "face 1, id: expected a whole number from 1 to 20; got skull"),
        ("{ id = 1, weight = 0, points = 2 }", "face 1, weight: expected a whole number from 1 to 1000; got 0"),
        ("{ id = 1, weight = true, points = 2 }", "face 1, weight: expected a whole number from 1 to 1000; got True"),
        ("{ id = 1, weight = 1, points = 0 }", "face 1, points: expected a whole number from 1 to 999; got 0"),
        ("{ id = 1, weight = 1, points = 1.5 }", "face 1, points: expected a whole number from 1 to 999; got 1.5"),
        ("{ id = 1, weight = 1 }", "face 1: expected either points or bust; got neither"),
        ("{ id = 1, weight = 1, points = 2, bust = true }", "face 1: expected either points or bust; got both"),
        ("{ id = 1, weight = 1, bust = false }", "face 1, bust: expected true, or points in its place; got False"),
        ("{ id = 1, weight = 1, points = 2, colour = 'red' }", "face 1: expected nothing but id, .*; got colour"),
        ("{ id = 1, weight = 1, points = 2, provenance = 'made up' }", "face 1, provenance: expected printed or .*"),
        ("7", "face 1: expected { id = …, weight = …, points = … } or bust = true; got 7"),
        (
            "{ id = 3, weight = 1, points = 2 }, { id = 3, weight = 1, points = 4 }",
            "face 2, id: expected a number that no face before it has; got 3",
        ),
    ],
)
def test_r6_3_a_face_that_is_wrong_is_named(faces: str, expected: str) -> None:
    refuses(f"line 3: option die: {expected}", die=f"faces = [{faces}]")


@pytest.mark.parametrize(
    ("die", "expected"),
    [
        ("faces = 6", "faces: expected a list of one face or more; got 6"),
        ("faces = []", r"faces: expected a list of one face or more; got \[\]"),
        ("sides = 6", "expected faces = .* and nothing else; got sides"),
        ("", "expected faces = .* and nothing else; got nothing"),
        ("faces = [", r"expected TOML; .* \(at "),
        ("faces = " + "[\n" * 5000, "expected TOML"),
        ("faces = [{ id = 0x" + "f" * 5000 + ", weight = 1, points = 2 }]", "line 1 .* at most 1,000 char"),
    ],
    ids=["a number", "no faces", "another word", "nothing", "no TOML", "too deep", "too long a number"],
)
def test_r6_3_contents_that_are_no_die_are_refused(die: str, expected: str) -> None:
    refuses(f"option die: {expected}", die=die)


def test_r6_3_a_die_of_ones_own_must_be_there() -> None:
    refuses("option die: expected the table's own contents after a line --- contents; got none", options="die=own")


def test_r6_4_a_die_that_never_scores_is_refused() -> None:
    die = "faces = [{ id = 1, weight = 1, bust = true }]"
    refuses("expected a face that scores, or no match would ever end", die=die)


def test_r6_4_a_die_that_busts_more_often_than_it_scores_is_refused() -> None:
    die = "faces = [{{ id = 1, weight = {}, bust = true }}, {{ id = 2, weight = 3, points = 2 }}]"
    refuses("expected faces that score to weigh at least as much .*; got 3 against 4", die=die.format(4))
    pig("= total 0", die=die.format(3))


# --- the player, and the cap ---


@pytest.mark.parametrize(
    ("banked", "total", "choice"),
    [(0, 19, Action.ROLL), (0, 20, Action.HOLD), (96, 3, Action.ROLL), (96, 4, Action.HOLD)],
    ids=["19 is too little", "20 is enough", "short of the goal", "enough to win"],
)
def test_the_hand_made_player_holds_at_20_or_to_win(banked: int, total: int, choice: Action) -> None:
    match = told(GAME, "", seats=2)
    s = match.view(0)
    assert isinstance(s, Table)
    s.banked[0], s.total = banked, total
    assert match.game.heuristic is not None
    assert match.game.heuristic(s, 0, [Action.ROLL, Action.HOLD], 2, Luck()) == choice


def test_the_cap_holds_with_any_die_at_the_highest_goal() -> None:
    """Chernoff's bound on the choices that seats choosing at random take for more holds than a match has room for.

    From one hold to the next take T choices. Of a total of nothing one rolls; of any other, one holds half the time.
    The average of z ** T, with `scores` for the chance that a roll scores, is then:

        nothing   = z * (scores * something + busts * nothing)
        something = z * (1 + scores * something + busts * nothing) / 2

    which is solved below.
    """
    cap = games.box(GAME).cap
    goal = next(option for option in OPTIONS if isinstance(option, Number))
    holds = SEATS * (goal.most - 1) + 1  # each banks at least a point, so the last of them wins
    for scores in (0.5, 5 / 6, 1.0):  # the worst die that may be used, the one in the box, and one that never busts
        bounds: list[float] = []
        for z in [1 + step / 10_000 for step in range(1, 300)]:
            nothing = z * z * scores / 2 / (1 - z * (1 - scores / 2))
            bounds.append(holds * log(nothing) - cap.choices * log(z))
        assert min(bounds) < log(cap.chance)
