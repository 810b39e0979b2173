"""A table as one seat at it, or a spectator, may know it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from emporion.client.heard import Full, Legal, News, Turn
from emporion.client.line import Line, Refused
from emporion.errors import EmporionError
from emporion.server.messages import (
    Answer,
    AnyAct,
    Decide,
    Done,
    Leave,
    Ready,
    Say,
    Start,
    TableInfo,
    TakeBack,
    Undo,
)
from emporion.table.transcript import Transcript

Chooser = Callable[[Mapping[str, Any], Sequence[Legal]], Legal | str | int]
"""Given a seat's view and the legal actions, the one to play: itself, its text or its id."""

OVERTAKEN = {"lent", "not_lent"}  # what was true when the act was thought of is so no more


class Table:
    """Where a program sits. `info`, `view` and `turn` are as of the last news taken.

    `link` and `watch_link` are there for whoever made the table, and `recovery` for whoever just
    sat down: they are told once.
    """

    def __init__(
        self,
        line: Line,
        id: str,
        seat: int | None = None,
        *,
        link: str | None = None,
        watch_link: str | None = None,
        recovery: str | None = None,
    ) -> None:
        self._line = line
        self.id = id
        self.link = link
        self.watch_link = watch_link
        self.recovery = recovery
        self.number = 0
        self.info: TableInfo
        self.view: dict[str, Any] | None = None
        self.turn: Turn | None = None
        self.look(seat)

    def __repr__(self) -> str:
        who = "watched" if self.seat is None else f"seat {self.seat}"
        return f"<Table {self.id}: {self.info.terms.game}, {self.info.status}, {who}>"

    # -- what there is to see

    def look(self, seat: int | None = None) -> None:
        """Take everything as it is now."""
        self._take(self._line.get(self._path, Full, seat=seat))

    @property
    def legal(self) -> list[Legal]:
        """What may be played now; nothing while another is asked."""
        return list(self.turn.legal or ()) if self.turn is not None else []

    @property
    def over(self) -> bool:
        return self.info.status == "over"

    @property
    def scores(self) -> list[int] | None:
        """Of every seat, once the game is over."""
        return self.info.result.scores if self.info.result else None

    @property
    def winners(self) -> list[int] | None:
        return self.info.result.winners if self.info.result else None

    def news(self) -> Iterator[Full | News]:
        """What happens at the table from now on; waits for it, and resumes after a break."""
        for said in self._line.listen(self._path, self.seat, lambda: self.number):
            if self._take(said):
                yield said

    def since(self, number: int | None = None) -> list[News]:
        """What happened after a number, or since the own last decision."""
        return self._line.get(f"{self._path}/since", list[News], seat=self.seat, after=number)

    def transcript(self) -> Transcript:
        """The whole game once it is over; before, a game that begins with what the seat knows."""
        found = self._line.get(f"{self._path}/transcript", dict[str, Any], seat=self.seat)
        return Transcript.from_dict(found)

    # -- what there is to do

    def play(self, choose: Chooser, *, agree: bool = True) -> None:
        """Be ready, and decide whenever asked until the game is over.

        `agree` is the answer to others who ask to take something back.
        """
        self.look(self._own)
        awaited = self._settle(choose, agree)
        if self.over:
            return
        for _ in self.news():
            if self.number >= awaited:
                awaited = self._settle(choose, agree)
            if self.over:
                return

    def _settle(self, choose: Chooser, agree: bool) -> int:
        """Do whatever the seat owes now; the number of the news to wait for."""
        while (act := self._owed(choose, agree)) is not None:
            try:
                return self._send(act).number
            except Refused as refusal:
                if refusal.now is None and refusal.key not in OVERTAKEN:
                    raise
                self.look(self._own)  # others were faster: what is owed now?
        return self.number

    def _owed(self, choose: Chooser, agree: bool) -> AnyAct | None:
        seat, place = self._own, self.info.seats[self._own]
        if self.over:
            return None
        if self.info.status == "gathering":
            return None if place.ready else Ready(id=_new_id(), seat=seat)
        if self.turn is None:
            return None
        if place.lent:
            return TakeBack(id=_new_id(), seat=seat)
        if self.info.asked is not None and seat in self.info.asked.waiting:
            return Answer(id=_new_id(), seat=seat, agree=agree)
        legal = self.legal
        if not legal or self.view is None:
            return None
        return self._decision(choose(self.view, legal))

    def decide(self, action: Legal | str | int) -> None:
        """Play an action: one of `legal`, its text or its id."""
        self._do(self._decision(action))

    def ready(self, ready: bool = True) -> None:
        self._do(Ready(id=_new_id(), seat=self._own, ready=ready))

    def start(self, bot: str = "medium") -> None:
        """By whoever made the table: begin now, with bots in the seats still free."""
        self._do(Start(id=_new_id(), bot=bot))

    def undo(self) -> None:
        """Take back the own last decision, or ask the others where the law stops that."""
        self._do(Undo(id=_new_id(), seat=self._own, after=self.number))

    def say(self, words: str) -> None:
        self._do(Say(id=_new_id(), seat=self._own, words=words))

    def leave(self) -> None:
        """Before the game the seat becomes free; in it a bot plays on."""
        self._do(Leave(id=_new_id(), seat=self._own))

    # -- inside

    @property
    def _path(self) -> str:
        return f"/tables/{self.id}"

    @property
    def _own(self) -> int:
        if self.seat is None:
            raise EmporionError("only who has a seat can do that")
        return self.seat

    def _decision(self, action: Legal | str | int) -> Decide:
        chosen = action.id if isinstance(action, Legal) else action
        return Decide(id=_new_id(), seat=self._own, after=self.number, action=chosen)

    def _do(self, act: AnyAct) -> None:
        self._send(act)
        self.look(self.seat)

    def _send(self, act: AnyAct) -> Done:
        """Sent again with its own id until it is answered, it is still done once."""
        return self._line.post_until_answered(f"{self._path}/acts", act, Done)

    def _take(self, said: Full | News) -> bool:
        """Whether it was new."""
        if isinstance(said, Full):
            self.seat = said.viewer
        elif said.number <= self.number:
            return False
        self.number = said.number
        if said.table is not None:
            self.info = said.table
        if said.view is not None:
            self.view = said.view
        self.turn = said.turn  # none yet: more was missed, and the last of it carries the turn
        return True


def _new_id() -> str:
    return secrets.token_urlsafe(12)
