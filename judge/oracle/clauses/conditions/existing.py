"""What there is or is not."""

from __future__ import annotations

from judge.abilities.amounts import (
    ColorsAmong,
    Count,
    NamesAmong,
    NumbersAmong,
    OpponentCount,
    TypesAmong,
)
from judge.abilities.bases import Amount, Condition, Filter, Players
from judge.abilities.conditions import (
    ActivatedThisTurn,
    All,
    AmountIs,
    Exists,
    Matches,
    Not,
)
from judge.abilities.filters import (
    Comparison,
    ControlledBy,
    HasCounter,
    InZone,
    IsCard,
    IsPermanent,
    WithKeyword,
)
from judge.abilities.who import This, You
from judge.language import REJECTED, t, w
from judge.oracle.clauses.conditions.comparing import AT_LEAST
from judge.oracle.clauses.conditions.fixed import SIMPLE
from judge.oracle.lexicon.filters import every, parts_of


def _exists(f: Filter, n: Amount = 1, p: Players | None = None) -> Condition:
    return Exists(f if p is None else every(f, ControlledBy(p)), n)


def _kind(f: Filter) -> Filter:
    """What a permanent is besides a permanent."""
    return every(*(part for part in parts_of(f) if part != IsPermanent()))


def _none(f: Filter, p: Players | None = None) -> Condition:
    return Not(_exists(f, 1, p))


def _both(f: Filter, g: Filter) -> Condition:
    return All((_exists(f, p=You()), _exists(g, p=You())))


def _so(f: Filter, s: Filter, n: int = 1) -> object:
    """How they stand, or what they are attached to; where they are is said in other words."""
    return REJECTED if isinstance(s, IsPermanent) else Exists(every(f, s), n)


def _count(f: Filter, n: Amount, comparison: Comparison, p: Players | None = None) -> Condition:
    return AmountIs(Count(f if p is None else every(f, ControlledBy(p))), comparison, n)


def _names(f: Filter, n: Amount) -> Condition:
    return AmountIs(NamesAmong(every(f, ControlledBy(You()))), AT_LEAST, n)


def _types(z: InZone, n: Amount) -> Condition:
    return AmountIs(TypesAmong(every(IsCard(), z)), AT_LEAST, n)


SUSPENDED = every(InZone("exile"), HasCounter("time"), WithKeyword("suspend"))  # 702.62b
EXISTING = (
    *SIMPLE,
    w(Matches(This(), SUSPENDED), "~ is suspended", "~已延缓"),
    w(
        AmountIs(OpponentCount(), AT_LEAST, 2),
        "you have two or more opponents",
        "你有两位或更多对手|你有两个或更多对手",
    ),
    t(
        lambda n: ActivatedThisTurn(n) if isinstance(n, int) else REJECTED,
        "this ability has been activated {n:number_word@p} or more times this turn",
        "此异能于本回合中已起动过{n:number_word}次或更多",
        ex=(
            "this ability has been activated four or more times this turn",
            "此异能于本回合中已起动过四次或更多",
        ),
    ),
    t(
        _exists,
        "there's {f:a_permanent} on the battlefield|there is {f:a_permanent} on the battlefield|"
        "{f:a_permanent} is on the battlefield|"
        "there are [{n:number_word@p} or more/at least {n:number_word@p}] {f:located_cards@p}|"
        "there are {n:number_word@p} or more {f:permanents@p} on the battlefield|"
        "you have {n:number_word@p} or more {f:located_cards@p}",
        "战场上有{f:a_permanent}|"
        "有{n:number_word}张或更多{f:located_cards}|有{n:number_word}张或更多的{f:located_cards}",
        ex=("a creature is on the battlefield", "战场上有一个生物"),
    ),
    t(
        _none,
        "there are no {f:permanents@p} on the battlefield|"
        "no {f:permanents@p} are on the battlefield|there are no {f:located_cards@p}",
        "战场上没有{f:permanents}|没有{f:located_cards}",
        ex=("there are no creatures on the battlefield", "战场上没有生物"),
    ),
    t(
        _so,
        "{n:number_word@p} or more {f:permanents@p} are {s:stands}|"
        "{n:number_word@p} or more {f:permanents@p} are{s:post}|{f:a_permanent} is{s:post}",
        "有{n:number_word}个或更多{f:permanents}{s:stands}|有{f:a_permanent}{s:post}",
        ex=("three or more creatures are attacking", "有三个或更多生物进行攻击"),
    ),
    t(
        lambda f, z, n: Exists(every(f, z), n),
        "{n:number_word@p} or more {f:cards@p} are in {z:said_zone}",
        "{z:zone_of}[中]有{n:number_word}张或更多[的]{f:cards}",
        ex=("seven or more cards are in your graveyard", "你的坟墓场中有七张或更多牌"),
    ),
    t(
        lambda f, z: Exists(every(f, z)),
        "{f:a_card} is in {z:zone_of}|there's {f:a_card} in {z:zone_of}|"
        "there is {f:a_card} in {z:zone_of}",
        "{z:zone_of}中有{f:a_card}",
    ),
    t(
        lambda n, q, f: AmountIs(NumbersAmong(q, f), AT_LEAST, n),
        "there are {n:number_word} or more {q:numbered@p} among [{f:located_cards@p}"
        "/{f:permanents@p}]",
        "{f:located_cards}的{q:numbered}有{n:number_word}种或更多|"
        "{f:permanents}的{q:numbered}有{n:number_word}种或更多",
        ex=(
            "there are five or more mana values among cards in your graveyard",
            "你的坟墓场中的牌的法术力值有五种或更多",
        ),
    ),
    t(
        lambda n, f: AmountIs(ColorsAmong(f), AT_LEAST, n),
        "there are {n:number_word} colors among {f:permanents@p}",
        "{f:permanents}中有{n:number_word}种颜色",
        ex=(
            "there are five colors among permanents you control",
            "由你操控的永久物中有五种颜色",
        ),
    ),
    t(
        _types,
        "there are {n:number_word} or more card types among cards in {z:zone_of}",
        "{z:zone_of}中牌的类别[有/为]{n:number_word}种或更多|"
        "{z:zone_of}中的牌有{n:number_word}种或更多类别|"
        "{z:zone_of}的牌中有{n:number_word}种或更多的类别",
    ),
)
