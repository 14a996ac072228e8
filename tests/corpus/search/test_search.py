"""What a search gives back, and what it says when it cannot."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from corpus.alike import most_alike
from corpus.errors import BadQuery, UnknownEdition
from corpus.index import HitKind, Index
from corpus.model import Lang
from corpus.query import Match, NoteKind, Results, Searcher
from corpus.query.found import Found, highest
from corpus.query.spelling import Spelt


def numbers(results: Results) -> list[str]:
    """The numbers of the hits, a term by its name."""
    return [hit.number or hit.term for hit in results.hits]


@pytest.mark.parametrize(
    "dress", ["702.19b", "７０２.１９ｂ", "CR 702.19B.", "规则702.19b", "§702.19b", "rule 702.19.b"]
)
def test_a_number_in_any_dress_goes_straight_to_its_rule(searcher: Searcher, dress: str) -> None:
    """The first hit is the rule, found by its number."""
    hit = searcher.search(dress).hits[0]
    assert (hit.number, hit.kind) == ("702.19b", HitKind.RULE)
    assert hit.matched_by[0] is Match.NUMBER
    assert [crumb.number for crumb in hit.path] == ["7", "702", "702.19"]


def test_a_hit_carries_all_that_a_page_shows(searcher: Searcher) -> None:
    """Number, edition, other editions, headings, texts, score."""
    hit = searcher.search("702.19b").hits[0]
    assert hit.edition == "2024-02-02"
    assert hit.also_in == ("2023-11-17",)  # the whole book, whose chapter 7 is superseded
    assert hit.text.zh is not None and hit.text.zh.startswith("具有践踏的攻击生物之操控者")
    assert hit.text.en is not None and hit.text.en.startswith("The controller of an attacking")
    assert hit.score > 0


def test_the_letters_l_and_o_are_answered_for(searcher: Searcher) -> None:
    """704.5l is none, and its neighbors are shown instead."""
    results = searcher.search("704.5l")
    assert results.notes[0].kind is NoteKind.NO_SUCH_NUMBER
    assert results.did_you_mean == ("704.5k", "704.5m")
    assert {"704.5k", "704.5m"} <= set(numbers(results))


def test_a_number_that_no_edition_has_offers_the_nearest(searcher: Searcher) -> None:
    """702.999 says so and offers what stands beside it, and the section."""
    results = searcher.search("702.999")
    assert results.notes[0].kind is NoteKind.NO_SUCH_NUMBER
    assert "702" in results.did_you_mean
    assert results.total > 0


def test_a_number_of_another_edition_is_told(searcher: Searcher) -> None:
    """701.57 came with 2024-02-02."""
    results = searcher.search("701.57", edition="2023-11-17")
    assert results.notes[0].kind is NoteKind.ONLY_IN
    assert "2024-02-02" in (results.notes[0].text.en or "")


def test_a_number_is_the_rule_in_force_unless_its_edition_is_asked_for(searcher: Searcher) -> None:
    """728 was Handling Illegal Actions until chapter 7 of 2024-02-02, which moved it to 732."""

    def titles(edition: str | None) -> dict[str, str | None]:
        hits = searcher.search("728", edition=edition).hits
        return {hit.edition: hit.name.zh for hit in hits if hit.number == "728"}

    assert titles(None) == {"2024-02-02": "进行简化"}
    assert titles("2023-11-17") == {"2023-11-17": "处理非法动作"}


def test_an_edition_filter_shows_that_edition(searcher: Searcher) -> None:
    """The text is the edition's own, and the other edition is named."""
    hit = searcher.search("702.19b", edition="2024-02-02").hits[0]
    assert hit.edition == "2024-02-02"
    assert hit.also_in == ("2023-11-17",)
    assert hit.text.en is not None


