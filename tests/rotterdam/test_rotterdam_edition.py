"""The editions of Rotterdam: the standard cards and map, their marks, and every check."""

import contextlib
import copy
import itertools
import tomllib
from collections import Counter

import pytest

import emporion.games.rhodes.edition as rhodes
from emporion.errors import EditionError, UnknownGame
from emporion.games.rotterdam.edition import (
    CARDS,
    COLOURS,
    FORM,
    PRODUCTS,
    RAW,
    SHELF,
    load,
    standard,
    template,
)
from emporion.table.edition import diff, field_lines, field_name, leaves
from emporion.table.shelf import Shelf

DATA = standard("rotterdam").data


@pytest.fixture
def write(tmp_path):
    def to_file(text):
        path = tmp_path / "box.toml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return to_file


def problems(source):
    with pytest.raises(EditionError) as caught:
        load("rotterdam", source)
    lines = str(caught.value).split("\n")
    assert len(lines) == len(caught.value.problems)
    assert all(line.isprintable() for line in lines)
    return caught.value.problems


def only_problem(source):
    (problem,) = problems(source)
    return problem


# --- the standard edition ------------------------------------------------------------------------


def test_standard_numbers():
    assert {table: DATA[table] for table in ("players", "hand", "trade", "end", "advantage")} == {
        "players": {"ships": [5, 4, 4], "missions": 3},
        "hand": {"transport": 3},
        "trade": {"offers": 3},
        "end": {"points": 12, "rounds": 40},
        "advantage": {"advantage": 1, "extra": 2},
    }
    assert [tuple(row.values()) for row in DATA["raw"]] == [
        ("grain", "yellow", 7, "vulcaanhaven"),
        ("fruit", "red", 5, "merwehaven"),
        ("oil", "black", 6, "botlek"),
        ("ore", "grey", 6, "europoort"),
    ]
    assert sum(row["units"] for row in DATA["raw"]) == 24
    assert tuple(row["raw"] for row in DATA["raw"]) == RAW


def test_standard_cards():
    assert [tuple(row.values()) for row in DATA["product"]] == [
        *(("bread", "vulcaanhaven", 8, 1), ("beer", "vulcaanhaven", 7, 2)),
        *(("orange-juice", "merwehaven", 8, 1), ("jam", "merwehaven", 7, 2)),
        *(("petrol", "botlek", 8, 1), ("plastic", "botlek", 7, 2)),
        *(("steel", "europoort", 8, 1), ("bicycles", "europoort", 7, 2)),
    ]
    assert sum(row["cards"] for row in DATA["product"]) == 60
    assert tuple(row["product"] for row in DATA["product"]) == PRODUCTS
    assert [tuple(row.values()) for row in DATA["transport"]] == [
        *(("luck", 2), ("cargo", 3), ("setback", 2), ("storm", 2), ("joker", 3)),
        *(("advantage", 3), ("extra", 1), ("thief", 2), ("police", 2)),
    ]
    assert sum(row["count"] for row in DATA["transport"]) == 20
    assert tuple(row["card"] for row in DATA["transport"]) == CARDS


def test_standard_missions():
    rows = DATA["mission"]
    harbour = {row["product"]: row["harbour"] for row in DATA["product"]}
    value = {row["product"]: row["value"] for row in DATA["product"]}
    assert Counter(len(row["products"]) for row in rows) == {2: 24, 3: 22}
    assert len({frozenset(row["products"]) for row in rows}) == 46
    for row in rows:
        assert row["products"] == sorted(row["products"], key=PRODUCTS.index)
        assert len({harbour[product] for product in row["products"]}) == len(row["products"])
        bonus = {2: 2, 3: 4}[len(row["products"])]
        assert row["points"] == sum(value[product] for product in row["products"]) + bonus
    assert (rows[0]["products"], rows[0]["points"]) == (["bread", "orange-juice"], 4)
    assert (rows[24]["products"], rows[24]["points"]) == (["bread", "orange-juice", "petrol"], 7)
    assert (rows[45]["products"], rows[45]["points"]) == (["jam", "plastic", "bicycles"], 10)


