"""Ingest (702.115): combat damage to a player exiles the top card of that player's library."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import Move
from judge.abilities.filters import IsThis
from judge.abilities.patterns import DealsDamage
from judge.abilities.references import TriggerPlayer
from judge.abilities.who import EachPlayer, TopOf
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.115a", "每当此生物对任一牌手造成战斗伤害时，该牌手放逐其牌库顶牌")
@cites("702.115b", "若某生物具有数个摄食异能，则每一个都会分别触发")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever it deals combat damage to a player, the player exiles their top card."""
    hits = DealsDamage(IsThis(), combat=True, to_player=EachPlayer())
    return (Triggered(hits, Move(TopOf(TriggerPlayer()), "exile")),)


INGEST = KeywordAbility(
    name=Bilingual("ingest", "摄食"),
    rule="702.115",
    means=means,
)
