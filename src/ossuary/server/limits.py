"""How much somebody may ask for: buckets that fill at a steady rate, and may run over for a moment."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_KEPT = 20_000


class Bucket:
    """So many a second, and so many at once."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.level, self.seen = burst, now

    def take(self, now: float) -> bool:
        """Whether one more is all right."""
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limit:
    """A bucket for each of many: addresses, say. Those not heard of for longest are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether one more of this one is all right."""
        now = self.clock()
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.burst, now)
            if len(self.buckets) > MOST_KEPT:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        return bucket.take(now)
