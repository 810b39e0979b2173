"""The rules a player reads: complete, well formed, and true for every edition."""

import copy
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import emporion.games.rhodes
from emporion.errors import EmporionError
from emporion.games.rhodes.edition import standard
from emporion.table.rulebook import Rulebook, RulebookError, UnknownRule, fill

RHODES = Path(emporion.games.rhodes.__file__).parent / "rules.toml"
COLOSSUS = RHODES.parent / "colossus" / "rules.toml"
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
}
RULINGS = [
    *("RH-1.8", "RH-2.6", "RH-2.10", "RH-3.5", "RH-4.1", "RH-5.3", "RH-5.7", "RH-7.6"),
    *("RH-9.2", "RH-9.4", "RH-11.3", "RH-11.4", "RH-11.5"),
    *("CO-1.4", "CO-2.5", "CO-2.6", "CO-4.3"),
]
LONGEST = 420

BOOK = Rulebook.load([RHODES, COLOSSUS])
DATA = standard("colossus").data

every_rule = pytest.mark.parametrize("rule", BOOK.rules, ids=lambda rule: rule.id)


def expected_ids() -> list[str]:
    return [f"{name}.{n}" for name, count in RULES_IN_SECTION.items() for n in range(1, count + 1)]


def test_every_rule_is_there_once_and_in_order() -> None:
    assert [section.id for section in BOOK.sections] == list(RULES_IN_SECTION)
    assert [rule.id for rule in BOOK.rules] == expected_ids()


def test_rulings_stand_where_the_printed_rules_are_unclear() -> None:
    assert [rule.id for rule in BOOK.rules if rule.ruling] == RULINGS


@pytest.mark.skipif(not SPEC.is_dir(), reason="the specification is not beside the project")
def test_ids_and_rulings_match_the_specification() -> None:
    items = re.findall(
        r"^- ((?:RH|CO)-\d+\.\d+) (.*?)(?=^- |^## |\Z)",
        (SPEC / "rhodes.md").read_text() + "\n## \n" + (SPEC / "colossus.md").read_text(),
        flags=re.MULTILINE | re.DOTALL,
    )
    assert [name for name, _ in items] == expected_ids()
    assert [name for name, text in items if "**Ruling" in text] == RULINGS


def test_sections_name_modules_that_exist() -> None:
    for section in BOOK.sections:
        folder = (COLOSSUS if section.id.startswith("CO") else RHODES).parent
        assert not section.module or list(folder.glob(f"{section.module}.*")), section.id


@every_rule
def test_title_is_short_and_text_is_plain(rule: Any) -> None:
    assert 1 <= len(rule.title.split()) <= 5
    assert rule.text.endswith(".")
    whole = rule.title + rule.text + rule.ruling
    assert whole.isascii()
    assert not set(whole) & set('\n"')


@every_rule
@pytest.mark.parametrize("players", [None, 2, 3, 4, 5])
def test_every_number_is_found_in_the_standard_edition(rule: Any, players: int | None) -> None:
    shown = rule.render(DATA, players)
    assert not set(shown) & set("{}")
    assert all(len(paragraph) <= LONGEST for paragraph in shown.split("\n\n"))


@every_rule
def test_cited_rules_exist(rule: Any) -> None:
    for name in re.findall(r"\b(?:RH|CO)-\d+(?:\.\d+)?", rule.text + rule.ruling):
        BOOK.rule(name) if "." in name else BOOK.section(name)


def test_rhodes_stands_without_the_expansion() -> None:
    rhodes, data = Rulebook.load([RHODES]), standard("rhodes").data
    assert all(rule.render(data) for rule in rhodes.rules)
    assert all(fill(section.intro, data) is not None for section in rhodes.sections)


def test_numbers_follow_the_player_count() -> None:
    money = BOOK.rule("RH-1.4")
    assert "money 30 dr; ships of length 1, 2 and 3; start farmlands" in money.render(DATA, 3)
    assert "money 30/30/25/25 dr; ships of length 1 2 2 3 / 1 2 3 /" in money.render(DATA)
    assert "Action spaces: 3." in BOOK.rule("RH-8.1").render(DATA, 4)
    assert "Action spaces: 2/2/3/3." in BOOK.rule("RH-8.1").render(DATA)
    assert "Action spaces: 2." in BOOK.rule("RH-4.1").render(DATA)
    lane = BOOK.rule("RH-6.1")
    assert "prices are 7, 7, 6, 5, 4 and 3 dr" in lane.render(DATA, 5)
    assert "prices are 7, 6, 5, 4 and 3 dr" in lane.render(DATA, 4)


def test_numbers_follow_the_edition() -> None:
    changed = copy.deepcopy(DATA)
    changed["market"]["rates"] = [9, 8]
    assert ": 5, 4 and 3 dr." in BOOK.rule("RH-8.1").render(DATA)
    assert ": 9 and 8 dr." in BOOK.rule("RH-8.1").render(changed)


def test_rows_are_written_out() -> None:
    rows = "pay 3; pay 1; nothing; receive 1; receive 2, product."
    assert rows in BOOK.rule("RH-2.9").render(DATA)
    assert fill("{new_temple.tiles.*.vp}", {"new_temple": {"tiles": []}}) == "none"


def test_a_ruling_is_a_paragraph_of_its_own() -> None:
    text, ruling = BOOK.rule("RH-11.5").render(DATA).split("\n\n")
    assert text == "Round 30 is the last round if nothing has ended the game earlier."
    assert ruling.startswith("Ruling: Nothing in the printed rules")


def test_search_reads_titles_texts_and_rulings_but_not_placeholders() -> None:
    assert [rule.id for rule in BOOK.search("plutus")] == ["CO-5.3", "CO-5.6"]
    assert [rule.id for rule in BOOK.search("WILD cube")] == ["RH-7.3"]
    assert [rule.id for rule in BOOK.search("rh-11.4")] == ["RH-11.4"]
    assert "RH-11.4" in [rule.id for rule in BOOK.search("never worse")]
    assert BOOK.search("gold_floor") == []


def test_ids_may_be_typed_in_lower_case() -> None:
    assert BOOK.rule("rh-8.1") is BOOK.rule("RH-8.1")
    assert BOOK.section("co-2").title == "Colossus action"


def test_unknown_ids_are_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownRule, match=r"no rule RH-8\.7: .* has RH-8\.1 to RH-8\.2"):
        BOOK.rule("RH-8.7")
    with pytest.raises(UnknownRule, match="the sections are RH-1, RH-2"):
        BOOK.rule("nonsense")
    with pytest.raises(EmporionError, match="no section RH-12"):
        BOOK.section("RH-12")


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
