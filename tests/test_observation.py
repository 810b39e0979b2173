"""The observation: a documented vector per seat, own affairs first, seats relative."""

import numpy as np
import pytest

import emporion as em
from board import Board
from quay import Quay
from walks import RHODES, ROTTERDAM, TABLES, after, finished, reaching, walk

GOODS = ("wine", "milk", "olives", "grain", "gold", "bronze")
PLACES = (
    *("production", "farm", "harbour", "market", "temple", "townhall", "colossus", "extra"),
    "zeus",
)


def part(state: em.State, seat: int, name: str) -> list[float]:
    """A named slice of what a seat observes."""
    [found] = [entry for entry in state.game.layout if entry.name == name]
    return [round(float(value), 5) for value in state.observe(seat)[found.start : found.stop]]


def hot(width: int, at: int) -> list[float]:
    return [float(i == at) for i in range(width)]


def times(*values: float) -> list[float]:
    return [round(value, 5) for value in values]


# --- the layout --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_layout_covers_the_vector_without_gaps(name: str, players: int) -> None:
    game = em.game(name, players=players)
    end = 0
    for entry in game.layout:
        assert entry.start == end
        assert entry.stop > entry.start
        assert entry.meaning
        end = entry.stop
    assert end == game.observation_size
    names = [entry.name for entry in game.layout]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("tables", [RHODES, ROTTERDAM], ids=["rhodes", "rotterdam"])
def test_all_player_counts_share_one_layout(tables: list[tuple[str, int]]) -> None:
    """So do Rhodes and The Colossus."""
    layouts = {em.game(name, players=players).layout for name, players in tables}
    assert len(layouts) == 1


def test_the_own_seat_comes_first_and_the_others_last() -> None:
    layout = em.game("rhodes").layout
    own = [entry.name.removeprefix("own ") for entry in layout if entry.name.startswith("own ")]
    assert [entry.name for entry in layout[: len(own)]] == [f"own {name}" for name in own]
    others = [f"seat +{i} {name}" for i in range(1, 5) for name in own]
    assert [entry.name for entry in layout[-len(others) :]] == others


@pytest.mark.parametrize(("name", "players"), [("colossus", 5), ("rotterdam", 4)])
def test_the_vector_is_float32_finite_and_fresh(name: str, players: int) -> None:
    for state in walk(name, players, 3):
        vector = state.observe(state.actor)
        assert vector.dtype == np.float32
        assert vector.shape == (state.game.observation_size,)
        assert np.isfinite(vector).all()
        assert vector.min() >= 0
    vector[:] = 9
    assert state.observe(0).max() < 9 or state.observe(0).min() < 9


def test_values_stay_within_reach_of_one() -> None:
    for name, players in TABLES:
        for state in walk(name, players, 6):
            assert state.observe(0).max() <= 8


# --- what the slices mean ------------------------------------------------------------------------


def board() -> Board:
    board = Board("colossus", 4)
    board.farmland(0, "wine", 14, units=3)
    board.farmland(0, "wine", 17, units=1)
    board.farmland(0, "grain", units=2)
    board.develop(0, "barn", "zeus", "architect", "demeter milk")
    board.seat(0, money=21, vp=25, warehouse={"gold": 2, "milk": 5, "bronze": 1}, bonus_row=3)
    board.seat(2, money=6, warehouse={"olives": 1})
    board.develop(2, "poseidon")
    board.lane(("gold wild", [None, "wild"]), (0, 2, ["wine", "grain"]), (2, 1, ["olives"]))
    board.next_ship("gold gold wild")
    board.plazas("I-4", "II-3", "III-2", stack=1)
    board.discard_pile("gold milk")
    board.doc["builder"] = 3
    board.rows(2, 1, 3, 5)
    board.turn(0)
    board.markers(1, "market")
    return board


