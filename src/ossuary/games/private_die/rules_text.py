"""What is written on the cards of Private Die, and what it does: chapters R7 to R10 of RULES.md.

A card says numbers for some of the terms below; `in_force` (rules_cards.py) says whose number holds. To give a card a
new effect, add its term here, and what it does at its moment (R7); then write the card into content.toml.
"""

from enum import IntEnum, auto

from ossuary.games.private_die.dice import closest_of, everybody, highest, next_seat, place_of, take_away
from ossuary.games.private_die.rules_cards import given, in_force
from ossuary.games.private_die.state import D6, Draw, Event, Table
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, roll
from ossuary.kernel.state import NONE


class Term(IntEnum):
    """The terms that the rules and all cards are written in; in contents, `EXTRA_COST` is `extra-cost`."""

    # Before the match
    DICE = auto()  # that a seat has
    START = auto()  # clues that a seat begins with
    GOAL = auto()  # clues that solve the case; nought for none
    ROUNDS = auto()  # witnesses in the deck; nought for all
    LEADS = auto()  # witnesses revealed, of which one is questioned
    FUND = auto()  # clues on the case at first; where there are any, clues paid and lost join them
    PROOF = auto()  # whether a case is solved only by whoever has matched a witness exactly
    # A turn
    BACKWARDS = auto()  # whether turns go counterclockwise
    FEWEST = auto()  # dice of a first roll
    MOST = auto()
    EXTRAS = auto()  # whether dice may be added
    EXTRA_COST = auto()  # clues for an added die
    FREE = auto()  # added dice that cost nothing: adds up
    BUST = auto()  # clues that a bust costs
    EXACT = auto()  # clues for an exact match
    ONES = auto()  # what a die showing 1 is worth
    PAIR = auto()  # clues for two equal faces in a first roll
    REMOVES = auto()  # whether a first roll loses its highest die
    # Abilities
    SETS = auto()  # whether a die is set to 1 or 6 before the first roll
    REROLL = auto()  # whether one die may be rolled again
    NEGATE = auto()  # whether a die of one's own may be subtracted, which ends the turn
    PAID_NEGATE = auto()  # whether an unused die may be subtracted for a clue
    AGAIN = auto()  # whether the first roll may be rolled again, all of it
    STAKE = auto()  # clues paid to whoever staked one and wins
    SPARED = auto()  # whether busts cost nothing
    CONSOLED = auto()  # clues for a bust, if a die then falls even
    # The end of a round
    CHALLENGE = auto()  # how far from the leaders a roll-off may be forced
    BOLD = auto()  # whether also after a bust
    TIES = auto()  # whether tied roll-offs are won
    REWARD = auto()  # clues more, or fewer, for the winner: adds up
    POT = auto()  # whether clues lost by busts are the winner's
    RUNNER_UP = auto()  # clues for whoever comes closest after the winner
    ROBS = auto()  # clues that the winner takes from the richest
    BLANK = auto()  # whether detectives say nothing


# --- R7 the moments at which cards act ---


def take_in(s: Table, seat: int) -> None:
    """R7.1 At the start of a turn: what faces are worth (R9.3), and dice that cost nothing (R8.4, R9.1)."""
    s.ones = in_force(s, seat, Term.ONES)
    s.free = given(s, seat, Term.FREE)


def after_first_roll(s: Table, seat: int, luck: Luck) -> None:
    """R7.2 Once the first roll stands: pairs (R9.4), then what is removed (R9.12)."""
    pay_for_pair(s, seat, luck)
    remove_highest(s, seat, luck)


def when_bust(s: Table, seat: int, luck: Luck) -> None:
    """R7.3 A bust costs clues, unless a card spares whoever busts (R8.3); they go where cards say (R9.6, R10.2)."""
    price = in_force(s, seat, Term.BUST)
    if price == 0 or in_force(s, seat, Term.SPARED):
        tell(luck, Event.SPARED, seat)
    elif s.clues[seat] == 0:
        tell(luck, Event.NOTHING_TO_LOSE, seat)
    else:
        lose(s, seat, min(price, s.clues[seat]), luck)
    console(s, seat, luck)


def lose(s: Table, seat: int, clues: int, luck: Luck) -> None:
    """R7.3 Clues lost by a bust go onto the witness, onto the case, or to the bank."""
    s.clues[seat] -= clues
    tell(luck, Event.LOST, seat, clues, s.clues[seat])
    if in_force(s, seat, Term.POT):
        s.pot += clues
    else:
        to_fund(s, seat, clues)


