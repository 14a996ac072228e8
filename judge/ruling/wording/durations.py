"""For how long an effect or a rule lasts, as the end of its sentence.

>>> until(d.EndOfTurn(), "Ann")
Bilingual(en=' until end of turn', zh='直到回合结束')
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import durations as d
from judge.abilities.bases import Condition, Duration
from judge.abilities.conditions import StillThere
from judge.values import Bilingual
from judge.words import called

UNTIL: Mapping[type[Duration], Bilingual] = {
    d.EndOfTurn: Bilingual(" until end of turn", "直到回合结束"),
    d.EndOfCombat: Bilingual(" until end of combat", "直到战斗结束"),
    d.YourNextTurn: Bilingual(" until {player}'s next turn", "直到{player}的下一个回合"),
    d.EndOfYourNextTurn: Bilingual(
        " until the end of {player}'s next turn", "直到{player}的下一个回合结束"
    ),
    d.NextUpkeep: Bilingual(" until {player}'s next upkeep", "直到{player}的下一个维持"),
    d.NextEndStep: Bilingual(" until {player}'s next end step", "直到{player}的下一个结束步骤"),
    d.NextUntap: Bilingual(" until {player}'s next untap step", "直到{player}的下一个重置步骤"),
    d.DuringNextUntap: Bilingual(
        " during {player}'s next untap step", "于{player}的下一个重置步骤中"
    ),
    d.AsLongAs: Bilingual(" for as long as the condition holds", "，只要条件成立便持续"),
    d.UntilLeaves: Bilingual(
        " until what caused it leaves the battlefield", "，直到其来源离开战场"
    ),
    d.UntilEvent: Bilingual(" until the event that ends it", "，直到使其结束的事件发生"),
    d.ForGood: Bilingual("", ""),
}

STILL_THERE = Bilingual(
    " for as long as {player} controls what it comes from", "，只要{player}操控其来源便持续"
)


def until(duration: Duration, player: str, condition: Condition | None = None) -> Bilingual:
    """The words for a duration of an effect that a player controls, and that it has a condition."""
    said = UNTIL[type(duration)]
    if isinstance(duration, d.AsLongAs) and isinstance(duration.condition, StillThere):
        said = STILL_THERE
    who, only = called(player), NEVER_ASKED if condition is None else ON_CONDITION
    return Bilingual(
        said.en.format(player=who.en) + only.en, said.zh.format(player=who.zh) + only.zh
    )


NEVER_ASKED = Bilingual("", "")
ON_CONDITION = Bilingual(" on the condition that was said", "，且须符合所述的条件")
