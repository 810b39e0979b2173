"""What was acknowledged is there, and nobody saw what is not: killed, full, away, stopped."""

import json
import os
import random
import resource
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.faults import SHORT, STAGES, Mortal, Moving, Watching, Witness, moves_of, stored
from server.house import Person, Server, wait_until
from server.postgres import Postgres

Serve = Callable[..., Server]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/emporion.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


class People:
    """Those who play and watch in the background, sent home at the end."""

    def __init__(self) -> None:
        self._threads: list[Moving | Watching] = []
        self._persons: list[Person] = []

    def at(self, url: str, key: str, table: str) -> tuple[Moving, Watching]:
        person = Person(url, key)
        found = Moving(person, table), Watching(person, table)
        self._persons.append(person)
        self._threads += found
        return found

    def leave(self) -> None:
        for thread in self._threads:
            thread.end()
        for person in self._persons:
            person.http.close()


@pytest.fixture
def people() -> Iterator[People]:
    found = People()
    yield found
    found.leave()


def both_seats(server: Server) -> tuple[Person, str]:
    """Somebody who plays both sides."""
    person = server.person()
    return person, person.make("rhodes", 2, sit=[0, 1], start=True)["table"]


def act_of(person: Person, table: str, id: str) -> dict[str, Any]:
    """Whoever is asked plays its first action."""
    seat = person.look(table)["turn"]["actor"]
    full = person.look(table, seat=seat)
    move = {"type": "decide", "id": id, "seat": seat, "after": full["number"]}
    return {**move, "action": full["turn"]["legal"][0]["id"]}


# -- killed


def test_killed_at_every_stage_of_the_write_path(serve: Serve, database: str) -> None:
    mortal = serve(database, Mortal)
    ada, table = both_seats(mortal)
    witness, acknowledged = Witness(), []
    for stage, is_there in (STAGES | SHORT).items():
        act = act_of(ada, table, f"die-{stage}")
        with ada.socket(table, seat=0) as talk:
            witness.hear(talk.hear())
            if stage in STAGES:
                with pytest.raises(httpx.TransportError):
                    ada.post(f"/tables/{table}/acts", act)
            else:
                talk.connection.send(json.dumps(act))
            with suppress(ConnectionClosed):
                while True:
                    witness.hear(talk.hear())
        mortal.wait()
        entries = stored(mortal.database, table)
        witness.check(entries)
        assert set(acknowledged) <= moves_of(entries)
        if is_there is not None:
            assert (act["id"] in moves_of(entries)) == is_there
        assert (witness.number > act["after"]) == (stage == "broadcast")

        mortal.start(mortal.port)
        ada = mortal.person(ada.key)
        answer = ada.post(f"/tables/{table}/acts", act)
        assert answer.status_code == 200, answer.text
        assert answer.json()["number"] == act["after"] + 1
        acknowledged.append(act["id"])
        assert ada.look(table)["number"] == act["after"] + 1
    assert set(acknowledged) == moves_of(stored(mortal.database, table))


def test_killed_again_and_again_while_people_play(
    serve: Serve, database: str, people: People
) -> None:
    dice = random.Random(7)
    server = serve(database)
    tables = {}
    for _ in range(3):
        ada, table = both_seats(server)
        tables[table] = people.at(server.url, ada.key, table)
    for _ in range(2):
        time.sleep(0.3 + dice.random())
        server.kill()
        for table, (moving, watching) in tables.items():
            entries = stored(database, table)
            assert set(moving.acknowledged) <= moves_of(entries)
            watching.witness.check(entries)
        server.start(server.port)
    wait_until(lambda: all(watching.breaks for _, watching in tables.values()))
    wait_until(lambda: all(len(moving.acknowledged) > 10 for moving, _ in tables.values()), 60)
    for table, (moving, watching) in tables.items():
        moving.end()
        entries = stored(database, table)
        wait_until(lambda w=watching, e=entries: w.witness.number == len(e))
        watching.end()
        watching.witness.check(entries)
        assert not moving.refused
        assert set(moving.acknowledged) <= moves_of(entries)


