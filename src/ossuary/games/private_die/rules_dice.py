"""A turn of Private Die: chapter R4 of RULES.md."""

from ossuary.games.private_die.dice import digits, lay, place_of, take_up, worth
from ossuary.games.private_die.rules_cards import in_force
from ossuary.games.private_die.rules_text import (
    Term,
    take_in,
    to_fund,
    when_bust,
    when_matched,
)
from ossuary.games.private_die.state import D6, Action, Draw, Event, Question, Spent, Table
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, roll


def begin_turn(s: Table, seat: int) -> None:
    """R4 A seat takes up its dice, and has all its abilities."""
    s.unused = s.pool[seat]
    s.spent = 0
    take_in(s, seat)
    s.question = Question.STAKE


def ask(s: Table, seat: int, question: int) -> None:
    """R4.1 The seat is asked."""
    s.question = question
    s.awaiting = 1 << seat


def offer(s: Table, seat: int) -> None:
    """R4.1 Before the first roll: a stake (R9.14), a die that is set (R8.6), and how many dice to roll."""
    if s.question == Question.STAKE:
        if s.clues[seat] > 0 and in_force(s, seat, Term.STAKE):
            ask(s, seat, Question.STAKE)
        else:
            s.question = Question.SET
    elif s.question == Question.SET:
        if in_force(s, seat, Term.SETS):
            ask(s, seat, Question.SET)
        else:
            s.question = Question.ROLL
    elif fewest(s, seat) < most(s, seat):
        ask(s, seat, Question.ROLL)
    else:
        s.thrown = most(s, seat)
        s.question = Question.THROW


def fewest(s: Table, seat: int) -> int:
    """R4.1 The fewest dice of a first roll, a set die counted (R8.6): at least one is rolled."""
    return min(max(in_force(s, seat, Term.FEWEST) - s.count[seat], 1), most(s, seat))


def most(s: Table, seat: int) -> int:
    """R4.1 The most dice of a first roll: as many as are there, at least one."""
    return max(min(in_force(s, seat, Term.MOST) - s.count[seat], s.unused), 1)


def stake(s: Table, seat: int, luck: Luck) -> None:
    """R4.1 A clue is staked on winning the round (R9.14)."""
    s.clues[seat] -= 1
    s.staked |= 1 << seat
    tell(luck, Event.STAKED, seat, s.clues[seat])


def set_die(s: Table, seat: int, face: int, luck: Luck) -> None:
    """R4.1 A die is set before the roll (R8.6), and counts as part of it."""
    lay(s, seat, face)
    s.unused -= 1
    tell(luck, Event.SET, seat, face)


def first_roll(s: Table, seat: int, luck: Luck) -> None:
    """R4.2 The dice are rolled all at once; a card may allow to roll them once more (R9.18)."""
    before = s.count[seat]
    for _ in range(s.thrown):
        lay(s, seat, roll(luck, Draw.DIE, D6, seat))
    s.unused -= s.thrown
    tell(luck, Event.ROLLED, seat, s.thrown, digits(s, seat, before), s.total[seat])
    if not s.spent & Spent.AGAIN and in_force(s, seat, Term.AGAIN):
        ask(s, seat, Question.SECOND)
    else:
        s.question = Question.ACCEPT


def take_back(s: Table, seat: int, luck: Luck) -> None:
    """R4.2 All dice of the first roll will be rolled once more, a set die too (R9.18)."""
    s.spent |= Spent.AGAIN
    s.thrown = s.count[seat]
    s.unused += s.thrown
    take_up(s, seat)
    tell(luck, Event.AGAIN, seat)


def judge(s: Table, seat: int, luck: Luck) -> None:
    """R4.3 A match ends the turn (R4.7), and so does having nothing to do but stay (R4.8); else the seat is asked."""
    if s.total[seat] == s.value:
        when_matched(s, seat, luck)
        s.question = Question.PASS
    else:
        s.open = 0 if s.spent == Spent.ALL else openings(s, seat)
        if s.open:
            s.open |= 1 << Action.STAY
            ask(s, seat, Question.TURN)
        else:
            finish_turn(s, seat, luck)


