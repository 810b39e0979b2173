"""RH-7 Harbour action."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, refused, texts

SPACES = {2: 2, 3: 2, 4: 2, 5: 3}
OUT_OF_REACH = ("III-5", "III-4", "III-2")  # four goods, gold among them


def harbour(*plazas: str, players: int = 3, stack: int | None = None) -> Board:
    """These assignments are open, the other plazas hold some that nobody can fulfil."""
    board = Board("rhodes", players)
    board.plazas(*plazas, *OUT_OF_REACH[: 3 - len(plazas)], stack=stack)
    return board


def seat(state: em.State, number: int = 0) -> dict[str, Any]:
    entry: dict[str, Any] = state.position()["seats"][number]
    return entry


def purse(state: em.State, number: int = 0) -> tuple[int, int]:
    return seat(state, number)["money"], seat(state, number)["vp"]


# --- the spaces


def crowd(board: Board, uses: int) -> Board:
    """The last marker of the round; the others took the harbour so often."""
    last = len(board.doc["seats"]) - 1
    board.turn(last, marker=2)
    for other in range(last):
        board.markers(other, *["harbour"] * min(2, max(0, uses - 2 * other)))
    return board


@pytest.mark.parametrize(("players", "spaces"), SPACES.items())
def test_a_full_harbour_says_so(players: int, spaces: int) -> None:
    """RH-7.1, RH-2.4"""
    board = harbour(players=players)
    board.lane(("gold gold",))
    refused(crowd(board, spaces).state(), "harbour", r"the harbour is full: RH-2\.4")
    assert "harbour" in texts(crowd(board, spaces - 1).state())


def test_two_markers_fulfil_two_assignments_in_one_round() -> None:
    """RH-7.5, RH-2.4: the rulebook's note; one for each marker."""
    board = harbour("I-1", "I-2")
    board.turn(0, marker=2)
    board.markers(0, "harbour")
    board.seat(0, warehouse={"wine": 1, "olives": 1})
    assert purse(play(board.state(), "harbour")) == (30 + 4, 3)


# --- RH-7.1: first buy, then fulfil


def test_first_buy_then_fulfil() -> None:
    """RH-7.1: what was bought serves the assignment, and after it nothing is bought."""
    board = harbour("I-1")
    board.lane(("gold wine",), ("gold olives",))
    state = play(board.state(), "harbour")
    refused(state, "fulfil 1", "does not answer that")
    state = play(state, "buy 1", "buy 3", "stop")
    assert state.decision == "fulfil"
    refused(state, "buy 2", "does not answer that")
    state = play(state, "fulfil 1")
    assert (state.actor, state.decision) == (1, "place")
    assert purse(state) == (30 - 7 - 6 + 4, 3)


def test_buying_alone_is_enough() -> None:
    """RH-7.1: nothing can be fulfilled, so `skip` is forced."""
    board = harbour("I-1")
    board.lane(("gold wine",))
    state = play(board.state(), "harbour", "buy 1", "stop")
    assert (state.actor, seat(state)["warehouse"]) == (1, {"wine": 1})


def test_fulfilling_alone_is_enough() -> None:
    """RH-7.1: with goods to buy and without."""
    board = harbour("I-1", "I-2")
    board.seat(0, warehouse={"wine": 1, "olives": 1, "milk": 1, "grain": 1})
    assert texts(play(board.state(), "harbour")) == ["fulfil 1", "fulfil 2"]
    board.lane(("gold wine",))
    state = play(board.state(), "harbour", "stop", "fulfil 2")
    assert state.actor == 1
    assert purse(state) == (30 + 4, 3)


# --- RH-7.2: buy


def test_any_number_is_bought_one_after_another() -> None:
    """RH-7.2"""
    board = harbour()
    board.lane(("gold gold",), ("gold wine",), ("gold gold #2",))
    board.seat(0, money=100)
    state = play(board.state(), "harbour", *[f"buy {square}" for square in (6, 1, 4, 3, 2)])
    assert texts(state) == ["stop", "buy 5"]
    state = play(state, "buy 5")
    assert seat(state)["warehouse"] == {"wine": 1, "gold": 5}
    assert purse(state) == (100 - 2 * (7 + 6 + 5), 0)


def test_a_good_bought_is_no_longer_there() -> None:
    """RH-7.2"""
    board = harbour()
    board.lane(("gold gold",), ("gold wine",))
    state = play(board.state(), "harbour", "buy 2")
    assert state.position()["harbour"][0]["goods"] == [None, "gold"]
    refused(state, "buy 2", r"no good lies on this square: RH-7\.2")
    refused(state, "buy 5", r"no good lies on this square: RH-7\.2")


