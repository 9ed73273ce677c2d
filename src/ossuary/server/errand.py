"""Something to be done at a table, and whom to tell."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ossuary.server import rows
from ossuary.server.refusing import Answer, Refused
from ossuary.server.rows import Row
from ossuary.server.table import Table

logger = logging.getLogger("ossuary.server")

TRIES = 50

Decide: TypeAlias = Callable[[Table], Answer]
Reply: TypeAlias = Callable[[int, dict[str, Any] | Refused], None]


@dataclass(slots=True)
class Errand:
    """Something to be done at a table, and whom to tell."""

    decide: Decide
    reply: Reply
    tries: int = TRIES
    new: list[Row] = field(default_factory=list[Row])  # what it came to, when it was looked at last
    extra: dict[str, Any] = field(default_factory=dict[str, Any])

    def look(self, table: Table) -> None:
        """See what it comes to at a table as it is now, or raise Refused."""
        try:
            self.new, self.extra = self.decide(table)
        except Refused:
            raise
        except Exception:
            logger.exception("something asked for at a table could not be looked at")
            raise Refused("something went wrong here; it is not your fault", "broken") from None


def choice_among(new: list[Row], asked: set[int]) -> bool:
    """Whether these rows are the choice of one of these seats and nothing else."""
    return len(new) == 1 and isinstance(new[0], rows.Chose) and new[0].seat in asked
