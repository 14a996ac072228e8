"""Prowl (702.76): another cost after combat damage by a creature of one of its types."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities import modifications as m
from judge.cards.subtypes import Family, family
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.earlier import Told
from judge.game.state import ObjectId
from judge.rules.earlier import not_told, told
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.view import View
from judge.values import Bilingual

TURNING = (
    *(m.ControlledByPlayer, m.BecomeTypes, m.LoseTypes, m.CopyOf, m.CopyValues, m.ChangeText),
    m.LoseAbilities,
)


@cites("702.76a", "其造成伤害时处于你的操控之下并具有此咒语的任意生物类别")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast so if a source of yours with one of its types hit a player this turn."""
    kinds = frozenset(view.of(card).subtypes) & family(Family.CREATURE)
    history = view.state.history
    for place, event in enumerate(history):
        if not isinstance(event, e.Damage) or event.kind is not e.DamageKind.COMBAT:
            continue
        if isinstance(event.recipient, int):
            continue
        if any(_turns(after, event.source) for after in history[place:]):
            raise Unsupported("702.76a", "a source that has changed since it dealt damage")
        held = view.object(event.source)
        if held.controller == view.object(card).owner and kinds & view.of(held.id).subtypes:
            return (Way(name="prowl", cost=keyword.cost),)
    opponents = view.state.opponents(view.object(card).owner)
    if told(view.state, Told.LIFE_LOST, opponents).most != 0:
        raise not_told("by what combat damage the life was lost")
    return ()


def _turns(event: object, source: ObjectId) -> bool:
    """True if an event changes who controls a source, or of what types it is."""
    if isinstance(event, e.EffectBegan):
        changes = event.effect.modifications
        return source in event.effect.objects and any(isinstance(c, TURNING) for c in changes)
    return isinstance(event, e.ControlChanged) and event.object == source


PROWL = KeywordAbility(
    name=Bilingual("prowl", "伺机"),
    rule="702.76",
    ways=ways,
)
