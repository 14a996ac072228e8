"""What "other creatures" are other than, said by an object that is no creature itself.

An Equipment's "each other creature" is other than the creature that the ability speaks of; of its
static ability, than the creature that it is attached to.
"""

from __future__ import annotations

from judge.abilities import filters as f
from judge.abilities import who as w
from judge.abilities.bases import Filter, Objects
from judge.cards import CardType, TypeLine
from judge.oracle.references.mentions import Scope, agreement, meant

MAY_BE_CREATURES = frozenset({CardType.CREATURE, CardType.PLANESWALKER})
VEHICLE = "Vehicle"
ATTACHED = frozenset({CardType.ARTIFACT, CardType.ENCHANTMENT})


def types_of(line: TypeLine) -> frozenset[CardType]:
    """The card types of an object that can be no creature; none for one that is or becomes one."""
    types = frozenset(line.types)
    return frozenset() if types & MAY_BE_CREATURES or VEHICLE in line.subtypes else types


def is_of_others(value: f.AllOf, own: frozenset[CardType]) -> bool:
    """True of other objects of a type that the object of the ability does not have."""
    wanted = {part.card_type for part in value.parts if isinstance(part, f.OfType)}
    return bool(own) and f.Other() in value.parts and bool(wanted) and not wanted & own


def besides_spoken_of(value: f.AllOf, scope: Scope) -> f.AllOf:
    """ "Each other creature": other than the creature spoken of last, where there is one."""
    found = [m for m in scope.mentions if not m.is_player and not m.weak and m.now != w.This()]
    if not any(agreement("creature", m) for m in found):
        return value
    words = meant(Scope(found, scope.kept), w.It("creature", None), known=True)
    return _put(value, f.Non(f.IsOne(words))) if isinstance(words, Objects) else value


def besides_host(what: Filter | Objects, own: frozenset[CardType]) -> Filter | Objects:
    """ "Other creatures you control get -1/-1" on an Aura: other than what it is attached to."""
    if isinstance(what, f.AllOf) and own & ATTACHED and is_of_others(what, own):
        return _put(what, f.Non(f.HostOfThis()))
    return what


def _put(value: f.AllOf, other: Filter) -> f.AllOf:
    return value.with_(parts=tuple(other if one == f.Other() else one for one in value.parts))
