"""The search finds what is right by the rules, on the queries it was made with and on others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pytest
from search_rows import Asked, is_right, rows_of

from corpus.library import Library
from corpus.query import Results

FILES = {
    "queries.yaml": (0.85, 0.95),
    "held_out.yaml": (0.80, 0.92),
    "questions.yaml": (0.40, 0.65),
    "questions_apart.yaml": (0.30, 0.45),
}
AMONG_THREE = {"concept": 0.85, "card": 0.45}  # of whole questions, by sort


@pytest.mark.parametrize("name", FILES)
def test_the_right_rule_is_among_the_first(
    name: str, ask: Callable[[Asked], Results], library: Library
) -> None:
    """Of all queries of a file, how many have a right answer first, and among the first three."""
    places = defaultdict(list)
    for row in rows_of(name):
        places[row["sort"]].append(_place(row, ask(row), library.default))
    everything = [place for group in places.values() for place in group]
    first = sum(place == 1 for place in everything) / len(everything)
    three = sum(1 <= place <= 3 for place in everything) / len(everything)
    _print(name, places, first, three)
    assert first >= FILES[name][0]
    assert three >= FILES[name][1]
    for sort in AMONG_THREE.keys() & places.keys() if name == "questions.yaml" else ():
        found = sum(1 <= place <= 3 for place in places[sort])
        assert found >= AMONG_THREE[sort] * len(places[sort]), sort


@pytest.mark.parametrize("row", rows_of("quoted.yaml"), ids=lambda row: row["q"])
def test_what_once_failed_is_found(
    row: Asked, ask: Callable[[Asked], Results], library: Library
) -> None:
    assert 1 <= _place(row, ask(row), library.default) <= row["most"]


@pytest.mark.parametrize("name", FILES)
def test_every_right_answer_exists(name: str, library: Library) -> None:
    """No answer names a rule or a term that the documents do not have."""
    missing = [
        (row["q"], answer)
        for row in rows_of(name)
        for answer in row["is"]
        if not _exists(str(answer), library)
    ]
    assert missing == []


def _place(row: Asked, results: Results, default: str) -> int:
    """The place of the first right hit, counted from 1; 0 if there is none."""
    for place, hit in enumerate(results.hits, 1):
        if any(is_right(hit, answer, default) for answer in row["is"]):
            return place
    return 0


def _print(name: str, places: dict[str, list[int]], first: float, three: float) -> None:
    """The report, to be read with `pytest -s`."""
    print(f"\n{name}: first {first:.3f}, among three {three:.3f}")
    for sort, group in places.items():
        ones = sum(place == 1 for place in group)
        threes = sum(1 <= place <= 3 for place in group)
        print(f"  {sort:12} {len(group):3}  first {ones:3}  three {threes:3}")


def _exists(answer: str, library: Library) -> bool:
    """True if the documents have what an answer names."""
    wanted, _, edition = answer.partition("@")
    held = library.graph(edition or None).edition
    if wanted.startswith("term:"):
        name = wanted.removeprefix("term:")
        return any(name in names for term in held.terms for names in term.names.values()) or any(
            name == term.name.zh for term in held.terms
        )
    return any(str(rule) == wanted.removesuffix("*") for rule in held.rules)
