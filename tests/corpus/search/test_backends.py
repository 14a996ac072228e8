"""The arrays and Whoosh give the same scores."""

from __future__ import annotations

import numpy as np
import pytest
from search_rows import rows_of
from whoosh.query.terms import FuzzyTerm, Wildcard

from corpus.index import Index
from corpus.query import MemoryBackend, WhooshBackend
from corpus.query.nodes import Channel, Coordinated, Exactly, Group
from corpus.query.plan import Planner


@pytest.fixture(scope="module")
def backends(index: Index) -> tuple[MemoryBackend, WhooshBackend]:
    """Both ways to run a query tree."""
    return MemoryBackend(index), WhooshBackend(index)


@pytest.fixture(scope="module")
def planner(index: Index) -> Planner:
    """What makes trees of queries."""
    return Planner(index)


QUERIES = [row["q"] for name in ("queries.yaml", "held_out.yaml") for row in rows_of(name)][::4]
LANGUAGE = [
    "trample AND NOT deathtouch",
    "践踏 OR 死触",
    "chapter:7 AND regenerat*",
    "kind:term damage",
    "NOT chapter:7",
    "edition:2023-11-17 OR edition:1999-01-01",
    "chapter:x OR kind:nothing OR tram*l",
    "deatht?uch",
    "number:702.19b OR within:704",
    '"first strike" AND NOT trample',
]


@pytest.mark.parametrize("query", [*QUERIES, *LANGUAGE])
def test_both_backends_give_the_same_scores(
    query: str, planner: Planner, backends: tuple[MemoryBackend, WhooshBackend]
) -> None:
    """Every entry has the same score, whoever computes it."""
    tree = planner.plan(query).tree
    if tree is None:
        return
    memory, whoosh = (backend.scores(tree) for backend in backends)
    assert np.flatnonzero(memory).tolist() == np.flatnonzero(whoosh).tolist()
    assert np.allclose(memory, whoosh, rtol=1e-4)


def test_what_the_arrays_do_not_know_is_left_to_whoosh(
    backends: tuple[MemoryBackend, WhooshBackend],
) -> None:
    """Wildcards and fuzzy terms find what Whoosh finds in an index of its own."""
    for query in (Wildcard("body_en", "tram*l"), FuzzyTerm("body_en", "trampel", maxdist=2)):
        memory, whoosh = (backend.scores(query) for backend in backends)
        assert memory.any()
        assert np.array_equal(memory, whoosh)


def test_half_of_the_words_is_worth_a_quarter(index: Index) -> None:
    """The share of the words found counts squared."""
    backend = MemoryBackend(index)
    word, other = Channel("word", "死触"), Channel("word", "王牌飞行员")
    alone = backend.scores(Coordinated([Group(word, 1.0)]))
    half = backend.scores(Coordinated([Group(word, 1.0), Group(other, 1.0)]))
    assert np.allclose(half, alone / 4)


def test_a_phrase_is_not_found_across_a_comma(index: Index) -> None:
    """Chinese words in a row stand in one run."""
    backend = MemoryBackend(index)
    found = backend.scores(Exactly("gram", ("召唤", "唤失", "失调")))
    entries = [index.entry(int(place)) for place in np.flatnonzero(found)]
    assert entries
    for entry in entries:
        assert "召唤失调" in f"{entry.text.zh}{entry.name.zh}"
