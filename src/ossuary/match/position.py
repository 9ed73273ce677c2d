"""Where a match stands: whom it waits for, what they may do, what they may know, in numbers and in words."""

from collections.abc import Sequence

from ossuary.kernel.contract import SPECTATOR, Game, LaysOut, Line, Texts, Words
from ossuary.kernel.luck import Draw
from ossuary.kernel.state import State
from ossuary.match.log import Chosen, Fell, NotAsked, Told, listed


class Position:
    """All that can be seen of a match, and nothing that changes it."""

    game: Game
    names: tuple[str, ...]
    words: Words
    texts: Texts | None  # what people write, in a game that asks for it
    state: State
    due: Draw | None  # what a person has to roll or draw before the match can go on
    pending: dict[int, int]  # simultaneous choices, which may be changed until the last seat has chosen
    rows: list[Chosen | Fell]
    told: list[Told]
    open: dict[int, list[int]]  # the choices open to seats, since the rules last acted

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
        awaiting = self.state.awaiting if self.due is None else 0
        return [seat for seat in range(len(self.names)) if awaiting >> seat & 1]

    def is_asked(self, seat: int) -> bool:
        """Whether a seat may choose, or change what it chose."""
        return self.due is None and 0 <= seat < len(self.names) and self.state.awaiting >> seat & 1 == 1

    @property
    def question(self) -> str:
        """The record's word for what is asked."""
        if self.due is not None:
            return "outcome"
        return "-" if self.over else self.words.question(self.state.question)

    @property
    def text_word(self) -> str:
        """The word before the text that is asked for; empty where none is."""
        return self.texts.word(self.state.question) if self.texts and self.due is None and not self.over else ""

    @property
    def winners(self) -> list[int]:
        """Who won; nobody before the end."""
        if not self.over:
            return []
        won = self.game.scores(self.state, [0] * len(self.names))
        return [seat for seat in range(len(self.names)) if won >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """The choices open to a seat that is asked."""
        if not self.is_asked(seat):
            raise NotAsked(f"expected {self.expected()}; got a question about {self.name(seat)}")
        if seat not in self.open:
            out = [0] * self.game.box.choices
            self.open[seat] = out[: self.game.legal(self.state, seat, out)]
        return self.open[seat]

    def view(self, seat: int = SPECTATOR) -> State:
        """The state as a seat may know it."""
        out = self.game.State.empty()
        self.game.view(self.state, seat, out)
        return out

    def shown(self, seat: int = SPECTATOR, since: int = 0) -> list[tuple[int, tuple[int, ...]]]:
        """The events numbered from `since` on, as this seat is shown them: the same ones, details blanked."""
        return [(told.number, self.shown_of(told, seat)) for told in self.told[since:]]

    def shown_of(self, told: Told, seat: int) -> tuple[int, ...]:
        """One event as this seat is shown it."""
        whole = seat != SPECTATOR and told.address >> seat & 1
        return told.event if whole else self.game.show(told.event, seat)

    def information(self, seat: int = SPECTATOR) -> list[tuple[int, ...]]:
        """All that a seat has learnt: the events it was shown and its own choices, in order."""
        learnt: list[tuple[int, ...]] = []
        at = 0
        for number, row in enumerate(self.rows):
            while at < len(self.told) and self.told[at].after <= number:
                learnt.append(self.game.show(self.told[at].event, seat))
                at += 1
            if isinstance(row, Chosen) and row.seat == seat:
                learnt.append((row.alone,))
        learnt.extend(self.game.show(told.event, seat) for told in self.told[at:])
        return learnt

    def facts(self, names: Sequence[str] = ()) -> dict[str, str]:
        """The whole truth, under the record's names."""
        names = names or self.names
        return {
            **self.words.facts(self.state, names),
            **(self.texts.facts(names) if self.texts else {}),
            "winners": listed(names[seat] for seat in self.winners),
            "over": "yes" if self.over else "no",
            "awaiting": listed(names[seat] for seat in self.awaiting),
            "question": self.question,
        }

    def on_table(self, seat: int = SPECTATOR) -> list[str]:
        """What lies on the table besides the facts, as far as a seat knows, in lines."""
        words = self.words
        return list(words.on_table(self.view(seat), self.names)) if isinstance(words, LaysOut) else []

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
        if self.text_word:
            return f"{self.question} of {' or '.join(map(self.name, seats))}: {self.text_word} and a text"
        legal = {seat: ", ".join(self.choice_words(seat).values()) for seat in seats}
        if len(set(legal.values())) == 1:
            return f"{self.question} of {' or '.join(map(self.name, seats))}: one of {legal[seats[0]]}"
        return "; ".join(f"{self.question} of {self.name(seat)}: one of {words}" for seat, words in legal.items())

    def address(self, event: tuple[int, ...]) -> int:
        """The seats that are shown an event whole."""
        seats = 0
        for seat in range(len(self.names)):
            if self.game.show(event, seat) == event:
                seats |= 1 << seat
        return seats

    def choice_words(self, seat: int, names: Sequence[str] = ()) -> dict[int, str]:
        """The record's words for every choice open to a seat."""
        return {each: self.words.choice(self.state, seat, each, names or self.names) for each in self.legal(seat)}

    def held_words(self, seat: int) -> str:
        """The record's words for a choice that waits for others."""
        if self.texts and self.text_word:
            return f"{self.text_word} {self.texts.written[seat]}"
        return self.words.choice(self.state, seat, self.pending[seat], self.names)

    def outcome_words(self, draw: Draw | None = None, names: Sequence[str] = ()) -> dict[int, str]:
        """The record's words for every outcome that a draw can have: the one that is due, unless another is meant."""
        draw = draw or self.due
        if draw is None:
            return {}
        possible = [outcome for outcome, weight in enumerate(draw.weights) if weight]
        return {each: self.words.outcome(self.state, draw, each, names or self.names) for each in possible}
