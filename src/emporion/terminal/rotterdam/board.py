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
from emporion.terminal.look import seat_mark, seat_name, sentence
from emporion.terminal.rotterdam.chart import chart
from emporion.terminal.rotterdam.signs import ANCHOR, CHANNELS, RAWS, Signs
from emporion.terminal.words import mission, player, t, word

View = Mapping[str, Any]
PHASES = ("launch", "sail", "anchors", "unload", "trade", "missions")


def draw(view: View, game: em.Game, you: int | None, width: int) -> RenderableType:
    """The whole table; hands lie open as far as the view shows them."""
    parts: list[RenderableType] = [
        _title(view, game),
        _panel(chart(view, game.edition.data, width - 4), t("rotterdam-drawn-chart")),
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
    title = Text(t("game-rotterdam").upper(), "bold")
    title.append(f"   {t('rotterdam-round')} {view['round']}  ", "default")
    for number, phase in enumerate(PHASES, 1):
        if phase == view["phase"] and not view["over"]:
            title.append(f" [{number} {t(f'rotterdam-drawn-{phase}')}]", "bold reverse")
        else:
            title.append(f" {number} {t(f'rotterdam-drawn-{phase}')}", "dim")
    title.append(f"  {t('rotterdam-drawn-master')} ", "default")
    title.append_text(seat_mark(view["master"]))
    for option in view["options"]:
        title.append(f"   {t(f'rotterdam-drawn-{option}')}", "dim")
    if not game.edition.standard:
        title.append(f"   {t('terminal-edition', name=repr(game.edition.name))}", "dim")
    return title


# --- harbours ------------------------------------------------------------------------------------


def _harbours(view: View, game: em.Game) -> Table:
    data, signs = game.edition.data, Signs(game.edition.data)
    values = numbers(game).value
    table = Table(box=None, padding=(0, 1), header_style="underline", expand=True)
    for heading in ("harbour", "wants", "stock", "gives", "stack", "docked"):
        table.add_column(t(f"rotterdam-drawn-{heading}"), no_wrap=heading != "docked")
    for row in data["raw"]:
        harbour = row["harbour"]
        top = view.get("tops", {}).get(harbour)
        gives = Text(", ").join(
            Text(f"{word(name)} {values[name]}", "bold" if name == top else "")
            for name in numbers(game).products[harbour]
        )
        docked = Text(" ").join(
            signs.ship(ship["owner"], ship["load"])
            for ship in view["docked"]
            if ship["harbour"] == harbour
            for _ in range(ship["count"])
        )
        stack = str(view["stacks"][harbour])
        if top:
            stack = t("rotterdam-drawn-top", count=stack, product=word(top))
        wants = Text.assemble(signs.load(row["raw"]), f" {word(row['raw'])}")
        table.add_row(word(harbour), wants, str(view["stock"][row["raw"]]), gives, stack, docked)
    return table


# --- what is going on ----------------------------------------------------------------------------


def happening(view: View) -> Text:
    """The offer on the table, the card in play, the ships that sail, as far as they are seen."""
    text = Text()
    if view["offer"]:
        text.append_text(_offer(view["offer"]))
    if view["card"]:
        card, position = word(view["card"]["card"], "rotterdam"), view["card"]["target"]
        key = "rotterdam-drawn-card-on" if position else "rotterdam-drawn-card"
        text.append(t(key, card=card, position=position or ""))
    if view["sailing"]:
        colour, position = view["sailing"]["colour"], view["sailing"]["moving"]
        key = "rotterdam-drawn-moving" if position else "rotterdam-drawn-calling"
        called = Text(word(colour), CHANNELS[colour][1])
        text.append_text(sentence(key, colour=called, position=position or ""))
    if view["settling"]:
        name, left = mission(view["settling"]["mission"]), counted(view["settling"]["left"])
        text.append(t("rotterdam-drawn-settling", mission=name, left=left))
    return text


def _offer(offer: View) -> Text:
    who = seat_name(offer["by"])
    if offer["to"] is None:
        text = sentence("rotterdam-drawn-drafted", who=who)
    elif offer["to"] == "all":
        text = sentence("rotterdam-drawn-to-all", who=who)
    else:
        text = sentence("rotterdam-drawn-to-one", who=who, partner=seat_name(offer["to"]))
    if "given" in offer:
        sides = {"given": counted(offer["given"]), "wanted": counted(offer["wanted"])}
        text = sentence("rotterdam-drawn-terms", "bold", offer=text, **sides)
    if offer["accepted"]:
        names = Text(", ").join(map(seat_name, offer["accepted"]))
        text = sentence("rotterdam-drawn-accepted", offer=text, names=names)
    return text


# --- players -------------------------------------------------------------------------------------


def _players(view: View, game: em.Game, you: int | None) -> Table:
    table = Table(box=None, expand=True, padding=(0, 1), header_style="underline")
    for heading in ("terminal-player", "vp", "terminal-ships"):
        table.add_column(t(heading), no_wrap=True)
    table.add_column(t("rotterdam-drawn-product-cards"), ratio=4)
    table.add_column(t("rotterdam-drawn-transport-cards"), ratio=3)
    table.add_column(t("rotterdam-drawn-missions"), ratio=5, overflow="fold")
    points = numbers(game).points
    for seat, doc in enumerate(view["seats"]):
        name = seat_name(seat)
        if seat == you:
            name.append(f" {t('terminal-is-you')}")
        if seat == view["actor"] and not view["over"]:
            name.stylize("bold")
        done = [row["mission"] for row in view["fulfilled"] if row["seat"] == seat]
        told = [t("rotterdam-drawn-done", mission=mission(one), points=points[one]) for one in done]
        if "missions" in doc and "products" not in doc:  # they lie open
            told += map(mission, doc["missions"])
        else:
            told.append(t("rotterdam-drawn-in-hand", count=doc["mission_cards"]))
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
    backs = [f"{count} {word(harbour)}" for harbour, count in doc["backs"].items() if count]
    text = Text(", ".join(backs) or "–")
    if doc.get("known"):
        known = t("rotterdam-drawn-known", products=counted(doc["known"]))
        text.append(f" {known}", "italic")
    return text


def _transport(doc: View) -> Text:
    told = [t("rotterdam-drawn-in-hand", count=doc["transport_cards"])]
    if doc["laid"]:
        told.append(t("rotterdam-drawn-laid", cards=counted(doc["laid"])))
    if doc["owed"]:
        told.append(t("rotterdam-drawn-owed", count=doc["owed"]))
    return Text(", ".join(told))


# --- hands ---------------------------------------------------------------------------------------


def _hand(view: View, game: em.Game, seat: int) -> Panel:
    """The hand of the one who looks, with what is missing for each mission."""
    doc = view["seats"][seat]
    table = Table.grid(padding=(0, 2))
    for number, name in enumerate(doc["missions"], 1):
        missing = ", ".join(map(word, missing_for(name, doc["products"])))
        words = Text(t("rotterdam-drawn-complete"), "bold green")
        if missing:
            words = Text(t("rotterdam-drawn-missing", products=missing))
        table.add_row(
            t("rotterdam-drawn-missions") if number == 1 else "",
            Text(f"{number}  {mission(name)}", "bold"),
            t("rotterdam-drawn-points", points=numbers(game).points[name]),
            words,
        )
    lines = Text("   ".join(f"{label}  {cards}" for label, cards in _cards(doc).items()))
    return _panel(Group(table, lines), sentence("rotterdam-drawn-hand-of", who=seat_name(seat)))


def _cards(doc: View) -> dict[str, str]:
    """The products and transport cards of an open hand, by what they are called."""
    kinds = ("products", "transport")
    return {t(f"rotterdam-drawn-{kind}"): counted(doc[kind]) for kind in kinds}


def _open_hand(view: View, seat: int) -> Text:
    """A hand among several that lie open."""
    doc = view["seats"][seat]
    text = seat_name(seat)
    held = {t("rotterdam-drawn-missions"): _missions(doc) or "–"} | _cards(doc)
    text.append(f"  {'; '.join(f'{label} {cards}' for label, cards in held.items())}", "default")
    return text


def _missions(doc: View) -> str:
    return ", ".join(map(mission, doc["missions"]))


def missing_for(mission: str, products: Mapping[str, int]) -> list[str]:
    """
    >>> missing_for("bread+jam+petrol", {"jam": 2})
    ['bread', 'petrol']
    """
    return list((Counter(needs(mission)) - Counter(products)).elements())


def standing(view: View) -> RenderableType:
    """The own hand in a line, between two decisions of one action."""
    own = view["seats"][view["actor"]]
    held = _cards(own) | {t("rotterdam-drawn-missions"): _missions(own)}
    told = [t("terminal-labelled", label=label, words=cards) for label, cards in held.items()]
    hand = Text("   ".join(told), "dim")
    now = happening(view)
    return Group(hand, now) if now.plain else hand


def counted(cards: Mapping[str, int]) -> str:
    """
    >>> counted({"jam": 2, "bread": 1}), counted({})
    ('2 jam, bread', 'none')
    """
    told = {word(name, "rotterdam"): count for name, count in cards.items()}
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in told.items()) or t(
        "terminal-none"
    )


def legend(game: em.Game) -> Text:
    signs = Signs(game.edition.data)
    text = Text()
    for raw in RAWS:
        text.append_text(signs.load(raw))
        text.append(f" {word(raw)}  ")
    text.append_text(signs.load("empty"))
    anchor, channels = t("rotterdam-drawn-anchor"), t("rotterdam-drawn-channels")
    text.append(f" {t('rotterdam-drawn-no-cargo')}  {ANCHOR} {anchor}   {channels} ")
    for colour, (sign, style) in CHANNELS.items():
        text.append(f" {sign}{colour[0].upper()}{sign}", style)
        text.append(f" {word(colour)}")
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
    """Whose ship lies there, and with what; nothing if there is none."""
    for ship in view["water"]:
        if ship["at"] == position:
            empty = ship["load"] == "empty"
            load = t("rotterdam-drawn-no-cargo") if empty else word(ship["load"])
            mine = ship["owner"] == view["actor"]
            key = "rotterdam-effect-own-ship" if mine else "rotterdam-effect-ship"
            return t(key, who=player(ship["owner"]), load=load)
    return ""
