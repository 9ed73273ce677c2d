"""Who overrules whom in Private Die: chapter R3 of RULES.md, and the only place that knows it."""

from ossuary.games.private_die.state import SILENT, SILENT_CARD, SPEAKS, Table


def said_by(s: Table, card: int, term: int) -> int:
    """R3.1 What a card says of a term, or SILENT."""
    said = SILENT
    first = int(card) * SPEAKS  # NumPy, in the simulator of a GPU, counts in bytes
    for place in range(first, first + SPEAKS):
        if s.terms[place] == term:
            said = s.says[place]
    return said


def in_force(s: Table, seat: int, term: int) -> int:
    """R3.2 What holds for a seat: the witness's word, else its detective's, else the case's, else the rules'."""
    said = said_by(s, s.witness, term)
    if said == SILENT:
        said = said_by(s, badge(s, seat), term)
    if said == SILENT:
        said = said_by(s, s.case, term)
    if said == SILENT:
        said = s.rules[term]
    return said


def given(s: Table, seat: int, term: int) -> int:
    """R3.3 What adds up instead, because each card gives its own."""
    by_cards = gift(s, s.witness, term) + gift(s, badge(s, seat), term) + gift(s, s.case, term)
    return s.rules[term] + by_cards


def gift(s: Table, card: int, term: int) -> int:
    """R3.3 A card that is silent gives nothing."""
    said = said_by(s, card, term)
    return 0 if said == SILENT else said


def badge(s: Table, seat: int) -> int:
    """R3.5 A seat's detective, or a card that says nothing while detectives are blank."""
    return SILENT_CARD if s.blank else s.detective[seat]
