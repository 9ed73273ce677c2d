"""The application: HTTP by Litestar, sockets by hand, and what both must hold to: origins, sizes, headers."""

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import ossuary
from ossuary.server.asking import Refused
from ossuary.server.bus import RedisBus
from ossuary.server.catalogue import Games
from ossuary.server.codes import read_code
from ossuary.server.database import StoreError, default_url
from ossuary.server.house import House
from ossuary.server.http import Problem, Tables, health, metrics, status_of
from ossuary.server.page import pages
from ossuary.server.settings import Settings
from ossuary.server.socket import Event, Receive, Send, Socket
from ossuary.server.store import Store
from ossuary.server.wire import wire_of

logger = logging.getLogger("ossuary.server")

MOST_BODY = 300_000
REFUSED_SOCKET = 4003
AWAY = "expected a database that answers; it does not. Try again"
FOREIGN = "expected a page of this server; got another's"
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """What cannot be done, said plainly."""
    return Response(Problem(error.why, error.kind), status_code=status_of(error))


def wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What cannot be read, with the place."""
    extra = cast("list[dict[str, str]]", error.extra if isinstance(error.extra, list) else [])
    found = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra]
    kind = {401: "token", 403: "token", 404: "gone", 429: "slow"}.get(error.status_code, "unread")
    return Response(Problem("; ".join(found) or error.detail, kind), status_code=error.status_code)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What is our fault, or the database's."""
    logger.error("%s at %s", type(error).__name__, request.scope["path"], exc_info=error)
    if isinstance(error, StoreError):
        return Response(Problem(AWAY, "slow"), status_code=503)
    return Response(Problem("something went wrong here; it is not your fault", "broken"), status_code=500)


def refuse_foreign(settings: Settings, request: Request[Any, Any, Any]) -> None:
    """Another server's page may look, as anybody may; it may not make tables or sit down with its visitor's address."""
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(settings, dict(request.headers)):
        raise HTTPException(status_code=403, detail=FOREIGN)


def create_app(settings: Settings) -> Any:
    """The whole application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        store = Store(settings.database or default_url())
        house = await House.build(settings, store, RedisBus(settings.redis) if settings.redis else None)
        app.state["house"] = house
        try:
            yield
        finally:
            await house.close()

    async def before_request(request: Request[Any, Any, Any]) -> None:
        refuse_foreign(settings, request)

    web = Litestar(
        route_handlers=[Games, Tables, health, metrics, *pages()],
        lifespan=[lifespan],
        exception_handlers={Refused: refused, HTTPException: wrong, Exception: broken},
        openapi_config=OpenAPIConfig(
            "Ossuary",
            ossuary.__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        response_headers=[],
        logging_config=None,  # logs.py says how
        request_max_body_size=MOST_BODY,
        before_request=before_request,
    )

    async def application(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await serve_socket(web.state["house"], scope, receive, send)
        else:
            await web(scope, receive, with_headers(send) if scope["type"] == "http" else send)

    application.web = web  # type: ignore[attr-defined]
    return application


def with_headers(send: Send) -> Any:
    """What browsers must hold to, with every answer whatever it is."""

    async def sending(event: Event) -> None:
        if event["type"] == "http.response.start":
            event["headers"] = [*event["headers"], *HEADERS]
        await send(event)

    return sending


# --- sockets ---


async def serve_socket(house: House, scope: Any, receive: Receive, send: Send) -> None:
    """One socket, from its door to its end."""
    await receive()  # websocket.connect
    address = address_of(house, scope)
    house.sockets[address] = house.sockets.get(address, 0) + 1  # from now on, not from when it has its table
    try:
        await serve_counted(house, scope, receive, send, address)
    finally:
        house.sockets[address] -= 1
        if not house.sockets[address]:
            del house.sockets[address]


async def serve_counted(house: House, scope: Any, receive: Receive, send: Send, address: str) -> None:
    """A socket that is counted."""
    try:
        refusal = await refuse_socket(house, scope, address)
    except StoreError as error:
        logger.error("no socket could be opened: %s", error)
        await send_away(scope, send)
        return
    if isinstance(refusal, str):
        await send({"type": "websocket.close", "code": REFUSED_SOCKET, "reason": refusal})
        return
    await send({"type": "websocket.accept"})
    await Socket(refusal, receive, send, house.settings.requests, wire_of(scope)).run()


async def send_away(scope: Any, send: Send) -> None:
    """Not now: as an answer of HTTP, where the server can give one instead of a socket."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": REFUSED_SOCKET, "reason": AWAY})
        return
    body = msgspec.json.encode(Problem(AWAY, "slow"))
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": 503, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})


async def refuse_socket(house: House, scope: Any, address: str) -> Any:
    """The open table that a socket is for, or why it may not come in."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    if not same_origin(house.settings, headers):
        return FOREIGN
    if house.sockets.get(address, 0) > house.settings.most_sockets:
        return "expected fewer connections from one address"
    parts = scope["path"].strip("/").split("/")
    if len(parts) != 4 or parts[:2] != ["api", "tables"] or parts[3] != "socket":
        return "expected /api/tables/CODE/socket"
    try:
        return await house.table(read_code(parts[2]))
    except Refused as error:
        return error.why[:100]


def same_origin(settings: Settings, headers: dict[str, str]) -> bool:
    """Whether a browser's page is our own; programs send no origin, and have no cookies that anybody could abuse."""
    origin = headers.get("origin")
    if origin is None:
        return True
    ours = {headers.get("host", ""), urlsplit(settings.public_url).netloc}
    try:
        return urlsplit(origin).netloc in ours - {""}
    except ValueError:  # no address at all
        return False


def address_of(house: House, scope: Any) -> str:
    """Where a socket comes from."""
    if house.settings.trust_proxy:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                return value.decode("latin-1").split(",")[-1].strip()
    return scope["client"][0] if scope.get("client") else "?"
