"""What a noun phrase is read as."""

from __future__ import annotations

from judge.abilities.bases import Filter
from judge.values import Value


class Noun(Value):
    """A noun phrase as it is read: what kind of object, its filter, whether an adjective leads.

    `several` are the filters of a list, as they stand.
    """

    kind: str  # "permanent", "card", "spell", "ability", "source" or "mixed"
    filter: Filter
    led: bool = False
    several: tuple[Filter, ...] = ()
