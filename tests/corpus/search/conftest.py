"""The real index of the shipped documents, built once for all tests of the search."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from search_rows import Asked

from corpus.index import HitKind, Index, build, open_index
from corpus.library import Library
from corpus.query import Results, Searcher


@pytest.fixture(scope="session")
def index(library: Library, tmp_path_factory: pytest.TempPathFactory) -> Index:
    """The index of the shipped editions."""
    folder = tmp_path_factory.mktemp("search") / "index"
    build(library.editions(), library.terminology.entries, folder, default=library.default)
    return open_index(folder)


@pytest.fixture(scope="session")
def searcher(index: Index) -> Searcher:
    """The search over the real index."""
    return Searcher(index)


@pytest.fixture(scope="session")
def ask(searcher: Searcher) -> Callable[[Asked], Results]:
    """Asks a row of a file of queries."""

    def asked(row: Asked) -> Results:
        filters = dict(row.get("with", {}))
        if "kinds" in filters:
            filters["kinds"] = [HitKind(kind) for kind in filters["kinds"]]
        if "edition" in filters:
            filters["edition"] = str(filters["edition"])
        return searcher.search(row["q"], **filters)

    return asked
