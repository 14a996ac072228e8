"""All replacement effects."""

from __future__ import annotations

from judge.language import Table
from judge.oracle.replacements.changing import CHANGED
from judge.oracle.replacements.copying import COPYING
from judge.oracle.replacements.entering import ENTERING
from judge.oracle.replacements.instead import INSTEAD
from judge.oracle.replacements.leaving import LEAVING
from judge.oracle.replacements.life import LIFE_KEPT

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
