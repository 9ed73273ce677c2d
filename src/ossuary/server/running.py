"""Running it: one process, or many workers, with uvicorn; what is printed when it is up."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, NoReturn

import uvicorn

from ossuary.server.app import create_app
from ossuary.server.door import door
from ossuary.server.settings import Settings
from ossuary.server.wire import Wire

logger = logging.getLogger("ossuary.server")

BACKLOG = 1024
AGAIN_AFTER = 1.0  # seconds until a worker that has died is replaced
ENDING = (signal.SIGINT, signal.SIGTERM)
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
        http=door(0 if settings.trust_proxy else settings.most_sockets),
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
    else:
        Workers(settings, bound).run(ready)


class Workers:
    """The processes that share a socket: one that dies is replaced, and none outlives this one."""

    def __init__(self, settings: Settings, bound: socket.socket) -> None:
        self.settings, self.bound = settings, bound
        self.alive: set[int] = set()
        self.stopping = False
        self.held, self.holding = os.pipe()  # at whose other end workers see that this process is no more

    def run(self, ready: Callable[[], None]) -> None:
        """Until all have ended, because they were told to."""
        for number in ENDING:
            signal.signal(number, lambda number, frame: self.stop())
        for _ in range(self.settings.workers):
            self.start()
        ready()
        while self.alive:
            ended, status = os.wait()
            if ended not in self.alive:
                continue
            self.alive.discard(ended)
            if not self.stopping:
                logger.error("a worker has ended (%s); another takes its place", os.waitstatus_to_exitcode(status))
                time.sleep(AGAIN_AFTER)
                self.start()
        os.close(self.held)
        os.close(self.holding)

    def start(self) -> None:
        """One more process, unless all are to end; a signal comes before it or after it."""
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        if not self.stopping:
            child = os.fork()
            if child == 0:
                self.work()
            self.alive.add(child)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)

    def work(self) -> NoReturn:
        """What a worker does; it goes back to nothing that its parent was doing."""
        status = 1
        try:
            for number in ENDING:
                signal.signal(number, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
            os.close(self.holding)
            threading.Thread(target=self.end_with_parent, daemon=True).start()
            run_one(self.settings, self.bound)
            status = 0
        except BaseException:  # whatever it is, it must not be taken for the parent's
            logger.exception("a worker could not go on")
        finally:
            os._exit(status)

    def end_with_parent(self) -> None:
        """End well when there is no parent any more: nobody would ever tell this process to."""
        os.read(self.held, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def stop(self) -> None:
        """Tell all workers to end."""
        self.stopping = True
        for child in self.alive:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGTERM)
