"""Decks of a table's own: how they are read, and what is refused. That text may come from anybody."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, cast

from ossuary.games.it_dies_with_me.content import (
    EFFECTS,
    FIXED,
    NO_DECK,
    TILES,
    Card,
    Deck,
    Tile,
    box_lists,
    effect_name,
    in_play,
)
from ossuary.games.it_dies_with_me.pieces import (
    ACTIONS,
    FIRST_ACTION,
    FIRST_WILL,
    GRAVES,
    MOST_WILLS,
    Effect,
)
from ossuary.kernel.options import BadOption, read_toml

MOST_CARDS = 120  # R10.4
MOST_COUNT = 60  # R10.3
MOST_ENTRIES = 64
MOST_LETTERS = 30
SLOW = (Effect.COLD_FEET, Effect.LAST_WORDS, Effect.CONTEST_THE_WILL, Effect.CODICIL)  # R10.4
KEPT_DECKS = 32  # decks that are not read again
LISTS = ("cards", "expansion", "tiles")
CARD_KEYS = ("id", "title", "count", "effect", "provenance")
TILE_KEYS = ("id", "count", "provenance")
PROVENANCE = ("printed", "reported", "reconstructed")
STRAY = re.compile("^M|MMM")  # marks on no letter, or so many on one that they cover the lines above it


class BadList(BadOption):
    """What is wrong with a list as a whole, or with its name."""

    def __init__(self, message: str, key: str) -> None:
        super().__init__(f"option deck: {message}")
        self.key = key


@cache
def box() -> Deck:
    """R1.3 All that is in the box."""
    return read_deck(box_lists(), NO_DECK)


@lru_cache(KEPT_DECKS)
def deck_of(contents: str | None, expansion: bool) -> Deck:
    """R1.3 The cards of the box that are in play, or R10.3 the table's own, or BadOption."""
    if contents is None:
        return in_play(box(), expansion)
    written = read_toml("deck", contents)
    try:
        deck = in_play(read_deck(written, box()), expansion)
        check_sizes(deck.kinds)
    except BadOption as error:
        raise located(error, contents) from None
    return deck


def located(error: BadOption, contents: str) -> BadOption:
    """The same, with the line of the contents that it is about: an entry's, a list's, or the first."""
    bare = re.sub(rf"""^([ \t\[]*)(["'])({"|".join(LISTS)})\2""", r"\1\3", contents, flags=re.MULTILINE)
    found = error.found_in(bare)
    if found.line:
        return found
    key = re.escape(error.key) if isinstance(error, BadList) else ""
    place = re.search(rf"""^[ \t\[]*["']?{key}["']?[ \t]*[]=.]""", contents, re.MULTILINE) if key else None
    line = contents[: place.start()].count("\n") + 1 if place else 1
    return BadOption(f"{error} (line {line} of the contents)", line=line)


def read_deck(written: Mapping[str, Any], usual: Deck) -> Deck:
    """R10.3 The lists that a table may write; cards are needed, the others are the box's where they are left out."""
    for key in written:
        if key not in LISTS:
            raise BadList(f"expected nothing but {', '.join(LISTS)}; got {key:.60}", key)
    if "cards" not in written:
        raise BadList("expected cards = [ … ]; got none", "cards")
    tiles = read_tiles(written["tiles"]) if "tiles" in written else usual.tiles
    return Deck(read_cards(written, usual), tiles)


def read_cards(written: Mapping[str, Any], usual: Deck) -> tuple[Card, ...]:
    """R10.3 All kinds of cards, of both lists; what is known from the box is as in the box unless it says otherwise."""
    kinds = {card.id: card._replace(base=0, expansion=0) for card in usual.kinds}
    settled: dict[str, str] = {}  # ids that have an effect already, and why
    if "expansion" not in written:
        settled = {card.id: "a card of the box's expansion" for card in usual.kinds if card.expansion}
    for place, entry in entries("cards", written["cards"]):
        card = read_card("cards", place, entry, kinds, settled)
        kinds[card.id] = card._replace(base=entry["count"])
    if "expansion" not in written:
        added = {card.id: card.expansion for card in usual.kinds}
        return tuple(card._replace(expansion=added.get(card.id, 0)) for card in kinds.values())
    settled = {entry["id"]: "a card of the other list" for _, entry in entries("cards", written["cards"])}
    for place, entry in entries("expansion", written["expansion"]):
        card = read_card("expansion", place, entry, kinds, settled)
        kinds[card.id] = card._replace(expansion=entry["count"])
    return tuple(kinds.values())


def entries(name: str, written: Any) -> list[tuple[int, dict[str, Any]]]:
    """A list of tables, each with its place, and no id twice."""
    if not isinstance(written, list):
        raise BadList(f"{name}: expected a list; got {f'{written!r}':.60}", name)
    listed = cast("list[Any]", written)
    if len(listed) > MOST_ENTRIES:
        raise BadList(f"{name}: expected at most {MOST_ENTRIES} entries; got {len(listed)}", name)
    ids: set[str] = set()
    found: list[tuple[int, dict[str, Any]]] = []
    for place, each in enumerate(listed, 1):
        if not isinstance(each, dict):
            raise refused(name, place, "", "{ id = …, count = … }", each)
        entry = cast("dict[str, Any]", each)
        word = entry.get("id")
        if not isinstance(word, str):
            raise refused(name, place, "id", "a word", word)
        if word in ids:
            raise refused(name, place, "id", "one that no entry before it has", word)
        ids.add(word)
        found.append((place, entry))
    return found


