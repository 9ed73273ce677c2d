"""What people write in a match of Death Name, and the numbers it is to the rules.

The rules compare numbers alone. When all have written, each new name is put between those that it stands between: names
of the lexicon, which have the multiples of GAP, and names written before. Names that count as equal share a `kin`.
"""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ossuary.games.death_name.lexicons import lexicon
from ossuary.games.death_name.names import BadName, Order, code, folded, read_name
from ossuary.games.death_name.state import GAP, KINS, LEXICON, OWN, Question
from ossuary.kernel.contract import BadText


class Written:
    """All names of one match."""

    def __init__(self, language: str, *, sound: bool, kana: bool, free: bool) -> None:
        self.order = Order(language)
        self.listed = lexicon(language)
        self.keys = [self.order.key(name) for name in self.listed]
        self.code: Callable[[str], str] = partial(code, sound=sound, kana=kana, language=language)
        self.free = free
        self.kins = {self.code(name): place for place, name in enumerate(self.listed)}
        self.written: dict[int, str] = {}
        self.cards: dict[int, str] = {}  # the name on each card, once all have written
        self.numbers: dict[str, int] = {}  # of names that are not in the lexicon
        self.spellings: dict[int, str] = {}  # and the other way round

    # --- asked by the match ---

    def word(self, question: int) -> str:
        """Names follow `write`."""
        return "write" if question == Question.WRITE else ""

    def read(self, text: str) -> str:
        """R9.1 A name as it will stand on the card."""
        try:
            return read_name(text, self.free)
        except BadName as error:
            raise BadText(str(error)) from None

    def doubt(self, s: Any, seat: int, text: str) -> str:
        """R3.3 A name that stands on an own card of an earlier round."""
        own = {number: self.cards[seat * OWN + number - 1] for number in range(1, s.rounds)}
        same = [number for number, name in own.items() if self.code(name) == self.code(text)]
        if not same:
            return ""
        again = f"{own[same[0]]} stands on your card of round {same[0]} already"
        return f"{again}: a second one wastes a choice on day 2."

    def fold(self, text: str) -> str:
        """R9.3 Capital letters as small ones, in the table's language: Turkish has an i more."""
        return folded(text, self.order.language)

    def spelt(self, choice: int) -> str:
        """A name of the lexicon."""
        return self.listed[choice]

    def alone(self, text: str) -> int:
        """A name's place in the lexicon, or the gap that it falls into."""
        place = bisect_left(self.keys, self.order.key(text))
        if place < LEXICON and self.listed[place] == text:
            return place
        return LEXICON + (place * GAP + 1) * KINS

    def settle(self, s: Any) -> dict[int, int]:
        """R9.2 Numbers in alphabetical order, R9.3 one kin for equal names; both stay so for the whole match."""
        new = {text for text in self.written.values() if text not in self.numbers and self.alone(text) >= LEXICON}
        for gap in {self.gap_of(text) for text in new}:
            self.number_gap(gap, [text for text in new if self.gap_of(text) == gap])
        for seat, text in sorted(self.written.items()):
            self.cards[seat * OWN + s.rounds - 1] = text
            self.kins.setdefault(self.code(text), len(self.kins))
        choices = {seat: self.choice_of(text) for seat, text in self.written.items()}
        self.written.clear()
        return choices

    def facts(self, names: Sequence[str]) -> Mapping[str, str]:
        """Who has written holds their own card."""
        return {f"{names[seat]}.holds": text for seat, text in self.written.items()}

    # --- numbers ---

    def gap_of(self, text: str) -> int:
        """How many names of the lexicon come before."""
        return bisect_left(self.keys, self.order.key(text))

    def number_gap(self, gap: int, new: list[str]) -> None:
        """Give new names of one gap numbers between those that are there, evenly; old ones keep theirs."""
        old = [text for text, number in self.numbers.items() if number // GAP == gap]
        names = sorted([*old, *new], key=self.order.key)
        low = gap * GAP
        while names:
            run = next((at for at, text in enumerate(names) if text in self.numbers), len(names))
            high = self.numbers[names[run]] if run < len(names) else (gap + 1) * GAP
            for at, text in enumerate(names[:run], 1):
                self.numbers[text] = low + (high - low) * at // (run + 1)
                self.spellings[self.numbers[text]] = text
            low, names = high, names[run + 1 :]

    def choice_of(self, text: str) -> int:
        """The choice that writing this name is."""
        if text not in self.numbers:
            return self.alone(text)
        return LEXICON + self.numbers[text] * KINS + self.kins[self.code(text)]

    # --- asked by the words ---

    def by_choice(self, choice: int) -> str:
        """The name that a choice writes."""
        return self.listed[choice] if choice < LEXICON else self.spellings[(choice - LEXICON) // KINS]

    def on_card(self, card: int, name: int) -> str:
        """The name on a card; of the lexicon, where nobody wrote in so many letters."""
        return self.cards.get(card) or self.listed[min(name // GAP, LEXICON) - 1]
