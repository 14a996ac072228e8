"""What a question states: what is there, what is done, what an effect does.

A clause reads to a mapping: `does` says which kind it is, the other keys who and what it is of.
Each module of this room has the rows of its subject: how things stand (`STANDING`), what somebody
does (`DONE`), what an effect does (`EFFECTS`), and the moments before and behind a clause
(`BEFORE`, `AFTER`).
"""

from __future__ import annotations

from types import ModuleType

from judge.asking.canonical.rows import NO_SIGN, optional, table
from judge.asking.wordings import asides, commanders
from judge.asking.wordings.foci import offered
from judge.asking.wordings.statements import (
    casts,
    damage,
    effects,
    fights,
    moments,
    objects,
    parts,
    players,
    seats,
    so_far,
    stack,
    states,
    talk,
    tokens,
    turns,
    uses,
    zones,
)
from judge.language import ListOf, Table
from judge.language.template import Row

SUBJECTS: tuple[ModuleType, ...] = (
    objects,
    states,
    players,
    so_far,
    seats,
    commanders,
    casts,
    uses,
    stack,
    fights,
    damage,
    effects,
    tokens,
    zones,
    moments,
    turns,
)


def _rows(kind: str) -> list[Row]:
    """The rows of a kind that each subject has, in their order."""
    return [one for subject in SUBJECTS for one in getattr(subject, kind, ())]


TABLES: tuple[Table, ...] = (
    *talk.TABLES,
    *parts.TABLES,
    *(one for subject in SUBJECTS for one in getattr(subject, "TABLES", ())),
    table("standing", *_rows("STANDING")),
    table("said_by_the_way", *talk.SAID, *talk.CLAIMS, *asides.ASIDES, *offered.SAID),
    table("bare", *objects.BARE),
    table("done", *_rows("DONE")),
    table("effect_said", *_rows("EFFECTS")),
    table("before", *_rows("BEFORE")),
    optional("before_clause", ListOf("before", *NO_SIGN)),
    optional("after_clause", ListOf("after", *NO_SIGN)),
    table("after", *_rows("AFTER")),
)
