"""A client of an Ossuary server, for programs: bots, tests, bridges. Asynchronous and typed.

async with Client("http://127.0.0.1:8000") as client:
    seat = await client.make("victim", name="Ann")
    async with client.sit(seat) as table:
        ...
"""

from ossuary.client.client import Client, Problem, Seat
from ossuary.client.table import TableClient

__all__ = ["Client", "Problem", "Seat", "TableClient"]
