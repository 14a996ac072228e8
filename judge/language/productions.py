"""Tables become productions of one language, and an index of what each can begin with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby, zip_longest
from typing import Any

from corpus.structs import Mutable, Struct, field
from judge.language.openings import KEY, Opening, opening_of, openings_of
from judge.language.template import (
    NUMBERS,
    Include,
    Lexeme,
    ListOf,
    Part,
    Row,
    Slot,
    Table,
    Template,
    Word,
)
from judge.values import Lang

EMPTY = 1  # the bit of the beginning of nothing: a table that may read no word at all
ANYTHING = "\x00anything"  # what a lexeme begins with that doesn't say so
Gap = tuple[str, str, str, str]  # a slot: its table, field and number, and the words after it


class Production(Mutable, eq=False):
    """One way to read a table: parts and what is made of them."""

    parts: tuple[Part, ...]
    row: Template | Word
    make: Callable[..., Any] | None = None  # None: the fixed value
    value: object = None
    fixed: Mapping[str, object] = field(default_factory=dict)
    number: str = ""  # of what is read
    inherits: str = ""  # the field whose number that is
    rank: int = 0
    opening: str = ""  # the word it begins with, if any
    slots: tuple[Gap, ...] = ()
    needs: tuple[str, ...] = ()  # its other words, the longest first

    def __post_init__(self) -> None:
        first = self.parts[0] if self.parts else ""
        self.opening = first if isinstance(first, str) else ""
        words = {part for part in self.parts if isinstance(part, str)} - {self.opening}
        self.needs = tuple(sorted(words, key=len, reverse=True))
        self.slots = tuple(_gaps(self.parts))


def _gaps(parts: tuple[Part, ...]) -> Iterator[Gap]:
    for part, after in zip_longest(parts, parts[1:], fillvalue=""):
        if isinstance(part, Slot):
            yield part.table, part.field, part.number, after if isinstance(after, str) else ""


class Alike(Struct, eq=False):
    """Productions, one after the other in their table, that begin with what one table reads."""

    table: str
    productions: tuple[Production, ...]


Reader = Production | Lexeme | ListOf | Include
Candidate = Reader | Alike


def productions(table: Table, lang: Lang) -> Iterator[Reader]:
    """The readers of a table's rows, in order."""
    for row in table.rows:
        match row:
            case Template():
                for wording in row.wordings(lang):
                    yield _production(row, wording.parts, wording.number)
            case Word():
                for wording in row.wordings(lang):
                    yield Production(
                        wording.parts, row, value=row.value, number=wording.number, rank=row.rank
                    )
            case Lexeme():
                if row.lang in (None, lang):
                    yield row
            case _:
                yield row


def _production(row: Template, parts: tuple[Part, ...], number: str) -> Production:
    plain = not number or number in NUMBERS
    return Production(
        parts,
        row,
        row.make,
        fixed=row.fixed,
        number=number if plain else "",
        inherits="" if plain else number,
        rank=row.rank,
    )


def _openings(row: Row, lang: Lang) -> Iterable[Opening]:
    """How what a row reads opens; no production is made for it."""
    if isinstance(row, (Template, Word)):
        return (opening for text in row.texts(lang) for opening in openings_of(text))
    if isinstance(row, Lexeme) and row.lang not in (None, lang):
        return ()
    return _openings_of(row)


def _openings_of(reader: Reader) -> tuple[Opening, ...]:
    """How what a reader reads opens."""
    if isinstance(reader, Production):
        return (opening_of(reader.parts),)
    if isinstance(reader, Lexeme):
        return tuple(((), first) for first in tuple(reader.first) or (ANYTHING,))
    return (((reader.table,), ""),)


def _together(readers: list[Reader]) -> Iterator[Candidate]:
    """The readers in their order, productions with one table in front put together."""
    for table, alike in groupby(readers, _in_front):
        if table is None:
            yield from alike
        else:
            yield Alike(table, tuple(one for one in alike if isinstance(one, Production)))


def _in_front(reader: Reader) -> str | None:
    """The table that reads the beginning of a production; None where no table does."""
    first = reader.parts[0] if isinstance(reader, Production) and reader.parts else None
    return first.table if isinstance(first, Slot) else None


def _numbers(bits: int) -> Iterator[int]:
    """The numbers of the bits that are set."""
    while bits:
        number = bits.bit_length() - 1
        yield number
        bits ^= 1 << number


