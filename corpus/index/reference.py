"""An index becomes one of Whoosh's own, which is what the compiled arrays are held to.

It has the same entries in the same places, cut by the same schema. Making it takes as long as a
search never may: no query of a reader needs it.
"""

from __future__ import annotations

from typing import Any

from whoosh.filedb.filestore import RamStorage

from corpus.garbage import uncollected
from corpus.index.fields import Fields
from corpus.index.schema import schema
from corpus.index.store import Index


def whoosh_index(index: Index) -> Any:
    """Whoosh's index of the same entries, in memory; its document numbers are their places."""
    storage: Any = RamStorage  # has no types
    found = storage().create_index(schema(index.segmenter, index.names))
    fields = Fields(index.names, index.default)
    firsts, groups = index.facts.firsts.tolist(), index.facts.group.tolist()
    with uncollected():
        writer = found.writer(limitmb=128)
        for place, group in enumerate(groups):
            first = index.entry(firsts[group])
            writer.add_document(place=place, **fields.of(index.entry(place), first.edition))
        writer.commit(optimize=True)
    return found
