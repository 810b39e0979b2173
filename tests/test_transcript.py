"""T-1 to T-6: a whole game as one document that replays, verifies, and shows every edit."""

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import emporion as em
from emporion.games.fuzzing import random_edition
from walks import RHODES, ROTTERDAM, TABLES, after, finished, text, walk

Document = dict[str, Any]
KEYS = [
    *("format", "game", "players", "options", "edition", "edition_hash", "engine", "seed", "deal"),
    *("moves", "reshuffles", "hashes"),
]
LONG = finished("colossus", 3, 12)  # reshuffles, and every kind of decision
RICH = {"name": "rich", "market": {"rates": [9, 8, 7]}}


DOCUMENT = LONG.transcript()


def document() -> Document:
    return DOCUMENT.to_dict()


# --- the document ------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_document_has_exactly_the_fields_of_the_format(name: str, players: int) -> None:
    """T-1 to T-5"""
    state = after(name, players, 3, 30)
    found = state.transcript().to_dict()
    assert list(found) == KEYS
    assert found["format"] == "emporion-transcript/1"
    assert (found["game"], found["players"], found["options"]) == (name, players, {})
    assert (found["edition"], found["edition_hash"]) == ("standard", state.game.edition.hash)
    assert found["engine"].startswith("emporion ")
    assert found["seed"] == 3
    assert json.loads(json.dumps(found)) == found


def test_moves_are_every_real_decision_and_no_forced_one() -> None:
    """T-1, N-3"""
    moves = document()["moves"]
    assert moves == [[seat, move] for seat, move in LONG.moves]
    forced = [
        event.data["action"]
        for event in LONG.log()
        if event.kind == "move" and event.data["forced"]
    ]
    assert len(forced) + len(moves) == sum(event.kind == "move" for event in LONG.log())
    assert forced


@pytest.mark.parametrize(("name", "players"), RHODES)
def test_the_deal_is_all_that_chance_decided(name: str, players: int) -> None:
    """T-2: top of a pile first."""
    state = em.game(name, players=players).start(9)
    position = state.position()
    deal = state.transcript().to_dict()["deal"]
    assert list(deal) == ["first", "assignments", "ships"]
    assert deal["first"] == state.actor
    assert deal["assignments"] == position["seen"] + position["stack"]
    assert deal["assignments"][:3] == position["plazas"]
    assert len(deal["assignments"]) == 12
    drawn = [ship["ship"] for ship in reversed(position["harbour"])]
    ships = [*drawn, position["next_ship"], *position["pile"]]
    assert deal["ships"] == [name.split(" #")[0] for name in ships]
    assert len(deal["ships"]) == 10


@pytest.mark.parametrize(("name", "players"), ROTTERDAM)
def test_the_deal_of_rotterdam_is_all_that_chance_decided(name: str, players: int) -> None:
    """T-2: top of a pile first; the first missions are the hands'."""
    state = em.game(name, players=players).start(9)
    position = state.position()
    deal = state.transcript().to_dict()["deal"]
    assert list(deal) == ["master", "products", "missions", "transport"]
    assert deal["master"] == position["master"] == state.actor
    assert deal["products"] == position["stacks"]
    hands = [name for seat in position["seats"] for name in seat["missions"]]
    assert deal["missions"] == hands + position["missions"]
    assert deal["transport"] == position["deck"]
    counts = [len(stack) for stack in deal["products"].values()]
    assert (counts, len(deal["missions"]), len(deal["transport"])) == ([15] * 4, 46, 20)


