"""How long an effect lasts, in words."""

from __future__ import annotations

from judge.abilities.durations import (
    AsLongAs,
    EndOfCombat,
    EndOfTurn,
    EndOfYourNextTurn,
    ForGood,
    NextEndStep,
    NextUntap,
    NextUpkeep,
    UntilLeaves,
    YourNextTurn,
)
from judge.language import Table, t, w

DURATION = Table(
    "duration",
    (
        w(
            EndOfTurn(),
            "until end of turn|this turn",
            "直到回合结束|本回合|于本回合中|本回合中|直到本回合结束|在本回合中|于本回合",
        ),
        w(EndOfCombat(), "until end of combat|this combat", "直到战斗结束|本次战斗中|于本次战斗中"),
        w(
            YourNextTurn(),
            "until your next turn",
            "直到你的下一个回合|直到你下一个回合|直到你的下个回合",
        ),
        w(
            EndOfYourNextTurn(),
            "until the end of your next turn",
            "直到你的下一个回合结束|直到你下一个回合结束",
        ),
        w(NextUpkeep(), "until your next upkeep", "直到你的下一个维持|直到你下一个维持"),
        w(
            NextEndStep(),
            "until your next end step",
            "直到你的下一个结束步骤|直到你下一个结束步骤",
        ),
        w(NextUntap(), "until your next untap step", "直到你的下一个重置步骤"),
        w(UntilLeaves(), "until ~ leaves the battlefield", "直到~离开战场为止|直到~离开战场"),
        w(ForGood(), "for the rest of the game", "[于/在][这/本]盘游戏接下来的时段"),
        t(
            AsLongAs,
            "for as long as {condition}",
            "只要{condition}便持续|于{condition}的时段内|且只要{condition}便持续有效|且持续到{condition}为止",
        ),
    ),
    ("until end of turn", "直到回合结束"),
)
TABLES = (DURATION,)
