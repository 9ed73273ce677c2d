"""How what a table sets gets into an empty state; settings.py lists it."""

from typing import Any

from ossuary.games.private_die.content import Card, Cards, cards_of, rules_say
from ossuary.games.private_die.rules_text import Term
from ossuary.games.private_die.settings import NOBODY, RANDOM
from ossuary.games.private_die.state import (
    FIRST_CASE,
    FIRST_DETECTIVE,
    FIRST_WITNESS,
    SILENT_CARD,
    SPEAKS,
)
from ossuary.kernel.options import OWN, BadOption, Values
from ossuary.kernel.state import NONE

BALANCED = {"analytical": 2, "professional": 3}  # R8.10


def fill(s: Any, values: Values, seats: int) -> None:
    """Write the options into an empty table."""
    cards = chosen_cards(values)
    detectives, texts, case = in_play(values)
    check_case(values, cards, case)
    s.seats = seats
    s.first = NONE if values["first"] is None else values["first"]
    for term in Term:
        s.rules[term] = rules_say()[term]
    if values["goal"] is not None:
        s.rules[Term.GOAL] = values["goal"]
    fill_case(s, cards.cases, case)
    fill_detectives(s, cards.detectives, detectives, seats)
    for number, card in enumerate(cards.witnesses):
        s.number[number] = card.number
        s.deck[number] = card.copies
        s.cards += card.copies
        if texts:
            write(s, FIRST_WITNESS + number, card)
    house_rules(s, cards.detectives, values, detectives)


def chosen_cards(values: Values) -> Cards:
    """R11.9 The cards in the box, or the table's own."""
    contents = values["contents"]
    if contents == OWN:
        raise BadOption("option contents: expected the table's own cards as TOML; got none")
    return cards_of(None if contents == "box" else contents)


def in_play(values: Values) -> tuple[str, bool, str]:
    """R11.1 Detectives, R11.2 whether witnesses' texts hold, and R11.3 the case; R11.5 bare bones are all three."""
    given: dict[str, Any] = {
        name: values[name] for name in ("detectives", "witnesses", "case") if values[name] is not None
    }
    if values["bare-bones"]:
        bare = {"detectives": NOBODY, "witnesses": 1, "case": NOBODY}
        for name, value in given.items():
            if value != bare[name]:
                said = "text" if name == "witnesses" else value
                raise BadOption(f"option {name}: expected nothing that bare-bones=yes rules out; got {said!r}")
        given = bare
    return given.get("detectives", RANDOM), not given.get("witnesses", 0), given.get("case", NOBODY)


def check_case(values: Values, cards: Cards, case: str) -> None:
    """R11.4 What a case sets, or may set when it is drawn, is not set by an option too."""
    for option, term in (("goal", Term.GOAL), ("start", Term.START)):
        setting = [card.id for card in cards.cases if term in dict(card.says) and case in (card.id, RANDOM)]
        if values[option] and setting:
            raise BadOption(f"option {option}: expected none, since the case {setting[0]} says otherwise; got one")


def fill_case(s: Any, cases: tuple[Card, ...], case: str) -> None:
    """R11.3 No case, one of them, or any."""
    s.case = SILENT_CARD if case == NOBODY else NONE
    if case == RANDOM and not cases:
        raise BadOption("option case: expected none, since these contents have no case; got 'random'")
    for number, card in enumerate(cases):
        write(s, FIRST_CASE + number, card)
        s.files[number] = 1
    if case not in (NOBODY, RANDOM):
        s.case = FIRST_CASE + number_of("case", cases, case)


def fill_detectives(s: Any, detectives: tuple[Card, ...], chosen: str, seats: int) -> None:
    """R11.1 Nobody, one for each seat, or a random deal."""
    for number, card in enumerate(detectives):
        write(s, FIRST_DETECTIVE + number, card)
        s.agency[number] = 1
    if chosen == RANDOM and len(detectives) < seats:
        raise BadOption(f"option detectives: expected {seats} or more for a random deal; got {len(detectives)}")
    for seat, word in enumerate([chosen] * seats if chosen in (RANDOM, NOBODY) else chosen.split("/")):
        if chosen in (RANDOM, NOBODY):
            s.detective[seat] = NONE if chosen == RANDOM else SILENT_CARD
        else:
            s.detective[seat] = FIRST_DETECTIVE + number_of("detectives", detectives, word)


def number_of(option: str, cards: tuple[Card, ...], word: str) -> int:
    """The place of a card in its list."""
    ids = [card.id for card in cards]
    if word not in ids:
        raise BadOption(f"option {option}: expected {', '.join((*ids, RANDOM, NOBODY))}; got {word!r}")
    return ids.index(word)


def write(s: Any, number: int, card: Card) -> None:
    """What a card says."""
    for term, said in card.says:
        say(s, number, term, said)


def say(s: Any, card: int, term: Term, said: int) -> None:
    """One thing that a card says, instead of what it said of that before."""
    places = range(card * SPEAKS, card * SPEAKS + SPEAKS)
    place = next((place for place in places if s.terms[place] in (term, 0)), None)
    if place is None:
        raise BadOption(f"expected house rules for cards that say {SPEAKS - 1} things at most; got one that says more")
    s.terms[place] = term
    s.says[place] = said


def house_rules(s: Any, detectives: tuple[Card, ...], values: Values, chosen: str) -> None:
    """R11.7 House rules are other words on a detective's card, so there has to be that detective."""
    ids = [card.id for card in detectives]
    changes: list[tuple[str, str, Term, int]] = [
        ("mama", "mama", Term.BOLD, 1),
        ("ace", "ace", Term.CONSOLED, 1),
        ("captain", "captain", Term.REWARD, 0),
        *(("start", detective, Term.START, clues) for detective, clues in BALANCED.items()),
    ]
    for option, detective, term, said in changes:
        if values[option]:
            if detective not in ids or chosen == NOBODY or (option != "start" and not may_come(chosen, detective)):
                raise BadOption(f"option {option}: expected the detective {detective} in play; got none")
            say(s, FIRST_DETECTIVE + ids.index(detective), term, said)


def may_come(chosen: str, detective: str) -> bool:
    """Whether a detective is dealt, or may be."""
    return chosen == RANDOM or detective in chosen.split("/")
