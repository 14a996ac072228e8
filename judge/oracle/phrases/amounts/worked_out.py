"""Amounts, as values."""

from __future__ import annotations

from judge.abilities.amounts import (
    BasicTypesAmong,
    ColorsAmong,
    Count,
    CountersOn,
    Half,
    HappenedCount,
    ManaSpent,
    NumbersAmong,
    QualityOf,
    ThisWay,
    Times,
    TypesAmong,
)
from judge.abilities.bases import Amount, Filter, Objects, Players
from judge.abilities.filters import AllOf, ControlledBy, IsCard, Other, Quality
from judge.abilities.patterns import Enters
from judge.abilities.relations import DidThisTurn, TheOne
from judge.abilities.who import DoneThisWay, It
from judge.language import REJECTED
from judge.oracle.lexicon.filters import every, has, is_in_zone


def count_of(f: Filter) -> Amount:
    """How many there are of a filter; what entered under your control this turn may have left."""
    parts = f.parts if isinstance(f, AllOf) else (f,)
    for part in parts:
        event = part.event if isinstance(part, DidThisTurn) else None
        if isinstance(event, Enters) and has(event.filter, ControlledBy):
            own = event.filter.parts if isinstance(event.filter, AllOf) else (event.filter,)
            others = (one for one in (*parts, *own) if one not in (part, TheOne()))
            return HappenedCount(event.with_(filter=every(*others)))
    return Count(f)


IT = It()


def counters_on(k: str | None = None, o: Objects | Players = IT) -> Amount:
    """How many counters are on something."""
    return CountersOn(k, o)


def basic_types_among(f: Filter) -> Amount:
    """How many basic land types there are among objects."""
    return BasicTypesAmong(f)


def colors_of(o: Objects = IT) -> Amount:
    """How many colors something has."""
    return QualityOf(Quality.COLORS, o)


def signs_spent(s: str) -> object:
    """How much mana of a color was spent to cast this, or, of two equal signs, how often two."""
    sign = s[:3]
    if sign[1:2] not in "WUBRGCS" or s not in (sign, sign * 2):
        return REJECTED
    spent = ManaSpent(letter=sign[1])
    return spent if s == sign else Half(spent, rounded_up=False)


def types_among(f: Filter) -> object:
    """How many card types there are among objects of a zone."""
    return TypesAmong(f) if is_in_zone(f) else REJECTED


def numbers_among(q: Quality, f: Filter) -> Amount:
    """How many different powers or mana values there are among objects."""
    return NumbersAmong(q, f)


def colors_among(f: Filter) -> Amount:
    """How many colors there are among objects."""
    return ColorsAmong(f)


def this_way(f: Filter, d: str) -> object:
    """How many of a filter that was done to this way."""
    return REJECTED if has(f, Other) else ThisWay(DoneThisWay(d, None if f == IsCard() else f))


def times(amount: Amount, n: Amount) -> Amount:
    """An amount once for each of a number."""
    if amount == 0 or n == 1:
        return amount
    if not isinstance(amount, int):
        return REJECTED  # type: ignore[return-value]  # X for each: no printed card has it
    return n if amount == 1 else Times(amount, n)
