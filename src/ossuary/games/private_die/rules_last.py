"""How a match of Private Die ends: chapter R6 of RULES.md."""

from ossuary.games.private_die.dice import clear, closest_of, everybody, first_of, lay
from ossuary.games.private_die.rules_cards import in_force
from ossuary.games.private_die.rules_text import Term
from ossuary.games.private_die.state import D6, D10, FIRST_WITNESS, TENS, Draw, Event, Question, Table
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, roll


def look_for_end(s: Table, luck: Luck) -> None:
    """R6.1 At the end of a round: whoever has reached the goal solves the case; R6.3 without a card it goes cold."""
    solvers = 0
    for seat in range(s.seats):
        if has_solved(s, seat):
            solvers |= 1 << seat
        elif reached_goal(s, seat):
            tell(luck, Event.NOT_PROVEN, seat, s.clues[seat])
    if solvers:
        end_match(s, solvers, Event.SOLVED, luck)
    elif s.rounds_left == 0:
        has_goal = in_force(s, s.first, Term.GOAL) > 0
        tell(luck, Event.NO_CARD_LEFT if has_goal else Event.TIME_IS_UP)
        end_match(s, everybody(s), Event.COLD if has_goal else Event.DEADLINE, luck)


def reached_goal(s: Table, seat: int) -> bool:
    """R6.1 As many clues as the goal asks for; a case may have no goal (R10.1)."""
    goal = in_force(s, seat, Term.GOAL)
    return 0 < goal <= s.clues[seat]


def has_solved(s: Table, seat: int) -> bool:
    """R6.1 The goal, and proof where the case asks for it (R10.4)."""
    return reached_goal(s, seat) and (s.proven >> seat & 1 == 1 or not in_force(s, seat, Term.PROOF))


def end_match(s: Table, among: int, how: int, luck: Luck) -> None:
    """R6.2 The most clues win; R6.5 if several have as many, sudden death decides between them."""
    s.rivals = richest(s, among)
    first = first_of(s.rivals)
    if s.rivals == 1 << first:
        tell(luck, how, first, s.clues[first])
        win(s, first)
    else:
        tell(luck, Event.SUDDEN, s.rivals, s.clues[first])
        s.sudden = 1
        s.question = Question.SUDDEN


def richest(s: Table, among: int) -> int:
    """R6.2 Those with the most clues."""
    found = 0
    most = 0
    for seat in range(s.seats):
        if among >> seat & 1 and s.clues[seat] >= most:
            found = found | 1 << seat if s.clues[seat] == most else 1 << seat
            most = s.clues[seat]
    return found


def win(s: Table, seat: int) -> None:
    """R6.2 One seat wins, and the match is over."""
    s.over = 1
    s.question = Question.NONE
    s.champions = 1 << seat


def begin_sudden_death(s: Table, luck: Luck) -> None:
    """R6.6 The last witness's number and a new die; the rivals secretly choose how many dice to roll."""
    clear(s)
    s.ones = 1
    number = s.number[s.witness - FIRST_WITNESS]
    die = roll(luck, Draw.VALUE, D10) - 1
    s.value = number + die
    tell(luck, Event.SUDDEN_VALUE, number, die, s.value)
    s.awaiting = s.rivals


def settle_sudden_death(s: Table, luck: Luck) -> None:
    """R6.7 All roll, and the closest without a bust wins; R6.8 if all are bust, or several as close, those go on."""
    for seat in range(s.seats):
        if s.rivals >> seat & 1:
            roll_plan(s, seat, luck)
    standing = s.rivals & ~s.busted
    if standing == 0:
        tell(luck, Event.SUDDEN_BUST, s.rivals)
        return
    s.rivals = closest_of(s, standing)
    first = first_of(s.rivals)
    if s.rivals == 1 << first:
        tell(luck, Event.SUDDEN_WON, first, s.total[first])
        win(s, first)
    else:
        tell(luck, Event.SUDDEN_TIED, s.rivals)


def roll_plan(s: Table, seat: int, luck: Luck) -> None:
    """R6.7 The dice that a seat chose, natural faces."""
    faces = 0
    dice = s.plan[seat]
    s.plan[seat] = 0
    for _ in range(dice):
        face = roll(luck, Draw.SUDDEN, D6, seat)
        lay(s, seat, face)
        faces = TENS * faces + face
    tell(luck, Event.SUDDEN_ROLL, seat, dice, faces, s.total[seat])
    if s.total[seat] > s.value:
        s.busted |= 1 << seat
        tell(luck, Event.SUDDEN_OVER, seat)


def scores(s: Table, out: list[int]) -> int:
    """R6.9 A seat's standing is its clues; one seat wins."""
    for seat in range(s.seats):
        out[seat] = s.clues[seat]
    return s.champions
