"""The sets with which the shipped editions came: programs name an edition by its set's code.

>>> date_of("mkm")
'2024-02-02'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Release(NamedTuple):
    """A set, by its code and its name."""

    code: str
    name: str


RELEASES: Mapping[str, Release] = {
    "2023-11-17": Release("LCI", "The Lost Caverns of Ixalan"),
    "2024-02-02": Release("MKM", "Murders at Karlov Manor"),
    "2024-06-07": Release("MH3", "Modern Horizons 3"),
    "2024-09-20": Release("DSK", "Duskmourn: House of Horror"),
    "2025-06-06": Release("FIN", "Magic: The Gathering—FINAL FANTASY"),
}
_DATES = {release.code: day for day, release in RELEASES.items()}


def date_of(code: str) -> str | None:
    """The date of the edition that came with a set, in capital letters or small ones."""
    return _DATES.get(code.upper())


def release_of(day: str) -> Release:
    """The set with which an edition came; of one that isn't listed, its date for both."""
    return RELEASES.get(day, Release(day, day))
