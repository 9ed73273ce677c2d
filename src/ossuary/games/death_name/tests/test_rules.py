"""The numbered rules of Death Name but for scoring (test_scoring.py), as records that must hold."""

import tomllib
from importlib import resources

import pytest

from kit import NAMES, plays, told
from ossuary import games
from ossuary.games.death_name.state import OWN
from ossuary.kernel.contract import SPECTATOR
from ossuary.kernel.events import HIDDEN
from ossuary.match.head import RecordError
from ossuary.match.match import Match
from ossuary.match.replay import replay

GAME = "death-name"
ROUNDS = 7

# What each seat writes in the four rounds, where it does not matter: in seat order each time.
CARDS = (
    ("Abe", "Amy", "Art", "Ava"),
    ("Ben", "Bea", "Bill", "Beth"),
    ("Cal", "Cleo", "Carl", "Cora"),
    ("Dan", "Dora", "Don", "Diana"),
    ("Eli", "Ella", "Eric", "Eva"),
    ("Finn", "Faye", "Fred", "Fiona"),
)


def decrees(*icons: str, seats: int = 4) -> str:
    """The option for decrees in their order; rounds that are not told do nothing."""
    return "decrees=" + "/".join([*icons, *[" ".join("0" * seats)] * (ROUNDS - len(icons))])


def table(body: str, options: str | None = None, *, seats: int = 4, own: str | None = None) -> Match:
    """The match that a record tells, whose expectations are the assertions; decrees do nothing unless told."""
    return plays(GAME, body, seats=seats, options=decrees(seats=seats) if options is None else options, contents=own)


def position(body: str, options: str | None = None, *, seats: int = 4, own: str | None = None) -> Match:
    """The match that a record tells, to assert something of it."""
    return told(GAME, body, seats=seats, options=decrees(seats=seats) if options is None else options, contents=own)


def refuses(
    expected: str, body: str = "", options: str | None = None, *, seats: int = 4, own: str | None = None
) -> RecordError:
    """The record is refused for this reason."""
    with pytest.raises(RecordError, match=expected) as refused:
        position(body, options, seats=seats, own=own)
    assert refused.value.status == 2, "not an expectation that fails"
    return refused.value


def written(*names: str) -> str:
    """All write, in seat order."""
    return "".join(f"{seat}: write {name}\n" for seat, name in zip(NAMES, names, strict=False))


def said(words: str) -> str:
    """What seats decide, in seat order: k keeps, p passes, a dot is not asked."""
    spelt = {"k": "keep", "p": "pass"}
    return "".join(f"{seat}: {spelt[word]}\n" for seat, word in zip(NAMES, words, strict=False) if word in spelt)


def selected(*names: str) -> str:
    return "".join(f"{seat}: select {name}\n" for seat, name in zip(NAMES, names, strict=False))


def held(*names: str) -> str:
    """Expectations: what each seat holds."""
    return "".join(f"= {seat}.holds {name}\n" for seat, name in zip(NAMES, names, strict=False))


def got(number: int, *points: int) -> str:
    """Expectations: what each seat got in a round."""
    return "".join(f"= {seat}.round{number} {each}\n" for seat, each in zip(NAMES, points, strict=False))


def kept(number: int, seats: int = 4) -> str:
    """A round of day 1 in which all keep."""
    return written(*(CARDS[seat][number - 1] for seat in range(seats))) + said("k" * seats)


def day_1(seats: int = 4) -> str:
    return "".join(kept(number, seats) for number in range(1, OWN + 1))


def everybody(seats: int = 4) -> tuple[int, ...]:
    return (SPECTATOR, *range(seats))


def same_to(watcher: int, one: Match, two: Match) -> None:
    """A seat is shown the same in two matches, byte for byte."""
    assert one.view(watcher).to_bytes() == two.view(watcher).to_bytes()
    assert one.information(watcher) == two.information(watcher)
    assert one.shown(watcher) == two.shown(watcher)
    assert one.story(watcher) == two.story(watcher)
    assert (one.awaiting, one.question) == (two.awaiting, two.question)
    if watcher in one.asked:
        assert one.legal(watcher) == two.legal(watcher)
        assert one.choice_words(watcher) == two.choice_words(watcher)
        assert asked(one, watcher) == asked(two, watcher)


def asked(match: Match, seat: int) -> str:
    """The question to a seat, as its own view lets it be put."""
    return match.words.ask(match.view(seat), seat, match.names)


def who_knows(match: Match, writer: int, number: int) -> set[int]:
    """The seats whose view has the name on a card."""
    card = writer * OWN + number - 1
    return {seat for seat in everybody(len(match.names)) if match.view(seat).name[card] != HIDDEN}


def who_was_told(match: Match, name: str) -> set[int]:
    """The seats in whose story a name is said."""
    seats = everybody(len(match.names))
    return {seat for seat in seats if any(name in line.text for line in match.story(seat))}


def odds(match: Match) -> dict[str, int]:
    """The decrees that may be drawn now, and how likely."""
    assert match.due is not None
    return {word: match.due.weights[outcome] for outcome, word in match.outcome_words().items()}


# --- R1 setting the table ---


@pytest.mark.parametrize("seats", [1, 2, 3, 7])
def test_r1_1_four_to_six_players_sit_down(seats: int) -> None:
    refuses("expected 4 to 6 seats", "", "", seats=seats)  # ruling 38


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r1_1_all_of_them_write(seats: int) -> None:
    table(f"= awaiting {','.join(NAMES[:seats])}\n= question write\n= day 1\n= round 1\n= over no", seats=seats)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r1_1_left_is_the_seat_named_next(seats: int) -> None:
    names = [CARDS[seat][0] for seat in range(seats)]
    table(written(*names) + held(names[-1], *names[:-1]), seats=seats)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r1_2_each_has_four_name_cards(seats: int) -> None:
    match = table(day_1(seats) + "= question select\n", seats=seats)
    for seat in range(seats):
        assert list(match.choice_words(seat).values()) == [f"select {name}" for name in CARDS[seat]]


