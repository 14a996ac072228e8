"""Static abilities."""

from __future__ import annotations

from functools import partial

from judge.abilities.ability import Keyword, Static
from judge.abilities.amounts import Plus
from judge.abilities.bases import (
    Ability,
    Amount,
    Condition,
    Filter,
    Modification,
    StaticRule,
)
from judge.abilities.conditions import All, Not
from judge.abilities.filters import HostOfThis, IsIt, IsThis
from judge.abilities.modifications import (
    DefinePowerToughness,
    GainAbilities,
    SetPowerToughness,
)
from judge.abilities.patterns import Enters
from judge.abilities.statics import Continuous, Replacement
from judge.abilities.walk import within
from judge.abilities.who import AttachedTo, It, This
from judge.language import REJECTED, Include, ListOf, Table, t, w
from judge.oracle.clauses.modifications import changed_for_each, leaves_x, with_x
from judge.oracle.lines.continuing import about_subject, continuous
from judge.oracle.lines.functioning import zones_named
from judge.oracle.lines.triggering import Abilities


def _own_x(m: tuple[Modification, ...], n: Amount) -> tuple[Modification, ...]:
    """ "~ has annihilator X, where X is …": its own X, so that "it" in the amount is this."""
    return tuple(
        mod.with_(abilities=tuple(map(partial(_with_amount, n=n), mod.abilities)))
        if isinstance(mod, GainAbilities)
        else mod
        for mod in m
    )


def _with_amount(ability: Ability, n: Amount) -> Ability:
    is_x = isinstance(ability, Keyword) and ability.number == -1
    return ability.with_(amount=n) if is_x else ability


def _continuous_x(
    f: Filter, m: tuple[Modification, ...], n: Amount, c: Condition | None = None
) -> object:
    changed = with_x(_own_x(m, n) if f == IsThis() else m, n)
    assert isinstance(changed, tuple)
    if changed == m or leaves_x(changed):
        return REJECTED  # the X of something else: "has annihilator X, where X is …"
    return continuous(f, changed, c)


def _for_each(
    n: Amount, f: Filter, c: tuple[Amount, Amount], m: tuple[Modification, ...] = ()
) -> object:
    grown = changed_for_each(c, n)
    return continuous(f, (*grown, *m)) if isinstance(grown, tuple) else REJECTED


def if_static(c: Condition, a: Abilities) -> object:
    if not all(isinstance(one, Static) for one in a):
        return REJECTED
    if any(isinstance(one, Static) and _of_entering(one.rule) for one in a):
        return REJECTED  # rows of their own: the condition is that of the replacement
    made = [_conditional(one, c) for one in a if isinstance(one, Static)]
    return REJECTED if () in made else tuple(one for several in made for one in several)


def _if_it(c: Condition, m: tuple[Modification, ...]) -> object:
    """What is not named, or called "it", is this, or what the condition says of its host."""
    about_host = any(isinstance(part, AttachedTo) for part in within(c))
    return continuous(HostOfThis() if about_host else IsThis(), m, c)


def _if_itself(c: Condition, m: tuple[Modification, ...]) -> object:
    """ "It" is what the condition is about: this object, or what it is attached to."""
    about_host = any(isinstance(part, AttachedTo) for part in within(c))
    about_this = any(isinstance(part, This | IsThis) for part in within(c))
    if about_host is about_this or any(isinstance(part, It | IsIt) for part in within(c)):
        return REJECTED
    return continuous(HostOfThis() if about_host else IsThis(), m, c)


def _of_entering(rule: StaticRule) -> bool:
    return isinstance(rule, Replacement) and rule.pattern == Enters(IsThis())


def _conditional(ability: Static, said: Condition) -> tuple[Static, ...]:
    """The ability as long as a condition holds, in each zone that this names.

    There is none where "it" in the condition is nothing said.
    """
    subject = getattr(ability.rule, "what", None) or getattr(ability.rule, "filter", None)
    condition = about_subject(said, subject)
    if not isinstance(condition, Condition):
        return ()
    both = condition if ability.condition is None else All((condition, ability.condition))
    zones = zones_named(condition) or (ability.zone,)
    return tuple(ability.with_(condition=both, zone=zone) for zone in zones)


def _characteristic(f: Filter, power: Amount | None, toughness: Amount | None) -> object:
    if f != IsThis():
        return (Static(Continuous(f, (SetPowerToughness(power, toughness),))),)
    return (Static(Continuous(f, (DefinePowerToughness(power, toughness),)), zone=None),)


def _both(f: Filter, n: Amount) -> object:
    return _characteristic(f, n, n)


def _plus_one(f: Filter, n: Amount, b: int) -> object:
    return _characteristic(f, n, Plus((b, n)))


def _power(f: Filter, n: Amount) -> object:
    return _characteristic(f, n, None)


def _toughness(f: Filter, n: Amount) -> object:
    return _characteristic(f, None, n)


def _either_way(
    c: Condition, f: Filter, m: tuple[Modification, ...], n: tuple[Modification, ...]
) -> object:
    """ "It" is said of enchanted creature where the condition is about that."""
    about_host = any(isinstance(part, AttachedTo) for part in within(c))
    if (f == IsIt()) is not about_host:
        return REJECTED
    subject = HostOfThis() if about_host else f
    one, other = continuous(subject, m, c), continuous(subject, n, Not(c))
    if not isinstance(one, tuple) or not isinstance(other, tuple):
        return REJECTED
    return (*one, *other)


