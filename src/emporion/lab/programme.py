"""Several arenas in one file, each with what it is to show: a ladder that one command makes.

```toml
title = "The ladder"
games = 400                                   # of every match that does not say otherwise

[[match]]
name = "rhodes-greedy-random"                 # its folder
game = "rhodes"
players = ["greedy", "random"]
claim = { player = "greedy", wins = 0.95 }    # or { player = "greedy", beats = "random" }
```

A match may also have `seats`, `seed`, `edition`, `open_products` and `open_missions`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emporion.errors import EmporionError, brief, did_you_mean
from emporion.lab import arena_report as report
from emporion.lab.arena import Arena, arena
from emporion.lab.intervals import Interval
from emporion.lab.page import percent
from emporion.lab.standings import Summary

COMMON: dict[str, type] = {"games": int, "seed": int}
MATCH: dict[str, type] = {
    "name": str,
    "game": str,
    "players": list,
    "claim": dict,
    "seats": int,
    "edition": str,
    "open_products": bool,
    "open_missions": bool,
    **COMMON,
}
CLAIM: dict[str, Any] = {"player": str, "wins": (int, float), "beats": str}
NAME = re.compile(r"[a-z0-9][a-z0-9-]*")


class ProgrammeError(EmporionError):
    """A programme that cannot be played."""


@dataclass(frozen=True)
class Claim:
    """What a match is to show: a share of the games won, or that one player beats another."""

    player: str
    wins: float | None = None
    beats: str | None = None

    def __str__(self) -> str:
        if self.beats is not None:
            return f"{self.player} beats {self.beats} with 95% confidence"
        return f"{self.player} wins at least {100 * (self.wins or 0):g}%"

    def told(self, summary: Summary) -> tuple[str, str]:
        """What was measured, and whether it bears the claim out."""
        if self.beats is None:
            won = _won(summary, self.player)
            return _share(won), "yes" if won.value >= (self.wins or 0) else "no"
        difference, verdict = self._difference(summary)
        value, low, high = (f"{100 * part:+.1f}%" for part in difference)
        return f"{value} a seat ({low} to {high})", verdict

    def _difference(self, summary: Summary) -> tuple[Interval, str]:
        """In games won a seat, from this player's side."""
        for pair in summary.pairs:
            if (pair.first, pair.second) == (self.player, self.beats):
                return pair.difference, pair.beats
            if (pair.second, pair.first) == (self.player, self.beats):
                value, low, high = pair.difference
                turned = {"yes": "no", "no": "yes"}.get(pair.beats, pair.beats)
                return Interval(-value, -high, -low), turned
        raise AssertionError("they never met")


@dataclass(frozen=True)
class Match:
    name: str
    arena: Arena
    command: str
    claim: Claim | None

    def told(self, summary: Summary) -> tuple[str, str]:
        """What was measured, and whether it bears the claim out; without one, what the first of
        the players won."""
        if self.claim is not None:
            return self.claim.told(summary)
        first = self.arena.names[0]
        return f"{first} wins {_share(_won(summary, first))}", ""


@dataclass(frozen=True)
class Programme:
    title: str
    matches: list[Match]


def read(file: Path) -> Programme:
    """The programme in a file; everything in it is checked before anything is played."""
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ProgrammeError(f"{file}: is not TOML: {error}") from None
    try:
        _check(document, {"title": str, "match": list, **COMMON})
        rows = document.get("match", [])
        if not rows:
            raise ProgrammeError("there is no [[match]]")
    except EmporionError as error:
        raise ProgrammeError(f"{file}: {error}") from None
    common = {name: document[name] for name in COMMON if name in document}
    matches: list[Match] = []
    for number, row in enumerate(rows, 1):
        try:
            _check(row, MATCH, needed=("name", "game", "players"))
            match = _match(common | row, file.parent)
            if match.name in (other.name for other in matches):
                raise ProgrammeError("another match has this name")
            matches.append(match)
        except EmporionError as error:
            named = row.get("name", number) if isinstance(row, dict) else number
            raise ProgrammeError(f"{file}: match {named}: {error}") from None
    return Programme(document.get("title", file.stem.capitalize()), matches)


