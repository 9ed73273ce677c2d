"""Every detective with every witness and every case: a table of all that can meet, played at random."""

from typing import Any

import pytest

from kit import bits, legal, opening
from ossuary import games
from ossuary.games.private_die.content import cards_of
from ossuary.games.private_die.state import DICE, LAST_ACTION, SIX, Question
from ossuary.kernel import compile as compiler
from ossuary.kernel.contract import legal as legal_choices
from ossuary.kernel.drive import first_of, new_list, new_luck, new_state
from ossuary.kernel.luck import Luck
from ossuary.lab.play import deal, step

GAME = games.load("private-die")
CARDS = cards_of(None)
DETECTIVES = [card.id for card in CARDS.detectives]
WITNESSES = [card.id for card in CARDS.witnesses]
CASES = ["none", *(card.id for card in CARDS.cases)]
MATCHES = 200
KINDS = len(WITNESSES)
FINE, STUCK, ILLEGAL, UNSOUND = range(4)


def meeting(detective: str, witness: str, case: str) -> Any:
    """A table of two to six at which the first seat has the detective, and all witnesses are the same one."""
    seats = 2 + (WITNESSES.index(witness) + CASES.index(case)) % 5
    others = [each for each in DETECTIVES if each != detective]
    s: Any = opening(GAME, seats, f"detectives={'/'.join([detective, *others[: seats - 1]])}, case={case}")
    for number, each in enumerate(WITNESSES):
        s.deck[number] = len(WITNESSES) if each == witness else 0
    return s


def is_sound(s: Any) -> bool:
    """What must be true of a table at every decision."""
    if s.awaiting == 0 or s.awaiting >= 1 << s.seats or s.question < 1 or s.question > Question.SUDDEN:
        return False
    for seat in range(s.seats):
        if s.clues[seat] < 0 or s.count[seat] > DICE or s.fund < 0 or s.pot < 0:
            return False
        total = 0
        for place in range(DICE):
            face = s.dice[seat][place]
            if abs(face) > SIX or (face == 0) == (place < s.count[seat]):
                return False
            total += face * s.ones if abs(face) == 1 else face
        if total != s.total[seat] or (s.busted >> seat & 1 == 1 and total <= s.value):
            return False
    return True


def is_legal(out: Any, n: int) -> bool:
    """A list of choices in order, never empty."""
    rising = n > 0
    for place in range(1, n):
        rising = rising and out[place] > out[place - 1]
    return rising and out[0] >= 0 and (out[n - 1] <= LAST_ACTION or out[n - 1] < KINDS)


def play_all(base: Any, seed: int, matches: int, cap: int) -> int:
    """A driver: random matches, looked at before every choice; what was wrong first, or FINE."""
    s = new_state()
    luck = new_luck()
    out = new_list()
    for match in range(matches):
        deal(s, base[0], luck, seed, match)
        length = 0
        while not s.over:
            if length == cap:
                return STUCK
            if not is_sound(s):
                return UNSOUND
            if not is_legal(out, legal_choices(s, first_of(s.awaiting), out)):
                return ILLEGAL
            step(s, luck, out)
            length += 1
    return FINE


@pytest.mark.skipif(not compiler.has_numba(), reason="no Numba for this machine")
def test_r3_2_every_detective_witness_and_case_play_200_matches_without_an_illegal_or_stuck_state() -> None:
    (play,) = compiler.native(GAME, play_all, bounds=True)
    wrong: dict[tuple[str, str, str], int] = {}
    for detective in DETECTIVES:
        for witness in WITNESSES:
            for case in CASES:
                base = meeting(detective, witness, case).to_record()
                found = play(base, len(wrong), MATCHES, GAME.box.cap.choices)
                if found != FINE:
                    wrong[detective, witness, case] = found
    assert not wrong


@pytest.mark.parametrize("detective", DETECTIVES)
def test_r3_2_in_plain_python_too_every_detective_meets_every_witness(detective: str) -> None:
    for number, witness in enumerate(WITNESSES):
        s = meeting(detective, witness, CASES[number % len(CASES)])
        luck = Luck(number)
        GAME.setup(s, luck)
        for _ in range(GAME.box.cap.choices):
            if s.over:
                break
            assert is_sound(s)
            seat = bits(s.awaiting)[0]
            choices = legal(GAME, s, seat)
            assert is_legal(choices, len(choices))
            GAME.choose(s, seat, choices[luck.below(len(choices))], luck)
        assert s.over


def test_every_card_of_the_box_is_in_the_table() -> None:
    assert (len(DETECTIVES), len(WITNESSES), len(CASES)) == (6, 18, 6)
