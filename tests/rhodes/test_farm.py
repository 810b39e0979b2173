"""RH-5 Farm."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, refused, texts


def estate(players: int = 3, wine: int = 3, milk: int = 3, **options: Any) -> Board:
    """Wine and milk, so that loading is a choice (N-3)."""
    board = Board("rhodes", players, **options)
    board.farmland(0, "wine", units=wine)
    board.farmland(0, "milk", units=milk)
    return board


def at_home(board: Board, *lengths: int) -> Board:
    """Leave only these ships of seat 0 at home; the others lie empty in the harbour."""
    wanted = list(lengths)
    away = []
    for number, ship in enumerate(board.doc["seats"][0]["ships"], start=1):
        if ship["at"] == "home" and ship["length"] in wanted:
            wanted.remove(ship["length"])
        elif ship["at"] == "home":
            away.append((0, number, [None] * ship["length"]))
    assert not wanted
    board.lane(*away)
    return board


def seat(state: em.State, number: int = 0) -> dict[str, Any]:
    entry: dict[str, Any] = state.position()["seats"][number]
    return entry


def purse(state: em.State, number: int = 0) -> tuple[int, int]:
    return seat(state, number)["money"], seat(state, number)["vp"]


def forced(state: em.State) -> list[str]:
    return [event.data["action"] for event in state.events if event.data.get("forced")]


# --- the space


def test_a_farm_is_its_owners_alone() -> None:
    """RH-5.4, RH-2.4: another's marker on another's farm takes nothing away."""
    board = estate()
    board.farmland(1, "olives", units=1)
    state = play(board.state(), "farm", "sail 1", "load wine", "vp 1")
    assert state.actor == 1
    assert "farm" in texts(state)


def test_one_farm_action_a_round() -> None:
    """RH-5.4, RH-2.4"""
    board = estate()
    board.turn(0, marker=2)
    board.markers(0, "farm")
    refused(board.state(), "farm", r"your farm has been used this round: RH-2\.4")


# --- RH-5.1, RH-5.2: what the farmlands yield


@pytest.mark.parametrize("product", ["wine", "milk", "olives", "grain"])
@pytest.mark.parametrize(("price", "dr", "vp"), [(11, 0, 0), (14, 1, 0), (17, 0, 1)])
def test_a_farmland_yields_what_is_printed_on_it(
    product: str, price: int, dr: int, vp: int
) -> None:
    """RH-5.1, RH-5.2"""
    board = Board("rhodes")
    board.farmland(0, product, price, units=2)
    state = play(board.state(), "farm")
    assert purse(state) == (30 + dr, vp)


def test_every_tile_of_the_estate_counts_and_no_other_players() -> None:
    """RH-5.1, RH-5.2: empty tiles yield too."""
    board = Board("rhodes")
    board.farmland(0, "wine", 17, units=2)
    board.farmland(0, "wine", 14)
    board.farmland(0, "olives", 17)
    board.farmland(0, "milk", 14)
    board.farmland(0, "grain", 14)
    board.farmland(1, "grain", 17, units=1)
    board.farmland(1, "olives", 14, units=1)
    state = play(board.state(), "farm")
    assert purse(state) == (30 + 3, 2)
    assert purse(state, 1) == (30, 0)


def test_the_steps_come_in_their_order() -> None:
    """RH-5.1, RH-5.2, RH-5.3, RH-5.4"""
    board = Board("rhodes")
    board.farmland(0, "wine", 17, units=3)
    board.farmland(0, "milk", 14, units=3)
    board.develop(0, "poseidon", "wagon", "demeter wine")
    start = board.state()
    state = play(start, "farm", "use demeter", "done", "sail 2", "load wine", "load milk", "vp 1")
    got = [
        (event.kind, event.data["source"])
        for event in state.log()
        if event.kind in ("vp", "money", "enters") and "source" in event.data
    ]
    assert got == [
        ("vp", "farmland"),
        ("money", "farmland"),
        ("vp", "poseidon"),
        ("money", "wagon"),
        ("vp", "demeter"),
        ("vp", "delivery"),
        ("money", "delivery"),
    ]
    assert state.log()[-1].kind == "enters"


# --- RH-5.3: the development tiles


@pytest.mark.parametrize(
    ("tile", "dr", "vp"),
    [("poseidon", 0, 1), ("wagon", 1, 0), ("abundance", 1, 0), ("trader", 1, 0)],
)
def test_what_needs_no_choice_comes_though_the_rest_is_declined(
    tile: str, dr: int, vp: int
) -> None:
    """RH-5.3"""
    board = estate(wine=2, milk=2)
    board.develop(0, tile)
    board.seat(0, warehouse={"wine": 1})
    state = play(board.state(), "farm")
    assert purse(state) == (30 + dr, vp)
    if state.decision == "develop":
        assert purse(play(state, "done")) == (30 + dr, vp)
    assert state.decision == "ship"
    assert purse(play(state, "sail 1", "load wine", "vp 0")) == (30 + dr + 2, vp)


def test_what_needs_no_choice_comes_though_the_rest_is_impossible() -> None:
    """RH-5.3: a full warehouse of gold, full farmlands; so `done` is forced (N-3)."""
    board = estate()
    board.develop(0, "wagon", "abundance", "trader")
    board.seat(0, warehouse={"gold": 10})
    state = play(board.state(), "farm")
    assert forced(state) == ["done"]
    assert state.decision == "ship"
    assert purse(state) == (30 + 3, 0)


def test_tiles_that_are_not_owned_give_nothing() -> None:
    """RH-5.3: those of another player do not help."""
    board = estate()
    board.develop(0, "trader")
    board.develop(1, "poseidon", "wagon", "abundance", "demeter wine")
    board.seat(0, warehouse={"wine": 1})
    state = play(board.state(), "farm")
    assert purse(state) == (30 + 1, 0)
    for action in ("use wagon wine", "use abundance wine", "use demeter"):
        refused(state, action, "you do not own this tile")


def test_irrigation_and_barn_do_nothing_here() -> None:
    """RH-5.3"""
    board = estate()
    board.develop(0, "irrigation", "barn")
    state = play(board.state(), "farm")
    assert forced(state) == ["done"]
    assert purse(state) == (30, 0)
    assert board.units(state, 0) == {"wine": [3], "milk": [3]}


def test_using_a_tile_is_never_forced() -> None:
    """RH-5.3"""
    board = estate(wine=2)
    board.develop(0, "wagon", "abundance", "trader")
    board.seat(0, warehouse={"wine": 1})
    state = play(board.state(), "farm", "done")
    assert state.decision == "ship"
    assert board.units(state, 0) == {"wine": [2], "milk": [3]}
    assert seat(state)["warehouse"] == {"wine": 1}


ONCE = [
    ("wagon", "use wagon wine", "use wagon milk"),
    ("abundance", "use abundance wine", "use abundance milk"),
    ("trader", "use trader grain wine", "use trader olives milk"),
    ("demeter wine", "use demeter", "use demeter"),
]


@pytest.mark.parametrize(("tile", "first", "again"), ONCE)
def test_each_tile_serves_once(tile: str, first: str, again: str) -> None:
    """RH-5.3"""
    board = estate(wine=2, milk=1)
    board.seat(0, warehouse={"grain": 1, "olives": 1})
    board.develop(0, tile, "trader" if tile == "wagon" else "wagon")
    state = play(board.state(), "farm", first)
    assert state.decision == "develop"
    refused(state, again, r"this tile has been used already: RH-5\.3")


def test_the_tiles_serve_again_at_the_next_farm_action() -> None:
    """RH-5.3: once each action, whoever used the same type before."""
    board = estate()
    board.develop(0, "wagon")
    board.farmland(1, "wine", units=2)
    board.farmland(1, "olives", units=2)
    board.develop(1, "wagon")
    state = play(board.state(), "farm", "use wagon wine", "sail 1", "load wine", "vp 1")
    state = play(state, "farm", "use wagon olives")
    assert seat(state, 1)["warehouse"] == {"olives": 1}


@pytest.mark.parametrize(
    ("order", "vp"),
    [
        (["use demeter", "use wagon wine"], 1),
        (["use wagon wine", "done"], 0),
        (["use abundance wine", "use wagon wine", "use demeter"], 1),
    ],
)
def test_the_order_of_the_tiles_is_the_players(order: list[str], vp: int) -> None:
    """RH-5.3: Demeter counts what lies there when it is used."""
    board = estate(wine=2)
    board.develop(0, "wagon", "abundance", "demeter wine")
    assert purse(play(board.state(), "farm", *order))[1] == vp


def test_wagon_before_trader_gives_the_trader_a_product() -> None:
    """RH-5.3"""
    board = estate()
    board.develop(0, "wagon", "trader")
    state = play(board.state(), "farm")
    refused(state, "use trader wine grain", r"none in your warehouse: RH-10\.7")
    state = play(state, "use wagon wine", "use trader wine grain")
    assert seat(state)["warehouse"] == {"grain": 1}


def test_demeter_is_offered_only_if_it_scores_now() -> None:
    """RH-5.3, RH-10.1"""
    board = estate(wine=1)
    board.develop(0, "demeter wine", "abundance")
    state = play(board.state(), "farm")
    refused(state, "use demeter", r"Demeter would score nothing now: RH-10\.1")
    state = play(state, "use abundance wine")
    assert "use demeter" in texts(state)
    assert purse(play(state, "use demeter"))[1] == 1


def test_demeter_scores_at_the_latest_when_the_step_ends() -> None:
    """RH-5.3: at `done`, before the units are loaded."""
    board = estate(wine=2)
    board.develop(0, "demeter wine")
    state = play(board.state(), "farm", "done")
    assert purse(state) == (30, 1)
    assert state.decision == "ship"


def test_demeter_scores_once_though_the_step_ends_later() -> None:
    """RH-5.3"""
    board = estate()
    board.develop(0, "demeter wine", "wagon")
    assert purse(play(board.state(), "farm", "use demeter", "done")) == (30 + 1, 1)


# --- RH-5.4: sail


@pytest.mark.parametrize(("for_vp", "dr"), [(2, 0), (1, 2), (0, 4)])
def test_two_olives_bring_money_points_or_both(for_vp: int, dr: int) -> None:
    """RH-5.4: the example of the rulebook."""
    board = Board("rhodes")
    board.farmland(0, "olives", units=2)
    state = play(board.state(), "farm", "sail 2", f"vp {for_vp}")
    assert purse(state) == (30 + dr, for_vp)
    assert state.position()["harbour"][0]["goods"] == ["olives", "olives"]


@pytest.mark.parametrize("length", [1, 2, 3])
def test_the_reward_counts_every_unit(length: int) -> None:
    """RH-5.4"""
    state = play(estate().state(), "farm", f"sail {length}", *["load wine"] * length)
    assert texts(state) == [f"vp {units}" for units in range(length + 1)]
    if length < 3:
        refused(state, f"vp {length + 1}", r"the ship carries fewer units: RH-5\.4")
    assert purse(play(state.clone(), "vp 0")) == (30 + 2 * length, 0)
    assert purse(play(state.clone(), f"vp {length}")) == (30, length)


def test_exactly_one_ship_sails() -> None:
    """RH-5.4: then the action is over."""
    state = play(estate().state(), "farm", "sail 1", "load wine", "vp 1")
    assert (state.actor, state.decision) == (1, "place")
    assert [ship["at"] for ship in seat(state)["ships"]] == ["harbour", "home", "home"]


def test_no_sailing_is_not_offered() -> None:
    """RH-5.4"""
    state = play(estate().state(), "farm")
    assert texts(state) == ["sail 1", "sail 2", "sail 3"]
    for action in ("done", "skip", "stop"):
        refused(state, action, "does not answer that")


def test_a_ship_is_loaded_fully() -> None:
    """RH-5.4: no longer ship than there are units, and no reward before the last unit."""
    state = play(estate(wine=1, milk=1).state(), "farm")
    assert texts(state) == ["sail 1", "sail 2"]
    refused(state, "sail 3", r"too few units to load it fully: RH-5\.4")
    state = play(estate().state(), "farm", "sail 3", "load wine", "load milk")
    assert texts(state) == ["load wine", "load milk"]
    refused(state, "vp 1", "does not answer that")


def test_only_units_of_the_estate_are_loaded() -> None:
    """RH-5.4: not those in the warehouse."""
    board = estate()
    board.seat(0, warehouse={"olives": 3})
    state = play(board.state(), "farm", "sail 2")
    refused(state, "load olives", r"no such unit on your estate: RH-5\.4")


def test_any_mix_of_products_farmland_and_barn_is_loaded() -> None:
    """RH-5.4, RH-3.5: the barn last."""
    board = estate(wine=1, milk=2)
    board.develop(0, "barn")
    board.seat(0, barn=["wine"])
    state = play(board.state(), "farm", "sail 3", "load wine", "load milk")
    assert seat(state)["barn"] == ["wine"]
    state = play(state, "load wine", "vp 3")
    assert seat(state)["barn"] == []
    assert board.units(state, 0) == {"wine": [0], "milk": [1]}
    assert state.position()["harbour"][0]["goods"] == ["wine", "milk", "wine"]


def test_a_ship_in_the_harbour_does_not_sail() -> None:
    """RH-5.4"""
    state = play(at_home(estate(), 1, 3).state(), "farm")
    assert texts(state) == ["sail 1", "sail 3"]
    refused(state, "sail 2", r"no ship of this length is at home: RH-5\.4")


@pytest.mark.parametrize("players", [2, 4, 5])
def test_of_two_equal_ships_the_one_at_home_sails(players: int) -> None:
    """RH-5.4"""
    board = estate(players)
    board.lane((0, 2, ["milk", "milk"]))
    state = play(board.state(), "farm", "sail 2", "load wine", "load milk", "vp 2")
    assert [ship["at"] for ship in seat(state)["ships"]][:3] == ["home", "harbour", "harbour"]
    assert [entry["goods"] for entry in state.position()["harbour"]] == [
        ["wine", "milk"],
        ["milk", "milk"],
    ]


@pytest.mark.parametrize("players", [4, 5])
def test_the_large_ship_sails_once_it_is_bought(players: int) -> None:
    """RH-5.4, RH-1.5"""
    board = estate(players)
    refused(play(board.state(), "farm"), "sail 3", r"no ship of this length is at home: RH-5\.4")
    board.doc["seats"][0]["ships"][3]["at"] = "home"
    assert "sail 3" in texts(play(board.state(), "farm"))


# --- RH-5.5: may the farm be chosen, may the step end


@pytest.mark.parametrize(("home", "units"), [([1, 2, 3], 1), ([2, 3], 2), ([3], 3)])
def test_the_farm_needs_units_for_the_shortest_ship_at_home(home: list[int], units: int) -> None:
    """RH-5.5"""
    board = at_home(estate(wine=units - 1, milk=0), *home)
    refused(board.state(), "farm", r"no ship at home can be loaded fully: RH-5\.5")
    board = at_home(estate(wine=units - 1, milk=1), *home)
    assert "farm" in texts(board.state())


def test_the_farm_needs_a_ship_at_home() -> None:
    """RH-5.5"""
    refused(at_home(estate()).state(), "farm", r"no ship at home can be loaded fully: RH-5\.5")


@pytest.mark.parametrize(("home", "units"), [([1, 2, 3], 0), ([2, 3], 1), ([3], 2)])
def test_abundance_counts_as_one_unit(home: list[int], units: int) -> None:
    """RH-5.5"""
    board = at_home(estate(wine=units, milk=0), *home)
    board.develop(0, "abundance")
    state = play(board.state(), "farm")
    assert texts(state) == ["use abundance wine", "use abundance milk"]
    refused(state, "done", r"no ship at home can be loaded fully: RH-5\.5")
    state = play(state, "use abundance milk")
    assert state.decision in ("ship", "load", "reward")


def test_abundance_counts_as_no_more_than_one_unit() -> None:
    """RH-5.5"""
    board = at_home(estate(wine=1, milk=0), 3)
    board.develop(0, "abundance")
    refused(board.state(), "farm", r"no ship at home can be loaded fully: RH-5\.5")


def test_abundance_counts_only_with_a_farmland() -> None:
    """RH-5.5: no farmland, no room."""
    board = Board("rhodes")
    board.develop(0, "abundance")
    refused(board.state(), "farm", r"no ship at home can be loaded fully: RH-5\.5")


@pytest.mark.parametrize("barn", [False, True])
def test_abundance_counts_only_with_room(barn: bool) -> None:
    """RH-5.5, RH-3.4: two full tiles of one unit each; the barn makes room."""
    edition = {"game": "rhodes", "name": "small", "version": 1, "estate": {"farmland_capacity": 1}}
    board = at_home(estate(wine=1, milk=1, edition=edition), 3)
    board.develop(0, "abundance", *["barn"] * barn)
    assert ("farm" in texts(board.state())) == barn


def test_done_needs_a_full_ship_now() -> None:
    """RH-5.5: an Abundance that may still be used is not enough."""
    board = at_home(estate(wine=2, milk=1), 3)
    board.develop(0, "wagon", "abundance", "trader")
    board.seat(0, warehouse={"olives": 1})
    state = play(board.state(), "farm")
    assert "done" in texts(state)
    state = play(state, "use wagon wine")
    refused(state, "done", r"no ship at home can be loaded fully: RH-5\.5")
    assert "use trader olives grain" in texts(state)
    assert "done" in texts(play(state, "use abundance milk"))


def test_the_wagon_may_not_take_the_last_unit_a_ship_needs() -> None:
    """RH-5.5"""
    board = at_home(estate(wine=2, milk=1), 3)
    board.develop(0, "wagon", "trader")
    board.seat(0, warehouse={"olives": 1})
    state = play(board.state(), "farm")
    refused(state, "use wagon wine", r"no ship could be loaded fully afterwards: RH-5\.5")
    board = at_home(estate(wine=2, milk=2), 3)
    board.develop(0, "wagon")
    assert "use wagon wine" in texts(play(board.state(), "farm"))


def test_an_abundance_already_used_does_not_help_the_wagon() -> None:
    """RH-5.5"""
    board = at_home(estate(wine=1, milk=1), 3)
    board.develop(0, "wagon", "abundance", "trader")
    board.seat(0, warehouse={"olives": 1})
    state = play(board.state(), "farm")
    refused(state, "use wagon wine", r"no ship could be loaded fully afterwards: RH-5\.5")
    state = play(state, "use abundance wine")
    refused(state, "use wagon wine", r"no ship could be loaded fully afterwards: RH-5\.5")


def test_the_unit_the_wagon_takes_makes_room_for_abundance() -> None:
    """RH-5.5: full farmlands, yet the wagon may go, for Abundance fills the gap."""
    board = at_home(Board("rhodes"), 3)
    board.farmland(0, "wine", units=3)
    board.develop(0, "wagon", "abundance")
    state = play(board.state(), "farm")
    refused(state, "use abundance wine", r"there is no room for this product: RH-3\.4")
    state = play(state, "use wagon wine")
    assert forced(state)[:2] == ["use abundance wine", "done"]
    assert seat(state)["warehouse"] == {"wine": 1}
    assert state.decision == "reward"


# --- RH-5.6, RH-5.7: into the harbour


@pytest.mark.parametrize(("length", "number"), [(1, 1), (2, 2), (3, 3)])
def test_the_ship_enters_with_its_goods_aboard(length: int, number: int) -> None:
    """RH-5.6"""
    board = estate()
    board.lane(("gold wild",))
    state = play(board.state(), "farm", f"sail {length}", *["load wine"] * length, "vp 0")
    assert state.position()["harbour"] == [
        {"square": 1, "goods": ["wine"] * length, "owner": 0, "ship": number},
        {"square": 1 + length, "goods": ["gold", "wild"], "owner": None, "ship": "gold wild"},
    ]
    assert seat(state)["ships"][number - 1] == {"length": length, "at": "harbour"}
    assert seat(state)["warehouse"] == {}
    assert state.events[-1].data == {"owner": 0, "ship": length, "length": length}


def test_the_first_unit_loaded_lies_furthest_in() -> None:
    """RH-5.7: so it is the cheapest to buy."""
    board = estate()
    board.farmland(0, "olives", units=1)
    state = play(
        board.state(), "farm", "sail 3", "load olives", "load wine", "load milk", "vp 0", "harbour"
    )
    bought = {}
    for square in (1, 2, 3):
        after = play(state.clone(), f"buy {square}")
        (good,) = seat(after, 1)["warehouse"]
        bought[square] = good, 30 - seat(after, 1)["money"]
    assert bought == {1: ("milk", 7), 2: ("wine", 7), 3: ("olives", 6)}


def test_the_order_of_loading_is_a_decision_for_each_place() -> None:
    """RH-5.7"""
    state = play(estate(wine=1, milk=3).state(), "farm", "sail 2")
    one = play(state.clone(), "load wine")
    assert forced(one) == ["load milk"]
    other = play(state.clone(), "load milk", "load wine")
    assert one.position()["action"]["loaded"] == ["wine", "milk"]
    assert other.position()["action"]["loaded"] == ["milk", "wine"]
