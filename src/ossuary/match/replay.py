"""Playing a record: line by line, to its end or to the first line that is wrong."""

from collections.abc import Callable, Iterable

from ossuary.kernel.contract import Line
from ossuary.kernel.luck import Draw, Needed
from ossuary.match import record
from ossuary.match.head import Head, RecordError
from ossuary.match.log import MatchError, cut, same_words, unmarked
from ossuary.match.match import Match
from ossuary.match.record import Entry, Kind


class Unmet(RecordError):
    """An expectation that does not hold."""

    status = 1


class Dictation:
    """Luck as a record dictates it: the words of a line, one draw after another, then nothing more."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.line = 0
        self.match: Match | None = None  # whose words these are; none before setup has asked for the first

    def outcome(self, draw: Draw, step: int, history: str) -> int:
        """The outcome that the next word names; a word that names none stays, and stops the rules."""
        match = self.match
        found = match.find(self.words[0], match.outcome_words(draw, match.marked)) if match and self.words else None
        if found is None:
            raise Needed(draw)
        self.heard(draw, step, history, found)
        del self.words[0]
        return found

    def heard(self, draw: Draw, step: int, history: str, outcome: int) -> None:
        """Somebody may look at each outcome before it counts."""


def replay(text: str, tell: Callable[[Line], None] | None = None) -> Match:
    """Play a record. `tell` gets each event as it happens; an error is raised after all that came before it."""
    head, body = record.read(text)
    return play(head, body, Dictation(), tell)


def play(head: Head, body: Iterable[Entry], luck: Dictation, tell: Callable[[Line], None] | None = None) -> Match:
    """A match between a head and a body, its luck dictated."""
    match = luck.match = open_match(head, luck)
    heard = hear(match, 0, tell)
    lines = iter(body)
    while True:
        try:
            entry = next(lines, None)
            if entry is None:
                return match
            apply(match, entry, luck)
        except RecordError as error:
            raise error.while_waiting(match, head) from None
        finally:
            heard = hear(match, heard, tell)


def hear(match: Match, since: int, tell: Callable[[Line], None] | None) -> int:
    """Tell what is new; returns how much there is by now."""
    if tell is not None:
        for line in match.story(since=since):
            tell(line)
    return len(match.told)


def open_match(head: Head, luck: Dictation) -> Match:
    """The match that a head describes."""
    return Match(head.game, head.seats, head.options, luck, head.contents)


def apply(match: Match, entry: Entry, luck: Dictation) -> None:
    """One line of the body."""
    try:
        if entry.kind is Kind.CHOICE:
            match.choose_words(match.names.index(entry.who), entry.words, final=True)
        elif entry.kind is Kind.OUTCOMES:
            dictate(match, entry, luck)
        else:
            expect(match, entry)
    except MatchError as error:
        raise RecordError(entry.line, str(error), says_what_is_due=True) from None


def dictate(match: Match, entry: Entry, luck: Dictation) -> None:
    """A line of outcomes, in one run of the rules."""
    luck.words, luck.line = entry.words.split(), entry.line
    match.go_on()
    if luck.words:
        match.supply_word(luck.words[0])  # which says why it cannot be


def expect(match: Match, entry: Entry) -> None:
    """An expectation must hold here."""
    facts = match.facts(match.marked)
    fact = next((name for name in facts if same_words(entry.who, name)), None)
    if fact is None:
        raise RecordError(entry.line, f"expected a fact among {', '.join(match.facts())}; got {entry.who!r}")
    folds = (str.casefold, match.texts.fold) if match.texts else (str.casefold,)
    if not any(same_words(entry.words, facts[fact], fold) for fold in folds):
        raise Unmet(entry.line, unmarked(f"expected {fact} {cut(entry.words)}; found {facts[fact]}"))
