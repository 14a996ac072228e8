"""The subject that predicates are said of."""

from __future__ import annotations

from judge.oracle.composition.subject import Subject

S = Subject()