def test_r1_2_nobody_has_points_or_cards_in_hand_yet() -> None:
    facts = ("points 0", "kills 0", "total 0", "holds -", *(f"round{n} -" for n in range(1, ROUNDS + 1)))
    table("".join(f"= {seat}.{fact}\n" for seat in NAMES[:4] for fact in facts) + "= order -\n= winners -")


BOX = {  # the rulings' proposal
    4: {
        "4-d1-a": (-1, 0, 1, 0),
        "4-d1-b": (0, -1, 0, -1),
        "4-d1-c": (1, -1, -1, 0),
        "4-d1-d": (0, 0, -2, 1),
        "4-d2-e": (-1, 1, 0, -1),
        "4-d2-f": (0, -2, 1, 0),
        "4-d2-g": (2, 0, -1, -2),
    },
    5: {
        "5-d1-a": (-1, 0, 0, 1, 0),
        "5-d1-b": (0, -1, 1, -1, 0),
        "5-d1-c": (1, 0, -2, 0, -1),
        "5-d1-d": (0, -1, -1, 0, 1),
        "5-d2-e": (-1, 1, 0, -1, 0),
        "5-d2-f": (0, 0, -2, 1, 0),
        "5-d2-g": (2, -1, 0, -1, -1),
    },
    6: {
        "6-d1-a": (-1, 0, 1, 0, 0, -1),
        "6-d1-b": (0, -1, 0, -1, 0, 1),
        "6-d1-c": (1, 0, -2, 0, -1, 0),
        "6-d1-d": (0, 0, 1, -1, -1, 0),
        "6-d2-e": (-1, 0, 1, 0, -1, 0),
        "6-d2-f": (0, -2, 0, 1, 0, -1),
        "6-d2-g": (2, -1, 0, -1, 0, -2),
    },
}


def after_passing(number: int, points: tuple[int, ...]) -> tuple[int, ...]:
    """What seats get in a round of day 1 where seat after seat writes in order and all keep."""
    return (points[-1], *points[:-1]) if number % 2 else (*points[1:], points[0])


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r1_3_the_decrees_are_those_for_the_number_of_players(seats: int) -> None:
    body = ""
    for number, (decree, icons) in enumerate(BOX[seats].items(), 1):
        body += f"= question outcome\n* {decree}\n"
        if number <= OWN:
            body += kept(number, seats) + got(number, *after_passing(number, icons))
        else:
            body += selected(*(CARDS[seat][number - OWN - 1] for seat in range(seats))) + got(number, *icons)
    table(body + "= over yes", "", seats=seats)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r1_3_no_decree_of_another_number_of_players_comes(seats: int) -> None:
    assert odds(position("", "", seats=seats)) == dict.fromkeys(list(BOX[seats])[:4], 1)
    refuses("expected an outcome", f"* {4 if seats != 4 else 5}-d1-a", "", seats=seats)


def test_r1_3_the_box_says_what_is_printed_inferred_and_reconstructed() -> None:
    box = tomllib.loads(resources.files("ossuary.games.death_name").joinpath("content.toml").read_text("utf-8"))
    listed = [entry for key, days in box.items() if key != "practice" for day in days.values() for entry in day]
    assert len(listed) == 3 * ROUNDS
    assert {entry["provenance"] for entry in listed} == {"reconstructed"}
    assert [box["practice"][seats]["provenance"] for seats in "456"] == ["printed", "inferred", "inferred"]


def test_r1_3_who_sees_a_reconstructed_decree_is_told_so() -> None:
    assert lines(position("* 4-d1-a", ""), SPECTATOR, "R2.2") == ["The decree: 4-d1-a (reconstructed): -1 0 +1 0."]
    assert lines(position("", YES), SPECTATOR, "R2.2") == ["The decree: practice: 0 -1 +1 0."]
    assert lines(position("", YES, seats=5), SPECTATOR, "R2.2") == ["The decree: practice (inferred): 0 -1 0 +1 0."]


# --- R2 the course of the match ---

DAY_2 = "".join(selected(*(CARDS[seat][number] for seat in range(4))) for number in range(3))


def test_r2_1_four_rounds_of_day_1_and_three_of_day_2() -> None:
    body = ""
    for number in range(1, ROUNDS + 1):
        body += f"= round {number}\n= day {1 if number <= OWN else 2}\n= over no\n= winners -\n"
        body += kept(number) if number <= OWN else selected(*(CARDS[seat][number - OWN - 1] for seat in range(4)))
        body += "".join(f"= {seat}.round{number} 0\n" for seat in NAMES[:4])
    table(body + "= over yes")


def test_r2_1_when_the_seventh_is_scored_nothing_advances() -> None:
    last = ",".join(CARDS[seat][2] for seat in range(4))
    body = f"= over yes\n= awaiting -\n= question -\n= round 7\n= day 2\n= order {last}\n{held('-', '-', '-', '-')}"
    match = table(day_1() + DAY_2 + body)
    assert match.over
    refuses("expected nothing more", day_1() + DAY_2 + "Ann: select Ava")


def test_r2_2_each_round_begins_with_a_decree() -> None:
    table("= question outcome\n= awaiting -\n= round 1\n* 4-d1-b\n= question write\n= awaiting Ann,Bo,Cy,Dee", "")
    assert refuses("expected an outcome.*4-d1-a.*got Ann: write Bob", "Ann: write Bob", "").line == 5


def test_r2_2_the_round_is_the_new_one_while_its_decree_is_due() -> None:
    body = "* 4-d1-b\n" + kept(1) + "= question outcome\n= round 2\n= awaiting -\n= day 1\n" + held("-", "-", "-", "-")
    for number, decree in ((2, "4-d1-a"), (3, "4-d1-c"), (4, "4-d1-d")):
        body += f"* {decree}\n" + kept(number)
    table(body + "= question outcome\n= round 5\n= day 2\n" + held("-", "-", "-", "-"), "")


