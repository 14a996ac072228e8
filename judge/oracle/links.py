"""Abilities of one object that speak of each other (607): what one exiles the other returns.

Two sentences about how it enters are one where the second counts what the first did.
"""

from __future__ import annotations

from judge.abilities import Ability, Static
from judge.abilities.amounts import CountersRemoved
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import Move, PutCounters
from judge.abilities.relations import ExiledWithThis
from judge.abilities.statics import AsEnters, EntersWith, Replacement
from judge.abilities.walk import within
from judge.abilities.who import LastLinked, Linked, This
from judge.values import Value

LINKED = (LastLinked, Linked, ExiledWithThis)


def linked(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities, exile marked as remembered where another one says "the exiled card"."""
    abilities = entering_as_one(abilities)
    speaking = [any(isinstance(part, LINKED) for part in within(one)) for one in abilities]
    if not any(speaking):
        return abilities
    return tuple(_remembering(one) for one in abilities)


def entering_as_one(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities, "enters with so many counters as were removed" joined to what removes them."""
    found: list[Ability] = []
    for one in abilities:
        joined = _joined(found[-1], one) if found else None
        if joined is None:
            found.append(one)
        else:
            found[-1] = joined
    return tuple(found)


def _joined(first: Ability, second: Ability) -> Ability | None:
    """Both as one replacement, if the second counts what the first removes as the same enters."""
    match first, second:
        case (
            Static(rule=Replacement(instead=AsEnters(effect=done)) as rule),
            Static(rule=Replacement(instead=EntersWith(counters=counters))),
        ) if any(isinstance(part, CountersRemoved) for part in within(counters)):
            if second != Static(Replacement(rule.pattern, EntersWith(counters=counters))):
                return None
            puts = (PutCounters(kind, number, This()) for kind, number in counters)
            return first.with_(rule=rule.with_(instead=AsEnters(Sequence((done, *puts)))))
    return None


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
