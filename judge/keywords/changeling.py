"""Changeling (702.73): it is every creature type, in every zone."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Static
from judge.abilities.filters import IsThis
from judge.abilities.modifications import BecomeTypes
from judge.abilities.statics import Continuous
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.73a", "此物件具有所有生物类别")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """A characteristic-defining ability: this object is every creature type."""
    return (Static(Continuous(IsThis(), (BecomeTypes(all_creature_types=True),)), zone=None),)


CHANGELING = KeywordAbility(
    name=Bilingual("changeling", "化形"),
    rule="702.73",
    means=means,
)
