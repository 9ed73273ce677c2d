"""The game record: read strictly line by line, replayed, checked, and proof against rubbish."""

import random
import re
import time
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit import EVERY_GAME, finished, home
from ossuary import games
from ossuary.kernel.contract import Game
from ossuary.match import record
from ossuary.match.fairness import Stream
from ossuary.match.head import RecordError
from ossuary.match.match import Match
from ossuary.match.replay import Unmet, replay
from ossuary.match.verify import Forged, Unverifiable, verify

GOOD = """\
game: victim
seats: Ann, Bo, Cy
options: first=Ann
---
Bo: left sabotage
* 6 1 3 3 red 8
= Cy.health 4
= attacker Bo
"""


def failure(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        replay(text)
    return error.value


def test_the_example_of_the_format_replays() -> None:
    example = """\
        game: victim
        seats: Ann, Bo, Cy
        options: first=Ann
        ---
        # anything after a # is a comment
        Bo: left sabotage            # a seat's choice
        * 6 1 3 3 red 8              # outcomes of chance
        = Cy.health 4                # an expectation
        = attacker Bo                # roles have moved on
    """
    assert replay(dedent(example)).facts()["turn"] == "2"


def test_every_record_in_a_rulebook_of_ours_replays(game: Game) -> None:
    found = re.findall(r"```record\n(.*?)```", (home(game) / "RULES.md").read_text(), re.DOTALL)
    assert found
    for text in found:
        replay(text)


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("\n", "\r\n"),
        "\ufeff" + GOOD,
        "# first\n\n" + GOOD,
        GOOD.upper().replace("ANN", "Ann").replace("BO:", "Bo:").replace(" BO", " Bo").replace("CY", "Cy"),
        GOOD.replace("* 6 1 3 3 red 8", "* 6 1\n* 3\n\n* 3 red   8 # so"),
        GOOD.replace("Bo: left sabotage", "  Bo :  left   sabotage"),
        GOOD.replace("options: first=Ann", "options:first=Ann ,"),
        GOOD.rstrip("\n"),
        GOOD.replace("---", "names: Ann=Annie Oakley, Cy=Cy B.\nrules: 1\nossuary: 9.9\n---"),
    ],
    ids=[
        "CRLF",
        "byte order mark",
        "comments first",
        "upper case",
        "broken lines",
        "blanks",
        "loose options",
        "no end",
        "names",
    ],
)
def test_what_means_the_same_reads_the_same(text: str) -> None:
    assert replay(text).state.to_bytes() == replay(GOOD).state.to_bytes()


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("game: victim", "game: chess", 1, "expected a game among victim"),
        ("game: victim\n", "", 3, "got no game:"),
        ("seats: Ann, Bo, Cy\n", "", 3, "got no seats:"),
        ("seats: Ann, Bo, Cy", "seats: Ann, Bo", 2, "expected 3 seats for Victim!; got 2"),
        ("seats: Ann, Bo, Cy", "seats: Ann, Bo, Bo", 2, "Bo more than once"),
        ("seats: Ann, Bo, Cy", "seats: Ann, B o, Cy", 2, "expected a seat name"),
        ("options: first=Ann", "option: first=Ann", 3, "expected --- or a head line among game:"),
        ("options: first=Ann", "game: victim", 3, "expected game: once; it stands at line 1 already"),
        ("options: first=Ann", "options: last=Ann", 3, "expected an option among first, health; got 'last'"),
        ("options: first=Ann", "options: first=ann", 3, "expected one of the seats Ann, Bo, Cy; got 'ann'"),
        ("options: first=Ann", "options: first=Ann, first=Bo", 3, "set twice"),
        ("options: first=Ann", "seed: xyz", 3, "hexadecimal"),
        ("options: first=Ann", "commitment: ab", 3, "64 hexadecimal"),
        ("options: first=Ann", "names: Dee=D", 3, "expected names: of seats"),
        ("---\n", "", 4, "expected --- or a head line"),
        ("---\n", "--- contents\nx = 1\n---\n", 3, "no option says that they are the table's own"),
        ("---\n", "--- contents\nx = 1\n", 9, "expected a line --- after the contents that begin at line 4"),
        ("Bo: left sabotage", "Bo: left", 5, "expected plan of Bo: one of left support, left sabotage"),
        ("Bo: left sabotage", "Bo: left sabotage now", 5, "got Bo: left sabotage now"),
        ("Bo: left sabotage", "bo: left sabotage", 5, "expected a choice of one of Ann, Bo, Cy; got 'bo'"),
        ("Bo: left sabotage", "Ann: left sabotage", 5, "expected plan of Bo"),
        ("Bo: left sabotage", "Bo left sabotage", 5, "expected NAME: a choice, * outcomes, or = FACT VALUE"),
        ("Bo: left sabotage", "Bo:", 5, "expected NAME: a choice"),
        ("Bo: left sabotage", "* 4", 5, "expected plan of Bo"),
        ("* 6 1 3 3 red 8", "* 7 1 3 3 red 8", 6, "Ann's white die: one of 1 2 3 4 5 6; got 7"),
        ("* 6 1 3 3 red 8", "* 6 1 3 3 red", 7, "expected Cy.health 4; found 5"),
        ("* 6 1 3 3 red 8", "* 6 1 3 3 red 8 9", 6, "expected plan of Ann"),
        ("* 6 1 3 3 red 8", "*", 6, "expected outcomes after *; got none"),
        ("= Cy.health 4", "= Cy.health", 7, "expected = FACT VALUE"),
        ("= Cy.health 4", "=", 7, "expected = FACT VALUE"),
        ("= Cy.health 4", "= Cy.wealth 4", 7, "expected a fact among Ann.health"),
        ("= Cy.health 4", "= cy.health 4", 7, "got 'cy.health'"),
        ("= attacker Bo", "= attacker bo", 8, "expected attacker bo; found Bo"),
    ],
)
def test_a_wrong_line_is_named_with_what_was_expected(old: str, new: str, line: int, message: str) -> None:
    error = failure(GOOD.replace(old, new, 1))
    assert message in str(error)
    assert error.line == line
    assert error.status == (1 if isinstance(error, Unmet) else 2)


