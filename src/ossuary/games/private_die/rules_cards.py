"""Who overrules whom in Private Die: chapter R3 of RULES.md, and the only place that knows it."""

from ossuary.games.private_die.state import RULES, SILENT, SILENT_CARD, Table


def in_force(s: Table, seat: int, term: int) -> int:
    """R3.2 What holds for a seat: the witness's word, else its detective's, else the case's, else the rules'."""
    said = s.sheets[s.witness][term]
    if said == SILENT:
        said = s.sheets[badge(s, seat)][term]
    if said == SILENT:
        said = s.sheets[s.case][term]
    if said == SILENT:
        said = s.sheets[RULES][term]
    return said


def given(s: Table, seat: int, term: int) -> int:
    """R3.3 What adds up instead, because each card gives its own: the sum of all that speak."""
    return (
        spoken(s, s.witness, term) + spoken(s, badge(s, seat), term) + spoken(s, s.case, term) + spoken(s, RULES, term)
    )


def spoken(s: Table, card: int, term: int) -> int:
    """R3.3 A card that is silent gives nothing."""
    said = s.sheets[card][term]
    return 0 if said == SILENT else said


def badge(s: Table, seat: int) -> int:
    """R3.5 A seat's detective, or a card that says nothing while detectives are blank."""
    return SILENT_CARD if s.blank else s.detective[seat]
