"""One rule becomes its successors and predecessors: carried to an edition, traced through all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from corpus.concordance.comparison import ChangeKind, Comparison, compare
from corpus.errors import NoCommonGround, UnknownEdition, UnknownRule
from corpus.ids import RuleId
from corpus.model import Edition

Comparer = Callable[[Edition, Edition], Comparison]


@dataclass(frozen=True, slots=True)
class Carried:
    """A citation carried to another edition: its numbers there, or why there are none.

    `kind` is None if the editions cannot tell, and then `reason` says why.
    """

    number: RuleId
    numbers: tuple[RuleId, ...]
    kind: ChangeKind | None
    is_reworded: bool
    reason: str

    @property
    def is_exact(self) -> bool:
        """True if one rule there says the same in the same words."""
        return len(self.numbers) == 1 and not self.is_reworded


def as_of(number: RuleId, old: Edition, new: Edition, compared: Comparer = compare) -> Carried:
    """The citation `number` of edition `old` in edition `new`, earlier or later.

    `compared` makes the comparison, the older edition first: a caller that keeps comparisons
    hands its own in.
    """
    if number not in old.rules:
        return Carried(number, (), None, False, f"the edition of {old.key} has no rule {number}")
    if old.key == new.key:
        return Carried(number, (number,), ChangeKind.SAME, False, "")
    if not new.covers(number):
        reason = f"the documents of {new.key} do not cover rule {number} of {old.key}"
        return Carried(number, (), None, False, reason)
    is_backwards = old.date > new.date
    try:
        comparison = compared(new, old) if is_backwards else compared(old, new)
    except NoCommonGround as error:
        return Carried(number, (), None, False, str(error))
    change = comparison.of_new(number) if is_backwards else comparison.of_old(number)
    if change is None:
        reason = f"{old.key} and {new.key} have no language in common for rule {number}"
        return Carried(number, (), None, False, reason)
    numbers = change.old if is_backwards else change.new
    reason = "" if numbers else f"the edition of {new.key} has no such rule"
    return Carried(number, numbers, change.kind, change.is_reworded, reason)


@dataclass(frozen=True, slots=True)
class TraceStep:
    """A rule in one edition, and what became of it since the edition of the step before.

    `numbers` is empty where the rule is not there; `reason` says why, or why an edition tells
    nothing.
    """

    edition: str
    numbers: tuple[RuleId, ...]
    kind: ChangeKind | None = None
    is_reworded: bool = False
    reason: str = ""


def trace(
    number: RuleId, key: str, editions: Sequence[Edition], compared: Comparer = compare
) -> tuple[TraceStep, ...]:
    """One rule of the edition `key` through all `editions`, oldest first.

    An edition that cannot tell is a step with a reason, and the rule is followed past it: a
    bilingual edition joins a Chinese one before it to an English one after it. Where the rule is
    new or gone, the trace ends. Raises `UnknownEdition` and `UnknownRule`.
    """
    ordered = sorted(editions, key=lambda edition: edition.date)
    keys = [edition.key for edition in ordered]
    if key not in keys:
        raise UnknownEdition(key, keys)
    start = keys.index(key)
    if number not in ordered[start].rules:
        raise UnknownRule(str(number), key)
    back = list(_follow(number, ordered[start::-1], compared))
    after = _follow(number, ordered[start:], compared)
    return (*_turned([TraceStep(key, (number,)), *back]), *after)


def _turned(steps: Sequence[TraceStep]) -> tuple[TraceStep, ...]:
    """Steps found going back, oldest first.

    Going back, a step tells how the later one that is known came to be: its change belongs there.
    """
    turned = [replace(step, kind=None, is_reworded=False) for step in steps]
    later = 0
    for i, step in enumerate(steps[1:], 1):
        if step.kind is not None:
            turned[later] = replace(turned[later], kind=step.kind, is_reworded=step.is_reworded)
            later = i
    return tuple(reversed(turned))


def _follow(number: RuleId, editions: Sequence[Edition], compared: Comparer) -> Iterator[TraceStep]:
    """The rule in each edition after the first, each compared with the last that told something."""
    numbers: tuple[RuleId, ...] = (number,)
    base = editions[0]
    for edition in editions[1:]:
        if not numbers:
            return
        moves = [as_of(one, base, edition, compared) for one in numbers]
        known = [move for move in moves if move.kind is not None]
        if not known:
            yield TraceStep(edition.key, (), reason=moves[0].reason)
            continue
        numbers = tuple(dict.fromkeys(n for move in known for n in move.numbers))
        kinds = [move.kind for move in known if move.numbers or not numbers]
        kind = next((k for k in kinds if k is not ChangeKind.SAME), ChangeKind.SAME)
        is_reworded = any(move.is_reworded for move in known)
        yield TraceStep(edition.key, numbers, kind, is_reworded, "" if numbers else known[0].reason)
        base = edition
