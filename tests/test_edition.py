"""Editions: the standard numbers and marks, overlays, hashes, and every check with its line."""

import contextlib
import copy
import os
import pickle
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from emporion.errors import EditionError, Problem, UnknownGame
from emporion.games.rhodes.edition import FILES, FORMS, load, standard, template
from emporion.table.edition import (
    Each,
    Form,
    Record,
    Source,
    Whole,
    canonical_json,
    content_hash,
    diff,
    field_lines,
    field_name,
    leaves,
    read_edition,
    read_source,
    shown,
)

GAMES = ("rhodes", "colossus")
PRODUCTS = ("wine", "milk", "olives", "grain")


@pytest.fixture
def write(tmp_path):
    def to_file(text, name="box.toml"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return to_file


def problems(source, game="rhodes"):
    with pytest.raises(EditionError) as caught:
        load(game, source)
    lines = str(caught.value).split("\n")
    assert len(lines) == len(caught.value.problems)
    assert all(line.isprintable() for line in lines)
    return caught.value.problems


def only_problem(source, game="rhodes"):
    (problem,) = problems(source, game)
    return problem


# --- the standard edition ------------------------------------------------------------------------


def test_standard_rhodes_numbers():
    data = standard("rhodes").data
    assert data["players"] == {
        "money": [30, 30, 25, 25],
        "farmlands": [2, 2, 1, 1],
        "fleet": [[1, 2, 2, 3], [1, 2, 3], [1, 2, 2], [1, 2, 2]],
        "large_ship": [0, 0, 3, 3],
        "large_ship_price": 10,
    }
    assert data["estate"] == {"farmland_capacity": 3, "warehouse": 10}
    assert data["production"] == {"chips": [1, 2, 3, 3, 4], "spaces": [2, 2, 2, 2]}
    assert data["farm"] == {"delivery_vp": 1, "delivery_dr": 2}
    harbour = data["harbour"]
    assert [harbour[key] for key in ("spaces", "gold_floor", "supplements", "last_section")] == [
        *([2, 2, 2, 3], 2, [3, 5], 3)
    ]
    assert [tuple(section.values()) for section in harbour["sections"]] == [
        *((7, 2, 5), (7, 2, 2), (6, 2, 2), (5, 2, 2), (4, 2, 2), (3, 2, 2))
    ]
    assert data["market"] == {"rates": [5, 4, 3], "spaces": [2, 2, 3, 3]}
    assert data["temple"] == {"rates": [5, 7], "spaces": [1, 1, 2, 2]}
    assert data["townhall"] == {"spaces": [2, 2, 2, 3]}
    assert [tuple(row.values()) for row in data["sequence"]["rows"]] == [
        *((3, 0, False), (1, 0, False), (0, 0, False), (0, 1, False), (0, 2, True))
    ]
    assert data["round"] == {"forfeit": 1, "last": 30}
    assert data["score"] == {"money_per_vp": 10, "gold_vp": 2}


def test_standard_rhodes_tiles():
    data = standard("rhodes").data
    for product in PRODUCTS:
        rows = [row for row in data["farmland"] if row["product"] == product]
        found = [(row["price"], row["dr"], row["vp"], row["count"]) for row in rows]
        assert found == [(11, 0, 0, 2), (14, 1, 0, 1), (17, 0, 1, 1)]
    assert sum(row["count"] for row in data["farmland"]) == 16
    assert {row["tile"]: (row["count"], row["price"]) for row in data["development"]} == {
        **{f"demeter {product}": (1, 12) for product in PRODUCTS},
        **{"poseidon": (2, 12), "irrigation": (2, 11), "barn": (2, 8)},
        **{"wagon": (3, 10), "abundance": (3, 12), "trader": (3, 10)},
    }
    assert sum(row["count"] for row in data["development"]) == 19
    assert Counter(row["category"] for row in data["assignment"]) == {"I": 5, "II": 5, "III": 5}
    assert [(" ".join(row["goods"]), row["dr"], row["vp"]) for row in data["assignment"]] == [
        *(("wine olives", 4, 3), ("milk grain", 4, 3), ("wine grain", 3, 4)),
        *(("milk gold", 3, 5), ("olives gold", 3, 5)),
        *(("wine milk olives", 5, 6), ("olives grain grain", 6, 6), ("wine grain gold", 4, 8)),
        *(("milk olives gold", 4, 8), ("milk milk gold", 4, 8)),
        *(("wine milk olives grain", 6, 10), ("wine wine olives gold", 5, 12)),
        *(("milk grain grain gold", 5, 12), ("olives milk gold gold", 4, 14)),
        ("wine grain gold gold", 4, 14),
    ]
    assert [(" ".join(row["goods"]), row["count"]) for row in data["ship"]] == [
        *(("gold wild", 2), ("gold wine", 1), ("gold milk", 1), ("gold olives", 1)),
        *(("gold grain", 1), ("gold gold", 2), ("gold gold wild", 1), ("gold wild wild", 1)),
    ]
    assert sum(row["count"] for row in data["ship"]) == 10


def test_standard_colossus_adds_to_rhodes():
    data = standard("colossus").data
    rhodes = standard("rhodes").data
    assert {table: data[table] for table in rhodes} == rhodes
    assert data["extra"] == {"spaces": 1}
    assert data["site"]["spaces"] == 2
    assert data["site"]["parts"] == 12
    assert data["site"]["bonus"] == [1, 3, 5, 7]
    assert [tuple(level.values()) for level in data["site"]["levels"]] == [
        *((1, 1, 3), (2, 1, 4), (3, 1, 6), (3, 2, 9))
    ]
    assert data["new_temple"]["spaces"] == data["new_temple"]["bronze"] == 2
    assert [tuple(tile.values()) for tile in data["new_temple"]["tiles"]] == [
        *((1, 3), (1, 4), (2, 5), (2, 6), (3, 8))
    ]
    assert data["new_temple"]["printed_on_temple"] == {"products": 4, "vp": 6}
    assert data["new_score"] == {"bronze_vp": 1}
    assert {row["tile"]: (row["count"], row["price"]) for row in data["new_development"]} == {
        **{f"irrigation {product}": (1, 8) for product in PRODUCTS},
        **{"connections": (2, 6), "zeus": (2, 12), "alchemist": (2, 8)},
        **{"architect": (2, 9), "plutus": (2, 10), "hermes": (2, 9)},
    }
    assert sum(row["count"] for row in data["new_development"]) == 16  # CO-1.4
    assert [tuple(row.values()) for row in data["new_farmland"]] == [  # CO-1.5
        (product, 14, 1, 0, 1, 5) for product in PRODUCTS
    ]


def test_printed_marks_of_rhodes():
    edition = standard("rhodes")
    printed = {path for path, _, mark in edition.rows() if mark == "printed"}
    tables = ("players", "estate", "production", "farm", "score")
    expected = {f"{table}.{key}" for table in tables for key in edition.data[table]}
    expected |= {"harbour.gold_floor", "harbour.supplements", "market.rates", "temple.rates"}
    expected |= {f"harbour.sections[{n}].{key}" for n in (1, 2) for key in ("price", "players")}
    expected |= {
        f"sequence.rows[{n}].{key}" for n in (1, 2) for key in ("pay", "receive", "product")
    }
    expected |= {"round.forfeit"}
    expected |= {
        f"farmland[{n}].{key}" for n in (3, 11) for key in ("product", "price", "dr", "vp")
    }
    expected |= {f"development[{n}].tile" for n in range(1, 11)}
    expected |= {"development[6].count", "development[10].price"}
    expected |= {f"assignment[1].{key}" for key in ("goods", "dr", "vp")}
    assert printed == expected


def test_printed_marks_of_colossus():
    edition = standard("colossus")
    printed = {path for path, _, mark in edition.rows() if mark == "printed"}
    expected = {path for path, mark in standard("rhodes").marks.items() if mark == "printed"}
    expected |= {"extra.spaces", "site.spaces", "site.parts", "site.bonus"}
    expected |= {"new_temple.spaces", "new_temple.bronze", "new_score.bronze_vp"}
    expected |= {f"new_development[{n}].{key}" for n in range(1, 11) for key in ("tile", "count")}
    fields = ("product", "count", "players")
    expected |= {f"new_farmland[{n}].{key}" for n in range(1, 5) for key in fields}
    assert printed == expected


@pytest.mark.parametrize("game", GAMES)
def test_standard_edition_is_cached_and_named(game):
    edition = standard(game)
    assert edition is standard(game) is load(game, "standard") is load(game)
    assert (edition.game, edition.name, edition.version) == (game, "standard", 1)
    assert edition.standard
    assert edition.source is None
    assert set(edition.marks) == {field_name(path) for path, _ in leaves(edition.data)}
    assert re.fullmatch("[0-9a-f]{32}", edition.hash)
    assert pickle.loads(pickle.dumps(edition)) == edition
    assert hash(edition) == hash(copy.deepcopy(edition))


def test_every_field_of_a_standard_file_needs_one_mark(write):
    text = FILES["rhodes"].read_text()

    def reread(changed):
        with pytest.raises(EditionError) as caught:
            read_edition(FORMS["rhodes"], read_source(write(changed)), None)
        (problem,) = caught.value.problems
        return problem.field, problem.line, problem.message

    line = text.split("\n").index("forfeit = 1") + 1
    assert reread(text.replace('printed = ["forfeit"]\n', "")) == (
        *("round.forfeit", line, "has no mark: name it under printed or reconstructed"),
    )
    doubled = text.replace('reconstructed = ["last"]', 'reconstructed = ["last", "forfeit"]')
    assert reread(doubled) == (
        *("round.reconstructed[2]", line + 3, "'forfeit' has a mark already"),
    )
    assert reread(text.replace("gold_vp = 2\n", ""))[0] == "score.gold_vp"
    assert reread(text.replace("[townhall]\n", "[market]\n"))[2].startswith("is not TOML")


def test_a_missing_table_of_a_standard_file(write):
    source = Source({"game": "x"})
    form = Form("x", {"a": Record({"b": Whole(1, 2)}), "c": Each(Whole(1, 2), 1, 2)}, ())
    with pytest.raises(EditionError) as caught:
        read_edition(form, source, None)
    assert [str(problem) for problem in caught.value.problems] == ["a: is missing", "c: is missing"]


# --- overlays ------------------------------------------------------------------------------------


def test_a_file_may_change_one_field(write):
    path = write('game = "rhodes"\nname = "quick"\nversion = 3\n[round]\nlast = 12\n')
    edition = load("rhodes", path)
    assert edition == load("rhodes", str(path)) == load(None, path)
    assert (edition.name, edition.version, edition.source) == ("quick", 3, str(path))
    assert not edition.standard
    assert edition.hash != standard("rhodes").hash
    assert diff(standard("rhodes"), edition) == [("round.last", 30, 12)]
    assert edition.data["round"]["forfeit"] == 1
    assert standard("rhodes").data["round"]["last"] == 30


def test_name_and_version_have_defaults(write):
    edition = load("rhodes", write('game = "rhodes"\nround.last = 9', "short games.toml"))
    assert (edition.name, edition.version) == ("short games", 1)
    assert load("rhodes", {"round": {"last": 9}}).name == "changed"


def test_a_list_replaces_the_whole_list():
    edition = load(
        "rhodes",
        {"ship": [{"goods": ["gold", "gold"], "count": 5}], "market": {"rates": (9, 9, 9)}},
    )
    assert edition.data["ship"] == [{"goods": ["gold", "gold"], "count": 5}]
    assert edition.data["market"] == {"rates": [9, 9, 9], "spaces": [2, 2, 3, 3]}


def test_an_inner_table_may_leave_fields_out():
    edition = load("colossus", {"new_temple": {"printed_on_temple": {"vp": 7}}})
    assert edition.data["new_temple"]["printed_on_temple"] == {"products": 4, "vp": 7}


def test_colossus_files_may_change_rhodes_tables():
    edition = load("colossus", {"estate": {"warehouse": 12}, "new_farmland": []})
    assert diff(standard("colossus"), edition)[0] == ("estate.warehouse", 10, 12)
    assert edition.data["new_farmland"] == []
    assert edition.marks["new_farmland"] == "reconstructed"
    assert load("colossus", edition.document()) == edition


def test_rows_fill_in_what_they_leave_out():
    rows = [{"pay": 2}, {}, {}, {}, {"product": True}]
    edition = load("rhodes", {"sequence": {"rows": rows}})
    assert edition.data["sequence"]["rows"][0] == {"pay": 2, "receive": 0, "product": False}
    assert edition.data["sequence"]["rows"][4] == {"pay": 0, "receive": 0, "product": True}


def test_same_numbers_are_the_standard_edition(write):
    edition = load("rhodes", write('game = "rhodes"\nname = "mine"\nestate.warehouse = 10'))
    assert edition.standard
    assert edition.hash == standard("rhodes").hash
    assert edition != standard("rhodes")


def test_changed_numbers_may_not_be_called_standard(write):
    problem = only_problem(write('game = "rhodes"\nname = "standard"\nround.last = 9'))
    assert (problem.line, problem.field) == (2, "name")
    assert load("rhodes", standard("rhodes").document()) == standard("rhodes")


def test_an_edition_is_taken_as_it_is():
    edition = load("rhodes", {"round": {"last": 5}})
    assert load("rhodes", edition) is load(None, edition) is edition
    assert str(only_problem(edition, "colossus")) == (
        "the edition 'changed' is for rhodes, not for colossus"
    )


@pytest.mark.parametrize("game", GAMES)
def test_document_gives_the_edition_back(game):
    edition = standard(game)
    again = load(game, edition.document())
    assert again == edition
    assert again.marks == edition.marks
    assert again.data == edition.data
    changed = load(
        game, {"name": "box", "version": 4, "score": {"gold_vp": 3, "printed": ["gold_vp"]}}
    )
    again = load(None, changed.document())
    assert again == changed
    assert again.marks == changed.marks
    assert "printed" not in changed.data["score"]


@pytest.mark.parametrize("game", GAMES)
def test_template_is_the_standard_edition_to_edit(game, write):
    text = template(game)
    assert "RH-1.4" in text
    edition = load(None, write(text))
    assert (edition.game, edition.name) == (game, "my box")
    assert edition.standard
    assert edition.marks == standard(game).marks
    changed = load(game, write(text.replace("last = 30", "last = 20")))
    assert diff(standard(game), changed) == [("round.last", 30, 20)]


# --- marks ---------------------------------------------------------------------------------------


def marks(document, game="rhodes"):
    return load(game, document).marks


def test_unchanged_values_keep_their_mark():
    found = marks({"market": {"rates": [5, 4, 3], "spaces": [2, 2, 3, 3]}})
    assert found == standard("rhodes").marks


def test_changed_values_without_a_mark_are_reconstructed():
    assert marks({"score": {"gold_vp": 3}})["score.gold_vp"] == "reconstructed"
    assert marks({"score": {"gold_vp": 3}})["score.money_per_vp"] == "printed"


def test_the_document_says_what_is_printed():
    found = marks({"harbour": {"printed": ["last_section", "sections[3]", "sections[4].price"]}})
    assert found["harbour.last_section"] == "printed"
    assert found["harbour.sections[3].squares"] == "printed"
    assert found["harbour.sections[4].price"] == "printed"
    assert found["harbour.sections[4].squares"] == "reconstructed"
    assert found["harbour.sections[1].price"] == "printed"
    found = marks({"harbour": {"reconstructed": ["sections"]}})
    assert found["harbour.sections[1].price"] == "reconstructed"


def test_entries_of_a_changed_list_keep_their_mark_where_they_are_the_same():
    rows = [{"pay": 3}, {"pay": 2}, {}, {"receive": 1}, {"receive": 2, "product": True}]
    found = marks({"sequence": {"rows": rows}})
    assert found["sequence.rows[1].pay"] == "printed"
    assert found["sequence.rows[2].pay"] == "reconstructed"


def test_rows_keep_their_mark_wherever_they_stand():
    rows = copy.deepcopy(standard("rhodes").data["farmland"][::-1])
    rows[1]["count"] = 2  # grain 14
    found = marks({"farmland": rows})
    assert found["farmland[10].price"] == "printed"  # wine 17
    assert found["farmland[10].count"] == "reconstructed"
    assert found["farmland[2].price"] == "reconstructed"


@pytest.mark.parametrize(
    ("lists", "field", "message"),
    [
        ({"printed": "last"}, "printed", "must be a list of field names, not 'last'"),
        ({"printed": ["lats"]}, "printed[1]", "'lats' is not a field of this table; did you"),
        ({"printed": [7]}, "printed[1]", "7 is not a field of this table"),
        ({"printed": ["last", "last"]}, "printed[2]", "'last' has a mark already"),
        (
            {"printed": ["last"], "reconstructed": ["forfeit", "last"]},
            *("reconstructed[2]", "'last' has a mark already"),
        ),
    ],
)
def test_wrong_marks(lists, field, message):
    problem = only_problem({"round": lists})
    assert problem.field == f"round.{field}"
    assert problem.message.startswith(message)


def test_a_part_may_not_be_marked_again():
    lists = {"printed": ["sections"], "reconstructed": ["sections[2].price"]}
    problem = only_problem({"harbour": lists})
    assert problem.message == "'sections[2].price' has a mark already"


# --- the hash ------------------------------------------------------------------------------------


def test_hash_ignores_layout_order_and_marks(write):
    text = template("rhodes")
    tables = re.split(r"^(?=\[\w)", text, flags=re.MULTILINE)
    reordered = tables[0] + "".join(tables[:0:-1])
    spaced = text.replace("[30, 30, 25, 25]", "[\n  30,\n  30, # two\n  25, 25,\n]")
    quoted = text.replace("money = ", '"money"   =').replace("gold_floor = 2", "gold_floor=0x2")
    lists = r'^(printed|reconstructed) = \[(?:[^\]"]|"[^"]*")*\]\n'
    unmarked = re.sub(lists, "", text, flags=re.MULTILINE)
    assert "printed =" not in unmarked
    renamed = text.replace("my box", "Kiste").replace("version = 1", "version = 8")
    windows = "\ufeff" + text.replace("\n", "\r\n")
    for variant in (text, reordered, spaced, quoted, unmarked, renamed, windows):
        edition = load("rhodes", write(variant))
        assert edition.hash == standard("rhodes").hash
        assert edition.standard


def nudge(value):
    """A different value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    return [nudge(value[0]), *value[1:]]


@pytest.mark.parametrize("game", GAMES)
def test_hash_changes_with_every_playing_value(game):
    edition = standard(game)
    hashes = {edition.hash}
    count = 1
    for path, value in leaves(edition.data):
        data = copy.deepcopy(edition.data)
        at = data
        for step in path[:-1]:
            at = at[step - 1] if isinstance(step, int) else at[step]
        at[path[-1]] = nudge(value)
        hashes.add(content_hash(game, data))
        count += 1
    assert len(hashes) == count
    assert content_hash("other", edition.data) not in hashes


def test_the_order_of_rows_counts():
    """Assignments are named by their place, so another order is another edition."""
    rows = standard("rhodes").data["assignment"]
    swapped = [rows[1], rows[0], *rows[2:]]
    assert load("rhodes", {"assignment": swapped}).hash != standard("rhodes").hash


def test_canonical_json():
    assert canonical_json({"b": [1, True], "a": "é"}) == '{"a":"\\u00e9","b":[1,true]}'


def test_standard_hashes_are_pinned():
    """A change here is a change of the game: raise the edition's version with it."""
    assert standard("rhodes").hash == "1c9d194dbd7fdd6fc4bf89881d6eaca6"
    assert standard("colossus").hash == "01128106bb9054bd7275bd96a31c0ed8"


# --- lines ---------------------------------------------------------------------------------------

TANGLED = r'''# a comment with = and [brackets]
top = 1 # "not a string
"quoted \" key".'in side' = """
[not.a.table]
key = 2 \""" """ # end
literal = \'\'\'
# [[no]]\'\'\'\'
[a . "b"]   # spaces
list = [ # ]
  1, "]", # one, two
  [3,
   4],
  { x = 5, y.z = [6,
    7] },
]
none = []
empty = {}
date = 1979-05-27T07:32:00Z
[[a.rows]]
k = '#'
[[a.rows.inner]]
deep = "\\"
[[a.rows.inner]]
[[a.rows]]
[a.rows.sub]
last = true'''.replace(r"\'", "'")


def test_field_lines():
    lines = field_lines(TANGLED)
    expected = {
        ("top",): 2,
        ('quoted " key',): 3,
        ('quoted " key', "in side"): 3,
        ("literal",): 6,
        ("a",): 8,
        ("a", "b"): 8,
        ("a", "b", "list"): 9,
        ("a", "b", "list", 1): 10,
        ("a", "b", "list", 2): 10,
        ("a", "b", "list", 3): 11,
        ("a", "b", "list", 3, 1): 11,
        ("a", "b", "list", 3, 2): 12,
        ("a", "b", "list", 4): 13,
        ("a", "b", "list", 4, "x"): 13,
        ("a", "b", "list", 4, "y"): 13,
        ("a", "b", "list", 4, "y", "z"): 13,
        ("a", "b", "list", 4, "y", "z", 1): 13,
        ("a", "b", "list", 4, "y", "z", 2): 14,
        ("a", "b", "none"): 16,
        ("a", "b", "empty"): 17,
        ("a", "b", "date"): 18,
        ("a", "rows"): 19,
        ("a", "rows", 1): 19,
        ("a", "rows", 1, "k"): 20,
        ("a", "rows", 1, "inner"): 21,
        ("a", "rows", 1, "inner", 1): 21,
        ("a", "rows", 1, "inner", 1, "deep"): 22,
        ("a", "rows", 1, "inner", 2): 23,
        ("a", "rows", 2): 24,
        ("a", "rows", 2, "sub"): 25,
        ("a", "rows", 2, "sub", "last"): 26,
    }
    assert lines == expected
    assert every_path(tomllib.loads(TANGLED)) == set(expected)


def every_path(value, path=()):
    steps = value.items() if isinstance(value, dict) else enumerate(value, 1)
    found = set()
    for step, inner in steps:
        found.add((*path, step))
        if isinstance(inner, dict | list):
            found |= every_path(inner, (*path, step))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_the_template_has_a_line(game):
    text = template(game)
    lines = field_lines(text)
    assert set(lines) == every_path(tomllib.loads(text))
    for path, line in lines.items():
        if isinstance(path[-1], str):
            assert path[-1] in text.split("\n")[line - 1]


def test_field_names():
    assert field_name(()) == ""
    assert field_name(("farmland", 3, "price")) == "farmland[3].price"
    assert field_name(("a b", "c\n", "d-e")) == '"a b"."c\\n".d-e'


# --- every check ---------------------------------------------------------------------------------

# A line for an edition file, and what is wrong with it.
WRONG = """
players.money = [30, 30, 25]
    players.money: must have 4 entries (for 2, 3, 4 and 5 players), not 3
players.money = 30
    players.money: must be a list, not 30
players.money = [30, 30, 25, 201]
    players.money[4]: must be a whole number from 0 to 200, not 201
players.money = [30, 30, 25, "25"]
    players.money[4]: must be a whole number from 0 to 200, not '25'
players.farmlands = [2, 2, 1, 3]
    players.farmlands[4]: must be a whole number from 1 to 2, not 3
players.fleet = [[1], [1], [1], []]
    players.fleet[4]: must have 1 to 4 entries (ships), not 0
players.fleet = [[1], [1], [1], [1, 1, 1, 1, 1]]
    players.fleet[4]: must have 1 to 4 entries (ships), not 5
players.fleet = [[1], [1], [1], [1, 5]]
    players.fleet[4][2]: must be a whole number from 1 to 4, not 5
players.large_ship = [0, 0, 3, 5]
    players.large_ship[4]: must be a whole number from 0 to 4, not 5
players.large_ship_price = 61
    players.large_ship_price: must be a whole number from 0 to 60, not 61
estate.farmland_capacity = 7
    estate.farmland_capacity: must be a whole number from 1 to 6, not 7
estate.warehouse = 3
    estate.warehouse: must be a whole number from 4 to 20, not 3
estate.warehouse = true
    estate.warehouse: must be a whole number from 4 to 20, not true
estate.warehouse = 10.0
    estate.warehouse: must be a whole number from 4 to 20, not 10.0
estate = 10
    estate: must be a table, not 10
production.chips = [1, 2]
    production.chips: must have 3 to 8 entries (chips), not 2
production.chips = [1, 1, 1, 1, 1, 1, 1, 1, 1]
    production.chips: must have 3 to 8 entries (chips), not 9
production.chips = [0, 2, 3]
    production.chips[1]: must be a whole number from 1 to 6, not 0
production.spaces = [0, 1, 1, 1]
    production.spaces[1]: must be a whole number from 1 to 5, not 0
harbour.spaces = [1, 1, 1, 0]
    harbour.spaces[4]: must be a whole number from 1 to 5, not 0
townhall.spaces = [6, 1, 1, 1]
    townhall.spaces[1]: must be a whole number from 1 to 5, not 6
market.spaces = [6, 0, 0, 0]
    market.spaces[1]: must be a whole number from 0 to 5, not 6
temple.spaces = [0, 0, -1, 0]
    temple.spaces[3]: must be a whole number from 0 to 5, not -1
farm.delivery_vp = 61
    farm.delivery_vp: must be a whole number from 0 to 60, not 61
farm.delivery_dr = -1
    farm.delivery_dr: must be a whole number from 0 to 60, not -1
harbour.gold_floor = 9
    harbour.gold_floor: must be a whole number from 0 to 8, not 9
harbour.supplements = [3]
    harbour.supplements: must have 2 entries (for the first and the second good), not 1
harbour.last_section = 5
    harbour.last_section: must be a whole number from 1 to 4, not 5
harbour.sections = []
    harbour.sections: must have 1 to 20 entries (sections), not 0
harbour.sections = [{ price = 7, squares = 2 }, 3]
    harbour.sections[2]: must be a table, not 3
harbour.sections = [{ price = 7, squares = 2 }, { price = 3 }]
    harbour.sections[2].squares: is missing
harbour.sections = [{ price = 7, squares = 21 }]
    harbour.sections[1].squares: must be a whole number from 1 to 20, not 21
harbour.sections = [{ price = 7, squares = 2, players = 6 }]
    harbour.sections[1].players: must be a whole number from 2 to 5, not 6
harbour.sections = [{ price = 7, squares = 2, prize = 6 }]
    harbour.sections[1].prize: is not a known field; did you mean 'price'?
market.rates = []
    market.rates: must have 1 to 4 entries (rates), not 0
temple.rates = [0, 7]
    temple.rates[1]: must be a whole number from 1 to 60, not 0
sequence.rows = [{}, {}]
    sequence.rows: must have 5 entries (rows), not 2
sequence.rows = [{}, {}, {}, {}, { product = 1 }]
    sequence.rows[5].product: must be true or false, not 1
round.last = 61
    round.last: must be a whole number from 1 to 60, not 61
round.last = 100000000000000000000
    round.last: must be a whole number from 1 to 60, not a huge number
round.forfeit = 99
    round.forfeit: must be a whole number from 0 to 60, not 99
score.money_per_vp = 0
    score.money_per_vp: must be a whole number from 1 to 60, not 0
score.gold_vp = [2]
    score.gold_vp: must be a whole number from 0 to 60, not a list
harbor.gold_floor = 2
    harbor: is not a known field; did you mean 'harbour'?
round.lsat = 3
    round.lsat: is not a known field; did you mean 'last'?
round.zzz = 3
    round.zzz: is not a known field
extra.spaces = 1
    extra: is not a known field
farmland = { product = "wine" }
    farmland: must be a list of tables, each headed [[farmland]], not a table
farmland = [{ product = "wine" }]
    farmland: must have 4 to 20 entries, not 1
players.money = [21, 30, 25, 25]
    players.money: with 2 players and 21 dr each, the last to choose may find no two start \
farmlands of different products to afford: RH-1.8
players.money = [30, 30, 25, 10]
    players.money: with 5 players and 10 dr each, the last to choose may find no start \
farmland to afford: RH-1.8
players.large_ship = [3, 0, 3, 3]
    players.large_ship: with 2 players each has 5 ships, the large one counted; there is room for 4
players.fleet = [[1], [1], [1], [1, 2, 2, 2]]
    players.fleet: with 5 players each has 5 ships, the large one counted; there is room for 4
harbour.last_section = 2
    harbour.last_section: the last section must hold the longest ship, 3 squares: RH-6.4
players.fleet = [[1], [1], [1], [4]]
    players.fleet: the last section must hold the longest ship, 4 squares: RH-6.4
players.large_ship = [0, 0, 4, 3]
    players.large_ship: the last section must hold the longest ship, 4 squares: RH-6.4
harbour.sections = [{ price = 7, squares = 20 }, { price = 7, squares = 2 }]
    harbour.sections: the sections have 22 squares together; there is room for 20
harbour = { gold_floor = 0, sections = [{ price = 7, squares = 2 }] }
    harbour.sections: with 2 players the lane has 2 squares, too few for a ship of 3: RH-6.2
harbour.sections = [{ price = 7, squares = 8 }, { price = 7, squares = 2, players = 4 }]
    harbour.sections[2].players: a section for more players must lie nearer the entrance: RH-6.1
harbour.sections = [{ price = 7, squares = 4 }]
    harbour.sections: with 2 players the lane of 4 squares can be full of ships and hold fewer \
than 2 gold; ships might sail in for ever: RH-2.5
harbour.gold_floor = 6
    harbour.gold_floor: with 2 players the lane of 10 squares can be full of ships and hold fewer \
than 6 gold; ships might sail in for ever: RH-2.5
ship = [{ goods = ["gold"], count = 2 }, { goods = ["wine", "milk"], count = 8 }]
    ship: with 2 players the lane of 10 squares can be full of ships and hold fewer \
than 2 gold; ships might sail in for ever: RH-2.5
ship = [{ goods = ["gold"], count = 1 }, { goods = ["wine"], count = 2 }]
    ship: all Egyptian ships together carry 1 gold, fewer than 2
ship = [{ goods = ["gold", "gold"], count = 1 }]
    ship: there must be 2 to 16 Egyptian ships in all, not 1: RH-1.6
ship = [{ goods = ["gold"], count = 8 }, { goods = ["gold", "gold"], count = 8 }, \
{ goods = ["gold", "wine"], count = 1 }]
    ship: there must be 2 to 16 Egyptian ships in all, not 17: RH-1.6
market.rates = [5, 4]
    market.rates: 3 spaces need 3 rates, and there are 2
market.spaces = [4, 4, 4, 4]
    market.spaces: 4 spaces need 4 rates, and there are 3
temple.rates = [5]
    temple.rates: 2 spaces need 2 rates, and there are 1
sequence.rows = [{ pay = 3, receive = 1 }, {}, {}, {}, {}]
    sequence.rows[1]: a row either costs or gives: RH-2.9
sequence.rows = [{}, { pay = 3, product = true }, {}, {}, {}]
    sequence.rows[2]: a row either costs or gives: RH-2.9
"""

WRONG_COLOSSUS = """
extra.spaces = 6
    extra.spaces: must be a whole number from 0 to 5, not 6
site.spaces = [2]
    site.spaces: must be a whole number from 0 to 5, not a list
site.parts = 17
    site.parts: must be a whole number from 1 to 16, not 17
site.levels = []
    site.levels: must have 1 to 6 entries (levels), not 0
site.levels = [{ products = 1, bronze = 5, vp = 3 }]
    site.levels[1].bronze: must be a whole number from 0 to 4, not 5
site.levels = [{ products = 1, bronze = 1, vp = 3 }, { products = 0, bronze = 0, vp = 3 }]
    site.levels[2]: a part must cost something: CO-2.2
site.bonus = [1, 2, 3]
    site.bonus: must have 4 entries (for rows 1, 3, 5 and 7), not 3
new_temple.bronze = 9
    new_temple.bronze: must be a whole number from 0 to 8, not 9
new_temple.tiles = [{ products = 0, vp = 3 }]
    new_temple.tiles[1].products: must be a whole number from 1 to 10, not 0
new_temple.tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    new_temple.tiles: must have 0 to 8 entries (tiles), not 9
new_temple.printed_on_temple = { products = 0 }
    new_temple.printed_on_temple.products: must be a whole number from 1 to 10, not 0
new_score.bronze_vp = -1
    new_score.bronze_vp: must be a whole number from 0 to 60, not -1
new_farmland = [{ product = "wine", price = 14, dr = 1, count = 5 }]
    new_farmland: wine has more than 8 tiles
new_farmland = [{ product = "wine", price = 14, dr = 3, count = 1 }]
    new_farmland[1].price: another wine farmland at 14 gives another income; the two could not \
be told apart
new_farmland = [{ product = "wine", price = 9, count = 1, players = 1 }]
    new_farmland[1].players: must be a whole number from 2 to 5, not 1
"""


def cases(text):
    lines = text.strip().split("\n")
    return list(zip(lines[::2], (line.strip() for line in lines[1::2]), strict=True))


@pytest.mark.parametrize(
    ("game", "wrong", "said"),
    [
        *(("rhodes", *case) for case in cases(WRONG)),
        *(("colossus", *case) for case in cases(WRONG_COLOSSUS)),
    ],
)
def test_wrong_values(write, game, wrong, said):
    path = write(f'game = "{game}"\n{wrong}\n')
    assert str(only_problem(path, game)) == f"{path}:2: {said}"
    assert str(only_problem(tomllib.loads(wrong), game)) == said


def prices_of(product, *prices):
    return [{"product": product, "price": price, "count": 1} for price in prices]


def farmlands(*prices):
    """Rows for every product, with a count of two each."""
    rows = [row for product in PRODUCTS for row in prices_of(product, *prices)]
    return [row | {"count": 2} for row in rows]


def changed_row(table, number, game="rhodes", **changes):
    """The standard rows of a table with one of them changed."""
    rows = copy.deepcopy(standard(game).data[table])
    rows[number - 1].update(changes)
    return rows


def without_row(table, number, game="rhodes"):
    rows = standard(game).data[table]
    return [*rows[: number - 1], *rows[number:]]


DEVELOPMENT = standard("rhodes").data["development"]
ASSIGNMENT = standard("rhodes").data["assignment"]


@pytest.mark.parametrize(
    ("rows", "number", "field", "message"),
    [
        (changed_row("farmland", 2, product="wein"), 2, "product", "must be one of wine, milk"),
        (changed_row("farmland", 1, count=9), 1, "count", "must be a whole number from 0 to 8"),
        (changed_row("farmland", 3, price=61), 3, "price", "must be a whole number from 0 to 60"),
        (changed_row("farmland", 3, vp=61), 3, "vp", "must be a whole number from 0 to 60"),
        (changed_row("farmland", 3, price=14), 3, "price", "another wine farmland at 14 gives"),
        (changed_row("farmland", 3, colour=14), 3, "colour", "is not a known field"),
        (changed_row("farmland", 12, count=6), 0, "", "grain has more than 8 tiles"),
        (farmlands(11)[:3], 0, "", "must have 4 to 20 entries"),
        (prices_of("wine", 5, 6, 7, 8, 9, 10) + farmlands(9), 0, "", "wine has more than 5 diff"),
        (prices_of("wine", 5, 6, 7) + prices_of("milk", 8), 0, "", "there is none for olives"),
        (changed_row("development", 9, tile="abundence"), 9, "tile", "must be one of demeter"),
        (changed_row("development", 9, tile="barn"), 9, "tile", "is listed already; raise the"),
        (without_row("development", 10), 0, "", "'trader' is not listed; count = 0 leaves it"),
        ([*DEVELOPMENT, {"tile": "barn"}], 11, "count", "is missing"),
        (changed_row("assignment", 2, category="IV"), 2, "category", "must be one of I, II, III"),
        (changed_row("assignment", 2, goods=[]), 2, "goods", "must have 1 to 4 entries (goods)"),
        (changed_row("assignment", 2, goods=["milk"] * 5), 2, "goods", "must have 1 to 4 entries"),
        (changed_row("assignment", 2, goods=["wild"]), 2, "goods[1]", "must be one of wine, milk"),
        (changed_row("assignment", 2, vp=61), 2, "vp", "must be a whole number from 0 to 60"),
        (ASSIGNMENT[4:], 0, "", "category I must have 2 to 10 tiles, not 1: RH-1.1"),
        (ASSIGNMENT[:10] + ASSIGNMENT[5:10] * 2, 0, "", "category II must have 2 to 10 tiles, not"),
        (changed_row("ship", 2, goods=["bronze"]), 2, "goods[1]", "must be one of wine, milk"),
        (changed_row("ship", 2, goods=["gold"] * 5), 2, "goods", "must have 1 to 4 entries"),
        (changed_row("ship", 2, goods=["gold", "wild"]), 2, "goods", "is listed already; raise"),
        (changed_row("ship", 2, goods=["gold"] * 4), 0, "", "the last section must hold the long"),
    ],
)
def test_wrong_rows(write, rows, number, field, message):
    tables = {"product": "farmland", "tile": "development", "category": "assignment"}
    table = tables.get(next(iter(rows[0])), "ship")
    check_rows(write, "rhodes", table, rows, number, field, message)


@pytest.mark.parametrize(
    ("rows", "number", "field", "message"),
    [
        (
            changed_row("new_development", 2, "colossus", tile="zeuss"),
            *(2, "tile", "must be one of irrigation wine, irrigation milk"),
        ),
        (
            changed_row("new_development", 2, "colossus", tile="zeus"),
            *(6, "tile", "is listed already; raise the count there"),
        ),
        (
            without_row("new_development", 1, "colossus"),
            *(0, "", "'irrigation wine' is not listed; count = 0 leaves it in the box"),
        ),
    ],
)
def test_wrong_rows_of_colossus(write, rows, number, field, message):
    check_rows(write, "colossus", "new_development", rows, number, field, message)


def check_rows(write, game, table, rows, number, field, message):
    """Writes one line a key; row `number` (0: the table itself) has the problem."""
    lines, where = [f'game = "{game}"'], {("", 0): 2}
    for at, row in enumerate(rows, 1):
        lines.append(f"[[{table}]]")
        where["", at] = len(lines)
        for key, value in row.items():
            lines.append(f"{key} = {canonical_json(value)}")
            where[key, at] = len(lines)
    found = problems(write("\n".join(lines)), game)
    line = where.get((field.partition("[")[0], number), where["", number])
    name = f"{table}[{number}].{field}" if number else table
    matching = [problem for problem in found if (problem.line, problem.field) == (line, name)]
    assert any(problem.message.startswith(message) for problem in matching), found
    assert {problem.field for problem in problems({table: rows}, game)} >= {name}


def test_too_few_farmlands_to_start_with():
    found = problems({"farmland": [row | {"count": 1} for row in farmlands(11)]})
    assert [problem.message for problem in found] == [
        "3 players buy 2 start farmlands each, but there are 4: RH-1.8",
        "5 players buy 1 start farmland each, but there are 4: RH-1.8",
    ]


def test_the_cheap_farmlands_run_out():
    """The others may take cheap tiles before the second purchase: RH-1.8."""
    rows = [row | {"count": 1} for row in farmlands(11, 20)]
    problem = only_problem({"farmland": rows})
    assert problem.message.startswith("with 3 players and 30 dr each")
    assert load("rhodes", {"farmland": rows, "players": {"money": [30, 31, 25, 25]}})


def test_bronze_nobody_gives(write):
    rows = changed_row("new_development", 8, "colossus", count=0)
    assert rows[7]["tile"] == "architect"
    none = {"new_development": rows, "extra": {"spaces": 0}, "new_temple": {"bronze": 0}}
    assert only_problem(none, "colossus").message == (
        "the first part needs bronze, and nothing gives any: CO-2.2"
    )
    for table in none:
        assert load("colossus", {key: value for key, value in none.items() if key != table})


SECTION = {"price": 5, "squares": 2}
GOLDLESS = {"ship": [{"goods": ["wild"], "count": 8}], "harbour": {"gold_floor": 0}}


def test_gold_nobody_carries(write):
    found = problems(GOLDLESS)
    asking = [
        number
        for number, row in enumerate(standard("rhodes").data["assignment"], 1)
        if "gold" in row["goods"]
    ]
    assert len(found) == len(asking)
    assert all("no Egyptian ship carries any" in problem.message for problem in found)
    goods = ["wine", "milk"]
    rows = [row | {"goods": goods} for row in standard("rhodes").data["assignment"]]
    assert load("rhodes", GOLDLESS | {"assignment": rows}).data["harbour"]["gold_floor"] == 0


PLAYABLE = [
    {"round": {"last": 1}},
    {"harbour": {"gold_floor": 0}},
    {"harbour": {"gold_floor": 3}},
    {"harbour": {"sections": [SECTION] * 10}},
    {"harbour": {"sections": [SECTION | {"players": n} for n in (5, 4, 3, 2, 2, 2)]}},
    {"harbour": {"last_section": 4}, "players": {"fleet": [[4], [4], [4], [4]]}},
    {"market": {"spaces": [0] * 4}, "temple": {"spaces": [0] * 4}},
    {"farmland": [row | {"count": 1} for row in farmlands(5, 6, 7, 8)]},
    {"farmland": farmlands(11, 11)},
    {"players": {"money": [22, 22, 11, 11]}},
    {"players": {"money": [200] * 4, "farmlands": [2] * 4}},
    {"assignment": standard("rhodes").data["assignment"][3:12]},
    {"development": changed_row("development", 6, count=0)},
    {"ship": changed_row("ship", 1, count=8)},
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("document", PLAYABLE)
def test_unusual_editions_that_can_be_played(game, document):
    assert not load(game, document).standard


def test_extra_farmland_counts_with_five_players():
    """CO-1.5: four more tiles, so that five players find enough to start with."""
    few = {"farmland": farmlands(5), "players": {"farmlands": [2, 2, 2, 2]}}
    assert problems(few)[0].message.startswith("5 players buy 2 start farmlands each")
    extra = [row | {"count": 2, "price": 6} for row in standard("colossus").data["new_farmland"]]
    assert load("colossus", few | {"new_farmland": extra})


def test_a_problem_of_two_fields_is_shown_at_the_one_in_the_file(write):
    rows = "".join(
        f'[[farmland]]\nproduct = "{product}"\nprice = 20\ncount = 4\n' for product in PRODUCTS
    )
    path = write(f'game = "rhodes"\n[players]\nlarge_ship_price = 9\n{rows}')
    assert {(problem.line, problem.field) for problem in problems(path)} == {(4, "farmland")}


def test_all_problems_at_once_in_the_order_of_lines(write):
    path = write(
        """\
game = "rhodes"
market.rates = [5, 4]
name = 7

[round]
last = 99
printed = ["lsat"]

[score]
printed = ["gold"]

[[ship]]
goods = ["gold", "sand"]

[production]
chips = [
    1,
    2,
    30,
]
spaces = [
    2, 2,
    2, "2" ]
"""
    )
    assert str(EditionError(problems(path))) == "\n".join(
        f"{path}:{text}"
        for text in (
            "2: market.rates: 3 spaces need 3 rates, and there are 2",
            "3: name: must be 1 to 60 letters in quotes, not 7",
            "6: round.last: must be a whole number from 1 to 60, not 99",
            "10: score.printed[1]: 'gold' is not a field of this table; did you mean 'gold_vp'?",
            "12: ship[1].count: is missing",
            "13: ship[1].goods[2]: "
            "must be one of wine, milk, olives, grain, gold, wild, not 'sand'",
            "19: production.chips[3]: must be a whole number from 1 to 6, not 30",
            "23: production.spaces[4]: must be a whole number from 1 to 5, not '2'",
        )
    )


# --- the title -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "x" * 61, "two\nlines", 7, None, ["a"]])
def test_wrong_names(name):
    assert only_problem({"name": name}).field == "name"


@pytest.mark.parametrize("version", [0, -1, 10000, "1", 1.0, True, None])
def test_wrong_versions(version):
    assert only_problem({"version": version}).field == "version"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ('game = "colossus"', 1, "this edition is for colossus, not for rhodes"),
        ('\ngame = "rodes"', 2, "must be one of rhodes, colossus, not 'rodes'; did you mean"),
        ("game = 1", 1, "must be one of rhodes, colossus, not 1"),
        ("[round]\nlast = 3", None, "is missing: write game = 'rhodes'"),
        ("", None, "is missing: write game = 'rhodes'"),
    ],
)
def test_wrong_games(write, text, line, message):
    problem = only_problem(write(text))
    assert (problem.line, problem.field) == (line, "game")
    assert problem.message.startswith(message)


