"""Dice and clues in front of a seat: small verbs that the rules of Private Die are told with."""

from ossuary.games.private_die.state import DICE, TENS, Table

LOWEST = -99  # below any total


def worth(s: Table, face: int) -> int:
    """R7.1 What a die adds to the total; a negative face is subtracted."""
    if face in (1, -1):
        return face * s.ones
    return face


def lay(s: Table, seat: int, face: int) -> None:
    """Another die on the table."""
    s.dice[seat][s.count[seat]] = face
    s.count[seat] += 1
    s.total[seat] += worth(s, face)


def take_away(s: Table, seat: int, place: int) -> None:
    """One die leaves the table; those behind it move up."""
    s.total[seat] -= worth(s, s.dice[seat][place])
    s.count[seat] -= 1
    for at in range(DICE - 1):
        if at >= place:
            s.dice[seat][at] = s.dice[seat][at + 1]
    s.dice[seat][DICE - 1] = 0


def place_of(s: Table, seat: int, face: int) -> int:
    """Where the first die with this face lies, or how many dice there are if none has it."""
    place = 0
    while place < s.count[seat] and s.dice[seat][place] != face:
        place += 1
    return place


def highest(s: Table, seat: int) -> int:
    """The highest face on the table."""
    best = s.dice[seat][0]
    for place in range(1, s.count[seat]):
        best = max(best, s.dice[seat][place])
    return best


def positive(s: Table, seat: int) -> int:
    """How many dice count for the reward and for a roll-off: all but negative ones."""
    found = 0
    for place in range(s.count[seat]):
        if s.dice[seat][place] > 0:
            found += 1
    return found


def digits(s: Table, seat: int, start: int = 0) -> int:
    """The positive faces from a place on as one number, for a story: 4, 5 and 3 are 453."""
    number = 0
    for place in range(start, s.count[seat]):
        if s.dice[seat][place] > 0:
            number = TENS * number + int(s.dice[seat][place])
    return number


def take_up(s: Table, seat: int) -> None:
    """A seat takes all its dice up again."""
    for place in range(DICE):
        s.dice[seat][place] = 0
    s.count[seat] = 0
    s.total[seat] = 0


def clear(s: Table) -> None:
    """Everybody takes the dice up again."""
    for seat in range(s.seats):
        take_up(s, seat)
    s.busted = 0


def next_seat(s: Table, seat: int) -> int:
    """Clockwise, the order in which seats are named."""
    return seat + 1 if seat + 1 < s.seats else 0


def everybody(s: Table) -> int:
    """All seats, one bit each."""
    return (1 << s.seats) - 1


def closest_of(s: Table, seats: int) -> int:
    """Those among some seats, none of them bust, whose total is the highest."""
    closest = 0
    best = LOWEST
    for seat in range(s.seats):
        if seats >> seat & 1 and s.total[seat] >= best:
            closest = closest | 1 << seat if s.total[seat] == best else 1 << seat
            best = s.total[seat]
    return closest


def first_of(seats: int) -> int:
    """The lowest seat of a set that is not empty."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat
