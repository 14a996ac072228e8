"""The rows of the tables: each pairs a value with its wording in English and in Chinese.

A wording is literal words and slots. `{field:table}` is filled by a table, `{field}` by the table
of its own name, `{field:table@s}` by a singular of that table (`@p`: a plural), `{_:table}` is read
and not kept; a field that stands twice is the same twice. `{{T}}` is the mana symbol itself.
`[words]` may be left out, `[it/that card]` is one or the other. `<gets/get>` agrees with the first
slot, or, where the wording begins with `@@ `, makes the row singular and plural. A beginning `@s `,
`@p ` or `@field ` gives the number of the row itself. `~` is the object itself. A verb has forms
beside its numbers: `@D` the past ("attacked"), `@B` the base after "didn't", `@N` the participle
after "you've".

>>> parts_of("{source} deals {amount:number@s} damage")
(Slot(field='source', table='source', number=''), ' deals ', \
Slot(field='amount', table='number', number='s'), ' damage')
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from corpus.structs import Struct, field
from judge.values import Lang, Value

_SLOT = re.compile(
    r"\{\{(?P<sign>[^{}]+)\}\}|\{(?P<field>\w+)(?::(?P<table>\w+))?(?:@(?P<n>\w))?\}"
)
NUMBER = re.compile(r"@(@|\w+) ")
_OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
_AGREES = re.compile(r"<([^<>/]*)/([^<>/]*)>")
GRANTER = "\ue001"  # the same where what it gives to another object speaks of it (201.5a)
SELF = "\ue000"  # the object that the text is on; a sign that no card text has
NUMBERS = ("s", "p", "D", "B", "N")  # numbers, and the forms of verbs that have none
UNSAID = "\x00"  # the separator of a list that only the other language has; no text has it
REJECTED = object()  # what a `make` returns for fields that make no value


class Slot(Value):
    """A gap in a wording: the field of the value, the table that fills it, and its number."""

    field: str
    table: str
    number: str = ""


Part = str | Slot
Spell = Callable[[str, Lang], Iterable[str]]


@cache
def parts_of(wording: str) -> tuple[Part, ...]:
    """A wording cut into its literals and slots; a slot without a table names its own."""
    if "{" not in wording:
        return (wording,) if wording else ()
    parts: list[Part] = []
    end = 0
    for match in _SLOT.finditer(wording):
        _add(parts, wording[end : match.start()])
        if match["sign"] is not None:
            _add(parts, "{" + match["sign"] + "}")
        else:
            parts.append(Slot(match["field"], match["table"] or match["field"], match["n"] or ""))
        end = match.end()
    _add(parts, wording[end:])
    return tuple(parts)


def _add(parts: list[Part], words: str) -> None:
    if not words:
        return
    if parts and isinstance(parts[-1], str):
        parts[-1] += words
    else:
        parts.append(words)


class Wording(Value):
    """One way to say a row: its parts, and its number (of `NUMBERS`, "" or that of a field)."""

    parts: tuple[Part, ...]
    number: str = ""


def wordings_of(text: str) -> Iterator[Wording]:
    """The wordings that one text with `[ ]` and `< >` stands for, the fullest first.

    >>> [wording.parts for wording in wordings_of("[draw/discard] a[ second] card")][1:3]
    [('draw a card',), ('discard a second card',)]
    """
    match = _OPTIONAL.search(text) if "[" in text else None
    if match:
        for words in match[1].split("/") if "/" in match[1] else (match[1], ""):
            yield from wordings_of(text[: match.start()] + words + text[match.end() :])
        return
    head = NUMBER.match(text) if text[:1] == "@" else None
    number, body = (head[1], text[head.end() :]) if head else ("", text)
    if "<" not in body or not _AGREES.search(body):
        yield Wording(parts_of(body), number)
        return
    for chosen, group in (("s", 1), ("p", 2)):
        parts = parts_of(_AGREES.sub(rf"\{group}", body))
        if number == "@":
            yield Wording(parts, chosen)
        else:
            yield Wording(_agreeing(parts, chosen), number)


@cache
def _spelled(texts: tuple[str, ...], spell: Spell, lang: Lang) -> tuple[str, ...]:
    return tuple(one for text in texts for one in spell(text, lang))


@cache
def _wordings(texts: tuple[str, ...]) -> tuple[Wording, ...]:
    return tuple(wording for text in texts for wording in wordings_of(text))


@cache
def _said(wordings: tuple[Wording, ...]) -> frozenset[str]:
    """The fields that the slots of some wordings give."""
    parts = (part for wording in wordings for part in wording.parts)
    return frozenset(part.field for part in parts if isinstance(part, Slot))


@cache
def _defaults(kind: type[Value]) -> Mapping[str, object]:
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    return dict(zip(names[::-1], defaults[::-1], strict=False))


def _agreeing(parts: tuple[Part, ...], number: str) -> tuple[Part, ...]:
    place = next(i for i, part in enumerate(parts) if isinstance(part, Slot))
    slot = parts[place]
    assert isinstance(slot, Slot)
    return (*parts[:place], slot.with_(number=number), *parts[place + 1 :])


class Template(Struct):
    """Values that one class or function makes; the first wording of a language is the written one.

    `fixed` are fields that a wording implies where no slot of it gives them. `examples` is a
    text in English and one in Chinese that read to one value; without them the samples of the
    slots' tables fill the first wordings. Of two readings of the same words the row of the
    lower `rank` is taken. A function may return `REJECTED`; `unmake` gives the fields back, so
    that it can be written. `spell` makes of a text the texts that it stands for, such as those
    with the forms of its verb.
    """

    make: Callable[..., Any]
    en: tuple[str, ...]
    zh: tuple[str, ...]
    examples: tuple[str, str] | None = None
    fixed: Mapping[str, object] = field(default_factory=dict)
    rank: int = 0
    unmake: Callable[[Any], Mapping[str, object] | None] | None = None
    spell: Spell | None = None

    def texts(self, lang: Lang) -> tuple[str, ...]:
        """The texts of a language that its wordings are cut of."""
        texts = self.en if lang is Lang.EN else self.zh
        return texts if self.spell is None else _spelled(texts, self.spell, lang)

    def wordings(self, lang: Lang) -> tuple[Wording, ...]:
        """The wordings of a language, cut into parts."""
        return _wordings(self.texts(lang))

    def fields_of(self, value: object) -> Mapping[str, object] | None:
        """The fields that the wordings are filled with; None if this row is not the value's."""
        if self.unmake is not None:
            return self.unmake(value)
        if not isinstance(value, Value) or type(value) is not self.make:
            return None
        fields = {name: getattr(value, name) for name in type(value).__struct_fields__}
        said = _said(self.wordings(Lang.EN)) | _said(self.wordings(Lang.ZH))
        return fields if self._is_silent(fields, said) else None

    def says_all(self, wording: Wording, fields: Mapping[str, object]) -> bool:
        """True if a wording leaves nothing out that the fields of a value of the class say."""
        return self.unmake is not None or self._is_silent(fields, _said((wording,)))

    def _is_silent(self, fields: Mapping[str, object], said: frozenset[str]) -> bool:
        """True if the fields that are not said are as the row or the class has them."""
        wanted = {**_defaults(self.make), **self.fixed}
        return all(fields[name] == it for name, it in wanted.items() if name not in said)


