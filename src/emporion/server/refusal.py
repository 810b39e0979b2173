"""A request that cannot be carried out: why, in words and as a stable key, and its HTTP status."""

from __future__ import annotations

from typing import Any

from emporion.errors import EmporionError
from emporion.server.messages import Problem


class Refusal(EmporionError):
    """Nothing was changed. `stale` says that the caller should look again first."""

    def __init__(
        self,
        key: str,
        words: str,
        status: int = 409,
        *,
        rule: str | None = None,
        where: str | None = None,
        stale: bool = False,
        args: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(words)
        self.key = key
        self.words = words
        self.status = status
        self.rule = rule
        self.where = where
        self.stale = stale
        self.about = args or {}

    @property
    def problem(self) -> Problem:
        return Problem(self.key, self.words, self.rule, self.where, self.about)


def no_such_table() -> Refusal:
    """Also what somebody without rights is told of a private table: that it exists is private."""
    return Refusal("no_table", "there is no such table, or it is not open to you", 404)
