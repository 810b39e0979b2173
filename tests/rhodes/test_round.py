"""RH-2 The round."""

import random
from typing import Any

import pytest

import emporion as em
from board import Board, play, texts

COUNTS = (2, 3, 4, 5)
PLACES = {"production", "farm", "harbour", "market", "temple", "townhall", "forfeit"}
SPACES = {  # by 2, 3, 4, 5 players
    "production": (2, 2, 2, 2),
    "harbour": (2, 2, 2, 3),
    "market": (2, 2, 3, 3),
    "temple": (1, 1, 2, 2),
    "townhall": (2, 2, 2, 3),
}


def last_marker(players: int = 3, edition: Any = "standard") -> Board:
    """The last marker of the round is to be placed; `market` sells the one unit and ends it."""
    board = Board("rhodes", players, edition)
    board.farmland(players - 1, "wine", units=1)
    board.turn(players - 1, marker=2)
    return board


def choosing(*rows: int, chosen: dict[int, int] | None = None, edition: Any = "standard") -> Board:
    """The sequence phase: the rows by seat, and what seats have chosen already."""
    board = Board("rhodes", len(rows), edition)
    board.rows(*rows)
    chosen = chosen or {}
    for seat, row in chosen.items():
        board.seat(seat, next_row=row)
    seat = max(set(range(len(rows))) - set(chosen), key=lambda seat: rows[seat])
    board.doc |= {"phase": "sequence", "decision": "row", "actor": seat, "turn": seat, "marker": 2}
    return board


def seat_of(state: em.State, seat: int) -> dict[str, Any]:
    return state.position()["seats"][seat]


def happened(state: em.State, kind: str) -> list[dict[str, Any]]:
    return [event.to_dict() for event in state.events if event.kind == kind]


def lane(state: em.State) -> list[Any]:
    """Ships from the entrance: an Egyptian's name, a player's seat."""
    ships = state.position()["harbour"]
    return [ship["ship"] if ship["owner"] is None else ship["owner"] for ship in ships]


SOLD_OUT = (  # ten squares without gold: the whole lane with up to four players
    ("gold wild wild", [None] * 3),
    ("gold gold wild", [None] * 3),
    ("gold wine", [None] * 2),
    ("gold milk", [None] * 2),
)


# -- phases


def test_gold_comes_before_the_markers_are_taken_back_and_rows_are_chosen_after() -> None:
    """RH-2.1: stopped in the gold phase by an overfull warehouse."""
    board = last_marker()
    board.markers(0, "production", "market")
    board.chip(2, "wine")
    board.chip(3, "milk")
    board.lane(*SOLD_OUT[:3], (0, 2, ["wine", "milk"]))
    board.next_ship("gold gold")
    board.seat(0, warehouse={"gold": 4, "grain": 6})
    state = play(board.state(), "market")
    doc = state.position()
    assert (doc["phase"], doc["decision"], doc["actor"]) == ("gold", "overflow", 0)
    assert doc["seats"][0]["markers"] == ["production", "market"]
    assert [chip["field"] for chip in doc["chips"]] == [None, "wine", "milk", None, None]
    play(state, "discard milk", "discard wine")
    doc = state.position()
    assert (doc["phase"], doc["decision"], doc["actor"]) == ("sequence", "row", 2)
    assert doc["seats"][0]["markers"] == ["held", "held"]
    assert all(chip["field"] is None for chip in doc["chips"])


def test_a_new_round_of_actions_follows_the_sequence_phase() -> None:
    """RH-2.1"""
    board = choosing(1, 2, chosen={1: 3})
    state = play(board.state(), "row 4")
    assert (state.round, state.decision) == (2, "place")
    assert {"kind": "round", "round": 2} in happened(state, "round")


# -- actions


