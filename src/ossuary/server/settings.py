"""What a server may be told: on the command line, in a file, or nothing at all."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All of it, with what holds unless told otherwise."""

    host: str = "0.0.0.0"  # phones in the same network are to reach it
    port: int = 8000
    database: str = ""  # a file in the user's data folder
    redis: str = ""
    public_url: str = ""
    workers: int = 1
    certificate: str = ""
    key: str = ""
    pace: float = 0.8  # seconds that a bot takes for a choice
    keep_days: int = 30  # after which a table that nobody has used is forgotten
    most_tables: int = 10_000
    most_sockets: int = 64  # from one address
    requests: float = 30.0  # a second, of one connection
    talk: float = 2.0  # texts a second, of one seat, however many devices it has
    new_tables: float = 0.2  # a second, from one address
    log: str = "plain"  # or json: one object a line
    new_seats: float = 1.0  # people who sit down a second, from one address
    trust_proxy: bool = False  # whether X-Forwarded-For says where somebody comes from


class BadSettings(ValueError):
    """Settings that cannot be: what was expected, and what came."""


def read_settings(file: Path | None, given: dict[str, Any]) -> Settings:
    """The settings of a TOML file, with what was given on the command line instead."""
    found: dict[str, Any] = {}
    if file is not None:
        try:
            found = tomllib.loads(file.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadSettings(f"{file}: expected settings as TOML; got: {error}") from None
    found.update({name: value for name, value in given.items() if value is not None})
    try:
        return check(msgspec.convert(found, Settings))
    except msgspec.ValidationError as error:
        known = ", ".join(Settings.__struct_fields__)
        raise BadSettings(f"{file or 'settings'}: expected settings among {known}; got: {error}") from None


def check(settings: Settings) -> Settings:
    """Numbers within bounds, and what belongs together."""
    for name, least, most in (("port", 0, 65535), ("workers", 1, 64), ("keep_days", 1, 3650), ("pace", 0, 60)):
        value = getattr(settings, name)
        if not least <= value <= most:
            raise BadSettings(f"{name}: expected {least} to {most}; got {value}")
    if settings.log not in ("plain", "json"):
        raise BadSettings(f"log: expected plain or json; got {settings.log[:60]!r}")
    if bool(settings.certificate) != bool(settings.key):
        raise BadSettings("expected a certificate and its key together; got one of them")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise BadSettings(f"public_url: expected an address with http:// or https://; got {settings.public_url!r}")
    return settings
