"""Players gain and lose life."""

from __future__ import annotations

from judge.abilities.amounts import Half, LifeTotal, ThatMuch
from judge.abilities.bases import Amount, Effect, Players
from judge.abilities.effects.objects import RemoveCounters
from judge.abilities.effects.players import GainLife, LoseLife, Poison
from judge.language import t
from judge.oracle.clauses.player_effects.subject import S
from judge.oracle.lexicon.pronouns import THEY


def _gain(n: Amount) -> Effect:
    return GainLife(n, S)


def _lose(n: Amount) -> Effect:
    return LoseLife(n, S)


def _lose_counters(kind: str | None = None) -> Effect:
    return RemoveCounters(kind, None, S)


def _get_counters(kind: str, n: Amount = 1, up: bool | None = None, who: Players = S) -> Effect:
    """A player gets counters, as many as that or half as many, or another gives them."""
    return Poison(n if up is None else Half(n, up), kind, who)


LIFE = (
    t(
        _gain,
        "@@ <gains/gain> {n:simple_amount} life|@@ <gains/gain> life equal to {n:amount}",
        "获得{n:simple_amount}点生命|各获得{n:simple_amount}点生命|"
        "获得等同于{n:amount}[的/之/数量的]生命|获得若干[点]生命，其数量等同于{n:amount}",
    ),
    t(
        _gain,
        "@@ <gains/gain> that much life",
        "获得等量[的]生命|获得等同于该[伤害]数量的生命",
        n=ThatMuch(),
    ),
    t(
        _lose,
        "@@ <loses/lose> {n:simple_amount} life|@@ <loses/lose> life equal to {n:amount}",
        "失去{n:simple_amount}点生命|各失去{n:simple_amount}点生命|"
        "失去等同于{n:amount}[的/之/数量的]生命|失去若干生命，其数量等同于{n:amount}",
    ),
    t(
        lambda up, q=THEY: LoseLife(Half(LifeTotal(q), up), S),
        "@@ <loses/lose> half {q:own} life, {up:rounded}",
        "失去{q:own}生命的一半，{up:rounded}|失去一半[数量的]生命，{up:rounded}|"
        "失去一半数量的生命，该数量{up:rounded}",
        ex=("lose half your life, rounded up", "失去你生命的一半，小数点后进位"),
    ),
    t(_lose, "@@ <loses/lose> that much life", "失去等量[的]生命", n=ThatMuch()),
    t(
        _lose_counters,
        "@@ <loses/lose> all [{kind:player_counter} ]counters",
        "失去所有[{kind:player_counter}]指示物",
    ),
    t(
        _get_counters,
        "@s gets [a/an] {kind:player_counter} counter|@p get [a/an] {kind:player_counter} counter|"
        "@@ <gets/get> {n:plural_count@p} {kind:player_counter} counters|"
        "@@ <gets/get> a number of {kind:player_counter} counters equal to {n:amount}|"
        "@@ <gets/get> half {n:plain_amount} {kind:player_counter} counters, {up:rounded}|"
        "@p give {who:players} [a/an] {kind:player_counter} counter|"
        "@p give {who:players} {n:plural_count@p} {kind:player_counter} counters",
        "[得到/获得/得]一个{kind:player_counter}指示物|"
        "[得到/获得/得]{n:plural_count}个{kind:player_counter}指示物|"
        "[得到/获得/得]若干{kind:player_counter}指示物，其数量等同于{n:amount}|"
        "[得到/获得/得]{n:plain_amount}一半的{kind:player_counter}指示物，{up:rounded}|"
        "给予{who:players}一个{kind:player_counter}指示物|"
        "给予{who:players}{n:plural_count}个{kind:player_counter}指示物",
        ex=("get two poison counters", "得到两个中毒指示物"),
    ),
    t(
        _get_counters,
        "@@ <gets/get> {n:energy}|@@ <gets/get> {n:plural_count} {{e}}|"
        "@@ <gets/get> an amount of {{e}} equal to {n:amount}",
        "[得到/获得/得]{n:energy}|得到若干{{e}}，其数量等同于{n:amount}|"
        "得到{n:plural_count}个{{e}}",
        kind="energy",
        ex=("get {e}{e}", "得到{e}{e}"),
    ),
)
