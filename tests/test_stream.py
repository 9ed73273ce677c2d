"""The verifiable stream, written again from its description at the top of match/fairness.py and nothing else.

Whoever changes a byte of what goes into it changes the luck of every record there is.
"""

import hashlib
import hmac
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit import NAMES, finished, home, told
from ossuary import games
from ossuary.match import record
from ossuary.match.match import Match
from toy import CARDS, COPIES, GAME

ROOT = Path(__file__).parent.parent
VICTIM = home(games.load("victim")) / "tests" / "golden"
COLOURS = ("green", "red", "white")
FACES = {"support": (4, 1, 1), "sabotage": (2, 3, 1), "neutral": (0, 3, 3)}


class Again:
    """The stream, by its description."""

    def __init__(self, head: dict[str, str], options: str, contents: str | None = None) -> None:
        self.seed, self.entropy = bytes.fromhex(head["seed"]), head["entropy"]
        lines = [f"game: {head['game']}", f"rules: {head['rules']}", f"seats: {head['seats']}", f"options: {options}"]
        self.history = sha256("\n".join(lines + ([] if contents is None else [contents])))
        self.step = 0

    def choose(self, line: str) -> None:
        self.history = sha256(f"{self.history}\n{line}")

    def draw(self, weights: tuple[int, ...]) -> int:
        total, attempt = sum(weights), 0
        while True:
            message = f"ossuary/1 {self.entropy} {self.step} {self.history} {attempt}"
            digest = hmac.new(self.seed, message.encode(), hashlib.sha256).digest()
            number = int.from_bytes(digest[:8], "big")
            if number < 2**64 // total * total:
                break
            attempt += 1
        self.step += 1
        tickets = [outcome for outcome, weight in enumerate(weights) for _ in range(weight)]
        return tickets[number % total]


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def parts(text: str) -> tuple[dict[str, str], list[str]]:
    """A record's head and the lines of its body."""
    head, _, body = text.partition("\n---\n")
    return dict(line.split(": ", 1) for line in head.splitlines()), body.splitlines()


def victims_luck(lines: list[str], stream: Again) -> Iterator[tuple[str, str]]:
    """Each outcome of a record of Victim!, and what the stream gives."""
    plan, since = "", 0
    for line in lines:
        if not line.startswith("* "):
            stream.choose(line)
            plan, since = line.rpartition(" ")[2], 0
            continue
        for word in line.split()[1:]:
            if word in COLOURS:
                right = COLOURS[stream.draw(FACES[plan])]
            else:
                right = str(1 + stream.draw((1,) * (6 if not plan or since < 4 else 12)))
            since += 1
            yield word, right


@pytest.mark.parametrize(
    ("path", "options"),
    [
        (ROOT / "docs/records/honest.record", ""),
        (VICTIM / "plain.record", ""),
        (VICTIM / "first.record", "first=Cy"),
        (VICTIM / "health.record", "first=Bo, health.Ann=6, health.Cy=2"),
    ],
    ids=lambda each: each.stem if isinstance(each, Path) else "",
)
def test_the_luck_of_a_record_follows_from_the_description_alone(path: Path, options: str) -> None:
    head, lines = parts(path.read_text())
    luck = list(victims_luck(lines, Again(head, options)))
    assert len(luck) > 40
    assert [word for word, _ in luck] == [right for _, right in luck]


def test_choices_made_together_go_in_by_seats_before_any_luck_that_follows() -> None:
    match = finished(GAME, 4, 6)
    head, lines = parts(record.write(match))
    stream, deck, dealt = Again(head, ""), [COPIES] * CARDS, 0
    for line in lines:
        if not line.startswith("* "):
            stream.choose(line)
            continue
        for word in line.split()[1:]:
            if dealt % 4 == 0:
                deck = [COPIES] * CARDS
            card = stream.draw(tuple(deck))
            assert word == f"card-{card}"
            deck[card] -= 1
            dealt += 1
    assert dealt == 12
    chosen = [line.partition(":")[0] for line in lines if ": " in line]
    assert chosen == [*NAMES[:4]] * 3


def test_contents_of_ones_own_go_in_last() -> None:
    own = "faces = [\n  { id = 1, weight = 1, bust = true },\n  { id = 2, weight = 5, points = 4 },\n]"
    match = finished(games.load("template"), 2, 5, "die=OWN, goal=020", own)
    head, _, body = record.write(match).partition("--- contents\n")
    stream = Again(parts(f"{head}\n---\n")[0], "die=own, goal=20", own)
    for line in body.partition("\n---\n")[2].splitlines():
        if line.startswith("* "):
            assert [str(1 + stream.draw((1, 5, 0, 0, 0, 0)))] == line.split()[1:]
        else:
            stream.choose(line)


@pytest.mark.parametrize(
    "options", ["", "goal=100", "die=box", "die=BOX,goal=0100", "goal = 100 , die = box"], ids=lambda text: text or "-"
)
def test_an_option_that_is_set_as_it_is_anyway_is_no_part_of_the_luck(options: str) -> None:
    match = Match(games.load("template"), NAMES[:2], options)
    assert match.history == sha256("game: template\nrules: 1\nseats: Ann, Bo\noptions: ")


def test_options_go_in_as_records_have_them_and_sorted() -> None:
    rest = "/0 0 0 0" * 6
    match = told("death-name", "", seats=4, options=f"LANGUAGE=JA, passes=3, decrees=0 +1 -1  0 {rest}, kana-alike=Yes")
    line = f"decrees=0 1 -1 0{rest}, kana-alike=yes, language=ja"
    assert match.opening_lines()[3] == f"options: {line}"
