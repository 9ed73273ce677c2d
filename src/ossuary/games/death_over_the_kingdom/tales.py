"""The story of Death Over The Kingdom: a sentence for each event, and the rule that acted."""

from collections.abc import Sequence

from ossuary.games.death_over_the_kingdom.content import characters
from ossuary.games.death_over_the_kingdom.state import EVENT_SEATS, HAND, HELD_BITS, Card, Event, Face
from ossuary.kernel import tales
from ossuary.kernel.contract import Line
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.tales import Sense, Tale

MADE_UP = "reconstructed"
GOALS = {
    1: ("R7.1", "the highest wins"),
    2: ("R7.2", "the lowest wins"),
    3: ("R7.3", "what lies between highest and lowest wins"),
}
TALES = {
    Event.DEALER: Tale("R1.4", "seat", "{seat} deals first."),
    Event.TURN: Tale("R2", "turn seat", "Turn {turn}: {seat} deals."),
    Event.ROUND: Tale("R3", "goal", "Round {goal}."),
    Event.LIFTED: Tale("R3.3", "seat", "{seat} lifts the King."),
    Event.KEPT: Tale("R4.2", "seat", "{seat} keeps."),
    Event.EXCHANGED: Tale(
        "R4.3", "seat other card eyes back also", "{seat} exchanges with {other}, gets {card} and gives {back}."
    ),
    Event.DISCLOSED: Tale("R4.4", "seat card", "{seat} shows {card}, and cuts the deck."),
    Event.CAME: Tale("R4.4", "seat card", "The cut brings {seat} {card}."),
    Event.SWAPPED_HAND: Tale(
        "R4.7", "seat card eyes back also", "{seat} lays {card} from the hand, and takes up {back}."
    ),
    Event.SHOWN: Tale("R5.1", "seat card", "{seat} uses {card}."),
    Event.DREW: Tale("R5.2", "seat card eyes", "{seat} takes {card} from the deck."),
    Event.LOOKED: Tale("R5.3", "seat other card", "{seat} looks at {other}'s card: {card}."),
    Event.LEFT: Tale("R5.3", "seat other", "{seat} leaves {other}'s card where it lies."),
    Event.STOLEN: Tale("R5.3", "seat other card", "{seat} takes {card}, and {other} has the Thief."),
    Event.JUGGLED: Tale("R5.4", "seat other card", "{other} has the Juggler, and {seat} gets {card}."),
    Event.BURNT: Tale("R5.5", "seat card", "{seat} discards {card}."),
    Event.NO_SCORE: Tale("R7.3", "low high", "Nothing lies between {low} and {high}: nobody scores."),
    Event.STANDING: Tale("R8.1", "", "Points: {points}."),
    Event.PLAY_ON: Tale("R11.4", "", "Nobody would win like this: the game goes on."),
    Event.LOST: Tale("R9.2", "seat points", "{seat} is lowest and loses; points {points}."),
    Event.LOST_LIFE: Tale("R9.5", "seat lives", "{seat} is lowest and loses a life; lives {lives}."),
    Event.AGAIN: Tale("R9.6", "", "That would end everybody: nobody loses a life, and the turn is played again."),
    Event.OUT: Tale("R9.7", "seats are", "{seats} {are} out."),
    Event.NO_WINNER: Tale("R8.3", "", "Everybody is highest or lowest: nobody wins."),
}
UNSEEN = {  # how the same is told to those who see none of the cards
    Event.EXCHANGED: "{seat} exchanges cards with {other}.",
    Event.SWAPPED_HAND: "{seat} lays another card from the hand, face down.",
    Event.LOOKED: "{seat} looks at {other}'s card.",
    Event.STOLEN: "{seat} takes that card, and {other} has the Thief.",
    Event.JUGGLED: "{other} has the Juggler, and {seat} gets the card that lay there.",
}
WON = ("R8.2", "R9.3", "R9.5")  # by mode
VALUES = {
    Face.PLAIN: ("R6.1", "{seat}: {card}, {value}."),
    Face.TURNED: ("R6.2", f"{{seat}}: {{card}}, turned, {{value}} ({MADE_UP})."),
    Face.COPIED: ("R6.4", "{seat}: {card}, {value} as on the left."),
    Face.DEALERS: ("R6.4", "{seat}: {card}, {value} for the Dealer."),
}
SCORED = {
    1: "Highest, with {high}: {seats}.",
    2: "Lowest, with {low}: {seats}.",
    3: "Between {low} and {high}: {seats}.",
}
STARTS = {Event.ONE_EACH: 0, Event.ONE_EACH_ON: EVENT_SEATS, Event.ONE_EACH_LAST: 2 * EVENT_SEATS}


