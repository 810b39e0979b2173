"""What was acknowledged is there, and nobody saw what is not: killed, full, away, stopped."""

import random
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.faults import STAGES, Mortal, Moving, Watching, Witness, moves_of, stored
from server.house import Person, Server
from server.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/emporion.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture
def mortal(database: str, tmp_path: Path) -> Iterator[Mortal]:
    server = Mortal(database, tmp_path)
    server.start()
    yield server
    if server.process is not None and server.process.poll() is None:
        server.stop()


def both_seats(server: Server) -> tuple[Person, str]:
    """Somebody who plays both sides."""
    person = server.person()
    return person, person.make("rhodes", 2, sit=[0, 1], start=True)["table"]


# -- killed


def test_killed_at_every_stage_of_the_write_path(mortal: Mortal) -> None:
    ada, table = both_seats(mortal)
    witness, acknowledged = Witness(), []
    for stage, is_there in STAGES.items():
        server_key = ada.key
        full = ada.look(table)
        seat = full["turn"]["actor"]
        full = ada.look(table, seat=seat)
        chosen = full["turn"]["legal"][0]["id"]
        act = {"type": "decide", "id": f"die-{stage}", "seat": seat, "after": full["number"]}
        act["action"] = chosen
        seen = witness.number
        with ada.socket(table, seat=0, after=seen) as talk:
            if seen < full["number"] or seen == 0:
                witness.hear(talk.hear())
            with pytest.raises(httpx.TransportError):
                ada.post(f"/tables/{table}/acts", act)
            with pytest.raises(ConnectionClosed):
                while True:
                    witness.hear(talk.hear())
        mortal.wait()
        entries = stored(mortal.database, table)
        witness.check(entries)
        assert set(acknowledged) <= moves_of(entries)
        if is_there is not None:
            assert (act["id"] in moves_of(entries)) == is_there
        assert (witness.number > full["number"]) == (stage == "broadcast")

        mortal.start(mortal.port)
        ada = mortal.person(server_key)
        answer = ada.post(f"/tables/{table}/acts", act)
        assert answer.status_code == 200, answer.text
        assert answer.json()["number"] == full["number"] + 1
        acknowledged.append(act["id"])
        assert ada.look(table)["number"] == full["number"] + 1
    assert set(acknowledged) == moves_of(stored(mortal.database, table))
