"""A comparison without its texts: what is kept of one, so that it is worked out once.

>>> record = Record(Lang.EN, (), (Change(ChangeKind.SAME, *[(RuleId(1),)] * 2, 1.0),))
>>> parsed(written(record)) == record
True
"""

from __future__ import annotations

from functools import cache

from corpus.changes import Change, ChangeKind, Numbers
from corpus.concordance.comparison import Comparison
from corpus.ids import RuleId
from corpus.lineage import Step, change_of, listed, row_of
from corpus.model import Edition, Lang
from corpus.structs import Struct

_NO_GROUND = "no common ground"


class Record(Struct):
    """The language of most of a comparison, what it covers, and its changes in their order."""

    lang: Lang
    covered: Numbers
    changes: tuple[Change, ...]

    @classmethod
    def of(cls, comparison: Comparison) -> Record:
        """What is kept of a comparison."""
        return cls(comparison.lang, comparison.covered, comparison.changes)

    def comparison(self, old: Edition, new: Edition) -> Comparison:
        """The comparison again, with the editions that it is of."""
        of_old = {number: change for change in self.changes for number in change.old}
        of_new = {number: change for change in self.changes for number in change.new}
        return Comparison(old, new, self.lang, self.covered, self.changes, of_old, of_new)

    def step(
        self, old: str, new: str, numbers: tuple[frozenset[RuleId], frozenset[RuleId]]
    ) -> Step:
        """The step between both editions, of which `numbers` are all they have.

        What was not compared is untold. A new translation is no new rule: other Chinese words may
        be either.
        """
        compared_old = {number for change in self.changes for number in change.old}
        compared_new = {number for change in self.changes for number in change.new}
        changes = tuple(c for c in self.changes if c.kind is not ChangeKind.SAME)
        unsure = frozenset(c for c in changes if c.is_reworded and self.lang is Lang.ZH)
        untold = (numbers[0] - compared_old, numbers[1] - compared_new)
        return Step(old, new, changes, {}, unsure, untold)


def written(record: Record | None) -> str:
    """A record as text; None is that of two editions that can't be compared."""
    if record is None:
        return f"{_NO_GROUND}\n"
    same: list[str] = []
    lines = [f"{record.lang}\t{' '.join(map(str, record.covered)) or '-'}"]
    for change in record.changes:
        if change.kind is ChangeKind.SAME:
            same.append(str(change.old[0]))
            continue
        if same:
            lines.append(" ".join(same))
            same = []
        lines.append("\t".join((*row_of(change), repr(change.similarity))))
    return "\n".join([*lines, *([" ".join(same)] if same else [])]) + "\n"


def parsed(text: str) -> Record | None:
    """The record of a text; None of two editions that can't be compared. Raises `ValueError`."""
    head, *lines = text.splitlines()
    if head == _NO_GROUND:
        return None
    lang, covered = head.split("\t")
    changes: list[Change] = []
    for line in lines:
        match line.split("\t"):
            case [kind, old, new, similarity]:
                change = change_of(kind, old, new)
                changes.append(
                    Change(
                        change.kind, change.old, change.new, float(similarity), change.is_reworded
                    )
                )
            case [same]:
                changes += map(_unchanged, listed(same))
            case _:
                raise ValueError(f"not a line of a comparison: {line!r:.60}")
    return Record(Lang(lang), listed(covered), tuple(changes))


@cache
def _unchanged(number: RuleId) -> Change:
    """A rule that stayed as it was: one value for all records that have it."""
    return Change(ChangeKind.SAME, (number,), (number,), 1.0)