def test_standard_map():
    spots = {row["name"]: (row["column"], row["row"]) for row in DATA["position"]}
    assert spots == {
        **{f"s{n}": (0, 2 * n - 1) for n in range(1, 5)},
        **{f"a{n}": (2, 2 * n - 2) for n in range(1, 6)},
        **{f"b{n}": (4, 2 * n - 1) for n in range(1, 5)},
        **{f"c{n}": (6, 2 * n - 2) for n in range(1, 6)},
        **{"europoort": (8, 1), "botlek": (8, 3), "vulcaanhaven": (8, 5), "merwehaven": (8, 7)},
    }
    kinds = [row["kind"] for row in DATA["position"]]
    assert kinds == ["start"] * 4 + ["junction"] * 14 + ["harbour"] * 4
    anchors = [row["name"] for row in DATA["position"] if row["anchor"]]
    assert anchors == ["a1", "a5", "b2", "b3", "c3"]
    assert Counter(row["colour"] for row in DATA["channel"]) == dict.fromkeys(COLOURS, 9)
    ahead = {}
    for row in DATA["channel"]:
        ahead.setdefault(row["from"], []).append(f"{row['colour']} {row['to']}")
    assert ahead["s1"] == ["white a1", "red a2"]
    assert ahead["a3"] == ["red b2", "red b3"]
    assert ahead["c2"] == ["red europoort", "green botlek", "blue botlek"]
    assert ahead["c4"] == ["red vulcaanhaven", "green vulcaanhaven", "blue merwehaven"]


def test_printed_marks():
    printed = {path for path, _, mark in standard("rotterdam").rows() if mark == "printed"}
    expected = {"players.ships", "players.missions", "hand.transport", "end.points"}
    expected |= {"advantage.advantage", "advantage.extra"}
    expected |= {f"raw[{n}].{key}" for n in (1, 2) for key in DATA["raw"][0]}
    expected |= {"raw[3].raw", "raw[3].harbour"}
    expected |= {f"product[{n}].{key}" for n in (1, 3) for key in ("product", "harbour")}
    expected |= {f"transport[{n}].card" for n in range(1, 10)}
    expected |= {f"position[{n}].kind" for n in range(19, 23)}
    expected |= {f"position[{n}].name" for n in range(20, 23)}  # Europoort's name is ours
    assert printed == expected


def test_the_standard_edition_is_cached_named_and_pinned():
    """Another hash is another game: raise the edition's version with it."""
    edition = standard("rotterdam")
    assert edition is standard("rotterdam") is load("rotterdam")
    assert (edition.game, edition.name, edition.version) == ("rotterdam", "standard", 1)
    assert edition.standard
    assert set(edition.marks) == {field_name(path) for path, _ in leaves(edition.data)}
    assert edition.hash == "a4875d4d53707bd24363157ec48b93f6"


def test_document_and_template_give_the_edition_back(write):
    edition = standard("rotterdam")
    again = load(None, edition.document())
    assert again == edition
    assert again.marks == edition.marks
    text = template("rotterdam")
    assert text.startswith("# Rotterdam: every number")
    mine = load(None, write(text))
    assert (mine.game, mine.name, mine.hash) == ("rotterdam", "my box", edition.hash)
    assert mine.marks == edition.marks
    fewer = load("rotterdam", write(text.replace("rounds = 40", "rounds = 30")))
    assert diff(edition, fewer) == [("end.rounds", 40, 30)]


def test_every_field_of_the_template_has_a_line():
    text = template("rotterdam")
    lines = field_lines(text)
    document = tomllib.loads(text)
    assert {path for path in lines if len(path) == 3 and path[2] == "colour"} == {
        *(("raw", n, "colour") for n in range(1, 5)),
        *(("channel", n, "colour") for n in range(1, len(document["channel"]) + 1)),
    }


# --- every check ---------------------------------------------------------------------------------

# A line for an edition file, and what is wrong with it.
WRONG = """
players.ships = [5, 4]
    players.ships: must have 3 entries (for 2, 3 and 4 players), not 2
players.ships = [5, 4, 9]
    players.ships[3]: must be a whole number from 1 to 8, not 9
players.missions = 0
    players.missions: must be a whole number from 1 to 5, not 0
hand.transport = 6
    hand.transport: must be a whole number from 1 to 5, not 6
trade.offers = 6
    trade.offers: must be a whole number from 0 to 5, not 6
end.points = 61
    end.points: must be a whole number from 1 to 60, not 61
end.rounds = 0
    end.rounds: must be a whole number from 1 to 60, not 0
end.round = 9
    end.round: is not a known field; did you mean 'rounds'?
advantage.extra = "2"
    advantage.extra: must be a whole number from 0 to 20, not '2'
harbour.gold_floor = 2
    harbour: is not a known field
mission = []
    mission: must have 4 to 60 entries (missions), not 0
raw = [{ raw = "grain" }]
    raw: must have 4 entries (raw materials), not 1
product = { product = "bread" }
    product: must be a list of tables, each headed [[product]], not a table
transport = []
    transport: must have 9 entries (kinds of card), not 0
position = []
    position: must have 6 to 32 entries (positions), not 0
channel = []
    channel: must have 1 to 96 entries (channels), not 0
"""


