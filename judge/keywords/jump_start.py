"""Jump-start (702.133): cast from the graveyard, a card being discarded."""

from __future__ import annotations

from judge.abilities import Cost, Keyword
from judge.abilities.effects.players import Discard
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId, Zone
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual

SPELLS = {CardType.INSTANT, CardType.SORCERY}


@cites("702.133a", "你可以从你的坟墓场施放此牌，但必须弃一张牌，以作为施放它的额外费用")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """An instant or sorcery may be cast from the graveyard; it is exiled as it leaves the stack."""
    if not SPELLS & view.of(card).types:
        return ()
    discard = Cost((Discard(1),))
    way = Way(name="jump-start", zone=Zone.GRAVEYARD, additional=discard, exiled_after=True)
    return (way,)


JUMP_START = KeywordAbility(
    name=Bilingual("jump-start", "再起"),
    rule="702.133",
    ways=ways,
)
