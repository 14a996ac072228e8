"""Partner with (702.124i): the partner is found as the permanent enters."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.combinators import May, Sequence
from judge.abilities.effects.objects import Move
from judge.abilities.effects.players import Search, Shuffle
from judge.abilities.filters import IsThis, Named
from judge.abilities.patterns import Enters
from judge.abilities.who import It, TargetPlayer
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites(
    "702.124i", "目标牌手可以其牌库中搜寻一张名为[名称]的牌，展示该牌，然后将它置于其手上，然后洗牌"
)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it enters, target player may search for the partner and put it into their hand."""
    found = Sequence((Search(Named(keyword.word), reveal=True), Move(It(), "hand"), Shuffle()))
    return (Triggered(Enters(IsThis()), May(found, TargetPlayer())),)


PARTNER_WITH = KeywordAbility(
    name=Bilingual("partner with", "与[名称]拍档"),
    rule="702.124",
    means=means,
)
