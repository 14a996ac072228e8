"""What words that refer mean: found once, by one walk over a whole ability.

A clause declares what it speaks of (`spoken`), an event too (`happened`). A pronoun means the last
thing spoken of that it fits, by noun and number (`mentions`); where there is none, or two of one
clause that differ, the line is declined.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import is_

from judge.abilities import Static
from judge.abilities import references as r
from judge.abilities.bases import Ability, Effect
from judge.abilities.effects import combinators as x
from judge.abilities.effects.objects import Move
from judge.abilities.statics import AdditionalCost
from judge.abilities.walk import PLAIN, TARGETS, TO_TARGETS, within
from judge.abilities.who import Target
from judge.cards import CardType
from judge.oracle.references.mentions import Mention, Unclear
from judge.oracle.references.paying import given_up
from judge.oracle.references.resolver import Resolver
from judge.values import Value

__all__ = ["Unclear", "paid_for", "resolved"]

TO_EFFECTS = (r.Said, r.SaidPlayers, r.SaidAny)
NAMED = (*TARGETS, *TO_TARGETS)
LABELED = (Effect, *TO_EFFECTS)


def resolved(
    ability: Ability, paid: tuple[Mention, ...] = (), own: frozenset[CardType] = frozenset()
) -> Ability:
    """The ability with its pronouns as what they mean; raises `Unclear` with the word.

    `own` are the card types of its object, where that can be no creature.
    """
    read = tuple(within(ability))
    if targets_of_targets(read):
        raise Unclear("target")
    if not repeats_last(ability, read):
        raise Unclear("repeat this process")
    told = Resolver(paid, own).ability(ability)
    parts = tuple(within(told))
    names = {part.name for part in parts if isinstance(part, TO_TARGETS)}
    said = [part for part in parts if isinstance(part, TO_EFFECTS)]
    labels = {label for part in said for label in (part.label, getattr(part, "other", 0))} - {0}
    whole = _only(told, _numbered(names), _numbered(labels))
    assert isinstance(whole, Ability)
    return whole


def targets_of_targets(parts: tuple[Value, ...]) -> bool:
    """True of "X target cards from target player's graveyard": two targets in one phrase."""
    said = [part.into for part in parts if isinstance(part, Move)]  # a word of its own
    return any(
        isinstance(inner, TARGETS) and inner not in said
        for word in parts
        if isinstance(word, Target)
        for inner in within(word.filter)
    )


def repeats_last(ability: Ability, parts: tuple[Value, ...]) -> bool:
    """False if anything comes after "repeat this process", or other abilities hold it."""
    found = [part for part in parts if isinstance(part, x.Again)]
    effect = getattr(ability, "effect", None)
    return not found or len(found) == len(list(_last(effect)))


def _last(effect: object) -> Iterator[x.Again]:
    match effect:
        case x.Again():
            yield effect
        case x.Sequence(parts=(*_, last)):
            yield from _last(last)
        case x.May() | x.IfDone():
            alone = effect.then is None and effect.otherwise is None
            for part in (effect.then, effect.otherwise, effect.effect if alone else None):
                yield from _last(part)
        case x.If() | x.MayPay():
            yield from _last(effect.then)
            yield from _last(effect.otherwise)


def paid_for(abilities: tuple[Ability, ...]) -> tuple[Mention, ...]:
    """What is given up for the additional costs of a spell."""
    found: list[Mention] = []
    for ability in abilities:
        if isinstance(ability, Static) and isinstance(ability.rule, AdditionalCost):
            found += given_up(ability.rule.cost)
    return tuple(found)


def _numbered(used: set[int]) -> dict[int, int]:
    return {old: place for place, old in enumerate(sorted(used), 1)}


def _only(value: object, names: dict[int, int], labels: dict[int, int]) -> object:
    """The value with the labels and names that something refers to, from 1 on."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, tuple):
        items = tuple(_only(item, names, labels) for item in value)
        return value if all(map(is_, items, value)) else items
    if not isinstance(value, Value):
        return value
    changed: dict[str, object] = {
        name: after
        for name in value.__struct_fields__
        if (after := _only(before := getattr(value, name), names, labels)) is not before
    }
    if isinstance(value, NAMED) and value.name:
        changed["name"] = names.get(value.name, 0)
    if isinstance(value, LABELED) and value.label:
        changed["label"] = labels.get(value.label, 0)
    if isinstance(value, r.Said) and value.other:
        changed["other"] = labels.get(value.other, 0)
    return value.with_(**changed) if changed else value