@pytest.mark.parametrize("players", COUNTS)
def test_everybody_places_a_first_marker_and_then_a_second_from_row_one_down(players: int) -> None:
    """RH-2.2"""
    for seed in range(8):
        state = em.game("rhodes", players=players).start(seed)
        rows = [seat["row"] for seat in state.position()["seats"]]
        order = sorted(range(players), key=lambda seat: rows[seat])
        choice = random.Random(seed).choice
        while state.decision != "row":
            state.play(choice(state.legal_ids()))
        moves = [event.to_dict() for event in state.log() if event.kind == "move"]
        assert [move["seat"] for move in moves if move["action"] in PLACES] == order * 2


def test_the_order_is_that_of_the_rows_not_of_the_seats() -> None:
    """RH-2.2: also where rows are left out."""
    board = Board()
    board.rows(5, 3, 1)
    board.turn(2)
    state = board.state()
    asked = []
    for place, what in (("townhall", "buy barn"), ("townhall", "buy barn"), ("temple", "donate")):
        asked.append(state.actor)
        play(state, place, what, "stop")
    assert [*asked, state.actor] == [2, 1, 0, 2]
    assert state.position()["marker"] == 2


def test_the_action_is_carried_out_at_once() -> None:
    """RH-2.2"""
    state = play(Board().state(), "production")
    assert (state.actor, state.decision) == (0, "produce")
    assert seat_of(state, 0)["markers"] == ["production", "held"]
    play(state, "produce wine 1", "produce milk 2")
    assert (state.actor, state.decision) == (1, "place")


def test_who_can_do_nothing_forfeits_the_marker_for_one_drachma() -> None:
    """RH-2.3"""
    board = Board()
    board.turn(0, marker=2)
    board.markers(0, "production")
    board.seat(1, money=0)
    board.seat(2, money=4)  # not enough for the temple
    state = play(board.state(), "production", "produce wine 1", "produce milk 2")
    assert seat_of(state, 1)["money"] == 1
    assert seat_of(state, 2)["money"] == 5
    assert seat_of(state, 1)["markers"] == ["held", "held"], "taken back by now"
    forfeits = [move for move in happened(state, "move") if move["action"] == "forfeit"]
    assert forfeits == [
        {"kind": "move", "seat": seat, "action": "forfeit", "forced": True} for seat in (1, 2)
    ]
    assert {"amount": 1, "source": "forfeit"}.items() <= happened(state, "money")[0].items()


def test_a_forfeited_marker_takes_no_space_and_the_next_player_goes_on() -> None:
    """RH-2.3"""
    board = Board()
    board.turn(0, marker=2)
    board.markers(0, "production")
    board.seat(1, money=0)
    state = play(board.state(), "production", "produce wine 1", "produce milk 2")
    assert (state.actor, state.decision) == (2, "place")
    assert seat_of(state, 1)["markers"] == ["forfeited", "forfeited"]


def test_an_action_without_any_use_is_still_an_action() -> None:
    """RH-2.3: production needs no farmland of one's own, so nothing is forfeited."""
    board = Board()
    board.seat(0, money=0)
    state = board.state()
    assert seat_of(state, 0)["money"] == 0
    assert (state.actor, state.decision) == (0, "produce"), "the only action is forced"


@pytest.mark.parametrize("text", ["forfeit", "stop", "skip", "done"])
def test_nobody_passes_by_choice(text: str) -> None:
    """RH-2.3"""
    state = Board().state()
    assert text not in texts(state)
    before = state.position()
    with pytest.raises(em.IllegalAction) as caught:
        state.play(text)
    if text == "forfeit":
        assert str(caught.value).endswith("so the marker is not forfeited: RH-2.3")
    assert state.position() == before


def busy(players: int, place: str, markers: int) -> em.State:
    """Seat 0 could use every place; this many markers lie on one of them."""
    board = Board("rhodes", players)
    board.seat(0, money=50)
    board.farmland(0, "wine", units=3)
    board.lane(("gold gold",))
    for seat in range(markers):
        board.markers(seat, place)
    board.turn(0, marker=2)
    return board.state()


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("place", SPACES)
def test_each_place_has_its_number_of_spaces(place: str, players: int) -> None:
    """RH-2.4: spaces marked 4PL and 5PL exist only with so many players."""
    spaces = SPACES[place][players - 2]
    assert place in texts(busy(players, place, spaces - 1))
    state = busy(players, place, spaces)
    before = state.position()
    assert place not in texts(state)
    with pytest.raises(em.IllegalAction, match=r"full: RH-\d") as caught:
        state.play(place)
    assert caught.value.reason == "space_taken"
    assert state.position() == before