def test_own_stores() -> None:
    state = board().state()
    assert part(state, 0, "own present") == [1]
    assert part(state, 0, "own money") == times(21 / 30)
    assert part(state, 0, "own vp") == times(25 / 50)
    assert part(state, 0, "own warehouse") == times(0, 5 / 5, 0, 0, 2 / 5, 1 / 5)
    assert part(state, 0, "own estate") == times(4 / 6, 0, 0, 2 / 6)
    assert part(state, 0, "own room") == times(2 / 6, 0, 0, 1 / 6)
    assert part(state, 0, "own farmland") == times(2 / 3, 0, 0, 1 / 3)
    assert part(state, 0, "own barn") == [0, 0, 0, 0]
    assert part(state, 0, "own income") == times(1 / 3, 1 / 3)
    assert part(state, 0, "own architect") == [1]
    assert part(state, 0, "own bonus row") == times(3 / 9)
    assert part(state, 0, "own assignments") == times(8 / 5)


def test_own_tiles_are_named_in_the_meaning() -> None:
    state = board().state()
    [entry] = [entry for entry in state.game.layout if entry.name == "own development"]
    names = entry.meaning.removeprefix("1 if owned: ").split(", ")
    owned = {
        name for name, value in zip(names, part(state, 0, "own development"), strict=True) if value
    }
    assert owned == {"barn", "zeus", "architect", "demeter milk"}


def test_fleet_markers_and_rows() -> None:
    state = board().state()
    home, away, for_sale = (1, 0, 0), (0, 1, 0), (0, 0, 1)
    assert part(state, 0, "own fleet") == times(
        *(*home, 1 / 3, *away, 2 / 3, *home, 2 / 3, *for_sale, 1)
    )
    assert part(state, 0, "own marker 1") == hot(11, 10)
    assert part(state, 1, "own marker 1") == hot(11, PLACES.index("market"))
    assert part(state, 0, "own row") == hot(5, 1)
    assert part(state, 0, "own next row") == [0] * 5


def test_seats_are_relative() -> None:
    state = board().state()
    own = [entry.name.removeprefix("own ") for entry in state.game.layout if "own " in entry.name]
    for seat in range(4):
        for other in range(1, 4):
            for name in own:
                assert part(state, seat, f"seat +{other} {name}") == part(
                    state, (seat + other) % 4, f"own {name}"
                )


def test_absent_seats_are_all_zero() -> None:
    for players in (2, 3, 4):
        state = after("rhodes", players, 1, 30)
        for absent in range(players, 5):
            entries = [e for e in state.game.layout if e.name.startswith(f"seat +{absent} ")]
            assert not state.observe(0)[entries[0].start : entries[-1].stop].any()


def test_the_table_looks_the_same_from_every_seat() -> None:
    """All but the ships in the lane, which are own or another's."""
    state = board().state()
    for entry in state.game.layout:
        if not entry.name.startswith(("own ", "seat ")) and entry.name != "lane":
            assert len({tuple(part(state, seat, entry.name)) for seat in range(4)}) == 1


def test_what_is_asked() -> None:
    state = board().state()
    assert part(state, 0, "decision") == hot(17, 1)
    assert part(state, 0, "phase") == hot(4, 1)
    assert part(state, 0, "round") == times(1 / 30)
    assert part(state, 0, "marker") == [0]
    assert part(state, 0, "last round") == hot(4, 0)
    assert part(state, 0, "own actor") == part(state, 0, "own turn") == [1]
    assert part(state, 1, "own actor") == part(state, 1, "own turn") == [0]
    assert part(state, 1, "seat +3 actor") == [1]
    assert part(state, 0, "action") == [0] * 9
    state.play("farm")
    assert part(state, 0, "action") == hot(9, 1)


def test_the_decision_is_one_hot_by_name() -> None:
    for decision in em.game("colossus").decisions:
        state = reaching(decision)
        at = state.game.decisions.index(decision)
        assert part(state, 0, "decision") == hot(len(state.game.decisions), at)


def test_the_action_in_progress() -> None:
    state = board().state()
    state.play("farm")
    state.play("sail 2")
    assert part(state, 0, "loading") == times(2 / 3)
    state.play("load wine")
    assert part(state, 0, "loaded") == times(1 / 3, 0, 0, 0)


