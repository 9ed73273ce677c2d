"""Pig in words: what may be chosen, what chance gives, what happened."""

from collections.abc import Mapping, Sequence

from ossuary.games._template.content import BUST
from ossuary.games._template.state import Action, Event, Question, Table
from ossuary.kernel import tales
from ossuary.kernel.contract import Line
from ossuary.kernel.luck import Draw
from ossuary.kernel.tales import Sense, Tale

ACTION_WORDS = {Action.ROLL: "roll", Action.HOLD: "hold"}
TALES = {
    Event.TURN: Tale("R2.1", "roller turn", "Turn {turn}: {roller} takes the die."),
    Event.SCORED: Tale("R3.1", "roller face points total", "{roller} rolls {face} for {points}: {total} so far."),
    Event.BUSTED: Tale("R3.2", "roller face lost", "{roller} rolls {face} and busts: {lost} lost."),
    Event.BANKED: Tale("R4.1", "roller points banked", "{roller} holds and banks {points}: {banked} in the bank."),
    Event.WON: Tale("R5.1", "roller", "{roller} wins."),
}
SENSES: dict[str, Sense] = {"roller": tales.seat}  # what else a tale names is a number


def question(question: int) -> str:
    """The record's word for what is asked."""
    return {Question.GO_ON: "go-on"}.get(Question(question), "-")


def ask(s: Table, seat: int, names: Sequence[str]) -> str:
    """The question to the one whose turn it is."""
    if s.total == 0:
        return f"{names[seat]}, it is your turn; you have {s.banked[seat]} in the bank. Roll!"
    return f"{names[seat]}, you have {s.total} so far, and {s.banked[seat]} in the bank. Roll again, or hold?"


def choice(s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
    """A choice in the record's words."""
    return ACTION_WORDS[Action(choice)]


def explain(s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
    """What is to be won or lost by it."""
    if choice == Action.HOLD:
        return f"bank {s.total}, which makes {s.banked[seat] + s.total} of {s.goal}"
    busting = sum(weight for weight, points in zip(s.weights, s.points, strict=True) if points == BUST)
    return f"risk {s.total or 'nothing'} for more: {busting} of {s.sides} sides bust"


def outcome(s: Table, draw: Draw, outcome: int, names: Sequence[str]) -> str:
    """A face is its id."""
    return str(outcome + 1)


def ask_luck(s: Table, draw: Draw, names: Sequence[str]) -> str:
    """Whose roll it is."""
    return f"{names[draw.seat]}'s die"


def tell(event: Sequence[int], names: Sequence[str]) -> Line:
    """An event in a sentence."""
    return tales.retell(TALES[Event(event[0])], event, names, SENSES)


def facts(s: Table, names: Sequence[str]) -> Mapping[str, str]:
    """What everybody has banked, whose turn it is, and what it has come to."""
    return {
        **{f"{name}.banked": str(s.banked[seat]) for seat, name in enumerate(names)},
        "roller": names[s.roller],
        "total": str(s.total),
        "turn": str(s.turn),
    }
