"""What no message tells: on every wire, a viewer hears what it may know and nothing more."""

import contextlib
import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import emporion as em
from emporion.games.rotterdam.edition import PRODUCTS
from server.house import Person, Server, Talk

TIMES = re.compile(r":1\d{12}\b")
COMMITMENTS = re.compile(r'"commitment":"[0-9a-f]+"')
NOW = re.compile(r'"now":\d+')
Viewer = int | None


def seed_of(server: Server, table: str) -> int:
    """The seed of a table in play, which nobody else is told."""
    path = server.database.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(path, timeout=20)) as store:
        ((seed,),) = store.execute("SELECT seed FROM tables WHERE id = ?", (table,))
    return int(seed)


# -- two tables that differ only in what a viewer may not know


class Twin:
    """A table that begins in a given position; the viewer has a key of its own."""

    def __init__(self, server: Server, state: em.State, viewer: Viewer) -> None:
        self.viewer = viewer
        self.state = state
        players = state.game.players
        self.host, self.eyes = server.person(), server.person()
        document = state.transcript().to_dict()
        stored = self.host.post("/replays", document)
        assert stored.status_code == 201, stored.text
        made = self.host.make(
            "rotterdam",
            players,
            sit=[seat for seat in range(players) if seat != viewer],
            begin={"replay": stored.json()["replay"], "decision": 0},
            listed=True,
            clock={"decision": 300, "reserve": 600},
        )
        self.table: str = made["table"]
        if viewer is not None:
            self.eyes.join(made, "Eyes", seat=viewer)
        assert self.host.act(self.table, "start").status_code == 200

    def draft(self, steps: int) -> int:
        """Let whoever is asked take steps that nobody else sees; returns how many it took."""
        taken = 0
        while taken < steps and (action := self._hidden()) is not None:
            full = self.host.look(self.table, seat=self.state.actor)
            done = self.host.act(
                self.table,
                "decide",
                seat=self.state.actor,
                after=full["number"],
                action=action,
            )
            assert done.status_code == 200, done.text
            self.state.play(action)
            taken += 1
        return taken

    def _hidden(self) -> str | None:
        if self.state.actor == self.viewer:
            return None
        for action in self.state.legal():
            after = self.state.clone()
            after.play(action)
            if not after.over and after.actor == self.state.actor and _is_hidden(after):
                return action.text
        return None

    def all_that_is_told(self) -> Iterator[tuple[str, str]]:
        """Everything the viewer can get out of the server, with what of it may differ left out."""
        eyes, seat = self.eyes, {} if self.viewer is None else {"seat": self.viewer}
        base = f"/tables/{self.table}"
        for path, query in (
            (base, {}),
            (f"{base}/news", {"after": 0}),
            (f"{base}/news", {"after": 1}),
            (f"{base}/news", {"after": 10_000}),
            (f"{base}/since", {}),
            (f"{base}/since", {"after": 0}),
            (f"{base}/reasons", {}),
            (f"{base}/transcript", {}),
            (f"{base}/note", {}),
            ("/mine", {}),
        ):
            answer = eyes.get(path, **query, **seat)
            yield f"{path} {query}", f"{answer.status_code} {self._plain(answer.text)}"
        for action in self._some_actions():
            answer = eyes.get(f"{base}/preview", action=action, **seat)
            yield f"preview {action}", f"{answer.status_code} {self._plain(answer.text)}"
        yield from self._refusals()
        yield from self._socket(seat)

    def _some_actions(self) -> list[str]:
        """All that the viewer may play now, and a few besides."""
        mine = self.state.legal() if self.state.actor == self.viewer else []
        return [action.text for action in (*mine[:12], *self.state.game.actions[::40])]

    def _refusals(self) -> Iterator[tuple[str, str]]:
        number = self.eyes.look(self.table)["number"]
        own = 0 if self.viewer is None else self.viewer
        acts: list[tuple[str, dict[str, Any]]] = [
            ("undo", {"seat": own, "after": number}),
            ("undo", {"seat": own, "after": number + 1}),
            ("answer", {"seat": own, "agree": True}),
            ("take back", {"seat": own}),
        ]
        for seat in range(self.state.game.players):
            acts += [("grant", {"seat": seat}), ("lend", {"seat": seat})]
        legal = set(self.state.legal_ids()) if self.state.actor == self.viewer else set()
        impossible = [it.text for it in self.state.game.actions if it.id not in legal]
        for action in random.Random(1).sample(impossible, 12):
            acts.append(("decide", {"seat": own, "after": number, "action": action}))
        for place, (kind, more) in enumerate(acts):
            if kind == "lend" and more["seat"] == self.viewer:
                continue
            answer = self.eyes.post(
                f"/tables/{self.table}/acts", {"type": kind, "id": f"refused-{place}", **more}
            )
            if kind != "undo":
                assert answer.status_code >= 400, answer.text
            yield f"{kind} {more}", f"{answer.status_code} {self._plain(answer.text)}"

    def _socket(self, seat: dict[str, int]) -> Iterator[tuple[str, str]]:
        with self.eyes.socket(self.table, **seat) as talk:
            yield "socket", self._plain(str(talk.connection.recv(10)))
            talk.say("look")
            yield "socket: look", self._plain(str(talk.connection.recv(10)))
            speaker = next(it for it in range(self.state.game.players) if it != self.viewer)
            self.host.act(self.table, "say", seat=speaker, words="well?")
            yield "socket: news", self._plain(str(talk.connection.recv(10)))

    def _plain(self, text: str) -> str:
        text = text.replace(self.table, "TABLE")
        return TIMES.sub(":0", COMMITMENTS.sub("", text))


