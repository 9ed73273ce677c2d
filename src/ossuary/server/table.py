"""A table: who sits there, what is set, the match that is being played. It is what its rows make of it.

Nothing here knows of sockets, clocks or databases, and nothing decides whether something may be done: `asking.py` does,
before a row is written. `apply` follows a row that counts.
"""

import hashlib
from collections.abc import Callable
from typing import Any

from ossuary import games
from ossuary.kernel.contract import SPECTATOR, Box
from ossuary.kernel.options import BadOption
from ossuary.match.fairness import Stream, commitment_of
from ossuary.match.log import MatchError
from ossuary.match.match import Match
from ossuary.match.seats import BadSeats, seat_names
from ossuary.server import rows
from ossuary.server.codes import same
from ossuary.server.place import NOBODY, Place
from ossuary.server.rows import Row

TALK_KEPT = 100
DIGEST_BYTES = 8


class Table:
    """A table as its rows have made it."""

    def __init__(self, name: str, opened: rows.Opened) -> None:
        self.name, self.opened, self.options = name, opened, opened.options
        self.places = [Place() for _ in range(opened.places)]
        self.clock, self.watching, self.whispers = opened.clock, opened.watching, opened.whispers
        self.locked = self.paused = False
        self.host = NOBODY
        self.seed = opened.seed
        self.match: Match | None = None
        self.typed: dict[str, str] = {}  # seats' names in the match, as people typed them where that differs
        self.digest, self.told = b"", 0  # of all that was told in the match, and how many events that are
        self.differs = False  # whether the match goes otherwise under the rules of today than it went before
        self.under = ""  # the version of the rules by which the match went on last
        self.covered = False  # whether a digest of all that was told, the last of it too, stands in the log
        self.matches = 0
        self.secret_seat = NOBODY  # who has sealed one
        self.sealed_to: dict[int, bytes] = {}  # the keys to which it is sealed
        self.burnt_by = (NOBODY, b"")
        self.talk: list[rows.Said] = []
        self.length = 1  # rows so far
        self.at = self.moved_at = opened.at

    @property
    def box(self) -> Box:
        return games.box(self.opened.game)

    @property
    def commitment(self) -> str:
        """What is published of the seed before anything is drawn from it."""
        return commitment_of(self.seed)

    @property
    def playing(self) -> bool:
        return self.match is not None and not self.match.over

    @property
    def unsure(self) -> bool:
        """Whether nobody can tell any more that what was told last is told alike by the rules of today."""
        return self.match is not None and not self.covered and self.under != self.box.rules

    @property
    def changed(self) -> bool:
        """Whether the match cannot go on, since it went otherwise before, or may have."""
        return self.differs or self.unsure

    @property
    def rules_now(self) -> str:
        """What a choice says of the rules it is made under: nothing, if they are those that the match began under."""
        now = self.box.rules
        return "" if self.match is None or now == self.match.rules else now

    @property
    def readers(self) -> list[int]:
        """The seats that could read the secret as it is sealed now."""
        keys = dict(enumerate(place.key for place in self.places))
        return [seat for seat, key in self.sealed_to.items() if keys.get(seat) == key]

    def seat_of(self, token_hash: bytes) -> int:
        """Whose token this is, or nobody's."""
        holds = (seat for seat, place in enumerate(self.places) if any(same(token_hash, own) for own in place.tokens))
        return next(holds, SPECTATOR)

    def free_seat(self) -> int:
        """The first place that nobody has, else the first that a bot has."""
        empty = (seat for seat, place in enumerate(self.places) if not place.taken)
        bots = (seat for seat, place in enumerate(self.places) if not place.human)
        return next(empty, next(bots, NOBODY))

    def entropy(self) -> str:
        """What each person has added to the luck."""
        return ",".join(place.entropy for place in self.places if place.human and place.entropy) or "-"

    def names(self) -> list[str]:
        """Everybody's names, as a match takes them."""
        return seat_names([place.name for place in self.places])

    # --- following rows ---

    def apply_all(self, found: list[Row]) -> None:
        """Become what the table is after all its rows; matches that are long over need not be played again."""
        last = max((at for at, row in enumerate(found) if isinstance(row, rows.Again)), default=0)
        for at, row in enumerate(found):
            if at < last and isinstance(row, rows.Begun | rows.Chose):
                self.length += 1
            else:
                self.apply(row)

    def apply(self, row: Row) -> None:
        """Become what the table is after this row."""
        FOLLOW[type(row)](self, row)
        self.length += 1

    def sat(self, row: rows.Sat) -> None:
        place = self.places[row.seat]
        place.name, place.level, place.tokens, place.links = row.name, "", [row.token], {}
        place.entropy, place.key = row.entropy, b""
        if self.host == NOBODY:
            self.host = row.seat

    def stood(self, row: rows.Stood) -> None:
        place = self.places[row.seat]
        place.tokens, place.links, place.key = [], {}, b""
        self.forget_whispers(row.seat)
        if row.bot:
            place.level = "simple"
        else:
            place.name, place.level, place.entropy, place.wins = "", "", "", 0
        if self.host == row.seat:
            self.host = self.next_human(row.seat)

    def next_human(self, seat: int) -> int:
        """The next person round the table."""
        order = [(seat + step) % len(self.places) for step in range(1, len(self.places))]
        return next((each for each in order if self.places[each].human), NOBODY)

    def botted(self, row: rows.Botted) -> None:
        place = self.places[row.seat]
        place.name, place.level, place.tokens, place.entropy, place.key = row.name, row.level, [], "", b""

    def forget_whispers(self, seat: int) -> None:
        """What was whispered to and by somebody is nothing for who comes after."""
        self.talk = [said for said in self.talk if said.to == NOBODY or seat not in (said.seat, said.to)]

    def lent(self, row: rows.Lent) -> None:
        self.places[row.seat].links[row.link] = row.away

    def claimed(self, row: rows.Claimed) -> None:
        place = self.places[row.seat]
        if place.links.pop(row.link):
            self.forget_whispers(row.seat)
            place.tokens, place.links, place.key = [row.token], {}, b""
            place.name = row.name or place.name
            place.entropy = row.entropy or place.entropy
        else:
            place.tokens.append(row.token)

    def hosted(self, row: rows.Hosted) -> None:
        self.host = row.seat

    def set(self, row: rows.Changed) -> None:
        for name in ("options", "clock", "locked", "watching", "whispers", "paused"):
            value = getattr(row, name)
            setattr(self, name, getattr(self, name) if value is None else value)
        if row.places is not None:
            self.places = [*self.places, *(Place() for _ in range(row.places))][: row.places]

    def begun(self, row: rows.Begun) -> None:
        typed = zip(row.names, self.places, strict=True)
        self.typed = {name: place.name for name, place in typed if place.name != name}
        game = games.load(self.opened.game)
        stream = Stream(self.seed, row.entropy)
        self.matches += 1
        try:
            self.match = Match(game, row.names, self.options, stream, self.opened.contents, row.rules)
        except (BadOption, BadSeats, MatchError):  # under the rules of today it could not have begun
            self.match = None
            return
        self.digest, self.told, self.differs = b"", 0, False
        self.under, self.covered = self.match.rules, False
        if self.secret_seat != NOBODY and self.match.secret:
            self.match.secret.write(self.secret_seat)
        self.moved_at = row.at

    def chose(self, row: rows.Chose) -> None:
        match = self.match
        if match is None or self.differs:
            return
        self.under, self.covered = row.rules or match.rules, False
        try:
            self.differs = row.digest != self.story()
            if not self.differs:
                self.go_on(match, row)
        except MatchError:  # under the rules of today this cannot be chosen here
            self.differs = True

    def cover(self, row: rows.Covered) -> None:
        self.covered = True
        self.differs = self.differs or row.digest != self.story()

    def go_on(self, match: Match, row: rows.Chose) -> None:
        """The match after a choice that counts."""
        if row.text:
            match.write(row.seat, row.text)
        else:
            match.choose(row.seat, row.choice)
        if not match.pending:  # else somebody may just have had another idea, which is no reason to wait longer
            self.moved_at = row.at
        for seat in match.winners:
            self.places[seat].wins += 1

    def story(self) -> bytes:
        """A digest of all that has been told in the match: under other rules it would be another."""
        told = self.match.told if self.match else []
        if self.told < len(told):
            story = ";".join(",".join(map(str, each.event)) for each in told[self.told :])
            self.digest = hashlib.sha256(self.digest + story.encode()).digest()[:DIGEST_BYTES]
            self.told = len(told)
        return self.digest

    def again(self, row: rows.Again) -> None:
        self.seed, self.match = row.seed, None
        self.secret_seat, self.sealed_to, self.burnt_by = NOBODY, {}, (NOBODY, b"")
        self.matches = row.matches
        for place, wins in zip(self.places, row.wins, strict=True):
            place.wins = wins

    def said(self, row: rows.Said) -> None:
        self.talk = [*self.talk, row][-TALK_KEPT:]

    def sealed(self, row: rows.Sealed) -> None:
        self.secret_seat = row.seat
        self.sealed_to = {seat: self.places[seat].key for seat in row.readers}
        if self.match and self.match.secret and not self.match.over:
            self.match.secret.write(row.seat)

    def keyed(self, row: rows.Keyed) -> None:
        self.places[row.seat].key = row.key

    def burnt(self, row: rows.Burnt) -> None:
        self.secret_seat, self.sealed_to, self.burnt_by = NOBODY, {}, (row.seat, row.mark)
        secret = self.match.secret if self.match else None
        if secret and secret.winner is not None and secret.writer is not None and not secret.spent:
            secret.spend()


FOLLOW: dict[type, Callable[[Table, Any], None]] = {
    rows.Sat: Table.sat,
    rows.Stood: Table.stood,
    rows.Botted: Table.botted,
    rows.Lent: Table.lent,
    rows.Claimed: Table.claimed,
    rows.Hosted: Table.hosted,
    rows.Changed: Table.set,
    rows.Begun: Table.begun,
    rows.Chose: Table.chose,
    rows.Covered: Table.cover,
    rows.Again: Table.again,
    rows.Said: Table.said,
    rows.Sealed: Table.sealed,
    rows.Keyed: Table.keyed,
    rows.Burnt: Table.burnt,
}
