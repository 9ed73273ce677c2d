"""Playing a record: line by line, to its end or to the first line that is wrong; and checking its luck."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from ossuary.kernel.contract import Line
from ossuary.match import record
from ossuary.match.fairness import RealDice, Stream
from ossuary.match.match import Fell, Match, MatchError, same_words
from ossuary.match.record import Entry, Head, Kind, RecordError


class Unmet(RecordError):
    """An expectation that does not hold."""

    status = 1


class Forged(RecordError):
    """The first step of a record that its luck does not bear out."""

    status = 1


class Unverifiable(RecordError):
    """A record that says nothing by which its luck could be checked."""


def replay(text: str, tell: Callable[[Line], None] | None = None) -> Match:
    """Play a record. `tell` gets each event as it happens; an error is raised after all that came before it."""
    head, body = record.read(text)
    return play(head, body, tell)


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

CONVINCING = 0.01  # a changed choice is named when the luck that fits another one would fit by chance this seldom


def verify(text: str) -> Match:
    """Draw a record's luck again. Raises Forged at the first step that differs, and what `replay` raises."""
    head, body = record.read(text)
    stream = stream_of(head)
    entries = list(body)
    try:
        return redraw(head, stream, entries)
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


def redraw(head: Head, stream: Stream, body: Sequence[Entry]) -> Match:
    """Play the choices with the stream's luck, and hold the record's outcomes against it."""
    match = Match(head.game, head.seats, head.options, stream, head.contents)
    read = 0  # outcomes of the record that agree
    for entry in body:
        drawn = [row for row in match.rows if isinstance(row, Fell)]
        if entry.kind is Kind.OUTCOMES:
            for word in entry.words.split():
                if read == len(drawn):
                    raise RecordError(entry.line, f"expected {match.expected()}; got the outcome {word}")
                if not same_words(word, drawn[read].words, match.names):
                    raise Forged(
                        entry.line, f"outcome {read + 1}: the seed gives {drawn[read].words}; the record has {word}"
                    )
                read += 1
        elif read < len(drawn):
            raise Forged(
                entry.line, f"outcome {read + 1}: the seed gives {drawn[read].words}; the record leaves it out"
            )
        else:
            apply(match, entry)
    return match


def changed_choice(head: Head, stream: Stream, body: Sequence[Entry], forged: Forged) -> Forged | None:
    """The choice that was changed, if another one in its place makes the luck that follows come true."""
    at = next(n for n, entry in enumerate(body) if entry.line == forged.line)
    end = next((n for n in range(at, len(body)) if body[n].kind is Kind.CHOICE), len(body))
    for n in last_choices(body, at):
        for words in other_words(head, stream, body, n):
            other = replace(body[n], words=words)
            told = [*body[:n], other, *body[n + 1 : end]]
            if fits(head, stream, [entry for entry in told if entry.kind is not Kind.EXPECTATION]):
                return Forged(
                    other.line,
                    f"{forged.message}; it would be right if the choice here were changed: expected "
                    f"{other.who}: {words}; got {other.who}: {body[n].words}",
                )
    return None


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
    match = redraw(head, stream, body[:n])
    seat = match.names.index(body[n].who)
    return [words for words in match.choice_words(seat).values() if not same_words(body[n].words, words, match.names)]


def fits(head: Head, stream: Stream, body: Sequence[Entry]) -> bool:
    """Whether the luck of a body is right down to its end, and would hardly be so by chance."""
    try:
        match = redraw(head, stream, body)
    except RecordError:
        return False
    chance = 1.0
    for row in reversed(match.rows):
        if not isinstance(row, Fell):
            break
        chance *= row.draw.weights[row.outcome] / row.draw.total
    return chance < CONVINCING
