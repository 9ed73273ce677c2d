"""A turn of Private Die: chapter R4 of RULES.md."""

from ossuary.games.private_die.dice import digits, lay, place_of, throw
from ossuary.games.private_die.rules_cards import given, in_force
from ossuary.games.private_die.rules_text import (
    Term,
    add_up,
    after_first_roll,
    negate,
    negate_paid,
    reroll,
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
    s.free = given(s, seat, Term.FREE)
    s.spent = 0
    s.question = Question.STAKE


def prepare(s: Table, seat: int, luck: Luck) -> None:
    """R4.1 Before the first roll: a stake (R9.14), a die that is set (R8.6), and how many dice to roll."""
    if s.question == Question.STAKE:
        s.question = Question.SET
        if in_force(s, seat, Term.STAKE) and s.clues[seat] > 0:
            ask(s, seat, Question.STAKE)
    elif s.question == Question.SET:
        s.question = Question.ROLL
        if in_force(s, seat, Term.SETS):
            ask(s, seat, Question.SET)
    elif fewest(s, seat) < most(s, seat):
        ask(s, seat, Question.ROLL)
    else:
        first_roll(s, seat, most(s, seat), luck)


def ask(s: Table, seat: int, question: int) -> None:
    """R4.1 The seat is asked."""
    s.question = question
    s.awaiting = 1 << seat


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
    add_up(s, seat)
    tell(luck, Event.SET, seat, face)


def first_roll(s: Table, seat: int, dice: int, luck: Luck) -> None:
    """R4.2 The dice are rolled all at once; a card may allow to roll them again (R9.18)."""
    rolled(s, seat, dice, luck)
    if in_force(s, seat, Term.AGAIN):
        ask(s, seat, Question.SECOND)
    else:
        accept(s, seat, luck)


def rolled(s: Table, seat: int, dice: int, luck: Luck) -> None:
    """R4.2 Dice are rolled and added up."""
    before = s.count[seat]
    throw(s, seat, dice, luck)
    s.unused -= dice
    add_up(s, seat)
    tell(luck, Event.ROLLED, seat, dice, digits(s, seat, before), s.total[seat])


def roll_again(s: Table, seat: int, luck: Luck) -> None:
    """R4.2 All dice of the first roll once more, a set die too (R9.18)."""
    tell(luck, Event.AGAIN, seat)
    dice = s.count[seat]
    s.unused += dice
    s.count[seat] = 0
    rolled(s, seat, dice, luck)


def accept(s: Table, seat: int, luck: Luck) -> None:
    """R4.2 The first roll stands, and cards act on it."""
    after_first_roll(s, seat, luck)
    s.question = Question.TURN


def judge(s: Table, seat: int, luck: Luck) -> bool:
    """R4.3 Whether the turn is over: by a match (R4.7), a bust (R4.5), or because nothing is open any more (R4.8)."""
    if s.total[seat] == s.value:
        when_matched(s, seat, luck)
        return True
    if has_more(s, seat):
        ask(s, seat, Question.TURN)
        return False
    finish_turn(s, seat, False, luck)
    return True


def has_more(s: Table, seat: int) -> bool:
    """R4.3 Whether anything but staying is open."""
    for action in range(Action.ADD, Action.REROLL + D6 + 1):
        if allows(s, seat, action):
            return True
    return False


def allows(s: Table, seat: int, action: int) -> bool:
    """R4.3 What a seat may do now: dice are added below the value only, other abilities also above it."""
    if action == Action.STAY:
        return True
    if action == Action.ADD:
        return may_add(s, seat) and s.clues[seat] >= in_force(s, seat, Term.EXTRA_COST)
    if action == Action.ADD_FREE:
        return s.free > 0 and may_add(s, seat)
    if action == Action.NEGATE:
        return not s.spent & Spent.NEGATE and in_force(s, seat, Term.NEGATE) > 0
    if action == Action.NEGATE_PAID:
        open_still = s.unused > 0 and s.clues[seat] > 0 and not s.spent & Spent.NEGATE_PAID
        return open_still and in_force(s, seat, Term.PAID_NEGATE) > 0
    if action <= Action.REROLL or s.spent & Spent.REROLL or not in_force(s, seat, Term.REROLL):
        return False
    return place_of(s, seat, action - Action.REROLL) < s.count[seat]


def may_add(s: Table, seat: int) -> bool:
    """R4.4 A die may be added below the value, while one is unused."""
    return s.total[seat] < s.value and s.unused > 0 and in_force(s, seat, Term.EXTRAS) > 0


def act(s: Table, seat: int, action: int, luck: Luck) -> bool:
    """R4.4 Does what the seat chose; whether its turn is over."""
    if action == Action.STAY:
        finish_turn(s, seat, True, luck)
        return True
    if action == Action.ADD:
        add(s, seat, in_force(s, seat, Term.EXTRA_COST), luck)
    elif action == Action.ADD_FREE:
        s.free -= 1
        add(s, seat, 0, luck)
    elif action == Action.NEGATE:
        negate(s, seat, luck)
    elif action == Action.NEGATE_PAID:
        negate_paid(s, seat, luck)
    else:
        reroll(s, seat, action - Action.REROLL, luck)
    return judge(s, seat, luck)


def add(s: Table, seat: int, cost: int, luck: Luck) -> None:
    """R4.4 One unused die more, for a clue, which R4.6 nobody gives back."""
    s.clues[seat] -= cost
    to_fund(s, seat, cost)
    s.unused -= 1
    face = roll(luck, Draw.DIE, D6, seat)
    lay(s, seat, face)
    add_up(s, seat)
    if cost > 0:
        tell(luck, Event.ADDED, seat, face, cost, s.clues[seat], s.total[seat])
    else:
        tell(luck, Event.ADDED_FREE, seat, face, s.total[seat])


def finish_turn(s: Table, seat: int, chosen: bool, luck: Luck) -> None:
    """R4.5 Over the value the turn ends as a bust, below it the dice stay as they are (R4.8)."""
    if s.total[seat] > s.value:
        s.busted |= 1 << seat
        tell(luck, Event.BUST, seat, s.total[seat], s.value)
        when_bust(s, seat, luck)
    else:
        tell(luck, Event.STAYED if chosen else Event.STUCK, seat, s.total[seat], s.value)
