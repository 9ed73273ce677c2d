"""Scoring, winning and names in Death Name, as records that must hold; and random matches with written names."""

import random

import icu
import pytest

from kit import NAMES
from ossuary import games
from ossuary.games.death_name.languages import LANGUAGES
from ossuary.games.death_name.lexicons import lexicon
from ossuary.games.death_name.names import BadName, folded, read_name
from ossuary.games.death_name.state import OWN
from ossuary.games.death_name.tests.test_rules import (
    CARDS,
    GAME,
    ROUNDS,
    day_1,
    decrees,
    everybody,
    got,
    held,
    position,
    refuses,
    said,
    selected,
    table,
    who_knows,
    written,
)
from ossuary.match import record
from ossuary.match.fairness import Stream
from ossuary.match.log import Chosen
from ossuary.match.match import Match
from ossuary.match.replay import replay

PRACTICE = decrees("0 -1 1 0")
BACK = said("pppp") * 3  # all the way round a table of four: all hold their own cards again
ONWARDS = said("kkkk")  # each holds the card of the neighbour on the right


def kills(*points: int) -> str:
    """Expectations: how many X are on each seat's own cards."""
    return "".join(f"= {seat}.kills {each}\n" for seat, each in zip(NAMES, points, strict=False))


def totals(*points: int) -> str:
    return "".join(f"= {seat}.total {each}\n" for seat, each in zip(NAMES, points, strict=False))


# --- R6 scoring ---


def test_r6_1_each_holder_gets_the_icon_of_the_names_place() -> None:
    body = written("Ethan", "Bob", "Dora", "Chris") + BACK + "= order Bob,Chris,Dora,Ethan\n"
    table(body + got(1, 0, 0, 1, -1) + kills(0, 0, 0, 1), PRACTICE)  # example 3


def test_r6_1_not_the_writer() -> None:
    table(written(*"ABCD") + ONWARDS + got(1, 2, -2, -1, 1), decrees("-2 -1 1 2"))


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r6_1_there_is_an_icon_for_every_place(seats: int) -> None:
    icons = (-2, -1, 0, 1, 2, 1)[:seats]
    body = written(*"ABCDEF"[:seats]) + said("k" * seats)
    table(body + got(1, icons[-1], *icons[:-1]), decrees(" ".join(map(str, icons)), seats=seats), seats=seats)


def test_r6_1_on_day_2_the_holder_is_who_selected_the_card() -> None:
    body = day_1() + selected("Ava", "Ben", "Cal", "Dan") + "= order Ava,Ben,Cal,Dan\n"
    table(body + got(5, -2, -1, 1, 2), decrees(*["0 0 0 0"] * 4, "-2 -1 1 2"))


def test_r6_2_equal_names_are_a_group_and_what_comes_after_counts_on() -> None:
    body = written("Ann", "Ann", "Bob", "Cal") + BACK + "= order Ann,Ann,Bob,Cal\n"
    table(body + got(1, -2, -2, 1, 0) + kills(1, 1, 0, 0), PRACTICE)  # example 5, the first


def test_r6_2_a_group_is_listed_in_seat_order_of_its_writers() -> None:
    table(written("bob", "Zoe", "Bob", "BOB") + BACK + "= order bob,Bob,BOB,Zoe")


def test_r6_3_a_bonus_goes_to_all_of_a_group() -> None:
    body = written("Ann", "Bob", "Zoe", "Zoe") + BACK
    table(body + got(1, 0, -1, 0, 0) + kills(0, 1, 0, 0), PRACTICE)  # example 5, the second


def test_r6_3_several_icons_are_added_up_for_each_of_a_group() -> None:
    body = written("Ann", "Bob", "Bob", "Bob") + BACK
    table(body + got(1, 1, -3, -3, -3) + kills(0, 1, 1, 1), decrees("1 -1 -1 0"))  # example 5, the third