def test_another_players_ship_pays_that_player() -> None:
    """RH-7.2"""
    board = harbour()
    board.lane((1, 2, ["wine", "milk"]), (2, 2, ["olives", "grain"]))
    state = play(board.state(), "harbour", "buy 1", "buy 4", "stop")
    assert [purse(state, number)[0] for number in range(3)] == [30 - 7 - 6, 30 + 7, 30 + 6]


def test_an_egyptian_ship_is_paid_to_the_bank() -> None:
    """RH-7.2"""
    board = harbour()
    board.lane(("gold gold",))
    state = play(board.state(), "harbour", "buy 1", "stop")
    assert [purse(state, number)[0] for number in range(3)] == [30 - 7, 30, 30]


def test_the_own_ship_is_paid_to_the_bank() -> None:
    """RH-7.2"""
    board = harbour()
    board.lane((0, 2, ["wine", "milk"]))
    state = play(board.state(), "harbour", "buy 1", "stop")
    assert [purse(state, number)[0] for number in range(3)] == [30 - 7, 30, 30]
    assert seat(state)["warehouse"] == {"milk": 1}


def test_who_sold_it_is_told() -> None:
    """RH-7.2"""
    board = harbour()
    board.lane((1, 2, ["wine", "milk"]), ("gold gold",))
    state = play(board.state(), "harbour", "buy 2")
    (bought,) = [event.data for event in state.events if event.kind == "bought"]
    assert bought == {"seat": 0, "square": 2, "good": "wine", "seller": 1}


def test_the_price_must_be_paid() -> None:
    """RH-7.2: the whole of it, from what earlier purchases left."""
    board = harbour()
    board.lane(("gold gold",), ("gold wine",), ("gold milk",))
    board.seat(0, money=12)
    state = play(board.state(), "harbour", "buy 5")
    assert texts(state) == ["stop", "buy 1", "buy 2", "buy 3", "buy 4", "buy 6"]
    state = play(state, "buy 4")
    assert purse(state)[0] == 1
    assert state.actor == 1, "nothing is affordable now"
    board.seat(0, money=11)
    state = play(board.state(), "harbour", "buy 5")
    assert texts(state) == ["stop", "buy 3", "buy 4", "buy 6"]
    refused(state, "buy 1", r"it costs more than you have: RH-7\.2")


# --- RH-7.3: wild cubes


@pytest.mark.parametrize("product", ["wine", "milk", "olives", "grain"])
def test_a_wild_cube_becomes_a_product_at_once(product: str) -> None:
    """RH-7.3"""
    board = harbour()
    board.lane(("gold wild",))
    state = play(board.state(), "harbour", f"buy 1 as {product}", "stop")
    assert seat(state)["warehouse"] == {product: 1}
    assert purse(state)[0] == 30 - 7


def test_a_wild_cube_never_becomes_gold() -> None:
    """RH-7.3"""
    board = harbour()
    board.lane(("gold wild", [None, "wild"]))
    state = play(board.state(), "harbour")
    assert texts(state) == [f"buy 1 as {good}" for good in ("wine", "milk", "olives", "grain")]
    refused(state, "buy 1", r"name the product the wild cube becomes: RH-7\.3")
    with pytest.raises(em.IllegalAction, match="there is no action"):
        state.play("buy 1 as gold")


def test_only_a_wild_cube_becomes_something_else() -> None:
    """RH-7.3"""
    board = harbour()
    board.lane(("gold wine",))
    state = play(board.state(), "harbour")
    refused(state, "buy 1 as milk", r"only a wild cube becomes a product of choice: RH-7\.3")
    refused(state, "buy 2 as milk", r"only a wild cube becomes a product of choice: RH-7\.3")
    refused(state, "buy 3 as milk", r"no good lies on this square: RH-7\.2")


def test_a_wild_cube_serves_an_assignment_as_the_product_chosen() -> None:
    """RH-7.3, RH-7.6"""
    board = harbour("I-1")
    board.seat(0, warehouse={"olives": 1})
    board.lane(("gold wild",))
    state = play(board.state(), "harbour", "buy 1 as wine", "stop", "fulfil 1")
    assert purse(state) == (30 - 7 + 4, 3)


# --- RH-7.4: a full warehouse


