"""The numbers of one's own box: typed in, checked, played with, and shown wherever it is played."""

import json
import re
from collections.abc import Callable

import emporion as em
from server.house import Server
from web.browser import BOARD, Visitor

RATES = ".agora .note"  # what the market and the temple say, from the left


def test_numbers_are_typed_in_checked_and_played_with(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    page = ada.go("/editions/rhodes")
    page.get_by_text("Market", exact=True).click()
    rates = page.locator("details[open]").get_by_label("rates")
    assert rates.input_value() == "5, 4, 3"
    play = page.get_by_role("button", name="Play with these numbers")
    check = page.get_by_role("button", name="Check")
    assert play.is_disabled()
    rates.fill("many, 4, 3")
    check.click()
    page.locator(".bad li").first.wait_for()
    assert "Market" in page.locator(".bad").inner_text()
    assert page.locator("label.wrong input").first.input_value().startswith("many")
    assert play.is_disabled()
    rates.fill("17, 4, 3")
    check.click()
    page.get_by_text("These numbers can be played.").wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert json.loads(download.value.path().read_text())["market"]["rates"] == [17, 4, 3]
    play.click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(BOARD)
    assert "17" in page.locator(RATES).all_text_contents()
    page = ada.go("/editions/rhodes")  # kept on this device
    page.get_by_text("Market", exact=True).click()
    assert page.locator("details[open]").get_by_label("rates").input_value() == "17, 4, 3"


def test_a_replay_shows_the_numbers_it_was_played_with(
    visit: Callable[..., Visitor], server: Server
) -> None:
    numbers = em.game("rhodes", players=2).edition.document()
    numbers |= {"name": "Ada’s box"}
    numbers["market"]["rates"][0] = 17
    state = em.game("rhodes", players=2, edition=numbers).start(seed=3)
    for _ in range(6):
        state.play(state.legal()[0])
    stored = server.person().post("/replays", state.transcript().to_dict()).json()
    ada = visit()
    ada.go(f"/replay/{stored['replay']}?at=4&eyes=all")
    ada.page.wait_for_selector(BOARD)
    assert "17" in ada.page.locator(RATES).all_text_contents()
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.page.wait_for_url(re.compile("/t/"))
    ada.page.wait_for_selector(BOARD)
    assert "17" in ada.page.locator(RATES).all_text_contents()
