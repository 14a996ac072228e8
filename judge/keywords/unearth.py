"""Unearth (702.84): it comes back from the graveyard for a turn."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.conditions import Matches
from judge.abilities.durations import ForGood
from judge.abilities.effects.combinators import Delayed, If, ReplaceThisTurn, Sequence
from judge.abilities.effects.objects import Change, Move
from judge.abilities.filters import InZone, IsIt
from judge.abilities.modifications import GainAbilities
from judge.abilities.patterns import Leaves, StepBegins
from judge.abilities.statics import Replacement, ToZoneInstead
from judge.abilities.who import It, This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.84a", "将此牌从你的坟墓场移回战场。它获得敏捷异能。在下一个结束步骤开始时将它放逐")
@cites("702.84a", "若它将离开战场，则改为将其放逐，而非置入任何地方")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost]: this returns with haste, and is exiled at the next end step or as it leaves."""
    kept = Replacement(Leaves(IsIt()), ToZoneInstead("exile"))
    back = Sequence(
        (
            Move(This(), "battlefield", from_zone="graveyard"),
            Change(It(), (GainAbilities((Keyword("haste"),)),), ForGood()),
            Delayed(StepBegins("end"), Move(It(), "exile")),
            ReplaceThisTurn(kept, about=It(), duration=ForGood()),
        )
    )
    unearthed = If(Matches(This(), InZone("graveyard")), back)
    limit = Limit(sorcery_speed=True)
    return (Activated(keyword.cost or Cost(), unearthed, limit, "graveyard"),)


UNEARTH = KeywordAbility(
    name=Bilingual("unearth", "破坟"),
    rule="702.84",
    means=means,
)
