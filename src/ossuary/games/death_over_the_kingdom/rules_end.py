"""The reveal, the points and the end: chapters R6 to R9 of RULES.md."""

from ossuary.games.death_over_the_kingdom.places import bit, left_of, right_of, take_away
from ossuary.games.death_over_the_kingdom.state import (
    EVERYONE,
    FIFTH,
    FIRST,
    FOURTH,
    ROUNDS,
    SECOND,
    SEVENTH,
    SIXTH,
    THIRD,
    Card,
    Event,
    Face,
    Mode,
    Next,
    Table,
)
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck
from ossuary.kernel.state import NONE


def end_round(s: Table, luck: Luck) -> int:
    """R6 All cards are turned up and worth what they are worth; points are given; then what follows."""
    reveal(s, luck)
    if s.mode == Mode.ROUNDS:
        score_round(s, luck)
        follows = after_round(s, luck)
    else:
        lowest = with_value(s, least(s), least(s))
        follows = lose_life(s, lowest, luck) if s.mode == Mode.LAST_STANDING else lose_turn(s, lowest, luck)
    if follows != Next.END:
        clear_table(s)
    return follows


def reveal(s: Table, luck: Luck) -> None:
    """R6.1 In play is what lies in a playing area; R6.3 by that cards are turned, and Monks come last."""
    in_play = 0
    for seat in range(s.seats):
        if s.living >> seat & 1:
            in_play |= bit(s.card[seat])
            s.seen[seat] = EVERYONE
    seat = s.dealer
    for _ in range(s.seats):
        s.value[seat] = value_of(s, seat, in_play)
        seat = right_of(s, seat)
    for each in range(s.seats):
        if s.living >> each & 1:
            tell(luck, Event.VALUE, each, s.card[each], face_of(s, each, in_play), s.value[each])


def value_of(s: Table, seat: int, in_play: int) -> int:
    """R6.2 A card's number, or its other one; R6.4 a Monk has its left neighbour's, and the Dealer's comes first."""
    card = s.card[seat]
    if card == Card.MONK and seat != s.dealer:
        return s.value[left_of(s, seat)]
    return s.turned[card] if in_play & s.turners[card] else s.rank[card]


def face_of(s: Table, seat: int, in_play: int) -> int:
    """R6.2 Whether a card lies turned, or R6.4 is a Monk, for the story."""
    card = s.card[seat]
    if card == Card.MONK:
        return Face.DEALERS if seat == s.dealer else Face.COPIED
    return Face.TURNED if in_play & s.turners[card] else Face.PLAIN


def clear_table(s: Table) -> None:
    """R6.5 Cards that have been played are discarded, face up."""
    for seat in range(s.seats):
        if s.card[seat] != NONE:
            s.discards[take_away(s, seat)] += 1


def score_round(s: Table, luck: Luck) -> None:
    """R7 The highest win (R7.1), the lowest (R7.2), or those between them (R7.3); R7.4 ties share it."""
    low = least(s)
    high = most(s)
    if s.rounds == 1:
        scoring = with_value(s, high, high)
    elif s.rounds == 2:
        scoring = with_value(s, low, low)
    else:
        scoring = with_value(s, low + 1, high - 1)
    for seat in range(s.seats):
        s.points[seat] += scoring >> seat & 1
    if scoring:
        tell(luck, Event.SCORED, scoring, s.rounds, low, high)
    else:
        tell(luck, Event.NO_SCORE, low, high)


def most(s: Table) -> int:
    """R7.1 The highest value of the round."""
    high = s.value[s.dealer]
    for seat in range(s.seats):
        if s.living >> seat & 1:
            high = max(high, s.value[seat])
    return high


def least(s: Table) -> int:
    """R7.2 The lowest value of the round."""
    low = s.value[s.dealer]
    for seat in range(s.seats):
        if s.living >> seat & 1:
            low = min(low, s.value[seat])
    return low


def with_value(s: Table, low: int, high: int) -> int:
    """R7.3 The seats whose value lies in these bounds, one bit each."""
    seats = 0
    for seat in range(s.seats):
        if s.living >> seat & 1 and low <= s.value[seat] <= high:
            seats |= bit(seat)
    return seats


def after_round(s: Table, luck: Luck) -> int:
    """R8.1 Three rounds are a turn, and everybody deals once; R11.4 or until somebody wins."""
    if s.rounds < ROUNDS:
        return Next.ROUND
    p = s.points
    tell(luck, Event.STANDING, p[FIRST], p[SECOND], p[THIRD], p[FOURTH], p[FIFTH], p[SIXTH], p[SEVENTH])
    if s.turn < s.seats:
        return Next.TURN
    s.winners = seconds(s)
    if s.winners == 0 and s.play_on:
        tell(luck, Event.PLAY_ON)
        return Next.TURN
    return end(s, luck)


def seconds(s: Table) -> int:
    """R8.2 All who have the second total win, if R8.3 there is a third: else everybody is highest or lowest."""
    high = s.points[0]
    low = s.points[0]
    for seat in range(s.seats):
        high = max(high, s.points[seat])
        low = min(low, s.points[seat])
    second = low
    for seat in range(s.seats):
        if s.points[seat] < high:
            second = max(second, s.points[seat])
    return with_points(s, second) if second > low else 0


def with_points(s: Table, points: int) -> int:
    """R8.2 The seats that have so many points, one bit each."""
    seats = 0
    for seat in range(s.seats):
        if s.points[seat] == points:
            seats |= bit(seat)
    return seats


def end(s: Table, luck: Luck) -> int:
    """R8.2 The match is over: somebody has won, or R8.3 nobody."""
    s.over = 1
    if s.winners:
        tell(luck, Event.WON, s.winners, s.mode)
    else:
        tell(luck, Event.NO_WINNER)
    return Next.END


def scores(s: Table, out: list[int]) -> int:
    """R8.2 A seat's standing is its points; nobody has won before the end."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]
    return s.winners


def lose_turn(s: Table, lowest: int, luck: Luck) -> int:
    """R9.2 The lowest get a point; R9.4 there are as many turns as players, and R9.3 the fewest points win."""
    fewest = s.turn
    for seat in range(s.seats):
        if lowest >> seat & 1:
            s.points[seat] += 1
            tell(luck, Event.LOST, seat, s.points[seat])
        fewest = min(fewest, s.points[seat])
    if s.turn < s.seats:
        return Next.TURN
    s.winners = with_points(s, fewest)
    return end(s, luck)


def lose_life(s: Table, lowest: int, luck: Luck) -> int:
    """R9.5 The lowest lose one of their four lives; R9.6 but not where that would end everybody."""
    out = 0
    for seat in range(s.seats):
        if lowest >> seat & 1 and s.points[seat] == 1:
            out |= bit(seat)
    if out == s.living:
        tell(luck, Event.AGAIN)
        return Next.AGAIN
    for seat in range(s.seats):
        if lowest >> seat & 1:
            s.points[seat] -= 1
            tell(luck, Event.LOST_LIFE, seat, s.points[seat])
    if out:
        drop_out(s, out, luck)
    if s.living & (s.living - 1) == 0:
        s.winners = s.living
        return end(s, luck)
    return Next.TURN


def drop_out(s: Table, out: int, luck: Luck) -> None:
    """R9.7 Whoever has no life left is out, and is dealt no more cards."""
    tell(luck, Event.OUT, out)
    s.living &= ~out
    for seat in range(s.seats):
        if out >> seat & 1:
            s.value[seat] = NONE
