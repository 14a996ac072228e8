"""Dethrone (702.105): it grows as it attacks the player with the most life."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import PutCounters
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Attacks
from judge.abilities.who import MostLife, This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.105a", "每当此生物攻击生命最多或与他者同为最多的牌手时，在其上放置一个+1/+1指示物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this creature attacks the player with the most life, it gets a +1/+1 counter."""
    most = Attacks(IsThis(), whom=MostLife())
    return (Triggered(most, PutCounters("+1/+1", 1, This())),)


DETHRONE = KeywordAbility(
    name=Bilingual("dethrone", "义勇"),
    rule="702.105",
    means=means,
)