def test_a_deal_of_rotterdam_written_by_hand_is_played() -> None:
    """T-2: anything that holds the right cards, whatever the generator would have dealt."""
    game = em.game("rotterdam", players=3)
    deal = game.start(9).dealt
    deal["master"] = 2
    deal["products"] = {name: sorted(stack) for name, stack in deal["products"].items()}
    deal["missions"] = sorted(deal["missions"])
    deal["transport"] = sorted(deal["transport"])
    state = game.deal(deal)
    assert state.dealt == deal
    assert state.position()["seats"][1]["missions"] == deal["missions"][3:6]
    assert state.position()["missions"] == deal["missions"][9:]
    for _ in range(200):
        if not state.over:
            state.play(state.legal_ids()[-1])
    assert state.transcript().verify() == state
    assert state.transcript().to_dict()["deal"] == deal


SPOILT_DEALS: dict[str, tuple[Callable[[Document], Any], str]] = {
    "no master": (lambda deal: deal.pop("master"), "deal must hold"),
    "a master too far": (lambda deal: deal.update(master=3), "deal.master must be a seat"),
    "a master in words": (lambda deal: deal.update(master="0"), "deal.master must be a seat"),
    "a master who is true": (lambda deal: deal.update(master=True), "deal.master must be a seat"),
    "a field too many": (lambda deal: deal.update(weather="fine"), "deal must hold"),
    "stacks in a list": (lambda deal: deal.update(products=[]), "deal.products must hold"),
    "a stack missing": (lambda deal: deal["products"].pop("botlek"), "deal.products must hold"),
    "a stack not a list": (lambda deal: deal["products"].update(botlek={}), "must be a list"),
    "a product missing": (lambda deal: deal["products"]["botlek"].pop(), "times"),
    "another harbour's product": (
        lambda deal: deal["products"]["botlek"].__setitem__(0, "bread"),
        "known cards",
    ),
    "a mission missing": (lambda deal: deal["missions"].pop(), "times"),
    "a mission twice": (
        lambda deal: deal["missions"].__setitem__(0, deal["missions"][1]),
        "times",
    ),
    "an unknown mission": (lambda deal: deal["missions"].__setitem__(0, "salt"), "known cards"),
    "a mission not a text": (lambda deal: deal["missions"].__setitem__(0, []), "known cards"),
    "a card missing": (lambda deal: deal["transport"].pop(), "times"),
    "an unknown card": (lambda deal: deal["transport"].__setitem__(0, "bank"), "known cards"),
}


@pytest.mark.parametrize("name", SPOILT_DEALS)
def test_deals_of_rotterdam_that_cannot_be_are_refused(name: str) -> None:
    """T-2"""
    found = em.game("rotterdam", players=3).start(9).transcript().to_dict()
    spoil, reason = SPOILT_DEALS[name]
    spoil(found["deal"])
    with pytest.raises(em.TranscriptError, match=reason):
        em.Transcript.from_dict(found).verify()


def test_reshuffles_of_the_transport_cards_are_written() -> None:
    """T-3, RO-5.3: top of the deck first."""
    for seed in range(40):
        state = finished("rotterdam", 4, seed)
        found = state.transcript().to_dict()
        if found["reshuffles"]:
            break
    [pile, order], *_ = found["reshuffles"]
    assert pile == "transport"
    events = state.log()
    at = next(number for number, event in enumerate(events) if event.kind == "shuffle")
    assert events[at].data == {"pile": "transport", "count": len(order)}
    cards = [event.data["card"] for event in events[at:] if event.kind == "card"]
    drawn = [card for card in cards if card][: len(order)]
    assert drawn == order[: len(drawn)]
    assert len(drawn) > 2
    replayed = em.Transcript.from_dict(found | {"seed": None}).verify()
    assert replayed.reshuffles() == state.reshuffles()
    order.append(order.pop(0))
    while order == state.reshuffles()[0][1]:
        order.append(order.pop(0))
    shuffled = next(
        number
        for number in range(1, len(state.moves) + 1)
        if any(event.kind == "shuffle" for event in state.rewind(number).events)
    )
    assert first_difference(found) == shuffled