@pytest.mark.parametrize(("icons", "each"), [("1 2 0 0", 3), ("-1 1 0 0", 0), ("-2 -2 0 0", -4), ("2 2 -2 -2", 4)])
def test_r6_3_gains_and_losses_are_added_up_too(icons: str, each: int) -> None:
    body = written("Ann", "Ann", "Bob", "Cal") + BACK + f"= Ann.round1 {each - 1}\n= Bo.round1 {each - 1}"
    table(body, decrees(icons))  # ruling 17


def test_r6_4_the_writers_pay_where_others_hold_the_cards() -> None:
    body = written("Ann", "Ann", "Bob", "Cal") + said("pppp") + said("kkkk") + held("-", "-", "-", "-")
    table(body + got(1, 0, -1, -1, -1) + kills(1, 1, 0, 0), PRACTICE)  # ruling 18


def test_r6_4_once_however_large_the_group() -> None:
    table(written("Ann", "Ann", "Ann", "Ann") + BACK + got(1, -1, -1, -1, -1) + kills(0, 0, 0, 0))  # ruling 19


def test_r6_4_two_groups_pay_each_for_itself() -> None:
    table(written("Ann", "Bob", "Bob", "Ann") + ONWARDS + got(1, 0, 0, -3, -3), decrees("1 0 -1 -1"))


def same_cards() -> str:
    """Day 1 in which Ann and Bo write the same name, but never in the same round."""
    rounds = (("Abe", "Ben", "Cal", "Dan"), ("Amy", "Abe", "Cleo", "Dora"))
    body = "".join(written(*names) + said("kkkk") for names in rounds)
    return body + "".join(written(*(CARDS[seat][number] for seat in range(4))) + said("kkkk") for number in (2, 3))


def test_r6_5_equal_names_of_the_same_round_of_day_2_pay_too() -> None:
    body = same_cards() + selected("Abe", "Abe", "Cal", "Dan") + got(5, -2, -2, 1, 0) + kills(0, 0, 0, 0)
    table(body, decrees(*["0 0 0 0"] * 4, "0 -1 1 0"))  # rulings 20 and 21


def test_r6_5_those_of_other_rounds_pay_nothing() -> None:
    body = same_cards() + got(2, 0, 0, 0, 0) + selected("Abe", "Ben", "Cal", "Dan") + got(5, 0, 0, 0, 0)
    table(body + selected("Amy", "Abe", "Cleo", "Dora") + got(6, 0, 0, 0, 0))  # ruling 21


def test_r6_6_an_icon_that_takes_points_leaves_an_x() -> None:
    table(written(*"ABCD") + BACK + kills(1, 1, 0, 0), decrees("-1 -2 1 2"))


def test_r6_6_the_x_is_the_writers_whoever_held_the_card() -> None:
    table(written(*"ABCD") + ONWARDS + got(1, 0, -1, 0, 0) + kills(1, 0, 0, 0), decrees("-1 0 0 0"))


def test_r6_6_the_penalty_for_equal_names_leaves_none() -> None:
    table(written("Ann", "Ann", "Bob", "Cal") + BACK + got(1, -1, -1, 0, 0) + kills(0, 0, 0, 0))  # ruling 22


def test_r6_6_there_is_one_on_a_card_not_one_for_each_point() -> None:
    body = written("Ann", "Ann", "Ann", "Cal") + BACK
    table(body + got(1, -5, -5, -5, 0) + kills(1, 1, 1, 0), decrees("-2 -1 -1 0"))  # rulings 23 and 24


def test_r6_6_it_stays_where_a_groups_icons_cancel_out() -> None:
    body = written("Ann", "Bob", "Bob", "Cal") + BACK
    table(body + got(1, 0, -1, -1, 0) + kills(0, 1, 1, 0), PRACTICE)  # ruling 25


