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
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path

from corpus.concordance import Carried, Change, ChangeKind, Comparer, compare
from corpus.errors import BadDocument, UnknownEdition
from corpus.ids import RuleId
from corpus.model import Edition

TABLE = Path(__file__).with_name("lineage.tsv")
_NONE = "-"
_REWORDED = "*"

Numbers = tuple[RuleId, ...]


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
    def of(cls, editions: Sequence[Edition], compared: Comparer = compare) -> Lineage:
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

    def nearest(self, day: str) -> str:
        """The edition in force on a day: the newest that is not later, else the oldest."""
        return max((key for key in self.editions if key <= day), default=self.editions[0])

    def carried(self, number: RuleId, old: str, new: str) -> Carried:
        """The citation `number` of edition `old` in edition `new`, earlier or later.

        `kind` is None where `old` has no such rule. Raises `UnknownEdition`.
        """
        start, end = self._place(old), self._place(new)
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

    def changed_after(self, number: RuleId, edition: str) -> tuple[Step, Change] | None:
        """The first change of a rule after an edition, and between which editions it came."""
        numbers: Numbers = (number,)
        for place in range(self._place(edition), len(self.steps)):
            for one in numbers:
                change = self._forward[place].get(one)
                if change is not None:
                    return self.steps[place], change
        return None

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
