"""The command line, run as people run it: what it prints, where, and with which exit status."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kit import EVERY_GAME, finished, home
from ossuary import games
from ossuary.match import record
from ossuary.match.replay import replay
from ossuary.match.verify import verify
from test_modes import needs_numba

GOOD = """\
game: victim
seats: Ann, Bo, Cy
options: first=Ann
---
Bo: left sabotage
* 6 1 3 3 red 8
= Cy.health 4
"""
ENVIRONMENT = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100", "TERM": "dumb"}


def ossuary(*words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ossuary", *words]
    return subprocess.run(
        command, input=text, capture_output=True, text=True, env=ENVIRONMENT, timeout=120, check=False
    )


# --- looking ---


def test_help_names_every_subcommand() -> None:
    done = ossuary("--help")
    assert done.returncode == 0
    for command in ("games", "rules", "serve", "solo", "replay", "verify", "tables", "lab", "bench"):
        assert command in done.stdout


@pytest.mark.parametrize("command", ["games", "rules", "serve", "solo", "replay", "verify", "tables", "lab", "bench"])
def test_every_subcommand_has_help(command: str) -> None:
    done = ossuary(command, "--help")
    assert done.returncode == 0
    assert "Usage:" in done.stdout


def test_version() -> None:
    assert ossuary("--version").stdout.startswith("ossuary 0.")


def test_games_lists_those_to_play_and_not_the_template() -> None:
    done = ossuary("games")
    assert all(games.box(name).title in done.stdout for name in games.NAMES)
    assert "template" not in done.stdout


def test_games_as_json() -> None:
    listed = json.loads(ossuary("games", "--json").stdout)
    assert [game["name"] for game in listed] == list(games.NAMES)


def test_games_shows_one_with_its_options() -> None:
    done = ossuary("games", "victim")
    assert "health.SEAT = a whole number from 1 to 9" in done.stdout


def test_an_unknown_game_is_a_sentence_and_two() -> None:
    done = ossuary("games", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"ossuary: expected a game among {', '.join(games.NAMES)}; got 'chess'\n"


def test_rules_shows_a_whole_book_a_chapter_and_a_rule() -> None:
    assert ossuary("rules", "victim").stdout.startswith("# Victim!")
    chapter = ossuary("rules", "victim", "R4").stdout
    assert chapter.startswith("## R4 ")
    assert "**R4.7**" in chapter
    assert "R5" not in chapter
    rule = ossuary("rules", "victim", "r4.5").stdout
    assert rule.startswith("**R4.5**")
    assert "R4.6" not in rule


def test_a_rule_that_is_not_there_is_refused() -> None:
    done = ossuary("rules", "victim", "R99")
    assert done.returncode == 2
    assert "R1, R2, R3" in done.stderr


# --- records ---


def test_replay_tells_the_story() -> None:
    done = ossuary("replay", "-", text=GOOD)
    assert done.returncode == 0
    assert "Ann hits Cy; health 4. (R5.2)" in done.stdout
    assert "it waits for plan of Ann" in done.stdout


def test_replay_as_json_is_one_object_with_the_facts_as_strings() -> None:
    done = ossuary("replay", "-", "--json", text=GOOD)
    told = json.loads(done.stdout)
    assert set(told) == {"game", "over", "awaiting", "question", "winners", "facts"}
    assert (told["game"], told["over"], told["awaiting"], told["question"], told["winners"]) == (
        "victim",
        False,
        ["Ann"],
        "plan",
        [],
    )
    assert told["facts"]["Cy.health"] == "4"


def test_replay_as_json_while_an_outcome_is_due() -> None:
    told = json.loads(ossuary("replay", "-", "--json", text=GOOD.partition("*")[0]).stdout)
    assert (told["awaiting"], told["question"], told["facts"]["awaiting"]) == ([], "outcome", "-")


def test_a_wrong_expectation_is_one() -> None:
    done = ossuary("replay", "-", text=GOOD.replace("health 4", "health 3"))
    assert done.returncode == 1
    assert done.stderr == "ossuary: line 7: expected Cy.health 3; found 4\n"


@pytest.mark.parametrize("words", ["Bo: left", "Bo: up", "rubbish", "* 9"])
def test_an_illegal_line_is_two_and_says_what_was_awaited(words: str) -> None:
    done = ossuary("replay", "-", text=GOOD.replace("Bo: left sabotage", words))
    assert done.returncode == 2
    assert done.stderr.startswith("ossuary: line 5: expected ")
    assert "got" in done.stderr
    assert words.removeprefix("* ") in done.stderr


def test_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    path = tmp_path / "bad.record"
    path.write_bytes(b"game: victim\nseats: \xff\n")
    done = ossuary("replay", str(path))
    assert done.returncode == 2
    assert "line 2: expected text in UTF-8; got the byte 0xff" in done.stderr


def test_bytes_that_are_no_text_do_not_keep_the_story_from_being_told(tmp_path: Path) -> None:
    path = tmp_path / "bad.record"
    path.write_bytes(GOOD.encode() + b"# caf\xe9\n")
    done = ossuary("replay", str(path))
    assert done.returncode == 2
    assert "Ann hits Cy; health 4. (R5.2)" in done.stdout
    assert "line 8: expected text in UTF-8; got the byte 0xe9; the match is waiting for plan of Ann" in done.stderr
    path.write_bytes(GOOD.replace("health 4", "health 3").encode() + b"\xff")
    assert ossuary("replay", str(path)).returncode == 1
    assert ossuary("verify", str(path)).returncode == 2  # it has no seed, which comes before all lines


def test_a_record_made_under_other_rules_is_played_and_said_to_be() -> None:
    for words in (["replay", "-"], ["replay", "-", "--json"]):
        done = ossuary(*words, text=GOOD.replace("---", "rules: 0\n---"))
        assert done.returncode == 0
        assert done.stdout == ossuary(*words, text=GOOD).stdout
        assert "expected rules version 1; the record was made under 0" in done.stderr
    assert ossuary("replay", "-", text=GOOD).stderr == ""


def test_a_long_line_is_not_shown_whole() -> None:
    done = ossuary("replay", "-", text=GOOD.replace("Bo: left sabotage", "Bo: " + "x" * 100_000))
    assert len(done.stderr) < 600
    assert len(ossuary("solo", "victim", "-o", f"first={'x' * 9000}").stderr) < 600


def test_a_missing_file_is_a_sentence() -> None:
    done = ossuary("replay", "nowhere.record")
    assert done.returncode == 2
    assert "nowhere.record: No such file or directory" in done.stderr


@pytest.mark.parametrize(
    "words", [["replay", "-"], ["replay", "-", "--json"], ["games"], ["lab", "simulate", "victim", "-n", "99"]]
)
def test_a_terminal_that_knows_no_letters_but_ascii_gets_what_it_can_show(words: list[str]) -> None:
    text = GOOD.replace("Bo", "Bœ").replace("Ann", "Añ")
    command = [sys.executable, "-m", "ossuary", *words]
    environment = {**ENVIRONMENT, "PYTHONIOENCODING": "ascii:strict"}
    done = subprocess.run(command, input=text.encode(), capture_output=True, env=environment, timeout=60, check=False)
    assert b"Traceback" not in done.stderr
    assert done.stdout


def test_an_error_shows_no_control_characters() -> None:
    done = ossuary("replay", "-", text=GOOD.replace("Bo: left sabotage", "Bo: \x1b[31m:skull:"))
    assert "\x1b" not in done.stderr
    assert ":skull:" in done.stderr


def test_a_reader_who_has_seen_enough_causes_no_fuss() -> None:
    line = f"{sys.executable} -m ossuary rules victim | head -1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line], capture_output=True, text=True, env=ENVIRONMENT, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_verify_says_right_wrong_and_cannot() -> None:
    honest = record.write(finished(games.load("victim"), 3, 8))
    assert ossuary("verify", "-", text=honest).returncode == 0
    wrong = ossuary("verify", "-", text=honest.replace("entropy: 00", "entropy: 01"))
    assert wrong.returncode == 1
    assert "the seed gives" in wrong.stderr
    assert ossuary("verify", "-", text=GOOD).returncode == 2


def test_verify_says_what_it_cannot_tell() -> None:
    assert "compare it with the record you kept" in " ".join(ossuary("verify", "--help").stdout.split())


# --- solo ---


@pytest.mark.parametrize("name", EVERY_GAME)
def test_solo_plays_to_the_end_by_numbers_and_keeps_a_record_that_verifies(name: str, tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    done = ossuary("solo", name, "--record", str(path), "--plain", text="1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert "The match is over." in done.stdout
    assert verify(path.read_text()).over


def test_solo_asks_which_game() -> None:
    done = ossuary("solo", text="chess\n1\nquit\n")
    assert "got 'chess'" in done.stdout
    assert "Turn 1" in done.stdout
    assert done.returncode == 0


@pytest.mark.parametrize(
    ("words", "text"),
    [([], ""), (["victim", "-o", "first=Cy", "--seats", "Ann,Bo,Cy"], ""), (["victim", "--dice", "real"], "")],
    ids=["a game", "a choice", "an outcome"],
)
def test_solo_refuses_a_number_of_any_length(words: list[str], text: str) -> None:
    done = ossuary("solo", *words, text=f"{'9' * 5000}\nR{'9' * 5000}\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "got '9999" in done.stdout
    assert done.stdout.count("9") < 800


def test_solo_goes_on_where_its_record_stops(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    ossuary("solo", "victim", "--record", str(path), text="1\nquit\n")
    before = path.read_text()
    done = ossuary("solo", "--record", str(path), text="quit\n")
    assert "Taking up the match" in done.stdout
    assert replay(before).rows == replay(path.read_text()).rows
    assert ossuary("solo", "--record", str(path), "--plain", text="1\n" * 200).returncode == 0
    assert verify(path.read_text()).over


def test_solo_keeps_names_as_they_were_typed(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    ossuary("solo", "victim", "--record", str(path), "--seats", "Mary Ann, J.R., Cy", "-o", "first=Cy", text="quit\n")
    for _ in range(2):
        assert "seats: Mary_Ann, JR, Cy\nnames: Mary_Ann=Mary Ann, JR=J.R.\n" in path.read_text()
        ossuary("solo", "--record", str(path), text="1\nquit\n")


def test_solo_sets_comments_and_expectations_aside(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    path.write_text(GOOD)
    done = ossuary("solo", "--record", str(path), "--plain", text="quit\n")
    assert "kept in" in done.stdout
    assert (tmp_path / "match.record~").read_text() == GOOD
    assert replay(path.read_text()).facts() == replay(GOOD).facts()


def test_solo_refuses_a_record_of_another_game(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    path.write_text(GOOD)
    done = ossuary("solo", "template", "--record", str(path))
    assert done.returncode == 2
    assert "holds a match of victim" in done.stderr


def test_solo_loses_nothing_of_a_record_that_it_cannot_read(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    path.write_text("rubbish\n")
    done = ossuary("solo", "--record", str(path))
    assert done.returncode == 2
    assert path.read_text() == "rubbish\n"


def test_solo_tells_what_bots_did_before_it_asks() -> None:
    words = ["--seats", "Ann,Bo,Cy", "--me", "Ann", "-o", "first=Ann", "--plain"]
    done = ossuary("solo", "victim", *words, text="quit\n")
    assert done.stdout.index("Bo lays a plan") < done.stdout.index("Turn 2:") < done.stdout.index("turn 2.")


def test_solo_keeps_what_bots_chose(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    words = ["--seats", "Ann,Bo,Cy", "--me", "Ann", "-o", "first=Ann", "--record", str(path)]
    ossuary("solo", "victim", *words, text="quit\n")
    assert "\nBo: " in path.read_text()


@pytest.mark.parametrize("seats", ["#,Bo,Cy", "\t,Bo,Cy", "Ann#1,B o,-", "Jose\u0301,B\u00f6,Bo\u0308"])
def test_solo_reads_back_what_it_wrote_for_any_names(seats: str, tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    ossuary("solo", "victim", "--record", str(path), "--seats", seats, text="quit\n")
    assert ossuary("solo", "--record", str(path), text="quit\n").returncode == 0


def test_solo_refuses_a_seed_that_was_not_committed_to(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    honest = record.write(finished(games.load("victim"), 3, 1), reveal=True)
    path.write_text(honest.replace("seed: 00", "seed: 01"))
    done = ossuary("solo", "--record", str(path))
    assert done.returncode == 1
    assert "not the one that was committed to" in done.stderr
    assert "seed: 01" in path.read_text()


def test_solo_refuses_to_change_a_match_that_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    ossuary("solo", "victim", "--record", str(path), text="quit\n")
    before = path.read_text()
    done = ossuary("solo", "--record", str(path), "-o", "health.Ada=6")
    assert done.returncode == 2
    assert "expected neither --seats, --option nor --dice" in done.stderr
    assert path.read_text() == before


def test_solo_says_how_to_go_on_as_one_was_playing(tmp_path: Path) -> None:
    path = tmp_path / "my match.record"
    words = ["--seats", "Mary Ann,Bo,Cy", "--me", "Mary Ann,Cy", "--bots", "random"]
    done = ossuary("solo", "victim", "--record", str(path), *words, text="quit\n")
    assert f"ossuary solo --record '{path}' --me 'Mary Ann,Cy' --bots random" in done.stdout
    assert "You play Mary_Ann and Cy." in done.stdout


def test_solo_finds_seats_in_options_by_the_names_that_were_typed(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    words = ["--seats", "Mary Ann,J.R.,Cy", "-o", "first=Mary Ann", "-o", "health.J.R.=6, health.Cy=4"]
    assert ossuary("solo", "victim", "--record", str(path), *words, text="quit\n").returncode == 0
    assert "options: first=Mary_Ann, health.JR=6, health.Cy=4\n" in path.read_text()


def test_solo_refuses_luck_whose_seed_is_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    path.write_text(record.write(finished(games.load("victim"), 3, 1), reveal=False))
    done = ossuary("solo", "--record", str(path))
    assert done.returncode == 2
    assert "expected a seed:" in done.stderr


def test_solo_writes_through_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "real.record", tmp_path / "link.record"
    link.symlink_to(path)
    ossuary("solo", "victim", "--record", str(link), text="quit\n")
    assert link.is_symlink()
    assert path.read_text().startswith("game: victim")


def test_solo_with_real_dice_asks_for_each_by_name() -> None:
    done = ossuary("solo", "victim", "--dice", "real", "--seats", "Ann,Bo,Cy", "--plain", text="6\n7\n1\n2\nquit\n")
    assert "Ann's yellow die, for who goes first (1 2 3 4 5 6):" in done.stdout
    assert "Expected one of 1 2 3 4 5 6; got '7'." in done.stdout
    assert "Turn 1: Ann attacks Cy" in done.stdout


def test_solo_answers_questions_without_losing_the_turn() -> None:
    talk = "?\nfacts\nR4.5\nr99\nwhat\n\nleft support\nquit\n"
    done = ossuary("solo", "victim", "-o", "first=Cy", "--seats", "Ann,Bo,Cy", "--plain", text=talk)
    assert "**R4.5**" in done.stdout
    assert "There is no rule R99." in done.stdout
    assert "got 'what'" in done.stdout
    assert "Ann lays a plan face down." in done.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "clever"], "expected --bots simple or random; got 'clever'"),
        (["--dice", "loaded"], "expected --dice fair or real; got 'loaded'"),
        (["--me", "Zed"], "expected --me among"),
        (["--seats", "Ann,Bo"], "expected 3 seats for Victim!; got 2"),
        (["--record", "x" * 300], "File name too long"),
        (["--record", "/"], "expected a file for the record; got /"),
        (["-o", "wealth=3"], "expected an option among first, health"),
    ],
)
def test_solo_refuses_what_it_cannot_do(words: list[str], message: str) -> None:
    done = ossuary("solo", "victim", *words)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr


# --- the lab ---


@needs_numba
def test_the_lab_counts_matches_whatever_the_backend() -> None:
    told = [
        json.loads(
            ossuary("lab", "simulate", "victim", "-n", "500", "--seed", "4", "--backend", backend, "--json").stdout
        )
        for backend in ("native", "interpreted")
    ]
    assert [each.pop("backend") for each in told] == ["native", "interpreted"]
    for each in told:
        each.pop("seconds")
    assert told[0] == told[1]
    assert told[0]["matches"] == 500


def test_the_lab_reports_shares_intervals_and_lengths() -> None:
    done = ossuary("lab", "simulate", "victim", "-n", "2e4", "-o", "first=Seat1")
    assert done.returncode == 0
    assert "20,000 matches" in done.stdout
    assert "95 % interval" in done.stdout
    assert "Length in choices: 19." in done.stdout or "Length in choices: 20." in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["-n", "0"],
        ["-n", "many"],
        ["-n", "1.5"],
        ["-n", "inf"],
        ["-n", "nan"],
        ["--seats", "7"],
        ["--seats", "0"],
        ["--seats", "300000000"],
        ["--backend", "abacus"],
        ["-o", "x=1"],
        ["--seed", "-1"],
    ],
)
def test_the_lab_refuses_what_it_cannot_do(words: list[str]) -> None:
    done = ossuary("lab", "simulate", "victim", *words)
    assert done.returncode == 2
    assert "expected" in done.stderr.lower() or "invalid value" in done.stderr.lower()
    assert "Traceback" not in done.stderr


def test_the_lab_claims_nothing_of_one_match() -> None:
    done = ossuary("lab", "simulate", "victim", "-n", "1", "--backend", "interpreted")
    assert re.search(r"Length in choices: \d+\.000 in the one match that was played\.", done.stdout)
    assert "nan" not in done.stdout
    told = json.loads(ossuary("lab", "simulate", "victim", "-n", "1", "--json").stdout)
    assert (told["length"]["low"], told["length"]["high"]) == (None, None)


@pytest.mark.parametrize("words", ["0", "1000.5", "many", "nan", "1e99", "9" * 5000])
def test_the_lab_refuses_a_number_of_matches_like_everything_else(words: str) -> None:
    done = ossuary("lab", "simulate", "victim", "-n", words)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"ossuary: expected --matches as a whole number .*; got .*\n", done.stderr)
    assert len(done.stderr) < 400


@pytest.mark.parametrize("seats", ["-1", "0", "2", "300000000"])
def test_the_lab_says_how_many_seats_it_got(seats: str) -> None:
    done = ossuary("lab", "simulate", "victim", "--seats", seats)
    assert (done.returncode, done.stderr) == (2, f"ossuary: expected 3 seats for Victim!; got {seats}\n")


def listen_to_ctrl_c() -> None:
    """A suite that runs in the background is deaf to it, and so would its children be."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_stopping_the_lab_keeps_what_there_is() -> None:
    command = [sys.executable, "-m", "ossuary", "lab", "simulate", "victim", "-n", "1e11", "--json"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        preexec_fn=listen_to_ctrl_c,
    ) as running:
        try:
            time.sleep(8)
            running.send_signal(signal.SIGINT)
            printed, complaint = running.communicate(timeout=60)
        finally:
            running.kill()  # otherwise a test that fails waits for it for ever
    assert running.returncode == 130, complaint
    told = json.loads(printed)
    assert 0 < told["matches"] < told["asked"]


def test_bench_measures_both_ways() -> None:
    done = ossuary("bench", "victim")
    assert done.returncode == 0
    assert "native matches/s" in done.stdout


def test_the_template_has_records_to_play() -> None:
    for path in (home(games.load("template")) / "tests" / "golden").glob("*.record"):
        assert ossuary("replay", str(path)).returncode == 0
