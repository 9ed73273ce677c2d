"""Where rows are kept: SQLite by default, PostgreSQL by address; the same few statements for both.

The log is append-only, and its primary key (table, number) is the only lock there is: of two who write the same number
one is refused, reads what the other wrote, and tries again. No rows go in for a table that is not there. Everything is
written in one transaction before anybody is told. Writes that come together are committed together (`writer.py`).
"""

import contextlib
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from alembic.util.exc import CommandError
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ossuary.server.database import BUSY, StoreError, connect, first_line, shown
from ossuary.server.laying_out import bring_up_to_date

MOST_AT_ONCE = 100  # rows in one statement

DATA = MetaData()
LOG = Table(
    "log",
    DATA,
    Column("place", String(22), ForeignKey("tables.place", ondelete="CASCADE"), primary_key=True),  # the table's name
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("row", LargeBinary, nullable=False),
)
TABLES = Table(
    "tables",
    DATA,
    Column("place", String(22), primary_key=True),
    Column("code", String(8), unique=True),  # none once the table has expired
    Column("game", String(40), nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False, index=True),
)
SECRETS = Table(  # ciphertexts, apart from the log, so that they can be destroyed
    "secrets",
    DATA,
    Column("place", String(22), ForeignKey("tables.place", ondelete="CASCADE"), primary_key=True),
    Column("box", LargeBinary, nullable=False),
)

HURRY = 100  # and for which one waits where it can be done later


@dataclass
class Batch:
    """Rows of one table that are written together or not at all."""

    place: str
    first: int
    rows: list[bytes]
    opened: Mapping[str, object] | None = None  # the table itself, with its first row
    secret: bytes | None = None  # to be kept from here on; empty to be destroyed
    touched_at: int = 0
    code: str = field(default="", repr=False)


