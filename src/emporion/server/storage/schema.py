"""The tables of the database, as the last migration leaves them.

No foreign keys: they would cost every entry a lookup, and `doctor.py` looks for orphans.
A seat of -1 is no seat, since no two NULLs are equal to a database.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
)

NO_SEAT = -1

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("edition", Text, nullable=False),
    Column("terms", LargeBinary, nullable=False),
    Column("engine", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("start", LargeBinary),
    Index("tables_by_status", "status", "created"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger),
    Column("body", LargeBinary, nullable=False),
    Column("viewers", Integer, nullable=False),
    Column("move", Text),
    Column("at", BigInteger, nullable=False),
    # For SQLite the writer itself sees to it that no move is made twice (`moves.py`).
    UniqueConstraint("table_id", "move", name="entries_by_move").ddl_if(dialect="postgresql"),
)

rights = Table(
    "rights",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("holder", Text, primary_key=True),
    Column("granted", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Index("rights_by_holder", "holder"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

editions = Table(
    "editions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("document", LargeBinary, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("holder", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("document", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("replay", Text, primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("judge", Text, primary_key=True),
    Column("document", LargeBinary, nullable=False),
)

beats = Table(
    "beats",
    metadata,
    Column("server", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
