"""Several servers of one PostgreSQL: one table, whichever server one talks to."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import Person, Server, wait_until
from server.postgres import Postgres


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    url = postgres.database()
    servers = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        servers.append(Server(url, tmp_path / name).start())
    yield servers[0], servers[1]
    for server in servers:
        assert server.stop() == 0


def _asked(table: str, *people: Person) -> list[tuple[Person, int]]:
    return [
        (person, seat)
        for seat, person in enumerate(people)
        if person.look(table)["turn"].get("legal")
    ]


def test_players_at_two_servers_share_a_table(pair: tuple[Server, Server]) -> None:
    one, two = pair
    ada, bob = one.person(), two.person()
    made = ada.make("rhodes", 2, sit=[0], name="Ada")
    table = made["table"]
    bob.join(made, "Bob")
    with ada.socket(table) as at_one, bob.socket(table) as at_two:
        told = at_one.hear()
        while "name" not in told["table"]["seats"][1]:  # the other server's word is under way
            told = at_one.hear()
        assert told["table"]["seats"][1]["name"] == "Bob"
        at_two.hear()
        ada.act(table, "ready", seat=0)
        bob.act(table, "ready", seat=1)
        wait_until(lambda: ada.look(table)["table"]["status"] == "playing")
        for _ in range(12):
            asked = []
            wait_until(lambda a=asked: a.extend(_asked(table, ada, bob)) or a)
            person, seat = asked[0]
            answer = person.decide(table, seat)
            assert answer.status_code == 200
        number = answer.json()["number"]
        for person in (ada, bob):  # who decided last may be at the other server
            wait_until(lambda who=person: who.look(table)["number"] == number)
        assert ada.look(table)["view"] == bob.look(table)["view"]
        last = {"number": 0}
        while last["number"] < number:
            last = at_two.hear_until("news")
        assert last["view"] == ada.look(table)["view"]