def when_matched(s: Table, seat: int, luck: Luck) -> None:
    """R7.4 An exact match earns clues (R9.2), the fund (R10.2), and proof (R10.4)."""
    clues = in_force(s, seat, Term.EXACT)
    gain(s, seat, clues, Event.MATCHED, luck)
    if s.fund > 0:
        gain(s, seat, s.fund, Event.FUND_TAKEN, luck)
        s.fund = 0
    if in_force(s, seat, Term.PROOF) and not s.proven >> seat & 1:
        tell(luck, Event.PROVEN, seat)
    s.proven |= 1 << seat


def gain(s: Table, seat: int, clues: int, how: int, luck: Luck) -> None:
    """R7.4 Clues come to a seat."""
    s.clues[seat] += clues
    tell(luck, how, seat, clues, s.clues[seat])


def after_round(s: Table, luck: Luck) -> None:
    """R7.5 At the end of a round, after the reward: the pot, stakes, the runners-up, the richest, in this order."""
    settle_pot(s, luck)
    settle_stakes(s, luck)
    if s.winner != NONE:
        reward_runners_up(s, luck)
        rob_richest(s, luck)


# --- R8 detectives ---


def console(s: Table, seat: int, luck: Luck) -> None:
    """R8.8 The lucky one rolls a die after a bust: even gives a clue."""
    clues = in_force(s, seat, Term.CONSOLED)
    if clues > 0:
        face = roll(luck, Draw.LUCK, D6, seat)
        if face % 2 == 0:
            s.clues[seat] += clues
            tell(luck, Event.CONSOLED, seat, face, clues, s.clues[seat])
        else:
            tell(luck, Event.NO_CONSOLATION, seat, face)


# --- R9 witnesses ---


def pay_for_pair(s: Table, seat: int, luck: Luck) -> None:
    """R9.4 Two equal faces in the first roll earn a clue, once."""
    clues = in_force(s, seat, Term.PAIR)
    if clues > 0 and has_pair(s, seat):
        gain(s, seat, clues, Event.PAIR, luck)


def has_pair(s: Table, seat: int) -> bool:
    """R9.4 Whether two dice show the same face."""
    seen = 0
    for place in range(s.count[seat]):
        face = 1 << s.dice[seat][place]
        if seen & face:
            return True
        seen |= face
    return False


def settle_pot(s: Table, luck: Luck) -> None:
    """R9.6 The winner takes what was lost by busts; without a winner it goes to the bank."""
    if s.pot > 0:
        if s.winner == NONE:
            tell(luck, Event.POT_LOST, s.pot)
        else:
            gain(s, s.winner, s.pot, Event.POT_TAKEN, luck)
        s.pot = 0


def remove_highest(s: Table, seat: int, luck: Luck) -> None:
    """R9.12 A first roll of two dice or more loses one with the highest face, the first of equals."""
    if s.count[seat] > 1 and in_force(s, seat, Term.REMOVES):
        face = highest(s, seat)
        take_away(s, seat, place_of(s, seat, face))
        tell(luck, Event.REMOVED, seat, face, s.total[seat])


def settle_stakes(s: Table, luck: Luck) -> None:
    """R9.14 A winner who staked a clue is paid; all other stakes are lost."""
    if s.staked == 0:
        return
    lost = s.staked
    if s.winner != NONE and s.staked >> s.winner & 1:
        lost &= ~(1 << s.winner)
        gain(s, s.winner, in_force(s, s.winner, Term.STAKE), Event.STAKE_WON, luck)
    if lost:
        tell(luck, Event.STAKES_LOST, lost)
    s.staked = 0


def reward_runners_up(s: Table, luck: Luck) -> None:
    """R9.15 Whoever is closest after the winner, without a bust, gains a clue; all of them if they are equal."""
    closest = closest_of(s, everybody(s) & ~s.busted & ~(1 << s.winner))
    for seat in range(s.seats):
        clues = in_force(s, seat, Term.RUNNER_UP)
        if clues > 0 and closest >> seat & 1:
            gain(s, seat, clues, Event.RUNNER_UP, luck)


def rob_richest(s: Table, luck: Luck) -> None:
    """R9.16 The winner takes a clue from the richest other player, of equals the first clockwise."""
    clues = in_force(s, s.winner, Term.ROBS)
    if clues == 0:
        return
    richest = next_seat(s, s.winner)
    seat = next_seat(s, richest)
    while seat != s.winner:
        if s.clues[seat] > s.clues[richest]:
            richest = seat
        seat = next_seat(s, seat)
    clues = min(clues, s.clues[richest])
    if clues > 0:
        s.clues[richest] -= clues
        s.clues[s.winner] += clues
        tell(luck, Event.ROBBED, s.winner, clues, richest)


# --- R10 cases ---


def to_fund(s: Table, seat: int, clues: int) -> None:
    """R10.2 Clues paid for dice or lost by busts join the case's fund, where it has one; otherwise the bank."""
    if in_force(s, seat, Term.FUND):
        s.fund += clues