@pytest.mark.parametrize(
    ("reshuffle", "reason"),
    [
        (["ships", []], "a reshuffle is"),
        (["transport"], "a reshuffle is"),
        (["transport", "luck"], "a reshuffle is"),
        (7, "a reshuffle is"),
        (["transport", ["bank"]], "a reshuffle lists transport cards"),
        (["transport", [[]]], "a reshuffle lists transport cards"),
        (["transport", ["luck"] * 99], "a reshuffle lists transport cards"),
    ],
)
def test_reshuffles_of_rotterdam_that_cannot_be_are_refused(reshuffle: Any, reason: str) -> None:
    """T-3"""
    found = em.game("rotterdam", players=3).start(9).transcript().to_dict()
    with pytest.raises(em.TranscriptError, match=reason):
        em.Transcript.from_dict(found | {"reshuffles": [reshuffle]}).verify()


def test_options_are_part_of_the_transcript() -> None:
    state = em.game("rotterdam", players=2, open_products=True, open_missions=False).start(3)
    state.play(state.legal_ids()[0])
    found = state.transcript().to_dict()
    assert found["options"] == {"open_products": True}
    replayed = em.Transcript.from_dict(json.loads(json.dumps(found))).verify()
    assert replayed.game == state.game
    assert "tops" in replayed.view(None)


def test_a_map_of_its_own_is_embedded() -> None:
    """T-6"""
    chance = random.Random(4)
    game = random_edition(em.game("rotterdam", players=3), chance)
    state = game.start(5)
    while not state.over:
        state.play(chance.choice(state.legal_ids()))
    found = json.loads(json.dumps(state.transcript().to_dict()))
    channels = [(row["from"], row["to"]) for row in found["edition_data"]["channel"]]
    assert channels == [(row["from"], row["to"]) for row in game.edition.data["channel"]]
    assert em.Transcript.from_dict(found).verify() == state


def test_every_reshuffle_is_written_in_order() -> None:
    """T-3, N-4"""
    shuffles = []
    for state in walk("colossus", 3, 12):
        for event in state.events:
            if event.kind == "shuffle":
                shuffles.append(event.data["count"])
    found = document()["reshuffles"]
    assert [pile for pile, _ in found] == ["ships"] * len(shuffles)
    assert [len(order) for _, order in found] == shuffles
    assert len(found) >= 2
    assert all("#" not in ship for _, order in found for ship in order)


def test_the_top_of_a_new_pile_is_drawn_first() -> None:
    """T-3"""
    events = LONG.log()
    for number, event in enumerate(events):
        if event.kind == "shuffle":
            order = document()["reshuffles"][0][1]
            shown = [later.data["ship"] for later in events[number:] if later.kind == "shown"]
            assert shown[: len(order)] == order
            return
    raise AssertionError("no reshuffle")


def test_the_result_comes_with_the_end() -> None:
    """T-4"""
    assert "result" not in LONG.rewind(len(LONG.moves) - 1).transcript().to_dict()
    assert document()["result"] == {"scores": LONG.scores, "winners": LONG.winners}
    assert LONG.transcript().result == document()["result"]
    assert list(document()) == [*KEYS, "result"]


def test_there_is_one_hash_a_decision_and_each_covers_those_before() -> None:
    """T-5"""
    hashes = document()["hashes"]
    assert len(hashes) == len(LONG.moves)
    assert len(set(hashes)) == len(hashes)
    assert LONG.rewind(50).transcript().to_dict()["hashes"] == hashes[:50]
    other = LONG.rewind(49)
    move = next(action for action in other.legal() if (other.actor, action.text) != LONG.moves[49])
    other.play(move)
    assert other.transcript().to_dict()["hashes"][:49] == hashes[:49]
    assert other.transcript().to_dict()["hashes"][49] != hashes[49]