class Word(Struct):
    """One value with its fixed words, which may begin with `@s ` or `@p `."""

    value: object
    en: tuple[str, ...]
    zh: tuple[str, ...]
    rank: int = 0

    def texts(self, lang: Lang) -> tuple[str, ...]:
        """The words of a language, as they are written."""
        return self.en if lang is Lang.EN else self.zh

    def wordings(self, lang: Lang) -> tuple[Wording, ...]:
        """The words of a language."""
        return tuple(wording for text in self.texts(lang) for wording in wordings_of(text))


class Lexeme(Struct):
    """Values written by a pattern, the same in both languages, such as numbers.

    `read` may return `REJECTED`; `raw` gives it the words as printed, not in lower case.
    """

    pattern: re.Pattern[str]
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    writes: Callable[[object], bool]
    number: Callable[[Any], str] = lambda value: ""
    raw: bool = False
    first: str = ""  # the characters that it can begin with; none given: any
    lang: Lang | None = None


class ListOf(Struct):
    """A list of `least` or more items as a tuple.

    The separators are (between, before the last of two, before the last of more).
    """

    table: str
    en: tuple[str, str, str]
    zh: tuple[str, str, str]
    least: int = 1

    def separators(self, lang: Lang) -> tuple[str, str, str]:
        """What stands between items, before the last of two, and before the last of more."""
        return self.en if lang is Lang.EN else self.zh


class Include(Struct):
    """Everything that another table reads and writes."""

    table: str


Row = Template | Word | Lexeme | ListOf | Include


class Table(Struct):
    """A named set of rows; a slot names the table that fills it.

    `sample` is a text of the table in English and in Chinese, for the examples of other rows.
    """

    name: str
    rows: tuple[Row, ...]
    sample: tuple[str, str] | None = None


def t(
    make: Callable[..., Any],
    en: str,
    zh: str,
    *,
    ex: tuple[str, str] | None = None,
    rank: int = 0,
    unmake: Callable[[Any], Mapping[str, object] | None] | None = None,
    **fixed: object,
) -> Template:
    """A row; `|` stands between the wordings of a language."""
    return Template(make, _cut(en), _cut(zh), ex, fixed, rank, unmake)


def w(value: object, en: str, zh: str, rank: int = 0) -> Word:
    """A row of fixed words; `|` stands between the wordings of a language."""
    return Word(value, _cut(en), _cut(zh), rank)


def _cut(text: str) -> tuple[str, ...]:
    return tuple(text.replace("~", SELF).split("|")) if text else ()