def test_a_document_may_leave_the_game_out_if_the_caller_names_it():
    assert load("colossus", {}).standard
    assert problems({}, None)[0].field == "game"
    assert problems({"game": None})[0].field == "game"


@pytest.mark.parametrize("game", ["", "chess", "Rhodes", 7, ("rhodes",)])
def test_unknown_games(game):
    for call in (lambda: load(game), lambda: standard(game), lambda: template(game)):
        with pytest.raises(UnknownGame):
            call()
    with pytest.raises(UnknownGame, match="did you mean 'rhodes'"):
        load("rodes")


def test_the_standard_edition_needs_a_game():
    assert "say for which game" in str(only_problem("standard", None))


# --- files that are no editions ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "line", "message"),
    [
        (b"", None, "is missing"),
        (b'game = "rhodes"\nmoney = \xff\n', 2, "is not UTF-8 text"),
        (b"\xff\xfe[\x00", 1, "is not UTF-8 text"),
        (bytes(range(32)), 1, "is not TOML"),
        (b'game = "rhodes"\n\nlast 30\n', 3, "is not TOML: Expected '=' after a key"),
        (b'game = "rhodes"\n[round]\nlast = 3\nlast = 4\n', 4, "is not TOML: Cannot overwrite"),
        (b'game = "rhodes"\n[round]\n[round]\n', 3, "is not TOML: Cannot declare"),
        (b'game = "rhodes"\nlist = [1,\n2', 3, "is not TOML: Unclosed array"),
        (b'game = "rhodes', 1, "is not TOML"),
        (b"PK\x03\x04", 1, "is not TOML"),
        (b"a = " + b"[" * 5000, None, "is nested too deeply"),
        (b"a = " + b"9" * 5000, None, "is not TOML"),
        (b"# " + b"x" * (1 << 18), None, "is larger than 256 KiB"),
    ],
)
def test_bad_files(write, content, line, message):
    path = write(content)
    problem = only_problem(path)
    assert (problem.file, problem.line) == (str(path), line)
    assert problem.message.startswith(message)