class Store:
    """One database. Its methods block: they are called from threads of their own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = connect(url)

    def prepare(self) -> None:
        """Lay out what is not there yet."""
        try:
            bring_up_to_date(self.engine)
        except SQLAlchemyError as error:
            raise StoreError(f"expected a database at {shown(self.url)}; got: {first_line(error)}") from None
        except CommandError as error:
            raise StoreError(
                f"expected a database made by this version of Ossuary or an older one; {shown(self.url)} is from a "
                f"newer one ({error})"
            ) from None

    @contextlib.contextmanager
    def using(self, writing: bool = False) -> Generator[Connection]:
        """A connection, and a transaction if something is written; a database that fails is a StoreError."""
        try:
            with self.engine.begin() if writing else self.engine.connect() as connection:
                yield connection
        except IntegrityError:  # which is no failure: somebody else was first
            raise
        except SQLAlchemyError as error:
            raise StoreError(f"expected a database that answers; got: {first_line(error)}") from None

    def write(self, batches: Sequence[Batch]) -> list[bool]:
        """Write all in one transaction; where something was written before us, each on its own. Tells which went in."""
        try:
            with self.using(writing=True) as connection:
                gone = put(connection, batches)
            done = [True] * len(batches)
        except IntegrityError:
            done, gone = self.one_by_one(batches)
        if gone:
            self.scrub()
        return done

    def one_by_one(self, batches: Sequence[Batch]) -> tuple[list[bool], bool]:
        """Each table's rows in a transaction of their own; after one that did not go in, none of that table does."""
        done: list[bool] = []
        gone = False
        refused: set[str] = set()
        for batch in batches:
            if batch.place in refused:
                done.append(False)
                continue
            try:
                with self.using(writing=True) as connection:
                    gone |= put(connection, [batch])
                done.append(True)
            except IntegrityError:
                refused.add(batch.place)
                done.append(False)
        return done, gone

    def read(self, place: str, since: int = 0) -> list[bytes]:
        """A table's rows from a number on, as far as none is missing."""
        query = select(LOG.c.number, LOG.c.row).where(LOG.c.place == place, LOG.c.number >= since)
        with self.using() as connection:
            found = connection.execute(query.order_by(LOG.c.number)).all()
        return [row for at, (number, row) in enumerate(found, since) if number == at]

    def lengths(self, places: Sequence[str]) -> dict[str, int]:
        """How many rows each table has."""
        query = select(LOG.c.place, func.max(LOG.c.number)).where(LOG.c.place.in_(places)).group_by(LOG.c.place)
        with self.using() as connection:
            return {place: last + 1 for place, last in connection.execute(query)}

    def find(self, code: str) -> str | None:
        """The name of the table with this code."""
        with self.using() as connection:
            return connection.scalar(select(TABLES.c.place).where(TABLES.c.code == code))

    def secret(self, place: str) -> bytes | None:
        """A sealed secret, if there is one."""
        with self.using() as connection:
            return connection.scalar(select(SECRETS.c.box).where(SECRETS.c.place == place))

    def tables(self, before: int | None = None) -> list[tuple[Any, ...]]:
        """All tables, the one that was touched last first: name, code, game, when opened, when touched."""
        query = select(*TABLES.c).order_by(TABLES.c.touched_at.desc())
        if before is not None:
            query = query.where(TABLES.c.touched_at < before)
        with self.using() as connection:
            return [tuple(row) for row in connection.execute(query)]

    def count(self) -> int:
        """How many tables there are."""
        with self.using() as connection:
            return connection.scalar(select(func.count()).select_from(TABLES)) or 0

    def delete(self, places: Iterable[str]) -> int:
        """Forget tables, rows and all."""
        names = list(places)
        with self.using(writing=True) as connection:
            for table in (LOG, SECRETS, TABLES):
                connection.execute(delete(table).where(table.c.place.in_(names)))
        self.scrub()
        return len(names)

    def scrub(self) -> None:
        """Leave nothing of what was deleted in SQLite's second file, as soon as nobody reads there."""
        if self.engine.dialect.name == "sqlite":
            with contextlib.suppress(SQLAlchemyError), self.engine.connect() as connection:
                connection.exec_driver_sql(f"PRAGMA busy_timeout={HURRY}").close()
                try:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()
                finally:
                    connection.exec_driver_sql(f"PRAGMA busy_timeout={BUSY}").close()

    def check(self) -> None:
        """Whether the database answers."""
        with self.using() as connection:
            connection.execute(select(TABLES.c.place).limit(1)).all()

    def close(self) -> None:
        self.engine.dispose()


def put(connection: Connection, batches: Sequence[Batch]) -> bool:
    """The statements of one transaction. Tells whether something was destroyed by them."""
    gone = False
    batches = sorted(batches, key=lambda batch: batch.place)  # two processes lock tables in the same order
    opened = [dict(batch.opened) for batch in batches if batch.opened]
    if opened:
        connection.execute(insert(TABLES), opened)
    put_rows(connection, batches)
    for batch in batches:
        if batch.touched_at:
            connection.execute(update(TABLES).where(TABLES.c.place == batch.place).values(touched_at=batch.touched_at))
        if batch.secret is not None:
            gone |= connection.execute(delete(SECRETS).where(SECRETS.c.place == batch.place)).rowcount > 0
            if batch.secret:
                known = select(TABLES.c.place, literal(batch.secret)).where(TABLES.c.place == batch.place)
                connection.execute(insert(SECRETS).from_select(["place", "box"], known))  # not of a deleted table
    return gone


def put_rows(connection: Connection, batches: Sequence[Batch]) -> None:
    """Many rows in one statement: row by row, this thread would have to ask for the interpreter after each."""
    rows = [(batch.place, batch.first + at, row) for batch in batches for at, row in enumerate(batch.rows)]
    for at in range(0, len(rows), MOST_AT_ONCE):
        some = rows[at : at + MOST_AT_ONCE]
        one = "(?, ?, ?)" if connection.dialect.name == "sqlite" else "(%s, %s, %s)"
        statement = f"INSERT INTO log (place, number, row) VALUES {', '.join([one] * len(some))}"
        connection.exec_driver_sql(statement, tuple(chain.from_iterable(some)))
