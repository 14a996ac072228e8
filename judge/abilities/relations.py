"""Qualities of an object that stands in a relation to this one."""

from __future__ import annotations

from judge.abilities.bases import Filter


class MarkOfThis(Filter):
    """It is what a mark of this object names: what it is paired with, what it haunts."""

    mark: str


class ExiledWithThis(Filter):
    """It is a card that another ability of this object exiled (607.2a)."""


class AttackedThisTurn(Filter):
    """It was declared as an attacker this turn."""
