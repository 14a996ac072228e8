"""Keyword abilities that are gained with "[its] cost is equal to its mana cost"."""

from __future__ import annotations

from judge.abilities.ability import Keyword
from judge.abilities.bases import Ability
from judge.abilities.costs import Cost, PayMana
from judge.cards import Characteristics

OWN_COST = "its mana cost"  # the `word` of such a keyword ability


def with_own_cost(now: Characteristics, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities as this object gains them; without a mana cost there is none to pay."""
    if now.cost is None or not any(map(has_own_cost, abilities)):
        return abilities
    cost = Cost((PayMana(now.cost),))
    return tuple(one.with_(cost=cost) if has_own_cost(one) else one for one in abilities)


def has_own_cost(ability: Ability) -> bool:
    """True of a keyword ability whose cost is that of the object that has it."""
    return isinstance(ability, Keyword) and ability.word == OWN_COST
