"""Ascend (702.131): with ten permanents its controller gets the city's blessing.

On a permanent it works at any time (`of_keywords.blessing`), on a spell as that resolves.
"""

from __future__ import annotations

from judge.abilities import Ability, Keyword, SpellAbility
from judge.abilities.conditions import Exists
from judge.abilities.effects.combinators import If
from judge.abilities.effects.players import GetCityBlessing
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent
from judge.abilities.who import You
from judge.cite import cites
from judge.rules.keyword_rules.ascend import MOST_WITHOUT
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.131a", "如果你操控十个或更多永久物，且你没有黄金城祝福")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """As a spell with it resolves, its controller with ten permanents gets the blessing."""
    own = AllOf((IsPermanent(), ControlledBy(You())))
    return (SpellAbility(If(Exists(own, MOST_WITHOUT + 1), GetCityBlessing())),)


ASCEND = KeywordAbility(
    name=Bilingual("ascend", "登殿"),
    rule="702.131",
    means=means,
)
