"""Qualities of an object that stands in a relation to this one."""

from __future__ import annotations

from judge.abilities.bases import Filter, Pattern


class MarkOfThis(Filter):
    """It is what a mark of this object names: what it is paired with, what it haunts."""

    mark: str


class ExiledWithThis(Filter):
    """It is a card that another ability of this object exiled (607.2a)."""


class DidThisTurn(Filter):
    """The event happened this turn, in which it is `TheOne`."""

    event: Pattern


class TheOne(Filter):
    """In the event of `DidThisTurn`: the object of which it is said."""


class IsOrBecame(Filter):
    """It is the object of this id, or what became that as it changed zones."""

    id: int
