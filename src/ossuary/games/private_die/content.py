"""The cards of Private Die as data: those of the box, and a table's own, which may come from anybody."""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Any, NamedTuple, cast

from ossuary.games.private_die.rules_text import Term
from ossuary.games.private_die.state import CASES, DECK, DETECTIVES, POOL, SPEAKS, WITNESSES
from ossuary.kernel.options import BadOption, read_toml

TERMS = {term.name.lower().replace("_", "-"): term for term in Term}
MOST = {"cases": CASES, "detectives": DETECTIVES, "witnesses": WITNESSES}
KEYS = ("id", "title", "says", "text", "provenance", "name-provenance")
WITNESS_KEYS = (*KEYS, "number", "count", "number-provenance")
PROVENANCE = ("printed", "reported", "reconstructed")
TAKEN = ("random", "none")  # words of the options that name cards
MOST_LETTERS, MOST_TEXT = 40, 200
MOST_NUMBER = 30
KEPT = 32  # contents that are not read again

# What a table's own cards may say: yes or no (0 or 1) of these, of others within their bounds, of the rest 0 to 9.
SWITCHES = {
    *(Term.PROOF, Term.BACKWARDS, Term.EXTRAS, Term.SETS, Term.REROLL, Term.NEGATE, Term.PAID_NEGATE, Term.AGAIN),
    *(Term.SPARED, Term.BOLD, Term.TIES, Term.REMOVES, Term.POT, Term.BLANK),
}
BOUNDS = {
    Term.DICE: (1, POOL),
    Term.START: (0, 20),
    Term.GOAL: (0, 99),
    Term.ROUNDS: (0, DECK),
    Term.LEADS: (1, 2),
    Term.FUND: (0, 20),
    Term.FEWEST: (1, POOL),
    Term.MOST: (1, POOL),
    Term.EXTRA_COST: (1, 9),
    Term.FREE: (0, POOL),
    Term.ONES: (0, 6),
    Term.CHALLENGE: (0, 30),
    Term.REWARD: (-9, 9),
}
FEW = (0, 9)
# Cards that may not speak of a term, because it is settled before they are there, or for everybody at once.
EARLY = (Term.GOAL, Term.ROUNDS, Term.LEADS, Term.FUND, Term.PROOF)
MAY_NOT = {
    "cases": (),
    "detectives": (*EARLY, Term.BACKWARDS, Term.BLANK),
    "witnesses": (*EARLY, Term.DICE, Term.START),
}


class Card(NamedTuple):
    """A case, a detective or a witness: what it is called, and what it says."""

    id: str
    title: str
    says: tuple[tuple[Term, int], ...]
    text: str
    provenance: str = ""
    name_provenance: str = ""
    number_provenance: str = ""
    number: int = 0  # of a witness
    copies: int = 1


class Cards(NamedTuple):
    """All cards that a match may meet, in the order of the contents."""

    cases: tuple[Card, ...]
    detectives: tuple[Card, ...]
    witnesses: tuple[Card, ...]


@cache
def box_lists() -> dict[str, Any]:
    """What lies in the box."""
    text = resources.files("ossuary.games.private_die").joinpath("content.toml").read_text("utf-8")
    return read_toml("contents", text)


@cache
def rules_say() -> dict[Term, int]:
    """R3.1 What holds where no card speaks."""
    return {TERMS[word]: number for word, number in box_lists()["rules"].items()}


@lru_cache(KEPT)
def cards_of(contents: str | None) -> Cards:
    """R11.9 The cards of the box, or a table's own, or BadOption."""
    if contents is None:
        return read_cards({name: box_lists()[name] for name in MOST}, None)
    try:
        return read_cards(read_toml("contents", contents), cards_of(None))
    except BadOption as error:
        found = error.found_in(contents)
        raise found if found.line else BadOption(f"{error} (line 1 of the contents)", line=1) from None


def read_cards(written: dict[str, Any], usual: Cards | None) -> Cards:
    """R11.9 The lists that are written; one that is left out is the box's."""
    for key in written:
        if key not in MOST:
            raise refused("", 0, "", f"nothing but {', '.join(MOST)}", key)
    if not written:
        raise refused("", 0, "", f"a list or more of {', '.join(MOST)}", None)
    lists = {name: read_list(name, written[name]) if name in written else getattr(usual, name) for name in MOST}
    cards = Cards(**lists)
    left = sum(card.copies for card in cards.witnesses)
    if not 1 <= left <= DECK:
        raise refused("witnesses", 0, "", f"1 to {DECK} cards in all", left)
    return cards


