"""What a position of Rotterdam is worth to a seat, in victory points, roughly.

It is judged from what the seat knows: the ships and their cargo, its own hand, and of the others
what everybody can see. Nobody's hidden cards are guessed one by one.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from emporion.games.rotterdam.title import mission_names
from emporion.table.events import Event

View = Mapping[str, Any]

PATIENCE = 0.93  # what a cargo keeps of its worth for every call it waits
SECOND_CARGO = 0.85  # a further cargo of the same kind
SHIP_IN_HAND = 0.3
ANCHORED = 0.35  # a ship on an anchor, while there is room for a transport card
MISSION = (0.9, 0.45, 0.2, 0.1)  # share of a mission's gain, by how many cards are missing
NEW_MISSION = 0.6
SPARE_JOKER = 1.0
CARD_OF_ANOTHER = 1.9  # a product card somebody else holds, or is about to draw
SECRET_CARD = 0.6  # a transport card somebody else holds
HELD = {"luck": 0.3, "cargo": 0.5, "setback": 0.5, "storm": 0.6, "thief": 0.8, "police": 0.6}
LAID = 0.05  # an advantage face up leaves room in the hand
RIVALS = 0.6  # how much the others' fortune counts against one's own
ENDING = 0.8  # of the lead, or of what is missing to it, when the game is about to end


class Prospects:
    """The numbers of one game that an estimate needs, looked up once."""

    def __init__(self, data: dict[str, Any], players: int) -> None:
        self.players = players
        self.harbour_of: dict[str, str] = {row["raw"]: row["harbour"] for row in data["raw"]}
        self.harbours = set(self.harbour_of.values())
        self.products: dict[str, list[str]] = {name: [] for name in self.harbours}
        for row in data["product"]:
            self.products[row["harbour"]].append(row["product"])
        self.home: dict[str, str] = {row["product"]: row["harbour"] for row in data["product"]}
        self.value: dict[str, int] = {row["product"]: row["value"] for row in data["product"]}
        self.cards: dict[str, int] = {row["product"]: row["cards"] for row in data["product"]}
        self.points: dict[str, int] = {
            name: row["points"]
            for name, row in zip(mission_names(data), data["mission"], strict=True)
        }
        self.advantage: dict[str, int] = data["advantage"]
        self.room: int = data["hand"]["transport"]
        self.end: int = data["end"]["points"]
        self.anchors = {row["name"] for row in data["position"] if row["anchor"]}
        self.arrival = {
            raw: _arrival(data, harbour, players) for raw, harbour in self.harbour_of.items()
        }


def _arrival(data: Mapping[str, Any], harbour: str, players: int) -> dict[str, float]:
    """What is left of a cargo's worth when it reaches the harbour, from every position.

    Of the calls one in `players` is the owner's and suits the ship; the others are any colour.
    """
    ahead: dict[str, dict[str, list[str]]] = {row["name"]: {} for row in data["position"]}
    for row in data["channel"]:
        ahead[row["from"]].setdefault(row["colour"], []).append(row["to"])
    colours = {row["colour"] for row in data["channel"]}
    worth: dict[str, float] = {}
    for row in sorted(data["position"], key=lambda row: -row["column"]):
        name = row["name"]
        moves = [max(worth[to] for to in ends) for ends in ahead[name].values()]
        waits = len(colours) - len(moves)
        value = float(name == harbour)
        for _ in range(60 if moves else 0):  # a ship that waits is where it was
            called = (sum(moves) + waits * value) / len(colours)
            value = PATIENCE * (max(*moves, value) + (players - 1) * called) / players
        worth[name] = value
    return worth


@functools.lru_cache(maxsize=16)
def prospects(game: Any) -> Prospects:
    """The prospects of a game; equal games share them."""
    return Prospects(game.edition.data, game.players)


class Fleet:
    """Where every ship is and what it carries, carried on by what is seen to happen."""

    def __init__(self, view: View) -> None:
        self.in_hand = [doc["ships"] for doc in view["seats"]]
        self.water = {ship["at"]: (ship["owner"], ship["load"]) for ship in view["water"]}
        self.docked = [
            (ship["harbour"], ship["owner"], ship["load"])
            for ship in view["docked"]
            for _ in range(ship["count"])
        ]
        self.played: Counter[str] = Counter()  # cards, by whoever is on turn

    def after(self, events: Iterable[Event], harbours: set[str]) -> Fleet:
        """The fleet once an action is over: what a new phase or turn brings is not known yet."""
        fleet = Fleet.__new__(Fleet)
        fleet.in_hand, fleet.water = [*self.in_hand], dict(self.water)
        fleet.docked, fleet.played = [*self.docked], Counter(self.played)
        for number, event in enumerate(events):
            if event.kind in ("phase", "round", "over"):
                break
            if number and event.kind == "move" and event.data["action"] in ("done", "pass"):
                break
            fleet._follow(event, harbours)
        return fleet

    def _follow(self, event: Event, harbours: set[str]) -> None:
        data, water = event.data, self.water
        match event.kind:
            case "launched":
                self.in_hand[data["seat"]] -= 1
                water[data["position"]] = (data["seat"], data["load"])
            case "sailed":
                owner, load = water.pop(data["start"])
                if data["end"] in harbours:
                    self.docked.append((data["end"], owner, load))
                else:
                    water[data["end"]] = (owner, load)
            case "swapped":
                (first, load), (second, other) = water[data["first"]], water[data["second"]]
                water[data["first"]], water[data["second"]] = (first, other), (second, load)
            case "stolen":
                victim, load = water[data["start"]]
                water[data["start"]] = (victim, "empty")
                self.in_hand[data["seat"]] -= data["end"] not in water
                water[data["end"]] = (data["seat"], load)
            case "seized":
                water[data["position"]] = (water[data["position"]][0], "empty")
            case "played":
                self.played[data["card"]] += 1


class Judge:
    """What a seat knows, and what it thinks of it."""

    def __init__(self, view: View, prospects: Prospects) -> None:
        self.view = view
        self.seat: int = view["actor"]
        self.own: View = view["seats"][self.seat]
        self.numbers = prospects
        self.products: Counter[str] = Counter(self.own["products"])
        self.missions: list[str] = self.own["missions"]
        self.jokers: int = self.own["transport"].get("joker", 0)
        self.fleet = Fleet(view)
        self._now = self.hand(self.products, self.missions, self.jokers)

    # -- cards in hand

    def hand(self, products: Counter[str], missions: Iterable[str], jokers: int) -> float:
        """Product cards as they count at the end, and what they will bring for missions."""
        value = float(sum(self.numbers.value[name] * count for name, count in products.items()))
        left, open_missions = Counter(products), list(missions)
        while open_missions:
            ranked = [
                (len(missing := self.missing(name, left)), -self.gain(name), name, missing)
                for name in open_missions
            ]
            lacking, less, name, missing = min(ranked)
            open_missions.remove(name)
            helped = min(jokers, lacking, len(needs(name)) - 1)
            jokers -= helped
            value -= less * MISSION[lacking - helped]
            left -= Counter(needs(name)) - Counter(missing)
        return value + SPARE_JOKER * jokers

    def gain(self, mission: str) -> int:
        """What a mission brings beyond what its cards would count anyway."""
        face = sum(self.numbers.value[name] for name in needs(mission))
        return self.numbers.points[mission] - face

    def missing(self, mission: str, held: Counter[str]) -> list[str]:
        """The cards of a mission that are not among those held."""
        return sorted((Counter(needs(mission)) - held).elements())

    def trade(self, get: Mapping[str, int], give: Mapping[str, int]) -> float:
        """What an exchange brings the seat, less what it may bring the other one."""
        after = self.products + Counter(get) - Counter(give)
        mine = self.hand(after, self.missions, self.jokers) - self._now
        face = sum(self.numbers.value[name] * count for name, count in give.items())
        face -= sum(self.numbers.value[name] * count for name, count in get.items())
        return mine - RIVALS / (self.numbers.players - 1) * face

    @functools.cached_property
    def unseen(self) -> Counter[str]:
        """Cards that may be in a stack or in another hand."""
        left = Counter(self.numbers.cards)
        left.subtract(self.products)
        left.subtract(self.view["spent"])
        return left

    def share(self, product: str) -> float:
        """How likely an unseen card of its harbour is this product."""
        both = sum(self.unseen[name] for name in self.numbers.products[self.numbers.home[product]])
        return self.unseen[product] / both if both > 0 else 0.0

    @functools.cached_property
    def draws(self) -> dict[str, float]:
        """What the next card of every harbour is worth to the seat; nothing from an empty stack."""
        found = {}
        for harbour, names in self.numbers.products.items():
            top = self.view.get("tops", {}).get(harbour)
            shares = {top: 1.0} if top else {name: self.share(name) for name in names}
            found[harbour] = sum(
                share * (self.hand(self.products + Counter([name]), self.missions, self.jokers))
                - share * self._now
                for name, share in shares.items()
            )
            if not self.view["stacks"][harbour]:
                found[harbour] = 0.0
        return found

    # -- the water

    def standing(self, fleet: Fleet) -> float:
        """The seat's ships and cards, less a part of what the others' ships will bring them."""
        others = sum(
            self._ships(fleet, seat) for seat in range(self.numbers.players) if seat != self.seat
        )
        value = self._ships(fleet, self.seat) - RIVALS / (self.numbers.players - 1) * others
        for card, count in fleet.played.items():
            value += LAID * count if card in self.numbers.advantage else -self._price(card) * count
        return value

    def _price(self, card: str) -> float:
        """To play a card costs the chance to play it later; not so when the hand is full."""
        full = self.own["transport_cards"] >= self.numbers.room
        return HELD[card] * (0.3 if full else 1.0)

    def _ships(self, fleet: Fleet, seat: int) -> float:
        numbers, carried = self.numbers, Counter[str]()
        value: float = SHIP_IN_HAND * fleet.in_hand[seat]
        room = numbers.room > self.view["seats"][seat]["transport_cards"]
        cargo = [
            (1.0 if numbers.harbour_of.get(load) == harbour else 0.0, load)
            for harbour, owner, load in fleet.docked
            if owner == seat
        ]
        value += SHIP_IN_HAND * len(cargo)
        for position, (owner, load) in fleet.water.items():
            if owner == seat:
                cargo.append((numbers.arrival[load][position] if load != "empty" else 0.0, load))
                value += ANCHORED if position in numbers.anchors and room else 0.0
        for chance, load in sorted(cargo, reverse=True):
            if chance:
                value += chance * self._cargo(load, seat) * SECOND_CARGO ** carried[load]
                carried[load] += 1
        return value

    def _cargo(self, raw: str, seat: int) -> float:
        harbour = self.numbers.harbour_of[raw]
        if seat == self.seat:
            return self.draws[harbour]
        return CARD_OF_ANOTHER if self.view["stacks"][harbour] else 0.0

    # -- missions

    def fulfilled(self, mission: str, products: Counter[str], jokers: int) -> float:
        """What the seat would have with the mission done and these cards left."""
        missions = [*self.missions]
        missions.remove(mission)
        points = self.numbers.points[mission]
        value = points + self.hand(products, missions, jokers) + NEW_MISSION
        if self.own["points"] + points >= self.numbers.end:
            value += ENDING * max(-4.0, min(4.0, self._lead(products, points)))
        return value

    def _lead(self, products: Counter[str], points: int) -> float:
        """How far ahead the seat would end, by what it can see of the others."""
        numbers = self.numbers
        mine = self.own["points"] + points + self._face_up(self.own)
        mine += sum(numbers.value[name] * count for name, count in products.items())
        others: list[float] = [
            doc["points"]
            + self._face_up(doc)
            + 1.5 * sum(doc["backs"].values())
            + 0.3 * doc["transport_cards"]
            for seat, doc in enumerate(self.view["seats"])
            if seat != self.seat
        ]
        return float(mine - max(others))

    def _face_up(self, doc: View) -> int:
        """Advantages, laid or, where they are seen, in hand."""
        cards: Counter[str] = Counter(doc["laid"]) + Counter(doc.get("transport", {}))
        return sum(value * cards[name] for name, value in self.numbers.advantage.items())


def needs(mission: str) -> list[str]:
    """
    >>> needs("bread+jam #2")
    ['bread', 'jam']
    """
    return mission.split(" #")[0].split("+")
