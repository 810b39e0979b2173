"""A person at the browser who plays by pointing at lit places and at buttons, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

LIT = ".world .lit"
BUTTONS = ".world .reward, .prompt .choice"
PATIENCE = 10_000  # milliseconds
STEPS = 8  # places one choice may take


class Pointing:
    """Plays a seat on a page of Playwright's; at each decision every legal action must be there."""

    def __init__(self, page: Any, table: str, chance: random.Random) -> None:
        self.page = page
        self.table = table
        self.chance = chance
        self.met: Counter[str] = Counter()  # decisions

    def look(self) -> Any:
        """The table as the server tells it to this browser."""
        ask = "async table => (await fetch('/api/tables/' + table)).json()"
        return self.page.evaluate(ask, self.table)

    def play(self, most: int = 1000) -> Any:
        """Decide so often, or to the end; the table as it is then."""
        for _ in range(most):
            full = self._asked()
            if full["table"]["status"] == "over":
                break
            self.met[full["turn"]["decision"]] += 1
            self._check(full["turn"])
            self._decide(full["number"])
        return self.look()

    def _asked(self) -> Any:
        """Wait until this seat is asked and the page shows it, or the game is over."""
        while True:
            full = self.look()
            if full["table"]["status"] == "over":
                return full
            if full["turn"].get("legal"):
                self.page.wait_for_selector(f"{LIT}, {BUTTONS}", timeout=PATIENCE)
                if self.look()["number"] == full["number"]:
                    return full
            self.page.wait_for_timeout(30)

    def _check(self, turn: Any) -> None:
        lit = self.page.eval_on_selector_all(LIT, "all => all.map(one => one.dataset.place)")
        buttons = self.page.locator(BUTTONS).count()
        for action in turn["legal"]:
            found = set(action["places"]) & set(lit) or buttons
            assert found, f"{turn['decision']}: {action['text']!r} is nowhere on the board"

    def _decide(self, number: int) -> None:
        """Point at one thing after another until something is decided."""
        for _ in range(STEPS):
            offers = self.page.locator(f"{LIT}, {BUTTONS}")
            count = offers.count()
            if not count:
                break
            offers.nth(self.chance.randrange(count)).click(timeout=PATIENCE)
            self.page.wait_for_timeout(20)
            if self.look()["number"] != number:
                return
        self.page.wait_for_function(
            "async ([table, number]) =>"
            " (await (await fetch('/api/tables/' + table)).json()).number !== number",
            arg=[self.table, number],
            timeout=PATIENCE,
        )
