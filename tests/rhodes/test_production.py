"""RH-4 Production."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, texts

PRODUCTS = ("wine", "milk", "olives", "grain")
PRICES = (11, 11, 14, 17)


def growing(*estates: list[int], players: int = 3, product: str = "wine") -> Board:
    """Each seat's farmlands of one product, by the units that lie on them."""
    board = Board("rhodes", players)
    prices = iter(PRICES)
    for seat, units in enumerate(estates):
        for number in units:
            board.farmland(seat, product, next(prices), number)
    return board


def units(board: Board, state: em.State, product: str = "wine") -> list[list[int]]:
    """What lies on everybody's farmlands of a product."""
    players = range(board.game.players)
    return [board.units(state, seat).get(product, []) for seat in players]


def produce(board: Board, chip: int, product: str = "wine") -> em.State:
    """The first chip is placed; the second is still to come."""
    return play(board.state(), "production", f"produce {product} {chip}")


def happened(state: em.State, kind: str) -> list[dict[str, Any]]:
    return [event.to_dict() for event in state.events if event.kind == kind]


# -- chips and fields


def test_two_chips_go_on_two_different_fields() -> None:
    """RH-4.1"""
    state = play(Board().state(), "production", "produce milk 3", "produce wine 1")
    assert state.position()["chips"] == [
        {"value": 1, "field": "wine"},
        {"value": 2, "field": None},
        {"value": 3, "field": "milk"},
        {"value": 3, "field": None},
        {"value": 4, "field": None},
    ]
    assert (state.decision, state.actor) == ("place", 1), "after two the action is over"


def test_the_second_chip_may_not_go_on_the_same_field() -> None:
    """RH-4.1"""
    state = produce(Board(), 1)
    before = state.position()
    assert not any("wine" in text for text in texts(state))
    with pytest.raises(em.IllegalAction, match=r"this field has served this round: RH-4\.1"):
        state.play("produce wine 2")
    assert state.position() == before


def test_one_chip_is_never_enough() -> None:
    """RH-4.1"""
    state = produce(Board(), 1)
    assert (state.decision, state.actor) == ("produce", 0)
    assert len(texts(state)) == 3 * 3, "three fields, chips 2 3 4"
    for text in ("stop", "done", "skip"):
        with pytest.raises(em.IllegalAction, match=r"put a production chip on a product field"):
            state.play(text)


def test_a_used_chip_is_not_used_again() -> None:
    """RH-4.1"""
    state = produce(Board(), 4)
    with pytest.raises(em.IllegalAction, match=r"no chip of this value is unused: RH-4\.1"):
        state.play("produce milk 4")


def test_there_are_two_chips_of_three() -> None:
    """RH-4.1, RH-1.2"""
    state = play(produce(Board(), 3), "produce milk 3", "production")
    assert set(texts(state)) == {
        f"produce {product} {chip}" for product in ("olives", "grain") for chip in (1, 2, 4)
    }
    with pytest.raises(em.IllegalAction, match=r"RH-4\.1"):
        state.play("produce olives 3")


def test_a_field_serves_once_a_round() -> None:
    """RH-4.1, ruling: the second production finds the two other fields."""
    state = play(produce(Board(), 1), "produce olives 2", "production")
    assert state.actor == 1
    assert {text.split()[1] for text in texts(state)} == {"milk", "grain"}
    with pytest.raises(em.IllegalAction, match=r"this field has served this round: RH-4\.1"):
        state.play("produce wine 3")
    play(state, "produce milk 3", "produce grain 3")
    with pytest.raises(em.IllegalAction, match=r"the production spaces are full: RH-4\.1"):
        state.play("production")


def test_a_chip_that_was_not_printed_is_refused() -> None:
    """RH-4.1"""
    state = play(Board().state(), "production")
    with pytest.raises(em.IllegalAction, match=r"RH-4\.1"):
        state.play("produce wine 5")


# -- handing out


