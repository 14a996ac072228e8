"""What became of a rule: each kind on small editions, and what a reference to another means."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from small_editions import COUNTER, PARTS, SHIELD, SPEED, change, edition, number, told

from corpus.concordance import ChangeKind, Piece, PieceKind, compare
from corpus.errors import NoCommonGround
from corpus.model import Lang


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
    found = changes(
        {"701": "Keyword Actions", "701.1": COUNTER}, {"701": "Keyword Actions", "701.1": SPEED}
    )
    assert sorted(found) == ["gone 701.1 > ", "new  > 701.1"]


def test_a_heading_is_known_by_its_title_alone() -> None:
    assert changes({"724": "Subgames"}, {"724": "Rad Counters", "725": "Subgames"}) == [
        "new  > 724",
        "moved 724 > 725",
    ]


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


def test_a_text_divided_and_reworded_is_split() -> None:
    old = {"106": "Mana", "106.4": " ".join(PARTS)}
    new = {"106": "Mana", "106.4": PARTS[0], "106.4a": f"In general, {PARTS[1].lower()}"}
    assert changes(old, new) == ["split* 106.4 > 106.4,106.4a"]


def test_a_reworded_rule_lost_nothing_to_a_new_one_like_it() -> None:
    """A new kind of card gets a rule modelled on one that changes at the same time."""
    model = "As a player casts an adventurer card, the player chooses how they cast that card."
    old = {"715": "Adventurer Cards", "715.3": model}
    new = {"715": "Adventurer Cards", "715.3": model.replace("cast", "play")}
    new |= {"720": "Omen Cards", "720.3": model.replace("adventurer", "omen")}
    assert changes(old, new) == ["reworded* 715.3 > 715.3", "new  > 720", "new  > 720.3"]


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
    comparison = compare(edition("2020-01-01", old, Lang.ZH), edition("2021-01-01", new, Lang.ZH))
    assert told(change(comparison, "702.1")) == "same 702.1 > 702.1"
    pieces = comparison.differences(change(comparison, "702.1"))[Lang.ZH]
    assert [p.kind for p in pieces] == [PieceKind.EQUAL, PieceKind.RENUMBERED, PieceKind.EQUAL]


# -- the common ground ---------------------------------------------------------------------------


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
        found = compare(old, new).within(number(section)).changes
        assert "moved 609.1 > 608.2" in [told(c) for c in found]
        assert all(c.touches(number(section)) for c in found)
