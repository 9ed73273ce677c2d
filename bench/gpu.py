"""Complete random matches of Victim! per second on one GPU, and whether they are the matches the cores play.

    python3 bench/gpu.py            on the machine with the GPU: needs NumPy, Numba and numba-cuda

Prints the rate, the kernel's registers and local memory, the win shares against the exact ones, and whether the final
states of the same numbered matches are the same bytes as native ones.
"""

import argparse
import math
import statistics
import time

import numpy as np
from numba import cuda

from ossuary import games
from ossuary.kernel import compile as compiler
from ossuary.kernel.options import read_options
from ossuary.lab import play

SHARES = (0.370899, 0.337357, 0.291744)  # exact, from the first Attacker's seat on
TURNS = 19.892681
SEED = 7


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=float, default=1e9, help="matches in each timed launch")
    parser.add_argument("--blocks", type=int, nargs="*", default=[132 * 8, 132 * 16])
    parser.add_argument("--threads", type=int, nargs="*", default=[128, 256])
    words = parser.parse_args()
    game = games.load("victim")
    base = game.State()
    game.fill(base, read_options(game.box.options, "first=A", "ABC"), 3)
    record = cuda.to_device(base.to_record())
    kernel = compiler.cuda(game, play.tally_kernel)
    matches = int(words.matches)
    results = cuda.device_array(matches, np.uint32)
    best = 0.0
    for threads in words.threads:
        for blocks in words.blocks:
            rates: list[float] = []
            for _ in range(4):
                start = time.perf_counter()
                kernel[blocks, threads](record, SEED, 0, matches, game.box.cap.choices, results)
                cuda.synchronize()
                rates.append(matches / (time.perf_counter() - start) / 1e9)
            rate = statistics.median(rates[1:])
            best = max(best, rate)
            print(f"{blocks:5d} blocks of {threads}: {rate:.3f} billion matches a second (median of 3)")
    registers = list(kernel.get_regs_per_thread().values())
    local = list(kernel.get_local_mem_per_thread().values())
    print(f"best {best:.3f} billion a second; registers {registers}, local memory {local} bytes")
    part = results[:100_000_000].copy_to_host()
    turns = (part >> 16).mean()
    print(f"mean turns {turns:.4f} (exact {TURNS})")
    for seat, exact in enumerate(SHARES):
        share = ((part & 0xFFFF) == 1 << seat).mean()
        error = math.sqrt(exact * (1 - exact) / len(part))
        print(f"seat {seat}: {share:.6f}, exact {exact:.6f}, off by {(share - exact) / error:+.2f} standard errors")
    compare(game, base, record)


def compare(game, base, record) -> None:
    """The final states of a hundred thousand numbered matches, byte for byte."""
    count = 100_000
    there = cuda.to_device(np.zeros(count, game.State.dtype))
    compiler.cuda(game, play.final_kernel)[400, 128](record, SEED, 0, count, game.box.cap.choices, there)
    (final,) = compiler.native(game, play.final)
    here = np.zeros(count, game.State.dtype)
    final(base.to_record(), SEED, 0, count, game.box.cap.choices, here)
    same = there.copy_to_host().tobytes() == here.tobytes()
    print(f"final states of {count} matches, GPU against native: {'the same bytes' if same else 'DIFFERENT'}")
    raise SystemExit(0 if same else 1)


main()