def _is_hidden(state: em.State) -> bool:
    """Whether nobody but who made the last decision sees it."""
    last = state.moves[-1][0]
    others = [viewer for viewer in (*range(state.game.players), None) if viewer != last]
    return not any(state.events_for(viewer) for viewer in others)


def _moments() -> Iterator[tuple[em.State, Viewer]]:
    """Moments of games: for each kind of decision one that the viewer is asked, one that not."""
    dealer = random.Random(20)
    wanted = {("trade", True), ("draft", False), ("draft", True), ("call", True), ("target", False)}
    for seed in (3, 8):
        state = em.game("rotterdam", players=3 + seed % 2).start(seed)
        left = set(wanted)
        for number in range(400):
            if state.over or not left:
                break
            viewer = dealer.choice([*range(state.game.players), None])
            key = (state.decision, state.actor == viewer)
            if number > 40 and key in left:
                left.discard(key)
                yield state.clone(), viewer
            state.play(dealer.choice(state.legal_ids()))


@pytest.mark.parametrize(
    ("moment", "viewer"),
    [
        pytest.param(state, viewer, id=f"{place}-{state.decision}-{viewer}")
        for place, (state, viewer) in enumerate(_moments())
    ],
)
def test_what_a_viewer_may_not_know_changes_nothing_it_is_told(
    server: Server, moment: em.State, viewer: Viewer
) -> None:
    """Other hidden cards, and at one of the tables a draft that nobody else sees."""
    worlds = [moment.imagine(viewer, seed) for seed in (1, 2)]
    worlds = [moment.game.position(world.position()) for world in worlds]
    assert worlds[0] != worlds[1]
    one, other = (Twin(server, world, viewer) for world in worlds)
    one.draft(3)
    for (what, told), (_, too) in zip(
        one.all_that_is_told(), other.all_that_is_told(), strict=True
    ):
        assert told == too, what


def test_a_draft_is_there_to_be_kept_secret(server: Server) -> None:
    """The test above would be worth little otherwise."""
    steps = 0
    for state, viewer in _moments():
        if state.decision == "draft" and state.actor != viewer:
            world = state.game.position(state.imagine(viewer, 1).position())
            steps = max(steps, Twin(server, world, viewer).draft(3))
    assert steps


# -- whole games