@pytest.mark.parametrize(
    ("half", "full"),
    [
        ("{T}: trample", "｛Ｔ｝：ｔｒａｍｐｌｅ"),
        ("+1/+1指示物", "＋１／＋１指示物"),
        ('"summoning sickness"', "＂ｓｕｍｍｏｎｉｎｇ ｓｉｃｋｎｅｓｓ＂"),
        ("伤害,牌手", "伤害，牌手"),
        ("触发式异能", "觸發式異能"),
    ],
)
def test_every_form_of_a_query_gives_the_same_hits(
    searcher: Searcher, half: str, full: str
) -> None:
    """Half and full width, simplified and traditional."""
    one, other = searcher.search(half), searcher.search(full)
    assert [(hit.number, hit.term, hit.score) for hit in one.hits] == [
        (hit.number, hit.term, hit.score) for hit in other.hits
    ]
    assert one.hits


def test_an_english_query_reaches_a_rule_that_is_only_chinese(searcher: Searcher) -> None:
    """Priority is in chapter 1, which no document has in English."""
    hit = searcher.search("pass priority in succession").hits[0]
    assert (hit.number, hit.text.en) == ("117.4", None)
    assert Match.TRANSLATION in hit.matched_by
    assert hit.snippet.lang is Lang.ZH
    marked = {hit.snippet.text[span.start : span.end] for span in hit.snippet.spans}
    assert "让过" in marked or "优先权" in marked


def test_a_snippet_is_in_the_language_of_the_query(searcher: Searcher) -> None:
    """English comes from the edition that has it, and says so."""
    snippet = searcher.search("assigned lethal damage trample").hits[0].snippet
    assert (snippet.lang, snippet.edition) == (Lang.EN, "2024-02-02")


def test_the_longest_of_overlapping_words_is_marked(searcher: Searcher) -> None:
    """触发式异能 is one mark, not 触发 and 异能."""
    snippet = searcher.search("触发 异能 触发式异能", kinds=[HitKind.RULE]).hits[0].snippet
    marked = [snippet.text[span.start : span.end] for span in snippet.spans]
    assert "触发式异能" in marked
    inside = snippet.text.count("异能") - snippet.text.count("触发式异能")
    assert marked.count("异能") <= inside


def test_filters_and_facets_agree(searcher: Searcher) -> None:
    """A facet's number is the total with that filter."""
    results = searcher.search("伤害")
    assert sum(results.facets.chapters.values()) == results.total
    assert sum(results.facets.kinds.values()) == results.total
    for chapter, count in results.facets.chapters.items():
        assert searcher.search("伤害", chapter=chapter).total == count
    terms = searcher.search("伤害", kinds=[HitKind.TERM])
    assert terms.total == results.facets.kinds[HitKind.TERM]
    assert all(hit.kind is HitKind.TERM for hit in terms.hits)


def test_pages_follow_one_another(searcher: Searcher) -> None:
    """Two pages of five are one page of ten."""
    whole = numbers(searcher.search("战斗伤害", limit=10))
    pages = [numbers(searcher.search("战斗伤害", limit=5, offset=at)) for at in (0, 5)]
    assert pages[0] + pages[1] == whole


def test_a_misspelled_word_is_corrected_and_told(searcher: Searcher) -> None:
    """The results are those of the right word, with a note."""
    results = searcher.search("deathtuch")
    assert results.did_you_mean == ("deathtouch",)
    assert results.notes[0].kind is NoteKind.CORRECTED
    assert numbers(results)[0] == numbers(searcher.search("deathtouch"))[0]
    assert Match.SPELLING in results.hits[0].matched_by


def test_a_quoted_phrase_is_kept_to(searcher: Searcher) -> None:
    """Only texts with the words in a row; without any, the words and a note."""
    results = searcher.search('"summoning sickness"')
    assert set(numbers(results)) == {"302.6"}
    loose = searcher.search('"sickness summoning"')
    assert loose.notes[0].kind is NoteKind.NO_SUCH_PHRASE
    assert "302.6" in numbers(loose)


