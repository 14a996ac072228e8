"""Static abilities of damage: prevented, dealt to another, or made more (614.9, 615)."""

from __future__ import annotations

from typing import NamedTuple

from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.amounts import Half, Minus, QualityOf, ThatMuch
from judge.abilities.bases import Amount, Condition, Filter, Instead, Pattern, Players, Who
from judge.abilities.conditions import AmountIs
from judge.abilities.filters import (
    Comparison,
    ControlledBy,
    HostOfThis,
    IsIt,
    IsPermanent,
    IsThis,
    Other,
    Quality,
)
from judge.abilities.statics import (
    BecomesAmount,
    Doubled,
    Increased,
    InsteadDo,
    LethalByPower,
    Prevented,
    Redirected,
)
from judge.abilities.walk import within
from judge.abilities.who import (
    AttachedPlayer,
    AttachedTo,
    ControllerOf,
    EachOpponent,
    EachPlayer,
    It,
    This,
    You,
)
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.lexicon.filters import either, every
from judge.oracle.lines.replacements import Statics, one
from judge.oracle.lines.statics.restricted import of_this

Dealt = tuple[Filter | None, Players | None]


class DamageEvent(NamedTuple):
    """Damage that would be dealt, and while what is so."""

    pattern: Pattern
    condition: Condition | None = None


def _increased(n: Amount, sign: int) -> object:
    """More damage by a number or an amount; less by a number alone."""
    if sign > 0:
        return Increased(n)
    return Increased(-n) if isinstance(n, int) else REJECTED


def _dealing(f: Filter, combat: bool | None, d: Dealt = (None, None)) -> DamageEvent:
    return DamageEvent(p.DealsDamage(f, combat, d[0], d[1]))


def _being_dealt(d: Dealt, combat: bool | None) -> DamageEvent:
    return DamageEvent(p.IsDealtDamage(d[0], d[1], combat))


def _while(v: DamageEvent, c: Condition) -> object:
    """ "While it has a counter on it" is said of what would be dealt damage."""
    said = any(isinstance(part, It | IsIt) for part in within(c))
    if said and getattr(v.pattern, "filter", None) != IsThis():
        return REJECTED
    return v._replace(condition=of_this(c)) if v.condition is None else REJECTED


def _replaced(v: DamageEvent, o: Instead) -> Statics:
    return one(v.pattern, o, v.condition)


def _at_least_its_power(f: Filter) -> Statics:
    power = QualityOf(Quality.POWER, This())
    less = AmountIs(ThatMuch(), Comparison.LESS, power)
    return one(p.DealsDamage(f, False, None, EachOpponent()), BecomesAmount(power), less)


def _to_another(d: Dealt, combat: bool | None, r: Who, f: Filter | None = None) -> Statics:
    if f is None:
        return one(p.IsDealtDamage(d[0], d[1], combat), Redirected(r))
    return one(p.DealsDamage(f, combat, d[0], d[1]), Redirected(r))