def test_r6_7_all_names_are_known_when_the_round_is_scored() -> None:
    match = position(written("Urs", "Vik", "Wim", "Xen") + ONWARDS)
    assert [who_knows(match, writer, 1) for writer in range(4)] == [set(everybody())] * 4
    for seat in everybody():
        story = "\n".join(line.text for line in match.story(seat))
        assert all(f"{place}. {name}" in story for place, name in enumerate(("Urs", "Vik", "Wim", "Xen"), 1))


def test_r6_7_points_may_go_below_nought() -> None:
    body = (written(*"ABCD") + BACK) * 2
    table(body + "= Ann.points -4\n= Ann.kills 2\n= Ann.total -2", decrees("-2 0 0 0", "-2 0 0 0"))  # ruling 29


# --- R7 kill points ---


def test_r7_1_each_x_on_the_own_cards_is_a_kill_point() -> None:
    body = (written(*"ABCD") + ONWARDS) * 4
    match = table(body + kills(2, 0, 0, 1) + "= day 2", decrees("-1 0 0 0", "0 0 0 -1", "-2 0 0 0"))  # example 4
    told = [line.text for line in match.story() if line.rule == "R7.1"]
    assert told[1:] == [
        "Ann: 0 so far and 2 kill points, +2 in all.",
        "Bo: -3 so far and no kill points, -3 in all.",
        "Cy: -1 so far and no kill points, -1 in all.",
        "Dee: 0 so far and 1 kill point, +1 in all.",
    ]


def test_r7_1_before_that_the_story_adds_up_points_and_says_for_whom_an_x_is() -> None:
    match = position(written("Urs", "Vik", "Wim", "Xen") + said("pppk"), decrees("-1 0 0 1"))
    end = position(written("Urs", "Vik", "Wim", "Xen") + said("pppk") + said("kkk."), decrees("-1 0 0 1"))
    assert [line.text for line in match.story() if line.rule.startswith("R6")] == []
    assert [line.text for line in end.story() if line.rule == "R6.1"] == [
        "1. Urs, written by Ann, held by Cy: -1, and an X: a kill point for Ann.",
        "2. Vik, written by Bo, held by Ann: 0.",
        "3. Wim, written by Cy, held by Dee: 0.",
        "4. Xen, written by Dee, held by Bo: +1.",
        "Ann: 0 in this round, 0 so far.",
        "Bo: +1 in this round, +1 so far.",
        "Cy: -1 in this round, -1 so far.",
        "Dee: 0 in this round, 0 so far.",
    ]
    own = position(written("Urs", "Vik", "Wim", "Xen") + BACK, decrees("-1 0 0 1"))
    assert "1. Urs, Ann's own: -1, and an X: a kill point for Ann." in [line.text for line in own.story()]


def test_r7_1_after_that_totals_in_the_story_have_the_kill_points_in_them() -> None:
    body = (written(*"ABCD") + BACK) * 4 + selected(*"ABCD")
    match = position(body, decrees("-1 0 0 0", "0 0 0 0", "0 0 0 0", "0 0 0 0", "0 -2 0 0"))
    told = [line.text for line in match.story()]
    assert "Ann: -1 so far and 1 kill point, 0 in all." in told
    assert told[-6:-2] == [
        f"{seat}: {points} in all."
        for seat, points in zip(
            NAMES,
            ("0 in this round, 0", "-2 in this round, -2", "0 in this round, 0", "0 in this round, 0"),
            strict=False,
        )
    ]


def test_r7_2_an_x_counts_where_the_writer_held_the_card() -> None:
    table(written(*"ABCD") + BACK + got(1, -1, 0, 0, 0) + kills(1, 0, 0, 0) + totals(0, 0, 0, 0), decrees("-1 0 0 0"))


def test_r7_3_there_are_no_kill_points_on_day_2() -> None:
    body = day_1() + selected("Abe", "Ben", "Cal", "Dan") + got(5, -2, 0, 0, 0)
    match = table(body + kills(0, 0, 0, 0) + totals(-2, 0, 0, 0), decrees(*["0 0 0 0"] * 4, "-2 0 0 0"))
    assert not any(match.state.cross)


