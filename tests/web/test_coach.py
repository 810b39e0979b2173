"""The coach on the page: a hint while one plays, and a game gone through afterwards."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import emporion as em
from emporion.bots import bot, decide
from server.house import Server
from web.browser import BOARD, LANGUAGES, SMALL, WIDE, Visitor


def fits_in_every_language(visitor: Visitor) -> None:
    page = visitor.page
    for size in (SMALL, WIDE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            page.locator("header select").first.select_option(language)
            page.wait_for_selector(f"html[lang={language}]")
            assert not visitor.overflow(), (language, size)


def test_a_hint_by_mouse_and_by_keys(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.sit("rhodes")
    page = ada.page
    page.get_by_role("button", name="Hint").click()
    advice = page.locator(".advice")
    advice.first.wait_for()
    assert 1 <= advice.count() <= 3
    assert re.search(r"\d+%", advice.first.inner_text())
    assert "The coach’s hint" in page.locator(".hint[role=status]").inner_text()
    page.wait_for_selector(".board .hinted")
    page.locator(".log").get_by_text("Ada takes a hint.").wait_for()
    assert ada.decisions == 0
    fits_in_every_language(ada)
    advice.first.click()
    page.wait_for_selector(".advice", state="detached")
    assert ada.decisions == 1
    page.get_by_role("button", name="Hint").wait_for()
    page.keyboard.press("i")
    page.wait_for_selector(".advice:focus")
    page.mouse.move(2, 2)  # it would point at something else
    preview = page.locator(".prompt .preview b")
    page.keyboard.press("Escape")
    page.wait_for_selector(".advice", state="detached")
    expect(page.get_by_role("button", name="Hint")).to_be_focused()
    expect(preview).to_have_count(0)  # nothing looks chosen
    page.keyboard.press("I")
    page.wait_for_selector(".advice:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".advice", state="detached")
    assert ada.decisions == 2
    page.wait_for_selector(".hinted", state="detached")


def test_a_hint_points_at_a_reward(visit: Callable[..., Visitor]) -> None:
    """What it brings is told once, as a sum, and in whatever language is chosen then."""
    ada, state, chance = visit(), em.game("rhodes", players=2).start(seed=2), Random(2)
    while state.decision != "reward" or state.actor:
        state.play(decide(bot("greedy"), state, chance))
    replay = ada.ask("POST", "/replays", state.transcript().to_dict())["replay"]
    ada.sit("rhodes", begin={"replay": replay, "decision": state.decisions})
    page = ada.page
    page.wait_for_selector("[data-place^=reward].lit")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".advice")
    expect(page.locator(".board .hinted")).to_have_count(1)
    assert str(page.locator(".board .hinted").get_attribute("data-place")).startswith("reward.")
    hint = page.locator(".hint p")
    expect(hint).to_contain_text("At once:")
    words = hint.inner_text()
    for kind in ("scores", r"Ada: \d+ dr"):
        assert len(re.findall(kind, words)) <= 1, words
    page.locator("header select").first.select_option("nl")
    expect(hint).to_contain_text("Meteen:")
    assert "scores" not in hint.inner_text()
    page.locator(".board .hinted").click()
    page.wait_for_selector(".advice", state="detached")
    assert ada.decisions == 1


def test_nobody_has_to_wait_for_a_hint(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.sit("rhodes")
    page = ada.page
    waiting: list[Route] = []
    page.route("**/hint", lambda route: waiting.append(route))
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".prompt .hint")
    hint.get_by_role("button", name="Stop").click()
    assert hint.is_hidden()
    waiting[0].continue_()
    page.unroute("**/hint")
    page.locator(".log").get_by_text("Ada takes a hint.").wait_for()
    assert hint.is_hidden()  # what comes too late is not shown
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".advice")


def test_no_hints_among_people_unless_they_agree(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    page = ada.go("/new?how=same")
    hints = page.get_by_label("Hints from the coach")
    assert not hints.is_checked()
    page.get_by_label("People among them").fill("1")
    assert hints.is_checked()
    page.get_by_label("People among them").fill("2")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(BOARD)
    page.wait_for_selector(".prompt")
    assert not page.get_by_role("button", name="Hint").is_visible()
    page.keyboard.press("i")
    assert not page.locator(".prompt .hint").count()


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, Any]:
    """The beginning of a game in which Ada dices and a greedy bot does not."""
    state, chance = em.game("rhodes", players=2).start(seed=2), Random(2)
    players = bot("random"), bot("greedy")
    for _ in range(110):
        state.play(decide(players[state.actor], state, chance))
    told = {**state.transcript().to_dict(), "seats": [{"name": "Ada"}, {"bot": "greedy"}]}
    stored: dict[str, Any] = server.person().post("/replays", told).json()
    return {**stored, "moves": state.moves}


def test_a_game_gone_through(visit: Callable[..., Visitor], played: dict[str, Any]) -> None:
    ada = visit()
    page = ada.go(f"/replay/{played['replay']}")
    page.get_by_role("button", name="Review: Ada").click()
    panel = page.get_by_role("region", name="Review: Ada")
    panel.get_by_role("img", name="Chance to win").wait_for()
    assert panel.locator(".lessons li").count() >= 1
    page.wait_for_selector(".turn[aria-current]")  # it opens where the game turned first
    chosen = panel.locator(".chosen > span").inner_text().removesuffix("played").strip()
    assert re.match(
        rf"Round \d+: {re.escape(chosen)}\. ", panel.locator(".turn").first.inner_text()
    )
    at = int(re.findall(r"at=(\d+)&eyes=0&review=0", page.url)[0])
    assert played["moves"][at][0] == 0
    assert panel.locator(".options li").count() >= 2
    assert panel.get_by_text("played").is_visible()
    assert page.locator("footer .judged").inner_text().split()[-1].startswith("−")
    page.wait_for_selector(".board .hinted")
    panel.get_by_role("button", name="Next decision").click()
    page.wait_for_url(lambda url: f"at={at}&" not in url)
    fits_in_every_language(ada)
    bob = visit(small=True)  # whoever has the link finds the same, at once
    late: list[Route] = []  # and may be quicker than the board is drawn
    bob.page.route("**/edition", lambda route: late.append(route))
    bob.go(page.url)
    bob.page.wait_for_selector(".options .chosen")
    top = bob.page.get_by_text("What to do better").bounding_box()
    assert top is not None
    assert top["y"] < SMALL["height"] / 2
    bob.page.get_by_role("button", name="To the board").click()
    assert not bob.page.locator(".board .hinted").count()
    for route in late:
        route.continue_()
    bob.page.unroute("**/edition")
    expect(bob.page.locator(".board .hinted").first).to_be_in_viewport()
    assert bob.page.locator(".options").is_hidden()
    bob.page.get_by_role("button", name="To the review").click()
    bob.page.wait_for_selector(".options .chosen")
    bob.go(f"/replay/{played['replay']}?at=2&eyes=0&review=0")  # what the town hall sells
    bob.page.get_by_role("button", name="To the board").click()
    bob.page.wait_for_selector("[data-place^=farmland].hinted")
    page.get_by_role("button", name="Try again from here").click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(BOARD)
    seats = ada.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["table"]["seats"]
    assert seats[0]["name"] == "Ada"
    assert seats[1]["bot"] == "greedy"


def test_a_hint_calls_whom_to_trade_with_by_name(visit: Callable[..., Visitor]) -> None:
    ada, state, chance = visit(), em.game("rotterdam", players=3).start(seed=5), Random(5)
    while state.actor or not any(action.text.startswith("with ") for action in state.legal()):
        state.play(chance.choice(state.legal()))
    replay = ada.ask("POST", "/replays", state.transcript().to_dict())["replay"]
    ada.sit("rotterdam", players=3, begin={"replay": replay, "decision": state.decisions})
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.locator(".advice").first.wait_for()
    told = ada.page.locator(".advice span").all_inner_texts()
    named = [words for words in told if words != "Trade with nobody"]
    assert named, told
    assert all(words.startswith("Trade with Easy") for words in named), told
