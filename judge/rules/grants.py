"""Abilities that are given name what gives them: that very object is meant (201.5a)."""

from __future__ import annotations

from typing import Any, TypeVar

from judge.abilities.walk import put, within
from judge.abilities.who import ExactObject, Granter
from judge.cite import cites
from judge.game.state import ObjectId
from judge.values import Value

_MOST = 1024
_A = TypeVar("_A", bound=Value)
_GIVEN: dict[tuple[int, ObjectId], tuple[Any, Any]] = {}


@cites("201.5a", "则该名称仅特指前者异能之来源的物件")
def by_granter(ability: Value, source: ObjectId | None) -> Value:
    """An ability that is given, with the name of what gives it as that very object."""
    if source is None or not any(part == Granter() for part in within(ability)):
        return ability
    given = put(ability, Granter(), ExactObject(source))
    assert isinstance(given, Value)
    return given


def as_given(abilities: tuple[_A, ...], source: ObjectId | None) -> tuple[_A, ...]:
    """The abilities as an object gives them; of the same tuple always the same."""
    if source is None:
        return abilities
    known = _GIVEN.get((id(abilities), source))
    if known is not None and known[0] is abilities:
        return known[1]  # type: ignore[no-any-return]
    if len(_GIVEN) >= _MOST:
        _GIVEN.clear()
    given: tuple[Any, ...] = tuple(by_granter(ability, source) for ability in abilities)
    if given == abilities:
        given = abilities
    _GIVEN[id(abilities), source] = (abilities, given)
    return given
