"""Games written down: exports that prove and keep silent, replays, tables that play on."""

import copy
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import emporion as em
from server.house import Person, Server, wait_until

Document = dict[str, Any]


@cache
def _played(game: str, players: int, seed: int, **options: bool) -> em.State:
    rng = random.Random(seed)
    state = em.game(game, players=players, **options).start(seed)
    while not state.over:
        state.play(rng.choice(state.legal_ids()))
    return state


def written(game: str = "rhodes", players: int = 2, seed: int = 3) -> Document:
    """A whole game by chance."""
    return _played(game, players, seed).transcript().to_dict()


def kept(person: Person, document: Document) -> str:
    answer = person.post("/replays", document)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["replay"])


def moved_on(person: Person, table: str, decisions: int, seed: int = 1) -> None:
    """Decide for whichever of the own seats is asked."""
    rng = random.Random(seed)
    for _ in range(decisions):
        full = person.look(table)
        if full["table"]["status"] == "over":
            return
        seat = full["turn"]["actor"]
        if seat != full["viewer"]:
            full = person.look(table, seat=seat)
        action = rng.choice(full["turn"]["legal"])["id"]
        answer = person.act(table, "decide", seat=seat, after=full["number"], action=action)
        assert answer.status_code == 200, answer.text


def left_to_bots(person: Person, table: str) -> None:
    """The rest of a game, played by the house."""
    for seat in person.look(table)["mine"]:
        person.act(table, "lend", seat=seat, bot="random")  # it may be over by then
    wait_until(lambda: over(person, table), 60)


def over(person: Person, table: str) -> bool:
    return bool(person.look(table)["table"]["status"] == "over")


def by_themselves(person: Person, game: str, players: int, **more: Any) -> Document:
    """A game of bots, to its end; the table as it was at first."""
    made = person.make(game, players, bots=["random"] * players, start=True, **more)
    first = person.look(made["table"])
    wait_until(lambda: over(person, made["table"]), 60)
    return first


def verify(path: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = Path(sys.executable).with_name("emporion")
    return subprocess.run([command, "verify", path, *options], capture_output=True, text=True)


# -- a finished game


@pytest.mark.parametrize(("game", "players"), [("rhodes", 3), ("colossus", 2), ("rotterdam", 4)])
def test_a_finished_game_is_proved(ada: Person, tmp_path: Path, game: str, players: int) -> None:
    table = by_themselves(ada, game, players)["table"]
    assert "seed" not in table
    assert "salt" not in table
    document = ada.get(f"/tables/{table['id']}/transcript").json()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(document))
    done = verify(path, "--commitment", table["commitment"])
    assert (done.returncode, done.stderr) == (0, "")
    final = ada.look(table["id"])["table"]
    assert document["result"] == final["result"]
    assert str(document["seed"]) == final["seed"]
    assert document["fair"]["commitment"] == table["commitment"]
    assert document["seats"] == [{"bot": "random"}] * players
    replay = ada.post("/replays", document).json()["replay"]
    assert ada.get(f"/replays/{replay}/at/0").json()["seats"] == document["seats"]


def test_another_commitment_is_not_proved(ada: Person, tmp_path: Path) -> None:
    tables = [by_themselves(ada, "rhodes", 2)["table"] for _ in range(2)]
    path = tmp_path / "game.json"
    path.write_text(ada.get(f"/tables/{tables[0]['id']}/transcript").text)
    done = verify(path, "--commitment", tables[1]["commitment"])
    assert done.returncode == 1
    assert "its commitment is another than the one shown before the game" in done.stderr


def test_nothing_is_written_down_before_the_game(ada: Person) -> None:
    made = ada.make("rhodes", 2, sit=[0])
    answer = ada.get(f"/tables/{made['table']}/transcript")
    assert answer.status_code == 409
    assert answer.json()["problem"] == {"key": "not_begun", "words": "the game has not begun"}


# -- a running game


def test_an_export_says_nothing_its_viewer_does_not_know(ada: Person, bob: Person) -> None:
    """It would be the same, to the letter, if all that is hidden were otherwise."""
    made = ada.make("rotterdam", 2, sit=[0, 1], start=True)
    id = made["table"]
    assert bob.post("/claims", {"token": made["watch"]}).status_code == 200
    moved_on(ada, id, 60)
    exports = []
    for viewer in (0, 1, None):
        person, query = (bob, {}) if viewer is None else (ada, {"seat": viewer})
        export = person.get(f"/tables/{id}/transcript", **query).json()
        assert "fair" not in export
        assert export["seed"] is None
        exports.append((viewer, person.look(id, **query), export))
    left_to_bots(ada, id)
    whole = em.Transcript.from_dict(ada.get(f"/tables/{id}/transcript").json())
    then = whole.replay(60)
    for viewer, full, export in exports:
        assert export.pop("seats") == [{"name": "Player 1"}, {"name": "Player 2"}]
        assert then.view(viewer) == full["view"]
        other = then.imagine(viewer, seed=9).imagine(viewer, seed=full["number"])
        assert export == then.game.position(other.position()).transcript().to_dict()
        assert em.Transcript.from_dict(export).verify().view(viewer) == full["view"]


