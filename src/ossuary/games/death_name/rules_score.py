"""How Death Name is scored and won: chapters R6 to R8 of RULES.md."""

from ossuary.games.death_name.state import CARDS, OWN, SEATS, Event, Question, Table
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck
from ossuary.kernel.state import NONE


def score(s: Table, day_1: bool, luck: Luck) -> None:
    """R6 The cards in hand, from the first in alphabetical order on, a group at a time."""
    for seat in range(s.seats):
        s.result[seat][s.rounds - 1] = 0
    sort(s)
    place = 0
    while place < s.seats:
        place = score_group(s, place, day_1, luck)
    for seat in range(s.seats):
        s.points[seat] += s.result[seat][s.rounds - 1]
        s.holds[seat] = NONE
        if day_1:
            tell(luck, Event.STANDS, seat, s.result[seat][s.rounds - 1], s.points[seat])
        else:
            tell(luck, Event.TOTAL, seat, s.result[seat][s.rounds - 1], s.points[seat] + s.kills[seat])
    s.scored += 1


def sort(s: Table) -> None:
    """R6.1 The cards in hand by their names; R6.2 equal ones together, in seat order of their writers."""
    n = 0
    for card in range(CARDS):
        if is_held(s, card):
            place = n
            while place > 0 and comes_before(s, card, s.order[place - 1]):
                s.order[place] = s.order[place - 1]
                place -= 1
            s.order[place] = card
            n += 1


def is_held(s: Table, card: int) -> bool:
    """R6.1 Whether somebody holds the card."""
    found = False
    for seat in range(s.seats):
        found = found or s.holds[seat] == card
    return found


def comes_before(s: Table, card: int, other: int) -> bool:
    """R6.1 In alphabetical order; a group stands at the place of the first of its names (R6.2, R10.6)."""
    if s.kin[card] == s.kin[other]:
        return card < other
    return first_name(s, card) < first_name(s, other)


def first_name(s: Table, card: int) -> int:
    """R6.2 The first in order of the names in hand that equal this one."""
    first = s.name[card]
    for seat in range(s.seats):
        twin = s.holds[seat]
        if s.kin[twin] == s.kin[card] and s.name[twin] < first:
            first = s.name[twin]
    return first


def score_group(s: Table, place: int, day_1: bool, luck: Luck) -> int:
    """R6.3 All icons of a group's places go to every card in it; returns the place after the group."""
    end = place
    effect = 0
    taken = 0
    while end < s.seats and s.kin[s.order[end]] == s.kin[s.order[place]]:
        effect += s.icons[s.decree][end]
        taken += 1 if s.icons[s.decree][end] < 0 else 0
        end += 1
    crossed = day_1 and taken > 0 and not (s.no_cancelled and effect >= 0)
    if end - place > 1:
        tell(luck, Event.GROUP, place + 1, end, effect)
    for at in range(place, end):
        pay(s, at, effect, crossed, luck)
    if end - place > 1 and (day_1 or not s.free_second):
        for at in range(place, end):
            pay_for_twin(s, s.order[at] // OWN, luck)
    return end


def pay_for_twin(s: Table, writer: int, luck: Luck) -> None:
    """R6.4 Who wrote a name that others wrote too loses a point; R6.5 on day 2 as well."""
    s.result[writer][s.rounds - 1] -= 1
    tell(luck, Event.TWIN, writer)


def pay(s: Table, place: int, effect: int, crossed: bool, luck: Luck) -> None:
    """R6.6 The holder gets what the icons give, the card its X; R6.7 and everybody knows the name."""
    card = s.order[place]
    holder = 0
    for seat in range(s.seats):
        if s.holds[seat] == card:
            holder = seat
    s.result[holder][s.rounds - 1] += effect
    s.seen[card] = (1 << s.seats) - 1
    if crossed:
        s.cross[card] = 1
        s.kills[card // OWN] += 1
    tell(luck, Event.RANKED, place + 1, card, holder, effect, crossed, s.name[card])


def give_back(s: Table, luck: Luck) -> None:
    """R7.1 Every X on an own card is a kill point."""
    tell(luck, Event.BACK)
    for seat in range(s.seats):
        tell(luck, Event.KILLS, seat, s.points[seat], s.kills[seat], s.points[seat] + s.kills[seat])


def finish(s: Table, luck: Luck) -> None:
    """R8.2 The highest total wins, then more kill points, and then they share."""
    best = 0
    for seat in range(1, s.seats):
        if is_better(s, seat, best):
            best = seat
    for seat in range(s.seats):
        if not is_better(s, best, seat):
            s.winners |= 1 << seat
    s.over = 1
    s.question = Question.NONE
    tell(luck, Event.WON, s.winners)


def is_better(s: Table, seat: int, other: int) -> bool:
    """R8.2 By total (R8.1), and then by kill points."""
    mine = s.points[seat] + s.kills[seat]
    theirs = s.points[other] + s.kills[other]
    return mine > theirs or (mine == theirs and s.kills[seat] > s.kills[other])


def scores(s: Table, out: list[int]) -> int:
    """R8.2 A seat's standing is its total."""
    for seat in range(SEATS):
        if seat < s.seats:
            out[seat] = s.points[seat] + s.kills[seat]
    return s.winners
