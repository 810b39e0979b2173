"""The servers that tests share: a database server, and one that hosts tables."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.house import Person, Server
from server.postgres import postgres, postgres_server

__all__ = ["postgres", "postgres_server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that only talk to it."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder}/emporion.db", folder).start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers of a test's own; those still running afterwards must stop as they should."""
    servers: list[Server] = []

    def start(database: str = "", kind: type[Server] = Server, **settings: str) -> Server:
        folder = tmp_path / f"server{len(servers)}"
        folder.mkdir()
        made = kind(database or f"sqlite:///{tmp_path}/emporion.db", folder, **settings)
        servers.append(made)
        return made.start()

    yield start
    running = [one for one in servers if one.process is not None and one.process.poll() is None]
    assert [one.stop() for one in running] == [0] * len(running)


@pytest.fixture
def ada(server: Server) -> Person:
    return server.person()


@pytest.fixture
def bob(server: Server) -> Person:
    return server.person()
