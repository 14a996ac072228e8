"""Abilities of one object that speak of each other (607): what one exiles the other returns."""

from __future__ import annotations

from judge.abilities import Ability
from judge.abilities.bases import Condition, Effect
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Act, Change, DealTogether, Move
from judge.abilities.filters import AllOf, IsOne, Non, Other
from judge.abilities.modifications import GainAbilities, Restricted
from judge.abilities.patterns import Casts
from judge.abilities.relations import ExiledWithThis
from judge.abilities.walk import within
from judge.abilities.who import It, LastLinked, Linked, Target, This, Together
from judge.values import Value

LINKED = (LastLinked, Linked, ExiledWithThis)


def linked(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities, exile marked as remembered where another one says "the exiled card"."""
    speaking = [any(isinstance(part, LINKED) for part in within(one)) for one in abilities]
    if not any(speaking):
        return abilities
    return tuple(_remembering(one) for one in abilities)


def _remembering(ability: Ability) -> Ability:
    changed = _marked(ability)
    assert isinstance(changed, Ability)
    return changed


def _marked(value: object) -> object:
    if (
        isinstance(value, Move)
        and value.to == "exile"
        and not isinstance(value.objects, (This, Linked))
    ):
        return value.with_(linked=True)
    if isinstance(value, tuple):
        return tuple(_marked(item) for item in value)
    if isinstance(value, Value):
        changed = {
            name: after
            for name in value.__struct_fields__
            if (after := _marked(before := getattr(value, name))) is not before and after != before
        }
        return value.with_(**changed) if changed else value
    return value


def speaks_of_others(effect: Effect) -> bool:
    """True if the effect of a spell says "other" of objects: than what, no filter can say."""
    return _others(effect)


def _others(value: object) -> bool:
    if isinstance(value, Other):
        return True
    if isinstance(value, (Ability, GainAbilities)):
        return False
    if isinstance(value, Condition) and any(isinstance(part, Casts) for part in within(value)):
        return False
    if isinstance(value, tuple):
        return any(_others(item) for item in value)
    if isinstance(value, Value):
        return any(_others(getattr(value, name)) for name in value.__struct_fields__)
    return False


def others_told(effect: Effect) -> Effect:
    """The effect of a spell with "other", said after a target, as other than that target.

    "Destroy target creature and each other creature with the same name": what is spoken of as the
    others are looked for is the target.
    """
    changed, _ = _told(effect, False)
    assert isinstance(changed, Effect)
    return changed


def _with_this_one(target: Target) -> Target:
    """What support asks for on a spell: no other creatures, but any (701.35a)."""
    qualities = getattr(target.filter, "parts", ())
    return target.with_(filter=AllOf(tuple(one for one in qualities if one != Other())))


def _told(value: object, targeted: bool) -> tuple[object, bool]:
    """The value with "other" told, and whether the last thing spoken of is one target."""
    if isinstance(value, Other):
        return (Non(IsOne(It())) if targeted else value), False
    if isinstance(value, (Ability, GainAbilities)):
        return value, targeted
    if isinstance(value, Condition) and any(isinstance(part, Casts) for part in within(value)):
        return value, targeted  # "if you've cast another spell": than this one
    if isinstance(value, Change) and any(isinstance(m, Restricted) for m in value.modifications):
        return value, False  # a rule for all objects of a kind speaks of none of them later
    if isinstance(value, Act) and value.action == "support" and isinstance(value.objects, Target):
        return value.with_(objects=_with_this_one(value.objects)), False
    if isinstance(value, Target):
        return value, value.most == 1 and not _others(value.filter)
    if isinstance(value, AllOf):
        return value.with_(parts=tuple(_told(part, targeted)[0] for part in value.parts)), False
    if isinstance(value, Sequence | Together | DealTogether):
        parts: list[object] = []
        for part in value.parts:
            told, targeted = _told(part, targeted)
            parts.append(told)
        return value.with_(parts=tuple(parts)), targeted
    if isinstance(value, Value):
        changed: dict[str, object] = {}
        after = False
        for name in value.__struct_fields__:
            held = getattr(value, name)
            new, seen = _told(held, targeted)
            after = after or seen
            if new is not held:
                changed[name] = new
        return (value.with_(**changed) if changed else value), after
    return value, False
