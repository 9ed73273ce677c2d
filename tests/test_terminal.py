"""The table in a real terminal: colours, long lines, and several people at one keyboard."""

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from kit import NAMES, told
from ossuary import games
from ossuary.cli import table
from ossuary.match.fairness import Fairness, RealDice, Stream
from ossuary.match.match import Match
from toy import GAME

CLEARED = "\x1b[2J"


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What a real terminal is sent."""
    sent = io.StringIO()
    voice = Console(file=sent, force_terminal=True, color_system="standard", width=100, highlight=False)
    monkeypatch.setattr(table, "out", voice)
    monkeypatch.setenv("TERM", "xterm")
    return sent


def typing(monkeypatch: pytest.MonkeyPatch, screen: io.StringIO, lines: list[str]) -> None:
    """Somebody types these lines, and leaves."""
    waiting = iter([*lines, "quit"])

    def answer(prompt: str) -> str:
        screen.write(f"<{prompt.strip()}>")
        return next(waiting)

    monkeypatch.setattr("builtins.input", answer)


def play(game: str, mine: list[int]) -> None:
    rules = GAME if game == "toy" else games.load(game)
    match = Match(rules, NAMES[: max(rules.box.seats[0], 3)], "", Stream(b"seed", "00"))
    with pytest.raises(table.Leaving):
        table.Terminal().play(match, mine, "random", None)


def test_a_name_has_its_colour_as_a_word_and_not_within_one(screen: io.StringIO) -> None:
    table.Terminal().say("An answer for Ann-Bo and Annie: Ann's, Ann_2, An, Ann.", names=("An", "Ann", "Ann-Bo"))
    coloured = screen.getvalue().replace("\x1b[0m", "")
    assert coloured == (
        "\x1b[36mAn answer for \x1b[33mAnn-Bo and Annie: \x1b[35mAnn's, Ann_2, \x1b[36mAn, \x1b[35mAnn.\n"
    )


def test_what_one_seat_saw_is_off_the_screen_before_the_next_looks(
    screen: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch, screen, ["", "1", "", "2", "", "1"])
    play("toy", [0, 1, 2])
    shown = screen.getvalue()
    ann, bo = shown.index("for Ann's eyes"), shown.index("for Bo's eyes")
    assert ann < shown.index(CLEARED, ann) < bo


def test_where_one_alone_is_asked_what_it_knows_is_off_the_screen_too(
    screen: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch, screen, ["", "1"])
    match = Match(GAME, NAMES[:3], "", Stream(b"seed", "00"))
    match.state.awaiting = 0b001
    table.Terminal().ask_for_choice(match, 0, [0, 1])
    shown = screen.getvalue()
    assert shown.index("for Ann's eyes") < shown.index("what do you whisper") < shown.index(CLEARED)


@pytest.mark.parametrize("dice", [Stream(b"seed", "00"), RealDice()], ids=["fair", "real"])
def test_a_choice_that_lies_face_down_is_off_the_screen_before_another_looks(
    dice: Fairness, screen: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch, screen, ["", "left sabotage", "facts"])
    match = Match(games.load("victim"), NAMES[:3], "first=Ann", dice)
    with pytest.raises(table.Leaving):
        table.Terminal().play(match, [0, 1, 2], "random", None)
    shown = screen.getvalue()
    asked = shown.index("Whom do you point at")
    assert shown.index("for Bo's eyes") < asked < shown.index(CLEARED) < shown.index("lays a plan")
    assert "sabotage" not in shown[: shown.index("for Bo's eyes")]


def test_facts_are_everybodys_where_several_play_and_wait_for_dice(
    screen: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch, screen, ["card-3", "facts"])
    match = Match(GAME, NAMES[:3], "", RealDice())
    with pytest.raises(table.Leaving):
        table.Terminal(plain=True).play(match, [0, 1, 2], "random", None)
    assert "Ann: points 0, card ?." in screen.getvalue()


def test_nothing_is_cleared_where_nothing_is_hidden(screen: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, screen, ["1", "1", "2"])
    play("template", [0, 1, 2])
    assert "Bo:" in screen.getvalue()
    assert CLEARED not in screen.getvalue()
    assert "eyes" not in screen.getvalue()


def test_nothing_is_cleared_for_somebody_alone(screen: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, screen, ["1", "1"])
    play("toy", [0])
    assert CLEARED not in screen.getvalue()


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("width", [80, 60])
def test_what_is_too_long_for_a_line_hangs_under_its_beginning(
    plain: bool, width: int, screen: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    voice = Console(file=screen, force_terminal=True, color_system=None, width=width, highlight=False)
    monkeypatch.setattr(table, "out", voice)
    typing(monkeypatch, screen, ["left neutral"])
    names = ("Bartholomew", "Maximiliana", "Konstantinos")
    match = Match(games.load("victim"), names, f"first={names[0]}", Stream(b"seed", "00"))
    with pytest.raises(table.Leaving):
        table.Terminal(plain=plain).play(match, [1], "random", None)
    lines = screen.getvalue().splitlines()
    menu = lines[next(n for n, line in enumerate(lines) if line.startswith("   1. left support")) :]
    menu = menu[: next(n for n, line in enumerate(menu) if line.startswith("<"))]
    assert len(menu) > 6
    assert all(line.startswith(("   1.", "   2.", "   3.", "   4.", "   5.", "   6.", "      ")) for line in menu)
    assert all(len(line) <= width for line in lines)
    assert "      turns up" not in screen.getvalue()


def test_a_long_answer_is_not_echoed_whole(screen: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, screen, ["x" * 5000])
    play("victim", [0, 1, 2])
    assert screen.getvalue().count("x") < 300


def test_where_any_text_may_be_typed_a_few_are_suggested(screen: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, screen, ["", "!!", "9", "zoltan", "", "write Quill", "", "2", ""])
    match = Match(games.load("death-name"), NAMES[:4], "", Stream(b"seed", "00"))
    with pytest.raises(table.Leaving):
        table.Terminal(plain=True).play(match, [0, 1, 2, 3], "random", None)
    told = screen.getvalue()
    assert "EXCLAMATION" in told
    assert "a letter in it" in told
    suggested = re.findall(r"^ +2\. write (\w+): a name", told, re.MULTILINE)[2]
    assert [match.held_words(seat) for seat in (0, 1, 2)] == ["write zoltan", "write Quill", f"write {suggested}"]


def test_choices_that_end_in_numbers_of_their_own_are_numbered_by_these() -> None:
    assert table.menu({0: "play 1", 2: "play 3", 5: "play 6"}) == {"1": 0, "3": 2, "6": 5}
    assert table.menu({4: "roll 0", 7: "roll 3"}) == {"0": 4, "3": 7}
    assert table.menu({0: "choose Bo 3", 1: "choose Cy 3"}) == {"1": 0, "2": 1}
    assert table.menu({0: "play 4", 9: "pass"}) == {"1": 0, "2": 9}
    assert table.menu({3: "choose Bo"}) == {"1": 3}


def test_a_number_that_is_dead_is_refused_and_plays_no_other(
    screen: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiles = "* dead-2 dead-1 dead-3 dead-4 dead-5 dead-6"
    match = told("it-dies-with-me", tiles, seats=4, options="expansion=yes")
    typing(monkeypatch, screen, ["2", "0", "7", "9" * 5000, "play 2", "３"])
    table.Terminal(plain=True).ask_for_choice(match, 0, [0])
    shown = screen.getvalue()
    assert match.held_words(0) == "play 3"
    assert shown.count("Expected one of 1 3 4 5 6, or of: play 1, play 3") == 5
    assert re.findall(r"^ +(\d)\. play (\d):", shown, re.MULTILINE) == [(n, n) for n in "13456"]


def shown_facts(match: Match, seat: int = 0, *, plain: bool = True) -> str:
    """What `facts` prints, on a screen of eighty columns."""
    sent = io.StringIO()
    voice = Console(file=sent, force_terminal=not plain, color_system=None, width=80, highlight=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "out", voice)
        table.Terminal(plain=plain).show_facts(match, seat)
    return sent.getvalue()


DAY_1 = "".join(
    "".join(f"{seat}: write {name}{number}\n" for seat, name in zip(NAMES, ("Aa", "Bb", "Cc", "Dd"), strict=False))
    + "".join(f"{seat}: keep\n" for seat in NAMES[:4])
    for number in "abcd"
)
QUIET = "decrees=" + "/".join(["-2 2 -1 1"] * 7)


def test_what_lies_on_the_table_is_shown_with_the_facts() -> None:
    tiles = "* dead-2 it-me dead-3 dead-4 dead-5 dead-6"
    match = told("it-dies-with-me", tiles, seats=4, options="expansion=yes")
    line = "Tombstone tiles, from grave 1 on: dead-2, it-me, dead-3, dead-4, dead-5, dead-6 (reconstructed)."
    assert match.on_table() == match.on_table(2) == [line]
    assert line in " ".join(shown_facts(match).split())
    assert told("it-dies-with-me", "Ann: play 3", seats=4).on_table() == []
    assert told("victim", "# nothing yet").on_table() == []


def test_on_day_2_everybodys_cards_lie_open_used_ones_apart() -> None:
    match = told(
        "death-name", DAY_1 + "Ann: select Aab\nBo: select Bba\nCy: select Ccc\nDee: select Ddd", seats=4, options=QUIET
    )
    assert match.on_table(1) == [
        "Ann has Aaa, Aac and Aad left; used: Aab.",
        "Bo has Bbb, Bbc and Bbd left; used: Bba.",
        "Cy has Cca, Ccb and Ccd left; used: Ccc.",
        "Dee has Dda, Ddb and Ddc left; used: Ddd.",
    ]
    assert all(line in shown_facts(match) for line in match.on_table(1))


def test_on_day_1_whose_card_lies_where_and_the_names_that_all_have_seen() -> None:
    first, *_ = DAY_1.partition("Ann: keep")
    match = told("death-name", first, seats=4, options=QUIET)
    assert match.on_table(0) == [
        "Ann holds Dee's card.",
        "Bo holds Ann's card.",
        "Cy holds Bo's card.",
        "Dee holds Cy's card.",
    ]
    later = told("death-name", DAY_1[: DAY_1.index("Ann: write Aac")] + "Ann: write Zz", seats=4, options=QUIET)
    assert later.on_table(1)[0] == "Ann has written Aaa and Aab."


@pytest.mark.parametrize("more", ["", "Ann: select Aab\nBo: select Bba\nCy: select Ccc\nDee: select Ddd\n"])
def test_the_table_of_facts_fits_on_a_screen_without_columns_in_which_nothing_is(more: str) -> None:
    match = told("death-name", DAY_1 + more, seats=4, options=QUIET)
    head, ann = (line.split() for line in shown_facts(match, plain=False).strip().splitlines()[:2])
    assert head == ["points", "kills", "total", f"round1-{5 if more else 4}"]
    assert ann[-4 - bool(more) : -1] + ann[-1:] == [match.facts()[f"Ann.round{n}"] for n in range(1, 6 if more else 5)]
    assert all(len(line) <= 80 for line in shown_facts(match, plain=False).splitlines())


def test_who_writes_a_name_again_is_warned_first(screen: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    match = told("death-name", DAY_1[: DAY_1.index("Ann: write Aab")], seats=4, options=QUIET)
    typing(monkeypatch, screen, ["AAA", "Bob!", "aaa", "write aaa"])
    table.Terminal(plain=True).ask_for_choice(match, 0, [0])
    shown = " ".join(screen.getvalue().split())
    doubt = "Aaa stands on your card of round 1 already: a second one wastes a choice on day 2."
    assert shown.count(f"{doubt} Type it again to write it all the same.") == 2
    assert match.held_words(0) == "write aaa"
