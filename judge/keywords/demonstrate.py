"""Demonstrate (702.144): the spell may be copied, and then an opponent copies it too."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.combinators import DoByPlayer, May
from judge.abilities.effects.objects import CopySpell
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Casts
from judge.abilities.who import AnOpponent, This, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.144a", "若你复制了该咒语，则选择一位对手。该牌手复制此咒语")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When you cast this, you may copy it; if you do, an opponent copies it."""
    theirs = DoByPlayer(AnOpponent(), CopySpell(This()))
    choice = May(CopySpell(This()), then=theirs)
    return (Triggered(Casts(You(), IsThis()), choice, zone="stack"),)


DEMONSTRATE = KeywordAbility(
    name=Bilingual("demonstrate", "示范"),
    rule="702.144",
    means=means,
)
