"""The rules of Death Name, in the order of RULES.md; scoring has a file of its own."""

from ossuary.games.death_name.rules_score import finish, give_back, score, scores
from ossuary.games.death_name.state import (
    CARDS,
    GAP,
    KINS,
    LEXICON,
    MOST_DECREES,
    OWN,
    ROUNDS,
    SEATS,
    Draw,
    Event,
    Question,
    Say,
    Table,
)
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, pick
from ossuary.kernel.state import NONE

__all__ = ["choose", "legal", "scores", "setup"]


def setup(s: Table, luck: Luck) -> None:
    """R1 Everybody has four cards (R1.2), nothing on them, and the decrees lie ready (R1.3)."""
    s.decree = NONE
    for card in range(CARDS):
        s.kin[card] = NONE
    for seat in range(SEATS):
        s.holds[seat] = NONE
        s.order[seat] = NONE
    begin_round(s, luck)


def begin_round(s: Table, luck: Luck) -> None:
    """R2.1 Seven rounds; in the first four all write, in the last three all select."""
    s.rounds += 1
    tell(luck, Event.ROUND, s.rounds)
    s.decree = next_decree(s, luck)
    tell(luck, Event.DECREE, s.decree)
    s.question = Question.WRITE if is_day_1(s) else Question.SELECT
    s.awaiting = (1 << s.seats) - 1


def is_day_1(s: Table) -> bool:
    """R2.1 The first four rounds."""
    return s.rounds <= OWN


def next_decree(s: Table, luck: Luck) -> int:
    """R2.2 One of the day's decrees that are left; none is drawn where their order is fixed (R10.4)."""
    if s.practice and s.rounds == 1:
        return MOST_DECREES
    if s.fixed:
        return s.rounds - 1
    day = 0 if is_day_1(s) else 1
    total = 0
    for decree in range(MOST_DECREES):
        total += s.left[day][decree]
    decree = pick(luck, Draw.DECREE, s.left[day], total)
    s.left[day][decree] -= 1
    return decree


def legal(s: Table, seat: int, out: list[int]) -> int:
    """R3.1 Any name of the lexicon, and any other that people write; R4.2 keep or pass; R5.1 an own card."""
    if s.question == Question.WRITE:
        for name in range(LEXICON):
            out[name] = name
        return LEXICON
    if s.question == Question.DECIDE:
        out[0] = Say.KEEP
        out[1] = Say.PASS
        return 2
    n = 0
    for number in range(OWN):
        if is_open(s, seat, number):
            out[n] = number
            n += 1
    return n


def choose(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R3.1 All write, R4.2 decide, or R5.1 select together; the last one sets it going."""
    s.awaiting &= ~(1 << seat)
    if s.question == Question.WRITE:
        write(s, seat, choice, luck)
        if s.awaiting == 0:
            pass_all(s, luck)
    elif s.question == Question.DECIDE:
        s.says[seat] = choice
        if s.awaiting == 0:
            decide(s, luck)
    else:
        s.holds[seat] = seat * OWN + choice
        if s.awaiting == 0:
            reveal(s, luck)


def write(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R3.2 A name on the card of this round, known to its writer."""
    card = seat * OWN + s.rounds - 1
    if choice < LEXICON:
        s.name[card] = (choice + 1) * GAP
        s.kin[card] = choice
    else:
        s.name[card] = (choice - LEXICON) // KINS
        s.kin[card] = (choice - LEXICON) % KINS
    s.seen[card] = 1 << seat
    s.holds[seat] = card
    tell(luck, Event.WRITTEN, seat, card, rough(s.name[card]))


def rough(name: int) -> int:
    """R3.2 Where a name lies in the lexicon: all that may be told of its place before the others' names are known."""
    return name if name % GAP == 0 else name - name % GAP + 1


def pass_all(s: Table, luck: Luck) -> None:
    """R4.1 Everybody passes on, left or right by the round; then they decide for the first time."""
    s.decided = 0
    s.active = (1 << s.seats) - 1
    hand_on(s, Event.HANDED, luck)
    ask_to_decide(s)


def ask_to_decide(s: Table) -> None:
    """R4.2 Those who have not kept decide together."""
    s.question = Question.DECIDE
    s.awaiting = s.active


def decide(s: Table, luck: Luck) -> None:
    """R4.3 It is over when all keep, R4.4 or one alone passes; R4.6 who keeps is out; R4.7 there is a limit."""
    s.decided += 1
    passing = 0
    for seat in range(s.seats):
        if s.active >> seat & 1:
            tell(luck, Event.PASSES if s.says[seat] == Say.PASS else Event.KEEPS, seat)
            passing += s.says[seat]
    for seat in range(s.seats):
        if s.active >> seat & 1 and s.says[seat] == Say.KEEP:
            s.active &= ~(1 << seat)
        elif s.active >> seat & 1 and passing == 1:
            tell(luck, Event.LONE, seat)
    if passing > 1:
        hand_on(s, Event.PASSED, luck)
        if s.decided < s.limit:
            ask_to_decide(s)
            return
        tell(luck, Event.STOP, s.decided)
    end_round(s, luck)


def hand_on(s: Table, event: int, luck: Luck) -> None:
    """R4.5 Each active seat gives its card to the next active one; R4.1 left in odd rounds, right in even ones."""
    first = first_active(s)
    step = 1 if s.rounds % 2 == 1 else s.seats - 1
    card = s.holds[first]
    giver = first
    while card != NONE:
        heir = (giver + step) % s.seats
        while not s.active >> heir & 1:
            heir = (heir + step) % s.seats
        passed = card
        card = s.holds[heir] if heir != first else NONE
        s.holds[heir] = passed
        s.seen[passed] |= 1 << heir
        tell(luck, event, giver, heir, passed, rough(s.name[passed]))
        giver = heir


def first_active(s: Table) -> int:
    """R4.5 The first seat that still passes."""
    first = 0
    while not s.active >> first & 1:
        first += 1
    return first


def is_open(s: Table, seat: int, number: int) -> bool:
    """R5.1 A card that has not been used (R5.2); of own cards with one name, the first."""
    card = seat * OWN + number
    twins = 0
    for earlier in range(number):
        other = seat * OWN + earlier
        if s.name[other] == s.name[card] and not s.used[other]:
            twins += 1
    return twins == 0 and not s.used[card]


def reveal(s: Table, luck: Luck) -> None:
    """R5.1 All cards are shown at once, and R5.2 never used again."""
    for seat in range(s.seats):
        s.used[s.holds[seat]] = 1
        tell(luck, Event.SELECTED, seat, s.holds[seat], s.name[s.holds[seat]])
    end_round(s, luck)


def end_round(s: Table, luck: Luck) -> None:
    """R6 The round is scored; then R7.1 kill points, R8 the end, or the next round."""
    score(s, is_day_1(s), luck)
    if s.rounds == OWN:
        give_back(s, luck)
    if s.rounds == ROUNDS:
        finish(s, luck)
    else:
        begin_round(s, luck)
