"""The graph: place in the book, links both ways, terms in text, errors that teach."""

from collections import defaultdict

import pytest

from corpus.errors import UnknownEdition, UnknownRule, UnknownTerm
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Edge, EdgeKind, Lang, Place


def number(text: str) -> RuleId:
    return RuleId.parse(text)


def test_children_skip_l_and_o(library: Library) -> None:
    letters = [n.letters for n in library.graph().children(number("704.5"))]
    assert letters == list("abcdefghijkmnpqrstuvwxy")


def test_children_of_a_section_are_its_rules(library: Library) -> None:
    graph = library.graph()
    assert len(graph.children(number("702"))) == 167
    assert graph.children(number("702.19b")) == ()
    assert len(graph.chapters()) == 9


def test_ancestors_and_neighbors(library: Library) -> None:
    graph = library.graph()
    assert [str(n) for n in graph.ancestors(number("702.19b"))] == ["7", "702", "702.19"]
    assert str(graph.previous(number("704.5m"))) == "704.5k"
    assert str(graph.next(number("704.5k"))) == "704.5m"
    assert graph.previous(number("1")) is None
    assert graph.next(graph.numbers[-1]) is None
    assert str(graph.next(number("205.4h"))) == "206"  # the end of a section is not the end


@pytest.mark.parametrize("key", ["2023-11-17", "2024-02-02"])
def test_the_links_to_a_rule_are_those_of_all_texts_that_lead_there(
    key: str, library: Library
) -> None:
    """Of chapters, sections, rules and subrules."""
    graph = library.graph(key)
    found: dict[Place, list[Edge]] = defaultdict(list)
    for edge in graph.edges():
        if edge.kind is not EdgeKind.OUTSIDE:
            found[edge.target].append(edge)
    assert len(found) > 90
    for one in graph.numbers[:: 1 if key == "2024-02-02" else 5]:
        assert graph.referenced_by(one) == tuple(found[Place(rule=one)])


def test_no_reference_leaves_its_edition(library: Library) -> None:
    """Rule 728 is another rule in each of these editions, so 601 must not be linked across."""
    chapter = library.graph("2024-02-02")
    outside = [e for e in chapter.edges() if e.kind is EdgeKind.OUTSIDE]
    assert {e.target.rule.chapter for e in outside if e.target.rule} == {1, 2, 3, 4, 5, 6, 8, 9}
    assert all(not chapter.covers(e.target.rule) for e in outside if e.target.rule)
    assert chapter.rule(number("728")).text.en == "Taking Shortcuts"
    assert library.graph().rule(number("728")).text.zh == "处理非法动作"


def test_an_unknown_rule_offers_the_nearest(library: Library) -> None:
    with pytest.raises(UnknownRule) as caught:
        library.graph().rule(number("704.9"))
    assert caught.value.nearest == ("704.7", "704.8")


def test_an_unknown_edition_names_those_there_are(library: Library) -> None:
    with pytest.raises(UnknownEdition, match="2024-02-02"):
        library.graph("2019-01-01")


@pytest.mark.parametrize("key", ["2024-02-02", "2024-02", "20240202"])
def test_an_edition_is_found_by_the_beginning_of_its_date(key: str, library: Library) -> None:
    assert library.graph(key).edition.key == "2024-02-02"


@pytest.mark.parametrize("name", ["践踏", "trample", "Trample", "ＴＲＡＭＰＬＥ"])
def test_a_term_is_found_in_either_language(name: str, library: Library) -> None:
    assert library.graph().term(name).name.zh == "践踏"


@pytest.mark.parametrize("name", ["被夺冠", "操控者", "已跃离", "反击", "指示物", "EDH"])
def test_a_term_is_found_by_each_part_of_its_name(name: str, library: Library) -> None:
    assert name in (library.graph().term(name).name.zh or "")


def test_an_unknown_term_offers_the_nearest(library: Library) -> None:
    with pytest.raises(UnknownTerm) as caught:
        library.graph().term("trampel")
    assert "Trample" in caught.value.nearest


def test_an_entry_that_names_another_leads_there(library: Library) -> None:
    graph = library.graph()
    (target,) = graph.see(graph.term("APNAP顺序"))
    assert target.name.zh == "主动牌手先决定的顺序"


def used(library: Library, rule: str, lang: Lang, key: str = "2023-11-17") -> list[str]:
    graph = library.graph(key)
    place = Place(rule=number(rule))
    text = graph.text_at(place).get(lang) or ""
    return [text[u.span.start : u.span.end] for u in graph.terms_in(place, lang)]


def test_terms_in_text_the_longest_wins(library: Library) -> None:
    found = used(library, "702.19b", Lang.ZH)
    assert "战斗伤害步骤" in found
    assert "将伤" not in found  # 首先将伤害分配
    english = used(library, "702.19b", Lang.EN, "2024-02-02")
    assert "trample" in english
    assert "lethal damage" in english
    assert "attacking creature" in english


def test_terms_are_never_found_inside_a_word(library: Library) -> None:
    for graph in library.graphs():
        for rule in graph.edition.rules.values():
            text = rule.text.en or ""
            for use in graph.terms_in(Place(rule=rule.id), Lang.EN):
                around = text[use.span.start - 1 : use.span.start] + text[use.span.end :][:1]
                assert not any(c.isalnum() for c in around), (rule.id, text[use.span.start :][:20])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("每张牌的名称", ["牌", "名称"]),
        ("该地不能被横置", ["地", "横置"]),
        ("在其他地方", []),
        ("依序特别地进行", []),
        ("地城牌手册", ["地城", "牌手"]),
    ],
)
def test_one_character_terms_are_words_of_their_own(
    text: str, found: list[str], library: Library
) -> None:
    uses = library.graph().vocabulary.find(text, Lang.ZH)
    assert [text[use.span.start : use.span.end] for use in uses] == found


def test_uses_of_a_term_lead_back(library: Library) -> None:
    graph = library.graph()
    (trample,) = library.terminology.by_name("trample")
    places = graph.term_uses(trample)
    assert Place(rule=number("702.19b")) in places
    for place in places:
        assert any(use.entry == trample for use in graph.terms_in(place, Lang.ZH))


def test_find_falls_back_to_the_newest_edition_that_has_the_number(library: Library) -> None:
    graph, rule = library.find(number("702.167"))
    assert (graph.edition.key, rule.text.zh) == ("2023-11-17", "化炼")
    graph, rule = library.find(number("702.168"))
    assert (graph.edition.key, rule.text.en) == ("2024-02-02", "Disguise")
    with pytest.raises(UnknownRule):
        library.find(number("799.9"))
