"""The plain page that stands here until there is a better one: make a table, get its code, sit down, play in words."""

from importlib import resources
from typing import Any

from litestar import MediaType, Response, get


def asset(name: str) -> str:
    """A file of the page."""
    return resources.files("ossuary.server").joinpath("plain", name).read_text("utf-8")


@get(["/", "/t/{code:str}"], media_type=MediaType.HTML, include_in_schema=False)
async def page(code: str = "") -> str:
    return asset("page.html")


@get("/plain/{name:str}", include_in_schema=False)
async def part(name: str) -> Response[str]:
    kinds = {"page.css": "text/css", "page.js": "text/javascript"}
    if name not in kinds:
        return Response("expected page.css or page.js", status_code=404, media_type=MediaType.TEXT)
    return Response(asset(name), media_type=kinds[name])


def pages() -> list[Any]:
    return [page, part]
