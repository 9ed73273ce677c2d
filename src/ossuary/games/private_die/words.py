"""Private Die in words: what may be chosen, what chance gives, what happened.

Cards are called what the contents call them, so words belong to contents: `of` gives those of the box, or a table's.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ossuary.games.private_die.content import KEPT, Card, Cards
from ossuary.games.private_die.dice import closest_of, everybody, first_of
from ossuary.games.private_die.odds import chance_over
from ossuary.games.private_die.options import chosen_cards
from ossuary.games.private_die.phrases import ACTIONS, DICE_ASKED, HOUSE, QUESTIONS, STAYING
from ossuary.games.private_die.rules_cards import in_force, said_by
from ossuary.games.private_die.rules_text import Term
from ossuary.games.private_die.state import (
    FIRST_CASE,
    FIRST_DETECTIVE,
    FIRST_WITNESS,
    SILENT_CARD,
    Action,
    Event,
    Question,
    Table,
)
from ossuary.games.private_die.state import Draw as Kind
from ossuary.games.private_die.tales import SENSES, TALES, clues
from ossuary.kernel import tales
from ossuary.kernel.contract import Line
from ossuary.kernel.luck import Draw
from ossuary.kernel.options import Values
from ossuary.kernel.state import NONE
from ossuary.kernel.tales import Sense


def of(values: Values) -> "Words":
    """The words of the box's cards, or of a table's own."""
    house = frozenset(option for option in HOUSE if values[option])
    return words_of(chosen_cards(values), values["witnesses"] == 1 or bool(values["bare-bones"]), house)


@lru_cache(KEPT)
def words_of(cards: Cards, silent: bool, house: frozenset[str]) -> "Words":
    """The words of these cards; `silent` where witnesses' texts do not hold, `house` are house rules for detectives."""
    return Words(cards, silent, house)


