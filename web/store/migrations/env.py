"""Alembic's entry: runs the migrations in the transaction that `database.migrate` has begun."""

from __future__ import annotations

from alembic import context

from web.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
