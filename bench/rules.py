"""How fast rules run on one core: those of Victim! beside a C program of the same rules, and every other game's.

    python bench/rules.py           needs gcc

Prints medians of CPU time, and fails if the win shares or the mean length of either program for Victim! are not the
exact ones, which is how they are known to play the same game. A goal that is missed says so, and the exit
status stays 0 all the same: on a machine that others share a figure falls without anything having become slower.
"""

import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from ossuary import games
from ossuary.kernel import compile as compiler
from ossuary.kernel.options import read_options
from ossuary.lab.play import tally
from ossuary.lab.speed import interpreted_matches, native_matches, steps_in_a_match

SHARES = (0.370899, 0.337357, 0.291744)  # exact, from the first Attacker's seat on
TURNS, SPREAD = 19.892681, 5.381
MATCHES, ROUNDS = 500_000, 9
OTHERS = {  # seats, and how many steps a second are wanted
    "it-dies-with-me": (5, 20_000_000),
    "death-name": (5, 10_000_000),
    "private-die": (4, 15_000_000),
    "death-over-the-kingdom": (5, 15_000_000),
}
FIRST_MATCH = """
import time
start = time.perf_counter()
import numpy as np
from ossuary import games
from ossuary.lab.simulate import simulate
loaded = time.perf_counter()
simulate(games.load("victim"), ("A", "B", "C"), 1, workers=1)
print(time.perf_counter() - loaded)
"""


def main() -> None:
    game = games.load("victim")
    base = game.State()
    game.fill(base, read_options(game.box.options, "first=A", "ABC"), 3)
    machine = next((line for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line), "?")
    print(f"{time.strftime('%Y-%m-%d')}, {machine.partition(':')[2].strip()}, {os.cpu_count()} cores")
    against_c(game, base)
    plain = interpreted_matches(game, base, 1000)
    steps = plain * steps_in_a_match(game, base)
    print(f"interpreted      {steps:12,.0f} steps a second ({plain:,.0f} matches); {at_least(steps, 300_000)}")
    with tempfile.TemporaryDirectory() as cache:
        first, second = compile_time(cache), compile_time(cache)
    print(f"first match      {first:12.2f} s with nothing cached; {at_most(first, 5)}")
    print(f"                 {second:12.2f} s from the cache; {at_most(second, 0.5)}")
    for name, (seats, goal) in OTHERS.items():
        other(name, seats, goal)


def at_least(figure: float, goal: float) -> str:
    """The goal, and whether it is missed."""
    return f"goal {goal:,}{'' if figure >= goal else ', missed'}"


def at_most(figure: float, goal: float) -> str:
    """The same, where less is better."""
    return f"goal {goal:,}{'' if figure <= goal else ', missed'}"


def other(name: str, seats: int, goal: int) -> None:
    """Another game's native matches, and the choices and draws in them."""
    game = games.load(name)
    names = [str(seat) for seat in range(seats)]
    base = game.State()
    game.fill(base, {**read_options(game.box.options, "", names), "contents": None}, seats)
    matches, steps = native_matches(game, base, 50_000), steps_in_a_match(game, base)
    plain = interpreted_matches(game, base, 100)
    print(f"\n{name}, {seats} seats, {game.State.dtype.itemsize} bytes; {steps:.1f} choices and draws in a match")
    print(f"native           {matches:12,.0f} matches a second on one core")
    print(f"                 {matches * steps:12,.0f} steps a second; {at_least(matches * steps, goal)}")
    print(f"interpreted      {plain * steps:12,.0f} steps a second")


def against_c(game, base) -> None:
    """Native rules and C, one after the other, several times."""
    (run,) = compiler.native(game, tally)
    record, cap = base.to_record(), game.box.cap.choices
    lengths, wins = np.zeros(cap + 1, np.int64), np.zeros((3, 3), np.int64)
    run(record, 0, 0, 1, cap, lengths.copy(), wins.copy())
    ours, theirs, counted = [], [], np.zeros(4)
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "victim"
        source = Path(__file__).parent / "limit" / "victim.c"
        subprocess.run(["gcc", "-O3", "-march=native", "-o", program, source], check=True)
        for number in range(ROUNDS):
            start = time.process_time()
            run(record, 1, number * MATCHES, (number + 1) * MATCHES, cap, lengths, wins)
            ours.append(MATCHES / (time.process_time() - start))
            words = subprocess.run([program, str(MATCHES), str(number)], capture_output=True, text=True, check=True)
            _, turns, *won, seconds = map(float, words.stdout.split())
            theirs.append(MATCHES / seconds)
            counted += (turns, *won)
    check("native", float(lengths @ np.arange(cap + 1)), wins[:, 0])
    check("C", counted[0], counted[1:])
    native, limit = statistics.median(ours), statistics.median(theirs)
    print(f"native           {native:12,.0f} matches a second on one core")
    print(f"C, -O3           {limit:12,.0f}")
    print(f"native / C       {native / limit:12.2f}; {at_least(native / limit, 0.9)}")


def check(name: str, turns: float, won) -> None:
    """Stop unless the counts are what they exactly should be, within five standard errors."""
    matches = MATCHES * ROUNDS
    wrong = [abs(turns / matches - TURNS) > 5 * SPREAD / math.sqrt(matches)]
    wrong += [abs(w / matches - p) > 5 * math.sqrt(p * (1 - p) / matches) for w, p in zip(won, SHARES, strict=True)]
    print(f"{name:<16} mean {turns / matches:.4f} turns, shares {[round(float(w) / matches, 4) for w in won]}")
    if any(wrong):
        sys.exit(f"{name}: expected {TURNS} turns and shares {SHARES}")


def compile_time(cache: str) -> float:
    """Seconds until the first match is over, in a fresh process."""
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    command = [sys.executable, "-c", FIRST_MATCH]
    return float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)


main()
