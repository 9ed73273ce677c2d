"""The games: one tuple of names. A name's folder is the same word with `_` for `-`, read when first asked for."""

from functools import cache
from importlib import import_module, resources
from typing import Any

from ossuary.kernel.contract import Box, Game

NAMES = ("victim", "it-dies-with-me", "death-name", "private-die", "death-over-the-kingdom")
TEMPLATE = "template"  # complete and tested like the others, and listed to nobody


def folder(name: str) -> str:
    """The package a game lives in."""
    if name != TEMPLATE and name not in NAMES:
        hint = ""
        if name.isprintable() and resources.files(__name__).joinpath(name.replace("-", "_"), "rules.py").is_file():
            hint = f" (its folder is there; add the name to NAMES in {__name__}/__init__.py)"
        raise LookupError(f"expected a game among {', '.join(NAMES)}; got {name!r}{hint}")
    return f"{__name__}.{'_template' if name == TEMPLATE else name.replace('-', '_')}"


@cache
def box(name: str) -> Box:
    """The outside of a game, without its rules."""
    return import_module(folder(name)).BOX


@cache
def load(name: str) -> Game:
    """A whole game."""
    home = folder(name)
    modules: list[Any] = [import_module(f"{home}.{part}") for part in ("rules", "views", "words", "options", "state")]
    rules, views, words, options, state = modules
    bots = import_module(f"{home}.bots") if resources.files(home).joinpath("bots.py").is_file() else None
    return Game(
        box=box(name),
        State=state.Table,
        setup=rules.setup,
        legal=rules.legal,
        choose=rules.choose,
        scores=rules.scores,
        view=views.view,
        redeal=views.redeal,
        show=views.show,
        fill=options.fill,
        words_of=getattr(words, "of", lambda values: words),
        rules_text=lambda: resources.files(home).joinpath("RULES.md").read_text("utf-8"),
        heuristic=bots.choose if bots else None,
    )
