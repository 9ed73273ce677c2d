"""Death Name in words: what may be chosen, what chance gives, what happened."""

from collections.abc import Mapping, Sequence

from ossuary.games.death_name import content
from ossuary.games.death_name.languages import LANGUAGES
from ossuary.games.death_name.rules import is_day_1
from ossuary.games.death_name.state import MOST_DECREES, OWN, ROUNDS, Event, Question, Say, Table
from ossuary.games.death_name.texts import Written
from ossuary.kernel import tales
from ossuary.kernel.contract import Line
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Draw
from ossuary.kernel.options import Values
from ossuary.kernel.state import NONE
from ossuary.kernel.tales import UNKNOWN, Sense, Tale

TALES = {
    Event.ROUND: Tale("R2", "round", "Round {round}, day {day}."),
    Event.DECREE: Tale("R2.2", "decree", "The decree: {decree}."),
    Event.WRITTEN: Tale("R3.1", "seat card name", "{seat} writes {name}."),
    Event.PASSED: Tale("R4.5", "seat heir card name", "{seat} passes {name} to {heir}."),
    Event.KEEPS: Tale("R4.2", "seat", "{seat} keeps."),
    Event.PASSES: Tale("R4.2", "seat", "{seat} passes."),
    Event.LONE: Tale("R4.4", "seat", "{seat} finds nobody to exchange with, and keeps after all."),
    Event.STOP: Tale("R4.7", "times", "They have decided {times} times: that was the last exchange."),
    Event.SELECTED: Tale("R5.1", "seat card name", "{seat} selects {name}."),
    Event.RANKED: Tale(
        "R6.1", "place card holder effect cross name", "{place}. {name}, held by {holder}: {effect}{cross}."
    ),
    Event.GROUP: Tale("R6.2", "first last effect", "Equal names, from place {first} to {last}: {effect} for each."),
    Event.TWIN: Tale("R6.4", "writer", "{writer} wrote a name that others wrote too: -1."),
    Event.BACK: Tale("R7.1", "", "Day 1 is over: the cards go back to their writers."),
    Event.KILLS: Tale("R7.1", "seat kills", "{seat}: kill points {kills}."),
    Event.STANDS: Tale("R6.1", "seat points total", "{seat}: {points} in this round, {total} in all."),
    Event.WON: Tale("R8.2", "seats", "{seats} won."),
}
NAMED = {Event.WRITTEN: (2, 3), Event.PASSED: (3, 4), Event.SELECTED: (2, 3), Event.RANKED: (2, 6)}  # card and name
ASKED = {
    Question.WRITE: "{name}, write a name on your card.",
    Question.DECIDE: "{name}, you hold {held}. Keep it, or pass it on?",
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
        self.senses: dict[str, Sense] = {
            **dict.fromkeys(("seat", "heir", "holder", "writer"), tales.seat),
            **dict.fromkeys(("effect", "points", "total"), lambda number, names: signed(number)),
            "cross": lambda number, names: ", and an X" if number else "",
            "seats": tales.seats,
        }

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
        held = self.on_card(s, s.holds[seat])
        told = ASKED[Question(s.question)].format(name=names[seat], held=held)
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
            made_up = " (reconstructed)" if decree.provenance == "reconstructed" else ""
            return Line(tale.text.format(decree=f"{decree.id}{made_up}: {icons(decree.icons)}"), tale.rule)
        name = self.told_name(kind, event) if kind in NAMED else ""
        return tales.retell(tale._replace(text=tale.text.replace("{name}", escaped(name))), event, names, self.senses)

    def told_name(self, kind: Event, event: Sequence[int]) -> str:
        """The name on the card that an event is about; to those who may not know it, just that there is one."""
        card, name = (event[at] for at in NAMED[kind])
        hidden = "a name" if kind is Event.WRITTEN else "a card"
        return hidden if name == HIDDEN else self.texts.on_card(card, name)

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


def icons(decree: Sequence[int]) -> str:
    """A decree's icons in their order."""
    return " ".join(map(signed, decree))


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}" if number else "0"


def escaped(name: str) -> str:
    """A name that may stand in a template."""
    return name.replace("{", "{{").replace("}", "}}")
