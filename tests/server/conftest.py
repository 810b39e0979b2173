"""The servers that tests share: a database server, and one that hosts tables."""

from collections.abc import Iterator

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
def ada(server: Server) -> Person:
    return server.person()


@pytest.fixture
def bob(server: Server) -> Person:
    return server.person()
