"""Afterlife (702.135): it leaves Spirits behind."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.objects import Create, TokenSpec
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Dies
from judge.cards import Color
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual

SPIRIT = TokenSpec(
    subtypes=("Spirit",),
    colors=(Color.WHITE, Color.BLACK),
    power=1,
    toughness=1,
    abilities=(Keyword("flying"),),
)


@cites("702.135a", "派出N个1/1，白黑双色，具飞行异能的精怪衍生生物")
@cites("702.135b", "如果某永久物具有数个往生异能，则每一个都会分别触发")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it dies, N 1/1 white and black Spirits with flying are created."""
    return (Triggered(Dies(IsThis()), Create(SPIRIT, keyword.number or 0)),)


AFTERLIFE = KeywordAbility(
    name=Bilingual("afterlife", "往生"),
    rule="702.135",
    has_number=True,
    means=means,
)
