"""Ninjutsu (702.49): an unblocked attacker is swapped for it, tapped and attacking."""

from __future__ import annotations

from judge.abilities import Ability, Activated, Cost, Keyword
from judge.abilities.conditions import Matches
from judge.abilities.effects.combinators import If
from judge.abilities.effects.objects import Move
from judge.abilities.effects.players import Reveal
from judge.abilities.filters import AllOf, ControlledBy, InZone, IsPermanent, OfType, Unblocked
from judge.abilities.who import Chosen, It, This, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


def _from(zone: str, keyword: Keyword) -> Activated:
    unblocked = AllOf((IsPermanent(), OfType(CardType.CREATURE), Unblocked(), ControlledBy(You())))
    cost = keyword.cost or Cost()
    paid = Cost((*cost.parts, Reveal(This()), Move(Chosen(unblocked), "hand")))
    return Activated(paid, If(Matches(This(), InZone(zone)), put(zone)), zone=zone)


@cites("702.49c", "具有忍术的生物是以未受阻挡的状态放进战场")
def put(zone: str) -> Move:
    """This enters tapped, attacking what the returned creature attacked, and unblocked."""
    attacking = Move(This(), "battlefield", tapped=True, alongside=It(), from_zone=zone)
    return attacking.with_(unblocked=True)


@cites("702.49a", "将一个由你操控且未受阻挡的生物移回其拥有者手上：将此牌从你手上横置放进战场")
@cites("702.49c", "它所攻击的牌手、鹏洛客或战役与被移回其拥有者手上的生物之攻击对象相同")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """[Cost], an unblocked attacker returns to hand: this enters attacking what that attacked."""
    return (_from("hand", keyword),)


@cites("702.49d", "当具指挥官忍术的牌位于统帅区中时亦会生效")
def means_from_command(keyword: Keyword) -> tuple[Ability, ...]:
    """Ninjutsu from the hand or from the command zone."""
    return (_from("hand", keyword), _from("command", keyword))


NINJUTSU = KeywordAbility(
    name=Bilingual("ninjutsu", "忍术"),
    rule="702.49",
    means=means,
)
COMMANDER_NINJUTSU = KeywordAbility(
    name=Bilingual("commander ninjutsu", "指挥官忍术"),
    rule="702.49",
    means=means_from_command,
)
