"""Madness (702.35): discarded it is exiled, and may be cast for another cost."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.conditions import Matches
from judge.abilities.effects.combinators import If, Nothing, Reflexive, Sequence
from judge.abilities.effects.objects import CastFree, Move
from judge.abilities.filters import InZone, IsThis
from judge.abilities.patterns import Discards
from judge.abilities.statics import Replacement, ToZoneInstead
from judge.abilities.who import It, TheRest
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.35a", "则该牌手将其弃掉，但改为将其放逐，而非置于其坟墓场")
@cites("702.35a", "其拥有者可通过支付[费用]来施放之，而不是支付其法术力费用")
@cites("702.35b", "需依照规则601.2b与规则601.2f-h的规定来支付替代性费用")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Discarded it goes to exile; its owner casts it for [cost] or puts it into the graveyard."""
    casting = CastFree(It(), free=False, may=True, name="madness", cost=keyword.cost)
    cast = If(Matches(It(), InZone("exile")), Sequence((casting, Move(TheRest(), "graveyard"))))
    exiled = ToZoneInstead("exile", then=Reflexive(Nothing(), cast, name="madness"))
    return (Static(Replacement(Discards(filter=IsThis()), exiled), zone="hand"),)


MADNESS = KeywordAbility(
    name=Bilingual("madness", "疯魔"),
    rule="702.35",
    means=means,
)
