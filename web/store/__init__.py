r"""Permalinks and reports become rows that last: SQLite by default, PostgreSQL by an address.

This package is the one door to SQLAlchemy, Alembic and psycopg, and the only one that writes for
readers. Nothing of who asked or reported is kept: no name, no address, no browser.

>>> import tempfile, pathlib
>>> store = Store.open(pathlib.Path(tempfile.mkdtemp()) / "store.sqlite")
>>> link = store.put("players: {Ann: {}}", edition="2023-11-17", engine="0.1.0", rulings=[])
>>> store.put("players: {Ann: {}}  ", edition="", engine="0.2.0", rulings=[]) == link
True
>>> store.get(link.id).scenario
'players: {Ann: {}}\n'
>>> store.report(ReportKind.RULING, "I expected two damage.", permalink=link.id).id
1
"""

from web.store.database import place
from web.store.errors import (
    BadAddress,
    Invalid,
    Newer,
    StoreError,
    Unavailable,
    UnknownPermalink,
    UnknownReport,
)
from web.store.model import (
    MOST_IN_REPORT,
    MOST_IN_RULINGS,
    MOST_IN_SCENARIO,
    Permalink,
    Replay,
    Report,
    ReportKind,
    ReportState,
    Today,
    canonical,
    id_of,
)
from web.store.salvage import copied, damage, salvaged
from web.store.store import Store

__all__ = [
    "MOST_IN_REPORT",
    "MOST_IN_RULINGS",
    "MOST_IN_SCENARIO",
    "BadAddress",
    "Invalid",
    "Newer",
    "Permalink",
    "Replay",
    "Report",
    "ReportKind",
    "ReportState",
    "Store",
    "StoreError",
    "Today",
    "Unavailable",
    "UnknownPermalink",
    "UnknownReport",
    "canonical",
    "copied",
    "damage",
    "id_of",
    "place",
    "salvaged",
]
