"""What each action of Rotterdam is about, and where on the board that is."""

from __future__ import annotations

from emporion.table.action import ABSENT, Concern, concern
from emporion.table.kernel import Game

# Every name a place can have.
PLACES = {
    "start.<position>": "a start position",
    "position.<position>": "a junction",
    "harbour.<position>": "a harbour",
    "raw.<raw>": "a raw material in the stock; raw.empty is none",
    "channel.<colour>": "the channels of a colour",
    "card.<card>": "a transport card in the own hand",
    "mission.<number>": "a mission in the own hand, from 1 in the order received",
    "settling": "the mission being settled",
    "product.<product>": "a product card in the own hand",
    "wanted.<product>": "a product on the side of the offer that is wanted",
    "offer": "the offer",
    "seat.<seat>": "another player",
}
SITES = {"start": "start", "junction": "position", "harbour": "harbour"}
NOWHERE = ("pass", "done")


def concerns(game: Game) -> tuple[Concern, ...]:
    """What every action is about, by id."""
    sites = {
        row["name"]: f"{SITES[row['kind']]}.{row['name']}" for row in game.edition.data["position"]
    }
    return tuple(read(action.text, sites, game.players) for action in game.actions)


def read(text: str, sites: dict[str, str], players: int) -> Concern:
    """What an action is about, on a map with these places.

    >>> read("launch s1 grain", {"s1": "start.s1"}, players=2)
    Concern(kind='launch', arguments={'position': 's1', 'load': 'grain'},
            places=('start.s1', 'raw.grain'))
    """
    match text.split():
        case [word] if word in NOWHERE:
            return concern(word)
        case ["hand-in"]:
            return concern("hand-in", "settling")
        case [word]:
            return concern(word, "offer")
        case ["launch", position, _] if position not in sites:
            return ABSENT
        case ["launch", position, "empty"]:
            return concern("launch-empty", sites[position], "raw.empty", position=position)
        case ["launch", position, raw]:
            places = (sites[position], f"raw.{raw}")
            return concern("launch", *places, position=position, load=raw)
        case ["call", colour]:
            return concern("call", f"channel.{colour}", colour=colour)
        case ["play", card]:
            return concern("play", f"card.{card}", card=card)
        case ["fulfil", number]:
            return concern("fulfil", f"mission.{number}", number=int(number))
        case ["joker", product]:
            return concern("joker", "card.joker", "settling", product=product)
        case ["give", product]:
            return concern("give", f"product.{product}", "offer", product=product)
        case ["want", product]:
            return concern("want", f"wanted.{product}", "offer", product=product)
        case ["to", "all"]:
            return concern("offer-all", "offer")
        case ["to" | "with" as word, seat] if seat.isdecimal():
            kind = "offer-to" if word == "to" else "with"
            if int(seat) >= players:
                return ABSENT
            return concern(kind, f"seat.{seat}", "offer", seat=int(seat))
        case ["steer" | "at" | "back" | "to" as kind, position]:
            if position not in sites:
                return ABSENT
            return concern(kind, sites[position], position=position)
    raise AssertionError(f"no place is known for {text!r}")
