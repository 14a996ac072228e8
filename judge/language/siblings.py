"""Rows of one table that say the same in other words, and tables that only lead to others.

A language often says a thing by a row of its own: what was read by one row is then said by another
that makes the same value of the same fields.

>>> from judge.language.template import Table, t
>>> table = Table("x", (t(str, "{a:y} if {b:z}", ""), t(str, "", "若{b:z}，{a:y}")))
>>> [row.zh for row in Rows({"x": table}).of_fields("x", ("a", "b"), Lang.ZH)]
[('若{b:z}，{a:y}',)]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from judge.language.template import UNSAID, Include, ListOf, Row, Slot, Table, Template
from judge.values import Lang

NOTHING = object()  # what a row makes of fields that it has no place for


def made(row: Template, fields: Mapping[str, object]) -> object:
    """The value that a row makes of fields; `NOTHING` if it takes others, or of other kinds."""
    try:
        return row.make(**{**row.fixed, **fields})
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError):
        return NOTHING


class Rows:
    """The rows of tables, with those of the tables that they include."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        self.tables = tables
        self._known: dict[str, tuple[Row, ...]] = {}
        self._held: dict[str, frozenset[int]] = {}
        self._of_one_slot: dict[str, tuple[tuple[Template, Slot], ...]] = {}
        self._by_fields: dict[tuple[str, Lang], dict[frozenset[str], tuple[Template, ...]]] = {}

    def of(self, table: str) -> tuple[Row, ...]:
        """The rows of a table, included ones in their place."""
        if table not in self._known:
            self._known[table] = ()  # a table that includes itself
            self._known[table] = tuple(self._all(table))
        return self._known[table]

    def _all(self, table: str) -> Iterator[Row]:
        for row in self.tables[table].rows:
            if isinstance(row, Include):
                yield from self.of(row.table)
            else:
                yield row

    def holds(self, table: str, row: Row) -> bool:
        """True if the row is one of the table's."""
        if table not in self._held:
            self._held[table] = frozenset(map(id, self.of(table)))
        return id(row) in self._held[table]

    def of_fields(self, table: str, fields: Iterable[str], lang: Lang) -> tuple[Template, ...]:
        """The rows that have a wording with just these slots."""
        if (table, lang) not in self._by_fields:
            found: dict[frozenset[str], tuple[Template, ...]] = {}
            for row in self.of(table):
                for slots in self._slots(row, lang):
                    found[slots] = (*found.get(slots, ()), row)  # type: ignore[arg-type]
            self._by_fields[table, lang] = found
        return self._by_fields[table, lang].get(frozenset(fields), ())

    def _slots(self, row: Row, lang: Lang) -> set[frozenset[str]]:
        """The sets of slots of the wordings of a row that has slots."""
        wordings = row.wordings(lang) if isinstance(row, Template) else ()
        return {frozenset(p.field for p in w.parts if isinstance(p, Slot)) for w in wordings}

    def leading_to(self, table: str, row: Row) -> list[tuple[Template, Slot]]:
        """The rows of one slot by which the table leads to the table that has the row."""
        return [one for one in self.of_one_slot(table) if self.holds(one[1].table, row)]

    def of_one_slot(self, table: str) -> tuple[tuple[Template, Slot], ...]:
        """The rows of a table that have one slot in every wording, with it."""
        if table not in self._of_one_slot:
            found: list[tuple[Template, Slot]] = []
            for row in self.of(table):
                slots = dict.fromkeys(self._slots_of(row))
                if isinstance(row, Template) and len({field for field, _ in slots}) == 1:
                    found += [(row, Slot(*slot)) for slot in slots]
            self._of_one_slot[table] = tuple(found)
        return self._of_one_slot[table]

    def _slots_of(self, row: Row) -> Iterator[tuple[str, str]]:
        """The field and the table of each slot of a row, in any language."""
        if isinstance(row, Template):
            for lang in Lang:
                for wording in row.wordings(lang):
                    for part in wording.parts:
                        if isinstance(part, Slot) and part.table in self.tables:
                            yield part.field, part.table

    def lists(self, table: str, like: ListOf, lang: Lang) -> Iterator[ListOf]:
        """The rows of the table that list the same items and can be said in the language."""
        lists = (row for row in self.of(table) if isinstance(row, ListOf))
        for row in lists:
            if row.table == like.table and UNSAID not in row.separators(lang):
                yield row
