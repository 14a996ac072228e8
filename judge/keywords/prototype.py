"""Prototype (702.160): cast with a second cost and size."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.statics import PlayFrom
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, Zone
from judge.rules.rulebook import KeywordAbility, Way
from judge.rules.statics import rules_in_force
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.160a", "则使用其第二组力量、防御力和法术力费用特征")
def ways(view: View, card: ObjectId, keyword: Keyword) -> tuple[Way, ...]:
    """It may be cast as a prototyped spell, for the second mana cost."""
    elsewhere = view.object(card).zone not in (Zone.HAND, Zone.COMMAND)
    if elsewhere and any(True for _ in rules_in_force(view, PlayFrom)):
        raise Unsupported(
            "718.3", "a prototyped spell cast from another zone", "从其他区域施放的试作咒语"
        )
    return (Way(name="prototype", face=1),)


PROTOTYPE = KeywordAbility(
    name=Bilingual("prototype", "试作"),
    rule="702.160",
    ways=ways,
)
