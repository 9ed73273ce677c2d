"""The story of It Dies With Me: a sentence for each event, and the rule that acted."""

from collections.abc import Sequence

from ossuary.games.it_dies_with_me.pieces import JOURNAL
from ossuary.games.it_dies_with_me.state import Event
from ossuary.kernel import tales
from ossuary.kernel.tales import Sense, Tale

TALES = {
    Event.TILE: Tale("R8.1", "grave tile", "Grave {grave}: {tile}."),
    Event.ROUND: Tale("R2", "round setters", "Round {round}: {setters} a die under a coffin."),
    Event.SEEN: Tale("R2.5", "seat other number", "{seat} looks under {other}'s coffin: {number}."),
    Event.LIFTED: Tale("R3.1", "", "The coffins lift: {dice}."),
    Event.DEAD: Tale("R8.7", "seat number", "{number} is dead to {seat}: that die is taken away."),
    Event.STAINED: Tale(
        "R10.5", "seat number", "{number} is dead to {seat}: that die wins nothing, but still cancels."
    ),
    Event.CANCELLED: Tale("R3.2", "seats", "Equal dice cancel: {seats}."),
    Event.UNBOUND: Tale("R7.9", "seat number", "Nothing cancels {seat}'s {number}: the poltergeist holds it."),
    Event.NOBODY: Tale("R3.5", "", "No die is left: nobody draws, nobody moves."),
    Event.BOTH: Tale("R3.4", "seat number", "{seat}'s {number} alone is left: High and Low."),
    Event.HIGH: Tale("R3.3", "seat number", "High: {seat} with {number}."),
    Event.LOW: Tale("R3.3", "seat number", "Low: {seat} with {number}."),
    Event.SHUFFLED: Tale("R4.6", "cards", "The discards are shuffled: a new deck of {cards}."),
    Event.NO_CARD: Tale("R4.6", "seat", "There is no card left for {seat} to draw."),
    Event.DREW: Tale("R4.1", "seat drawn", "{seat} draws {drawn}."),
    Event.KEPT: Tale("R4.2", "seat card", "{seat} lays {card} face up."),
    Event.NOTHING: Tale("R4.4", "seat card", "There is nothing for {card} to act on, and it goes to the discards."),
    Event.NO_MORE: Tale("R4.7", "seat card", "Drawn by a card, {card} draws none itself, and goes to the discards."),
    Event.MOVED: Tale("R5.1", "seat goal", "{seat} moves on to {goal}"),
    Event.STEPPED: Tale("R7.6", "seat goal", "{seat} moves on to {goal}"),
    Event.ROBBED: Tale("R7.3", "seat card other", "{seat} takes {card} from {other}."),
    Event.DRAWS: Tale("R7.4", "seat cards", "{seat} draws {cards} more cards."),
    Event.BACK: Tale("R7.5", "seat grave", "{seat} goes back to grave {grave}."),
    Event.GRIPPED: Tale("R7.7", "seat other number", "{seat} holds {other}'s die for the next round: {number}."),
    Event.SWAPPED: Tale(
        "R7.8", "seat mine other theirs", "{seat} and {other} swap: {seat} to grave {mine}, {other} to grave {theirs}."
    ),
    Event.SIDE_BY_SIDE: Tale(
        "R7.8", "seat other place", "{seat} swaps with {other}, who is on grave {place} too: nothing moves."
    ),
    Event.STAYED: Tale("R7.8", "seat", "{seat} swaps with nobody."),
    Event.HAUNTS: Tale("R7.9", "seat", "{seat} has a poltergeist for the next round."),
    Event.CALLED: Tale("R7.10", "seat other", "{seat} will see {other}'s die in the next round, before setting one."),
    Event.TRADED: Tale("R7.11", "seat card want other", "{seat} trades {card} for {want} with {other}."),
    Event.LOST: Tale("R7.12", "seat card", "{seat} loses {card} to the discards."),
    Event.WILLED: Tale("R8.4", "seat number", "{number} is dead to {seat}, as long as that card lies on top."),
    Event.CONTESTED: Tale("R8.10", "seat card", "{seat} discards {card}."),
    Event.BEQUEATHED: Tale("R8.11", "seat other card", "{card} goes from {seat} to {other}."),
    Event.INSTEAD: Tale("R8.10", "seat", "{seat} has no Out Of The Will, and draws another card."),
    Event.NO_WILLS: Tale("R8.11", "seat", "Nobody has an Out Of The Will: {seat} draws another card."),
    Event.WON_WORDS: Tale("R9.1", "seat", "{seat} has all four words, and wins the secret."),
    Event.WON_GRAVES: Tale("R9.2", "seat", "{seat} has reached the journal, and wins the secret."),
}


def goal(place: int, names: Sequence[str]) -> str:
    """Where a token that moves on arrives."""
    return "the journal!" if place == JOURNAL else f"grave {place}."


def setters(gripped: int, names: Sequence[str]) -> str:
    """Who sets a die, by those who do not."""
    return f"everybody but {tales.seats(gripped, names)} sets" if gripped else "everybody sets"


SENSES: dict[str, Sense] = {
    **dict.fromkeys(("seat", "other"), tales.seat),
    "seats": tales.seats,
    "goal": goal,
    "setters": setters,
}
