"""Abilities of one object that speak of each other (607): what one exiles the other returns."""

from __future__ import annotations

from judge.abilities import Ability
from judge.abilities.effects.objects import Move
from judge.abilities.relations import ExiledWithThis
from judge.abilities.walk import within
from judge.abilities.who import LastLinked, Linked, This
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
