"""Epic (702.50): no more spells, but this one again in each upkeep."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, SpellAbility
from judge.abilities.durations import ForGood
from judge.abilities.effects.combinators import Delayed, Sequence
from judge.abilities.effects.objects import CopySpell
from judge.abilities.effects.players import RuleUntil
from judge.abilities.modifications import LoseAbilities
from judge.abilities.patterns import StepBegins
from judge.abilities.statics import CantCast
from judge.abilities.who import This, You
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.50a", "这盘游戏结束之前，你不能施放咒语")
@cites("702.50a", "在你每回合的维持开始时，复制此咒语，但不包含其历传异能")
@cites("702.50b", "一旦牌手所操控之具有历传的咒语结算，该牌手便不再能施放咒语")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """For the rest of the game: you can't cast spells, and each upkeep copies this spell."""
    copied = CopySpell(This(), exceptions=(LoseAbilities(("epic",)),))
    no_more = RuleUntil(CantCast(You()), ForGood())
    again = Delayed(StepBegins("upkeep", You()), copied, times=None)
    return (SpellAbility(Sequence((no_more, again))),)


EPIC = KeywordAbility(
    name=Bilingual("epic", "历传"),
    rule="702.50",
    means=means,
)
