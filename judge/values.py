"""The base class of every value of the judge; the only module that imports msgspec.

>>> from judge.values import Bilingual
>>> Bilingual("Trample", "践踏").with_(en="trample")
Bilingual(en='trample', zh='践踏')
"""

from __future__ import annotations

from enum import StrEnum
from typing import Self, dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, tag=True, omit_defaults=True, forbid_unknown_fields=True):
    """A frozen value: compared, hashed and printed by its fields."""

    def with_(self, **changes: object) -> Self:
        """The same value with some fields changed."""
        return msgspec.structs.replace(self, **changes)


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
    return Lang.ZH if any("\u4e00" <= char <= "\u9fff" for char in text) else Lang.EN
