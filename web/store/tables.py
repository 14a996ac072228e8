"""The tables as the code uses them. A migration makes them; a test holds the two to each other."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, ForeignKey, Index, Integer, MetaData, String, Table, Text

from web.store.model import MOST_IN_EDITION, MOST_IN_SUBJECT

metadata = MetaData()

permalinks = Table(
    "permalinks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("scenario", Text, nullable=False),
    Column("edition", String(MOST_IN_EDITION), nullable=False),
    Column("engine", String(64), nullable=False),
    Column("rulings", Text, nullable=False),  # JSON
    Column("created", DateTime, nullable=False),  # UTC
)

replays = Table(
    "replays",
    metadata,
    Column("link", String(24), ForeignKey("permalinks.id"), primary_key=True),
    Column("engine", String(64), nullable=False),
    Column("today", String(16), nullable=False),
    Column("answers", Text, nullable=False),  # JSON
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("permalink", String(24), ForeignKey("permalinks.id")),
    Column("edition", String(MOST_IN_EDITION)),
    Column("subject", String(MOST_IN_SUBJECT)),
    Column("created", DateTime, nullable=False),  # UTC
    Column("state", String(16), nullable=False),
    Index("reports_by_state", "state", "id"),
)
