"""The files of queries: their rows, and when a hit is the answer of one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from corpus.ids import RuleId
from corpus.index import HitKind
from corpus.query import Hit

Asked = Mapping[str, Any]


def rows_of(name: str) -> list[Asked]:
    """The rows of a file of queries."""
    rows: list[Asked] = yaml.safe_load(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    return rows


def is_right(hit: Hit, answer: object, default: str) -> bool:
    """True if a hit is the answer of a row; the file's head says how answers are written."""
    wanted, _, edition = str(answer).partition("@")
    if wanted.startswith("term:"):
        name = wanted.removeprefix("term:")
        names = (hit.term, *(each for names in hit.entry.names.values() for each in names))
        return hit.kind is HitKind.TERM and name in names
    if hit.kind is HitKind.TERM or (edition or default) not in (hit.edition, *hit.also_in):
        return False
    if wanted.endswith("*"):
        return RuleId.parse(hit.number).is_within(RuleId.parse(wanted[:-1]))
    return hit.number == wanted
