"""Qualities of an object that stands in a relation to this one."""

from __future__ import annotations

from judge.abilities.bases import Filter


class MarkOfThis(Filter):
    """It is what a mark of this object names: what it is paired with, what it haunts."""

    mark: str


class AttackedThisTurn(Filter):
    """It was declared as an attacker this turn."""
