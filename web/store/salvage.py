"""A damaged file of permalinks and reports gives what can still be read of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Table, insert, select, text
from sqlalchemy.exc import DBAPIError

from corpus.refusals import of_database
from web.store import database
from web.store.errors import Unavailable
from web.store.store import Store
from web.store.tables import permalinks, replays, reports


def damage(path: Path) -> str | None:
    """What SQLite finds wrong in a file, in its own words; None if nothing is."""
    engine = database.connect(path)
    try:
        with engine.connect() as connection:
            found = connection.scalars(text("PRAGMA integrity_check")).first()
    except DBAPIError as error:
        return str(error.orig)
    finally:
        engine.dispose()
    return None if found == "ok" else " ".join(str(found).split())


def copied(path: Path, to: Path) -> None:
    """Copies a file of permalinks and reports, as it is at one moment; `to` is a new file.

    Raises `Unavailable`, and `OSError` where there is no room for it.
    """
    engine = database.connect(path)
    try:
        with closing(engine.raw_connection()) as connection:
            connection.cursor().execute("VACUUM INTO ?", (str(to),))
    except sqlite3.DatabaseError as error:
        raise of_database(error) or Unavailable(str(path), str(error)) from error
    finally:
        engine.dispose()


def salvaged(path: Path, into: Path) -> tuple[int, int]:
    """Makes a new file with what can be read of a damaged one: how many permalinks, and reports.

    Raises `StoreError` where the new one can't be made, and `OSError` where there is no room.
    """
    store = Store.open(into)
    store.close()
    old, new = database.connect(path), database.connect(into)
    try:
        counts = []
        for table in (permalinks, reports, replays):
            rows = list(_readable(old, table))
            with new.begin() as connection:
                kept = [row for row in rows if _stays(connection, table, row)]
            counts.append(len(kept))
    except DBAPIError as error:  # of the new one: what is wrong with the old one is passed over
        raise of_database(error.orig) or Unavailable(str(into), str(error.orig)) from error
    finally:
        old.dispose()
        new.dispose()
    return counts[0], counts[1]


def _readable(engine: Any, table: Table) -> Iterator[dict[str, Any]]:
    """The rows of a table that can be read: from its beginning, and from its end, to the damage."""
    key = table.primary_key.columns.values()[0]
    seen: set[Any] = set()
    for order in (key.asc(), key.desc()):
        try:
            with engine.connect() as connection:
                for row in connection.execute(select(table).order_by(order)):
                    found = row._asdict()
                    if found[key.name] in seen:
                        continue
                    seen.add(found[key.name])
                    yield found
        except (DBAPIError, ValueError):  # the damage; what it left of a date
            continue


def _stays(connection: Any, table: Table, row: dict[str, Any]) -> bool:
    """Keeps a row, unless it is about one that is lost."""
    try:
        with connection.begin_nested():
            connection.execute(insert(table).values(row))
    except DBAPIError:
        return False
    return True
