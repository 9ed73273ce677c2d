"""The story of Private Die: a sentence for each event, and the rule that acted."""

from collections.abc import Sequence

from ossuary.games.private_die.state import Event
from ossuary.kernel import tales
from ossuary.kernel.tales import Sense, Tale

TALES = {
    Event.CASE: Tale("R1.6", "card", "The case: {card}"),
    Event.DETECTIVE: Tale("R1.4", "seat card", "{seat} is {card}"),
    Event.FIRST_ROLL: Tale("R1.5", "seat number", "{seat} rolls {number} for who begins."),
    Event.FIRST_TIED: Tale("R1.5", "seats", "{seats} tie and roll again."),
    Event.ROUND: Tale("R2", "round seat", "Round {round}. {seat} leads the questioning."),
    Event.LEADS: Tale("R10.3", "seat lead second", "{seat} has two leads: {lead} and {second}."),
    Event.PUT_BACK: Tale("R10.3", "lead", "{lead} goes under the deck."),
    Event.WITNESS: Tale("R2.1", "seat card number", "{seat} calls a witness of number {number}: {card}"),
    Event.VALUE: Tale("R2.2", "seat die value", "The witness die shows {die}: the witness value is {value}."),
    Event.BLANK: Tale("R9.17", "", "No detective's ability counts this round."),
    Event.STAKED: Tale("R9.14", "seat left", "{seat} stakes a clue on winning, {left}."),
    Event.SET: Tale("R8.6", "seat face", "{seat} sets a die to {face}."),
    Event.ROLLED: Tale("R4.2", "seat dice faces total", "{seat} questions with {dice}: {faces}, which makes {total}."),
    Event.AGAIN: Tale("R9.18", "seat", "{seat} takes it all back, and rolls again."),
    Event.PAIR: Tale("R9.4", "seat clues has", "Two alike: {seat} gains {clues}, {has}."),
    Event.REMOVED: Tale("R9.12", "seat face total", "The {face} is taken from {seat} again, which leaves {total}."),
    Event.ADDED: Tale(
        "R4.4",
        "seat face cost left total",
        "{seat} pays {cost} ({left}) to press on with a die: {face}, which makes {total}.",
    ),
    Event.ADDED_FREE: Tale(
        "R4.4", "seat face total", "{seat} presses on with a die that costs nothing: {face}, which makes {total}."
    ),
    Event.NEGATED: Tale("R8.1", "seat face total", "{seat} rolls a die to subtract: {face}, which leaves {total}."),
    Event.NEGATED_PAID: Tale(
        "R9.11", "seat face left total", "{seat} pays a clue ({left}) to subtract a die: {face}, which leaves {total}."
    ),
    Event.REROLLED: Tale("R8.5", "seat face new total", "{seat} rolls a {face} again: {new}, which makes {total}."),
    Event.STAYED: Tale("R4.8", "seat total value", "{seat} leaves it at {total} of {value}."),
    Event.STUCK: Tale("R4.8", "seat total value", "{seat} can press no further, and leaves it at {total} of {value}."),
    Event.MATCHED: Tale("R4.7", "seat clues has", "{seat} matches the witness exactly and gains {clues}, {has}."),
    Event.FUND_TAKEN: Tale("R10.2", "seat clues has", "{seat} takes the whole fund: {clues}, {has}."),
    Event.PROVEN: Tale("R10.4", "seat", "The alibi is broken: {seat} has proof, and may solve the case from now on."),
    Event.BUST: Tale(
        "R4.5", "seat total value", "{total} is more than {value}: the witness cracks, and {seat} is bust."
    ),
    Event.LOST: Tale("R4.6", "seat clues left", "False leads cost {seat} {clues}, {left}."),
    Event.NOTHING_TO_LOSE: Tale("R4.6", "seat", "{seat} has no clue to lose."),
    Event.SPARED: Tale("R7.3", "seat", "It costs {seat} nothing."),
    Event.CONSOLED: Tale("R8.8", "seat face clues has", "{seat} rolls {face} for luck: {clues}, {has}."),
    Event.NO_CONSOLATION: Tale("R8.8", "seat face", "{seat} rolls {face} for luck: none."),
    Event.ALL_BUST: Tale("R5.3", "seat", "All are bust, and nobody learns anything. {seat} leads again."),
    Event.CHALLENGED: Tale("R8.2", "seat", "{seat} is near enough, and forces a roll-off."),
    Event.LET_BE: Tale("R8.2", "seat", "{seat} is near enough to force a roll-off, and lets it be."),
    Event.ROLL_OFF: Tale("R5.4", "seats", "Roll-off between {seats}."),
    Event.ROLL_OFF_ROLL: Tale("R5.4", "seat dice faces total", "{seat} rolls {dice}: {faces}, together {total}."),
    Event.ROLL_OFF_TIED: Tale("R5.5", "seats", "{seats} are level."),
    Event.TIE_WON: Tale("R8.2", "seat", "Tied roll-offs are {seat}'s."),
    Event.REWARD: Tale("R8.1", "seat change", "{seat} wins {change} than the dice say."),
    Event.WON_ROUND: Tale("R5.6", "seat clues has dice", "{seat} wins the round with {dice}: {clues}, {has}."),
    Event.POT_TAKEN: Tale("R9.6", "seat clues has", "{seat} takes what was lost: {clues}, {has}."),
    Event.POT_LOST: Tale("R9.6", "clues", "What was lost, {clues}, goes to the bank."),
    Event.STAKE_WON: Tale("R9.14", "seat clues has", "{seat}'s stake pays {clues}, {has}."),
    Event.STAKES_LOST: Tale("R9.14", "seats", "The bookie keeps the stake of {seats}."),
    Event.RUNNER_UP: Tale("R9.15", "seat clues has", "{seat} came closest after the winner, and gains {clues}, {has}."),
    Event.ROBBED: Tale("R9.16", "seat clues other", "{seat} takes {clues} from {other}."),
    Event.NOT_PROVEN: Tale("R10.4", "seat clues", "{seat} has {clues}, but has never matched a witness: no proof."),
    Event.NO_CARD_LEFT: Tale("R6.3", "", "No witness is left: the case has gone cold."),
    Event.TIME_IS_UP: Tale("R10.1", "", "Time is up."),
    Event.SOLVED: Tale("R6.1", "seat clues", "{seat} has {clues}, and solves the case."),
    Event.COLD: Tale("R6.3", "seat clues", "Nobody is caught, but {seat} has {clues}, and the strongest file."),
    Event.DEADLINE: Tale("R10.1", "seat clues", "{seat} has {clues}, the most of all, and wins."),
    Event.SUDDEN: Tale("R6.5", "seats clues", "{seats} have {clues} each. Sudden death decides."),
    Event.SUDDEN_VALUE: Tale(
        "R6.6", "number die value", "The last witness has {number}, the witness die shows {die}: the value is {value}."
    ),
    Event.PLANNED: Tale("R6.6", "seat", "{seat} has chosen."),
    Event.SUDDEN_ROLL: Tale("R6.7", "seat dice faces total", "{seat} rolls {dice}: {faces}, together {total}."),
    Event.SUDDEN_OVER: Tale("R6.7", "seat", "{seat} is bust."),
    Event.SUDDEN_BUST: Tale("R6.8", "seats", "{seats} are all bust: once more."),
    Event.SUDDEN_TIED: Tale("R6.8", "seats", "{seats} are level: once more."),
    Event.SUDDEN_WON: Tale("R6.7", "seat total", "{seat} comes closest with {total}, and wins."),
}


