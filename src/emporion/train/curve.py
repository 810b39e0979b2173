"""How strong the player is getting: games against fixed opponents, in processes of their own.

Measuring never touches the training: it plays the network that was written last, as `neural` does,
while the training goes on. No PyTorch is needed here.
"""

from __future__ import annotations

import os
import random
import sys
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import emporion as em
from emporion.bots import bot, decide
from emporion.train.processes import crew

LONGEST = 5000  # decisions; no game is as long
NICE = 5  # measuring is less urgent than training


class Match(NamedTuple):
    """Whom the network meets: one against all others of a kind."""

    opponent: str
    players: int
    games: int

    def __str__(self) -> str:
        return f"{self.opponent}, {self.players} players"


@dataclass(frozen=True)
class Point:
    """The share of the games won against a fixed opponent, at some time of the training."""

    minutes: float
    decisions: int
    opponent: str
    players: int  # 0: games of all player counts together
    games: int
    won: float  # share of the wins

    @property
    def label(self) -> str:
        return f"{self.opponent}, {f'{self.players} players' if self.players else 'in training'}"


def checked_point(told: dict[str, Any]) -> Point:
    """A point as a file tells it; a TypeError if it is none.

    >>> checked_point({**asdict(Point(1.0, 9, "greedy", 2, 50, 0.5)), "won": "half"})
    Traceback (most recent call last):
        ...
    TypeError: won: 'half'
    """
    point = Point(**told)
    for name, value in told.items():
        if isinstance(value, bool) or isinstance(value, str) != (name == "opponent"):
            raise TypeError(f"{name}: {value!r}")
        if name != "opponent":
            value + 0.0
    return point


def usual(against: Path | None = None) -> list[Match]:
    """The matches of a strength curve; of a run against a network, those against it."""
    if against is not None:
        return [Match(str(against), players, 200) for players in (2, 4)]
    return [Match("greedy", 2, 50), Match("greedy", 4, 100), Match("planner:100", 4, 24)]


def play(title: str, network: str, opponent: str, players: int, seed: int) -> float:
    """The network's share of the win in one game; its seat goes round with the seed."""
    state = em.game(title, players=players).start(seed)
    seat = seed % players
    names = [network if one == seat else opponent for one in range(players)]
    sitting = [bot(name, files=True) for name in names]
    rng = random.Random(seed)
    for _ in range(LONGEST):
        if state.over:
            break
        state.play(decide(sitting[state.actor], state, rng).id)
    return 1 / len(state.winners) if seat in state.winners else 0.0


class Measuring:
    """Matches under way, and the curve so far."""

    def __init__(self, title: str, matches: list[Match], workers: int, points: list[Any]) -> None:
        self.title, self.matches = title, matches
        self.points = [Point(**point) for point in points]
        for name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
            os.environ.setdefault(name, "1")  # for the processes: small matrices, one core each
        self._crew = workers
        self._workers = crew(workers, NICE) if matches and workers else None
        self._under_way: list[tuple[float, int, Match, Path, list[Future[float]]]] = []
        self._rounds = 0

    @property
    def is_busy(self) -> bool:
        return bool(self._under_way)

    def begin(self, network: Path, data: bytes, minutes: float, decisions: int) -> None:
        """Measure the network as it is now."""
        if self._workers is None:
            return
        file = network.with_name(f".measured-{self._rounds}.npz")
        file.write_bytes(data)
        self._rounds += 1
        for match in self.matches:
            try:
                games = self._submit(self._workers, match, file)
            except BrokenProcessPool:  # one was killed meanwhile; what it was at is told as missing
                self._workers = crew(self._crew, NICE)
                games = self._submit(self._workers, match, file)
            self._under_way.append((minutes, decisions, match, file, games))

    def _submit(self, crew: ProcessPoolExecutor, match: Match, file: Path) -> list[Future[float]]:
        told = self.title, str(file), match.opponent, match.players
        return [crew.submit(play, *told, 1000 + number) for number in range(match.games)]

    def note(self, minutes: float, decisions: int, opponent: str, shares: list[float]) -> None:
        """Add a point that was measured elsewhere, over games of all player counts."""
        won = round(sum(shares) / len(shares), 4)
        self.points.append(Point(round(minutes, 2), decisions, opponent, 0, len(shares), won))

    def gather(self) -> list[Point]:
        """The points that have come in since."""
        ready = [one for one in self._under_way if all(game.done() for game in one[-1])]
        return [point for one in ready if (point := self._finish(*one))]

    def end(self, patience: float) -> None:
        """Wait a while for what is under way, and count what has come in."""
        if self._workers is None:
            return
        games = [game for *_, some in self._under_way for game in some]
        wait(games, timeout=patience)
        self._workers.shutdown(wait=False, cancel_futures=True)
        for one in list(self._under_way):
            self._finish(*one)

    def _finish(
        self, minutes: float, decisions: int, match: Match, file: Path, games: list[Future[float]]
    ) -> Point | None:
        """What became of a match; one that goes wrong costs a point of the curve, not the run."""
        done = [game for game in games if game.done() and not game.cancelled()]
        errors = [error for game in done if (error := game.exception())]
        if errors:
            print(f"{match}: not measured: {errors[0]}", file=sys.stderr)
        self._under_way = [one for one in self._under_way if one[-1] is not games]
        if all(one[3] != file for one in self._under_way):
            file.unlink(missing_ok=True)
        if errors or not done:
            return None
        shares = [game.result() for game in done]
        won = round(sum(shares) / len(shares), 4)
        point = Point(round(minutes, 2), decisions, match.opponent, match.players, len(shares), won)
        self.points.append(point)
        return point

    def told(self) -> list[dict[str, Any]]:
        return [asdict(point) for point in self.points]


def drawn(title: str, points: list[Point]) -> str:
    """The strength curve as SVG; needs Matplotlib."""
    from emporion.lab.page import plot

    lines: dict[str, list[Point]] = {}
    for point in sorted(points, key=lambda one: one.minutes):
        lines.setdefault(point.label, []).append(point)

    def draw(axes: Any) -> None:
        for name, some in lines.items():
            axes.plot([p.minutes for p in some], [100 * p.won for p in some], "o-", label=name)
        axes.set_xlabel("minutes of training")
        axes.set_ylabel("games won, %")
        axes.set_ylim(0, 100)
        axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5))  # where no line is

    title = f"{title.capitalize()}: games won by one neural against"
    latest = "; ".join(f"{name}: {100 * some[-1].won:.0f}%" for name, some in lines.items())
    figure = plot(title, draw, says=f"{title} others, over the training. At the end: {latest}.")
    return figure[figure.index("<svg") : figure.rindex("</svg>") + len("</svg>")] + "\n"
