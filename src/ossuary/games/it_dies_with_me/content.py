"""The cards and tiles, as kinds: what they are called, what they do, how many there are; and what is in the box."""

from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from ossuary.games.it_dies_with_me.pieces import FIRST_ACTION, SIDES, Effect
from ossuary.kernel.options import read_toml

EFFECTS = {effect.name.lower().replace("_", "-"): effect for effect in Effect}
FIXED = tuple(EFFECTS)[:FIRST_ACTION]  # ids that mean themselves, and are kinds in this order
TILES = (*(f"dead-{n}" for n in range(1, SIDES + 1)), "it-dies", "it-with", "it-me", "dies-with", "dies-me", "with-me")


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


# What every deck has, if only none of it.
NO_DECK = Deck(tuple(Card(name, EFFECTS[name]) for name in FIXED), tuple(Tile(name) for name in TILES))


@cache
def box_lists() -> dict[str, Any]:
    """What lies in the box, as a table would write it."""
    text = resources.files("ossuary.games.it_dies_with_me").joinpath("content.toml").read_text("utf-8")
    return read_toml("deck", text)


def in_play(deck: Deck, expansion: bool) -> Deck:
    """The kinds of a deck that a match can meet, so that what stays in the box takes no room on the table."""
    kinds = deck.kinds if expansion else [card._replace(expansion=0) for card in deck.kinds]
    return deck._replace(kinds=tuple(card for card in kinds if card.id in FIXED or card.base + card.expansion > 0))


def effect_name(effect: Effect) -> str:
    """The word for an effect, which is also the record's word for the question that such a card asks."""
    return next(name for name, each in EFFECTS.items() if each is effect)
