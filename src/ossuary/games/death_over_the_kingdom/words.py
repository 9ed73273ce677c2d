"""Death Over The Kingdom in words: what may be chosen, what chance gives, what happened."""

from collections.abc import Mapping, Sequence

from ossuary.games.death_over_the_kingdom.content import characters
from ossuary.games.death_over_the_kingdom.places import hand_of, left_of
from ossuary.games.death_over_the_kingdom.rules_end import seconds
from ossuary.games.death_over_the_kingdom.state import (
    CUT,
    EXCHANGE,
    FROM_HAND,
    HAND,
    KEEP,
    SWAP,
    USE,
    USE_ON,
    Card,
    Mode,
    Question,
    Table,
)
from ossuary.games.death_over_the_kingdom.state import Draw as Kind
from ossuary.games.death_over_the_kingdom.tales import ABILITIES, GOALS, MADE_UP, name_of, retell
from ossuary.kernel import tales
from ossuary.kernel.contract import Line
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Draw
from ossuary.kernel.state import NONE
from ossuary.kernel.tales import UNKNOWN

QUESTIONS = {Question.NONE: "-", Question.LAY: "lay", Question.ACT: "act", Question.STEAL: "steal"}


def question(question: int) -> str:
    """The record's word for what is asked."""
    return QUESTIONS[Question(question)]


def ask(s: Table, seat: int, names: Sequence[str]) -> str:
    """The question as a sentence, and what the seat should bear in mind."""
    goal = GOALS[s.rounds][1] if s.mode == Mode.ROUNDS else "the lowest loses"
    if s.question == Question.LAY:
        asked = f"{names[seat]}, which card do you lay? In this round {goal}."
    elif s.question == Question.ACT:
        asked = f"{names[seat]}, before you lies {name_of(s.card[seat])}: {worth(s, s.card[seat])}. {capital(goal)}."
    else:
        asked = f"{names[seat]}, {names[s.target]} has {name_of(s.card[s.target])}: {worth(s, s.card[s.target])}."
    return " ".join([asked, *standing(s, names)])


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def standing(s: Table, names: Sequence[str]) -> list[str]:
    """Who would win, were this the end: leading is losing."""
    if s.mode != Mode.ROUNDS or not any(s.points):
        return []
    winners = seconds(s)
    return [f"Would win now: {tales.seats(winners, names) if winners else 'nobody'}."]


def worth(s: Table, kind: int) -> str:
    """What a card may be worth at the reveal."""
    if kind == Card.MONK:
        return f"worth what lies on its left, {s.rank[kind]} for the Dealer"
    if not s.turners[kind]:
        return f"worth {s.rank[kind]}"
    by = " or ".join(each.title for at, each in enumerate(characters()) if s.turners[kind] >> at & 1)
    return f"worth {s.rank[kind]}, or {s.turned[kind]} ({MADE_UP}) with a {by} in play"


def choice(s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
    """A choice in the record's words."""
    if s.question == Question.LAY:
        return f"lay {characters()[choice].id}"
    if s.question == Question.STEAL:
        return "swap" if choice == SWAP else "leave"
    if choice in (KEEP, EXCHANGE, CUT):
        return ("keep", "exchange", "cut")[choice]
    if choice < USE:
        return f"hand {characters()[choice - FROM_HAND].id}"
    return "use" if choice == USE else f"use {names[choice - USE_ON]}"


def explain(s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
    """What a choice does, in a few words."""
    if s.question == Question.LAY:
        return worth(s, choice)
    if s.question == Question.STEAL:
        return explain_theft(s, seat, choice, names)
    if choice == KEEP:
        return "the King can do nothing else" if s.card[seat] == Card.KING else "leave your card as it is"
    if choice == EXCHANGE:
        return f"with {names[left_of(s, seat)]}, who has {known(s, left_of(s, seat))}"
    if choice == CUT:
        return "show your card, put it under the deck, and have the one you cut, face up"
    if choice < USE:
        return f"{worth(s, choice - FROM_HAND)}; {name_of(s.card[seat])} goes to your hand"
    other = left_of(s, seat) if choice == USE else choice - USE_ON
    whose = f"{names[other]} ({known(s, other)})" if s.card[other] >= 0 else names[other]
    return ABILITIES[Card(s.card[seat])].format(other=whose)


def explain_theft(s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
    """What becomes of the card that the Thief has looked at."""
    target = names[s.target]
    return f"have that card, and give {target} the Thief" if choice == SWAP else f"{target} keeps it, you the Thief"


def known(s: Table, place: int) -> str:
    """A card as the seat that is asked knows it."""
    return "a card you have not seen" if s.card[place] == HIDDEN else name_of(s.card[place])


def outcome(s: Table, draw: Draw, outcome: int, names: Sequence[str]) -> str:
    """A dealer is a seat's name, a card its id."""
    return names[outcome] if draw.kind == Kind.DEALER else characters()[outcome].id


def ask_luck(s: Table, draw: Draw, names: Sequence[str]) -> str:
    """What is to be drawn."""
    if draw.kind == Kind.DEALER:
        return "who deals first"
    if draw.kind == Kind.DEAL:
        return f"a card dealt to {names[draw.seat]}"
    if draw.kind == Kind.CUT:
        return f"the card that {names[draw.seat]} cuts"
    return f"the first card of the deck, for {names[draw.seat]}"


def tell(event: Sequence[int], names: Sequence[str]) -> Line:
    """An event in a sentence."""
    return retell(event, names)


def facts(s: Table, names: Sequence[str]) -> Mapping[str, str]:
    """Everybody's points, cards and last value; the dealer, the turn and the round."""
    facts: dict[str, str] = {}
    for seat, name in enumerate(names):
        facts[f"{name}.points"] = str(s.points[seat])
        facts[f"{name}.card"] = card_id(s.card[seat])
        facts[f"{name}.hand"] = ",".join(sorted(hand(s, seat), key=lambda word: (word == UNKNOWN, word))) or "-"
        facts[f"{name}.value"] = "-" if s.value[seat] == NONE else str(s.value[seat])
    dealer = "-" if s.dealer == NONE else names[s.dealer]
    return {**facts, "dealer": dealer, "turn": str(s.turn), "round": str(s.rounds)}


def card_id(kind: int) -> str:
    """A card's word in records; one that is hidden is a question mark."""
    return "-" if kind == NONE else UNKNOWN if kind == HIDDEN else characters()[kind].id


def hand(s: Table, seat: int) -> list[str]:
    """The cards of a hand."""
    if s.mode != Mode.ROUNDS:
        return []
    cards = s.card[hand_of(seat) : hand_of(seat) + HAND]
    return [card_id(kind) for kind in cards if kind != NONE]
