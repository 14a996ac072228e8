"""Umbra armor (702.89): the Aura is destroyed in place of what it enchants."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Destroy, LoseDamage
from judge.abilities.filters import HostOfThis
from judge.abilities.patterns import IsDestroyed
from judge.abilities.statics import InsteadDo, Replacement
from judge.abilities.who import This, Triggering
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.89a", "如果所结附的永久物将被消灭，则改为移除它上面标记的所有伤害，并消灭此灵气")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """All damage is removed from the enchanted permanent and this Aura destroyed instead."""
    instead = InsteadDo(Sequence((LoseDamage(Triggering()), Destroy(This()))))
    return (Static(Replacement(IsDestroyed(HostOfThis()), instead)),)


UMBRA_ARMOR = KeywordAbility(
    name=Bilingual("umbra armor", "替身甲"),
    rule="702.89",
    means=means,
)
