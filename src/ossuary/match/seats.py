"""The names of seats, as records write them, and as people type them."""

import unicodedata
from collections.abc import Sequence

from ossuary.kernel.contract import Box

FORBIDDEN = frozenset(" .,:#=*/")
MOST_LETTERS = 250
JOINERS = "\u200c\u200d"  # which some scripts' names need


class BadSeats(ValueError):
    """Seats that cannot sit down: what was expected, and what came."""


def check_seats(box: Box, seats: Sequence[str]) -> None:
    """Raise BadSeats unless these may play this game."""
    check_count(box, len(seats))
    check_names(seats)


def check_count(box: Box, seats: int) -> None:
    """Raise BadSeats unless so many may play this game."""
    fewest, most = box.seats
    if not fewest <= seats <= most:
        count = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise BadSeats(f"expected {count} seats for {box.title}; got {seats}")


def check_names(seats: Sequence[str]) -> None:
    """Raise BadSeats unless these may be the names round a table."""
    for seat in seats:
        check_name(seat)
    twice = {seat for seat in seats if list(seats).count(seat) > 1}
    if twice:
        raise BadSeats(f"expected every seat's name once; got {', '.join(sorted(twice))} more than once")


def check_name(seat: str) -> None:
    """Raise BadSeats unless this may name a seat: `-` would read as nobody."""
    if not seat or seat == "-" or len(seat) > MOST_LETTERS or not all(map(is_letter, seat)):
        raise BadSeats(
            f"expected a seat name of 1 to {MOST_LETTERS} letters, no space, none of . , : # = * / and not - alone"
            f"; got {seat!r}"
        )
    if not unicodedata.is_normalized("NFC", seat):
        raise BadSeats(f"expected a seat name in composed letters (Unicode's NFC); got {seat!a}")


def is_letter(letter: str) -> bool:
    """Whether a seat's name may hold it."""
    return letter in JOINERS or (letter.isprintable() and letter not in FORBIDDEN)


def seat_names(typed: Sequence[str]) -> list[str]:
    """Seat names made from names as people typed them: unlike, in the record's alphabet, in composed letters."""
    seats: list[str] = []
    for name in typed:
        letters = unicodedata.normalize("NFC", "".join(filter(is_letter, name.strip().replace(" ", "_"))))
        plain = letters[: MOST_LETTERS - 3].strip("-") or "Seat"
        number, candidate = 2, plain
        while candidate in seats:
            candidate, number = f"{plain}{number}", number + 1
        seats.append(candidate)
    return seats
