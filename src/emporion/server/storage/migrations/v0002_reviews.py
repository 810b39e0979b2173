"""Reviews of replays are kept, one for each seat and judge."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("replay", sa.Text, primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("judge", sa.Text, primary_key=True),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )
