"""The components of The Colossus: those of Rhodes, the statue, the new temple and more tiles."""

from __future__ import annotations

from emporion.games.rhodes import notation as words
from emporion.lab.components import rhodes
from emporion.lab.components.table import Components, Group, Use, by_action
from emporion.table.kernel import Game

TRACK = 9  # rows of the bonus track, CO-2.6
POWERS = ("demeter", "wagon", "abundance", "trader", "hermes")


def components(game: Game) -> Components:
    return Components(
        (
            rhodes.points((*rhodes.SCORED, "colossus", *rhodes.LEFT_OVER, "bronze")),
            rhodes.places(game, words.PLACES),
            *rhodes.tiles(game),
            *rhodes.harbour(game, words.GOODS),
            *statue(game),
            *rhodes.actions(game, POWERS),
            rhodes.money((*rhodes.EARNED, "plutus", "bonus")),
            rhodes.ends(words.ENDS[1:]),
        ),
        words.EVENTS,
        limit=words.CAUSES["round"],
    )


def statue(game: Game) -> list[Group]:
    data = game.edition.data
    parts = {number: f"part {number}" for number in range(1, data["site"]["parts"] + 1)}
    rows = {number: f"bonus row {number}" for number in range(1, TRACK + 1)}
    chosen = {f"bonus {number}": f"bonus row {number}" for number in range(1, TRACK)}
    count = len(data["new_temple"]["tiles"])
    tiles = {count - number: f"temple tile {number}" for number in range(1, count + 1)}
    paid = {"pay bronze": "bronze", "pay architect": "architect", "pay gold": "alchemist's gold"}
    return [
        Group("statue", "built", (Use("built", "place", parts),), "never"),
        Group("bonus track", "reached", (Use("track", "bonus", rows),), "never"),
        Group("bonus of choice", "taken", (Use("move", "action", by_action(game, chosen)),)),
        Group("temple tiles", "removed", (Use("temple tile", "left", tiles),), "never"),
        Group("bronze paid", "paid", (Use("move", "action", by_action(game, paid)),)),
    ]
