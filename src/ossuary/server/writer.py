"""One thread that commits whatever has gathered while it was committing what had gathered before."""

import asyncio
import queue
import threading
from collections.abc import Callable

from ossuary.server.store import Batch, Store, StoreError

MOST_TOGETHER = 512

Done = Callable[[bool | BaseException], None]


class Writer:
    """Takes batches from the event loop, and tells the loop which went in."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: queue.SimpleQueue[tuple[Batch, Done] | None] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self.run, name="ossuary-writer", daemon=True)
        self.commits = 0
        self.thread.start()

    def write(self, batch: Batch, done: Done) -> None:
        """Have a batch written; `done` is called on the loop."""
        self.waiting.put((batch, done))

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

    def run(self) -> None:
        """The thread."""
        while True:
            first = self.waiting.get()
            if first is None:
                return
            together = [first]
            while len(together) < MOST_TOGETHER:
                try:
                    more = self.waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self.waiting.put(None)
                    break
                together.append(more)
            self.commit(together)

    def commit(self, together: list[tuple[Batch, Done]]) -> None:
        """One transaction."""
        results: list[bool | BaseException]
        try:
            results = [*self.store.write([batch for batch, _ in together])]
        except Exception as error:  # whatever a driver raises: nothing of this is written, and all hear of it
            results = [StoreError(f"nothing could be written: {type(error).__name__}")] * len(together)
        self.commits += 1
        done = [(tell, result) for (_, tell), result in zip(together, results, strict=True)]
        self.loop.call_soon_threadsafe(tell_all, done)

    async def close(self) -> None:
        """Write what is waiting, and end."""
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)


def tell_all(done: list[tuple[Done, bool | BaseException]]) -> None:
    for tell, result in done:
        tell(result)
