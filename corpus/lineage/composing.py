"""An edition that the table lacks is joined to its neighbors of the table, by an anchor.

The anchor is an edition that the table has and that the other was compared with. Where it is the
neighbor itself, the comparison is the step; else a rule of the neighbor is followed to the anchor
by the table, and from there by the comparison. What the anchor doesn't have can't be followed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from corpus.changes import Change, ChangeKind
from corpus.changes import Numbers as Cited
from corpus.ids import RuleId
from corpus.lineage.lineage import Lineage, Way
from corpus.lineage.steps import Numbers, Own, Since, Step


def joined(lineage: Lineage, key: str, numbers: Numbers, direct: Sequence[Step]) -> Own | None:
    """The edition `key` with its neighbors of the table; None if nothing joins it to any.

    `direct` are its comparisons with editions of the table, the best first.
    """
    before = max((one for one in lineage.editions if one < key), default=None)
    after = min((one for one in lineage.editions if one > key), default=None)
    if not direct:
        return None
    steps: list[Step | None] = []
    for one in (before, after):
        own = [step for step in direct if one in (step.old, step.new)]
        far = _through(lineage, direct[0], key, numbers, one) if one and not own else None
        steps.append(own[0] if own else far)
    return Own(key, numbers, steps[0], steps[1])


def narrowed(lineage: Lineage, owns: Iterable[Own]) -> Mapping[str, Mapping[Change, Since]]:
    """The changes of the table that these editions date more narrowly, by the step's newer one."""
    found: dict[str, dict[Change, Since]] = defaultdict(dict)
    ordered = sorted(owns, key=lambda own: own.key)
    for step in lineage.steps:
        between = [_Seen(own) for own in ordered if step.old < own.key < step.new]
        for change in step.changes if between else ():
            since = _since(step, change, between)
            if since is not None:
                found[step.new][change] = since
    return found


class _Seen:
    """What an edition between two of the table shows of a change between these."""

    def __init__(self, own: Own) -> None:
        assert own.before is not None
        assert own.after is not None
        self.key = own.key
        self._until, self._from = own.before, own.after
        self._forward, self._backward = own.before.forward, own.after.backward

    def has_come(self, change: Change) -> bool | None:
        """Whether something of the change is there; None where that isn't known."""
        if not change.old:
            found = [self._came(number) for number in change.new]
        else:
            found = [self._went(number) for number in change.old]
        return None if None in found else any(found)

    def is_settled(self, change: Change) -> bool:
        """True if nothing more of the change comes after."""
        if not change.new:
            return self.has_come(change) is True
        untold = self._from.untold[1]
        return all(n not in untold and n not in self._backward for n in change.new)

    def _went(self, number: RuleId) -> bool | None:
        found = self._forward.get(number)
        if number in self._until.untold[0] or found in self._until.unsure:
            return None
        return found is not None

    def _came(self, number: RuleId) -> bool | None:
        found = self._backward.get(number)
        if number in self._from.untold[1]:
            return None
        return found is None or bool(found.old)


def _since(step: Step, change: Change, between: Iterable[_Seen]) -> Since | None:
    """When a change came, by the editions between; None if they don't tell."""
    after, by, settled = step.old, "", ""
    for one in between:
        has_come = one.has_come(change)
        if has_come is False and not by:
            after = one.key
        if has_come and not by:
            by = one.key
        if by and not settled and one.is_settled(change):
            settled = one.key
    if after == step.old and not by:
        return None
    return Since(after, by or step.new, settled or step.new)