def test_the_lane() -> None:
    state = board().state()
    lane = np.array(part(state, 0, "lane")).reshape(20, 11)
    prices = [7, 7, 6, 6, 5, 5, 4, 4, 3, 3]
    assert lane[:10, 0].tolist() == times(*(price / 7 for price in prices))
    assert not lane[10:].any()
    cargo = ("wine", "milk", "olives", "grain", "gold", "bronze", "wild")
    # The bow lies furthest in: of "gold wild" the wild cube lies at the entrance.
    goods = [
        next((cargo[i] for i in range(7) if square[1 + i]), None) for square in lane[:5].tolist()
    ]
    assert goods == ["wild", None, "grain", "wine", "olives"]
    owners = [("own", "other", "egypt")[list(square[8:]).index(1)] for square in lane[:5].tolist()]
    assert owners == ["egypt", "egypt", "own", "own", "other"]
    other = np.array(part(state, 2, "lane")).reshape(20, 11)
    assert other[2, 9] == other[4, 8] == 1


def test_ships_and_assignments() -> None:
    state = board().state()
    assert part(state, 0, "next ship") == times(0, 0, 0, 0, 1, 0, 0.5, 1)
    assert part(state, 0, "ships") == times(7 / 10, 1 / 10)
    plazas = np.array(part(state, 0, "plazas")).reshape(3, 8)
    assert plazas[0].tolist() == times(0, 1 / 2, 0, 0, 1 / 2, 3 / 6, 5 / 14, 0)
    assert plazas[1].tolist() == times(1 / 2, 0, 0, 1 / 2, 1 / 2, 4 / 6, 8 / 14, 1 / 2)
    assert plazas[2].tolist() == times(1, 0, 1 / 2, 0, 1 / 2, 5 / 6, 12 / 14, 1)
    assert part(state, 0, "stack") == times(1 / 9)


def test_supplies_and_spaces() -> None:
    state = board().state()
    assert part(state, 0, "chips") == times(0.5, 0.5, 1, 0.5, 0, 0)
    assert part(state, 0, "fields") == [0] * 4
    farmland = np.array(part(state, 0, "farmland for sale")).reshape(4, 5)
    assert farmland[0].tolist() == times(1, 0, 0, 0, 0)
    assert farmland[3].tolist() == times(0.5, 0.5, 0.5, 0, 0)
    spaces = dict(zip(PLACES, part(state, 0, "spaces"), strict=True))
    assert spaces["production"] == times(2 / 3)[0]
    assert spaces["market"] == times(2 / 3)[0]
    assert spaces["extra"] == times(1 / 3)[0]
    assert part(state, 0, "rates")[0] == times(4 / 5)[0]


def test_the_colossus() -> None:
    state = board().state()
    assert part(state, 0, "builder") == times(3 / 12)
    assert part(state, 0, "level") == times(2 / 3, 1 / 2, 4 / 9)
    assert part(state, 0, "temple") == times(1, 1 / 4, 3 / 8, 1, 0)


def test_rhodes_has_nothing_of_the_colossus() -> None:
    for state in walk("rhodes", 3, 5):
        for name in ("builder", "level", "temple", "own architect", "own bonus row"):
            assert not any(part(state, 0, name))


def test_chips_on_fields() -> None:
    state = reaching("produce", "rhodes")
    actor = state.actor
    state.play(next(a for a in state.legal() if a.text.startswith("produce grain")))
    if state.decision == "produce" and state.actor == actor:
        assert part(state, actor, "fields") == [0, 0, 0, 1]
        assert part(state, actor, "done") == [0.5]


def test_the_end_can_be_observed() -> None:
    state = finished("rhodes", 3, 5)
    assert part(state, 0, "own vp") == times(state.scores[0] / 50)
    assert sum(part(state, 0, "last round")) == 1
    assert part(state, 0, "last round")[0] == 0


# --- what the slices of Rotterdam mean -----------------------------------------------------------

PRODUCTS = ("bread", "beer", "orange-juice", "jam", "petrol", "plastic", "steel", "bicycles")
CARDS = ("luck", "cargo", "setback", "storm", "joker", "advantage", "extra", "thief", "police")


def counts(names: tuple[str, ...], scale: float, **held: int) -> list[float]:
    found = {name.replace("_", "-"): count for name, count in held.items()}
    return times(*(found.get(name, 0) / scale for name in names))


