"""What somebody asks for becomes rows, or is refused with the reason. Nothing is changed here."""

import secrets
import time
import unicodedata
from collections.abc import Callable
from typing import Any

from ossuary import games
from ossuary.kernel.contract import SPECTATOR, BadText
from ossuary.kernel.options import BadOption, Contents, read_options
from ossuary.match.log import MatchError
from ossuary.match.match import Match
from ossuary.match.seats import BadSeats, check_count, seat_names
from ossuary.server import requests as q
from ossuary.server import rows, sealing
from ossuary.server.place import NOBODY
from ossuary.server.refusing import Answer, Refused
from ossuary.server.rows import Row
from ossuary.server.seating import bot, bot_name, by_host, host, is_plain, kick, leave, link, person_at, read_level
from ossuary.server.table import Table

MOST_TEXT = 500
MOST_CLOCK = 7 * 24 * 3600
KINDS = ("chat", "claim", "reaction")


def answer(table: Table, seat: int, request: Any) -> Answer:
    """The rows that a request of this seat becomes."""
    if seat == SPECTATOR:
        raise Refused("expected somebody who sits at the table; those who look on cannot do that")
    if type(request) not in ASKED:
        raise Refused(f"expected something that this server knows how to do; got {type(request).__name__.lower()}")
    found = ASKED[type(request)](table, seat, request)
    return found if isinstance(found, tuple) else (found, {})


# --- the table ---


def between_matches(table: Table) -> None:
    """Some things can be done only while no match is being played."""
    if table.match is not None:
        raise Refused("expected a table between matches; a match is on it")


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
