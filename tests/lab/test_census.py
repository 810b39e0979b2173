"""The census counts what the events tell: checked against a count of its own, in plain Python."""

import random
from collections import Counter
from typing import Any

import pytest

import emporion as em
from emporion.bots.neural import forward_of
from emporion.errors import EmporionError
from emporion.games.fuzzing import random_edition
from emporion.games.rhodes import notation as rhodes
from emporion.games.rotterdam import notation as rotterdam
from emporion.lab import match
from emporion.lab.census import LISTS, OPENING, SHARES, SUMS, WIDTH, Census, game_seed
from emporion.lab.components import COMPONENTS, components
from emporion.lab.components.table import POINTS
from emporion.lab.measures import add_up
from emporion.lab.simulate import simulation, trimmed
from emporion.table.titles import TITLES
from walks import TABLES, finished, in_a_process

Used = Counter[tuple[int | None, str, str]]  # (seat, group, component): how often or how much


def census(game: em.Game) -> Census:
    found = components(game)
    return Census(game, found.rules(), len(found.names()))


def random_games(name: str, players: int, games: int, edition: Any = "standard") -> list[em.State]:
    return [finished(name, players, seed, edition) for seed in range(games)]


def told(state: em.State) -> list[tuple[str, int | None, dict[str, Any]]]:
    """Every event once, as the seat it is about was told it."""
    events = []
    for event in state.log():
        seat = event.data.get("seat")
        if seat is None or event.known_to(seat):
            events.append((event.kind, seat, event.data))
    return events


# --- the same count again, from the words ----------------------------------------------------


def rhodes_uses(state: em.State) -> Used:
    places = {"production", "farm", "harbour", "market", "temple", "townhall"}
    places |= {"colossus", "extra", "zeus"}
    prices = [
        section["price"]
        for section in state.game.edition.data["harbour"]["sections"]
        if section["players"] <= state.game.players
        for _ in range(section["squares"])
    ]
    count = len(state.game.edition.data.get("new_temple", {}).get("tiles", ()))
    assignments = {
        name.split()[0]: name
        for group, name in components(state.game).names()
        if group == "assignments"
    }
    found: Used = Counter()
    for kind, seat, data in told(state):
        if kind == "move":
            first, *rest = data["action"].split()
            if data["action"] in places:
                found[seat, "places", first] += 1
            elif first == "use":
                found[seat, "powers of tiles", rest[0]] += 1
            elif first == "sail":
                found[seat, "ships", f"length {rest[0]}"] += 1
            elif first == "sell":
                found[seat, "market", rest[0]] += 1
            elif first == "forfeit":
                found[seat, "action markers", "marker"] += 1
            elif first == "bonus":
                found[seat, "bonus of choice", f"bonus row {rest[0]}"] += 1
            elif first == "pay":
                name = {"gold": "alchemist's gold"}.get(rest[0], rest[0])
                found[seat, "bronze paid", name] += 1
        elif kind == "vp":
            found[seat, POINTS, data["source"]] += data["amount"]
        elif kind == "money" and data["source"] != "money":
            found[seat, "drachmas by source", data["source"]] += data["amount"]
        elif kind == "farmland":
            found[seat, "farmlands", f"{data['product']} {data['price']}"] += 1
        elif kind == "tile":
            found[seat, "development tiles", data["tile"]] += 1
        elif kind == "large ship":
            found[seat, "large ship", "large ship"] += 1
        elif kind == "fulfilled":
            found[seat, "assignments", assignments[data["assignment"]]] += 1
        elif kind == "bought":
            square = data["square"]
            found[seat, "goods", data["good"]] += 1
            found[seat, "harbour squares", f"square {square} ({prices[square - 1]} dr)"] += 1
        elif kind == "chip":
            found[seat, "production chips", f"{data['product']} {data['value']}"] += 1
        elif kind == "row":
            found[seat, "sequence rows", f"row {data['row']}"] += 1
        elif kind == "built":
            found[seat, "statue", f"part {data['place']}"] += 1
        elif kind == "track":
            found[seat, "bonus track", f"bonus row {data['bonus']}"] += 1
        elif kind == "temple tile":
            found[seat, "temple tiles", f"temple tile {count - data['left']}"] += 1
        elif kind == "last round":
            found[None, "what ended the game", rhodes.CAUSES[data["cause"]]] += 1
    return found


