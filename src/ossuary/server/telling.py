"""What each seat is told of a row, and what it is shown when it comes in: the one place where secrecy is decided here.

A row concerns everybody or somebody; everybody gets a message with its number, so that no number is ever missing, and
nobody can tell by lengths or counts what others were told. Positions are sent once, whole, and then only what changed.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ossuary.kernel.state import State
from ossuary.match.fairness import Stream
from ossuary.match.match import Match
from ossuary.server import messages as m
from ossuary.server import rows
from ossuary.server.outside import table_now
from ossuary.server.place import NOBODY
from ossuary.server.rows import Row
from ossuary.server.table import Table

COMMON = ("awaiting", "question", "over")
STOPPED = "the rules of this game have changed since the match began, and it would have gone otherwise under them"
UNSURE = "the rules of this game have changed since, and it cannot be told whether what came last would come under them"


@dataclass
class Audience:
    """Those who are told the same: one seat's devices, or all who look on, that asked for the same kinds of things."""

    seat: int
    lines: bool = False
    facts: bool = False
    seen: dict[str, Any] = field(default_factory=dict[str, Any])  # the cells of the view as it was sent last
    seen_facts: dict[str, str] = field(default_factory=dict[str, str])
    told: int = 0  # events

    def welcome(self, table: Table, here: set[int]) -> m.Welcome:
        """Everything, as it is now."""
        match = self.match_now(table) if table.match else None
        talk = [self.tell_said(table, row, 0) for row in table.talk]
        return m.Welcome(table.length - 1, self.seat, table_now(table, here), match, talk)

    def match_now(self, table: Table) -> m.MatchNow:
        """The match as this seat sees it; from here on, only changes are sent."""
        match = table.match
        assert match is not None
        view = match.view(self.seat)
        self.seen = cells_of(view)
        self.seen_facts = facts_of(match, view) if self.facts else {}
        self.told = len(match.told)
        fairness = match.fairness
        assert isinstance(fairness, Stream)
        return m.MatchNow(
            names=[table.typed.get(name, name) for name in match.names],
            options=match.options,
            commitment=fairness.commitment,
            entropy=fairness.entropy,
            view=sent(self.seen),
            awaiting=match.awaiting,
            question=match.question,
            asked=len(match.rows),
            events=self.told,
            over=match.over,
            winners=match.winners,
            seed=fairness.seed.hex() if match.over else "",
            facts=self.seen_facts if self.facts else None,
            ask=self.ask_of(match, view),
            stopped=STOPPED if table.differs else UNSURE if table.unsure else "",
        )

    def tell(self, table: Table, row: Row, public: m.Chose | None = None) -> m.Numbered:
        """What this audience is told of the row that the table has just followed, of which `public` is for all."""
        public = public or public_of(table, row)
        if public is None:
            return TELL[type(row)](self, table, row, table.length - 1)
        assert table.match is not None
        if isinstance(public, m.Went):
            return self.tell_went(table.match, public)
        if public.seat != self.seat or public.seat not in table.match.pending:
            return public
        return m.Chose(public.n, public.seat, public.by, table.match.held_words(public.seat))

    def tell_went(self, match: Match, public: m.Went) -> m.Went:
        """What the rules did, as this seat is shown it, and what it is asked now."""
        told, lines = self.shown(match, self.told)
        self.told = len(match.told)
        view = match.view(self.seat)
        return m.Went(
            public.n,
            public.seat,
            public.by,
            told=told,
            lines=lines,
            view=self.view_changes(view),
            facts=self.fact_changes(match, view) if self.facts else None,
            awaiting=public.awaiting,
            q=public.q,
            asked=public.asked,
            ask=self.ask_of(match, view),
            over=public.over,
            winners=public.winners,
            seed=public.seed,
        )

    def ask_of(self, match: Match, view: State) -> m.Ask | None:
        """The question to this seat, if it is asked; also while what it chose may still be changed."""
        if not match.is_asked(self.seat):
            return None
        write = match.text_word
        text = match.words.ask(view, self.seat, match.names) if self.lines else ""
        choices = [] if write else list(match.choice_words(self.seat).items())
        chosen = match.held_words(self.seat) if self.seat in match.pending else ""
        return m.Ask(len(match.rows), match.question, choices, text, write, chosen)

    def tell_sat(self, table: Table, row: rows.Sat, n: int) -> m.Numbered:
        return m.Sat(n, row.seat, row.name, table.host)

    def tell_stood(self, table: Table, row: rows.Stood, n: int) -> m.Numbered:
        place = table.places[row.seat]
        return m.Stood(n, row.seat, table.host, place.name, bool(place.level), row.by != NOBODY)

    def tell_botted(self, table: Table, row: rows.Botted, n: int) -> m.Numbered:
        return m.Botted(n, row.seat, row.name, row.level)

    def tell_lent(self, table: Table, row: rows.Lent, n: int) -> m.Numbered:
        return m.Lent(n, row.seat)

    def tell_claimed(self, table: Table, row: rows.Claimed, n: int) -> m.Numbered:
        return m.Claimed(n, row.seat, table.places[row.seat].name, len(table.places[row.seat].tokens) == 1)

    def tell_hosted(self, table: Table, row: rows.Hosted, n: int) -> m.Numbered:
        return m.Hosted(n, row.seat)

    def tell_changed(self, table: Table, row: rows.Changed, n: int) -> m.Numbered:
        return m.Changed(n, row.places, row.options, row.clock, row.locked, row.watching, row.whispers, row.paused)

    def tell_begun(self, table: Table, row: rows.Begun, n: int) -> m.Numbered:
        match = table.match
        assert match is not None
        told, lines = self.shown(match, 0)
        return m.Begun(n, self.match_now(table), table.matches, told, lines)

    def shown(self, match: Match, since: int) -> tuple[list[tuple[int, ...]], list[tuple[str, str]] | None]:
        """Events as this seat is shown them, without the noughts at their ends, and as sentences if asked for."""
        events = [event for _, event in match.shown(self.seat, since)]
        lines = [match.words.tell(event, match.names) for event in events] if self.lines else None
        return [trimmed(event) for event in events], None if lines is None else [(li.text, li.rule) for li in lines]

    def view_changes(self, view: State) -> dict[str, Any]:
        """The fields of the view that are not as they were sent."""
        before, self.seen = self.seen, cells_of(view)
        return sent({name: value for name, value in self.seen.items() if before[name] != value})

    def fact_changes(self, match: Match, view: State) -> dict[str, str]:
        """The facts that are not as they were sent; `-` for what is none any more."""
        before, self.seen_facts = self.seen_facts, facts_of(match, view)
        gone = {name: "-" for name in before if name not in self.seen_facts}
        return {name: value for name, value in self.seen_facts.items() if before.get(name) != value} | gone

    def tell_covered(self, table: Table, row: rows.Covered, n: int) -> m.Numbered:
        return m.Changed(n)  # nothing that anybody need know

    def tell_again(self, table: Table, row: rows.Again, n: int) -> m.Numbered:
        return m.LaidOut(n, table.commitment)

    def tell_said(self, table: Table, row: rows.Said, n: int) -> m.Numbered:
        if row.to in (NOBODY, self.seat) or row.seat == self.seat:
            return m.Talk(n, row.seat, row.text, row.kind, row.to)
        return m.Talk(n, row.seat, "", row.kind, row.to)

    def tell_sealed(self, table: Table, row: rows.Sealed, n: int) -> m.Numbered:
        return m.Sealed(n, row.seat, row.readers)

    def tell_keyed(self, table: Table, row: rows.Keyed, n: int) -> m.Numbered:
        return m.Keyed(n, row.seat, row.key.hex())

    def tell_burnt(self, table: Table, row: rows.Burnt, n: int) -> m.Numbered:
        return m.Burnt(n, row.seat)