def _match(row: dict[str, Any], beside: Path) -> Match:
    if not NAME.fullmatch(row["name"]):
        raise ProgrammeError("a name is made of small letters, digits and dashes")
    if not all(isinstance(player, str) for player in row["players"]):
        raise ProgrammeError("players must be a list of names")
    edition = str(beside / row["edition"]) if "edition" in row else "standard"
    options = {name: True for name in ("open_products", "open_missions") if row.get(name)}
    games, seed = row.get("games", 100), row.get("seed", 1)
    task = arena(
        row["game"],
        row["players"],
        games=games,
        seed=seed,
        seats=row.get("seats"),
        edition=edition,
        options=options,
    )
    command = report.made_by(
        row["game"], row["players"], games, seed, row.get("seats"), edition, options
    )
    return Match(row["name"], task, command, _claim(row["claim"], task) if "claim" in row else None)


def _claim(row: dict[str, Any], task: Arena) -> Claim:
    _check(row, CLAIM, needed=("player",))
    if ("wins" in row) == ("beats" in row):
        raise ProgrammeError("a claim has either wins or beats")
    for name in (row["player"], row.get("beats", row["player"])):
        if name not in task.names:
            raise ProgrammeError(f"{name} does not play{did_you_mean(name, task.names)}")
    if "beats" in row and not task.meet(row["player"], row["beats"]):
        raise ProgrammeError(f"{row['player']} never meets {row['beats']}")
    if not 0 <= row.get("wins", 0) <= 1:
        raise ProgrammeError(f"wins must be from 0 to 1, not {brief(row['wins'])}")
    return Claim(**row)


def _check(row: Any, known: Mapping[str, Any], needed: Sequence[str] = ()) -> None:
    if not isinstance(row, dict):
        raise ProgrammeError(f"this must be a table, not {brief(row)}")
    for name, value in row.items():
        if name not in known:
            raise ProgrammeError(f"{name} means nothing here{did_you_mean(name, known)}")
        if not isinstance(value, known[name]) or (
            isinstance(value, bool) and known[name] is not bool
        ):
            raise ProgrammeError(f"{name} cannot be {brief(value)}")
    for name in needed:
        if name not in row:
            raise ProgrammeError(f"{name} is missing")


def _won(summary: Summary, player: str) -> Interval:
    return next(one.won for one in summary.standings if one.name == player)


def _share(won: Interval) -> str:
    return f"{percent(won.value)} ({report.between(won)})"


def readme(programme: Programme, found: Mapping[str, Summary], made_by: str) -> str:
    """The page beside the matches' folders: every claim, what was measured, whether it holds."""
    lines = [
        f"# {programme.title}",
        "",
        "Made by this command, which goes on where it was stopped:",
        "",
        f"```\n{made_by}\n```",
        "",
        "Every deal is played with every rotation of the seats. In brackets: 95% intervals, which",
        "take the games of one deal as one observation. A difference is in games won a seat.",
        "Whoever thinks against a clock never plays quite the same twice; all others do.",
        "A claimed share holds if as much was measured; the interval tells how sure that is.",
        "",
        "| match | games | claim | measured | holds |",
        "|---|---|---|---|---|",
    ]
    for match in programme.matches:
        summary = found.get(match.name)
        claim = str(match.claim or "")
        if summary is None:
            cells = [match.name, "", claim, "", "not played yet"]
        else:
            cells = [
                f"[{match.name}]({match.name}/report.html)",
                f"{summary.games:,}",
                claim,
                *match.told(summary),
            ]
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", "One match alone:", "", "```"]
    lines += [f"{match.command} --out {match.name}" for match in programme.matches]
    lines += ["```"]
    return "\n".join(lines) + "\n"