def counted(number: int, one: str, many: str, none: str) -> str:
    """A number of things."""
    return none if number == 0 else f"1 {one}" if number == 1 else f"{number} {many}"


def clues(number: int, names: Sequence[str]) -> str:
    """So many clues."""
    return "a clue" if number == 1 else counted(number, "clue", "clues", "no clue")


def change(number: int, names: Sequence[str]) -> str:
    """How a reward differs."""
    return f"{clues(abs(number), names)} {'less' if number < 0 else 'more'}"


def left(number: int, names: Sequence[str]) -> str:
    """What is left to a seat."""
    return f"{number} left" if number else "none left"


def has(number: int, names: Sequence[str]) -> str:
    """What a seat has by now."""
    return f"{number} in all"


def dice(number: int, names: Sequence[str]) -> str:
    """So many dice."""
    return counted(number, "die", "dice", "no dice")


def faces(number: int, names: Sequence[str]) -> str:
    """Faces, which an event has as digits of one number."""
    return " ".join(str(number))


SENSES: dict[str, Sense] = {
    **dict.fromkeys(("seat", "other"), tales.seat),
    **dict.fromkeys(("clues", "cost"), clues),
    "seats": tales.seats,
    "left": left,
    "change": change,
    "has": has,
    "dice": dice,
    "faces": faces,
}
