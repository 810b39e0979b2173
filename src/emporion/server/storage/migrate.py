"""The database's shape is brought up to date whenever it is opened."""

from __future__ import annotations

from .database import Database
from .schema import metadata


def migrate(database: Database) -> None:
    metadata.create_all(database.writer)