def test_a_space_taken_in_this_round_stays_taken() -> None:
    """RH-2.4: counted as markers are placed, not only when a position is loaded."""
    board = Board("rhodes", 2)
    board.seat(0, money=50)
    board.seat(1, money=50)
    state = play(board.state(), "temple", "donate", "stop")
    assert "temple" not in texts(state)
    play(state, "townhall", "buy barn", "stop", "townhall", "buy barn", "stop")
    assert "townhall" not in texts(state)


def test_the_same_place_twice_by_one_player() -> None:
    """RH-2.4: if it has a second free space."""
    board = Board("rhodes", 2)
    board.seat(0, money=50)
    state = play(board.state(), "townhall", "buy barn", "stop", "production")
    play(state, "produce wine 1", "produce milk 2", "townhall", "buy wagon", "stop")
    assert seat_of(state, 0)["markers"] == ["townhall", "townhall"]
    assert seat_of(state, 0)["development"] == ["barn", "wagon"]


def test_a_farm_has_one_space_and_only_for_its_owner() -> None:
    """RH-2.4"""
    board = Board("rhodes", 2)
    for seat in (0, 1):
        board.farmland(seat, "wine", units=3)
    state = play(board.state(), "farm", "sail 1", "vp 1")
    assert "farm" in texts(state)
    play(state, "farm", "sail 1", "vp 1")
    assert "farm" not in texts(state)
    with pytest.raises(em.IllegalAction, match=r"your farm has been used this round: RH-2\.4"):
        state.play("farm")


def test_places_of_the_expansion_do_not_exist() -> None:
    """RH-2.4"""
    with pytest.raises(em.IllegalAction, match=r"not part of the game: RH-2\.4"):
        Board().state().play("colossus")


# -- gold


@pytest.mark.parametrize(
    "ships",
    [
        (("gold gold",),),
        (("gold wine",), ("gold milk",)),
        (("gold wild", ["gold", None]), ("gold wild wild", ["gold", None, None])),
    ],
)
def test_with_two_gold_no_ship_sails_in(ships: tuple[Any, ...]) -> None:
    """RH-2.5"""
    board = last_marker()
    board.lane(*ships)
    board.next_ship("gold olives")
    state = play(board.state(), "market")
    assert state.decision == "row"
    assert lane(state) == [ship[0] for ship in ships]
    assert state.position()["next_ship"] == "gold olives"
    assert not happened(state, "enters")


def test_with_one_gold_the_shown_ship_sails_in_and_another_is_shown() -> None:
    """RH-2.5"""
    board = last_marker()
    board.lane(("gold gold", [None, "gold"]), (0, 2, ["wine", "milk"]))
    board.next_ship("gold wine")
    board.pile("gold grain", "gold milk")
    state = play(board.state(), "market")
    assert lane(state) == ["gold wine", "gold gold", 0]
    assert [ship["square"] for ship in state.position()["harbour"]] == [1, 3, 5]
    assert state.position()["next_ship"] == "gold grain"
    assert state.position()["pile"][0] == "gold milk"


def test_ships_sail_in_until_two_gold_lie_there() -> None:
    """RH-2.5"""
    board = last_marker()
    board.next_ship("gold wine")
    board.pile("gold grain", "gold milk")
    state = play(board.state(), "market")
    assert lane(state) == ["gold grain", "gold wine"]
    assert state.position()["next_ship"] == "gold milk"