def test_r2_2_none_comes_twice_and_each_left_is_as_likely() -> None:
    body, drawn = "", ["4-d1-c", "4-d1-a", "4-d1-d", "4-d1-b", "4-d2-g", "4-d2-e", "4-d2-f"]  # ruling 34
    for number, decree in enumerate(drawn, 1):
        day = set(drawn[:4] if number <= OWN else drawn[4:])
        assert odds(position(body, "")) == dict.fromkeys(sorted(day - set(drawn[: number - 1])), 1)
        body += f"* {decree}\n"
        body += kept(number) if number <= OWN else selected(*(CARDS[seat][number - OWN - 1] for seat in range(4)))
    table(body + "= over yes", "")
    refuses("expected an outcome", "* 4-d1-b\n" + kept(1) + "* 4-d1-b", "")


def test_r2_2_the_last_decree_of_a_day_is_asked_for_too() -> None:
    body = ""
    for number, decree in enumerate(list(BOX[4])[:3], 1):
        body += f"* {decree}\n" + kept(number)
    assert odds(position(body, "")) == {"4-d1-d": 1}
    table(body + "= question outcome\n* 4-d1-d\n= question write", "")


@pytest.mark.parametrize("decree", ["4-d2-e", "practice", "4-d1", "5-d1-a"])
def test_r2_2_on_day_1_only_those_of_day_1_are_drawn(decree: str) -> None:
    refuses("expected an outcome", f"* {decree}", "")


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_r2_2_the_decree_is_seen_by_all(seat: int) -> None:
    match = position("* 4-d1-d", "")
    assert any("4-d1-d" in line.text and "-2" in line.text for line in match.story(seat))
    assert match.view(seat).decree == match.state.decree
    if seat != SPECTATOR:
        assert "-2" in asked(match, seat)


def test_r2_3_an_icon_for_each_place_from_two_points_lost_to_two_gained() -> None:
    table(kept(1) + got(1, 1, -2, -1, 2), decrees("-2 -1 2 1"))  # ruling 14: the first icon is the first in order
    table(kept(1, 5) + got(1, 2, -1, 0, 1, -2), decrees("-1 0 1 -2 2", seats=5), seats=5)


# --- R3 writing ---


def test_r3_1_all_write_at_the_same_time_and_in_any_order() -> None:
    body = "Dee: write Dan\n= awaiting Ann,Bo,Cy\nBo: write Ben\nAnn: write Abe\n= awaiting Cy\n= question write\n"
    table(body + "Cy: write Cal\n= question decide\n= awaiting Ann,Bo,Cy,Dee")  # ruling 3


def test_r3_1_a_name_that_is_written_stays() -> None:
    assert refuses("expected write of Bo or Cy or Dee", "Ann: write Abe\nAnn: write Amy").line == 6


def test_r3_1_who_has_written_holds_the_own_card_until_all_have() -> None:
    body = held("-", "-", "-", "-") + "Cy: write Zoltan\n" + held("-", "-", "Zoltan", "-")
    body += "Ann: write Bob\n" + held("Bob", "-", "Zoltan", "-") + "Dee: write Qqq\nBo: write Bob\n"
    table(body + held("Qqq", "Bob", "Bob", "Zoltan"))


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("write  bOB ", "bOB"),
        ("WRITE Bob", "Bob"),
        ("write ŁUKASZ", "ŁUKASZ"),
        ("write keep", "keep"),
        ("write Bo", "Bo"),
    ],
)
def test_r3_1_a_name_keeps_its_letters_and_case(typed: str, name: str) -> None:
    alone = position(f"Ann: {typed}")
    assert alone.facts()["Ann.holds"] == name
    assert alone.held_words(0) == f"write {name}"
    others = "Bo: write Ben\nCy: write Cal\nDee: write Dan\n"
    assert position(f"Ann: {typed}\n{others}").facts()["Bo.holds"] == name


@pytest.mark.parametrize("blank", ["\u3000", "\t", " \u00a0 ", "  "])
def test_r3_1_any_blank_may_stand_before_a_name(blank: str) -> None:
    table(f"Ann: write{blank}Bob\n= Ann.holds Bob")


def test_r3_1_a_name_must_follow() -> None:
    for nothing in ("write", "write \u3000"):
        refuses("write of Ann: expected a name of 1 to 24 characters; got none", f"Ann: {nothing}")


@pytest.mark.parametrize("choice", ["Bob", "keep", "pass", "select Bob"])
def test_r3_1_nothing_but_a_name_is_asked_for(choice: str) -> None:
    assert refuses("expected write of Ann or Bo or Cy or Dee: write and", f"Ann: {choice}").line == 5


NEAR = "Quill"  # what Bo writes
UNKNOWN_NAMES = ("Quill", "quilL", "Quilla", "Quil", "Zoe", "Bob", "Aaa", "Łukasz", "はな", "Quillaaaaaaaaaaaaaaaaaaa")
REST = f"Bo: write {NEAR}\nCy: write Quillo\nDee: write Zoe\n"
STAGES = [  # what happens after Ann has written, and who knows Ann's name then
    ("", {0}),
    ("Bo: write Quill\nDee: write Zoe\n", {0}),
    (REST, {0, 1}),
    (REST + "Bo: pass\nDee: keep\n", {0, 1}),
    (REST + said("kppk"), {0, 1, 2}),
    (REST + said("pkpk"), {0, 1}),
    (REST + said("pppp"), {0, 1, 2}),
    (REST + said("pppp") + said("p.p."), {0, 1, 2}),
]


@pytest.mark.parametrize(("after", "knowers"), STAGES)
@pytest.mark.parametrize("before", ["", written("Quill", "Quilliam", "Quilt", "Bob") + said("kkkk") + kept(2)])
def test_r3_2_who_has_not_held_a_card_is_shown_nothing_that_depends_on_its_name(
    before: str, after: str, knowers: set[int]
) -> None:
    first, *others = (position(f"{before}Ann: write {name}\n{after}") for name in UNKNOWN_NAMES)
    for other in others:
        for watcher in set(everybody()) - knowers:
            same_to(watcher, first, other)


