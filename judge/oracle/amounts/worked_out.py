"""Amounts, as values."""

from __future__ import annotations

from judge.abilities.amounts import (
    BasicTypesAmong,
    ColorsAmong,
    Count,
    CountersOn,
    ThisWay,
    TypesAmong,
)
from judge.abilities.bases import Amount, Filter, Objects, Players
from judge.abilities.filters import IsCard, Other
from judge.abilities.who import DoneThisWay
from judge.language import REJECTED
from judge.oracle.filters import has, is_in_zone


def count_of(f: Filter) -> Amount:
    """How many there are of a filter."""
    return Count(f)


def counters_on(k: str | None, o: Objects | Players) -> Amount:
    """How many counters are on something."""
    return CountersOn(k, o)


def basic_types_among(f: Filter) -> Amount:
    """How many basic land types there are among objects."""
    return BasicTypesAmong(f)


def types_among(f: Filter) -> object:
    """How many card types there are among objects of a zone."""
    return TypesAmong(f) if is_in_zone(f) else REJECTED


def colors_among(f: Filter) -> Amount:
    """How many colors there are among objects."""
    return ColorsAmong(f)


def this_way(f: Filter, d: str) -> object:
    """How many of a filter that was done to this way."""
    return REJECTED if has(f, Other) else ThisWay(DoneThisWay(d, None if f == IsCard() else f))
