"""The rules of Pig, in the order of RULES.md."""

from ossuary.games._template.content import BUST
from ossuary.games._template.state import Action, Draw, Event, Question, Table
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, pick


def setup(s: Table, luck: Luck) -> None:
    """R1 Nobody has points yet (R1.3), and the seat that goes first takes the die (R1.4)."""
    begin_turn(s, s.first, luck)


def left_of(s: Table, seat: int) -> int:
    """R1.1 Left is clockwise, the order in which the seats are named."""
    return seat + 1 if seat + 1 < s.seats else 0


def begin_turn(s: Table, seat: int, luck: Luck) -> None:
    """R2.1 A turn begins with a total of nothing."""
    s.turn += 1
    s.roller = seat
    s.total = 0
    s.question = Question.GO_ON
    s.awaiting = 1 << seat
    tell(luck, Event.TURN, seat, s.turn)


def legal(s: Table, seat: int, out: list[int]) -> int:
    """R2.2 Nobody holds on nothing; R2.3 with something to hold, both are open."""
    out[0] = Action.ROLL
    out[1] = Action.HOLD
    return 1 if s.total == 0 else 2


def choose(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R2.3 Roll, or hold."""
    if choice == Action.ROLL:
        throw(s, luck)
    else:
        hold(s, luck)


def throw(s: Table, luck: Luck) -> None:
    """R3.1 A face that scores adds its points to the turn's total; R3.2 one that busts ends the turn with nothing."""
    face = pick(luck, Draw.DIE, s.weights, s.sides, s.roller)
    if s.points[face] == BUST:
        tell(luck, Event.BUSTED, s.roller, face + 1, s.total)
        begin_turn(s, left_of(s, s.roller), luck)
    else:
        s.total += s.points[face]
        tell(luck, Event.SCORED, s.roller, face + 1, s.points[face], s.total)


def hold(s: Table, luck: Luck) -> None:
    """R4.1 The turn's total is banked; R4.2 the die goes to the left, unless R5.1 that was enough to win."""
    s.banked[s.roller] += s.total
    tell(luck, Event.BANKED, s.roller, s.total, s.banked[s.roller])
    if s.banked[s.roller] >= s.goal:
        s.over = 1
        s.question = Question.NONE
        s.awaiting = 0
        tell(luck, Event.WON, s.roller)
    else:
        begin_turn(s, left_of(s, s.roller), luck)


def scores(s: Table, out: list[int]) -> int:
    """R5.1 The one who reached the goal wins alone; R5.3 a seat's standing is what it has banked."""
    for seat in range(s.seats):
        out[seat] = s.banked[seat]
    return 1 << s.roller if s.over else 0
