"""All events."""

from __future__ import annotations

from judge.language import Table
from judge.oracle.clauses.patterns.acting import ACTING
from judge.oracle.clauses.patterns.steps import OF_STEPS

PATTERN = Table("pattern", (*ACTING, *OF_STEPS), ("~ enters", "~进战场"))
