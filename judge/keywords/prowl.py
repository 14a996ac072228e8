"""Prowl (702.76): another cost after combat damage by a creature of one of its types."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.cards.subtypes import Family, family
from judge.cite import cites
from judge.game import events as e
from judge.game.earlier import Told
from judge.game.state import ObjectId
from judge.rules.earlier import not_told, told
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.76a", "其造成伤害时处于你的操控之下并具有此咒语的任意生物类别")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast so if a source of yours with one of its types hit a player this turn."""
    kinds = frozenset(view.of(card).subtypes) & family(Family.CREATURE)
    state = view.state
    events = (event for event in state.history if isinstance(event, e.Event))
    for event, witness in zip(events, state.witnessed, strict=True):
        if not isinstance(event, e.Damage) or event.kind is not e.DamageKind.COMBAT:
            continue
        if isinstance(event.recipient, int):
            continue
        source = next((one for one in witness.before if one.object.id == event.source), None)
        by_own = source is not None and source.object.controller == view.object(card).owner
        if source is not None and by_own and kinds & source.now.subtypes:
            return (Way(name="prowl", cost=keyword.cost),)
    opponents = view.state.opponents(view.object(card).owner)
    if told(view.state, Told.LIFE_LOST, opponents).most != 0:
        raise not_told(
            Bilingual("by what combat damage the life was lost", "失去生命是因何战斗伤害所致")
        )
    return ()


PROWL = KeywordAbility(
    name=Bilingual("prowl", "伺机"),
    rule="702.76",
    ways=ways,
)
