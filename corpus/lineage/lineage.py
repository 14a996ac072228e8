"""Editions in a row: a citation of one carried to another, and what later ones made of a rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from corpus.changes import TOLD, Carried, Change, ChangeKind, has_no_rule, no_such_rule
from corpus.changes import Numbers as Cited
from corpus.errors import UnknownEdition
from corpus.ids import RuleId
from corpus.later import Later
from corpus.lineage.steps import Numbers, Own, Since, Step
from corpus.model import Bilingual

if TYPE_CHECKING:
    from corpus.concordance import Comparer
    from corpus.model import Edition

Dates = Mapping[str, Mapping[Change, Since]]  # by the newer edition of a step


class Lineage:
    """Editions in a row, the numbers of the first, and a step between each two."""

    def __init__(self, first: str, numbers: Numbers, steps: Sequence[Step]) -> None:
        self.steps = tuple(steps)
        self.editions = (first, *(step.new for step in steps))
        self._first = numbers
        self._own: Mapping[str, Own] = {}
        self._beside: Mapping[tuple[str, str], Step] = {}
        self._paths: dict[tuple[str, str], tuple[Way, ...]] = {}
        self._at: dict[str, tuple[Numbers, Numbers]] = {}

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

    def dated(self, dates: Dates) -> Lineage:
        """The same with changes dated more narrowly; of two dates of a change the exact one."""
        steps = []
        for step in self.steps:
            asked = dates.get(step.new, {})
            own = frozenset(step.changes) if asked else frozenset()
            found = {
                change: since
                for change, since in asked.items()
                if change in own and not step.since(change).is_exact
            }
            steps.append(step.with_(dates={**step.dates, **found}) if found else step)
        return Lineage(self.editions[0], self._first, steps)

    def joined(self, owns: Mapping[str, Own], beside: Mapping[tuple[str, str], Step]) -> Lineage:
        """The same with editions that the table lacks, and steps from one of them to the next."""
        found = Lineage(self.editions[0], self._first, self.steps)
        found._own = owns
        found._beside = beside
        return found

    @cached_property
    def all_editions(self) -> tuple[str, ...]:
        """The editions of the table and those that were joined to it, oldest first."""
        return tuple(sorted({*self.editions, *self._own}))

    @cached_property
    def _numbers(self) -> tuple[Numbers, ...]:
        found = [self._first]
        for step in self.steps:
            found.append(_moved_on(found[-1], step))
        return tuple(found)

    def numbers(self, edition: str) -> Numbers:
        """The numbers of all rules of an edition; raises `UnknownEdition`."""
        if edition not in self.editions:
            raise UnknownEdition(edition, self.editions)
        return self._numbers[self.editions.index(edition)]

    def has(self, day: str) -> bool:
        """True for an edition of the table, and for one that was joined to it."""
        return day in self._own or day in self.editions

    def knows(self, day: str) -> bool:
        """True for a day from the first edition of the table to the last, and for joined ones."""
        return self.editions[0] <= day <= self.editions[-1] or day in self._own

    def step_at(self, day: str) -> Step | None:
        """The step between whose editions a day lies; None for an edition of the table."""
        return next((step for step in self.steps if step.old < day < step.new), None)

    def step_to(self, day: str) -> Step | None:
        """The step in which what came on a day is, a day of the newer edition included."""
        return next((step for step in self.steps if step.old < day <= step.new), None)

    def nearest(self, day: str) -> str:
        """The edition in force on a day: the newest that is not later, else the oldest."""
        return max((key for key in self.editions if key <= day), default=self.editions[0])

    def next(self, day: str) -> str:
        """The first edition that is not earlier than a day, else the newest."""
        return min((key for key in self.editions if key >= day), default=self.editions[-1])

    def carried(self, number: RuleId, old: str, new: str) -> Carried:
        """The citation `number` of edition `old` in edition `new`, earlier or later.

        `kind` is None where `old` has no such rule. An edition between two of the table is known as
        far as the changes between them are dated. If only a rule's words changed and it isn't known
        when, they count as other words; what moved, came or went then has `kind` None too. Raises
        `UnknownEdition` for an edition that is older or newer than all of the table.
        """
        for day in (old, new):
            if not self.knows(day):
                raise UnknownEdition(day, self.editions)
        if old == new:
            return Carried(number, (number,), ChangeKind.SAME, False)
        known, open_ = self._numbers_at(old)
        if number in open_:
            return self._unknown(number, old)
        if number not in known:
            return Carried(number, (), None, False, has_no_rule(old, number))
        return self._carried(number, old, new)

    def _carried(self, number: RuleId, old: str, new: str) -> Carried:
        """The same for a number that the edition `old` has."""
        numbers: Cited = (number,)
        kind, is_reworded = ChangeKind.SAME, False
        for way in self._path(old, new):
            if not way.untold.isdisjoint(numbers):
                return self._unknown(number, old if new in self.editions else new)
            for change in (way.changes[one] for one in numbers if one in way.changes):
                kind = change.kind if kind is ChangeKind.SAME else kind
                is_reworded = is_reworded or change.is_reworded
            numbers = way.after(numbers)
        if not numbers:  # whatever became of it on the way
            gone = ChangeKind.GONE if old < new else ChangeKind.NEW
            return Carried(number, (), gone, False, no_such_rule(new))
        return Carried(number, numbers, kind, is_reworded, TOLD)

    def later(self, number: RuleId, day: str) -> Later | None:
        """What later editions made of a rule of an edition; None if it stayed as it was.

        None too where it can't be told: what an edition between two of the table has of a rule
        that moved, came or went there.
        """
        if not self.knows(day) or number in self._numbers_at(day)[1]:
            return None
        for last in dict.fromkeys((self.all_editions[-1], self.editions[-1])):
            ways = self._path(day, last) if day < last else ()
            if all(way.untold.isdisjoint(numbers) for numbers, way in _stations(number, ways)):
                return _later(number, ways, last)
        return None

    def _numbers_at(self, day: str) -> tuple[Numbers, Numbers]:
        """The numbers that an edition is known to have, and those that may be either rule."""
        if day in self.editions:
            return self.numbers(day), frozenset()
        if day in self._own:
            return self._own[day].numbers, frozenset()
        if day not in self._at:
            step = self.step_at(day)
            assert step is not None
            until, _ = step.cut(day)
            self._at[day] = (_moved_on(self.numbers(step.old), until), until.untold[1])
        return self._at[day]

    def _path(self, old: str, new: str) -> tuple[Way, ...]:
        """The steps from one edition to another, in the order of the way."""
        if (old, new) not in self._paths:
            first, last = sorted((old, new))
            ways = self._ways(first, last)
            if old > new:
                ways = [way.turned for way in reversed(ways)]
            self._paths[old, new] = tuple(ways)
        return self._paths[old, new]

    def _ways(self, first: str, last: str) -> list[Way]:
        """The steps from an older edition to a newer one, by joined editions where they are."""
        start, end = self._own.get(first), self._own.get(last)
        near = self._near(first, last) if start and end else None
        if near is not None:
            return near
        head = start.after if start and start.after and start.after.new <= last else None
        tail = end.before if end and end.before and end.before.old >= first else None
        found = [] if head is None else [head]
        found += self._between(head.new if head else first, tail.old if tail else last)
        return [Way(step) for step in (found if tail is None else [*found, tail])]

    def _near(self, first: str, last: str) -> list[Way] | None:
        """The steps between two joined editions with none of the table between, else None."""
        if any(first < key < last for key in self.editions):
            return None
        keys = [key for key in sorted(self._own) if first <= key <= last]
        beside = [self._beside.get(pair) for pair in pairwise(keys)]
        if None not in beside:
            return [Way(step) for step in beside if step is not None]
        one, other = self._own[first], self._own[last]
        if one.after and other.after:
            return [Way(one.after), Way(other.after, is_back=True)]
        assert one.before is not None
        assert other.before is not None
        return [Way(one.before, is_back=True), Way(other.before)]

    def _between(self, first: str, last: str) -> list[Step]:
        """The table's steps from one day to another, the first and the last cut."""
        found = []
        for step in self.steps:
            if step.new > first and step.old < last:
                part = step.cut(first)[1] if step.old < first else step
                found.append(part.cut(last)[0] if part.new > last else part)
        return found

    def _unknown(self, number: RuleId, day: str) -> Carried:
        """A citation of a day between two editions of which isn't known what it has of them."""
        before, after = self.nearest(day), self.next(day)
        reason = Bilingual(
            f"the rule changed between {before} and {after}; what {day} has of it is not known",
            f"此规则在{before}版与{after}版之间有改动，{day}版的内容未知",
        )
        return Carried(number, (), None, False, reason)


