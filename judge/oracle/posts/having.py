"""Whose it is, where it is, and what it has."""

from __future__ import annotations

from judge.abilities.bases import Amount, Filter
from judge.abilities.filters import (
    AnyOf,
    Compares,
    Comparison,
    ControlledBy,
    HasCounter,
    HasManaCost,
    ManaValueParity,
    Named,
    Non,
    OfChosenType,
    OfColor,
    OfSubtype,
    OwnedBy,
    OwnNumbers,
    Quality,
    WithKeyword,
)
from judge.cards.subtypes import BASIC_LAND_TYPES
from judge.language import Template, Word, t, w
from judge.oracle.filters import every
from judge.oracle.posts.qualities import having

LESS, AT_MOST, EQUAL = Comparison.LESS, Comparison.AT_MOST, Comparison.EQUAL
AT_LEAST, GREATER = Comparison.AT_LEAST, Comparison.GREATER


def _compares(q: Quality, n: Amount, comparison: Comparison) -> Filter:
    return Compares(q, comparison, n)


def _without(k: str) -> Filter:
    return Non(WithKeyword(k))


def _counter(k: str) -> Filter:
    return HasCounter(k)


def _not_counter(k: str) -> Filter:
    return Non(HasCounter(k))


HAVING: tuple[Template | Word, ...] = (
    t(
        ControlledBy,
        " {players:holder@s} controls| {players:holder@p} control",
        "由{players:holder}操控|{players:holder}操控|{players:holder}所操控",
    ),
    t(
        lambda p: Non(ControlledBy(p)),
        " {p:holder@s} doesn't control| {p:holder@p} don't control",
        "不由{p:holder}操控|非由{p:holder}操控|非{p:holder}操控",
    ),
    t(
        OwnedBy,
        " {players:holder@s} owns| {players:holder@p} own",
        "由{players:holder}拥有|{players:holder}拥有|{players:holder}所拥有",
    ),
    t(
        lambda p: Non(OwnedBy(p)),
        " {p:holder@s} doesn't own| {p:holder@p} don't own",
        "不由{p:holder}拥有|非由{p:holder}拥有",
    ),
    t(
        lambda p: every(OwnedBy(p), ControlledBy(p)),
        " {p:holder@p} both own and control",
        "由{p:holder}拥有且操控|由{p:holder}拥有并操控",
    ),
    t(
        having,
        " with {k:keyword_name}| that has {k:keyword_name}| that have {k:keyword_name}",
        "具{k:keyword_name}异能|具{k:keyword_name}",
    ),
    w(
        AnyOf(tuple(OfSubtype(name) for name in BASIC_LAND_TYPES)),
        " with a basic land type",
        "具基本地类别",
    ),
    t(
        lambda c: HasManaCost((c.mana,)),
        " with mana cost {c:mana_cost}",
        "法术力费用为{c:mana_cost}",
    ),
    t(
        lambda a, b: HasManaCost((a.mana, b.mana)),
        " with mana cost {a:mana_cost} or {b:mana_cost}",
        "法术力费用为{a:mana_cost}或{b:mana_cost}",
    ),
    *(
        w(
            ManaValueParity(even),
            f" with {en} mana values| with an {en} mana value",
            f"法术力值为{zh}|法术力值为{zh}的|总法术力费用为{zh}",
        )
        for even, en, zh in ((True, "even", "偶数"), (False, "odd", "奇数"))
    ),
    t(
        _without,
        " without {k:keyword_name}| that doesn't have {k:keyword_name}",
        "不具{k:keyword_name}异能|不具{k:keyword_name}",
    ),
    t(
        _compares,
        " with {q:quality} {n:simple_amount} or greater|"
        " with {q:quality} {n:simple_amount} or more|"
        " with {q:quality} greater than or equal to {n:amount}",
        "{q:quality}等于或大于{n:simple_amount}|{q:quality}大于或等于{n:simple_amount}|"
        "{q:quality}为{n:simple_amount}或更多|{q:quality}为{n:simple_amount}或更大|"
        "{q:quality}大于或等于{n:amount}",
        comparison=AT_LEAST,
    ),
    t(
        _compares,
        " with {q:quality} {n:simple_amount} or less|"
        " with {q:quality} less than or equal to {n:amount}",
        "{q:quality}等于或小于{n:simple_amount}|{q:quality}小于或等于{n:simple_amount}|"
        "{q:quality}为{n:simple_amount}或更少|{q:quality}为{n:simple_amount}或更小|"
        "{q:quality}小于或等于{n:amount}|{q:quality}等于或小于{n:amount}",
        comparison=AT_MOST,
    ),
    t(
        _compares,
        " with {q:quality} {n:simple_amount}| with {q:quality} equal to {n:amount}",
        "{q:quality}为{n:simple_amount}|{q:quality}等于{n:simple_amount}|"
        "{q:quality}等同于{n:amount}",
        comparison=EQUAL,
    ),
    t(
        _compares,
        " with {q:quality} less than {n:amount}",
        "{q:quality}小于{n:amount}",
        comparison=LESS,
    ),
    t(
        _compares,
        " with {q:quality} greater than {n:amount}",
        "{q:quality}大于{n:amount}",
        comparison=GREATER,
    ),
    *(
        t(
            OwnNumbers,
            f" with {{quality:quality}} {en} its {{other:quality}}",
            f"{{quality:quality}}{zh}其{{other:quality}}",
            comparison=comparison,
            rank=-1,
        )
        for comparison, en, zh in (
            (GREATER, "greater than", "大于"),
            (LESS, "less than", "小于"),
            (EQUAL, "equal to", "等于"),
        )
    ),
    t(
        _counter,
        " with a {k:counter} counter on it| with an {k:counter} counter on it|"
        " with a {k:counter} counter on them| with {k:counter} counters on them"
        "| with one or more {k:counter} counters on it|"
        " with one or more {k:counter} counters on them| that has a {k:counter} counter on it",
        "其上有{k:counter}指示物|上面有{k:counter}指示物|其上有一个{k:counter}指示物|"
        "上面有一个{k:counter}指示物|有{k:counter}指示物|其上有一个或数个{k:counter}指示物",
    ),
    t(
        _not_counter,
        " without a {k:counter} counter on it",
        "其上没有{k:counter}指示物|上面没有{k:counter}指示物",
    ),
    w(
        HasCounter(),
        " with a counter on it| with counters on them| with a counter on them|"
        " with one or more counters on it| with one or more counters on them|"
        " that has a counter on it",
        "其上有指示物|上面有指示物|其上有一个或数个指示物",
    ),
    w(
        Non(HasCounter()),
        " with no counters on it| with no counters on them",
        "其上没有指示物|上面没有指示物",
    ),
    w(
        OfColor(None),
        " of the chosen color| of that color",
        "为所选颜色|具所选之颜色|所选颜色|该颜色",
    ),
    w(
        OfChosenType(),
        " of the chosen type| of that type",
        "为所选类别|所选类别|为所选之生物类别|所选生物类别",
    ),
    w(
        Non(OfChosenType()),
        " that aren't of the chosen type| that isn't of the chosen type",
        "不为所选类别|非所选类别|不为所选之生物类别",
    ),
    w(Named(None), " with the chosen name| with that name", "为所选名称|具所选名称"),
)
