""" "The difference" becomes what two amounts differ by that a condition has just compared."""

from __future__ import annotations

from judge.abilities import amounts as n
from judge.abilities import conditions as c
from judge.abilities.ability import Triggered
from judge.abilities.bases import Ability, Condition
from judge.abilities.effects.combinators import If
from judge.abilities.filters import Comparison
from judge.abilities.walk import changed, put, within
from judge.oracle.references.mentions import Unclear

MORE = (Comparison.GREATER, Comparison.AT_LEAST)
LESS = (Comparison.LESS, Comparison.AT_MOST)


def with_differences(ability: Ability) -> Ability:
    """The ability with each difference worked out; raises `Unclear` where nothing was compared."""
    if not any(isinstance(part, n.Difference) for part in within(ability)):
        return ability
    if isinstance(ability, Triggered) and _differs(ability.condition) is not None:
        ability = ability.with_(effect=_put(ability.effect, ability.condition))
    found = _explained(ability)
    assert isinstance(found, Ability)
    if any(isinstance(part, n.Difference) for part in within(found)):
        raise Unclear("the difference")
    return found


def _explained(value: object) -> object:
    if isinstance(value, If) and _differs(value.condition) is not None:
        value = value.with_(then=_put(value.then, value.condition))
    return changed(value, _explained)


def _put(effect: object, condition: Condition | None) -> object:
    return put(effect, n.Difference(), _differs(condition))


def _differs(condition: Condition | None) -> n.Minus | None:
    """How much more the greater of two amounts is, where the condition is that it is greater."""
    match condition:
        case c.AmountIs(amount=one, comparison=comparison, other=other) if comparison in MORE:
            return n.Minus(one, other)
        case c.AmountIs(amount=one, comparison=comparison, other=other) if comparison in LESS:
            return n.Minus(other, one)
    return None
