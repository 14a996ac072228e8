"""What an object is or has, and what happened this turn."""

from __future__ import annotations

import re
from collections import Counter

from judge.abilities.amounts import CountersOn, ManaSpent
from judge.abilities.bases import Amount, Condition, Filter, Objects, Players
from judge.abilities.conditions import All, AmountIs, Happened, ManaWasSpent, Matches, Not, WasPaid
from judge.abilities.costs import Cost
from judge.abilities.filters import (
    ControlledBy,
    HasCounter,
    IsAttachedTo,
    IsPermanent,
    Named,
    Targets,
    WithKeyword,
)
from judge.abilities.patterns import Casts
from judge.abilities.who import It, You
from judge.cards import Color
from judge.language import REJECTED, Template, Word, t
from judge.oracle.clauses.conditions.comparing import AT_LEAST
from judge.oracle.lexicon.filters import every

THEM = It(many=True)


def _matches(f: Filter, o: Objects = THEM, some: bool = False) -> Condition:
    return Matches(o, f, some)


def _related(o: Objects, f: Filter) -> object:
    """What it has to do with something else; what it is or has is said in other words."""
    return Matches(o, f) if isinstance(f, IsAttachedTo) else REJECTED


def _not_matches(o: Objects, f: Filter) -> Condition:
    return Not(Matches(o, f))


def _has_counter(o: Objects, k: str | None) -> Condition:
    return Matches(o, HasCounter(k))


def _has_counters(o: Objects, k: str | None, n: Amount) -> Condition:
    return AmountIs(CountersOn(k, o), AT_LEAST, n)


def _no_counters(o: Objects, k: str | None) -> Condition:
    return Not(Matches(o, HasCounter(k)))


def _keyword(o: Objects, k: str) -> Condition:
    return Matches(o, WithKeyword(k))


def _cast(f: Filter, p: Players) -> Condition:
    return Happened(Casts(p, f))


def _color_spent(s: str) -> object:
    """{U}{U} is two of one color; each of several signs was spent."""
    signs = Counter(re.findall(r"\{[WUBRGCS]\}", s))
    if "".join(sorted(s)) != "".join(sorted("".join(signs.elements()))):
        return REJECTED  # a hybrid symbol, or a number
    spent = tuple(ManaWasSpent(sign, number) for sign, number in signs.items())
    return spent[0] if len(spent) == 1 else All(spent)


def _mana_of_color(n: Amount, c: Color) -> object:
    return ManaWasSpent(f"{{{c.value}}}", n) if isinstance(n, int) else REJECTED


def _kicked_with(c: Cost) -> object:
    if c.mana is None:
        return REJECTED
    return WasPaid("kicker " + "".join(f"{{{symbol}}}" for symbol in c.mana.symbols))


