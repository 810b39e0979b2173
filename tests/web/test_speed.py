"""How heavy and how quick the page is. Sizes and frames are held to; times are only printed."""

from collections.abc import Callable
from typing import Any

import pytest

from web.browser import BOARD, Visitor, until
from web.play import OFFERED, Player
from web.screens import sit_down

CHANGED = "(before) => document.querySelector('.live').innerHTML !== before"
SCRIPT = 300_000  # bytes that the first load may bring, compressed
LOADED = """() => performance.getEntriesByType("resource")
  .filter((one) => /\\.js$/.test(one.name))
  .map((one) => ({ name: one.name.split("/").at(-1), bytes: one.encodedBodySize }))"""
# Frames within so many milliseconds, and the longest time between two of them.
FRAMES = """(length) => new Promise((done) => {
  let count = 0, worst = 0, last = performance.now();
  const end = last + length;
  const frame = (now) => {
    count += 1;
    worst = Math.max(worst, now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame);
    else done({ count, worst });
  };
  requestAnimationFrame(frame);
})"""
# From the answer of the server to the first frame that shows it.
SHOWN = """window.answers = [];
addEventListener("DOMContentLoaded", () => {
  let waiting = null;
  new MutationObserver(() => {
    if (!waiting) return;
    const answer = waiting;
    waiting = null;
    answer.shown = performance.now() - answer.at;
    answers.push(answer);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  window.heard = (message) => {
    if (message.type !== "news" || !message.view || waiting) return;
    const answer = { at: performance.now(), frames: 0 };
    waiting = answer;
    const frame = () => {
      if (waiting !== answer) return;
      answer.frames += 1;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
});
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => heard(JSON.parse(data)));
  }
};"""


def test_the_first_load(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    page = ada.go("/")
    page.get_by_role("button", name="Play now").wait_for()
    ready = page.evaluate("performance.now()")
    files: list[dict[str, Any]] = page.evaluate(LOADED)
    assert len(files) > 1
    total = sum(one["bytes"] for one in files)
    print(f"compressed script: {total} bytes; interactive after {ready:.0f} ms")
    assert 0 < total < SCRIPT, files


def test_the_picture_at_the_door_is_a_game_that_goes_on(visit: Callable[..., Visitor]) -> None:
    ada = visit(speed="fast")
    page = ada.go("/")
    picture = page.locator(".live[inert]")
    for game in ("rhodes", "colossus", "rotterdam"):
        page.get_by_role("radio").and_(page.locator(f"[value={game}]")).check()
        page.wait_for_selector(f".live[data-world={game}] [data-place]", state="attached")
        before = picture.inner_html()
        until(page, CHANGED, before)
    assert ada.fits()
    bob = visit()  # who wants no motion has a picture that stays as it is
    page = bob.go("/")
    page.wait_for_selector(BOARD, state="attached")
    before = page.locator(".live").inner_html()
    page.wait_for_timeout(2500)
    assert page.locator(".live").inner_html() == before


@pytest.mark.parametrize("game", ["rhodes", "rotterdam"])
def test_a_decision_shows_at_once(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit(speed="normal")
    ada.context.add_init_script(SHOWN)
    ada.sit(game)
    player = Player(ada)
    while ada.decisions < 6:
        assert player.point()
    answers: list[dict[str, float]] = ada.page.evaluate("answers")
    assert len(answers) >= 4
    print("shown after, ms:", [round(one["shown"], 1) for one in answers])
    quick = sorted(one["frames"] for one in answers)
    assert quick[len(quick) // 2] <= 2, "most answers wait longer than two frames to be shown"


@pytest.mark.parametrize("game", ["rhodes", "rotterdam"])
def test_frames_while_much_moves(visit: Callable[..., Visitor], game: str) -> None:
    """Against a still page on the same busy machine; a page that draws all anew fails by far."""
    ada = visit(speed="slow")
    sit_down(ada, game)
    ada.page.wait_for_selector(BOARD)
    still = ada.page.evaluate(FRAMES, 700)
    player, counts = Player(ada), []
    for _ in range(3):
        ada.page.wait_for_selector(OFFERED)
        player.point()
        counts.append(ada.page.evaluate(FRAMES, 700)["count"])
    print("frames in 0.7 s, on a still page and while ships sail:", still["count"], counts)
    assert max(counts) > 0.4 * still["count"]
