"""The rules of Victim!, in the order of RULES.md."""

from ossuary.games.victim.state import (
    D6,
    D12,
    DICE,
    EVERYONE,
    FACES,
    PLANS,
    SEATS,
    Aim,
    Die,
    Draw,
    Event,
    Face,
    Question,
    Table,
)
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, pick, roll
from ossuary.kernel.state import NONE


def setup(s: Table, luck: Luck) -> None:
    """R1 Everybody has a yellow die for health (R1.3); the one who goes first attacks."""
    for seat in range(SEATS):
        s.health[seat] = s.start[seat]
    s.turn = 1
    s.attacker = NONE
    s.supporter = NONE
    s.victim = NONE
    s.plan = NONE
    first = s.first
    if first == NONE:
        first = roll_for_first(luck)
    deal_kits(s, first, luck)


def roll_for_first(luck: Luck) -> int:
    """R1.2 The highest yellow die goes first; those tied for highest roll again."""
    tied = EVERYONE
    while tied & (tied - 1):
        highest = 0
        leaders = 0
        for seat in range(SEATS):
            if tied >> seat & 1:
                pips = roll(luck, Draw.FIRST, D6, seat)
                tell(luck, Event.FIRST_ROLL, seat, pips)
                if pips > highest:
                    highest = pips
                    leaders = 0
                if pips == highest:
                    leaders |= 1 << seat
        tied = leaders
        if tied & (tied - 1):
            tell(luck, Event.TIED, tied)
    return 0 if tied == 1 else tied // 2


def deal_kits(s: Table, first: int, luck: Luck) -> None:
    """R1.4 Attacker, and from there to the left Supporter and Victim."""
    s.attacker = first
    s.supporter = left_of(first)
    s.victim = left_of(s.supporter)
    ask_for_plan(s, luck)


def left_of(seat: int) -> int:
    """R1.5 Left is clockwise, the order in which the seats are named."""
    return seat + 1 if seat + 1 < SEATS else 0


def ask_for_plan(s: Table, luck: Luck) -> None:
    """R2 A turn opens with the Supporter's plan."""
    s.plan = NONE
    s.revealed = 0
    s.question = Question.PLAN
    s.awaiting = 1 << s.supporter
    tell(luck, Event.TURN, s.turn, s.attacker, s.supporter, s.victim)


def legal(s: Table, seat: int, out: list[int]) -> int:
    """R2.1 One direction card with one die card: six plans, every one open on every turn."""
    for plan in range(PLANS):
        out[plan] = plan
    return PLANS