def test_a_changed_edition_is_embedded() -> None:
    """T-6"""
    state = em.game("rhodes", players=2, edition=RICH).start(4)
    state.play(state.legal_ids()[0])
    found = state.transcript().to_dict()
    assert list(found) == [*KEYS, "edition_data"]
    assert found["edition"] == "rich"
    assert found["edition_data"]["market"]["rates"] == [9, 8, 7]
    replayed = em.Transcript.from_dict(json.loads(json.dumps(found))).verify()
    assert replayed == state
    assert replayed.game.edition.data["market"]["rates"] == [9, 8, 7]


def test_the_standard_edition_is_not_embedded_under_whatever_name() -> None:
    """T-6"""
    assert "edition_data" not in document()


# --- replaying ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game_verifies_and_replays(name: str, players: int) -> None:
    state = finished(name, players, 31)
    transcript = em.Transcript.from_dict(json.loads(json.dumps(state.transcript().to_dict())))
    assert transcript.verify() == state
    assert transcript.replay() == state
    assert transcript.moves == state.moves
    assert transcript.replay().transcript().to_dict() == state.transcript().to_dict()


def test_replaying_stops_anywhere() -> None:
    transcript = LONG.transcript()
    for number in (0, 1, 100, len(LONG.moves)):
        assert transcript.replay(number) == LONG.rewind(number)
    for number in (-1, len(LONG.moves) + 1):
        with pytest.raises(em.TranscriptError, match="decisions"):
            transcript.replay(number)


@pytest.mark.parametrize("seed", [None, 0, 999])
def test_the_generator_is_not_needed(seed: int | None) -> None:
    """T-2, T-3: deal and reshuffles are written down, so any seed or none replays the game."""
    found = document() | {"seed": seed}
    replayed = em.Transcript.from_dict(found).verify()
    assert replayed.scores == LONG.scores
    same, own = replayed.position(), LONG.position()
    del same["generator"], own["generator"]
    assert same == own
    assert replayed.reshuffles() == LONG.reshuffles()


@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_a_game_replayed_from_its_deal_tells_the_same_story(name: str) -> None:
    """T-2: from the setup on."""
    state = after(name, 3, 12, 30)
    found = state.transcript().to_dict() | {"seed": None}
    replayed = em.Transcript.from_dict(found).replay()
    assert [event.text for event in replayed.log()] == [event.text for event in state.log()]


def test_without_a_seed_field_the_game_replays_too() -> None:
    found = document()
    del found["seed"]
    assert em.Transcript.from_dict(found).verify().scores == LONG.scores


def test_a_game_replayed_without_its_seed_is_written_with_its_deal_again() -> None:
    """T-2"""
    found = document() | {"seed": None}
    again = em.Transcript.from_dict(found).replay().transcript().to_dict()
    assert again == found


def test_a_game_from_a_position_is_written_with_it() -> None:
    start = after("rhodes", 3, 8, 50)
    state = start.game.position(start.position())
    state.play(state.legal_ids()[0])
    found = state.transcript().to_dict()
    assert "deal" not in found
    assert found["position"] == start.position()
    assert found["seed"] is None
    transcript = em.Transcript.from_dict(json.loads(json.dumps(found)))
    assert transcript.verify() == state
    assert transcript.replay(0) == start


def test_a_transcript_of_an_unfinished_game_can_be_played_on() -> None:
    state = LONG.rewind(120).transcript().replay()
    for _, move in LONG.moves[120:]:
        state.play(move)
    assert state == LONG
    assert state.transcript().to_dict() == document()


def test_a_fresh_game_has_a_transcript() -> None:
    state = em.game("rhodes").start(1)
    found = state.transcript()
    assert found.moves == []
    assert found.verify() == state


def test_what_is_handed_out_is_a_copy() -> None:
    given = document()
    transcript = em.Transcript.from_dict(given)
    given["moves"].clear()
    transcript.to_dict()["moves"].clear()
    result = transcript.result
    assert result is not None
    result["scores"].clear()
    assert transcript.to_dict() == document()


# --- files -------------------------------------------------------------------------------------


