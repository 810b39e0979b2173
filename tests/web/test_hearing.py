"""The table in words, by a key or a button, for those who hear it."""

from collections.abc import Callable
from typing import Any

import pytest

from web.browser import LANGUAGES, Visitor
from web.screens import sit_down


def hear(visitor: Visitor, key: str) -> str:
    """What the live region says at a key."""
    said = visitor.page.locator(".said").first
    before = said.text_content()
    visitor.page.keyboard.press(key)
    while (words := said.text_content() or "") == before:
        visitor.page.wait_for_timeout(10)
    return words.strip()


def table(visitor: Visitor) -> dict[str, Any]:
    full: dict[str, Any] = visitor.ask("GET", f"/tables/{visitor.page.url.rsplit('/', 1)[1]}")
    return full


@pytest.mark.parametrize("game", ["rhodes", "colossus", "rotterdam"])
def test_what_is_heard_at_each_key(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    sit_down(ada, game)
    full = table(ada)
    turn, seats = full["turn"], full["view"]["seats"]
    assert "your turn" in hear(ada, "t")
    assert hear(ada, "c").startswith(f"{len(turn['legal'])} choices: ")
    board = hear(ada, "b")
    labels = ada.page.locator(".board [data-place][aria-label]").evaluate_all(
        "all => all.map((one) => one.ariaLabel)"
    )
    assert len(labels) > 15
    assert [label for label in labels if label not in board] == []
    assert hear(ada, "1") in board
    players = hear(ada, "p")
    goods = hear(ada, "g")
    if game == "rotterdam":
        assert f"Ada: {seats[0]['points']} victory points" in players
        assert goods.count("Mission ") == len(seats[0]["missions"])
    else:
        assert f"Ada: {seats[0]['vp']} victory points, {seats[0]['money']} drachmas" in players
        assert f"You have {seats[0]['money']} drachmas" in goods
        for good, count in seats[0]["warehouse"].items():
            assert f"{count} {good}" in goods
    assert "The game begins." in hear(ada, "h")


def test_the_list_of_keys(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    sit_down(ada, "rhodes")
    page = ada.page
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys and spoken commands")
    sheet.wait_for()
    sheet.get_by_role("button", name="What I have").click()
    sheet.get_by_text("You have").wait_for()
    sheet.get_by_label("Single keys are commands").uncheck()
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    page.keyboard.press("?")
    page.wait_for_timeout(100)
    assert not sheet.is_visible()
    page.get_by_text("Table", exact=True).click()
    page.get_by_role("button", name="Keys and spoken commands").last.click()
    sheet.wait_for()


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_it_is_said_in_the_language_of_the_page(
    visit: Callable[..., Visitor], language: str
) -> None:
    ada = visit(language=language)
    sit_down(ada, "rotterdam")
    for key in "tcgbph":
        words = hear(ada, key)
        assert len(words) > 20
        assert "hear-" not in words, "a key without words"
        for english in ("choices", "your turn", "victory points", "Junction"):
            assert english not in words


@pytest.mark.parametrize("game", ["rhodes", "rotterdam"])
def test_arrows_go_from_place_to_place(visit: Callable[..., Visitor], game: str) -> None:
    """What cannot be done now has the focus too, and says why not."""
    ada = visit()
    ada.sit(game)
    page = ada.page
    page.locator(".board .lit").first.focus()
    why = page.locator(".why")
    met: set[str] = set()
    for way in ["ArrowRight"] * 12 + ["ArrowDown"] * 12 + ["ArrowLeft"] * 12:
        page.keyboard.press(way)
        met.add(str(page.evaluate("document.activeElement.dataset.place")))
        if page.locator(".board [data-place]:focus:not(.lit)").count():
            page.wait_for_timeout(400)
            if why.inner_text().startswith("Not now: "):
                break
    assert why.inner_text().startswith("Not now: "), met
