"""What a match of Private Die asks, and what answers lead to: R2.5 of RULES.md."""

from ossuary.games.private_die.rules_dice import fewest, most, set_die, stake, take_back
from ossuary.games.private_die.state import LAST_ACTION, SIX, Action, Event, Question, Table
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck


def answer(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R2.5 What was asked is done or noted, and what it leads to comes next."""
    if s.question == Question.ROLL:
        s.thrown = choice
        s.question = Question.THROW
    elif s.question == Question.STAKE:
        if choice == Action.STAKE:
            stake(s, seat, luck)
        s.question = Question.SET
    elif s.question == Question.SET:
        set_die(s, seat, choice, luck)
        s.question = Question.ROLL
    elif s.question == Question.SECOND:
        s.question = Question.ACCEPT
        if choice == Action.AGAIN:
            take_back(s, seat, luck)
            s.question = Question.THROW
    elif s.question == Question.WITNESS:
        s.lead = s.other if choice == s.lead else s.lead
        s.other = choice
        s.question = Question.VALUE
    else:
        answer_challenge(s, seat, choice, luck)


def answer_challenge(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R2.5 After the last turn a roll-off may be forced (R5.2)."""
    if choice == Action.CHALLENGE:
        s.rivals |= 1 << seat
        tell(luck, Event.CHALLENGED, seat)
    else:
        tell(luck, Event.LET_BE, seat)
    s.question = Question.PASS


def legal(s: Table, seat: int, out: list[int]) -> int:
    """R2.5 What may be answered, by the question."""
    if s.question == Question.TURN:
        return turn_choices(s, out)
    if s.question == Question.ROLL:
        return dice_choices(fewest(s, seat), most(s, seat), out)
    if s.question == Question.SUDDEN:
        return dice_choices(1, s.pool[seat], out)
    if s.question == Question.WITNESS:
        out[0] = min(s.lead, s.other)
        out[1] = max(s.lead, s.other)
    elif s.question == Question.SET:
        out[0] = 1
        out[1] = SIX
    else:
        out[0] = Action.STAY
        out[1] = yes(s)
    return 2


def yes(s: Table) -> int:
    """R2.5 What may be chosen instead of staying where a card offers one thing."""
    if s.question == Question.STAKE:
        return Action.STAKE
    return Action.AGAIN if s.question == Question.SECOND else Action.CHALLENGE


def dice_choices(least: int, most: int, out: list[int]) -> int:
    """R2.5 A number of dice."""
    for dice in range(least, most + 1):
        out[dice - least] = dice
    return most - least + 1


def turn_choices(s: Table, out: list[int]) -> int:
    """R2.5 Whatever may be done now (R4.3)."""
    n = 0
    for action in range(LAST_ACTION + 1):
        if s.open >> action & 1:
            out[n] = action
            n += 1
    return n