def cases(text):
    lines = text.strip().split("\n")
    return list(zip(lines[::2], (line.strip() for line in lines[1::2]), strict=True))


@pytest.mark.parametrize(("wrong", "said"), cases(WRONG))
def test_wrong_values(write, wrong, said):
    path = write(f'game = "rotterdam"\n{wrong}\n')
    assert str(only_problem(path)) == f"{path}:2: {said}"
    assert str(only_problem(tomllib.loads(wrong))) == said


def changed(table, number, **changes):
    """The standard rows of a table with one of them changed."""
    rows = copy.deepcopy(DATA[table])
    rows[number - 1].update(changes)
    return {table: rows}


# In the template, the first line that reads so is changed; what is then said of that line.
WRONG_LINES = """
units = 7 -> units = 13
    raw[1].units: must be a whole number from 1 to 12, not 13
raw = "grain" -> raw = "grian"
    raw[1].raw: must be one of grain, fruit, oil, ore, not 'grian'; did you mean 'grain'?
raw = "grain" -> raw = "fruit"
    raw[1].raw: row 1 is for grain, not for fruit
colour = "black" -> colour = "blakc"
    raw[3].colour: must be one of yellow, red, black, grey, blue, green, white, orange, brown, \
not 'blakc'; did you mean 'black'?
harbour = "europoort" -> harbour = "Europoort"
    raw[4].harbour: must be a lower-case letter and up to 23 more letters, digits and hyphens, \
not 'Europoort'
harbour = "europoort" -> harbour = "europort"
    raw[4].harbour: no harbour is called 'europort'; did you mean 'europoort'?
harbour = "europoort" -> harbour = "c5"
    raw[4].harbour: no harbour is called 'c5'
cards = 8 -> cards = 0
    product[1].cards: must be a whole number from 1 to 15, not 0
cards = 8 -> cards = 16
    product[1].cards: must be a whole number from 1 to 15, not 16
value = 2 -> value = -1
    product[2].value: must be a whole number from 0 to 20, not -1
product = "beer" -> product = "bread"
    product[2].product: row 2 is for beer, not for bread
product = "beer" -> product = "wine"
    product[2].product: must be one of bread, beer, orange-juice, jam, petrol, plastic, steel, \
bicycles, not 'wine'
points = 4 -> points = 21
    mission[1].points: must be a whole number from 1 to 20, not 21
points = 4 -> points = 0
    mission[1].points: must be a whole number from 1 to 20, not 0
products = ["bread", "jam"] -> products = ["bread"]
    mission[2].products: must have 2 to 3 entries (products), not 1
products = ["bread", "jam"] -> products = ["bread", "jam", "beer", "steel"]
    mission[2].products: must have 2 to 3 entries (products), not 4
products = ["bread", "jam"] -> products = ["bread", "bread"]
    mission[2].products: asks for a product twice
products = ["bread", "jam"] -> products = ["bread", "jan"]
    mission[2].products[2]: must be one of bread, beer, orange-juice, jam, petrol, plastic, \
steel, bicycles, not 'jan'; did you mean 'jam'?
card = "storm" -> card = "stork"
    transport[4].card: must be one of luck, cargo, setback, storm, joker, advantage, extra, thief, \
police, not 'stork'; did you mean 'storm'?
card = "storm" -> card = "luck"
    transport[4].card: row 4 is for storm, not for luck
count = 3 -> count = 9
    transport[2].count: must be a whole number from 0 to 8, not 9
name = "s1" -> name = "S1"
    position[1].name: must be a lower-case letter and up to 23 more letters, digits and hyphens, \
not 'S1'
name = "s1" -> name = "1s"
    position[1].name: must be a lower-case letter and up to 23 more letters, digits and hyphens, \
not '1s'
name = "s1" -> name = "all"
    position[1].name: 'all' has a meaning of its own in the notation
name = "s1" -> name = "empty"
    position[1].name: 'empty' has a meaning of its own in the notation
name = "b2" -> name = "b1"
    position[11].name: 'b1' is there already
kind = "junction" -> kind = "anchor"
    position[5].kind: must be one of start, junction, harbour, not 'anchor'
column = 2 -> column = 21
    position[5].column: must be a whole number from 0 to 20, not 21
row = 3 -> row = 1
    position[2].row: s1 lies there already
row = 3 -> row = 3.5
    position[2].row: must be a whole number from 0 to 20, not 3.5
row = 3 -> row = 3; anchor = true
    position[2].anchor: only a junction may have an anchor: RO-1.2
row = 3 -> row = 3; anchor = 1
    position[2].anchor: must be true or false, not 1
from = "s2" -> from = "z2"
    channel[3].from: no position is called 'z2'
to = "europoort" -> to = "europort"
    channel[25].to: no position is called 'europort'; did you mean 'europoort'?
to = "a2" -> to = "s2"
    channel[2].to: no channel leads to a start: RO-1.2
to = "c1" -> to = "a1"
    channel[17].to: a channel must lead to a larger column, towards the harbours: RO-1.2
to = "c1" -> to = "b2"
    channel[17].to: a channel must lead to a larger column, towards the harbours: RO-1.2
to = "c1" -> to = "b1"
    channel[17].to: a channel must lead to a larger column, towards the harbours: RO-1.2
colour = "blue" -> colour = "purple"
    channel[3].colour: must be one of blue, red, green, white, not 'purple'
"""


