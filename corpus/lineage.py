"""Which number became which, from edition to edition: facts that ship without any text.

`lineage.tsv` is made from whole editions (`judge corpus lineage FILE...`): the numbers of the
oldest, and for each pair of neighbors every rule whose number or words changed. So a citation can
be carried to an edition whose text isn't loaded, whatever languages the loaded ones have.

>>> lineage = Lineage.open()
>>> lineage.carried(RuleId.parse("728"), "2023-11-17", "2026-08-07").numbers
(RuleId('733'),)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from corpus.changes import Carried, Change, ChangeKind, Numbers
from corpus.errors import BadDocument, UnknownEdition
from corpus.ids import RuleId
from corpus.later import Later

if TYPE_CHECKING:
    from corpus.concordance import Comparer
    from corpus.model import Edition

TABLE = Path(__file__).with_name("lineage.tsv")
_NONE = "-"
_REWORDED = "*"


@dataclass(frozen=True, slots=True)
class Step:
    """What changed between two neighboring editions; a rule not named in it stayed as it was."""

    old: str
    new: str
    changes: tuple[Change, ...]

    @property
    def forward(self) -> Mapping[RuleId, Change]:
        """The changes by old number."""
        return {number: change for change in self.changes for number in change.old}

    @property
    def backward(self) -> Mapping[RuleId, Change]:
        """The changes by new number."""
        return {number: change for change in self.changes for number in change.new}


class Lineage:
    """Editions in a row, the numbers of the first, and a step between each two."""

    def __init__(self, first: str, numbers: frozenset[RuleId], steps: Sequence[Step]) -> None:
        self.steps = tuple(steps)
        self.editions = (first, *(step.new for step in steps))
        self._first = numbers
        self._forward = [step.forward for step in self.steps]
        self._backward = [step.backward for step in self.steps]

    @classmethod
    def open(cls) -> Lineage:
        """The table that ships with the project."""
        return _shipped()

    @classmethod
    def of(cls, editions: Sequence[Edition], compared: Comparer) -> Lineage:
        """The lineage of whole editions that have a language in common, in any order."""
        ordered = sorted(editions, key=lambda edition: edition.date)
        steps = [
            Step(old.key, new.key, tuple(c for c in changes if c.kind is not ChangeKind.SAME))
            for old, new in pairwise(ordered)
            for changes in [compared(old, new).changes]
        ]
        return cls(ordered[0].key, frozenset(ordered[0].rules), steps)

    @cached_property
    def _numbers(self) -> tuple[frozenset[RuleId], ...]:
        found = [self._first]
        for step in self.steps:
            gone = {number for change in step.changes for number in change.old}
            come = {number for change in step.changes for number in change.new}
            found.append(found[-1] - gone | come)
        return tuple(found)

    def numbers(self, edition: str) -> frozenset[RuleId]:
        """The numbers of all rules of an edition; raises `UnknownEdition`."""
        return self._numbers[self._place(edition)]

    def knows(self, day: str) -> bool:
        """True for a day from the first edition of the table to the last."""
        return self.editions[0] <= day <= self.editions[-1]

    def nearest(self, day: str) -> str:
        """The edition in force on a day: the newest that is not later, else the oldest."""
        return max((key for key in self.editions if key <= day), default=self.editions[0])

    def next(self, day: str) -> str:
        """The first edition that is not earlier than a day, else the newest."""
        return min((key for key in self.editions if key >= day), default=self.editions[-1])

    def carried(self, number: RuleId, old: str, new: str) -> Carried:
        """The citation `number` of edition `old` in edition `new`, earlier or later.

        `kind` is None where `old` has no such rule. An edition between two of the table is known
        where both have the number for one rule; if only its words changed between them, they count
        as other words. What moved, came or went there has `kind` None too. Raises `UnknownEdition`
        for an edition that is older or newer than all of the table.
        """
        start, end = (self._within(day) for day in (old, new))
        if old == new:
            return Carried(number, (number,), ChangeKind.SAME, False, "")
        is_back = old > new
        far, first = (start[0], end[1]) if is_back else (start[1], end[0])
        before = self._between((number,), *start)
        if before is None:
            return _unknown(number, old, start)
        if start == end:  # two editions between the same two
            return _reworded(Carried(number, (number,), ChangeKind.SAME, False, ""), before)
        found = self._carried(number, far, first)
        after = self._between(found.numbers, *end)
        if after is None:
            return _unknown(number, new, end)
        return _reworded(found, before or after)

    def _carried(self, number: RuleId, old: str, new: str) -> Carried:
        """The same from one edition of the table to another."""
        start, end = self.editions.index(old), self.editions.index(new)
        if number not in self._numbers[start]:
            return Carried(number, (), None, False, f"the edition of {old} has no rule {number}")
        numbers: Numbers = (number,)
        kind, is_reworded = ChangeKind.SAME, False
        for step in self._steps(start, end):
            for change in (step[one] for one in numbers if one in step):
                kind = change.kind if kind is ChangeKind.SAME else kind
                is_reworded = is_reworded or change.is_reworded
            numbers = _after(numbers, step, start > end)
        reason = "" if numbers else f"the edition of {new} has no such rule"
        return Carried(number, numbers, kind, is_reworded, reason)

    def later(self, number: RuleId, day: str) -> Later | None:
        """What later editions made of a rule of an edition; None if it stayed as it was.

        None too where it can't be told: what an edition between two of the table has of a rule
        that moved, came or went there.
        """
        if not self.knows(day):
            return None
        before, start = self._within(day)
        if self._between((number,), before, start) is None:
            return None
        numbers: Numbers = (number,)
        came: Step | None = None
        kinds: set[ChangeKind] = set()
        is_reworded = False
        for place in range(self.editions.index(start), len(self.steps)):
            step = self.steps[place]
            for change in (c for one in numbers if (c := self._forward[place].get(one))):
                came = came or step
                kinds.add(change.kind)
                is_reworded = is_reworded or change.is_reworded
            numbers = _after(numbers, self._forward[place], is_back=False)
            if not numbers:
                return Later(ChangeKind.GONE, step.old, step.new, (), self.editions[-1], False)
        if came is None:
            return None
        kind = next(iter(sorted(kinds - {ChangeKind.REWORDED})), ChangeKind.REWORDED)
        return Later(kind, came.old, came.new, numbers, self.editions[-1], is_reworded)

    def _within(self, day: str) -> tuple[str, str]:
        """The editions of the table around a day; of one of its own, that one twice."""
        if not self.knows(day):
            raise UnknownEdition(day, self.editions)
        return self.nearest(day), self.next(day)

    def _between(self, numbers: Numbers, before: str, after: str) -> bool | None:
        """Whether words changed between two neighbors, or None where a number is another rule."""
        if before == after:
            return False
        place = self.editions.index(before)
        found = [self._forward[place].get(n) or self._backward[place].get(n) for n in numbers]
        kinds = {change.kind for change in found if change is not None}
        if kinds - {ChangeKind.REWORDED} or not self._numbers[place].issuperset(numbers):
            return None
        return bool(kinds)

    def _place(self, edition: str) -> int:
        if edition not in self.editions:
            raise UnknownEdition(edition, self.editions)
        return self.editions.index(edition)

    def _steps(self, start: int, end: int) -> Iterator[Mapping[RuleId, Change]]:
        """The steps from one edition to another, each by the numbers that it leads away from."""
        if start <= end:
            yield from self._forward[start:end]
        else:
            yield from reversed(self._backward[end:start])


def _unknown(number: RuleId, day: str, around: tuple[str, str]) -> Carried:
    """A citation of an edition between two others of which it isn't known what it has of them."""
    before, after = around
    reason = f"the rule changed between {before} and {after}; what {day} has of it is not known"
    return Carried(number, (), None, False, reason)