def test_files_that_cannot_be_read(tmp_path):
    missing = tmp_path / "none.toml"
    assert str(only_problem(missing)) == f"{missing}: no such file or directory"
    assert str(only_problem(tmp_path)) == f"{tmp_path}: is a directory"
    assert only_problem("").message == "no such file or directory"
    assert only_problem("a\0b").message == "is not the name of a file"
    assert only_problem("x" * 5000).message == "file name too long"
    assert only_problem('game = "rhodes"\n').file == r"""'game = "rhodes"\n'"""


def test_endless_files():
    if os.path.exists("/dev/zero"):
        assert "too much for an edition" in only_problem("/dev/zero").message


@pytest.mark.parametrize("source", [None, 3, 1.5, b"standard", ["standard"], Path])
def test_things_that_are_no_editions(source):
    assert only_problem(source).message.startswith("an edition is 'standard', a file, a dict or an")


@pytest.mark.parametrize("value", [None, 3, "x", [], [[]], {"printed": [{}]}, float("nan"), b""])
@pytest.mark.parametrize("game", GAMES)
def test_nonsense_in_any_table(game, value):
    for table in FORMS[game].tables:
        if table == "new_farmland" and value == []:
            continue
        assert problems({table: value}, game)[0].field.startswith(table)
        assert problems({table: [value] * 6}, game)[0].field.startswith(table)
        assert problems({table: {"spaces": value, "x": value}}, game)


