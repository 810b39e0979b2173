"""RH-1 Setup."""

import json
from collections import Counter
from typing import Any

import pytest

import emporion as em
from board import Board, play, texts

SEEDS = range(60)
COUNTS = (2, 3, 4, 5)
PRODUCTS = ("wine", "milk", "olives", "grain")


def dealt(players: int = 3, seed: int = 1) -> dict[str, Any]:
    return em.game("rhodes", players=players).start(seed).position()


def first_deals(players: int = 3) -> list[dict[str, Any]]:
    return [dealt(players, seed) for seed in SEEDS]


def by_row(state: em.State) -> list[int]:
    """Seats from row 1 down."""
    seats = state.position()["seats"]
    return sorted(range(len(seats)), key=lambda seat: seats[seat]["row"])


def farmlands(state: em.State, seat: int) -> list[tuple[str, int, int]]:
    tiles = state.position()["seats"][seat]["farmland"]
    return [(tile["product"], tile["price"], tile["units"]) for tile in tiles]


def rows_at(prices: dict[str, dict[int, int]]) -> list[dict[str, Any]]:
    """Farmland rows of an edition: product, price, count."""
    return [
        {"product": product, "price": price, "dr": 0, "vp": 0, "count": count}
        for product, counts in prices.items()
        for price, count in counts.items()
    ]


# -- assignments


@pytest.mark.parametrize("players", COUNTS)
def test_three_assignments_lie_open_and_nine_wait(players: int) -> None:
    """RH-1.1"""
    for doc in first_deals(players):
        assert len(doc["plazas"]) == 3
        assert doc["plazas"] == doc["seen"]
        assert len(doc["stack"]) == 9
        assert len({*doc["plazas"], *doc["stack"]}) == 12


def test_the_stack_runs_from_category_one_to_three_with_one_of_each_put_back() -> None:
    """RH-1.1"""
    for doc in first_deals():
        categories = [tile.split("-")[0] for tile in doc["plazas"] + doc["stack"]]
        assert categories == ["I"] * 4 + ["II"] * 4 + ["III"] * 4


def test_any_assignment_may_be_put_back_and_any_may_come_first_in_its_category() -> None:
    """RH-1.1"""
    everything = {f"{category}-{n}" for category in ("I", "II", "III") for n in range(1, 6)}
    put_back: set[str] = set()
    first: set[str] = set()
    for doc in first_deals():
        in_play = doc["plazas"] + doc["stack"]
        put_back |= everything - set(in_play)
        first |= {in_play[0], in_play[4], in_play[8]}
    assert put_back == everything
    assert first == everything


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nobody_sees_the_stack_or_what_was_put_back(viewer: int | None) -> None:
    """RH-1.1"""
    view = em.game("rhodes").start(1).view(viewer)
    assert view["stack"] == 9
    assert "II-" not in json.dumps(view)


# -- chips and tiles


@pytest.mark.parametrize("players", COUNTS)
def test_five_chips_start_unused(players: int) -> None:
    """RH-1.2"""
    chips = dealt(players)["chips"]
    assert [chip["value"] for chip in chips] == [1, 2, 3, 3, 4]
    assert all(chip["field"] is None for chip in chips)


def test_every_chip_can_be_placed_in_the_first_round() -> None:
    """RH-1.2"""
    state = play(Board().state(), "production")
    every = {f"produce {product} {chip}" for product in PRODUCTS for chip in (1, 2, 3, 4)}
    assert set(texts(state)) == every


@pytest.mark.parametrize("players", COUNTS)
def test_all_tiles_are_for_sale(players: int) -> None:
    """RH-1.3"""
    sale = dealt(players)["for_sale"]
    assert {(row["product"], row["price"]): row["count"] for row in sale["farmland"]} == {
        (product, price): count
        for product in PRODUCTS
        for price, count in ((11, 2), (14, 1), (17, 1))
    }
    assert sale["development"] == {
        **{f"demeter {product}": 1 for product in PRODUCTS},
        **{"poseidon": 2, "irrigation": 2, "barn": 2},
        **{"wagon": 3, "abundance": 3, "trader": 3},
    }
    assert sum(row["count"] for row in sale["farmland"]) == 16
    assert sum(sale["development"].values()) == 19


