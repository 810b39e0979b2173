"""SQLite has no index of moves any more: it cost as much as the entries."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    if op.get_context().dialect.name != "sqlite":
        return
    op.create_table(
        "entries_now",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("viewers", sa.Integer, nullable=False),
        sa.Column("move", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO entries_now SELECT * FROM entries")
    op.drop_table("entries")
    op.rename_table("entries_now", "entries")
