"""How long It Dies With Me lasts between its hand-made players, and how it is won, beside the table of its rulings.

    python bench/balance.py           20 000 matches a row; fails if a row is off by a round, or by six points

The players mix their numbers as the equilibrium does, leaning to the road on which they have come further. Without that
lean every row is longer by about a round (14.7, 16.3, 18.7; 13.7, 15.0, 17.1); the shares stay within five points.
"""

import sys
import time

import numpy as np

from ossuary import games
from ossuary.games.it_dies_with_me.pieces import JOURNAL
from ossuary.kernel import compile as compiler
from ossuary.kernel.contract import Game
from ossuary.kernel.drive import new_list, new_luck, new_state
from ossuary.kernel.options import read_options
from ossuary.lab.play import deal, play_out

MATCHES = 20_000
ROUNDS_OFF, POINTS_OFF = 1.0, 6.0
# seats, expansion: mean rounds, the tenth and the ninetieth percentile, matches in a hundred won by words
TABLE = {
    (4, "no"): (13.8, 9, 19, 48),
    (5, "no"): (15.4, 10, 21, 47),
    (6, "no"): (17.6, 11, 24, 49),
    (4, "yes"): (13.0, None, None, 53),
    (5, "yes"): (14.3, None, None, 54),
    (6, "yes"): (16.2, None, None, 56),
}


def played(base, seed: int, count: int, cap: int, rounds, by_words) -> None:
    """A driver: each match's rounds, and whether words won it."""
    s = new_state()
    luck = new_luck()
    out = new_list()
    for match in range(count):
        deal(s, base[0], luck, seed, match)
        play_out(s, luck, out, cap)
        rounds[match] = s.rounds
        by_words[match] = s.over and s.tile[s.winner] != JOURNAL


def measure(game: Game, seats: int, expansion: str):
    """Rounds of each match, and how many in a hundred were won by words."""
    names = "ABCDEF"[:seats]
    base = game.State()
    game.fill(base, {**read_options(game.box.options, f"expansion={expansion}", names), "contents": None}, seats)
    (run,) = compiler.native(game, played, by_hand=True)
    rounds, by_words = np.zeros(MATCHES, np.int32), np.zeros(MATCHES, np.int32)
    run(base.to_record(), 1, MATCHES, game.box.cap.choices, rounds, by_words)
    return rounds, 100 * by_words.mean()


def main() -> None:
    game = games.load("it-dies-with-me")
    print(f"{time.strftime('%Y-%m-%d')}, {MATCHES:,} matches a row; in brackets, the figures of the rulings")
    print("seats expansion   mean rounds     10-90 %           won by words")
    wrong = []
    for (seats, expansion), (mean, low, high, share) in TABLE.items():
        rounds, words = measure(game, seats, expansion)
        tenth, ninetieth = np.quantile(rounds, (0.1, 0.9))
        beside = f"({low}-{high})" if low else ""
        print(
            f"{seats:5d} {expansion:<9} {rounds.mean():6.2f} ({mean:4.1f})  {tenth:2.0f}-{ninetieth:2.0f} {beside:<8}"
            f"  {words:10.1f} % ({share} %)"
        )
        if abs(rounds.mean() - mean) > ROUNDS_OFF or abs(words - share) > POINTS_OFF:
            wrong.append(f"{seats} seats, expansion={expansion}")
    if wrong:
        sys.exit(f"off by more than {ROUNDS_OFF:g} round or {POINTS_OFF:g} points: {'; '.join(wrong)}")


main()
