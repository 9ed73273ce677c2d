"""Running it: one process, or many workers, with uvicorn; what is printed when it is up."""

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn

from ossuary.server.app import create_app
from ossuary.server.settings import Settings
from ossuary.server.wire import Wire

BACKLOG = 1024
COLLECT_AFTER = (50_000, 20, 50)  # objects, and rounds: there are many that stay, and looking at all of them takes long
SWITCH_WITHIN = 0.0005  # seconds for which the thread that writes waits for the one that reckons


def listening(settings: Settings) -> socket.socket:
    """The socket, taken before anything is promised; a port that is taken is the caller's to explain."""
    bound = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind((settings.host, settings.port))
    bound.listen(BACKLOG)
    return bound


def configured(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs it: what frames and waits there may be, and no line in any log about who asked for what."""
    return uvicorn.Config(
        create_app(settings),
        ws=Wire,
        loop="uvloop" if has_uvloop() else "asyncio",
        access_log=False,
        log_config=None,  # logs.py says how
        log_level="warning",
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        ssl_certfile=settings.certificate or None,
        ssl_keyfile=settings.key or None,
    )


def has_uvloop() -> bool:
    """uvloop has no wheels for Windows."""
    try:
        return bool(import_uvloop())
    except ImportError:
        return False


def import_uvloop() -> Any:
    """The faster loop, where it is."""
    import uvloop  # noqa: PLC0415

    return uvloop


def run_one(settings: Settings, bound: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """One process, until it is told to stop."""
    server = uvicorn.Server(configured(settings))
    sys.setswitchinterval(SWITCH_WITHIN)
    gc.collect()
    gc.freeze()  # what has been loaded by now stays
    gc.set_threshold(*COLLECT_AFTER)

    async def serve() -> None:
        serving = asyncio.ensure_future(server.serve([bound]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            ready()
        await serving

    if has_uvloop():
        import_uvloop().run(serve())
    else:
        asyncio.run(serve())


def run(settings: Settings, ready: Callable[[], None] = lambda: None, bound: socket.socket | None = None) -> None:
    """As many processes as there shall be, sharing one socket."""
    bound = bound or listening(settings)
    if settings.workers == 1:
        run_one(settings, bound, ready)
        return
    children = [start_worker(settings, bound) for _ in range(settings.workers)]
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, frame: stop(children))
    ready()
    for child in children:
        os.waitpid(child, 0)


def start_worker(settings: Settings, bound: socket.socket) -> int:
    """One more process."""
    child = os.fork()
    if child == 0:
        run_one(settings, bound)
        os._exit(0)
    return child


def stop(children: list[int]) -> None:
    """Tell all workers to end."""
    for child in children:
        os.kill(child, signal.SIGTERM)
