"""What tests of the server share. Without PostgreSQL or Redis, tests of them are skipped; CI has both."""

import os
import time
from collections.abc import Iterator

import psycopg
import pytest
from redis import Redis
from redis.exceptions import RedisError

REDIS = "redis://127.0.0.1:6379/1"
DATABASE = "postgresql://root@127.0.0.1/test"


@pytest.fixture
def postgresql() -> Iterator[str]:
    """A schema of its own on the machine's PostgreSQL."""
    schema = f"ossuary_test_{os.getpid()}_{time.time_ns()}"
    try:
        psycopg.connect(DATABASE).close()
    except psycopg.OperationalError:
        pytest.skip("no PostgreSQL here")
    with psycopg.connect(DATABASE, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}")
    yield f"{DATABASE}?options=-csearch_path%3D{schema}"
    with psycopg.connect(DATABASE, autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA {schema} CASCADE")


@pytest.fixture
def redis() -> str:
    """The machine's Redis, in which nothing is kept."""
    client = Redis.from_url(REDIS)
    try:
        client.ping()
    except RedisError:
        pytest.skip("no Redis here")
    finally:
        client.close()
    return REDIS
