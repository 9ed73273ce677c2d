"""Brings a database to the shape that this version works with, whoever else may be doing the same at this moment."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text
from sqlalchemy.engine import Connection

LOCK = 0x6F737375  # any number of our own


def bring_up_to_date(engine: Engine) -> None:
    """Take the steps that have not been taken; processes that start together do it one after the other."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        elif engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        run(connection)
        connection.commit()


def run(connection: Connection) -> None:
    """Alembic, on this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def newest() -> str | None:
    """The last step there is."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config).get_current_head()
