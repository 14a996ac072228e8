"""What "it deals" means where "it" is this object: "if this spell was kicked, it deals 4 damage".

Elsewhere "it" is what was last spoken of: "tap target creature. It deals damage to you".
"""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.abilities.conditions import Not, WasPaid
from judge.abilities.effects.combinators import If
from judge.abilities.effects.objects import DealDamage
from judge.abilities.who import It, This
from judge.values import Value


def dealers_told(effect: Effect) -> Effect:
    """The effect with this object as the source of damage wherever it is what deals it."""
    told = _told(effect, False)
    assert isinstance(told, Effect)
    return told


def _told(value: object, of_this: bool) -> object:
    """A part of the effect; `of_this` where a condition has just spoken of this spell."""
    if isinstance(value, tuple):
        return tuple(_told(item, of_this) for item in value)
    if not isinstance(value, Value):
        return value
    if isinstance(value, DealDamage) and value.source == It() and (of_this or value.to == It()):
        return value.with_(source=This())
    of_this = of_this or (isinstance(value, If) and _speaks_of_this(value))
    changed = {
        name: after
        for name in value.__struct_fields__
        if (after := _told(before := getattr(value, name), of_this)) != before
    }
    return value.with_(**changed) if changed else value


def _speaks_of_this(effect: If) -> bool:
    asked = effect.condition
    return isinstance(asked.condition if isinstance(asked, Not) else asked, WasPaid)
