"""The lessons and the rules."""

from collections.abc import Callable

import pytest

from emporion.games.rules import rulebook
from web.browser import LANGUAGES, Visitor, until

GAMES = ["rhodes", "colossus", "rotterdam"]
AHEAD = ".lit, .teacher .choice, .teacher .main"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_to_its_end(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    page = ada.go(f"/learn/{game}")
    page.wait_for_selector(".teacher")
    end = page.get_by_role("link", name="Now play a whole game")
    steps = int(page.get_by_label("How far you are").get_attribute("max") or 0)
    assert steps > 5
    for _ in range(4 * steps):
        page.evaluate(f"document.querySelector({AHEAD!r})?.focus()")
        if end.is_visible():
            break
        page.keyboard.press("Enter")
    else:
        raise AssertionError("the lesson does not end")
    assert page.locator(".teacher").inner_text().strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_each_language(visit: Callable[..., Visitor], language: str) -> None:
    ada = visit(language=language)
    for game in GAMES:
        page = ada.go(f"/rules/{game}")
        page.wait_for_selector(".rule")
        assert page.locator("html").get_attribute("lang") == language
        shown = page.locator(".rule").evaluate_all("all => all.map((one) => one.id)")
        assert shown == [rule.id for section in rulebook(game).sections for rule in section.rules]


def test_a_rule_is_found_by_words_and_by_its_link(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    page = ada.go("/rules/rhodes")
    page.wait_for_selector(".rule")
    some = page.locator(".rule").nth(20).get_attribute("id") or ""
    page.get_by_label("Search").fill(some)
    until(page, "document.querySelectorAll('.rule').length < 10")
    assert page.locator(f".rule[id='{some}']").is_visible()
    page.get_by_label("Search").fill("zeppelin")
    page.get_by_text("No rule speaks of").wait_for()
    bob = visit()
    page = bob.go(f"/rules/rhodes#{some}")
    page.wait_for_selector(f".rule:target[id='{some}']")
    assert page.evaluate("scrollY") > 300
    page.locator("main nav a").first.click()
    until(page, "scrollY < 1500")
    page.locator("main nav a").last.click()
    until(page, "scrollY > 1500")
