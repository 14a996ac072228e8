"""What tables read of one text: a memoised descent, kept while the text is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judge.language.openings import KEY
from judge.language.productions import Alike, Candidate, Index, Production
from judge.language.template import REJECTED, Include, Lexeme, ListOf, Part, Slot
from judge.language.trees import UNKEPT, Below, Tree
from judge.values import Lang

MOST = 32  # readings of one table at one place to one end
MOST_ITEMS = 24  # of a list
MOST_STEPS = 8_000  # in reading one text; a printed line takes 7,000 at the most, 130 as a rule
DEEPEST = 80  # tables within tables; no printed line takes half of them


class Piece(NamedTuple):
    """What a table reads up to `end`: the lower its rank, the rather it is taken."""

    end: int
    value: object
    number: str
    rank: int
    tree: Tree


Pieces = list[Piece]


class Spent(Exception):
    """A text that takes more to read than any text may."""


class Chart:
    """What has been read of one text so far; lives only while the text is read."""

    __slots__ = (
        "depth",
        "done",
        "furthest",
        "index",
        "lang",
        "last",
        "openings",
        "raw",
        "steps",
        "text",
    )

    def __init__(self, text: str, raw: str, lang: Lang, index: Index) -> None:
        self.text = text
        self.raw = raw
        self.lang = lang
        self.index = index
        self.furthest = self.steps = self.depth = 0
        self.done: dict[int, dict[str, Pieces]] = {}  # by where it begins, by the table
        self.openings: dict[int, dict[str, tuple[Candidate, ...]]] = {}  # likewise
        self.last: dict[str, int] = {}  # where a word comes for the last time

    def pieces(self, table: str, start: int) -> Pieces:
        """What `table` reads from `start` on."""
        here = self.done.get(start)
        if here is None:
            here = self._begin(start)
        done = here.get(table)
        if done is not None:
            return done
        found: Pieces = []
        here[table] = []  # a table that reaches itself here reads nothing
        candidates = self.openings[start].get(table)
        if candidates is None:
            candidates = self.index.candidates(table, self.text[start : start + KEY])
        self.depth += 1
        if self.depth > DEEPEST:
            raise Spent
        text = self.text
        for reader in candidates:
            if type(reader) is Production:
                if text.startswith(reader.opening, start) and (
                    not reader.needs or self._may(reader, start)
                ):
                    self._fill(reader, 0, start + len(reader.opening), {}, (), "", found)
            elif type(reader) is Alike:
                if here.get(reader.table, True):
                    self._alike(reader, start, found)
            else:
                self.read_by(reader, start, found)
        self.depth -= 1
        if len(found) > 1:
            found = _packed(found)
        here[table] = found
        return found

    def _begin(self, start: int) -> dict[str, Pieces]:
        """Nothing has been read from `start` on so far."""
        if start > self.furthest:
            self.furthest = start
        self.openings[start] = self.index.openings(self.text[start : start + KEY])
        here: dict[str, Pieces] = {}
        self.done[start] = here
        return here

    def read_by(self, reader: Candidate, start: int, found: Pieces) -> None:
        """Adds to `found` what one reader, or some alike, read from `start` on."""
        if type(reader) is Production:
            if self.text.startswith(reader.opening, start):
                self._fill(reader, 0, start + len(reader.opening), {}, (), "", found)
        elif type(reader) is Alike:
            self._alike(reader, start, found)
        elif type(reader) is Include:
            found += [p._replace(rank=0) if p.rank else p for p in self.pieces(reader.table, start)]
        elif type(reader) is ListOf:
            if self._may_list(reader, start) and self.pieces(reader.table, start):
                found += self._list(reader, start)
        elif type(reader) is Lexeme:
            found += self._lexeme(reader, start)

    def _alike(self, alike: Alike, start: int, found: Pieces) -> None:
        """Reads by the productions that may, if what they begin with is there."""
        may = [one for one in alike.productions if not one.needs or self._may(one, start)]
        if may and self.pieces(alike.table, start):
            for production in may:
                self._fill(production, 0, start, {}, (), "", found)

    def _may(self, production: Production, start: int) -> bool:
        """False where a word that the production needs does not come any more."""
        last = self.last
        for words in production.needs:
            place = last.get(words)
            if place is None:
                place = last[words] = self.text.rfind(words)
            if place < start:
                return False
        return True

    def _may_list(self, row: ListOf, start: int) -> bool:
        """False of a list of several where nothing that joins two comes any more."""
        if row.least < 2:
            return True
        last = self.last
        for sign in row.separators(self.lang):
            place = last.get(sign)
            if place is None:
                place = last[sign] = self.text.rfind(sign)
            if place >= start and place > 0:
                return True
        return False

    def _step(self, steps: int = 1) -> None:
        self.steps += steps
        if self.steps > MOST_STEPS:
            raise Spent

    def _fill(
        self,
        production: Production,
        place: int,
        start: int,
        fields: dict[str, object],
        below: Below,
        number: str,
        found: Pieces,
    ) -> None:
        """Reads the slots of a production, from one on, and what stands after each."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Spent
        slots = production.slots
        if place == len(slots):
            self._made(production, start, fields, below, number, found)
            return
        table, field, wanted, after = slots[place]
        here = self.done.get(start)
        pieces = None if here is None else here.get(table)
        for end, value, its, _, tree in self.pieces(table, start) if pieces is None else pieces:
            if wanted and its and its != wanted:
                continue
            if field in fields and fields[field] != value:
                continue  # said twice in one wording, it is the same
            if after and not self.text.startswith(after, end):
                if end > self.furthest:
                    self.furthest = end
                continue
            known = fields if field == UNKEPT else {**fields, field: value}
            inherited = its if production.inherits == field else number
            under = (*below, (field, tree))
            self._fill(production, place + 1, end + len(after), known, under, inherited, found)

    def _made(
        self,
        production: Production,
        end: int,
        fields: dict[str, object],
        below: Below,
        number: str,
        found: Pieces,
    ) -> None:
        value = production.value
        if production.make is not None:
            value = production.make(**{**production.fixed, **fields})
            if value is REJECTED:
                return
        tree = Tree(production.row, value, below, production.parts)
        found.append(Piece(end, value, production.number or number, production.rank, tree))

    def _lexeme(self, row: Lexeme, start: int) -> Iterator[Piece]:
        match = row.pattern.match(self.raw if row.raw else self.text, start)
        if match:
            value = row.read(match[0])
            if value is not REJECTED:
                yield Piece(match.end(), value, row.number(value), 0, Tree(row, value))

    def _list(self, row: ListOf, start: int) -> Iterator[Piece]:
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
                yield Piece(end, items, number, 0, Tree(row, items, below, parts))
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
                        yield Piece(last, longer, _shared(number, its), 0, made)
                    if sign == between and len(longer) < MOST_ITEMS:
                        waiting.append((last, longer, under, wording, _shared(number, its)))


def _shared(one: str, other: str) -> str:
    """The number of two items of a list; one that has none ("can't block") goes with any."""
    return one or other if "" in (one, other) or one == other else "p"


def _packed(found: Pieces) -> Pieces:
    """The pieces of the lowest rank for each end and number, each value once."""
    kept: dict[tuple[int, str], Pieces] = {}
    for piece in found:
        same = kept.setdefault((piece.end, piece.number), [])
        if same and piece.rank > same[0].rank:
            continue
        if same and piece.rank < same[0].rank:
            same.clear()
        if len(same) < MOST and all(piece.value != other.value for other in same):
            same.append(piece)
    return [piece for same in kept.values() for piece in same]
