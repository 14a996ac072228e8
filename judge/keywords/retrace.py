"""Retrace (702.81): cast from the graveyard by discarding a land card."""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.effects.players import Discard
from judge.abilities.filters import OfType
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId, Zone
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.81a", "你可以从你的坟墓场中施放此牌，但必须弃掉一张地牌作为施放它的额外费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast from the graveyard, a land card being discarded besides its cost."""
    land = Cost((Discard(1, filter=OfType(CardType.LAND)),))
    return (Way(name="retrace", zone=Zone.GRAVEYARD, additional=land),)


RETRACE = KeywordAbility(
    name=Bilingual("retrace", "追溯"),
    rule="702.81",
    ways=ways,
)
