"""A finished game looked at again: every moment, through anybody's eyes."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import emporion as em
from server.house import Server
from web.browser import BOARD, Visitor


@pytest.fixture(scope="module")
def replay(server: Server) -> dict[str, Any]:
    """A game of Rotterdam that somebody brought, all of it played by the first choice."""
    state = em.game("rotterdam", players=2).start(seed=3)
    for _ in range(80):
        state.play(state.legal()[0])
    ada = server.person()
    stored: dict[str, Any] = ada.post("/replays", state.transcript().to_dict()).json()
    return stored


def test_scrub_and_step(visit: Callable[..., Visitor], replay: dict[str, Any]) -> None:
    ada = visit()
    page = ada.go(f"/replay/{replay['replay']}")
    page.wait_for_selector(BOARD)
    last = replay["decisions"]

    def at(decision: int) -> None:
        page.get_by_text(f"{decision} / {last}").wait_for()
        page.wait_for_url(re.compile(rf"at={decision}&"))

    at(0)
    page.keyboard.press("ArrowRight")
    at(1)
    page.keyboard.press("End")
    at(last)
    page.keyboard.press("ArrowLeft")
    at(last - 1)
    page.keyboard.press("Home")
    at(0)
    page.get_by_label("Moment").fill("40")
    at(40)
    page.get_by_role("button", name="One back").click()
    at(39)
    page.get_by_role("button", name="Play", exact=True).click()
    at(40)
    page.get_by_role("button", name="Pause").click()


def test_whoever_leaps_about_sees_where_it_ends(
    visit: Callable[..., Visitor], replay: dict[str, Any]
) -> None:
    """One moment is asked for at a time, not all that were passed; none that comes late stays."""
    ada = visit()
    page = ada.go(f"/replay/{replay['replay']}")
    page.wait_for_url(re.compile("at=0&"))
    asked, moments = list[Route](), re.compile("/at/")
    page.route(moments, lambda route: asked.append(route))
    for _ in range(40):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    page.wait_for_url(re.compile("at=80&"))
    page.wait_for_timeout(200)
    assert len(asked) == 1
    asked[0].continue_()
    page.unroute(moments)
    page.get_by_text("Round 21").first.wait_for()


def test_a_server_that_is_away_for_a_while(
    visit: Callable[..., Visitor], replay: dict[str, Any]
) -> None:
    ada = visit()
    page = ada.go(f"/replay/{replay['replay']}?at=79")
    page.wait_for_selector(BOARD)
    ada.drop()
    page.get_by_role("button", name="Play on from here").click()
    away = page.get_by_role("alert").get_by_text("The server does not answer.")
    away.wait_for()
    page.keyboard.press("Home")
    away.wait_for()
    assert page.locator(BOARD).count(), "what was seen is still there"
    ada.context.set_offline(False)
    page.get_by_text(re.compile(r"Round 1\b")).first.wait_for()
    expect(away).to_have_count(0)


def test_keys_of_the_browser_are_left_to_it(
    visit: Callable[..., Visitor], replay: dict[str, Any]
) -> None:
    ada = visit()
    page = ada.go(f"/replay/{replay['replay']}?at=10")
    page.wait_for_selector(BOARD)
    how = "{bubbles: true, cancelable: true, ...more}"
    press = f"more => document.body.dispatchEvent(new KeyboardEvent('keydown', {how}))"
    assert not page.evaluate(press, {"key": "ArrowRight"}), "it steps"
    page.get_by_text("11 / 80").wait_for()
    assert page.evaluate(press, {"key": "ArrowLeft", "altKey": True}), "the browser goes back"
    assert page.get_by_text("11 / 80").is_visible()


def test_an_address_that_names_no_moment(
    visit: Callable[..., Visitor], replay: dict[str, Any]
) -> None:
    ada = visit()
    page = ada.go(f"/replay/{replay['replay']}?at=soon")
    page.get_by_text("0 / 80").wait_for()


def test_a_link_to_a_moment_through_somebodys_eyes(
    visit: Callable[..., Visitor], replay: dict[str, Any]
) -> None:
    ada = visit()
    page = ada.go(f"/replay/{replay['replay']}?at=30&eyes=0")
    page.wait_for_selector(".hand[data-seat='0']")
    first = page.locator(".hand .mission").first.get_attribute("aria-label")
    page.get_by_label("Through whose eyes").select_option("1")
    page.wait_for_selector(".hand[data-seat='1']")
    assert page.locator(".hand .mission").first.get_attribute("aria-label") != first
    page.get_by_label("Through whose eyes").select_option("spectator")
    page.wait_for_selector(".hand", state="detached")
    assert page.url.endswith("at=30&eyes=spectator")
    bob = visit()
    bob.go(page.url)
    bob.page.wait_for_selector(BOARD)
    bob.page.get_by_text(f"30 / {replay['decisions']}").wait_for()
    assert bob.page.get_by_label("Through whose eyes").input_value() == "spectator"


def test_who_played_is_named(visit: Callable[..., Visitor], replay: dict[str, Any]) -> None:
    ada = visit()
    told = ada.ask("GET", f"/replays/{replay['replay']}")
    page = ada.go(f"/replay/{replay['replay']}?at=20")
    page.get_by_text("Player 2").first.wait_for(state="attached")
    told["seats"] = [{"name": "Grace"}, {"bot": "master"}]
    named = ada.ask("POST", "/replays", told)["replay"]
    page = ada.go(f"/replay/{named}?at=20")
    eyes = page.get_by_label("Through whose eyes").locator("option")
    eyes.nth(2).wait_for(state="attached")
    assert eyes.all_inner_texts()[2:] == ["Grace", "Master bot 2"]
    assert "Player 2" not in page.content()


def test_play_on_from_a_moment(visit: Callable[..., Visitor], replay: dict[str, Any]) -> None:
    ada = visit()
    page = ada.go(f"/replay/{replay['replay']}?at=12&eyes=all")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(BOARD)
    page.wait_for_selector(".lit, .prompt .choice")