def test_damaged_templates_never_crash(write):
    """Cutting or changing any place gives an edition or an EditionError, nothing else."""
    text = template("colossus").encode()
    for at in range(0, len(text), 97):
        for damaged in (text[:at], text[:at] + bytes([text[at] ^ 4]) + text[at + 1 :]):
            with contextlib.suppress(EditionError):
                load("colossus", write(damaged))


def test_values_in_messages_are_short():
    assert shown("x" * 100) == "'" + "x" * 35 + "...'"
    assert shown("a\nb") == r"'a\nb'"
    assert shown(-(10**5000)) == "a huge number"
    assert [shown(value) for value in (True, False, None, [], {}, 1.5)] == [
        *("true", "false", "nothing", "a list", "a table", "1.5")
    ]
    assert shown(tomllib.loads("a = 1979-05-27")["a"]) == "a date"


def test_problems_in_words():
    assert (
        str(Problem("box.toml", 3, "round.last", "is wrong")) == "box.toml:3: round.last: is wrong"
    )
    assert str(Problem("box.toml", None, None, "is wrong")) == "box.toml: is wrong"
    assert str(Problem(None, None, "round.last", "is wrong")) == "round.last: is wrong"
    error = EditionError([Problem(None, None, None, "one"), Problem(None, None, None, "two")])
    assert str(error) == "one\ntwo"
    assert pickle.loads(pickle.dumps(error)).problems == error.problems


# --- showing -------------------------------------------------------------------------------------


def test_rows_list_every_field():
    rows = {path: (value, mark) for path, value, mark in standard("colossus").rows()}
    assert rows["players.money"] == ([30, 30, 25, 25], "printed")
    assert rows["harbour.sections[6].price"] == (3, "reconstructed")
    assert rows["farmland[3].price"] == (17, "printed")
    assert rows["site.levels[4].vp"] == (9, "reconstructed")
    assert list(rows)[:2] == ["players.money", "players.farmlands"]


def test_diff_lists_added_and_removed_fields():
    shorter = load("rhodes", {"harbour": {"sections": [SECTION] * 5}})
    changes = diff(standard("rhodes"), shorter)
    assert ("harbour.sections[1].players", 5, 2) in changes
    assert ("harbour.sections[6].price", 3, None) in changes
    assert ("harbour.sections[6].price", None, 3) in diff(shorter, standard("rhodes"))
    assert diff(shorter, shorter) == []
