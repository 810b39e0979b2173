"""Positions: any state through readable JSON and back; what can never be is refused in words."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import emporion as em
from board import Board
from emporion.games.rhodes.invariants import contradictions
from walks import TABLES, after, finished, in_a_process, reaching, walk

Document = dict[str, Any]


# --- there and back ----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_state_of_a_game_comes_back(name: str, players: int) -> None:
    for state in walk(name, players, 21):
        document = json.loads(json.dumps(state.position()))
        again = state.game.position(document)
        assert again == state
        assert hash(again) == hash(state)
        assert again.legal_ids() == state.legal_ids()
        assert again.position() == document


def test_a_position_read_back_plays_on_to_the_same_end() -> None:
    state = after("colossus", 3, 5, 40)
    other = state.game.position(state.position())
    while not state.over:
        state.play(state.legal_ids()[-1])
        other.play(other.legal_ids()[-1])
    assert other == state
    assert other.winners == state.winners


def test_the_document_is_left_alone() -> None:
    state = after("rhodes", 3, 5, 40)
    document = state.position()
    before = copy.deepcopy(document)
    state.game.position(document).play(state.legal_ids()[0])
    assert document == before
    document["seats"][0]["money"] += 1
    assert state.position() == before


def test_the_document_names_its_game_and_edition() -> None:
    document = em.game("colossus", players=4).start(1).position()
    assert document["format"] == "emporion-position/1"
    assert (document["game"], document["players"], document["options"]) == ("colossus", 4, {})
    assert document["edition"] == "standard"
    assert document["edition_hash"] == em.game("colossus", players=2).edition.hash


def test_a_finished_game_comes_back_finished() -> None:
    state = finished("rhodes", 3, 5)
    again = state.game.position(state.position())
    assert again.over
    assert (again.scores, again.winners) == (state.scores, state.winners)


def test_forced_moves_follow_a_position() -> None:
    """N-3: a market marker with one unit to sell leaves nothing to choose."""
    board = Board("rhodes", 2)
    board.farmland(0, "wine", units=1)
    board.doc["decision"] = "sell"
    board.doc["action"] = {"at": "market"}
    board.markers(0, "market")
    state = board.state()
    moves = [event.data["action"] for event in state.log() if event.kind == "move"]
    assert moves[0] == "sell wine"
    assert state.actor == 1


def test_a_farmland_that_costs_nothing_comes_back() -> None:
    """Editions allow a price of 0."""
    data = copy.deepcopy(em.game("rhodes").edition.data)
    for row in data["farmland"]:
        if row["price"] == 11:
            row["price"] = 0
    game = em.game("rhodes", players=3, edition={"name": "free", **data})
    state = game.start(1)
    assert {"product": "wine", "price": 0, "count": 2} in state.position()["for_sale"]["farmland"]
    state.play("buy farmland wine 0")
    assert game.position(state.position()) == state


def test_the_winner_is_right_however_rich_a_position_makes_them() -> None:
    """RH-11.3"""
    state = reaching("row", "rhodes", players=2)
    while state.position()["last_round"] is None:
        state.play(state.legal_ids()[0])
    document = state.position()
    document["seats"][0] |= {"vp": 30000, "money": 60000}
    try:
        state = state.game.position(document)
    except em.PositionError:
        return
    while not state.over:
        state.play(state.legal_ids()[0])
    assert state.winners == [0]


# --- refusals ----------------------------------------------------------------------------------


def put(path: str, value: Any) -> Callable[[Document], None]:
    """Set the value at a path such as `seats.0.money`; a function gets the old value."""

    def apply(document: Document) -> None:
        *steps, last = (int(step) if step.isdigit() else step for step in path.split("."))
        holder: Any = document
        for step in steps:
            holder = holder[step]
        holder[last] = value(holder[last]) if callable(value) else value

    return apply


def drop(path: str) -> Callable[[Document], None]:
    def apply(document: Document) -> None:
        *steps, last = path.split(".")
        holder: Any = document
        for step in steps:
            holder = holder[int(step) if step.isdigit() else step]
        del holder[last]

    return apply


def both(*changes: Callable[[Document], None]) -> Callable[[Document], None]:
    def apply(document: Document) -> None:
        for change in changes:
            change(document)

    return apply


def placing() -> em.State:
    """Seat 0 to place its first marker in round 1 of The Colossus with five players."""
    board = Board("colossus", 5)
    board.farmland(0, "wine", units=2)
    board.farmland(0, "milk", units=1)
    board.farmland(1, "grain", units=3)
    board.develop(0, "barn", "zeus", "poseidon")
    board.seat(1, warehouse={"gold": 1})
    board.lane(("gold wild",), (1, 2, ["grain", None]), ("gold gold",))
    board.next_ship("gold milk")
    return board.state()


SHAPE: dict[str, tuple[Callable[[Document], None], str]] = {
    "another format": (
        put("format", "emporion-position/2"),
        "format must be",
    ),
    "no format": (drop("format"), "format is missing"),
    "another game": (put("game", "rhodes"), "game must be 'colossus' here"),
    "another count": (put("players", 4), "players must be 5 here"),
    "another edition": (put("edition_hash", "00"), "edition_hash must be"),
    "options": (put("options", {"fast": True}), "options must be {} here"),
    "an unknown field": (put("weather", "fine"), "weather is not part of a position"),
    "an unknown seat field": (put("seats.0.mood", "good"), r"seats\[1\]\.mood is not part"),
    "no round": (drop("round"), "round is missing"),
    "no seats": (drop("seats"), "seats is missing"),
    "no money": (drop("seats.2.money"), r"seats\[3\]\.money is missing"),
    "a fraction": (put("seats.0.money", 1.5), r"seats\[1\]\.money must be a whole number"),
    "a truth": (put("seats.0.money", True), r"seats\[1\]\.money must be a whole number"),
    "a word for a number": (put("round", "one"), "round must be a whole number, not 'one'"),
    "a debt": (put("seats.0.money", -1), r"seats\[1\]\.money must be from 0 to"),
    "endless money": (put("seats.0.money", 10**20), r"seats\[1\]\.money must be from 0 to"),
    "negative VP": (put("seats.0.vp", -1), r"seats\[1\]\.vp must be from 0 to"),
    "a number for a flag": (put("over", 0), "over must be true or false"),
    "seats not a list": (put("seats", {}), "seats must be a list"),
    "four seats": (put("seats", lambda seats: seats[:4]), "seats must have 5 entries, not 4"),
    "a seat not an object": (put("seats.1", 7), r"seats\[2\] must be an object"),
    "an unknown phase": (put("phase", "lunch"), "phase must be one of setup, actions"),
    "an unknown decision": (put("decision", "nap"), "decision must be one of start, place"),
    "an unknown sequel": (put("then", "cake"), "then must be one of"),
    "an unknown actor": (put("actor", 5), "actor must be from 0 to 4, not 5"),
    "an unknown turn": (put("turn", -1), "turn must be from 0 to 4, not -1"),
    "a third marker": (put("marker", 3), "marker must be from 1 to 2, not 3"),
    "an unknown good": (put("seats.0.warehouse", {"salt": 1}), "warehouse.salt is not part"),
    "an unknown tile": (put("seats.0.development", ["bank"]), "must be one of poseidon"),
    "an unknown place": (put("seats.0.markers.0", "moon"), r"markers\[1\] must be one of"),
    "one marker": (put("seats.0.markers", ["held"]), r"markers must have 2 entries"),
    "an unknown product": (put("seats.0.farmland.0.product", "salt"), "product must be one of"),
    "an unknown price": (put("seats.0.farmland.0.price", 12), "price must be one of"),
    "a price in floating point": (put("seats.0.farmland.0.price", 11.0), "price must be"),
    "an unknown kind for sale": (put("for_sale.farmland.0.price", 12), "price must be one of"),
    "an unknown tile for sale": (put("for_sale.development.bank", 1), "bank is not part"),
    "a tile for sale left out": (drop("for_sale.development.zeus"), "zeus is missing"),
    "an unknown ship": (put("next_ship", "salt"), "next_ship must be one of"),
    "an unknown assignment": (put("plazas.0", "IV-1"), r"plazas\[1\] must be one of"),
    "two plazas": (put("plazas", lambda plazas: plazas[:2]), "plazas must have 3 entries"),
    "an unknown chip": (put("chips.0.value", 2), r"chips\[1\]\.value must be 1"),
    "an unknown field for a chip": (put("chips.0.field", "salt"), r"chips\[1\]\.field must be"),
    "a short generator": (put("generator", "12"), "generator must be 32 hexadecimal digits"),
    "a generator in words": (put("generator", "z" * 32), "generator must be 32 hexadecimal digits"),
    "a generator with signs": (
        put("generator", "+" + "1" * 31),
        "generator must be 32",
    ),
    "a dead generator": (put("generator", "0" * 32), "generator must"),
    "too many shuffles": (put("shuffles", 10**6), "shuffles must be from 0 to"),
    "an unknown key in action": (put("action.speed", 1), "action.speed is not part"),
    "a huge number": (put("seats.0.vp", 10**5000), r"seats\[1\]\.vp must be"),
}

SUPPLIES: dict[str, tuple[Callable[[Document], None], str]] = {
    "a farmland missing": (
        put("seats.0.farmland", lambda tiles: tiles[1:]),
        "there are 2 wine farmlands at 11, but 1 are counted",
    ),
    "a farmland too many": (
        put("seats.0.farmland", lambda tiles: [*tiles, tiles[0]]),
        "there are 2 wine farmlands at 11, but 3 are counted",
    ),
    "more for sale than there are": (put("for_sale.farmland.2.count", 2), "count must be from 0"),
    "four units": (put("seats.0.farmland.0.units", 4), "units must be from 0 to 3, not 4"),
    "a development missing": (
        put("seats.0.development", ["barn", "zeus"]),
        "there are 2 tiles 'poseidon', but 1 are counted",
    ),
    "the same development twice": (
        put("seats.0.development", ["barn", "barn", "zeus", "poseidon"]),
        r"seats\[1\]\.development names a tile twice: RH-9\.2",
    ),
    "two Demeters": (
        both(
            put("seats.1.development", ["demeter wine", "demeter milk"]),
            put("for_sale.development.demeter wine", 0),
            put("for_sale.development.demeter milk", 0),
        ),
        r"seats\[2\]\.development has two of Demeter: RH-9\.2",
    ),
    "two irrigations": (
        both(
            put("seats.1.development", ["irrigation wine", "irrigation milk"]),
            put("for_sale.development.irrigation wine", 0),
            put("for_sale.development.irrigation milk", 0),
        ),
        r"seats\[2\]\.development has two irrigations: CO-5\.1",
    ),
    "units without a barn": (
        put("seats.1.barn", ["grain"]),
        r"seats\[2\]\.barn needs the barn and a farmland of it: RH-3\.3",
    ),
    "a barn place without farmland": (put("seats.0.barn", ["olives"]), r"RH-3\.3"),
    "bronze on no architect": (put("seats.0.architect", 1), r"the tile is not owned: CO-5\.5"),
    "a warehouse too full": (
        put("seats.0.warehouse", {"gold": 6, "wine": 5}),
        r"seats\[1\]\.warehouse holds 11 goods, at most 10 are possible: RH-3\.6",
    ),
    "an assignment missing": (
        put("stack", lambda stack: stack[1:]),
        r"seen and stack must hold 12 assignments together, not 11: RH-1\.1",
    ),
    "an assignment twice": (
        put("stack", lambda stack: [stack[0], *stack[:-1]]),
        "an assignment is listed twice",
    ),
    "categories out of order": (
        put("stack", lambda stack: stack[::-1]),
        r"category I comes before II, and II before III: RH-1\.1",
    ),
    "no tile out of play": (
        both(
            put("stack", lambda stack: [*stack[1:-4], "II-1", "II-2", "II-3", "II-4", "II-5"]),
        ),
        "an assignment|category|seen and stack|out of play",
    ),
    "a plaza empty too soon": (
        both(put("plazas.0", None), lambda doc: doc["fulfilled"].append(doc["seen"][0])),
        r"an empty plaza is refilled while the stack lasts: RH-7\.8",
    ),
    "an assignment on two plazas": (
        lambda doc: doc["plazas"].__setitem__(0, doc["plazas"][1]),
        "fulfilled must list|the plazas must hold different",
    ),
    "fulfilled without being seen": (put("fulfilled", ["III-1"]), "fulfilled must list"),
    "an assignment nobody fulfilled": (put("seats.0.assignments", 1), "do not add up"),
}

SHIPS: dict[str, tuple[Callable[[Document], None], str]] = {
    "an Egyptian ship missing": (put("pile", lambda pile: pile[1:]), "Egyptian ships must be"),
    "an Egyptian ship twice": (put("pile", lambda p: [p[0], *p]), "Egyptian ships must be"),
    "a ship afloat that is at home": (
        put("seats.1.ships.1.at", "home"),
        r"seats\[2\]\.ships\[2\] is 'home', but lies in the harbour 1 times",
    ),
    "a ship away that is nowhere": (
        put("seats.0.ships.0.at", "harbour"),
        r"seats\[1\]\.ships\[1\] is 'harbour', but lies in the harbour 0 times",
    ),
    "a small ship for sale": (put("seats.0.ships.0.at", "for sale"), r"never for sale: RH-1\.5"),
    "a ship of another length": (put("seats.0.ships.0.length", 2), r"length must be 1"),
    "a ship too few": (put("seats.0.ships", lambda ships: ships[1:]), "ships must have 4 entries"),
    "ships that overlap": (put("harbour.1.square", 2), "ships overlap"),
    "a gap": (
        both(put("harbour.2.square", 6)),
        r"ships lie nose to tail from the entrance: RH-6\.2",
    ),
    "a ship off the entrance": (
        lambda doc: [ship.update(square=ship["square"] + 1) for ship in doc["harbour"]],
        r"nose to tail from the entrance: RH-6\.2",
    ),
    "a good beside the warehouses": (
        both(put("harbour.2.square", 12), put("harbour.2.goods", ["gold", "gold"])),
        r"RH-6\.[23]",
    ),
    "a ship beyond the harbour": (put("harbour.2.square", 32), "the ship lies beyond"),
    "foreign cargo": (
        put("harbour.0.goods.1", "wine"),
        "this ship never carries that",
    ),
    "gold on a player's ship": (put("harbour.1.goods.0", "gold"), "players ship products only"),
    "a good too many": (put("harbour.0.goods", ["gold", "wild", "wild"]), "goods must have 2"),
    "an owner who is not there": (put("harbour.1.owner", 5), "owner must be from 0 to 4"),
    "a ship nobody has": (put("harbour.1.ship", 5), "ship must be from 1 to 4"),
}

ROUND: dict[str, tuple[Callable[[Document], None], str]] = {
    "two on a row": (put("seats.0.row", 2), r"two seats stand on one row.*RH-2\.8"),
    "a sixth row": (put("seats.0.row", 6), r"seats\[1\]\.row must be from 1 to 5"),
    "a row chosen too soon": (put("seats.0.next_row", 2), r"next_row belongs to.*RH-2\.8"),
    "a marker too early": (
        put("seats.0.markers.0", "market"),
        r"seats\[1\]\.markers\[1\] must not be placed by now: RH-2\.2",
    ),
    "a marker too late": (put("marker", 2), r"markers\[1\] must be placed by now: RH-2\.2"),
    "somebody else asked": (put("actor", 1), "the actor must be the seat whose turn it is.*N-1"),
    "setup in round 1": (put("phase", "setup"), r"setup phase|not be placed"),
    "round 0": (put("round", 0), "the setup phase is round 0, and only it"),
    "a round too many": (put("round", 31), r"round 30 is the last one possible: RH-11\.5"),
    "the last round unsaid": (put("round", 30), r"last_round must name why.*RH-11\.1"),
    "an end without a cause": (put("last_round", "plaza"), r"last_round must name why.*RH-11\.1"),
    "the wrong cause": (
        both(put("round", 30), put("last_round", "statue")),
        r"last_round must name why.*RH-11",
    ),
    "over too soon": (put("over", True), "the game ends after the last marker|markers"),
    "rows chosen in the actions phase": (put("decision", "row"), r"RH-2\.[28]"),
    "an action nobody began": (put("decision", "sell"), r"RH-2\.2"),
    "overflow without too much": (put("decision", "overflow"), r"RH-2\.2|not overfull"),
    "more gold in the actions phase": (
        put("then", "more gold"),
        "then must be 'end of action' now",
    ),
    "too many parts": (put("builder", 13), "builder must be from 0 to 12"),
    "a tenth bonus row": (put("seats.0.bonus_row", 10), "bonus_row must be from 0 to 9"),
    "a sixth temple tile": (put("temple.tiles", 6), "temple.tiles must be from 0 to 5"),
    "bronze the temple never had": (put("temple.bronze", 3), "temple.bronze must be from 0 to 2"),
}

IN_PROGRESS: dict[str, Any] = {
    "done": 1,
    "must_buy": 1,
    "trading": 1,
    "connected": 1,
    "owed_products": 2,
    "owed_bronze": 1,
    "alchemy": 1,
    "architecture": 1,
    "bonus": 2,
    "at": "market",
    "tiles_used": ["wagon"],
    "ship": 2,
}


@pytest.mark.parametrize("name", [*SHAPE, *SUPPLIES, *SHIPS, *ROUND])
def test_what_cannot_be_is_refused(name: str) -> None:
    state = placing()
    document = state.position()
    assert state.game.position(document) == state
    spoil, reason = (SHAPE | SUPPLIES | SHIPS | ROUND)[name]
    spoil(document)
    with pytest.raises(em.PositionError, match=reason):
        state.game.position(document)


@pytest.mark.parametrize("field", IN_PROGRESS)
def test_between_actions_nothing_is_in_progress(field: str) -> None:
    """RH-2.2: left over, it would reach into the next action."""
    state = placing()
    document = state.position()
    document["action"][field] = IN_PROGRESS[field]
    if field == "ship":
        document["action"]["loaded"] = ["wine", "wine"]
    with pytest.raises(em.PositionError):
        state.game.position(document)


def acting(decision: str, at: str, **now: Any) -> Document:
    """Seat 0 in the middle of its first action of round 1."""
    board = Board("colossus", 3)
    for product in ("wine", "milk"):
        board.farmland(0, product, units=2)
    board.develop(0, "zeus", "hermes", "architect")
    board.seat(0, warehouse={"wine": 1, "bronze": 1})
    board.lane(("gold wild",), ("gold gold",))
    board.next_ship("gold milk")
    board.doc |= {"decision": decision, "action": {"at": at, **now}}
    board.markers(0, at)
    board.doc["seats"][0]["markers"] = [at, "held"]
    return board.doc


def without_units(document: Document) -> Document:
    for tile in document["seats"][0]["farmland"]:
        tile["units"] = 0
    return document


def chips(*fields: str | None) -> list[Document]:
    return [
        {"value": value, "field": field}
        for value, field in zip((1, 2, 3, 3, 4), fields, strict=True)
    ]


POSSIBLE = {
    "produce": acting("produce", "production"),
    "develop": acting("develop", "farm"),
    "develop with zeus": acting("develop", "zeus"),
    "hermes": acting("buy", "farm", trading=1, tiles_used=["hermes"]),
    "ship": acting("ship", "farm"),
    "load": acting("load", "farm", ship=2, loaded=[]),
    "reward": acting("reward", "farm", ship=2, loaded=["wine", "wine"]),
    "buy": acting("buy", "harbour"),
    "sell": acting("sell", "market"),
    "build": acting("build", "townhall"),
    "give": acting("give", "colossus", owed_products=1, owed_bronze=1) | {"then": "bronze"},
    "temple": acting("give", "temple", owed_products=1) | {"then": "temple"},
    "bronze": acting("bronze", "colossus", owed_bronze=1) | {"then": "bronze"},
}
IMPOSSIBLE = {
    "an action elsewhere": (acting("sell", "market") | {"action": {"at": "farm"}}, r"RH-2\.2"),
    "selling at the farm": (acting("sell", "farm"), "'sell' is not asked at farm"),
    "no ship chosen": (acting("load", "farm", ship=4, loaded=[]), r"RH-5\.4"),
    "a full ship loading": (acting("load", "farm", ship=1, loaded=["wine"]), r"RH-5\.4"),
    "a reward too soon": (acting("reward", "farm", ship=2, loaded=["wine"]), r"RH-5\.4"),
    "buying nobody began": (acting("buy", "farm"), r"trading is Hermes buying.*CO-5\.7"),
    "hermes in the harbour": (acting("buy", "harbour", trading=1), r"CO-5\.7"),
    "nothing owed": (acting("give", "temple") | {"then": "temple"}, r"CO-2\.2"),
    "owed at the market": (acting("sell", "market", owed_products=1), r"CO-2\.2"),
    "no bronze owed": (acting("bronze", "colossus") | {"then": "bronze"}, r"CO-2\.2"),
    "more owed than there is": (
        acting("give", "temple", owed_products=9) | {"then": "temple"},
        r"CO-4|CO-2",
    ),
    "more bronze owed than there is": (
        acting("bronze", "colossus", owed_bronze=9) | {"then": "bronze"},
        r"CO-2",
    ),
    "a bonus without a choice": (acting("bonus", "colossus", bonus=1), r"CO-2\.6"),
    "a third sale": (acting("sell", "market", done=2), "after the second the action is over"),
    "a third chip": (acting("produce", "production", done=2), "after the second|RH-4"),
    "loaded while selling": (acting("sell", "market", ship=2, loaded=["wine"]), r"RH-5\.4"),
    "the farm without a ship to load": (without_units(acting("ship", "farm")), "nobody could move"),
    "tiles used without a ship to load after them": (
        without_units(acting("develop", "farm")),
        r"RH-5\.5",
    ),
    "production without two free chips": (
        acting("produce", "production") | {"chips": chips("wine", "milk", "grain", "wine", None)},
        r"RH-4",
    ),
    "production without two free fields": (
        acting("produce", "production") | {"chips": chips("wine", "milk", "grain", None, None)},
        r"RH-4",
    ),
    "the old temple in The Colossus": (acting("donate", "temple"), "donate|CO-1"),
    "a part after the last": (
        acting("give", "colossus", owed_products=1, owed_bronze=1)
        | {"then": "bronze", "builder": 12, "last_round": "statue"},
        r"CO-2\.7",
    ),
    "bronze follows at the market": (acting("sell", "market") | {"then": "bronze"}, "then"),
    "the temple follows at the site": (
        acting("give", "colossus", owed_products=1, owed_bronze=1) | {"then": "temple"},
        "then",
    ),
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_actions_in_progress_can_be_set_up(name: str) -> None:
    game = em.game("colossus", players=3)
    state = game.position(POSSIBLE[name])
    assert list(contradictions(game, state.position())) == []
    assert game.position(state.position()) == state
    while not state.over:
        state.play(state.legal_ids()[0])


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_actions_in_progress_are_refused(name: str) -> None:
    document, reason = IMPOSSIBLE[name]
    with pytest.raises(em.PositionError, match=reason):
        em.game("colossus", players=3).position(document)


def test_rhodes_has_no_bronze_and_no_statue() -> None:
    document = Board("rhodes", 3).state().position()
    game = em.game("rhodes", players=3)
    for path, value in (
        ("seats.0.warehouse", {"bronze": 1}),
        ("builder", 0),
        ("seats.0.architect", 0),
        ("seats.0.development", ["zeus"]),
    ):
        spoilt = copy.deepcopy(document)
        holder = spoilt["seats"][0] if path.startswith("seats") else spoilt
        holder[path.split(".")[-1]] = value
        with pytest.raises(em.PositionError):
            game.position(spoilt)


@pytest.mark.parametrize("document", [None, [], "position", 7, {}, {"format": None}])
def test_other_documents_are_refused(document: Any) -> None:
    with pytest.raises(em.PositionError):
        em.game("rhodes").position(document)


def test_every_missing_field_is_named() -> None:
    document = placing().position()
    game = em.game("colossus", players=5)
    for key in document:
        if key == "edition":  # a name; its hash is what counts
            continue
        with pytest.raises(em.PositionError, match=f"{key} is missing"):
            game.position({name: value for name, value in document.items() if name != key})


# --- positions that reach for steps the game does not have --------------------------------------

STRANGE = {
    "give": ("give", "temple", {"owed_products": 1}, "temple"),
    "then bronze": ("overflow", "farm", {}, "bronze"),
    "then bonus": ("overflow", "farm", {}, "bonus"),
    "then temple": ("overflow", "farm", {}, "temple"),
}


@pytest.mark.parametrize("name", STRANGE)
def test_steps_of_the_colossus_are_refused_in_rhodes(name: str) -> None:
    """A process of its own, for it must not crash."""
    done = in_a_process(f"from test_position import load_strange; load_strange({name!r})")
    assert (done.returncode, done.stdout, done.stderr) == (0, "refused\n", "")


def load_strange(name: str) -> None:
    decision, at, now, then = STRANGE[name]
    board = Board("rhodes", 3)
    for product in ("wine", "milk"):
        board.farmland(0, product, units=2)
    if decision == "overflow":
        board.seat(0, warehouse={"gold": 6, "wine": 6})
    board.doc |= {"decision": decision, "action": {"at": at, **now}, "then": then}
    board.markers(0, at)
    try:
        state = board.state()
    except em.PositionError:
        print("refused")
    else:
        while not state.over:
            state.play(state.legal_ids()[0])


# --- at random ---------------------------------------------------------------------------------

WORDS = (
    *("wine", "gold", "wild", "market", "farm", "zeus", "held", "forfeited", "home", "for sale"),
    *("place", "develop", "load", "reward", "buy", "fulfil", "give", "bronze", "bonus", "overflow"),
    *("sequence", "gold wild", "I-1", "III-2", "barn", "bonus", "more gold", "plaza", "statue"),
)


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Where every plain value of a document stands."""
    found = []
    for key in value if isinstance(value, dict) else range(len(value)):
        if isinstance(value[key], dict | list):
            found += spots(value[key])
        else:
            found.append((value, key))
    return found


