"""Playing a record: line by line, to its end or to the first line that is wrong; and checking its luck."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from math import log2

from ossuary.kernel.contract import Line
from ossuary.match import record
from ossuary.match.fairness import RealDice, Stream
from ossuary.match.log import Fell, MatchError, same_words
from ossuary.match.match import Match
from ossuary.match.record import Entry, Head, Kind, RecordError


class Unmet(RecordError):
    """An expectation that does not hold."""

    status = 1


class Forged(RecordError):
    """The first step of a record that its luck does not bear out."""

    status = 1

    def __init__(self, line: int, message: str, borne_out: float = 0.0) -> None:
        super().__init__(line, message)
        self.borne_out = borne_out  # bits of luck that agree before it


class Unverifiable(RecordError):
    """A record that says nothing by which its luck could be checked."""


def replay(text: str, tell: Callable[[Line], None] | None = None) -> Match:
    """Play a record. `tell` gets each event as it happens; an error is raised after all that came before it."""
    head, body = record.read(text)
    with other_rules_named(head):
        return play(head, body, tell)


@contextmanager
def other_rules_named(head: Head) -> Generator[None]:
    """What goes wrong with a record of another rules version may be due to that, and says so."""
    try:
        yield
    except RecordError as error:
        made, here = head.values.get("rules", ""), head.game.box.rules
        if made and made != here:
            error.args = (f"{error} (the record was made under rules version {made}; this is version {here})",)
        raise


def play(head: Head, body: Iterator[Entry] | Sequence[Entry], tell: Callable[[Line], None] | None = None) -> Match:
    """A match between a head and a body."""
    match = open_match(head)
    heard = hear(match, 0, tell)
    for entry in body:
        try:
            apply(match, entry)
        finally:
            heard = hear(match, heard, tell)
    return match


def hear(match: Match, since: int, tell: Callable[[Line], None] | None) -> int:
    """Tell what is new; returns how much there is by now."""
    if tell is not None:
        for line in match.story(since=since):
            tell(line)
    return len(match.told)


def open_match(head: Head) -> Match:
    """The match that a head describes, its luck left to the record."""
    return Match(head.game, head.seats, head.options, RealDice(), head.contents)


def apply(match: Match, entry: Entry) -> None:
    """One line of the body."""
    try:
        if entry.kind is Kind.CHOICE:
            choose(match, entry)
        elif entry.kind is Kind.OUTCOMES:
            for word in entry.words.split():
                match.supply_word(word)
        else:
            expect(match, entry)
    except MatchError as error:
        raise RecordError(entry.line, str(error)) from None


def choose(match: Match, entry: Entry) -> None:
    """A choice, final as soon as it is recorded."""
    seat = match.names.index(entry.who)
    if seat in match.pending:
        raise MatchError(f"expected {match.expected()}; got a second choice of {entry.who}: {entry.words}")
    match.choose_words(seat, entry.words)


def expect(match: Match, entry: Entry) -> None:
    """An expectation must hold here."""
    facts = match.facts()
    fact = next((name for name in facts if same_fact(entry.who, name, match.names)), None)
    if fact is None:
        raise MatchError(f"expected a fact among {', '.join(facts)}; got {entry.who!r}")
    if not same_words(entry.words, facts[fact], match.names):
        raise Unmet(entry.line, f"expected {fact} {entry.words}; found {facts[fact]}")


def same_fact(asked: str, name: str, names: Sequence[str]) -> bool:
    """Facts are found whatever their case, seats exactly."""
    seat, dot, rest = name.partition(".")
    if dot and seat in names:
        return asked.partition(".")[0] == seat and asked.partition(".")[2].lower() == rest.lower()
    return asked.lower() == name.lower()


# --- checking luck ---

CONVINCING = 7  # bits: a changed choice is named when luck would fit another one by chance once in 128 times at most


def verify(text: str) -> Match:
    """Draw a record's luck again. Raises Forged at the first step that differs, and what `replay` raises."""
    head, body = record.read(text)
    stream = stream_of(head)
    entries = list(body)
    with other_rules_named(head):
        try:
            return redraw(head, stream, entries)[0]
        except Forged as forged:
            raise changed_choice(head, stream, entries, forged) or forged from None