YOU = You()
BEING: tuple[Template | Word, ...] = (
    t(
        _kicked_with,
        "~ was kicked with its {c:mana_cost} kicker|it was kicked with its {c:mana_cost} kicker",
        "曾以{c:mana_cost}增幅之|曾支付其{c:mana_cost}的增幅费用|[它/~]曾以{c:mana_cost}增幅",
        ex=("it was kicked with its {w} kicker", "曾以{w}增幅之"),
    ),
    t(
        _matches,
        "{o:it_was} {f:a_thing}",
        "{o:it_is}{f:a_thing}|{o:attached}[是/为]{f:a_thing}|{o:attached}[为/是]{f:color_filter}",
        ex=("it's a creature", "它是生物"),
    ),
    t(
        _matches,
        "{o:it_was} {f:stands}|{some:any_of_them} {f:stands}",
        "{o:object_ref}{f:stands}|{o:attached}{f:stands}|{some:any_of_them}{f:stands}",
        ex=("~ is attacking", "~进行攻击"),
    ),
    t(
        _related,
        "{o:it_was}{f:post}",
        "{o:object_ref}{f:post}",
        ex=("~ is attached to a creature", "~结附于生物"),
    ),
    t(
        lambda o, p=YOU: Matches(o, ControlledBy(p)),
        "you controlled [{o:pronoun@s}/{o:attached@s}]|"
        "{p:holder@s} controls [{o:pronoun@s}/{o:attached@s}]|"
        "{p:holder@p} control [{o:pronoun@s}/{o:attached@s}]",
        "{p:holder}操控{o:attached}",
        ex=("you control enchanted creature", "你操控所结附的生物"),
    ),
    t(
        lambda o: Matches(o, every(IsPermanent(), ControlledBy(YOU))),
        "{o:pronoun@s} entered under your control",
        "{o:pronoun}在你的操控下进战场",
        ex=("it entered under your control", "它在你的操控下进战场"),
    ),
    t(
        _not_matches,
        "{o:it_was_not} [{f:a_thing}/{f:stands}]",
        "{o:it_is_not}{f:a_thing}",
        ex=("it isn't a creature", "它不是生物"),
    ),
    t(
        lambda o, f: Matches(o, Targets(f)),
        "{o:object_ref} targets [{f:a_permanent}/{f:a_spell}]",
        "{o:object_ref}[以/指定]{f:a_permanent}为目标|"
        "{o:object_ref}的目标[为/是]{f:a_permanent}|{o:object_ref}以{f:a_spell}为目标",
    ),
    t(
        lambda o, q, other: Matches(o, q(other)),
        "{o:it_or_card} shares a {q:shared_quality} with {other:object_ref}",
        "{o:object_ref}与{other:object_ref}[有共通/共有至少一种/有共通之]{q:shared_quality}",
        ex=("it shares a card type with ~", "它与~有共通牌类别"),
    ),
    t(
        _has_counter,
        "{o:it_had} a {k:counters_called@s} on it|"
        "{o:it_had} [one or more ]{k:counters_called@p} on it|"
        "there's a {k:counter} counter on {o:object_ref}",
        "{o:object_ref}上有{k:counters_called}|{o:object_ref}上[面有/有一个]{k:counters_called}",
        ex=("~ has a charge counter on it", "~上有充电指示物"),
    ),
    t(
        _has_counters,
        "{o:it_had} {n:number_word@p} or more {k:counters_called@p} on it|"
        "there are {n:number_word@p} or more {k:counters_called@p} on {o:object_ref}",
        "{o:object_ref}上有{n:number_word}个或更多[的]{k:counters_called}",
        ex=("~ has two or more charge counters on it", "~上有两个或更多充电指示物"),
    ),
    t(
        _no_counters,
        "{o:it_had} no {k:counters_called@p} on it|"
        "{o:it_does_not_have} a {k:counters_called@s} on it|"
        "there are no {k:counters_called@p} on {o:object_ref}",
        "{o:object_ref}上没有{k:counters_called}|{o:object_ref}上面没有{k:counters_called}",
        ex=("~ has no charge counters on it", "~上没有充电指示物"),
    ),
    t(
        _keyword,
        "{o:it_had} {k:keyword_name}",
        "{o:object_ref}具{k:keyword_name}[异能]",
        ex=("~ has flying", "~具飞行异能"),
    ),
    t(
        lambda o: Matches(o, Named(None)),
        "{o:it_or_card} has the chosen name",
        "{o:object_ref}具该名称",
        ex=("that card has the chosen name", "该牌具该名称"),
    ),
    t(
        _mana_of_color,
        "at least {n:number_word@p} {c:color} mana was spent to cast [~/it]",
        "[支付过/曾支付]至少{n:number_word}点{c:color}法术力来施放~|"
        "施放~时支付过至少{n:number_word}点{c:color}法术力|"
        "支付过至少{n:number_word}点{c:color}法术力来施放它",
    ),
    t(
        lambda b, o: AmountIs(ManaSpent(o), *b),
        "{b:mana_bound} mana was spent to cast {o:object_ref}",
        "施放{o:object_ref}时{b:mana_bound}法术力|曾支付{b:mana_bound}法术力来施放{o:object_ref}",
    ),
    t(
        _color_spent,
        "{s:mana_signs} was spent to cast [~/it]",
        "施放[~/它]时支付过{s:mana_signs}|[支付过/曾支付]{s:mana_signs}来施放~",
    ),
)
