"""Clauses: who does what, what changes, and for how long."""

from __future__ import annotations

from judge.abilities import Cost
from judge.abilities.amounts import ThatMuch, ThisWay
from judge.abilities.bases import (
    Amount,
    Duration,
    Effect,
    Filter,
    Players,
    StaticRule,
)
from judge.abilities.costs import PayMana
from judge.abilities.durations import EndOfTurn, ForGood
from judge.abilities.effects.combinators import ForEach, MayPay, OneOf, Sequence
from judge.abilities.effects.objects import (
    Act,
    BecomeCopy,
    Change,
    DealDamage,
    Fight,
    Move,
    Sacrifice,
)
from judge.abilities.effects.players import Discard, LookAt, Mill, RevealUntil, RuleUntil
from judge.abilities.filters import Non
from judge.abilities.statics import CantPreventDamage, ExtraLands, LoyaltyAgain
from judge.abilities.walk import TARGETS, within
from judge.abilities.who import AmongThem, DoneThisWay, Every, It, TheRest, TopOf, You
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.clauses.object_effects.doubling import is_multiplied
from judge.oracle.composition.repeated import for_each, said_first
from judge.oracle.composition.subject import Subject, about, may, predicated, said_of, sequence
from judge.oracle.lexicon.filters import every
from judge.oracle.sentences.base_sizes import BASE_SIZES, HAD_SO
from judge.oracle.sentences.changes import CHANGES, changed, leaves_duration
from judge.oracle.sentences.chosen import CHOSEN
from judge.oracle.sentences.sectors import SECTORS


def _imperative(p: Effect) -> Effect:
    return said_of(You(), p)


def _said_for_each(who: Players, p: Effect, each: Amount) -> object:
    """In Chinese what is counted stands before the player; "its controller" is that of each."""
    if isinstance(each, ThisWay) and It() in set(within(who)):
        way = each.objects
        done = predicated(who, p)
        if isinstance(way, DoneThisWay) and isinstance(done, Effect):
            return ForEach(It(way.done, True), done)
        return REJECTED
    many = for_each(p, said_first(p, each))
    return predicated(who, many) if isinstance(many, Effect) else REJECTED


def _each_of(who: Players, p: Effect) -> object:
    return REJECTED if isinstance(who, You) else predicated(who, p)


def _joined(who: Players, p: Effect) -> object:
    """Several players said together do one thing; of more it would be said again who they are."""
    one = not isinstance(p, Sequence) and any(isinstance(part, Subject) for part in within(p))
    return predicated(who, p) if one else REJECTED


def _may(who: Players, p: Effect) -> object:
    return REJECTED if _is_of_the_rest(p) else may(who, p)


def _is_of_the_rest(p: Effect) -> bool:
    """ "You may reveal a card from among them, then put the rest on the bottom": that is a must."""
    words = set(map(type, within(p)))
    return TheRest in words and AmongThem in words and not words & {LookAt, RevealUntil, TopOf}


def _may_clause(e: Effect) -> Effect:
    return may(You(), e)


def _may_either(who: Players, a: Effect, b: Effect) -> object:
    """One of two things that a player may do; of others each is chosen by its own player."""
    if not isinstance(who, You) or any(isinstance(part, TARGETS) for part in within((a, b))):
        return REJECTED
    return may(who, OneOf((said_of(who, a), said_of(who, b))))


def _pay(who: Players, c: Cost) -> Effect:
    return MayPay(c, who)


def _all_but(e: Effect, g: Filter) -> object:
    """ "Return all creatures to their owners' hands except for Krakens"."""
    if not isinstance(e, Move) or not isinstance(e.objects, Every):
        return REJECTED
    return e.with_(objects=Every(every(e.objects.filter, Non(g))))


def _seq(a: Effect, b: Effect) -> object:
    if leaves_duration(a) or leaves_duration(b):
        return REJECTED
    return sequence(a, _for_as_long(b) if is_multiplied(a) else b)


def _for_as_long(effect: Effect) -> Effect:
    """ "Until end of turn, double its power and it gains first strike": until end of turn too."""
    for part in within(effect):
        if isinstance(part, Change) and part.duration == ForGood():
            effect = about(effect, part, part.with_(duration=EndOfTurn()))
    return effect


