"""Nothing that a player may not know is in the page or comes over its line."""

import json
from collections.abc import Callable
from typing import Any

from server.house import Person, Server
from web.browser import BOARD, Visitor
from web.play import OFFERED, Player

HANDS = ("products", "transport", "missions")


def test_the_hand_of_another_is_not_in_the_page(
    visit: Callable[..., Visitor], server: Server
) -> None:
    ada, bob = visit(), server.person()
    terms = {"game": "rotterdam", "players": 2}
    made = ada.ask("POST", "/tables", {"terms": terms, "sit": [0], "name": "Ada"})
    table = made["table"]
    bob.join(made, "Bob")
    bob.act(table, "ready", seat=1)
    ada.go(f"/t/{table}")
    ada.page.get_by_role("button", name="I am ready").click()
    ada.page.wait_for_selector(BOARD)
    player = Player(ada)
    theirs: set[str] = set()
    ours: set[str] = set()
    while ada.decisions < 12:
        theirs.update(missions(bob, table))
        if bob.look(table)["turn"]["actor"] == 1:
            bob.decide(table, 1)
        elif ada.page.locator(OFFERED).count():
            player.point()
            text = json.dumps(ada.ask("GET", f"/tables/{table}")["view"])
            ours.update(one for one in theirs if one in text)  # handed in, or the same card twice
    page = ada.page.content()
    for mission in theirs - ours:
        assert mission not in page
        assert not [frame for frame in ada.heard if mission in frame]
    views = [view for frame in ada.heard if (view := json.loads(frame).get("view"))]
    assert views
    assert not [view for view in views if set(HANDS) & set(view["seats"][1])]
    assert not [frame for frame in ada.heard if '"seed":"' in frame]


def missions(person: Person, table: str) -> list[str]:
    hand: dict[str, Any] = person.look(table)["view"]["seats"][1]
    return list(hand["missions"])


def test_tokens_leave_the_address_and_the_page(visit: Callable[..., Visitor]) -> None:
    ada, bob = visit(), visit(name="Bob")
    made = ada.ask("POST", "/tables", {"terms": {"game": "rhodes", "players": 2}, "sit": [0]})
    bob.go(f"/j/{made['join']}")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name="I am ready").wait_for()
    assert made["join"] not in bob.page.url
    assert made["join"] not in bob.page.content()
    assert made["recovery"] not in bob.page.content()