def choose(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R2.2 The plan is laid face down, and the battle follows."""
    s.plan = choice
    tell(luck, Event.PLANNED, seat)
    fight(s, luck)
    if s.over:
        s.question = Question.NONE
        s.awaiting = 0
    else:
        pass_kits(s, luck)


def fight(s: Table, luck: Luck) -> None:
    """R3 Attacker and Victim roll two white dice each; then the plan is turned up and acts."""
    attack, doom = throw(s.attacker, D6, Event.ATTACK, luck)
    defence, woe = throw(s.victim, 1, Event.DEFENCE, luck)
    foresee(s, doom, woe, luck)
    die = reveal(s, luck)
    if die == Die.NEUTRAL:
        stay_out(s, luck)
    elif not (doom or woe):
        change = meddle(s, die, luck)
        if target(s) == s.attacker:
            attack += change
        else:
            defence += change
    settle(s, doom or woe, attack, defence, luck)


def throw(seat: int, fateful: int, event: int, luck: Luck) -> tuple[int, bool]:
    """R3.1 A roll is the sum of two white dice; also whether both show the fateful number."""
    one = roll(luck, Draw.BATTLE, D6, seat)
    two = roll(luck, Draw.BATTLE, D6, seat)
    tell(luck, event, seat, one, two, one + two)
    return one + two, one == fateful and two == fateful


def foresee(s: Table, doom: bool, woe: bool, luck: Luck) -> None:
    """R3.2 Two sixes of the Attacker or two ones of the Victim decide the battle; R3.3 both cost a point at once."""
    if doom:
        tell(luck, Event.DOOM, s.attacker)
    if woe:
        tell(luck, Event.WOE, s.victim)
    if doom and woe:
        s.health[s.victim] -= 1
        tell(luck, Event.EXTRA, s.victim, s.health[s.victim])


def reveal(s: Table, luck: Luck) -> int:
    """R4.1 The Supporter turns up both cards, in an automatic battle too."""
    s.revealed = 1
    die = s.plan % DICE
    tell(luck, Event.REVEAL, s.supporter, target(s), die)
    return die


def target(s: Table) -> int:
    """R4.1 The direction card points at the Supporter's left or right neighbour."""
    left = left_of(s.supporter)
    return left if s.plan // DICE == Aim.LEFT else left_of(left)


def meddle(s: Table, die: int, luck: Luck) -> int:
    """R4.2 The support or sabotage die says by its face what the target's roll changes by."""
    face = throw_coloured(s, die, luck)
    if face == Face.GREEN:
        half = roll(luck, Draw.TWELVE, D12, s.supporter) // 2
        tell(luck, Event.RAISED, target(s), half)
        return half
    if face == Face.RED:
        half = (roll(luck, Draw.TWELVE, D12, s.supporter) + 1) // 2
        tell(luck, Event.LOWERED, target(s), half)
        return -half
    tell(luck, Event.UNCHANGED, target(s))
    return 0


def throw_coloured(s: Table, die: int, luck: Luck) -> int:
    """R4.3 It is the face that counts, not the name of the die."""
    face = pick(luck, Draw.SUPPORT + die, FACES[die], D6, s.supporter)
    tell(luck, Event.FACE, s.supporter, die, face)
    return face


def stay_out(s: Table, luck: Luck) -> None:
    """R4.4 The neutral die changes no roll; red twice running costs the Supporter a point, but R4.5 never the last."""
    if throw_coloured(s, Die.NEUTRAL, luck) == Face.RED and throw_coloured(s, Die.NEUTRAL, luck) == Face.RED:
        if s.health[s.supporter] > 1:
            s.health[s.supporter] -= 1
            tell(luck, Event.HURT, s.supporter, s.health[s.supporter])
        else:
            tell(luck, Event.SPARED, s.supporter)


def settle(s: Table, automatic: bool, attack: int, defence: int, luck: Luck) -> None:
    """R5 Totals are compared; R5.2 the Attacker's victory costs the Victim a point, R5.3 anything else nothing.

    A Victim who has fallen already, by R7.2, is not hit again.
    """
    if not automatic:
        tell(luck, Event.COMPARE, s.attacker, attack, s.victim, defence)
    if automatic or attack > defence:
        won = Event.WON_AT_ONCE
        if s.health[s.victim] > 0:
            s.health[s.victim] -= 1
            tell(luck, Event.HIT, s.attacker, s.victim, s.health[s.victim])
            won = Event.WON
        if s.health[s.victim] == 0:
            s.over = 1
            tell(luck, won, s.attacker, s.victim)
    else:
        tell(luck, Event.HELD, s.victim)


def pass_kits(s: Table, luck: Luck) -> None:
    """R6.1 Victim and Supporter swap kits, then all three kits go one seat to the left."""
    supporter = s.supporter
    s.attacker = left_of(s.attacker)
    s.supporter = left_of(s.victim)
    s.victim = left_of(supporter)
    s.turn += 1
    ask_for_plan(s, luck)


def scores(s: Table, out: list[int]) -> int:
    """R7.1 The Attacker who takes the last point wins alone; a seat's standing is its health."""
    for seat in range(SEATS):
        out[seat] = s.health[seat]
    return 1 << s.attacker if s.over else 0
