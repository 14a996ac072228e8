"""One rule becomes its successors and predecessors: carried to an edition, traced through all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from corpus.changes import (
    TOLD,
    Carried,
    ChangeKind,
    TraceStep,
    has_no_rule,
    no_such_rule,
    not_covered,
)
from corpus.concordance.comparison import Comparison, compare
from corpus.errors import NoCommonGround, UnknownEdition, UnknownRule
from corpus.ids import RuleId
from corpus.model import Bilingual, Edition

Comparer = Callable[[Edition, Edition], Comparison]
Carrier = Callable[[RuleId, str, str], Carried]  # a number, its edition, another edition


def as_of(number: RuleId, old: Edition, new: Edition, compared: Comparer = compare) -> Carried:
    """The citation `number` of edition `old` in edition `new`, earlier or later.

    `compared` makes the comparison, the older edition first: a caller that keeps comparisons
    hands its own in.
    """
    if number not in old.rules:
        return Carried(number, (), None, False, has_no_rule(old.key, number))
    if old.key == new.key:
        return Carried(number, (number,), ChangeKind.SAME, False)
    if not new.covers(number):
        return Carried(number, (), None, False, not_covered(new.key, number, old.key))
    is_backwards = old.date > new.date
    try:
        comparison = compared(new, old) if is_backwards else compared(old, new)
    except NoCommonGround as error:
        return Carried(number, (), None, False, _apart(error))
    change = comparison.of_new(number) if is_backwards else comparison.of_old(number)
    if change is None:
        reason = Bilingual(
            f"{old.key} and {new.key} have no language in common for rule {number}",
            f"{old.key}版与{new.key}版的规则{number}没有共同的语言",
        )
        return Carried(number, (), None, False, reason)
    numbers = change.old if is_backwards else change.new
    reason = TOLD if numbers else no_such_rule(new.key)
    return Carried(number, numbers, change.kind, change.is_reworded, reason)


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
    by_key = {edition.key: edition for edition in ordered}
    if number not in by_key[key].rules:
        raise UnknownRule(str(number), key)
    return follow(
        number, key, keys, lambda one, old, new: as_of(one, by_key[old], by_key[new], compared)
    )


def follow(
    number: RuleId, key: str, keys: Sequence[str], carried: Carrier
) -> tuple[TraceStep, ...]:
    """One rule of the edition `key` through the editions `keys`, oldest first, by a `carried`."""
    start = keys.index(key)
    back = list(_steps(number, keys[start::-1], carried))
    after = _steps(number, keys[start:], carried)
    return (*_turned([TraceStep(key, (number,)), *back]), *after)


def _turned(steps: Sequence[TraceStep]) -> tuple[TraceStep, ...]:
    """Steps found going back, oldest first.

    Going back, a step tells how the later one that is known came to be: its change belongs there.
    """
    turned = [step.with_(kind=None, is_reworded=False) for step in steps]
    later = 0
    for i, step in enumerate(steps[1:], 1):
        if step.kind is not None:
            turned[later] = turned[later].with_(kind=step.kind, is_reworded=step.is_reworded)
            later = i
    return tuple(reversed(turned))


def _steps(number: RuleId, keys: Sequence[str], carried: Carrier) -> Iterator[TraceStep]:
    """The rule in each edition after the first, each from the last edition that told something.

    Where that one doesn't tell of it, the first edition does: the same chapters may stand in both.
    """
    numbers: tuple[RuleId, ...] = (number,)
    base = keys[0]
    for key in keys[1:]:
        if not numbers:
            return
        moves = [carried(one, base, key) for one in numbers]
        known = [move for move in moves if move.kind is not None]
        if not known and base != keys[0]:
            known = [move for move in (carried(number, keys[0], key),) if move.kind is not None]
        if not known:
            yield TraceStep(key, (), reason=moves[0].reason)
            continue
        numbers = tuple(dict.fromkeys(n for move in known for n in move.numbers))
        kinds = [move.kind for move in known if move.numbers or not numbers]
        kind = next((k for k in kinds if k is not ChangeKind.SAME), ChangeKind.SAME)
        is_reworded = any(move.is_reworded for move in known)
        yield TraceStep(key, numbers, kind, is_reworded, TOLD if numbers else known[0].reason)
        base = key


def _apart(error: NoCommonGround) -> Bilingual:
    zh = f"{error.old}版与{error.new}版没有共同的章节或语言，无法比较"
    return Bilingual(str(error), zh)