def rotterdam_uses(state: em.State) -> Used:
    data_ = state.game.edition.data
    wanted = {row["harbour"]: row["raw"] for row in data_["raw"]}
    value = {row["product"]: row["value"] for row in data_["product"]}
    ways = {(row["from"], row["to"]) for row in data_["channel"]}
    found: Used = Counter()
    colour, open_offer = "", False
    for kind, seat, data in told(state):
        if kind == "launched":
            found[seat, "starts", data["position"]] += 1
            found[seat, "cargo", data["load"]] += 1
        elif kind == "called":
            colour = data["colour"]
            found[seat, "colours", colour] += 1
        elif kind == "sailed" and (data["start"], data["end"]) in ways:
            found[seat, "channels", f"{data['start']} to {data['end']} ({colour})"] += 1
        elif kind == "card":
            found[seat, "transport cards drawn", data["card"]] += 1
            if data["card"] in data_["advantage"]:
                found[seat, POINTS, "advantage cards"] += data_["advantage"][data["card"]]
        elif kind == "played":
            found[seat, "transport cards", data["card"]] += 1
        elif kind == "joker":
            found[seat, "transport cards", "joker"] += 1
        elif kind == "unloaded":
            found[seat, "harbours", data["harbour"]] += 1
            if wanted[data["harbour"]] == data["load"]:
                found[seat, "raw materials", data["load"]] += 1
        elif kind == "product":
            found[seat, "products", data["product"]] += 1
        elif kind == "spent":
            found[seat, "products handed in", data["product"]] += 1
        elif kind == "fulfilled":
            found[seat, "missions", data["mission"].split(" #")[0]] += 1
            found[seat, POINTS, "missions"] += data["points"]
        elif kind == "offered":
            open_offer = True
            found[seat, "trades", "offer made"] += 1
        elif kind == "answered":
            answer = "offer accepted" if data["accepted"] else "offer refused"
            found[seat, "trades", answer] += 1
        elif kind == "handed" and open_offer:
            open_offer = False
            for side in (seat, data["to"]):
                found[side, "trades", "trade carried out"] += 1
        elif kind == "last":
            found[None, "what ended the game", rotterdam.CAUSES[data["cause"]]] += 1
    for seat, own in enumerate(state.position()["seats"]):
        held = sum(value[product] * count for product, count in own["products"].items())
        found[seat, POINTS, "products in hand"] += held
    return found


def use(state: em.State, by_seat: list[int], by_nobody: int = 0) -> dict[str, int]:
    """What one game adds to the sums of something that the seats used so often."""
    share = SHARES // len(state.winners)
    times = sum(by_seat) + by_nobody
    takers = sum(map(bool, by_seat))
    won = sum(share for seat in state.winners if by_seat[seat])
    return {
        "times": times,
        "times_squared": times**2,
        "games": int(bool(times or takers)),
        "winners": int(won > 0),
        "takers": takers,
        "takers_squared": takers**2,
        "won": won,
        "won_squared": won**2,
        "won_takers": won * takers,
        "times_won": sum(share * by_seat[seat] for seat in state.winners),
    }


def openings(state: em.State) -> dict[str, list[int]]:
    """Which seats did what in their first decisions."""
    found: dict[str, list[int]] = {}
    made = [0] * state.game.players
    ids = {action.text: action.id for action in state.game.actions}
    for seat, text in state.moves:
        if made[seat] < OPENING:
            key = f"opening {made[seat]} {ids[text]}"
            taken = found.setdefault(key, [0] * state.game.players)
            taken[seat] = 1
            made[seat] += 1
    return found