def read_card(
    name: str, place: int, entry: dict[str, Any], kinds: Mapping[str, Card], settled: Mapping[str, str]
) -> Card:
    """R10.3 One entry of a list of cards, as the kind that it is: the known one of that id and effect, or a new one."""
    check_entry(name, place, entry, CARD_KEYS)
    word, effect = entry["id"], entry.get("effect")
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word) or len(word) > MOST_LETTERS:
        raise refused(name, place, "id", f"up to {MOST_LETTERS} lower-case letters, digits and single hyphens", word)
    if not isinstance(effect, str) or effect not in EFFECTS:
        raise refused(name, place, "effect", f"one of {', '.join(EFFECTS)}", effect)
    if word in FIXED and word != effect:
        raise refused(name, place, "effect", f"{word}, which its id means", effect)
    if effect in FIXED and word != effect:
        raise refused(name, place, "id", f"{effect}, as its effect is", word)
    known = kinds.get(word)
    if known is None or known.effect is not EFFECTS[effect]:
        if known and word in settled:
            expected = f"{effect_name(known.effect)}: {word} is {settled[word]} with another effect"
            raise refused(name, place, "effect", expected, effect)
        known = Card(word, EFFECTS[effect])
    title = check_title(name, place, entry, known, kinds)
    return known._replace(provenance=entry.get("provenance", known.provenance), title=title)


def check_title(name: str, place: int, entry: dict[str, Any], known: Card, kinds: Mapping[str, Card]) -> str:
    """R10.3 What people read: the title given, the box's, or the id with capitals; no other card has the same."""
    title = entry.get("title", known.title or known.id.replace("-", " ").title())
    if not isinstance(title, str) or len(title) > MOST_LETTERS or not is_readable(title):
        raise refused(name, place, "title", f"1 to {MOST_LETTERS} printable letters, as a line would show them", title)
    for other in kinds.values():
        if other.id != known.id and folded(other.title) == folded(title):
            raise refused(name, place, "title", f"one that {other.id} does not have", title)
    return title


def is_readable(title: str) -> bool:
    """Whether letters can be seen, one beside the other."""
    sorts = "".join(unicodedata.category(letter)[0] for letter in title)
    return title.isprintable() and title == title.strip() and any(map(str.isalnum, title)) and not STRAY.search(sorts)


def folded(title: str) -> str:
    """What titles are compared by."""
    return unicodedata.normalize("NFKC", title).casefold()


def read_tiles(written: Any) -> tuple[Tile, ...]:
    """R10.3 Tombstone tiles: those of the box, in other numbers, and R10.4 enough for the graves."""
    numbers: dict[str, int] = {}
    provenance = {tile["id"]: tile["provenance"] for tile in box_lists()["tiles"]}
    for place, entry in entries("tiles", written):
        if entry["id"] not in TILES:
            raise refused("tiles", place, "id", f"one of {', '.join(TILES)}", entry["id"])
        check_entry("tiles", place, entry, TILE_KEYS)
        numbers[entry["id"]] = entry["count"]
        provenance[entry["id"]] = entry.get("provenance", provenance[entry["id"]])
    if sum(numbers.values()) < GRAVES:
        raise BadList(f"tiles: expected {GRAVES} tiles or more; got {sum(numbers.values())}", "tiles")
    return tuple(Tile(name, numbers.get(name, 0), provenance[name]) for name in TILES)


def check_entry(name: str, place: int, entry: dict[str, Any], keys: Iterable[str]) -> None:
    """No keys but these (a typo is no silent default), a count, and where it is known from."""
    for key in entry:
        if key not in keys:
            raise refused(name, place, "", f"nothing but {', '.join(keys)}", key)
    count = entry.get("count")
    if type(count) is not int or not 0 <= count <= MOST_COUNT:  # true is no number here, though Python counts it as one
        raise refused(name, place, "count", f"a whole number from 0 to {MOST_COUNT}", count)
    if entry.get("provenance", PROVENANCE[0]) not in PROVENANCE:
        raise refused(name, place, "provenance", " or ".join(PROVENANCE), entry["provenance"])


def check_sizes(kinds: tuple[Card, ...]) -> None:
    """R10.4 What the table holds, and a deck that lets matches end."""
    counts = [card.base + card.expansion for card in kinds]
    if sum(counts) == 0:
        raise BadList("expected one card or more; got none", "cards")
    expect("kinds of action cards", len(kinds) - FIRST_ACTION, ACTIONS)
    expect("cards", sum(counts), MOST_CARDS)
    expect("Out Of The Will cards", sum(counts[FIRST_WILL:FIRST_ACTION]), MOST_WILLS)
    if any(card.effect is Effect.COLD_FEET for card in kinds):
        slow = sum(count for count, card in zip(counts, kinds, strict=True) if card.effect in SLOW)
        most = sum(counts[FIRST_ACTION:]) // 2
        expect("Cold Feet, Last Words, Contest the Will and Codicil, half of the action cards", slow, most)


def expect(what: str, number: int, most: int) -> None:
    """A bound of R10.4, the expansion's cards counted where they are in play."""
    if number > most:
        raise BadList(f"expected at most {most} {what}; got {number}", "cards")


def refused(name: str, place: int, key: str, expected: str, got: Any) -> BadOption:
    """What is wrong, and where: entries are counted as they are listed, since their ids may be what is wrong."""
    shown = "none" if got is None else got if isinstance(got, str) else f"{got!r}"
    message = f"{name}, entry {place}{key and f', {key}'}: expected {expected}; got {shown:.60}"
    return BadOption(f"option deck: {message}", entry=(name, place))
