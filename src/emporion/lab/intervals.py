"""How sure one can be: 95% intervals that respect that a deal's games belong together.

The same deal is played with every rotation of the seats, so its games are one observation, not
several: all spreads are taken between deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

Z = NormalDist().inv_cdf(0.975)
FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)


class Interval(NamedTuple):
    """A measured value and where the true one lies, with 95% confidence."""

    value: float
    low: float
    high: float


def student(degrees: int) -> float:
    """The 97.5% point of Student's t.

    >>> round(student(1), 2), round(student(12), 3), round(student(100), 3)
    (12.71, 2.179, 1.984)
    """
    if degrees <= len(FEW):
        return FEW[degrees - 1]
    first = (Z**3 + Z) / (4 * degrees)
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * degrees**2)
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * degrees**3)
    return Z + first + second + third


def of_mean(values: Sequence[float]) -> Interval:
    """The mean of independent values, by Student's t.

    >>> [round(part, 2) for part in of_mean([1, 2, 3, 4])]
    [2.5, 0.45, 4.55]
    """
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, float("-inf"), float("inf"))
    reach = student(len(values) - 1) * sqrt(variance(values) / len(values))
    return Interval(mean, mean - reach, mean + reach)


def of_share(by_deal: Sequence[float], games: int) -> Interval:
    """The share of games won, from its mean in every deal.

    Wilson's interval, for as many independent games as have the spread that is seen between deals:
    never more than were played, and one a deal if every deal was won or lost outright.

    >>> [round(part, 3) for part in of_share([1.0] * 50, 100)]
    [1.0, 0.929, 1.0]
    >>> [round(part, 2) for part in of_share([1.0, 0.5, 0.0, 0.5] * 25, 200)]
    [0.5, 0.43, 0.57]
    """
    share = fmean(by_deal)
    spread = variance(by_deal) / len(by_deal) if len(by_deal) > 1 else 0.0
    if share in (0.0, 1.0) or len(by_deal) == 1:
        size = float(len(by_deal))
    else:
        size = min(games, share * (1 - share) / spread) if spread else float(games)
    middle = (share + Z * Z / (2 * size)) / (1 + Z * Z / size)
    reach = Z / (1 + Z * Z / size) * sqrt(share * (1 - share) / size + Z * Z / (4 * size * size))
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Interval(share, min(low, share), max(high, share))


def verdict(differences: Sequence[float]) -> tuple[Interval, str]:
    """Whether the first beats the second, from their difference in every deal.

    "yes" or "no" when the 95% interval of the mean leaves out 0, else "undecided". When every deal
    ended alike there is no spread to judge by; then as many of all deals may end the other way
    round as would not have shown up yet (the exact binomial bound).

    >>> verdict([1.0] * 6)[1], verdict([1.0] * 5)[1], verdict([0.0] * 9)[1]
    ('yes', 'undecided', 'undecided')
    >>> [round(part, 2) for part in verdict([1.0] * 6)[0]]
    [1.0, 0.08, 1.0]
    >>> verdict([-0.5, -1, 0, -0.5, -1, -0.5])[1]
    'no'
    """
    if len(set(differences)) == 1:
        value = differences[0]
        others = 1 - 0.025 ** (1 / len(differences))
        reach = others * (2 * abs(value) or 1)
        low, high = value - reach, value + reach
    else:
        value, low, high = of_mean(differences)
    found = Interval(value, max(-1.0, low), min(1.0, high))
    return found, "yes" if found.low > 0 else "no" if found.high < 0 else "undecided"
