"""The story of Death Name: a sentence for each event, and the rule that acted. Whose card it is, all may know."""

from collections.abc import Sequence

from ossuary.games.death_name.state import OWN, Event
from ossuary.kernel import tales
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.tales import Sense, Tale

TALES = {
    Event.ROUND: Tale("R2", "round", "Round {round}, day {day}."),
    Event.DECREE: Tale("R2.2", "decree", "The decree: {decree}."),
    Event.WRITTEN: Tale("R3.1", "seat card name", "{seat} writes {name}."),
    Event.HANDED: Tale("R4.1", "seat heir card name", "{seat} passes {card} to {heir}."),
    Event.PASSED: Tale("R4.5", "seat heir card name", "{seat} passes {card} to {heir}."),
    Event.KEEPS: Tale("R4.2", "seat", "{seat} keeps."),
    Event.PASSES: Tale("R4.2", "seat", "{seat} passes."),
    Event.LONE: Tale("R4.4", "seat", "{seat} finds nobody to exchange with, and keeps after all."),
    Event.STOP: Tale("R4.7", "times", "They have decided {times} times: that was the last exchange."),
    Event.SELECTED: Tale("R5.1", "seat card name", "{seat} selects {name}."),
    Event.RANKED: Tale("R6.1", "place card holder effect cross name", "{place}. {name}, {card}: {effect}{cross}."),
    Event.GROUP: Tale("R6.3", "first last effect", "Equal names, from place {first} to {last}: {effect} for each."),
    Event.TWIN: Tale("R6.4", "writer", "{writer} wrote a name that others wrote too: -1."),
    Event.STANDS: Tale("R6.1", "seat points total", "{seat}: {points} in this round, {total} so far."),
    Event.BACK: Tale("R7.1", "", "Day 1 is over: the cards go back to their writers."),
    Event.KILLS: Tale("R7.1", "seat points kills total", "{seat}: {points} so far and {kills}, {total} in all."),
    Event.TOTAL: Tale("R8.1", "seat points total", "{seat}: {points} in this round, {total} in all."),
    Event.WON: Tale("R8.2", "seats", "{seats} won."),
}
NAMED = {  # where in an event its card stands, and the name on it
    Event.WRITTEN: (2, 3),
    Event.HANDED: (3, 4),
    Event.PASSED: (3, 4),
    Event.SELECTED: (2, 3),
    Event.RANKED: (2, 6),
}


def signed(number: int, names: Sequence[str] = ()) -> str:
    """A number with its sign."""
    return f"{number:+d}" if number else "0"


def kill_points(number: int, names: Sequence[str]) -> str:
    """How many kill points."""
    return f"{number or 'no'} kill point{'' if number == 1 else 's'}"


SENSES: dict[str, Sense] = {
    **dict.fromkeys(("seat", "heir", "writer"), tales.seat),
    **dict.fromkeys(("effect", "points", "total"), signed),
    "kills": kill_points,
    "seats": tales.seats,
}


def card_senses(kind: Event, event: Sequence[int], name: str, names: Sequence[str]) -> dict[str, Sense]:
    """What is said of the card that an event is about; its name is empty for those who may not know it."""
    holder = event[3] if kind is Event.RANKED else event[1]
    writer = event[NAMED[kind][0]] // OWN
    if kind is not Event.RANKED:
        whose = f"{theirs(writer, holder, names)} card{name and f', {name},'}"
    elif holder == writer:
        whose = f"{names[writer]}'s own"
    else:
        whose = f"written by {names[writer]}, held by {names[holder]}"
    crossed = f", and an X: a kill point for {names[writer]}"
    return {
        "card": lambda number, names: whose,
        "name": lambda number, names: name or "a name",
        "cross": lambda number, names: crossed if number else "",
    }


def theirs(writer: int, holder: int, names: Sequence[str]) -> str:
    """Whose a card is, said of somebody who has it."""
    return "their own" if holder == writer else f"{names[writer]}'s"


def bared(event: Sequence[int]) -> list[int]:
    """The event with nothing hidden in it: what is, `card_senses` says otherwise."""
    return [0 if number == HIDDEN else number for number in event]
