"""Victim! in words: what may be chosen, what chance gives, what happened."""

from collections.abc import Mapping, Sequence

from ossuary.games.victim.state import DICE, SEATS, Aim, Die, Event, Face, Question, Table
from ossuary.games.victim.state import Draw as Kind
from ossuary.kernel import tales
from ossuary.kernel.contract import Line
from ossuary.kernel.luck import Draw
from ossuary.kernel.state import NONE
from ossuary.kernel.tales import Sense, Tale

AIM_WORDS = {Aim.LEFT: "left", Aim.RIGHT: "right"}
DIE_WORDS = {Die.SUPPORT: "support", Die.SABOTAGE: "sabotage", Die.NEUTRAL: "neutral"}
FACE_WORDS = {Face.GREEN: "green", Face.RED: "red", Face.WHITE: "white"}

EXPLAINED = {
    Die.SUPPORT: "support {target}, the {role}: mostly raises the roll",
    Die.SABOTAGE: "sabotage {target}, the {role}: lowers the roll a little more often than it raises it",
    Die.NEUTRAL: "stay out of it (pointing at {target}): one time in four it costs you a point",
}
DICE_ASKED = {
    Kind.FIRST: "yellow die, for who goes first",
    Kind.BATTLE: "white die",
    Kind.SUPPORT: "support die",
    Kind.SABOTAGE: "sabotage die",
    Kind.NEUTRAL: "neutral die",
    Kind.TWELVE: "twelve-sided die",
}
TALES = {
    Event.FIRST_ROLL: Tale("R1.2", "seat pips", "{seat} rolls {pips} for the first turn."),
    Event.TIED: Tale("R1.2", "seats", "{seats} tie and roll again."),
    Event.TURN: Tale(
        "R2", "turn attacker supporter victim", "Turn {turn}: {attacker} attacks {victim}, and {supporter} supports."
    ),
    Event.PLANNED: Tale("R2.2", "supporter", "{supporter} lays a plan face down."),
    Event.ATTACK: Tale("R3.1", "attacker one two sum", "{attacker} attacks with {one} and {two}: {sum}."),
    Event.DEFENCE: Tale("R3.1", "victim one two sum", "{victim} defends with {one} and {two}: {sum}."),
    Event.DOOM: Tale("R3.2", "attacker", "Two sixes: {attacker} wins the battle whatever comes."),
    Event.WOE: Tale("R3.2", "victim", "Two ones: {victim} loses the battle whatever comes."),
    Event.EXTRA: Tale("R3.3", "victim health", "Both at once: {victim} loses a point now; health {health}."),
    Event.REVEAL: Tale("R4.1", "supporter target die", "{supporter} turns up {die}, pointing at {target}."),
    Event.FACE: Tale("R4.3", "supporter die face", "{supporter}'s {die} die shows {face}."),
    Event.RAISED: Tale("R4.2", "target by", "{target}'s roll rises by {by}."),
    Event.LOWERED: Tale("R4.2", "target by", "{target}'s roll falls by {by}."),
    Event.UNCHANGED: Tale("R4.2", "target", "{target}'s roll stays as it is."),
    Event.SPARED: Tale("R4.5", "supporter", "Red twice, but the die cannot take {supporter}'s last point."),
    Event.HURT: Tale("R4.4", "supporter health", "Red twice: {supporter} loses a point; health {health}."),
    Event.COMPARE: Tale("R5.1", "attacker attack victim defence", "{attacker} has {attack}, {victim} has {defence}."),
    Event.HIT: Tale("R5.2", "attacker victim health", "{attacker} hits {victim}; health {health}."),
    Event.HELD: Tale("R5.3", "victim", "{victim} holds out."),
    Event.WON: Tale("R7.1", "attacker victim", "{victim} is dead. {attacker} wins, alone."),
    Event.WON_AT_ONCE: Tale("R7.2", "attacker victim", "{victim} is dead already. {attacker} wins, alone."),
}
SENSES: dict[str, Sense] = {
    **dict.fromkeys(("seat", "attacker", "supporter", "victim", "target"), tales.seat),
    "seats": tales.seats,
    "die": tales.one_of(DIE_WORDS),
    "face": tales.one_of(FACE_WORDS),
}


def question(question: int) -> str:
    """The record's word for what is asked."""
    return {Question.PLAN: "plan"}.get(Question(question), "-")


def ask(s: Table, seat: int, names: Sequence[str]) -> str:
    """The question to the Supporter."""
    attacker, victim = names[s.attacker], names[s.victim]
    return f"{names[seat]}, {attacker} is about to attack {victim}. Whom do you point at, and which die do you roll?"


def choice(s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
    """A plan in the record's words."""
    return f"{AIM_WORDS[Aim(choice // DICE)]} {DIE_WORDS[Die(choice % DICE)]}"


def explain(s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
    """What a plan would do, and to whom."""
    target = (seat + (1 if choice // DICE == Aim.LEFT else 2)) % SEATS
    role = "Attacker" if target == s.attacker else "Victim"
    return EXPLAINED[Die(choice % DICE)].format(target=names[target], role=role)


def outcome(s: Table, draw: Draw, outcome: int, names: Sequence[str]) -> str:
    """A number rolled is itself, a coloured face its colour."""
    if draw.kind in (Kind.SUPPORT, Kind.SABOTAGE, Kind.NEUTRAL):
        return FACE_WORDS[Face(outcome)]
    return str(outcome + 1)


def ask_luck(s: Table, draw: Draw, names: Sequence[str]) -> str:
    """Whose die, and which."""
    return f"{names[draw.seat]}'s {DICE_ASKED[Kind(draw.kind)]}"


def tell(event: Sequence[int], names: Sequence[str]) -> Line:
    """An event in a sentence."""
    return tales.retell(TALES[Event(event[0])], event, names, SENSES)


def facts(s: Table, names: Sequence[str]) -> Mapping[str, str]:
    """Health, parts and turn; the parts are nobody's until the first roll is decided."""
    parts = {"attacker": s.attacker, "supporter": s.supporter, "victim": s.victim}
    return {
        **{f"{name}.health": str(s.health[seat]) for seat, name in enumerate(names)},
        **{part: "-" if seat == NONE else names[seat] for part, seat in parts.items()},
        "turn": str(s.turn),
    }
