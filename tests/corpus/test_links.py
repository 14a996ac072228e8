"""References in text: what counts as one, where it stands, what it expands to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.library import Library
from corpus.links import references
from corpus.model import EdgeKind, Lang

CASES = [
    ("See rule 702.19b.", "702.19b"),
    ("rules 601.2f–h", "601.2f 601.2g 601.2h"),
    ("rules 601.2g-h", "601.2g 601.2h"),
    ("see rules 601.2b and 601.2f–h", "601.2b 601.2f 601.2g 601.2h"),
    ("rules 403.3, 603.6a, 603.6d, and 614.12", "403.3 603.6a 603.6d 614.12"),
    ("rules 205.1a–b, 305.7, and 613.1d", "205.1a 205.1b 305.7 613.1d"),
    ("See rules 903.6–903.11.", "903.6 903.7 903.8 903.9 903.10 903.11"),
    ("rules 712.9–10, and 712.18", "712.9 712.10 712.18"),
    ("rule 608.2n and 608.2p", "608.2n 608.2p"),
    ("rules 601.2k–n", "601.2k 601.2m 601.2n"),
    ("rule 113, “Abilities,” and section 6, “Spells”", "113 6"),
    ("sections 7 and 800 cards", "7"),
    ("This is an exception to 712.11c.", "712.11c"),
    ("See 718, “Prototype Cards.”", "718"),
    ("exactly 100 cards and 20 life, {100}, +1/+1, in 2024", ""),
    ("the rule of 3, 999,999 more times", ""),
    ("规则601.2b与规则601.2f-h", "601.2b 601.2f 601.2g 601.2h"),
    ("规则601.2b与601.2f-h", "601.2b 601.2f 601.2g 601.2h"),
    ("规则111和707", "111 707"),
    ("参见第8章，“多人游戏规则”", "8"),
    ("（参见规则703，“回合动作”和704，“状态动作”。）", "703 704"),
    ("规则717，“景点牌”；规则901，“竞逐时空”", "717 901"),
    ("除了101.4a中的情况", "101.4a"),
    ("规则701.28a-f、712.9-10、及712.18", "701.28a 701.28b 701.28c 701.28d 701.28e 701.28f"
     " 712.9 712.10 712.18"),
    ("套牌须有100张牌，总生命为20", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "numbers"), CASES)
def test_references_expand_exactly(text: str, numbers: str) -> None:
    lang = Lang.ZH if any("\u4e00" <= c <= "\u9fff" for c in text) else Lang.EN
    assert " ".join(str(r.target) for r in references(text, lang)) == numbers


@given(st.text(alphabet="规则第章 rules section 0123456789.abclo–-和与、，and", max_size=60))
def test_never_raises_and_never_invents(text: str) -> None:
    for lang in Lang:
        for found in references(text, lang):
            written = text[found.span.start : found.span.end]
            assert str(found.target)[:1] in written or found.target.section == 0
            assert 0 <= found.span.start < found.span.end <= len(text)


def test_every_reference_resolves_inside_its_own_edition(library: Library) -> None:
    dangling = [
        (graph.edition.key, str(edge.source.rule), str(edge.target.rule))
        for graph in library.graphs()
        for edge in graph.edges()
        if edge.kind is EdgeKind.REFERENCE and edge.target.rule not in graph
    ]
    assert dangling == []


def test_the_references_are_counted(library: Library) -> None:
    """As written (a range counts once) and as expanded to single numbers, by edition."""
    written, expanded = {}, {}
    for graph in library.graphs():
        edges = [edge for edge in graph.edges() if edge.kind is not EdgeKind.SEE]
        written[graph.edition.key] = len({(e.source, e.lang, e.span) for e in edges})
        expanded[graph.edition.key] = len(edges)
    assert list(written.values()) == [1760, 769, 136, 103, 26]
    assert list(expanded.values()) == [1951, 947, 146, 105, 32]


def test_every_reference_of_a_partial_document_exists_in_the_whole_book_of_its_date(
    shared, tmp_path
) -> None:
    from corpus.imports import add

    files = [shared / "cr" / f"english_{day}.txt" for day in ("20240206", "20240607", "20240917")]
    add([*files, shared / "cr" / "english_20250606.txt"], tmp_path)
    whole = Library.open(tmp_path)
    for key in ("2024-02-02", "2024-06-07", "2024-09-20", "2025-06-06"):
        graph = whole.graph(key)
        edges = [e for e in graph.edges() if e.lang is Lang.ZH or e.kind is EdgeKind.OUTSIDE]
        assert edges
        assert [str(e.target.rule) for e in edges if e.target.rule not in graph] == []