def test_processes_are_killed_one_by_one_while_people_play(
    serve: Serve, postgres: Postgres, people: People
) -> None:
    """They are replaced, and whoever comes to another process finds no older table there."""
    server = serve(postgres.database(), EMPORION_PROCESSES="2", EMPORION_BEAT_S="0.3")
    tables = {}
    for _ in range(3):
        ada, table = both_seats(server)
        tables[table] = people.at(server.url, ada.key, table)
    for place in (0, 1):
        time.sleep(0.5)
        killed = children(server)[place]
        os.kill(killed, signal.SIGKILL)
        wait_until(lambda pid=killed: len(set(children(server)) - {pid}) == 2, 60)
    made = [len(moving.acknowledged) for moving, _ in tables.values()]
    wait_until(
        lambda: all(
            len(moving.acknowledged) > count + 5
            for count, (moving, _) in zip(made, tables.values(), strict=True)
        )
    )
    for table, (moving, watching) in tables.items():
        moving.end()
        entries = stored(server.database, table)
        wait_until(lambda w=watching, e=entries: w.witness.number == len(e))
        watching.end()
        watching.witness.check(entries)
        assert set(moving.acknowledged) <= moves_of(entries)
        assert {one["problem"]["key"] for one in moving.refused} <= {"stale", "not_asked"}


def children(server: Server) -> list[int]:
    """The processes that serve."""
    assert server.process is not None
    kin = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return [int(pid) for pid in kin.split()]


def test_another_round_that_was_cut_off_half_way_is_found_again(serve: Serve) -> None:
    server = serve()
    ada = server.person()
    table = ada.make("rhodes", 2, bots=["random", "random"], start=True)["table"]
    wait_until(lambda: ada.look(table)["table"]["status"] == "over", 60)
    fresh = ada.post(f"/tables/{table}/rematch").json()["table"]
    server.kill()
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        database.execute("DELETE FROM entries WHERE kind = 'rematch'")
    database.close()
    server.start(server.port)
    ada = server.person(ada.key)
    assert "rematch" not in ada.look(table)["table"]
    assert ada.post(f"/tables/{table}/rematch").json()["table"] == fresh
    assert ada.look(table)["table"]["rematch"] == fresh
    assert ada.look(fresh)["table"]["status"] == "gathering"


def test_a_fault_while_telling_loses_nothing(serve: Serve) -> None:
    """What is committed counts: the table is read anew, and who listened comes back for it."""
    server = serve(kind=Mortal)
    ada, table = both_seats(server)
    act = act_of(ada, table, "fumble")
    with ada.socket(table, seat=0) as talk:
        assert talk.hear()["number"] == act["after"]
        assert ada.post(f"/tables/{table}/acts", act).status_code == 500
        with pytest.raises(ConnectionClosed):
            talk.hear()
    with ada.socket(table, seat=0, after=act["after"]) as talk:
        assert talk.hear()["number"] == act["after"] + 1
    assert ada.post(f"/tables/{table}/acts", act).json()["number"] == act["after"] + 1
    assert len(stored(server.database, table)) == act["after"] + 1


# -- the store in trouble


