"""Keys, links and recovery codes: what opens a seat is told once and stored nowhere."""

import contextlib
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from emporion.server import guard, keys
from emporion.server.settings import Settings
from server.house import Person, Server


def folder_of(server: Server) -> Path:
    return Path(server.database.removeprefix("sqlite:///"))


def stored(server: Server) -> bytes:
    """Every byte the server has written to its database."""
    path = folder_of(server)
    return b"".join(one.read_bytes() for one in sorted(path.parent.glob(f"{path.name}*")))


def browser(server: Server) -> httpx.Client:
    """Somebody with cookies instead of a header."""
    return httpx.Client(base_url=server.url, timeout=20)


def test_nothing_that_opens_a_seat_is_stored(server: Server, ada: Person, bob: Person) -> None:
    made = ada.make("rotterdam", 3, sit=[0], title="Unique title of this table")
    seated = bob.join(made, "Bob")
    with browser(server) as eve:
        eve.post("/api/claims", json={"token": made["watch"]}).raise_for_status()
        cookie = eve.cookies["emporion"]
    secrets = [ada.key, bob.key, cookie, made["join"], made["watch"]]
    codes = [made["recovery"], seated["recovery"]]
    found = stored(server)
    assert b"Unique title of this table" in found
    for secret in [*secrets, *codes, *(code.replace("-", "") for code in codes)]:
        assert secret.encode() not in found
        assert secret not in server.log
    for secret in [*secrets, *codes]:
        assert keys.hashed(secret).encode() in found


def test_a_link_becomes_a_cookie_that_no_script_reads(server: Server, ada: Person) -> None:
    made = ada.make("rhodes", 2, sit=[0])
    with browser(server) as eve:
        assert eve.get(f"/api/tables/{made['table']}").status_code == 404
        answer = eve.post("/api/claims", json={"token": made["join"]})
        assert (answer.json()["table"], answer.json()["kind"]) == (made["table"], "join")
        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith("emporion=")
        assert {"httponly", "samesite=lax", "path=/"} <= set(cookie.split("; "))
        assert "secure" not in cookie.split("; ")
        assert eve.cookies["emporion"] not in answer.text
        assert eve.get(f"/api/tables/{made['table']}").status_code == 200
        seated = eve.post(
            f"/api/tables/{made['table']}/seats", json={"name": "Eve", "token": made["join"]}
        )
        assert seated.status_code == 201
        assert "set-cookie" not in seated.headers
        assert eve.get("/api/mine").json()[0]["mine"] == [1]


@pytest.mark.parametrize(
    ("settings", "secure"),
    [
        (Settings(public_url="https://games.example.org"), True),
        (Settings(public_url="http://games.example.org"), False),
        (Settings(secure_cookies=True), True),
    ],
)
def test_cookies_of_secure_addresses_are_secure(settings: Settings, secure: bool) -> None:
    header = guard.cookie(keys.new_key(), settings).to_header(header="").lower()
    assert ("secure" in header.split("; ")) is secure
    assert "httponly" in header
    assert "samesite=lax" in header


def test_a_recovery_code_moves_a_seat_once(server: Server, ada: Person) -> None:
    made = ada.make("rotterdam", 2, sit=[0])
    old, new, third = server.person(), server.person(), server.person()
    code = old.join(made, "Bob")["recovery"]
    typed = f" {code.lower().replace('-', ' ')} "
    with old.socket(made["table"], seat=1) as talk:
        assert talk.hear()["viewer"] == 1
        claimed = new.post("/claims", {"token": typed}).json()
        assert (claimed["kind"], claimed["seat"]) == ("seat", 1)
        with pytest.raises(ConnectionClosed):
            talk.hear()
    assert old.get(f"/tables/{made['table']}").status_code == 404
    assert old.act(made["table"], "ready", seat=1).status_code == 404
    with contextlib.suppress(ConnectionClosed), old.socket(made["table"], seat=1) as talk:
        assert talk.hear()["type"] == "refused"
    assert new.look(made["table"], seat=1)["mine"] == [1]
    assert third.post("/claims", {"token": code}).status_code == 404
    assert new.look(made["table"], seat=1)["mine"] == [1]
    assert third.post("/claims", {"token": claimed["recovery"]}).status_code == 200
    assert new.get(f"/tables/{made['table']}").status_code == 404