def openings(s: Table, seat: int) -> int:
    """R4.3 What a seat may do besides staying, one bit each: below the value add dice, above it too use abilities."""
    found = 0
    if s.total[seat] < s.value and s.unused > 0 and in_force(s, seat, Term.EXTRAS):
        if s.clues[seat] >= in_force(s, seat, Term.EXTRA_COST):
            found |= 1 << Action.ADD
        if s.free > 0:
            found |= 1 << Action.ADD_FREE
    if not s.spent & Spent.NEGATE and in_force(s, seat, Term.NEGATE):
        found |= 1 << Action.NEGATE
    if not s.spent & Spent.NEGATE_PAID and s.unused > 0 and s.clues[seat] > 0 and in_force(s, seat, Term.PAID_NEGATE):
        found |= 1 << Action.NEGATE_PAID
    if not s.spent & Spent.REROLL and in_force(s, seat, Term.REROLL):
        for place in range(s.count[seat]):
            if s.dice[seat][place] > 0:
                found |= 1 << int(Action.REROLL + s.dice[seat][place])
    return found


def act(s: Table, seat: int, action: int, luck: Luck) -> None:
    """R4.4 Does what the seat chose."""
    if action == Action.STAY:
        s.spent = Spent.ALL
    elif action <= Action.ADD_FREE:
        add(s, seat, action == Action.ADD_FREE, luck)
    elif action == Action.NEGATE:
        negate(s, seat, luck)
    elif action == Action.NEGATE_PAID:
        negate_paid(s, seat, luck)
    else:
        reroll(s, seat, action - Action.REROLL, luck)


def add(s: Table, seat: int, free: bool, luck: Luck) -> None:
    """R4.4 One unused die more, for a clue, which R4.6 nobody gives back; or for nothing."""
    cost = 0 if free else in_force(s, seat, Term.EXTRA_COST)
    s.clues[seat] -= cost
    to_fund(s, seat, cost)
    s.unused -= 1
    face = roll(luck, Draw.DIE, D6, seat)
    lay(s, seat, face)
    if free:
        s.free -= 1
        tell(luck, Event.ADDED_FREE, seat, face, s.total[seat])
    else:
        tell(luck, Event.ADDED, seat, face, cost, s.clues[seat], s.total[seat])


def negate(s: Table, seat: int, luck: Luck) -> None:
    """R4.4 A die of one's own is subtracted, and the turn ends (R8.1)."""
    face = roll(luck, Draw.NEGATIVE, D6, seat)
    lay(s, seat, -face)
    s.spent = Spent.ALL
    s.unused = 0
    tell(luck, Event.NEGATED, seat, face, s.total[seat])


def negate_paid(s: Table, seat: int, luck: Luck) -> None:
    """R4.4 An unused die is subtracted, for a clue (R9.11)."""
    s.clues[seat] -= 1
    s.unused -= 1
    s.spent |= Spent.NEGATE_PAID
    face = roll(luck, Draw.NEGATIVE, D6, seat)
    lay(s, seat, -face)
    tell(luck, Event.NEGATED_PAID, seat, face, s.clues[seat], s.total[seat])


def reroll(s: Table, seat: int, face: int, luck: Luck) -> None:
    """R4.4 One die is rolled again, the first of those that show the face (R8.5)."""
    place = place_of(s, seat, face)
    new = roll(luck, Draw.DIE, D6, seat)
    s.dice[seat][place] = new
    s.total[seat] += worth(s, new) - worth(s, face)
    s.spent |= Spent.REROLL
    tell(luck, Event.REROLLED, seat, face, new, s.total[seat])


def finish_turn(s: Table, seat: int, luck: Luck) -> None:
    """R4.5 Over the value the turn ends as a bust, below it the dice stay as they are (R4.8)."""
    if s.total[seat] > s.value:
        s.busted |= 1 << seat
        tell(luck, Event.BUST, seat, s.total[seat], s.value)
        when_bust(s, seat, luck)
    else:
        tell(luck, Event.STAYED if s.spent == Spent.ALL else Event.STUCK, seat, s.total[seat], s.value)
    s.question = Question.PASS