def test_every_kind_of_tile_can_be_bought_in_the_first_round() -> None:
    """RH-1.3"""
    board = Board()
    board.seat(0, money=100)
    tiles = ["poseidon", "irrigation", "barn", "wagon", "abundance", "trader"]
    tiles += [f"demeter {product}" for product in PRODUCTS]
    tiles += [f"farmland {product} {price}" for product in PRODUCTS for price in (11, 14, 17)]
    assert set(texts(play(board.state(), "townhall"))) == {f"buy {tile}" for tile in tiles}


# -- players


@pytest.mark.parametrize(
    ("players", "money", "ships", "tiles"),
    [
        (2, 30, [1, 2, 2, 3], 2),
        (3, 30, [1, 2, 3], 2),
        (4, 25, [1, 2, 2], 1),
        (5, 25, [1, 2, 2], 1),
    ],
)
def test_what_each_player_starts_with(
    players: int, money: int, ships: list[int], tiles: int
) -> None:
    """RH-1.4"""
    state = em.game("rhodes", players=players).start(1)
    seats = state.position()["seats"]
    assert len(seats) == players
    for seat in seats:
        assert seat["money"] == money
        assert [ship["length"] for ship in seat["ships"] if ship["at"] == "home"] == ships
        assert seat["vp"] == 0
        assert seat["warehouse"] == {}
        assert seat["markers"] == ["held", "held"]
        assert seat["farmland"] == seat["development"] == seat["barn"] == []
    while state.decision == "start":
        state.play(state.legal()[0])
    assert all(len(seat["farmland"]) == tiles for seat in state.position()["seats"])


@pytest.mark.parametrize("players", COUNTS)
def test_each_player_has_a_farm_of_their_own(players: int) -> None:
    """RH-1.4: every farm can be used in the same round."""
    board = Board("rhodes", players)
    for seat in range(players):
        board.farmland(seat, PRODUCTS[seat % 4], units=1)
    state = board.state()
    for seat in range(players):
        assert state.actor == seat
        play(state, "farm", "vp 1")
        assert state.position()["seats"][seat]["markers"][0] == "farm"


@pytest.mark.parametrize("players", [4, 5])
def test_the_large_ship_is_for_sale_with_four_or_five(players: int) -> None:
    """RH-1.5"""
    for seat in dealt(players)["seats"]:
        assert {"length": 3, "at": "for sale"} in seat["ships"]
    board = Board("rhodes", players)
    board.farmland(0, "wine", units=3)
    board.farmland(0, "milk", units=3)
    state = board.state()
    assert "buy ship" in texts(play(state.clone(), "townhall"))
    play(state, "farm")
    assert texts(state) == ["sail 1", "sail 2"]
    with pytest.raises(em.IllegalAction, match=r"RH-5\.4"):
        state.play("sail 3")


@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_own_the_large_ship(players: int) -> None:
    """RH-1.5"""
    board = Board("rhodes", players)
    board.farmland(0, "wine", units=3)
    board.farmland(0, "milk", units=3)
    state = board.state()
    assert texts(play(state.clone(), "farm")) == ["sail 1", "sail 2", "sail 3"]
    play(state, "townhall")
    with pytest.raises(em.IllegalAction):
        state.play("buy ship")


# -- the harbour


def gold(ships: list[dict[str, Any]]) -> int:
    return sum(ship["goods"].count("gold") for ship in ships)


@pytest.mark.parametrize("players", COUNTS)
def test_ships_come_in_until_two_gold_lie_there_and_one_more_is_shown(players: int) -> None:
    """RH-1.6"""
    for doc in first_deals(players):
        ships = doc["harbour"]
        assert gold(ships) >= 2
        assert gold(ships[1:]) < 2, "the newest ship, first in the lane, was one too many"
        assert doc["next_ship"] is not None
        names = [ship["ship"] for ship in ships]
        assert len({*names, doc["next_ship"], *doc["pile"]}) == 10
        assert len(doc["pile"]) == 10 - len(ships) - 1
        assert doc["discards"] == []