# --- R8 winning ---

SAMPLE = decrees("1 0 0 0", "0 0 0 0", "-1 0 0 0", "-1 0 0 0", "-1 0 0 0", "-2 0 0 0", "0 0 0 0")


def whole(first: str = BACK) -> str:
    """All seven rounds, in which Ann's name is first, Bo's second, and so on."""
    body = "".join(written(*(CARDS[seat][number] for seat in range(4))) + first for number in range(OWN))
    return body + "".join(selected(*(CARDS[seat][number] for seat in range(4))) for number in range(ROUNDS - OWN))


def test_r8_1_kill_points_are_part_of_the_total() -> None:
    points = "".join(f"= Ann.round{n} {each}\n" for n, each in enumerate((1, 0, -1, -1, -1, -2, 0), 1))
    table(whole() + points + "= Ann.points -4\n= Ann.kills 2\n= Ann.total -2", SAMPLE)  # the sample score sheet


def test_r8_2_the_highest_total_wins() -> None:
    table(whole() + totals(0, 0, 1, 0) + "= winners Cy\n= over yes\n= awaiting -", decrees("0 0 1 0"))


def test_r8_2_of_those_tied_the_one_with_more_kill_points() -> None:
    table(whole() + totals(0, 0, 0, 0) + kills(0, 1, 0, 0) + "= winners Bo", decrees("0 -1 0 0"))


def test_r8_2_if_still_tied_they_share_the_victory() -> None:
    table(whole() + kills(0, 0, 0, 0) + "= winners Ann,Bo,Cy,Dee")  # ruling 35
    table(whole() + kills(0, 1, 1, 0) + "= winners Bo,Cy", decrees("0 -1 -1 0"))


# --- R9 names ---


@pytest.mark.parametrize(
    "name", ["Bo", "Jean-Luc", "O'Brien", "Anna 2", "X", "名", "Ñ" * 24, "ශ්\u200dරී", "علی\u200cرضا"]
)
def test_r9_1_letters_of_any_script_digits_spaces_hyphens_and_apostrophes(name: str) -> None:
    table(f"Ann: write {name}\n= Ann.holds {name}")


@pytest.mark.parametrize(
    ("name", "because"),
    [
        ("", "1 to 24 characters; got none"),
        ("A" * 25, "1 to 24 characters; got 25"),
        ("Bob!", "EXCLAMATION MARK"),
        ("123", "a letter"),
        ("A\u200bnn", "ZERO WIDTH SPACE"),
        ("\u202eBob", "RIGHT-TO-LEFT OVERRIDE"),
        ("Bo\u2066b", "LEFT-TO-RIGHT ISOLATE"),
        ("Z" + "\u0300" * 9, "at most 4 combining marks"),
        ("👩\u200d👩\u200d👧", "letters"),
        ("Ann\ufe0f", "VARIATION SELECTOR"),
    ],
    ids=ascii,
)
def test_r9_1_what_is_no_name_is_refused_with_its_reason(name: str, because: str) -> None:
    error = refuses("write of Ann: expected|write of Ann or Bo", f"Ann: write {name}")
    assert error.line == 5
    assert because in str(error) or not name


ORDERS = [
    ("en", "Anna/Ann/Bob/Anne", "Ann,Anna,Anne,Bob"),
    ("es", "Oz/Ñoño/Nuria/Nina", "Nina,Nuria,Ñoño,Oz"),
    ("ja", "はは/ぱな/ばな/はな", "はな,ばな,ぱな,はは"),
    ("ja", "アキラ/はな/あきこ/Bob", "Bob,あきこ,アキラ,はな"),
    ("de", "Zoe/Özlem/Olga/Otto", "Olga,Otto,Özlem,Zoe"),
    ("sv", "Zoe/Örjan/Åsa/Olga", "Olga,Zoe,Åsa,Örjan"),
    ("da", "Zoe/Åse/Øyvind/Ægir", "Zoe,Ægir,Øyvind,Åse"),
]


