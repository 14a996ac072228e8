"""Encore (702.141): from the graveyard it is exiled for a copy against each opponent."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit
from judge.abilities.effects.objects import Act, Move
from judge.abilities.who import This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.141a", "[费用]，从你的坟墓场放逐此牌：为每位对手各进行以下流程")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], exile this from the graveyard: a copy for each opponent that attacks them."""
    cost = keyword.cost or Cost()
    paid = Cost((*cost.parts, Move(This(), "exile")))
    return (Activated(paid, Act("encore"), Limit(sorcery_speed=True), "graveyard"),)


ENCORE = KeywordAbility(
    name=Bilingual("encore", "返场"),
    rule="702.141",
    means=means,
)
