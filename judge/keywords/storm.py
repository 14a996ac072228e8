"""Storm (702.40): a copy for each spell cast before it this turn."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.amounts import CastBefore
from judge.abilities.effects.objects import CopySpell
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Casts
from judge.abilities.who import This, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.40a", "本回合于此咒语之前每施放过一个咒语，便复制该咒语一次")
@cites("702.40b", "每一个都会分别触发")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When you cast this, it is copied for each spell cast before it this turn."""
    return (Triggered(Casts(You(), IsThis()), CopySpell(This(), CastBefore()), zone="stack"),)


STORM = KeywordAbility(
    name=Bilingual("storm", "风暴"),
    rule="702.40",
    means=means,
)
