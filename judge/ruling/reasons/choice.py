"""Of all rules that an answer may turn on the most telling are chosen, at most three."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from judge.cite import CARRYING_OUT, Answer
from judge.ruling.reasons.dull import DULL, NO_IS_DULL
from judge.ruling.reasons.rarity import bare, telling
from judge.ruling.reasons.reason import Reason

MOST = 3
LEAST = 0.05  # of how telling the one before is
REFUSES = 0.3  # more, for a rule that refuses what was tried
SURE = 0.04  # how telling what did nothing must be
HEARD = 0.04  # how telling what is only said must be to be listened to
NOTED = 0.7  # at least, for a rule by which something nearly happened, or is there several times
CERTAIN = 0.98  # at most, by one way of coming in
TOLD_FIRST = ("refusal", "note", "spared", "event", "fact", "question", "text")


def reasons(considered: Iterable[Reason]) -> tuple[Reason, ...]:
    """Of all rules that an answer may turn on those that it does, the most telling first."""
    by_rule: dict[str, list[Reason]] = {}
    for one in considered:
        number = bare(one.rule)
        if not _is_dull(number, one.kind):
            by_rule.setdefault(number, []).append(one)
    whole = [together(ways) for ways in by_rule.values()]
    sure = (one for one in whole if one.of not in ("question", "text") or one.score >= SURE)
    return chosen(sorted(sure, key=lambda one: -one.score))


def together(ways: list[Reason]) -> Reason:
    """A rule that came in in several ways: told by one of them, as telling as all together."""
    doubt = 1.0
    for one in ways:
        doubt *= 1 - min(CERTAIN, one.score * _telling(one))
    first = min(ways, key=lambda one: TOLD_FIRST.index(one.of))
    return first.with_(score=1 - doubt)


@cache
def dull() -> frozenset[Answer]:
    """What rules only say and never decides: there is no need to listen to it."""
    every = {cited.numbers for held in CARRYING_OUT.values() for cited in held}
    return frozenset(
        (numbers, is_so)
        for numbers in every
        for is_so, kind in ((True, "so"), (False, "not_so"))
        if all(_is_dull(rule, kind) or telling(rule, kind) < HEARD for rule in numbers)
    )


def _is_dull(rule: str, kind: str) -> bool:
    return rule in DULL or (kind == "not_so" and rule in NO_IS_DULL)


def _telling(one: Reason) -> float:
    found = telling(one.rule, one.kind)
    if one.kind == "refused":
        return found + REFUSES
    return max(found, NOTED) if one.kind in ("noted", "instances") else found


def chosen(ranked: list[Reason]) -> tuple[Reason, ...]:
    """The first of some reasons, as long as none is far below the one before.

    Of what is only printed each keyword ability has its say once, unless there is nothing else.
    """
    found: list[Reason] = []
    others: list[Reason] = []
    for one in ranked:
        if len(found) == MOST or (found and one.score < LEAST * found[-1].score):
            break
        is_told = one.of == "text" and one.kind != "instances"
        if not is_told or all(_parent(one) != _parent(other) for other in found):
            found.append(one)
        else:
            others.append(one)
    return (*found, *others[: MOST - len(found)])


def _parent(one: Reason) -> str:
    """The rule that a subrule stands below."""
    return bare(one.rule).rstrip("abcdefghijklmnopqrstuvwxyz")