def test_bought_goods_fill_the_warehouse() -> None:
    """RH-7.4: up to ten."""
    board = harbour()
    board.lane(("gold gold",))
    board.seat(0, warehouse={"wine": 9})
    state = play(board.state(), "harbour")
    refused(state, "discard wine", r"the warehouse is not full: RH-7\.4")
    state = play(state, "buy 1")
    assert seat(state)["warehouse"] == {"wine": 9, "gold": 1}
    refused(state, "buy 2", r"the warehouse is full: RH-7\.4")


def test_a_full_warehouse_makes_room_by_a_discard() -> None:
    """RH-7.4: of any good held; the next move must be a purchase."""
    board = harbour("I-1")
    board.lane(("gold gold",))
    board.seat(0, warehouse={"wine": 6, "olives": 4})
    state = play(board.state(), "harbour")
    assert texts(state) == ["stop", "discard wine", "discard olives"]
    refused(state, "buy 1", r"the warehouse is full: RH-7\.4")
    refused(state, "discard gold", "there is none in your warehouse")
    state = play(state, "discard olives")
    assert seat(state)["warehouse"] == {"wine": 6, "olives": 3}
    assert texts(state) == ["buy 1", "buy 2"]
    for action in ("stop", "discard wine"):
        refused(state, action, r"after the discard the next move must be a purchase: RH-7\.4")
    state = play(state, "buy 2")
    assert seat(state)["warehouse"] == {"wine": 6, "olives": 3, "gold": 1}
    assert purse(state)[0] == 30 - 7
    assert texts(state) == ["stop", "discard wine", "discard olives", "discard gold"]


def test_a_discard_for_every_purchase() -> None:
    """RH-7.4"""
    board = harbour()
    board.lane(("gold gold",), ("gold gold #2",))
    board.seat(0, warehouse={"wine": 9, "milk": 1})
    state = play(board.state(), "harbour", "discard wine", "buy 1", "discard wine", "buy 2", "stop")
    assert seat(state)["warehouse"] == {"wine": 7, "milk": 1, "gold": 2}


def test_no_discard_when_nothing_is_affordable() -> None:
    """RH-7.4"""
    board = harbour("I-1", "I-2")
    board.lane(("gold gold",))
    board.seat(0, money=6, warehouse={"wine": 3, "olives": 3, "milk": 3, "grain": 1})
    state = play(board.state(), "harbour")
    assert state.decision == "fulfil"
    assert seat(state)["warehouse"] == {"wine": 3, "olives": 3, "milk": 3, "grain": 1}


# --- RH-7.5: fulfil

ASSIGNMENTS = [
    ("I-1", "wine olives", 4, 3),
    ("I-2", "milk grain", 4, 3),
    ("I-3", "wine grain", 3, 4),
    ("I-4", "milk gold", 3, 5),
    ("I-5", "olives gold", 3, 5),
    ("II-1", "wine milk olives", 5, 6),
    ("II-2", "olives grain grain", 6, 6),
    ("II-3", "wine grain gold", 4, 8),
    ("II-4", "milk olives gold", 4, 8),
    ("II-5", "milk milk gold", 4, 8),
    ("III-1", "wine milk olives grain", 6, 10),
    ("III-2", "wine wine olives gold", 5, 12),
    ("III-3", "milk grain grain gold", 5, 12),
    ("III-4", "olives milk gold gold", 4, 14),
    ("III-5", "wine grain gold gold", 4, 14),
]


@pytest.mark.parametrize(("tile", "goods", "dr", "vp"), ASSIGNMENTS)
def test_an_assignment_takes_its_goods_and_gives_its_reward(
    tile: str, goods: str, dr: int, vp: int
) -> None:
    """RH-7.5"""
    others = [name for name in ("III-1", "III-4", "III-2") if name != tile][:2]
    board = Board("rhodes")
    board.plazas(others[0], tile, others[1])
    wanted = goods.split()
    board.seat(0, warehouse={good: wanted.count(good) for good in wanted})
    before = board.doc["seats"][0]["assignments"]
    state = play(board.state(), "harbour")
    assert purse(state) == (30 + dr, vp)
    assert seat(state)["warehouse"] == {}
    assert seat(state)["assignments"] == before + 1
    assert tile in state.position()["fulfilled"]


@pytest.mark.parametrize("held", [{"olives": 1, "grain": 1}, {"grain": 2}, {"milk": 1}])
def test_every_good_is_needed(held: dict[str, int]) -> None:
    """RH-7.5: II-2 wants olives and two grain, I-4 milk and gold."""
    board = harbour("II-2", "I-4")
    board.seat(0, warehouse=held)
    refused(board.state(), "harbour", r"no assignment to fulfil: RH-7\.7")