class Index:
    """Which readers of which table may read a text, by its first characters."""

    def __init__(self, tables: Mapping[str, Table], lang: Lang) -> None:
        self._tables = tables
        self._lang = lang
        self._readers: dict[str, tuple[Reader, ...]] = {}  # built when a table is first read
        self._bits: dict[str, int] = {"": EMPTY}  # of a beginning; a set of them is their sum
        self._firsts: dict[str, int] = dict.fromkeys(tables, 0)
        self._settle()
        self._by_first: dict[str, dict[str, set[int]]] = {}  # built when a table is first read
        self._found: dict[str, dict[str, tuple[Candidate, ...]]] = {}

    def readers(self, table: str) -> tuple[Reader, ...]:
        """The readers of a table, in order; none of a table that there isn't."""
        found = self._readers.get(table)
        if found is None:
            rows = self._tables.get(table)
            found = self._readers[table] = tuple(productions(rows, self._lang)) if rows else ()
        return found

    def openings(self, start: str) -> dict[str, tuple[Candidate, ...]]:
        """By table, the candidates found so far for a text that begins with these characters."""
        return self._found.setdefault(start, {})

    def candidates(self, table: str, start: str) -> tuple[Candidate, ...]:
        """The readers of `table` that may read a text beginning with these characters, in order."""
        known = self.openings(start)
        found = known.get(table)
        if found is None:
            found = known[table] = tuple(_together(self.readers_at(table, start)))
        return found

    def readers_at(self, table: str, start: str) -> list[Reader]:
        """The same readers, each by itself."""
        by_first = self._by_first.get(table)
        if by_first is None:
            by_first = self._by_first[table] = self._index(table)
        places: set[int] = set(by_first.get(ANYTHING, ()))
        for length in range(len(start) + 1):
            places |= by_first.get(start[:length], frozenset())
        if len(start) < KEY:  # the end of the text
            places |= {i for f, ps in by_first.items() if f.startswith(start) for i in ps}
        readers = self.readers(table)
        return [readers[place] for place in sorted(places)]

    def _index(self, table: str) -> dict[str, set[int]]:
        alike: dict[int, set[int]] = {}  # the places of the readers that begin alike
        known: dict[Opening, int] = {}
        for place, reader in enumerate(self.readers(table)):
            bits = 0
            for opening in _openings_of(reader):
                if opening not in known:
                    known[opening] = self._firsts_of(opening)
                bits |= known[opening]
            alike.setdefault(bits, set()).add(place)
        index: dict[str, set[int]] = {}
        firsts = list(self._bits)
        for bits, places in alike.items():
            for number in _numbers(bits):
                index.setdefault(firsts[number], set()).update(places)
        return index

    def _sum(self, firsts: Iterable[str]) -> int:
        """A set of beginnings as a number: one bit each, in the order in which they come up."""
        bits = 0
        for first in firsts:
            bits |= self._bits.setdefault(first, 1 << len(self._bits))
        return bits

    def _settle(self) -> None:
        """Finds what each table can begin with, again and again until nothing is new."""
        open_: dict[str, set[Opening]] = {}
        waiting: dict[str, set[str]] = {}  # the tables that may begin with what a table reads
        for name, table in self._tables.items():
            found = {one for row in table.rows for one in _openings(row, self._lang)}
            self._firsts[name] = self._sum(sorted(word for tables, word in found if not tables))
            open_[name] = {opening for opening in found if opening[0]}
            for tables, _ in open_[name]:
                for inner in tables:
                    waiting.setdefault(inner, set()).add(name)
        left = dict.fromkeys(reversed(open_))  # a table stands behind those that it reads first
        while left:
            name, _ = left.popitem()
            bits = self._firsts[name]
            for opening in open_[name]:
                bits |= self._firsts_of(opening)
            if bits != self._firsts[name]:
                self._firsts[name] = bits
                left.update(dict.fromkeys(sorted(waiting.get(name, ()))))

    def _firsts_of(self, opening: Opening) -> int:
        tables, word = opening
        bits = 0
        for table in tables:
            inner = self._firsts.get(table, 0)
            bits |= inner
            if not inner & EMPTY:
                return bits
            bits &= ~EMPTY
        return bits | self._sum((word,))

    def at_start(self, table: str) -> set[str]:
        """The tables that a table may read before it has read any word of its own."""
        names: set[str] = set()
        for reader in self.readers(table):
            if isinstance(reader, (ListOf, Include)):
                names.add(reader.table)
            elif isinstance(reader, Production):
                for part in reader.parts:
                    if not isinstance(part, Slot):
                        break
                    names.add(part.table)
                    if not self._firsts.get(part.table, 0) & EMPTY:
                        break
        return names
