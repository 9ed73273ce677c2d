"""A place at a table."""

from dataclasses import dataclass, field

NOBODY = -1
BOT_NAMES = (
    *("Ada", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gwen", "Hugo"),
    *("Iris", "Jonas", "Kit", "Lena", "Milo", "Nora", "Otto", "Pia"),
)


@dataclass
class Place:
    """One place at a table, and who has it: a person, a bot, or nobody."""

    name: str = ""
    level: str = ""  # of the bot, if it is one
    tokens: list[bytes] = field(default_factory=list[bytes])  # one for each device of a person
    links: dict[bytes, bool] = field(default_factory=dict[bytes, bool])  # links not used yet; whether they hand it over
    entropy: str = ""
    key: bytes = b""  # to which a secret is sealed for whoever sits here
    wins: int = 0

    @property
    def human(self) -> bool:
        return bool(self.tokens)

    @property
    def taken(self) -> bool:
        return self.human or bool(self.level)
