"""The base classes of what has fields; besides `web.api` the only module that imports msgspec.

Unlike a dataclass such a class is made without compiling anything, which counts where a command
loads a hundred of them.

>>> class Pair(Struct):
...     left: int
...     right: int = 0
>>> Pair(1).with_(right=2)
Pair(left=1, right=2)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, dataclass_transform

import msgspec
from msgspec import field as field


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Struct(msgspec.Struct, frozen=True):
    """What has fields that stay as they are: a rule, a row; compared and hashed by them."""

    if TYPE_CHECKING:

        def with_(self, **changes: object) -> Self:
            """The same with some fields changed."""

    else:
        with_ = msgspec.Struct.__replace__


@dataclass_transform(field_specifiers=(msgspec.field,))
class Mutable(msgspec.Struct):
    """What has fields that change as the work goes on: a draft, a search."""

    if TYPE_CHECKING:

        def with_(self, **changes: object) -> Self:
            """Another one with some fields changed."""

    else:
        with_ = msgspec.Struct.__replace__


def fields_of(kind: type[Struct | Mutable]) -> tuple[str, ...]:
    """The names of the fields of a class, in order.

    >>> fields_of(Struct)
    ()
    """
    return kind.__struct_fields__


def held_by(value: Struct | Mutable) -> tuple[object, ...]:
    """What the fields of a value hold, in order."""
    return msgspec.structs.astuple(value)


def to_bytes(plain: object) -> bytes:
    """Plain data (lists, dicts of text, texts, numbers) as JSON."""
    return msgspec.json.encode(plain)


def from_bytes(data: bytes) -> object:
    """The plain data that JSON holds; raises ValueError where it is none."""
    return msgspec.json.decode(data)