@pytest.mark.parametrize(("language", "names", "order"), ORDERS)
def test_r9_2_the_order_is_that_of_the_tables_language(language: str, names: str, order: str) -> None:
    table(written(*names.split("/")) + ONWARDS + f"= order {order}", f"{decrees()}, language={language}")


@pytest.mark.parametrize(
    "names",
    ["Ann/ann/Bob/Cal", "Renée/rene\u0301E/Rene/Bob", "Mary Ann/mary  ann/Mary-Ann/Maryann", "Straße/STRASSE/A/B"],
)
def test_r9_3_case_composition_and_spaces_do_not_make_another_name(names: str) -> None:
    body = written(*names.split("/")) + BACK
    table(body + "= Ann.points -1\n= Bo.points -1\n= Cy.points 0\n= Dee.points 0")


def test_r9_3_a_shorter_name_stands_before_and_is_no_duplicate() -> None:
    body = written("Ann", "Anna", "ann", "Zoe") + BACK + "= order Ann,ann,Anna,Zoe\n"
    table(body + got(1, -1, 0, -1, 0))


def test_r9_4_what_a_language_does_not_tell_apart_goes_by_code_points() -> None:
    body = written("می\u200cنا", "مینا", "Bob", "Cal") + BACK
    table(body + "= order Bob,Cal,مینا,می\u200cنا\n" + got(1, 0, 0, 0, 0))


# --- R10 options ---


def test_r10_6_names_that_sound_alike_are_equal_with_the_option_only() -> None:
    body = written("Shawn", "Sean", "Bob", "Sid") + BACK
    table(body + "= order Bob,Sean,Shawn,Sid\n" + got(1, 0, 0, 0, 0))
    table(body + "= order Bob,Shawn,Sean,Sid\n" + got(1, -1, -1, 0, 0), f"{decrees()}, sound-alike=yes")  # ruling 37


def test_r10_6_they_stand_at_the_place_of_the_first_of_them() -> None:
    body = written("Shawn", "Sean", "Seth", "Zoe") + BACK
    options = f"{decrees('-1 -1 1 0')}, sound-alike=yes"
    table(body + "= order Shawn,Sean,Seth,Zoe\n" + got(1, -3, -3, 1, 0) + kills(1, 1, 0, 0), options)


def test_r10_7_hiragana_and_katakana_are_equal_with_the_option_only() -> None:
    body = written("あきら", "アキラ", "Bob", "Cal") + BACK
    table(body + got(1, 0, 0, 0, 0), f"{decrees()}, language=ja")
    table(body + got(1, -1, -1, 0, 0), f"{decrees()}, language=ja, kana-alike=yes")


def test_r10_8_titles_may_be_written_where_the_category_is_free() -> None:
    title = "Who? (Me & you!)"
    table(f"Ann: write {title}\n= Ann.holds {title}", f"{decrees()}, category=free")
    refuses("write of Ann: expected", f"Ann: write {title}")
    refuses("option category: expected first-names or free", options="category=songs")


def test_r10_9_a_group_whose_icons_cancel_out_may_get_no_x() -> None:
    body = written("Ann", "Bob", "Bob", "Cal") + BACK + got(1, 0, -1, -1, 0)
    table(body + kills(0, 0, 0, 0), f"{PRACTICE}, cancelled=no-x")


def test_r10_9_one_that_loses_in_the_end_gets_it_still() -> None:
    body = written("Ann", "Bob", "Bob", "Cal") + BACK + kills(0, 1, 1, 0)
    table(body, decrees("0 -2 1 0") + ", cancelled=no-x")