STATIC_ONE = Table(
    "static_one",
    (
        t(
            continuous,
            "{f:subject@s} {m:has@s}|{f:subject@p} [/each ]{m:has@p}|"
            "{f:subject@s} {m:not_being@s}|{f:subject@p} {m:not_being@p}",
            "{f:subject}{m:has}|{f:subject}[各/便]{m:has}|{f:subject}{m:not_being}",
            ex=("enchanted creature gets +1/+1", "所结附的生物得+1/+1"),
        ),
        t(
            _for_each,
            "",
            "{n:counted}，{f:subject}[便]得{c:change}|"
            "{n:counted}，{f:subject}便得{c:change}[，][且/并]{m:has}",
            ex=("", "你每操控一个神器，~便得+1/+1"),
        ),
        t(
            _continuous_x,
            "{f:subject@s} {m:has@s}, where x is {n:amount}|"
            "{f:subject@p} [/each ]{m:has@p}, where x is {n:amount}",
            "{f:subject}{m:has}，x[为/等同于/等于]{n:amount}|"
            "{f:subject}各{m:has}，x为{n:amount}|{f:subject}{m:has}，[且/其中]x为{n:amount}",
            ex=("~ gets +x/+x, where x is your life total", "~得+x/+x，x为你的总生命"),
            rank=-1,
        ),
        t(
            _both,
            "{f:subject@s}'s power and toughness are each equal to {n:amount}",
            "{f:subject}的力量[与/和]防御力各等同于{n:amount}|"
            "{f:subject}的力量与防御力[各等/等同]于{n:amount}|"
            "{f:subject}的力量和防御力等同于{n:amount}",
            ex=(
                "~'s power and toughness are each equal to your life total",
                "~的力量与防御力各等同于你的总生命",
            ),
        ),
        t(
            _plus_one,
            "{f:subject@s}'s power is equal to {n:amount} and its toughness is equal to that "
            "number plus {b:number}",
            "{f:subject}的力量等同于{n:amount}，且其防御力等同于[该数量/前者/该数字]"
            "加{b:number}|{f:subject}的力量等同于{n:amount}，其防御力等同于该数量加{b:number}|"
            "{f:subject}的力量等同于{n:amount}，且防御力等同于该数字加{b:number}",
            ex=(
                "~'s power is equal to your life total and its toughness is equal to that number "
                "plus 1",
                "~的力量等同于你的总生命，且其防御力等同于该数量加1",
            ),
        ),
        t(
            _power,
            "{f:subject@s}'s power is equal to {n:amount}",
            "{f:subject}的力量等同于{n:amount}",
            ex=("~'s power is equal to your life total", "~的力量等同于你的总生命"),
        ),
        t(
            _toughness,
            "{f:subject@s}'s toughness is equal to {n:amount}",
            "{f:subject}的防御力等同于{n:amount}",
            ex=("~'s toughness is equal to your life total", "~的防御力等同于你的总生命"),
        ),
        Include("restriction_ability"),
        Include("replacement"),
        Include("damage_static"),
        Include("static_sentence"),
        Include("turned_static"),
    ),
    ("~ can't block", "~不能进行阻挡"),
)
STATIC = Table(
    "static",
    (
        Include("static_one"),
        Include("sharing_static"),
        t(
            if_static,
            "as long as {c:condition}, {a:static_one}|{a:static_one} as long as {c:condition}",
            "[只要/若]{c:condition}，{a:static_one}|[若/只要]{c:condition}，则{a:static_one}|"
            "只要{c:condition}，便{a:static_one}",
            ex=("as long as it's your turn, ~ gets +1/+1", "只要在你的回合，~得+1/+1"),
        ),
        t(
            _if_it,
            "",
            "[只要/若]{c:condition}，{m:itself_has}|若{c:condition}，则{m:itself_has}",
            ex=("as long as it's your turn, ~ gets +1/+1", "只要在你的回合，它便得+1/+1"),
        ),
        t(
            _if_itself,
            "as long as {c:condition}, [it {m:has@s}/it's {m:being}]",
            "",
            ex=("as long as ~ is attacking, it gets +2/+0", "只要~进行攻击，它得+2/+0"),
        ),
        t(
            _either_way,
            "as long as {c:condition}, [{f:subject@s}/{f:host_it@s}] {m:has@s}. otherwise, "
            "it {n:has@s}|"
            "[{f:subject@s}/{f:host_it@s}] {m:has@s} as long as {c:condition}. otherwise, "
            "it {n:has@s}",
            "只要{c:condition}，则{f:subject}{m:has}。否则，它{n:has}|"
            "只要{c:condition}，{f:host_it}便{m:has}。否则，它{n:has}",
            ex=(
                "as long as it's your turn, ~ gets +1/+1. otherwise, it has flying",
                "只要在你的回合，则~得+1/+1。否则，它具飞行异能",
            ),
        ),
        Include("static_added"),
        t(
            if_static,
            "during {c:during}, {a:static_one}|{a:static_one} during {c:during}",
            "{c:during}[中]，{a:static_one}",
            ex=("during your turn, ~ gets +1/+1", "于你回合中，~得+1/+1"),
        ),
    ),
    ("~ gets +1/+1", "~得+1/+1"),
)
HOST_IT = Table("host_it", (w(IsIt(), "@s it", "它"),), ("it", "它"))
ITSELF_HAS = Table("itself_has", (t(lambda m: m, "", "[它便/它/便]{m:has}|{m:has}"),))


STATICS = Table(
    "statics",
    (
        ListOf("static", (". ", ". ", ". "), ("。", "。", "。")),
        ListOf("static", (", and ", ", and ", ", and "), ("，且", "，且", "，且"), 2),
    ),
    ("~ gets +1/+1", "~得+1/+1"),
)
