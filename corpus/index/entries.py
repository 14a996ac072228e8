"""What a search can hit: rules, headings, examples and glossary terms.

An entry holds all that a hit shows, so that a search needs no graph.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from corpus.model import Bilingual, Lang
from corpus.structs import Struct


class HitKind(StrEnum):
    """What a hit is."""

    RULE = "rule"
    HEADING = "heading"
    TERM = "term"
    EXAMPLE = "example"


class Crumb(Struct):
    """A heading on the way down to an entry."""

    number: str
    title: Bilingual


class Entry(Struct):
    """What can be found. `number` is empty for a term, `name` for all but terms and headings.

    A heading's title is its `name` and its `text`; `example` counts from 1 within the rule.
    """

    kind: HitKind
    edition: str
    number: str
    example: int
    name: Bilingual
    text: Bilingual
    path: tuple[Crumb, ...]
    names: Mapping[Lang, tuple[str, ...]]  # what it is looked up by, a term's other names too

    @property
    def chapter(self) -> int:
        """The chapter of the entry; 0 for the glossary."""
        return int(self.number[0]) if self.number else 0
