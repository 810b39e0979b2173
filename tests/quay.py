"""Positions of Rotterdam for tests, set up in the game's words and loaded through the public API.

>>> quay = Quay(players=3)
>>> quay.ship("a3", owner=0, load="grain")
>>> quay.cards(0, "police", "setback")
>>> quay.phase("sail")
>>> state = quay.state()
>>> state.decision, state.actor
('call', 0)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import emporion as em

DECISIONS = {
    "launch": "launch",
    "sail": "call",
    "anchors": "turn",
    "unload": "turn",
    "trade": "trade",
    "missions": "mission",
}


class Quay:
    """Round 1, phase 1, seat 0 harbour master and on turn; the water and all hands are empty.

    Every pile lies in the edition's order, top first: the stack of a harbour its first product
    before its second, the deck `luck luck cargo ...`, the missions as listed after each seat has
    been dealt the next ones. Whatever is handed out is taken from the bottom of its pile, so that
    the numbers always add up; raw materials come from the stock, ships from their owner's hand.
    """

    def __init__(self, players: int = 3, edition: Any = "standard", **options: bool) -> None:
        self.game = em.game("rotterdam", players=players, edition=edition, **options)
        data = self.game.edition.data
        self.data = data
        self.doc = self.game.start(seed=1).position()
        self.doc |= {"actor": 0, "turn": 0, "master": 0}
        for harbour in self.doc["stacks"]:
            self.doc["stacks"][harbour] = [
                row["product"]
                for row in data["product"]
                if row["harbour"] == harbour
                for _ in range(row["cards"])
            ]
        self.doc["deck"] = [row["card"] for row in data["transport"] for _ in range(row["count"])]
        self.points = self._missions()
        pile = list(self.points)
        for entry in self.doc["seats"]:
            entry["missions"] = [pile.pop(0) for _ in entry["missions"]]
        self.doc["missions"] = pile
        self.owed_by: dict[int, int] = {}

    def _missions(self) -> dict[str, int]:
        """The points of every mission by its name; equal ones are told apart by number."""
        points: dict[str, int] = {}
        seen: dict[str, int] = {}
        for row in self.data["mission"]:
            name = "+".join(row["products"])
            seen[name] = seen.get(name, 0) + 1
            points[name if seen[name] == 1 else f"{name} #{seen[name]}"] = row["points"]
        return points

    # -- ships

    def ship(self, at: str, owner: int = 0, load: str = "empty") -> None:
        """A ship on a start position or a junction."""
        self._fit_out(owner, load)
        self.doc["water"].append({"at": at, "owner": owner, "load": load})

    def unload(self) -> None:
        """Every docked ship back to hand, its cargo to the stock, without drawing cards."""
        for ship in self.doc["docked"]:
            self.doc["seats"][ship["owner"]]["ships"] += ship["count"]
            if ship["load"] != "empty":
                self.doc["stock"][ship["load"]] += ship["count"]
        self.doc["docked"] = []

    def dock(self, harbour: str, owner: int = 0, load: str = "empty", count: int = 1) -> None:
        """Ships that have reached a harbour."""
        for _ in range(count):
            self._fit_out(owner, load)
        self.doc["docked"].append(
            {"harbour": harbour, "owner": owner, "load": load, "count": count}
        )

    def _fit_out(self, owner: int, load: str) -> None:
        self.doc["seats"][owner]["ships"] -= 1
        if load != "empty":
            self.doc["stock"][load] -= 1

    # -- product cards

    def products(self, seat: int, *names: str) -> None:
        """Product cards for a hand."""
        for name in names:
            self._draw_product(name)
            add(self.doc["seats"][seat]["products"], name)

    def spent(self, *names: str) -> None:
        """Product cards out of the game."""
        for name in names:
            self._draw_product(name)
            add(self.doc["spent"], name)

    def stack(self, harbour: str, *top: str) -> None:
        """What lies on top of a harbour's stack; the rest stays below."""
        put_on_top(self.doc["stacks"][harbour], top)

    def exhaust(self, harbour: str, left: int = 0) -> None:
        """The stack drawn down to this many cards, the others being out of the game."""
        stack = self.doc["stacks"][harbour]
        for name in stack[left:]:
            add(self.doc["spent"], name)
        del stack[left:]

    def _draw_product(self, name: str) -> None:
        homes = {row["product"]: row["harbour"] for row in self.data["product"]}
        take_lowest(self.doc["stacks"][homes[name]], name)

    # -- transport cards

    def cards(self, seat: int, *names: str) -> None:
        """Transport cards for a hand."""
        for name in names:
            take_lowest(self.doc["deck"], name)
            add(self.doc["seats"][seat]["transport"], name)

    def laid(self, seat: int, *names: str) -> None:
        """Advantages lying face up before a seat."""
        for name in names:
            take_lowest(self.doc["deck"], name)
            add(self.doc["seats"][seat]["laid"], name)

    def played(self, *names: str) -> None:
        """Transport cards on the played pile."""
        for name in names:
            take_lowest(self.doc["deck"], name)
            add(self.doc["played"], name)

    def deck(self, *top: str) -> None:
        """What lies on top of the transport cards; the rest stays below."""
        put_on_top(self.doc["deck"], top)

    def run_out(self, left: int = 0) -> None:
        """The deck drawn down to this many cards, the others played; advantages lie face up."""
        for name in self.doc["deck"][left:]:
            if name in ("advantage", "extra"):
                self.laid(self.game.players - 1, name)
            else:
                self.played(name)

    # -- missions

    def missions(self, seat: int, *names: str) -> None:
        """The missions a seat holds, in the order received."""
        hand = self.doc["seats"][seat]["missions"]
        for name in names:
            self._find_mission(name)
        self.doc["missions"] += [name for name in hand if name not in names]
        hand[:] = names

    def fulfilled(self, seat: int, *names: str) -> None:
        """Missions lying face up before a seat, with their points."""
        for name in names:
            self._find_mission(name)
            self.doc["fulfilled"].append({"mission": name, "seat": seat})
            self.doc["seats"][seat]["points"] += self.points[name]

    def mission_pile(self, *top: str) -> None:
        """What lies on top of the missions; the rest stays below."""
        put_on_top(self.doc["missions"], top)

    def last_missions(self, left: int = 0) -> None:
        """The missions drawn down to this many, the others fulfilled by each seat in turn."""
        for number, name in enumerate(self.doc["missions"][left:]):
            self.fulfilled(number % self.game.players, name)

    def _find_mission(self, name: str) -> None:
        """Take it from the pile, or from a hand, which draws another one instead."""
        if name in self.doc["missions"]:
            self.doc["missions"].remove(name)
            return
        for entry in self.doc["seats"]:
            if name in entry["missions"]:
                entry["missions"][entry["missions"].index(name)] = self.doc["missions"].pop()
                return
        raise AssertionError(f"{name} is not in the pile and in no hand")

    # -- the round

    def phase(self, name: str, turn: int = 0, master: int = 0, number: int = 1) -> None:
        """The phase, whose turn it is, who is harbour master, and the round."""
        self.doc |= {"phase": name, "decision": DECISIONS[name], "round": number}
        self.doc |= {"turn": turn, "actor": turn, "master": master}

    def owed(self, seat: int, cards: int) -> None:
        """Transport cards owed in phase 3, where it is not one for each ship on an anchor now."""
        self.owed_by[seat] = cards

    # -- what has been seen, and what is in progress

    def known(self, viewer: int | None, seats: Iterable[int], **at_least: int) -> None:
        """What a viewer (None: everybody) has seen a set of seats hold; `orange_juice` works."""
        found: dict[str, dict[str, int]] = {}
        for row in self.data["product"]:
            count = at_least.get(row["product"].replace("-", "_"), 0)
            if count:
                found.setdefault(row["harbour"], {})[row["product"]] = count
        for harbour, least in found.items():
            self.doc["known"].append(
                {"viewer": viewer, "harbour": harbour, "seats": sorted(seats), "at_least": least}
            )

    def sailing(
        self, colour: str, mover: int, moved: Iterable[str] = (), moving: str | None = None
    ) -> None:
        """A colour was called; the mover steers the ship `moving`, or decides which is first."""
        self._asked("first" if moving is None else "steer", mover)
        self.doc["sailing"] = {
            "colour": colour,
            "mover": mover,
            "moved": list(moved),
            "moving": moving,
        }

    def card(self, name: str, decision: str = "target", target: str | None = None) -> None:
        """A card has just been played: `target` (luck: perhaps the second), `back` or `goal`."""
        self.played(name)
        self._asked(decision, self.doc["turn"])
        steps = {"setback": 1, "storm": 2}.get(name, 0)
        self.doc["card"] = {"card": name, "target": target, "steps": steps}

    def offer(
        self,
        given: Iterable[str] = (),
        wanted: Iterable[str] = (),
        to: int | str | None = None,
        answering: int | None = None,
        accepted: Iterable[int] = (),
    ) -> None:
        """An offer of the seat on turn: a draft, waiting for an answer, or for the pick."""
        decision = "draft" if to is None else "pick" if answering is None else "answer"
        self._asked(decision, self.doc["turn"] if answering is None else answering)
        self.doc["offers"] = max(1, self.doc["offers"])
        self.doc["offer"] = {
            "by": self.doc["turn"],
            "to": to,
            "accepted": list(accepted),
            "given": counted(given),
            "wanted": counted(wanted),
        }

    def settling(self, number: int, left: Iterable[str]) -> None:
        """The mission of this number is being fulfilled; these products are still to hand in."""
        self._asked("settle", self.doc["turn"])
        mission = self.doc["seats"][self.doc["turn"]]["missions"][number - 1]
        self.doc["settling"] = {"number": number, "mission": mission, "left": counted(left)}

    def _asked(self, decision: str, actor: int) -> None:
        self.doc |= {"decision": decision, "actor": actor}

    # -- loading

    def state(self) -> em.State:
        """Load the position; then, as always, forced moves play themselves (N-3)."""
        doc = self.doc
        enough = self.data["end"]["points"]
        if doc["phase"] == "missions" and any(seat["points"] >= enough for seat in doc["seats"]):
            doc["fulfilled_now"] = True  # or the game would be over
        harbours = {row["product"]: row["harbour"] for row in self.data["product"]}
        for seat, entry in enumerate(doc["seats"]):
            backs = dict.fromkeys(doc["stacks"], 0)
            for product, count in entry["products"].items():
                backs[harbours[product]] += count
            entry["backs"] = backs
            entry["transport_cards"] = sum(entry["transport"].values())
            entry["mission_cards"] = len(entry["missions"])
            entry["owed"] = self._owed(seat) if doc["phase"] == "anchors" else 0
        return self.game.position(doc)

    def _owed(self, seat: int) -> int:
        """RO-5.1: counted when the phase began, drawn by those who have had their turn."""
        players, master = self.game.players, self.doc["master"]
        if (seat - master) % players < (self.doc["turn"] - master) % players:
            return 0
        anchors = {row["name"] for row in self.data["position"] if row["anchor"]}
        ships = [ship for ship in self.doc["water"] if ship["owner"] == seat]
        return self.owed_by.get(seat, sum(ship["at"] in anchors for ship in ships))


