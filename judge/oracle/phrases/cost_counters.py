"""Costs of removing counters and putting them on."""

from __future__ import annotations

from judge.abilities import Amount, Effect, Filter
from judge.abilities.amounts import X
from judge.abilities.bases import Objects
from judge.abilities.effects.objects import PutCounters, RemoveCounters
from judge.abilities.who import Chosen, This
from judge.language import t


def _remove_here(k: str | None, n: Amount | None, o: Objects) -> Effect:
    return RemoveCounters(k, n, o)


def _remove_from(k: str | None, n: Amount, f: Filter) -> Effect:
    return RemoveCounters(k, n, Chosen(f))


def _put_here(k: str, n: Amount) -> Effect:
    return PutCounters(k, n, This())


def _put_on(k: str, n: Amount, f: Filter) -> Effect:
    return PutCounters(k, n, Chosen(f))


COUNTERS = (
    t(
        _remove_here,
        "remove {n:count@s} {k:counter} counter from {o:own_name}"
        "|remove {n:count@p} {k:counter} counters from {o:own_name}",
        "从{o:own_name}[上]移去{n:count}个{k:counter}指示物",
        ex=("remove two charge counters from ~", "从~上移去两个充电指示物"),
    ),
    t(
        _remove_here,
        "remove [{n:count@s} counter/{n:count@p} counters] from {o:own_name}",
        "从{o:own_name}[上]移去{n:count}个指示物",
        k=None,
        ex=("remove two counters from ~", "从~上移去两个指示物"),
    ),
    t(
        _remove_here,
        "remove all {k:counter} counters from {o:own_name}",
        "从{o:own_name}[上]移去所有{k:counter}指示物|移去{o:own_name}上[的]所有{k:counter}指示物",
        n=None,
    ),
    t(  # 601.2b: a number that is announced, as X is
        _remove_here,
        "remove any number of {k:counter} counters from {o:own_name}",
        "从{o:own_name}[上]移去任意数量的{k:counter}指示物",
        n=X(),
        ex=("remove any number of charge counters from ~", "从~上移去任意数量的充电指示物"),
    ),
    t(
        _remove_from,
        "remove {n:count@s} {k:counter} counter from {f:a_permanent}"
        "|remove {n:count@p} {k:counter} counters from {f:a_permanent}",
        "从{f:a_permanent}上移去{n:count}个{k:counter}指示物|"
        "从{f:permanents}上移去{n:count}个{k:counter}指示物",
        ex=(
            "remove a +1/+1 counter from a creature you control",
            "从一个由你操控的生物上移去一个+1/+1指示物",
        ),
    ),
    t(
        _remove_from,
        "remove [{n:count@s} counter/{n:count@p} counters] from {f:a_permanent}",
        "从{f:a_permanent}上移去{n:count}个指示物|从{f:permanents}上移去{n:count}个指示物",
        k=None,
        ex=(
            "remove two counters from a permanent you control",
            "从一个由你操控的永久物上移去两个指示物",
        ),
    ),
    t(
        _put_here,
        "put {n:count@s} {k:counter} counter on ~|put {n:count@p} {k:counter} counters on ~",
        "在~上放置{n:count}个{k:counter}指示物",
        ex=("put a -1/-1 counter on ~", "在~上放置一个-1/-1指示物"),
    ),
    t(
        _put_on,
        "put {n:count@s} {k:counter} counter on {f:a_permanent}",
        "在{f:a_permanent}上放置{n:count}个{k:counter}指示物",
        ex=(
            "put a -1/-1 counter on a creature you control",
            "在一个由你操控的生物上放置一个-1/-1指示物",
        ),
    ),
)
