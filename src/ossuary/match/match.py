"""One match of any game: the only caller of rules outside bots and the lab.

The rules are handed a copy of the state from before the step (setup, or the choices that resolve together). Where
luck has to come from a person, they stop in the middle; what they did so far is the state to look at, and when the
outcome is there they are run again on a fresh copy with a longer tape. So nothing in a game knows about waiting.
"""

from collections.abc import Mapping, Sequence

from ossuary.kernel.contract import SPECTATOR, Game, Line
from ossuary.kernel.luck import Draw, Luck, Needed
from ossuary.kernel.options import read_options
from ossuary.kernel.state import State
from ossuary.match.fairness import Fairness, Stream, begin_history, extend_history
from ossuary.match.log import Chosen, Fell, IllegalChoice, ImpossibleOutcome, NotAsked, Step, Told, find, listed, marked
from ossuary.match.seats import check_seats

MOST_OUTCOMES = 512  # that follow from one choice; a roll-off that ties for ever ends here


class Match:
    """A match from its first outcome to its last.

    `choose` and `supply` are the two ways forward; everything else looks. Seats are numbers here; `names` has theirs.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: str = "",
        fairness: Fairness | None = None,
        contents: str | None = None,
    ) -> None:
        check_seats(game.box, seats)
        self.game = game
        self.names = tuple(seats)
        self.marked = marked(self.names)  # what words are asked for with, to compare them
        self.options = ", ".join(filter(None, (part.strip() for part in options.split(","))))
        self.contents = None if contents is None else contents.replace("\r\n", "\n").strip("\n")
        self.fairness: Fairness = Stream() if fairness is None else fairness
        self.values = {**read_options(game.box.options, self.options, self.names), "contents": self.contents}
        opening = game.State()
        game.fill(opening, self.values, len(self.names))
        self.words = game.words_of(self.contents)
        self.rows: list[Chosen | Fell] = []
        self.told: list[Told] = []
        self.pending: dict[int, int] = {}  # simultaneous choices, which may be changed until the last seat has chosen
        self.final: set[int] = set()  # the seats whose pending choice may not be changed: it stands in a record
        self.due: Draw | None = None  # what a person has to roll or draw before the match can go on
        self.fallen = 0  # outcomes so far
        self.history = begin_history(self.opening_lines())
        self.state = opening
        self.step = Step(opening, None)
        self.run()

    def opening_lines(self) -> list[str]:
        """What a match is before anything happens, as its history begins."""
        lines = [f"game: {self.game.box.name}", f"rules: {self.game.box.rules}", f"seats: {', '.join(self.names)}"]
        set_to = ", ".join(f"{name}={value}" for name, value in sorted(self.values.items()) if name != "contents")
        return [*lines, f"options: {set_to}", *([self.contents] if self.contents is not None else [])]

    # --- looking ---

    @property
    def over(self) -> bool:
        return self.due is None and not self.state.awaiting

    @property
    def awaiting(self) -> list[int]:
        """The seats that have yet to choose; none while an outcome is due."""
        if self.due is not None:
            return []
        return [seat for seat in self.asked if seat not in self.pending]

    @property
    def asked(self) -> list[int]:
        """The seats that may choose, or change what they chose."""
        if self.due is not None:
            return []
        return [seat for seat in range(len(self.names)) if self.state.awaiting >> seat & 1]

    @property
    def question(self) -> str:
        """The record's word for what is asked."""
        if self.due is not None:
            return "outcome"
        return "-" if self.over else self.words.question(self.state.question)

    @property
    def winners(self) -> list[int]:
        """Who won; nobody before the end."""
        if not self.over:
            return []
        won = self.game.scores(self.state, [0] * len(self.names))
        return [seat for seat in range(len(self.names)) if won >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """The choices open to a seat that is asked."""
        if seat not in self.asked:
            raise NotAsked(f"expected {self.expected()}; got a question about {self.name(seat)}")
        out = [0] * self.game.box.choices
        return out[: self.game.legal(self.state, seat, out)]

    def view(self, seat: int = SPECTATOR) -> State:
        """The state as a seat may know it."""
        out = self.game.State()
        self.game.view(self.state, seat, out)
        return out

    def shown(self, seat: int = SPECTATOR, since: int = 0) -> list[tuple[int, tuple[int, ...]]]:
        """The events numbered from `since` on, as this seat is shown them: the same ones, details blanked."""
        return [(told.number, self.game.show(told.event, seat)) for told in self.told[since:]]

    def information(self, seat: int = SPECTATOR) -> list[tuple[int, ...]]:
        """All that a seat has learnt: the events it was shown and its own choices, in order."""
        learnt: list[tuple[int, ...]] = []
        at = 0
        for number, row in enumerate(self.rows):
            while at < len(self.told) and self.told[at].after <= number:
                learnt.append(self.game.show(self.told[at].event, seat))
                at += 1
            if isinstance(row, Chosen) and row.seat == seat:
                learnt.append((row.choice,))
        learnt.extend(self.game.show(told.event, seat) for told in self.told[at:])
        return learnt

    def facts(self, names: Sequence[str] = ()) -> dict[str, str]:
        """The whole truth, under the record's names."""
        names = names or self.names
        return {
            **self.words.facts(self.state, names),
            "winners": listed(names[seat] for seat in self.winners),
            "over": "yes" if self.over else "no",
            "awaiting": listed(names[seat] for seat in self.awaiting),
            "question": self.question,
        }

    def story(self, seat: int | None = None, since: int = 0) -> list[Line]:
        """The events in sentences: whole ones, or as a seat is shown them."""
        events = [t.event for t in self.told[since:]] if seat is None else [e for _, e in self.shown(seat, since)]
        return [self.words.tell(event, self.names) for event in events]

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else f"seat {seat}"

    def expected(self) -> str:
        """What the match is waiting for, in words."""
        if self.due is not None:
            words = " ".join(self.outcome_words().values())
            return f"an outcome, {self.words.ask_luck(self.state, self.due, self.names)}: one of {words}"
        if self.over:
            return "nothing more: the match is over"
        seats = self.awaiting
        legal = {seat: ", ".join(self.choice_words(seat).values()) for seat in seats}
        if len(set(legal.values())) == 1:
            return f"{self.question} of {' or '.join(map(self.name, seats))}: one of {legal[seats[0]]}"
        return "; ".join(f"{self.question} of {self.name(seat)}: one of {words}" for seat, words in legal.items())

    # --- going on ---

    def choose(self, seat: int, choice: int, *, final: bool = False) -> None:
        """Commit a choice. Where several seats are asked it is held until the last one is in, and until then may be

        changed, unless it is `final`.
        """
        if seat in self.final:
            raise NotAsked(f"expected {self.expected()}; got a second choice of {self.name(seat)}")
        if seat not in self.asked or choice not in self.legal(seat):
            kind = IllegalChoice if seat in self.asked else NotAsked
            raise kind(f"expected {self.expected()}; got choice {choice} of {self.name(seat)}")
        self.pending[seat] = choice
        if self.awaiting:
            self.final |= {seat} if final else set()
            return
        choices = sorted(self.pending.items())
        self.pending, self.final = {}, set()
        for each, chosen in choices:
            words = self.words.choice(self.state, each, chosen, self.names)
            self.rows.append(Chosen(each, chosen, words))
            self.history = extend_history(self.history, f"{self.names[each]}: {words}")
        self.step = Step(self.state, choices)
        self.run()

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

    def address(self, event: tuple[int, ...]) -> int:
        """The seats that are shown an event whole."""
        return sum(1 << seat for seat in range(len(self.names)) if self.game.show(event, seat) == event)

    # --- words ---

    def choice_words(self, seat: int, names: Sequence[str] = ()) -> dict[int, str]:
        """The record's words for every choice open to a seat."""
        return {each: self.words.choice(self.state, seat, each, names or self.names) for each in self.legal(seat)}

    def outcome_words(self, draw: Draw | None = None, names: Sequence[str] = ()) -> dict[int, str]:
        """The record's words for every outcome that a draw can have: the one that is due, unless another is meant."""
        draw = draw or self.due
        if draw is None:
            return {}
        possible = [outcome for outcome, weight in enumerate(draw.weights) if weight]
        return {each: self.words.outcome(self.state, draw, each, names or self.names) for each in possible}

    def choose_words(self, seat: int, text: str, *, final: bool = False) -> None:
        """`choose`, by words."""
        if seat not in self.asked:
            raise NotAsked(f"expected {self.expected()}; got {self.name(seat)}: {text}")
        choice = self.find(text, self.choice_words(seat, self.marked))
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

    def find(self, text: str, words: Mapping[int, str]) -> int | None:
        """The number whose words these are; seats' names are told from words where they are marked."""
        return find(text, words)
