"""Static abilities of damage: prevented, dealt to another, or made more (614.9, 615)."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.amounts import Half, QualityOf, ThatMuch
from judge.abilities.bases import Amount, Effect, Filter, Pattern, Players, Who
from judge.abilities.conditions import AmountIs
from judge.abilities.filters import (
    Comparison,
    ControlledBy,
    HostOfThis,
    IsPermanent,
    IsThis,
    Quality,
)
from judge.abilities.statics import (
    BecomesAmount,
    Doubled,
    Increased,
    LethalByPower,
    Prevented,
    Redirected,
)
from judge.abilities.who import (
    AttachedTo,
    ControllerOf,
    EachOpponent,
    EachPlayer,
    This,
    You,
)
from judge.language import Include, Table, t, w
from judge.oracle.filters import either, every
from judge.oracle.replacements import Statics, one

Dealt = tuple[Filter | None, Players | None]


def _dealt(f: Filter, d: Dealt) -> Pattern:
    return p.DealsDamage(f, None, d[0], d[1])


def _reduced(f: Filter, d: Dealt, n: Amount) -> Statics:
    return one(_dealt(f, d), Prevented(n))


def _prevented(f: Filter, d: Dealt, e: Effect | None = None) -> Statics:
    return one(_dealt(f, d), Prevented(then=e))


def _halved(f: Filter, d: Dealt, up: bool) -> Statics:
    return one(_dealt(f, d), Prevented(Half(ThatMuch(), up)))


def _more(f: Filter, d: Dealt, n: Amount) -> Statics:
    return one(_dealt(f, d), Increased(n))


def _at_least_its_power(f: Filter) -> Statics:
    power = QualityOf(Quality.POWER, This())
    less = AmountIs(ThatMuch(), Comparison.LESS, power)
    return one(p.DealsDamage(f, False, None, EachOpponent()), BecomesAmount(power), less)


def _doubled(f: Filter, d: Dealt, factor: int = 2) -> Statics:
    return one(_dealt(f, d), Doubled(factor))


def _to_another(d: Dealt, r: Who) -> Statics:
    return one(p.IsDealtDamage(d[0], d[1]), Redirected(r))


_THAT = "that permanent or player|that player or permanent|that player|that creature|that permanent"
DEALT_TO = Table(  # whom damage would be dealt to, in a pattern
    "dealt_to",
    (
        w((None, You()), "you", "你"),
        w((None, EachPlayer()), "a player", "任一牌手|一位牌手|牌手"),
        w((None, EachOpponent()), "an opponent", "任一对手|一位对手|对手"),
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
            _reduced,
            "if {f:damage_source} would deal damage to {d:dealt_to}, prevent {n:simple_amount} of "
            "that damage",
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则防止此伤害中的{n:simple_amount}点|"
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则防止该伤害中的{n:simple_amount}点",
        ),
        t(
            _halved,
            "if {f:damage_source} would deal damage to {d:dealt_to}, prevent half that damage, "
            "rounded up",
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则防止该伤害的一半，向上取整",
            up=True,
        ),
        t(
            _halved,
            "if {f:damage_source} would deal damage to {d:dealt_to}, prevent half that damage, "
            "rounded down",
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则防止该伤害的一半，向下取整",
            up=False,
        ),
        t(
            _prevented,
            "if {f:damage_source} would deal damage to {d:dealt_to}, prevent that damage. "
            "{e:sentence}",
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则防止该伤害。{e:sentence}|"
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则防止此伤害。{e:sentence}",
        ),
        t(
            _prevented,
            "if {f:damage_source} would deal damage to {d:dealt_to}, prevent that damage",
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则防止该伤害|"
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则防止此伤害",
        ),
        t(
            _more,
            "if {f:damage_source} would deal damage to {d:dealt_to}, it deals that much damage "
            "plus {n:simple_amount} to {_:dealt_again} instead|if {f:damage_source} would deal "
            "damage to {d:dealt_to}, it deals that much damage plus {n:simple_amount} instead",
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则改为它对{_:dealt_again}造成原数量加"
            "{n:simple_amount}点伤害|若{f:damage_source}将对{d:dealt_to}造成伤害，则改为它造成原数"
            "量加{n:simple_amount}点伤害",
        ),
        t(
            _doubled,
            "if {f:damage_source} would deal damage to {d:dealt_to}, it deals double that damage "
            "to {_:dealt_again} instead|if {f:damage_source} would deal damage to {d:dealt_to}, "
            "it deals double that damage instead|if {f:damage_source} would deal damage to "
            "{d:dealt_to}, that source deals double that damage to {_:dealt_again} instead",
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则改为它对{_:dealt_again}造成两倍的伤害|"
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则改为造成两倍的伤害",
            rank=1,
        ),
        t(
            _doubled,
            "if {f:damage_source} would deal damage to {d:dealt_to}, it deals triple that damage "
            "to {_:dealt_again} instead|if {f:damage_source} would deal damage to {d:dealt_to}, "
            "it deals triple that damage instead",
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则改为它对{_:dealt_again}造成三倍的伤害|"
            "若{f:damage_source}将对{d:dealt_to}造成伤害，则改为造成三倍的伤害",
            factor=3,
        ),
        t(
            lambda f: one(p.DealsDamage(f), Prevented()),
            "prevent all damage that would be dealt by {f:subject}",
            "防止将由{f:subject}造成的所有伤害|防止{f:subject}将造成的所有伤害",
        ),
        t(
            lambda f: (
                *one(p.DealsDamage(f), Prevented()),
                *one(p.DealsDamage(None, None, f), Prevented()),
            ),
            "prevent all damage that would be dealt to and dealt by {f:subject}",
            "防止将对{f:subject}造成以及由其造成的所有伤害",
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
            "all damage that would be dealt to {d:dealt_to} is dealt to {r:dealt_instead} instead",
            "所有将对{d:dealt_to}造成的伤害改为对{r:dealt_instead}造成之|"
            "所有将对{d:dealt_to}造成的伤害改为对{r:dealt_instead}造成",
        ),
    ),
    (
        "all damage that would be dealt to you is dealt to ~ instead",
        "所有将对你造成的伤害改为对~造成之",
    ),
)
DAMAGE_SOURCE = Table(
    "damage_source",
    (
        Include("a_source"),
        t(lambda f: f, "{f:a_permanent}", "{f:a_permanent}"),
        t(lambda f: f, "{f:a_spell}", "{f:a_spell}"),
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
TABLES = (DEALT_TO, DEALT_INSTEAD, STATIC, DAMAGE_SOURCE, DEALT_AGAIN)