def test_saved_and_loaded_it_is_the_same(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    LONG.transcript().save(path)
    assert json.loads(path.read_text()) == document()
    loaded = em.Transcript.load(path)
    assert text(loaded.to_dict()) == text(document())
    assert loaded.verify() == LONG
    assert list(tmp_path.iterdir()) == [path]
    LONG.rewind(3).transcript().save(str(path))
    assert em.Transcript.load(str(path)).moves == LONG.moves[:3]


def test_a_decision_stands_on_a_line_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    LONG.transcript().save(path)
    assert len(path.read_text().splitlines()) > 2 * len(LONG.moves)


BROKEN_FILES = {
    "empty": (b"", "not JSON"),
    "cut short": (json.dumps(document()).encode()[:5000], "not JSON"),
    "not text": (b"\xff\xfe\x00", "not a text in UTF-8"),
    "a list": (b"[1, 2]", "a transcript is a JSON object, not"),
    "deep": (b"[" * 100_000, "not JSON"),
    "another thing": (b'{"a": 1}', "format must be"),
    "a huge number": (b'{"format": ' + b"9" * 6000 + b"}", "not JSON|format must be"),
}


@pytest.mark.parametrize("name", BROKEN_FILES)
def test_unreadable_files_get_one_clear_line(name: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    content, reason = BROKEN_FILES[name]
    path.write_bytes(content)
    with pytest.raises(em.TranscriptError, match=reason) as caught:
        em.Transcript.load(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert "\n" not in str(caught.value)


def test_files_that_are_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(em.TranscriptError, match=str(path)):
            em.Transcript.load(path)
    with pytest.raises(em.TranscriptError, match="No such file or directory"):
        LONG.transcript().save(tmp_path / "nowhere" / "game.json")


# --- tampering ---------------------------------------------------------------------------------


def test_an_engine_that_differs_is_named() -> None:
    found = document()
    found["moves"][3][1] = "teleport"
    with pytest.raises(em.TranscriptError) as mine:
        em.Transcript.from_dict(found).verify()
    with pytest.raises(em.TranscriptError) as other:
        em.Transcript.from_dict(found | {"engine": "emporion 9.9.9"}).verify()
    this = f"written by 'emporion 9.9.9', this is emporion {em.__version__}"
    assert str(other.value) == f"{mine.value} ({this})"
    assert other.value.decision == mine.value.decision == 4


def first_difference(found: Document) -> int | None:
    with pytest.raises(em.TranscriptError) as caught:
        em.Transcript.from_dict(found).verify()
    assert str(caught.value)
    assert "\n" not in str(caught.value)
    return caught.value.decision


@pytest.mark.parametrize("number", [1, 2, 57, len(LONG.moves)])
def test_another_move_is_pinpointed(number: int) -> None:
    found = document()
    state = LONG.rewind(number - 1)
    other = next(a.text for a in state.legal() if a.text != found["moves"][number - 1][1])
    found["moves"][number - 1][1] = other
    assert first_difference(found) == number


@pytest.mark.parametrize("number", [1, 2, 57, len(LONG.moves)])
def test_an_illegal_move_is_pinpointed(number: int) -> None:
    for wrong in ("forfeit", "no such move", ""):
        found = document()
        found["moves"][number - 1][1] = wrong
        assert first_difference(found) == number


@pytest.mark.parametrize("number", [1, 57, len(LONG.moves)])
@pytest.mark.parametrize("seat", [-1, 3, 99, None, "0", 1.5, True, []])
def test_a_wrong_seat_is_pinpointed(number: int, seat: Any) -> None:
    found = document()
    if seat is True:
        seat = LONG.moves[number - 1][0] != 1
    found["moves"][number - 1][0] = seat
    assert first_difference(found) == number


@pytest.mark.parametrize("number", [1, 57, len(LONG.moves)])
def test_a_wrong_hash_is_pinpointed(number: int) -> None:
    for wrong in ("0" * 16, "", None, 7):
        found = document()
        found["hashes"][number - 1] = wrong
        assert first_difference(found) == number


def test_missing_and_added_moves_are_pinpointed() -> None:
    at = next(i for i in range(50, 90) if LONG.moves[i] != LONG.moves[i + 1])
    found = document()
    del found["moves"][at]
    assert first_difference(found) == at + 1
    found = document()
    found["moves"].insert(at, [LONG.moves[at][0], "forfeit"])
    assert first_difference(found) == at + 1
    found = document()
    found["moves"].append([0, "farm"])
    assert first_difference(found) == len(LONG.moves) + 1
    found = document()
    found["moves"].pop()
    assert first_difference(found) is None


def test_missing_and_added_hashes_are_noticed() -> None:
    found = document()
    found["hashes"].pop()
    assert first_difference(found) == len(LONG.moves)
    found = document()
    found["hashes"].append("0" * 16)
    assert first_difference(found) is None


def test_another_deal_is_pinpointed_where_it_first_shows() -> None:
    """Hashes cover the whole position, so even a tile deep in the stack shows at once."""
    found = document()
    found["deal"]["assignments"][-1], found["deal"]["assignments"][-2] = (
        found["deal"]["assignments"][-2],
        found["deal"]["assignments"][-1],
    )
    assert first_difference(found) == 1
    found = document()
    found["deal"]["first"] = (found["deal"]["first"] + 1) % 3
    assert first_difference(found) == 1


def shuffled_at() -> list[int]:
    """The decisions in which the ships were shuffled, counted from 1."""
    return [
        number
        for number, state in enumerate(walk("colossus", 3, 12))
        for event in state.events
        if event.kind == "shuffle"
    ]


@pytest.mark.parametrize("index", [0, 1])
def test_another_reshuffle_is_pinpointed_to_its_decision(index: int) -> None:
    """T-3"""
    found = document()
    order = found["reshuffles"][index][1]
    order.append(order.pop(0))
    while order == document()["reshuffles"][index][1]:
        order.append(order.pop(0))
    assert first_difference(found) == shuffled_at()[index]


def test_missing_and_added_reshuffles_are_noticed() -> None:
    found = document() | {"seed": 4}
    found["reshuffles"].pop()
    assert first_difference(found) == shuffled_at()[-1]
    found = document()
    found["reshuffles"].append(["ships", ["gold wild"]])
    assert first_difference(found) is None


def test_another_result_is_noticed() -> None:
    """T-4"""
    for wrong in (None, {}, {"scores": [0, 0, 0], "winners": [0]}, "won"):
        found = document() | {"result": wrong}
        assert first_difference(found) is None
    found = document()
    del found["result"]
    assert first_difference(found) is None
    found = LONG.rewind(10).transcript().to_dict() | {"result": document()["result"]}
    assert first_difference(found) is None


def test_another_edition_is_noticed() -> None:
    """T-6"""
    with pytest.raises(em.TranscriptError, match="edition"):
        em.Transcript.from_dict(document() | {"edition_hash": "0" * 32}).verify()
    found = em.game("rhodes", players=2, edition=RICH).start(4).transcript().to_dict()
    found["edition_data"]["market"]["rates"] = [9, 9, 9]
    with pytest.raises(em.TranscriptError, match="edition_hash is not that of the embedded"):
        em.Transcript.from_dict(found).verify()
    del found["edition_data"]
    with pytest.raises(em.TranscriptError, match="are not embedded"):
        em.Transcript.from_dict(found).verify()
    with pytest.raises(em.EmporionError):
        em.Transcript.from_dict(found | {"edition_data": {"market": 5}}).verify()


def set_to(**changes: Any) -> Callable[[Document], None]:
    return lambda found: found.update(changes)


MALFORMED: dict[str, tuple[Callable[[Document], Any], str]] = {
    "another format": (set_to(format="emporion-transcript/2"), "format must be"),
    "no format": (lambda found: found.pop("format"), "format must be"),
    "an unknown field": (set_to(weather="fine"), "weather is not part of a transcript"),
    "players in words": (set_to(players="three"), "players must be a whole number"),
    "players true": (set_to(players=True), "players must be a whole number"),
    "a seed in words": (set_to(seed="7"), "seed must be an integer"),
    "a negative seed": (set_to(seed=-1), "seed must be an integer"),
    "a huge seed": (set_to(seed=2**64), "seed must be an integer"),
    "moves not a list": (set_to(moves={}), "moves must be a list"),
    "a move not a pair": (set_to(moves=[[0]]), r"decision 1 must be \[seat, text\]"),
    "a move not a text": (set_to(moves=[[0, 5]]), r"decision 1 must be \[seat, text\]"),
    "hashes not a list": (set_to(hashes="none"), "hashes must be a list"),
    "no deal": (lambda found: found.pop("deal"), "either a deal or a position"),
    "deal and position": (set_to(position={}), "either a deal or a position"),
    **{
        f"no {key}": (lambda found, key=key: found.pop(key), f"{key} is missing")
        for key in KEYS
        if key not in ("format", "seed", "deal")
    },
}


@pytest.mark.parametrize("name", MALFORMED)
def test_malformed_documents_are_refused(name: str) -> None:
    found = document()
    spoil, reason = MALFORMED[name]
    spoil(found)
    with pytest.raises(em.TranscriptError, match=reason):
        em.Transcript.from_dict(found)


IMPOSSIBLE: dict[str, tuple[Callable[[Document], Any], str]] = {
    "an unknown game": (set_to(game="chess"), "no game is called 'chess'"),
    "six players": (set_to(players=6), "2 to 5 players"),
    "one player": (set_to(players=1), "2 to 5 players"),
    "an option": (set_to(options={"fast": True}), "option"),
    "a deal not an object": (set_to(deal=[]), "deal"),
    "a deal without ships": (lambda found: found["deal"].pop("ships"), "deal"),
    "a first seat too far": (lambda found: found["deal"].update(first=3), "first"),
    "a first seat in words": (lambda found: found["deal"].update(first="0"), "first"),
    "a ship missing": (lambda found: found["deal"]["ships"].pop(), "ships"),
    "an unknown ship": (lambda found: found["deal"]["ships"].__setitem__(0, "salt"), "salt"),
    "a ship not a text": (lambda found: found["deal"]["ships"].__setitem__(0, []), "ship"),
    "a tile missing": (lambda found: found["deal"]["assignments"].pop(), "assignments"),
    "a tile twice": (
        lambda found: found["deal"]["assignments"].__setitem__(1, found["deal"]["assignments"][0]),
        "assignments",
    ),
    "tiles upside down": (lambda found: found["deal"]["assignments"].reverse(), "assignments"),
    "a pile unknown": (set_to(reshuffles=[["cards", []]]), "reshuffle"),
    "a reshuffle not a pair": (set_to(reshuffles=[7]), "reshuffle"),
    "an unknown ship reshuffled": (set_to(reshuffles=[["ships", ["salt"]]]), "salt"),
    "a huge reshuffle": (set_to(reshuffles=[["ships", ["gold wild"] * 999]]), "gold wild"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_documents_are_refused(name: str) -> None:
    found = document()
    spoil, reason = IMPOSSIBLE[name]
    spoil(found)
    with pytest.raises(em.EmporionError, match=reason):
        em.Transcript.from_dict(found).verify()


def test_every_edit_of_a_move_is_noticed() -> None:
    """One letter changed anywhere in the moves of a short game."""
    short = LONG.rewind(20).transcript().to_dict()
    for number in range(20):
        for at in range(len(short["moves"][number][1])):
            found = copy.deepcopy(short)
            word = found["moves"][number][1]
            found["moves"][number][1] = word[:at] + "#" + word[at + 1 :]
            assert first_difference(found) == number + 1