class Way:
    """A step, forward or back: its changes by the numbers that they lead away from."""

    def __init__(self, step: Step, is_back: bool = False) -> None:
        self.step = step
        self.untold = step.untold[is_back]
        self.changes = step.backward if is_back else step.forward
        self._is_back = is_back

    @property
    def turned(self) -> Way:
        """The same in the other direction."""
        return Way(self.step, not self._is_back)

    def after(self, numbers: Cited) -> Cited:
        """The numbers at its end."""
        found: dict[RuleId, None] = {}
        for number in numbers:
            change = self.changes.get(number)
            there = (number,) if change is None else change.old if self._is_back else change.new
            found |= dict.fromkeys(there)
        return tuple(found)


def _stations(number: RuleId, ways: Iterable[Way]) -> Iterator[tuple[Cited, Way]]:
    """Each step of a way, with the numbers that a rule has before it."""
    numbers: Cited = (number,)
    for way in ways:
        yield numbers, way
        numbers = way.after(numbers)


def _later(number: RuleId, ways: Iterable[Way], last: str) -> Later | None:
    """What the steps to the last edition made of a rule; None if it stayed as it was."""
    numbers: Cited = (number,)
    came: Since | None = None
    kinds: set[ChangeKind] = set()
    is_reworded = False
    for before, way in _stations(number, ways):
        changes = [way.changes[one] for one in before if one in way.changes]
        for change in (one for one in changes if one not in way.step.unsure):
            came = came or way.step.since(change)
            kinds.add(change.kind)
            is_reworded = is_reworded or change.is_reworded
        numbers = way.after(before)
        if before and not numbers:
            gone = way.step.since(changes[0])
            return Later(ChangeKind.GONE, gone.after, gone.by, (), last, False, gone.is_exact)
    if came is None:
        return None
    kind = next(iter(sorted(kinds - {ChangeKind.REWORDED})), ChangeKind.REWORDED)
    return Later(kind, came.after, came.by, numbers, last, is_reworded, came.is_exact)


def _moved_on(numbers: Numbers, step: Step) -> Numbers:
    """The numbers of an edition after a step."""
    gone = {number for change in step.changes for number in change.old}
    come = {number for change in step.changes for number in change.new}
    return numbers - gone | come
