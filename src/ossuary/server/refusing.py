"""What is said when something cannot be."""

from typing import Any, TypeAlias

from ossuary.match.log import brief
from ossuary.server.rows import Row


class Refused(ValueError):
    """What was asked for cannot be: in words for people, and a word for programs."""

    def __init__(self, why: str, kind: str = "refused") -> None:
        super().__init__(why)
        self.why = brief(why)
        self.kind = kind


Answer: TypeAlias = tuple[list[Row], dict[str, Any]]  # the rows, and what else the answer says