def name_of(kind: int) -> str:
    """A card in a sentence; one that is not known is a card face down."""
    if kind == HIDDEN:
        return "a card face down"
    return characters()[kind].title if kind == Card.DEATH else f"the {characters()[kind].title}"


def goal(number: int, names: Sequence[str]) -> str:
    """What wins a round."""
    return f"{number}: {GOALS[number][1]}"


SENSES: dict[str, Sense] = {
    **dict.fromkeys(("seat", "other"), tales.seat),
    "seats": tales.seats,
    "goal": goal,
}


def retell(event: Sequence[int], names: Sequence[str]) -> Line:
    """An event in a sentence."""
    kind = Event(event[0])
    if kind in (Event.DEALT, Event.LAID, Event.LAST_LAID, *STARTS):
        return tell_cards(kind, event[1:], names)
    if kind is Event.VALUE:
        rule, text = VALUES[Face(event[3])]
        return Line(text.format(seat=names[event[1]], card=characters()[event[2]].title, value=event[4]), rule)
    if kind is Event.SCORED:
        text = SCORED[event[2]].format(low=event[3], high=event[4], seats=tales.seats(event[1], names))
        return Line(text, GOALS[event[2]][0])
    if kind is Event.WON:
        return Line(f"{tales.seats(event[1], names)} won.", WON[event[2]])
    tale = TALES[kind]
    if kind is Event.STANDING:
        points = ", ".join(f"{name} {number}" for name, number in zip(names, event[1:], strict=False))
        return Line(tale.text.format(points=points), tale.rule)
    if kind is Event.OUT:
        out = tales.seats(event[1], names)
        return Line(tale.text.format(seats=out, are="are" if event[1] & (event[1] - 1) else "is"), tale.rule)
    details = tale.details.split()
    cards = {word: event[at] for at, word in enumerate(details, 1) if word in ("card", "back")}
    text = UNSEEN[kind] if kind in UNSEEN and {*cards.values()} == {HIDDEN} else tale.text
    for word, card in cards.items():
        text = text.replace(f"{{{word}}}", name_of(card))
    return tales.retell(tale._replace(text=text), event, names, SENSES)


def tell_cards(kind: Event, cards: Sequence[int], names: Sequence[str]) -> Line:
    """What has been dealt or laid: the cards that are known by name, the others together."""
    seats = list(zip(names[STARTS.get(kind, 0) :], cards, strict=False))
    told = [f"{name} {title(held)}" for name, held in seats if held not in (0, HIDDEN)]
    unseen = [name for name, held in seats if held == HIDDEN]
    each = "a card" if kind is not Event.DEALT else "three cards"
    if unseen:
        together = f"{', '.join(unseen[:-1])} and {unseen[-1]}" if len(unseen) > 1 else unseen[0]
        told.append(f"{together} {each}{' each' if len(unseen) > 1 else ''}")
    text = f"{'; '.join(told)}."
    if kind in (Event.DEALT, *STARTS):
        return Line(f"Dealt: {text}", "R2.2" if kind is Event.DEALT else "R9.1")
    return Line(f"Laid: {text}", "R3.1" if kind is Event.LAID else "R3.2")


def title(held: int) -> str:
    """The cards in one number."""
    kinds = [(held >> place * HELD_BITS) % (1 << HELD_BITS) for place in range(HAND)]
    return ", ".join(characters()[kind - 1].title for kind in kinds if kind)


ABILITIES = {
    Card.MERCHANT: "it goes under the deck, and you take the first card",
    Card.THIEF: "you look at the card of {other}, and then swap or leave it",
    Card.JUGGLER: "you swap it for the card of {other}, unseen",
    Card.DRAGON: "{other} discards, and takes the first card of the deck",
}
