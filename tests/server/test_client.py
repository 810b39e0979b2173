"""Programs: emporion.client against a real server, over lines that break."""

import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from emporion.client import Client, Legal, Refused, Table, Unreachable
from emporion.errors import EmporionError
from emporion.table import fair
from server.ferry import Ferry
from server.house import Server, wait_until

DOCS = Path(__file__).parent.parent.parent / "docs"
EXAMPLE = DOCS / "examples" / "networkbot.py"


def by_chance(seed: int) -> Callable[[Mapping[str, Any], Sequence[Legal]], Legal]:
    rng = random.Random(seed)
    return lambda view, legal: rng.choice(legal)


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    with Client(server.url) as found:
        yield found


@pytest.fixture
def ferry(server: Server) -> Iterator[Ferry]:
    found = Ferry(server.port)
    yield found
    found.close()


# -- a whole game


@pytest.mark.parametrize(("game", "players"), [("rhodes", 3), ("rotterdam", 2)])
def test_a_game_against_bots(client: Client, game: str, players: int) -> None:
    table = client.make(game, players, bots=[None, "easy", "random"][:players], start=True)
    committed = table.info.commitment
    table.play(by_chance(1))
    assert table.over
    assert table.scores is not None
    assert table.winners == [place for place in range(players) if place in table.winners]
    transcript = table.transcript()
    assert fair.check(transcript, committed).scores == table.scores


def test_two_programs_by_link(server: Server, client: Client) -> None:
    table = client.make("rhodes", 2, name="Ada")
    assert table.link is not None
    with Client(table.link) as other:
        joined = other.join(table.link, name="Bob")
        assert (table.seat, joined.seat) == (0, 1)
        thread = threading.Thread(target=joined.play, args=(by_chance(2),))
        thread.start()
        table.play(by_chance(3))
        thread.join(30)
        assert [seat.name for seat in table.info.seats] == ["Ada", "Bob"]
        assert joined.over
        assert joined.view == table.view
        assert joined.scores == table.scores


def test_the_example_plays_any_level(client: Client) -> None:
    table = client.make("colossus", 2, bots=["easy"], sit=[])
    assert table.link is not None
    done = subprocess.run(
        [sys.executable, EXAMPLE, table.link, "Eve"], capture_output=True, text=True, check=True
    )
    assert "Eve has seat 1 of a game of colossus" in done.stdout
    table.look()
    assert table.over
    assert f"{table.scores[1]} points for Eve" in done.stdout  # type: ignore[index]


