"""Rotterdam in words: the introduction, the log, where points came from."""

from __future__ import annotations

import emporion as em
from emporion.games.rotterdam.numbers import numbers
from emporion.terminal.face import Telling

INTRO = """\
Your ships carry raw materials from the sea to four harbours. A harbour gives a
product card for the material it wants. Hand product cards in for your missions;
most victory points (VP) wins. Each round has six phases: place a ship, name a
channel colour (every ship with such a channel ahead must sail), draw transport
cards for ships on anchors, unload, trade product cards, fulfil a mission.
Missions, products and transport cards in hand are secret."""

NEWS = frozenset({"round", "phase", "shuffle", "card", "product", "mission", "handed"})
HEADINGS = {"round", "last", "over"}
TOLD_MOVES = {"cancel": "drops the offer", "none": "trades with nobody"}


def intro(game: em.Game) -> str:
    return INTRO


TELLING = Telling(
    headings=lambda event: event.kind in HEADINGS,
    said=lambda event: event.kind == "phase",
    move=lambda action: TOLD_MOVES.get(action, ""),
)


def points(state: em.State) -> dict[str, list[int]]:
    """Points of every seat, source by source."""
    printed, seats = numbers(state.game), state.view(None)["seats"]
    return {
        "missions": [doc["points"] for doc in seats],
        "advantage cards": [
            sum(
                worth * (doc["laid"].get(card, 0) + doc["transport"].get(card, 0))
                for card, worth in printed.advantage.items()
            )
            for doc in seats
        ],
        "product cards held": [
            sum(printed.value[name] * count for name, count in doc["products"].items())
            for doc in seats
        ],
    }