@pytest.mark.parametrize(("change", "said"), cases(WRONG_LINES))
def test_wrong_lines_of_the_template(write, change, said):
    """A problem stands at the line that has it; the change may bring others with it."""
    before, after = change.split(" -> ")
    lines = template("rotterdam").split("\n")
    at = lines.index(before)
    lines[at : at + 1] = after.split("; ")
    path = write("\n".join(lines))
    line = at + len(after.split("; "))
    assert f"{path}:{line}: {said}" in [str(problem) for problem in problems(path)]


def test_transport_cards_in_all():
    none = [row | {"count": 0} for row in DATA["transport"]]
    many = [row | {"count": 4} for row in DATA["transport"]]
    for rows, count in ((none, 0), (many, 36)):
        problem = only_problem({"transport": rows})
        assert (problem.field, problem.message) == (
            *("transport", f"there must be 1 to 30 transport cards in all, not {count}"),
        )


def test_enough_missions_to_deal():
    """RO-1.1 with four players; the problem stands at the field in the file."""
    few = DATA["mission"][:11]
    said = "4 players are dealt 3 each, but there are 11: RO-1.1"
    assert str(only_problem({"mission": few})) == f"mission: {said}"
    assert load("rotterdam", {"mission": few, "players": {"missions": 2}})
    fifteen = {"mission": DATA["mission"][:15]}
    assert load("rotterdam", fifteen)
    assert problems(fifteen | {"players": {"missions": 4}})[0].field == "players.missions"


def test_each_harbour_wants_one_material_and_makes_two_products():
    """RO-6.1"""
    found = problems(changed("raw", 1, harbour="botlek"))
    assert [str(problem) for problem in found] == [
        "raw: botlek must have one raw material, not 2: RO-6.1",
        "raw: vulcaanhaven must have one raw material, not 0: RO-6.1",
    ]
    found = problems(changed("product", 1, harbour="botlek"))
    assert [str(problem) for problem in found] == [
        "product: botlek must have two products, not 3: RO-6.1",
        "product: vulcaanhaven must have two products, not 1: RO-6.1",
    ]


# --- the map -------------------------------------------------------------------------------------


def spot(name, kind, column, row, **more):
    return {"name": name, "kind": kind, "column": column, "row": row, **more}


def way(origin, goal, colour="blue"):
    return {"from": origin, "to": goal, "colour": colour}


NAMES = ("europoort", "botlek", "vulcaanhaven", "merwehaven")
HARBOURS = [spot(name, "harbour", 9, row) for row, name in enumerate(NAMES)]
STARTS = [spot("west", "start", 0, 0), spot("south-west", "start", 0, 1)]
FORK = [way("fork", name, colour) for name, colour in zip(NAMES, COLOURS, strict=True)]
SMALL = {
    "position": [*STARTS, spot("fork", "junction", 3, 3, anchor=True), *HARBOURS],
    "channel": [way("west", "fork"), way("south-west", "fork"), *FORK],
}


def small(positions=(), channels=(), without=()):
    """The small map with more positions and channels, and some channels taken away."""
    kept = [row for row in SMALL["channel"] if row not in without]
    return {"position": [*SMALL["position"], *positions], "channel": [*kept, *channels]}


