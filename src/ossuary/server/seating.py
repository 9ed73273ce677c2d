"""Who may sit where, and who may send whom away: rows, or the reason why not. Nothing is changed here."""

import re
import secrets
import unicodedata
from collections.abc import Iterable

from ossuary.bots.simple import LEVELS
from ossuary.server import requests as q
from ossuary.server import rows, sealing
from ossuary.server.codes import hashed, new_token
from ossuary.server.place import BOT_NAMES, NOBODY, Place
from ossuary.server.refusing import Answer, Refused
from ossuary.server.rows import Row
from ossuary.server.table import Table

MOST_NAME = 24
MOST_DEVICES = 6
MOST_LINKS = 4
ENTROPY_DIGITS = 32
UNSEEN = re.compile(  # joiners, fillers and selectors: what is_plain lets by of Unicode's Default_Ignorable_Code_Point
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def by_host(table: Table, seat: int) -> None:
    """Some things are the host's to do."""
    if seat != table.host:
        name = table.places[table.host].name if table.host != NOBODY else "nobody"
        raise Refused(f"expected the host, who is {name}; got {table.places[seat].name}")


def place_at(table: Table, seat: int) -> Place:
    """A place that there is."""
    if not 0 <= seat < len(table.places):
        raise Refused(f"expected a place from 0 to {len(table.places) - 1}; got {seat}")
    return table.places[seat]


def person_at(table: Table, seat: int) -> Place:
    """A place that a person has."""
    place = place_at(table, seat)
    if not place.human:
        raise Refused(f"expected somebody at place {seat}; nobody sits there")
    return place


def sit(table: Table, name: str, seat: int | None, entropy: str) -> tuple[rows.Sat, str]:
    """The row of somebody who sits down, and the token."""
    if table.locked:
        raise Refused("expected an open table; the host has locked this one")
    at = table.free_seat() if seat is None else seat
    if at == NOBODY:
        raise Refused(f"expected a free place; all {len(table.places)} are taken")
    place = place_at(table, at)
    if place.human:
        raise Refused(f"expected a free place; {place.name} sits at {at}")
    name = place.name if table.playing else read_name(table, name, at)
    token = new_token()
    return rows.Sat(at, name, hashed(token), read_entropy(entropy)), token


def read_name(table: Table, text: str, seat: int = NOBODY) -> str:
    """A name as somebody typed it, in any language, unlike the others'."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > MOST_NAME or not all(map(is_plain, name)) or not any(map(str.isalnum, seen(name))):
        raise Refused(f"expected a name of 1 to {MOST_NAME} letters; got {text[:60]!r}")
    others = [seen(place.name) for at, place in enumerate(table.places) if at != seat]
    if seen(name) in others:
        raise Refused(f"expected a name that nobody has here; {name} sits at this table already")
    return name


def seen(name: str) -> str:
    """What of a name tells it from others: capitals do not, nor what shows nothing."""
    return " ".join(UNSEEN.sub("", name).casefold().split())


def is_plain(letter: str) -> bool:
    """Whether a letter shows itself, rather than doing something to what stands around it."""
    return letter.isprintable() or letter in "\u200c\u200d"


def read_entropy(text: str) -> str:
    """What somebody's machine adds to the luck; we add it for those who give none."""
    if not text:
        return secrets.token_hex(ENTROPY_DIGITS // 2)
    if len(text) != ENTROPY_DIGITS or any(letter not in "0123456789abcdef" for letter in text):
        raise Refused(f"expected an entropy of {ENTROPY_DIGITS} hexadecimal digits; got {text[:60]!r}")
    return text


def claim(table: Table, link: str, name: str, entropy: str) -> tuple[rows.Claimed, int, str]:
    """The row of somebody who has a link to a place, the place, and the token."""
    key = hashed(link)
    seat = next((at for at, place in enumerate(table.places) if key in place.links), NOBODY)
    if seat == NOBODY:
        raise Refused("expected a link that has not been used; this one has, or was never made", "gone")
    place = table.places[seat]
    away = place.links[key]
    if not away and len(place.tokens) >= MOST_DEVICES:
        raise Refused(f"expected at most {MOST_DEVICES} devices at one place")
    token = new_token()
    new_name = read_name(table, name, seat) if away and name and not table.playing else ""
    return rows.Claimed(seat, key, hashed(token), new_name, read_entropy(entropy) if away else ""), seat, token


def link(table: Table, seat: int, request: q.Link) -> Answer:
    if len(table.places[seat].links) >= MOST_LINKS:
        raise Refused(f"expected at most {MOST_LINKS} unused links to one place")
    token = new_token()
    return [rows.Lent(seat, hashed(token), request.away)], {"link": token}


def leave(table: Table, seat: int, request: q.Leave) -> Answer:
    return sealing.left(table, seat, rows.Stood(seat, bot=table.playing))


def kick(table: Table, seat: int, request: q.Kick) -> Answer:
    by_host(table, seat)
    place = place_at(table, request.seat)
    if request.seat == seat:
        raise Refused("expected somebody else's place; to give up one's own is to leave")
    if not place.taken or (table.playing and place.level):
        raise Refused(
            f"expected somebody at place {request.seat}; {'a bot plays' if place.level else 'nobody sits'} there"
        )
    return sealing.left(table, request.seat, rows.Stood(request.seat, seat, table.playing))


def bot(table: Table, seat: int, request: q.Bot) -> list[Row]:
    by_host(table, seat)
    place = place_at(table, request.seat)
    if place.human:
        raise Refused(f"expected a free place; {place.name} sits at {request.seat}")
    read_level(request.level)
    name = place.name if table.playing or place.level else bot_name(table)
    return [rows.Botted(request.seat, name, request.level)]


def read_level(level: str) -> None:
    """A level of bots that there is."""
    if level not in LEVELS:
        raise Refused(f"expected a bot that plays {' or '.join(LEVELS)}; got {level[:60]!r}")


def bot_name(table: Table, taken: Iterable[str] = ()) -> str:
    """A name for one more bot."""
    names = {place.name.casefold() for place in table.places} | {name.casefold() for name in taken}
    return next(name for name in BOT_NAMES if name.casefold() not in names)


def host(table: Table, seat: int, request: q.Host) -> list[Row]:
    by_host(table, seat)
    person_at(table, request.seat)
    return [rows.Hosted(request.seat)]
