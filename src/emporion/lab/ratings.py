"""Ratings of players from games of several, by OpenSkill (Plackett and Luce's model)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from emporion.lab.extras import extra


class Rating(NamedTuple):
    """A player's strength, and how unsure it is: the model's mu and sigma."""

    strength: float
    doubt: float


class Placed(NamedTuple):
    """A game as ratings see it: who sat where, and in which place each seat came, from 0."""

    players: Sequence[str]
    places: Sequence[int]


def places(shares: Sequence[float], scores: Sequence[int]) -> list[int]:
    """Winners first, the others by their score; equals share a place.

    >>> places([0.0, 1.0, 0.0], [30, 30, 12])
    [1, 0, 2]
    """
    order = [
        (False, 0) if share else (True, -score) for share, score in zip(shares, scores, strict=True)
    ]
    ranks = sorted(set(order))
    return [ranks.index(one) for one in order]


def course(games: Iterable[Placed]) -> list[dict[str, Rating]]:
    """Everybody's rating after every game, in the order they were played.

    A player in several seats of one game is rated as if several of equal strength sat there; then
    the mean of their ratings is its own. Games where all seats are one player tell nothing.
    """
    with extra("lab"):
        from openskill.models import PlackettLuce
    model = PlackettLuce()
    now: dict[str, Rating] = {}
    found: list[dict[str, Rating]] = []
    for players, ranks in games:
        for name in players:
            now.setdefault(name, Rating(model.mu, model.sigma))
        if len(set(players)) > 1:
            teams = [[model.rating(mu=now[name][0], sigma=now[name][1])] for name in players]
            after = model.rate(teams, ranks=[float(rank) for rank in ranks])
            for name in set(players):
                own = [team[0] for team, of in zip(after, players, strict=True) if of == name]
                now[name] = Rating(fmean(r.mu for r in own), fmean(r.sigma for r in own))
        found.append(dict(now))
    return found
