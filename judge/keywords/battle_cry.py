"""Battle cry (702.91): other attacking creatures get +1/+0."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import Change
from judge.abilities.filters import AllOf, Attacking, IsPermanent, IsThis, OfType, Other
from judge.abilities.modifications import ModifyPowerToughness
from judge.abilities.patterns import Attacks
from judge.abilities.who import Every
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.91a", "每当此生物攻击时，每个进行攻击的其他生物各得+1/+0直到回合结束")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this attacks, each other attacking creature gets +1/+0 until end of turn."""
    others = Every(AllOf((IsPermanent(), OfType(CardType.CREATURE), Attacking(), Other())))
    return (Triggered(Attacks(IsThis()), Change(others, (ModifyPowerToughness(1, 0),))),)


BATTLE_CRY = KeywordAbility(
    name=Bilingual("battle cry", "战嚎"),
    rule="702.91",
    means=means,
)