def test_the_makers_code_moves_the_table(server: Server, ada: Person, bob: Person) -> None:
    made = ada.make("rhodes", 2, sit=[0, 1])
    assert bob.post("/claims", {"token": made["recovery"]}).status_code == 200
    full = bob.look(made["table"])
    assert (full["mine"], full["owner"]) == ([0, 1], True)
    assert ada.get(f"/tables/{made['table']}").status_code == 404


def test_a_seat_taken_anew_is_not_opened_by_the_old_code(server: Server, ada: Person) -> None:
    made = ada.make("rotterdam", 2, sit=[0], listed=True)
    old, new = server.person(), server.person()
    code = old.join(made, "Old", seat=1)["recovery"]
    assert old.act(made["table"], "leave", seat=1).status_code == 200
    new.join(made, "New", seat=1)
    assert old.post("/claims", {"token": code}).status_code == 404
    assert new.look(made["table"], seat=1)["mine"] == [1]


def test_what_is_too_old_opens_nothing(server: Server, ada: Person) -> None:
    made = ada.make("rhodes", 2, sit=[0])
    tokens = [made["join"], made["watch"], made["recovery"]]
    with contextlib.closing(sqlite3.connect(folder_of(server), timeout=20)) as store, store:
        store.execute("UPDATE tokens SET expires = 1 WHERE table_id = ?", (made["table"],))
    eve = server.person()
    for token in tokens:
        assert eve.post("/claims", {"token": token}).status_code == 404
    joining = {"name": "Eve", "token": made["join"]}
    assert eve.post(f"/tables/{made['table']}/seats", joining).status_code == 404


@pytest.mark.parametrize(
    "header",
    ["Bearer", "Bearer short", "Basic YWRhOmFkYQ==", f"Bearer {'x' * 129}", "Bearer \xff\xfe" * 9],
)
def test_keys_that_are_none(server: Server, header: str) -> None:
    headers = {"Authorization": header.encode("latin-1")}
    answer = httpx.get(f"{server.url}/api/mine", headers=headers)
    assert answer.status_code in (200, 401)
    assert answer.status_code == 401 or answer.json() == []


def test_a_cookie_made_up_opens_nothing(server: Server, ada: Person) -> None:
    made = ada.make("rhodes", 2, sit=[0])
    for value in ("", "short", keys.new_key(), keys.hashed(ada.key), "x" * 5000):
        answer = httpx.get(
            f"{server.url}/api/tables/{made['table']}", headers={"Cookie": f"emporion={value}"}
        )
        assert answer.status_code == 404


def test_a_seat_is_bound_to_its_table(server: Server, ada: Person, bob: Person) -> None:
    """A link of one table does not open another."""
    mine, other = ada.make("rhodes", 2, sit=[0]), bob.make("rhodes", 2, sit=[0])
    joining = {"name": "Eve", "token": mine["join"]}
    eve = server.person()
    assert eve.post(f"/tables/{other['table']}/seats", joining).status_code == 404
    watching = {"name": "Eve", "token": mine["watch"]}
    assert eve.post(f"/tables/{mine['table']}/seats", watching).status_code == 404


def test_a_socket_takes_the_cookie_too(server: Server, ada: Person) -> None:
    made = ada.make("rhodes", 2, sit=[0])
    address = f"{server.url.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    headers = {"Cookie": f"emporion={ada.key}", "Origin": server.url}
    with connect(address, additional_headers=headers) as connection:
        assert '"viewer":0' in str(connection.recv(20))
