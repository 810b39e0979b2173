"""The page speaks one's language: reasons, refusals, editions; and there is room for longer words.

The pseudo-locale is English with accents and words longer by two fifths, made on the way to the
browser: what does not fit now would not fit in a language that is still to come.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from emporion.terminal import words
from web.browser import ANSWERS, PATIENCE, Visitor
from web.play import OFFERED, Player
from web.screens import enter

ACCENTS = str.maketrans("aeiouncyAEIOUNC", "áêïôüñçýÅÉÎÖÚÑÇ")
CATALOGUES = re.compile(
    r"/assets/(page|coach|problems|reasons|editions|lessons|rhodes|rotterdam)-[^/]+js"
)
LINE = re.compile(r"^(?P<head>[a-z][\w-]* =|\s*\*?\[\w+\]|\})(?P<text>.*)$", re.MULTILINE)
SCREENS = ("home", "new", "rhodes", "colossus", "rotterdam", "replay", "review", "rules")


def stretched(word: re.Match[str]) -> str:
    """
    >>> re.sub(r"[^\\W\\d_]+", stretched, "Town hall")
    'Tôwñtô hállhá'
    """
    found = word[0].translate(ACCENTS)
    return found + found.lower()[: round(len(found) * 0.4)]


def pseudo(catalogue: str) -> str:
    """A catalogue in the pseudo-locale; what sentences are made of stays as it is."""

    def line(found: re.Match[str]) -> str:
        parts = re.split(r"(\{[^{}]*\}?)", found["text"])
        texts = (
            part if part.startswith("{") else re.sub(r"[^\W\d_]+", stretched, part)
            for part in parts
        )
        return found["head"] + "".join(texts)

    return LINE.sub(line, catalogue)


def stretch(route: Route) -> None:
    answer = route.fetch()
    before, text, after = re.split("(?<=`)(.*)(?=`)", answer.text(), maxsplit=1, flags=re.DOTALL)
    route.fulfill(response=answer, body=before + pseudo(text) + after)


# Words on a drawing that run into other words, or out of the picture.
COLLIDING = """() => {
  const texts = [...document.querySelectorAll("svg text")].filter((one) => {
    return one.checkVisibility() && /\\p{L}{2}/u.test(one.textContent);
  });
  const boxes = texts.map((one) => [one, one.getBoundingClientRect()]);
  const wide = [];
  for (const [one, box] of boxes) {
    const picture = one.ownerSVGElement.getBoundingClientRect();
    if (box.left < picture.left - 2 || box.right > picture.right + 2) wide.push(one.textContent);
    for (const [other, beside] of boxes) {
      if (one === other || !box.width || !beside.width) continue;
      const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      if (across < 4 || down < box.height / 2) continue;
      wide.push(`${one.textContent} | ${other.textContent}`);
    }
  }
  return wide;
}"""


@pytest.fixture
def speak() -> Iterator[Callable[[str], None]]:
    """The terminal's words say what the page should."""
    yield words.use
    words.use("en")


def test_the_language_chosen_last_is_spoken(visit: Callable[..., Visitor]) -> None:
    """Whatever comes first: the words of another may be on their way for long."""
    ada = visit()
    page = ada.go("/")
    welcome = page.locator("h1").inner_text()
    held: list[Route] = []
    page.route(CATALOGUES, lambda route: held.append(route))
    languages = page.locator("header select").first
    with page.expect_request(CATALOGUES):
        languages.select_option("es")
    languages.select_option("en")
    page.wait_for_timeout(100)
    for route in held:
        route.continue_()
    for route in held:
        assert route.request.response()
    page.wait_for_timeout(100)
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator("h1").inner_text() == welcome
    page.unroute(CATALOGUES)
    languages.select_option("es")
    page.wait_for_selector("html[lang=es]")
    assert page.locator("h1").inner_text() != welcome


@pytest.mark.parametrize(("game", "language"), [("rhodes", "de"), ("rotterdam", "fr")])
def test_a_place_says_why_not_in_ones_own_language(
    visit: Callable[..., Visitor], speak: Callable[[str], None], game: str, language: str
) -> None:
    speak(language)
    ada = visit(language=language)
    ada.forgiven += [ANSWERS]
    table, player = ada.sit(game), Player(ada)
    found = None
    for _ in range(30):
        ada.page.wait_for_selector(OFFERED, state="attached")
        reasons = ada.ask("GET", f"/tables/{table}/reasons?seat=0")
        if not isinstance(reasons, list):  # somebody else is asked by now
            continue
        told = said_of_places(game, reasons)
        dark = ada.page.locator(".board [data-place][aria-label]:not(.lit)").all()
        names = [str(place.get_attribute("data-place")) for place in dark]
        found = next((number for number, name in enumerate(names) if name in told), None)
        if found is not None:
            break
        player.point()
    assert found is not None, "everything is possible, again and again"
    dark[found].hover(force=True)
    ada.page.locator(".tip span").get_by_text(told[names[found]], exact=True).wait_for()


def said_of_places(game: str, reasons: list[dict[str, Any]]) -> dict[str, str]:
    """What a place should say where nothing is possible: the first reason."""
    told: dict[str, str] = {}
    lead = {place for one in reasons if one["possible"] for place in one.get("places", [])}
    for one in reasons:
        if not one["possible"] and one["reason"] != "not_asked":
            key = f"{game}-why-{one['reason'].replace('_', '-')}"
            said = words.t(key, **words.plain(one.get("args", {}), game))
            for place in set(one.get("places", [])) - lead:
                told.setdefault(place, words.t("why-not", words=said, rule=one["rule"]))
    return told


def test_a_refusal_in_ones_own_language(visit: Callable[..., Visitor]) -> None:
    ada = visit(language="es")
    ada.forgiven += [ANSWERS]
    ada.go("/t/no-such-table")
    ada.page.get_by_text("Esa mesa no existe, o no está abierta para ti.").wait_for()


def test_an_edition_in_ones_own_language(visit: Callable[..., Visitor]) -> None:
    ada = visit(language="nl")
    page = ada.go("/editions/rhodes")
    page.get_by_text("Landgoed", exact=True).click()
    page.get_by_label("plaatsen in het pakhuis").fill("99")
    page.get_by_role("button", name="Controleren").click()
    page.get_by_text(
        "Landgoed › plaatsen in het pakhuis: moet een geheel getal van 4 tot 20 zijn"
    ).wait_for()


@pytest.mark.parametrize("screen", SCREENS)
def test_longer_words_have_room(visit: Callable[..., Visitor], screen: str) -> None:
    ada = visit()
    ada.context.route(CATALOGUES, stretch)
    enter(ada, screen)
    assert len(re.findall("[áêïôü]", ada.page.inner_text("body"))) > 20
    for width, height in ((1366, 768), (390, 844)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(50)
        assert not ada.overflow(), (screen, width)
        assert not ada.page.evaluate(COLLIDING), (screen, width)


def test_the_pseudo_locale_is_longer() -> None:
    assert pseudo("a-key = Sell { $good } now\n") == "a-key = Sêllsê { $good } ñôwñ\n"
    many = "a-key = { $count ->\n    [one] One seat\n   *[other] { $count } seats\n}\n"
    assert pseudo(many).splitlines()[2] == "   *[other] { $count } sêátssê"


def test_every_window_has_its_name(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    made = ada.ask("POST", "/tables", {"terms": {"game": "rhodes", "players": 2}, "sit": [0]})
    bob = visit()
    for address, name in {
        "/new": "New table",
        "/watch": "Open tables",
        "/rules/colossus": "The rules of The Colossus",
        "/editions/rotterdam": "The numbers of your box of Rotterdam",
        "/learn/rhodes": "Learn: Rhodes",
        f"/j/{made['join']}": "Take a seat",
        f"/t/{made['table']}": "Rhodes",
    }.items():
        bob.go(address)
        expect(bob.page).to_have_title(f"{name} – Emporion", timeout=PATIENCE)
    bob.page.locator("header a[href='/']").first.click()  # without loading the page anew
    expect(bob.page).to_have_title("Emporion", timeout=PATIENCE)
