"""Two editions become a page of changes, by kind and by section, with the words that changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from corpus.concordance import Change, ChangeKind, Comparison, Record
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Edition, Lang
from corpus.shelf import Shelf
from web.present import changes, links
from web.present.headings import crumb
from web.present.texts import Plain, label, plain_texts
from web.wording import say

PAGE = 40
_FEW = 8  # editions of which every pair is offered
_MOST_BEFORE = 1
KINDS = tuple(kind for kind in ChangeKind if kind is not ChangeKind.SAME)


@dataclass(frozen=True, slots=True)
class Part:
    """Which of the changes are shown; None is no restriction. Pages are counted from 1."""

    kind: ChangeKind | None = None
    within: RuleId | None = None
    page: int = 1


def choices(shelf: Shelf, reader: Lang) -> Plain:
    """Every edition, and every pair of editions that can be compared with what changed in it."""
    library = shelf.library
    return {
        "editions": library.keys,
        "pairs": tuple(
            _pair(shelf, (old, new), record, reader)
            for n, new in enumerate(library.keys)
            for old in _olders(library, n)
            if (record := library.record(old, new)) is not None
        ),
    }


def _olders(library: Library, n: int) -> tuple[str, ...]:
    """The older editions that one is offered with: all where there are few, else the last few."""
    most = _MOST_BEFORE if len(library.keys) > _FEW else n
    return library.keys[max(0, n - most) : n]


def page(shelf: Shelf, comparison: Comparison, part: Part, reader: Lang) -> Plain:
    """One page of the changes from one edition to another."""
    told = [change for change in comparison.changes if change.kind is not ChangeKind.SAME]
    there = [one for one in told if part.within is None or one.touches(part.within)]
    kept = [one for one in there if part.kind is None or one.kind is part.kind]
    first = (part.page - 1) * PAGE
    last = min(first + PAGE, len(kept))
    pair = (comparison.old.key, comparison.new.key)
    return {
        "old": pair[0],
        "new": pair[1],
        "covered": _covered(shelf, comparison, reader),
        "total": len(kept),
        "first": first + 1 if kept else 0,
        "last": last,
        "kinds": _kinds(pair, part, there, reader),
        "sections": _sections(shelf, comparison, part, told, reader),
        "changes": tuple(_change(shelf, comparison, one, reader) for one in kept[first:last]),
        "previous": _url(pair, part, page=part.page - 1) if part.page > 1 else None,
        "next": _url(pair, part, page=part.page + 1) if last < len(kept) else None,
    }


def _pair(shelf: Shelf, pair: tuple[str, str], record: Record, reader: Lang) -> Plain:
    counts = Counter(change.kind for change in record.changes)
    return {
        "old": pair[0],
        "new": pair[1],
        "url": links.compare(*pair),
        "covered": _parts(shelf, record, reader),
        "kinds": tuple(
            {
                "label": say(reader, f"change.{kind}"),
                "count": counts[kind],
                "url": links.compare(*pair, kind=str(kind)),
            }
            for kind in KINDS
            if counts[kind]
        ),
    }


def _parts(shelf: Shelf, record: Record, reader: Lang) -> tuple[Plain, ...]:
    """What two editions were compared on, by the titles of the default edition."""
    graph = shelf.library.graph()
    return tuple(crumb(shelf, graph, part, reader) for part in record.covered if part in graph)


def _covered(shelf: Shelf, comparison: Comparison, reader: Lang) -> tuple[Plain, ...]:
    graph = shelf.library.graph(comparison.new.key)
    return tuple(crumb(shelf, graph, part, reader) for part in comparison.covered)


def _url(pair: tuple[str, str], part: Part, **other: str | int | None) -> str:
    """The same comparison with another part of it; None takes a restriction away."""
    options: dict[str, str | int | None] = {
        "kind": part.kind and str(part.kind),
        "within": part.within and str(part.within),
        "page": None,
    }
    return links.compare(pair[0], pair[1], **(options | other))


def _kinds(
    pair: tuple[str, str], part: Part, told: Sequence[Change], reader: Lang
) -> tuple[Plain, ...]:
    """The kinds of changes that there are, with their numbers, and all of them."""
    counts = Counter(change.kind for change in told)
    everything = {
        "label": say(reader, "search.all"),
        "count": len(told),
        "url": _url(pair, part, kind=None),
        "is_chosen": part.kind is None,
    }
    each = (
        {
            "label": say(reader, f"change.{kind}"),
            "count": counts[kind],
            "url": _url(pair, part, kind=str(kind)),
            "is_chosen": kind is part.kind,
        }
        for kind in KINDS
        if counts[kind] or kind is part.kind
    )
    return (everything, *each)


def _sections(
    shelf: Shelf, comparison: Comparison, part: Part, told: Sequence[Change], reader: Lang
) -> tuple[Plain, ...]:
    """The sections in which something changed, with how much."""
    pair = (comparison.old.key, comparison.new.key)
    counts = Counter(section for change in told for section in _sections_of(change))
    graphs = [shelf.library.graph(key) for key in reversed(pair)]
    found = []
    for section, count in sorted(counts.items()):
        graph = next((each for each in graphs if section in each), graphs[0])
        found.append(
            {
                "label": f"{section} {label(shelf.title(graph, section), reader)}",
                "count": count,
                "url": _url(pair, part, within=str(section)),
                "is_chosen": section == part.within,
            }
        )
    everything = {
        "label": say(reader, "search.all"),
        "count": len(told),
        "url": _url(pair, part, within=None),
        "is_chosen": part.within is None,
    }
    return (everything, *found)


def _sections_of(change: Change) -> set[RuleId]:
    numbers = change.new or change.old
    return {RuleId(number.chapter, number.section) for number in numbers if number.section}


def _change(shelf: Shelf, comparison: Comparison, change: Change, reader: Lang) -> Plain:
    is_whole = change.kind in (ChangeKind.NEW, ChangeKind.GONE)
    words = [say(reader, f"change.{change.kind}")]
    if change.kind is ChangeKind.MOVED and change.is_reworded:
        words.append(say(reader, "change.reworded"))
    return {
        "kind": str(change.kind),
        "label": " · ".join(words),
        "old": tuple(_numbers(comparison.old, change.old)),
        "new": tuple(_numbers(comparison.new, change.new)),
        "texts": _texts(comparison, change, reader) if is_whole else (),
        "wordings": changes.wordings(comparison.differences(change), reader)
        if change.is_reworded or change.kind is ChangeKind.REWORDED
        else (),
    }


def _numbers(edition: Edition, numbers: Sequence[RuleId]) -> Iterator[Plain]:
    for number in numbers:
        yield {"number": str(number), "url": links.rule(edition.key, number)}


def _texts(comparison: Comparison, change: Change, reader: Lang) -> tuple[Plain, ...]:
    """The words of a rule that is new or gone."""
    edition, numbers = (comparison.new, change.new) if change.new else (comparison.old, change.old)
    return plain_texts(edition.rules[numbers[0]].text, reader)