@pytest.mark.parametrize("players", COUNTS)
def test_the_first_ships_lie_loaded_nose_to_tail_from_the_entrance(players: int) -> None:
    """RH-1.6, RH-6.2"""
    for doc in first_deals(players):
        square = 1
        for ship in doc["harbour"]:
            assert ship["square"] == square
            assert ship["owner"] is None
            assert ship["goods"] == ship["ship"].split(" #")[0].split()
            square += len(ship["goods"])


def test_a_first_ship_with_two_gold_comes_alone_any_other_is_followed_by_one() -> None:
    """RH-1.6: the rulebook's setup."""
    alone = {ship["ship"] for doc in first_deals() for ship in doc["harbour"][1:]}
    assert not any(name.startswith("gold gold") for name in alone)
    assert {len(doc["harbour"]) for doc in first_deals()} == {1, 2}


def test_the_ships_are_shuffled() -> None:
    """RH-1.6"""
    shown = Counter(doc["next_ship"].split(" #")[0] for doc in first_deals())
    assert len(shown) == 8, "every kind of ship turns up as the next one"


def test_the_shown_ship_is_known_to_all_and_the_pile_to_nobody() -> None:
    """RH-1.6"""
    state = em.game("rhodes").start(1)
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert view["next_ship"] == state.position()["next_ship"]
        assert view["pile"] == len(state.position()["pile"])


def short_lane(*ships: dict[str, Any]) -> em.Game:
    """Four squares before the last section; ships with their gold astern."""
    sections = [{"price": 5, "squares": 4}]
    harbour = {"sections": sections, "last_section": 4}
    edition = {"harbour": harbour, "ship": list(ships)}
    return em.game("rhodes", edition=edition)


def test_a_good_pushed_out_of_a_short_lane_during_setup_returns_to_the_supply() -> None:
    """RH-1.6, RH-6.3"""
    game = short_lane({"goods": ["wine", "wine", "gold"], "count": 8})
    doc = game.start(1).position()
    assert [(ship["square"], ship["goods"]) for ship in doc["harbour"]] == [
        (1, ["wine", "wine", "gold"]),
        (4, [None, None, "gold"]),
    ]


def test_a_ship_pushed_out_of_a_short_lane_during_setup_is_discarded() -> None:
    """RH-1.6, RH-6.4"""
    game = short_lane(
        {"goods": ["wine", "wine", "gold"], "count": 4},
        {"goods": ["milk", "milk", "gold", "gold"], "count": 4},
    )
    pushed_out = 0
    for seed in SEEDS:
        doc = game.start(seed).position()
        assert all(ship["square"] <= 4 for ship in doc["harbour"])
        assert len(doc["harbour"]) + 1 + len(doc["pile"]) + len(doc["discards"]) == 8
        pushed_out += len(doc["discards"])
    assert pushed_out


# -- the sequence table


@pytest.mark.parametrize("players", COUNTS)
def test_a_random_player_takes_row_one_and_the_others_follow_clockwise(players: int) -> None:
    """RH-1.7"""
    firsts = set()
    for doc in first_deals(players):
        rows = [seat["row"] for seat in doc["seats"]]
        first = rows.index(1)
        firsts.add(first)
        clockwise = [rows[(first + step) % players] for step in range(players)]
        assert clockwise == list(range(1, players + 1))
    assert firsts == set(range(players))


@pytest.mark.parametrize("players", COUNTS)
def test_no_row_is_paid_for_or_rewarded_during_setup(players: int) -> None:
    """RH-1.7: nothing but the start farmlands changes anybody's money."""
    state = em.game("rhodes", players=players).start(1)
    money = state.position()["seats"][0]["money"]
    while state.decision == "start":
        state.play(state.legal()[0])
    assert state.round == 1
    for seat in state.position()["seats"]:
        assert seat["money"] == money - sum(tile["price"] for tile in seat["farmland"])


# -- start farmlands


