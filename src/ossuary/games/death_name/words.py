"""Death Name in words: what may be chosen, what chance gives, what happened."""

from collections.abc import Mapping, Sequence

from ossuary.games.death_name import content
from ossuary.games.death_name.languages import LANGUAGES
from ossuary.games.death_name.rules import is_day_1
from ossuary.games.death_name.state import MOST_DECREES, OWN, ROUNDS, Event, Question, Say, Table
from ossuary.games.death_name.tales import NAMED, SENSES, TALES, bared, card_senses, signed, theirs
from ossuary.games.death_name.texts import Written
from ossuary.kernel import tales
from ossuary.kernel.contract import Line
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Draw
from ossuary.kernel.options import Values
from ossuary.kernel.state import NONE
from ossuary.kernel.tales import UNKNOWN

ASKED = {
    Question.WRITE: "{name}, write a name on your card.",
    Question.DECIDE: "{name}, you hold {held}, {whose}. Keep it, or pass it on?",
    Question.SELECT: "{name}, which of your cards do you select?",
}


def of(values: Values) -> "Words":
    """The words of one match, with what is written in it."""
    return Words(values)


class Words:
    """What is said of a match; `texts` are its names."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.texts = Written(
            LANGUAGES[int(values["language"])],
            sound=bool(values["sound-alike"]),
            kana=bool(values["kana-alike"]),
            free=bool(values["category"]),
        )

    def decree(self, s: Table, number: int) -> content.Decree:
        """A decree by its number."""
        return self.decrees(s.seats)[number]

    def decrees(self, seats: int) -> dict[int, content.Decree]:
        """All decrees of this table, the practice decree too."""
        values = self.values
        known = content.decrees_of(values["decrees"], values["contents"], seats, practice=bool(values["practice"]))
        return {**dict(enumerate(known.all)), MOST_DECREES: known.practice}

    def question(self, question: int) -> str:
        """The record's word for what is asked."""
        return {Question.WRITE: "write", Question.DECIDE: "decide", Question.SELECT: "select"}.get(
            Question(question), "-"
        )

    def ask(self, s: Table, seat: int, names: Sequence[str]) -> str:
        """The question as a sentence, with the decree."""
        card = s.holds[seat]
        whose = "your own" if card // OWN == seat else f"written by {names[card // OWN]}"
        told = ASKED[Question(s.question)].format(name=names[seat], held=self.on_card(s, card), whose=whose)
        return f"{told} The decree: {icons(self.decree(s, s.decree).icons)}."

    def choice(self, s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
        """A choice in the record's words."""
        if s.question == Question.WRITE:
            return f"write {self.texts.by_choice(choice)}"
        if s.question == Question.DECIDE:
            return "pass" if choice == Say.PASS else "keep"
        return f"select {self.on_card(s, seat * OWN + choice)}"

    def explain(self, s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
        """What a choice means."""
        if s.question == Question.WRITE:
            return "a name from the list"
        if s.question == Question.DECIDE:
            return "exchange it with whoever passes too" if choice == Say.PASS else "and be out of the exchange"
        return f"written in round {choice + 1}" + (", with an X" if s.cross[seat * OWN + choice] else "")

    def outcome(self, s: Table, draw: Draw, outcome: int, names: Sequence[str]) -> str:
        """A decree is its id."""
        return self.decree(s, outcome).id

    def ask_luck(self, s: Table, draw: Draw, names: Sequence[str]) -> str:
        """Which decree is due."""
        return f"the decree of round {s.rounds}"

    def tell(self, event: Sequence[int], names: Sequence[str]) -> Line:
        """An event in a sentence."""
        kind = Event(event[0])
        tale = TALES[kind]
        if kind is Event.ROUND:
            return Line(tale.text.format(round=event[1], day=1 if event[1] <= OWN else 2), tale.rule)
        if kind is Event.DECREE:
            decree = self.decrees(len(names))[event[1]]
            made_up = f" ({decree.provenance})" if decree.provenance in ("inferred", "reconstructed") else ""
            return Line(tale.text.format(decree=f"{decree.id}{made_up}: {icons(decree.icons)}"), tale.rule)
        if kind not in NAMED:
            return tales.retell(tale, event, names, SENSES)
        card, name = (event[at] for at in NAMED[kind])
        known = "" if name == HIDDEN else self.texts.on_card(card, name)
        return tales.retell(tale, bared(event), names, {**SENSES, **card_senses(kind, event, known, names)})

    def on_card(self, s: Table, card: int) -> str:
        """The name on a card, as far as the state shows it."""
        if card == NONE:
            return "-"
        if card == HIDDEN or s.name[card] == HIDDEN:
            return UNKNOWN
        return self.texts.on_card(card, s.name[card]) if s.name[card] else "-"

    def facts(self, s: Table, names: Sequence[str]) -> Mapping[str, str]:
        """Points, kills and rounds of everybody; the day, the round, and the last order."""
        facts: dict[str, str] = {}
        for seat, name in enumerate(names):
            facts[f"{name}.points"] = str(s.points[seat])
            facts[f"{name}.kills"] = str(s.kills[seat])
            facts[f"{name}.total"] = str(s.points[seat] + s.kills[seat])
            facts[f"{name}.holds"] = "-" if s.question == Question.SELECT else self.on_card(s, s.holds[seat])
            for at in range(ROUNDS):
                facts[f"{name}.round{at + 1}"] = str(s.result[seat][at]) if at < s.scored else "-"
        order = [self.on_card(s, card) for card in s.order if card != NONE]
        return {
            **facts,
            "day": "1" if is_day_1(s) else "2",
            "round": str(s.rounds),
            "order": ",".join(order) or "-",
        }

    def on_table(self, s: Table, names: Sequence[str]) -> Sequence[str]:
        """R3.2 Whose card everybody holds, R6.7 the names that all have seen, and R5.2 which are used."""
        told = [self.cards_of(s, seat, names) for seat in range(s.seats)]
        return [f"{name} {line}." for name, line in zip(names, told, strict=True) if line]

    def cards_of(self, s: Table, seat: int, names: Sequence[str]) -> str:
        """What lies before a seat."""
        seen = range(seat * OWN, seat * OWN + min(s.scored, OWN))
        left, used = ([self.on_card(s, card) for card in seen if s.used[card] == each] for each in (0, 1))
        if not is_day_1(s):
            return f"has {listed(left)} left" + (f"; used: {listed(used)}" if used else "")
        parts = [f"has written {listed(left)}"] if left else []
        if s.question == Question.DECIDE:
            writer = s.holds[seat] // OWN
            parts.append(f"holds {theirs(writer, seat, names)} card")
        return ", and ".join(parts)


def listed(words: Sequence[str]) -> str:
    """Some of something: one, two and three."""
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def icons(decree: Sequence[int]) -> str:
    """A decree's icons in their order."""
    return " ".join(map(signed, decree))
