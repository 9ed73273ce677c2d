"""Checking a record's luck: every outcome drawn again, and the first step that was forged named.

A changed die differs from what the seed gives. A changed choice makes all luck after it differ, since the history of
choices goes into every draw; it is found by trying what else could have been chosen, and named when another choice
makes all the rest of the record come true, and that is more than chance will explain. (Where something else was forged
further on, it need not be all, but very much.) A choice with no luck after it leaves no trace, and one with hardly any
cannot be told from a changed die: no record can prove it.

Whoever has the seed (after the match, anybody) can write a record of another match that verifies too. So what a right
record proves, it proves beside the record that one kept, or beside the commitment that one was given before the match.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from math import log2

from ossuary.kernel.luck import Draw
from ossuary.match import record
from ossuary.match.fairness import Stream
from ossuary.match.head import Head, RecordError
from ossuary.match.match import Match
from ossuary.match.record import Entry, Kind
from ossuary.match.replay import Dictation, play

CONVINCING = 7  # bits: luck would fit another choice by chance once in 128 times
BEYOND_DOUBT = 20  # bits: where it does not fit to the end, for something else was forged there
SUSPECTS = 12  # choices before the first wrong line that may have been changed, and all made together with them
MOST_OTHERS = 300  # other choices to try


class Forged(RecordError):
    """The first step of a record that its luck does not bear out."""

    status = 1


class Unverifiable(RecordError):
    """A record that says nothing by which its luck could be checked."""


class Check(Dictation):
    """A dictation that is held against the stream."""

    def __init__(self, stream: Stream) -> None:
        super().__init__()
        self.stream = stream
        self.bits = 0.0  # how unlikely all that agrees would be by chance

    def heard(self, draw: Draw, step: int, history: str, outcome: int) -> None:
        """The stream must give the same."""
        right = self.stream.outcome(draw, step, history)
        if right != outcome and self.match:
            words = self.match.outcome_words(draw)
            raise Forged(
                self.line, f"outcome {step + 1}: the seed gives {words[right]}; the record has {words[outcome]}"
            )
        self.bits += log2(draw.total / draw.weights[outcome])


def verify(text: str) -> Match:
    """Draw a record's luck again. Raises Forged at the first step that differs, and what `replay` raises."""
    head, lines = record.read(text)
    stream = stream_of(head)
    read: list[Entry] = []
    check = Check(stream)
    try:
        return play(head, remembered(lines, read), check)
    except RecordError as error:
        rest = [*read, *readable(lines)]
        raise changed_choice(head, stream, rest, len(read), check.bits, error) or error from None


def remembered(lines: Iterator[Entry], read: list[Entry]) -> Iterator[Entry]:
    """The same lines, kept as they are read."""
    for entry in lines:
        read.append(entry)
        yield entry


def readable(lines: Iterator[Entry]) -> Iterator[Entry]:
    """Lines as far as they can be read."""
    try:
        yield from lines
    except RecordError:
        return


def stream_of(head: Head) -> Stream:
    """The stream that a head claims; its seed must be the one that was committed to."""
    missing = [f"{key}:" for key in ("commitment", "seed", "entropy") if key not in head.values]
    if missing:
        raise Unverifiable(
            head.end,
            "expected a head with commitment:, seed: and entropy: to check the luck by; "
            f"got no {' and no '.join(missing)} (dice that somebody rolled cannot be checked)",
        )
    if not head.same_rules:
        raise Unverifiable(head.lines["rules"], head.other_rules)
    stream = Stream(bytes.fromhex(head.values["seed"]), head.values["entropy"])
    if stream.commitment != head.values["commitment"]:
        raise Forged(
            head.lines["seed"],
            f"the seed is not the one that was committed to: expected one whose SHA-256 is "
            f"{head.values['commitment']}; this one's is {stream.commitment}",
        )
    return stream


def changed_choice(
    head: Head, stream: Stream, body: Sequence[Entry], wrong: int, bits: float, error: RecordError
) -> Forged | None:
    """The choice that was changed, if another one in its place makes the luck that follows come true."""
    places = ((n, words) for n in suspects(body[:wrong]) for words in other_words(head, body, n))
    others = list(islice(places, MOST_OTHERS))
    agreeing = {each: agreement(head, stream, body, *each) for each in others}
    best = max(agreeing, key=agreeing.__getitem__, default=None)
    if best is None:
        return None
    (to_the_end, agreed), (n, words) = agreeing[best], best
    more = agreed - bits - log2(others.index(best) + 1)  # the further back, the more were tried, and one may fit
    if more < (CONVINCING if to_the_end else BEYOND_DOUBT):
        return None
    return Forged(
        body[n].line,
        f"this choice was changed (by it, line {error.line} is wrong; by another, the luck after it is right): "
        f"expected {body[n].who}: {words}; got {body[n].who}: {body[n].words}",
    )


def suspects(body: Sequence[Entry]) -> Iterator[int]:
    """The choices that may have been changed, last first; of those made together, all."""
    found = 0
    for n in reversed(range(len(body))):
        if body[n].kind is Kind.CHOICE:
            found += 1
            yield n
        elif body[n].kind is Kind.OUTCOMES and found >= SUSPECTS:
            return


def other_words(head: Head, body: Sequence[Entry], n: int) -> list[str]:
    """What else could have been chosen at this place."""
    try:
        match = play(head, body[:n], Dictation())
    except RecordError:
        return []
    seat = match.names.index(body[n].who)
    if seat not in match.asked or match.text_word:  # of texts there is no end
        return []
    given = match.find_choice(seat, body[n].words)
    return [words for choice, words in match.choice_words(seat).items() if choice != given]


def agreement(head: Head, stream: Stream, body: Sequence[Entry], n: int, words: str) -> tuple[bool, float]:
    """Whether all luck agrees when one line says something else, and how many bits; expectations do not count."""
    told = [*body[:n], replace(body[n], words=words), *body[n + 1 :]]
    check = Check(stream)
    try:
        play(head, [entry for entry in told if entry.kind is not Kind.EXPECTATION], check)
    except RecordError:
        return False, check.bits
    return True, check.bits
