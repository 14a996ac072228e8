"""The lineage that ships with the project, with the whole books that a user has besides.

`work_out` does all that is done once for the documents at hand, so that no page has to.

A book that the table lacks is joined to its neighbors of the table by comparing it with a book that
the table has, and to the next such book. So a change is dated by the editions at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from itertools import pairwise

from corpus.errors import BadDocument
from corpus.holdings import Holdings
from corpus.lineage import Joined, Lineage, Own, Step, joined, narrowed, shipped, text_of
from corpus.model import Lang


def work_out(holdings: Holdings, told: Callable[[int, int], None]) -> None:
    """Works out and keeps what each edition holds, its lineage, and how neighbors compare.

    `told` is told how many editions are done, and how many there are.
    """
    holdings.tidy()
    for key in holdings.keys:
        holdings.holding(key)
    own_lineage(holdings, told)
    for done, (old, new) in enumerate(pairwise(holdings.keys), 2):
        holdings.record(old, new)
        told(done, len(holdings.keys))


def own_lineage(holdings: Holdings, told: Callable[[int, int], None] | None = None) -> Lineage:
    """The lineage of the table and of the whole books at hand; `told` is told how many
    are done, and how many there are."""
    lineage = shipped()
    others = [k for k in holdings.keys if holdings.is_whole(k) and k not in lineage.editions]
    if not others:
        return lineage
    text = holdings.kept.joined(holdings.editions_documents())
    try:
        found = Joined(text or "", holdings.numbers)
    except BadDocument:
        text = _joined(holdings, lineage, others, told)
        holdings.kept.keep_joined(holdings.editions_documents(), text)
        found = Joined(text, holdings.numbers)
    return lineage.dated(found.dates).joined(found.owns, found.beside)


def _joined(
    holdings: Holdings,
    lineage: Lineage,
    others: Sequence[str],
    told: Callable[[int, int], None] | None,
) -> str:
    """The whole books that the table lacks, joined to it, as text."""
    owns: list[Own] = []
    for done, key in enumerate(others, 1):
        near = _anchors(holdings, lineage, key)
        direct = [step for other in near if (step := _step(holdings, key, other))]
        own = joined(lineage, key, holdings.numbers(key), direct)
        owns += [own] if own is not None else []
        if told is not None:
            told(done, len(others))
    known = {own.key for own in owns}
    pairs = [(old, new) for old, new in pairwise(others) if old in known and new in known]
    beside = [
        step
        for old, new in pairs
        if not any(old < key < new for key in lineage.editions)
        and any(holdings.is_whole(old, lang) and holdings.is_whole(new, lang) for lang in Lang)
        and (step := _step(holdings, old, new))
    ]
    return text_of(owns, beside, narrowed(lineage, owns))


def _anchors(holdings: Holdings, lineage: Lineage, key: str) -> list[str]:
    """The loaded editions of the table to compare an own one with, the best first.

    A whole English book is better than a whole Chinese one, and that than single chapters; of the
    best, the neighbors of the own one if they are among them, else the nearest.
    """
    langs = _languages(holdings, key)
    found = [
        one
        for one in holdings.keys
        if one in lineage.editions and not langs.isdisjoint(_languages(holdings, one))
    ]

    def way(other: str) -> int:
        whole = [holdings.is_whole(key, lang) and holdings.is_whole(other, lang) for lang in Lang]
        return whole.index(True) if True in whole else len(whole)

    best = min(map(way, found), default=0)
    found = sorted((one for one in found if way(one) == best), key=lambda one: _apart(one, key))
    near = (max((k for k in lineage.editions if k < key), default=""), lineage.next(key))
    return [one for one in found if one in near] or found[:1]


def _languages(holdings: Holdings, key: str) -> set[Lang]:
    return {lang for info in holdings.documents_of(key) for lang in info.languages}


def _apart(one: str, other: str) -> int:
    """The days between two editions."""
    return abs((date.fromisoformat(one) - date.fromisoformat(other)).days)


def _step(holdings: Holdings, one: str, other: str) -> Step | None:
    """The step between two loaded editions; None if they can't be compared."""
    old, new = sorted((one, other))
    record = holdings.record(old, new)
    if record is None:
        return None
    return record.step(old, new, (holdings.numbers(old), holdings.numbers(new)))
