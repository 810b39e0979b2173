"""A boardgame.io server (server.js), and players that speak its socket.io."""

import random

from bench.load.crowd import Crowd, Seat, Table, in_parallel
from bench.load.net import Desk, Refused

GAME = "rhodes"
EVENT = f"42/{GAME},".encode()
STATE = b'"_redo":[],"_stateID":'
ACTIONS = ("farm", "sail", "trade", "fulfil")
PRODUCTS = ("wine", "milk", "olives", "grain", "gold")


class Player(Seat):
    """A client of boardgame.io: engine.io 4, the game's namespace, its `sync` and `update`."""

    def __init__(self, table: Table, number: int, port: int, match: str, credentials: str) -> None:
        super().__init__(table, number, port, "/socket.io/?EIO=4&transport=websocket")
        self.match = match
        self.credentials = credentials

    def event(self, arguments: str) -> bytes:
        return EVENT + f"[{arguments}]".encode()

    def hear(self, message: bytes) -> None:
        if message.startswith(EVENT + b'["update"'):
            self.update(message)
        elif message == b"2":
            self.say(b"3")
        elif message.startswith(b"0{"):
            self.say(f"40/{GAME},".encode())
        elif message.startswith(f"40/{GAME},".encode()):
            self.say(self.event(f'"sync","{self.match}","{self.number}","{self.credentials}",3'))
        elif message.startswith(EVENT + b'["sync"'):
            self.table.here()
            if self.number == 0:
                self.table.awaits(self)
        elif not message.startswith(EVENT + b'["matchData"'):
            self.fail(Refused(f"boardgame.io said {message[:200]!r}"))

    def update(self, message: bytes) -> None:
        at = message.index(STATE) + len(STATE)
        number = int(message[at : message.index(b"}", at)])
        self.table.seen(number)
        if number % len(self.table.seats) == self.number:
            self.table.awaits(self)

    def decision(self) -> bytes:
        number = self.table.decided - 1
        name = ACTIONS[number // len(self.table.seats) % len(ACTIONS)]
        return self.event(
            '"update",{"type":"MAKE_MOVE","payload":{"type":"play","args":'
            f'["{name}","{random.choice(PRODUCTS)}",{random.randint(1, 9)}],'
            f'"playerID":"{self.number}","credentials":"{self.credentials}"}}}},'
            f'{number},"{self.match}","{self.number}"'
        )


async def make(crowd: Crowd, port: int, tables: int, players: int) -> None:
    """Make the matches and take their seats by the lobby's API."""

    async def make_one(_: int) -> None:
        async with Desk(port) as desk:
            made = await desk.post(f"/games/{GAME}/create", {"numPlayers": players})
            match = made["matchID"]
            table = crowd.add()
            for number in range(players):
                joined = await desk.post(
                    f"/games/{GAME}/{match}/join",
                    {"playerID": str(number), "playerName": f"player {number}"},
                )
                Player(table, number, port, match, joined["playerCredentials"])

    await in_parallel(make_one, range(tables))
