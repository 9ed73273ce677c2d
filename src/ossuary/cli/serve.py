"""`ossuary serve`: tables for friends, in the room or far apart; prints how they get there."""

import errno
import os
import signal
import socket
import ssl
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Annotated, Any, cast

import msgspec
import typer

from ossuary.cli.console import fail
from ossuary.cli.greeting import open_page, tell
from ossuary.cli.streams import out
from ossuary.server.logs import configure
from ossuary.server.settings import BadSettings, Settings, read_settings

MOST_TRIED = 20
PATIENCE = 5.0  # seconds that a Redis has for its first answer


def serve_command(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; 0.0.0.0 (the default) is all of this machine's.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="8000 unless given; 0 for one that is free.")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…; a file of yours unless given.")
    ] = None,
    redis: Annotated[str | None, typer.Option(metavar="URL", help="redis://…, for several machines.")] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="What others open, where that is not this machine's own address.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="How many processes; 1 unless given.")] = None,
    certificate: Annotated[str | None, typer.Option(metavar="FILE", help="For https, with --key.")] = None,
    key: Annotated[str | None, typer.Option(metavar="FILE", help="The certificate's key.")] = None,
    pace: Annotated[float | None, typer.Option(help="Seconds a bot takes for a choice; 0.8 unless given.")] = None,
    keep_days: Annotated[
        int | None, typer.Option(help="Days until an unused table is forgotten; 30 unless given.")
    ] = None,
    trust_proxy: Annotated[
        bool, typer.Option("--trust-proxy", help="A proxy stands before it: believe its X-Forwarded-For.")
    ] = False,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="All of these as TOML, with _ for -; options win over it.")
    ] = None,
    log: Annotated[str | None, typer.Option(help="plain or json: one object a line, on stderr.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in this machine's browser.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print nothing but what goes wrong.")] = False,
) -> None:
    """Open tables to play at, in a browser: here, on phones in the same network, or anywhere.

    Prints a link and a QR code; whoever opens it can make a table or sit down at one. Everything that happens is kept
    before anybody hears of it, so stop it whenever you like: tables go on where they were.
    """
    given = {
        "host": host,
        "port": port,
        "database": database,
        "redis": redis,
        "public_url": public_url,
        "workers": workers,
        "certificate": certificate,
        "key": key,
        "pace": pace,
        "keep_days": keep_days,
        "log": log,
        "trust_proxy": trust_proxy or None,
    }
    try:
        settings = read_settings(config, given)
    except BadSettings as error:
        fail(str(error))
    configure(settings.log)
    check_certificate(settings)
    check_workers(settings)
    bound = taken_port(settings)
    settings = with_port(settings, bound.getsockname()[1])
    database_url = check_database(settings)
    stopped = stop_cleanly()

    def ready() -> None:
        stopped.is_up = True
        if not quiet:
            tell(settings, database_url)
        if open_browser:
            open_page(settings, quiet)

    run_server(settings, bound, ready)
    if stopped.is_up:
        if not quiet:
            out.print("\nStopped. Every table is kept, and goes on when you start again.")
        return
    fail("expected a server that starts; it did not (what went wrong stands above)")


def run_server(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop."""
    from ossuary.server.running import run  # noqa: PLC0415  # all the web is half a second, and only for this command

    run(settings, ready, bound)


# --- what must be right before anything is promised ---


def taken_port(settings: Settings) -> socket.socket:
    """The socket to serve at; a port that is taken gets a sentence."""
    from ossuary.server.running import listening  # noqa: PLC0415  # as above

    try:
        return listening(settings)
    except PermissionError:
        fail(f"expected a port that you may use; {settings.port} is the system's: try --port 8000")
    except OSError as error:
        if is_taken(error):
            fail(
                f"expected a free port; {settings.port} is taken, perhaps by another ossuary: "
                f"end that one, or use --port {free_port(settings)}"
            )
        fail(f"expected an address of this machine as --host; got {settings.host!r} ({error.strerror or error})")


def is_taken(error: OSError) -> bool:
    """Whether somebody else listens there."""
    return error.errno == errno.EADDRINUSE


def free_port(settings: Settings) -> int:
    """A port near the one that was wanted, that nobody has."""
    for port in range(settings.port + 1, min(settings.port + MOST_TRIED, 65_536)):
        with socket.socket() as probe:
            try:
                probe.bind((settings.host if ":" not in settings.host else "0.0.0.0", port))
            except OSError:
                continue
            return port
    return 0


def with_port(settings: Settings, port: int) -> Settings:
    """The settings, with the port that the system has chosen, if it was to."""
    return msgspec.structs.replace(settings, port=port)


def check_certificate(settings: Settings) -> None:
    """A certificate that can be used, if there is to be one."""
    if not settings.certificate:
        return
    for file in (settings.certificate, settings.key):
        try:
            Path(file).read_bytes()
        except OSError as error:
            fail(f"{file}: {error.strerror}")
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(settings.certificate, settings.key)
    except (ssl.SSLError, ValueError) as error:
        reason = getattr(error, "reason", None) or str(error)
        fail(f"expected a certificate and its key, in PEM, in {settings.certificate} and {settings.key}; got: {reason}")


def check_database(settings: Settings) -> str:
    """The database's address, once it answers."""
    from ossuary.server.database import StoreError, default_url, shown  # noqa: PLC0415  # as above
    from ossuary.server.store import Store  # noqa: PLC0415  # as above

    url = settings.database or default_url()
    try:
        store = Store(url)
        store.prepare()
        store.close()
    except StoreError as error:
        fail(str(error))
    return shown(url)


def check_workers(settings: Settings) -> None:
    """Several workers hear of each other through Redis; one that is named must answer."""
    if settings.workers > 1 and not hasattr(os, "fork"):
        fail(f"expected one worker on this system; got {settings.workers}")
    if settings.workers > 1 and not settings.redis:
        fail(f"expected --redis with {settings.workers} workers: they hear of each other through it")
    if not settings.redis:
        return
    try:
        from redis import Redis, RedisError  # noqa: PLC0415  # optional: one process needs none
    except ModuleNotFoundError:
        fail("expected the Python package of Redis; pip install 'ossuary[redis]'")
    try:
        with cast("Any", Redis).from_url(settings.redis, socket_connect_timeout=PATIENCE) as client:
            client.ping()
    except (RedisError, ValueError) as error:
        fail(f"expected a Redis that answers, as redis://HOST:PORT/0; it does not ({type(error).__name__})")


class Stopping:
    """Whether the server has come up; the same signals that end it cleanly then, end it at once before."""

    def __init__(self) -> None:
        self.is_up = False

    def __call__(self, number: int, frame: FrameType | None) -> None:
        if not self.is_up:
            raise KeyboardInterrupt


def stop_cleanly() -> Stopping:
    """Ctrl-C and SIGTERM end the server well: it catches them, and what it hands on afterwards harms nobody."""
    stopping = Stopping()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stopping)
    return stopping


def given_settings(config: Path | None, database: str | None) -> Settings:
    """The settings of commands that need no more than the database."""
    given: dict[str, Any] = {"database": database}
    try:
        return read_settings(config, given)
    except BadSettings as error:
        fail(str(error))
