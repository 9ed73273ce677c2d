"""One thread that commits whatever has gathered while it was committing what had gathered before.

What is to be written is put together at the last moment, when the thread is free for it: so the more there is to do,
the more is written at once, and nobody waits where there is little.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import TypeAlias

from ossuary.server.database import StoreError
from ossuary.server.store import Batch, Store

MOST_TOGETHER = 512

Done: TypeAlias = Callable[[bool | BaseException], None]
Job: TypeAlias = tuple[Batch, Done]


class Writer:
    """Takes batches from the event loop, and tells the loop which went in."""

    def __init__(self, store: Store, prepare: Callable[[], None] = lambda: None) -> None:
        self.store = store
        self.prepare = prepare  # called before each commit: whoever has something to write calls `write`
        self.gathered: list[Job] = []
        self.busy = False  # the thread is committing
        self.called = False  # `hand_over` will be
        self.jobs: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.run, name="ossuary-writer", daemon=True)
        self.commits = 0
        self.thread.start()

    def write(self, batch: Batch, done: Done) -> None:
        """Have a batch written; `done` is called on the loop."""
        self.gathered.append((batch, done))
        self.soon()

    async def written(self, batch: Batch) -> bool:
        """Have a batch written, and wait for it."""
        future: asyncio.Future[bool] = self.loop.create_future()

        def done(result: bool | BaseException) -> None:
            if future.cancelled():
                return
            if isinstance(result, BaseException):
                future.set_exception(result)
            else:
                future.set_result(result)

        self.write(batch, done)
        return await future

    def soon(self) -> None:
        """Hand over what there is at the end of this tick, or when the thread is done with what it has."""
        if not self.busy and not self.called:
            self.called = True
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Give the thread something to do, if there is something."""
        self.called = True
        self.prepare()
        self.called = False
        if self.gathered and not self.busy:
            self.busy = True
            together, self.gathered = self.gathered[:MOST_TOGETHER], self.gathered[MOST_TOGETHER:]
            self.jobs.put(together)

    def finished(self, together: list[Job], results: Sequence[bool | BaseException]) -> None:
        """The thread is done: let it begin with the next, and then tell what became of these."""
        self.busy = False
        self.hand_over()
        for (_, done), result in zip(together, results, strict=True):
            done(result)

    def run(self) -> None:
        """The thread."""
        while together := self.jobs.get():
            results = self.commit([batch for batch, _ in together])
            self.loop.call_soon_threadsafe(self.finished, together, results)

    def commit(self, batches: Sequence[Batch]) -> Sequence[bool | BaseException]:
        """One transaction."""
        self.commits += 1
        try:
            return self.store.write(batches)
        except Exception as error:  # whatever a driver raises: nothing of this is written, and all hear of it
            return [StoreError(f"nothing could be written: {type(error).__name__}")] * len(batches)

    async def close(self) -> None:
        """Write what is waiting, and end."""
        while self.busy or self.called or self.gathered:
            await asyncio.sleep(0.001)
        self.jobs.put([])
        await asyncio.to_thread(self.thread.join)