def test_the_query_language_combines(searcher: Searcher) -> None:
    """AND, NOT, a field and a prefix."""
    found = set(numbers(searcher.search("chapter:7 AND 践踏 AND NOT 死触", limit=50)))
    assert "702.19a" in found
    assert "702.19b" in found
    assert "702.2c" not in found
    assert "701.15" in numbers(searcher.search("regenerat*"))


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("deathtouch trample", ("702.2", "702.19")),
        ("死触 践踏", ("702.2", "702.19")),
        ("死觸踐踏", ("702.2", "702.19")),
        ("deathtouch first strike", ("702.2", "702.7")),
        ("trample deathtouch lifelink", ("702.2", "702.15", "702.19")),
        ("敏捷 警戒", ("702.10", "702.20")),
        ("menace flying", ("702.9", "702.111")),
    ],
)
def test_of_several_keywords_the_rules_of_each_are_first(
    searcher: Searcher, text: str, keywords: tuple[str, ...]
) -> None:
    """Before 122.1b, which only lists them; what joins two of them may come before."""
    found = numbers(searcher.search(text))
    assert set(keywords) <= set(found[: len(keywords) + 2])
    assert "122.1b" not in found[: len(keywords)]


def test_of_counters_the_list_of_keyword_counters_is_first(searcher: Searcher) -> None:
    assert numbers(searcher.search("flying counter"))[0] == "122.1b"


@pytest.mark.parametrize("text", ["", "   ", "?", "的", "\x00\x01\x07", "。。。", "()", '"'])
def test_nothing_is_found_for_nothing(searcher: Searcher, text: str) -> None:
    """An empty query is answered, not refused."""
    assert searcher.search(text).hits == ()


def test_a_query_of_ten_thousand_characters_is_refused_politely(searcher: Searcher) -> None:
    """The sentence says how long a query may be."""
    with pytest.raises(BadQuery, match="10,000 characters"):
        searcher.search("死触" * 5000)


def test_control_characters_do_not_matter(searcher: Searcher) -> None:
    """They count as spaces."""
    assert numbers(searcher.search("死触\x00践踏\x1b")) == numbers(searcher.search("死触 践踏"))


def test_an_unknown_edition_is_named(searcher: Searcher) -> None:
    """It is an error of its own, with those there are."""
    with pytest.raises(UnknownEdition, match="2023-11-17"):
        searcher.search("践踏", edition="1999-01-01")


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    text=st.text(
        st.one_of(
            st.characters(),
            st.sampled_from('践踏死触异能 "*?:()[]{}^~+-./#0123456789abcTX＂“”：'),
        ),
        max_size=60,
    )
)
def test_any_text_is_answered(searcher: Searcher, text: str) -> None:
    """No text makes the search fail, and every mark lies in its snippet."""
    for hit in searcher.search(text).hits:
        snippet = hit.snippet
        assert all(0 <= s.start < s.end <= len(snippet.text) for s in snippet.spans)
        assert hit.matched_by


def test_a_misspelt_word_is_held_against_all_that_could_be_alike(index: Index) -> None:
    """Those left out by their letters are none that would be among the most alike."""
    spelt = Spelt(index.forms)
    for word in ("tramlpe", "deathtuch", "planeswaker", "xyzzyq", "é3-", "a" * 300):
        for least in (60.0, 74.0, 84.0):
            assert spelt.most_alike(word, 4, least=least) == most_alike(
                word, index.forms, 4, least=least
            )


def test_of_what_is_worth_the_same_the_first_come_first() -> None:
    """On any machine: how a library's sort leaves equal ones is its own affair."""
    for size in (40, 400):
        worth = np.tile(np.array([1.0, 2.0, 3.0, 2.0], dtype=np.float32), size // 4)
        order = highest(worth, size // 4 + 5).tolist()
        threes = list(range(2, size, 4))
        assert order == [*threes, *[at for at in range(size) if worth[at] == 2][:5]]


@given(st.lists(st.integers(0, 9), min_size=1, max_size=90), st.integers(1, 12), st.booleans())
def test_the_best_are_those_of_all(values: list[int], most: int, alone: bool) -> None:
    """Whether few or many are worth much, and whether groups have several entries or one."""
    worth = np.array(values, dtype=np.float32)
    group = np.arange(len(values), dtype=np.int32) // (1 if alone else 3)
    best: dict[int, int] = {}
    for of, value in zip(group.tolist(), values, strict=True):
        if value:
            best[of] = max(value, best.get(of, 0))
    order = sorted(best, key=lambda of: (-best[of], of))[:most]
    assert Found(worth, is_apart=alone).best(group, most) == (
        order,
        [best[of] for of in order],
        len(best),
    )
