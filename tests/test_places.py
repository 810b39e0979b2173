"""Places: every action is about something, at a place with a documented name."""

import random
import re

import pytest

import emporion as em
from emporion.games.fuzzing import random_edition
from emporion.games.places import BOARDS, of
from emporion.table.action import ABSENT
from emporion.table.titles import TITLES
from walks import TABLES, walk

WORD = "[a-z0-9-]+"


def patterns(name: str) -> list[re.Pattern[str]]:
    return [re.compile(re.sub("<[a-z]+>", WORD, place)) for place in BOARDS[name].places]


def test_every_title_has_a_board() -> None:
    assert set(BOARDS) == set(TITLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("edition", ["standard", "random"])
def test_every_action_has_a_kind_and_a_place(name: str, players: int, edition: str) -> None:
    game = em.game(name, players=players)
    if edition == "random":
        game = random_edition(game, random.Random(players))
    known, board, used = patterns(name), BOARDS[name], set()
    concerns = of(game)
    assert len(concerns) == len(game.actions)
    for action, concern in zip(game.actions, concerns, strict=True):
        nowhere = concern.kind in board.nowhere or concern is ABSENT
        assert bool(concern.places) != nowhere, action.text
        for place in concern.places:
            found = [pattern for pattern in known if pattern.fullmatch(place)]
            assert found, place
            used.update(found)
        assert concern.to_dict() == {"kind": concern.kind, **concern.arguments}
    assert used == set(known)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_kinds_and_arguments_tell_actions_apart(name: str, players: int) -> None:
    game = em.game(name, players=players)
    told = [str(concern.to_dict()) for concern in of(game) if concern is not ABSENT]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_legal_is_never_absent(name: str, players: int) -> None:
    concerns = None
    for state in walk(name, players, 41):
        concerns = concerns or of(state.game)
        assert ABSENT not in [concerns[action] for action in state.legal_ids()]


@pytest.mark.parametrize(
    ("name", "text", "kind", "arguments", "places"),
    [
        ("rhodes", "market", "place", {"place": "market"}, "market"),
        ("colossus", "colossus", "place", {"place": "colossus"}, "colossus.site"),
        ("colossus", "zeus", "place", {"place": "zeus"}, "own.zeus"),
        ("rhodes", "stop", "stop", {}, ""),
        (
            *("rhodes", "buy farmland wine 11", "buy-farmland", {"product": "wine", "price": 11}),
            "farmland.wine.11 estate.wine",
        ),
        ("rhodes", "buy demeter milk", "buy-tile", {"tile": "demeter milk"}, "tile.demeter.milk"),
        ("rhodes", "buy poseidon", "buy-tile", {"tile": "poseidon"}, "tile.poseidon"),
        ("rhodes", "buy ship", "buy-ship", {}, "ship.sale"),
        ("rhodes", "buy 4", "buy", {"square": 4}, "harbour.square.4"),
        (
            *("rhodes", "use trader wine milk", "use-trader", {"gave": "wine", "got": "milk"}),
            "own.trader warehouse.wine warehouse.milk",
        ),
        ("rhodes", "use demeter", "use-demeter", {}, "own.demeter"),
        (
            *("colossus", "fulfil 2 bronze", "fulfil-bronze", {"plaza": 2}),
            "plaza.2 warehouse.bronze",
        ),
        ("colossus", "pay architect", "pay", {"source": "architect"}, "own.architect"),
        ("colossus", "give wine warehouse", "give", None, "warehouse.wine"),
        ("colossus", "bonus 4", "bonus", {"row": 4}, "bonus.4"),
        ("rhodes", "vp 2", "vp", {"units": 2}, "reward.2"),
        ("rotterdam", "launch s1 empty", "launch-empty", {"position": "s1"}, "start.s1 raw.empty"),
        ("rotterdam", "steer b4", "steer", {"position": "b4"}, "position.b4"),
        ("rotterdam", "back s1", "back", {"position": "s1"}, "start.s1"),
        ("rotterdam", "steer botlek", "steer", {"position": "botlek"}, "harbour.botlek"),
        ("rotterdam", "to 2", "offer-to", {"seat": 2}, "seat.2 offer"),
        ("rotterdam", "to 3", "absent", {}, ""),
        ("rotterdam", "to a1", "to", {"position": "a1"}, "position.a1"),
        ("rotterdam", "want bread", "want", {"product": "bread"}, "wanted.bread offer"),
        ("rotterdam", "joker jam", "joker", {"product": "jam"}, "card.joker settling"),
        ("rotterdam", "accept", "accept", {}, "offer"),
    ],
)
def test_what_actions_are_about(
    name: str, text: str, kind: str, arguments: dict[str, object] | None, places: str
) -> None:
    """The names are stable: pages and catalogues are written with them."""
    game = em.game(name, players=3)
    concern = of(game)[game.action(text).id]
    assert concern.kind == kind
    assert arguments is None or concern.arguments == arguments
    assert concern.places == tuple(places.split())


def test_the_kinds_are_stable() -> None:
    kinds = {name: {concern.kind for concern in of(em.game(name))} for name in TITLES}
    assert kinds["rhodes"] == kinds["colossus"]
    assert " ".join(sorted(kinds["rhodes"])) == (
        "absent bonus buy buy-as buy-farmland buy-ship buy-tile discard donate done forfeit fulfil "
        "fulfil-bronze give load pay place produce row row-product sail sell skip stop take "
        "use-abundance use-demeter use-hermes use-trader use-wagon vp"
    )
    assert " ".join(sorted(kinds["rotterdam"])) == (
        "absent accept at back call cancel decline done fulfil give hand-in joker launch "
        "launch-empty none offer offer-all offer-to pass play steer to want with"
    )
