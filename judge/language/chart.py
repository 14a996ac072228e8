"""What tables read of one text: a memoised descent, kept while the text is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judge.language.productions import KEY, Alike, Candidate, Index, Production
from judge.language.template import REJECTED, Include, Lexeme, ListOf, Part, Slot
from judge.language.trees import Below, Tree
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

    __slots__ = ("depth", "done", "furthest", "index", "lang", "last", "raw", "steps", "text")

    def __init__(self, text: str, raw: str, lang: Lang, index: Index) -> None:
        self.text = text
        self.raw = raw
        self.lang = lang
        self.index = index
        self.furthest = self.steps = self.depth = 0
        self.done: dict[tuple[str, int], Pieces] = {}
        self.last: dict[str, int] = {}  # where a word comes for the last time

    def pieces(self, table: str, start: int) -> Pieces:
        """What `table` reads from `start` on."""
        key = (table, start)
        done = self.done.get(key)
        if done is not None:
            return done
        self.done[key] = []  # a table that reaches itself here reads nothing
        if start > self.furthest:
            self.furthest = start
        found: Pieces = []
        self.depth += 1
        text, known = self.text, self.done.get
        for reader in self.index.candidates(table, text[start : start + KEY]):
            if type(reader) is Production:
                if text.startswith(reader.opening, start) and self._may(reader, start):
                    self._parts(reader, 0, start, {}, (), "", found)
            elif type(reader) is not Alike:
                self.read_by(reader, start, found)
            elif known((reader.table, start), True):
                self._alike(reader, start, found)
        self.depth -= 1
        if len(found) > 1:
            found = _packed(found)
        self.done[key] = found
        return found

    def read_by(self, reader: Candidate, start: int, found: Pieces) -> None:
        """Adds to `found` what one reader, or some alike, read from `start` on."""
        if type(reader) is Production:
            self._parts(reader, 0, start, {}, (), "", found)
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
        last, may = self.last, []
        for production in alike.productions:
            for words in production.needs:
                place = last.get(words)
                if place is None:
                    place = last[words] = self.text.rfind(words)
                if place < start:
                    break
            else:
                may.append(production)
        if may and self.pieces(alike.table, start):
            for production in may:
                self._parts(production, 0, start, {}, (), "", found)

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
        if self.steps > MOST_STEPS or self.depth > DEEPEST:
            raise Spent

    def _parts(
        self,
        production: Production,
        place: int,
        start: int,
        fields: dict[str, object],
        below: Below,
        number: str,
        found: Pieces,
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
            read = self.done.get((part.table, start))
            for end, value, its, _, tree in (
                self.pieces(part.table, start) if read is None else read
            ):
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
        found: Pieces,
    ) -> None:
        value = production.value
        if production.make is not None:
            fixed = production.fixed
            value = production.make(**fields, **fixed) if fixed else production.make(**fields)
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
