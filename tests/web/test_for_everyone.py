"""Every screen for everyone: what axe-core finds, and room for the words of each language."""

from collections.abc import Callable
from pathlib import Path

import pytest

from web.browser import LANGUAGES, Visitor
from web.play import Player
from web.screens import SCREENS, enter

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# Places are pictures: their names say in words what letters and numbers in them show.
RUN = """async () => {
  const found = await axe.run(document, {
    resultTypes: ["violations"],
    rules: { "label-content-name-mismatch": { enabled: false } },
  });
  return found.violations.map(({ id, help, nodes }) =>
    `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 200))}`);
}"""


def look(visitor: Visitor) -> None:
    assert AXE.exists(), "axe-core is not installed: make page"
    visitor.page.evaluate(f"() => {{ {AXE.read_text()} }}")
    found: list[str] = visitor.page.evaluate(RUN)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visit: Callable[..., Visitor], screen: str) -> None:
    ada = visit()
    enter(ada, screen)
    look(ada)
    ada.page.locator("header select").last.select_option("dark")
    look(ada)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.wait_for_timeout(50)
    look(ada)
    assert not ada.overflow()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_room(visit: Callable[..., Visitor], language: str) -> None:
    ada = visit(language=language)
    for screen in ("home", "new", "rules", "rhodes", "rotterdam"):
        enter(ada, screen)
        for width, height in ((1366, 768), (390, 844), (683, 384)):  # the last one: 200% zoom
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.wait_for_timeout(50)
            assert not ada.overflow(), (screen, width)


@pytest.mark.parametrize("game", ["colossus", "rotterdam"])
def test_a_page_at_twice_its_size(visit: Callable[..., Visitor], game: str) -> None:
    """All of it can be reached: what is asked, what can be done, the log and the menu."""
    ada = visit()
    ada.page.set_viewport_size({"width": 683, "height": 384})
    ada.sit(game)
    player = Player(ada)
    while ada.decisions < 15:
        assert player.point()
    assert player.hidden == []
    assert not ada.overflow()
    for place in ("aside summary", ".log .line", ".players .name"):
        one = ada.page.locator(place).first
        one.scroll_into_view_if_needed()
        box, bar = one.bounding_box(), ada.page.locator(".prompt").bounding_box()
        assert box
        assert bar
        assert box["y"] + box["height"] <= bar["y"] + 1, f"{place} is under the prompt"
