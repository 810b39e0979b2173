"""Several people: two browsers at one table, and two seats at one browser."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from web.browser import ANSWERS, BOARD, Visitor
from web.play import OFFERED, Player


def test_two_browsers_and_a_dropped_connection(visit: Callable[..., Visitor]) -> None:
    ada, bob = visit(), visit(name="Bob", small=True)
    made = ada.ask("POST", "/tables", {"terms": {"game": "rhodes", "players": 2}, "sit": [0]})
    table = made["table"]
    ada.go(f"/t/{table}")
    bob.go(f"/j/{made['join']}")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name="I am ready").click()
    ada.page.get_by_text("Bob").wait_for()
    ada.page.get_by_role("button", name="I am ready").click()
    people = [ada, bob]
    for one in people:
        one.page.wait_for_selector(BOARD)
    players = [Player(one) for one in people]

    def look() -> dict[str, Any]:
        full: dict[str, Any] = ada.ask("GET", f"/tables/{table}")
        return full

    def decide() -> None:
        before = look()
        seat = before["turn"]["actor"]
        while look()["number"] == before["number"]:
            if people[seat].page.locator(OFFERED).count():
                players[seat].point()
            people[seat].page.wait_for_timeout(15)

    for _ in range(4):
        decide()
    away = look()["turn"]["actor"]
    absent = people[away]
    absent.drop()
    absent.page.get_by_text("The connection is lost").wait_for()
    before = absent.decisions
    while absent.page.locator(OFFERED).count():
        players[away].point()  # said while nobody hears it
    assert absent.decisions == before
    absent.context.set_offline(False)
    absent.page.get_by_text("The connection is lost").wait_for(state="hidden")
    for _ in range(4):
        decide()
    assert absent.decisions > before
    for one in people:
        one.keep_up(table)
    views = [one.ask("GET", f"/tables/{table}")["view"] for one in people]
    assert views[0] == views[1]
    assert shown(ada) == shown(bob)


def shown(visitor: Visitor) -> list[str]:
    """Points of all players, as the page tells them."""
    return visitor.page.locator(".players .vp").all_inner_texts()


def test_two_at_one_screen_with_a_curtain(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.go("/new?how=same&game=rotterdam")
    ada.page.get_by_label("Players", exact=True).fill("2")
    ada.page.get_by_label("Name of player 2").fill("Bob")
    ada.page.get_by_role("button", name="Make the table").click()
    ada.page.wait_for_url(re.compile("/t/"))
    opened = ada.page.get_by_role("button", name="It is me, show my hand")
    player = Player(ada)
    opened.wait_for()  # before the first hand too
    curtains, cards, called = 0, set[str](), set[str]()
    while curtains < 4:
        if opened.is_visible():
            curtains += 1
            called.add(ada.page.locator("main h1").inner_text())
            assert ada.page.locator("main > *").count() == 1
            assert ada.page.locator("[data-place]").count() == 0
            document = ada.page.content()
            assert not [card for card in cards if card in document]
            ada.page.keyboard.press("Enter")  # the button has the focus
            ada.page.wait_for_selector(BOARD)
        elif ada.page.locator(OFFERED).count():
            assert curtains
            missions = ada.page.locator(".hand .mission").all()
            cards.update(one.get_attribute("aria-label") or "" for one in missions)
            player.point()
        ada.page.wait_for_timeout(15)
    assert len(cards) >= 6
    assert called == {"Ada, it is your turn", "Bob, it is your turn"}
    assert ada.page.locator(".players .name").all_inner_texts() == ["Ada", "Bob"]
    assert {"Ada sits down.", "Bob sits down."} <= set(
        ada.page.locator(".log li").all_inner_texts()
    )


@pytest.mark.parametrize("small", [False, True])
def test_several_at_one_screen_are_told_who_is_asked(
    visit: Callable[..., Visitor], small: bool
) -> None:
    ada = visit(small=small)
    terms = {"game": "rhodes", "players": 2}
    document = {"terms": terms, "sit": [0, 1], "names": ["Ada", "Bob"], "start": True}
    table = ada.ask("POST", "/tables", document)["table"]
    ada.go(f"/t/{table}")
    player = Player(ada)
    named = set[str]()
    while len(named) < 2:
        ada.page.wait_for_selector(".prompt .whom svg")
        seat = ada.ask("GET", f"/tables/{table}")["turn"]["actor"]
        name = ["Ada", "Bob"][seat]
        ada.page.locator(".prompt .whom").get_by_text(name).wait_for()
        assert ada.page.locator(".prompt .whom").is_visible()
        named.add(name)
        before = ada.decisions
        while ada.decisions == before:
            player.point()
        ada.keep_up(table)


def test_every_bot_may_have_a_strength_of_its_own(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    page = ada.go("/new?how=friends&game=rhodes")
    page.get_by_label("Players", exact=True).fill("4")
    strengths = page.get_by_role("group", name="The bots are").get_by_role("combobox")
    strengths.first.select_option("Easy bot")
    page.get_by_role("combobox", name="Player 4").select_option("Master bot")
    assert strengths.count() == 2
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2]
    assert ada.ask("GET", f"/tables/{table}")["table"]["terms"]["bots"] == [
        *(None, None),
        *("easy", "master"),
    ]


def test_a_page_that_came_without_encryption(visit: Callable[..., Visitor]) -> None:
    """As from a laptop to the phones of one house: a browser then offers less."""
    ada = visit()
    ada.context.add_init_script(
        "delete Crypto.prototype.randomUUID;"
        "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });"
    )
    page = ada.go("/new?how=friends&game=rhodes")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Copy").click()
    assert page.get_by_label("The link, to copy").input_value().startswith("http")
    page.get_by_role("button", name="Start now").click()
    page.wait_for_selector(BOARD)
    player = Player(ada)
    while ada.decisions < 3:
        assert player.point()


def test_a_seat_goes_on_to_another_device(visit: Callable[..., Visitor]) -> None:
    ada, phone, eve = visit(), visit(small=True), visit(name="Eve")
    for one in (ada, phone, eve):
        one.forgiven += [ANSWERS]
    page = ada.go("/new?how=friends&game=rotterdam")
    page.get_by_label("People among them").fill("1")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(BOARD)
    page.get_by_text("Table", exact=True).click()
    page.get_by_text("Let friends watch").click()
    eve.go(page.get_by_label("Who has this link looks on").input_value())
    eve.page.wait_for_selector(BOARD)
    assert eve.page.locator(".hand").count() == 0
    page.get_by_text("Go on with another device").click()
    phone.go(page.get_by_label("Open this on the other device").input_value())
    phone.page.wait_for_selector(".hand")
    page.get_by_role("link", name="To the harbour").wait_for()  # nothing is left here
