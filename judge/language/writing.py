"""A value becomes text: the wording of its row, the slots filled by their tables.

>>> from judge.language.template import Table, w
>>> list(write({"sign": Table("sign", (w(1, "@s one", "一"),))}, "sign", 1, Lang.EN))
[('one', 's')]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.language.template import (
    NUMBERS,
    Include,
    Lexeme,
    ListOf,
    Row,
    Slot,
    Table,
    Template,
    Word,
    Wording,
)
from judge.values import Lang

Written = tuple[str, str]  # the words and their number


def write(tables: Mapping[str, Table], table: str, value: object, lang: Lang) -> Iterator[Written]:
    """The ways to write `value`, the standard one first."""
    for row in tables[table].rows:
        yield from _write_row(tables, row, value, lang)


def _write_row(
    tables: Mapping[str, Table], row: Row, value: object, lang: Lang
) -> Iterator[Written]:
    match row:
        case Word():
            if row.value == value and type(row.value) is type(value):
                for wording in row.wordings(lang):
                    yield "".join(map(str, wording.parts)), wording.number
        case Lexeme():
            if row.writes(value) and row.lang in (None, lang):
                yield row.write(value), row.number(value)
        case ListOf():
            if isinstance(value, tuple) and len(value) >= max(1, row.least):
                yield from _write_list(tables, row, value, lang)
        case Include():
            yield from write(tables, row.table, value, lang)
        case Template():
            fields = row.fields_of(value)
            if fields is not None:
                for wording in row.wordings(lang):
                    if not row.says_all(wording, fields):
                        continue
                    of_field = wording.number not in ("", *NUMBERS)
                    for number in NUMBERS if of_field else ("",):
                        yield from _write_wording(tables, wording, fields, lang, number)


def _write_wording(
    tables: Mapping[str, Table],
    wording: Wording,
    fields: Mapping[str, object],
    lang: Lang,
    wanted: str,
) -> Iterator[Written]:
    """A wording filled; `wanted` is the number of the slot that gives it its own."""
    words, number = "", wording.number
    for part in wording.parts:
        if not isinstance(part, Slot):
            words += part
            continue
        if part.field not in fields:
            return
        found = next(
            (
                (text, its)
                for text, its in write(tables, part.table, fields[part.field], lang)
                if _agrees(its, part.number or (wanted if part.field == wording.number else ""))
            ),
            None,
        )
        if found is None:
            return
        words += found[0]
        number = found[1] if number == part.field else number
    yield words, number if number in NUMBERS else ""


def _agrees(number: str, wanted: str) -> bool:
    return not wanted or number in ("", wanted)


def _write_list(
    tables: Mapping[str, Table], row: ListOf, items: tuple[object, ...], lang: Lang
) -> Iterator[Written]:
    texts = [next(write(tables, row.table, item, lang), None) for item in items]
    written = [text[0] for text in texts if text is not None]
    if len(written) < len(items):
        return
    between, of_two, of_more = row.separators(lang)
    if len(written) == 1:
        yield written[0], texts[0][1] if texts[0] else ""
        return
    last = of_two if len(written) == 2 else of_more
    yield between.join(written[:-1]) + last + written[-1], "p"