def said(document):
    return [str(problem) for problem in problems(document)]


PLAYABLE = [
    SMALL,
    small(channels=[way("west", "fork", "red"), way("west", "fork", "green")]),
    small(channels=[way("west", name) for name in NAMES]),
    small(
        [spot(f"s{n}", "start", 2, n) for n in range(6)], [way(f"s{n}", "fork") for n in range(6)]
    ),
    {"trade": {"offers": 0}, "end": {"points": 60, "rounds": 1}},
    {"players": {"ships": [1, 8, 1], "missions": 5}, "hand": {"transport": 1}},
    {"mission": [DATA["mission"][0]] * 60},
    changed("transport", 5, count=0),
    changed("raw", 1, units=1, colour="brown"),
]


@pytest.mark.parametrize("document", PLAYABLE)
def test_unusual_editions_that_can_be_played(document):
    edition = load("rotterdam", document)
    assert not edition.standard
    assert load("rotterdam", edition.document()) == edition


def test_harbours_may_have_other_names():
    renamed = copy.deepcopy(DATA)
    for table in ("position", "raw", "product", "channel"):
        for row in renamed[table]:
            for key in ("name", "harbour", "to"):
                if row.get(key) == "botlek":
                    row[key] = "antwerp"
    assert load("rotterdam", renamed).data["raw"][2]["harbour"] == "antwerp"
    only_map = {table: renamed[table] for table in ("position", "channel")}
    assert said(only_map) == ["position: no harbour is called 'botlek'"] * 3


def test_the_largest_map():
    """Five lines of five junctions each between one start and one harbour."""
    lines = [["west", *(f"j{row}{column}" for column in range(5)), "botlek"] for row in range(5)]
    inner = [
        spot(name, "junction", column, row)
        for row, line in enumerate(lines)
        for column, name in enumerate(line[1:-1], 4)
    ]
    ways = [way(*ends) for line in lines for ends in itertools.pairwise(line)]
    assert len(load("rotterdam", small(inner, ways)).data["position"]) == 32
    assert said(small([*inner, spot("one-more", "junction", 4, 9)], ways)) == [
        "position: must have 6 to 32 entries (positions), not 33"
    ]
    assert said({"channel": FORK * 25}) == [
        "channel: must have 1 to 96 entries (channels), not 100"
    ]


def test_starts_and_harbours_are_counted():
    """RO-1.2"""
    one = {"position": SMALL["position"][1:], "channel": SMALL["channel"][1:]}
    assert said(one)[0] == "position: there must be 2 to 8 starts, not 1: RO-1.2"
    nine = [spot(f"s{n}", "start", 2, n) for n in range(7)]
    ways = [way(f"s{n}", "fork") for n in range(7)]
    assert said(small(nine, ways)) == ["position: there must be 2 to 8 starts, not 9: RO-1.2"]
    fifth = small([spot("dordrecht", "harbour", 9, 5)], [way("fork", "dordrecht")])
    assert said(fifth)[0] == "position: there must be 4 harbours, not 5: RO-1.2"
    three = {"position": SMALL["position"][:-1], "channel": SMALL["channel"][:-1]}
    assert said(three)[0] == "position: there must be 4 harbours, not 3: RO-1.2"


def test_no_dead_end():
    """A ship could never get on; RO-1.2."""
    inlet = [spot("inlet", "junction", 4, 4)]
    assert said(small(inlet, [way("fork", "inlet")])) == [
        "position[8]: inlet is a dead end: no channel leads on from it: RO-1.2"
    ]
    idle = small([spot("idle", "start", 0, 9)])
    assert said(idle) == ["position[8]: idle is a dead end: no channel leads on from it: RO-1.2"]


def test_nothing_out_of_reach():
    lost = small([spot("lost", "junction", 4, 4)], [way("lost", "botlek")])
    assert said(lost) == ["position[8]: lost cannot be reached from any start: RO-1.2"]


def test_every_harbour_is_reached_from_two_starts():
    west = [spot("bend", "junction", 1, 5)]
    europoort = way("fork", "europoort", "blue")
    narrow = small(west, [way("west", "bend"), way("bend", "europoort")], [europoort])
    assert said(narrow) == [
        "position[4]: europoort can be reached only from west; it must be from at least two: RO-1.2"
    ]
    assert said(small(without=[europoort])) == [
        "position[4]: europoort can be reached from no start; it must be from at least two: RO-1.2"
    ]
    channels = {"channel": [row for row in DATA["channel"] if row["to"] != "europoort"]}
    assert [problem.field for problem in problems(channels)] == ["channel"] * 2  # c1 is a dead end


