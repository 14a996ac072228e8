"""Keyword abilities that are gained with "[its] cost is equal to its mana cost"."""

from __future__ import annotations

from judge.abilities.ability import Keyword
from judge.abilities.bases import Ability
from judge.abilities.costs import Cost, PayMana
from judge.cards import Characteristics

OWN_COST = "its mana cost"  # the `word` of such a keyword ability


def with_own_cost(now: Characteristics, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities as this object gains them; without a mana cost there is none to pay."""
    if not any(map(has_own_cost, abilities)):
        return abilities
    return tuple(_costed(now, one) if isinstance(one, Keyword) else one for one in abilities)


def _costed(now: Characteristics, keyword: Keyword) -> Keyword:
    """With the mana cost of the object, and what is said besides."""
    if not has_own_cost(keyword):
        return keyword
    more = keyword.cost.parts if keyword.cost is not None else ()
    return keyword.with_(cost=None if now.cost is None else Cost((PayMana(now.cost), *more)))


def has_own_cost(ability: Ability) -> bool:
    """True of a keyword ability whose cost is that of the object that has it."""
    return isinstance(ability, Keyword) and ability.word == OWN_COST