def test_the_worked_example() -> None:
    """RH-4.2: green, with one more olive grower, makes 1 wine and 3 olives and keeps 2 olives."""
    board = growing([0], [], [0], product="olives")
    state = play(board.state(), "production", "produce wine 1", "produce olives 3")
    assert units(board, state, "olives") == [[2], [], [1]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_units_go_clockwise_from_the_acting_player(players: int) -> None:
    """RH-4.2: at most four grow it, as there are four tiles; fewer units than growers."""
    growers = min(players, 4)
    for acting in range(players):
        board = growing(*[[0]] * growers, players=players)
        board.turn(acting)
        state = produce(board, growers - 1)
        order = [seat % players for seat in range(acting, acting + players)]
        served = [seat for seat in order if seat < growers][: growers - 1]
        gained = [event["seat"] for event in happened(state, "gain")]
        assert gained == served
        assert [sum(tiles) for tiles in units(board, state)] == [
            int(seat in served) for seat in range(players)
        ]


@pytest.mark.parametrize(
    ("chip", "after"),
    [
        (1, [[1, 0], [0], []]),
        (2, [[1, 1], [0], []]),
        (3, [[1, 1], [1], []]),
        (4, [[2, 1], [1], []]),
    ],
)
def test_each_farmland_receives_one_unit_before_the_next_player(
    chip: int, after: list[list[int]]
) -> None:
    """RH-4.2"""
    board = growing([0, 0], [0], [])
    assert units(board, produce(board, chip)) == after


def test_the_units_go_round_until_they_are_spent() -> None:
    """RH-4.2"""
    board = growing([0], [0], [])
    assert units(board, produce(board, 4)) == [[2], [2], []]
    board = growing([], [0], [])
    assert units(board, produce(board, 3)) == [[], [3], []]


def test_a_full_farmland_is_skipped() -> None:
    """RH-4.2"""
    board = growing([3], [1], [2])
    assert units(board, produce(board, 3)) == [[3], [3], [3]]
    board = growing([3, 0], [0], [])
    assert units(board, produce(board, 2)) == [[3, 1], [1], []]


def test_what_fits_nowhere_returns_to_the_supply() -> None:
    """RH-4.2"""
    board = growing([2], [3], [])
    state = produce(board, 4)
    assert units(board, state) == [[3], [3], []]
    assert happened(state, "surplus") == [{"kind": "surplus", "product": "wine", "units": 3}]


def test_a_product_nobody_grows_may_be_produced() -> None:
    """RH-4.2"""
    state = produce(Board(), 2)
    assert happened(state, "gain") == []
    assert happened(state, "surplus") == [{"kind": "surplus", "product": "wine", "units": 2}]


def test_nothing_is_left_over_when_all_units_are_placed() -> None:
    """RH-4.2"""
    assert happened(produce(growing([0], [], []), 3), "surplus") == []


def test_only_farmlands_of_the_product_are_served() -> None:
    """RH-4.2"""
    board = growing([0], [], [])
    board.farmland(0, "milk")
    board.farmland(1, "milk")
    state = produce(board, 4)
    assert units(board, state) == [[3], [], []]
    assert units(board, state, "milk") == [[0], [0], []]


def test_each_chip_is_handed_out_as_it_is_placed() -> None:
    """RH-4.2"""
    board = growing([0], [0], [])
    board.farmland(0, "milk")
    state = produce(board, 2)
    assert units(board, state) == [[1], [1], []]
    play(state, "produce milk 1")
    assert units(board, state, "milk") == [[1], [], []]
    assert happened(state, "chip") == [{"kind": "chip", "seat": 0, "product": "milk", "value": 1}]


def test_others_receive_though_the_acting_player_grows_nothing() -> None:
    """RH-4.2"""
    board = growing([], [0], [0])
    assert units(board, produce(board, 1)) == [[], [1], [0]]


# -- the barn


def barns(state: em.State) -> list[list[str]]:
    return [seat["barn"] for seat in state.position()["seats"]]


def test_with_all_farmlands_full_one_unit_goes_to_the_barn() -> None:
    """RH-4.3"""
    board = growing([3, 3], [0], [])
    board.develop(0, "barn")
    state = produce(board, 2)
    assert barns(state) == [["wine"], [], []]
    assert units(board, state) == [[3, 3], [1], []]


def test_never_a_farmland_and_the_barn_in_the_same_pass() -> None:
    """RH-4.3: the second unit is the next player's."""
    board = growing([2], [0], [])
    board.develop(0, "barn")
    state = produce(board, 2)
    assert units(board, state) == [[3], [1], []]
    assert barns(state) == [[], [], []]


def test_the_barn_is_judged_when_the_turn_in_the_pass_comes() -> None:
    """RH-4.3: filled in the first pass, the farmland opens the barn in the second."""
    board = growing([2], [0], [])
    board.develop(0, "barn")
    state = produce(board, 3)
    assert units(board, state) == [[3], [1], []]
    assert barns(state) == [["wine"], [], []]


def test_the_barn_waits_while_one_farmland_has_room() -> None:
    """RH-4.3: first pass [3, 3], barn in the second only."""
    board = growing([3, 2], [0], [])
    board.develop(0, "barn")
    state = produce(board, 2)
    assert units(board, state) == [[3, 3], [1], []]
    assert barns(state) == [[], [], []]


def test_the_barn_takes_one_unit_in_all() -> None:
    """RH-4.3, RH-3.3: what is more returns to the supply."""
    board = growing([3], [], [])
    board.develop(0, "barn")
    state = produce(board, 4)
    assert barns(state) == [["wine"], [], []]
    assert happened(state, "surplus")[0]["units"] == 3


def test_without_a_farmland_of_the_product_the_barn_receives_nothing() -> None:
    """RH-4.3, RH-3.3"""
    board = growing([], [0], [])
    board.develop(0, "barn")
    state = produce(board, 4)
    assert barns(state) == [[], [], []]
    assert units(board, state) == [[], [3], []]


# -- too few units


@pytest.mark.parametrize(
    ("before", "chip", "after"),
    [
        ([2, 0, 1], 1, [2, 1, 1]),
        ([2, 0, 1], 2, [2, 1, 2]),
        ([2, 0, 1], 3, [3, 1, 2]),
        ([1, 1, 1], 2, [2, 2, 1]),
        ([1, 0], 3, [2, 2]),
        ([2, 0], 2, [3, 1]),
        ([3, 1, 2], 1, [3, 2, 2]),
    ],
)
def test_the_emptiest_farmlands_are_served_when_units_run_short(
    before: list[int], chip: int, after: list[int]
) -> None:
    """RH-4.4: but never one twice in a pass (RH-4.2)."""
    board = growing(before, [], [])
    assert units(board, produce(board, chip))[0] == after


# -- irrigation


def test_irrigation_gives_one_more_unit() -> None:
    """RH-4.5"""
    board = growing([0], [0], [])
    board.develop(0, "irrigation")
    state = produce(board, 2)
    assert units(board, state) == [[2], [1], []]
    sources = [(event["seat"], event["source"]) for event in happened(state, "gain")]
    assert sources == [(0, "production"), (1, "production"), (0, "irrigation")]


def test_irrigation_serves_its_owner_whoever_produces() -> None:
    """RH-4.5: also if the chip's units do not reach them."""
    board = growing([0], [], [0])
    board.develop(2, "irrigation")
    assert units(board, produce(board, 1)) == [[1], [], [1]]


def test_irrigation_comes_after_the_units_of_the_chip() -> None:
    """RH-4.5: the chip fills the last place, so the extra unit finds no room."""
    board = growing([2], [0], [])
    board.develop(0, "irrigation")
    state = produce(board, 1)
    assert units(board, state) == [[3], [0], []]
    assert len(happened(state, "gain")) == 1


def test_irrigation_needs_a_farmland_of_the_product() -> None:
    """RH-4.5"""
    board = growing([0], [], [])
    board.develop(1, "irrigation")
    board.farmland(1, "milk")
    state = produce(board, 1)
    assert units(board, state, "milk") == [[], [0], []]
    assert len(happened(state, "gain")) == 1


def test_irrigation_gives_one_unit_a_chip_however_many_farmlands() -> None:
    """RH-4.5: to the emptiest farmland."""
    board = growing([1, 0], [], [])
    board.develop(0, "irrigation")
    state = produce(board, 1)
    assert units(board, state) == [[2, 1], [], []]


def test_irrigation_works_for_both_chips() -> None:
    """RH-4.5"""
    board = growing([0], [], [])
    board.farmland(0, "milk")
    board.develop(0, "irrigation")
    state = play(produce(board, 1), "produce milk 2")
    assert board.units(state, 0) == {"wine": [2], "milk": [3]}


def test_irrigation_may_fill_the_barn() -> None:
    """RH-4.5, RH-3.4"""
    board = growing([2], [0], [])
    board.develop(0, "irrigation", "barn")
    state = produce(board, 1)
    assert units(board, state) == [[3], [0], []]
    assert barns(state) == [["wine"], [], []]


def test_irrigation_goes_clockwise_from_the_acting_player() -> None:
    """RH-4.5"""
    board = growing([0], [0], [0])
    board.develop(0, "irrigation")
    board.develop(2, "irrigation")
    board.turn(1)
    state = produce(board, 1)
    watered = [e["seat"] for e in happened(state, "gain") if e["source"] == "irrigation"]
    assert watered == [2, 0]
    assert units(board, state) == [[1], [1], [1]]


# -- too few chips or fields


def after_one_production(chips: list[int]) -> em.State:
    edition = {"production": {"chips": chips}}
    state = Board(edition=edition).state()
    return play(state, "production", f"produce wine {chips[0]}", f"produce milk {chips[1]}")


def test_production_needs_two_unused_chips() -> None:
    """RH-4.6: with three chips there is no second production, with four there is."""
    assert "production" in texts(after_one_production([1, 2, 3, 4]))
    state = after_one_production([1, 2, 3])
    before = state.position()
    assert "production" not in texts(state)
    with pytest.raises(em.IllegalAction, match=r"two unused chips and two free fields: RH-4\.6"):
        state.play("production")
    assert state.position() == before


def test_production_needs_two_free_fields() -> None:
    """RH-4.6: four chips and a space are left, but all fields have served."""
    edition = {"production": {"chips": [1, 1, 2, 2, 3, 3, 4, 4], "spaces": [3, 3, 3, 3]}}
    state = play(Board(edition=edition).state(), "production", "produce wine 1", "produce milk 1")
    assert "production" in texts(state)
    play(state, "production", "produce olives 2", "produce grain 2")
    assert "production" not in texts(state)
    with pytest.raises(em.IllegalAction, match=r"two unused chips and two free fields: RH-4\.6"):
        state.play("production")


def test_one_free_field_is_not_enough() -> None:
    """RH-4.6"""
    board = Board()
    for value, product in ((1, "wine"), (2, "milk"), (3, "olives")):
        board.chip(value, product)
    with pytest.raises(em.IllegalAction, match=r"two unused chips and two free fields: RH-4\.6"):
        board.state().play("production")
