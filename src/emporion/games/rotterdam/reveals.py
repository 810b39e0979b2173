"""What shows the players of Rotterdam something new; undo never crosses it."""

from __future__ import annotations

from emporion.table.events import Event
from emporion.table.kernel import State

REVEALS = {
    "shuffle": "the transport cards were shuffled",
    "card": "a transport card was drawn",
    "played": "the card was shown",
    "product": "a product card was drawn",
    "product back": "a product card was drawn",
    "offered": "the offer was made",
    "answered": "the offer was answered",
    "handed": "cards changed hands",
    "handed back": "cards changed hands",
    "joker": "the joker was shown",
    "spent": "product cards were shown",
    "fulfilled": "the mission was shown",
    "mission": "a mission was drawn",
    "choice": "another player turned out to have a choice",
}
OPEN_CHOICES = {"call", "steer", "first"}  # anybody can count what these choose from


def reveals(event: Event) -> str | None:
    """What the event lets somebody see, as a key of `REVEALS`."""
    if event.kind == "move" and event.data["action"].startswith("fulfil "):
        return "fulfilled"  # which mission it is everybody sees at once
    return event.kind if event.kind in REVEALS else None


def asking_reveals(state: State, viewer: int) -> str | None:
    """What the viewer sees by another being asked: who holds nothing to choose from is not (N-3).

    Nothing, where the choice lies open on the board: a ship in hand and a free start (RO-3.1), or
    product cards to trade (RO-7.3).
    """
    view, decision = state.view(viewer), state.decision
    is_open = decision in OPEN_CHOICES
    if decision == "launch":
        taken = {ship["at"] for ship in view["water"]}
        starts = (row for row in state.game.edition.data["position"] if row["kind"] == "start")
        has_room = any(row["name"] not in taken for row in starts)
        is_open = has_room and view["seats"][state.actor]["ships"] > 0
    elif decision == "trade":
        offers = state.game.edition.data["trade"]["offers"]
        is_open = view["offers"] < offers and any(any(s["backs"].values()) for s in view["seats"])
    return None if is_open else "choice"
