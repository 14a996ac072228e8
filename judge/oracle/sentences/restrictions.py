"""Sentences about what objects can't or must do (101.2): a subject and its predicates."""

from __future__ import annotations

from judge.abilities import Filter
from judge.abilities.amounts import QualityOf
from judge.abilities.bases import StaticRule
from judge.abilities.filters import (
    Compares,
    Comparison,
    ControlledBy,
    IsPermanent,
    IsThis,
    Named,
    OfType,
    Quality,
)
from judge.abilities.statics import (
    CantActivate,
    CantBeBlocked,
    CantBeTargeted,
    CantBlock,
    CantCast,
    MayAssignAsUnblocked,
    MustBeBlocked,
    MustBlock,
)
from judge.abilities.who import EachOpponent, This
from judge.cards import CardType
from judge.language import Include, ListOf, Table, t, w
from judge.oracle.clauses.predicates import IT, Rules
from judge.oracle.clauses.predicates import TABLES as PREDICATES
from judge.oracle.lexicon.filters import either, every
from judge.oracle.sentences.combat_limits import LIMITS
from judge.oracle.sentences.combat_limits import TABLES as COMBAT_LIMITS

_LIST = ListOf("predicate", (", ", " and ", ", and "), ("，", "且", "，且"))
CREATURES = every(IsPermanent(), OfType(CardType.CREATURE))


def about(rules: Rules, subject: Filter) -> Rules:
    """The rules with the subject in place of the object spoken of."""
    return tuple(_about(rule, subject) for rule in rules)


def _about(rule: StaticRule, subject: Filter) -> StaticRule:
    changed = {name: subject for name in rule.__struct_fields__ if getattr(rule, name) == IT}
    return rule.with_(**changed)


def _joined(items: tuple[Rules, ...]) -> Rules:
    return tuple(rule for item in items for rule in item)


def _and_inactive(items: tuple[Rules, ...], mana_too: bool) -> Rules:
    return (*_joined(items), CantActivate(IT, mana_too))


def _with_subject(f: Filter, rules: Rules) -> Rules:
    return about(rules, f)


def _lesser_power() -> Filter:
    own = QualityOf(Quality.POWER, This())
    return every(CREATURES, Compares(Quality.POWER, Comparison.LESS, own))


def _lured(g: Filter, f: Filter) -> Rules:
    return (MustBeBlocked(f, by_all=True) if g == CREATURES else MustBlock(g, blocked=f),)


def _barred_from_blocking(f: Filter) -> Rules:
    return (CantBlock(every(f, ControlledBy(EachOpponent()))),)


def _must_be_blocked(f: Filter) -> Rules:
    return (MustBeBlocked(f),)


def _inactive(f: Filter, mana_too: bool) -> Rules:
    return (CantActivate(f, mana_too),)


def _abolished(fs: tuple[Filter, ...]) -> Rules:
    them = EachOpponent()
    of = every(IsPermanent(), either(*fs))
    return (CantCast(them), CantActivate(of, mana_too=True, player=them))


SENTENCES = (
    t(
        _abolished,
        "your opponents can't cast spells or activate abilities of {fs:types_or}",
        "[所有]对手不能施放咒语或起动{fs:types_or}的异能",
    ),
    t(
        _with_subject,
        "{f:subject@s} {rules:predicates@s}|{f:subject@p} {rules:predicates@p}",
        "{f:subject}{rules:predicates}",
    ),
    t(
        _barred_from_blocking,
        "your opponents can't block with {f:permanents@p}",
        "[所有]对手不能以{f:permanents}进行阻挡",
    ),
    t(
        _must_be_blocked,
        "",
        "若能阻挡{f:subject}，则必须阻挡之",
    ),
    t(
        _lured,
        "all {g:permanents@p} able to block {f:subject} do so",
        "所有能[够]阻挡{f:subject}的{g:permanents}须阻挡之",
        ex=("all creatures able to block ~ do so", "所有能够阻挡~的生物须阻挡之"),
    ),
    w(
        (CantBeBlocked(IsThis(), by=_lesser_power()),),
        "creatures with power less than ~'s power can't block it",
        "力量小于~的生物不能阻挡它",
    ),
    *LIMITS,
    w(
        (MayAssignAsUnblocked(IsThis()),),
        "you may have ~ assign its combat damage as though it weren't blocked",
        "你可以将~视同未被阻挡来分配其战斗伤害|你可以将~视同未受阻挡来分配战斗伤害",
    ),
    t(
        _inactive,
        "activated abilities of {f:permanents@p} can't be activated unless they're mana abilities",
        "除了法术力异能之外，{f:permanents}的起动式异能不能起动",
        mana_too=False,
    ),
    t(
        _inactive,
        "activated abilities of {f:permanents@p} can't be activated|"
        "{f:subject@s}'s activated abilities can't be activated",
        "{f:permanents}的起动式异能不能起动|{f:subject}的起动式异能不能起动",
        mana_too=True,
    ),
    t(
        lambda f: (CantBeTargeted(f),),
        "{f:located_cards@p} can't be the targets of spells or abilities",
        "{f:located_cards}不能成为咒语或异能的目标",
        ex=(
            "cards in graveyards can't be the targets of spells or abilities",
            "所有坟墓场中的牌不能成为咒语或异能的目标",
        ),
    ),
    w(
        (CantActivate(Named(None)),),
        "activated abilities of sources with the chosen name can't be activated unless they're mana"
        " abilities",
        "除了法术力异能之外，具该名称之来源的起动式异能不能起动",
    ),
    w(
        (CantActivate(Named(None), mana_too=True),),
        "activated abilities of sources with the chosen name can't be activated",
        "具该名称之来源的起动式异能不能起动",
    ),
)
TABLES = (
    *PREDICATES,
    *COMBAT_LIMITS,
    Table(
        "a_type",
        (t(OfType, "{card_type@p}", "{card_type}", ex=("artifacts", "神器")),),
        ("artifacts", "神器"),
    ),
    Table(
        "types_or",
        (ListOf("a_type", (", ", " or ", ", or "), ("，", "或", "或")),),
        ("artifacts", "神器"),
    ),
    Table("predicate_list", (_LIST,), ("can't block", "不能进行阻挡")),
    Table(
        "predicates",
        (
            t(
                _joined,
                "@items {items:predicate_list}",
                "{items:predicate_list}",
                ex=("can't block", "不能进行阻挡"),
            ),
            *(
                t(
                    _and_inactive,
                    f"@items {{items:predicate_list}}, and its activated abilities can't be {en}",
                    "|".join(f"{{items:predicate_list}}，{one}" for one in zh.split("|")),
                    mana_too=mana_too,
                    ex=(
                        f"can't block, and its activated abilities can't be {en}",
                        f"不能进行阻挡，{zh.split('|')[0]}",
                    ),
                )
                for mana_too, en, zh in (
                    (True, "activated", "且其起动式异能不能起动|其起动式异能也不能起动"),
                    (
                        False,
                        "activated unless they're mana abilities",
                        "且除了法术力异能以外，其起动式异能不能起动",
                    ),
                )
            ),
        ),
        ("can't block", "不能进行阻挡"),
    ),
    Table("restrictions", (*SENTENCES, Include("rules")), ("~ can't block", "~不能进行阻挡")),
)
