"""Run by test_modes.py in a process of its own: a game's kernels in numba-cuda's simulator against its plain rules."""

import os
import sys
import warnings

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"
warnings.filterwarnings("ignore", "overflow encountered", RuntimeWarning)  # NumPy's words wrap, as the GPU's do

import numpy as np  # noqa: E402

from kit import opening  # noqa: E402
from ossuary import games  # noqa: E402
from ossuary.kernel import compile as compiler  # noqa: E402
from ossuary.kernel.binding import interpreted  # noqa: E402
from ossuary.lab.play import final, final_kernel, tally_kernel  # noqa: E402

MATCHES, SEED = 6, 20

game = games.load(sys.argv[1])
base, cap = opening(game, game.box.seats[0]), game.box.cap.choices
there, results = np.zeros(MATCHES, game.State.dtype), np.zeros(MATCHES, np.uint32)
compiler.cuda(game, final_kernel)[1, 2](base.to_record(), SEED, 0, MATCHES, cap, there)
compiler.cuda(game, tally_kernel)[1, 2](base.to_record(), SEED, 0, MATCHES, cap, results)
here = [game.State() for _ in range(MATCHES)]
interpreted(game, final)[0]([base], SEED, 0, MATCHES, cap, here)
winners = [game.scores(s, [0] * game.box.seats[1]) for s in here]
if [s.to_bytes() for s in here] != [there[n].tobytes() for n in range(MATCHES)] or winners != (
    results & 0xFFFF
).tolist():
    sys.exit("the simulator's matches differ")
print(f"the same bytes in {MATCHES} matches of {(results >> 16).tolist()} choices")