def _rules(rules: tuple[StaticRule, ...], d: Duration) -> object:
    if len(rules) == 1:
        return RuleUntil(rules[0], d)
    return sequence(*(RuleUntil(rule, d) for rule in rules))


CLAUSE = Table(
    "clause",
    (
        t(_imperative, "{p:preds@p}", "{p:preds}|令{p:preds}"),
        t(
            predicated,
            "{who:players@s} {p:preds@s}|{who:players@p} {p:preds@p}",
            "{who:players}{p:preds}|[由/则]{who:players}{p:preds}|{who:players}[须/便]{p:preds}",
            ex=("target player draws a card", "目标牌手抓一张牌"),
        ),
        t(
            _each_of,
            "{who:players@p} each {p:preds@p}",
            "",
            ex=("two target players each draw a card", ""),
        ),
        t(
            _joined,
            "{who:joined_players} each {p:preds@p}",
            "{who:joined_players}{p:preds}|{who:joined_players}各{p:preds}",
            ex=("you and target opponent each draw a card", "你和目标对手各抓一张牌"),
        ),
        t(
            _said_for_each,
            "",
            "{each:counted}，{who:players}[便]{p:pred}|{each:counted}，则{who:players}{p:pred}",
            ex=("", "每有一个由你操控的生物，你便抓一张牌"),
        ),
        Include("object_clause"),
        t(
            _all_but,
            "{e:act@p} except for {g:permanents@p}",
            "{e:act}，但{g:permanents}除外",
            ex=(
                "return all creatures to their owners' hands except for goblins",
                "将所有生物移回其拥有者手上，但鬼怪除外",
            ),
        ),
        *BASE_SIZES,
        *CHANGES,
        *CHOSEN,
        t(
            _rules,
            "{rules:restrictions} {d:duration}",
            "{d:duration}，{rules:restrictions}|{rules:restrictions}{d:duration}|"
            "{d:duration}{rules:restrictions}",
            rank=2,
        ),
        Include("special_clause"),
    ),
    ("draw a card", "抓一张牌"),
)
POSSESSOR_OF = Table("possessor_of", (Include("possessor"),), ("target creature's", "目标生物的"))
CLAUSES = Table(
    "clauses",
    (
        Include("clause"),
        Include("may_clause"),
        t(
            _seq,
            "{a:clause}, then {b:clauses}",
            "{a:clause}，[然后/再/接着]{b:clauses}",
            rank=1,  # what goes on with the same subject does so
        ),
        t(
            _seq,
            "{a:clause} and {b:clauses}|{a:clause}, and {b:clauses}",
            "{a:clause}[，]且{b:clauses}|{a:clause}，[并/而]{b:clauses}|"
            "{a:clause}，{b:clauses}|{a:clause}并{b:clauses}",
            rank=1,
        ),
        t(_seq, "{a:clause}, {b:clauses_more}", ""),
    ),
    ("draw a card", "抓一张牌"),
)
CLAUSES_MORE = Table(
    "clauses_more",
    (
        t(
            _seq,
            "{a:clause}, [and/then] {b:clauses}|{a:clause}, {b:clauses_more}",
            "",
        ),
    ),
)
MAY_CLAUSE = Table(
    "may_clause",
    (
        t(
            _may,
            "{who:players} may {p:preds@p}",
            "{who:players}可[以]{p:preds}|{who:players}[各可/得]以{p:preds}|"
            "{who:players}可选择{p:preds}",
            ex=("you may draw a card", "你可以抓一张牌"),
        ),
        t(
            _may_either,
            "{who:players} may {a:pred@p} or {b:pred@p}",
            "{who:players}可以{a:pred}或{b:pred}",
            ex=("you may sacrifice a land or discard a card", "你可以牺牲一个地或弃一张牌"),
        ),
        t(
            _pay,
            "{who:players} may pay {c:payment}",
            "{who:players}可[以]支付{c:payment}|{who:players}各可以支付{c:payment}",
            ex=("you may pay {2}", "你可以支付{2}"),
        ),
        t(
            _may_clause,
            "you may have {e:had}",
            "你可以[让/令/使]{e:clause}",
            ex=("you may have ~ deal 3 damage to any target", "你可以令~对任意一个目标造成3点伤害"),
        ),
    ),
    ("you may draw a card", "你可以抓一张牌"),
)
HAD = Table(  # "you may have it deal 3 damage": the verb is bare
    "had",
    (
        t(
            lambda o, r, n=None: DealDamage(ThatMuch() if n is None else n, r, o),
            "{o:damager} deal {n:simple_amount} damage to {r:recipient}|"
            "{o:damager} deal damage equal to {n:amount} to {r:recipient}|"
            "{o:damager} deal damage to {r:recipient} equal to {n:amount}|"
            "{o:damager} deal that much damage to {r:recipient}",
            "",
        ),
        t(lambda a, b: Fight(a, b), "{a:one_objects} fight {b:one_objects}", ""),
        t(
            lambda o, c, e=(): BecomeCopy(o, c, None, e),
            "{o:objects} become a copy of {c:copied}[, except {e:exceptions}]",
            "{o:objects}成为{c:copied}的复制品[，但{e:exceptions}]",
        ),
        *HAD_SO,
        t(changed, "{o:objects} {m:gains@p} {d:duration}", ""),
        t(lambda o, m: Change(o, *m), "{o:objects} {m:required_now@p}", ""),
        t(
            lambda o, a: Act(a, o),
            "{o:objects} become no longer {a:no_longer}",
            "{o:objects}不再{a:no_longer}",
            ex=("it become no longer suspected", "它不再遭疑"),
        ),
        t(predicated, "{who:players} {p:preds@p}", ""),
    ),
    ("~ deal 3 damage to any target", ""),
)
SPECIAL_CLAUSE = Table(
    "special_clause",
    (
        w(
            RuleUntil(CantPreventDamage()),
            "damage can't be prevented this turn",
            "本回合中，伤害不能被防止|于本回合中，伤害不能被防止|本回合的伤害不能被防止|"
            "伤害在本回合中不能被防止",
        ),
        w(
            RuleUntil(LoyaltyAgain(You())),
            "for each planeswalker you control, you may activate one of its loyalty abilities once "
            "this turn as though none of its loyalty abilities have been activated this turn",
            "对每个由你操控的鹏洛客而言，于本回合中，你能起动一次该鹏洛客上的任一忠诚异能，且能视同此"
            "回合未起动过其忠诚异能地来起动之",
        ),
        w(
            RuleUntil(ExtraLands(You(), 1)),
            "you may play an additional land this turn",
            "你本回合可以额外使用一个地|本回合中，你可以额外使用一个地|"
            "你本回合中可以额外使用一个地",
        ),
        *SECTORS,
        Include("shield_effect"),
        Include("cost_effect"),
        Include("effect_sentence"),
        Include("turned_effect"),
        Include("playing_sentence"),
    ),
)