def test_one_assignment_of_choice_and_only_one() -> None:
    """RH-7.5"""
    board = harbour("I-1", "I-2", "I-3")
    board.seat(0, warehouse={"wine": 2, "olives": 2, "milk": 2, "grain": 2})
    state = play(board.state(), "harbour")
    assert texts(state) == ["fulfil 1", "fulfil 2", "fulfil 3"]
    state = play(state, "fulfil 3")
    assert state.actor == 1
    assert purse(state) == (30 + 3, 4)
    assert seat(state)["warehouse"] == {"wine": 1, "olives": 2, "milk": 2, "grain": 1}


def test_other_goods_stay_where_they_are() -> None:
    """RH-7.5"""
    board = harbour("I-1")
    board.farmland(0, "wine", units=2)
    board.seat(0, warehouse={"wine": 2, "olives": 1, "gold": 1})
    state = play(board.state(), "harbour")
    assert seat(state)["warehouse"] == {"wine": 1, "gold": 1}
    assert board.units(state, 0) == {"wine": [2]}


# --- RH-7.6: goods from the estate


def test_one_olive_from_the_estate_for_three() -> None:
    """RH-7.6: the example of the rulebook, wine and olives for 4 dr and 3 VP."""
    board = harbour("I-1")
    board.seat(0, warehouse={"wine": 1})
    board.farmland(0, "olives", units=1)
    state = play(board.state(), "harbour")
    assert purse(state) == (30 - 3 + 4, 3)
    assert seat(state)["warehouse"] == {}
    assert board.units(state, 0) == {"olives": [0]}


def test_a_second_good_from_the_estate_for_five_more() -> None:
    """RH-7.6"""
    board = harbour("II-1")
    board.farmland(0, "milk", units=2)
    board.farmland(0, "olives", units=1)
    board.seat(0, warehouse={"wine": 1})
    state = play(board.state(), "harbour")
    assert purse(state) == (30 - 3 - 5 + 5, 6)
    assert board.units(state, 0) == {"milk": [1], "olives": [0]}
    assert [event.data["amount"] for event in state.events if event.kind == "money"] == [-8, 5]


def test_no_third_good_from_the_estate() -> None:
    """RH-7.6: III-1 wants one of each product."""
    board = harbour("III-1", "I-1", "I-3")
    board.seat(0, warehouse={"wine": 1})
    for product in ("milk", "olives", "grain"):
        board.farmland(0, product, units=3)
    state = play(board.state(), "harbour")
    assert texts(state) == ["fulfil 2", "fulfil 3"]
    refused(state, "fulfil 1", r"at most two goods may come from the estate: RH-7\.6")


def test_only_for_goods_the_warehouse_does_not_hold() -> None:
    """RH-7.6: the unit in the warehouse goes first, and costs nothing."""
    board = harbour("I-1")
    board.farmland(0, "wine", units=3)
    board.farmland(0, "olives", units=3)
    board.seat(0, warehouse={"wine": 1, "olives": 1})
    state = play(board.state(), "harbour")
    assert purse(state) == (30 + 4, 3)
    assert board.units(state, 0) == {"wine": [3], "olives": [3]}


@pytest.mark.parametrize(("held", "paid"), [(2, 0), (1, 3), (0, 8)])
def test_of_two_equal_goods_each_counts_for_itself(held: int, paid: int) -> None:
    """RH-7.6: the ruling; II-2 wants olives and two grain."""
    board = harbour("II-2")
    board.farmland(0, "grain", units=3)
    board.seat(0, warehouse={"olives": 1, "grain": held})
    state = play(board.state(), "harbour")
    assert purse(state) == (30 - paid + 6, 6)
    assert seat(state)["warehouse"] == {}
    assert board.units(state, 0) == {"grain": [3 - (2 - held)]}


def test_at_least_one_good_comes_from_the_warehouse() -> None:
    """RH-7.6"""
    board = harbour("I-1", "I-2")
    board.lane((1, 2, ["grain", "grain"]))
    board.farmland(0, "wine", units=3)
    board.farmland(0, "olives", units=3)
    board.seat(0, warehouse={"milk": 1})
    state = play(board.state(), "harbour", "buy 1", "stop")
    assert texts(state) == ["skip", "fulfil 2"]
    refused(state, "fulfil 1", r"at least one good must come from the warehouse: RH-7\.6")