TELL: dict[type, Callable[[Audience, Table, Any, int], m.Numbered]] = {
    rows.Sat: Audience.tell_sat,
    rows.Stood: Audience.tell_stood,
    rows.Botted: Audience.tell_botted,
    rows.Lent: Audience.tell_lent,
    rows.Claimed: Audience.tell_claimed,
    rows.Hosted: Audience.tell_hosted,
    rows.Changed: Audience.tell_changed,
    rows.Begun: Audience.tell_begun,
    rows.Covered: Audience.tell_covered,
    rows.Again: Audience.tell_again,
    rows.Said: Audience.tell_said,
    rows.Sealed: Audience.tell_sealed,
    rows.Keyed: Audience.tell_keyed,
    rows.Burnt: Audience.tell_burnt,
}


def public_of(table: Table, row: Row) -> m.Chose | None:
    """What all are told of a choice that the table has just followed: worked out once, each seat's own part later."""
    match, n = table.match, table.length - 1
    if match is None or not isinstance(row, rows.Chose):
        return None
    if row.seat in match.pending or table.changed:
        return m.Chose(n, row.seat, row.by)
    return m.Went(
        n,
        row.seat,
        row.by,
        awaiting=match.awaiting,
        q=match.question,
        asked=len(match.rows),
        over=match.over,
        winners=match.winners,
        seed=match.fairness.seed.hex() if match.over and isinstance(match.fairness, Stream) else "",
    )


def cells_of(view: State) -> dict[str, Any]:
    """A view, field by field. Nobody changes a view once it is made, so it need not be copied."""
    return view.__dict__


def sent(cells: dict[str, Any]) -> dict[str, Any]:
    """What is sent of these fields. Whom the match waits for is told apart, without those who have chosen already."""
    return {name: value for name, value in cells.items() if name not in COMMON}


def facts_of(match: Match, view: State) -> dict[str, str]:
    """What a view shows, in the record's words."""
    return dict(match.words.facts(view, match.names))


@lru_cache(1024)
def trimmed(event: tuple[int, ...]) -> tuple[int, ...]:
    """An event without the noughts at its end."""
    end = len(event)
    while end > 1 and not event[end - 1]:
        end -= 1
    return event[:end]