def test_one_ship_with_two_gold_is_enough_even_after_one() -> None:
    """RH-2.5: also three gold may come to lie there."""
    board = last_marker()
    board.lane(("gold wine",))
    board.next_ship("gold gold wild")
    board.pile("gold milk")
    state = play(board.state(), "market")
    assert lane(state) == ["gold gold wild", "gold wine"]
    assert state.position()["next_ship"] == "gold milk"


def test_gold_pushed_out_of_the_lane_no_longer_counts() -> None:
    """RH-2.5: the one gold on square 10 sinks, so a second ship must follow."""
    board = last_marker()
    board.lane(*SOLD_OUT[:3], ("gold milk", ["gold", None]))
    board.next_ship("gold grain")
    board.pile("gold olives", "gold gold")
    state = play(board.state(), "market")
    assert lane(state)[:2] == ["gold olives", "gold grain"]
    assert state.position()["next_ship"] == "gold gold"


def test_gold_in_a_warehouse_or_on_the_shown_ship_does_not_count() -> None:
    """RH-2.5"""
    board = last_marker()
    board.seat(0, warehouse={"gold": 5})
    board.next_ship("gold gold")
    board.pile("gold gold #2")
    state = play(board.state(), "market")
    assert lane(state) == ["gold gold"]
    assert state.position()["next_ship"] == "gold gold #2"


def test_a_new_ship_is_shown_only_once_the_discards_are_settled() -> None:
    """RH-2.5, RH-3.7"""
    board = last_marker()
    board.lane(*SOLD_OUT[:3], (1, 2, ["wine", "milk"]))
    board.next_ship("gold olives")
    board.pile("gold grain", "gold gold")
    board.seat(1, warehouse={"gold": 10})
    state = play(board.state(), "market")
    assert (state.decision, state.actor) == ("overflow", 1)
    assert lane(state)[0] == "gold olives"
    assert state.position()["next_ship"] is None
    play(state, "discard gold")
    assert state.position()["next_ship"] is None
    play(state, "discard gold")
    assert state.decision == "row"
    assert lane(state)[:2] == ["gold grain", "gold olives"]
    assert state.position()["next_ship"] == "gold gold"


def test_discards_make_a_new_pile_with_ships_that_left_in_this_push() -> None:
    """RH-2.6"""
    board = last_marker()
    board.lane(*SOLD_OUT)
    board.next_ship("gold gold")
    board.discard_pile(*board.doc["pile"])
    before = set(board.doc["discards"])
    assert len(before) == 5
    state = play(board.state(), "market")
    doc = state.position()
    assert {doc["next_ship"], *doc["pile"]} == before | {"gold milk"}
    assert len(doc["pile"]) == 5
    assert doc["discards"] == []
    assert happened(state, "shuffle")[0]["count"] == 6
    assert state.view(0)["pile"] == 5


def test_the_new_pile_is_shuffled() -> None:
    """RH-2.6: which ship is shown depends on the generator."""
    shown = set()
    for seed in range(40):
        board = last_marker()
        board.lane(*SOLD_OUT)
        board.next_ship("gold gold")
        board.discard_pile(*board.doc["pile"])
        board.doc["generator"] = board.game.start(seed).position()["generator"]
        shown.add(play(board.state(), "market").position()["next_ship"].split(" #")[0])
    assert shown == {"gold gold", "gold grain", "gold olives", "gold wild", "gold milk"}


def test_while_the_pile_lasts_the_discards_stay() -> None:
    """RH-2.6"""
    board = last_marker()
    board.lane(*SOLD_OUT)
    board.next_ship("gold gold")
    rest = list(board.doc["pile"])
    board.discard_pile(*rest[1:])
    state = play(board.state(), "market")
    doc = state.position()
    assert doc["next_ship"] == rest[0]
    assert doc["pile"] == []
    assert doc["discards"] == [*rest[1:], "gold milk"]
    assert not happened(state, "shuffle")


def two_ships() -> Board:
    """An edition with two Egyptian ships and a lane short enough for the checker."""
    harbour = {"gold_floor": 2, "sections": [{"price": 5, "squares": 4}]}
    ships = [{"goods": ["gold", "gold"], "count": 2}]
    return last_marker(edition={"harbour": harbour, "ship": ships})


