"""A citation carried to another edition, and one rule traced through all of them."""

import pytest
from small_editions import BASE, Texts, edition

from corpus.concordance import Carried, Comparison, TraceStep, as_of, compare, trace
from corpus.errors import NoCommonGround, UnknownEdition, UnknownRule
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Bilingual, DocumentInfo, Edition, Lang, Rule

CHINESE = {
    "6": "咒语",
    "601": "施放咒语",
    "601.1": "以前，施放手上的咒语这个动作称为使用该牌张。",
    "601.2": "施放咒语意指将其从所在之处放进堆叠并支付费用。",
}
MOVED = {**{n: t for n, t in BASE.items() if n != "601.3"}, "601.4": BASE["601.3"]}


def rule(written: str) -> RuleId:
    return RuleId.parse(written)


def rows(steps: tuple[TraceStep, ...]) -> list[str]:
    """Each step as `year numbers kind`."""
    found = []
    for step in steps:
        also = "+" * (step.is_reworded and step.kind is not None and step.kind.value == "moved")
        kind = f"{step.kind}{also}" if step.kind else "–"
        found.append(f"{step.edition[:4]} {','.join(map(str, step.numbers))} {kind}")
    return found


def bilingual(year: int, english: Texts, chinese: Texts) -> Edition:
    """An edition that has each rule in both languages."""
    base = edition(year, english)
    texts = {
        number: Bilingual(one.text.en, chinese[str(number)])
        for number, one in base.rules.items()
        if str(number) in chinese
    }
    rules = {number: Rule(number, base.rules[number].kind, text) for number, text in texts.items()}
    info = DocumentInfo("d", "d", "f", base.date, tuple(Lang), ("all",), "0", "")
    return Edition(base.date, rules, (), (info,))


def test_a_citation_of_the_same_words_is_exact_both_ways() -> None:
    old, new = edition(2020, BASE), edition(2021, MOVED)
    there = as_of(rule("601.3"), old, new)
    assert (there.numbers, there.is_exact) == ((rule("601.4"),), True)
    back = as_of(rule("601.4"), new, old)
    assert (back.numbers, back.is_exact) == ((rule("601.3"),), True)


def test_a_citation_of_other_words_is_carried_and_not_exact() -> None:
    new = {**BASE, "601.3": BASE["601.3"].replace("rule or effect", "keyword")}
    carried = as_of(rule("601.3"), edition(2020, BASE), edition(2021, new))
    assert (carried.numbers, carried.is_exact) == ((rule("601.3"),), False)


def test_a_rule_that_is_gone_is_not_carried_and_its_number_is_not_guessed() -> None:
    new = {**BASE, "601.3": "Each player shuffles their deck before the game."}
    carried = as_of(rule("601.3"), edition(2020, BASE), edition(2021, new))
    assert carried.numbers == ()
    assert carried.reason == "the edition of 2021-01-01 has no such rule"


@pytest.mark.parametrize(
    ("number", "new", "reason"),
    [
        ("601.9", edition(2021, BASE), "the edition of 2020-01-01 has no rule 601.9"),
        ("601.2", edition(2021, BASE, covers="602"), "do not cover rule 601.2"),
        ("601.2", edition(2021, CHINESE, Lang.ZH), "have no language in common"),
    ],
)
def test_a_citation_that_cannot_be_carried_says_why(number: str, new: Edition, reason: str) -> None:
    carried = as_of(rule(number), edition(2020, BASE), new)
    assert isinstance(carried, Carried)
    assert (carried.numbers, carried.kind) == ((), None)
    assert reason in carried.reason


def test_a_trace_goes_back_and_forward_from_where_it_was_asked() -> None:
    later = {**MOVED, "601.4": BASE["601.3"].replace("rule or effect", "keyword")}
    editions = [edition(2022, later), edition(2020, BASE), edition(2021, MOVED)]
    for year, number in (("2020", "601.3"), ("2021", "601.4"), ("2022", "601.4")):
        steps = trace(rule(number), f"{year}-01-01", editions)
        assert rows(steps) == ["2020 601.3 –", "2021 601.4 moved", "2022 601.4 reworded"]


def test_a_trace_begins_where_the_rule_is_new_and_ends_where_it_is_gone() -> None:
    without = {n: t for n, t in BASE.items() if n != "601.3"}
    editions = [edition(2020, without), edition(2021, BASE), edition(2022, without)]
    steps = trace(rule("601.3"), "2021-01-01", editions)
    assert rows(steps) == ["2020  –", "2021 601.3 new", "2022  gone"]


