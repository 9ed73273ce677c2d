"""The way to a database, from its address: SQLite in a file, or PostgreSQL."""

import os
import sqlite3
from pathlib import Path

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError

BUSY = 5000  # milliseconds for which one waits for another at the same file
AWAY = {"connect_timeout": "5", "tcp_user_timeout": "10000"}  # s, ms: PostgreSQL may be cut off without a word


class StoreError(RuntimeError):
    """The database cannot be used: what was expected, and what came."""


def connect(url: str) -> Engine:
    """An engine for a database's address."""
    try:
        parsed = make_url(url)
        if parsed.drivername in ("postgres", "postgresql"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() not in ("sqlite", "postgresql") or not parsed.database:
            raise ArgumentError("it is neither of them, or names none")
        if parsed.get_backend_name() == "sqlite":
            Path(parsed.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
        if parsed.get_backend_name() == "sqlite":
            engine = create_engine(parsed, hide_parameters=True)
        else:
            parsed = parsed.set(query={**AWAY, **parsed.query})
            engine = create_engine(parsed, pool_pre_ping=True, hide_parameters=True)
    except (ArgumentError, NoSuchModuleError, OSError) as error:
        raise StoreError(
            f"expected a database: sqlite:///FILE or postgresql://USER@HOST/NAME; got {shown(url)}: {first_line(error)}"
        ) from None
    except ModuleNotFoundError as error:
        raise StoreError(
            f"expected the driver {error.name} for {shown(url)}; pip install 'ossuary[postgres]'"
        ) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", make_durable)
    return engine


def make_durable(connection: sqlite3.Connection, record: object) -> None:
    """A commit is on the disk when it returns, and readers do not wait for writers."""
    for pragma in (
        f"busy_timeout={BUSY}",  # first: what follows may have to wait, too
        "journal_mode=WAL",
        "synchronous=FULL",
        "secure_delete=ON",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def default_url() -> str:
    """A file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()
    return f"sqlite:///{Path(home) / 'ossuary' / 'tables.db'}"


def shown(url: str) -> str:
    """An address without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return repr(url[:60])


def first_line(error: BaseException) -> str:
    """What a driver says, as short as it goes."""
    cause = error.orig if isinstance(error, OperationalError) and error.orig else error
    return str(cause).strip().splitlines()[0] if str(cause).strip() else type(error).__name__
