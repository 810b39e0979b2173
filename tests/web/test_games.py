"""Whole games in the browser, by what is lit or offered and nothing else."""

import itertools
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import emporion as em
from web.browser import Visitor
from web.play import OFFERED, Player
from web.screens import go_on, sit_down

GAMES = ("rhodes", "colossus", "rotterdam")
TARGET = 44  # pixels that a thumb needs


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit()
    table = ada.sit(game)
    player = Player(ada)
    while player.point():
        assert player.seen[-1]["fits"], "the page scrolls where it should fit"
    assert player.hidden == []
    over = ada.ask("GET", f"/tables/{table}")["table"]
    assert over["status"] == "over"
    ada.page.get_by_text("Points from").wait_for()  # told by the replay that was made of it
    shown = ada.page.get_by_label("Result").inner_text()
    assert all(str(score) in shown for score in over["result"]["scores"])


def test_a_whole_game_by_keyboard(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.sit("rotterdam")
    player = Player(ada)
    while player.type():
        pass
    assert ada.decisions >= 20
    assert '"type":"decide"' in ada.sent[-1]


def test_the_focus_stays_where_something_can_be_done(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.sit("rhodes")
    player = Player(ada)
    player.type()
    for _ in range(6):
        ada.page.wait_for_selector(f":is({OFFERED}):focus")
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_timeout(50)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_by_touch(visit: Callable[..., Visitor], game: str) -> None:
    ada = visit(small=True)
    ada.sit(game)
    player = Player(ada)
    while ada.decisions < 60 and player.point():
        pass
    assert player.hidden == []
    assert not ada.overflow()
    narrow = {one["label"] for one in player.seen if min(one["width"], one["height"]) < TARGET - 1}
    assert narrow == set()


def test_a_game_of_the_colossus_on_a_phone_to_its_end(visit: Callable[..., Visitor]) -> None:
    """From the thick of it on, three at the table."""
    ada = visit(small=True)
    sit_down(ada, "colossus")
    player = Player(ada, seed=2)
    while player.point():
        pass
    assert player.hidden == []
    assert ada.page.get_by_label("Result").is_visible()


def test_the_own_estate_calls_while_another_is_looked_at(visit: Callable[..., Visitor]) -> None:
    ada = visit()
    ada.sit("rhodes")
    farm, own, other = ".farm.lit", ".person[data-seat='0']", ".person[data-seat='1']"
    player = Player(ada)
    while ada.page.locator(farm).count() == 0:
        assert player.point()
        ada.page.wait_for_selector(OFFERED)
    assert "lit" not in ada.page.locator(own).get_attribute("class").split()
    ada.page.locator(other).click()
    assert ada.page.locator(farm).count() == 0
    ada.page.locator(f"{own}.lit").click()
    ada.page.wait_for_selector(farm)
    assert ada.page.locator(f"{own}.lit").count() == 0


def test_ships_are_lit_after_a_look_at_others(visit: Callable[..., Visitor]) -> None:
    """Other ships lie where one's own can sail: the same places, seen anew."""
    state, chance = em.game("rhodes", players=3).start(seed=0), random.Random(0)
    sails = None
    for number in itertools.count():
        if state.over:
            break
        own, other, _ = ({ship["at"] for ship in seat["ships"]} for seat in state.view(0)["seats"])
        sailing = (state.actor, state.decision) == (0, "ship")
        if sailing and own == {"home"} and other == {"harbour"}:
            sails = number
        state.play(chance.choice(state.legal()))
    assert sails is not None
    ada = visit()
    go_on(ada, state.transcript().to_dict(), sails)
    ships = ada.page.locator(".ship.lit")
    found = ships.count()
    assert found == 3
    ada.page.locator(".person[data-seat='1']").click()
    expect(ships).to_have_count(0)
    ada.page.locator(".person[data-seat='0']").click()
    expect(ships).to_have_count(found)


def test_a_choice_is_shown_before_it_is_made(visit: Callable[..., Visitor]) -> None:
    """What it costs and gives: under the pointer, and under a thumb where one wants to confirm."""
    ada = visit()
    sit_down(ada, "colossus")
    square = ada.page.locator(".basin .lit").first
    square.hover()
    said = re.compile(r"Ada buys .* Ada pays \d dr")
    ada.page.locator(".preview").get_by_text(said).wait_for()
    assert re.fullmatch(r"−\d dr", ada.page.locator(".person .change").inner_text())
    assert ada.decisions == 0
    bob = visit(small=True, confirm=True)
    sit_down(bob, "colossus")
    bob.page.locator(".basin .lit").first.tap()
    bob.page.locator(".preview").get_by_text(said).wait_for()
    assert bob.decisions == 0
    bob.page.get_by_role("button", name="Confirm").tap()
    bob.page.get_by_role("button", name="Confirm").wait_for(state="hidden")
    assert bob.decisions == 1
