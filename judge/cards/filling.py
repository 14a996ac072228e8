"""An import of cards fills the tables of the store: each entry once, the newest texts."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from judge.cards.published import Published
from judge.cards.records import Record

if TYPE_CHECKING:
    from sqlite3 import Connection


class Filling:
    """An import that is going on; nothing of it is there before it ends."""

    def __init__(self, held: Connection) -> None:
        self._held = held
        self._seen: set[str] = set()
        self._has_ruled = False

    def add(self, name: str, record: Record | None) -> bool:
        """Keeps a card's English entry, the first of a file; False if there is nothing new."""
        if record is None or name in self._seen:
            return False
        self._seen.add(name)
        self._held.execute("REPLACE INTO cards VALUES (?, ?)", (name, _dumped(record)))
        return True

    def add_chinese(self, name: str, faces: Sequence[Record], dated: str) -> bool:
        """Keeps a card's Chinese texts, those of the newest printing; True if these are new."""
        if not faces:
            return False
        done = self._held.execute(
            "INSERT INTO chinese VALUES (?1, ?2, ?3) ON CONFLICT (name) DO UPDATE "
            "SET dated = ?2, faces = ?3 WHERE ?2 >= dated",
            (name, dated, _dumped(faces)),
        )
        return done.rowcount > 0

    def identify(self, name: str, identity: str) -> None:
        """Keeps by what the publisher's rulings name a card."""
        self._held.execute("REPLACE INTO identities VALUES (?, ?)", (identity, name))

    def add_ruling(self, card: str, ruling: Published) -> bool:
        """Keeps a ruling; those of an earlier file are gone, since a publisher takes some back."""
        if not self._has_ruled:
            self._held.execute("DELETE FROM rulings")
            self._has_ruled = True
        values = (card, ruling.dated, ruling.text, ruling.source)
        return (
            self._held.execute("INSERT OR IGNORE INTO rulings VALUES (?, ?, ?, ?)", values).rowcount
            > 0
        )


def _dumped(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