@pytest.mark.parametrize("players", COUNTS)
def test_start_farmlands_are_bought_from_row_one_down(players: int) -> None:
    """RH-1.8: twice around with two or three players, both times from row 1."""
    for seed in range(6):
        state = em.game("rhodes", players=players).start(seed)
        order = by_row(state)
        asked = []
        while state.decision == "start":
            asked.append(state.actor)
            state.play(state.legal()[-1])
        assert asked == order * (2 if players <= 3 else 1)
        assert (state.decision, state.actor, state.round) == ("place", order[0], 1)


def test_a_start_farmland_is_paid_for_and_receives_one_unit() -> None:
    """RH-1.8"""
    state = em.game("rhodes").start(1)
    seat = state.actor
    state.play("buy farmland olives 17")
    assert farmlands(state, seat) == [("olives", 17, 1)]
    doc = state.position()
    assert doc["seats"][seat]["money"] == 30 - 17
    sale = {(row["product"], row["price"]): row["count"] for row in doc["for_sale"]["farmland"]}
    assert sale["olives", 17] == 0
    assert {"kind": "gain", "seat": seat, "good": "olives", "store": "estate"}.items() <= next(
        event.to_dict() for event in state.events if event.kind == "gain"
    ).items()


def test_the_second_start_farmland_receives_a_unit_too() -> None:
    """RH-1.8, ruling"""
    state = em.game("rhodes", players=2).start(1)
    first, second = by_row(state)
    buy = "buy farmland wine 11", "buy farmland wine 11"
    play(state, *buy, "buy farmland milk 11", "buy farmland grain 14")
    assert farmlands(state, first) == [("wine", 11, 1), ("milk", 11, 1)]
    assert farmlands(state, second) == [("wine", 11, 1), ("grain", 14, 1)]


def test_two_start_farmlands_must_give_different_products() -> None:
    """RH-1.8"""
    state = em.game("rhodes", players=2).start(1)
    play(state, "buy farmland wine 11", "buy farmland milk 11")
    before = state.position()
    assert not any("wine" in text for text in texts(state))
    with pytest.raises(
        em.IllegalAction, match=r"start farmlands must give different products: RH-1\.8"
    ):
        state.play("buy farmland wine 14")
    assert state.position() == before


def test_a_start_farmland_sold_out_or_too_dear_is_refused() -> None:
    """RH-1.8"""
    state = em.game("rhodes", players=2).start(1)
    state.play("buy farmland wine 17")
    with pytest.raises(em.IllegalAction, match=r"none of these is for sale: RH-1\.8"):
        state.play("buy farmland wine 17")
    state.play("buy farmland milk 11")
    assert texts(state) == [f"buy farmland {product} 11" for product in PRODUCTS[1:]]
    with pytest.raises(em.IllegalAction, match=r"it costs more than you have: RH-1\.8"):
        state.play("buy farmland grain 14")


def test_a_start_farmland_must_be_bought() -> None:
    """RH-1.8"""
    state = em.game("rhodes").start(1)
    assert "skip" not in texts(state)
    before = state.position()
    with pytest.raises(em.IllegalAction, match=r"can be bought, so it must be: RH-1\.8"):
        state.play("skip")
    with pytest.raises(em.IllegalAction, match=r"start farmlands comes first: RH-1\.8"):
        state.play("production")
    assert state.position() == before


@pytest.mark.parametrize(("money", "dearest"), [(27, 14), (28, 17)])
def test_the_first_purchase_must_leave_money_for_a_second(money: int, dearest: int) -> None:
    """RH-1.8, ruling: the cheapest second tile costs 11."""
    game = em.game("rhodes", edition={"players": {"money": [money, money, 25, 25]}})
    state = game.start(1)
    prices = {int(text.split()[-1]) for text in texts(state)}
    assert max(prices) == dearest
    if dearest < 17:
        with pytest.raises(
            em.IllegalAction, match=r"no second farmland would be affordable.*: RH-1\.8"
        ):
            state.play("buy farmland wine 17")


