"""Decayed (702.147): it can't block, and attacks only once."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.combinators import Delayed
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Attacks, StepBegins
from judge.abilities.who import This, You
from judge.cite import cites
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.147a", "当此生物攻击时，在战斗结束时将它牺牲")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When this creature attacks, it is sacrificed at end of combat."""
    gone = Delayed(StepBegins("end of combat"), Sacrifice(You(), This()))
    return (Triggered(Attacks(IsThis()), gone),)


@cites("702.147a", "此生物不能进行阻挡")
def may_block(view: View, attacker: ObjectId, blocker: ObjectId) -> bool:
    """It may block nothing."""
    return False


DECAYED = KeywordAbility(
    name=Bilingual("decayed", "败朽"),
    rule="702.147",
    means=means,
    blocking=may_block,
)