def test_the_example_says_in_one_line_what_is_wrong(server: Server) -> None:
    asked = [sys.executable, EXAMPLE, f"{server.url}/j/nothing"]
    done = subprocess.run(asked, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "token: this link or code is unknown, used or too old\n"


def test_the_page_shows_the_example_as_it_is() -> None:
    assert f"```python\n{EXAMPLE.read_text()}```\n" in (DOCS / "programs.md").read_text()
    assert len(EXAMPLE.read_text().splitlines()) <= 60


# -- lines that break


def test_a_line_cut_again_and_again(server: Server, ferry: Ferry) -> None:
    with Client(ferry.url) as client:
        table = client.make("rhodes", 2, bots=[None, "random"], start=True)
        rng, asked = random.Random(4), 0

        def choose(view: Mapping[str, Any], legal: Sequence[Legal]) -> Legal:
            nonlocal asked
            asked += 1
            if asked % 30 == 0:
                ferry.cut()
            return rng.choice(legal)

        table.play(choose)
        assert table.over
        assert ferry.connections > 5
        assert table.transcript().verify().scores == table.scores


def test_a_move_whose_answer_is_lost_is_made_once(server: Server, ferry: Ferry) -> None:
    with Client(ferry.url) as client:
        table = client.make("rhodes", 2, bots=[None, "random"], start=True)
        chosen: list[int] = []
        rng = random.Random(5)
        lost = []

        def drop(data: bytes) -> bool:
            if b'"type":"decide"' not in data or len(lost) == 12 or rng.random() > 0.5:
                return False
            lost.append(data)
            return True

        def choose(view: Mapping[str, Any], legal: Sequence[Legal]) -> Legal:
            chosen.append(rng.choice(legal).id)
            return next(one for one in legal if one.id == chosen[-1])

        ferry.drop = drop
        table.play(choose)
        assert len(lost) == 12
        game = table.transcript().game()
        mine = [game.action(text).id for seat, text in table.transcript().moves if seat == 0]
        assert mine == chosen


def test_of_what_was_missed_only_the_last_says_what_is_owed(client: Client) -> None:
    table = client.make("rhodes", 2, sit=[0, 1], start=True)
    for _ in range(3):
        now = client.table(table.id, seat=0)
        now = now if now.legal else client.table(table.id, seat=1)
        now.decide(now.legal[0])
    now = client.table(table.id, seat=table.seat)
    owed = []
    for _ in table.news():
        owed.append(table.legal)
        if table.number == now.number:
            break
    assert owed == [[], [], now.legal]
    assert table.view == now.view


def test_a_seat_whose_answer_is_lost_is_taken_once(server: Server, ferry: Ferry) -> None:
    with Client(ferry.url) as client:
        table = client.make("rhodes", 3, sit=[])
        assert table.link is not None
        drops = iter([True])
        ferry.drop = lambda data: b"/seats " in data and next(drops, False)
        joined = client.join(table.link, "Ada")
        assert [seat.name for seat in joined.info.seats] == ["Ada", None, None]
        assert client.join(table.link, "Ada again").seat == joined.seat == 0


def test_a_server_that_starts_again(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/emporion.db", tmp_path).start()
    with Client(server.url) as client:
        table = client.make("rhodes", 2, bots=[None, "random"], start=True)
        asked = 0

        def choose(view: Mapping[str, Any], legal: Sequence[Legal]) -> Legal:
            nonlocal asked
            asked += 1
            if asked == 20:
                port = server.port
                server.kill()
                threading.Thread(target=server.start, args=(port,)).start()
            return legal[asked % len(legal)]

        table.play(choose)
        assert table.over
    assert server.stop() == 0


def test_a_server_that_does_not_answer(ferry: Ferry) -> None:
    ferry.close()
    with Client(ferry.url, patience=0.3) as client, pytest.raises(Unreachable, match=ferry.url):
        client.mine()


# -- keys, links, people


def test_a_key_is_the_same_client_elsewhere(server: Server, client: Client) -> None:
    table = client.make("rhodes", 2, bots=[None, "random"], start=True, title="Mine")
    with Client(server.url, key=client.key) as again:
        assert [(one.id, one.title, one.mine) for one in again.mine()] == [(table.id, "Mine", [0])]
        assert again.table(table.id).seat == table.seat == 0
    with Client(server.url) as other:
        assert other.mine() == []
        with pytest.raises(Refused, match="there is no such table"):
            other.table(f"{server.url}/t/{table.id}")


def test_a_recovery_code_moves_a_seat(server: Server, client: Client) -> None:
    table = client.make("rhodes", 2, name="Ada")
    assert table.recovery is not None
    with Client(server.url) as other:
        moved = other.recover(table.recovery)
        assert moved.seat == 0
        with pytest.raises(Refused, match="unknown, used or too old"):
            client.recover(table.recovery)
        moved.ready()
        with pytest.raises(Refused):
            table.ready()


def test_spectators_hear_what_happens(server: Server, client: Client) -> None:
    table = client.make("rhodes", 2, bots=[None, "random"])
    assert table.watch_link is not None
    with Client(server.url) as other:
        watched = other.watch(table.watch_link)
        assert watched.seat is None
        with pytest.raises(EmporionError, match="only who has a seat"):
            watched.ready()
        with pytest.raises(EmporionError, match="this is a link to watch, not to join"):
            other.join(table.watch_link, "Eve")
        table.say("hello")
        table.ready()
        kinds = []
        for news in watched.news():
            kinds.append(getattr(news, "kind", "full"))
            if kinds[-1] == "start":
                break
        assert kinds == ["say", "ready", "start"]
        assert watched.legal == []


def test_open_tables_are_joined_by_their_name(server: Server, client: Client) -> None:
    made = client.make("rhodes", 2, name="Ada", listed=True)
    with Client(server.url) as other:
        assert made.id in [one.id for one in other.open_tables()]
        assert other.join(f"{server.url}/t/{made.id}", "Bob").seat == 1


def test_one_program_on_two_seats(client: Client) -> None:
    table = client.make("rhodes", 2, sit=[0, 1], start=True, name="Ada")
    other = client.table(table.id, seat=1)
    thread = threading.Thread(target=other.play, args=(by_chance(6),))
    thread.start()
    table.play(by_chance(7))
    thread.join(30)
    assert other.scores == table.scores


def test_undo_is_agreed_to(server: Server, client: Client) -> None:
    ada = client.make("rhodes", 2, name="Ada")
    assert ada.link is not None
    with Client(server.url) as other:
        bob = other.join(ada.link, "Bob")
        ada.ready()
        bob.ready()
        ada.look()
        first, second = (ada, bob) if ada.legal else (bob, ada)
        first.decide(first.legal[0])
        second.look()
        second.decide(second.legal[0])
        first.look()
        first.undo()
        assert first.info.asked is not None
        heard = threading.Event()

        def choose(view: Mapping[str, Any], legal: Sequence[Legal]) -> Legal:
            heard.set()
            raise EmporionError("enough")

        def play() -> None:
            with pytest.raises(EmporionError, match="enough"):
                second.play(choose)

        thread = threading.Thread(target=play)
        thread.start()
        wait_until(lambda: _asked_again(first))
        first.decide(first.legal[0])
        thread.join(30)
        assert heard.is_set()


def _asked_again(table: Table) -> bool:
    table.look()
    return table.info.asked is None and bool(table.legal)


# -- what it needs

ALONE = """
import importlib.abc, sys

class Without(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in sys.argv[1:]:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Without())
import emporion.client
"""


def test_a_client_needs_nothing_of_the_server() -> None:
    without = ["litestar", "sqlalchemy", "uvicorn", "prometheus_client", "alembic", "numpy"]
    subprocess.run([sys.executable, "-c", ALONE, *without], check=True)


@pytest.mark.parametrize("library", ["httpx", "msgspec", "websockets"])
def test_what_is_missing_is_named(library: str) -> None:
    asked = [sys.executable, "-c", ALONE, library]
    done = subprocess.run(asked, capture_output=True, text=True)
    assert done.stderr.splitlines()[-1].endswith(
        f"this needs emporion[client]: {library} is not installed"
    )


# -- what is wrong is said in one line


def test_what_is_no_transcript_is_not_kept(client: Client) -> None:
    with pytest.raises(EmporionError, match="a replay is an"):
        client.keep_replay({})  # type: ignore[arg-type]


def test_refusals_are_in_the_servers_words(client: Client) -> None:
    table = client.make("rhodes", 2, sit=[0, 1], start=True)
    asked = table if table.legal else client.table(table.id, seat=1)
    with pytest.raises(Refused) as refused:
        asked.decide("market")
    assert refused.value.rule == "RH-1.8"
    assert str(refused.value) == "buying the start farmlands comes first: RH-1.8"
    with pytest.raises(Refused, match="did you mean"):
        client.make("rhodos", 2)
    with pytest.raises(EmporionError, match=r"int.*<= 5.*players"):
        client.make("rhodes", 7)
    with pytest.raises(EmporionError, match="contains unknown field `pase`"):
        client.make("rhodes", 2, pase="live")


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("http://other.example/j/abc", "is of another server than"),
        ("not a link", "is no link to a table"),
        ("", "is no link to a table"),
        ("abc", "unknown, used or too old"),
    ],
)
def test_links_that_lead_nowhere(client: Client, link: str, words: str) -> None:
    with pytest.raises(EmporionError, match=words) as error:
        client.join(link, "Ada")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("address", ["", "localhost:8000", "ftp://x", "http://", "http://a b"])
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(EmporionError, match="is no address of a server"):
        Client(address)


def test_another_server_altogether(tmp_path: Path) -> None:
    code = "import http.server as h; h.test(h.SimpleHTTPRequestHandler, port=0, bind='127.0.0.1')"
    asked = [sys.executable, "-u", "-c", code]
    with subprocess.Popen(
        asked, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as stranger:
        assert stranger.stdout is not None
        address = stranger.stdout.readline().split("(")[1].split(")")[0].rstrip("/")
        with Client(address) as client, pytest.raises(EmporionError, match="404"):
            client.mine()
        stranger.terminate()
