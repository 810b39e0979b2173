"""What sums tell: means, shares and their 95% intervals, without the values themselves."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from emporion.lab.intervals import Interval, Z, student


class Spread(NamedTuple):
    """A mean, and where the lowest and highest twentieth begin."""

    mean: Interval
    low: int
    middle: int
    high: int


def mean(total: float, squares: float, count: int) -> Interval:
    """The mean of so many independent values, from their sum and the sum of their squares.

    >>> [round(part, 2) for part in mean(10, 30, 4)]
    [2.5, 0.45, 4.55]
    """
    value = total / count
    spread = max(0.0, squares - total * value) / (count - 1)
    return around(value, sqrt(spread / count), count)


def around(value: float, error: float, count: int) -> Interval:
    """The interval of a value whose standard error was found from so many games."""
    reach = student(count - 1) * error
    return Interval(value, value - reach, value + reach)


def share(part: float, whole: float) -> Interval:
    """The share of cases, by Wilson's interval.

    >>> [round(part, 3) for part in share(0, 100)]
    [0.0, 0.0, 0.037]
    """
    value = part / whole
    scale = 1 + Z * Z / whole
    middle = (value + Z * Z / (2 * whole)) / scale
    reach = Z / scale * sqrt(value * (1 - value) / whole + Z * Z / (4 * whole * whole))
    low = 0.0 if part == 0 else middle - reach
    return Interval(value, low, 1.0 if part == whole else middle + reach)


def share_of_ties(value: float, error: float, most: float) -> Interval:
    """A share of cases that hang together, from its standard error.

    Wilson's interval for as many independent cases as would have that error: never more than
    `most`, and that many where there is no spread to judge by.

    >>> [round(part, 2) for part in share_of_ties(0.5, 0.05, 150)]
    [0.5, 0.4, 0.6]
    """
    size = value * (1 - value) / error**2 if error and 0 < value < 1 else most
    size = max(1.0, min(size, most))
    return share(value * size, size)


def mean_share(total: float, squares: float, count: int) -> Interval:
    """The mean of so many independent shares, each from 0 to 1, from their sum and squares.

    >>> [round(part, 2) for part in mean_share(99.5, 99.25, 100)]
    [0.99, 0.95, 1.0]
    """
    value = total / count
    spread = max(0.0, squares - total * value) / (count - 1)
    return share_of_ties(value, sqrt(spread / count), count)


def difference(one: Interval, other: Interval) -> Interval:
    """How much larger the second of two independent values is.

    >>> [round(part, 2) for part in difference(Interval(1, 0.7, 1.3), Interval(3, 2.6, 3.4))]
    [2, 1.5, 2.5]
    """
    value = other.value - one.value
    down = sqrt((other.value - other.low) ** 2 + (one.high - one.value) ** 2)
    up = sqrt((other.high - other.value) ** 2 + (one.value - one.low) ** 2)
    return Interval(value, value - down, value + up)


def spread(bars: Sequence[int], width: int = 1) -> Spread:
    """Of a histogram; a bar of more than one value counts in its middle.

    >>> spread([0, 1, 2, 1]).mean.value, spread([0, 1, 2, 1])[1:]
    (2.0, (1, 2, 3))
    """
    count = sum(bars)
    middles = [place * width + (width - 1) / 2 for place in range(len(bars))]
    total = sum(bar * value for bar, value in zip(bars, middles, strict=True))
    squares = sum(bar * value * value for bar, value in zip(bars, middles, strict=True))
    low, middle, high = (quantile(bars, part) * width for part in (0.05, 0.5, 0.95))
    return Spread(mean(total, squares, count), low, middle, high)


def quantile(bars: Sequence[int], part: float) -> int:
    """The bar below or in which this part of all cases lies."""
    wanted = part * sum(bars)
    below = 0
    for place, bar in enumerate(bars):
        below += bar
        if below >= wanted:
            return place
    return len(bars) - 1
