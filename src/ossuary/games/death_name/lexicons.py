"""Names for those who have no idea, and for bots: a list for each script, and for some languages one of their own."""

import tomllib
from functools import lru_cache
from importlib import resources

from ossuary.games.death_name.languages import LISTED, NEAREST
from ossuary.games.death_name.names import Order

LEXICON = 256  # names in each list


@lru_cache
def lexicon(language: str) -> tuple[str, ...]:
    """R10.1 LEXICON first names in the language's order, of its own list or the nearest; no two sound the same."""
    text = resources.files("ossuary.games.death_name").joinpath("lexicon.toml").read_text("utf-8")
    names: str = tomllib.loads(text)[list_of(language)]
    return tuple(sorted(names.split(), key=Order(language).key))


def list_of(language: str) -> str:
    """Whose names a language uses: its own, those of its nearest neighbour with the same script, or English ones."""
    return language if language in LISTED else NEAREST.get(language, LISTED[0])
