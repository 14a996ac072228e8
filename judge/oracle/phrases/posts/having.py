"""Whose it is, where it is, and what it has."""

from __future__ import annotations

from judge.abilities.amounts import QualityOf
from judge.abilities.bases import Amount, Filter, Players
from judge.abilities.filters import (
    AnyOf,
    Compares,
    Comparison,
    ControlledBy,
    HasAdventure,
    HasCounter,
    HasManaCost,
    HasXInManaCost,
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
from judge.abilities.who import It
from judge.cards.subtypes import BASIC_LAND_TYPES
from judge.language import REJECTED, Table, Template, Word, t, w
from judge.oracle.lexicon.filters import either, every
from judge.oracle.phrases.posts.qualities import having

LESS, AT_MOST, EQUAL = Comparison.LESS, Comparison.AT_MOST, Comparison.EQUAL
AT_LEAST, GREATER = Comparison.AT_LEAST, Comparison.GREATER
SIZE = {Quality.POWER, Quality.TOUGHNESS}


def _compares(q: Quality | tuple[Quality, ...], n: Amount, comparison: Comparison) -> Filter:
    several = q if isinstance(q, tuple) else (q,)  # "power or toughness": either of them
    return either(*(Compares(one, comparison, n) for one in several))


def _compares_or(
    q: Quality | tuple[Quality, ...], n: Amount, comparison: Comparison
) -> Filter | object:
    """More or less than that; what is equal is said by the words for that."""
    return REJECTED if comparison is EQUAL else _compares(q, n, comparison)


def _than_it(q: Quality, c: Comparison) -> Filter:
    """Than the same quality of what was just spoken of."""
    return Compares(q, c, QualityOf(q, It("", False)))


def _own_numbers(quality: Quality, other: Quality, comparison: Comparison) -> object:
    """ "With toughness greater than its power"; "with power less than its power" is another's."""
    strictly = comparison in (LESS, EQUAL, GREATER) and quality is not other
    of_itself = strictly or {quality, other} == SIZE
    return OwnNumbers(quality, comparison, other) if of_itself else REJECTED


def _is_one_of(q: Quality, ns: tuple[int, ...]) -> Filter:
    return either(*(Compares(q, EQUAL, n) for n in ns))


VARIANTS = {"cycling": "typecycling", "kicker": "multikicker", "morph": "megamorph"}


def _with_ability(k: str) -> Filter:
    """A variant of a keyword ability is that ability, too (702.29e, 702.33c, 702.37b)."""
    return either(*(WithKeyword(name) for name in (k, VARIANTS.get(k)) if name is not None))


def _without(ks: tuple[str, ...]) -> Filter:
    return Non(either(*map(WithKeyword, ks)))


def _with_any(ks: tuple[str, ...]) -> Filter:
    return either(*map(WithKeyword, ks))


def _both(p: Players) -> Filter:
    return every(OwnedBy(p), ControlledBy(p))


def _borrowed(p: Players) -> Filter:
    return every(ControlledBy(p), Non(OwnedBy(p)))


def _lent(p: Players) -> Filter:
    return every(OwnedBy(p), Non(ControlledBy(p)))


HELD = (
    Table(
        "held", (w(ControlledBy, "control", "操控"), w(OwnedBy, "own", "拥有")), ("control", "操控")
    ),
    Table(
        "held_so",
        (
            w(_both, "[both ]own and control", "拥有[且/并]操控"),
            w(_borrowed, "control but don't own", "操控但不拥有"),
            w(_lent, "own but don't control", "拥有但不操控"),
        ),
        ("own and control", "拥有且操控"),
    ),
)
HAVING: tuple[Template | Word, ...] = (
    t(
        ControlledBy,
        " {players:holder@s} controls| {players:holder@p} control",
        "[由]{players:holder}操控|{players:holder}所操控",
    ),
    t(
        lambda p, held: Non(held(p)),
        " {p:holder@s} doesn't {held}| {p:holder@p} don't {held}",
        "[不/非]由{p:holder}{held}",
    ),
    t(
        OwnedBy,
        " {players:holder@s} owns| {players:holder@p} own",
        "[由]{players:holder}拥有|{players:holder}所拥有",
    ),
    t(
        lambda p, held: held(p),
        " {p:holder@p} {held:held_so}",
        "由{p:holder}{held:held_so}",
        ex=(" you own and control", "由你拥有且操控"),
    ),
    t(
        having,
        " [with/that has/that have] {k:keyword_name}",
        "具{k:keyword_name}[异能]",
    ),
    t(
        _with_ability,
        " [with/that has/that have] [a/an] {k:keyword_name} ability|"
        " with {k:keyword_name} abilities",
        "具有{k:keyword_name}异能|具{k:keyword_name}异能者",
        ex=(" with a morph ability", "具有变身异能"),
    ),
    w(HasAdventure(), " that [has/have] an adventure", "具有历险|具历险"),
    w(
        AnyOf(tuple(OfSubtype(name) for name in BASIC_LAND_TYPES)),
        " with a basic land type",
        "具基本地类别",
    ),
    t(
        lambda a, b: HasManaCost((a.mana, b.mana)),
        " with mana cost {a:mana_cost} or {b:mana_cost}",
        "法术力费用为{a:mana_cost}或{b:mana_cost}",
    ),
    w(
        HasXInManaCost(),
        " with {{x}} in its mana cost| with {{x}} in their mana costs|"
        " that has {{x}} in its mana cost",
        "法术力费用中有{{x}}|法术力费用包含{{x}}",
    ),
    *(
        w(
            ManaValueParity(even),
            f" with {en} mana values| with an {en} mana value",
            f"法术力值为{zh}|法术力值为{zh}的|总法术力费用为{zh}",
        )
        for even, en, zh in ((True, "even", "偶数"), (False, "odd", "奇数"))
    ),
    w(
        ManaValueParity(None),
        " with mana value of [the chosen/that] quality",
        "总法术力费用是该种数值|法术力值是该种数值",
    ),
    w(
        Non(ManaValueParity(None)),
        " without mana value of [the chosen/that] quality",
        "总法术力费用不是该种数值|法术力值不是该种数值",
    ),
    t(
        _with_any,
        " [with/that has/that have] {ks:keyword_names}",
        "具{ks:keyword_names}[异能]",
    ),
    t(
        _without,
        " [without/that doesn't have/that don't have] {ks:keyword_names_all}",
        "不具{ks:keyword_names_all}[异能]",
    ),
    t(
        _is_one_of,
        " with {q:quality} {ns:numbers_or}",
        "{q:quality}[为/等于]{ns:numbers_or}",
    ),
    t(
        _compares_or,
        " with {q:measure} {n:simple_amount} {comparison:or_so}|"
        " with {q:measure} {comparison:compared_to} {n:amount}",
        "{q:measure}{comparison:compared_to}{n:simple_amount}|"
        "{q:measure}须{comparison:compared_to}{n:simple_amount}|"
        "{q:measure}为{n:simple_amount}{comparison:or_so}|"
        "{q:measure}{comparison:compared_to}{n:amount}",
        ex=(" with power 2 or greater", "力量等于或大于2"),
    ),
    t(
        _compares,
        " with {q:quality} {n:simple_amount}| with {q:quality} equal to {n:amount}",
        "{q:quality}[为/等于]{n:simple_amount}|{q:quality}等同于{n:amount}",
        comparison=EQUAL,
    ),
    t(
        _than_it,
        " with {c:than_it} {q:quality}",
        "{q:quality}{c:than_it}",
        ex=(" with lesser power", "力量小于它"),
    ),
    t(
        _own_numbers,
        " with {quality:quality} {comparison:compared_to} [its/their] {other:quality}",
        "{quality:quality}{comparison:compared_to}其{other:quality}",
        ex=(" with power greater than its toughness", "力量大于其防御力"),
        rank=-1,
    ),
    t(
        HasCounter,
        " with [a/an] {kind:counters_called@s} on it| with a {kind:counters_called@s} on them|"
        " with {kind:counters_called@p} on [them/it]|"
        " with one or more {kind:counters_called@p} on [it/them]|"
        " that has a {kind:counters_called@s} on it| that have {kind:counters_called@p} on them|"
        " with {least:number_word@p} or more {kind:counters_called@p} on [it/them]",
        "[其上/上面]有{kind:counters_called}|[其上/上面]有一个{kind:counters_called}|"
        "[有/其上有一个或数个]{kind:counters_called}|"
        "其上有{least:number_word}个或更多{kind:counters_called}",
        ex=(" with a +1/+1 counter on it", "其上有+1/+1指示物"),
    ),
    t(
        lambda k: Non(HasCounter(k)),
        " without a {k:counters_called@s} on it| with no {k:counters_called@p} on [it/them]",
        "[其上/上面]没有{k:counters_called}",
        ex=(" without a +1/+1 counter on it", "其上没有+1/+1指示物"),
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
    w(Named(None), " with the chosen name| with that name", "为所选名称|具所选名称|具该名称"),
)
