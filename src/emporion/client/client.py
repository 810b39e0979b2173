"""A client of one server, with the key that says who it is."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from types import TracebackType
from typing import Any

import msgspec

from emporion.client import links
from emporion.client.heard import Full
from emporion.client.line import Line
from emporion.client.table import Table
from emporion.errors import EmporionError, brief
from emporion.server.messages import (
    Claim,
    Claimed,
    Joining,
    Made,
    NewTable,
    Seated,
    Stored,
    Summary,
)
from emporion.table.transcript import Transcript

PATIENCE = 60.0  # seconds without an answer until the client gives up


class Client:
    """One server, at its address or at that of any link to it.

    The seats a client takes belong to its `key`. Kept secret and given again, the key is the same
    client in another process, or on another day.
    """

    def __init__(self, server: str, *, key: str | None = None, patience: float = PATIENCE) -> None:
        self.server = links.server_of(server)
        self.key = key if key is not None else secrets.token_urlsafe(16)
        if not self.key.isascii() or not self.key.isprintable():
            raise EmporionError("key: must be the key of a client, as it was given")
        self._line = Line(self.server, self.key, patience)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._line.close()

    # -- tables

    def make(
        self,
        game: str,
        players: int = 3,
        *,
        bots: Sequence[str | None] = (),
        name: str | None = None,
        sit: Sequence[int] | None = None,
        start: bool = False,
        begin: tuple[str, int] | None = None,
        **terms: Any,
    ) -> Table:
        """A new table. `bots` names the player of each seat, None for a person.

        The maker takes the first seat that is no bot's, or those in `sit`. `begin` is a replay and
        the number of decisions to play on from. `terms` are those of the server: `title`, `clock`,
        `options`, `edition`, `spectators` and so on.
        """
        if sit is None:
            free = [seat for seat in range(players) if seat >= len(bots) or bots[seat] is None]
            sit = free[:1]
        document = {
            "terms": {"game": game, "players": players, "bots": list(bots), **terms},
            "sit": list(sit),
            "name": name,
            "start": start,
            "begin": begin and {"replay": begin[0], "decision": begin[1]},
        }
        made = self._line.post("/tables", _checked(document, NewTable), Made)
        return Table(
            self._line,
            made.table,
            link=f"{self.server}/j/{made.join}",
            watch_link=made.watch and f"{self.server}/w/{made.watch}",
            recovery=made.recovery,
        )

    def join(self, link: str, name: str, *, seat: int | None = None) -> Table:
        """Sit down at a table by its link, or by the token at the link's end.

        Whoever sits there already is given the same seat again.
        """
        asked = self._read(link)
        joining = _checked(
            {"name": name, "seat": seat, "token": None if asked.kind == "t" else asked.text},
            Joining,
        )
        id = asked.text if asked.kind == "t" else self._claim(asked.text, "join").table
        return self._line.patiently(lambda: self._sit(id, joining))

    def _sit(self, id: str, joining: Joining) -> Table:
        mine = self._line.get(f"/tables/{id}", Full).mine
        if mine:  # also when the answer to taking it was lost
            return Table(self._line, id, joining.seat if joining.seat in mine else mine[0])
        seated = self._line.post(f"/tables/{id}/seats", joining, Seated)
        return Table(self._line, id, seated.seats[0], recovery=seated.recovery)

    def watch(self, link: str) -> Table:
        """A table to look at."""
        asked = self._read(link)
        id = asked.text if asked.kind == "t" else self._claim(asked.text, "watch").table
        return Table(self._line, id)

    def recover(self, code: str) -> Table:
        """Move a seat here with the recovery code that was shown when it was taken."""
        claimed = self._line.post("/claims", _checked({"token": code}, Claim), Claimed)
        return Table(self._line, claimed.table, claimed.seat, recovery=claimed.recovery)

    def table(self, link: str, seat: int | None = None) -> Table:
        """A table this client has a seat at, or one open to all."""
        return Table(self._line, self._read(link).text, seat)

    def mine(self) -> list[Summary]:
        """The tables this client has something to do with."""
        return self._line.get("/mine", list[Summary])

    def open_tables(self) -> list[Summary]:
        return self._line.get("/tables", list[Summary])

    # -- replays

    def keep_replay(self, transcript: Transcript) -> Stored:
        """Have the server keep a game that was written down; `make` can begin from it."""
        if not isinstance(transcript, Transcript):
            raise EmporionError(f"a replay is an emporion.Transcript, not {brief(transcript)}")
        return self._line.post_until_answered("/replays", transcript.to_dict(), Stored)

    # -- inside

    def _read(self, link: str) -> links.Link:
        found = links.read(link)
        if found.server is not None and found.server != self.server:
            raise EmporionError(f"{brief(link)} is of another server than {self.server}")
        return found

    def _claim(self, token: str, kind: str) -> Claimed:
        """Turn a link's token into a right; a second time changes nothing."""
        asked = _checked({"token": token}, Claim)
        claimed = self._line.post_until_answered("/claims", asked, Claimed)
        if claimed.kind != kind:
            raise EmporionError(f"this is a link to {claimed.kind}, not to {kind}")
        return claimed


def _checked(document: dict[str, Any], kind: type[Any]) -> Any:
    """Refuse here what the server would refuse, saying where."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise EmporionError(str(error).replace("`$.", "`")) from None
