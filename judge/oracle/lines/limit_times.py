"""The times at which alone something may be cast or activated, by steps."""

from __future__ import annotations

from judge.abilities import Limit
from judge.abilities.bases import Condition
from judge.abilities.conditions import All, Any, DuringStep, Not, TurnOf
from judge.abilities.who import EachOpponent, You
from judge.language import w
from judge.oracle.clauses.conditions.fixed import SECOND_COMBAT

BEFORE_ATTACKS = ("upkeep", "draw", "precombat main", "beginning of combat")


def steps(names: tuple[str, ...]) -> Condition:
    return Any(tuple(DuringStep(name) for name in names))


def before(*names: str) -> Condition:
    """ "Only before …": in steps before that point of the turn's first combat phase (506.7d)."""
    return All((steps(names), Not(SECOND_COMBAT)))


def after(*names: str) -> Condition:
    """ "Only after …": in steps after that point of the first combat phase, or later (506.7d)."""
    return Any((*map(DuringStep, names), SECOND_COMBAT))


def yours(*conditions: Condition) -> Condition:
    return All((TurnOf(You()), *conditions))


TIMES = tuple(
    w(Limit(condition=time), en, f"{zh}|{zh}的时机")
    for time, en, zh in (
        (before(*BEFORE_ATTACKS), "before attackers are declared", "宣告攻击者之前"),
        (
            All((TurnOf(EachOpponent()), before(*BEFORE_ATTACKS))),
            "during an opponent's turn, before attackers are declared",
            "对手回合中，宣告攻击者之前",
        ),
        (
            before(*BEFORE_ATTACKS, "declare attackers"),
            "before blockers are declared",
            "宣告阻挡者之前",
        ),
        (
            steps((*BEFORE_ATTACKS, "declare attackers")),
            "before combat or during combat before blockers are declared",
            "战斗之前或战斗中宣告阻挡者之前",
        ),
        (after("postcombat main", "end", "cleanup"), "after combat", "战斗之后"),
        (DuringStep("end of combat"), "during the end of combat step", "战斗结束步骤中"),
        (DuringStep("upkeep"), "during any upkeep step", "任一维持步骤中"),
        (
            All((TurnOf(EachOpponent()), DuringStep("upkeep"))),
            "during an opponent's upkeep",
            "对手的维持中",
        ),
        (yours(DuringStep("end")), "during your end step", "你的结束步骤中"),
    )
)
