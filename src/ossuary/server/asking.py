"""What somebody asks for becomes rows, or is refused with the reason. Nothing is changed here."""

import re
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable
from typing import Any

from ossuary import games
from ossuary.bots.simple import LEVELS
from ossuary.kernel.contract import SPECTATOR, BadText
from ossuary.kernel.options import BadOption, Contents, read_options
from ossuary.match.log import MatchError
from ossuary.match.match import Match
from ossuary.match.seats import BadSeats, check_count, seat_names
from ossuary.server import requests as q
from ossuary.server import rows, sealing
from ossuary.server.codes import hashed, new_token
from ossuary.server.refusing import Answer, Refused
from ossuary.server.rows import Row
from ossuary.server.table import BOT_NAMES, NOBODY, Place, Table

MOST_NAME = 24
MOST_TEXT = 500
MOST_DEVICES = 6
MOST_LINKS = 4
MOST_CLOCK = 7 * 24 * 3600
KINDS = ("chat", "claim", "reaction")
ENTROPY_DIGITS = 32
UNSEEN = re.compile(  # joiners, fillers and selectors: what is_plain lets by of Unicode's Default_Ignorable_Code_Point
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def answer(table: Table, seat: int, request: Any) -> Answer:
    """The rows that a request of this seat becomes."""
    if seat == SPECTATOR:
        raise Refused("expected somebody who sits at the table; those who look on cannot do that")
    if type(request) not in ASKED:
        raise Refused(f"expected something that this server knows how to do; got {type(request).__name__.lower()}")
    found = ASKED[type(request)](table, seat, request)
    return found if isinstance(found, tuple) else (found, {})


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


def between_matches(table: Table) -> None:
    """Some things can be done only while no match is being played."""
    if table.match is not None:
        raise Refused("expected a table between matches; a match is on it")


# --- places ---


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


# --- the table ---


def change(table: Table, seat: int, request: q.Set) -> list[Row]:
    by_host(table, seat)
    if request.places is not None or request.options is not None:
        between_matches(table)
    if request.places is not None:
        check_places(table, request.places)
    if request.options is not None:
        check_options(table, request.options)
    if request.clock is not None and not 0 <= request.clock <= MOST_CLOCK:
        raise Refused(f"expected a clock of 0 to {MOST_CLOCK} seconds; got {request.clock}")
    fields = {name: getattr(request, name) for name in rows.Changed.__struct_fields__}
    if all(value is None for value in fields.values()):
        raise Refused(f"expected something to set, among {', '.join(fields)}")
    return [rows.Changed(**fields)]


def check_places(table: Table, places: int) -> None:
    """As many places as the game takes, and none taken from anybody."""
    try:
        check_count(table.box, places)
    except BadSeats as error:
        raise Refused(str(error)) from None
    if any(place.taken for place in table.places[places:]):
        raise Refused(f"expected the places from {places} on to be empty; somebody sits there")


def check_options(table: Table, text: str) -> None:
    """Options that this game knows; seats' names in them are looked at when the match begins."""
    contents = table.opened.contents
    try:
        values = read_options(table.box.options, text, table.names())
        own = [each.name for each in table.box.options if isinstance(each, Contents) and values[each.name] == "own"]
        if own and contents is None:
            raise Refused(f"option {own[0]}: expected contents of the table's own, given when it was made; it has none")
        game = games.load(table.opened.game)
        game.fill(game.State(), {**values, "contents": contents if own else None}, len(table.places))
    except BadOption as error:
        raise Refused(str(error)) from None


def begin(table: Table, seat: int, request: q.Begin) -> list[Row]:
    by_host(table, seat)
    between_matches(table)
    read_level(request.level)
    names = [place.name for place in table.places]
    bots: list[Row] = []
    for at, place in enumerate(table.places):
        if not place.taken:
            names[at] = bot_name(table, names)
            bots.append(rows.Botted(at, names[at], request.level))
    seats = seat_names(names)
    try:  # a match that is thrown away: what cannot begin is refused before anything is written
        Match(games.load(table.opened.game), seats, table.options, contents=table.opened.contents)
    except (BadOption, BadSeats, MatchError) as error:
        raise Refused(str(error)) from None
    return [*bots, rows.Begun(seats, table.entropy(), table.box.rules, at=int(time.time()))]


def again(table: Table, seat: int, request: q.Again) -> Answer:
    by_host(table, seat)
    if table.match is None or not (table.match.over or table.changed):
        raise Refused("expected a match that is over; it is not")
    row = rows.Again(secrets.token_bytes(32), [place.wins for place in table.places], table.matches)
    return sealing.again(row)


# --- the match ---


def choose(table: Table, seat: int, request: q.Choose) -> list[Row]:
    match = match_on(table)
    if table.paused:
        raise Refused("expected a match that goes on; the host has paused it")
    if request.ask != len(match.rows):
        raise Refused(f"expected an answer to question {len(match.rows)}; got one to {request.ask}", "stale")
    choice, text = read_choice(match, seat, request)
    return [rows.Chose(seat, choice, text, digest=table.story(), at=int(time.time()), rules=table.rules_now)]


def cover(table: Table) -> Answer:
    """What was told last is covered too, so that an upgrade can tell whether the match goes on as it went."""
    if table.match is None or table.covered or table.changed:
        return [], {}
    return [rows.Covered(table.story())], {}


def match_on(table: Table) -> Match:
    """The match that is being played."""
    match = table.match
    if match is None or match.over:
        raise Refused("expected a match that is being played; there is none", "stale")
    if table.changed:
        raise Refused("expected a match under the rules it began with; they have changed, and it cannot go on", "gone")
    return match


def read_choice(match: Match, seat: int, request: q.Choose) -> tuple[int, str]:
    """A legal choice of this seat, or a text that can be one."""
    if not match.is_asked(seat):
        raise Refused(
            f"expected a seat that is asked: {match.question} of {' or '.join(map(match.name, match.awaiting))}"
        )
    if request.choice is not None:
        if request.choice in match.legal(seat):
            return request.choice, ""
        raise Refused(f"expected {expected_of(match, seat)}; got choice {request.choice}")
    first, _, rest = request.words.strip().partition(" ")
    if match.text_word and match.texts and first.lower() == match.text_word:
        try:
            return NOBODY, match.texts.read(rest)
        except BadText as error:
            raise Refused(str(error)) from None
    choice = None if match.text_word else match.find(request.words, match.choice_words(seat, match.marked))
    if choice is None:
        raise Refused(f"expected {expected_of(match, seat)}; got {request.words[:200]!r}")
    return choice, ""


def expected_of(match: Match, seat: int) -> str:
    """What this seat may choose, and nothing of what others may."""
    if match.text_word:
        return f"{match.text_word} and a text"
    return f"one of {', '.join(match.choice_words(seat).values())}"


# --- talk ---


def say(table: Table, seat: int, request: q.Say) -> list[Row]:
    text = " ".join(unicodedata.normalize("NFC", request.text).split())
    if not text or len(text) > MOST_TEXT or not all(map(is_plain, text)):
        raise Refused(f"expected a text of 1 to {MOST_TEXT} letters; got {len(text)}")
    if request.kind not in KINDS:
        raise Refused(f"expected a text of a kind among {', '.join(KINDS)}; got {request.kind[:60]!r}")
    if request.to != NOBODY:
        if not table.whispers:
            raise Refused("expected talk to all; this table has no whispers (the host may allow them)")
        person_at(table, request.to)
    return [rows.Said(seat, text, request.kind, request.to)]


ASKED: dict[type, Callable[[Table, int, Any], Answer | list[Row]]] = {
    q.Link: link,
    q.Leave: leave,
    q.Kick: kick,
    q.Bot: bot,
    q.Host: host,
    q.Key: sealing.key,
    q.Seal: sealing.seal,
    q.Burn: sealing.burn,
    q.Set: change,
    q.Begin: begin,
    q.Again: again,
    q.Choose: choose,
    q.Say: say,
}
