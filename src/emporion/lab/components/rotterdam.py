"""The components of Rotterdam."""

from __future__ import annotations

from emporion.games.rotterdam import notation as words
from emporion.games.rotterdam.title import mission_names
from emporion.lab.components.table import ENDS, POINTS, Components, Group, Note, Use, listed
from emporion.table.kernel import Game

NO_OFFER, OFFER_OPEN = 0, 1


def components(game: Game) -> Components:
    return Components(
        (
            points(game),
            missions(game),
            *water(game),
            *harbours(game),
            *cards(game),
            trades(),
            Group(ENDS, "ended it", (Use("last", "cause", _ends()),)),
        ),
        words.EVENTS,
        limit=words.CAUSES["rounds"],
    )


def points(game: Game) -> Group:
    """RO-10.2: missions, advantage cards however held, and the product cards left in hand."""
    data = game.edition.data
    advantages = {words.CARDS.index(card): points for card, points in data["advantage"].items()}
    values = {product: row["value"] for product, row in enumerate(data["product"])}
    lost = {product: -value for product, value in values.items()}
    held = dict.fromkeys(values, "products in hand")
    every = dict.fromkeys(range(len(data["mission"])), "missions")
    drawn = dict.fromkeys(advantages, "advantage cards")
    return Group(
        POINTS,
        "scored",
        (
            Use("fulfilled", "mission", every, times="points"),
            Use("card", "card", drawn, worth=advantages),
            Use("product", "product", held, worth=values),
            Use("handed", "product", held, worth=lost),
            Use("handed", "product", held, worth=values, who="to"),
            Use("spent", "product", held, worth=lost),
        ),
    )


def missions(game: Game) -> Group:
    """Equal missions are one component."""
    names = [name.split(" #")[0] for name in mission_names(game.edition.data)]
    return Group("missions", "fulfilled", (Use("fulfilled", "mission", listed(names)),), "always")


def water(game: Game) -> list[Group]:
    """Starts, raw materials, colours and channels."""
    data = game.edition.data
    places = [row["name"] for row in data["position"]]
    starts = {
        place: row["name"] for place, row in enumerate(data["position"]) if row["kind"] == "start"
    }
    channels = {
        (
            places.index(row["from"]),
            places.index(row["to"]),
            words.COLOURS.index(row["colour"]),
        ): f"{row['from']} to {row['to']} ({row['colour']})"
        for row in data["channel"]
    }
    sailed = Use("sailed", ("start", "end", "@colour"), channels)
    return [
        Group("starts", "launched from", (Use("launched", "position", starts),), "never"),
        Group("cargo", "launched with", (Use("launched", "load", listed(words.LOADS)),), "never"),
        Group("colours", "called", (Use("called", "colour", listed(words.COLOURS)),), "never"),
        Group("channels", "sailed", (Note("colour", "called", "colour"), sailed), "never"),
    ]


def harbours(game: Game) -> list[Group]:
    """Where ships unload, with what, and the products that come of it."""
    names = [row["harbour"] for row in game.edition.data["raw"]]
    wanted = {(place, place): raw for place, raw in enumerate(words.RAWS)}
    products = listed(words.PRODUCTS)
    return [
        Group("harbours", "unloaded in", (Use("unloaded", "harbour", listed(names)),), "never"),
        Group(
            "raw materials",
            "brought home",
            (Use("unloaded", ("harbour", "load"), wanted),),
            "never",
        ),
        Group("products", "drawn", (Use("product", "product", products),), "never"),
        Group("products handed in", "handed in", (Use("spent", "product", products),), "never"),
    ]


def cards(game: Game) -> list[Group]:
    """Transport cards; a joker is played by using it for a product."""
    in_deck = {
        number: row["card"]
        for number, row in enumerate(game.edition.data["transport"])
        if row["count"]
    }
    joker = words.CARDS.index("joker")
    played = {number: card for number, card in in_deck.items() if number != joker}
    jokers = dict.fromkeys(range(len(words.PRODUCTS)), "joker") if joker in in_deck else {}
    return [
        Group("transport cards drawn", "drawn", (Use("card", "card", in_deck),)),
        Group(
            "transport cards",
            "played",
            (Use("played", "card", played), Use("joker", "product", jokers)),
            "never",
        ),
    ]


def trades() -> Group:
    """The first card handed over after an offer tells that it was carried out, for both sides."""
    done = {OFFER_OPEN: "trade carried out"}
    return Group(
        "trades",
        "had part in",
        (
            Use("offered", (), {(): "offer made"}),
            Use("answered", "accepted", {1: "offer accepted", 0: "offer refused"}),
            Note("offer", "offered", value=OFFER_OPEN),
            Use("handed", "@offer", done),
            Use("handed", "@offer", done, who="to"),
            Note("offer", "handed", value=NO_OFFER),
        ),
    )


def _ends() -> dict[int, str]:
    return {number: words.CAUSES[end] for number, end in enumerate(words.ENDS) if end}
