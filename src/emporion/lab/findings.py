"""Findings in words, for whoever designs the game: the most telling first."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import NormalDist

from emporion.lab.components.table import ENDS
from emporion.lab.intervals import Interval, Z
from emporion.lab.measures import Component, Measures
from emporion.lab.page import percent

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
CLOSE = 0.05  # a seat this far from fair is too far
RARE = 0.01  # of the games
MOST = 3  # components named in a sentence
CORRELATION = (
    "Who uses a component and wins need not win because of it: whoever is ahead can do more of "
    "everything."
)


def findings(measures: Measures) -> list[str]:
    """Sentences, each of which stands for itself."""
    return [
        length(measures),
        seats(measures),
        scores(measures),
        sources(measures),
        openings(measures),
        *fortunes(measures),
        *uses(measures),
    ]


# --- the game as a whole -------------------------------------------------------------------------


def length(measures: Measures) -> str:
    rounds = measures.rounds
    words = (
        f"A game lasts {about(rounds.mean)} rounds, nine in ten from {rounds.low} to "
        f"{rounds.high}, and asks all its players together for {about(measures.decisions, 0)} "
        f"decisions."
    )
    ends = [one for one in measures.of(ENDS) if one.games.value]
    causes = sorted(ends, key=lambda one: -one.games.value)
    reasons = " or ".join(_with(one.name, one.games.value) for one in causes)
    return f"{words} It ends because {reasons}."


def seats(measures: Measures) -> str:
    first, *rest = measures.order
    others = listed(
        f"the {ORDINALS[place]} {about_percent(seat.won)}" for place, seat in enumerate(rest, 1)
    )
    words = (
        f"Seat 1, who starts, wins {about_percent(first.won)}; {others}. "
        f"Fair is {percent(measures.fair)}."
    )
    found = deviations(measures)
    far = [
        f"seat {place} wins {_distance(off)}"
        for place, off in enumerate(found, 1)
        if abs(off.value) > CLOSE
    ]
    if far:
        return f"{words} {capital('; '.join(far))}."
    if all(off.low >= -CLOSE and off.high <= CLOSE for off in found):
        return f"{words} All are within 5 percentage points of it."
    return f"{words} More games would tell whether all are within 5 percentage points of it."


def _distance(off: Interval) -> str:
    """How far from fair, and how sure that is.

    >>> _distance(Interval(-0.053, -0.099, -0.007))
    '5.3 percentage points less than that (0.7 to 9.9)'
    """
    nearest, furthest = sorted((abs(off.low), abs(off.high)))
    words = (
        f"{100 * abs(off.value):.1f} percentage points {'more' if off.value > 0 else 'less'} "
        f"than that"
    )
    if off.low <= 0 <= off.high:
        return f"{words}, which may be chance"
    return f"{words} ({100 * nearest:.1f} to {100 * furthest:.1f})"


def deviations(measures: Measures) -> list[Interval]:
    """How far each seat is from fair."""
    return [Interval(*(part - measures.fair for part in seat.won)) for seat in measures.order]


def scores(measures: Measures) -> str:
    margin = measures.margins
    return (
        f"The winner has {about(measures.winning_scores.mean)} points on average, a player "
        f"{measures.scores.mean.value:.1f}. The winner is {about(margin.mean)} points ahead of the "
        f"next, in half the games {margin.middle} or less; {percent(measures.shared.value)} of "
        f"games have several winners."
    )


def sources(measures: Measures) -> str:
    found = measures.sources
    total = sum(one.times.value for one in found)
    most = listed(_with(one.name, one.times.value / total) for one in found[:MOST])
    gain = max(found, key=lambda one: one.times_winner - one.times_other)
    return (
        f"Points come mostly from {most}. Winners are furthest ahead of the others in "
        f"{gain.name}: {gain.times_winner:.1f} points against {gain.times_other:.1f}."
    )


def openings(measures: Measures) -> str:
    """What most do first."""
    usual = [
        max(found, key=lambda one: one.seats)
        for number in range(1, len(ORDINALS) + 1)
        if (found := [one for one in measures.openings if one.number == number])
    ]
    told = "; ".join(
        f"{ORDINALS[one.number - 1]}, {_with(one.action, one.seats)}" for one in usual[:4]
    )
    return f"What seats do most often in their first decisions: {told}."


# --- components ----------------------------------------------------------------------------------


def fortunes(measures: Measures) -> list[str]:
    """Which components go with winning, and which with losing, beyond what chance explains.

    Only what is had once or not at all: of the rest everybody uses some.
    """
    once = {group.name for group in measures.groups if group.judged == "always"}
    chosen = [
        one for one in measures.components if one.group in once and one.luck and one.luck.difference
    ]
    real = [one for one in chosen if certain(gap(one), len(chosen))]
    best = sorted((one for one in real if phi(one) > 0), key=lambda one: -phi(one))
    worst = sorted((one for one in real if phi(one) < 0), key=phi)
    verbs = {group.name: group.verb for group in measures.groups}

    def told(one: Component) -> str:
        assert one.luck is not None
        assert one.luck.others is not None
        return (
            f"{label(one)}: who had {verbs[one.group]} it won {about_percent(one.luck.won)}, "
            f"who had not {percent(one.luck.others.value)}"
        )

    found = []
    if best:
        found.append(f"Goes with winning most: {'; '.join(map(told, best[:MOST]))}.")
    if worst:
        found.append(f"Goes with losing most: {'; '.join(map(told, worst[:MOST]))}.")
    if not real:
        found.append(
            "Of what a player has or has not, nothing goes with winning or losing beyond what "
            "chance explains."
        )
    return [*found, CORRELATION]


def uses(measures: Measures) -> list[str]:
    """What winners always or never use, and what hardly anybody does."""
    found = []
    unused = never(measures)
    if unused:
        found.append(f"Never used by a winner, as these players play: {grouped(unused)}.")
    if every := always(measures):
        found.append(f"Used by a winner in every game: {grouped(every)}.")
    rare = [one for one in judged(measures) if 0 < one.games.value < RARE and one not in unused]
    if rare:
        found.append(f"Used in fewer than 1 game in 100: {grouped(rare)}.")
    return found


def judged(measures: Measures) -> list[Component]:
    """Components whose use is a choice."""
    groups = {group.name for group in measures.groups if group.judged}
    return [one for one in measures.components if one.group in groups]


def never(measures: Measures) -> list[Component]:
    return [one for one in judged(measures) if one.winners.value == 0]


def always(measures: Measures) -> list[Component]:
    groups = {group.name for group in measures.groups if group.judged == "always"}
    return [one for one in measures.components if one.group in groups and one.winners.value == 1]


def gap(one: Component) -> Interval:
    assert one.luck is not None
    assert one.luck.difference is not None
    return one.luck.difference


def phi(one: Component) -> float:
    assert one.luck is not None
    return one.luck.phi


def certain(found: Interval, among: int) -> bool:
    """Whether a difference is real even though so many were looked at (Bonferroni).

    >>> certain(Interval(0.1, 0.02, 0.18), 1), certain(Interval(0.1, 0.02, 0.18), 100)
    (True, False)
    """
    wider = NormalDist().inv_cdf(1 - 0.025 / max(1, among)) / Z
    if found.value > 0:
        return found.value - wider * (found.value - found.low) > 0
    return found.value + wider * (found.high - found.value) < 0


# --- words ---------------------------------------------------------------------------------------


def label(one: Component) -> str:
    """A component's name, with its group where the name alone says little.

    >>> from emporion.lab.measures import Component
    >>> label(Component("ships", "length 2", *[None] * 7))
    'ships: length 2'
    """
    return one.name if one.name == one.group else f"{one.group}: {one.name}"


def grouped(found: Iterable[Component]) -> str:
    """
    >>> from emporion.lab.measures import Component
    >>> tiles = [Component("tiles", name, *[None] * 7) for name in ("barn", "wagon")]
    >>> grouped([*tiles, Component("large ship", "large ship", *[None] * 7)])
    'tiles: barn and wagon; large ship'
    """
    groups: dict[str, list[str]] = {}
    for one in found:
        groups.setdefault(one.group, []).append(one.name)
    return "; ".join(
        group if names == [group] else f"{group}: {listed(names)}"
        for group, names in groups.items()
    )


def about(found: Interval, digits: int = 1) -> str:
    """
    >>> about(Interval(24.62, 24.5, 24.74))
    '24.6 ± 0.1'
    >>> about(Interval(24.624, 24.621, 24.627))
    '24.624 ± 0.003'
    """
    reach = max(found.high - found.value, found.value - found.low)
    while 0 < reach < 0.5 / 10**digits and digits < 3:
        digits += 1
    return f"{found.value:,.{digits}f} ± {reach:,.{digits}f}"


def about_percent(found: Interval) -> str:
    """
    >>> about_percent(Interval(0.362, 0.359, 0.365))
    '36.2% ± 0.3'
    >>> about_percent(Interval(0.01, 0.002, 0.037))
    '1.0% (0.2 to 3.7)'
    """
    value, low, high = (100 * part for part in found)
    reach = max(high - value, value - low)
    if value - reach < 0 or value + reach > 100:
        return f"{value:.1f}% ({low:.1f} to {high:.1f})"
    return about(Interval(value, low, high)).replace(" ", "% ", 1)


def about_points(found: Interval) -> str:
    """A difference between shares, in percentage points.

    >>> about_points(Interval(0.052, 0.05, 0.054))
    '+5.2 ± 0.2'
    >>> about_points(Interval(0.333, -0.461, 0.35))
    '+33.3 (-46.1 to +35.0)'
    """
    value, low, high = (100 * part for part in found)
    reach = max(high - value, value - low)
    if abs(value) + reach > 100 or reach > 2 * min(high - value, value - low):
        return f"{value:+.1f} ({low:+.1f} to {high:+.1f})"
    return f"{value:+.1f} ± {reach:.1f}"


def listed(words: Iterable[str]) -> str:
    """
    >>> listed(["wine", "milk", "grain"])
    'wine, milk and grain'
    """
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _with(name: str, share: float) -> str:
    return f"{name} ({percent(share)})"
