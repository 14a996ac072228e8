"""What changed from each edition to the next becomes the entries of a feed, newest first."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, pairwise

from corpus.changes import Change, ChangeKind, Numbers
from corpus.library import Library
from corpus.model import Lang
from web.present import links
from web.present.comparing import KINDS
from web.present.texts import Plain
from web.wording import say

_MOST_ENTRIES = 20
_MOST_NUMBERS = 60  # of a kind in an entry

Pair = tuple[str, str]


def page(library: Library, reader: Lang) -> Plain:
    """The feed in a language; each entry has the address of the comparison, if there are texts."""
    own = links.absolute(links.feed(reader))
    told = {(step.old, step.new): step.changes for step in library.lineage.steps}
    pairs = sorted({*told, *pairwise(library.keys)}, key=lambda pair: pair[::-1])
    found = ((pair, told.get(pair) or _compared(library, pair)) for pair in reversed(pairs))
    changed = islice(((pair, changes) for pair, changes in found if changes), _MOST_ENTRIES)
    entries = tuple(_entry(library, pair, changes, reader) for pair, changes in changed)
    return {"id": own, "updated": entries[0]["updated"], "entries": entries}


def _compared(library: Library, pair: Pair) -> tuple[Change, ...]:
    """What the texts of two editions tell; nothing where they can't be compared."""
    record = library.record(*pair)
    return tuple(record.changes) if record is not None else ()


def _entry(library: Library, pair: Pair, changes: Iterable[Change], reader: Lang) -> Plain:
    old, new = pair
    is_loaded = old in library.keys and new in library.keys
    has_page = is_loaded and library.record(old, new) is not None
    here = links.compare(old, new) if has_page else links.comparing()
    kinds = tuple(
        {
            "label": say(reader, f"change.{kind}"),
            "count": len(found),
            "places": tuple(_place(library, new, one) for one in found[:_MOST_NUMBERS]),
            "more": max(0, len(found) - _MOST_NUMBERS),
        }
        for kind in KINDS
        if (found := _of_kind(changes, kind))
    )
    return {
        "id": f"{links.absolute(links.feed(reader))}#{old}.{new}",
        "title": say(reader, "feed.entry", old=old, new=new),
        "updated": f"{new}T00:00:00Z",
        "url": links.absolute(here),
        "kinds": kinds,
    }


def _of_kind(changes: Iterable[Change], kind: ChangeKind) -> list[Change]:
    found = (change for change in changes if change.kind is kind)
    return sorted(found, key=lambda change: change.new or change.old)


def _place(library: Library, new: str, change: Change) -> Plain:
    """A change as its numbers, with the page of the first new one where its text is."""
    first = change.new[0] if change.new else None
    has_page = first is not None and new in library.keys and library.has(new, first)
    stayed = change.kind is ChangeKind.REWORDED and change.old == change.new
    sides = (change.new,) if stayed else (change.old, change.new)
    return {
        "label": " → ".join(_listed(side) for side in sides if side),
        "url": links.absolute(links.rule(new, first)) if first and has_page else None,
    }


def _listed(numbers: Numbers) -> str:
    return ", ".join(map(str, numbers))