def _reworded(found: Carried, is_reworded: bool) -> Carried:
    """A citation carried, with other words if there are."""
    if not is_reworded or not found.numbers:
        return found
    kind = ChangeKind.REWORDED if found.kind is ChangeKind.SAME else found.kind
    return replace(found, kind=kind, is_reworded=True)


def _after(numbers: Numbers, step: Mapping[RuleId, Change], is_back: bool) -> Numbers:
    """The numbers one edition further on, or back."""
    found: dict[RuleId, None] = {}
    for number in numbers:
        change = step.get(number)
        there = (number,) if change is None else change.old if is_back else change.new
        found |= dict.fromkeys(there)
    return tuple(found)


# -- the table ------------------------------------------------------------------------------------


def written(lineage: Lineage) -> str:
    """The lineage as the text of the table; the same lineage gives the same text."""
    lines = [f"edition\t{lineage.editions[0]}"]
    lines.append("numbers\t" + " ".join(map(str, sorted(lineage.numbers(lineage.editions[0])))))
    for step in lineage.steps:
        lines.append(f"edition\t{step.new}")
        for change in step.changes:
            mark = _REWORDED if change.is_reworded else ""
            old, new = (" ".join(map(str, side)) or _NONE for side in (change.old, change.new))
            lines.append(f"{change.kind}{mark}\t{old}\t{new}")
    return "\n".join(lines) + "\n"


def parsed(text: str, file: str = TABLE.name) -> Lineage:
    """The table's text as a lineage; raises `BadDocument` with the lines that are none of it."""
    keys: list[str] = []
    numbers: frozenset[RuleId] = frozenset()
    changes: list[list[Change]] = []
    problems: list[str] = []
    for at, line in enumerate(text.splitlines(), 1):
        try:
            match line.split("\t"):
                case ["edition", key]:
                    keys.append(key)
                    changes.append([])
                case ["numbers", listed]:
                    numbers = frozenset(_listed(listed))
                case [kind, old, new] if keys:
                    changes[-1].append(_change(kind, old, new))
                case _:
                    problems.append(f"line {at}: not an edition, numbers or a change: {line!r:.60}")
        except ValueError as error:
            problems.append(f"line {at}: {error}")
    if problems or not keys:
        raise BadDocument(file, problems or ["it names no edition"])
    steps = [Step(*pair, tuple(own)) for pair, own in zip(pairwise(keys), changes[1:], strict=True)]
    return Lineage(keys[0], numbers, steps)


def _change(kind: str, old: str, new: str) -> Change:
    is_reworded = kind.endswith(_REWORDED)
    found = ChangeKind(kind.removesuffix(_REWORDED))
    return Change(found, _listed(old), _listed(new), 0.0 if is_reworded else 1.0, is_reworded)


def _listed(text: str) -> Numbers:
    return () if text == _NONE else tuple(map(RuleId.parse, text.split()))


@cache
def _shipped() -> Lineage:
    return parsed(TABLE.read_text(encoding="utf-8"))
