"""Crowds in processes of their own, so that the clients do not take the server's time."""

import asyncio
import gc
import multiprocessing
import resource
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import uvloop

from bench.load.crowd import Crowd, Reading

Make = Callable[[Crowd, int, int, int], Awaitable[None]]
"""Makes tables at a server's port and seats their players: crowd, port, tables, players."""


@dataclass(frozen=True)
class Connect:
    """Open everybody's socket."""


@dataclass(frozen=True)
class Play:
    """One stretch of play; `pause` is how long a player thinks."""

    warm_up: float
    seconds: float
    pause: float = 0.0


def drive(pipe: Connection, make: Make, port: int, tables: int, players: int) -> None:
    """The process: make the tables, then do what is ordered, until the order is None."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()  # clients make no garbage that refers to itself, and are to cost little

    async def main() -> None:
        crowd = Crowd()
        loop = asyncio.get_running_loop()
        try:
            await make(crowd, port, tables, players)
            pipe.send(None)
            while (order := await loop.run_in_executor(None, pipe.recv)) is not None:
                match order:
                    case Connect():
                        await crowd.connect()
                        pipe.send(None)
                    case Play(warm_up, seconds, pause):
                        pipe.send(await crowd.play(warm_up, seconds, pause))
        except Exception as error:
            while isinstance(error, ExceptionGroup):
                error = error.exceptions[0]
            pipe.send(error)
        crowd.close()

    uvloop.run(main())


class Driver:
    """The clients of one server, spread over `processes`; inside `with`, their tables are made."""

    def __init__(
        self, make: Make, port: int, tables: int, players: int, processes: int = 1
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self.tables = tables
        self.processes = []
        self.pipes = []
        for number in range(processes):
            here, there = context.Pipe()
            share = tables // processes + (number < tables % processes)
            arguments = (there, make, port, share, players)
            process = context.Process(target=drive, args=arguments, daemon=True)
            process.start()
            there.close()
            self.processes.append(process)
            self.pipes.append(here)

    def answers(self) -> list[Any]:
        answers = [pipe.recv() for pipe in self.pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def order(self, order: Connect | Play) -> list[Any]:
        for pipe in self.pipes:
            pipe.send(order)
        return self.answers()

    def connect(self) -> None:
        self.order(Connect())

    def play(self, order: Play) -> Reading:
        return Reading.together(self.order(order))

    def __enter__(self) -> "Driver":
        self.answers()
        return self

    def __exit__(self, *_: object) -> None:
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            if process.is_alive():
                pipe.send(None)
            process.join(10)
            process.kill()