def stream_of(head: Head) -> Stream:
    """The stream that a head claims; its seed must be the one that was committed to."""
    missing = [f"{key}:" for key in ("commitment", "seed", "entropy") if key not in head.values]
    if missing:
        raise Unverifiable(
            head.end,
            "expected a head with commitment:, seed: and entropy: to check the luck by; "
            f"got no {' and no '.join(missing)}",
        )
    stream = Stream(bytes.fromhex(head.values["seed"]), head.values["entropy"])
    if stream.commitment != head.values["commitment"].lower():
        raise Forged(
            head.lines["seed"],
            f"the seed is not the one that was committed to: expected one whose SHA-256 is "
            f"{head.values['commitment']}; this one's is {stream.commitment}",
        )
    return stream


def redraw(head: Head, stream: Stream, body: Sequence[Entry]) -> tuple[Match, float]:
    """Play the choices with the stream's luck, and hold the record's outcomes against it; also how many bits agree."""
    match = Match(head.game, head.seats, head.options, stream, head.contents)
    read, bits = 0, 0.0  # outcomes of the record that agree, and how unlikely that would be by chance
    for entry in body:
        drawn = [row for row in match.rows if isinstance(row, Fell)]
        if entry.kind is Kind.OUTCOMES:
            for word in entry.words.split():
                if read == len(drawn):
                    raise RecordError(entry.line, f"expected {match.expected()}; got the outcome {word}")
                fell = drawn[read]
                if not same_words(word, fell.words, match.names):
                    message = f"outcome {read + 1}: the seed gives {fell.words}; the record has {word}"
                    raise Forged(entry.line, message, bits)
                read += 1
                bits += log2(fell.draw.total / fell.draw.weights[fell.outcome])
        elif read < len(drawn):
            message = f"outcome {read + 1}: the seed gives {drawn[read].words}; the record leaves it out"
            raise Forged(entry.line, message, bits)
        else:
            apply(match, entry)
    return match, bits


def changed_choice(head: Head, stream: Stream, body: Sequence[Entry], forged: Forged) -> Forged | None:
    """The choice that was changed, if another one in its place makes the luck that follows come true."""
    at = next(n for n, entry in enumerate(body) if entry.line == forged.line)
    others = [(n, words) for n in last_choices(body, at) for words in other_words(head, stream, body, n)]
    borne_out = {each: agreement(head, stream, body, *each) for each in others}
    best = max(borne_out, key=borne_out.__getitem__, default=None)
    if best is None or borne_out[best] - forged.borne_out < CONVINCING + log2(len(others)):
        return None
    changed, words = body[best[0]], best[1]
    return Forged(
        changed.line,
        f"{forged.message}; all would be right if the choice here were changed: expected {changed.who}: {words}; "
        f"got {changed.who}: {changed.words}",
    )


def agreement(head: Head, stream: Stream, body: Sequence[Entry], n: int, words: str) -> float:
    """How many bits of luck agree when one line says something else; expectations do not count."""
    told = [*body[:n], replace(body[n], words=words), *body[n + 1 :]]
    try:
        return redraw(head, stream, [entry for entry in told if entry.kind is not Kind.EXPECTATION])[1]
    except Forged as forged:
        return forged.borne_out
    except RecordError:
        return 0.0


def last_choices(body: Sequence[Entry], at: int) -> list[int]:
    """The choices that the outcomes at this place follow from."""
    while at >= 0 and body[at].kind is not Kind.CHOICE:
        at -= 1
    found: list[int] = []
    while at >= 0 and body[at].kind is not Kind.OUTCOMES:
        if body[at].kind is Kind.CHOICE:
            found.append(at)
        at -= 1
    return found


def other_words(head: Head, stream: Stream, body: Sequence[Entry], n: int) -> list[str]:
    """What else could have been chosen at this place."""
    match, _ = redraw(head, stream, body[:n])
    seat = match.names.index(body[n].who)
    return [words for words in match.choice_words(seat).values() if not same_words(body[n].words, words, match.names)]
