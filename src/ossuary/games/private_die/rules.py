"""The rules of Private Die, in the order of RULES.md: setting up, and how a round goes on.

Turns (R4), the end of a round (R5) and of the match (R6) have files of their own, and so has what cards do (R7 to R10);
who overrules whom is in rules_cards.py.
"""

from ossuary.games.private_die.dice import clear, everybody, first_of
from ossuary.games.private_die.rules_cards import in_force
from ossuary.games.private_die.rules_dice import (
    accept,
    act,
    allows,
    begin_turn,
    fewest,
    first_roll,
    judge,
    most,
    prepare,
    roll_again,
    set_die,
    stake,
)
from ossuary.games.private_die.rules_end import end_round, is_near, neighbour
from ossuary.games.private_die.rules_last import begin_sudden_death, look_for_end, plan, scores
from ossuary.games.private_die.rules_text import Term
from ossuary.games.private_die.state import (
    D6,
    D10,
    DECK,
    FIRST_CASE,
    FIRST_DETECTIVE,
    FIRST_WITNESS,
    SILENT_CARD,
    SIX,
    Action,
    Draw,
    Event,
    Question,
    Table,
)
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, pick, roll
from ossuary.kernel.state import NONE

__all__ = ["choose", "legal", "scores", "setup"]


def setup(s: Table, luck: Luck) -> None:
    """R1 The case first (R1.6), then detectives (R1.4), dice and clues (R1.3), and whoever begins (R1.5)."""
    s.witness = SILENT_CARD
    s.winner = NONE
    for place in range(DECK):
        s.bottom[place] = NONE
    if s.case == NONE:
        draw_case(s, luck)
    if s.case != SILENT_CARD:
        tell(luck, Event.CASE, s.case)
    if s.detective[0] != SILENT_CARD:
        deal_detectives(s, luck)
    for seat in range(s.seats):
        s.pool[seat] = in_force(s, seat, Term.DICE)
        s.clues[seat] = in_force(s, seat, Term.START)
    s.fund = in_force(s, 0, Term.FUND)
    rounds = in_force(s, 0, Term.ROUNDS)
    s.rounds_left = s.cards if rounds == 0 else min(rounds, s.cards)
    if s.first == NONE:
        s.first = roll_for_first(s, luck)
    begin_round(s, luck)
    go_on(s, luck)


def deal_detectives(s: Table, luck: Luck) -> None:
    """R1.4 Everybody gets a detective, face up, each a different one, unless it is known already who is who."""
    left = 0
    for weight in s.agency:
        left += weight
    for seat in range(s.seats):
        if s.detective[seat] == NONE:
            number = pick(luck, Draw.DETECTIVE, s.agency, left, seat)
            s.agency[number] = 0
            left -= 1
            s.detective[seat] = FIRST_DETECTIVE + number
        tell(luck, Event.DETECTIVE, seat, s.detective[seat])


def roll_for_first(s: Table, luck: Luck) -> int:
    """R1.5 The highest witness die begins; those tied for highest roll again."""
    tied = everybody(s)
    while tied & (tied - 1):
        highest = NONE
        ahead = 0
        for seat in range(s.seats):
            if tied >> seat & 1:
                number = roll(luck, Draw.FIRST, D10, seat) - 1
                tell(luck, Event.FIRST_ROLL, seat, number)
                if number >= highest:
                    ahead = ahead | 1 << seat if number == highest else 1 << seat
                    highest = number
        tied = ahead
        if tied & (tied - 1):
            tell(luck, Event.FIRST_TIED, tied)
    return first_of(tied)


def draw_case(s: Table, luck: Luck) -> None:
    """R1.6 One of the cases, drawn before anything else is set up."""
    left = 0
    for weight in s.files:
        left += weight
    s.case = FIRST_CASE + pick(luck, Draw.CASE, s.files, left)


# --- R2 a round ---


def begin_round(s: Table, luck: Luck) -> None:
    """R2.1 The table is cleared, and the first player reveals a witness."""
    s.rounds += 1
    clear(s)
    s.witness = SILENT_CARD
    s.blank = 0
    s.backwards = 0
    s.value = 0
    s.rivals = 0
    s.turn = 0
    s.winner = NONE
    tell(luck, Event.ROUND, s.rounds, s.first)
    s.question = Question.WITNESS


def find_witness(s: Table, luck: Luck) -> None:
    """R2.1 The top card of the deck; where a case says two (R10.3), the first player chooses, if they differ."""
    s.lead = draw_witness(s, luck)
    s.other = NONE
    if in_force(s, s.first, Term.LEADS) > 1 and s.rounds_left > 1:
        s.other = draw_witness(s, luck)
        tell(luck, Event.LEADS, s.first, s.lead, s.other)
        if s.other != s.lead:
            s.awaiting = 1 << s.first
            return
    call_witness(s, s.lead, luck)


