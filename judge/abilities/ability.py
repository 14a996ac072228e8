"""The abilities that an object has."""

from __future__ import annotations

from judge.values import Value


class Keyword(Value):
    """A keyword ability by its English name, with its number where it has one ("toxic 2").

    >>> Keyword("toxic", 2)
    Keyword(name='toxic', number=2)
    """

    name: str
    number: int | None = None


class SpellAbility(Value):
    """What an instant or sorcery does: its effects in the order written."""

    effects: tuple[Value, ...]
