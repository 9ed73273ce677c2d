"""The one generator: xoshiro128++ on four 32-bit words, the same stream interpreted, native and on a GPU.

It is written twice, because the two worlds count differently: `Generator` with Python's endless ints and a mask,
the `_words` functions with NumPy words that wrap by themselves (64-bit multiplication is slow on a GPU). A test holds
the two together. Each match has a stream of its own, numbered: whoever plays match 7 of seed 1 plays the same match.
"""

from typing import Any

import numpy as np

MASK = 0xFFFFFFFF
MARK = (0x6F737375, 0x61727920, 0x626F6E65, 0x80000073)  # the last keeps the words from ever being all nought
ROUNDS = 3
WORDS = [("a", "u4"), ("b", "u4"), ("c", "u4"), ("d", "u4")]
MOST_SEED = 1 << 63


class Generator:
    """The stream of one numbered match, with Python's ints."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: int = 0, match: int = 0) -> None:
        self.seed(seed, match)

    def seed(self, seed: int, match: int) -> None:
        """Start the stream of `match` under `seed`: their bits, stirred by ChaCha's quarter-round, which loses none."""
        if not (0 <= seed < MOST_SEED and 0 <= match < MOST_SEED):
            raise ValueError(f"expected a seed and a match number from 0 to 2**63 - 1; got {seed} and {match}")
        a, b = match & MASK ^ MARK[0], seed & MASK ^ MARK[1]
        c, d = seed >> 32 ^ MARK[2], match >> 32 ^ MARK[3]
        for _ in range(ROUNDS):
            a = a + b & MASK
            d = turned(d ^ a, 16)
            c = c + d & MASK
            b = turned(b ^ c, 12)
            a = a + b & MASK
            d = turned(d ^ a, 8)
            c = c + d & MASK
            b = turned(b ^ c, 7)
        self.a, self.b, self.c, self.d = a, b, c, d

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. The high half of a product: off by less than n in 2**32."""
        a, b, c, d = self.a, self.b, self.c, self.d
        word = a + d & MASK
        word = (word << 7 & MASK | word >> 25) + a & MASK
        c ^= a
        d ^= b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ (b << 9 & MASK)
        self.d = d << 11 & MASK | d >> 21
        return word * n >> 32


def turned(word: int, by: int) -> int:
    """A 32-bit word with its bits moved round."""
    return word << by & MASK | word >> 32 - by


def seed_words(luck: Any, seed: Any, match: Any) -> None:
    """`Generator.seed` on a record."""
    a = np.uint32(match & MASK) ^ np.uint32(MARK[0])
    b = np.uint32(seed & MASK) ^ np.uint32(MARK[1])
    c = np.uint32(seed >> 32) ^ np.uint32(MARK[2])
    d = np.uint32(match >> 32) ^ np.uint32(MARK[3])
    for _ in range(ROUNDS):
        a = np.uint32(a + b)
        d = turned_word(np.uint32(d ^ a), 16)
        c = np.uint32(c + d)
        b = turned_word(np.uint32(b ^ c), 12)
        a = np.uint32(a + b)
        d = turned_word(np.uint32(d ^ a), 8)
        c = np.uint32(c + d)
        b = turned_word(np.uint32(b ^ c), 7)
    luck.a = a
    luck.b = b
    luck.c = c
    luck.d = d


def turned_word(word: Any, by: int) -> Any:
    """`turned` on a word that wraps."""
    return np.uint32(np.uint32(word << np.uint32(by)) | (word >> np.uint32(32 - by)))


def below_words(luck: Any, n: int) -> int:
    """`Generator.below` on a record."""
    a = luck.a
    b = luck.b
    c = luck.c
    d = luck.d
    word = np.uint32(turned_word(np.uint32(a + d), 7) + a)
    c = np.uint32(c ^ a)
    d = np.uint32(d ^ b)
    luck.a = np.uint32(a ^ d)
    luck.b = np.uint32(b ^ c)
    luck.c = np.uint32(c ^ np.uint32(b << np.uint32(9)))
    luck.d = turned_word(d, 11)
    return np.int32(np.uint64(word) * np.uint64(n) >> np.uint64(32))  # pyright: ignore[reportReturnType]