def add(counts: dict[str, int], name: str) -> None:
    counts[name] = counts.get(name, 0) + 1


def counted(names: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name in names:
        add(counts, name)
    return counts


def take_lowest(pile: list[str], name: str) -> None:
    """Take a card out of a pile written top first."""
    assert name in pile, f"no {name} is left in the pile"
    pile.reverse()
    pile.remove(name)
    pile.reverse()


def put_on_top(pile: list[str], names: Iterable[str]) -> None:
    for name in names:
        take_lowest(pile, name)
    pile[:0] = names


# -- the water as the tests read it


def water(state: em.State) -> dict[str, tuple[int, str]]:
    """Where the ships are: position -> owner, load."""
    return {ship["at"]: (ship["owner"], ship["load"]) for ship in state.position()["water"]}


def docked(state: em.State) -> dict[tuple[str, int, str], int]:
    """The ships in the harbours: (harbour, owner, load) -> count."""
    return {
        (ship["harbour"], ship["owner"], ship["load"]): ship["count"]
        for ship in state.position()["docked"]
    }


def play(state: em.State, *actions: str) -> em.State:
    """Play actions by text, in order."""
    for text in actions:
        state.play(text)
    return state


def texts(state: em.State) -> list[str]:
    """The legal actions as text."""
    return [action.text for action in state.legal()]


def refused(state: em.State, action: str, match: str) -> None:
    """The action is not offered, says why, and changes nothing."""
    before = bytes(state)
    assert action not in texts(state)
    with pytest.raises(em.IllegalAction, match=match):
        state.play(action)
    assert bytes(state) == before


# -- maps of one's own


def chart(
    columns: Iterable[str],
    channels: dict[str, str],
    anchors: Iterable[str] = (),
    **tables: Any,
) -> dict[str, Any]:
    """An edition with this map, for `Quay(edition=...)`.

    `columns` lists the positions from the sea to the harbours, north to south, the starts first
    and the harbours last; `channels` what leads on: `{"s1": "blue a1, red a1, red a2"}`. Further
    tables of the edition are given as they are.
    """
    names = [column.split() for column in columns]
    kinds = ["start", *["junction"] * (len(names) - 2), "harbour"]
    return {
        "name": "chart",
        "position": [
            {"name": name, "kind": kind, "column": column, "row": row, "anchor": name in anchors}
            for column, (kind, found) in enumerate(zip(kinds, names, strict=True))
            for row, name in enumerate(found)
        ],
        "channel": [
            {"from": start, "to": way.split()[1], "colour": way.split()[0]}
            for start, ways in channels.items()
            for way in ways.split(", ")
        ],
        **tables,
    }
