"""Words of Private Die that stand for one thing each: questions, actions, dice, house rules."""

from ossuary.games.private_die.state import Action, Question
from ossuary.games.private_die.state import Draw as Kind

QUESTIONS = {
    Question.WITNESS: "witness",
    Question.STAKE: "stake",
    Question.SET: "set",
    Question.ROLL: "roll",
    Question.SECOND: "reroll",
    Question.TURN: "turn",
    Question.CHALLENGE: "challenge",
    Question.SUDDEN: "sudden-death",
}
ACTIONS = {
    Action.STAY: "stay",
    Action.ADD: "add",
    Action.ADD_FREE: "add free",
    Action.NEGATE: "negate",
    Action.NEGATE_PAID: "negate paid",
    Action.AGAIN: "reroll all",
    Action.STAKE: "stake",
    Action.CHALLENGE: "challenge",
}
STAYING = {
    Question.STAKE: "keep it",
    Question.SECOND: "let it stand",
    Question.TURN: "end your turn",
    Question.CHALLENGE: "let them be",
}
HOUSE = {  # R11.7 what changes on the card of the detective that the option is called by
    "mama": "after a bust too, if you are at most two above.",
    "ace": "after a bust you roll a die, and an even one gives you a clue.",
    "captain": "you win no clue fewer.",
}
DICE_ASKED = {
    Kind.FIRST: "witness die, for who begins",
    Kind.VALUE: "witness die",
    Kind.DIE: "die",
    Kind.NEGATIVE: "die to subtract",
    Kind.ROLL_OFF: "die in the roll-off",
    Kind.SUDDEN: "die in sudden death",
    Kind.LUCK: "die for luck",
}
