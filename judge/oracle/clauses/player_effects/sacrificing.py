"""Players sacrifice."""

from __future__ import annotations

from judge.abilities.amounts import Count, Half
from judge.abilities.bases import Amount, Filter, Objects
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.filters import Other
from judge.abilities.who import Chosen, Every
from judge.language import Include, Table, t
from judge.oracle.clauses.player_effects.subject import S
from judge.oracle.lexicon.filters import every


def _sacrifice(o: Objects) -> object:
    return Sacrifice(S, o)


SACRIFICE = (
    t(
        _sacrifice,
        "@@ <sacrifices/sacrifice> {o:sacrificed}",
        "牺牲{o:sacrificed}|各牺牲{o:sacrificed}|将{o:sacrificed}牺牲",
    ),
)


def _all(f: Filter) -> Objects:
    return Every(f)


def _pick(f: Filter, n: Amount = 1) -> Objects:
    return Chosen(f, n)


SACRIFICED = Table(
    "sacrificed",
    (
        Include("object_ref"),
        t(
            _pick,
            "a {f:permanents@s}|an {f:permanents@s}[ of their choice]|"
            "a {f:permanents@s} of [their/your] choice|"
            "another {f:other_permanents@s}[ of their choice]|"
            "{n:plural_count} {f:permanents@p}|{n:plural_count} {f:permanents@p} of their choice",
            "一个{f:permanents}|[一个由其选择的/由其选择的一个]{f:permanents}|"
            "另一个{f:other_permanents}|"
            "{n:plural_count}个{f:permanents}|{n:plural_count}个由其选择的{f:permanents}",
        ),
        t(
            lambda f, g: Chosen(every(f, g)),
            "a {f:permanents@s} of their choice{g:post}|"
            "an {f:permanents@s} of their choice{g:post}",
            "一个由其选择且{g:post}的{f:permanents}",
            ex=("a creature of their choice with flying", "一个由其选择且具飞行异能的生物"),
        ),
        t(_all, "all {f:permanents@p}|all {f:permanents@p} they control", "所有{f:permanents}"),
        t(
            lambda f, up: Chosen(f, Half(_count(f), up)),
            "half the {f:permanents@p}, {up:rounded}|"
            "half the {f:permanents@p} of their choice, {up:rounded}",
            "一半数量的{f:permanents}，{up:rounded}",
            ex=(
                "half the creatures you control, rounded up",
                "一半数量的由你操控的生物，小数点后进位",
            ),
        ),
        t(
            lambda f: Chosen(f, _count(f), 0),
            "any number of {f:permanents@p}",
            "任意数量的{f:permanents}",
        ),
    ),
    ("a creature", "一个生物"),
)


def _count(f: Filter) -> Amount:
    return Count(f)


OTHER_PERMANENTS = Table(
    "other_permanents",
    (t(lambda f: every(Other(), f), "@f {f:permanents}", "{f:permanents}"),),
    ("creature", "生物"),
)