def test_the_second_must_be_affordable_in_another_product() -> None:
    """RH-1.8, ruling: a cheap tile of the same product does not help."""
    wine = {"wine": {11: 2, 17: 2}}
    others = {product: {14: 4} for product in PRODUCTS[1:]}
    state = em.game("rhodes", edition={"farmland": rows_at(wine | others)}).start(1)
    assert set(texts(state)) == {
        "buy farmland wine 11",
        *(f"buy farmland {product} 14" for product in PRODUCTS[1:]),
    }
    with pytest.raises(em.IllegalAction, match=r"no second farmland.*: RH-1\.8"):
        state.play("buy farmland wine 17")


@pytest.mark.parametrize("players", [4, 5])
def test_with_one_start_farmland_all_the_money_may_be_spent(players: int) -> None:
    """RH-1.8: the ruling on a second tile is for two or three players."""
    game = em.game("rhodes", players=players, edition={"players": {"money": [30, 30, 17, 17]}})
    assert "buy farmland wine 17" in texts(game.start(1))


def test_a_player_for_whom_no_second_tile_is_left_goes_without() -> None:
    """RH-1.8, ruling: the last tile the third could pay for goes to the first."""
    rows = rows_at({product: {11: 1, 20: 1} for product in PRODUCTS})
    edition = {"farmland": rows, "players": {"money": [30, 31, 25, 25]}}
    state = em.game("rhodes", edition=edition).start(1)
    first, second, third = by_row(state)
    play(state, "buy farmland milk 11", "buy farmland olives 11", "buy farmland wine 20")
    play(state, "buy farmland grain 11", "buy farmland milk 20")
    moves = [event.to_dict() for event in state.events if event.kind == "move"]
    assert moves[1] == {"kind": "move", "seat": third, "action": "skip", "forced": True}
    assert farmlands(state, third) == [("wine", 20, 1)]
    assert state.position()["seats"][third]["money"] == 11
    assert (state.round, state.decision, state.actor) == (1, "place", first)
    assert len(farmlands(state, first)) == len(farmlands(state, second)) == 2


# -- worked examples of the rulebook


def test_blue_starts_with_four_players() -> None:
    """RH-1.4, RH-1.8: an olive farmland with one unit, ships 1 2 2, two markers."""
    state = em.game("rhodes", players=4).start(1)
    seat = state.actor
    state.play("buy farmland olives 11")
    entry = state.position()["seats"][seat]
    assert entry["farmland"] == [{"product": "olives", "price": 11, "units": 1}]
    assert [ship["length"] for ship in entry["ships"] if ship["at"] == "home"] == [1, 2, 2]
    assert entry["markers"] == ["held", "held"]


def test_red_buys_grain_with_a_financial_return() -> None:
    """RH-1.8, RH-5.2: 14 dr, one unit, and 1 dr with each farm action."""
    state = em.game("rhodes", players=4).start(1)
    seat = state.actor
    play(state, "buy farmland grain 14", *("buy farmland wine 11",) * 2, "buy farmland milk 11")
    assert state.actor == seat
    assert farmlands(state, seat) == [("grain", 14, 1)]
    play(state, "farm", "vp 1")
    entry = state.position()["seats"][seat]
    assert (entry["money"], entry["vp"]) == (25 - 14 + 1, 1)


def test_green_buys_wine_with_victory_points() -> None:
    """RH-1.8, RH-5.1: 17 dr, one unit, and 1 VP with each farm action."""
    state = em.game("rhodes", players=4).start(1)
    seat = state.actor
    play(state, "buy farmland wine 17", *("buy farmland milk 11",) * 2, "buy farmland grain 11")
    assert farmlands(state, seat) == [("wine", 17, 1)]
    play(state, "farm", "vp 0")
    entry = state.position()["seats"][seat]
    assert (entry["money"], entry["vp"]) == (25 - 17 + 2, 1)


# -- during the game


def test_a_farmland_bought_during_the_game_arrives_empty() -> None:
    """RH-1.9"""
    state = play(Board().state(), "townhall", "buy farmland wine 11", "buy farmland milk 14")
    assert farmlands(state, 0) == [("wine", 11, 0), ("milk", 14, 0)]