def expected(states: list[em.State]) -> dict[str, Any]:
    """All the sums, from the words and the final states."""
    game = states[0].game
    names = components(game).names()
    sums: dict[str, Any] = {name: Counter() for name in LISTS}
    sums |= {f"component_{name}": [0] * len(names) for name in SUMS}
    for state in states:
        uses = (rotterdam_uses if game.name == "rotterdam" else rhodes_uses)(state)
        assert {(group, name) for _, group, name in +uses} <= set(names), "nothing goes uncounted"
        share = SHARES // len(state.winners)
        for number, pair in enumerate(names):
            by_seat = [uses[seat, *pair] for seat in range(game.players)]
            for name, value in use(state, by_seat, uses[None, *pair]).items():
                sums[f"component_{name}"][number] += value
        for key, by_seat in openings(state).items():
            found = sums.setdefault(key, [0] * len(SUMS))
            for place, value in enumerate(use(state, by_seat).values()):
                found[place] += value
        decisions = len(state.moves)
        sums["games"][0] += 1
        sums["shared"][0] += len(state.winners) > 1
        sums["decisions"][0] += decisions
        sums["decisions_squared"][0] += decisions**2
        sums["rounds"][state.round] += 1
        sums["decision_bars"][decisions // WIDTH] += 1
        ranked = sorted(state.scores, reverse=True)
        sums["winning_scores"][ranked[0]] += 1
        sums["margins"][ranked[0] - ranked[1]] += 1
        first = state.dealt["master" if game.name == "rotterdam" else "first"]
        for seat, points in enumerate(state.scores):
            won = share if seat in state.winners else 0
            sums["scores"][points] += 1
            for name, at in (("seat", seat), ("order", (seat - first) % game.players)):
                sums[f"{name}_won"][at] += won
                sums[f"{name}_won_squared"][at] += won**2
                sums[f"{name}_points"][at] += points
                sums[f"{name}_points_squared"][at] += points**2
        asked: Counter[int] = Counter()
        again = state.rewind(0)
        for number in range(decisions):
            kind = game.decisions.index(again.decision)
            asked[kind] += 1
            sums["options"][kind] += len(again.legal_ids())
            again.play(state.moves[number][1])
        for kind, times in asked.items():
            sums["kinds"][kind] += times
            sums["kinds_squared"][kind] += times**2
    lists = {name: [sums[name][i] for i in range(length)] for name, length in LISTS.items()}
    return sums | lists


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_census_agrees_with_the_events(name: str, players: int) -> None:
    states = random_games(name, players, games=3)
    counted = census(states[0].game)
    for state in states:
        counted.add(state)
    assert counted.counted() == expected(states)


@pytest.mark.parametrize("name", list(TITLES))
@pytest.mark.parametrize("seed", range(8))
def test_other_editions_are_counted_as_well(name: str, seed: int) -> None:
    changed = random_edition(em.game(name, players=3), random.Random(seed))
    state = finished(name, 3, seed, changed.edition)
    counted = census(state.game)
    counted.add(state)
    assert counted.counted() == expected([state])


def test_open_cards_are_counted_once() -> None:
    game = em.game("rotterdam", players=3, open_products=True, open_missions=True)
    state = game.start(5)
    while not state.over:
        state.play(state.legal_ids()[len(state.moves) * 7919 % len(state.legal_ids())])
    counted = census(game)
    counted.add(state)
    assert counted.counted() == expected([state])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_played_natively_are_like_any_others(name: str, players: int) -> None:
    """Sums that must hold whatever was played."""
    game = em.game(name, players=players)
    names = components(game).names()
    counted = census(game)
    counted.play(0, 40, seed=7)
    found = counted.counted()
    assert found["games"] == [40]
    assert sum(found["order_won"]) == sum(found["seat_won"]) == 40 * SHARES
    assert sum(found["rounds"]) == sum(found["decision_bars"]) == sum(found["margins"]) == 40
    assert sum(found["scores"]) == 40 * players
    assert sum(found["kinds"]) == found["decisions"][0]
    points = [
        times
        for (group, _), times in zip(names, found["component_times"], strict=True)
        if group == POINTS
    ]
    assert sum(points) == sum(found["order_points"]) == sum(found["seat_points"])
    assert sum(value * times for value, times in enumerate(found["scores"])) == sum(points)
    for games, winners, takers, won in zip(
        *(found[f"component_{name}"] for name in ("games", "winners", "takers", "won")), strict=True
    ):
        assert 0 <= winners <= games <= 40
        assert 0 <= takers <= games * players
        assert winners * SHARES / players <= won <= winners * SHARES


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_network_plays_natively_as_its_player_does(name: str, players: int) -> None:
    game = em.game(name, players=players)
    task = simulation(game, ["neural"], games=3, seed=7, rows=True)
    assert task.native
    by_player = census(game)
    rows = []
    for number in range(3):
        state, _ = match.play(game, task.seats, game_seed(7, number))
        by_player.add(state)
        rows.append(by_player.row())
    found = task.run(0)
    assert found["rows"] == rows
    counted = {name: trimmed(values) for name, values in by_player.counted().items()}
    assert found["counted"] == counted


def test_a_network_of_another_game_plays_none() -> None:
    network = forward_of(em.game("rotterdam", players=2))
    with pytest.raises(EmporionError, match="made for other observations"):
        census(em.game("rhodes", players=2)).play(0, 1, seed=1, network=network)


@pytest.mark.parametrize("name", list(TITLES))
def test_rows_tell_each_game(name: str) -> None:
    game = em.game(name, players=3)
    counted = census(game)
    rows: list[list[int]] = []
    counted.play(5, 25, seed=7, rows=rows)
    found = counted.counted()
    assert len(rows) == 20
    assert sum(row[1] for row in rows) == found["decisions"][0]
    assert [sum(row[3 + seat] for row in rows) for seat in range(3)] == found["seat_points"][:3]
    assert [sum(row[6 + seat] for row in rows) for seat in range(3)] == found["seat_won"][:3]
    assert [row[0] for row in rows].count(rows[0][0]) == found["rounds"][rows[0][0]]


def test_parts_add_up_to_the_whole() -> None:
    game = em.game("colossus", players=4)
    whole, first, second = census(game), census(game), census(game)
    whole.play(0, 50, seed=3)
    first.play(0, 20, seed=3)
    second.play(20, 50, seed=3)
    assert add_up([first.counted(), second.counted()]) == whole.counted()


def test_the_deal_of_a_game_is_that_of_its_seed() -> None:
    game = em.game("rhodes", players=5)
    rows: list[list[int]] = []
    census(game).play(0, 30, seed=11, rows=rows)
    first = [game.start(game_seed(11, number)).dealt["first"] for number in range(30)]
    assert [row[2] for row in rows] == first


def test_every_title_has_its_components() -> None:
    assert set(COMPONENTS) == set(TITLES)
    for name, title in TITLES.items():
        for players in range(title.fewest, title.most + 1):
            found = components(em.game(name, players=players))
            assert found.groups[0].name == POINTS
            assert len(set(found.names())) == len(found.names())


def test_components_are_called_as_the_edition_calls_them() -> None:
    standard = em.game("rhodes", players=2)
    rows = standard.edition.document()["farmland"]
    rows[0] = {"product": "wine", "price": 9, "dr": 0, "vp": 0, "count": 2}
    mine = em.game("rhodes", players=2, edition={"name": "cheap wine", "farmland": rows})
    assert ("farmlands", "wine 11") in components(standard).names()
    assert ("assignments", "I-1 (wine, olives: 4 dr, 3 VP)") in components(standard).names()
    assert ("farmlands", "wine 9") in components(mine).names()
    assert ("farmlands", "wine 11") not in components(mine).names()


def test_what_cannot_be_counted_is_refused() -> None:
    game = em.game("rhodes", players=2)
    counted = census(game)
    with pytest.raises(em.EmporionError, match="a game is counted once it is over"):
        counted.add(game.start(1))
    with pytest.raises(em.EmporionError, match="not of the kind that is counted"):
        counted.add(finished("rhodes", 3, 1))
    with pytest.raises(em.EmporionError, match="first must be a whole number from 0 on"):
        counted.play(-1, 5, seed=1)
    with pytest.raises(em.EmporionError, match="the seed must be an integer"):
        counted.play(0, 5, seed="one")  # type: ignore[arg-type]
    assert counted.counted() == census(game).counted()


def test_memory_does_not_grow() -> None:
    script = """
import resource
import emporion as em
from emporion.lab import match
from emporion.lab.census import Census
from emporion.lab.components import components
found = components(game := em.game("rhodes", players=2))
census = Census(game, found.rules(), len(found.names()))
sizes = []
for first in range(0, 6000, 1000):
    census.play(first, first + 1000, seed=1)
    sizes.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
print(sizes[-1] - sizes[0])
"""
    run = in_a_process(script)
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) < 512  # KiB