def test_with_every_ship_in_the_harbour_the_gold_phase_ends() -> None:
    """RH-2.6, ruling"""
    board = two_ships()
    board.lane(("gold gold", [None, None]), ("gold gold #2", [None, "gold"]))
    state = play(board.state(), "market")
    assert state.decision == "row"
    assert state.position()["next_ship"] is None
    assert lane(state) == ["gold gold", "gold gold #2"]


def test_the_last_ship_sails_in_and_none_is_shown() -> None:
    """RH-2.6, ruling"""
    board = two_ships()
    board.lane(("gold gold", [None, None]))
    board.next_ship("gold gold #2")
    state = play(board.state(), "market")
    assert state.decision == "row"
    assert lane(state) == ["gold gold #2", "gold gold"]
    assert state.position()["next_ship"] is None


# -- take back


def test_markers_and_chips_are_taken_back() -> None:
    """RH-2.7"""
    board = last_marker()
    board.lane(("gold gold",))
    board.markers(0, "production", "temple")
    board.markers(1, "production", "farm")
    for value, product in ((1, "wine"), (2, "milk"), (3, "olives"), (4, "grain")):
        board.chip(value, product)
    state = play(board.state(), "market")
    doc = state.position()
    assert all(seat["markers"] == ["held", "held"] for seat in doc["seats"])
    assert all(chip["field"] is None for chip in doc["chips"])
    play(state, "row 4", "row 1", "row 2")
    assert (state.round, state.actor) == (2, 1)
    assert {"production", "temple"} <= set(texts(state)), "the spaces are free again"
    assert len(texts(play(state, "production"))) == 16, "and so are chips and fields"


def test_the_farm_can_be_used_again_in_the_next_round() -> None:
    """RH-2.7"""
    board = last_marker()
    board.lane(("gold gold",))
    board.farmland(0, "milk", units=3)
    board.markers(0, "farm", "temple")
    state = play(board.state(), "market", "row 4", "row 3", "row 2")
    assert state.actor == 0
    assert "farm" in texts(state)


# -- sequence


def test_rows_are_chosen_from_the_bottom_upwards() -> None:
    """RH-2.8"""
    state = choosing(2, 5, 3).state()
    asked = [state.actor]
    for row in (4, 1):
        state.play(f"row {row}")
        asked.append(state.actor)
    assert asked == [1, 2, 0]


@pytest.mark.parametrize("players", COUNTS)
def test_any_row_but_the_own_is_open_to_the_first_to_choose(players: int) -> None:
    """RH-2.8: all five rows exist at every player count, unmoved markers do not block."""
    state = choosing(*range(1, players + 1)).state()
    assert state.actor == players - 1
    assert texts(state) == [f"row {row}" for row in range(1, 6) if row != players]


def test_the_own_row_may_not_be_kept() -> None:
    """RH-2.8"""
    state = choosing(1, 2, 3).state()
    before = state.position()
    with pytest.raises(em.IllegalAction, match=r"must move to another row: RH-2\.8"):
        state.play("row 3")
    assert state.position() == before


def test_a_row_chosen_by_another_is_not_free() -> None:
    """RH-2.8"""
    state = choosing(1, 2, 3, chosen={2: 4}).state()
    assert texts(state) == ["row 1", "row 3", "row 5"]
    with pytest.raises(em.IllegalAction, match=r"chosen by another player: RH-2\.8"):
        state.play("row 4")


def test_a_row_that_was_left_and_the_row_of_one_still_to_choose_are_free() -> None:
    """RH-2.8"""
    state = choosing(2, 3, 5).state()
    play(state, "row 2", "row 5", "row 3")
    rows = [seat["row"] for seat in state.position()["seats"]]
    assert rows == [3, 5, 2]


