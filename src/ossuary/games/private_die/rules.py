"""The rules of Private Die, in the order of RULES.md: setting up, and how a round goes on.

Turns (R4), the end of a round (R5) and of the match (R6) have files of their own, and so has what cards do (R7 to R10);
who overrules whom is in rules_cards.py.
"""

from ossuary.games.private_die.dice import clear, everybody, first_of
from ossuary.games.private_die.rules_ask import answer, legal
from ossuary.games.private_die.rules_cards import in_force
from ossuary.games.private_die.rules_dice import (
    act,
    begin_turn,
    first_roll,
    judge,
    offer,
)
from ossuary.games.private_die.rules_end import end_round, is_near, neighbour
from ossuary.games.private_die.rules_last import begin_sudden_death, look_for_end, scores, settle_sudden_death
from ossuary.games.private_die.rules_text import Term, after_first_roll
from ossuary.games.private_die.state import (
    D10,
    DECK,
    FIRST_CASE,
    FIRST_DETECTIVE,
    FIRST_WITNESS,
    SILENT_CARD,
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
    leads = 2 if s.rounds_left > 1 and in_force(s, s.first, Term.LEADS) > 1 else 1
    s.other = NONE
    for _ in range(leads):
        s.lead = s.other
        s.other = draw_witness(s, luck)
    s.question = Question.VALUE
    if leads > 1:
        tell(luck, Event.LEADS, s.first, s.lead, s.other)
        if s.other != s.lead:
            s.question = Question.WITNESS
            s.awaiting = 1 << s.first


def draw_witness(s: Table, luck: Luck) -> int:
    """R2.1 One of those that may lie on top; when only cards put under the deck are left, the first of these."""
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


def call_witness(s: Table, luck: Luck) -> None:
    """R2.2 The witness's number and the witness die, on which nought is nought, make the value."""
    if s.lead != NONE:
        put_back(s, s.lead, luck)
    s.rounds_left -= 1
    s.witness = FIRST_WITNESS + s.other
    number = s.number[s.other]
    tell(luck, Event.WITNESS, s.first, s.witness, number)
    die = roll(luck, Draw.VALUE, D10, s.first) - 1
    s.value = number + die
    tell(luck, Event.VALUE, s.first, die, s.value)
    s.backwards = in_force(s, s.first, Term.BACKWARDS)
    s.blank = in_force(s, s.first, Term.BLANK)
    if s.blank:
        tell(luck, Event.BLANK)
    s.turn = NONE
    s.question = Question.PASS


def put_back(s: Table, number: int, luck: Luck) -> None:
    """R2.2 The witness that is not questioned goes under the deck (R10.3)."""
    place = 0
    while s.bottom[place] != NONE:
        place += 1
    s.bottom[place] = number
    tell(luck, Event.PUT_BACK, number)


def pass_on(s: Table) -> None:
    """R2.3 Each seat in order has its turn, then each its chance to challenge (R5.2); after the last the round ends."""
    s.turn += 1
    s.actor = s.first if s.turn == 0 else neighbour(s, s.actor)
    if s.turn < s.seats:
        begin_turn(s, s.actor)
    else:
        s.question = Question.CHALLENGE if s.turn < 2 * s.seats else Question.ROUND_END


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
        if s.question == Question.PASS:
            pass_on(s)
        elif s.question == Question.TURN:
            judge(s, s.actor, luck)
        elif s.question == Question.THROW:
            first_roll(s, s.actor, luck)
        elif s.question == Question.ACCEPT:
            after_first_roll(s, s.actor, luck)
            s.question = Question.TURN
        elif s.question != Question.WITNESS and s.question <= Question.ROLL:
            offer(s, s.actor)
        else:
            go_on_with_round(s, luck)


def go_on_with_round(s: Table, luck: Luck) -> None:
    """R2.5 What happens once in a round: a witness, challenges, the end; and sudden death."""
    if s.question == Question.WITNESS:
        find_witness(s, luck)
    elif s.question == Question.VALUE:
        call_witness(s, luck)
    elif s.question == Question.CHALLENGE:
        if is_near(s, s.actor):
            s.awaiting = 1 << s.actor
        else:
            s.question = Question.PASS
    elif s.question == Question.ROUND_END:
        close_round(s, luck)
    else:
        if s.plan[first_of(s.rivals)] != 0:
            settle_sudden_death(s, luck)
        if not s.over:
            begin_sudden_death(s, luck)


def choose(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R2.5 A seat answers, and the match goes on; R6.6 in sudden death once all have."""
    s.awaiting &= ~(1 << seat)
    if s.question == Question.SUDDEN:
        s.plan[seat] = choice
        tell(luck, Event.PLANNED, seat)
    elif s.question == Question.TURN:
        act(s, seat, choice, luck)
    else:
        answer(s, seat, choice, luck)
    go_on(s, luck)
