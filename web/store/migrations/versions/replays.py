"""What the newest engine made of a permalink's scenario, so that it is played once and no more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "replays",
        sa.Column("link", sa.String(24), sa.ForeignKey("permalinks.id"), primary_key=True),
        sa.Column("engine", sa.String(64), nullable=False),
        sa.Column("today", sa.String(16), nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
    )
