"""Links that lead nowhere, to a full table, to a server that is gone: each says so."""

import contextlib
import sqlite3
from collections.abc import Callable

import pytest

from server.house import Server
from web.browser import ANSWERS, BOARD, LANGUAGES, LINES, Visitor

NOWHERE = [
    "/nowhere",
    "/learn",
    "/a/long/way/off",
    "/t/no-such-table",
    "/j/no-such-token",
    "/w/no-such-token",
    "/r/no-such-token",
    "/replay/no-such-replay",
    "/learn/chess",
    "/rules/chess",
    "/editions/chess",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_dead_links(visit: Callable[..., Visitor], language: str) -> None:
    ada = visit(language=language)
    ada.forgiven += [ANSWERS, LINES]
    for address in NOWHERE:
        page = ada.go(address)
        page.wait_for_selector("main h1")
        words = page.locator("main p").first.inner_text()
        assert len(words) > 10, address
        assert page.locator("main a.main[href='/']").is_visible(), address
        assert page.title() == f"{page.locator('main h1').inner_text()} – Emporion", address


@pytest.mark.parametrize(
    ("start", "words"), [(False, "Every seat is taken."), (True, "The game has begun.")]
)
def test_a_table_that_nobody_can_join(
    visit: Callable[..., Visitor], start: bool, words: str
) -> None:
    ada, bob = visit(), visit(name="Bob")
    terms = {"game": "rhodes", "players": 2, "bots": [None, "easy"]}
    made = ada.ask("POST", "/tables", {"terms": terms, "sit": [0], "start": start})
    page = bob.go(f"/j/{made['join']}")
    page.wait_for_selector("main h1")
    page.get_by_text(words).wait_for()  # before a name is asked for
    assert page.get_by_role("button", name="Sit down").count() == 0
    assert page.get_by_role("link", name="To the harbour").is_visible()
    page.get_by_role("link", name="Only watch").click()
    page.wait_for_url(f"**/t/{made['table']}")
    ada.go(f"/j/{made['join']}")  # who sits there already is led to the seat
    ada.page.wait_for_url(f"**/t/{made['table']}")


def test_a_server_that_is_gone_and_comes_back(
    visit: Callable[..., Visitor], serve: Callable[..., Server]
) -> None:
    house = serve()
    ada = visit(house)
    other = ada.ask("POST", "/tables", {"terms": {"game": "rhodes", "players": 2}, "sit": [0]})
    ada.sit("rhodes")
    port = house.port
    ada.forgiven += [LINES]
    assert house.stop() == 0
    ada.page.get_by_text("The connection is lost").wait_for()
    continued_by_another_version(house, other["table"])
    house.start(port)
    ada.page.get_by_text("The connection is lost").wait_for(state="hidden")
    assert ada.page.locator(BOARD).count()
    ada.forgiven += [ANSWERS]
    ada.go(f"/t/{other['table']}")
    ada.page.get_by_text("This game was begun by another version").wait_for()
    assert ada.page.get_by_role("link", name="To the harbour").is_visible()


def continued_by_another_version(house: Server, table: str) -> None:
    """What such a version wrote, this one cannot read."""
    path = house.database.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(path)) as store, store:
        store.execute("UPDATE entries SET kind = 'applaud' WHERE table_id = ?", (table,))
