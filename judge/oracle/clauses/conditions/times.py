"""When something is so: in whose turn, in which part of it."""

from __future__ import annotations

from judge.abilities.conditions import All, DuringStep, Not, TurnOf
from judge.abilities.who import EachOpponent, You
from judge.language import Table, w

DURING = Table(  # after "during"
    "during",
    (
        w(
            TurnOf(You()),
            "your turn|each of your turns",
            "在你的回合|是在你的回合|在你回合|于你回合|于你的回合",
        ),
        w(
            TurnOf(EachOpponent()),
            "an opponent's turn|each opponent's turn|your opponents' turns|opponents' turns",
            "在对手的回合|于对手的回合",
        ),
        w(Not(TurnOf(You())), "turns other than yours", "在你的回合以外|于不是你的回合"),
        w(DuringStep("combat"), "combat", "在战斗"),
        w(DuringStep("declare attackers"), "the declare attackers step", "在宣告攻击者步骤"),
        w(
            All((TurnOf(You()), DuringStep("main"))),
            "your main phase",
            "在你的行动阶段|于你的行动阶段",
        ),
        w(
            All((TurnOf(You()), DuringStep("combat"))),
            "combat on your turn",
            "在你的回合的战斗",
        ),
    ),
    ("your turn", "在你的回合"),
)
