"""The HTTP side: games and their rules, making a table, sitting down, records; OpenAPI comes from the types here."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.params import Parameter

import ossuary
from ossuary.kernel.contract import SPECTATOR
from ossuary.server import codes, rows, seating
from ossuary.server.addresses import as_svg, best_address
from ossuary.server.house import House
from ossuary.server.live import Live
from ossuary.server.messages import TableNow
from ossuary.server.metrics import exposition
from ossuary.server.outside import table_now
from ossuary.server.recording import full_record, seat_record
from ossuary.server.refusing import Answer, Refused

Code = Annotated[str, Parameter(pattern="^[A-Za-z]{1,8}$", description="The table's code.")]
TOO_MANY, GONE, CONFLICT, FORBIDDEN, UNAUTHORIZED = 429, 404, 409, 403, 401


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is to be, and who makes it."""

    game: str
    name: str = ""  # of who makes it; nobody sits down without one
    places: int | None = None
    options: str = ""
    contents: str | None = None
    language: Annotated[str, msgspec.Meta(pattern="^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", max_length=35)] = "en"
    watching: bool = True
    whispers: bool = False
    clock: int = 120
    entropy: str = ""


class Seat(msgspec.Struct):
    """A place at a table. The token holds it: keep it, and show it to nobody."""

    code: str
    seat: int
    token: str
    link: str
    table: TableNow


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    """Who wants to sit down, and where, if not anywhere."""

    name: str
    seat: int | None = None
    entropy: str = ""


class UseLink(msgspec.Struct, forbid_unknown_fields=True):
    """A link to a place, as it was given."""

    link: str
    name: str = ""
    entropy: str = ""


class Story(msgspec.Struct):
    """What a seat, or whoever looks on, was told of a match, as sentences, each with the number of its rule."""

    n: int  # the last row of the table that is in it
    lines: list[tuple[str, str]]


class Problem(msgspec.Struct):
    """Why something was refused: in words, and a word for programs."""

    why: str
    kind: str


class Health(msgspec.Struct):
    """Whether this server works."""

    ok: bool
    version: str
    open_tables: int
    sockets: int


def house_of(state: AppState) -> House:
    """What all handlers share."""
    return state["house"]


def status_of(refused: Refused) -> int:
    """The HTTP status of a refusal."""
    return {"gone": GONE, "slow": TOO_MANY, "broken": 500}.get(refused.kind, CONFLICT)


