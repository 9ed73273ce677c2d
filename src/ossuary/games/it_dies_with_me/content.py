"""The cards and tiles, read from content.toml or from what a table wrote itself."""

import re
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from typing import Any, NamedTuple, cast

from ossuary.games.it_dies_with_me.pieces import (
    ACTIONS,
    FIRST_ACTION,
    FIRST_WILL,
    GRAVES,
    MOST_WILLS,
    SIDES,
    Effect,
)
from ossuary.kernel.options import BadOption, read_toml

MOST_CARDS = 120  # R10.4
MOST_COUNT = 60
SLOW = (Effect.COLD_FEET, Effect.LAST_WORDS)  # R10.4
MOST_LETTERS = 30
KEPT_DECKS = 32  # decks that are not read again
EFFECTS = {effect.name.lower().replace("_", "-"): effect for effect in Effect}
FIXED = tuple(EFFECTS)[:FIRST_ACTION]  # ids that mean themselves, and are kinds in this order
TILES = (*(f"dead-{n}" for n in range(1, SIDES + 1)), "it-dies", "it-with", "it-me", "dies-with", "dies-me", "with-me")
LISTS = ("cards", "expansion", "tiles")
PROVENANCE = ("printed", "reported", "reconstructed")


class Card(NamedTuple):
    """One kind of card, in the deck and in the expansion."""

    id: str
    effect: Effect
    base: int = 0  # how many there are, and how many more with the expansion
    expansion: int = 0
    provenance: str = ""
    title: str = ""


class Tile(NamedTuple):
    """One kind of tombstone tile."""

    id: str
    number: int = 0  # of them
    provenance: str = ""


class Deck(NamedTuple):
    """All kinds of cards, and of tiles, by their number."""

    kinds: tuple[Card, ...]
    tiles: tuple[Tile, ...]


@lru_cache(KEPT_DECKS)
def deck_of(contents: str | None) -> Deck:
    """R1.3 The cards in the box, or R10.3 the table's own, or BadOption. That text may come from anybody."""
    box = read_toml("deck", box_text())
    if contents is None:
        return check_deck(box)
    try:
        return check_deck({**box, **own(read_toml("deck", contents))})
    except BadOption as error:
        raise error.found_in(contents) from None


def box_text() -> str:
    """What lies in the box, as a table would write it."""
    return resources.files("ossuary.games.it_dies_with_me").joinpath("content.toml").read_text("utf-8")


def own(written: dict[str, Any]) -> dict[str, Any]:
    """R10.3 The lists that a table may write; cards are needed, the others are the box's where they are left out."""
    for key in written:
        if key not in LISTS:
            raise BadOption(f"option deck: expected nothing but {', '.join(LISTS)}; got {key:.60}")
    if "cards" not in written:
        raise BadOption("option deck: expected cards = [ … ]; got none")
    return written


def check_deck(written: dict[str, Any]) -> Deck:
    """R10.4 Kinds that fit the table, in a deck that can end a match."""
    lists = {name: check_list(name, written[name]) for name in LISTS}
    kinds = {name: Card(name, EFFECTS[name], title=name.replace("-", " ").title()) for name in FIXED}
    for name in ("cards", "expansion"):
        for place, entry in lists[name]:
            card = check_card(name, place, entry)
            known = kinds.get(card.id, card._replace(base=0, expansion=0))
            if known.effect != card.effect:
                raise refused(name, place, "effect", f"{effect_name(known.effect)}, as this id has", entry["effect"])
            kinds[card.id] = known._replace(
                base=known.base + card.base,
                expansion=known.expansion + card.expansion,
                provenance=card.provenance,
                title=card.title,
            )
    check_sizes(tuple(kinds.values()))
    return Deck(tuple(kinds.values()), check_tiles(lists["tiles"]))


def check_list(name: str, written: Any) -> list[tuple[int, dict[str, Any]]]:
    """A list of tables, each with its place, and no id twice."""
    if not isinstance(written, list):
        raise BadOption(f"option deck: {name}: expected a list; got {f'{written!r}':.60}")
    entries: list[tuple[int, dict[str, Any]]] = []
    for place, entry in enumerate(cast("list[Any]", written), 1):
        if not isinstance(entry, dict):
            raise refused(name, place, "", "{ id = …, count = … }", entry)
        entries.append((place, cast("dict[str, Any]", entry)))
    ids = [entry.get("id") for _, entry in entries]
    for place, entry in entries:
        if entry.get("id") in ids[: place - 1]:
            raise refused(name, place, "id", "one that no entry before it has", entry["id"])
    return entries


