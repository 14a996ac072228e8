"""Filters are put together in one order, so that both languages give equal values.

>>> from judge.abilities.filters import IsPermanent, OfType, Tapped
>>> from judge.cards import CardType
>>> one = every(Tapped(), every(IsPermanent(), OfType(CardType.LAND)))
>>> one == every(OfType(CardType.LAND), IsPermanent(), Tapped())
True
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities.amounts import Count
from judge.abilities.bases import Filter, Objects
from judge.abilities.filters import (
    AllOf,
    AnyOf,
    InZone,
    IsAbility,
    IsCard,
    IsPermanent,
    IsPermanentCard,
    IsSpell,
    IsToken,
    Named,
    OfSubtype,
    OfSupertype,
    OfType,
    Other,
)
from judge.abilities.who import AmongThem, Chosen, Every, Target

NAMED_SO = Named("~")  # "named ~": the reader of a face puts in what is printed on it
ELSEWHERE = AnyOf(  # neither on the battlefield nor on the stack
    tuple(InZone(zone) for zone in ("command", "exile", "graveyard", "hand", "library"))
)
_ORDER: tuple[type[Filter], ...] = (
    Other,
    IsPermanent,
    IsCard,
    IsSpell,
    IsAbility,
    IsToken,
    IsPermanentCard,
    OfSupertype,
    OfType,
    OfSubtype,
)


def _key(part: Filter) -> tuple[int, str]:
    kind = type(part)
    return (_ORDER.index(kind) if kind in _ORDER else len(_ORDER), repr(part))


def every(*parts: Filter) -> Filter:
    """All of these hold; nested ones are taken apart and double ones dropped."""
    flat = sorted(set(_flat(parts, AllOf)), key=_key)
    return flat[0] if len(flat) == 1 else AllOf(tuple(flat))


def either(*parts: Filter) -> Filter:
    """One of these holds; nested ones are taken apart and double ones dropped."""
    flat = sorted(set(_flat(parts, AnyOf)), key=_key)
    return flat[0] if len(flat) == 1 else AnyOf(tuple(flat))


def _flat(parts: tuple[Filter, ...], kind: type[AllOf] | type[AnyOf]) -> Iterator[Filter]:
    for part in parts:
        if isinstance(part, kind):
            yield from _flat(part.parts, kind)
        else:
            yield part


def parts_of(filter_: Filter) -> tuple[Filter, ...]:
    """The parts that must all hold."""
    return filter_.parts if isinstance(filter_, AllOf) else (filter_,)


def has(filter_: Filter, kind: type[Filter]) -> bool:
    """True if a part of this class must hold."""
    return any(isinstance(part, kind) for part in parts_of(filter_))


def narrowed(objects: Objects, *more: Filter) -> Objects | None:
    """The same objects, of these filters too; None if the words leave no room for a filter."""
    if not isinstance(objects, (Target, Every, Chosen, AmongThem)):
        return None
    before = objects.filter
    filter_ = every(*((before,) if before is not None else ()), *more)
    if before is not None and getattr(objects, "number", None) == Count(before):
        objects = objects.with_(number=Count(filter_))  # "any number of" them: as many as there are
    return objects.with_(filter=filter_)


def is_in_zone(filter_: Filter) -> bool:
    """True if the filter says where the object is."""
    return has(filter_, InZone) or has(filter_, IsPermanent) or has(filter_, IsSpell)
