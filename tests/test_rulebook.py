"""The rules a player reads: complete, well formed, and true for every edition."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import emporion.games.rhodes
import emporion.games.rotterdam
from emporion.errors import EmporionError
from emporion.games.rhodes.edition import load, standard
from emporion.games.rotterdam.edition import standard as rotterdam_standard
from emporion.table.rulebook import Rulebook, RulebookError, UnknownRule, fill

RHODES = Path(emporion.games.rhodes.__file__).parent / "rules.toml"
COLOSSUS = RHODES.parent / "colossus" / "rules.toml"
ROTTERDAM = Path(emporion.games.rotterdam.__file__).parent / "rules.toml"
SOURCES = Path(__file__).parents[1] / "src" / "emporion" / "games"
FOLDERS = {"RH": "rhodes", "CO": "rhodes/colossus", "RO": "rotterdam"}
SPEC = Path(__file__).parents[2] / "shared" / "spec"

RULES_IN_SECTION = {
    "RH-1": 9,
    "RH-2": 10,
    "RH-3": 7,
    "RH-4": 6,
    "RH-5": 7,
    "RH-6": 6,
    "RH-7": 9,
    "RH-8": 2,
    "RH-9": 4,
    "RH-10": 7,
    "RH-11": 5,
    "CO-1": 5,
    "CO-2": 7,
    "CO-3": 2,
    "CO-4": 4,
    "CO-5": 7,
    "CO-6": 2,
    "RO-1": 3,
    "RO-2": 3,
    "RO-3": 2,
    "RO-4": 5,
    "RO-5": 3,
    "RO-6": 2,
    "RO-7": 6,
    "RO-8": 2,
    "RO-9": 11,
    "RO-10": 4,
    "RO-11": 4,
}
RULINGS = {
    "RH-1": [8],
    "RH-2": [6, 10],
    "RH-3": [5],
    "RH-4": [1],
    "RH-5": [3, 7],
    "RH-7": [6],
    "RH-9": [2, 4],
    "RH-11": [3, 4, 5],
    "CO-1": [4],
    "CO-2": [5, 6],
    "CO-4": [3],
    "RO-2": [3],
    "RO-4": [3, 5],
    "RO-6": [2],
    "RO-8": [1],
    "RO-9": [6, 11],
    "RO-10": [4],
}
GAMES = ("rhodes", "colossus", "rotterdam")
LONGEST = 420

BOOK = Rulebook.load([RHODES, COLOSSUS, ROTTERDAM])
DATA = standard("colossus").data
ROTTERDAM_DATA = rotterdam_standard("rotterdam").data
NUMBERS = {"RH": (DATA, 5), "CO": (DATA, 5), "RO": (ROTTERDAM_DATA, 4)}  # and the most players

every_rule = pytest.mark.parametrize("rule", BOOK.rules, ids=lambda rule: rule.id)


RULE_IDS = [f"{name}.{n}" for name, last in RULES_IN_SECTION.items() for n in range(1, last + 1)]
RULING_IDS = [f"{name}.{n}" for name, numbers in RULINGS.items() for n in numbers]


def test_every_rule_is_there_once_and_in_order() -> None:
    assert [section.id for section in BOOK.sections] == list(RULES_IN_SECTION)
    assert [rule.id for rule in BOOK.rules] == RULE_IDS


def test_rulings_stand_where_the_printed_rules_are_unclear() -> None:
    assert [rule.id for rule in BOOK.rules if rule.ruling] == RULING_IDS


@pytest.mark.skipif(not SPEC.is_dir(), reason="the specification is not beside the project")
def test_ids_and_rulings_match_the_specification() -> None:
    items = re.findall(
        r"^- ((?:RH|CO|RO)-\d+\.\d+) (.*?)(?=^- |^## |\Z)",
        "\n## \n".join((SPEC / f"{game}.md").read_text() for game in GAMES),
        flags=re.MULTILINE | re.DOTALL,
    )
    assert [name for name, _ in items] == RULE_IDS
    assert [name for name, text in items if "**Ruling" in text] == RULING_IDS


def test_sections_name_modules_that_exist() -> None:
    for section in BOOK.sections:
        folder = SOURCES / FOLDERS[section.id[:2]]
        assert not section.module or list(folder.glob(f"{section.module}.*")), section.id


@every_rule
def test_title_is_short_and_text_is_plain(rule: Any) -> None:
    assert 1 <= len(rule.title.split()) <= 5
    assert rule.text.endswith(".")
    whole = rule.title + rule.text + rule.ruling
    assert whole.isascii()
    assert not set(whole) & set('\n"')


@every_rule
def test_every_number_is_found_in_the_standard_edition(rule: Any) -> None:
    data, most = NUMBERS[rule.id[:2]]
    for players in (None, *range(2, most + 1)):
        shown = rule.render(data, players)
        assert not set(shown) & set("{}")
        assert all(len(paragraph) <= LONGEST for paragraph in shown.split("\n\n"))


@every_rule
def test_cited_rules_exist(rule: Any) -> None:
    for name in re.findall(r"\b(?:RH|CO|RO)-\d+(?:\.\d+)?", rule.text + rule.ruling):
        BOOK.rule(name) if "." in name else BOOK.section(name)


def test_rhodes_stands_without_the_expansion() -> None:
    rhodes, data = Rulebook.load([RHODES]), standard("rhodes").data
    assert all(rule.render(data) for rule in rhodes.rules)


def test_rotterdam_is_a_book_of_its_own() -> None:
    texts = [rule.text + rule.ruling for rule in Rulebook.load([ROTTERDAM]).rules]
    assert not any(re.search(r"(?:RH|CO)-\d|drachma|\bdr\b", text) for text in texts)


def test_introductions_are_short() -> None:
    assert all(len(section.intro) <= LONGEST for section in BOOK.sections)
    assert not any(set(section.intro) & set("{}") for section in BOOK.sections)


@pytest.mark.parametrize(
    ("text", "players", "shown"),
    [
        ("{harbour.gold_floor} gold", None, "2 gold"),
        ("{market.rates}", None, "5, 4 and 3"),
        ("{market.rates.0}", None, "5"),
        ("{market.spaces@players}", 4, "3"),
        ("{market.spaces@players}", None, "2/2/3/3"),
        ("{production.spaces@players}", None, "2"),
        ("{site.spaces@players}", 5, "2"),
        ("{players.fleet@players}", 3, "1, 2 and 3"),
        ("{players.fleet@players}", None, "1 2 2 3 / 1 2 3 / 1 2 2 / 1 2 2"),
        ("{harbour.sections.*.price}", None, "7, 7, 6, 5, 4 and 3"),
        ("{harbour.sections.*.price}", 5, "7, 7, 6, 5, 4 and 3"),
        ("{harbour.sections.*.price}", 4, "7, 6, 5, 4 and 3"),
        ("{sequence.rows}", None, "pay 3; pay 1; nothing; receive 1; receive 2, product"),
        ("{sequence.rows.*.pay}", None, "3, 1, 0, 0 and 0"),
    ],
)
def test_how_a_number_is_written(text: str, players: int | None, shown: str) -> None:
    assert fill(text, DATA, players) == shown


def test_numbers_follow_the_edition() -> None:
    changed = load("rhodes", {"name": "rich", "market": {"rates": [9, 8, 7]}}).data
    market = next(rule for rule in BOOK.rules if rule.title == "Market")
    assert market.render(DATA).endswith(" 5, 4 and 3 dr.")
    assert market.render(changed).endswith(" 9, 8 and 7 dr.")


def test_an_empty_list_is_none() -> None:
    assert fill("{new_temple.tiles.*.vp}", {"new_temple": {"tiles": []}}) == "none"


SAMPLE = """
[[section]]
id = "TS-1"
title = "Tea"
[[section.rule]]
id = "TS-1.1"
title = "Pouring"
text = '''
Pour {tea.cups}
cups.'''
[[section.rule]]
id = "TS-1.2"
title = "Sugar"
text = "Pour sugar if you like."
ruling = "Nobody knows how much. We take {tea.lumps}."
"""


@pytest.fixture
def sample(tmp_path: Path) -> Rulebook:
    path = tmp_path / "rules.toml"
    path.write_text(SAMPLE)
    return Rulebook.load([path])


def test_a_ruling_is_a_paragraph_of_its_own(sample: Rulebook) -> None:
    tea = {"tea": {"cups": 2, "lumps": 3}}
    pouring, sugar = sample.rules
    assert pouring.render(tea) == "Pour 2 cups."
    assert sugar.render(tea) == (
        "Pour sugar if you like.\n\nRuling: Nobody knows how much. We take 3."
    )


def test_search_reads_everything_but_placeholders(sample: Rulebook) -> None:
    pouring, sugar = sample.rules
    assert sample.search("pour") == [pouring, sugar]
    assert sample.search("SUGAR pour") == [sugar]
    assert sample.search("nobody") == [sugar]
    assert sample.search("ts-1.1") == [pouring]
    assert sample.search("lumps") == []


def test_ids_may_be_typed_in_lower_case(sample: Rulebook) -> None:
    assert sample.rule("ts-1.2") is sample.rules[1]
    assert sample.section("ts-1").title == "Tea"


def test_unknown_ids_are_refused_with_what_there_is(sample: Rulebook) -> None:
    with pytest.raises(UnknownRule, match=r"no rule ts-1\.7: Tea has TS-1\.1 to TS-1\.2"):
        sample.rule("ts-1.7")
    with pytest.raises(UnknownRule, match="no rule nonsense: the sections are TS-1"):
        sample.rule("nonsense")
    with pytest.raises(EmporionError, match="no section TS-2"):
        sample.section("TS-2")


@pytest.mark.parametrize(
    ("text", "players", "problem"),
    [
        ("{market.price}", None, "no market.price"),
        ("{market.rates.9}", None, "no market.rates.9"),
        ("{market.rates.first}", None, "no market.rates.first"),
        ("{market.rates.0.vp}", None, "no market.rates.0.vp"),
        ("{site.levels.*}", None, r"no site.levels.\*"),
        ("{}", None, "the edition has no"),
        ("{market.spaces@round}", None, "unknown placeholder"),
        ("{market.spaces@players}", 1, "no market.spaces for 1 players"),
        ("{market.spaces@players}", 6, "no market.spaces for 6 players"),
    ],
)
def test_a_text_that_does_not_fit_its_edition(text: str, players: int | None, problem: str) -> None:
    with pytest.raises(RulebookError, match=problem):
        fill(text, DATA, players)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("section = ", "rules.toml: "),
        ("", "'section' is missing"),
        ('[[section]]\nid = "X-1"\ntitle = "X"', "'rule' is missing"),
        ("section = 3", "rules.toml: "),
        ("section = [3]", "rules.toml: "),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, content: str, problem: str) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(content)
    with pytest.raises(RulebookError, match=problem):
        Rulebook.load([path])


def test_missing_files_and_doubled_ids_are_refused(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="No such file"):
        Rulebook.load([tmp_path / "rules.toml"])
    with pytest.raises(RulebookError, match="RH-1 is there twice"):
        Rulebook.load([RHODES, RHODES])


def test_importing_the_package_does_not_read_rules() -> None:
    code = "import sys, emporion; sys.exit('emporion.table.rulebook' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
