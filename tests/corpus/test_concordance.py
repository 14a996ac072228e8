"""Editions compared: which rule became which, what changed in its words, where a citation went."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date
from itertools import accumulate, combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.concordance import (
    Change,
    ChangeKind,
    Comparison,
    Piece,
    PieceKind,
    TraceStep,
    as_of,
    compare,
    trace,
)
from corpus.concordance.wording import differences
from corpus.editions import build_edition
from corpus.errors import NoCommonGround, UnknownEdition, UnknownRule
from corpus.ids import RuleId
from corpus.imports import read_file
from corpus.library import Library
from corpus.model import Bilingual, DocumentInfo, Edition, Lang, Rule, RuleKind

EDITIONS = ("2023-11-17", "2024-02-02", "2024-06-07", "2024-09-20", "2025-06-06")
COUNTER = (
    "If a spell or ability counters a spell, that spell is put into its owner’s graveyard "
    "instead of resolving, and none of its effects happen."
)
SHIELD = (
    "A shield counter on a permanent that would be destroyed as the result of an effect is "
    "removed from that permanent instead."
)
SPEED = "Each player who controls a permanent with this ability begins the game with no speed."
PARTS = (
    "A player may spend mana only while casting spells or activating abilities of permanents.",
    "Unspent mana disappears from a pool as each step and each phase of the turn ends.",
)


def number(text: str) -> RuleId:
    return RuleId.parse(text)


def edition(
    day: str, texts: Mapping[str, str], lang: Lang = Lang.EN, covers: Sequence[str] = ("all",)
) -> Edition:
    """A small edition; a text without a closing mark is a heading."""
    rules = {}
    for written, text in sorted(texts.items(), key=lambda item: number(item[0])):
        key = number(written)
        kind = RuleKind.SUBRULE if key.letter else RuleKind.RULE
        if not text.endswith((".", "。")):
            kind = RuleKind.KEYWORD if key.rule else RuleKind.SECTION
        rules[key] = Rule(key, kind, Bilingual().with_(lang, text))
    document = DocumentInfo(
        f"small-{day}", "small", "plain", date.fromisoformat(day), (lang,), tuple(covers), "", ""
    )
    return Edition(document.edition, rules, (), (document,))


def change(comparison: Comparison, old: str) -> Change:
    """What became of an old rule that the comparison must know."""
    found = comparison.of_old(number(old))
    assert found is not None
    return found


def told(found: Change) -> str:
    """A change in one line: `moved* 1.1 > 1.2`, the star for changed words."""
    star = "*" if found.is_reworded else ""
    old, new = (",".join(map(str, side)) for side in (found.old, found.new))
    return f"{found.kind.value}{star} {old} > {new}"


def changes(old: Mapping[str, str], new: Mapping[str, str], lang: Lang = Lang.EN) -> list[str]:
    """Everything that is not the same between two small editions, in book order."""
    comparison = compare(edition("2020-01-01", old, lang), edition("2021-01-01", new, lang))
    return [told(c) for c in comparison.changes if c.kind is not ChangeKind.SAME]


# -- small editions: the kinds -------------------------------------------------------------------


def test_the_same_book_has_only_the_same_rules() -> None:
    book = {"701": "Keyword Actions", "701.1": COUNTER, "701.1a": SHIELD}
    assert changes(book, book) == []
    assert changes({"701.1": "他弃一张牌。"}, {"701.1": "他弃一张牌。"}, Lang.ZH) == []


def test_changed_words_under_a_kept_number_are_reworded() -> None:
    assert changes({"701.1": COUNTER}, {"701.1": COUNTER.replace("none", "most")}) == [
        "reworded* 701.1 > 701.1"
    ]


def test_typography_alone_is_no_rewording() -> None:
    assert changes({"701.1": COUNTER}, {"701.1": COUNTER.replace("’", "'")}) == []
    assert changes({"701.1": "他弃 一张牌。"}, {"701.1": "他弃一张牌。"}, Lang.ZH) == []


def test_a_rule_that_another_pushes_down_has_moved() -> None:
    assert changes({"701.1": COUNTER}, {"701.1": SHIELD, "701.2": COUNTER}) == [
        "new  > 701.1",
        "moved 701.1 > 701.2",
    ]


def test_a_rule_can_move_to_another_section_and_change_its_words() -> None:
    reworded = COUNTER.replace("none of its effects happen", "it has no effect")
    assert changes(
        {"608": "Resolving", "609": "Effects", "609.8": COUNTER, "608.1": SHIELD},
        {"608": "Resolving", "609": "Effects", "608.2": reworded, "608.1": SHIELD},
    ) == ["moved* 609.8 > 608.2"]


def test_a_number_that_an_unrelated_rule_took_over_is_gone_and_new() -> None:
    found = changes({"701.1": COUNTER}, {"701.1": SPEED})
    assert sorted(found) == ["gone 701.1 > ", "new  > 701.1"]


def test_a_renamed_keyword_keeps_its_number_with_its_rules() -> None:
    old = {"702": "Keyword Abilities", "702.89": "Totem Armor", "702.89a": COUNTER}
    new = {**old, "702.89": "Umbra Armor"}
    assert changes(old, new) == ["reworded* 702.89 > 702.89"]


def test_a_text_divided_into_subrules_is_split() -> None:
    old = {"106": "Mana", "106.4": " ".join(PARTS)}
    new = {"106": "Mana", "106.4": PARTS[0], "106.4a": PARTS[1]}
    assert changes(old, new) == ["split* 106.4 > 106.4,106.4a"]


def test_a_text_divided_under_other_numbers_is_split() -> None:
    old = {"106": "Mana", "106.1": SPEED, "106.4": " ".join(PARTS)}
    new = {"106": "Mana", "106.1": SPEED, "106.2": PARTS[0], "106.3": PARTS[1]}
    assert changes(old, new) == ["split* 106.4 > 106.2,106.3"]


def test_subrules_put_together_are_merged() -> None:
    old = {"106": "Mana", "106.4": PARTS[0], "106.4a": PARTS[1]}
    new = {"106": "Mana", "106.4": " ".join(PARTS)}
    assert changes(old, new) == ["merged* 106.4,106.4a > 106.4"]


def test_a_new_rule_beside_a_reworded_one_is_no_split() -> None:
    old = {"106": "Mana", "106.4": PARTS[0]}
    new = {"106": "Mana", "106.4": PARTS[0].replace("may", "can"), "106.4a": SHIELD}
    assert changes(old, new) == ["reworded* 106.4 > 106.4", "new  > 106.4a"]


def test_a_text_that_was_copied_for_another_rule_is_new() -> None:
    """The rules of Omens repeat those of Adventures, which stay where they are."""
    copy = COUNTER.replace("spell", "Omen spell")
    old = {"715": "Adventurer Cards", "715.3": COUNTER}
    assert changes(old, {**old, "720": "Omen Cards", "720.3": copy}) == [
        "new  > 720",
        "new  > 720.3",
    ]


def test_identical_texts_follow_what_stands_above_them() -> None:
    """Many keywords close with the same sentence: it belongs to its own keyword."""
    twice = "Multiple instances of this ability on the same object are redundant."
    old = {"702": "Keyword Abilities", "702.1": "Flying", "702.1a": twice}
    old |= {"702.2": "Haste", "702.2a": twice}
    new = {"702": "Keyword Abilities", "702.1": "Banding", "702.1a": SHIELD}
    new |= {"702.2": "Flying", "702.2a": twice, "702.3": "Haste", "702.3a": twice}
    assert changes(old, new) == [
        "new  > 702.1",
        "new  > 702.1a",
        "moved 702.1 > 702.2",
        "moved 702.1a > 702.2a",
        "moved 702.2 > 702.3",
        "moved 702.2a > 702.3a",
    ]


# -- small editions: references ------------------------------------------------------------------


def test_a_reference_that_follows_its_rule_is_no_rewording() -> None:
    old = {"701.1": COUNTER, "702.1": "Its effect ends the turn. See rule 701.1."}
    new = {"701.1": SHIELD, "701.2": COUNTER, "702.1": "Its effect ends the turn. See rule 701.2."}
    comparison = compare(edition("2020-01-01", old), edition("2021-01-01", new))
    follower = change(comparison, "702.1")
    assert told(follower) == "same 702.1 > 702.1"
    pieces = comparison.differences(follower)[Lang.EN]
    assert Piece(PieceKind.RENUMBERED, "701.1", "701.2") in pieces
    assert {piece.kind for piece in pieces} == {PieceKind.EQUAL, PieceKind.RENUMBERED}


def test_a_reference_that_means_another_rule_is_a_rewording() -> None:
    old = {"701.1": COUNTER, "701.2": SHIELD, "702.1": "It ends. See rule 701.1."}
    new = {"701.1": COUNTER, "701.2": SHIELD, "702.1": "It ends. See rule 701.2."}
    comparison = compare(edition("2020-01-01", old), edition("2021-01-01", new))
    other = change(comparison, "702.1")
    assert told(other) == "reworded* 702.1 > 702.1"
    assert Piece(PieceKind.REPLACED, "701.1", "701.2") in comparison.differences(other)[Lang.EN]


def test_a_reference_that_kept_its_number_while_its_rule_moved_has_the_same_words() -> None:
    """Official texts have such oversights (801.17 of 2024-02-02): the print did not change."""
    old = {"701.1": COUNTER, "702.1": "It ends. See rule 701.1."}
    new = {"701.1": SHIELD, "701.2": COUNTER, "702.1": "It ends. See rule 701.1."}
    comparison = compare(edition("2020-01-01", old), edition("2021-01-01", new))
    kept = change(comparison, "702.1")
    assert told(kept) == "same 702.1 > 702.1"
    (piece,) = comparison.differences(kept)[Lang.EN]
    assert piece.kind is PieceKind.EQUAL


def test_a_reference_to_a_part_of_a_split_rule_follows_it() -> None:
    pointer = {"702": "Keyword Abilities", "702.1": "It uses mana. See rule 106.4."}
    old = {"106": "Mana", "106.4": " ".join(PARTS), **pointer}
    new = {"106": "Mana", "106.4": PARTS[0], "106.4a": PARTS[1], **pointer}
    new["702.1"] = "It uses mana. See rule 106.4a."
    assert changes(old, new) == ["split* 106.4 > 106.4,106.4a"]


def test_references_are_told_apart_in_chinese_too() -> None:
    old = {"701.1": "反击该咒语，将其置入其拥有者的坟墓场，而不结算。", "702.1": "参见规则701.1。"}
    new = {"701.1": "展示其手牌，然后洗牌。", "701.2": old["701.1"], "702.1": "参见规则701.2。"}
    days = ("2020-01-01", "2021-01-01")
    comparison = compare(*(edition(d, b, Lang.ZH) for d, b in zip(days, (old, new), strict=True)))
    assert told(change(comparison, "702.1")) == "same 702.1 > 702.1"
    pieces = comparison.differences(change(comparison, "702.1"))[Lang.ZH]
    assert [p.kind for p in pieces] == [PieceKind.EQUAL, PieceKind.RENUMBERED, PieceKind.EQUAL]


# -- small editions: ground, citations, traces ---------------------------------------------------


def test_only_ground_that_both_cover_is_compared() -> None:
    whole = edition("2020-01-01", {"601.1": COUNTER, "701.1": SHIELD})
    part = edition("2021-01-01", {"701.1": SHIELD}, covers=("7",))
    comparison = compare(whole, part)
    assert comparison.covered == (number("7"),)
    assert comparison.of_old(number("601.1")) is None
    assert [told(c) for c in comparison.changes] == ["same 701.1 > 701.1"]


def test_editions_without_a_common_chapter_or_language_are_refused() -> None:
    six = edition("2020-01-01", {"601.1": COUNTER}, covers=("6",))
    seven = edition("2021-01-01", {"701.1": COUNTER}, covers=("7",))
    with pytest.raises(NoCommonGround, match="no common chapter"):
        compare(six, seven)
    chinese = edition("2021-01-01", {"601.1": "反击它。"}, Lang.ZH)
    with pytest.raises(NoCommonGround, match="no language in common"):
        compare(six, chinese)


def test_within_keeps_what_moved_in_and_out() -> None:
    old = edition("2020-01-01", {"608.1": COUNTER, "609.1": SHIELD, "610.1": SPEED})
    new = edition("2021-01-01", {"608.1": COUNTER, "608.2": SHIELD, "610.1": SPEED})
    for section in ("608", "609"):
        found = compare(old, new, number(section)).changes
        assert "moved 609.1 > 608.2" in [told(c) for c in found]
        assert all(c.touches(number(section)) for c in found)


def test_a_citation_is_carried_both_ways() -> None:
    old = edition("2020-01-01", {"701.1": COUNTER})
    new = edition("2021-01-01", {"701.1": SHIELD, "701.2": COUNTER})
    forward = as_of(number("701.1"), old, new)
    assert (forward.numbers, forward.kind) == ((number("701.2"),), ChangeKind.MOVED)
    assert forward.is_exact
    assert forward.reason == ""
    assert as_of(number("701.2"), new, old).numbers == (number("701.1"),)
    assert as_of(number("701.1"), old, old).kind is ChangeKind.SAME


def test_a_citation_of_a_split_rule_is_carried_to_all_its_parts() -> None:
    old = edition("2020-01-01", {"106": "Mana", "106.4": " ".join(PARTS)})
    new = edition("2021-01-01", {"106": "Mana", "106.4": PARTS[0], "106.4a": PARTS[1]})
    carried = as_of(number("106.4"), old, new)
    assert carried.numbers == (number("106.4"), number("106.4a"))
    assert not carried.is_exact
    assert as_of(number("106.4a"), new, old).numbers == (number("106.4"),)


def test_a_citation_that_cannot_be_carried_says_why() -> None:
    old = edition("2020-01-01", {"601.1": SPEED, "701.1": COUNTER, "701.2": SHIELD})
    new = edition("2021-01-01", {"701.1": COUNTER}, covers=("7",))
    gone = as_of(number("701.2"), old, new)
    assert (gone.numbers, gone.kind) == ((), ChangeKind.GONE)
    assert gone.reason == "the edition of 2021-01-01 has no such rule"
    uncovered = as_of(number("601.1"), old, new)
    assert (uncovered.numbers, uncovered.kind) == ((), None)
    assert "do not cover rule 601.1" in uncovered.reason
    unknown = as_of(number("702.9"), old, new)
    assert (unknown.numbers, unknown.kind) == ((), None)
    assert "has no rule 702.9" in unknown.reason


def test_a_trace_goes_both_ways_and_past_an_edition_that_cannot_tell() -> None:
    reworded = COUNTER.replace("none", "most")
    books = [
        edition("2020-01-01", {"701.1": COUNTER}),
        edition("2021-01-01", {"301.1": SPEED}, covers=("3",)),
        edition("2022-01-01", {"701.1": SHIELD, "701.2": COUNTER}),
        edition("2023-01-01", {"701.1": SHIELD, "701.2": reworded}),
        edition("2024-01-01", {"701.1": SHIELD}),
        edition("2025-01-01", {"701.1": SHIELD}),
    ]
    forward = trace(number("701.1"), "2020-01-01", books)
    assert [step.edition[:4] for step in forward] == ["2020", "2021", "2022", "2023", "2024"]
    assert [step.numbers for step in forward] == [
        (number("701.1"),),
        (),
        (number("701.2"),),
        (number("701.2"),),
        (),
    ]
    assert [step.kind for step in forward] == [
        None,
        None,
        ChangeKind.MOVED,
        ChangeKind.REWORDED,
        ChangeKind.GONE,
    ]
    assert "do not cover rule 701.1" in forward[1].reason
    for start, cited in (("2022-01-01", "701.2"), ("2023-01-01", "701.2")):
        assert _known(trace(number(cited), start, books)) == _known(forward)


def _known(steps: Sequence[TraceStep]) -> list[tuple[str, tuple[RuleId, ...], ChangeKind | None]]:
    """The steps of editions that tell something."""
    return [(s.edition, s.numbers, s.kind) for s in steps if s.numbers or s.kind]


def test_a_trace_back_ends_where_the_rule_was_new() -> None:
    books = [
        edition("2020-01-01", {"701.1": SHIELD}),
        edition("2021-01-01", {"701.1": SHIELD}),
        edition("2022-01-01", {"701.1": COUNTER, "701.2": SHIELD}),
        edition("2023-01-01", {"701.1": COUNTER, "701.2": SHIELD}),
    ]
    steps = trace(number("701.1"), "2023-01-01", books)
    assert [(s.edition[:4], s.numbers, s.kind) for s in steps] == [
        ("2021", (), None),
        ("2022", (number("701.1"),), ChangeKind.NEW),
        ("2023", (number("701.1"),), ChangeKind.SAME),
    ]
    assert steps[0].reason == "the edition of 2021-01-01 has no such rule"


def test_a_trace_of_what_is_not_there_is_refused() -> None:
    books = [edition("2020-01-01", {"701.1": SHIELD})]
    with pytest.raises(UnknownRule):
        trace(number("702.1"), "2020-01-01", books)
    with pytest.raises(UnknownEdition):
        trace(number("701.1"), "2021-01-01", books)


# -- pieces --------------------------------------------------------------------------------------

# Words as they stand in rules, so that drawn texts have much in common.
ENGLISH = st.lists(
    st.sampled_from(
        [
            *("a", "If", "the", "rule", "rules’", "isn’t", "“quoted,”", "—", ".", ",", "(", ")"),
            *("{T}", "{2/W}", "{W/U/P}", "+1/+1", "-X/-0", "20", "1.5", "½", "1999", " ", "\n"),
            *("rule 702.19b", "rules 601.2f–h", "section 7", "see rule 509.2", "608.2n"),
        ]
    ),
    max_size=14,
).map(" ".join)
CHINESE = st.lists(
    st.sampled_from(
        [
            *(
                "牌",
                "手",
                "可",
                "将",
                "置",
                "于",
                "战",
                "场",
                "并",
                "，",
                "。",
                "“",
                "”",
                "～",
                " ",
            ),
            *("{T}", "{2/W}", "+1/+1", "20", "[Comet]", "规则702.19b", "规则601.2f-h", "第7章"),
        ]
    ),
    max_size=20,
).map("".join)
TEXTS = st.one_of(
    st.tuples(st.just(Lang.EN), ENGLISH, ENGLISH),
    st.tuples(st.just(Lang.ZH), CHINESE, CHINESE),
    st.tuples(st.sampled_from(Lang), st.text(), st.text()),
)
WHOLE = re.compile(r"\{[^{}]*\}|\d+(?:[./]\d+)*(?:[a-z](?![a-z]))?")


def _cuts(pieces: Sequence[Piece]) -> tuple[set[int], set[int]]:
    """Where each side is cut."""
    return (
        set(accumulate(len(piece.old) for piece in pieces)),
        set(accumulate(len(piece.new) for piece in pieces)),
    )


@given(TEXTS)
def test_pieces_joined_are_both_texts(drawn: tuple[Lang, str, str]) -> None:
    lang, old, new = drawn
    pieces = differences(old, new, lang)
    assert "".join(piece.old for piece in pieces) == old
    assert "".join(piece.new for piece in pieces) == new
    assert all(piece.old or piece.new for piece in pieces)
    assert all(a.kind is not b.kind or a.kind is PieceKind.RENUMBERED for a, b in pairwise(pieces))


@given(TEXTS)
def test_no_number_or_symbol_is_cut(drawn: tuple[Lang, str, str]) -> None:
    lang, old, new = drawn
    for text, cuts in zip((old, new), _cuts(differences(old, new, lang)), strict=True):
        for token in WHOLE.finditer(text):
            assert not cuts & set(range(token.start() + 1, token.end())), (text, token[0])


@given(st.sampled_from(Lang), st.one_of(ENGLISH, CHINESE))
def test_a_text_beside_itself_is_one_equal_piece(lang: Lang, text: str) -> None:
    assert [piece.kind for piece in differences(text, text, lang)] == [PieceKind.EQUAL] * bool(text)


def test_changes_are_whole_words_in_english_and_characters_in_chinese() -> None:
    assert [(p.old, p.new) for p in differences("It attacks.", "It attacked.", Lang.EN)] == [
        ("It ", "It "),
        ("attacks", "attacked"),
        (".", "."),
    ]
    assert [(p.old, p.new) for p in differences("弃一张牌。", "弃两张牌。", Lang.ZH)] == [
        ("弃", "弃"),
        ("一", "两"),
        ("张牌。", "张牌。"),
    ]


# -- the shipped editions ------------------------------------------------------------------------


def test_handling_illegal_actions_moved_down_a_section(library: Library) -> None:
    book, chapter = (library.graph(key).edition for key in ("2023-11-17", "2024-02-02"))
    comparison = library.compare(book, chapter)
    assert comparison.lang is Lang.ZH
    assert comparison.covered == (number("7"),)
    assert told(change(comparison, "728")) == "moved 728 > 729"
    assert told(change(comparison, "727")) == "moved 727 > 728"  # taking shortcuts
    assert told(change(comparison, "702.19b")) == "same 702.19b > 702.19b"
    assert set(comparison.differences(change(comparison, "702.37c"))) == {Lang.ZH}


def test_the_shipped_editions_carry_a_citation_or_say_why_not(library: Library) -> None:
    there = library.as_of(number("728"), "2023-11-17", "2024-02-02")
    assert there.numbers == (number("729"),)
    assert library.as_of(number("729"), "2024-02-02", "2023-11-17").numbers == (number("728"),)
    uncovered = library.as_of(number("601.2"), "2023-11-17", "2024-02-02")
    assert (uncovered.numbers, uncovered.kind) == ((), None)
    assert uncovered.reason == "the documents of 2024-02-02 do not cover rule 601.2 of 2023-11-17"
    apart = library.as_of(number("704.5"), "2024-02-02", "2024-06-07")
    assert (apart.numbers, apart.kind) == ((), None)
    assert apart.reason == "the documents of 2024-06-07 do not cover rule 704.5 of 2024-02-02"


def test_chapters_three_and_seven_have_no_common_ground(library: Library) -> None:
    with pytest.raises(NoCommonGround):
        library.compare(library.graph("2024-02-02").edition, library.graph("2024-06-07").edition)


def test_a_shipped_trace_names_every_edition(library: Library) -> None:
    steps = library.trace(number("728"), "2023-11-17")
    assert [step.edition for step in steps] == list(library.keys)
    assert [step.numbers for step in steps[:2]] == [(number("728"),), (number("729"),)]
    assert all(step.reason and not step.numbers for step in steps[2:])


# -- whole English editions ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def books(shared: Path) -> Mapping[str, Edition]:
    """The five whole English editions."""
    found = {}
    for path in sorted((shared / "cr").glob("english_*.txt")):
        info, blocks = read_file(path)
        made = build_edition(info.edition, [(info, blocks)])
        found[made.key] = made
    assert tuple(found) == EDITIONS
    return found


@pytest.fixture(scope="module")
def compared(books: Mapping[str, Edition]) -> Mapping[tuple[str, str], Comparison]:
    """Every pair of them, the older edition first."""
    return {(a, b): compare(books[a], books[b]) for a, b in combinations(EDITIONS, 2)}


KNOWN = [  # read in both texts
    ("2023-11-17", "2024-02-02", "702.19b", "same 702.19b > 702.19b"),
    ("2023-11-17", "2024-02-02", "719", "moved 719 > 720"),  # controlling another player
    ("2023-11-17", "2024-02-02", "728", "moved 728 > 729"),  # handling illegal actions
    ("2023-11-17", "2024-02-02", "205.3h", "reworded* 205.3h > 205.3h"),  # Case
    ("2024-02-02", "2024-06-07", "308", "reworded* 308 > 308"),  # Tribals, Kindreds
    ("2024-02-02", "2024-06-07", "308.2", "reworded* 308.2 > 308.2"),
    ("2024-02-02", "2024-06-07", "702.89", "reworded* 702.89 > 702.89"),  # totem, umbra armor
    ("2024-02-02", "2024-06-07", "702.119b", "moved* 702.119b > 702.119c"),  # emerge
    ("2024-02-02", "2024-06-07", "500.11", "moved* 500.11 > 500.12"),
    ("2024-06-07", "2024-09-20", "609.8", "moved* 609.8 > 608.2i"),  # to another section
    ("2024-06-07", "2024-09-20", "603.6a", "reworded* 603.6a > 603.6a"),  # "enters"
    ("2024-09-20", "2025-06-06", "702.176", "same 702.176 > 702.176"),  # impending
    ("2024-09-20", "2025-06-06", "701.4", "moved 701.4 > 701.5"),  # cast, after behold
    ("2024-09-20", "2025-06-06", "701.36", "moved 701.36 > 701.16"),  # investigate, by name
    ("2024-09-20", "2025-06-06", "701.60a", "moved* 701.60a > 701.62a"),  # manifest dread
    ("2024-09-20", "2025-06-06", "509.2", "gone 509.2 > "),  # damage assignment order
    ("2024-09-20", "2025-06-06", "509.4", "moved* 509.4 > 509.2"),  # who takes its number
    ("2024-09-20", "2025-06-06", "509.7", "moved* 509.7 > 509.4"),
    ("2024-09-20", "2025-06-06", "510.1c", "reworded* 510.1c > 510.1c"),
    ("2024-09-20", "2025-06-06", "802.5", "gone 802.5 > "),
    ("2023-11-17", "2025-06-06", "701.34f", "moved 701.34f > 701.40g"),  # manifest, not cloak
]


@pytest.mark.parametrize(("old", "new", "cited", "expected"), KNOWN)
def test_known_changes(
    compared: Mapping[tuple[str, str], Comparison], old: str, new: str, cited: str, expected: str
) -> None:
    assert told(change(compared[old, new], cited)) == expected


@pytest.mark.parametrize(
    ("old", "new", "cited"),
    [
        ("2023-11-17", "2024-02-02", "701.56g"),  # cloak: almost the words of manifest
        ("2024-06-07", "2024-09-20", "700.15"),
        ("2024-09-20", "2025-06-06", "720.5"),  # omens: almost the words of adventures
        ("2024-09-20", "2025-06-06", "701.44d"),
    ],
)
def test_known_new_rules(
    compared: Mapping[tuple[str, str], Comparison], old: str, new: str, cited: str
) -> None:
    found = compared[old, new].of_new(number(cited))
    assert found is not None
    assert told(found) == f"new  > {cited}"


def test_each_rule_has_one_change(compared: Mapping[tuple[str, str], Comparison]) -> None:
    for comparison in compared.values():
        for side, edition in (("old", comparison.old), ("new", comparison.new)):
            counted = Counter(n for c in comparison.changes for n in getattr(c, side))
            assert set(counted) == set(edition.rules)
            assert set(counted.values()) == {1}


def test_two_steps_lead_where_one_does(compared: Mapping[tuple[str, str], Comparison]) -> None:
    for first, middle, last in combinations(EDITIONS, 3):
        for old in compared[first, last].old.rules:
            by_way = [
                there
                for here in _becomes(compared[first, middle], old)
                for there in _becomes(compared[middle, last], here)
            ]
            assert by_way == [*_becomes(compared[first, last], old)], (first, middle, last, old)


def _becomes(comparison: Comparison, old: RuleId) -> tuple[RuleId, ...]:
    found = comparison.of_old(old)
    assert found is not None
    return found.new


def test_same_means_the_same_printed_words(
    compared: Mapping[tuple[str, str], Comparison],
) -> None:
    comparison = compared["2024-09-20", "2025-06-06"]
    for found in comparison.changes:
        if found.old and found.new:
            pieces = comparison.differences(found)[Lang.EN]
            is_changed = {p.kind for p in pieces} - {PieceKind.EQUAL, PieceKind.RENUMBERED}
            assert bool(is_changed) is found.is_reworded, told(found)


def test_a_renumbered_reference_is_marked_in_the_text(
    compared: Mapping[tuple[str, str], Comparison],
) -> None:
    comparison = compared["2023-11-17", "2024-02-02"]
    initiative = comparison.differences(change(comparison, "722.5"))[Lang.EN]
    assert Piece(PieceKind.RENUMBERED, "722.2", "723.2") in initiative
    assert told(change(comparison, "722.5")) == "moved 722.5 > 723.5"


def test_a_citation_survives_all_editions(books: Mapping[str, Edition]) -> None:
    first, last = books[EDITIONS[0]], books[EDITIONS[-1]]
    carried = as_of(number("719.9"), first, last)
    assert (carried.numbers, carried.kind) == ((number("721.9"),), ChangeKind.MOVED)
    assert carried.is_reworded
    assert not carried.is_exact
    assert as_of(number("721.9"), last, first).numbers == (number("719.9"),)
    assert as_of(number("720.5"), last, first).kind is ChangeKind.NEW


def test_a_trace_through_the_english_editions(
    books: Mapping[str, Edition], compared: Mapping[tuple[str, str], Comparison]
) -> None:
    def known(old: Edition, new: Edition) -> Comparison:
        return compared[old.key, new.key]

    every = tuple(books.values())
    steps = trace(number("728"), EDITIONS[0], every, known)
    assert [step.edition for step in steps] == list(EDITIONS)
    assert [str(*step.numbers) for step in steps] == ["728", "729", "730", "730", "731"]
    titles = {books[step.edition].rules[step.numbers[0]].text.en for step in steps}
    assert titles == {"Handling Illegal Actions"}
    assert [step.kind for step in steps] == [
        None,
        ChangeKind.MOVED,
        ChangeKind.MOVED,
        ChangeKind.SAME,
        ChangeKind.MOVED,
    ]
    for step in steps:
        assert trace(step.numbers[0], step.edition, every, known) == steps


def test_the_chinese_book_and_its_successor(library: Library, shared: Path) -> None:
    info, blocks = read_file(shared / "cr" / "chinese_20240206.txt")
    later = build_edition(info.edition, [(info, blocks)])
    comparison = compare(library.graph("2023-11-17").edition, later)
    assert comparison.lang is Lang.ZH
    assert told(change(comparison, "701.34f")) == "moved* 701.34f > 701.34g"
    assert told(change(comparison, "725.2g")) == "moved* 725.2g > 726.2g"
    assert told(change(comparison, "728")) == "moved 728 > 729"
    assert not [c for c in comparison.changes if c.kind is ChangeKind.GONE]
    illegal = comparison.differences(change(comparison, "725.2g"))[Lang.ZH]
    assert Piece(PieceKind.REPLACED, "为牌面朝上", "回正面") in illegal
