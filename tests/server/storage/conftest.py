"""Every test that takes a `url` runs on SQLite and on PostgreSQL."""

from pathlib import Path

import pytest

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database."""
    return address(request, tmp_path, request.param)


@pytest.fixture(params=KINDS)
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another one, of either kind."""
    return address(request, tmp_path / "other", request.param)


def address(request: pytest.FixtureRequest, folder: Path, kind: str) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder}/tables.db"
    made: str = request.getfixturevalue("postgres").empty()
    return made