def test_the_new_rows_order_the_next_round() -> None:
    """RH-2.8, RH-2.2"""
    state = play(choosing(1, 2, 3).state(), "row 1", "row 5", "row 4")
    assert (state.round, state.actor) == (2, 2)
    play(state, "temple", "donate", "stop")
    assert state.actor == 0
    play(state, "townhall", "buy barn", "stop")
    assert state.actor == 1


def test_only_rows_answer() -> None:
    """RH-2.8"""
    with pytest.raises(em.IllegalAction, match=r"choose a row"):
        choosing(1, 2, 3).state().play("production")


@pytest.mark.parametrize(("row", "gain"), [(1, -3), (2, -1), (3, 0), (4, 1), (5, 2)])
def test_a_row_costs_or_gives_at_once(row: int, gain: int) -> None:
    """RH-2.9"""
    own = 4 if row == 5 else 5
    board = choosing(1, 2, own)
    board.seat(2, money=10)
    state = play(board.state(), f"row {row}")
    assert state.decision == "row", "the others have not chosen yet"
    assert seat_of(state, 2)["money"] == 10 + gain
    assert happened(state, "row") == [{"kind": "row", "seat": 2, "row": row}]


def test_nothing_more_is_paid_when_the_round_begins() -> None:
    """RH-2.9"""
    board = choosing(1, 2)
    state = play(board.state(), "row 1", "row 2")
    assert state.decision == "place"
    assert [seat["money"] for seat in state.position()["seats"]] == [29, 27]


def test_the_last_row_gives_a_product_instead_of_the_money() -> None:
    """RH-2.9"""
    board = choosing(1, 2, 3)
    board.farmland(2, "wine", units=2)
    board.farmland(2, "wine", units=1)
    board.farmland(2, "grain", price=14)
    state = board.state()
    assert texts(state)[-3:] == ["row 5", "row 5 wine", "row 5 grain"]
    play(state, "row 5 wine")
    assert board.units(state, 2) == {"wine": [2, 2], "grain": [0]}
    assert seat_of(state, 2)["money"] == 30
    assert seat_of(state, 2)["warehouse"] == {}
    assert seat_of(state, 2)["next_row"] == 5


def test_the_money_may_be_preferred_to_the_product() -> None:
    """RH-2.9"""
    board = choosing(1, 2, 3)
    board.farmland(2, "wine", units=2)
    state = play(board.state(), "row 5")
    assert seat_of(state, 2)["money"] == 32
    assert board.units(state, 2) == {"wine": [2]}


def test_the_product_needs_a_farmland_with_room() -> None:
    """RH-2.9, RH-3.4"""
    board = choosing(1, 2, 3)
    board.farmland(2, "wine", units=3)
    state = board.state()
    assert texts(state) == ["row 1", "row 2", "row 4", "row 5"], "only the money is left"
    before = state.position()
    with pytest.raises(em.IllegalAction, match=r"no room for this product: RH-2\.9"):
        state.play("row 5 wine")
    with pytest.raises(em.IllegalAction, match=r"no farmland for this product: RH-2\.9"):
        state.play("row 5 milk")
    assert state.position() == before
    play(state, "row 5")
    assert seat_of(state, 2)["money"] == 32


def test_the_product_may_go_to_the_barn() -> None:
    """RH-2.9, RH-3.3, RH-10.4"""
    board = choosing(1, 2, 3)
    board.farmland(2, "wine", units=3)
    board.develop(2, "barn")
    state = play(board.state(), "row 5 wine")
    assert seat_of(state, 2)["barn"] == ["wine"]


@pytest.mark.parametrize("row", [1, 2, 4])
def test_no_other_row_gives_a_product(row: int) -> None:
    """RH-2.9"""
    board = choosing(1, 2, 3)
    board.farmland(2, "wine")
    with pytest.raises(em.IllegalAction, match=r"this row gives no product: RH-2\.9"):
        board.state().play(f"row {row} wine")


