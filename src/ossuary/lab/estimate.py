"""Estimates with their intervals: what many matches say, and how surely."""

import math
from typing import Any, NamedTuple

import numpy as np

SURE = 1.959964  # standard errors to either side that leave one time in twenty out


class Interval(NamedTuple):
    """An estimate, and the ends between which the truth lies 95 times in 100."""

    value: float
    low: float
    high: float


def share_interval(wins: float, squares: float, matches: int) -> Interval:
    """A share of the wins, by Wilson's interval; `squares`, the sum of their squares, is less where wins are shared.

    Shared wins vary less, so they count as more matches; yet few that happen to be alike prove no share beyond doubt.
    """
    if matches == 0:
        return Interval(math.nan, 0.0, 1.0)
    share = wins / matches
    effective = matches
    if 0 < share < 1:
        variance = squares / matches - share**2
        alone = share * (1 - share)
        effective = matches * alone / max(variance, alone / matches)
    z2 = SURE**2 / effective
    middle = (share + z2 / 2) / (1 + z2)
    reach = SURE / (1 + z2) * math.sqrt(share * (1 - share) / effective + z2 / (4 * effective))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_interval(counts: np.ndarray[Any, Any]) -> Interval:
    """The mean of whole numbers, given how often each came; one alone has no interval (its ends are no numbers)."""
    total = int(counts.sum())
    if total == 0:
        return Interval(math.nan, math.nan, math.nan)
    mean = float(counts @ np.arange(len(counts))) / total
    reach = SURE * spread(counts) / math.sqrt(total)
    return Interval(mean, mean - reach, mean + reach)


def spread(counts: np.ndarray[Any, Any]) -> float:
    """The standard deviation of whole numbers, given how often each came; fewer than two have none."""
    numbers = np.arange(len(counts))
    total = int(counts.sum())
    if total <= 1:
        return math.nan
    mean = float(counts @ numbers) / total
    return math.sqrt(float(counts @ (numbers - mean) ** 2) / (total - 1))
