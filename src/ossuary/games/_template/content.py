"""The faces of the die, read from content.toml or from what a table wrote itself."""

from functools import cache
from importlib import resources
from typing import Any, NamedTuple, cast

from ossuary.kernel.options import BadOption, read_toml

FACES = 20  # R6.3
MOST_WEIGHT = 1000
MOST_POINTS = 999
BUST = 0  # the points of a face that ends the turn

KEYS = ("id", "weight", "points", "bust", "provenance")
PROVENANCE = ("printed", "reported", "reconstructed")


class Face(NamedTuple):
    id: int
    weight: int
    points: int


@cache
def box_die() -> tuple[Face, ...]:
    """R1.2 The die in the box."""
    folder = resources.files("ossuary.games._template")
    return read(folder.joinpath("content.toml").read_text("utf-8"))


def read(text: str) -> tuple[Face, ...]:
    """R6.3 The die that a text describes, or BadOption. The text may come from anybody."""
    return check_die(read_toml("die", text))


def check_die(written: dict[str, Any]) -> tuple[Face, ...]:
    """R6.3 A list of faces, each number once; R6.4 the die must score, and at least as often as it busts."""
    if list(written) != ["faces"]:
        got = ", ".join(written) or "nothing"
        raise BadOption(f"option die: expected faces = [ … ] and nothing else; got {got:.60}")
    listed = written["faces"]
    if not isinstance(listed, list) or not listed:
        raise BadOption(f"option die: faces: expected a list of one face or more; got {f'{listed!r}':.60}")
    faces = tuple(check_face(place, face) for place, face in enumerate(cast("list[Any]", listed), 1))
    for place, face in enumerate(faces, 1):
        if any(face.id == earlier.id for earlier in faces[: place - 1]):
            raise refused(place, "id", "a number that no face before it has", face.id)
    scoring = sum(face.weight for face in faces if face.points != BUST)
    busting = sum(face.weight for face in faces if face.points == BUST)
    if not scoring:
        raise BadOption("option die: expected a face that scores, or no match would ever end; got none")
    if scoring < busting:
        raise BadOption(
            f"option die: expected faces that score to weigh at least as much as those that bust, "
            f"or matches would hardly end; got {scoring} against {busting}"
        )
    return faces


def check_face(place: int, written: Any) -> Face:
    """R6.3 One face: its number, its weight, and points or bust."""
    if not isinstance(written, dict):
        raise refused(place, "", "{ id = …, weight = …, points = … } or bust = true", written)
    face = cast("dict[str, Any]", written)
    for key in face:
        if key not in KEYS:
            raise refused(place, "", f"nothing but {', '.join(KEYS)}", key)
    if ("points" in face) == ("bust" in face):
        raise refused(place, "", "either points or bust", "both" if "bust" in face else "neither")
    if face.get("bust", True) is not True:
        raise refused(place, "bust", "true, or points in its place", face["bust"])
    if face.get("provenance", PROVENANCE[0]) not in PROVENANCE:
        raise refused(place, "provenance", " or ".join(PROVENANCE), face["provenance"])
    return Face(
        number(place, face, "id", FACES),
        number(place, face, "weight", MOST_WEIGHT),
        BUST if "bust" in face else number(place, face, "points", MOST_POINTS),
    )


def number(place: int, face: dict[str, Any], key: str, most: int) -> int:
    """A whole number of a face, from 1."""
    value = face.get(key)
    if type(value) is not int or not 1 <= value <= most:  # true is no number here, though Python counts it as one
        raise refused(place, key, f"a whole number from 1 to {most}", "none" if value is None else value)
    return value


def refused(place: int, key: str, expected: str, got: Any) -> BadOption:
    """What is wrong, and where: faces are counted as they are listed, since their ids may be what is wrong."""
    shown = got if isinstance(got, str) else f"{got!r}"
    return BadOption(f"option die: face {place}{key and f', {key}'}: expected {expected}; got {shown:.60}")