class Words:
    """What is said of a match with these cards."""

    def __init__(self, cards: Cards, silent: bool, house: frozenset[str]) -> None:
        self.cards = cards
        self.silent = silent
        self.house = house
        self.senses: dict[str, Sense] = {
            **SENSES,
            "card": lambda number, names: self.described(number),
            **dict.fromkeys(("lead", "second"), lambda number, names: self.cards.witnesses[number].title),
        }

    def card(self, number: int) -> Card:
        """The card of a number."""
        if number >= FIRST_WITNESS:
            return self.cards.witnesses[number - FIRST_WITNESS]
        if number >= FIRST_DETECTIVE:
            return self.cards.detectives[number - FIRST_DETECTIVE]
        return self.cards.cases[number - FIRST_CASE]

    def id(self, number: int) -> str:
        """A card's word in records."""
        return "-" if number in (NONE, SILENT_CARD) else self.card(number).id

    def described(self, number: int) -> str:
        """A card as the story introduces it: its title, what it says, and what of it is reconstructed."""
        card = self.card(number)
        known = {"name": card.name_provenance}
        if number >= FIRST_WITNESS:
            known["number"] = card.number_provenance
        if number < FIRST_WITNESS or not self.silent:
            known["effect"] = card.provenance
        text = card.text if "effect" in known else ""
        if FIRST_DETECTIVE <= number < FIRST_WITNESS and card.id in self.house:
            text += f" House rule: {HOUSE[card.id]}"
        dot = "" if text.endswith((".", "!", "?", "…")) else "."
        return f"{card.title}{note(known)}. {text}{dot}" if text else f"{card.title}{note(known)}."

    def question(self, question: int) -> str:
        """The record's word for what is asked."""
        return QUESTIONS.get(Question(question), "-")

    def ask(self, s: Table, seat: int, names: Sequence[str]) -> str:
        """The question as a sentence, and what the seat should bear in mind."""
        return f"{names[seat]}, {self.asked(s, seat)}{to_beat(s, seat, names)}"

    def asked(self, s: Table, seat: int) -> str:
        """The question to a seat."""
        if s.question == Question.WITNESS:
            return "which witness do you question?"
        if s.question == Question.STAKE:
            return f"the witness value is {s.value}, you have {clues(s.clues[seat], ())}. Do you stake one on winning?"
        if s.question == Question.SET:
            return f"the witness value is {s.value}. What do you set your die to?"
        if s.question == Question.ROLL:
            return f"the witness value is {s.value}. How many dice do you roll?"
        if s.question == Question.SECOND:
            return f"{standing(s, seat)}. Does this roll stand?"
        if s.question == Question.TURN:
            return f"{standing(s, seat)}, and {clues(s.clues[seat], ())}. What now?"
        if s.question == Question.CHALLENGE:
            return f"your total is {s.total[seat]}. Do you force a roll-off?"
        return f"sudden death: the value is {s.value}. How many dice do you secretly choose?"

    def choice(self, s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
        """A choice in the record's words."""
        if s.question == Question.WITNESS:
            return f"question {self.cards.witnesses[choice].id}"
        if s.question == Question.SET:
            return f"set {choice}"
        if s.question in (Question.ROLL, Question.SUDDEN):
            return f"roll {choice}"
        return f"reroll {choice - Action.REROLL}" if choice > Action.REROLL else ACTIONS[Action(choice)]

    def explain(self, s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
        """What a choice does, in a few words."""
        if s.question == Question.WITNESS:
            card = self.cards.witnesses[choice]
            return f"number {card.number}" if self.silent or not card.text else f"number {card.number}. {card.text}"
        if s.question == Question.SET:
            return "counts as one of your dice; then roll the others"
        if s.question in (Question.ROLL, Question.SUDDEN):
            return f"{self.chance_to_go_over(s, seat, choice)} to go over"
        if choice > Action.REROLL:
            return f"roll a {choice - Action.REROLL} again"
        return self.explained(s, seat, Action(choice))

    def explained(self, s: Table, seat: int, action: Action) -> str:
        """What an action does."""
        if action is Action.STAY:
            over = s.question == Question.TURN and s.total[seat] > s.value
            return "accept the bust" if over else STAYING[Question(s.question)]
        over = f"{100 * chance_over(1, s.value - s.total[seat], s.ones):.0f}% to go over"
        return {
            Action.ADD: f"pay {clues(in_force(s, seat, Term.EXTRA_COST), ())} and roll a die more, {over}",
            Action.ADD_FREE: f"roll a die more, which costs nothing, {over}",
            Action.NEGATE: "subtract a die of your own, which ends your turn",
            Action.NEGATE_PAID: "pay a clue and subtract a die",
            Action.AGAIN: "roll all of them again; that roll stands",
            Action.STAKE: f"pay a clue now, and get {in_force(s, seat, Term.STAKE)} if you win the round",
            Action.CHALLENGE: "the highest sum wins the round",
        }[action]

    def chance_to_go_over(self, s: Table, seat: int, number: int) -> str:
        """How likely so many dice are to be over the value, as far as this roll goes."""
        return f"{100 * chance_over(number, s.value - s.total[seat], s.ones):.0f}%"

    def outcome(self, s: Table, draw: Draw, outcome: int, names: Sequence[str]) -> str:
        """A card is its id, a number rolled is itself; the witness die begins at nought."""
        if draw.kind == Kind.CASE:
            return self.cards.cases[outcome].id
        if draw.kind == Kind.DETECTIVE:
            return self.cards.detectives[outcome].id
        if draw.kind == Kind.WITNESS:
            return self.cards.witnesses[outcome].id
        return str(outcome if draw.kind in (Kind.FIRST, Kind.VALUE) else outcome + 1)

    def ask_luck(self, s: Table, draw: Draw, names: Sequence[str]) -> str:
        """What is to be rolled or drawn."""
        if draw.kind == Kind.CASE:
            return "the case"
        if draw.kind == Kind.DETECTIVE:
            return f"{names[draw.seat]}'s detective"
        if draw.kind == Kind.WITNESS:
            return f"the witness that {names[draw.seat]} reveals"
        owner = f"{names[draw.seat]}'s" if draw.seat >= 0 else "the"
        return f"{owner} {DICE_ASKED[Kind(draw.kind)]}"

    def tell(self, event: Sequence[int], names: Sequence[str]) -> Line:
        """An event in a sentence."""
        return tales.retell(TALES[Event(event[0])], event, names, self.senses)

    def asks(self, s: Table, term: Term) -> bool:
        """Whether the case, once it is known, is about this."""
        return s.case != NONE and said_by(s, s.case, term) > 0

    def facts(self, s: Table, names: Sequence[str]) -> Mapping[str, str]:
        """Everybody's clues and dice; the witness, its value, and whose round it is."""
        facts: dict[str, str] = {}
        for seat, name in enumerate(names):
            facts[f"{name}.clues"] = str(s.clues[seat])
            facts[f"{name}.dice"] = ",".join(map(str, s.dice[seat][: s.count[seat]])) or "-"
            facts[f"{name}.total"] = str(s.total[seat])
            facts[f"{name}.busted"] = "yes" if s.busted >> seat & 1 else "no"
            facts[f"{name}.detective"] = self.id(s.detective[seat])
            facts[f"{name}.proven"] = ("yes" if s.proven >> seat & 1 else "no") if self.asks(s, Term.PROOF) else "-"
        return {
            **facts,
            "witness": self.id(s.witness),
            "value": str(s.value) if s.value else "-",
            "first": "-" if s.first == NONE else names[s.first],
            "round": str(s.rounds),
            "case": self.id(s.case),
            "fund": str(s.fund) if self.asks(s, Term.FUND) else "-",
        }


def to_beat(s: Table, seat: int, names: Sequence[str]) -> str:
    """Whose total is the one to beat, while a seat has its turn."""
    best = closest_of(s, ~s.busted & everybody(s) & ~(1 << seat))
    first = first_of(best) if best else seat
    if s.question not in (Question.ROLL, Question.SECOND, Question.TURN) or not s.count[first] or first == seat:
        return ""
    return f" ({names[first]} has {s.total[first]}.)"


def standing(s: Table, seat: int) -> str:
    """A total beside the witness value."""
    total, value = s.total[seat], s.value
    if total > value:
        return f"you have {total}, which is over {value}"
    return f"you have {total} of {value}"


def note(known: Mapping[str, str]) -> str:
    """A note on a card of which nobody can say that the printed box has it, or has it so."""
    made_up = [what for what, how in known.items() if how == "reconstructed"]
    if not made_up:
        return ""
    return f" ({'' if len(made_up) == len(known) else ' and '.join(made_up) + ' '}reconstructed)"
