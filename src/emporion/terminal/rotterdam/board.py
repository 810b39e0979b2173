"""The table of Rotterdam, drawn from what a seat or a spectator may know.

Everything here reads a view (`State.view`) and the edition's numbers; no rule is decided here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import emporion as em
from emporion.games.rotterdam.numbers import needs, numbers
from emporion.terminal.look import seat_mark, seat_name
from emporion.terminal.rotterdam.chart import chart
from emporion.terminal.rotterdam.signs import ANCHOR, CHANNELS, RAWS, Signs

View = Mapping[str, Any]
PHASES = ("launch", "sail", "anchors", "unload", "trade", "missions")


def draw(view: View, game: em.Game, you: int | None, width: int) -> RenderableType:
    """The whole table; hands lie open as far as the view shows them."""
    parts: list[RenderableType] = [
        _title(view, game),
        _panel(chart(view, game.edition.data, width - 4), "From the sea to the harbours"),
        _harbours(view, game),
    ]
    now = happening(view)
    if now.plain:
        parts.append(now)
    parts.append(_players(view, game, you))
    seen = [seat for seat, doc in enumerate(view["seats"]) if "products" in doc]
    if len(seen) == 1:
        parts.append(_hand(view, game, seen[0]))
    else:
        parts += [_open_hand(view, seat) for seat in seen]
    return Group(*parts)


def _panel(content: RenderableType, title: str | Text) -> Panel:
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, border_style="dim")


def _title(view: View, game: em.Game) -> Text:
    """The name, the round, and the wheel of phases."""
    title = Text("ROTTERDAM", "bold")
    title.append(f"   round {view['round']}  ", "default")
    for number, phase in enumerate(PHASES, 1):
        if phase == view["phase"] and not view["over"]:
            title.append(f" [{number} {phase}]", "bold reverse")
        else:
            title.append(f" {number} {phase}", "dim")
    title.append("  harbour master ", "default")
    title.append_text(seat_mark(view["master"]))
    for option in view["options"]:
        title.append(f"   {option.replace('_', ' ')}", "dim")
    if not game.edition.standard:
        title.append(f"   edition {game.edition.name!r}", "dim")
    return title


# --- harbours ------------------------------------------------------------------------------------


def _harbours(view: View, game: em.Game) -> Table:
    data, signs = game.edition.data, Signs(game.edition.data)
    values = numbers(game).value
    table = Table(box=None, padding=(0, 1), header_style="underline", expand=True)
    for heading in ("harbour", "wants", "in stock", "gives a card of", "stack", "docked"):
        table.add_column(heading, no_wrap=heading != "docked")
    for row in data["raw"]:
        harbour = row["harbour"]
        top = view.get("tops", {}).get(harbour)
        gives = Text(", ").join(
            Text(f"{name} {values[name]}", "bold" if name == top else "")
            for name in numbers(game).products[harbour]
        )
        docked = Text(" ").join(
            signs.ship(ship["owner"], ship["load"])
            for ship in view["docked"]
            if ship["harbour"] == harbour
            for _ in range(ship["count"])
        )
        stack = f"{view['stacks'][harbour]}{f', next {top}' if top else ''}"
        wants = Text.assemble(signs.load(row["raw"]), f" {row['raw']}")
        table.add_row(harbour, wants, str(view["stock"][row["raw"]]), gives, stack, docked)
    return table


# --- what is going on ----------------------------------------------------------------------------


def happening(view: View) -> Text:
    """The offer on the table, the card in play, the ships that sail, as far as they are seen."""
    text = Text()
    if view["offer"]:
        text.append_text(_offer(view["offer"]))
    if view["card"]:
        text.append(f"card {view['card']['card']}")
        if view["card"]["target"]:
            text.append(f": the ship on {view['card']['target']}")
    if view["sailing"]:
        colour = view["sailing"]["colour"]
        text.append("calling ")
        text.append(colour, CHANNELS[colour][1])
        if view["sailing"]["moving"]:
            text.append(f": the ship on {view['sailing']['moving']} moves")
    if view["settling"]:
        left = counted(view["settling"]["left"])
        text.append(f"fulfilling {view['settling']['mission']}; still to hand in: {left}")
    return text


def _offer(offer: View) -> Text:
    text = Text.assemble("offer by ", seat_name(offer["by"]))
    if offer["to"] is None:
        text.append(", being drafted")
    elif offer["to"] == "all":
        text.append(" to all")
    else:
        text.append_text(Text.assemble(" to ", seat_name(offer["to"])))
    if "given" in offer:
        text.append(f": gives {counted(offer['given'])}, wants {counted(offer['wanted'])}", "bold")
    if offer["accepted"]:
        text.append("; accepted by ")
        text.append_text(Text(", ").join(map(seat_name, offer["accepted"])))
    return text


# --- players -------------------------------------------------------------------------------------


def _players(view: View, game: em.Game, you: int | None) -> Table:
    table = Table(box=None, expand=True, padding=(0, 1), header_style="underline")
    for heading in ("player", "VP", "ships"):
        table.add_column(heading, no_wrap=True)
    table.add_column("product cards", ratio=4)
    table.add_column("transport cards", ratio=3)
    table.add_column("missions", ratio=5)
    points = numbers(game).points
    for seat, doc in enumerate(view["seats"]):
        name = seat_name(seat)
        if seat == you:
            name.append(" (you)")
        if seat == view["actor"] and not view["over"]:
            name.stylize("bold")
        done = [row["mission"] for row in view["fulfilled"] if row["seat"] == seat]
        told = [f"done {mission} {points[mission]}" for mission in done]
        if "missions" in doc and "products" not in doc:  # they lie open
            told += doc["missions"]
        else:
            told.append(f"{doc['mission_cards']} in hand")
        table.add_row(
            name,
            Text(str(doc["points"] + _laid_points(doc, game)), "bold"),
            str(doc["ships"]),
            _backs(doc),
            _transport(doc),
            ", ".join(told),
        )
    return table


def _laid_points(doc: View, game: em.Game) -> int:
    worth = game.edition.data["advantage"]
    return sum(worth[card] * count for card, count in doc["laid"].items())


def _backs(doc: View) -> Text:
    """Cards by harbour, and what is known of them."""
    backs = ", ".join(f"{count} {harbour}" for harbour, count in doc["backs"].items() if count)
    text = Text(backs or "–")
    if doc.get("known"):
        text.append(f" (known: {counted(doc['known'])})", "italic")
    return text


def _transport(doc: View) -> Text:
    text = Text(f"{doc['transport_cards']} in hand")
    if doc["laid"]:
        text.append(f", laid {counted(doc['laid'])}")
    if doc["owed"]:
        text.append(f", {doc['owed']} to draw")
    return text


# --- hands ---------------------------------------------------------------------------------------


def _hand(view: View, game: em.Game, seat: int) -> Panel:
    """The hand of the one who looks, with what is missing for each mission."""
    doc = view["seats"][seat]
    table = Table.grid(padding=(0, 2))
    for number, mission in enumerate(doc["missions"], 1):
        missing = missing_for(mission, doc["products"])
        words = Text(f"missing {', '.join(missing)}") if missing else Text("complete", "bold green")
        table.add_row(
            "missions" if number == 1 else "",
            Text(f"{number}  {mission}", "bold"),
            f"{numbers(game).points[mission]} VP",
            words,
        )
    lines = Text(f"products  {counted(doc['products'])}   transport  {counted(doc['transport'])}")
    return _panel(Group(table, lines), Text.assemble("Hand of ", seat_name(seat)))


def _open_hand(view: View, seat: int) -> Text:
    """A hand among several that lie open."""
    doc = view["seats"][seat]
    text = seat_name(seat)
    text.append(
        f"  missions {', '.join(doc['missions']) or '–'}; products {counted(doc['products'])}; "
        f"transport {counted(doc['transport'])}",
        "default",
    )
    return text


def missing_for(mission: str, products: Mapping[str, int]) -> list[str]:
    """
    >>> missing_for("bread+jam+petrol", {"jam": 2})
    ['bread', 'petrol']
    """
    return list((Counter(needs(mission)) - Counter(products)).elements())


def standing(view: View) -> RenderableType:
    """The own hand in a line, between two decisions of one action."""
    own = view["seats"][view["actor"]]
    hand = Text(
        f"products: {counted(own['products'])}   transport: {counted(own['transport'])}   "
        f"missions: {', '.join(own['missions'])}",
        "dim",
    )
    now = happening(view)
    return Group(hand, now) if now.plain else hand


def counted(cards: Mapping[str, int]) -> str:
    """
    >>> counted({"jam": 2, "bread": 1}), counted({})
    ('2 jam, bread', 'none')
    """
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in cards.items()) or "none"


def legend(game: em.Game) -> Text:
    signs = Signs(game.edition.data)
    text = Text()
    for raw in RAWS:
        text.append_text(signs.load(raw))
        text.append(f" {raw}  ")
    text.append_text(signs.load("empty"))
    text.append(f" no cargo  {ANCHOR} anchor   channels ")
    for colour, (sign, style) in CHANNELS.items():
        text.append(f" {sign}{colour[0].upper()}{sign}", style)
        text.append(f" {colour}")
    return text


def open_view(state: em.State) -> dict[str, Any]:
    """The table with all hands open, for a game that is over."""
    view = state.view(None)
    for seat in range(state.game.players):
        view["seats"][seat] = state.view(seat)["seats"][seat]
    if view["offer"]:
        view["offer"] = state.view(view["offer"]["by"])["offer"]
    return view


def ship_words(view: View, position: str) -> str:
    """Whose ship lies there, and with what."""
    for ship in view["water"]:
        if ship["at"] == position:
            owner = "your ship" if ship["owner"] == view["actor"] else f"Player {ship['owner'] + 1}"
            return f"{owner}, {'no cargo' if ship['load'] == 'empty' else ship['load']}"
    return "free"
