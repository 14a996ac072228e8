"""Reconfigure (702.151): an Equipment creature that attaches and unattaches itself."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword, Limit, Static
from judge.abilities.conditions import Matches
from judge.abilities.effects.objects import Attach, Unattach
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, IsThis, OfType, Other
from judge.abilities.modifications import LoseTypes
from judge.abilities.statics import Continuous
from judge.abilities.who import AttachedTo, Target, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.151a", "将此永久物贴附在另一个目标由你操控的生物上。只能于法术时机起动")
@cites("702.151a", "将此永久物卸装。只能于此永久物贴附在某生物上时起动，且仅限法术时机")
@cites("702.151b", "令该武具不再是生物，直到它卸装为止")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost]: this is attached to another creature, and no creature then; [cost]: unattached."""
    cost = keyword.cost or Cost()
    creature = OfType(CardType.CREATURE)
    other = Target(AllOf((IsPermanent(), creature, ControlledBy(You()), Other())))
    worn = Matches(AttachedTo(), AllOf((IsPermanent(), creature)))
    off = Limit(sorcery_speed=True, condition=worn)
    return (
        Activated(cost, Attach(This(), other), Limit(sorcery_speed=True)),
        Activated(cost, Unattach(This()), off),
        Static(Continuous(IsThis(), (LoseTypes((CardType.CREATURE,)),)), worn),
    )


RECONFIGURE = KeywordAbility(
    name=Bilingual("reconfigure", "重配"),
    rule="702.151",
    means=means,
)
