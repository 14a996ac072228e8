"""Creatures that may be exerted as they attack, and what happens when they are (701.39)."""

from __future__ import annotations

from judge.abilities import Cost
from judge.abilities.ability import Static
from judge.abilities.bases import Effect
from judge.abilities.effects.objects import Act
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Did
from judge.abilities.statics import PaysToAttack
from judge.abilities.who import This
from judge.language import t, w
from judge.oracle.lines.triggering import triggered_by

EXERTED = Static(PaysToAttack(IsThis(), Cost((Act("exert", This()),)), "exert as it attacks"))


def _exerted(e: Effect) -> object:
    then = triggered_by(Did("exert as it attacks", filter=IsThis()), e)
    return (EXERTED, *then) if isinstance(then, tuple) else then


EXERTING = (
    w((EXERTED,), "you may exert ~ as it attacks", "你可以于~攻击时耗竭之"),
    t(
        _exerted,
        "you may exert ~ as it attacks. when you do, {e:effects}",
        "你可以于~攻击时耗竭之。当你如此作时，{e:effects}",
        ex=(
            "you may exert ~ as it attacks. when you do, draw a card",
            "你可以于~攻击时耗竭之。当你如此作时，抓一张牌",
        ),
    ),
)
