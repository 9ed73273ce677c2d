"""What is let in, and what is refused before anybody else is asked: names, codes."""

import asyncio
from typing import cast

import pytest

from ossuary.server import rows
from ossuary.server.asking import Refused
from ossuary.server.house import House
from ossuary.server.seating import read_name
from ossuary.server.table import Table


def table_of(name: str) -> Table:
    table = Table("", rows.Opened(code="BCDF", game="victim", places=3, seed=bytes(32)))
    table.apply(rows.Sat(0, name, b"token", "0" * 32))
    return table


@pytest.mark.parametrize("other", ["ann lee", "An\u200cn Lee", "\u200dAnn Lee", "Ann \u3164Lee", "Ann Lee\ufe0f"])
def test_a_name_is_not_anothers_for_what_nobody_sees(other: str) -> None:
    with pytest.raises(Refused, match="sits at this table already"):
        read_name(table_of("Ann Lee"), other)
    with pytest.raises(Refused, match="sits at this table already"):
        read_name(table_of(other), "Ann Lee")


@pytest.mark.parametrize("name", ["\u3164", "\u115f\u1160", "\uffa0\u200d", "\u3164-", "\u200c"])
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    with pytest.raises(Refused, match="expected a name of 1 to"):
        read_name(table_of("Ann"), name)


@pytest.mark.parametrize("name", ["می\u200cخواهم", "क्\u200dष", "Zoë", "花子"])
def test_letters_that_need_a_joiner_keep_it(name: str) -> None:
    assert read_name(table_of("Ann"), name) == name


@pytest.mark.parametrize("code", ["", "\0", "BC\0F", "BCDF\n", "ÄÖÜ", "BCDFGHJKL", "BC'--"])
def test_no_database_is_asked_for_what_cannot_be_a_code(code: str) -> None:
    class Nobody:
        def table(self, code: str) -> None:
            raise AssertionError(code)

    house = object.__new__(House)
    house.desk = cast("House", Nobody())  # type: ignore[assignment]
    with pytest.raises(Refused) as refused:
        asyncio.run(house.table(code))
    assert refused.value.kind == "gone"