def test_a_full_disk_is_told_and_survived(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    ada, table = both_seats(server)
    bots = ada.make("rhodes", 2, bots=["random", "random"], start=True)["table"]
    assert server.process is not None
    with ada.socket(table, seat=0) as talk:
        before = talk.hear()
        written = (tmp_path / "emporion.db-wal").stat().st_size
        with file_limit(server.process.pid, written):
            act = act_of(ada, table, "full")
            for _ in range(2):
                refused = ada.post(f"/tables/{table}/acts", act)
                assert (refused.status_code, refused.json()["problem"]["key"]) == (503, "store")
                assert "Traceback" not in refused.text
                assert ada.post("/tables", {"terms": {"game": "rhodes"}}).status_code == 503
            talk.say("say", id="words", seat=0, words="hello?")
            told = talk.hear_until("refused")
            assert (told["id"], told["problem"]["key"]) == ("words", "store")
            assert ada.look(table)["number"] == before["number"]
            assert ada.get("/mine").status_code == 200
            wait_until(lambda: httpx.get(f"{server.url}/healthz").status_code == 503)
            stuck = ada.look(bots)["number"]
            time.sleep(0.5)
            assert ada.look(bots)["number"] == stuck
        assert len(stored(server.database, table)) == before["number"]
        assert ada.post(f"/tables/{table}/acts", act).json()["number"] == before["number"] + 1
        assert talk.hear_until("news")["number"] == before["number"] + 1
    wait_until(lambda: ada.look(bots)["number"] > stuck)
    wait_until(lambda: httpx.get(f"{server.url}/healthz").status_code == 200)
    assert "Traceback" not in server.log


@contextmanager
def file_limit(pid: int, size: int) -> Iterator[None]:
    """No file of this process grows beyond."""
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_database_that_goes_away_and_comes_back(
    serve: Serve, postgres: Postgres, people: People, how: signal.Signals
) -> None:
    server = serve(postgres.database())
    ada, table = both_seats(server)
    quiet = ada.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    moving, watching = people.at(server.url, ada.key, table)
    wait_until(lambda: len(moving.acknowledged) > 5)
    act = act_of(ada, quiet, "away")
    postgres.stop(how)
    refused = ada.post(f"/tables/{quiet}/acts", act)
    assert (refused.status_code, refused.json()["problem"]["key"]) == (503, "store")
    assert ada.look(quiet)["turn"]["actor"] == act["seat"]
    assert httpx.get(f"{server.url}/healthz").status_code == 503
    made = len(moving.acknowledged)
    postgres.start()
    wait_until(lambda: len(moving.acknowledged) > made + 5, 40)
    assert ada.post(f"/tables/{quiet}/acts", act).status_code == 200
    moving.end()
    entries = stored(server.database, table)
    wait_until(lambda: watching.witness.number == len(entries))
    watching.end()
    watching.witness.check(entries)
    assert watching.breaks == 1, "the socket outlived it"
    assert set(moving.acknowledged) <= moves_of(entries)
    assert not moving.refused
    assert "Traceback" not in server.log


# -- clocks


def late_seats(person: Person, table: str) -> list[bool]:
    return [seat.get("late", False) for seat in person.look(table)["table"]["seats"]]


def test_clocks_stand_still_while_no_server_runs(serve: Serve) -> None:
    server = serve(EMPORION_BEAT_S="0.2")
    ada = server.person()
    clock = {"decision": 5, "reserve": 0}
    tables = [
        ada.make("rhodes", 2, sit=[0, 1], start=True, pace=pace, clock=clock)["table"]
        for pace in ("live", "turn-based")
    ]
    begun = time.monotonic()
    server.kill()
    time.sleep(5.5)
    server.start(server.port)
    ada = server.person(ada.key)
    for table in tables:
        wait_until(lambda table=table: ada.look(table)["number"] == 4)
        told = ada.look(table)["clock"]
        assert told["now"] - told["since"] < 1000 * (time.monotonic() - begun - 5)
        assert not any(late_seats(ada, table))
    for table in tables:
        wait_until(lambda table=table: any(late_seats(ada, table)))
        kinds = [entry.kind for entry in stored(server.database, table)]
        assert kinds == ["sit", "sit", "start", "pause", "late"]


def test_clocks_stand_still_while_the_database_is_away(serve: Serve, postgres: Postgres) -> None:
    server = serve(postgres.database(), EMPORION_BEAT_S="0.2")
    ada = server.person()
    clock = {"decision": 5, "reserve": 0}
    table = ada.make("rhodes", 2, sit=[0, 1], start=True, pace="live", clock=clock)["table"]
    postgres.stop()
    time.sleep(6)
    postgres.start()
    wait_until(lambda: ada.look(table)["number"] == 4)
    act = act_of(ada, table, "in-time")
    assert ada.post(f"/tables/{table}/acts", act).status_code == 200
    kinds = [entry.kind for entry in stored(server.database, table)]
    assert kinds == ["sit", "sit", "start", "pause", "decide"]