class Game:
    """A game of Rotterdam that the test knows all of, with a socket for every viewer."""

    def __init__(self, server: Server, players: int, sockets: contextlib.ExitStack) -> None:
        self.people = [server.person() for _ in range(players)]
        self.guest = server.person()
        made = self.people[0].make(
            "rotterdam",
            players,
            sit=[0],
            listed=True,
            clock={"decision": 600, "reserve": 600},
        )
        self.table: str = made["table"]
        for seat, person in enumerate(self.people[1:], 1):
            person.join(made, f"Player {seat + 1}", seat=seat)
        assert self.people[0].act(self.table, "start").status_code == 200
        self.state = em.game("rotterdam", players=players).start(seed_of(server, self.table))
        self.viewers: list[Viewer] = [*range(players), None]
        self.talks: dict[Viewer, Talk] = {}
        self.numbers: dict[Viewer, int] = {}
        for viewer in self.viewers:
            talk = sockets.enter_context(self.person(viewer).socket(self.table))
            first = talk.hear()
            assert first["viewer"] == viewer
            self.talks[viewer], self.numbers[viewer] = talk, first["number"]
        self.since: int = first["clock"]["since"]
        self.hidden = 0
        self._ids = 0

    def person(self, viewer: Viewer) -> Person:
        return self.guest if viewer is None else self.people[viewer]

    def known(self, viewer: Viewer) -> tuple[str, ...]:
        """All that a viewer can ask for, byte by byte but for the time of the answer."""
        person = self.person(viewer)
        paths = (
            f"/tables/{self.table}",
            f"/tables/{self.table}/news?after={self.numbers[viewer] - 1}",
            f"/tables/{self.table}/since?after={max(0, self.numbers[viewer] - 3)}",
            f"/tables/{self.table}/transcript",
            "/mine",
            "/tables",
        )
        return tuple(NOW.sub("", person.http.get(f"/api{path}").text) for path in paths)

    def act(self, kind: str, seat: int, **more: Any) -> dict[str, Any]:
        """By a seat's own socket; returns the answer, and hears the news for who must have them."""
        self._ids += 1
        talk = self.talks[seat]
        talk.say(kind, id=f"a{self._ids}", seat=seat, **more)
        heard = [talk.hear(), talk.hear()]
        (answer,) = [it for it in heard if it["type"] != "news"]
        (self.own,) = [it for it in heard if it["type"] == "news"]
        assert answer["type"] == "done", answer
        return answer

    def hear(self, viewer: Viewer, seat: int) -> dict[str, Any]:
        self.numbers[viewer] += 1
        news = self.own if viewer == seat else self.talks[viewer].hear()
        assert news["type"] == "news"
        assert news["number"] == self.numbers[viewer]
        return news

    def decide(self, action: em.Action) -> None:
        seat = self.state.actor
        before = self.state.clone()
        self.state.play(action)
        seen = [it for it in self.viewers if it == seat or self.state.events_for(it)]
        unseen = [it for it in self.viewers if it not in seen]
        self.hidden += bool(unseen)
        watched = unseen if self.hidden % 12 == 1 else []
        told = {viewer: self.known(viewer) for viewer in watched}
        self.act("decide", seat, after=self.numbers[seat], action=action.text)
        for viewer in seen:
            self._is_honest(self.hear(viewer, seat), viewer, seat, public=not unseen)
        for viewer in unseen:
            assert self.state.view(viewer) == before.view(viewer)
        for viewer in watched:
            assert self.known(viewer) == told[viewer]

    def _is_honest(self, news: dict[str, Any], viewer: Viewer, seat: int, public: bool) -> None:
        """What the engine says this viewer knows, and nothing besides."""
        assert (news["kind"], news["seat"]) == ("decide", seat)
        extra = set(news) - {"type", "number", "kind", "at", "seat", "events", "view"}
        assert extra <= {"turn", "clock", "table"}
        events = self.state.events_for(viewer)
        told = [(it["kind"], it["data"], it["text"]) for it in news.get("events", [])]
        assert told == [(it.kind, it.data, it.text) for it in events]
        assert news["view"] == json.loads(json.dumps(self.state.view(viewer)))
        turn = news["turn"]
        if not self.state.over:
            assert turn["actor"] == self.state.view(viewer)["actor"]
        assert ("legal" in turn) == (not self.state.over and viewer == self.state.actor)
        assert ("table" in news) == self.state.over
        if self.state.over:
            return
        if public:
            self.since = news["at"]
        assert news["clock"]["since"] == self.since

    def take_back(self, seat: int) -> None:
        """Undo a step that nobody else saw: nobody else sees that either."""
        told = {viewer: self.known(viewer) for viewer in self.viewers if viewer != seat}
        self.act("undo", seat, after=self.numbers[seat])
        news = self.hear(seat, seat)
        assert (news["kind"], news.get("body", {})) == ("undo", {})
        self.state = self.state.rewind(len(self.state.moves) - 1)
        assert news["view"] == json.loads(json.dumps(self.state.view(seat)))
        for viewer, before in told.items():
            assert self.known(viewer) == before

    def say(self, seat: int, words: str) -> None:
        self.act("say", seat, words=words)
        for viewer in self.viewers:
            news = self.hear(viewer, seat)
            assert news["body"] == {"words": words}
            assert "view" not in news
            assert ("legal" in news["turn"]) == (viewer == self.state.actor)


