"""What a table may set in It Dies With Me."""

from typing import Any

from ossuary.games.it_dies_with_me.content import Deck
from ossuary.games.it_dies_with_me.decks import deck_of
from ossuary.games.it_dies_with_me.pieces import FIRST_ACTION, KEPT
from ossuary.kernel.options import OWN, BadOption, Contents, OneOf, Option, Values

FULL, PLAIN = "full", "plain"

OPTIONS: tuple[Option, ...] = (
    OneOf("expansion", "The Dead Die: tombstone tiles and Out Of The Will cards.", words=("no", "yes")),
    Contents(
        "deck",
        "The cards: all of them, the words and Wild Rumors alone (for a first evening), or the table's own.",
        words=(FULL, PLAIN),
    ),
    OneOf(
        "forced",
        "House rule: a die that is forced onto a dead number is taken away before dice are compared, or still cancels "
        "its equals.",
        words=("removed", "cancels"),
    ),
    OneOf(
        "pairs",
        "House rule: a tile of two words counts as one of them at a time, or as both.",
        words=("one", "both"),
    ),
)


def fill(s: Any, values: Values, seats: int) -> None:
    """Write the options into an empty table."""
    s.seats = seats
    s.expansion = values["expansion"]
    s.forced = values["forced"]
    s.pairs = values["pairs"]
    deck = chosen_deck(values)
    for number, tile in enumerate(deck.tiles):
        s.box[number] = tile.number
    for kind, card in enumerate(deck.kinds):
        if kind >= FIRST_ACTION:
            s.effect[kind - FIRST_ACTION] = card.effect
        s.deck[kind] = card.expansion + (card.base if values["deck"] != PLAIN or kind < KEPT else 0)
        s.left += s.deck[kind]


def chosen_deck(values: Values) -> Deck:
    """R1.3 The deck in the box, or R10.3 the table's own."""
    expansion = bool(values["expansion"])
    if values["deck"] != OWN:
        return deck_of(None, expansion)
    if values["contents"] is None:
        raise BadOption("option deck: expected the table's own cards as TOML; got none")
    return deck_of(values["contents"], expansion)
