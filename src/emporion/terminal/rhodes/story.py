"""Rhodes and The Colossus in words: the introduction, the log, where points came from."""

from __future__ import annotations

import emporion as em
from emporion.games.rhodes.reveals import REVEALS
from emporion.terminal.face import Telling

INTRO = """\
You farm on Rhodes and trade in its harbour. Most victory points (VP) wins.
Each round you place two action markers: grow goods (production), ship them
(farm), buy goods and fulfil assignments (harbour), sell (market), buy VP
(temple) or buy tiles (town hall). A ship that sails in pushes the others along
the lane; goods that reach its end go to their owner's warehouse, and from
there to the assignments on the plazas. When those run out, the game ends."""
COLOSSUS = """
Bronze is new: extra production gives it, and with it you build the Colossus,
part by part, for VP and bonuses. The last part ends the game as well."""

NEWS = frozenset({"round", "phase", "last round", "enters", *REVEALS})
ENDINGS = ("stop", "skip", "done")
SAID = {"row", "chip", "tile", "farmland", "large ship"}
SAID_BESIDE = {("gain", "purchase"), ("lose", "loading")}
SOURCES = {
    "delivery": "goods delivered by ship",
    "assignment": "assignments",
    "farmland": "farmland",
    "demeter": "Demeter",
    "poseidon": "Poseidon",
    "temple": "temple",
    "colossus": "building the Colossus",
    "money": "money at the end",
    "gold": "gold at the end",
    "bronze": "bronze at the end",
}


def intro(game: em.Game) -> str:
    return INTRO + (COLOSSUS if game.name == "colossus" else "")


def _is_heading(event: em.Event) -> bool:
    """An Egyptian ship that sails in is the game's doing, and so is what follows from it."""
    if event.kind == "enters":
        return event.data["owner"] is None
    return event.kind in ("round", "phase", "last round", "over")


def _is_said(event: em.Event) -> bool:
    return event.kind in SAID or (event.kind, event.data.get("source")) in SAID_BESIDE


TELLING = Telling(_is_heading, _is_said, str, ENDINGS)


def points(state: em.State) -> dict[str, list[int]]:
    """Points of every seat, source by source; they add up to the scores."""
    found: dict[str, list[int]] = {source: [0] * state.game.players for source in SOURCES}
    for event in state.log(0):
        if event.kind == "vp":
            found[event.data["source"]][event.data["seat"]] += event.data["amount"]
    before = [
        score - sum(row[seat] for row in found.values()) for seat, score in enumerate(state.scores)
    ]
    named = {SOURCES[source]: row for source, row in found.items()}
    return named | {"before": before}  # of a game that began from a position
