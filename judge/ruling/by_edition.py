"""A scenario becomes the edition that it is ruled by; numbers in the code become that edition's.

>>> citation("728.1", "2025-06-06")
Citation(number='731.1', edition='2025-06-06')
>>> citation("509.2", "2025-06-06")  # which that edition no longer has
Citation(number='509.2', edition='2023-11-17')
"""

from __future__ import annotations

import os
from functools import lru_cache

from corpus.ids import RuleId
from corpus.lineage import shipped
from judge.cite import edition_of
from judge.rules.editions import BASE_EDITION, EDITIONS, NEWEST_EDITION, edition_at
from judge.scenario.model import Scenario
from judge.values import Value

VARIABLE = "JUDGE_EDITION"
NEWEST = "newest"  # the name for the newest edition that is carried out


class Citation(Value):
    """A rule by number and the edition that the number is of."""

    number: str
    edition: str


def ruled_by(scenario: Scenario, edition: str | None = None) -> str:
    """The date of the edition that a scenario is ruled by.

    It is the scenario's own; else `edition`, else JUDGE_EDITION, else the newest that is carried
    out.
    """
    return scenario.rules or chosen(edition)


def chosen(edition: str | None = None) -> str:
    """The date of the edition for a scenario that names none: `edition`, or as set, or newest."""
    named = edition or os.environ.get(VARIABLE) or NEWEST
    return NEWEST_EDITION.date if named == NEWEST else named


def resolved(named: str) -> str:
    """The date of an edition by its date, the beginning of one, or `newest`.

    Raises `Unsupported` for one that is not carried out.
    """
    if named == NEWEST:
        return NEWEST_EDITION.date
    begins = [edition.date for edition in EDITIONS if named and edition.date.startswith(named)]
    return begins[-1] if begins else edition_at(named).date


@lru_cache(maxsize=20_000)
def citation(cited: str, edition: str) -> Citation:
    """A rule as events name it, with its number in an edition.

    A number that the edition is not known to have keeps the edition that it is of.
    """
    number, of = edition_of(cited, BASE_EDITION.date)
    lineage = shipped()
    if edition == of or not (lineage.knows(edition) and lineage.knows(of)):
        return Citation(number, of)
    there = lineage.carried(RuleId.parse(number), of, edition).numbers
    return Citation(str(there[0]), edition) if len(there) == 1 else Citation(number, of)