def address_of(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from."""
    house = house_of(request.app.state)
    forwarded = request.headers.get("x-forwarded-for", "") if house.settings.trust_proxy else ""
    return forwarded.split(",")[-1].strip() or (request.client.host if request.client else "?")


def token_of(request: Request[Any, Any, Any]) -> bytes:
    """The hash of the token that a request carries."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise HTTPException(status_code=UNAUTHORIZED, detail="expected Authorization: Bearer TOKEN; got none")
    return codes.hashed(token.strip())


def link_to(house: House, request: Request[Any, Any, Any], code: str) -> str:
    """What others open to come to a table."""
    if house.settings.public_url:
        return f"{house.settings.public_url.rstrip('/')}/t/{code}"
    host = request.headers.get("host", "")
    name, colon, port = host.partition(":")
    if name in ("localhost", "127.0.0.1"):  # which is somewhere else for everybody else
        host = best_address(house.settings.host) + colon + port
    return f"{request.url.scheme}://{host}/t/{code}"


class Tables(Controller):
    """Making a table, sitting down, and what can be taken home."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", summary="Make a table, and sit down as its host")
    async def make(self, state: AppState, request: Request[Any, Any, Any], data: NewTable) -> Seat:
        house = house_of(state)
        if not house.tables.take(address_of(request)):
            raise Refused("expected fewer new tables from one address; wait a moment", "slow")
        given = {
            name: getattr(data, name)
            for name in ("game", "places", "options", "contents", "language", "watching", "whispers", "clock")
        }
        live = await house.open_table(**given)
        return await sit_down(house, request, live, SitDown(data.name or "Host", 0, data.entropy))

    @get("/{code:str}", summary="A table, as everybody sees it")
    async def look(self, state: AppState, code: Code) -> TableNow:
        live = await house_of(state).table(codes.read_code(code))
        return table_now(live.table, live.here())

    @post("/{code:str}/seats", summary="Sit down")
    async def sit(self, state: AppState, request: Request[Any, Any, Any], code: Code, data: SitDown) -> Seat:
        house = house_of(state)
        if not house.sits.take(address_of(request)):
            raise Refused("expected fewer requests to sit down from one address; wait a moment", "slow")
        return await sit_down(house, request, await house.table(codes.read_code(code)), data)

    @post("/{code:str}/links", summary="Use a link to a place")
    async def use_link(self, state: AppState, request: Request[Any, Any, Any], code: Code, data: UseLink) -> Seat:
        house = house_of(state)
        if not house.sits.take(address_of(request)):
            raise Refused("expected fewer requests to sit down from one address; wait a moment", "slow")
        live = await house.table(codes.read_code(code))
        found: list[Any] = []

        def decide(table: Any) -> Answer:
            row, seat, token = seating.claim(table, data.link, data.name, data.entropy)
            found[:] = [seat, token]
            return [row], {}

        await live.done(decide)
        return seat_info(house, request, live, *found)

    @get("/{code:str}/qr", summary="A table's link as a QR code", media_type="image/svg+xml")
    async def picture(self, state: AppState, request: Request[Any, Any, Any], code: Code) -> Response[bytes]:
        house = house_of(state)
        live = await house.table(codes.read_code(code))
        return Response(as_svg(link_to(house, request, live.table.opened.code)), media_type="image/svg+xml")

    @get("/{code:str}/record", summary="The match's record: whole when it is over, else as one's own seat knows it",
         media_type=MediaType.TEXT)  # fmt: skip
    async def record(self, state: AppState, request: Request[Any, Any, Any], code: Code) -> str:
        live = await house_of(state).table(codes.read_code(code))
        seat = live.table.seat_of(token_of(request))
        if seat == SPECTATOR:
            raise HTTPException(status_code=FORBIDDEN, detail="expected the token of somebody who sits at this table")
        table = live.table
        if table.match is None:
            raise Refused("expected a match at this table; none has begun")
        return full_record(table) if table.match.over else seat_record(table, seat)

    @get("/{code:str}/story", summary="What was told in this match, to one's own seat or to those who look on")
    async def story(self, state: AppState, request: Request[Any, Any, Any], code: Code) -> Story:
        live = await house_of(state).table(codes.read_code(code))
        table = live.table
        seat = table.seat_of(token_of(request)) if "authorization" in request.headers else SPECTATOR
        if seat == SPECTATOR and not table.watching:
            raise HTTPException(status_code=FORBIDDEN, detail="expected the token of somebody who sits at this table")
        if table.match is None:
            raise Refused("expected a match at this table; none has begun")
        return Story(table.length - 1, [(line.text, line.rule) for line in table.match.story(seat)])

    @delete("/{code:str}", summary="The host deletes the table and everything that was kept of it", status_code=204)
    async def remove(self, state: AppState, request: Request[Any, Any, Any], code: Code) -> None:
        house = house_of(state)
        live = await house.table(codes.read_code(code))
        seat = live.table.seat_of(token_of(request))
        if seat == SPECTATOR or seat != live.table.host:
            raise HTTPException(status_code=FORBIDDEN, detail="expected the token of the table's host")
        await house.desk.delete(live)


async def sit_down(house: House, request: Request[Any, Any, Any], live: Live, data: SitDown) -> Seat:
    """Take a place, once the row is written."""
    found: list[Any] = []

    def decide(table: Any) -> tuple[list[rows.Row], dict[str, Any]]:
        row, token = seating.sit(table, data.name, data.seat, data.entropy)
        found[:] = [row.seat, token]
        return [row], {}

    await live.done(decide)
    return seat_info(house, request, live, *found)


def seat_info(house: House, request: Request[Any, Any, Any], live: Live, seat: int, token: str) -> Seat:
    """What somebody who has sat down needs to know."""
    code = live.table.opened.code
    return Seat(code, seat, token, link_to(house, request, code), table_now(live.table, live.here()))


@get("/api/health", summary="Whether this server works", tags=["operation"])
async def health(state: AppState) -> Health:
    house = house_of(state)
    await house.desk.check()
    return Health(True, ossuary.__version__, len(house.desk.live), sum(house.sockets.values()))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: AppState) -> str:
    return exposition(house_of(state))
