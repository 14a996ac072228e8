"""Renown (702.112): it grows the first time it deals combat damage to a player."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.conditions import Matches, Not
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Act, PutCounters
from judge.abilities.filters import HasMark, IsThis
from judge.abilities.patterns import DealsDamage
from judge.abilities.who import EachPlayer, This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.112a", "若它未铭勇，则在其上放置N个+1/+1指示物且它已铭勇")
@cites("702.112c", "第一个结算的此类异能会让该生物铭勇，后续的异能不会生效")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it deals combat damage to a player: N +1/+1 counters, and it becomes renowned."""
    hits = DealsDamage(IsThis(), combat=True, to_player=EachPlayer())
    grows = Sequence((PutCounters("+1/+1", keyword.number or 0, This()), Act("renown")))
    return (Triggered(hits, grows, Not(Matches(This(), HasMark("renowned")))),)


RENOWN = KeywordAbility(
    name=Bilingual("renown", "铭勇"),
    rule="702.112",
    has_number=True,
    means=means,
)
