"""X of a change, defined at the end of the sentence."""

from __future__ import annotations

from judge.abilities.ability import Keyword, Static
from judge.abilities.amounts import QualityOf, Times, X
from judge.abilities.bases import Amount, Modification
from judge.abilities.costs import Cost, PayMana
from judge.abilities.walk import within
from judge.cards import ManaCost

Mods = tuple[Modification, ...]


def with_x(value: object, n: Amount) -> object:
    """The value with X replaced."""
    if value == X():
        return n
    if isinstance(value, tuple):
        return tuple(with_x(item, n) for item in value)
    if isinstance(value, Keyword):
        return value.with_(cost=with_x(value.cost, n))
    if isinstance(value, PayMana) and value.cost.symbols == ("X",):
        return PayMana(ManaCost(("1",)), n)
    if isinstance(value, (Modification, Times, QualityOf, Cost)):
        fields = {name: with_x(getattr(value, name), n) for name in value.__struct_fields__}
        return value.with_(**fields)
    return value


def leaves_x(value: object) -> bool:
    """True if a mana cost or a static ability within the value has an X still to be said."""
    return any(
        (isinstance(part, PayMana) and "X" in part.cost.symbols)
        or (isinstance(part, Static) and X() in set(within(part)))
        for part in within(value)
    )