def test_no_cycle():
    """Every way round has a channel that leads back, and that is refused with its line."""
    loop = [spot("north", "junction", 4, 4), spot("south", "junction", 5, 5)]
    ways = [
        way("fork", "north"),
        way("north", "south"),
        way("south", "fork"),
        way("south", "botlek"),
    ]
    assert said(small(loop, ways)) == [
        "channel[9].to: a channel must lead to a larger column, towards the harbours: RO-1.2"
    ]


def test_channels_end_at_harbours():
    east = [spot("east", "junction", 10, 4)]
    ways = [way("botlek", "east"), way("fork", "east"), way("east", "merwehaven")]
    assert said(small(east, ways)) == [
        "channel[7].from: no channel leads out of a harbour: RO-1.2",
        "channel[9].to: a channel must lead to a larger column, towards the harbours: RO-1.2",
    ]


def test_two_channels_of_a_colour_between_the_same_two():
    assert said(small(channels=[way("west", "fork")])) == [
        "channel[7].colour: a blue channel from west to fork is there already"
    ]


def test_channels_leaving_a_position():
    ways = [way("west", name, colour) for name in NAMES[:2] for colour in COLOURS]
    assert said(small(channels=ways)) == ["channel: 9 channels leave west; there is room for 8"]


def test_every_colour_is_used():
    """RO-4.1: any of the four may be called."""
    no_white = [
        row | {"colour": "red"} if row["colour"] == "white" else row for row in SMALL["channel"]
    ]
    assert said({**SMALL, "channel": no_white}) == [
        "channel: no channel is white, and it could be called: RO-4.1"
    ]


def test_a_map_problem_stands_at_the_table_in_the_file(write):
    lines = ['game = "rotterdam"', ""]
    for row in DATA["channel"]:
        if row["from"] != "s4":
            lines.append("[[channel]]")
            lines += [f'{key} = "{value}"' for key, value in row.items()]
    found = problems(write("\n".join(lines)))
    assert {(problem.line, problem.field) for problem in found} == {(3, "channel")}
    assert [problem.message.split(":")[0] for problem in found] == [
        *("s4 is a dead end", "a5 cannot be reached from any start"),
    ]


# --- the shelf -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["", "rhodes", "Rotterdam", 7, None, ["rotterdam"]])
def test_unknown_games(game):
    for call in (standard, template):
        with pytest.raises(UnknownGame):
            call(game)
    if game is not None:
        with pytest.raises(UnknownGame):
            load(game)


def test_files_for_other_games():
    assert str(only_problem({"game": "rhodes"})) == "game: must be one of rotterdam, not 'rhodes'"
    with pytest.raises(EditionError, match="write game = 'rotterdam'"):
        load(None, {})


def test_one_shelf_may_hold_every_game(write):
    every = Shelf([*rhodes.SHELF.boxes.values(), *SHELF.boxes.values()])
    assert list(every.boxes) == ["rhodes", "colossus", "rotterdam"]
    assert every.standard("rotterdam") is standard("rotterdam")
    assert every.standard("colossus") is rhodes.standard("colossus")
    assert every.load(None, write('game = "rotterdam"\nend.points = 9')).game == "rotterdam"
    with pytest.raises(EditionError, match="must be one of rhodes, colossus, rotterdam, not 'r'"):
        every.load(None, {"game": "r"})


# --- damage --------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [None, 3, "x", [], [[]], {"printed": [{}]}, float("nan"), b""])
def test_nonsense_in_any_table(value):
    for table in FORM.tables:
        assert problems({table: value})[0].field.startswith(table)
        assert problems({table: [value] * 9})[0].field.startswith(table)
        assert problems({table: {"points": value, "x": value}})


def test_damaged_templates_never_crash(write):
    """Cutting or changing any place gives an edition or an EditionError, nothing else."""
    text = template("rotterdam").encode()
    for at in range(0, len(text), 331):
        for damaged in (text[:at], text[:at] + bytes([text[at] ^ 4]) + text[at + 1 :]):
            with contextlib.suppress(EditionError):
                load("rotterdam", write(damaged))


@pytest.mark.parametrize("number", range(len(DATA["position"])))
def test_no_position_of_the_standard_map_may_be_missing(number):
    rows = [row for at, row in enumerate(DATA["position"]) if at != number]
    missing = DATA["position"][number]["name"]
    assert any(repr(missing) in message for message in said({"position": rows}))