def spoil(document: Document, chance: random.Random) -> None:
    if chance.random() < 0.2:
        field = chance.choice(list(IN_PROGRESS))
        document["action"][field] = IN_PROGRESS[field]
        document["action"].setdefault("loaded", ["wine"]) if field == "ship" else None
        return
    holder, key = chance.choice(spots(document))
    old = holder[key]
    if isinstance(old, bool):
        holder[key] = not old
    elif isinstance(old, int):
        holder[key] = chance.choice([old + 1, old - 1, 0, 1, 255, chance.randrange(20)])
    else:
        holder[key] = chance.choice([*WORDS, None])


@pytest.mark.parametrize("name", ["rhodes", "colossus"])
def test_a_spoilt_position_is_refused_or_keeps_every_law(name: str) -> None:
    chance = random.Random(7)
    accepted = 0
    for _ in range(40):
        players = chance.choice([2, 3, 4, 5])
        state = after(name, players, chance.randrange(1000), chance.randrange(150))
        for _ in range(40):
            document = state.position()
            for _ in range(chance.choice([1, 1, 2, 3])):
                spoil(document, chance)
            try:
                other = state.game.position(document)
            except em.PositionError:
                continue
            accepted += 1
            assert list(contradictions(state.game, other.position())) == []
            assert state.game.position(other.position()) == other
            while not other.over:
                assert len(other.legal_ids()) > 1, (other.decision, document)
                other.play(chance.choice(other.legal_ids()))
    assert accepted > 20
