"""X of a change, defined at the end of the sentence."""

from __future__ import annotations

from judge.abilities.amounts import QualityOf, Times, X
from judge.abilities.bases import Amount, Modification

Mods = tuple[Modification, ...]


def with_x(value: object, n: Amount) -> object:
    """The value with X replaced."""
    if value == X():
        return n
    if isinstance(value, tuple):
        return tuple(with_x(item, n) for item in value)
    if isinstance(value, (Modification, Times, QualityOf)):
        fields = {name: with_x(getattr(value, name), n) for name in value.__struct_fields__}
        return value.with_(**fields)
    return value
