"""Flashback (702.34): cast from the graveyard for another cost, and exiled after."""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.costs import PayMana
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId, Zone
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual

SPELLS = {CardType.INSTANT, CardType.SORCERY}


def _own_cost(view: View, card: ObjectId) -> Cost | None:
    """A flashback cost that is equal to the mana cost, which a card without one can't pay."""
    printed = view.of(card).cost
    return None if printed is None else Cost((PayMana(printed),))


@cites("702.34a", "你可以从你的坟墓场中施放此牌，并支付其返照费用，而非支付其法术力费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """An instant or sorcery may be cast from the graveyard; it is exiled as it leaves the stack."""
    if not SPELLS & view.of(card).types:
        return ()
    cost = keyword.cost or _own_cost(view, card)
    way = Way(name="flashback", zone=Zone.GRAVEYARD, cost=cost, exiled_after=True)
    return (way,)


FLASHBACK = KeywordAbility(
    name=Bilingual("flashback", "返照"),
    rule="702.34",
    ways=ways,
)
