"""The first tables: permalinks and reports.

Each migration is a file of this folder: `revision` is its number, `down_revision` the one before.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes both tables."""
    op.create_table(
        "permalinks",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("edition", sa.String(32), nullable=False),
        sa.Column("engine", sa.String(64), nullable=False),
        sa.Column("rulings", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("permalink", sa.String(24), sa.ForeignKey("permalinks.id")),
        sa.Column("edition", sa.String(32)),
        sa.Column("subject", sa.String(200)),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
    )
    op.create_index("reports_by_state", "reports", ["state", "id"])
