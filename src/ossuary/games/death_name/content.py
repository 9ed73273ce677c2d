"""The decrees, read from content.toml or from what a table wrote itself."""

import re
from functools import lru_cache
from importlib import resources
from typing import Any, NamedTuple, cast

from ossuary.kernel.options import OWN, BadOption, read_toml

ROUNDS = 7
DAYS = {"day1": 4, "day2": 3}  # how many decrees each needs
MOST_DECREES = 24
HARD_STOP = 10  # decisions in a round, where there is no limit
LEAST, MOST = -2, 2  # an icon
PROVENANCE = ("printed", "inferred", "reported", "reconstructed")
MOST_LETTERS = 30
KEPT = 32  # sets of decrees that are not read again


class Decree(NamedTuple):
    """One decree: its word in records, its day, and what each place in order gives or takes."""

    id: str
    day: int
    icons: tuple[int, ...]
    provenance: str = ""


class Decrees(NamedTuple):
    """All that a table plays with; `fixed` ones come in their order."""

    all: tuple[Decree, ...]
    practice: Decree
    fixed: bool = False


@lru_cache(KEPT)
def decrees_of(chosen: Any, contents: str | None, seats: int, *, practice: bool = False) -> Decrees:
    """R1.3 The decrees of the box for so many seats, R10.4 seven in their order, or R10.5 the table's own."""
    box = read_toml("decrees", box_text())
    printed = box["practice"][str(seats)]
    rehearsal = Decree("practice", 1, tuple(printed["icons"]), printed["provenance"])
    if chosen == OWN:
        if contents is None:
            raise BadOption("option decrees: expected the table's own decrees as TOML; got none")
        try:
            return Decrees(check_decrees(read_toml("decrees", contents), seats), rehearsal)
        except BadOption as error:
            raise error.found_in(contents) from None
    if isinstance(chosen, tuple):
        if practice:
            raise BadOption("option decrees: expected no practice=yes beside decrees in their order; got both")
        listed = cast("tuple[tuple[int, ...], ...]", chosen)
        days = [1 if at < DAYS["day1"] else 2 for at in range(ROUNDS)]
        return Decrees(
            tuple(Decree(f"decree-{at + 1}", days[at], icons) for at, icons in enumerate(listed)), rehearsal, fixed=True
        )
    return Decrees(check_decrees(box[f"players-{seats}"], seats), rehearsal)


def box_text() -> str:
    """What lies in the box."""
    return resources.files("ossuary.games.death_name").joinpath("content.toml").read_text("utf-8")


def read_listed(text: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """R10.4 Seven decrees, written by hand."""
    decrees = [decree.split() for decree in text.split("/")]
    if len(decrees) != ROUNDS:
        raise BadOption(f"option decrees: expected {ROUNDS} decrees, with a / between; got {len(decrees)}")
    for number, icons in enumerate(decrees, 1):
        good = [icon for icon in icons if re.fullmatch(r"[-+]?[0-9]", icon) and LEAST <= int(icon) <= MOST]
        if good != icons or (seats and len(icons) != seats):
            many = f"{seats} icons" if seats else "icons"
            got = " ".join(icons) or "none"
            raise BadOption(f"option decrees: decree {number}: expected {many} from {LEAST} to +{MOST}; got {got}")
    return tuple(tuple(map(int, icons)) for icons in decrees)


def check_decrees(written: dict[str, Any], seats: int) -> tuple[Decree, ...]:
    """R10.5 Enough for either day, each with an icon for each place."""
    for key in written:
        if key not in DAYS:
            raise BadOption(f"option decrees: expected nothing but {' and '.join(DAYS)}; got {key:.60}")
    many = sum(len(cast("list[Any]", listed)) for listed in written.values() if isinstance(listed, list))
    if many > MOST_DECREES:
        raise BadOption(f"option decrees: expected at most {MOST_DECREES} decrees; got {many}")
    decrees: list[Decree] = []
    for day, (name, least) in enumerate(DAYS.items(), 1):
        listed = written.get(name)
        if not isinstance(listed, list) or len(cast("list[Any]", listed)) < least:
            got = f"{len(cast('list[Any]', listed))}" if isinstance(listed, list) else "none"
            raise BadOption(f"option decrees: {name}: expected a list of {least} decrees or more; got {got}")
        for place, entry in enumerate(cast("list[Any]", listed), 1):
            decree = check_decree(name, place, entry, day, seats)
            if decree.id in [other.id for other in decrees]:
                raise refused(name, place, "id", "one that no decree before it has", decree.id)
            decrees.append(decree)
    return tuple(decrees)


def check_decree(name: str, place: int, written: Any, day: int, seats: int) -> Decree:
    """R10.5 One decree."""
    if not isinstance(written, dict):
        raise refused(name, place, "", "{ id = …, icons = [ … ] }", written)
    entry = cast("dict[str, Any]", written)
    for key in entry:
        if key not in ("id", "icons", "provenance"):
            raise refused(name, place, "", "nothing but id, icons, provenance", key)
    word, icons = entry.get("id"), entry.get("icons")
    if not isinstance(word, str) or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word) or len(word) > MOST_LETTERS:
        raise refused(name, place, "id", f"up to {MOST_LETTERS} lower-case letters, digits and single hyphens", word)
    if entry.get("provenance", PROVENANCE[0]) not in PROVENANCE:
        raise refused(name, place, "provenance", " or ".join(PROVENANCE), entry["provenance"])
    if not isinstance(icons, list) or [icon for icon in cast("list[Any]", icons) if not is_icon(icon)]:
        raise refused(name, place, "icons", f"a list of whole numbers from {LEAST} to {MOST}", icons)
    if len(cast("list[Any]", icons)) != seats:
        raise refused(name, place, "icons", f"{seats} of them, one for each player", icons)
    return Decree(word, day, tuple(cast("list[int]", icons)), entry.get("provenance", ""))


def is_icon(icon: Any) -> bool:
    """Whether this is what an icon can be; true is no number here, though Python counts it as one."""
    return type(icon) is int and LEAST <= icon <= MOST


def refused(name: str, place: int, key: str, expected: str, got: Any) -> BadOption:
    """What is wrong, and where."""
    shown = "none" if got is None else got if isinstance(got, str) else f"{got!r}"
    message = f"{name}, entry {place}{key and f', {key}'}: expected {expected}; got {shown:.60}"
    return BadOption(f"option decrees: {message}", entry=(name, place))
