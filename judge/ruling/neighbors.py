"""What another edition would have ruled, where a ruling turns on what changed between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from judge.errors import BudgetSpent
from judge.rules.editions import EDITIONS, edition_at
from judge.ruling.ruling import Ruling, Verdict
from judge.values import Bilingual

By = Callable[[str], Ruling]  # the ruling by the edition of a date


def by_neighbors(ruling: Ruling, dates: Iterable[str], by: By) -> Ruling:
    """The ruling, which says for each date that it turns on what was so before, or is so since."""
    if ruling.verdict is not Verdict.DETERMINED:
        return ruling
    return ruling.with_(assumptions=(*ruling.assumptions, *_otherwise(ruling, dates, by)))


def _otherwise(ruling: Ruling, dates: Iterable[str], by: By) -> Iterator[Bilingual]:
    own = edition_at(ruling.rules).date
    for since in sorted(dates):
        is_newer = since <= own
        there = _before(since) if is_newer else since
        try:
            other = by(there)
        except BudgetSpent:
            return  # there was enough for the ruling itself
        if other.verdict is Verdict.DETERMINED and _said(other) != _said(ruling):
            yield _told(since, other.answer, is_newer=is_newer)


def _before(since: str) -> str:
    return max(edition.date for edition in EDITIONS if edition.date < since)


def _said(ruling: Ruling) -> object:
    return ruling.answer, tuple(answer.value for answer in ruling.answers)


def _told(since: str, answer: Bilingual, *, is_newer: bool) -> Bilingual:
    if is_newer:
        return Bilingual(f"Before {since}: {answer.en}", f"{since}之前：{answer.zh}")
    return Bilingual(f"Since {since}: {answer.en}", f"自{since}起：{answer.zh}")
