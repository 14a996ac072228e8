"""The rows of the tables: each pairs a value with its wording in English and in Chinese.

>>> parts_of("{source} deals {amount:number} damage")
(Slot(field='source', table='source'), ' deals ', Slot(field='amount', table='number'), ' damage')
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from judge.values import Lang, Value

_SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")


class Slot(Value):
    """A gap in a wording: the field of the value, and the table that reads and writes it."""

    field: str
    table: str


Part = str | Slot


def parts_of(wording: str) -> tuple[Part, ...]:
    """A wording cut into its literals and slots; a slot without a table names its own."""
    parts: list[Part] = []
    end = 0
    for match in _SLOT.finditer(wording):
        if match.start() > end:
            parts.append(wording[end : match.start()])
        parts.append(Slot(match[1], match[2] or match[1]))
        end = match.end()
    if end < len(wording):
        parts.append(wording[end:])
    return tuple(parts)


@dataclass(frozen=True, slots=True)
class Template:
    """Values of one class; the first wording of a language is the one that is written.

    `fixed` are fields that the wording implies and no slot gives; `examples` is a text in
    English and one in Chinese that read to one value.
    """

    make: type[Value]
    en: tuple[str, ...]
    zh: tuple[str, ...]
    examples: tuple[str, str]
    fixed: Mapping[str, object] = field(default_factory=dict)

    def wordings(self, lang: Lang) -> tuple[tuple[Part, ...], ...]:
        """The wordings of a language, cut into parts."""
        return tuple(parts_of(wording) for wording in (self.en if lang is Lang.EN else self.zh))

    def writes(self, value: object) -> bool:
        """True if this row is the wording of `value`."""
        return type(value) is self.make and all(
            getattr(value, name) == wanted for name, wanted in self.fixed.items()
        )


@dataclass(frozen=True, slots=True)
class Word:
    """One value with its fixed words."""

    value: object
    en: tuple[str, ...]
    zh: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lexeme:
    """Values written by a pattern, the same in both languages, such as numbers."""

    pattern: re.Pattern[str]
    read: Callable[[str], object]
    write: Callable[[object], str]
    writes: Callable[[object], bool]


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of two or more items as a tuple; the separators are (between, before the last)."""

    table: str
    en: tuple[str, str]
    zh: tuple[str, str]

    def separators(self, lang: Lang) -> tuple[str, str]:
        """What stands between two items, and before the last one."""
        return self.en if lang is Lang.EN else self.zh


Row = Template | Word | Lexeme | ListOf


@dataclass(frozen=True, slots=True)
class Table:
    """A named set of rows; a slot names the table that fills it."""

    name: str
    rows: tuple[Row, ...]
