"""The search over the real index of the shipped documents."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from search_rows import Asked

from corpus.index import HitKind, Index
from corpus.query import Results, Searcher
from corpus.query.answers import open_answers
from judge.precedents import Precedents


@pytest.fixture(scope="session")
def searcher(index: Index, pytestconfig: pytest.Config) -> Searcher:
    """The search over the real index, with the questions that were answered."""
    kept = pytestconfig.cache.mkdir("judge") / "answers"
    return Searcher(index, answers=lambda: open_answers(index, Precedents(), kept))


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