def read_list(name: str, listed: Any) -> tuple[Card, ...]:
    """R11.10 One list of cards, no two with an id or a title in common."""
    if not isinstance(listed, list):
        raise refused(name, 0, "", "a list of { id = …, says = … }", listed)
    listed = cast("list[Any]", listed)
    if len(listed) > MOST[name]:
        raise refused(name, 0, "", f"at most {MOST[name]} entries", len(listed))
    cards: list[Card] = []
    for place, entry in enumerate(listed, 1):
        card = read_card(name, place, entry)
        for key, mine, others in (
            ("id", card.id, [other.id for other in cards]),
            ("title", card.title.casefold(), [other.title.casefold() for other in cards]),
        ):
            if mine in others:
                raise refused(name, place, key, "one that no entry before it has", mine)
        cards.append(card)
    return tuple(cards)


def read_card(name: str, place: int, entry: Any) -> Card:
    """R11.10 One card: an id and what it says; a witness also has a number."""
    keys = WITNESS_KEYS if name == "witnesses" else KEYS
    if not isinstance(entry, dict):
        raise refused(name, place, "", "{ id = …, says = … }", entry)
    entry = cast("dict[str, Any]", entry)
    for key in entry:
        if key not in keys:
            raise refused(name, place, "", f"nothing but {', '.join(keys)}", key)
    word = entry.get("id")
    if not isinstance(word, str) or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word) or len(word) > MOST_LETTERS:
        raise refused(name, place, "id", f"up to {MOST_LETTERS} lower-case letters, digits and single hyphens", word)
    if word in TAKEN:
        raise refused(name, place, "id", "a word that no option uses", word)
    known = [word_of(name, place, entry, key) for key in ("provenance", "name-provenance", "number-provenance")]
    return Card(
        word,
        line_of_text(name, place, entry, "title", word.replace("-", " ").title(), MOST_LETTERS),
        read_says(name, place, entry.get("says", {})),
        line_of_text(name, place, entry, "text", "", MOST_TEXT),
        *known,
        number=whole(name, place, entry, "number", None, (1, MOST_NUMBER)) if name == "witnesses" else 0,
        copies=whole(name, place, entry, "count", 1, (0, DECK)),
    )


def word_of(name: str, place: int, entry: dict[str, Any], key: str) -> str:
    """R11.10 How something is known; that of the card itself, unless told otherwise."""
    usual = entry.get("provenance", "") if key != "provenance" else ""
    word = entry.get(key, usual)
    if word != "" and word not in PROVENANCE:
        raise refused(name, place, key, " or ".join(PROVENANCE), word)
    return word


def line_of_text(name: str, place: int, entry: dict[str, Any], key: str, usual: str, most: int) -> str:
    """R11.10 A line for people to read."""
    text = entry.get(key, usual)
    fine = isinstance(text, str) and len(text) <= most and text.isprintable() and text == text.strip()
    if not fine or (key == "title" and not any(map(str.isalnum, text))):
        raise refused(name, place, key, f"a line of up to {most} printable letters", text)
    return text


def whole(name: str, place: int, entry: dict[str, Any], key: str, usual: int | None, bounds: Sequence[int]) -> int:
    """R11.10 A whole number within bounds; `true` is none here, though Python counts with it."""
    number = entry.get(key, usual)
    least, most = bounds
    if type(number) is not int or not least <= number <= most:
        raise refused(name, place, key, f"a whole number from {least} to {most}", number)
    return number


def read_says(name: str, place: int, says: Any) -> tuple[tuple[Term, int], ...]:
    """R11.11 Terms that a card of this list may speak of, each with a number that the rules can bear."""
    if not isinstance(says, dict):
        raise refused(name, place, "says", "{ term = number, … }", says)
    says = cast("dict[str, Any]", says)
    if len(says) > SPEAKS:
        raise refused(name, place, "says", f"at most {SPEAKS} terms", len(says))
    open_to = {word: term for word, term in TERMS.items() if term not in MAY_NOT[name]}
    for word in says:
        if word not in open_to:
            raise refused(name, place, "says", f"terms among {', '.join(open_to)}", word)
    return tuple((TERMS[word], whole(name, place, says, word, None, bounds_of(TERMS[word]))) for word in says)


def bounds_of(term: Term) -> tuple[int, int]:
    """R11.11 The least and the most that a card may say of a term."""
    return (0, 1) if term in SWITCHES else BOUNDS.get(term, FEW)


def refused(name: str, place: int, key: str, expected: str, got: Any) -> BadOption:
    """What is wrong, and where: entries are counted as they are listed, since their ids may be what is wrong."""
    shown = "none" if got is None else got if isinstance(got, str) else f"{got!r}"
    where = f"{name}{(place and f', entry {place}') or ''}{key and f', {key}'}"
    message = f"{where}{where and ': '}expected {expected}; got {shown:.60}"
    return BadOption(f"option contents: {message}", entry=(name, place) if place else None)
