"""The rules of It Dies With Me, in the order of RULES.md; cards, the Dead Die and winning have files of their own."""

from ossuary.games.it_dies_with_me.pieces import (
    FIFTH,
    FIRST,
    FOURTH,
    GRAVES,
    KINDS,
    SEATS,
    SECOND,
    SIDES,
    SIXTH,
    THIRD,
)
from ossuary.games.it_dies_with_me.rules_cards import allows, answer, play_card, put_away
from ossuary.games.it_dies_with_me.rules_dead import is_dead, lay_tiles
from ossuary.games.it_dies_with_me.rules_wins import look_for_phrase, scores, step_forward
from ossuary.games.it_dies_with_me.state import MOST_CHOICES, Draw, Event, Question, Table
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, pick
from ossuary.kernel.state import NONE

__all__ = ["choose", "legal", "scores", "setup"]


def setup(s: Table, luck: Luck) -> None:
    """R1 Every token begins on grave 1 (R1.2), the deck is whole (R1.3), and nobody has cards (R1.4)."""
    for seat in range(SEATS):
        s.tile[seat] = 1 if seat < s.seats else 0
    for grave in range(GRAVES):
        s.graves[grave] = NONE
    s.medium = NONE
    s.outer = NONE
    s.card = NONE
    s.drawer = NONE
    s.mover = NONE
    s.high = NONE
    s.low = NONE
    s.winner = NONE
    if s.expansion:
        lay_tiles(s, luck)
    begin_round(s, luck)


def begin_round(s: Table, luck: Luck) -> None:
    """R2.1 All set their dice at once, but for R2.4 a gripped seat, whose die is set, and R2.5 a medium, who waits."""
    s.rounds += 1
    s.lifted = 0
    s.question = Question.PLAY
    s.awaiting = 0
    gripped = 0
    for seat in range(s.seats):
        s.die[seat] = s.grip[seat]
        if s.grip[seat] != 0:
            gripped |= 1 << seat
        elif seat != s.medium:
            s.awaiting |= 1 << seat
    tell(luck, Event.ROUND, s.rounds, gripped)


def choose(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R2.2 A die is set under its coffin, and the last one lifts them all; R4.4 or a card is answered, and goes on."""
    if s.question == Question.PLAY:
        s.die[seat] = choice + 1
        s.awaiting &= ~(1 << seat)
        if s.awaiting == 0:
            if s.medium != NONE and seat != s.medium:
                call_up(s, luck)
            else:
                lift(s, luck)
    else:
        answer(s, choice, luck)
        go_on(s, luck)


def legal(s: Table, seat: int, out: list[int]) -> int:
    """R2.3 Any number that is not dead to the seat; R4.4 or whatever the card that asks allows."""
    n = 0
    if s.question == Question.PLAY:
        for number in range(1, SIDES + 1):
            if not is_dead(s, seat, number):
                out[n] = number - 1
                n += 1
    else:
        for choice in range(MOST_CHOICES[s.question]):
            if allows(s, seat, s.question, choice):
                out[n] = choice
                n += 1
    return n


def call_up(s: Table, luck: Luck) -> None:
    """R2.5 The medium looks at what it has called up, and is asked last."""
    s.awaiting = 1 << s.medium
    for seat in range(s.seats):
        if s.called >> seat & 1:
            tell(luck, Event.SEEN, s.medium, seat, s.die[seat])


def lift(s: Table, luck: Luck) -> None:
    """R3.1 All coffins lift; then High and Low are settled once and for all (R3.6)."""
    s.lifted = 1
    die = s.die
    tell(luck, Event.LIFTED, die[FIRST], die[SECOND], die[THIRD], die[FOURTH], die[FIFTH], die[SIXTH])
    compare(s, luck)
    s.draws = 0 if s.drawer == NONE else 1
    for seat in range(s.seats):
        s.grip[seat] = 0
    s.ghosts = 0
    s.medium = NONE
    s.called = 0
    go_on(s, luck)


def is_cancelled(s: Table, seat: int) -> bool:
    """R3.2 Equal numbers cancel each other, but for dead dice (R8.7) and poltergeists (R7.9)."""
    for other in range(s.seats):
        equal = other != seat and s.die[other] == s.die[seat]
        if equal and cancels(s, other) and (s.ghosts >> other & 1 or not s.ghosts >> seat & 1):
            return True
    return False


def cancels(s: Table, seat: int) -> bool:
    """R3.2 Every die cancels its equals, unless it was forced onto a dead number (R8.7; by R10.5 it still does)."""
    return s.forced == 1 or not is_dead(s, seat, s.die[seat])


def compare(s: Table, luck: Luck) -> None:
    """R3.3 The highest number left over is High, the lowest is Low; R3.4 they may be one seat, R3.5 or nobody."""
    s.drawer = NONE
    s.mover = NONE
    cancelled = 0
    for seat in range(s.seats):
        if is_dead(s, seat, s.die[seat]):
            tell(luck, Event.STAINED if s.forced else Event.DEAD, seat, s.die[seat])
        elif is_cancelled(s, seat):
            cancelled |= 1 << seat
        else:
            if s.ghosts >> seat & 1:
                tell(luck, Event.UNBOUND, seat, s.die[seat])
            if s.drawer == NONE or s.die[seat] > s.die[s.drawer]:
                s.drawer = seat
            if s.mover == NONE or s.die[seat] < s.die[s.mover]:
                s.mover = seat
    if cancelled:
        tell(luck, Event.CANCELLED, cancelled)
    if s.drawer == NONE:
        tell(luck, Event.NOBODY)
    elif s.drawer == s.mover:
        tell(luck, Event.BOTH, s.drawer, s.die[s.drawer])
    else:
        tell(luck, Event.HIGH, s.drawer, s.die[s.drawer])
        tell(luck, Event.LOW, s.mover, s.die[s.mover])


def go_on(s: Table, luck: Luck) -> None:
    """R4.1 High draws and plays, as often as it has to; then Low moves. A card that asks stops it until the answer."""
    while s.draws > 0 and s.awaiting == 0 and not s.over:
        s.draws -= 1
        draw(s, luck)
    if s.awaiting == 0:
        if s.outer != NONE:
            put_away(s, s.outer)
            s.outer = NONE
        s.draws = 0
        s.high = s.drawer
        s.low = NONE
        if not s.over:
            move_low(s, luck)
        if not s.over:
            begin_round(s, luck)


def draw(s: Table, luck: Luck) -> None:
    """R4.1 The top card is played at once."""
    if s.left == 0:
        shuffle(s, luck)
    if s.left == 0:
        tell(luck, Event.NO_CARD, s.drawer)
        s.draws = 0
        return
    kind = pick(luck, Draw.CARD, s.deck, s.left, s.drawer)
    s.deck[kind] -= 1
    s.left -= 1
    tell(luck, Event.DREW, s.drawer, kind)
    play_card(s, kind, luck)


def shuffle(s: Table, luck: Luck) -> None:
    """R4.6 The discards become the deck."""
    for kind in range(KINDS):
        s.deck[kind] += s.discards[kind]
        s.left += s.discards[kind]
        s.discards[kind] = 0
    if s.left > 0:
        tell(luck, Event.SHUFFLED, s.left)


def move_low(s: Table, luck: Luck) -> None:
    """R5.1 Low's token moves one grave forward, R5.2 from where it stands by now."""
    s.low = s.mover
    if s.mover != NONE:
        step_forward(s, s.mover, Event.MOVED, luck)
        look_for_phrase(s, s.mover, luck)
