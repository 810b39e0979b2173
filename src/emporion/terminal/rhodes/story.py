"""Rhodes and The Colossus in words: the introduction, the log, where points came from."""

from __future__ import annotations

from typing import Any

import emporion as em
from emporion.games.rhodes.reveals import REVEALS
from emporion.terminal.face import Telling
from emporion.terminal.rhodes.board import Numbers, phase_words
from emporion.terminal.words import action, listed, t, word

NEWS = frozenset({"round", "phase", "last round", "enters", *REVEALS})
ENDINGS = ("stop", "skip", "done")
SAID = {"row", "chip", "tile", "farmland", "large ship"}
SAID_BESIDE = {("gain", "purchase"), ("lose", "loading")}
SOURCES = (
    *("delivery", "assignment", "farmland", "demeter", "poseidon", "temple", "colossus"),
    *("money", "gold", "bronze"),
)


def intro(game: em.Game) -> str:
    colossus = f"\n{t('rhodes-intro-colossus')}" if game.name == "colossus" else ""
    return t("rhodes-intro") + colossus


def _is_heading(event: em.Event) -> bool:
    """An Egyptian ship that sails in is the game's doing, and so is what follows from it."""
    if event.kind == "enters":
        return event.data["owner"] is None
    return event.kind in ("round", "phase", "last round", "over")


def _is_said(event: em.Event) -> bool:
    return event.kind in SAID or (event.kind, event.data.get("source")) in SAID_BESIDE


def _more(game: em.Game, event: em.Event) -> dict[str, Any]:
    """What the sentences of the terminal say besides what those of the page do."""
    data = event.data
    found: dict[str, Any] = {}
    if "source" in data:
        found["source"] = t(f"rhodes-source-{data['source']}")
    if event.kind == "money":
        found |= {"size": abs(data["amount"]), "sign": "minus" if data["amount"] < 0 else "plus"}
    if event.kind == "phase":
        found["phase"] = phase_words(data["phase"])
    if event.kind == "shown":
        found["ship"] = listed(map(word, data["ship"].split(" #")[0].split()))
    if event.kind == "plaza":
        assignment = Numbers.of(game).assignments[data["assignment"]]
        found["goods"] = listed(map(word, assignment["goods"]))
    return found


TELLING = Telling(_is_heading, _is_said, action, _more, ENDINGS)


def points(state: em.State) -> dict[str, list[int]]:
    """Points of every seat, source by source; they add up to the scores."""
    found: dict[str, list[int]] = {source: [0] * state.game.players for source in SOURCES}
    for event in state.log(0):
        if event.kind == "vp":
            found[event.data["source"]][event.data["seat"]] += event.data["amount"]
    before = [
        score - sum(row[seat] for row in found.values()) for seat, score in enumerate(state.scores)
    ]
    named = {f"source-{source}": row for source, row in found.items()}
    return named | {"source-before": before}  # of a game that began from a position