def harbour_day(**options: bool) -> em.State:
    """Seat 1 trades as harbour master of round 8, seats 0 to 2 at the table."""
    quay = Quay(3, **options)
    quay.phase("trade", turn=1, master=1, number=8)
    quay.ship("a3", 0, "grain")
    quay.ship("s2", 2)
    quay.products(0, "bread", "jam", "jam")
    quay.products(1, "steel", "beer")
    quay.products(2, "plastic", "petrol", "petrol")
    quay.spent("bread", "bread")
    quay.cards(0, "joker", "luck")
    quay.cards(1, "police", "police")
    quay.laid(0, "advantage")
    quay.played("storm", "cargo", "cargo")
    quay.missions(0, "bread+jam", "beer+steel", "beer+jam+plastic")
    quay.fulfilled(2, "bread+petrol")
    quay.known(0, [2], petrol=1)
    quay.known(0, [1, 2], petrol=1)
    return quay.state()


def test_own_affairs_in_rotterdam() -> None:
    state = harbour_day()
    assert part(state, 0, "own ships") == times(3 / 5)
    assert part(state, 2, "own points") == times(4 / 12)
    assert part(state, 0, "own products") == counts(PRODUCTS, 3, bread=1, jam=2)
    assert part(state, 0, "own transport") == counts(CARDS, 2, joker=1, luck=1)
    assert part(state, 0, "own laid") == times(1 / 2, 0)
    assert part(state, 0, "own owed") == [0]
    missions = np.array(part(state, 0, "own missions")).reshape(5, 10)
    assert missions[0].tolist() == [*counts(PRODUCTS, 1, bread=1, jam=1), *times(5 / 10, 0)]
    assert missions[1].tolist() == [*counts(PRODUCTS, 1, beer=1, steel=1), *times(5 / 10, 2 / 3)]
    assert missions[2].tolist() == [
        *counts(PRODUCTS, 1, beer=1, jam=1, plastic=1),
        *times(10 / 10, 2 / 3),
    ]
    assert not missions[3:].any()


def test_the_table_in_rotterdam() -> None:
    state = harbour_day()
    assert part(state, 0, "decision") == hot(15, state.game.decisions.index("trade"))
    assert part(state, 0, "phase") == hot(6, 4)
    assert part(state, 0, "round") == times(8 / 40)
    for name in ("actor", "turn", "master"):
        assert part(state, 0, name) == hot(4, 1)
        assert part(state, 1, name) == hot(4, 0)
        assert part(state, 2, name) == hot(4, 2)
    assert part(state, 0, "stock") == times(6 / 6, 5 / 6, 6 / 6, 6 / 6)
    assert part(state, 0, "stacks") == times(11 / 15, 13 / 15, 12 / 15, 14 / 15)
    assert part(state, 0, "tops") == [0] * 8
    assert part(state, 0, "spent") == counts(PRODUCTS, 8, bread=2)
    assert part(state, 0, "deck") == times(12 / 20)
    assert part(state, 0, "played") == counts(CARDS, 3, storm=1, cargo=2)
    for name in ("colour", "card", "offers", "left", "given", "wanted", "accepted"):
        assert not any(part(state, 0, name))


def test_open_tops_are_observed() -> None:
    state = harbour_day(open_products=True)
    tops = [state.view(0)["tops"][name] for name in state.position()["stacks"]]
    expected = [float(PRODUCTS[2 * i + side] == tops[i]) for i in range(4) for side in (0, 1)]
    assert part(state, 0, "tops") == expected


def test_the_water_in_rotterdam() -> None:
    state = harbour_day()
    places = [row["name"] for row in state.game.edition.data["position"]]
    for seat in range(3):
        water = np.array(part(state, seat, "water")).reshape(32, 10)
        assert water[places.index("a3")].tolist() == [*hot(4, -seat % 3), *hot(5, 0), 0]
        assert water[places.index("s2")].tolist() == [*hot(4, (2 - seat) % 3), *hot(5, 4), 0]
        assert water.sum() == 4


def test_ships_in_harbours_are_observed_by_what_they_bring() -> None:
    quay = Quay(2)
    quay.phase("anchors")
    quay.dock("botlek", 0, "oil", count=2)
    quay.dock("botlek", 1, "grain")
    quay.cards(0, "advantage")
    state = quay.state()
    docked = np.array(part(state, 1, "docked")).reshape(4, 4, 2)
    assert docked[2].tolist() == [[0, 0.5], [1, 0], [0, 0], [0, 0]]
    assert docked.sum() == 1.5


