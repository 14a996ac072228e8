"""Rampage (702.23): it grows with each blocker beyond the first."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.amounts import IfSoAmount, Minus, NumberOf, Times
from judge.abilities.conditions import AmountIs
from judge.abilities.effects.objects import Change
from judge.abilities.filters import Comparison, IsThis
from judge.abilities.modifications import ModifyPowerToughness
from judge.abilities.patterns import BecomesBlocked
from judge.abilities.who import Blockers, This
from judge.cite import cites
from judge.game.events import BecameBlocked
from judge.game.state import ObjectId
from judge.rules.rulebook import KeywordAbility
from judge.rules.view import View
from judge.values import Bilingual


@cites("702.23a", "从第二个生物起，每个阻挡它生物都使它得+N/+N直到回合结束")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this becomes blocked, it gets +N/+N for each blocker beyond the first."""
    blockers = NumberOf(Blockers(This()))
    many = AmountIs(blockers, Comparison.GREATER, 1)
    beyond = IfSoAmount(many, Times(keyword.number or 0, Minus(blockers, 1)))
    pump = Change(This(), (ModifyPowerToughness(beyond, beyond),))
    return (Triggered(BecomesBlocked(IsThis()), pump),)


@cites("702.23b", "只于此触发式异能结算时计算一次")
def counts_late(view: View, creature: ObjectId) -> bool:
    """True if what blocks the creature as the ability resolves is not what blocked it then."""
    attack = view.attack_of(creature)
    first = next(
        (
            event.blockers
            for event in reversed(view.state.history)
            if isinstance(event, BecameBlocked) and event.attacker == creature
        ),
        (),
    )
    return attack is not None and set(first) != set(attack.blockers)


RAMPAGE = KeywordAbility(
    name=Bilingual("rampage", "狂暴"),
    rule="702.23",
    has_number=True,
    means=means,
    resolving=counts_late,
)
