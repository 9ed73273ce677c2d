"""What there is to play: the outsides of all games, with what a table may set, and their rules."""

import msgspec
from litestar import Controller, get

from ossuary import games
from ossuary.kernel.options import Number, OneOf, Option
from ossuary.server.refusing import Refused


class OptionInfo(msgspec.Struct):
    """Something a table may set."""

    name: str
    meaning: str
    default: str
    expected: str
    per_seat: bool
    words: list[str] = []
    least: int | None = None
    most: int | None = None


class GameInfo(msgspec.Struct):
    """The outside of a game."""

    name: str
    title: str
    blurb: str
    rules: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    note: str
    secret: bool
    options: list[OptionInfo]


def option_info(option: Option) -> OptionInfo:
    """An option, for a form."""
    return OptionInfo(
        option.name,
        option.meaning,
        option.default,
        option.expected(()),
        option.per_seat,
        list(option.words) if isinstance(option, OneOf) else [],
        option.least if isinstance(option, Number) else None,
        option.most if isinstance(option, Number) else None,
    )


def game_info(name: str) -> GameInfo:
    """The outside of a game."""
    box = games.box(name)
    return GameInfo(
        box.name, box.title, box.blurb, box.rules, box.seats, box.minutes, box.note, box.secret,
        [option_info(option) for option in box.options],
    )  # fmt: skip


class Games(Controller):
    """What there is to play."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="All games")
    async def all(self) -> list[GameInfo]:
        return [game_info(name) for name in games.NAMES]

    @get("/{name:str}", summary="One game")
    async def one(self, name: str) -> GameInfo:
        return game_info(known(name))

    @get("/{name:str}/rules", summary="A game's rules, as Markdown", media_type="text/markdown")
    async def rules(self, name: str) -> str:
        return games.load(known(name)).rules_text()


def known(name: str) -> str:
    """A game that there is."""
    if name not in games.NAMES:
        raise Refused(f"expected a game among {', '.join(games.NAMES)}; got {name[:60]!r}", "gone")
    return name
