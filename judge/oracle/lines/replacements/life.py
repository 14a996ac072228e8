"""Damage that leaves so much of a life total."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.bases import Condition
from judge.abilities.statics import KeepsLife, Replacement
from judge.abilities.who import You
from judge.language import REJECTED, t


def _keeps(n: int, m: int, c: Condition | None = None) -> object:
    rule = Replacement(p.LosesLife(You(), by_damage=True), KeepsLife(n))
    return (Static(rule, c),) if n == m else REJECTED


LIFE_KEPT = (
    t(
        _keeps,
        "[if {c:condition}, ]damage that would reduce your life total to less than {n:number} "
        "reduces it to {m:number} instead",
        "[若{c:condition}，则]将使你的总生命减至{n:number}以下的伤害，改为减少至{m:number}|"
        "将使你的生命减少至{n:number}以下的伤害，改为减少你的生命至{m:number}",
        ex=(
            "damage that would reduce your life total to less than 1 reduces it to 1 instead",
            "将使你的总生命减至1以下的伤害，改为减少至1",
        ),
    ),
)