def _does(who: Players, p: Effect) -> object:
    """What a player does as a cost: "its controller discards a card"."""
    if not isinstance(p, (Discard, Mill, Sacrifice)):
        return REJECTED
    return (who, Cost((about(p, Subject(), You()),)))


UNLESS = Table(
    "unless_pays",
    (
        t(
            lambda who, c: (who, c),
            "{who:players@s} pays {c:payment}|{who:players@p} pay {c:payment}",
            "{who:players}支付{c:payment}|{who:players}[为此/额外]支付{c:payment}",
            ex=("you pay {2}", "你支付{2}"),
        ),
        t(
            lambda who, m, n: (who, Cost((PayMana(m, n),))),
            "",
            "{who:players}为{n:counted}支付{m:mana}|{who:players}为{n:counted}各支付{m:mana}",
            ex=("", "你为由你操控的每个生物各支付{2}"),
        ),
        t(
            lambda who, c, d: (who, c, d),
            "{who:players@p} {c:cost} or {d:cost}",
            "{who:players}{c:cost}或{d:cost}",
            rank=2,
            ex=("you discard a card or sacrifice a land", "你弃一张牌或牺牲一个地"),
        ),
        t(
            lambda who, c: (who, c),
            "{who:players@p} {c:cost}",
            "{who:players}{c:cost}",
            rank=1,
            ex=("you discard a card", "你弃一张牌"),
        ),
        t(_does, "{who:players@s} {p:pred@s}", "", ex=("target player discards a card", "")),
    ),
    ("you pay {2}", "你支付{2}"),
)