@pytest.mark.parametrize("numbers", [(0, 1), (1, 0), (2, 4), (5, 6), (7, 8), (3, 3), (8, 8)])
def test_r3_2_nor_on_two_names_that_it_does_not_know(numbers: tuple[int, int]) -> None:
    one, two = (UNKNOWN_NAMES[number] for number in numbers)
    first = position(written("Quilla", "Quillb", "Quillc", "Quilld") + said("pkpk"))
    other = position(written(one, two, "Quillc", "Quilld") + said("pkpk"))
    for watcher in (SPECTATOR, 3):  # who has written Quilld and holds Quillc
        same_to(watcher, first, other)


def test_r3_2_the_writer_and_all_who_have_held_a_card_know_its_name() -> None:
    names = ("Urs", "Vik", "Wim", "Xen")
    swapped = position(written(*names) + said("kppk"))  # left: Urs lay before Bo, and goes to Cy for Vik
    assert [who_knows(swapped, writer, 1) for writer in range(4)] == [{0, 1, 2}, {1, 2}, {2, 3}, {3, 0}]
    assert [who_was_told(swapped, name) for name in names] == [{0, 1, 2}, {1, 2}, {2, 3}, {3, 0}]
    assert "Urs" in asked(swapped, 2)
    assert "Vik" in asked(swapped, 1)


def test_r3_2_before_the_first_pass_the_writer_alone_knows() -> None:
    match = position("Ann: write Urs\nBo: write Vik")
    assert [match.held_words(seat) for seat in (0, 1)] == ["write Urs", "write Vik"]
    for watcher in everybody():  # until all have written, not even the story has begun
        seen = [
            *(line.text for line in match.story(watcher)),
            *match.on_table(watcher),
            repr(match.information(watcher)),
        ]
        seen += [asked(match, watcher)] if watcher >= 0 else []
        assert not any(name in text for name in ("Urs", "Vik") for text in seen)
        assert not any(match.view(watcher).name)
    told = position("Ann: write Urs\nBo: write Vik\nCy: write Wim\nDee: write Xen")
    for writer, name in enumerate(("Urs", "Vik", "Wim", "Xen")):
        said_so = f"{NAMES[writer]} writes {name}."
        assert {seat for seat in everybody() if said_so in lines(told, seat, "R3.1")} == {writer}