def check_card(name: str, place: int, entry: dict[str, Any]) -> Card:
    """R10.3 One entry of a list of cards."""
    check_keys(name, place, entry, ("id", "title", "count", "effect", "provenance"))
    word = entry.get("id")
    if not isinstance(word, str) or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word) or len(word) > MOST_LETTERS:
        raise refused(name, place, "id", f"up to {MOST_LETTERS} lower-case letters, digits and single hyphens", word)
    effect = entry.get("effect")
    if not isinstance(effect, str) or effect not in EFFECTS:
        raise refused(name, place, "effect", f"one of {', '.join(EFFECTS)}", effect)
    if (word in FIXED or effect in FIXED) and word != effect:
        expected = (
            f"{word}, which its id means" if word in FIXED else f"a card that is called {effect} as its effect is"
        )
        raise refused(name, place, "effect", expected, effect if word in FIXED else word)
    count = check_count(name, place, entry)
    counts = (0, count) if name == "expansion" else (count, 0)
    return Card(word, EFFECTS[effect], *counts, entry.get("provenance", ""), check_title(name, place, entry, word))


def check_title(name: str, place: int, entry: dict[str, Any], word: str) -> str:
    """R10.3 What people read: the id, with capitals, unless a title is given."""
    title = entry.get("title", word.replace("-", " ").title())
    if not isinstance(title, str) or not title.isprintable() or not 1 <= len(title) <= MOST_LETTERS:
        raise refused(name, place, "title", f"1 to {MOST_LETTERS} printable letters", title)
    return title


def check_keys(name: str, place: int, entry: dict[str, Any], keys: Iterable[str]) -> None:
    """Nothing but these; a typo is no silent default."""
    for key in entry:
        if key not in keys:
            raise refused(name, place, "", f"nothing but {', '.join(keys)}", key)
    if entry.get("provenance", PROVENANCE[0]) not in PROVENANCE:
        raise refused(name, place, "provenance", " or ".join(PROVENANCE), entry["provenance"])


def check_count(name: str, place: int, entry: dict[str, Any]) -> int:
    """How many there are of it."""
    count = entry.get("count")
    if type(count) is not int or not 0 <= count <= MOST_COUNT:  # true is no number here, though Python counts it as one
        raise refused(name, place, "count", f"a whole number from 0 to {MOST_COUNT}", count)
    return count


def check_sizes(kinds: tuple[Card, ...]) -> None:
    """R10.4 What the table holds, and a deck that lets matches end."""
    expect("kinds of action cards", len(kinds) - FIRST_ACTION, ACTIONS)
    for card in kinds:
        expect(f"cards called {card.id}", card.base + card.expansion, MOST_CARDS)
    cards = sum(card.base for card in kinds)
    if cards == 0:
        raise BadOption("option deck: expected one card or more; got none")
    expect("cards, the expansion's with them", cards + sum(card.expansion for card in kinds), MOST_CARDS)
    wills = sum(card.base + card.expansion for card in kinds[FIRST_WILL:FIRST_ACTION])
    expect("Out Of The Will cards", wills, MOST_WILLS)
    for deck in ([card.base for card in kinds], [card.base + card.expansion for card in kinds]):
        slow = sum(count for count, card in zip(deck, kinds, strict=True) if card.effect in SLOW)
        expect("Cold Feet and Last Words, half of the deck", slow, sum(deck) // 2)


def expect(what: str, number: int, most: int) -> None:
    """A bound of R10.4."""
    if number > most:
        raise BadOption(f"option deck: expected at most {most} {what}; got {number}")


def check_tiles(entries: list[tuple[int, dict[str, Any]]]) -> tuple[Tile, ...]:
    """R10.3 Tombstone tiles: those of the box, in other numbers, and R10.4 enough for the graves."""
    tiles = {name: Tile(name) for name in TILES}
    for place, entry in entries:
        check_keys("tiles", place, entry, ("id", "count", "provenance"))
        if entry.get("id") not in TILES:
            raise refused("tiles", place, "id", f"one of {', '.join(TILES)}", entry.get("id"))
        count, provenance = check_count("tiles", place, entry), entry.get("provenance", "")
        tiles[entry["id"]] = Tile(entry["id"], count, provenance)
    laid = sum(tile.number for tile in tiles.values())
    if laid < GRAVES:
        raise BadOption(f"option deck: tiles: expected {GRAVES} tiles or more; got {laid}")
    return tuple(tiles.values())


def effect_name(effect: Effect) -> str:
    """The word for an effect, which is also the record's word for the question that such a card asks."""
    return next(name for name, each in EFFECTS.items() if each is effect)


def refused(name: str, place: int, key: str, expected: str, got: Any) -> BadOption:
    """What is wrong, and where: entries are counted as they are listed, since their ids may be what is wrong."""
    shown = "none" if got is None else got if isinstance(got, str) else f"{got!r}"
    message = f"{name}, entry {place}{key and f', {key}'}: expected {expected}; got {shown:.60}"
    return BadOption(f"option deck: {message}", entry=(name, place))
