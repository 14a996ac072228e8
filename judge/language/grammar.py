"""Tables become a grammar that reads a text into a value and writes a value as text.

Reading is a descent over the tables of one language (`chart`); a reading covers the whole text and,
written back, gives it again, or there is none: no word is ever skipped.
"""

from __future__ import annotations

from functools import cached_property

from judge.language.chart import Chart, Piece, Pieces, Spent
from judge.language.openings import KEY
from judge.language.productions import Index, Production
from judge.language.siblings import Rows
from judge.language.template import Part, Row, Table
from judge.language.trees import Sayer, Tree, text_of
from judge.language.writing import write
from judge.values import Lang, Value


class Reading(Value):
    """The value of a text, and the rows it was read by."""

    value: object
    tree: Tree


class Declined(Value):
    """A text that has no reading, or several, and the words from the furthest point reached."""

    text: str
    words: str
    at: int = 0  # where they begin
    readings: tuple[object, ...] = ()  # where there are several


def _differs(text: str, written: str) -> int | None:
    """Where a text and what is written of its reading part; None if they are the same."""
    if text == written:
        return None
    pairs = enumerate(zip(text, written, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(text), len(written)))


class Grammar:
    """A set of tables that name each other; what one language needs is built when it is used."""

    def __init__(self, *tables: Table) -> None:
        self.tables = {table.name: table for table in tables}
        if len(self.tables) != len(tables):
            names = [table.name for table in tables]
            raise ValueError(
                f"tables of one name: {sorted({n for n in names if names.count(n) > 1})}"
            )

    @cached_property
    def english(self) -> Index:
        """The tables by what their English wordings begin with."""
        return Index(self.tables, Lang.EN)

    @cached_property
    def chinese(self) -> Index:
        """The tables by what their Chinese wordings begin with."""
        return Index(self.tables, Lang.ZH)

    @cached_property
    def rows(self) -> Rows:
        """The rows of the tables by what they say, put together when something is first said."""
        return Rows(self.tables)

    def read(self, table: str, text: str, lang: Lang, raw: str = "") -> Reading | Declined:
        """The one value that the whole of `text` has in `table`; `raw` is it before lower case.

        A text that takes more steps than any printed one is declined.
        """
        chart = Chart(text, raw or text, lang, self._index(lang))
        try:
            pieces = chart.pieces(table, 0)
        except Spent:
            pieces = []
        whole: list[Piece] = []
        for piece in pieces:
            if piece.end == len(text) and all(piece.value != other.value for other in whole):
                whole.append(piece)
        if len(whole) == 1:
            at = _differs(text.lower(), text_of(whole[0].tree).lower())
            if at is None:
                return Reading(whole[0].value, whole[0].tree)
            return Declined(text, text[at:] or text, at)
        at = 0 if whole else chart.furthest
        return Declined(text, text[at:] or text, at, tuple(piece.value for piece in whole))

    def rows_of(self, table: str, text: str, lang: Lang) -> tuple[Row, ...]:
        """The rows of a table that read the whole of a text, those of the lowest rank."""
        index = self._index(lang)
        chart = Chart(text, text, lang, index)
        found: list[tuple[int, Row]] = []
        for reader in index.readers_at(table, text[:KEY]):
            pieces: Pieces = []
            chart.read_by(reader, 0, pieces)
            row = reader.row if isinstance(reader, Production) else reader
            found += [(piece.rank, row) for piece in pieces if piece.end == len(text)]
        least = min((rank for rank, _ in found), default=0)
        return tuple({id(row): row for rank, row in found if rank == least}.values())

    def _index(self, lang: Lang) -> Index:
        return self.english if lang is Lang.EN else self.chinese

    def say(self, table: str, reading: Reading, lang: Lang) -> str | None:
        """What was read, in a language; None where no row words it."""
        for by_any_row in (False, True):
            said = Sayer(self.rows, lang, by_any_row=by_any_row).say(table, reading.tree)
            if said is not None:
                return said[0]
        return None

    def write(self, table: str, value: object, lang: Lang) -> str:
        """The standard wording of `value`; raises LookupError where the table has none."""
        found = next((text for text, _ in write(self.tables, table, value, lang)), None)
        if found is None:
            raise LookupError(f"table {table!r} has no wording for {value!r}")
        return found


__all__ = ["Declined", "Grammar", "Part", "Reading"]
