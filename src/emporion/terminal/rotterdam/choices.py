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
from emporion.terminal.look import SEATS
from emporion.terminal.rotterdam.board import counted, missing_for, ship_words
from emporion.terminal.words import mission, player, t, word

View = Mapping[str, Any]


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
                return t("rotterdam-effect-group-start", position=rest[0])
            case "play":
                return t("rotterdam-transport")
            case "give":
                return t("rotterdam-i-give")
            case "want":
                return t("rotterdam-i-want")
            case "to" if self.view["decision"] == "draft":
                return t("rotterdam-effect-group-send")
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
                return t("rotterdam-effect-from", position=self._mover())
            case "at":
                return ship_words(self.view, rest[0]) or t("rotterdam-effect-free")
            case "to":
                return self._to(rest[0])
            case "with":
                return t("rotterdam-effect-with", who=player(int(rest[0])))
            case "give":
                return t("rotterdam-effect-hold", count=self.own["products"][rest[0]])
            case "want":
                return self._want(rest[0])
            case "accept" | "decline":
                return self._answer(first)
            case "fulfil":
                return self._fulfil(self.own["missions"][int(rest[0]) - 1])
            case "joker":
                held = self.own["products"].get(rest[0])
                key = "rotterdam-effect-keep" if held else "rotterdam-effect-hold-none"
                return t(key, product=word(rest[0]))
            case "hand-in":
                left = counted(self.view["settling"]["left"])
                return t("rotterdam-effect-hand-in", products=left)
            case "offer":
                offers = self.data["trade"]["offers"] - self.view["offers"]
                return t("rotterdam-effect-offer", left=offers)
        return self._ending(action.text)

    # -- ships

    def _launch(self, start: str, load: str) -> str:
        if load == "empty":
            return t("rotterdam-drawn-no-cargo")
        harbour = self.numbers.harbour_of[load]
        if harbour not in self.reach[start]:
            return t("rotterdam-effect-unreachable", harbour=word(harbour))
        asking = [
            str(number)
            for number, mission in enumerate(self.own["missions"], 1)
            if {*missing_for(mission, self.own["products"])} & {*self.numbers.products[harbour]}
        ]
        if not asking:
            return word(harbour)
        return t("rotterdam-effect-mission", harbour=word(harbour), numbers=" ".join(asking))

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
            mine = after.actor == self.state.actor
            key = "rotterdam-effect-you-choose" if mine else "rotterdam-effect-chooses"
            moves.append(t(key, who=player(after.actor)))
        return ", ".join(moves) or t("rotterdam-effect-no-ship-moves")

    def _mover(self) -> str:
        """Where the ship is that moves now."""
        if self.view["sailing"]:
            return str(self.view["sailing"]["moving"])
        return str(self.view["card"]["target"])

    # -- cards

    def _card(self, card: str) -> str:
        if card in self.numbers.advantage:
            return t("rotterdam-effect-lay", vp=self.numbers.advantage[card])
        return t(f"rotterdam-card-{card}")

    def _to(self, goal: str) -> str:
        if self.view["decision"] == "goal":
            return ship_words(self.view, goal) or t("rotterdam-effect-from-hand")
        if goal == "all":
            return t("rotterdam-effect-all-hear")
        return t("rotterdam-effect-one-reads", who=player(int(goal)))

    def _fulfil(self, name: str) -> str:
        missing = missing_for(name, self.own["products"])
        given = {"mission": mission(name), "points": self.numbers.points[name]}
        if not missing:
            return t("rotterdam-effect-fulfil", **given)
        given |= {"count": len(missing), "products": ", ".join(map(word, missing))}
        return t("rotterdam-effect-fulfil-jokers", **given)

    # -- trade

    def _want(self, product: str) -> str:
        """Who may have it, by the backs and by what was seen."""
        harbour, told = self.numbers.home[product], []
        for seat, doc in enumerate(self.view["seats"]):
            if seat != self.state.actor and doc["backs"][harbour]:
                given = {"who": player(seat), "count": doc["backs"][harbour]}
                given |= {"harbour": word(harbour), "product": word(product)}
                seen = doc["known"].get(product)
                told.append(
                    t("rotterdam-effect-has-seen" if seen else "rotterdam-effect-has", **given)
                )
        return ", ".join(told)

    def _answer(self, answer: str) -> str:
        if answer == "decline":
            return t("rotterdam-effect-nothing-changes")
        offer = self.view["offer"]
        given, wanted = counted(offer["given"]), counted(offer["wanted"])
        return t("rotterdam-effect-exchange", given=given, wanted=wanted)

    # -- done, pass, cancel, none

    def _ending(self, text: str) -> str:
        match text, self.view["phase"]:
            case "pass", "launch":
                return t("rotterdam-effect-no-ship")
            case "pass", _:
                return t("rotterdam-effect-no-mission")
            case "done", "anchors":
                room = self.data["hand"]["transport"] - self.own["transport_cards"]
                return t("rotterdam-effect-draw", count=max(0, min(room, self.own["owed"])))
            case "done", "unload":
                return self._unload()
            case "done", _:
                return t("rotterdam-effect-no-offers")
            case "cancel", _:
                return t("rotterdam-effect-drop")
            case "none", _:
                return t("rotterdam-effect-nobody")
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
            return t("rotterdam-effect-not-docked")
        return t("rotterdam-effect-unload", ships=home, cards=cards)