def test_what_is_being_done_in_rotterdam() -> None:
    quay = Quay(2)
    quay.phase("sail")
    quay.ship("a3", 0, "grain")
    quay.cards(0, "police")
    state = quay.state()
    places = [row["name"] for row in state.game.edition.data["position"]]
    state.play("call red")
    assert part(state, 1, "colour") == hot(4, 1)
    marked = np.array(part(state, 1, "water")).reshape(32, 10)[:, 9]
    assert marked.tolist() == hot(32, places.index("a3"))
    quay = Quay(2)
    quay.phase("launch")
    quay.ship("b2", 0, "grain")
    quay.ship("c3", 1, "oil")
    quay.cards(0, "police")
    state = quay.state()
    state.play("play police")
    assert part(state, 1, "card") == hot(9, 8)


def test_an_offer_is_observed_by_those_who_read_it() -> None:
    """RO-7.6"""
    state = harbour_day()
    state.play("offer")
    state.play("give steel")
    for seat in range(3):
        assert part(state, seat, "offers") == times(1 / 3)
        expected = counts(PRODUCTS, 2, steel=1 if seat == 1 else 0)
        assert part(state, seat, "given") == expected
    state.play("want petrol")
    state.play("to 2")
    for seat in range(3):
        reads = seat != 0
        assert part(state, seat, "given") == counts(PRODUCTS, 2, steel=int(reads))
        assert part(state, seat, "wanted") == counts(PRODUCTS, 2, petrol=int(reads))
    state = harbour_day()
    for text in ("offer", "give steel", "to all", "accept"):
        state.play(text)
    for seat in range(3):
        assert part(state, seat, "given") == counts(PRODUCTS, 2, steel=1)
        assert part(state, seat, "accepted") == hot(4, (2 - seat) % 3)


def test_what_is_left_to_hand_in_is_observed() -> None:
    """RO-9.6"""
    quay = Quay(2)
    quay.phase("missions")
    quay.products(0, "bread", "jam")
    quay.cards(0, "joker")
    quay.missions(0, "bread+jam", "beer+steel", "beer+jam+plastic")
    state = quay.state()
    state.play("fulfil 1")
    assert part(state, 1, "left") == counts(PRODUCTS, 1, bread=1, jam=1)


def test_other_seats_of_rotterdam_as_far_as_they_are_known() -> None:
    """RO-11.1, RO-11.2"""
    state = harbour_day()
    assert part(state, 0, "seat +2 present") == [1]
    assert part(state, 0, "seat +2 ships") == times(3 / 5)
    assert part(state, 0, "seat +2 points") == times(4 / 12)
    assert part(state, 0, "seat +2 backs") == times(0, 0, 3 / 4, 0)
    assert part(state, 0, "seat +2 known") == counts(PRODUCTS, 3, petrol=1)
    assert part(state, 1, "seat +1 known") == [0] * 8
    assert part(state, 0, "seat +1 transport cards") == times(2 / 3)
    assert part(state, 0, "seat +1 mission cards") == [1]
    assert part(state, 2, "seat +1 laid") == times(1 / 2, 0)
    entries = [e for e in state.game.layout if e.name.startswith("seat +3 ")]
    assert not state.observe(0)[entries[0].start : entries[-1].stop].any()


def test_cards_owed_are_observed() -> None:
    """RO-5.1"""
    quay = Quay(2)
    quay.phase("anchors")
    quay.ship("a1", 1)
    quay.ship("b2", 1)
    quay.cards(0, "advantage")
    state = quay.state()
    assert part(state, 1, "own owed") == part(state, 0, "seat +1 owed") == times(2 / 3)


# --- the mask ------------------------------------------------------------------------------------


def test_the_mask_is_boolean_over_all_actions() -> None:
    state = after("rhodes", 3, 4, 60)
    mask = state.mask()
    assert mask.dtype == np.bool_
    assert mask.shape == (len(state.game.actions),)
    assert mask.nonzero()[0].tolist() == state.legal_ids()
    mask[:] = True
    assert not state.mask().all()
