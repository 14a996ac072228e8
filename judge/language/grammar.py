"""Tables become a grammar that reads a text into a value and writes a value as text.

Reading is a memoised descent over the tables of one language; a reading covers the whole text or
there is none, so that no word is ever skipped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from judge.language.template import Lexeme, ListOf, Part, Row, Slot, Table, Template, Word
from judge.values import Lang, Value


class Reading(Value):
    """A value, and the text that its own wording writes for it."""

    value: object
    written: str


class Declined(Value):
    """A text that no row reads, and the words from the furthest point that was reached."""

    text: str
    words: str


@dataclass(frozen=True, slots=True)
class _Piece:
    value: object
    written: str
    end: int


@dataclass(slots=True)
class _Chart:
    """What has been read of one text so far; lives only while the text is read."""

    text: str
    lang: Lang
    furthest: int = 0
    done: dict[tuple[str, int], tuple[_Piece, ...]] = field(default_factory=dict)


class Grammar:
    """A set of tables that name each other."""

    def __init__(self, *tables: Table) -> None:
        self.tables = {table.name: table for table in tables}

    def read(self, table: str, text: str, lang: Lang) -> Reading | Declined:
        """The one value that the whole of `text` has in `table`; ambiguity is an error."""
        chart = _Chart(text, lang)
        whole = [p for p in self._pieces(chart, table, 0) if p.end == len(text)]
        values = list(dict.fromkeys(piece.value for piece in whole))
        if len(values) > 1:
            raise ValueError(f"{text!r} has two readings: {values}")
        if not whole or whole[0].written != text:
            return Declined(text, text[chart.furthest :] or text)
        return Reading(whole[0].value, whole[0].written)

    def write(self, table: str, value: object, lang: Lang) -> str:
        """The standard wording of `value`; raises LookupError where the table has none."""
        for row in self.tables[table].rows:
            text = self._write_row(row, value, lang)
            if text is not None:
                return text
        raise LookupError(f"table {table!r} has no wording for {value!r}")

    def _write_row(self, row: Row, value: object, lang: Lang) -> str | None:
        match row:
            case Word():
                words = row.en if lang is Lang.EN else row.zh
                return words[0] if row.value == value else None
            case Lexeme():
                return row.write(value) if row.writes(value) else None
            case ListOf():
                return self._write_list(row, value, lang) if isinstance(value, tuple) else None
            case Template():
                if not row.writes(value):
                    return None
                return "".join(
                    self.write(part.table, getattr(value, part.field), lang)
                    if isinstance(part, Slot)
                    else part
                    for part in row.wordings(lang)[0]
                )

    def _write_list(self, row: ListOf, items: tuple[object, ...], lang: Lang) -> str | None:
        if len(items) < 2:
            return self.write(row.table, items[0], lang) if items else None
        texts = [self.write(row.table, item, lang) for item in items]
        between, last = row.separators(lang)
        return between.join(texts[:-1]) + last + texts[-1]

    def _pieces(self, chart: _Chart, table: str, start: int) -> tuple[_Piece, ...]:
        key = (table, start)
        if key not in chart.done:
            chart.furthest = max(chart.furthest, start)
            chart.done[key] = ()  # a table that reaches itself here reads nothing
            found = [p for row in self.tables[table].rows for p in self._row(chart, row, start)]
            chart.done[key] = tuple(found)
        return chart.done[key]

    def _row(self, chart: _Chart, row: Row, start: int) -> Iterator[_Piece]:
        match row:
            case Word():
                for word in row.en if chart.lang is Lang.EN else row.zh:
                    if chart.text.startswith(word, start):
                        yield _Piece(row.value, word, start + len(word))
            case Lexeme():
                match = row.pattern.match(chart.text, start)
                if match:
                    yield _Piece(row.read(match[0]), match[0], match.end())
            case ListOf():
                yield from self._list(chart, row, start)
            case Template():
                for parts in row.wordings(chart.lang):
                    for fields, written, end in self._parts(chart, parts, start):
                        yield _Piece(row.make(**fields, **row.fixed), written, end)

    def _parts(
        self, chart: _Chart, parts: tuple[Part, ...], start: int
    ) -> Iterator[tuple[dict[str, object], str, int]]:
        if not parts:
            yield {}, "", start
            return
        head, rest = parts[0], parts[1:]
        if isinstance(head, str):
            if chart.text.startswith(head, start):
                for fields, written, end in self._parts(chart, rest, start + len(head)):
                    yield fields, head + written, end
            return
        for piece in self._pieces(chart, head.table, start):
            for fields, written, end in self._parts(chart, rest, piece.end):
                yield {head.field: piece.value, **fields}, piece.written + written, end

    def _list(self, chart: _Chart, row: ListOf, start: int) -> Iterator[_Piece]:
        between, last = row.separators(chart.lang)
        for head in self._pieces(chart, row.table, start):
            yield _Piece((head.value,), head.written, head.end)
            for sign in dict.fromkeys((between, last)):
                if not chart.text.startswith(sign, head.end):
                    continue
                for tail in self._list(chart, row, head.end + len(sign)):
                    items = tail.value if isinstance(tail.value, tuple) else ()
                    if sign == last or len(items) > 1:
                        yield _Piece(
                            (head.value, *items), head.written + sign + tail.written, tail.end
                        )
