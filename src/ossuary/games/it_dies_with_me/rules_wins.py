"""How It Dies With Me is won: chapter R9 of RULES.md."""

from ossuary.games.it_dies_with_me.pieces import JOURNAL, PHRASE, Effect
from ossuary.games.it_dies_with_me.rules_dead import pair_of
from ossuary.games.it_dies_with_me.state import PAIRS, Event, Question, Table
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck
from ossuary.kernel.state import NONE


def has_phrase(s: Table, seat: int) -> bool:
    """R9.1 Words in front of the seat, its tile of two words (R8.9) and Wild Rumors (R7.2) make up all four."""
    missing = 0
    helped = 0
    pair = pair_of(s, seat)
    on_tile = 0 if pair == NONE else int(PAIRS[pair])
    for word in range(PHRASE):
        if s.words[seat][word] == 0:
            missing += 1
            helped += on_tile >> word & 1
    if helped > 1 and not s.pairs:
        helped = 1
    return missing - helped <= s.words[seat][Effect.WILD_RUMOR]


def step_forward(s: Table, seat: int, how: int, luck: Luck) -> None:
    """R9.2 A token goes on by one, and wins if that is the journal."""
    s.tile[seat] += 1
    tell(luck, how, seat, s.tile[seat])
    if s.tile[seat] == JOURNAL:
        win(s, seat, Event.WON_GRAVES, luck)


def look_for_phrase(s: Table, first: int, luck: Luck) -> None:
    """R9.3 Whoever has all four words by now wins; the seat that acted is looked at first, then clockwise."""
    seat = first
    for _ in range(s.seats):
        if not s.over and has_phrase(s, seat):
            win(s, seat, Event.WON_WORDS, luck)
        seat = seat + 1 if seat + 1 < s.seats else 0


def win(s: Table, seat: int, how: int, luck: Luck) -> None:
    """R9.4 The first to have it wins, and the match is over."""
    s.winner = seat
    s.over = 1
    s.question = Question.NONE
    s.awaiting = 0
    tell(luck, how, seat)


def scores(s: Table, out: list[int]) -> int:
    """R9.4 One wins, alone; the others have nothing."""
    for seat in range(s.seats):
        out[seat] = 1 if seat == s.winner else 0
    return 1 << s.winner if s.over else 0
