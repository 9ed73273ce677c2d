"""What a seat may know in Death Name: whose card lies where, and the names it has written, held, or seen scored."""

from collections.abc import Sequence

from ossuary.games.death_name.rules import is_open, rough
from ossuary.games.death_name.state import CARDS, GAP, LEXICON, OWN, SEATS, Draw, Event, Question, Table
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Luck, roll
from ossuary.kernel.state import assign


def knows(s: Table, seat: int, card: int) -> bool:
    """R3.2 Whether a seat knows the name on a card; R6.7 all do, once it has been scored."""
    return s.name[card] == 0 or (seat >= 0 and s.seen[card] >> seat & 1 == 1) or s.scored > card % OWN


def has_answered(s: Table, other: int, question: int) -> bool:
    """R4.2 Whether a seat has secretly decided, or R5.1 selected, and waits for others."""
    asked = s.active >> other & 1 if question == Question.DECIDE else 1
    return s.question == question and other < s.seats and asked == 1 and not s.awaiting >> other & 1


def view(s: Table, seat: int, out: Table) -> None:
    """The table as a seat sees it: before all is scored, it sees of a known name only what the name itself tells."""
    assign(out, s)
    for card in range(CARDS):
        if not knows(s, seat, card):
            out.name[card] = HIDDEN
            out.kin[card] = HIDDEN
        elif s.scored <= card % OWN and s.name[card] % GAP != 0:
            out.name[card] = rough(s.name[card])
            out.kin[card] = HIDDEN
    for other in range(SEATS):
        if other != seat and has_answered(s, other, Question.DECIDE):
            out.says[other] = HIDDEN
        if other != seat and has_answered(s, other, Question.SELECT):
            out.holds[other] = HIDDEN


def redeal(s: Table, seat: int, luck: Luck) -> None:
    """A name that the seat does not know may be any of the lexicon, an answer any that was open."""
    for card in range(CARDS):
        if not knows(s, seat, card):
            name = roll(luck, Draw.NAME, LEXICON)
            s.name[card] = name * GAP
            s.kin[card] = name - 1
    for other in range(SEATS):
        if other != seat and has_answered(s, other, Question.DECIDE):
            s.says[other] = roll(luck, Draw.NAME, 2) - 1
        if other != seat and has_answered(s, other, Question.SELECT):
            s.holds[other] = other * OWN + any_open(s, other, luck)


def any_open(s: Table, seat: int, luck: Luck) -> int:
    """R5.1 One of a seat's open cards, each as likely."""
    number = roll(luck, Draw.NAME, OWN) - 1
    while not is_open(s, seat, number):
        number = roll(luck, Draw.NAME, OWN) - 1
    return number


def show(event: Sequence[int], seat: int) -> tuple[int, ...]:
    """A name is told to its writer, and to the two who pass it on."""
    kind, one, other, third, fourth, *rest = event
    if kind == Event.WRITTEN and seat != one:
        return (kind, one, other, HIDDEN, fourth, *rest)
    if kind in (Event.HANDED, Event.PASSED) and seat not in (one, other):
        return (kind, one, other, third, HIDDEN, *rest)
    return tuple(event)