def test_a_running_game_plays_on_elsewhere(ada: Person, bob: Person, tmp_path: Path) -> None:
    made = ada.make("rotterdam", 3, sit=[0, 1, 2], start=True)
    moved_on(ada, made["table"], 40)
    before = ada.look(made["table"], seat=1)
    replay = kept(bob, ada.get(f"/tables/{made['table']}/transcript", seat=1).json())
    begin = {"replay": replay, "decision": 0}
    again = bob.make("rotterdam", 3, sit=[0, 1, 2], start=True, begin=begin)["table"]
    after = bob.look(again, seat=1)
    assert after["view"] == before["view"]
    assert after["turn"].get("legal") == before["turn"].get("legal")
    left_to_bots(bob, again)
    document = bob.get(f"/tables/{again}/transcript").json()
    assert "fair" not in document  # no seed dealt it
    (tmp_path / "game.json").write_text(json.dumps(document))
    done = verify(tmp_path / "game.json")
    assert (done.returncode, done.stderr) == (0, "")


# -- replays


@pytest.mark.parametrize(("game", "players"), [("rhodes", 2), ("colossus", 3), ("rotterdam", 3)])
def test_a_replay_shows_every_moment(ada: Person, game: str, players: int) -> None:
    document = written(game, players)
    state = _played(game, players, 3)
    answer = ada.post("/replays", document)
    assert answer.status_code == 201
    stored = answer.json()
    assert stored == {
        "replay": stored["replay"],
        "game": game,
        "players": players,
        "decisions": len(state.moves),
        "result": {"scores": state.scores, "winners": state.winners},
    }
    path = f"/replays/{stored['replay']}"
    assert kept(ada, document) == stored["replay"]  # the same again
    assert ada.get(path).json() == document
    for number in (0, 7, len(state.moves)):
        then = state.rewind(number)
        moment = ada.get(f"{path}/at/{number}", everything=True).json()
        assert moment["view"] == then.position()
        assert moment["actor"] == (None if then.over else then.actor)
        assert moment["scores"] == then.scores
        assert moment["move"] == (list(state.moves[number - 1]) if number else None)
        for seat in (1, None):
            query = {} if seat is None else {"seat": seat}
            moment = ada.get(f"{path}/at/{number}", **query).json()
            assert moment["view"] == then.view(seat)
            texts = [event["text"] for event in moment["events"]]
            assert texts == [event.text for event in then.events_for(seat)]


def test_moments_that_are_none(ada: Person) -> None:
    path = f"/replays/{kept(ada, written())}"
    count = len(written()["moves"])
    for asked, status, words in [
        (f"{path}/at/{count + 1}", 404, f"the transcript has {count} decisions, not {count + 1}"),
        (f"{path}/at/0?seat=4", 404, "seat"),
        (f"{path}/at/0?seat=9", 400, "<= 4"),
        (f"{path}/at/many", 404, ""),
        ("/replays/unknown/at/0", 404, "there is no such replay"),
        ("/replays/unknown", 404, "there is no such replay"),
    ]:
        answer = ada.http.get(f"/api{asked}")
        assert answer.status_code == status, asked
        assert words in answer.json()["problem"]["words"]
        assert "\n" not in answer.json()["problem"]["words"]