def _through(lineage: Lineage, direct: Step, key: str, numbers: Numbers, neighbor: str) -> Step:
    """The step between an edition and its neighbor of the table, by way of the anchor."""
    anchor = direct.old if direct.new == key else direct.new
    onward, homeward = Way(direct, anchor == direct.new), Way(direct, anchor == direct.old)
    found = _Relation()
    for number in lineage.numbers(neighbor):
        there = lineage.carried(number, neighbor, anchor)
        if not there.numbers or not onward.untold.isdisjoint(there.numbers):
            found.lost.add(number)
            continue
        changes = [onward.changes[one] for one in there.numbers if one in onward.changes]
        is_other = any(change.is_reworded for change in changes)
        is_unsure = (is_other and there.is_reworded) or any(c in direct.unsure for c in changes)
        found.tie(number, onward.after(there.numbers), there.is_reworded or is_other, is_unsure)
    for number in numbers - found.reached:
        is_known = number not in homeward.untold and bool(homeward.after((number,)))
        (found.alone if is_known else found.strange).add(number)
    return found.step(key, neighbor)


class _Relation:
    """Rules of an edition of the table and rules of another, as far as they can be followed."""

    def __init__(self) -> None:
        self.lost: set[RuleId] = set()  # of the table's edition: can't be followed
        self.strange: set[RuleId] = set()  # of the other: can't be followed back
        self.alone: set[RuleId] = set()  # of the other: the table's edition has no such rule
        self._ends: dict[RuleId, Cited] = {}
        self._other: set[RuleId] = set()
        self._unsure: set[RuleId] = set()

    @property
    def reached(self) -> Numbers:
        """The rules of the other edition that some rule became."""
        return frozenset(end for ends in self._ends.values() for end in ends)

    def tie(self, number: RuleId, ends: Cited, is_other: bool, is_unsure: bool) -> None:
        """Notes what a rule of the table's edition is in the other."""
        self._ends[number] = ends
        if is_other:
            self._other.add(number)
        if is_unsure:
            self._unsure.add(number)

    def step(self, key: str, neighbor: str) -> Step:
        """The step between both, the older edition first.

        What can't be followed on one side came or went if nothing on the other side is left for it.
        """
        lost, strange = frozenset(self.lost), frozenset(self.strange)
        if not lost or not strange:
            self._ends |= dict.fromkeys(lost, ())
            self.alone |= strange
            lost, strange = frozenset(), frozenset()
        is_back = neighbor > key
        changes: list[Change] = []
        unsure: set[Change] = set()
        for one, other in self._groups():
            old, new = (other, one) if is_back else (one, other)
            is_reworded = not self._other.isdisjoint(one)
            change = _change(old, new, is_reworded)
            if change is not None:
                changes.append(change)
                if not self._unsure.isdisjoint(one):
                    unsure.add(change)
        untold = (strange, lost) if is_back else (lost, strange)
        days = (key, neighbor) if is_back else (neighbor, key)
        return Step(*days, tuple(changes), {}, frozenset(unsure), untold)

    def _groups(self) -> Iterator[tuple[Cited, Cited]]:
        """The rules of the table's edition that became some of the other together."""
        by_end: dict[RuleId, list[RuleId]] = defaultdict(list)
        for number, ends in self._ends.items():
            for end in ends:
                by_end[end].append(number)
        done: set[RuleId] = set()
        for number, ends in self._ends.items():
            if number in done:
                continue
            group = {number, *(one for end in ends for one in by_end[end])}
            done |= group
            yield tuple(sorted(group)), tuple(sorted({e for one in group for e in self._ends[one]}))
        for number in self.alone:
            yield (), (number,)


def _change(old: Cited, new: Cited, is_reworded: bool) -> Change | None:
    """What became of some rules; None where nothing did."""
    if len(old) > 1 or len(new) > 1:
        kind = ChangeKind.SPLIT if len(new) >= len(old) else ChangeKind.MERGED
        return Change(kind, old, new, 0.0, is_reworded=True)
    if not (old and new):
        return Change(ChangeKind.GONE if old else ChangeKind.NEW, old, new, 0.0)
    if old == new and not is_reworded:
        return None
    kind = ChangeKind.MOVED if old != new else ChangeKind.REWORDED
    return Change(kind, old, new, 0.0 if is_reworded else 1.0, is_reworded)
