"""Games of other versions: what any released one stored opens; what cannot is refused."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import emporion as em
from emporion.server.keys import hashed, new_key
from emporion.server.storage import Change, Right, Store
from emporion.table import fair
from server.house import Person, Server
from server.released.make import Game, views_of

RELEASED = Path(__file__).parent / "released"
GAMES = sorted(RELEASED.glob("*/*.json"))
NAMES = [f"{path.parent.name}-{path.stem}" for path in GAMES]
KEY = new_key()


async def _store(database: str, games: list[Game]) -> None:
    """As they were, and all seats the test's own."""
    store = await Store.open(database)
    for game in games:
        row, holder = game.row, hashed(KEY)
        seats = [seat for seat in game.views if seat != "spectator"]
        await store.commit(
            Change(
                row.id,
                game.entries,
                create=row,
                edition=(row.edition, game.edition),
                grant=[Right(row.id, "seat", int(seat), holder, 0) for seat in seats],
            )
        )
    await store.close()


def changed(game: Game, name: str, /, **changes: Any) -> Game:
    """The same as another version might have stored it."""
    row = msgspec.structs.replace(game.row, id=name, engine="9.0.0", **changes)
    return Game(row, game.edition, game.entries, game.views)


def retold(game: Game, name: str, number: int, **changes: Any) -> Game:
    """With one entry otherwise; the first is number 1."""
    found = changed(game, name)
    entries = list(game.entries)
    entries[number - 1] = msgspec.structs.replace(entries[number - 1], **changes)
    return Game(found.row, found.edition, entries, found.views)


def newer() -> dict[str, Game]:
    """Tables that the rules of this version cannot replay, by what is new in them."""
    game = Game.load(RELEASED / "0.1.0" / "rhodes-over.json")
    running = Game.load(RELEASED / "0.1.0" / "rotterdam-running.json")
    first = next(entry.number for entry in game.entries if entry.kind == "decide")
    cut = changed(game, "end")
    return {
        "action": retold(game, "action", first, body=b'{"action":"build lighthouse"}'),
        "illegal": retold(game, "illegal", first, body=b'{"action":"market"}'),
        "kind": retold(running, "kind", 5, kind="applaud"),
        "private": retold(running, "private", 5, kind="_init__"),
        "body": retold(game, "body", first, body=b'{"choice":1}'),
        "garbage": retold(game, "garbage", first, body=b"\x00\xff"),
        "seat": retold(game, "seat", 1, seat=7),
        "terms": changed(game, "terms", terms={**game.row.terms, "weather": "windy"}),
        "game": changed(game, "game", game="delos"),
        "options": changed(game, "options", options={"lighthouse": True}),
        "start": changed(game, "start", start=b'{"format":"emporion-transcript/9"}'),
        "end": Game(cut.row, cut.edition, cut.entries[:-40], cut.views),
    }


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this version over what all others stored."""
    folder = tmp_path_factory.mktemp("versions")
    database = f"sqlite:///{folder}/emporion.db"
    asyncio.run(_store(database, [*map(Game.load, GAMES), *newer().values()]))
    server = Server(database, folder).start()
    yield server
    assert server.stop() == 0


@pytest.fixture
def owner(reader: Server) -> Person:
    return reader.person(KEY)


def test_every_release_is_here() -> None:
    versions = {path.parent.name for path in GAMES}
    assert em.__version__ in versions, "python -m server.released.make was not run"


@pytest.mark.parametrize("path", GAMES, ids=NAMES)
def test_games_of_every_release_open(reader: Server, owner: Person, path: Path) -> None:
    game = Game.load(path)
    assert views_of(owner, reader.person(), game.row.id) == game.views
    info = owner.look(game.row.id)["table"]
    assert (info["status"], info["engine"]) == (game.row.status, path.parent.name)


@pytest.mark.parametrize("path", GAMES, ids=NAMES)
def test_games_of_every_release_are_played_on_or_proved(owner: Person, path: Path) -> None:
    game = Game.load(path)
    table = game.row.id
    full = owner.look(table)
    if game.row.status == "over":
        transcript = em.Transcript.from_dict(owner.get(f"/tables/{table}/transcript").json())
        assert fair.check(transcript, full["table"]["commitment"]).over
        return
    answer = owner.decide(table, full["turn"]["actor"])
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("name", newer())
def test_a_newer_version_is_refused_in_one_line(reader: Server, owner: Person, name: str) -> None:
    for path in ("", "/news", "/since", "/transcript", "/reasons", "/note"):
        answer = owner.get(f"/tables/{name}{path}")
        assert answer.status_code == 409, answer.text
        problem = answer.json()["problem"]
        assert problem["key"] == "other_version"
        assert problem["words"].startswith("this game was begun by version 9.0.0 and cannot")
        assert "\n" not in problem["words"]
    answer = owner.act(name, "say", seat=0, words="hello?")
    assert (answer.status_code, answer.json()["problem"]["key"]) == (409, "other_version")
    with owner.socket(name) as talk:
        assert talk.hear()["problem"]["key"] == "other_version"


def test_what_a_newer_server_beside_this_one_writes(reader: Server, owner: Person) -> None:
    """As while servers are exchanged one after another."""
    table = owner.make("rhodes", 2, sit=[0, 1], start=True)["table"]

    async def applaud() -> None:
        store = await Store.open(reader.database)
        last = (await store.entries(table))[-1]
        entry = msgspec.structs.replace(last, number=last.number + 1, kind="applaud", move=None)
        await store.commit(Change(table, [entry]))
        await store.close()

    asyncio.run(applaud())
    for _ in range(2):
        answer = owner.act(table, "say", seat=0, words="hello?")
        assert answer.status_code == 409, answer.text
        assert answer.json()["problem"]["key"] == "other_version"
    assert "continued by another version" in answer.json()["problem"]["words"]
    assert owner.get(f"/tables/{table}").status_code == 409


def test_others_are_unaffected(owner: Person, reader: Server) -> None:
    listed = {table["id"] for table in owner.get("/mine").json()}
    assert listed == {Game.load(path).row.id for path in GAMES}
    assert owner.make("rhodes", 2, sit=[0])
    assert "Traceback" not in reader.log


def test_the_files_are_what_the_store_holds(tmp_path: Path) -> None:
    for path in GAMES:
        game = Game.load(path)
        game.save(tmp_path / "again.json")
        assert (tmp_path / "again.json").read_text() == path.read_text()
        assert json.loads(path.read_text())["row"]["engine"] == path.parent.name