@pytest.mark.parametrize(("players", "most"), [(3, 2000), (4, 150)])
def test_whole_games(server: Server, players: int, most: int) -> None:
    """Numbers without gaps, events that one knows, and no trace of what others draft."""
    chooser = random.Random(players)
    undone = 0
    with contextlib.ExitStack() as sockets:
        game = Game(server, players, sockets)
        for place in range(most):
            state = game.state
            if state.over:
                break
            if place % 40 == 7:
                game.say(chooser.randrange(players), "What have you got?")
            game.decide(chooser.choice(state.legal()))
            last = game.state.moves[-1][0]
            is_own = not game.state.over and game.state.actor == last
            if undone < 4 and is_own and _is_hidden(game.state) and chooser.random() < 0.4:
                game.take_back(last)
                undone += 1
        for viewer, talk in game.talks.items():
            talk.say("ping")
            assert talk.hear()["type"] == "pong", viewer  # nothing else was sent
    assert game.hidden > 2  # the deal is the server's, so how many there are is chance
    assert undone
    assert most < 2000 or game.state.over
    missed = game.guest.get(f"/tables/{game.table}/since", after=0).json()
    numbers = [news["number"] for news in missed]
    assert numbers == list(range(1, game.numbers[None] + 1))


def test_asking_for_consent_does_not_count_what_was_drafted(server: Server) -> None:
    """Where an undo goes back to is counted in decisions, also in hidden ones: it is not told."""
    with contextlib.ExitStack() as sockets:
        game = Game(server, 3, sockets)
        chooser = random.Random(5)
        seat = game.state.actor
        game.decide(chooser.choice(game.state.legal()))
        while game.state.actor == seat:
            game.decide(chooser.choice(game.state.legal()))
        while not any(who == game.state.actor for who, _ in game.state.moves):
            game.decide(chooser.choice(game.state.legal()))
        game.act("undo", seat, after=game.numbers[seat])
        asked = game.hear(seat, seat)
        if asked["kind"] == "ask":
            assert set(asked["body"]) == {"waiting"}
            assert set(asked["table"]["asked"]) == {"seat", "waiting"}
        else:
            assert asked["kind"] == "undo"
            assert "body" not in asked


def test_logs_name_no_card(server: Server) -> None:
    """After all the games of this module."""
    words = set(re.findall(r"[a-z_]+", server.log.lower()))
    assert not words & {*PRODUCTS, "offer", "draft", "mission"}


# -- delayed spectators

DELAY = 1.2


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("slow")
    running = Server(f"sqlite:///{folder}/emporion.db", folder, EMPORION_DELAY_S=str(DELAY)).start()
    yield running
    assert running.stop() == 0


class Entries:
    """What happened at a table and when, by its players' own news."""

    def __init__(self, player: Person, table: str) -> None:
        self._told = player.get(f"/tables/{table}/since", after=0).json()
        self.begun = next(news["number"] for news in self._told if news["kind"] == "start")

    def by(self, seconds: float) -> int:
        """The number of the last news that was old enough at a time."""
        end = (seconds - DELAY) * 1000
        return max(
            it["number"] for it in self._told if it["number"] < self.begun or it["at"] <= end
        )


