"""Afflict (702.130): the defending player loses life when it becomes blocked."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.players import LoseLife
from judge.abilities.filters import IsThis
from judge.abilities.patterns import BecomesBlocked
from judge.abilities.who import DefendingPlayer
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.130a", "每当此生物被阻挡时，防御牌手失去N点生命")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this creature becomes blocked, defending player loses N life."""
    loss = LoseLife(keyword.number or 0, DefendingPlayer())
    return (Triggered(BecomesBlocked(IsThis()), loss),)


AFFLICT = KeywordAbility(
    name=Bilingual("afflict", "折磨"),
    rule="702.130",
    has_number=True,
    means=means,
)