def test_a_trace_follows_both_parts_of_a_split_rule() -> None:
    second = "If a player can’t pay, the game returns to the moment before."
    old = {**BASE, "601.3": f"{BASE['601.3']} {second}"}
    new = {**BASE, "601.4": second}
    last = {**BASE, "601.5": second}
    editions = [edition(2020, old), edition(2021, new), edition(2022, last)]
    assert rows(trace(rule("601.3"), "2020-01-01", editions)) == [
        "2020 601.3 –",
        "2021 601.3,601.4 split",
        "2022 601.3,601.5 moved",
    ]


def test_a_bilingual_edition_joins_a_chinese_one_to_an_english_one() -> None:
    middle = bilingual(2021, BASE, CHINESE)
    editions = [edition(2020, CHINESE, Lang.ZH), middle, edition(2022, BASE)]
    steps = trace(rule("601.2"), "2020-01-01", editions)
    assert rows(steps) == ["2020 601.2 –", "2021 601.2 same", "2022 601.2 same"]


def test_without_one_the_trace_says_that_it_cannot_tell_and_goes_on() -> None:
    editions = [
        edition(2020, CHINESE, Lang.ZH),
        edition(2021, BASE),
        edition(2022, CHINESE, Lang.ZH),
    ]
    steps = trace(rule("601.2"), "2020-01-01", editions)
    assert rows(steps) == ["2020 601.2 –", "2021  –", "2022 601.2 same"]
    assert "no language in common" in steps[1].reason


def test_a_trace_asks_for_an_edition_and_a_rule_that_are_there() -> None:
    editions = [edition(2020, BASE)]
    with pytest.raises(UnknownEdition):
        trace(rule("601.2"), "2021-01-01", editions)
    with pytest.raises(UnknownRule):
        trace(rule("601.9"), "2020-01-01", editions)


def test_comparisons_that_are_kept_are_used_with_the_older_edition_first() -> None:
    asked = []

    def kept(old: Edition, new: Edition) -> Comparison:
        asked.append((old.key, new.key))
        return compare(old, new)

    old, new = edition(2020, BASE), edition(2021, MOVED)
    as_of(rule("601.4"), new, old, kept)
    assert asked == [("2020-01-01", "2021-01-01")]


def test_only_common_ground_is_compared() -> None:
    comparison = compare(edition(2020, BASE), edition(2021, BASE, covers="602"))
    assert comparison.covered == (rule("602"),)
    assert comparison.of_old(rule("601.2")) is None
    with pytest.raises(NoCommonGround, match="no common chapter"):
        compare(edition(2020, BASE, covers="601"), edition(2021, BASE, covers="602"))
    with pytest.raises(NoCommonGround, match="no language"):
        compare(edition(2020, BASE), edition(2021, CHINESE, Lang.ZH))


def test_each_chapter_is_compared_in_a_language_that_both_have_there() -> None:
    """A whole Chinese book beside one chapter in English: neither hides the other."""
    chapter = {"7": "More", "702": "Keywords", "702.1": "Most abilities describe what they do."}
    editions = []
    for year in (2020, 2021):
        english, chinese = edition(year, chapter), edition(year, CHINESE, Lang.ZH)
        documents = (
            DocumentInfo("e", "e", "f", english.date, (Lang.EN,), ("7",), "0", ""),
            DocumentInfo("c", "c", "f", english.date, (Lang.ZH,), ("6",), "0", ""),
        )
        editions.append(Edition(english.date, {**chinese.rules, **english.rules}, (), documents))
    comparison = compare(*editions)
    assert comparison.covered == (rule("6"), rule("7"))
    assert len(comparison.changes) == len(CHINESE) + len(chapter)


def test_the_shipped_editions_are_traced(library: Library) -> None:
    # Handling Illegal Actions was 728 before Case Cards came in as 719.
    steps = library.trace(rule("728"), "2023-11-17")
    assert rows(steps[:2]) == ["2023 728 –", "2024 729 moved"]
    assert all("do not cover" in step.reason for step in steps[2:])
    assert rows(library.trace(rule("308.1"), "2024-06-07")) == [
        "2023 308.1 –",
        "2024  –",
        "2024 308.1 reworded",
        "2024  –",
        "2025  –",
    ]


def test_references_do_not_land_on_another_rule_of_the_next_edition(library: Library) -> None:
    """The numbers that a reader of 2023 would take to the wrong rule of 2024."""
    wrong = {"724": "725", "725": "726", "726": "727", "720": "721", "722": "723", "727": "728"}
    for old, new in wrong.items():
        carried = library.as_of(rule(old), "2023-11-17", "2024-02-02")
        assert [str(number) for number in carried.numbers] == [new]
