"""After the game: points counted one by one, the game handed on, another round."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload

import emporion as em
from web.browser import ANSWERS, BOARD, Visitor
from web.play import Player
from web.screens import sit_down

SHARE = "navigator.share = async (what) => { window.shared = what; };"


# Every step of the scoring, as it was told.
STEPS = """window.steps = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const step = document.querySelector("[aria-label='Result'] .step")?.innerText.trim();
  if (step && steps.at(-1) !== step) steps.push(step);
}).observe(document.body, { subtree: true, childList: true, characterData: true }));"""


def finish(visitor: Visitor) -> None:
    """The last decision of a game, and what comes after it."""
    sit_down(visitor, "rhodes", last=True)
    player = Player(visitor)
    while not visitor.page.locator("[aria-label='Result']").count():
        player.point()


def test_points_are_counted_one_by_one(visit: Callable[..., Visitor]) -> None:
    ada = visit(speed="fast")
    ada.context.add_init_script(STEPS)
    finish(ada)
    page, result = ada.page, ada.page.get_by_label("Result")
    result.get_by_role("heading", name="Final scoring").wait_for()
    page.get_by_role("button", name="Another round").wait_for()
    steps: list[str] = page.evaluate("steps")
    assert len(steps) >= 4  # source by source, seat by seat
    assert any(one.startswith("Gold") for one in steps)
    scores = ada.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["table"]["result"]["scores"]
    totals = result.locator("tfoot td").all_inner_texts()
    assert totals == [str(score) for score in scores]
    page.get_by_role("button", name="Count once more").click()
    result.get_by_role("heading", name="Final scoring").wait_for()
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name="Another round").wait_for()
    page.reload()  # who comes later is told at once
    page.get_by_role("button", name="Another round").wait_for()


def test_nothing_is_counted_where_nothing_may_move(visit: Callable[..., Visitor]) -> None:
    ada = visit(speed="fast")
    ada.page.emulate_media(reduced_motion="reduce")
    finish(ada)
    assert not ada.page.get_by_text("Final scoring").is_visible()
    ada.page.get_by_text("Points from").wait_for()
    assert not ada.page.get_by_role("button", name="Count once more").is_visible()


def test_the_game_is_handed_on(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    finish(ada)
    page = ada.page
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copied").wait_for()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/replay/\w+$", link)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    assert json.loads(download.value.path().read_text())["format"].startswith("emporion")
    written = download.value.path()
    over = page.url
    page.get_by_role("button", name="Another round").click()
    page.wait_for_url(lambda url: url != over)
    page.wait_for_selector(BOARD)
    bob = visit()
    bob.context.add_init_script(SHARE)
    bob.go(link)
    bob.page.wait_for_selector(BOARD)
    bob.page.keyboard.press("ArrowRight")
    bob.page.get_by_text("1 /").wait_for()
    bob.page.get_by_role("button", name="Share").click()
    assert bob.page.evaluate("shared.url").endswith("?at=1&eyes=all")
    # From the front door: to a game that is over, and to one that was downloaded.
    page.goto("/")
    finished = page.get_by_role("heading", name="Finished games").locator("+ ul a")
    finished.first.wait_for()
    assert page.get_by_label("Open a downloaded game").count() == 1
    assert finished.count() == 1
    assert "Rhodes · Ada, Easy bot, Easy bot" in finished.inner_text()
    finished.click()
    page.get_by_role("link", name="Replay", exact=True).wait_for()
    assert page.url == over
    bob.go("/watch")
    bob.page.get_by_label("Open a downloaded game").set_input_files(written)
    bob.page.wait_for_url(re.compile("/replay/"))
    bob.page.wait_for_selector(BOARD)
    assert bob.page.title() == "Replay of Rhodes – Emporion"


def changed(**parts: object) -> str:
    """The record of a game begun, with a part of it exchanged."""
    state = em.game("rhodes", players=2).start(seed=1)
    state.play(state.legal()[0])
    return json.dumps({**state.transcript().to_dict(), **parts})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        *((text, "This is not the record of a game") for text in ("{}", "[1]", "Dear diary", "")),
        (changed(hashes=["0" * 16]), "This record does not hold from decision 1 on"),
        (changed(edition_hash="0" * 32), "This game was played with other numbers"),
    ],
)
def test_a_file_that_is_no_game(visit: Callable[..., Visitor], text: str, words: str) -> None:
    ada = visit()
    ada.forgiven += [ANSWERS]
    page = ada.go("/watch")
    file: FilePayload = {
        "name": "diary.json",
        "mimeType": "application/json",
        "buffer": text.encode(),
    }
    page.get_by_label("Open a downloaded game").set_input_files(file)
    page.get_by_text(words).wait_for()
    assert page.url.endswith("/watch")
