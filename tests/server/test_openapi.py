"""The API does what its document says, whatever it is asked: no failure, no answer not described.

Requests are made up from the document, wrong ones too; half of them by somebody without a key about
tables that are not there, half by a player about a table in play.
"""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from emporion.server.app import make_app
from emporion.server.docs_page import described
from emporion.server.settings import Settings
from server.house import Person, Server

DOCUMENT = described(make_app(Settings()).openapi_schema.to_schema())
API = schemathesis.openapi.from_dict(DOCUMENT)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SESSION = requests.Session()
SOME = settings(
    max_examples=5,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: whatever is made here goes with it."""
    folder = tmp_path_factory.mktemp("openapi")
    running = Server(f"sqlite:///{folder}/emporion.db", folder).start()
    yield running
    assert running.stop() == 0
    assert "failed" not in running.log


@pytest.fixture(scope="module")
def player(busy: Server) -> tuple[Person, dict[str, Any]]:
    """Somebody with a table in play, a replay, and keys to other things."""
    person = busy.person()
    made = person.make("rotterdam", 2, sit=[0, 1], start=True)
    over = person.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    for _ in range(3):
        assert person.decide(over, person.look(over)["turn"]["actor"]).status_code == 200
    stored = person.post("/replays", person.get(f"/tables/{over}/transcript").json())
    return person, {"table": made["table"], "replay": stored.json()["replay"]}


def ask(case: schemathesis.Case, url: str, headers: dict[str, str]) -> None:
    if isinstance(case.query, dict) and "wait" in case.query:
        case.query["wait"] = 0.01
    SESSION.cookies.clear()
    response = case.call(base_url=url, headers=headers, timeout=20, session=SESSION)
    case.validate_response(response, checks=CHECKS)


@API.parametrize()
@SOME
def test_without_a_key(busy: Server, case: schemathesis.Case) -> None:
    ask(case, busy.url, {})


@API.parametrize()
@SOME
def test_by_a_player(
    busy: Server, player: tuple[Person, dict[str, Any]], case: schemathesis.Case
) -> None:
    person, known = player
    for name in case.path_parameters or {}:
        if name in known:
            case.path_parameters[name] = known[name]
    if isinstance(case.body, dict) and isinstance(terms := case.body.get("terms"), dict):
        terms.update(game="rhodes", edition="standard", options={})  # no game has a name at random
        case.body.pop("begin", None)
    ask(case, busy.url, person.headers)


def test_the_document_is_served(busy: Server) -> None:
    answer = httpx.get(f"{busy.url}/api/docs/openapi.json")
    assert answer.status_code == 200
    assert answer.json()["paths"].keys() == DOCUMENT["paths"].keys()
