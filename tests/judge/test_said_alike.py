"""What the rules have a name for has that name in every sentence of ours, as on cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from judge.keywords import KEYWORDS
from judge.oracle.lexicon.counters import COUNTER_KINDS
from judge.ruling.wording.deeds import MARKED
from judge.ruling.wording.statements import BY_WAY, STATEMENTS


def _of_counters() -> Iterator[tuple[str, str]]:
    """A kind of counter wherever it is named: "rad counters" and 拉德指示物."""
    for kind, zh in COUNTER_KINDS:
        yield rf"\b{re.escape(kind)} counter", f"{zh}指示物" if zh else ""


def _of_keywords() -> Iterator[tuple[str, str]]:
    """A keyword ability that a sentence begins with: "Aura swap exchanges …" and 灵气转换."""
    for keyword in KEYWORDS:
        yield rf"^{re.escape(keyword.name.en)}\b", keyword.name.zh


def _of_marks() -> Iterator[tuple[str, str]]:
    """What an object becomes: "harnessed" and 受掌控."""
    for mark, said in MARKED.items():
        if re.fullmatch(rf"{{object}} (is|becomes) {mark}\.", said.en):
            yield rf"\b{mark}\b", re.sub(r"{object}|成?为|已|。", "", said.zh)


@pytest.mark.parametrize("names", [_of_counters, _of_keywords, _of_marks])
def test_a_sentence_calls_a_thing_by_its_name(
    names: Callable[[], Iterator[tuple[str, str]]],
) -> None:
    """Where the English of a rule's sentence names it, the Chinese has the name of the cards."""
    said = [*STATEMENTS.items(), *BY_WAY.items()]
    told = [
        (rule, zh, one.zh)
        for en, zh in names()
        for rule, one in said
        if re.search(en, one.en, re.I)
    ]
    assert len(told) > 10
    assert [one for one in told if one[1] not in one[2]] == []
