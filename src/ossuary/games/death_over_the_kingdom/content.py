"""The characters, as data: what they are called, their two numbers, who turns them, and how that is known."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from ossuary.kernel.options import read_toml


class Character(NamedTuple):
    """One kind of card. A card that nobody turns has its rank on both ends."""

    id: str
    title: str
    copies: int
    rank: int
    turned: int
    mirror: int  # the number of the turned card by the other table
    by: str  # the id of the character that turns it; empty for none
    status: Mapping[str, str]  # how each number is known


@cache
def characters() -> tuple[Character, ...]:
    """All thirteen, from Death to King."""
    text = resources.files("ossuary.games.death_over_the_kingdom").joinpath("content.toml").read_text("utf-8")
    return tuple(character(entry) for entry in read_toml("values", text)["cards"])


def character(entry: Mapping[str, Any]) -> Character:
    """One entry of the list."""
    rank = entry["rank"]
    turned, mirror = entry.get("turned", rank), entry.get("mirror", rank)
    by = entry.get("by", "")
    return Character(entry["id"], entry["title"], entry["count"], rank, turned, mirror, by, entry["status"])


@cache
def kinds() -> dict[str, int]:
    """Each character's number, by its id."""
    return {each.id: kind for kind, each in enumerate(characters())}