# -- tables that play on


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to start again."""
    server = Server(f"sqlite:///{tmp_path}/emporion.db", tmp_path).start()
    yield server
    assert server.stop() == 0


@pytest.mark.parametrize("game", ["rhodes", "rotterdam"])
def test_a_table_from_any_point(own: Server, game: str) -> None:
    """Also of a game whose shuffles no generator made; and the same once the server starts anew."""
    ada = own.person()
    document = written(game, 2)
    assert document["reshuffles"]
    replays = [kept(ada, document), kept(ada, {**document, "seed": None})]
    count = len(document["moves"])
    tables = []
    for replay in replays:
        for number in (0, count // 2, count - 1):
            begin = {"replay": replay, "decision": number}
            table = ada.make(game, 2, sit=[0, 1], start=True, begin=begin)["table"]
            then = em.Transcript.from_dict(document).replay(number)
            assert ada.look(table, seat=1)["view"] == then.view(1)
            if number:
                left_to_bots(ada, table)
            else:
                moved_on(ada, table, 20)
            tables.append(table)
    seen = {table: ada.look(table)["view"] for table in tables}
    assert own.stop() == 0
    own.start()
    ada = own.person(ada.key)
    for table, view in seen.items():
        assert ada.look(table)["view"] == view
    assert "not taken up" not in own.log


def test_what_was_decided_in_the_replay_stays(ada: Person) -> None:
    state = _played("rhodes", 2, 3).rewind(1)
    begin = {"replay": kept(ada, state.transcript().to_dict()), "decision": 1}
    table = ada.make("rhodes", 2, sit=[0, 1], start=True, begin=begin)["table"]
    full = ada.look(table, seat=state.moves[0][0])
    answer = ada.act(table, "undo", seat=state.moves[0][0], after=full["number"])
    assert answer.status_code == 409
    assert answer.json()["problem"]["key"] == "undo_nothing"


def test_an_edition_of_its_own_is_kept(ada: Person) -> None:
    edition = _other_edition()
    state = em.game("rhodes", players=2, edition=edition).start(1)
    begin = {"replay": kept(ada, state.transcript().to_dict()), "decision": 0}
    table = ada.make("rhodes", 2, sit=[0, 1], start=True, begin=begin)["table"]
    info = ada.look(table)["table"]
    assert info["edition"] == state.game.edition.hash
    assert info["terms"]["edition"] == state.game.edition.document()
    moved_on(ada, table, 3)


def _other_edition() -> Document:
    edition: Document = copy.deepcopy(em.game("rhodes", players=2).edition.document())
    edition["name"] = "richer"
    edition["players"]["money"] = [35, 35, 30, 30]
    return edition


@pytest.mark.parametrize(
    ("terms", "decision", "key", "words"),
    [
        ({}, -1, "no_moment", "begin: the game is over after decision"),
        ({}, 100_000, "no_moment", "begin: the transcript has"),
        ({"players": 3}, 0, "other_game", "begin: the replay is of rhodes with 2 players"),
        ({"game": "colossus"}, 0, "other_game", "begin: the replay is of rhodes with 2 players"),
    ],
)
def test_points_no_table_can_begin_from(
    ada: Person, terms: Document, decision: int, key: str, words: str
) -> None:
    document = written()
    number = len(document["moves"]) if decision < 0 else decision
    asked = {
        "terms": {"game": "rhodes", "players": 2, **terms},
        "begin": {"replay": kept(ada, document), "decision": number},
    }
    answer = ada.post("/tables", asked)
    assert answer.status_code == 400
    problem = answer.json()["problem"]
    assert (problem["key"], problem["where"]) == (key, "begin")
    assert problem["words"].startswith(words)


def test_no_table_from_a_replay_that_is_not_there(ada: Person) -> None:
    asked = {
        "terms": {"game": "rhodes", "players": 2},
        "begin": {"replay": "unknown", "decision": 0},
    }
    answer = ada.post("/tables", asked)
    assert answer.status_code == 404
    assert answer.json()["problem"]["words"] == "begin: there is no such replay"


# -- what is no transcript


def _edited(change: Callable[[Document], Any]) -> Document:
    document = written()
    change(document)
    return document


def _without(name: str) -> Document:
    return {key: value for key, value in written().items() if key != name}


BAD: dict[str, tuple[Any, str]] = {
    "a list": ([1, 2], "object"),
    "empty": ({}, "format must be"),
    "another format": ({**written(), "format": "emporion-transcript/9"}, "format must be"),
    "a part missing": (_without("moves"), "moves is missing"),
    "a part too many": ({**written(), "more": 1}, "more is not part of a transcript"),
    "no such game": ({**written(), "game": "rhodos"}, "did you mean 'rhodes'?"),
    "too many players": ({**written(), "players": 9}, "2 to 5"),
    "another edition": ({**written(), "edition_hash": "0" * 32}, "played with edition"),
    "an impossible beginning": ({**written(), "deal": {}}, "the deal must hold"),
    "an edited decision": (_edited(lambda d: d["moves"][5].__setitem__(1, "market")), "decision 6"),
    "an edited hash": (_edited(lambda d: d["hashes"].__setitem__(9, "0" * 16)), "decision 10"),
    "another result": (
        _edited(lambda d: d["result"].__setitem__("scores", [1, 2])),
        "the result is not that of this game",
    ),
    "a decision cut off": (_edited(lambda d: d["moves"].pop()), "more hashes than decisions"),
    "too few seats": ({**written(), "seats": [{"name": "Ada"}]}, "one entry for each player"),
    "nobody in a seat": ({**written(), "seats": [{}, {}]}, "either a name or a bot"),
    "a name that cannot be seen": (
        {**written(), "seats": [{"name": "Ada"}, {"name": "\n"}]},
        "seats[1] must have a text of 1 to 32 letters",
    ),
    "proof of nothing": ({**written(), "fair": {}}, "fair must be"),
    "another's proof": (
        {**written(), "fair": {"table": "t", "commitment": "00" * 32, "salt": "00" * 16}},
        "do not give the commitment",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_transcript_is_refused_in_one_line(ada: Person, name: str) -> None:
    document, words = BAD[name]
    answer = ada.post("/replays", document)
    assert answer.status_code == 400, answer.text
    problem = answer.json()["problem"]
    said = problem["words"]
    assert words in said
    assert "\n" not in said
    if name == "another edition":
        assert problem["key"] == "other_numbers"
    elif name != "a list":
        decision = int(words.split()[1]) if words.startswith("decision") else 0
        assert (problem["key"], problem["args"]) == ("bad_transcript", {"decision": decision})


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        (b"{", 400, ""),
        (b"no JSON", 400, ""),
        (b'{"format":"\xff"}', 400, ""),
        (b'{"a":' * 5000 + b"1" + b"}" * 5000, 400, ""),
        (b'{"format": "' + b"x" * (5 << 20) + b'"}', 413, ""),
    ],
)
def test_what_is_not_even_a_document(ada: Person, body: bytes, status: int, words: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = ada.http.post("/api/replays", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert "\n" not in answer.json()["problem"]["words"]
    assert len(answer.json()["problem"]["words"]) < 200


# -- what happened meanwhile


def test_what_happened_since_the_own_decision(ada: Person) -> None:
    table = ada.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    first = ada.look(table)["turn"]["actor"]
    moved_on(ada, table, 1)
    assert ada.get(f"/tables/{table}/since", seat=first).json() == []
    moved_on(ada, table, 1)
    ada.act(table, "say", seat=1 - first, words="your turn")
    missed = ada.get(f"/tables/{table}/since", seat=first).json()
    assert [(news["kind"], news.get("seat")) for news in missed] == [
        ("decide", 1 - first),
        ("say", 1 - first),
    ]
    assert missed[0]["events"][0]["text"].startswith(f"Player {2 - first} plays buy farmland")
    assert missed[0]["events"][0]["kind"]
    assert all("view" not in news for news in missed)
    whole = ada.get(f"/tables/{table}/since", seat=first, after=0).json()
    assert [news["number"] for news in whole] == list(range(1, len(whole) + 1))
    assert whole[-2:] == missed


def test_what_happened_is_told_as_the_viewer_may_know_it(ada: Person, bob: Person) -> None:
    made = ada.make("rotterdam", 2, sit=[0, 1], start=True)
    bob.post("/claims", {"token": made["watch"]})
    moved_on(ada, made["table"], 60)
    for seat in (0, 1):
        full = ada.look(made["table"], seat=seat)
        told = ada.get(f"/tables/{made['table']}/since", seat=seat, after=0).json()
        assert [news["number"] for news in told] == list(range(1, full["number"] + 1))
    seen = bob.get(f"/tables/{made['table']}/since", after=0).json()
    assert len(seen) == bob.look(made["table"])["number"]
    assert bob.get(f"/tables/{made['table']}/since", seat=0).status_code == 403


def test_a_replay_has_the_numbers_it_was_played_with(server: Server) -> None:
    ada = server.person()
    numbers = em.game("rhodes", players=2).edition.document()
    numbers["name"] = "Ada’s box"
    numbers["market"]["rates"][0] += 1
    game = em.game("rhodes", players=2, edition=numbers)
    state = game.start(4)
    state.play(state.legal()[0])
    mine, usual = kept(ada, state.transcript().to_dict()), kept(ada, written())
    found = ada.get(f"/replays/{mine}/edition").json()
    standard = ada.get("/games/rhodes/edition").json()
    assert found["market"]["rates"] == game.edition.data["market"]["rates"]
    assert found != standard
    assert ada.get(f"/replays/{usual}/edition").json() == standard


def test_every_moment_of_a_game_in_play(ada: Person) -> None:
    """As the viewer knew it then: views that came with the news, once more."""
    made = ada.make("rotterdam", 2, sit=[0, 1], start=True)
    table = made["table"]
    known: dict[int, dict[int, Any]] = {0: {}, 1: {}}
    for _ in range(12):
        for seat, views in known.items():
            full = ada.look(table, seat=seat)
            views[full["number"]] = full["view"]
        moved_on(ada, table, 1)
    for seat, views in known.items():
        for number, view in views.items():
            found = ada.get(f"/tables/{table}/at/{number}", seat=seat).json()
            assert found["number"] == number
            assert found["view"] == view
            assert "turn" not in found
    assert ada.get(f"/tables/{table}/at/999", seat=0).status_code == 404
