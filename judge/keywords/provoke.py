"""Provoke (702.39): a creature is untapped and blocks it if able."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.durations import EndOfCombat
from judge.abilities.effects.combinators import May
from judge.abilities.effects.objects import Change, Untap
from judge.abilities.filters import AllOf, ControlledBy, IsIt, IsPermanent, IsThis, OfType
from judge.abilities.modifications import Restricted
from judge.abilities.patterns import Attacks
from judge.abilities.statics import MustBlock
from judge.abilities.who import DefendingPlayer, It, Target
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites(
    "702.39a",
    "你可以选择令目标由防御牌手操控的生物于本次战斗中若能则须阻挡此生物。如果你如此作，则重置该目标生物",
)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this attacks, defending player's target creature may be made to block it."""
    theirs = AllOf((IsPermanent(), OfType(CardType.CREATURE), ControlledBy(DefendingPlayer())))
    must = Restricted(MustBlock(IsIt(), blocked=IsThis()))
    provoked = Change(Target(theirs), (must,), EndOfCombat())
    return (Triggered(Attacks(IsThis()), May(provoked, then=Untap(It()))),)


PROVOKE = KeywordAbility(
    name=Bilingual("provoke", "挑拨"),
    rule="702.39",
    means=means,
)
