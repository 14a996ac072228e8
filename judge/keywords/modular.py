"""Modular (702.43): it enters with counters that go to an artifact creature when it dies."""

from __future__ import annotations

from judge.abilities import Ability, Amount, Keyword, Static, Triggered
from judge.abilities.amounts import ColorsSpent, CountersOn
from judge.abilities.effects.combinators import May
from judge.abilities.effects.objects import PutCounters
from judge.abilities.filters import AllOf, IsPermanent, IsThis, OfType
from judge.abilities.patterns import Dies, Enters
from judge.abilities.statics import EntersWith, Replacement
from judge.abilities.who import Target, This
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.43a", "此永久物进入战场时上面有N个+1/+1指示物")
@cites("702.43a", "其上每有一个+1/+1指示物，你便可以在目标神器生物上放置一个+1/+1指示物")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """It enters with N +1/+1 counters; when it dies, they may go on an artifact creature."""
    number: Amount = ColorsSpent() if of_sunburst(keyword) else keyword.number or 0
    gears = AllOf((IsPermanent(), OfType(CardType.ARTIFACT), OfType(CardType.CREATURE)))
    pass_on = May(PutCounters("+1/+1", CountersOn("+1/+1", This()), Target(gears)))
    return (
        Static(Replacement(Enters(IsThis()), EntersWith(counters=(("+1/+1", number),)))),
        Triggered(Dies(IsThis()), pass_on),
    )


@cites("702.44c", "辉映也可用来设定其他异能的可变数值")
def of_sunburst(keyword: Keyword) -> bool:
    """True of "modular—sunburst": N is the number of colors of mana spent."""
    return keyword.word == "sunburst"


MODULAR = KeywordAbility(
    name=Bilingual("modular", "套件"),
    rule="702.43",
    has_number=True,
    means=means,
    form=of_sunburst,
)
