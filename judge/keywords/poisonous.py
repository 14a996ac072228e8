"""Poisonous (702.70): combat damage to a player gives poison counters."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.players import Poison
from judge.abilities.filters import IsThis
from judge.abilities.patterns import DealsDamage
from judge.abilities.references import TriggerPlayer
from judge.abilities.who import EachPlayer
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.70a", "每当此生物对牌手造成战斗伤害时，该牌手得到N个中毒指示物")
@cites("702.70b", "每一个都会分别触发")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this deals combat damage to a player, that player gets N poison counters."""
    hurt = DealsDamage(IsThis(), combat=True, to_player=EachPlayer())
    return (Triggered(hurt, Poison(keyword.number or 0, player=TriggerPlayer())),)


POISONOUS = KeywordAbility(
    name=Bilingual("poisonous", "剧毒"),
    rule="702.70",
    has_number=True,
    means=means,
)
