"""Fifty want to decide the same: one does, and all know afterwards how it stands."""

import json
import threading
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from server.faults import stored
from server.house import Person, Server, wait_until
from server.postgres import Postgres

RACERS = 50


@pytest.fixture(scope="module")
def pair(
    postgres_server: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """Two servers of one database."""
    url = postgres_server.database()
    found = [Server(url, tmp_path_factory.mktemp("pair")).start() for _ in range(2)]
    yield found
    assert [server.stop() for server in found] == [0, 0]


@pytest.fixture(params=["one server", "two servers"])
def servers(request: pytest.FixtureRequest) -> list[Server]:
    if request.param == "one server":
        return [request.getfixturevalue("server")]
    pair: list[Server] = request.getfixturevalue("pair")
    return pair


class Race:
    """Racers with one key, half by requests and half by sockets, at all the servers."""

    def __init__(self, servers: list[Server], key: str, table: str, seat: int) -> None:
        self._table, self._seat = table, seat
        self._people = [Person(servers[place % len(servers)].url, key) for place in range(RACERS)]
        self._start = threading.Barrier(RACERS)

    def run(self, acts: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Everybody's answer."""
        with ThreadPoolExecutor(RACERS) as pool:
            places = range(RACERS)
            ways = [self._ask if place % 4 < 2 else self._say for place in places]
            futures = [pool.submit(ways[place], place, acts[place]) for place in places]
            answers = [future.result(60) for future in futures]
        for person in self._people:
            person.http.close()
        return answers

    def _ask(self, place: int, act: dict[str, Any]) -> dict[str, Any]:
        person = self._people[place]
        person.look(self._table, seat=self._seat)
        self._start.wait(60)
        answer: dict[str, Any] = person.post(f"/tables/{self._table}/acts", act).json()
        return answer

    def _say(self, place: int, act: dict[str, Any]) -> dict[str, Any]:
        with self._people[place].socket(self._table, seat=self._seat) as talk:
            talk.hear()
            self._start.wait(60)
            talk.connection.send(json.dumps(act))
            while (answer := talk.hear(60))["type"] not in ("done", "refused"):
                pass
            return answer


def begun(servers: list[Server]) -> tuple[Person, str, dict[str, Any]]:
    """A table, and what the seat that is asked there sees."""
    ada = servers[0].person()
    table = ada.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    seat = ada.look(table)["turn"]["actor"]
    return ada, table, ada.look(table, seat=seat)


def deciding(full: dict[str, Any], id: str, choice: int = 0) -> dict[str, Any]:
    legal = full["turn"]["legal"]
    act = {"type": "decide", "id": id, "seat": full["turn"]["actor"], "after": full["number"]}
    return {**act, "action": legal[choice % len(legal)]["id"]}


def test_of_fifty_decisions_one_is_made(servers: list[Server]) -> None:
    ada, table, full = begun(servers)
    seat = full["turn"]["actor"]
    acts = [deciding(full, f"racer{place}", place) for place in range(RACERS)]
    answers = Race(servers, ada.key, table, seat).run(acts)
    assert Counter(answer["type"] for answer in answers) == {"done": 1, "refused": RACERS - 1}
    winner = next(answer for answer in answers if answer["type"] == "done")
    made = stored(servers[0].database, table)[full["number"] :]
    assert [entry.move.split(".", 1)[1] for entry in made if entry.move] == [winner["id"]]
    assert len(made) == 1
    now = ada.look(table, seat=seat)
    for answer in answers:
        if answer["type"] == "refused":
            assert answer["problem"]["key"] in ("stale", "not_asked", "busy")
            assert answer["now"]["number"] == now["number"] == winner["number"]
            assert answer["now"]["view"] == now["view"]


def test_one_decision_sent_fifty_times_is_made_once(servers: list[Server]) -> None:
    ada, table, full = begun(servers)
    acts = [deciding(full, "the-same")] * RACERS
    answers = Race(servers, ada.key, table, full["turn"]["actor"]).run(acts)
    assert {(answer["type"], answer.get("number")) for answer in answers} == {
        ("done", full["number"] + 1)
    }
    assert len(stored(servers[0].database, table)) == full["number"] + 1


def test_an_answer_is_right_at_whichever_server_one_asks(servers: list[Server]) -> None:
    """Each act at another server, knowing what the one before has told."""
    ada, table, full = begun(servers)
    people = [Person(server.url, ada.key) for server in servers] * 2
    number = full["number"]
    for count in range(20):
        person = people[count % len(people)]
        words = {"type": "say", "id": f"w{count}", "seat": 0, "words": str(count)}
        number = person.post(f"/tables/{table}/acts", words).json()["number"]
        other = people[(count + 1) % len(people)]
        if count % 5 == 4:
            act = deciding(full, f"d{count}")
            act["after"] = number  # as news of the first server told it
            answer = other.post(f"/tables/{table}/acts", act)
            assert answer.status_code == 200, answer.text
            number = answer.json()["number"]
            wait_until(lambda least=number: people[0].look(table)["number"] >= least)
            seat = people[0].look(table)["turn"]["actor"]
            full = people[0].look(table, seat=seat)
        else:
            assert other.get(f"/tables/{table}/news", after=number).json() == []
    for person in people[: len(servers)]:
        person.http.close()


def test_a_seat_taken_at_one_server_is_known_at_the_other(pair: list[Server]) -> None:
    one, two = pair
    for count in range(5):
        ada, bob = one.person(), two.person()
        made = ada.make("rhodes", 2, sit=[0], name="Ada", listed=bool(count % 2))
        assert two.person(ada.key).look(made["table"])["viewer"] == 0  # in its memory now
        there = Person(one.url, bob.key)
        there.join(made, "Bob")
        there.http.close()
        assert bob.look(made["table"])["viewer"] == 1
        assert bob.act(made["table"], "ready", seat=1).status_code == 200