def draw_witness(s: Table, luck: Luck) -> int:
    """R2.1 One of those that may lie on top; when only cards known to lie at the bottom are left, the first of these."""
    if s.cards == 0:
        s.deck[s.bottom[0]] = 1
        s.cards = 1
        for place in range(DECK - 1):
            s.bottom[place] = s.bottom[place + 1]
        s.bottom[DECK - 1] = NONE
    number = pick(luck, Draw.WITNESS, s.deck, s.cards, s.first)
    s.deck[number] -= 1
    s.cards -= 1
    return number


def put_back(s: Table, number: int, luck: Luck) -> None:
    """R2.1 The witness that is not questioned goes under the deck (R10.3)."""
    place = 0
    while s.bottom[place] != NONE:
        place += 1
    s.bottom[place] = number
    tell(luck, Event.PUT_BACK, number)


def call_witness(s: Table, number: int, luck: Luck) -> None:
    """R2.2 The witness's number and the witness die, on which nought is nought, make the value."""
    if s.other != NONE:
        put_back(s, s.other if number == s.lead else s.lead, luck)
    s.rounds_left -= 1
    s.witness = FIRST_WITNESS + number
    tell(luck, Event.WITNESS, s.first, s.witness, s.number[number])
    die = roll(luck, Draw.VALUE, D10, s.first) - 1
    s.value = s.number[number] + die
    tell(luck, Event.VALUE, s.first, die, s.value)
    s.blank = in_force(s, s.first, Term.BLANK)
    if s.blank:
        tell(luck, Event.BLANK)
    s.backwards = in_force(s, s.first, Term.BACKWARDS)
    s.actor = s.first
    begin_turn(s, s.actor)


def pass_on(s: Table) -> None:
    """R2.3 The next seat in order has its turn, or its chance to challenge; after the last there is something else."""
    s.turn += 1
    s.actor = neighbour(s, s.actor)
    if s.turn < s.seats:
        if s.question != Question.CHALLENGE:
            begin_turn(s, s.actor)
    else:
        s.turn = 0
        s.question = Question.ROUND_END if s.question == Question.CHALLENGE else Question.CHALLENGE


def close_round(s: Table, luck: Luck) -> None:
    """R2.4 The round is settled (R5), the end looked for (R6), and if the match goes on the winner begins the next."""
    end_round(s, luck)
    look_for_end(s, luck)
    if s.question == Question.ROUND_END:
        if s.winner != NONE:
            s.first = s.winner
        begin_round(s, luck)


def go_on(s: Table, luck: Luck) -> None:
    """R2.5 One thing after the other, until somebody has more than one choice, or the match is over."""
    while s.awaiting == 0 and not s.over:
        if s.question == Question.WITNESS:
            find_witness(s, luck)
        elif s.question == Question.TURN:
            if judge(s, s.actor, luck):
                pass_on(s)
        elif s.question == Question.CHALLENGE:
            if is_near(s, s.actor):
                s.awaiting = 1 << s.actor
            else:
                pass_on(s)
        elif s.question == Question.ROUND_END:
            close_round(s, luck)
        elif s.question == Question.SUDDEN:
            begin_sudden_death(s, luck)
        else:
            prepare(s, s.actor, luck)


def choose(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R2.5 A seat answers, and the round goes on."""
    if s.question == Question.SUDDEN:
        plan(s, seat, choice, luck)
    else:
        s.awaiting = 0
        answer(s, seat, choice, luck)
    go_on(s, luck)


def answer(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R2.5 What was asked is done, and what it leads to comes next."""
    if s.question == Question.WITNESS:
        call_witness(s, choice, luck)
    elif s.question == Question.STAKE:
        if choice == Action.STAKE:
            stake(s, seat, luck)
        s.question = Question.SET
    elif s.question == Question.SET:
        set_die(s, seat, choice, luck)
        s.question = Question.ROLL
    elif s.question == Question.ROLL:
        first_roll(s, seat, choice, luck)
    elif s.question == Question.SECOND:
        if choice == Action.AGAIN:
            roll_again(s, seat, luck)
        accept(s, seat, luck)
    elif s.question == Question.TURN:
        if act(s, seat, choice, luck):
            pass_on(s)
    else:
        answer_challenge(s, seat, choice, luck)


def answer_challenge(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R2.5 After the last turn a roll-off may be forced (R5.2)."""
    if choice == Action.CHALLENGE:
        s.rivals |= 1 << seat
        tell(luck, Event.CHALLENGED, seat)
    else:
        tell(luck, Event.LET_BE, seat)
    pass_on(s)


def legal(s: Table, seat: int, out: list[int]) -> int:
    """R2.5 What may be answered, by the question."""
    if s.question == Question.TURN:
        return turn_choices(s, seat, out)
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


def turn_choices(s: Table, seat: int, out: list[int]) -> int:
    """R2.5 Whatever may be done now (R4.3); staying always may."""
    n = 0
    for action in range(Action.REROLL + D6 + 1):
        if allows(s, seat, action):
            out[n] = action
            n += 1
    return n