def test_delayed_spectators_hear_everything_later_and_nothing_early(slow: Server) -> None:
    ada, eve = slow.person(), slow.person()
    made = ada.make("rotterdam", 2, sit=[0, 1], listed=True, spectators="delayed")
    table = made["table"]
    samples: list[tuple[str, float, float, int]] = []
    heard: dict[str, list[tuple[float, dict[str, Any]]]] = {"early": [], "amid": []}

    def ask() -> None:
        for what, path in (("full", ""), ("news", "/news?after=0"), ("since", "/since?after=0")):
            before = time.time()
            answer = eve.http.get(f"/api/tables/{table}{path}").json()
            number = answer["number"] if what == "full" else max(it["number"] for it in answer)
            samples.append((what, before, time.time(), number))
        before = time.time()
        (row,) = [it for it in eve.http.get("/api/tables").json() if it["id"] == table]
        assert row["status"] == "gathering" or row["changed"] <= (time.time() - DELAY) * 1000
        document = eve.http.get(f"/api/tables/{table}/transcript")
        begun = samples[-3][3] >= 3
        assert document.status_code == (200 if begun else 409) or not begun

    def listen(name: str, talk: Talk, seconds: float = 0.0) -> None:
        with contextlib.suppress(TimeoutError):
            while True:
                message = talk.hear(seconds)
                heard[name].append((time.time(), message))

    with contextlib.ExitStack() as sockets:
        early = sockets.enter_context(eve.socket(table))
        assert ada.act(table, "start").status_code == 200
        amid: Talk | None = None
        end = time.monotonic() + 3 * DELAY
        while time.monotonic() < end:
            seat = ada.look(table)["turn"]["actor"]
            assert ada.decide(table, seat).status_code == 200
            ask()
            listen("early", early)
            if amid is None and time.monotonic() > end - 1.2 * DELAY:
                amid = sockets.enter_context(eve.socket(table, after=3))
            if amid is not None:
                listen("amid", amid)
            time.sleep(0.05)
        before = time.time()
        waited = eve.get(f"/tables/{table}/news", after=samples[-1][3], wait=DELAY)
        samples.append(("wait", before, time.time(), max(it["number"] for it in waited.json())))
        assert amid is not None
        listen("early", early, 1.5 * DELAY)
        listen("amid", amid, 0.2)
    entries = Entries(ada, table)
    for what, before, after, number in samples:
        assert number <= entries.by(after), (what, "early")
        assert number >= entries.by(before - 0.5), (what, "late")
    for name, messages in heard.items():
        numbers = [it["number"] for _, it in messages]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), name
        assert all(it["number"] <= entries.by(at) for at, it in messages), name
        assert numbers[-1] == entries.by(time.time()), name


def test_the_end_comes_to_delayed_spectators_in_its_turn(slow: Server) -> None:
    """The seed is shown, and the transcript whole, once they have seen the last decision."""
    ada, eve = slow.person(), slow.person()
    state, chooser = em.game("rhodes", players=2).start(seed=4), random.Random(4)
    while not state.over:
        state.play(chooser.choice(state.legal_ids()))
    stored = ada.post("/replays", state.transcript().to_dict()).json()
    made = ada.make(
        "rhodes",
        2,
        sit=[0, 1],
        start=True,
        listed=True,
        spectators="delayed",
        begin={"replay": stored["replay"], "decision": len(state.moves) - 3},
    )
    table = made["table"]
    time.sleep(DELAY)
    with eve.socket(table) as talk:
        number = talk.hear()["number"]
        for seat, action in state.moves[-3:]:
            assert ada.decide(table, seat, action).status_code == 200
        over = time.time()
        assert ada.look(table)["table"]["status"] == "over"
        full, written = eve.look(table), eve.get(f"/tables/{table}/transcript").json()
        if time.time() - over < DELAY:  # else the machine is too busy to tell
            assert full["table"]["status"] == "playing"
            assert "seed" not in full["table"]
            assert written["moves"] == []
        last = [talk.hear() for _ in range(3)]
        assert time.time() - over > DELAY - 0.1
        assert [news["number"] for news in last] == [number + 1, number + 2, number + 3]
    assert last[-1]["table"]["status"] == "over"
    assert last[-1]["table"]["seed"]
    assert eve.look(table)["table"] == last[-1]["table"]
    assert len(eve.get(f"/tables/{table}/transcript").json()["moves"]) == 3
