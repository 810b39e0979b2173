"""Playing by what the page offers: a lit place or a choice beside the prompt, nothing else."""

from __future__ import annotations

import random
import time
from typing import Any

from web.browser import Visitor

OFFERED = ".lit, .prompt .choice"
# One of the offered things, by chance, and a point of it that a click would reach.
POINT = """([offered, chance]) => {
  const say = document.querySelector(".prompt .say")?.innerText ?? "";
  if (document.querySelector("[aria-label='Result']")) return { over: true, say };
  const all = [...document.querySelectorAll(offered)].filter((one) => one.checkVisibility());
  if (!all.length) return { say };
  const one = all[Math.floor(chance * all.length)];
  const reach = () => {
    const box = one.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75]) for (const along of [0.5, 0.2, 0.8]) {
      const x = box.left + box.width * along, y = box.top + box.height * down;
      const hit = document.elementFromPoint(x, y);
      if (hit && (hit === one || one.contains(hit))) return { x, y };
    }
    return null;
  };
  let point = reach(), scrolled = false;
  if (!point) {
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    point = reach();
    scrolled = true;
  }
  const box = one.getBoundingClientRect();
  const name = one.dataset.place ?? "";
  const label = one.getAttribute("aria-label") ?? one.innerText;
  const { scrollWidth, scrollHeight } = document.documentElement;
  const fits = scrollHeight <= innerHeight && scrollWidth <= innerWidth;
  return { say, name, label, scrolled, fits, ...point, width: box.width, height: box.height };
}"""
FOCUSED = """(offered) => {
  const one = document.activeElement;
  if (document.querySelector("[aria-label='Result']")) return { over: true };
  const asked = document.querySelector(offered) !== null;
  if (!one?.matches(offered)) return { asked };
  const box = one.getBoundingClientRect();
  const label = one.getAttribute("aria-label") ?? one.innerText;
  const shown = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  return { asked, label: label ?? "", shown };
}"""


class Player:
    """Clicks, taps or types by chance: `seen` is what was clicked, `hidden` what could not be.

    Of what was clicked it is known whether all of the page was in sight then.
    """

    def __init__(self, visitor: Visitor, seed: int = 1, patience: float = 20.0) -> None:
        self.visitor = visitor
        self.random = random.Random(seed)
        self.patience = patience
        self.seen: list[dict[str, Any]] = []
        self.hidden: list[dict[str, Any]] = []

    def point(self) -> bool:
        """Clicks one thing; whether there was one. Waits while there is nothing to do."""
        page = self.visitor.page
        end = time.monotonic() + self.patience
        while True:
            found = page.evaluate(POINT, [OFFERED, self.random.random()])
            if found.get("over"):
                return False
            if "x" in found:
                break
            if "label" in found:
                self.hidden.append(found)
            assert time.monotonic() < end, f"nothing to do: {found}"
            page.wait_for_timeout(15)
        self.seen.append(found)
        touch = page.touchscreen.tap if self.visitor.small else page.mouse.click
        touch(found["x"], found["y"])
        return True

    def type(self) -> bool:
        """Tab to one thing and Enter; whether there was one."""
        page = self.visitor.page
        end = time.monotonic() + self.patience
        while True:
            found = page.evaluate(FOCUSED, OFFERED)
            if found.get("over"):
                return False
            if "label" in found and self.random.random() < 0.5:
                break
            assert time.monotonic() < end, "the keyboard reaches nothing to do"
            if found["asked"]:
                page.keyboard.press("Tab")
            else:
                page.wait_for_timeout(15)
        assert found["label"].strip(), "something without a name has the focus"
        assert found["shown"], f"{found['label']} has the focus out of sight"
        self.seen.append(found)
        page.keyboard.press("Enter")
        return True
