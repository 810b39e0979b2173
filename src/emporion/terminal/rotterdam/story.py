"""Rotterdam in words: the introduction, the log, where points came from."""

from __future__ import annotations

import emporion as em
from emporion.games.rotterdam.numbers import numbers
from emporion.terminal.face import Telling
from emporion.terminal.words import t

NEWS = frozenset({"round", "phase", "shuffle", "card", "product", "mission", "handed"})
HEADINGS = {"round", "last", "over"}
TOLD_MOVES = ("cancel", "none")


def intro(game: em.Game) -> str:
    return t("rotterdam-intro")


TELLING = Telling(
    headings=lambda event: event.kind in HEADINGS,
    said=lambda event: event.kind == "phase",
    move=lambda game, action: t(f"rotterdam-told-{action}") if action in TOLD_MOVES else "",
    more=lambda game, event: {},
)


def points(state: em.State) -> dict[str, list[int]]:
    """Points of every seat, source by source."""
    printed, seats = numbers(state.game), state.view(None)["seats"]
    return {
        "source-missions": [doc["points"] for doc in seats],
        "terminal-source-advantage": [
            sum(
                worth * (doc["laid"].get(card, 0) + doc["transport"].get(card, 0))
                for card, worth in printed.advantage.items()
            )
            for doc in seats
        ],
        "terminal-source-products": [
            sum(printed.value[name] * count for name, count in doc["products"].items())
            for doc in seats
        ],
    }
