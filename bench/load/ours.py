"""Our server, and players that decide at random among what they are offered."""

import random
import re
import secrets

from msgspec import Struct
from msgspec.json import Decoder

from bench.load.crowd import Crowd, Seat, Table, in_parallel
from bench.load.net import Desk, Refused

GAME = "rhodes"


class Choice(Struct):
    id: int


class Turn(Struct):
    actor: int | None = None
    legal: list[Choice] = []


class Heard(Struct):
    """Of a message, what a player needs to go on; the view is read by nobody here."""

    type: str
    number: int = 0
    kind: str = ""
    turn: Turn | None = None


heard = Decoder(Heard).decode

# News of decisions is not read whole, as boardgame.io's is not either: it is nearly all that comes.
NEWS = re.compile(rb'{"type":"news","number":(\d+),"turn":{"waiting":\[[\d,]+\],"actor":(\d)')
DECIDE = b'},"kind":"decide","at":'
LEGAL = re.compile(rb'{"id":(\d+),"text":')


class Player(Seat):
    """A client of our server. Every seat has a key and a socket of its own."""

    def __init__(self, table: Table, number: int, port: int, id: str, key: str) -> None:
        super().__init__(table, number, port, f"/api/tables/{id}/socket?seat={number}", key)
        self.last = 0
        self.decisions = 0
        self.legal: list[int] = []

    def hear(self, message: bytes) -> None:
        if (news := NEWS.match(message)) is None:
            return self.read(message)
        if (end := message.find(DECIDE, news.end())) < 0:
            return self.read(message)
        self.decisions += 1
        self.table.seen(self.decisions)
        number, actor = news.groups()
        if int(actor) == self.number:
            self.last = int(number)
            self.legal = list(map(int, LEGAL.findall(message, news.end(), end)))
            self.table.awaits(self)

    def read(self, message: bytes) -> None:
        """Understand whatever else may come."""
        news = heard(message)
        match news.type:
            case "news":
                self.last = news.number
                if news.kind == "decide":
                    self.decisions += 1
                    self.table.seen(self.decisions)
                self.asked(news.turn)
            case "full":
                self.last = news.number
                self.table.here()
                self.asked(news.turn)
            case "done":
                pass
            case _:
                self.fail(Refused(f"the server said {message[:300].decode()}"))

    def asked(self, turn: Turn | None) -> None:
        if turn is None or turn.actor is None:
            self.table.over = True
        elif turn.actor == self.number:
            self.legal = [choice.id for choice in turn.legal]
            self.table.awaits(self)

    def decision(self) -> bytes:
        action = random.choice(self.legal)
        return (
            f'{{"type":"decide","id":"{self.number}-{self.table.decided}","seat":{self.number},'
            f'"after":{self.last},"action":{action}}}'
        ).encode()


async def make(crowd: Crowd, port: int, tables: int, players: int) -> None:
    """Make the tables and start their games."""

    async def make_one(_: int) -> None:
        keys = [secrets.token_urlsafe(16) for _ in range(players)]
        async with Desk(port) as desk:
            terms = {"game": GAME, "players": players}
            wanted = {"terms": terms, "sit": [0], "name": "player 0"}
            made = await desk.post("/api/tables", wanted, keys[0])
            path = f"/api/tables/{made['table']}"
            for seat in range(1, players):
                joining = {"name": f"player {seat}", "seat": seat, "token": made["join"]}
                await desk.post(f"{path}/seats", joining, keys[seat])
            await desk.post(f"{path}/acts", {"type": "start", "id": "start"}, keys[0])
        table = crowd.add()
        for seat, key in enumerate(keys):
            Player(table, seat, port, made["table"], key)

    await in_parallel(make_one, range(tables))
