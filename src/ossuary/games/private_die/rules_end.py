"""How a round of Private Die ends: chapter R5 of RULES.md."""

from ossuary.games.private_die.dice import closest_of, everybody, first_of, next_seat, positive
from ossuary.games.private_die.rules_cards import given, in_force
from ossuary.games.private_die.rules_text import Term, after_round
from ossuary.games.private_die.state import D6, TENS, Draw, Event, Table
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, roll
from ossuary.kernel.state import NONE


def leaders(s: Table) -> int:
    """R5.1 Those who came closest to the value without a bust."""
    return closest_of(s, everybody(s) & ~s.busted)


def is_near(s: Table, seat: int) -> bool:
    """R5.2 Whether a seat may force a roll-off with the leaders (R8.2)."""
    ahead = leaders(s)
    return ahead != 0 and may_challenge(s, seat, ahead, s.total[first_of(ahead)])


def may_challenge(s: Table, seat: int, leaders: int, best: int) -> bool:
    """R5.2 Whoever is no leader, but near enough, may force a roll-off (R8.2), after a bust only where R8.7 says so."""
    within = in_force(s, seat, Term.CHALLENGE)
    if within == 0 or leaders == 0 or leaders >> seat & 1:
        return False
    if s.busted >> seat & 1 and not in_force(s, seat, Term.BOLD):
        return False
    return abs(s.total[seat] - best) <= within


def end_round(s: Table, luck: Luck) -> None:
    """R5.3 The closest wins, after a roll-off if there are several; nobody wins if all are bust."""
    rivals = leaders(s) | s.rivals
    if rivals == 0:
        s.winner = NONE
        tell(luck, Event.ALL_BUST, s.first)
    else:
        s.winner = first_of(rivals)
        if rivals != 1 << s.winner:
            s.winner = roll_off(s, rivals, luck)
        pay_winner(s, luck)
    after_round(s, luck)


def roll_off(s: Table, rivals: int, luck: Luck) -> int:
    """R5.4 The rivals roll as many dice as they have positive ones, and the highest sum wins; R5.5 a tie goes on."""
    while True:
        tell(luck, Event.ROLL_OFF, rivals)
        best = 0
        ahead = 0
        seat = s.first
        for _ in range(s.seats):
            if rivals >> seat & 1:
                total = roll_off_dice(s, seat, luck)
                if total >= best:
                    ahead = ahead | 1 << seat if total == best else 1 << seat
                    best = total
            seat = neighbour(s, seat)
        rivals = ahead
        first = first_of(rivals)
        if rivals == 1 << first:
            return first
        tell(luck, Event.ROLL_OFF_TIED, rivals)
        for favoured in range(s.seats):
            if rivals >> favoured & 1 and in_force(s, favoured, Term.TIES):
                tell(luck, Event.TIE_WON, favoured)
                return favoured


def roll_off_dice(s: Table, seat: int, luck: Luck) -> int:
    """R5.4 One rival's dice: natural faces, and no text acts."""
    total = 0
    faces = 0
    dice = positive(s, seat)
    for _ in range(dice):
        face = roll(luck, Draw.ROLL_OFF, D6, seat)
        total += face
        faces = TENS * faces + face
    tell(luck, Event.ROLL_OFF_ROLL, seat, dice, faces, total)
    return total


def neighbour(s: Table, seat: int) -> int:
    """R5.4 The next in this round's order of turns: clockwise, or the other way (R9.8)."""
    if not s.backwards:
        return next_seat(s, seat)
    return seat - 1 if seat > 0 else s.seats - 1


def pay_winner(s: Table, luck: Luck) -> None:
    """R5.6 A clue for each positive die, more or fewer where a card says so (R8.1), and never less than none."""
    dice = positive(s, s.winner)
    change = given(s, s.winner, Term.REWARD)
    if change != 0:
        tell(luck, Event.REWARD, s.winner, change)
    clues = max(dice + change, 0)
    s.clues[s.winner] += clues
    tell(luck, Event.WON_ROUND, s.winner, clues, s.clues[s.winner], dice)
