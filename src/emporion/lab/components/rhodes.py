"""The components of Rhodes; The Colossus adds its own."""

from __future__ import annotations

from typing import Any

from emporion.games.rhodes import notation as words
from emporion.games.rhodes.title import farmland_prices
from emporion.lab.components.table import ENDS, POINTS, Components, Group, Use, by_action, listed
from emporion.table.kernel import Game

SCORED = ("assignment", "delivery", "temple", "farmland", "demeter", "poseidon")
LEFT_OVER = ("money", "gold")
EARNED = (
    *("assignment", "delivery", "sale", "market", "farmland", "wagon", "abundance", "trader"),
    *("row", "forfeit", "start", "townhall", "purchase", "supplement"),
)


def components(game: Game) -> Components:
    return Components(
        (
            points(SCORED + LEFT_OVER),
            places(game, words.PLACES[:6]),
            *tiles(game),
            *harbour(game, words.GOODS[:5]),
            *actions(game, ("demeter", "wagon", "abundance", "trader")),
            money((*EARNED, "temple")),
            ends(words.ENDS[1:3]),
        ),
        words.EVENTS,
        limit=words.CAUSES["round"],
    )


def points(sources: tuple[str, ...]) -> Group:
    return Group(
        POINTS,
        "scored",
        (Use("vp", "source", {words.SOURCES.index(name): name for name in sources}, "amount"),),
    )


def places(game: Game, names: tuple[str, ...]) -> Group:
    uses = by_action(game, {name: name for name in names})
    return Group("places", "used", (Use("move", "action", uses),), "never")


def tiles(game: Game) -> list[Group]:
    """Farmlands, developments and the large ship, as far as they are in the box."""
    data = game.edition.data
    farmlands = {
        _kind(data, row): f"{row['product']} {row['price']}"
        for row in (*data["farmland"], *data.get("new_farmland", ()))
        if row["count"] and row.get("players", 2) <= game.players
    }
    developments = {
        words.DEVELOPMENTS.index(row["tile"]): row["tile"]
        for row in (*data["development"], *data.get("new_development", ()))
        if row["count"] and not (row["tile"] == "irrigation" and game.name == "colossus")
    }
    farmland = Use("farmland", ("product", "price"), dict(sorted(farmlands.items())))
    development = Use("tile", "tile", dict(sorted(developments.items())))
    large_ship = Use("large ship", (), {(): "large ship"})
    groups = [
        Group("farmlands", "taken", (farmland,), "always"),
        Group("development tiles", "built", (development,), "always"),
    ]
    if data["players"]["large_ship"][game.players - 2]:
        groups.append(Group("large ship", "bought", (large_ship,), "always"))
    return groups


def _kind(data: dict[str, Any], row: dict[str, Any]) -> tuple[int, int]:
    product = words.PRODUCTS.index(row["product"])
    return product, farmland_prices(data)[product].index(row["price"])


def harbour(game: Game, goods: tuple[str, ...]) -> list[Group]:
    """Assignments, and what is bought where."""
    prices = [
        section["price"]
        for section in game.edition.data["harbour"]["sections"]
        if section["players"] <= game.players
        for _ in range(section["squares"])
    ]
    squares = listed([f"square {number} ({price} dr)" for number, price in enumerate(prices, 1)])
    fulfilled = Use("fulfilled", "assignment", listed(assignment_names(game.edition.data)))
    return [
        Group("assignments", "fulfilled", (fulfilled,), "always"),
        Group("goods", "bought", (Use("bought", "good", listed(goods)),), "never"),
        Group("harbour squares", "bought from", (Use("bought", "square", squares),), "never"),
    ]


def assignment_names(data: dict[str, Any]) -> list[str]:
    """`I-1`, `I-2`, ... as in the notation, with what each asks for and what it is worth."""
    rows = data["assignment"]
    categories = [row["category"] for row in rows]
    return [
        f"{row['category']}-{categories[: place + 1].count(row['category'])} "
        f"({', '.join(row['goods'])}: {row['dr']} dr, {row['vp']} VP)"
        for place, row in enumerate(rows)
    ]


def actions(game: Game, powers: tuple[str, ...]) -> list[Group]:
    """What players choose besides tiles: chips, ships, sales, rows, the powers of tiles."""
    data = game.edition.data
    column = game.players - 2
    chips = {
        (product, value): f"{name} {value}"
        for product, name in enumerate(words.PRODUCTS)
        for value in sorted(set(data["production"]["chips"]))
    }
    lengths = {*data["players"]["fleet"][column], data["players"]["large_ship"][column]} - {0}
    sails = {f"sail {length}": f"length {length}" for length in sorted(lengths)}
    sales = {f"sell {product}": product for product in words.PRODUCTS}
    used = {
        action.text: power
        for power in powers
        for action in game.actions
        if action.text.startswith(f"use {power}")
    }
    rows = listed([f"row {number}" for number in range(1, words.ROWS + 1)])
    forfeit = {"forfeit": "marker"}
    return [
        Group("production chips", "placed", (Use("chip", ("product", "value"), chips),), "never"),
        Group("ships", "sent out", (Use("move", "action", by_action(game, sails)),), "never"),
        Group("market", "sold", (Use("move", "action", by_action(game, sales)),), "never"),
        Group("sequence rows", "chosen", (Use("row", "row", rows),), "never"),
        Group("powers of tiles", "used", (Use("move", "action", by_action(game, used)),)),
        Group("action markers", "forfeited", (Use("move", "action", by_action(game, forfeit)),)),
    ]


def money(sources: tuple[str, ...]) -> Group:
    names = {words.SOURCES.index(name): name for name in sources}
    return Group("drachmas by source", "earned or paid", (Use("money", "source", names, "amount"),))


def ends(causes: tuple[str, ...]) -> Group:
    names = {words.ENDS.index(cause): words.CAUSES[cause] for cause in causes}
    return Group(ENDS, "ended it", (Use("last round", "cause", names),))