def test_gold_never_comes_from_the_estate() -> None:
    """RH-7.6"""
    board = harbour("I-4", "I-2")
    board.farmland(0, "grain", units=1)
    board.seat(0, warehouse={"milk": 1})
    board.lane((1, 2, ["wine", "wine"]))
    state = play(board.state(), "harbour", "buy 1", "stop")
    refused(state, "fulfil 1", r"goods for this assignment are missing: RH-7\.6")
    assert texts(state) == ["skip", "fulfil 2"]


def test_goods_from_the_barn_count_as_estate() -> None:
    """RH-7.6, RH-3.5"""
    board = harbour("II-2")
    board.farmland(0, "grain", units=1)
    board.develop(0, "barn")
    board.seat(0, warehouse={"olives": 1}, barn=["grain"])
    state = play(board.state(), "harbour")
    assert purse(state) == (30 - 8 + 6, 6)
    assert seat(state)["barn"] == []


@pytest.mark.parametrize(
    ("tile", "estate", "price", "reward"),
    [("I-1", ["olives"], 3, (4, 3)), ("II-1", ["olives", "milk"], 8, (5, 6))],
)
def test_the_reward_does_not_pay_for_the_goods(
    tile: str, estate: list[str], price: int, reward: tuple[int, int]
) -> None:
    """RH-7.6: it is received after they are paid."""
    board = harbour(tile)
    for product in estate:
        board.farmland(0, product, units=1)
    board.seat(0, money=price - 1, warehouse={"wine": 1})
    refused(board.state(), "harbour", r"no assignment to fulfil: RH-7\.7")
    board.seat(0, money=price)
    assert purse(play(board.state(), "harbour")) == reward


def test_who_cannot_pay_for_the_goods_is_told() -> None:
    """RH-7.6"""
    board = harbour("I-1", "I-3")
    board.farmland(0, "olives", units=3)
    board.lane((1, 2, ["milk", "milk"]))
    board.seat(0, money=9, warehouse={"wine": 2, "grain": 1})
    state = play(board.state(), "harbour", "buy 1")
    assert state.decision == "fulfil", "two drachmas are left"
    refused(state, "fulfil 1", r"you cannot pay for the goods from the estate: RH-7\.6")
    assert texts(state) == ["skip", "fulfil 2"]


# --- RH-7.7: what must be done


def test_the_harbour_needs_something_to_do() -> None:
    """RH-7.7"""
    nothing = r"nothing you could buy and no assignment to fulfil: RH-7\.7"
    board = harbour("I-1")
    refused(board.state(), "harbour", nothing)
    board.lane(("gold gold",))
    board.seat(0, money=6)
    refused(board.state(), "harbour", nothing)
    board.seat(0, money=7)
    assert "harbour" in texts(board.state())
    board.seat(0, money=6, warehouse={"wine": 1, "olives": 1})
    assert "harbour" in texts(board.state())


def test_a_full_warehouse_does_not_close_the_harbour() -> None:
    """RH-7.7, RH-7.4: a discard makes the purchase possible."""
    board = harbour()
    board.lane(("gold gold",))
    board.seat(0, warehouse={"wine": 10})
    assert "harbour" in texts(board.state())


def test_stop_needs_a_purchase_or_an_assignment() -> None:
    """RH-7.7"""
    board = harbour("I-1")
    board.lane(("gold gold",))
    state = play(board.state(), "harbour")
    refused(state, "stop", r"at least one is needed before you may stop: RH-7\.7")
    assert "stop" in texts(play(state, "buy 1"))
    board.seat(0, warehouse={"wine": 1, "olives": 1})
    assert "stop" in texts(play(board.state(), "harbour"))


def test_skip_needs_a_purchase() -> None:
    """RH-7.7"""
    board = harbour("I-1", "I-2")
    board.lane(("gold gold",))
    board.seat(0, warehouse={"wine": 1, "olives": 1, "milk": 1, "grain": 1})
    state = play(board.state(), "harbour", "stop")
    assert texts(state) == ["fulfil 1", "fulfil 2"]
    refused(state, "skip", r"nothing was bought, so an assignment must be fulfilled: RH-7\.7")
    state = play(board.state(), "harbour", "buy 1", "stop")
    assert texts(state) == ["skip", "fulfil 1", "fulfil 2"]
    state = play(state, "skip")
    assert state.actor == 1
    assert purse(state) == (30 - 7, 0)