_THAT = "that permanent or player|that player or permanent|that player|that creature|that permanent"
DEALT_TO = Table(  # whom damage would be dealt to, in a pattern
    "dealt_to",
    (
        w((None, You()), "you", "你"),
        w((None, EachPlayer()), "a player", "任一牌手|一位牌手|牌手"),
        w((None, EachOpponent()), "an opponent|one of your opponents", "任一对手|一位对手|对手"),
        w(
            (None, None),
            "a permanent or player|any permanent or player",
            "任一永久物或牌手|永久物或牌手",
        ),
        w(
            (every(IsPermanent(), ControlledBy(EachOpponent())), EachOpponent()),
            "an opponent or a permanent an opponent controls",
            "任一对手或由对手操控的任一永久物|对手或由对手操控的永久物|"
            "任一对手或由对手操控的永久物",
        ),
        w(
            (every(IsPermanent(), ControlledBy(You())), You()),
            "you or a permanent you control",
            "你或由你操控的永久物|你或由你操控的任一永久物",
        ),
        w(
            (every(IsPermanent(), ControlledBy(You()), Other()), You()),
            "you or another permanent you control|you and other permanents you control",
            "你或由你操控的其他永久物|你或另一个由你操控的永久物|你与其他由你操控的永久物",
        ),
        w((None, AttachedPlayer()), "enchanted player", "所结附的牌手"),
        t(lambda f: (f, None), "{f:a_permanent}", "{f:a_permanent}", rank=1),
        w((IsThis(), None), "~", "~"),
        w(
            (HostOfThis(), None),
            "enchanted creature|equipped creature",
            "所结附的生物|佩带此武具的生物",
        ),
    ),
    ("you", "你"),
)
DEALT_INSTEAD = Table(
    "dealt_instead",
    (
        w(This(), "~", "~"),
        w(
            AttachedTo(),
            "enchanted creature|equipped creature",
            "所结附的生物|装备此武具的生物|佩带此武具的生物",
        ),
        w(ControllerOf(AttachedTo()), "its controller", "其操控者"),
    ),
    ("~", "~"),
)
STATIC = Table(
    "damage_static",
    (
        t(
            _replaced,
            "if {v:damage_event}, {o:damage_outcome}",
            "若{v:damage_event}，[则]{o:damage_outcome}",
            ex=(
                "if a red source would deal damage to you, prevent that damage",
                "若一个红色来源将对你造成伤害，则防止该伤害",
            ),
        ),
        t(
            _at_least_its_power,
            "if {f:a_source} would deal an amount of noncombat damage less than ~'s power to an "
            "opponent, that source deals damage equal to ~'s power instead",
            "若{f:a_source}将对任一对手造成数量少于~力量的非战斗伤害，则改为该来源造成等同于~力量的"
            "伤害",
        ),
        t(
            lambda f: (Static(LethalByPower(f)),),
            "lethal damage dealt to {f:permanents@p} is determined by their power rather than "
            "their toughness",
            "对{f:permanents}造成的致命伤害由其力量而非防御力来判定",
        ),
        t(
            _to_another,
            "all {combat:damage_kind} that would be dealt to {d:dealt_to} is dealt to "
            "{r:dealt_instead} instead|"
            "all {combat:damage_kind} that would be dealt to {d:dealt_to} by {f:permanents@p} is "
            "dealt to {r:dealt_instead} instead",
            "所有将对{d:dealt_to}造成的{combat:damage_kind}改为对{r:dealt_instead}造成[之]|"
            "所有{f:permanents}将对{d:dealt_to}造成的{combat:damage_kind}改为对{r:dealt_instead}"
            "造成之",
        ),
    ),
    (
        "all damage that would be dealt to you is dealt to ~ instead",
        "所有将对你造成的伤害改为对~造成之",
    ),
)
PLAIN_EVENT = Table(
    "plain_damage_event",
    (
        t(
            _dealing,
            "{f:damage_source} would deal {combat:damage_kind} to {d:dealt_to}|"
            "{f:damage_source} would deal {combat:damage_kind}",
            "{f:damage_source}将对{d:dealt_to}造成{combat:damage_kind}|"
            "{f:damage_source}将造成{combat:damage_kind}",
        ),
        t(
            _being_dealt,
            "{combat:damage_kind} would be dealt to {d:dealt_to}|"
            "{d:dealt_to} would be dealt {combat:damage_kind}",
            "将对{d:dealt_to}造成{combat:damage_kind}|{d:dealt_to}将受到{combat:damage_kind}",
        ),
    ),
    ("a red source would deal damage to you", "一个红色来源将对你造成伤害"),
)
EVENT = Table(
    "damage_event",
    (
        Include("plain_damage_event"),
        t(
            _while,
            "{v:plain_damage_event} while {c:condition}",
            "{c:condition}[，]且{v:plain_damage_event}",
            rank=1,
            ex=(
                "damage would be dealt to ~ while it has a +1/+1 counter on it",
                "它上有+1/+1指示物且将对~造成伤害",
            ),
        ),
    ),
    ("a red source would deal damage to you", "一个红色来源将对你造成伤害"),
)
OUTCOME = Table(
    "damage_outcome",
    (
        w(Prevented(), "prevent that damage", "防止该伤害|防止此伤害"),
        t(
            lambda e: Prevented(then=e),
            "prevent that damage[. {e:sentence}/ and {e:clauses}/, {e:clauses}]",
            "防止[该/此]伤害。{e:sentence}|防止该伤害，[并/且]{e:clauses}",
        ),
        t(
            Prevented,
            "prevent {amount:simple_amount} of that damage",
            "防止[此/该]伤害中的{amount:simple_amount}点",
        ),
        t(
            lambda n: Prevented(Minus(ThatMuch(), n)),
            "prevent all but {n:number} of that damage",
            "只保留该伤害中的{n:number}点，防止其余的伤害",
        ),
        *(
            w(
                Prevented(Half(ThatMuch(), up)),
                f"prevent half that damage, rounded {en}",
                f"防止该伤害的一半，向{zh}取整",
            )
            for up, en, zh in ((True, "up", "上"), (False, "down", "下"))
        ),
        Include("other_damage"),
        t(
            InsteadDo,
            "{effect:clauses} instead|instead {effect:clauses}",
            "改为{effect:clauses}",
            rank=1,
            ex=("you lose 1 life instead", "改为你失去1点生命"),
        ),
    ),
    ("prevent that damage", "防止该伤害"),
)
OTHER_DAMAGE = Table(  # another amount of it
    "other_damage",
    (
        t(
            _increased,
            "it deals that much damage {sign:plus_or_minus} {n:simple_amount}[ to {_:dealt_again}] "
            "instead",
            "改为它[对{_:dealt_again}]造成原数量{sign:plus_or_minus}{n:simple_amount}点伤害",
            ex=("it deals that much damage plus 1 instead", "改为它造成原数量加1点伤害"),
        ),
        t(
            Doubled,
            "[it/that source] deals {factor:times_that_damage}[ to {_:dealt_again}] instead",
            "改为[它]造成{factor:times_that_damage}的伤害|"
            "改为[它]对{_:dealt_again}造成{factor:times_that_damage}的伤害",
            ex=("it deals double that damage instead", "改为造成两倍的伤害"),
        ),
    ),
    ("it deals double that damage instead", "改为造成两倍的伤害"),
)
PLUS_OR_MINUS = Table("plus_or_minus", (w(1, "plus", "加"), w(-1, "minus", "减")), ("plus", "加"))
TIMES_THAT_DAMAGE = Table(
    "times_that_damage",
    (
        w(2, "double that damage|twice that much damage", "两倍"),
        w(3, "triple that damage|three times that much damage", "三倍"),
    ),
    ("double that damage", "两倍"),
)
DAMAGE_SOURCE = Table(
    "damage_source",
    (
        Include("a_source"),
        w(IsThis(), "~", "~"),
        w(
            HostOfThis(),
            "enchanted creature|equipped creature",
            "所结附的生物|佩带此武具的生物",
        ),
        t(lambda f: f, "{f:a_permanent}|{f:a_spell}", "{f:a_permanent}|{f:a_spell}"),
        t(
            lambda f, g: either(f, g),
            "{f:a_spell} or {g:a_permanent}",
            "{f:a_spell}或{g:a_permanent}|{f:a_spell}、或{g:a_permanent}",
        ),
    ),
    ("a red source", "一个红色来源"),
)
DEALT_AGAIN = Table(
    "dealt_again",
    (w(None, _THAT, "该永久物或牌手|该牌手或永久物|该牌手|该生物|该永久物"),),
    ("that permanent or player", "该永久物或牌手"),
)
TABLES = (
    DEALT_TO,
    DEALT_INSTEAD,
    STATIC,
    PLAIN_EVENT,
    EVENT,
    PLUS_OR_MINUS,
    TIMES_THAT_DAMAGE,
    OUTCOME,
    OTHER_DAMAGE,
    DAMAGE_SOURCE,
    DEALT_AGAIN,
)
