"""Champion (702.72): it stays only if another is exiled, which comes back when it leaves."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.combinators import IfDone
from judge.abilities.effects.objects import Move, Sacrifice
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, IsThis, OfType, Other
from judge.abilities.patterns import Enters, Leaves
from judge.abilities.who import Chosen, It, Linked, OwnerOf, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("702.72a", "除非你将另一个由你操控的[物件]放逐，否则牺牲之")
@cites("702.72a", "当此永久物离开战场时，将所放逐的牌在其拥有者的操控下移回战场")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """When it enters, it is sacrificed unless another is exiled; that returns when it leaves."""
    wanted = keyword.quality or OfType(CardType.CREATURE)
    another = AllOf((IsPermanent(), wanted, ControlledBy(You()), Other()))
    exiled = Move(Chosen(another, 1, 0), "exile", linked=True)
    back = Move(Linked(), "battlefield", under=OwnerOf(It()))
    return (
        Triggered(Enters(IsThis()), IfDone(exiled, otherwise=Sacrifice(You(), This()))),
        Triggered(Leaves(IsThis()), back),
    )


CHAMPION = KeywordAbility(
    name=Bilingual("champion", "夺冠"),
    rule="702.72",
    means=means,
)