@pytest.mark.parametrize("text", ["", "\n", "---\n", "game: victim", "\0", "= a b", "*", "game\n---"])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert failure(text).status == 2


def test_whichever_is_wrong_first_decides() -> None:
    assert failure(GOOD.replace("health 4", "health 3") + "rubbish\n").status == 1
    assert failure(GOOD.replace("= Cy.health 4", "rubbish\n= Cy.health 3")).status == 2


def test_bytes_that_are_no_text_are_refused_when_their_line_is_reached() -> None:
    heard: list[str] = []
    text = (GOOD.encode() + b"Ann: caf\xe9\n").decode("utf-8", "surrogateescape")
    with pytest.raises(RecordError) as error:
        replay(text, lambda line: heard.append(line.text))
    assert (error.value.line, error.value.status) == (9, 2)
    assert "expected text in UTF-8; got the byte 0xe9" in str(error.value)
    assert "waiting for plan of Ann" in str(error.value)
    assert "Ann hits Cy; health 4." in heard
    assert failure(text.replace("health 4", "health 3")).status == 1


@pytest.mark.parametrize("line", ["ossuary: \udcff", "# \udcff", "--- contents\nx = '\udcff'\n---"])
def test_bytes_that_are_no_text_are_refused_in_a_head_too(line: str) -> None:
    error = failure(GOOD.replace("---", line))
    assert "expected text in UTF-8; got the byte 0xff" in str(error)
    assert error.line == 4 + line.count("\n") // 2


@pytest.mark.parametrize("end", ["---", "--- # that was it", "  ---  "])
def test_a_comment_may_follow_the_end_of_contents(end: str) -> None:
    own = "faces = [\n  { id = 1, weight = 1, bust = true },\n  { id = 2, weight = 5, points = 4 },\n]"
    head = f"game: template\nseats: Ann, Bo\noptions: die=own\n--- contents # ours\n{own}\n{end}\n"
    assert replay(f"{head}Ann: roll\n* 2\n= total 4").contents == own


