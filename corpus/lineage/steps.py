"""What changed between two neighboring editions, when each change came, and a step cut in two.

A change is dated by the two editions. It is dated more narrowly where an edition between them was
seen, and to the day where `dated.toml` has it. So a step can be cut at a day between: what is known
to have come by then, and what is known to have come after.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from corpus.changes import Change, ChangeKind
from corpus.ids import RuleId
from corpus.structs import Struct, field

Numbers = frozenset[RuleId]


class Since(Struct):
    """When a change came: after the edition `after`, and it is seen in that of `by`.

    All of it, numbers and words, is seen in that of `settled`. Where it `is_exact`, it came on the
    day `by`.
    """

    after: str
    by: str
    settled: str
    is_exact: bool = False

    def has_come(self, day: str) -> bool | None:
        """Whether the change is part of the rules of a day; None where that isn't known."""
        if day >= self.settled:
            return True
        return False if day <= self.after or (self.is_exact and day < self.by) else None


class Step(Struct):
    """What changed from one edition to the next; a rule not named in it stayed as it was.

    Of a step that was cut at a day, `unsure` are the changes of words that may stand on either
    side of it, and `untold` the numbers, from the old side and from the new, that may be either
    rule.
    """

    old: str
    new: str
    changes: tuple[Change, ...]
    dates: Mapping[Change, Since] = field(default_factory=dict)
    unsure: frozenset[Change] = frozenset()
    untold: tuple[Numbers, Numbers] = (frozenset(), frozenset())

    @property
    def forward(self) -> Mapping[RuleId, Change]:
        """The changes by old number."""
        return {number: change for change in self.changes for number in change.old}

    @property
    def backward(self) -> Mapping[RuleId, Change]:
        """The changes by new number."""
        return {number: change for change in self.changes for number in change.new}

    def since(self, change: Change) -> Since:
        """When a change of this step came."""
        return self.dates.get(change) or Since(self.old, self.new, self.new)

    def cut(self, day: str) -> tuple[Step, Step]:
        """The step to a day between its editions, and the one from there."""
        come: list[Change] = []
        coming: list[Change] = []
        unsure: list[Change] = []
        open_: list[Change] = []
        for change in self.changes:
            match self.since(change).has_come(day):
                case True:
                    come.append(change)
                case False:
                    coming.append(change)
                case _ if change.kind is ChangeKind.REWORDED:
                    unsure.append(change)
                case _:
                    open_.append(change)
        old, new = _olds(open_), _news(open_)
        between = (old | new) - _news(come) - _olds(coming)
        words = frozenset(unsure) | self.unsure
        return (
            Step(
                *(self.old, day, (*come, *unsure), self.dates, words),
                (self.untold[0] | old, between),
            ),
            Step(
                *(day, self.new, (*coming, *unsure), self.dates, words),
                (between, self.untold[1] | new),
            ),
        )


class Own(Struct):
    """An edition that the table lacks: its numbers, and the steps to it and from it.

    The first comes from the table's last edition before it, the second leads to the first after it.
    """

    key: str
    numbers: Numbers
    before: Step | None
    after: Step | None


def _olds(changes: Iterable[Change]) -> Numbers:
    return frozenset(number for change in changes for number in change.old)


def _news(changes: Iterable[Change]) -> Numbers:
    return frozenset(number for change in changes for number in change.new)
