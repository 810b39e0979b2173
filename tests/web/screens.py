"""Every screen there is, by name, each ready to be looked at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import emporion as em
from emporion.bots import bot, decide
from web.browser import ANSWERS, BOARD, LINES, Visitor
from web.play import OFFERED, Player


def story(game: str, seed: int = 5) -> tuple[dict[str, Any], list[int]]:
    """A whole game of three easy bots, always the same; how much could be done when."""
    state, player, chance = em.game(game, players=3).start(seed=seed), bot("easy"), Random(seed)
    choices = []
    while not state.over:
        choices.append(len(state.legal()) if state.actor == 0 else 0)
        state.play(decide(player, state, chance))
    return state.transcript().to_dict(), choices


def sit_down(visitor: Visitor, game: str, last: bool = False) -> None:
    """At a table in the thick of a game, or at our last decision in it."""
    told, choices = story(game)
    middle = range(len(choices) // 3, len(choices) * 3 // 4)
    busiest = max(middle, key=lambda number: choices[number])
    latest = max(number for number, count in enumerate(choices) if count)
    go_on(visitor, told, latest if last else busiest)


def go_on(visitor: Visitor, told: dict[str, Any], decision: int) -> None:
    """At a table where a game of three goes on from one of our decisions in it."""
    replay = visitor.ask("POST", "/replays", told)["replay"]
    visitor.sit(told["game"], players=3, begin={"replay": replay, "decision": decision})
    visitor.page.wait_for_selector(OFFERED, state="attached")


def result(visitor: Visitor) -> None:
    sit_down(visitor, "rhodes", last=True)
    player = Player(visitor)
    while player.point():
        pass


def scoring(visitor: Visitor) -> None:
    """The points being counted."""
    visitor.go("/")
    kept = "JSON.parse(localStorage.getItem('emporion.settings'))"
    slow = f"{{ ...{kept}, speed: 'slow' }}"
    visitor.page.evaluate(f"localStorage.setItem('emporion.settings', JSON.stringify({slow}))")
    result(visitor)
    visitor.page.wait_for_selector("[aria-label='Result'] .now")
    visitor.page.wait_for_selector(".flight", state="detached")


def past(visitor: Visitor) -> None:
    """A moment gone by, by way of the log."""
    sit_down(visitor, "rhodes")
    player = Player(visitor)
    while visitor.page.locator(".log .line").count() < 6:
        player.point()
    visitor.page.locator(".log .line").nth(3).click()
    visitor.page.wait_for_selector(".log .line[aria-current]")


def keys(visitor: Visitor) -> None:
    sit_down(visitor, "rotterdam")
    visitor.page.keyboard.press("?")
    visitor.page.keyboard.press("g")
    visitor.page.wait_for_selector("dialog .said:not(:empty)")


def menu(visitor: Visitor) -> None:
    sit_down(visitor, "colossus")
    visitor.page.locator("aside summary").first.click()


def hint(visitor: Visitor) -> None:
    """What the coach would do now."""
    sit_down(visitor, "rhodes")
    visitor.page.keyboard.press("i")
    visitor.page.wait_for_selector(".advice")


def review(visitor: Visitor) -> None:
    """A game gone through with the coach, where it turned first."""
    told = {**story("rotterdam")[0], "seats": [{"name": "Ada"}, {"bot": "easy"}, {"bot": "easy"}]}
    stored = visitor.ask("POST", "/replays", told)["replay"]
    visitor.go(f"/replay/{stored}?eyes=0&review=0")
    visitor.page.locator(".turn").first.click(timeout=120_000)  # the coach takes its time
    visitor.page.wait_for_selector(".options")


def replay(visitor: Visitor) -> None:
    stored = visitor.ask("POST", "/replays", story("rhodes")[0])["replay"]
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
    "home": at("/", ".live [data-place]"),
    "new": at("/new"),
    "watch": at("/watch"),
    "editions": at("/editions"),
    "rules": at("/rules/rhodes#RH-4.1", ".rule:target"),
    "learn": at("/learn/rhodes", BOARD),
    "learn-rotterdam": at("/learn/rotterdam", BOARD),
    "rhodes": lambda visitor: sit_down(visitor, "rhodes"),
    "colossus": lambda visitor: sit_down(visitor, "colossus"),
    "rotterdam": lambda visitor: sit_down(visitor, "rotterdam"),
    "past": past,
    "keys": keys,
    "menu": menu,
    "scoring": scoring,
    "result": result,
    "replay": replay,
    "hint": hint,
    "review": review,
    "gathering": gathering,
    "joining": joining,
    "curtain": curtain,
    "lost": lost,
}


def enter(visitor: Visitor, name: str) -> None:
    SCREENS[name](visitor)
    visitor.page.wait_for_selector("main :is(h1, h2, button)", state="attached")
    visitor.page.evaluate("document.fonts.ready")
