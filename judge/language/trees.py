"""The rows that a text was read by become the same text in either language.

A value alone does not say by which rows it is written: rows may make one value of several. The tree
of a reading does, and most rows have a wording in both languages. Where a language says a thing by
a row of its own, the slot's table writes the value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from judge.language.siblings import Rows, made
from judge.language.template import (
    NUMBERS,
    UNSAID,
    Lexeme,
    ListOf,
    Part,
    Row,
    Slot,
    Template,
    Word,
    Wording,
)
from judge.language.writing import write
from judge.values import Lang

UNKEPT = "_"  # the field of what a row reads and does not keep
Said = tuple[str, str]  # the words and their number


class Tree(NamedTuple):
    """A row, the value it made, the trees of its slots, and what stood between them.

    A tree below has its field, or "" in a list; `parts` are the wording that was read.
    """

    row: Row
    value: object
    below: tuple[tuple[str, Tree], ...] = ()
    parts: tuple[Part, ...] = ()


Below = tuple[tuple[str, Tree], ...]


def text_of(tree: Tree) -> str:
    """What was read, written back word for word: the style of the reading with its values."""
    if isinstance(tree.row, Lexeme):
        return tree.row.write(tree.value)
    below = iter(tree.below)
    return "".join(p if isinstance(p, str) else text_of(next(below)[1]) for p in tree.parts)


class Sayer:
    """Says trees in one language, by the first wording that fits.

    `by_any_row`: also by rows that only make the same value, which say it less well.
    """

    def __init__(self, rows: Rows, lang: Lang, *, by_any_row: bool = False) -> None:
        self.rows, self.tables, self.lang = rows, rows.tables, lang
        self.by_any_row = by_any_row
        self._known: dict[tuple[str, int, str], Said | None] = {}

    def say(self, table: str, tree: Tree, number: str = "") -> Said | None:
        """A tree of a table, in the number wanted ("" for any); None where nothing words it.

        The trees that one sayer says have to outlive it: it knows them by their place in memory.
        """
        key = (table, id(tree), number)
        if key not in self._known:
            self._known[key] = None  # while it is looked for: a table that leads back says nothing
            self._known[key] = self._say(table, tree, number)
        return self._known[key]

    def _say(self, table: str, tree: Tree, number: str) -> Said | None:
        return next((way for way in self._ways(table, tree, number) if _fits(way, number)), None)

    def _ways(self, table: str, tree: Tree, number: str) -> Iterator[Said]:
        is_own = self.rows.holds(table, tree.row)
        own = list(self._by_rows(tree, number)) if is_own else []
        yield from own
        if not own:
            yield from self._by_siblings(table, tree, number)
        if not is_own:
            yield from self._led(table, tree, number)
        yield from write(self.tables, table, tree.value, self.lang)
        if self.by_any_row and not own:
            yield from self._by_one_slot(table, tree, number)
            yield from self._through(self.rows.of_one_slot(table), tree, number)

    def _by_siblings(self, table: str, tree: Tree, number: str) -> Iterator[Said]:
        """By other rows that make the same value of the same fields."""
        if isinstance(tree.row, ListOf):
            for one in self.rows.lists(table, tree.row, self.lang):
                yield from self._listed(tree, one, number)
        if isinstance(tree.row, Template):
            values = {field: below.value for field, below in tree.below if field != UNKEPT}
            for row in self.rows.of_fields(table, values, self.lang):
                if row is not tree.row and made(row, values) == tree.value:
                    for wording in row.wordings(self.lang):
                        yield from self._filled(tree, wording, number)

    def _by_one_slot(self, table: str, tree: Tree, number: str) -> Iterator[Said]:
        """By rows that make the same value of the one thing below, whatever they call it."""
        if not isinstance(tree.row, Template) or len(tree.below) != 1:
            return
        ((field, below),) = tree.below
        for row, slot in self.rows.of_one_slot(table):
            if slot.field != field and made(row, {slot.field: below.value}) == tree.value:
                renamed = Tree(row, tree.value, ((slot.field, below),))
                for wording in row.wordings(self.lang):
                    yield from self._filled(renamed, wording, number)

    def _led(self, table: str, tree: Tree, number: str) -> Iterator[Said]:
        """What another table read: by a row that leads there, or by what that row led to."""
        yield from self._through(self.rows.leading_to(table, tree.row), tree, number)
        if len(tree.below) == 1 and tree.below[0][1].value == tree.value:
            said = self.say(table, tree.below[0][1], number)
            if said is not None:
                yield said

    def _through(
        self, rows: Iterable[tuple[Template, Slot]], tree: Tree, number: str
    ) -> Iterator[Said]:
        """By rows of one slot that keep its value, so that another table says it."""
        for row, slot in rows:
            if made(row, {slot.field: tree.value}) == tree.value:
                led = Tree(row, tree.value, ((slot.field, tree),))
                for wording in row.wordings(self.lang):
                    yield from self._filled(led, wording, number)

    def _by_rows(self, tree: Tree, number: str) -> Iterator[Said]:
        match tree.row:
            case Template() as row:
                for wording in row.wordings(self.lang):
                    yield from self._filled(tree, wording, number)
            case Word() as row:
                for wording in row.wordings(self.lang):
                    yield "".join(map(str, wording.parts)), wording.number
            case Lexeme() as row:
                if row.lang in (None, self.lang):
                    yield row.write(tree.value), row.number(tree.value)
            case ListOf() as row:
                yield from self._listed(tree, row, number)

    def _filled(self, tree: Tree, wording: Wording, number: str) -> Iterator[Said]:
        """A wording with its slots filled; nothing if it leaves out what was read, or says more."""
        slots = {part.field for part in wording.parts if isinstance(part, Slot)}
        if slots - {UNKEPT} != {field for field, _ in tree.below} - {UNKEPT}:
            return
        words, own = "", wording.number
        held = dict(tree.below)
        unkept = iter([below for field, below in tree.below if field == UNKEPT])
        for part in wording.parts:
            if isinstance(part, str):
                words += part
                continue
            below = held[part.field] if part.field != UNKEPT else next(unkept, None)
            wanted = part.number or (number if wording.number == part.field else "")
            said = None if below is None else self.say(part.table, below, wanted)
            if said is None:
                return
            words += said[0]
            own = said[1] if own == part.field else own
        yield words, own if own in NUMBERS else ""

    def _listed(self, tree: Tree, row: ListOf, number: str) -> Iterator[Said]:
        items: list[Said] = []
        for _, below in tree.below:
            said = self.say(row.table, below, number) or self.say(row.table, below)
            if said is None:
                return
            items.append(said)
        between, of_two, of_more = row.separators(self.lang)
        if UNSAID in (between, of_two, of_more):
            return
        texts = [words for words, _ in items]
        numbers = {its for _, its in items if its} or {""}
        if len(texts) > 1:
            last = of_two if len(texts) == 2 else of_more
            texts = [between.join(texts[:-1]) + last + texts[-1]]
        yield texts[0], numbers.pop() if len(numbers) == 1 else "p"


def _fits(way: Said, number: str) -> bool:
    return not number or way[1] in ("", number)
