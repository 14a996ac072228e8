"""All replacement effects."""

from __future__ import annotations

from judge.language import Table
from judge.oracle.lines.replacements.changing import CHANGED
from judge.oracle.lines.replacements.copying import COPYING
from judge.oracle.lines.replacements.entering import ENTERING
from judge.oracle.lines.replacements.instead import INSTEAD
from judge.oracle.lines.replacements.leaving import LEAVING
from judge.oracle.lines.replacements.life import LIFE_KEPT

REPLACEMENT = Table(
    "replacement",
    (
        *ENTERING,
        *COPYING,
        *LEAVING,
        *CHANGED,
        *INSTEAD,
        *LIFE_KEPT,
    ),
    ("~ enters tapped", "~须横置进战场"),
)
