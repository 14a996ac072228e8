"""The hashes of what all cards do on the board, and which cards do something else since.

A line of the file is a key of seven characters, of a card, and two hashes of four each: of what
happened to it, and of the rules cited. Cards of the built-in pool have keys of their own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path

from judge.readings.kept import key_of, rows_of
from judge.smoke.digests import Digest

TITLE = "# What each card does on one board (`judge cards smoke --accept` writes it)"
_ROW = re.compile(r"[A-Za-z0-9+/]{15}")

Kept = Mapping[str, Digest]


class How(StrEnum):
    """How a card moved."""

    PLAYED = "played"  # something else happens
    CITED = "cited"  # the same happens by other rules
    NEW = "new"  # it was not played before


def key(source: str, name: str) -> str:
    """The key of a card: `source` is "pool" or "file"."""
    return key_of(source, name)


def moved(kept: Kept, key: str, digest: Digest) -> How | None:
    """How a card moved since its hashes were kept; None if it did not."""
    before = kept.get(key)
    if before is None:
        return How.NEW
    if before.happened != digest.happened:
        return How.PLAYED
    return How.CITED if before.rules != digest.rules else None


def written(kept: Kept) -> str:
    """The text of the file, the same for the same plays."""
    rows = (f"{key}{digest.happened}{digest.rules}" for key, digest in kept.items())
    return "\n".join((TITLE, *sorted(rows), ""))


def read_kept(path: Path) -> dict[str, Digest]:
    """What a file keeps; raises `BadCards` for one that is not there or is no such file."""
    return {row[:7]: Digest(row[7:11], row[11:]) for row in rows_of(path, _ROW)}