@pytest.mark.parametrize(
    ("head", "line"),
    [
        ("game: victim\nseats: Ann, Bo, Cy\noptions: fist=Ann\nfoo: 1\n---\n", 3),
        ("options: fist=Ann\ngame: victim\nseats: Ann, Bo, Cy\nfoo: 1\n---\n", 1),
        ("game: victim\nseats: Ann, Bo, Cy\noptions: health.Ann=0\nseed: xyz\n---\n", 3),
        ("seats: Ann, B o, Cy\ngame: chess\n---\n", 1),
        ("game: template\nseats: Ann, Bo\noptions: die=own, goal=x\nfoo: 1\n--- contents\n---\n", 3),
    ],
)
def test_in_a_head_too_the_first_wrong_line_is_named(head: str, line: int) -> None:
    assert failure(head).line == line


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Bo: left sabotage", "Bo: " + "x" * 9000),
        ("Bo: left sabotage", "Bo: " + "x " * 9000),
        ("Bo: left sabotage", "x " * 9000),
        ("Bo: left sabotage", "= x" + "x" * 9000 + " 4"),
        ("= attacker Bo", "= attacker " + "x " * 9000),
        ("* 6 1", "* " + "6" * 9000),
        ("options: first=Ann", "options: first=" + "x " * 9000),
        ("options: first=Ann", "options: " + "x" * 9000),
        ("options: first=Ann", "x " * 9000),
        ("Ann, Bo, Cy", "Ann, Bo, " + "x" * 9000),
        ("game: victim", "game: " + "x " * 9000),
    ],
)
def test_a_long_line_is_not_quoted_whole(old: str, new: str) -> None:
    assert len(str(failure(GOOD.replace(old, new)))) < 800


def test_nothing_after_the_wrong_line_is_told() -> None:
    heard: list[str] = []
    with pytest.raises(RecordError):
        replay(GOOD.replace("red 8", "blue 8"), lambda line: heard.append(line.text))
    assert heard[-1] == "Bo turns up sabotage, pointing at Cy."


def test_what_goes_wrong_under_another_rules_version_says_so() -> None:
    assert "expected rules version 1; the record was made under 0" in str(
        failure(GOOD.replace("---", "rules: 0\n---") + "rubbish")
    )
    assert "rules version" not in str(failure(GOOD.replace("---", "rules: 1\n---") + "rubbish"))


def test_a_record_that_is_too_long_is_refused() -> None:
    assert "expected a record of at most" in str(failure("#" * (record.MOST_LETTERS + 1)))


# --- any text at all ---


def shortened(name: str) -> str:
    """The head and the first lines of an honest record that can be checked."""
    text = record.write(finished(games.load(name), games.box(name).seats[0], 77))
    return "\n".join(text.splitlines()[:17])


SHORT_VICTIM, SHORT_PIG = shortened("victim"), shortened("template")

LINES = st.sampled_from(
    [*GOOD.splitlines(), "--- contents", "---", "* 1 2 3", "Bo: right neutral", "Cy: left support", "= over no"]
)
WORDS = st.text(st.sampled_from("AnBoCy:*=#-. ,/0123456789leftrighsupoabnmcw\n\r\t\0é漢"), max_size=60)


@settings(max_examples=1500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(LINES | WORDS, max_size=14).map("\n".join))
def test_any_text_replays_or_is_refused_with_a_line(text: str) -> None:
    try:
        assert replay(text).facts()
    except RecordError as refused:
        error = refused
    else:
        return
    assert error.status in (1, 2)
    assert 1 <= error.line <= text.count("\n") + 1


@settings(max_examples=1500, deadline=None)
@given(st.data())
def test_a_good_record_with_something_changed_replays_or_is_refused_with_a_line(data: st.DataObject) -> None:
    good = data.draw(st.sampled_from([GOOD, SHORT_VICTIM, SHORT_PIG]))
    at = data.draw(st.integers(0, len(good)))
    until = data.draw(st.integers(at, min(len(good), at + 12)))
    text = good[:at] + data.draw(st.text(max_size=8)) + good[until:]
    for play in (replay, verify):
        try:
            play(text)
        except RecordError as refused:
            error = refused
        else:
            continue
        assert error.line >= 1
        assert "expected" in str(error) or "the seed" in str(error)


@settings(max_examples=300, deadline=None)
@given(st.text())
def test_wild_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        replay(text)


# --- writing ---


def test_a_written_record_has_its_head(game: Game) -> None:
    match = finished(game, game.box.seats[0], 3)
    head = record.write(match, names={match.names[0]: "A. N. Other"}).partition("\n---\n")[0].splitlines()
    keys = [line.partition(":")[0] for line in head]
    assert keys == ["game", "seats", "names", "ossuary", "rules", "commitment", "seed", "entropy"]
    assert f"rules: {game.box.rules}" in head


def test_the_seed_is_not_revealed_before_the_end() -> None:
    match = finished(games.load("victim"), 3, 3)
    assert "seed:" in record.write(match)
    assert "seed:" not in record.write(match, reveal=False)


