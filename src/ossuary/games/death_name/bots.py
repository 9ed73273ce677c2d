"""A hand-made player of Death Name: aims at a place that is punished, and gets rid of what seems to stand there."""

from ossuary.games.death_name.state import CARDS, GAP, LEXICON, OWN, Question, Say, Table
from ossuary.kernel.drive import below
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Luck

SPREAD = 38  # of 256: how far from the place aimed at a name may be
HUNDRED = 100  # parts of a place


def choose(s: Table, seat: int, legal: list[int], n: int, luck: Luck) -> int:
    """A name where it hurts; then the card that seems to hurt least."""
    if s.question == Question.WRITE:
        return aimed(s, luck)
    if s.question == Question.DECIDE:
        return Say.PASS if worth(s, seat, s.holds[seat]) < mean_icon(s) else Say.KEEP
    best = legal[0]
    for place in range(1, n):
        card, other = seat * OWN + legal[place], seat * OWN + best
        if worth(s, seat, card) + below(luck, HUNDRED) // 2 > worth(s, seat, other) + below(luck, HUNDRED) // 2:
            best = legal[place]
    return best


def aimed(s: Table, luck: Luck) -> int:
    """A name of the lexicon about where an icon takes points, or anywhere if none does."""
    pain = 0
    for place in range(s.seats):
        pain -= min(s.icons[s.decree][place], 0)
    if pain == 0:
        return below(luck, LEXICON)
    ticket = below(luck, pain)
    place = 0
    while ticket >= -min(s.icons[s.decree][place], 0):
        ticket += min(s.icons[s.decree][place], 0)
        place += 1
    middle = (2 * place + 1) * LEXICON // (2 * s.seats)
    return max(0, min(LEXICON - 1, middle + below(luck, 2 * SPREAD + 1) - SPREAD))


def mean_icon(s: Table) -> int:
    """What a place gives on average, in hundredths."""
    total = 0
    for place in range(s.seats):
        total += s.icons[s.decree][place]
    return total * HUNDRED // s.seats


def worth(s: Table, seat: int, card: int) -> int:
    """What the icon at a card's likely place gives, in hundredths, between the two places that are nearest."""
    place = likely_place(s, seat, card)
    at = min(place // HUNDRED, s.seats - 1)
    after = min(at + 1, s.seats - 1)
    part = place % HUNDRED
    return s.icons[s.decree][at] * (HUNDRED - part) + s.icons[s.decree][after] * part


def likely_place(s: Table, seat: int, card: int) -> int:
    """How many of the other names come before, in hundredths: those one knows, and of the others a share."""
    before = 0
    for other in range(s.seats):
        if other == card // OWN:
            continue
        if s.question == Question.SELECT:
            before += share_before(s, other, s.name[card])
        else:
            name = s.name[other * OWN + card % OWN]
            if name == HIDDEN:
                before += HUNDRED * s.name[card] // (GAP * (LEXICON + 1))
            elif name < s.name[card]:
                before += HUNDRED
    return before


def share_before(s: Table, other: int, name: int) -> int:
    """How many of a seat's cards that are not used come before a name, in a hundred."""
    before = 0
    cards = 0
    for card in range(other * OWN, other * OWN + OWN):
        if not s.used[card] and card < CARDS:
            cards += 1
            before += 1 if s.name[card] < name else 0
    return HUNDRED * before // cards
