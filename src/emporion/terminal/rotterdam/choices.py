"""What each choice in Rotterdam does, in words.

Where ships would sail is found by playing the call in an imagined game and reading how the ships
moved: that much everybody can foresee. Nothing else of the imagined game is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import emporion as em
from emporion.games.rotterdam.edition import reached_from
from emporion.games.rotterdam.numbers import numbers
from emporion.terminal.face import Described
from emporion.terminal.look import SEATS, plural
from emporion.terminal.rotterdam.board import counted, missing_for, ship_words

View = Mapping[str, Any]
CARDS = {
    "luck": "swap the cargo of two ships",
    "cargo": "place one more ship",
    "setback": "move any ship back one channel",
    "storm": "move any ship back two channels",
    "advantage": "lay it face up",
    "extra": "lay it face up",
    "thief": "take the cargo of a ship for a ship of yours",
    "police": "take the cargo off a ship, back to the stock",
}


def describe(state: em.State) -> list[Described]:
    """Every legal action with its group and its effect."""
    words = _Words(state)
    return [(action, words.group(action.text), words.of(action)) for action in state.legal()]


class _Words:
    def __init__(self, state: em.State) -> None:
        self.state = state
        self.view = state.view(state.actor)
        self.data = state.game.edition.data
        self.numbers = numbers(state.game)
        self.own: View = self.view["seats"][state.actor]
        ahead: dict[str, set[str]] = {row["name"]: set() for row in self.data["position"]}
        for row in self.data["channel"]:
            ahead[row["from"]].add(row["to"])
        starts = [row["name"] for row in self.data["position"] if row["kind"] == "start"]
        self.reach = {start: reached_from(start, ahead) for start in starts}

    def group(self, text: str) -> str:
        first, *rest = text.split()
        match first:
            case "launch":
                return f"From {rest[0]}"
            case "play":
                return "Transport cards"
            case "give":
                return "You give"
            case "want":
                return "You want"
            case "to" if self.view["decision"] == "draft":
                return "Send it"
            case "pass" | "done" | "cancel" | "none":
                return ""
        return str(self.view["decision"])

    def of(self, action: em.Action) -> str:
        first, *rest = action.text.split()
        match first:
            case "launch":
                return self._launch(*rest)
            case "call":
                return self._call(action)
            case "play":
                return self._card(rest[0])
            case "steer" | "back":
                return f"from {self._mover()}"
            case "at":
                return ship_words(self.view, rest[0])
            case "to":
                return self._to(rest[0])
            case "with":
                return f"trade with Player {int(rest[0]) + 1}"
            case "give":
                return f"you hold {self.own['products'][rest[0]]}"
            case "want":
                return self._want(rest[0])
            case "accept" | "decline":
                return self._answer(first)
            case "fulfil":
                return self._fulfil(self.own["missions"][int(rest[0]) - 1])
            case "joker":
                held = self.own["products"].get(rest[0])
                return f"and keep your {rest[0]}" if held else f"you hold no {rest[0]}"
            case "hand-in":
                return f"hand in {counted(self.view['settling']['left'])}"
            case "offer":
                left = self.data["trade"]["offers"] - self.view["offers"]
                return f"exchange product cards; {plural(left, 'offer')} left"
        return self._ending(action.text)

    # -- ships

    def _launch(self, start: str, load: str) -> str:
        if load == "empty":
            return "no cargo"
        harbour = self.numbers.harbour_of[load]
        if harbour not in self.reach[start]:
            return f"cannot reach {harbour}"
        asking = [
            str(number)
            for number, mission in enumerate(self.own["missions"], 1)
            if {*missing_for(mission, self.own["products"])} & {*self.numbers.products[harbour]}
        ]
        return f"{harbour}, mission {' '.join(asking)}" if asking else harbour

    def _call(self, call: em.Action) -> str:
        after = self.state.imagine(self.state.actor, 0)
        after.play(call.id)
        moves = []
        for event in after.events:
            if event.kind == "phase":
                break
            if event.kind == "sailed":
                mark = SEATS[event.data["seat"]][0]
                moves.append(f"{mark} {event.data['start']}→{event.data['end']}")
        if after.decision in ("steer", "first"):
            who = "you choose" if after.actor == self.state.actor else f"Player {after.actor + 1}"
            moves.append(f"then {who}" if who == "you choose" else f"then {who} chooses")
        return ", ".join(moves) or "no ship moves"

    def _mover(self) -> str:
        """Where the ship is that moves now."""
        if self.view["sailing"]:
            return str(self.view["sailing"]["moving"])
        return str(self.view["card"]["target"])

    # -- cards

    def _card(self, card: str) -> str:
        if card in self.numbers.advantage:
            return f"{CARDS[card]}: {self.numbers.advantage[card]} VP"
        return CARDS[card]

    def _to(self, goal: str) -> str:
        if self.view["decision"] == "goal":
            found = ship_words(self.view, goal)
            return "with a ship from your hand" if found == "free" else found
        return "everybody hears it" if goal == "all" else f"only Player {int(goal) + 1} reads it"

    def _fulfil(self, mission: str) -> str:
        missing = missing_for(mission, self.own["products"])
        jokers = f", {plural(len(missing), 'joker')} for {' '.join(missing)}" if missing else ""
        return f"{mission}: {self.numbers.points[mission]} VP{jokers}"

    # -- trade

    def _want(self, product: str) -> str:
        """Who may have it, by the backs and by what was seen."""
        harbour, told = self.numbers.home[product], []
        for seat, doc in enumerate(self.view["seats"]):
            if seat != self.state.actor and doc["backs"][harbour]:
                seen = doc["known"].get(product)
                sure = f" ({product} seen)" if seen else ""
                told.append(f"Player {seat + 1} has {doc['backs'][harbour]} of {harbour}{sure}")
        return ", ".join(told)

    def _answer(self, answer: str) -> str:
        if answer == "decline":
            return "nothing changes"
        offer = self.view["offer"]
        return f"you get {counted(offer['given'])}, you give {counted(offer['wanted'])}"

    # -- done, pass, cancel, none

    def _ending(self, text: str) -> str:
        match text, self.view["phase"]:
            case "pass", "launch":
                return "place no ship"
            case "pass", _:
                return "fulfil no mission"
            case "done", "anchors":
                room = self.data["hand"]["transport"] - self.own["transport_cards"]
                return f"draw {plural(max(0, min(room, self.own['owed'])), 'transport card')}"
            case "done", "unload":
                return self._unload()
            case "done", _:
                return "no more offers"
            case "cancel", _:
                return "drop the offer; it stays secret"
            case "none", _:
                return "trade with nobody"
        return ""

    def _unload(self) -> str:
        ships = [ship for ship in self.view["docked"] if ship["owner"] == self.state.actor]
        home = sum(ship["count"] for ship in ships)
        cards = sum(
            ship["count"]
            for ship in ships
            if self.numbers.harbour_of.get(ship["load"]) == ship["harbour"]
        )
        if not home:
            return "none of your ships is in a harbour"
        return f"{plural(home, 'ship')} back to hand, {plural(cards, 'product card')}"
