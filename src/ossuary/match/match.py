"""One match of any game: the only caller of rules outside bots and the lab.

The rules are handed a copy of the state from before the step (setup, or the choices that resolve together). Where
luck has to come from a person, they stop in the middle; what they did so far is the state to look at, and when the
outcome is there they are run again on a fresh copy with a longer tape. So nothing in a game knows about waiting.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from contextlib import suppress

from ossuary.kernel.contract import SPECTATOR, BadText, Game
from ossuary.kernel.luck import Draw, Luck, Needed
from ossuary.kernel.options import read_options, spell_options, with_contents
from ossuary.match.fairness import Fairness, RealDice, Stream, begin_history, extend_history
from ossuary.match.log import Chosen, Fell, IllegalChoice, ImpossibleOutcome, NotAsked, Step, Told, find, marked
from ossuary.match.position import Position
from ossuary.match.seats import check_seats
from ossuary.match.secret import Secret

MOST_OUTCOMES = 512  # that follow from one choice; a roll-off that ties for ever ends here


def as_records_hold(contents: str) -> str:
    """Contents of a table's own as they are read back from a record."""
    return unicodedata.normalize("NFC", contents.replace("\r\n", "\n").strip("\n"))


class Match(Position):
    """A match from its first outcome to its last.

    `choose` and `supply` are the two ways forward; whatever only looks is in position.py. Seats are numbers here;
    `names` has theirs.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: str = "",
        fairness: Fairness | None = None,
        contents: str | None = None,
        rules: str = "",
    ) -> None:
        check_seats(game.box, seats)
        self.game = game
        self.rules = rules or game.box.rules  # the version that it began under, which its history begins with
        self.names = tuple(seats)
        self.marked = marked(self.names)  # what words are asked for with, to compare them
        self.options = ", ".join(filter(None, (part.strip() for part in options.split(","))))
        self.contents = None if contents is None else as_records_hold(contents)
        self.fairness: Fairness = Stream() if fairness is None else fairness
        self.values = with_contents(read_options(game.box.options, self.options, self.names), self.contents)
        opening = game.State()
        game.fill(opening, self.values, len(self.names))
        self.words = game.words_of(self.values)
        self.texts = getattr(self.words, "texts", None)
        self.rows = []
        self.told = []
        self.pending = {}
        self.final: set[int] = set()  # the seats whose pending choice may not be changed: it stands in a record
        self.due = None
        self.fallen = 0  # outcomes so far
        self.history = begin_history(self.opening_lines())
        self.secret = Secret(self.names, lambda: next(iter(self.winners), None)) if game.box.secret else None
        self.state = opening
        self.step = Step(opening, None)
        self.run()

    def opening_lines(self) -> list[str]:
        """What a match is before anything happens, as its history begins: match/fairness.py says it byte by byte."""
        lines = [f"game: {self.game.box.name}", f"rules: {self.rules}", f"seats: {', '.join(self.names)}"]
        set_to = ", ".join(spell_options(self.game.box.options, self.values, self.names))
        return [*lines, f"options: {set_to}", *([self.contents] if self.contents is not None else [])]

    # --- going on ---

    def choose(self, seat: int, choice: int, *, final: bool = False) -> None:
        """Commit a choice. Where several seats are asked it is held until the last one is in, and until then may be

        changed, unless it is `final`.
        """
        if seat in self.final:
            raise NotAsked(f"expected {self.expected()}; got a second choice of {self.name(seat)}")
        if not self.is_asked(seat) or choice not in self.legal(seat):
            kind = IllegalChoice if self.is_asked(seat) else NotAsked
            raise kind(f"expected {self.expected()}; got choice {choice} of {self.name(seat)}")
        if self.texts and self.text_word:
            self.texts.written[seat] = self.texts.spelt(choice)
        self.commit(seat, choice, final)

    def write(self, seat: int, text: str, *, final: bool = False) -> None:
        """Commit a text, where the question takes one."""
        if self.texts is None or not self.text_word or not self.is_asked(seat) or seat in self.final:
            raise NotAsked(f"expected {self.expected()}; got a text of {self.name(seat)}")
        try:
            written = self.texts.read(text)
        except BadText as error:
            raise IllegalChoice(f"{self.question} of {self.name(seat)}: {error}") from None
        self.texts.written[seat] = written
        self.commit(seat, self.texts.alone(written), final)

    def doubt(self, seat: int, text: str) -> str:
        """What a person may want to know before writing this; empty for nothing, or where it will be refused."""
        try:
            return self.texts.doubt(self.state, seat, self.texts.read(text)) if self.texts and self.text_word else ""
        except BadText:
            return ""

    def commit(self, seat: int, choice: int, final: bool) -> None:
        """Hold a choice; the last one that is awaited sets the rules going."""
        self.pending[seat] = choice
        if self.awaiting:
            self.final |= {seat} if final else set()
            return
        alone = self.pending
        choices = self.texts.settle(self.state) if self.texts and self.text_word else alone
        self.pending, self.final = {}, set()
        for each, chosen in sorted(choices.items()):
            words = self.words.choice(self.state, each, chosen, self.names)
            self.rows.append(Chosen(each, chosen, words, alone[each]))
            self.history = extend_history(self.history, f"{self.names[each]}: {words}")
        self.step = Step(self.state, sorted(choices.items()))
        self.run()

    def hides_choice(self, seat: int) -> bool:
        """Whether others know less than the seat itself of what it chooses, until the first outcome that follows."""
        return any(self.hidden_after(seat, choice) for choice in self.legal(seat))

    def hidden_after(self, seat: int, choice: int) -> bool:
        """Whether a choice leads to where the seat knows more than others do."""
        state, own, others = self.state.copy(), self.game.State(), self.game.State()
        with suppress(Needed):
            self.game.choose(state, seat, choice, Luck(source=lambda draw: RealDice().outcome(draw, 0, "")))
        self.game.view(state, seat, own)
        self.game.view(state, SPECTATOR, others)
        return own != others

    def take_back(self) -> None:
        """Let go of all choices that may still be changed, as if nobody had made one."""
        for seat in set(self.pending) - self.final:
            del self.pending[seat]
            if self.texts:
                self.texts.written.pop(seat, None)

    def supply(self, outcome: int) -> None:
        """The outcome that is due, as somebody rolled or drew it."""
        if self.due is None:
            raise NotAsked(f"expected {self.expected()}; got an outcome")
        if not 0 <= outcome < len(self.due.weights) or not self.due.weights[outcome]:
            raise ImpossibleOutcome(f"expected {self.expected()}; got outcome number {outcome}")
        self.fell(self.due, outcome)
        self.run()

    def go_on(self, fairness: Fairness | None = None) -> None:
        """Ask again for an outcome that is due; from here on elsewhere, if so told."""
        self.fairness = fairness or self.fairness
        if self.due is not None:
            self.run()

    def fell(self, draw: Draw, outcome: int) -> None:
        """An outcome joins the log, and the tape of the step that is being run."""
        if len(self.step.tape) >= MOST_OUTCOMES:
            raise ImpossibleOutcome(f"expected at most {MOST_OUTCOMES} outcomes to follow one choice; got more")
        self.rows.append(Fell(draw, outcome, self.words.outcome(self.state, draw, outcome, self.names)))
        self.step.tape.append(outcome)
        self.fallen += 1

    def next_outcome(self, draw: Draw) -> int:
        """What the rules get past the end of the tape."""
        outcome = self.fairness.outcome(draw, self.fallen, self.history)
        self.fell(draw, outcome)
        return outcome

    def run(self) -> None:
        """Run the rules as far as luck allows, and tell what is new."""
        rows = len(self.rows) - len(self.step.tape)  # when this step began
        self.open = {}
        self.state = state = self.step.base.copy()
        luck = Luck(tape=tuple(self.step.tape), source=self.next_outcome, keep=True)
        try:
            if self.step.choices is None:
                self.game.setup(state, luck)
            else:
                for seat, choice in self.step.choices:
                    self.game.choose(state, seat, choice, luck)
            self.due = None
        except Needed as needed:
            self.due = needed.draw
        for event, drawn in list(zip(luck.events or (), luck.told_at, strict=True))[self.step.told :]:
            self.told.append(Told(len(self.told), event, self.address(event), rows + drawn))
            self.step.told += 1

    def choose_words(self, seat: int, text: str, *, final: bool = False) -> None:
        """`choose`, by words."""
        if not self.is_asked(seat):
            raise NotAsked(f"expected {self.expected()}; got {self.name(seat)}: {text}")
        first, *rest = text.split(None, 1) or [""]  # at a blank of any kind: keyboards have more than one
        if self.text_word and first.lower() == self.text_word:
            self.write(seat, "".join(rest), final=final)
            return
        choice = None if self.text_word else self.find_choice(seat, text)
        if choice is None:
            raise IllegalChoice(f"expected {self.expected()}; got {self.name(seat)}: {text}")
        self.choose(seat, choice, final=final)

    def supply_word(self, text: str) -> None:
        """`supply`, by word."""
        if self.due is None:
            raise NotAsked(f"expected {self.expected()}; got the outcome {text}")
        outcome = self.find(text, self.outcome_words(names=self.marked))
        if outcome is None:
            raise ImpossibleOutcome(f"expected {self.expected()}; got {text}")
        self.supply(outcome)

    def find_choice(self, seat: int, text: str) -> int | None:
        """The choice whose words these are; case is what it is among the texts of this match, if it has any."""
        words = self.choice_words(seat, self.marked)
        return find(text, words, self.texts.fold) if self.texts else find(text, words)

    def find(self, text: str, words: Mapping[int, str]) -> int | None:
        """The number whose words these are; seats' names are told from words where they are marked."""
        return find(text, words)
