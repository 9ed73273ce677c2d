"""The HTTP half: making tables, sitting down, records."""

import secrets
from typing import Any, Self

import httpx
import msgspec

from ossuary.client.table import TableClient


class Problem(Exception):
    """The server refused something: `kind` is a word for programs, the text is for people."""

    def __init__(self, status: int, why: str, kind: str) -> None:
        super().__init__(why)
        self.status, self.why, self.kind = status, why, kind


class Seat(msgspec.Struct):
    """A place at a table. Whoever has the token holds it."""

    code: str
    seat: int
    token: str
    link: str
    table: dict[str, Any]


class Client:
    """One server."""

    def __init__(self, url: str = "http://127.0.0.1:8000", *, verify: Any = True) -> None:
        self.url = url.rstrip("/")
        self.verify = verify
        self.http = httpx.AsyncClient(base_url=self.url, timeout=30, verify=verify)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def games(self) -> list[dict[str, Any]]:
        """All that there is to play."""
        return (await self.call("GET", "/api/games")).json()

    async def make(self, game: str, name: str, **given: Any) -> Seat:
        """Make a table, and sit down as its host."""
        wanted = {"game": game, "name": name, "entropy": secrets.token_hex(16), **given}
        return self.seat(await self.call("POST", "/api/tables", wanted))

    async def join(self, code: str, name: str, seat: int | None = None) -> Seat:
        """Sit down at a table."""
        wanted = {"name": name, "seat": seat, "entropy": secrets.token_hex(16)}
        return self.seat(await self.call("POST", f"/api/tables/{code}/seats", wanted))

    async def use_link(self, code: str, link: str, name: str = "") -> Seat:
        """Take the place that a link gives."""
        wanted = {"link": link, "name": name, "entropy": secrets.token_hex(16)}
        return self.seat(await self.call("POST", f"/api/tables/{code}/links", wanted))

    async def look(self, code: str) -> dict[str, Any]:
        """A table, as everybody sees it."""
        return (await self.call("GET", f"/api/tables/{code}")).json()

    async def record(self, seat: Seat) -> str:
        """The match's record: whole when it is over, else as the seat knows it."""
        return (await self.call("GET", f"/api/tables/{seat.code}/record", token=seat.token)).text

    async def delete(self, seat: Seat) -> None:
        """Delete a table, as its host."""
        await self.call("DELETE", f"/api/tables/{seat.code}", token=seat.token)

    def sit(self, seat: Seat, *, lines: bool = False, facts: bool = False) -> TableClient:
        """Listen and speak at a table, from a seat that one holds."""
        return TableClient(self.socket_url(seat.code), seat.token, lines=lines, facts=facts, verify=self.verify)

    def watch(self, code: str, *, lines: bool = False, facts: bool = False) -> TableClient:
        """Look on at a table."""
        return TableClient(self.socket_url(code), "", lines=lines, facts=facts, verify=self.verify)

    def socket_url(self, code: str) -> str:
        return f"ws{self.url.removeprefix('http')}/api/tables/{code}/socket"

    def seat(self, response: httpx.Response) -> Seat:
        return msgspec.json.decode(response.content, type=Seat)

    async def call(self, method: str, path: str, data: Any = None, token: str = "") -> httpx.Response:
        """One request, or Problem."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        response = await self.http.request(method, path, json=data, headers=headers)
        if response.is_error:
            try:
                problem = response.json()
                raise Problem(response.status_code, problem["why"], problem["kind"])
            except (ValueError, KeyError, TypeError):
                raise Problem(response.status_code, response.text[:200], "broken") from None
        return response
