"""The plain page that stands here until there is a better one: make a table, get its code, sit down, play in words."""

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get


@cache
def asset(name: str) -> str:
    """A file of the page."""
    return resources.files("ossuary.server").joinpath("plain", name).read_text("utf-8")


KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
FRESH = {"cache-control": "no-cache"}  # after an upgrade nobody shall have half of the old page


@get(["/", "/programs", "/t/{code:str}", "/rules/{game:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def page(code: str = "", game: str = "") -> Response[str]:
    return Response(asset("page.html"), media_type=MediaType.HTML, headers=FRESH)


@get("/plain/{name:str}", include_in_schema=False)
async def part(name: str) -> Response[str]:
    kind = KINDS.get(Path(name).suffix)
    if kind is None or name not in parts():
        return Response("expected a part of the page", status_code=404, media_type=MediaType.TEXT)
    return Response(asset(name), media_type=kind, headers=FRESH)


@cache
def parts() -> frozenset[str]:
    """The files that there are; nothing else can be asked for."""
    return frozenset(each.name for each in resources.files("ossuary.server").joinpath("plain").iterdir())


def pages() -> list[Any]:
    return [page, part]
