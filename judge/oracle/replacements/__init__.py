"""Replacement effects: "enters tapped", "as ~ enters", "if … would …, … instead"."""

from __future__ import annotations

from judge.oracle.replacements.bringing import TABLES as BROUGHT
from judge.oracle.replacements.changing import ON_IT, PREVENTING
from judge.oracle.replacements.entering import CHOOSING, COPIED_PERMANENT
from judge.oracle.replacements.every import REPLACEMENT
from judge.oracle.replacements.instead import DRAWER
from judge.oracle.replacements.preventing import TABLES as PREVENTED
from judge.oracle.replacements.replacing import Statics, one

TABLES = (*BROUGHT, *PREVENTED, ON_IT, REPLACEMENT, COPIED_PERMANENT, CHOOSING, DRAWER, PREVENTING)

__all__ = [
    "TABLES",
    "Statics",
    "one",
]