# --- forgery ---

HONEST = record.write(finished(games.load("victim"), 3, 77))


def forged(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        verify(text)
    return error.value


def body_lines(mark: str) -> list[int]:
    """Where lines of this kind stand in the honest record, from 0."""
    start = HONEST.splitlines().index("---")
    return [n for n, line in enumerate(HONEST.splitlines()) if n > start and line.startswith("*") == (mark == "*")]


def with_line(number: int, change: str) -> str:
    lines = HONEST.splitlines()
    lines[number] = change
    return "\n".join(lines)


def test_an_honest_record_is_accepted() -> None:
    assert verify(HONEST).over


@pytest.mark.parametrize("which", [0, 1, 5, -1])
def test_a_changed_die_is_named(which: int) -> None:
    number = body_lines("*")[which]
    words = HONEST.splitlines()[number].split()
    words[1] = "5" if words[1] != "5" else "4"
    error = forged(with_line(number, " ".join(words)))
    assert isinstance(error, Forged)
    assert error.line == number + 1
    assert error.status == 1


@pytest.mark.parametrize("which", [0, 3, -1])
def test_a_changed_choice_is_named_and_what_it_was(which: int) -> None:
    number = body_lines(":")[which]
    line = HONEST.splitlines()[number]
    name, _, words = line.partition(": ")
    other = "left support" if words != "left support" else "right neutral"
    error = forged(with_line(number, f"{name}: {other}"))
    assert isinstance(error, Forged)
    assert error.line == number + 1
    assert f"expected {line}; got {name}: {other}" in str(error)


def test_a_left_out_die_is_named() -> None:
    number = body_lines("*")[2]
    error = forged(with_line(number, HONEST.splitlines()[number].rpartition(" ")[0]))
    assert error.status == 2
    assert "expected an outcome" in str(error)


def test_a_changed_seed_is_not_the_one_committed_to() -> None:
    changed = re.sub(r"seed: (..)", "seed: ff", HONEST)
    assert "not the one that was committed to" in str(forged(changed))


def test_a_changed_seed_with_a_new_commitment_fails_at_the_first_outcome() -> None:
    changed = re.sub(r"seed: \w+", "seed: abce", HONEST)
    changed = re.sub(r"commitment: \w+", f"commitment: {Stream(bytes.fromhex('abce')).commitment}", changed)
    error = forged(changed)
    assert error.line == body_lines("*")[0] + 1


def test_an_expectation_may_stand_between_outcomes() -> None:
    number = body_lines("*")[1]
    first, rest = HONEST.splitlines()[number].split()[1], HONEST.splitlines()[number].split()[2:]
    assert verify(with_line(number, f"* {first}\n= question outcome\n* {' '.join(rest)}")).over


def test_luck_that_the_record_does_not_hold_is_not_vouched_for() -> None:
    whole, shorter = verify(HONEST), verify(HONEST.strip().rpartition(" ")[0])
    assert not shorter.over
    assert len(shorter.rows) == len(whole.rows) - 1


def test_whatever_is_wrong_first_is_named_when_checking_too() -> None:
    number = body_lines("*")[1]
    words = HONEST.splitlines()[number].split()
    words[1] = "5" if words[1] != "5" else "4"
    assert forged(with_line(number, " ".join(words)) + "\nrubbish\n").line == number + 1


def test_a_die_forged_just_before_the_record_stops_is_named_itself() -> None:
    for number in body_lines("*")[3:12]:
        lines = HONEST.splitlines()[: number + 1]
        lines[-1] = f"* {'5' if lines[-1].split()[1] != '5' else '4'}"
        assert forged("\n".join(lines)).line == number + 1


def test_a_changed_choice_is_named_in_a_game_of_single_dice() -> None:
    """In Pig one die follows a choice, and a changed choice may make a later line illegal."""
    lines = record.write(finished(games.load("template"), 2, 5)).splitlines()
    for n in [n for n, line in enumerate(lines) if line.endswith((": roll", ": hold"))][:30]:
        swapped = lines[n].replace("roll", "HOLD").replace("hold", "roll").replace("HOLD", "hold")
        error = forged("\n".join([*lines[:n], swapped, *lines[n + 1 :]]))
        assert isinstance(error, Forged)
        assert error.line == n + 1


def test_a_changed_choice_does_not_hide_behind_an_expectation() -> None:
    lines = record.write(finished(games.load("template"), 2, 5)).splitlines()
    n = next(n for n, line in enumerate(lines) if line == "Ann: hold")
    error = forged("\n".join([*lines[:n], "Ann: roll", "= awaiting Bo", *lines[n + 1 :]]))
    assert (type(error), error.line) == (Forged, n + 1)


def test_a_changed_choice_is_named_where_the_record_stops_after_its_dice() -> None:
    number = body_lines(":")[4]
    lines = HONEST.splitlines()[: number + 2]
    name, _, words = lines[number].partition(": ")
    lines[number] = f"{name}: {'left support' if words != 'left support' else 'right neutral'}"
    assert forged("\n".join(lines)).line == number + 1


@pytest.mark.parametrize("options", ["FIRST=Ann", " first = Ann ", "health.Bo=05, first=Ann", "first=Ann,health.Ann=5"])
def test_options_that_mean_the_same_have_the_same_luck(options: str) -> None:
    honest = record.write(finished(games.load("victim"), 3, 7, "first=Ann"))
    assert verify(honest.replace("options: first=Ann", f"options: {options}")).over


def test_seats_that_differ_by_case_alone_are_told_apart() -> None:
    head = "game: victim\nseats: Ann, ann, bo\noptions: first=Ann\n---\n"
    assert replay(head + "= supporter ann\n= victim bo").names
    assert failure(head + "= supporter Ann").status == 1


def test_contents_of_ones_own_are_part_of_what_is_checked() -> None:
    own = "faces = [\r\n  { id = 1, weight = 1, bust = true },\r\n  { id = 2, weight = 5, points = 4 },\r\n]\r\n\r\n"
    chooser = random.Random(1)
    match = Match(games.load("template"), ["Ann", "Bo"], "die=own", Stream(b"s", "00"), own)
    while not match.over:
        match.choose(match.awaiting[0], chooser.choice(match.legal(match.awaiting[0])))
    text = record.write(match)
    assert verify(text).over
    with pytest.raises(RecordError):
        verify(text.replace("points = 4", "points = 5"))


def test_contents_of_ones_own_are_the_same_however_their_letters_are_composed() -> None:
    own = "# Jose\u0301's die\nfaces = [{ id = 1, weight = 1, bust = true }, { id = 2, weight = 5, points = 9 }]"
    text = record.write(finished(games.load("template"), 2, 5, "die=own", own))
    assert verify(text).history == verify(text.replace("e\u0301", "\u00e9")).history


def test_a_roll_off_without_end_is_refused() -> None:
    head = "game: victim\nseats: Ann, Bo, Cy\n---\n"
    assert "at most 512 outcomes" in str(failure(head + "* " + "6 6 6 " * 400))


@pytest.mark.parametrize("line", ["rubbish", "Bob: left support", "*", "= turn", "= foo 3"])
def test_an_unreadable_line_says_what_was_awaited_there(line: str) -> None:
    error = failure(GOOD.replace("Bo: left sabotage", line))
    assert "waiting for plan of Bo: one of left support, left sabotage" in str(error)


@pytest.mark.parametrize(
    ("seats", "body", "status"),
    [
        ("ann, bo, cy", "= attacker ANN", 1),
        ("ann, bo, cy", "= ATTACKER ann", 0),
        ("Red, Bo, Cy", "Bo: left sabotage\n* 1 2 3 4 Red 3\n= Bo.health 5", 0),
        ("Red, Bo, Cy", "= attacker red", 1),
        ("No, Bo, Cy", "= over No", 0),
        ("No, Bo, Cy", "= over NO\n= attacker No\n= No.HEALTH 5", 0),
        ("No, Bo, Cy", "= no.health 5", 2),
        ("Yes, Bo, Cy", "= over yes", 1),
    ],
)
def test_names_are_compared_exactly_and_words_whatever_their_case(seats: str, body: str, status: int) -> None:
    text = f"game: victim\nseats: {seats}\noptions: first={seats.partition(',')[0]}\n---\n{body}\n"
    if status == 0:
        assert replay(text).names
    else:
        error = failure(text)
        assert error.status == status
        assert "\0" not in str(error)


def test_a_seat_named_like_a_word_leaves_words_as_they_were() -> None:
    head = "game: victim\nseats: left, no, green\noptions: first=left\n---\n"
    assert replay(head + "no: LEFT Support\n* 1 2 3 4 GREEN 2\n= over NO").rows


@pytest.mark.parametrize("change", [("entropy: 00", "entropy: 01"), ("seats: Ann, Bo, Cy", "seats: Ann, Cy, Bo")])
def test_a_changed_entropy_or_head_fails_near_the_first_outcome(change: tuple[str, str]) -> None:
    error = forged(HONEST.replace(*change))
    assert error.line <= body_lines(":")[0] + 1


def test_a_record_without_seed_cannot_be_checked() -> None:
    error = forged(GOOD)
    assert isinstance(error, Unverifiable)
    assert error.status == 2
    assert "got no commitment: and no seed: and no entropy:" in str(error)


# --- golden records ---


def golden(game: Game) -> dict[str, str]:
    """A game's golden records by name."""
    return {path.stem: path.read_text() for path in sorted((home(game) / "tests" / "golden").glob("*.record"))}


def told_in_full(text: str) -> str:
    """A record's story, and where it ends: what its golden `.story` holds."""
    story: list[str] = []
    match = replay(text, lambda line: story.append(f"{line.rule:<6}{line.text}"))
    return "\n".join([*story, *(f"= {fact} {value}" for fact, value in match.facts().items()), ""])


def test_golden_records_tell_what_they_always_told(game: Game) -> None:
    for name, text in golden(game).items():
        story = home(game) / "tests" / "golden" / f"{name}.story"
        assert story.exists(), f"expected {story.name}; write it with `make golden`"
        assert told_in_full(text) == story.read_text(), f"{name}: the story has changed"


def test_golden_records_with_a_seed_have_the_luck_they_always_had(game: Game) -> None:
    """Nobody's old record may cease to be honest: the stream and the history are for ever, within a rules version."""
    for text in golden(game).values():
        if "seed" in record.read(text)[0].values:
            assert verify(text).told


def test_no_golden_record_is_missing(game: Game) -> None:
    """One for the game as it comes, played to its end, and one for each option."""
    heads = [record.read(text)[0] for text in golden(game).values()]
    assert any(not head.options and replay(text).over for head, text in zip(heads, golden(game).values(), strict=True))
    for option in game.box.options:
        assert any(re.search(rf"\b{option.name}(\.\S+)?=", head.options) for head in heads), (
            f"no golden record sets {option.name}"
        )


def test_every_listed_game_has_a_folder_and_every_folder_is_listed() -> None:
    folders = {path.parent.name for path in Path(games.__file__).parent.glob("*/rules.py")}
    assert folders == {games.folder(name).rpartition(".")[2] for name in EVERY_GAME}


OWN = "game: it-dies-with-me\nseats: Ann, Bo, Cy, Dee\noptions: deck=own\n--- contents\n"


@pytest.mark.parametrize(
    ("contents", "line", "reason"),
    [
        ("#" * 300_000, 5, "at most 262,144 characters of contents; got 300,000"),
        (
            "# one\n" + "cards = [" + " " * 1000,
            6,
            "line 2 of the contents: expected at most 1,000 characters; got 1,009",
        ),
        ("# one\n\ncards" + ".a" * 5 + " = 1", 7, "at most 4 dots in a key; got 5"),
        ("cards.\"a.b\" . 'c'.d.e.f = 1", 5, "at most 4 dots in a key; got 5"),
        ("[ cards" + ".a" * 40 + "]", 5, "at most 4 dots in a key; got 40"),
        ("cards = [{ id.a.b.c.d.e.f = 1 }]", 5, "at most 4 dots in a key; got 6"),
    ],
)
def test_contents_that_would_take_long_to_read_are_refused_at_their_line(contents: str, line: int, reason: str) -> None:
    error = failure(f"{OWN}{contents}\n---\n")
    assert (error.line, reason in str(error)) == (line, True), error


def test_dots_that_are_not_of_keys_are_nobodys_business() -> None:
    title = 'cards = [{ id = "it", count = 9, effect = "it", title = "A. B. C. D. E. F. =" }] # a.b.c.d.e.f.g = 1'
    assert not replay(f"{OWN}{title}\n---\n").over


def test_the_worst_contents_that_are_read_are_read_in_no_time() -> None:
    worst = "\n".join(f"a{number} = [{'[' * 60}{'{ a.a.a.a.a = 1 },' * 50}" for number in range(270))
    before = time.process_time()
    failure(f"{OWN}{worst[:262_000]}\n---\n")
    failure(f"{OWN}{('cards = [' + 'a.' * 490 + chr(10)) * 260}\n---\n")
    assert time.process_time() - before < 2