def test_r10_10_equal_names_may_cost_nothing_on_day_2() -> None:
    body = same_cards() + selected("Abe", "Abe", "Cal", "Dan")
    table(body + got(5, -1, -1, 1, 0), decrees(*["0 0 0 0"] * 4, "0 -1 1 0") + ", second-day=free")
    table(written("Ann", "Ann", "Bob", "Cal") + BACK + got(1, -1, -1, 0, 0), decrees() + ", second-day=free")


# --- random matches with written names ---

MATCHES, PARTS = 5000, 20
POOL = (
    *("Ann", "ann", "Anna", "Bob", "BOB", "Bo\u0301b", "Ñoño", "Núria", "Łucja", "Øystein", "Straße", "O'Neil"),
    *("アキラ", "あきら", "はな", "ばな", "美咲", "Анна", "Άννα", "علی", "민준"),
)
ALPHABETS = (
    "aábcdeéfghijklmnñoöpqrstuüvwxyzåäøæ' -",
    "АБВабв -",
    "ΑΒαβ あ",
    "あいうアイウかがはばぱb",
    "ㄱ가나다אבגابت ",
)


def a_name(chooser: random.Random, language: str) -> str:
    """What somebody may write: from the list, from a small pool, or any letters."""
    kind = chooser.random()
    if kind < 0.3:
        return chooser.choice(POOL)
    if kind < 0.5:
        name = chooser.choice(lexicon(language))
        return chooser.choice((name, name.upper(), name + chooser.choice("ae")))
    letters = chooser.choice(ALPHABETS)
    return "".join(chooser.choice(letters) for _ in range(chooser.randint(1, 12)))


def write_one(match: Match, seat: int, chooser: random.Random, language: str) -> None:
    """A name that can be written."""
    while True:
        name = a_name(chooser, language)
        try:
            read_name(name)
        except BadName:
            continue
        match.write(seat, name)
        return


def ordered(names: list[str], language: str) -> list[str]:
    """The names as ICU sorts them, equal ones together in the order they came in."""
    collator = icu.Collator.createInstance(icu.Locale(language))
    first: dict[str, tuple[bytes, str]] = {}
    for name in names:
        kin = folded(name, language)
        first[kin] = min(first.get(kin, (b"\xff", "")), (collator.getSortKey(name), kin))
    return sorted(names, key=lambda name: first[folded(name, language)])


def play_and_check(number: int) -> None:
    """One match between seats that write, decide and select at random."""
    chooser = random.Random(number)
    seats, language = chooser.randint(4, 6), chooser.choice((*LANGUAGES[:3], "de", "sv", "tr"))
    seed = number.to_bytes(32, "big")
    match = Match(games.load(GAME), NAMES[:seats], f"language={language}", Stream(seed, "00"))
    names: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    chosen: dict[int, str] = {}
    while not match.over:
        before, question = match.facts()["order"], match.question
        for seat in match.awaiting:
            if question == "write":
                write_one(match, seat, chooser, language)
            else:
                choice = chooser.choice(match.legal(seat))
                chosen[seat] = match.words.choice(match.state, seat, choice, match.names).removeprefix("select ")
                match.choose(seat, choice)
        if question == "write":
            for row in [row for row in match.rows if isinstance(row, Chosen)][-seats:]:
                names[row.seat].append(row.words.removeprefix("write "))
        scored = match.facts()["order"]
        if question == "decide" and match.question != "decide":
            assert scored == ",".join(ordered([names[seat][-1] for seat in range(seats)], language))
        elif question == "select":
            assert scored == ",".join(ordered([chosen[seat] for seat in range(seats)], language))
        else:
            assert scored == before
    if number % 50 == 0:
        again = replay(record.write(match))
        assert (again.rows, again.told, again.facts()) == (match.rows, match.told, match.facts())


@pytest.mark.parametrize("part", range(PARTS))
def test_random_matches_with_written_names_are_ordered_as_icu_sorts_them(part: int) -> None:
    for number in range(part, MATCHES, PARTS):
        play_and_check(number)