def test_r3_2_when_the_round_is_scored_all_know_all_names() -> None:
    match = position(written("Urs", "Vik", "Wim", "Xen") + said("kkkk") + "Ann: write Yan")
    assert [who_knows(match, writer, 1) for writer in range(4)] == [set(everybody())] * 4
    for name in ("Urs", "Vik", "Wim", "Xen"):
        assert who_was_told(match, name) == set(everybody())


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_r3_2_whose_card_lies_where_is_for_all_to_see(seat: int) -> None:
    match = position(written(*"ABCD") + said("pkpk"))  # ruling 4
    assert match.view(seat).holds == match.state.holds
    assert [card // OWN for card in match.view(seat).holds[:4]] == [1, 0, 3, 2]


def lines(match: Match, seat: int, *rules: str) -> list[str]:
    """What a seat is told of these rules' doing."""
    return [line.text for line in match.story(seat) if line.rule in rules]


def test_r3_2_the_story_says_whose_card_goes_where_and_what_is_on_it_to_those_who_know() -> None:
    match = position(written("Urs", "Vik", "Wim", "Xen") + said("pkpk") + said("p.p."))
    moves = ["Ann passes {0} to Cy.", "Cy passes {1} to Ann.", "Ann passes {1} to Cy.", "Cy passes {0} to Ann."]
    known, unknown = ("Dee's card, Xen,", "Bo's card, Vik,"), ("Dee's card", "Bo's card")
    assert lines(match, 0, "R4.5") == [move.format(*known) for move in moves]
    assert lines(match, SPECTATOR, "R4.5") == [move.format(*unknown) for move in moves]


def test_r3_2_whoever_decides_is_told_whose_card_it_is() -> None:
    match = position(written("Urs", "Vik", "Wim", "Xen"))
    assert asked(match, 0).startswith("Ann, you hold Xen, written by Dee. Keep it, or pass it on?")
    own = position(written("Urs", "Vik", "Wim", "Xen") + said("pkkp"))
    assert lines(own, 3, "R4.5")[-1] == "Dee passes Cy's card, Wim, to Ann."
    assert asked(own, 3).startswith("Dee, you hold Xen, your own.")


def test_r3_3_an_own_name_of_an_earlier_round_may_be_written_again() -> None:
    body = written("Abe", "Ben", "Cal", "Dan") + said("kkkk")
    table(body + written("Abe", "Bea", "Cal", "Dora") + said("kkkk") + got(2, 0, 0, 0, 0))  # rulings 2 and 21


def test_r3_3_a_terminal_warns_of_it() -> None:
    body = kept(1) + written("Abe", "Ben")
    match = position(body)
    doubt = "Abe stands on your card of round 1 already: a second one wastes a choice on day 2."
    assert [match.doubt(0, name) for name in ("Abe", " ABE ", "Abel")] == [doubt, doubt, ""]
    assert match.doubt(1, "Abe") == ""  # another's
    assert match.doubt(0, "!") == ""  # refused anyway
    assert match.doubt(3, "Dan") == doubt.replace("Abe", "Dan")


def test_r3_3_so_may_another_players() -> None:
    body = kept(1) + written("Ben", "Abe", "Dan", "Cal") + said("kkkk")
    table(body + got(2, 0, 0, 0, 0) + "= order Abe,Ben,Cal,Dan\n= Ann.points 0")  # ruling 21


# --- R4 passing ---


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_r4_1_to_the_left_in_rounds_1_and_3_to_the_right_in_rounds_2_and_4(number: int, seats: int) -> None:
    body = "".join(kept(before, seats) for before in range(1, number))
    names = [CARDS[seat][number - 1] for seat in range(seats)]
    passed = [names[-1], *names[:-1]] if number in (1, 3) else [*names[1:], names[0]]
    table(body + written(*names) + held(*passed), seats=seats)


def test_r4_1_nobody_can_decline_the_first_pass() -> None:
    match = table("Ann: write Abe\nBo: write Ben\nCy: write Cal\nDee: write Dan\n= question decide")  # ruling 5
    assert [card // OWN for card in match.state.holds[:4]] == [3, 0, 1, 2]


def test_r4_1_the_story_gives_the_first_pass_by_its_own_rule() -> None:
    match = position(written("Urs", "Vik", "Wim", "Xen"))
    first = ["Ann passes their own card to Bo.", "Bo passes their own card to Cy.", "Cy passes their own card to Dee."]
    assert lines(match, SPECTATOR, "R4.1") == [*first, "Dee passes their own card to Ann."]
    assert lines(match, 1, "R4.1")[:2] == [
        "Ann passes their own card, Urs, to Bo.",
        "Bo passes their own card, Vik, to Cy.",
    ]
    assert lines(match, 1, "R4.5") == []


def test_r4_2_all_decide_to_keep_or_to_pass() -> None:
    match = position(written(*"ABCD"))
    assert [list(match.choice_words(seat).values()) for seat in range(4)] == [["keep", "pass"]] * 4


def test_r4_2_at_the_same_time_and_in_any_order() -> None:
    body = written(*"ABCD") + "Cy: pass\n= awaiting Ann,Bo,Dee\nAnn: pass\nDee: keep\n= awaiting Bo\n"
    table(body + held(*"DABC") + "Bo: keep\n" + held(*"BADC"))


def test_r4_2_a_decision_stays() -> None:
    refuses("expected decide of Bo or Cy or Dee", written(*"ABCD") + "Ann: keep\nAnn: pass")  # ruling 13


def test_r4_2_a_decision_is_secret_until_all_have_decided() -> None:
    one, two = (position(written(*"ABCD") + f"Ann: {word}\nCy: pass") for word in ("keep", "pass"))
    assert one.awaiting == [1, 3]
    for watcher in (SPECTATOR, 1, 2, 3):
        same_to(watcher, one, two)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_r4_2_then_all_hear_who_keeps_and_who_passes(seat: int) -> None:
    story = [line.text for line in position(written(*"ABCD") + said("pkpk")).story(seat)]
    for name, word in zip(NAMES, ("passes", "keeps", "passes", "keeps"), strict=False):
        assert f"{name} {word}." in story


def test_r4_2_keep_and_pass_are_the_only_words() -> None:
    refuses("expected decide of .*one of keep, pass", written(*"ABCD") + "Ann: write Bob")


KNOWN_BY_ICONS = decrees("-2 -1 1 2")  # what a seat gets tells which name it held: A -2, B -1, C 1, D 2


def test_r4_3_if_all_keep_it_is_over() -> None:
    table(written(*"ABCD") + said("kkkk") + got(1, 2, -2, -1, 1) + "= round 2", KNOWN_BY_ICONS)  # ruling 7


@pytest.mark.parametrize("says", ["pkkk", "kpkk", "kkpk", "kkkp"])
def test_r4_4_one_who_passes_alone_keeps_the_card(says: str) -> None:
    table(written(*"ABCD") + said(says) + got(1, 2, -2, -1, 1) + "= round 2", KNOWN_BY_ICONS)  # ruling 6


def test_r4_4_also_later_and_where_others_have_kept_before() -> None:
    body = written(*"ABCD") + said("pkpk") + held(*"BADC") + "= awaiting Ann,Cy\n"  # the rulings' draft vector
    table(body + said("p.k.") + got(1, -1, -2, 2, 1) + "= round 2", KNOWN_BY_ICONS)
    table(body + said("k.p.") + got(1, -1, -2, 2, 1) + "= round 2", KNOWN_BY_ICONS)


def test_r4_4_example_2_only_blue_passes_and_the_passing_is_over() -> None:
    """Blue is Ann, who wrote Chris and got Bob; Green is Bo, who keeps at once."""
    body = written("Chris", "Dora", "Ethan", "Bob") + held("Bob", "Chris", "Dora", "Ethan") + said("pkpp")
    body += "= awaiting Ann,Cy,Dee\n" + held("Ethan", "Chris", "Bob", "Dora")
    body += said("p.kk") + "= order Bob,Chris,Dora,Ethan\n= round 2\n"
    table(body + got(1, 0, -1, 0, 1) + "= Ann.kills 1", decrees("0 -1 1 0"))


@pytest.mark.parametrize(
    ("says", "holds"),
    [("pkpk", "BADC"), ("kpkp", "DCBA"), ("ppkk", "ADBC"), ("pkkp", "CABD"), ("ppkp", "CDBA"), ("pppp", "CDAB")],
)
def test_r4_5_those_who_pass_exchange_to_the_left(says: str, holds: str) -> None:
    table(written(*"ABCD") + held(*"DABC") + said(says) + held(*holds))  # rulings 8 and 9


@pytest.mark.parametrize(
    ("says", "holds"),
    [("pkpk", "DCBA"), ("kpkp", "BADC"), ("ppkk", "CBDA"), ("pkkp", "ACDB"), ("ppkp", "CADB"), ("pppp", "CDAB")],
)
def test_r4_5_those_who_pass_exchange_to_the_right(says: str, holds: str) -> None:
    table(kept(1) + written(*"ABCD") + held(*"BCDA") + said(says) + held(*holds))


def test_r4_5_among_six_three_who_pass_go_round_over_those_who_keep() -> None:
    table(written(*"ABCDEF") + held(*"FABCDE") + said("pkkpkp") + held(*"EABFDC"), seats=6)


def test_r4_5_those_who_kept_before_are_left_out_too() -> None:
    body = written(*"ABCDE") + held(*"EABCD") + said("ppppk") + held(*"CEABD") + "= awaiting Ann,Bo,Cy,Dee\n"
    table(body + said("pkpp.") + held(*"BECAD") + "= awaiting Ann,Cy,Dee", seats=5)


def test_r4_6_who_keeps_is_asked_no_more_in_this_round() -> None:
    body = written(*"ABCD") + said("pkpk")  # ruling 10
    table(body + "= awaiting Ann,Cy\n= question decide")
    refuses("expected decide of Ann or Cy", body + "Bo: pass")


def test_r4_6_who_passed_decides_again_on_a_card_seen_before_too() -> None:
    body = written(*"ABCD") + said("pkpk") + held(*"BADC") + said("p.p.") + held(*"DABC")  # ruling 11
    table(body + "= awaiting Ann,Cy\n" + said("k.k.") + got(1, 2, -2, -1, 1), KNOWN_BY_ICONS)


def test_r4_6_in_the_next_round_all_are_asked_again() -> None:
    table(written(*"ABCD") + said("pkpk") + said("k.k.") + written(*"ABCD") + "= awaiting Ann,Bo,Cy,Dee")


def test_r4_7_three_times_at_the_most_and_the_third_still_exchanges() -> None:
    body = written(*"ABCD") + said("pppp") + held(*"CDAB") + said("pppp") + held(*"BCDA") + "= question decide\n"
    table(body + said("pppp") + "= round 2\n" + got(1, -2, -1, 1, 2), KNOWN_BY_ICONS)  # ruling 12, FAQ A3


def test_r4_7_the_third_time_one_alone_keeps() -> None:
    body = written(*"ABCD") + said("pppp") * 2 + said("kpkk")
    table(body + "= round 2\n" + got(1, -1, 1, 2, -2), KNOWN_BY_ICONS)


def test_r4_7_each_round_has_its_own_three() -> None:
    body = (written(*"ABCD") + said("pppp") * 3) * 2
    table(body + "= round 3\n" + got(2, -2, -1, 1, 2), decrees("0 0 0 0", "-2 -1 1 2"))


def test_r4_8_a_card_may_come_back_even_to_its_writer() -> None:
    body = written(*"ABCD") + said("pppp") * 3 + "= order A,B,C,D\n"
    table(body + got(1, -2, -1, 1, 2) + "= Ann.kills 1\n= Bo.kills 1\n= Cy.kills 0", KNOWN_BY_ICONS)  # FAQ A4 and A5


def test_r4_8_to_who_has_held_it_before() -> None:
    table(written(*"ABCD") + said("ppkk") + held(*"ADBC") + said("pp..") + held(*"DABC"))


# --- R5 day 2 ---


def test_r5_1_each_has_the_own_four_cards_whoever_held_them_last() -> None:
    body = (written(*"ABCD") + said("pkpk") + said("k.k.")) * 4 + "= day 2\n= question select\n"
    body += held("-", "-", "-", "-") + "= awaiting Ann,Bo,Cy,Dee\n"
    match = table(body, decrees("-1 0 0 -1"))  # ruling 31: with an X or without
    assert [set(match.choice_words(seat).values()) for seat in range(4)] == [{f"select {name}"} for name in "ABCD"]


def test_r5_1_all_select_at_the_same_time_and_in_any_order() -> None:
    body = (
        day_1() + "Dee: select Dora\n= awaiting Ann,Bo,Cy\nAnn: select Art\nCy: select Cal\n= awaiting Bo\n= round 5\n"
    )
    table(body + held("-", "-", "-", "-") + "Bo: select Beth\n= order Art,Beth,Cal,Dora\n= round 6\n= Ann.round5 0")


def test_r5_1_a_selection_is_secret_until_all_have_selected() -> None:
    one, two = (position(day_1() + f"Ann: select {name}\nCy: select Cal") for name in ("Abe", "Ava"))
    for watcher in (SPECTATOR, 1, 2, 3):
        same_to(watcher, one, two)  # ruling 33
    assert (one.held_words(0), two.held_words(0)) == ("select Abe", "select Ava")


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_r5_1_then_all_are_shown(seat: int) -> None:
    names = ("Art", "Bea", "Cora", "Dan")
    story = "\n".join(line.text for line in position(day_1() + selected(*names)).story(seat))
    assert all(f"{who} selects {name}" in story for who, name in zip(NAMES, names, strict=False))


def test_r5_1_another_players_card_cannot_be_selected() -> None:
    own = "expected select of Ann: one of select Abe, select Amy, select Art, select Ava"
    refuses(own, day_1() + "Ann: select Ben\nBo: select Ben")
    refuses("expected select of Ann", day_1() + "Ann: select")
    refuses("expected select of Ann", day_1() + "Ann: keep")


def anns(*names: str) -> str:
    """Day 1 with four names of Ann's."""
    return "".join(
        written(name, *(CARDS[seat][number] for seat in (1, 2, 3))) + said("kkkk") for number, name in enumerate(names)
    )


SPELT = [
    ("eve", "eve"),
    ("Eve", "Eve"),
    ("EVE", "Eve"),
    ("renÉe", "Renée"),
    ("ZOE", "Zoe"),
    ("ren\u0065\u0301e", "Renée"),
]


@pytest.mark.parametrize(("typed", "name"), SPELT)
def test_r5_1_the_exact_spelling_is_found_first_and_then_the_folded_one(typed: str, name: str) -> None:
    body = (
        anns("Eve", "eve", "Renée", "Zoe") + f"Ann: select {typed}\nBo: select Ben\nCy: select Cal\nDee: select Dan\n"
    )
    assert name in position(body).facts()["order"].split(",")


@pytest.mark.parametrize(("typed", "name"), [("ışık", "IŞIK"), ("IŞIK", "IŞIK"), ("İŞİK", "işik"), ("ışik", None)])
def test_r5_1_case_is_what_it_is_in_the_tables_language(typed: str, name: str | None) -> None:
    options = f"{decrees()}, language=tr"
    body = (
        anns("IŞIK", "işik", "Ron", "Zoe") + f"Ann: select {typed}\nBo: select Ben\nCy: select Cal\nDee: select Dan\n"
    )
    if name:
        table(f"{body}= order Ben,Cal,Dan,{name}\n= over NO", options)
    else:
        refuses("expected select of Ann", body, options)


def test_r5_1_an_accent_is_not_left_out() -> None:
    refuses("expected select of Ann", anns("Eve", "eve", "Renée", "Zoe") + "Ann: select Renee")


@pytest.mark.parametrize(("first", "then"), [("Eve", "eve"), ("eve", "Eve")])
def test_r5_1_the_folded_one_is_found_where_the_exact_one_is_used(first: str, then: str) -> None:
    body = anns("Eve", "eve", "Ron", "Zoe") + selected(first, "Ben", "Cal", "Dan")
    match = position(body + selected(first, "Bea", "Cleo", "Dora"))
    assert match.facts()["order"] == f"Bea,Cleo,Dora,{then}"
    assert list(match.choice_words(0).values()) == ["select Ron", "select Zoe"]


def test_r5_2_a_card_that_has_been_selected_is_set_aside() -> None:
    body = day_1() + selected("Art", "Ben", "Cal", "Dan")
    assert list(position(body).choice_words(0).values()) == ["select Abe", "select Amy", "select Ava"]
    refuses("expected select of Ann: one of select Abe, select Amy, select Ava;", body + "Ann: select Art")


def test_r5_2_one_of_the_four_is_never_used() -> None:
    body = day_1() + DAY_2
    match = table(body + "= over yes\n= awaiting -")
    assert [sum(match.state.used[seat * OWN : seat * OWN + OWN]) for seat in range(4)] == [3] * 4
    last = position(day_1() + DAY_2.rpartition("Ann")[0])
    assert [len(last.legal(seat)) for seat in range(4)] == [2] * 4


def test_r5_2_a_name_on_two_own_cards_can_be_selected_twice() -> None:
    body = anns("Abe", "Abe", "Art", "Ava") + selected("Abe", "Ben", "Cal", "Dan")
    twice = body + selected("Abe", "Bea", "Cleo", "Dora")
    table(twice + "= order Abe,Bea,Cleo,Dora\n= Ann.points 0\n= round 7")
    refuses("expected select of Ann: one of select Art, select Ava;", twice + "Ann: select Abe")


# --- R10 options ---

YES = "practice=yes"
PRACTICE = {4: (0, -1, 1, 0), 5: (0, -1, 0, 1, 0), 6: (0, -1, 0, 0, 1, 0)}


def test_r10_1_english_unless_told() -> None:
    options = ("", ", language=en", ", language=es")
    orders = [position(written("Nuria", "Ñoño", "Nina", "Oz") + said("kkkk"), decrees() + each) for each in options]
    assert [match.facts()["order"] for match in orders] == ["Nina,Ñoño,Nuria,Oz"] * 2 + ["Nina,Nuria,Ñoño,Oz"]


@pytest.mark.parametrize("language", ["xx", "english", "EN-UK", "1"])
def test_r10_1_a_language_that_is_not_known_is_refused(language: str) -> None:
    error = refuses("option language: expected en or es or ja", options=f"language={language}")
    assert error.line == 3


@pytest.mark.parametrize(("limit", "times"), [*((n, n) for n in range(1, 11)), (0, 10)])
def test_r10_2_the_last_decision_still_exchanges(limit: int, times: int) -> None:
    places = (-2, -1, 1, 2)
    points = [places[(seat - times - 1) % 4] for seat in range(4)]  # each name has gone that far to the left
    body = written(*"ABCD") + said("pppp") * (times - 1) + "= question decide\n= round 1\n" + said("pppp")
    table(body + "= question write\n= round 2\n" + got(1, *points), f"{KNOWN_BY_ICONS}, passes={limit}")


@pytest.mark.parametrize("limit", ["-1", "11", "three", "3.5"])
def test_r10_2_other_limits_are_refused(limit: str) -> None:
    assert refuses("option passes: expected .* 0 to 10", options=f"passes={limit}").line == 3


def test_r10_2_without_a_limit_it_still_ends_when_all_keep() -> None:
    body = written(*"ABCD") + said("pppp") * 4 + said("kkkk")
    table(body + "= round 2\n" + got(1, 2, -2, -1, 1), f"{KNOWN_BY_ICONS}, passes=0")


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_r10_3_the_practice_decree_is_that_of_round_1(seats: int) -> None:
    body = "= question write\n" + kept(1, seats) + got(1, *after_passing(1, PRACTICE[seats]))
    match = table(body + "= question outcome\n= round 2", YES, seats=seats)  # ruling 36
    assert odds(match) == dict.fromkeys(list(BOX[seats])[:4], 1)


def test_r10_3_one_decree_of_day_1_is_not_drawn() -> None:
    body = kept(1)
    for number, decree in enumerate(("4-d1-d", "4-d1-b", "4-d1-a"), 2):
        body += f"= question outcome\n* {decree}\n" + kept(number)
    match = table(body + "= round 5\n= question outcome", YES)
    assert list(odds(match)) == ["4-d2-e", "4-d2-f", "4-d2-g"]


def test_r10_3_not_unless_told() -> None:
    table("= question outcome", "practice=no")
    refuses("option practice: expected no or yes", options="practice=maybe")


def test_r10_4_seven_decrees_in_their_order_and_none_is_drawn() -> None:
    icons = ["-1 0 1 0", "0 -1 0 2", "1 -1 -1 0", "0 0 -2 1", "-1 1 0 -1", "0 -2 1 0", "2 0 -1 -2"]
    body = ""
    for number, each in enumerate(icons, 1):
        points = tuple(map(int, each.split()))
        if number <= OWN:
            body += f"= question write\n{kept(number)}{got(number, *after_passing(number, points))}"
        else:
            body += "= question select\n" + selected(*(CARDS[seat][number - OWN - 1] for seat in range(4)))
            body += got(number, *points)
    match = table(body + "= over yes", f"decrees={'/'.join(icons)}")
    assert len(match.rows) == 4 * 4 * 2 + 4 * 3, "choices alone"


LISTED = [
    ("/".join(["0 0 0 0"] * 6), "expected 7 decrees"),
    ("/".join(["0 0 0 0"] * 8), "expected 7 decrees"),
    ("/".join(["0 0 0 0"] * 6 + ["0 0 0"]), "decree 7: expected 4 icons"),
    ("/".join(["0 0 0 0 0"] + ["0 0 0 0"] * 6), "decree 1: expected 4 icons"),
    ("/".join(["0 0 0 0", "0 3 0 0"] + ["0 0 0 0"] * 5), "decree 2: expected 4 icons from -2 to"),
    ("/".join(["0 0 0 0", "0 0 -3 0"] + ["0 0 0 0"] * 5), "decree 2: expected 4 icons from -2 to"),
    ("/".join(["0 0 0 0"] * 6 + [""]), "decree 7: expected 4 icons"),
    ("/".join(["0 0 x 0"] * 7), "option decrees: expected"),
    ("cards", "option decrees: expected"),
]


@pytest.mark.parametrize(("listed", "expected"), LISTED)
def test_r10_4_what_is_not_seven_decrees_is_refused(listed: str, expected: str) -> None:
    assert refuses(expected, options=f"decrees={listed}").line == 3


def test_r10_4_the_practice_decree_contradicts_decrees_in_their_order() -> None:
    assert refuses("expected .*practice", options=f"{decrees()}, {YES}").line == 3


OWN_DECREES = """
day1 = [
    { id = "low", icons = [-2, 0, 0, 0] },
    { id = "high", icons = [0, 0, 0, -2] },
    { id = "all-gain", icons = [1, 1, 1, 1] },
    { id = "d4", icons = [0, 2, -1, 0] },
    { id = "d5", icons = [0, 0, 0, 0] },
]
day2 = [
    { id = "e", icons = [0, 0, 0, 0] },
    { id = "f", icons = [0, 0, 0, 1] },
    { id = "g", icons = [0, 1, 0, 0] },
]
"""


def test_r10_5_the_tables_own_are_drawn_by_their_ids() -> None:
    body = "* d4\n" + kept(1) + got(1, 0, 0, 2, -1) + "* all-gain\n" + kept(2) + got(2, 1, 1, 1, 1)
    match = table(body + "= question outcome", "decrees=own", own=OWN_DECREES)
    assert odds(match) == {"low": 1, "high": 1, "d5": 1}


def test_r10_5_with_the_practice_decree_too() -> None:
    body = "= question write\n" + kept(1) + got(1, 0, 0, -1, 1) + "= question outcome\n* d5\n= question write"
    table(body, f"decrees=own, {YES}", own=OWN_DECREES)


def entries(count: int, first: int = 1) -> str:
    return "".join(f'    {{ id = "n{n}", icons = [0, 0, 0, 0] }},\n' for n in range(first, first + count))


def days(one: int, two: int) -> str:
    """So many decrees for either day."""
    return f"day1 = [\n{entries(one)}]\nday2 = [\n{entries(two, 100)}]"


def test_r10_5_up_to_24_in_all() -> None:
    assert len(odds(position("", "decrees=own", own=days(21, 3)))) == 21
    refuses("expected at most 24 decrees; got 25", options="decrees=own", own=days(21, 4))


SHORT = [
    (days(3, 3), "day1: expected .*4 decrees or more"),
    (days(4, 2), "day2: expected .*3 decrees or more"),
    (days(4, 3).partition("day2")[0], "day2: expected"),
    (days(4, 3).replace("day1", "day3"), "expected nothing but day1 and day2"),
    ("day1 = 4\nday2 = 3", "day1: expected"),
    ("", "day1: expected"),
]


@pytest.mark.parametrize(("own", "expected"), SHORT)
def test_r10_5_four_or_more_for_day_1_and_three_or_more_for_day_2(own: str, expected: str) -> None:
    refuses(expected, options="decrees=own", own=own)


FIRST = 5  # the line of a record at which a table's own contents begin
WRONG = [
    ("{ id = 4, icons = [0, 0, 0, 0] }", "id: expected"),
    ("{ icons = [0, 0, 0, 0] }", "id: expected"),
    ('{ id = "Big", icons = [0, 0, 0, 0] }', "id: expected"),
    ('{ id = "two words", icons = [0, 0, 0, 0] }', "id: expected"),
    ('{ id = "", icons = [0, 0, 0, 0] }', "id: expected"),
    ('{ id = "n1", icons = [0, 0, 0, 0] }', "id: expected"),
    ('{ id = "x" }', "icons: expected"),
    ('{ id = "x", icons = "0 0 0 0" }', "icons: expected"),
    ('{ id = "x", icons = [0, 0, 0] }', "icons: expected 4"),
    ('{ id = "x", icons = [0, 0, 0, 0, 0] }', "icons: expected 4"),
    ('{ id = "x", icons = [0, 3, 0, 0] }', "icons: expected .*-2 to 2"),
    ('{ id = "x", icons = [0, 0, -3, 0] }', "icons: expected .*-2 to 2"),
    ('{ id = "x", icons = [0, 0, 0.5, 0] }', "icons: expected .*-2 to 2"),
    ('{ id = "x", icons = [0, 0, true, 0] }', "icons: expected .*-2 to 2"),
    ('{ id = "x", icons = [0, 0, "1", 0] }', "icons: expected .*-2 to 2"),
    ('{ id = "x", icons = [0, 0, 0, 0], colour = "red" }', "expected nothing but"),
    ('"x"', "expected"),
    ('{ id = "x", icons = [0, 0, 0, 0] ', "expected TOML"),
]


@pytest.mark.parametrize(("entry", "expected"), WRONG)
def test_r10_5_a_bad_decree_is_refused_with_its_line(entry: str, expected: str) -> None:
    own = f"day1 = [\n{entries(3)}    {entry},\n]\nday2 = [\n{entries(3, 100)}]"
    assert refuses(expected, options="decrees=own", own=own).line == FIRST + 4
    if expected != "expected TOML":
        own = f"day1 = [\n{entries(4)}]\nday2 = [\n{entries(2, 100)}    {entry},\n]"
        assert refuses(expected, options="decrees=own", own=own).line == FIRST + 9


def test_r10_5_as_many_icons_as_there_are_players() -> None:
    refuses("day1, entry 1, icons: expected 5", options="decrees=own", seats=5, own=OWN_DECREES)


def test_r10_5_contents_and_the_option_need_each_other() -> None:
    refuses("option decrees: expected", options="decrees=own")
    refuses("expected .* contents", options="", own=OWN_DECREES)


def test_the_rules_own_record_holds() -> None:
    text = games.load(GAME).rules_text()
    assert replay(text.partition("```record\n")[2].partition("```")[0]).facts()["round"] == "2"
