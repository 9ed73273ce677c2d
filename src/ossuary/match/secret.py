"""What is at stake in a game whose box says so: who wrote the secret, who won it, and whether it is spent.

Never a word of it: it is sealed and opened elsewhere, and stands in no log, record, backup or event.
"""

from collections.abc import Callable

from ossuary.match.log import MatchError


class Secret:
    """A secret's way through one match: written by a seat, won by another, read once and gone."""

    def __init__(self, names: tuple[str, ...], winner: Callable[[], int | None]) -> None:
        self.names = names
        self.find_winner = winner
        self.writer: int | None = None
        self.spent = False

    @property
    def winner(self) -> int | None:
        """Who has won it; nobody before the end."""
        return self.find_winner()

    @property
    def reader(self) -> int | None:
        """Who may read it, once: the winner, unless it is spent, or was the winner's own."""
        return None if self.spent or self.writer is None or self.winner == self.writer else self.winner

    def write(self, writer: int) -> None:
        """A seat has written it, or another has taken its place: any time before somebody has won."""
        if not 0 <= writer < len(self.names):
            raise MatchError(f"expected a secret by one of {', '.join(self.names)}; got seat {writer}")
        if self.winner is not None:
            raise MatchError(f"expected no new secret: {self.names[self.winner]} has won the match")
        self.writer = writer

    def spend(self) -> None:
        """It has been read, or burnt unread, and is gone for good."""
        if self.writer is None:
            raise MatchError("expected a secret to spend; nobody has written one")
        if self.winner is None:
            raise MatchError("expected a secret that somebody has won; the match is not over")
        if self.spent:
            raise MatchError("expected a secret that is not spent; it can be read only once")
        self.spent = True
