"""Every screen there is, by name, each ready to be looked at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import emporion as em
from emporion.bots import bot, decide
from web.browser import ANSWERS, BOARD, LINES, Visitor
from web.play import OFFERED, Player


def story(game: str, seed: int = 5) -> dict[str, Any]:
    """A whole game of three easy bots, always the same."""
    state, player, chance = em.game(game, players=3).start(seed=seed), bot("easy"), Random(seed)
    while not state.over:
        state.play(decide(player, state, chance))
    return state.transcript().to_dict()


def sit_down(visitor: Visitor, game: str, part: float) -> None:
    """At a table where so much of the game is behind us and it is our turn."""
    told = story(game)
    mine = [number for number, (seat, _) in enumerate(told["moves"]) if seat == 0]
    replay = visitor.ask("POST", "/replays", told)["replay"]
    begin = {"replay": replay, "decision": mine[int(part * (len(mine) - 1))]}
    visitor.sit(game, players=3, begin=begin)
    visitor.page.wait_for_selector(OFFERED, state="attached")


def result(visitor: Visitor) -> None:
    sit_down(visitor, "rhodes", 1)
    player = Player(visitor)
    while player.point():
        pass


def replay(visitor: Visitor) -> None:
    stored = visitor.ask("POST", "/replays", story("rhodes"))["replay"]
    visitor.go(f"/replay/{stored}?at=200&eyes=all")
    visitor.page.wait_for_selector(BOARD)


def gathering(visitor: Visitor) -> None:
    terms = {"game": "colossus", "players": 4, "listed": True}
    made = visitor.ask("POST", "/tables", {"terms": terms, "sit": [0], "name": "Ada"})
    visitor.go(f"/t/{made['table']}")
    visitor.page.get_by_role("img").first.wait_for()


def joining(visitor: Visitor) -> None:
    made = visitor.ask("POST", "/tables", {"terms": {"game": "rhodes", "players": 3}})
    visitor.go(f"/j/{made['join']}")


def curtain(visitor: Visitor) -> None:
    terms = {"game": "rotterdam", "players": 2}
    document = {"terms": terms, "sit": [0, 1], "name": "Ada", "start": True}
    table = visitor.ask("POST", "/tables", document)["table"]
    full = visitor.ask("GET", f"/tables/{table}")
    if full["turn"]["actor"] == full["viewer"]:
        act = {"type": "decide", "id": "first", "seat": full["viewer"], "after": full["number"]}
        act["action"] = full["turn"]["legal"][0]["id"]
        visitor.ask("POST", f"/tables/{table}/acts", act)
    visitor.go(f"/t/{table}")


def lost(visitor: Visitor) -> None:
    visitor.forgiven += [ANSWERS, LINES]
    visitor.go("/t/no-such-table")


def at(path: str, wait: str = "main h1, main h2") -> Callable[[Visitor], None]:
    def enter(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.page.wait_for_selector(wait)

    return enter


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": at("/"),
    "new": at("/new"),
    "watch": at("/watch"),
    "editions": at("/editions"),
    "rules": at("/rules/rhodes", ".rule"),
    "learn": at("/learn/rhodes", BOARD),
    "learn-rotterdam": at("/learn/rotterdam", BOARD),
    "rhodes": lambda visitor: sit_down(visitor, "rhodes", 0.6),
    "colossus": lambda visitor: sit_down(visitor, "colossus", 0.6),
    "rotterdam": lambda visitor: sit_down(visitor, "rotterdam", 0.6),
    "result": result,
    "replay": replay,
    "gathering": gathering,
    "joining": joining,
    "curtain": curtain,
    "lost": lost,
}


def enter(visitor: Visitor, name: str) -> None:
    SCREENS[name](visitor)
    visitor.page.wait_for_selector("main h1", state="attached")
    visitor.page.evaluate("document.fonts.ready")
