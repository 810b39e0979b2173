"""What a balanced game should be, and whether it is, as far as the games played can tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from emporion.lab.components.table import ENDS
from emporion.lab.findings import CLOSE, about_percent, always, deviations, grouped, never
from emporion.lab.measures import Component, Measures
from emporion.lab.page import percent

Answer = Literal["yes", "no", "open"]
AT_LIMIT = 0.05  # games that end only because they must
FEW_GAMES = 100  # with fewer, what did not happen proves nothing
SHOWN = 6  # components named in a verdict


class Verdict(NamedTuple):
    """Whether a criterion holds, and the evidence; `open` where more games are needed."""

    name: str
    criterion: str
    holds: Answer
    evidence: str


def verdicts(measures: Measures) -> list[Verdict]:
    return [
        ending(measures),
        length(measures),
        seats(measures),
        used("never", "no component is never used by winners", never(measures), measures.games),
        used("always", "no component is always used by winners", always(measures), measures.games),
    ]


def ending(measures: Measures) -> Verdict:
    forced = next(one for one in measures.of(ENDS) if one.name == measures.limit).games
    holds: Answer = "no" if forced.low > AT_LIMIT else "yes" if forced.high <= AT_LIMIT else "open"
    return Verdict(
        "limit",
        "games end before the round limit",
        holds,
        f"{about_percent(forced)} of games end by the limit, at most {percent(AT_LIMIT)} should",
    )


def length(measures: Measures) -> Verdict:
    rounds = measures.rounds
    holds = 2 * rounds.low >= rounds.middle and rounds.high <= 2 * rounds.middle
    return Verdict(
        "length",
        "games are about equally long",
        "open" if measures.games < FEW_GAMES else "yes" if holds else "no",
        f"nine in ten last {rounds.low} to {rounds.high} rounds, half of them at most "
        f"{rounds.middle}; from half to twice that is well",
    )


def seats(measures: Measures) -> Verdict:
    """A seat is fair if its interval lies within 5 percentage points of an equal share."""
    found = deviations(measures)
    place, worst = max(enumerate(found, 1), key=lambda pair: abs(pair[1].value))
    if any(off.low > CLOSE or off.high < -CLOSE for off in found):
        holds: Answer = "no"
    else:
        holds = "yes" if all(off.low >= -CLOSE and off.high <= CLOSE for off in found) else "open"
    won = measures.order[place - 1].won
    return Verdict(
        "seats",
        "no seat is more than 5 percentage points from fair",
        holds,
        f"furthest is seat {place} with {about_percent(won)} of wins, fair is "
        f"{percent(measures.fair)}: {100 * worst.value:+.1f}",
    )


def used(name: str, criterion: str, found: Sequence[Component], games: int) -> Verdict:
    if not found:
        return Verdict(name, criterion, "yes", f"none of them in {games:,} games")
    names = grouped(found[:SHOWN])
    more = f"; {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    return Verdict(name, criterion, "open" if games < FEW_GAMES else "no", names + more)
