"""The base classes of what has fields in the judge; the only module that imports msgspec.

>>> from judge.values import Bilingual
>>> Bilingual("Trample", "践踏").with_(en="trample")
Bilingual(en='trample', zh='践踏')
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TYPE_CHECKING, Self, dataclass_transform

import msgspec
from msgspec import field as field

_CHINESE = re.compile("[\u4e00-\u9fff]")


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(
    msgspec.Struct,
    frozen=True,
    tag=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    gc=False,  # what can't change holds nothing that holds it
):
    """A frozen value: compared, hashed and printed by its fields."""

    if TYPE_CHECKING:

        def with_(self, **changes: object) -> Self:
            """The same value with some fields changed."""

    else:
        with_ = msgspec.Struct.__replace__


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Struct(msgspec.Struct, frozen=True):
    """What has fields that stay as they are and is no value of the game: a row, a rulebook."""

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


def held_by(value: Value) -> tuple[object, ...]:
    """What the fields of a value hold, in order.

    >>> held_by(Bilingual("Trample", "践踏"))
    ('Trample', '践踏')
    """
    return msgspec.structs.astuple(value)


def to_bytes(plain: object) -> bytes:
    """Plain data (lists, dicts of text, texts, numbers) as JSON."""
    return msgspec.json.encode(plain)


def from_bytes(data: bytes) -> object:
    """The plain data that JSON holds; raises ValueError where it is none."""
    return msgspec.json.decode(data)


class Lang(StrEnum):
    """A language that texts are read and written in."""

    EN = "en"
    ZH = "zh"


class Bilingual(Value):
    """A text for people, in both languages."""

    en: str
    zh: str

    def get(self, lang: Lang) -> str:
        """The text in `lang`."""
        return self.en if lang is Lang.EN else self.zh


def language_of(text: str) -> Lang:
    """Chinese if the text has a Chinese character, else English.

    >>> language_of("死触，践踏"), language_of("Deathtouch")
    (<Lang.ZH: 'zh'>, <Lang.EN: 'en'>)
    """
    return Lang.ZH if _CHINESE.search(text) else Lang.EN