@pytest.mark.parametrize(
    ("money", "rows"), [(0, [3, 4]), (1, [2, 3, 4]), (2, [2, 3, 4]), (3, [1, 2, 3, 4])]
)
def test_a_row_that_cannot_be_paid_may_not_be_chosen(money: int, rows: list[int]) -> None:
    """RH-2.10"""
    board = choosing(3, 4, 5)
    board.seat(2, money=money)
    state = board.state()
    assert texts(state) == [f"row {row}" for row in rows]
    for row in {1, 2} - set(rows):
        before = state.position()
        with pytest.raises(em.IllegalAction, match=r"you cannot pay for this row: RH-2\.10"):
            state.play(f"row {row}")
        assert state.position() == before


def after_all_others(money: int, players: int, *rows: int) -> em.State:
    """Seat 0 is in row 1; the others, from the bottom upwards, take the rows given."""
    board = choosing(*range(1, players + 1))
    for seat in range(1, players):
        board.seat(seat, money=20)
    board.seat(0, money=money)
    state = board.state()
    for row in rows:
        if state.actor != 0 and state.decision == "row":
            play(state, f"row {row}")
    return state


def rows_now(state: em.State) -> list[int]:
    assert state.round == 2, "the last choice was forced"
    return [seat["row"] for seat in state.position()["seats"]]


def test_who_cannot_pay_for_any_other_row_stays_for_nothing() -> None:
    """RH-2.10: rows 1 and 2 are left to a player on row 1 without money."""
    state = after_all_others(0, 4, 5, 4, 3)
    assert rows_now(state) == [1, 3, 4, 5]
    assert seat_of(state, 0)["money"] == 0


@pytest.mark.parametrize("money", [1, 2, 3])
def test_who_can_pay_for_another_row_may_not_stay(money: int) -> None:
    """RH-2.10, RH-2.8"""
    state = after_all_others(money, 4, 5, 4, 3)
    assert rows_now(state) == [2, 3, 4, 5]
    assert seat_of(state, 0)["money"] == money - 1


@pytest.mark.parametrize(("money", "left"), [(10, 7), (3, 0), (2, 2), (0, 0)])
def test_who_finds_only_the_own_row_stays_and_pays_if_able(money: int, left: int) -> None:
    """RH-2.10"""
    state = after_all_others(money, 5, 4, 5, 2, 3)
    assert rows_now(state) == [1, 3, 2, 5, 4]
    assert seat_of(state, 0)["money"] == left


@pytest.mark.parametrize(("money", "row", "left"), [(0, 2, 0), (1, 2, 0), (2, 2, 1), (3, 1, 0)])
def test_row_two_with_only_rows_one_and_two_left(money: int, row: int, left: int) -> None:
    """RH-2.10: row 1 if it can be paid, else the own row, for its price if able."""
    board = choosing(1, 2, 3, 4, 5, chosen={4: 3, 3: 5})
    board.seat(1, money=money)
    board.seat(0, money=20)
    state = play(board.state(), "row 4")
    assert seat_of(state, 1)["money"] == left
    assert happened(state, "row")[1] == {"kind": "row", "seat": 1, "row": row}


@pytest.mark.parametrize(("money", "left"), [(0, 0), (1, 0), (5, 4)])
def test_whose_row_was_taken_gets_the_last_one_for_nothing_if_need_be(
    money: int, left: int
) -> None:
    """RH-2.10: row 1 was taken, and only row 2 is left."""
    state = after_all_others(money, 5, 4, 5, 1, 3)
    assert rows_now(state) == [2, 3, 1, 5, 4]
    assert seat_of(state, 0)["money"] == left


def test_whose_row_was_taken_gets_the_cheapest_free_one() -> None:
    """RH-2.10: in an edition in which every row costs something."""
    rows = [{"pay": pay} for pay in (3, 2, 1, 4, 5)]
    board = choosing(1, 5, edition={"sequence": {"rows": rows}})
    board.seat(0, money=0)
    state = play(board.state(), "row 1")
    assert rows_now(state) == [3, 1]
    assert seat_of(state, 0)["money"] == 0
