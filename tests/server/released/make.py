"""Write down the games that this version stores: cd tests && python -m server.released.make

Once for each release; the folder of a released version is never written again.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import msgspec

import emporion as em
from emporion.server.storage import Entry, Store, TableRow
from server.house import Person, Server, wait_until

HERE = Path(__file__).parent


def hash_of(view: Any) -> str:
    text = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


class Game(msgspec.Struct):
    """A table as a version stored it, and what everybody saw at the end."""

    row: TableRow
    edition: bytes
    entries: list[Entry]
    views: dict[str, str]  # hashes

    def save(self, path: Path) -> None:
        """One entry to a line; what is stored as bytes is text here."""
        row = msgspec.structs.asdict(self.row)
        row["start"] = row["start"] and row["start"].decode()
        entries = [
            json.dumps({**msgspec.structs.asdict(entry), "body": entry.body.decode()})
            for entry in self.entries
        ]
        parts = {
            "row": json.dumps(row),
            "edition": json.dumps(self.edition.decode()),
            "views": json.dumps(self.views),
            "entries": "[\n" + ",\n".join(entries) + "\n]",
        }
        lines = ",\n".join(f'"{name}": {text}' for name, text in parts.items())
        path.write_text("{\n" + lines + "\n}\n")

    @classmethod
    def load(cls, path: Path) -> Game:
        found = json.loads(path.read_text())
        start = found["row"].pop("start")
        row = TableRow(**found["row"], start=start and start.encode())
        entries = [Entry(**{**one, "body": one["body"].encode()}) for one in found["entries"]]
        return cls(row, found["edition"].encode(), entries, found["views"])


def views_of(person: Person, watcher: Person, table: str) -> dict[str, str]:
    """What each seat of a person's and a spectator sees, as hashes."""
    seats = person.look(table)["mine"]
    found = {str(seat): hash_of(person.look(table, seat=seat)["view"]) for seat in seats}
    return found | {"spectator": hash_of(watcher.look(table)["view"])}


# -- games to keep


def asked(person: Person, table: str) -> dict[str, Any] | None:
    """The table as the seat that is asked sees it, if that is one of the person's."""
    full = person.look(table)
    if full["table"]["status"] != "playing":
        return None
    seat = full["turn"]["actor"]
    own = seat in full["mine"] and "bot" not in full["table"]["seats"][seat]
    return person.look(table, seat=seat) if own else None


def decide(person: Person, table: str, rng: random.Random, decisions: int = 10_000) -> None:
    for _ in range(decisions):
        wait_until(lambda: asked(person, table) or _is_over(person, table))
        full = asked(person, table)
        if full is None:
            return
        seat, legal = full["viewer"], full["turn"]["legal"]
        text = rng.choice(legal)["text"]
        done = person.act(table, "decide", seat=seat, after=full["number"], action=text)
        assert done.status_code == 200, done.text


def _is_over(person: Person, table: str) -> bool:
    return bool(person.look(table)["table"]["status"] == "over")


def act(person: Person, table: str, kind: str, seat: int, **more: Any) -> None:
    done = person.act(table, kind, seat=seat, **more)
    assert done.status_code == 200, done.text


def with_everything(person: Person, game: str, players: int, rng: random.Random) -> str:
    """A table at which all kinds of things happen."""
    bots = [None, None, "random", "greedy"][:players]
    clock = {"decision": 86400, "reserve": 3600}
    made = person.make(game, players, sit=[0, 1], name="Ada", bots=bots, clock=clock, listed=True)
    table: str = made["table"]
    act(person, table, "rename", 1, name="Bob", colour="purple")
    act(person, table, "say", 0, words="good luck ☸")
    for seat in (0, 1):
        act(person, table, "ready", seat)
    for _ in range(10):
        decide(person, table, rng, 3)
        full = person.look(table)
        person.act(table, "undo", seat=0, after=full["number"])  # where there is something
        if person.look(table)["table"].get("asked"):
            person.act(table, "answer", seat=1, agree=rng.random() < 0.7)  # a bot may be faster
    act(person, table, "lend", 1, bot="random")
    decide(person, table, rng, 3)
    act(person, table, "take back", 1)
    decide(person, table, rng, 20)
    return table


def play(person: Person) -> dict[str, str]:
    """Tables by the name they are kept under."""
    rng = random.Random(1)
    tables = {}
    for game, players in (("rhodes", 2), ("colossus", 3), ("rotterdam", 3)):
        running = with_everything(person, game, players, rng)
        wait_until(lambda table=running: asked(person, table))  # type: ignore[misc]
        over = with_everything(person, game, players, rng)
        decide(person, over, rng)
        tables |= {f"{game}-running": running, f"{game}-over": over}
    assert person.post(f"/tables/{tables['rhodes-over']}/rematch").status_code == 201
    few = {"name": "few cards", "product": _few_products()}
    table = person.make(
        "rotterdam",
        2,
        sit=[0, 1],
        start=True,
        edition=few,
        options={"open_products": True},
        listed=True,
    )["table"]
    decide(person, table, rng, 30)
    tables["rotterdam-edition"] = table
    document = person.get(f"/tables/{tables['rhodes-over']}/transcript").json()
    begin = {"replay": person.post("/replays", document).json()["replay"], "decision": 100}
    table = person.make("rhodes", 2, sit=[0, 1], start=True, begin=begin, listed=True)["table"]
    decide(person, table, rng, 30)
    return tables | {"rhodes-from-replay": table}


def _few_products() -> list[dict[str, Any]]:
    return [dict(row, cards=1) for row in em.game("rotterdam").edition.data["product"]]


async def kept(database: str, table: str, views: dict[str, str]) -> Game:
    store = await Store.open(database)
    try:
        row = await store.table(table)
        assert row is not None
        edition = await store.edition(row.edition)
        assert edition is not None
        return Game(row, edition, await store.entries(table), views)
    finally:
        await store.close()


def main() -> None:
    folder = HERE / em.__version__
    assert not folder.exists(), f"{folder} is there already"
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite:///{place}/emporion.db"
        server = Server(database, Path(place)).start()
        try:
            person, watcher = server.person(), server.person()
            tables = play(person)
            views = {name: views_of(person, watcher, table) for name, table in tables.items()}
        finally:
            server.stop()
        folder.mkdir()
        for name, table in tables.items():
            asyncio.run(kept(database, table, views[name])).save(folder / f"{name}.json")


if __name__ == "__main__":
    main()
