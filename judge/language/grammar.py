"""Tables become a grammar that reads a text into a value and writes a value as text.

Reading is a memoised descent over the tables of one language; a reading covers the whole text and,
written back, gives it again, or there is none: no word is ever skipped.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from judge.language.productions import KEY, Alike, Candidate, Index, Production
from judge.language.siblings import Rows
from judge.language.template import REJECTED, Include, Lexeme, ListOf, Part, Row, Slot, Table
from judge.language.trees import Below, Sayer, Tree, text_of
from judge.language.writing import write
from judge.values import Lang, Value

MOST = 32  # readings of one table at one place to one end
MOST_ITEMS = 24  # of a list
MOST_STEPS = 8_000  # in reading one text; a printed line takes 7,000 at the most, 130 as a rule
DEEPEST = 80  # tables within tables; no printed line takes half of them


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


class _Piece(NamedTuple):
    end: int
    value: object
    number: str
    rank: int
    tree: Tree


_Pieces = list[_Piece]


class _Spent(Exception):
    """A text that takes more to read than any text may."""


class _Chart:
    """What has been read of one text so far; lives only while the text is read."""

    __slots__ = ("depth", "done", "furthest", "index", "lang", "raw", "steps", "text")

    def __init__(self, text: str, raw: str, lang: Lang, index: Index) -> None:
        self.text = text
        self.raw = raw
        self.lang = lang
        self.index = index
        self.furthest = self.steps = self.depth = 0
        self.done: dict[tuple[str, int], _Pieces] = {}

    def pieces(self, table: str, start: int) -> _Pieces:
        """What `table` reads from `start` on."""
        key = (table, start)
        done = self.done.get(key)
        if done is not None:
            return done
        self.done[key] = []  # a table that reaches itself here reads nothing
        if start > self.furthest:
            self.furthest = start
        found: _Pieces = []
        self.depth += 1
        text = self.text
        for reader in self.index.candidates(table, text[start : start + KEY]):
            if type(reader) is not Production or text.startswith(reader.opening, start):
                self.read_by(reader, start, found)
        self.depth -= 1
        if len(found) > 1:
            found = _packed(found)
        self.done[key] = found
        return found

    def read_by(self, reader: Candidate, start: int, found: _Pieces) -> None:
        """Adds to `found` what one reader, or some alike, read from `start` on."""
        if type(reader) is Production:
            self._parts(reader, 0, start, {}, (), "", found)
        elif type(reader) is Alike:
            if self.pieces(reader.table, start):
                for production in reader.productions:
                    self._parts(production, 0, start, {}, (), "", found)
        elif type(reader) is Include:
            found += [p._replace(rank=0) if p.rank else p for p in self.pieces(reader.table, start)]
        elif type(reader) is ListOf:
            if self.pieces(reader.table, start):
                found += self._list(reader, start)
        elif type(reader) is Lexeme:
            found += self._lexeme(reader, start)

    def _step(self, steps: int = 1) -> None:
        self.steps += steps
        if self.steps > MOST_STEPS or self.depth > DEEPEST:
            raise _Spent

    def _parts(
        self,
        production: Production,
        place: int,
        start: int,
        fields: dict[str, object],
        below: Below,
        number: str,
        found: _Pieces,
    ) -> None:
        self._step()
        parts, text = production.parts, self.text
        for at in range(place, len(parts)):
            part = parts[at]
            if isinstance(part, str):
                if not text.startswith(part, start):
                    if start > self.furthest:
                        self.furthest = start
                    return
                start += len(part)
                continue
            after = parts[at + 1] if at + 1 < len(parts) else None
            for end, value, its, _, tree in self.pieces(part.table, start):
                if part.number and its and its != part.number:
                    continue
                if fields.get(part.field, value) != value:
                    continue  # said twice in one wording, it is the same
                if type(after) is str and not text.startswith(after, end):
                    self.furthest = max(self.furthest, end)
                    continue
                known = fields if part.field == "_" else {**fields, part.field: value}
                inherited = its if production.inherits == part.field else number
                under = (*below, (part.field, tree))
                self._parts(production, at + 1, end, known, under, inherited, found)
            return
        self._made(production, start, fields, below, number, found)

    def _made(
        self,
        production: Production,
        end: int,
        fields: dict[str, object],
        below: Below,
        number: str,
        found: _Pieces,
    ) -> None:
        value = production.value
        if production.make is not None:
            value = production.make(**fields, **production.fixed)
            if value is REJECTED:
                return
        tree = Tree(production.row, value, below, production.parts)
        found.append(_Piece(end, value, production.number or number, production.rank, tree))

    def _lexeme(self, row: Lexeme, start: int) -> Iterator[_Piece]:
        match = row.pattern.match(self.raw if row.raw else self.text, start)
        if match:
            value = row.read(match[0])
            if value is not REJECTED:
                yield _Piece(match.end(), value, row.number(value), 0, Tree(row, value))

    def _list(self, row: ListOf, start: int) -> Iterator[_Piece]:
        between, of_two, of_more = row.separators(self.lang)
        slot = Slot("", row.table)
        waiting: list[tuple[int, tuple[object, ...], Below, tuple[Part, ...], str]] = [
            (end, (value,), (("", tree),), (slot,), number)
            for end, value, number, _, tree in self.pieces(row.table, start)
        ]
        while waiting:
            end, items, below, parts, number = waiting.pop()
            self._step(len(items))
            if len(items) == 1 and row.least <= 1:
                yield _Piece(end, items, number, 0, Tree(row, items, below, parts))
            signs = {between: False}
            signs[of_two if len(items) == 1 else of_more] = True
            for sign, closes in signs.items():
                if not self.text.startswith(sign, end):
                    continue
                for last, value, its, _, tree in self.pieces(row.table, end + len(sign)):
                    longer, under = (*items, value), (*below, ("", tree))
                    wording = (*parts, sign, slot)
                    if closes and len(longer) >= row.least:
                        made = Tree(row, longer, under, wording)
                        yield _Piece(last, longer, _shared(number, its), 0, made)
                    if sign == between and len(longer) < MOST_ITEMS:
                        waiting.append((last, longer, under, wording, _shared(number, its)))


def _shared(one: str, other: str) -> str:
    """The number of two items of a list; one that has none ("can't block") goes with any."""
    return one or other if "" in (one, other) or one == other else "p"


def _differs(text: str, written: str) -> int | None:
    """Where a text and what is written of its reading part; None if they are the same."""
    if text == written:
        return None
    pairs = enumerate(zip(text, written, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(text), len(written)))


def _packed(found: _Pieces) -> _Pieces:
    """The pieces of the lowest rank for each end and number, each value once."""
    kept: dict[tuple[int, str], _Pieces] = {}
    for piece in found:
        same = kept.setdefault((piece.end, piece.number), [])
        if same and piece.rank > same[0].rank:
            continue
        if same and piece.rank < same[0].rank:
            same.clear()
        if len(same) < MOST and all(piece.value != other.value for other in same):
            same.append(piece)
    return [piece for same in kept.values() for piece in same]


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
        chart = _Chart(text, raw or text, lang, self._index(lang))
        try:
            pieces = chart.pieces(table, 0)
        except _Spent:
            pieces = []
        whole: list[_Piece] = []
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
        chart = _Chart(text, text, lang, index)
        found: list[tuple[int, Row]] = []
        for reader in index.readers_at(table, text[:KEY]):
            pieces: _Pieces = []
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
