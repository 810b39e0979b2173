"""How the parts of a game are said: each is written once, for all tables that play it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

import emporion as em
from emporion.games import places
from emporion.games.undo import REVEALING
from emporion.server.messages import Happened, Legal
from emporion.server.phrases import Phrases

_encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=256)
def phrases_of(game: em.Game) -> Phrases:
    """The words of a game, which all its tables share."""
    return Phrases(game, _happened, _legal, REVEALING[game.name].event)


def _happened(event: em.Event) -> msgspec.Raw:
    return msgspec.Raw(_encode(Happened(event.kind, event.data, event.text)))


def _legal(game: em.Game, action: em.Action) -> msgspec.Raw:
    place = places.of(game)[action.id]
    found = Legal(
        action.id, action.text, action.rule, list(place.places), place.kind, dict(place.arguments)
    )
    return msgspec.Raw(_encode(found))