# --- RH-7.8: the plaza is refilled


@pytest.mark.parametrize("plaza", [1, 2, 3])
def test_the_next_tile_of_the_stack_takes_the_place(plaza: int) -> None:
    """RH-7.8"""
    board = harbour("I-1", "I-2", "I-3")
    board.seat(0, warehouse={"wine": 1, "olives": 1, "milk": 1, "grain": 1})
    next_tile, *rest = board.doc["stack"]
    state = play(board.state(), "harbour", f"fulfil {plaza}")
    plazas: list[str] = ["I-1", "I-2", "I-3"]
    plazas[plaza - 1] = next_tile
    assert state.position()["plazas"] == plazas
    assert state.position()["stack"] == rest
    turned = [event.data for event in state.events if event.kind == "plaza"]
    assert turned == [{"plaza": plaza, "assignment": next_tile}]


def test_the_last_tile_of_the_stack_is_turned_up_without_an_end() -> None:
    """RH-7.8"""
    board = harbour("I-1", stack=1)
    board.seat(0, warehouse={"wine": 1, "olives": 1})
    position = play(board.state(), "harbour").position()
    assert position["stack"] == []
    assert None not in position["plazas"]
    assert position["last_round"] is None


def test_an_empty_stack_triggers_the_end() -> None:
    """RH-7.8, RH-11.1"""
    board = harbour("I-1", stack=0)
    board.seat(0, warehouse={"wine": 1, "olives": 1})
    state = play(board.state(), "harbour")
    assert state.position()["plazas"][0] is None
    assert state.position()["last_round"] == "plaza"
    assert "last round" in [event.kind for event in state.events]
    assert not state.over


def test_an_empty_plaza_offers_nothing() -> None:
    """RH-7.8"""
    board = Board("rhodes")
    board.plazas(None, "I-1", "I-2")
    board.seat(0, warehouse={"wine": 1, "olives": 1, "milk": 1, "grain": 1})
    state = play(board.state(), "harbour")
    refused(state, "fulfil 1", r"there is no assignment on this plaza: RH-7\.5")


# --- RH-7.9: the last round


def last_round(*plazas: str | None, players: int = 3) -> Board:
    board = Board("rhodes", players)
    board.plazas(*plazas)
    board.lane(("gold gold",))
    return board


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_last_round_the_harbour_is_open_to_whoever_has_not_been(players: int) -> None:
    """RH-7.9"""
    board = last_round(None, "I-1", "I-2", players=players)
    crowd(board, SPACES[players])
    state = play(board.state(), "harbour", "buy 1")
    assert seat(state, players - 1)["warehouse"] == {"gold": 1}


def test_in_the_last_round_nobody_comes_twice_without_a_free_space() -> None:
    """RH-7.9, RH-2.4"""
    board = last_round(None, "I-1", "I-2")
    board.turn(2, marker=2)
    board.markers(0, "harbour")
    board.markers(2, "harbour")
    refused(board.state(), "harbour", r"the harbour is full: RH-2\.4")
    board.markers(0, "temple")
    assert "harbour" in texts(board.state())


def test_in_the_last_round_there_must_still_be_something_to_do() -> None:
    """RH-7.9, RH-7.7"""
    board = last_round(None, "I-1", "I-2")
    crowd(board, 2).seat(2, money=6)
    refused(board.state(), "harbour", r"no assignment to fulfil: RH-7\.7")


def test_the_marker_that_triggers_the_end_opens_the_harbour_to_those_who_follow() -> None:
    """RH-7.9: but not to one who has been there."""
    board = harbour("I-1", "I-2", "I-3", stack=0)
    board.lane(("gold gold",))
    board.turn(0, marker=2)
    board.markers(0, "production")
    board.markers(1, "harbour")
    board.seat(0, warehouse={"wine": 1, "olives": 1})
    state = play(board.state(), "harbour", "stop")
    assert state.position()["last_round"] == "plaza"
    assert state.actor == 1
    refused(state, "harbour", r"the harbour is full: RH-2\.4")
    state = play(state, "temple", "stop")
    assert state.actor == 2
    assert "harbour" in texts(state)


def test_the_round_limit_makes_a_last_round_too() -> None:
    """RH-7.9, RH-11.5"""
    board = last_round("I-1", "I-2", "I-3")
    refused(crowd(board, 2).state(), "harbour", r"the harbour is full: RH-2\.4")
    board.doc |= {"round": 30, "last_round": "round"}
    assert "harbour" in texts(board.state())
