"""It Dies With Me in words: what may be chosen, what chance gives, what happened.

Cards are called what the deck calls them, so words belong to a deck: `of` gives those of the box, or of a table's own.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ossuary.games.it_dies_with_me.content import Card, Deck, Tile, effect_name
from ossuary.games.it_dies_with_me.decks import KEPT_DECKS
from ossuary.games.it_dies_with_me.options import chosen_deck
from ossuary.games.it_dies_with_me.pieces import FIRST_PAIR, FIRST_WILL, JOURNAL, KEPT, SEATS, SIDES, Effect
from ossuary.games.it_dies_with_me.rules_dead import is_dead, tile_of
from ossuary.games.it_dies_with_me.state import CARD_BITS, NO, TOP_CARD, Event, Question, Table
from ossuary.games.it_dies_with_me.state import Draw as Kind
from ossuary.games.it_dies_with_me.tales import SENSES, TALES
from ossuary.games.it_dies_with_me.views import sees
from ossuary.kernel import tales
from ossuary.kernel.contract import Line
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Draw
from ossuary.kernel.options import Values
from ossuary.kernel.state import NONE
from ossuary.kernel.tales import Sense

ASKED = {
    Effect.GRAVE_ROBBER: "which card do you take from an opponent?",
    Effect.COLD_FEET: "whose token do you move back?",
    Effect.DEAD_MANS_GRIP: "whose die do you set for the next round, and to what?",
    Effect.WRONG_COFFIN: "with whom do you swap tokens, if you do?",
    Effect.SEANCE: "whose die will you see before you set yours in the next round?",
    Effect.SKELETON_CLOSET: "which of your cards do you trade, and for which?",
    Effect.LOOSE_LIPS: "which card of an opponent's do you discard?",
    Effect.CODICIL: "whose Out Of The Will do you move, and to whom?",
}


def of(values: Values) -> "Words":
    """The words of the box's deck, or of a table's own."""
    return words_of(chosen_deck(values))


@lru_cache(KEPT_DECKS)
def words_of(deck: Deck) -> "Words":
    """The words of a deck."""
    return Words(deck)


class Words:
    """What is said of a match with this deck."""

    def __init__(self, deck: Deck) -> None:
        self.cards = deck.kinds
        self.tiles = deck.tiles
        pieces: dict[str, Sense] = {
            "drawn": lambda kind, names: labelled(self.cards[kind]),
            **dict.fromkeys(("card", "want"), lambda kind, names: self.cards[kind].title),
            "tile": lambda tile, names: labelled(self.tiles[tile]),
        }
        self.senses = {**SENSES, **pieces}

    def id(self, kind: int) -> str:
        """A card's word in records."""
        return self.cards[kind].id

    def question(self, question: int) -> str:
        """The record's word for what is asked."""
        if question == Question.NONE:
            return "-"
        return "play" if question == Question.PLAY else effect_name(Effect(question))

    def ask(self, s: Table, seat: int, names: Sequence[str]) -> str:
        """The question as a sentence, and what the seat should bear in mind."""
        if s.question != Question.PLAY:
            return f"{names[seat]}, {self.cards[s.card].title}: {ASKED[Effect(s.question)]}"
        return " ".join([f"{names[seat]}, set your die.", *self.standing(s, seat), *warnings(s, seat, names)])

    def standing(self, s: Table, seat: int) -> list[str]:
        """The tile under the seat's token, and what is dead to it."""
        tile = tile_of(s, seat)
        told = [f"You stand on {labelled(self.tiles[tile])}."] if tile >= FIRST_PAIR else []
        dead = [str(number) for number in range(1, SIDES + 1) if is_dead(s, seat, number)]
        return [*told, f"Dead to you: {' and '.join(dead)}."] if dead else told

    def choice(self, s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
        """A choice in the record's words."""
        if s.question == Question.PLAY:
            return f"play {choice + 1}"
        effect, other, kind = Effect(s.question), choice % SEATS, choice // SEATS
        if effect is Effect.GRAVE_ROBBER:
            return f"take {self.id(kind)} from {names[other]}"
        if effect is Effect.LOOSE_LIPS:
            return f"discard {self.id(kind)} of {names[other]}"
        if effect is Effect.SKELETON_CLOSET:
            return f"trade {self.id(kind // KEPT)} for {self.id(kind % KEPT)} of {names[other]}"
        if effect is Effect.CODICIL:
            return f"move {names[choice // SEATS]} to {names[other]}"
        if effect is Effect.DEAD_MANS_GRIP:
            return f"choose {names[choice // SIDES]} {choice % SIDES + 1}"
        return "no" if choice == NO else f"choose {names[choice]}"

    def explain(self, s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
        """What a choice does, in a few words."""
        if s.question == Question.PLAY:
            shown = [name for other, name in enumerate(names) if other != seat and is_known(s, other, choice + 1)]
            return f"the same as {' and '.join(shown)}" if shown else f"show a {choice + 1}"
        effect, other, kind = Effect(s.question), choice % SEATS, choice // SEATS
        if effect is Effect.GRAVE_ROBBER:
            return f"{names[other]} loses it, you have {s.words[seat][kind]} so far"
        if effect is Effect.LOOSE_LIPS:
            return f"{names[other]} has {s.words[other][kind]} of it"
        if effect is Effect.SKELETON_CLOSET:
            mine, theirs = kind // KEPT, kind % KEPT
            return f"you have {s.words[seat][mine]} {self.id(mine)} and {s.words[seat][theirs]} {self.id(theirs)}"
        if effect is Effect.CODICIL:
            number = s.will[choice // SEATS] & TOP_CARD
            return f"{number} is dead to {names[other]} then, and no longer to {names[choice // SEATS]}"
        if effect is Effect.DEAD_MANS_GRIP:
            other, number = choice // SIDES, choice % SIDES + 1
            dead = ", which is dead to them and counts for nothing" if is_dead(s, other, number) else ""
            return f"{names[other]} must show {number} in the next round{dead}"
        if choice == NO:
            return "leave the tokens where they are"
        if effect is Effect.SEANCE:
            return f"see {names[choice]}'s number before you set yours"
        return f"{names[choice]} stands on grave {s.tile[choice]}, you on {s.tile[seat]}"

    def outcome(self, s: Table, draw: Draw, outcome: int, names: Sequence[str]) -> str:
        """A tile or a card is its id."""
        return self.tiles[outcome].id if draw.kind == Kind.TILE else self.id(outcome)

    def ask_luck(self, s: Table, draw: Draw, names: Sequence[str]) -> str:
        """What is to be drawn."""
        if draw.kind == Kind.TILE:
            return f"the tombstone tile for grave {s.graves.index(NONE) + 1}"
        return f"the card that {names[draw.seat]} draws"

    def tell(self, event: Sequence[int], names: Sequence[str]) -> Line:
        """An event in a sentence."""
        kind = Event(event[0])
        tale = TALES[kind]
        if kind is Event.LIFTED:
            dice = ", ".join(f"{name} {number}" for name, number in zip(names, event[1:], strict=False))
            return Line(tale.text.format(dice=dice), tale.rule)
        if kind is Event.SEEN and event[3] == HIDDEN:
            return Line(f"{names[event[1]]} looks under {names[event[2]]}'s coffin.", tale.rule)
        return tales.retell(tale, event, names, self.senses)

    def facts(self, s: Table, names: Sequence[str]) -> Mapping[str, str]:
        """Everybody's grave, words and dead numbers; the round, and who won the last."""
        facts: dict[str, str] = {}
        for seat, name in enumerate(names):
            words = [self.id(kind) for kind in range(KEPT) for _ in range(s.words[seat][kind])]
            dead = [str(number) for number in range(1, SIDES + 1) if is_dead(s, seat, number)]
            will = [self.id(FIRST_WILL + number - 1) for number in pile(s.will[seat])]
            facts[f"{name}.tile"] = "journal" if s.tile[seat] == JOURNAL else str(s.tile[seat])
            facts[f"{name}.words"] = ",".join(sorted(words)) or "-"
            facts[f"{name}.dead"] = ",".join(dead) or "-"
            facts[f"{name}.will"] = ",".join(will) or "-"
        last = {"high": s.high, "low": s.low}
        return {
            **facts,
            "round": str(max(s.rounds, 1)),  # while the tiles are laid, the first is to come
            **{fact: "-" if seat == NONE else names[seat] for fact, seat in last.items()},
        }

    def on_table(self, s: Table, names: Sequence[str]) -> Sequence[str]:
        """R8.1 The tombstone tiles, once they are laid."""
        laid = [self.tiles[tile] for tile in s.graves if tile != NONE]
        if not laid:
            return []
        made_up = all(tile.provenance == "reconstructed" for tile in laid)
        tiles = ", ".join(tile.id if made_up else labelled(tile) for tile in laid)
        return [f"Tombstone tiles, from grave 1 on: {tiles}{' (reconstructed)' if made_up else ''}."]


def pile(will: int) -> list[int]:
    """The numbers of an Out Of The Will pile, top last."""
    numbers: list[int] = []
    while will:
        numbers.insert(0, will & TOP_CARD)
        will >>= CARD_BITS
    return numbers


def is_known(s: Table, owner: int, number: int) -> bool:
    """Whether anybody can see that a die will show this number: it is gripped."""
    return s.grip[owner] == number


def labelled(piece: Card | Tile) -> str:
    """A card or tile in a story, with a note where nobody can say that the printed box has it."""
    title = piece.title if isinstance(piece, Card) else piece.id
    return f"{title} (reconstructed)" if piece.provenance == "reconstructed" else title


def warnings(s: Table, seat: int, names: Sequence[str]) -> list[str]:
    """What everybody knows of this round's dice, and what this seat alone knows."""
    told = [f"{names[other]}'s die is held at {s.grip[other]}." for other in range(s.seats) if s.grip[other]]
    ghosts = [n for n in range(s.seats) if s.ghosts >> n & 1]
    told += [f"{names[n]} has a poltergeist." if n != seat else "Equal dice will not cancel yours." for n in ghosts]
    told += [f"Under {names[n]}'s coffin: {s.die[n]}." for n in range(s.seats) if not s.lifted and sees(s, seat, n)]
    return told
