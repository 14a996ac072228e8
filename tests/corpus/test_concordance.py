"""Editions compared: small editions with one change each, and known answers of the real ones."""

import hypothesis.strategies as st
from hypothesis import given
from small_editions import BASE, Texts, edition

from corpus.concordance import Change, ChangeKind, Comparison, PieceKind, as_of, compare
from corpus.concordance.pieces import differences
from corpus.ids import RuleId
from corpus.model import Lang


def changed(old: Texts, new: Texts, lang: Lang = Lang.EN) -> Comparison:
    return compare(edition(2020, old, lang), edition(2021, new, lang))


def told(changes: tuple[Change, ...]) -> list[str]:
    """Every change that is one, as `kind old → new`."""
    rows = []
    for change in changes:
        if change.kind is not ChangeKind.SAME:
            sides = (",".join(map(str, side)) for side in (change.old, change.new))
            also = "+" * (change.kind is ChangeKind.MOVED and change.is_reworded)
            rows.append(f"{change.kind}{also} {' → '.join(sides)}")
    return rows


def without(texts: Texts, *numbers: str) -> Texts:
    return {number: text for number, text in texts.items() if number not in numbers}


def kinds_of(pieces: object) -> list[tuple[str, str, str]]:
    return [(p.kind.value, p.old, p.new) for p in pieces if p.kind is not PieceKind.EQUAL]  # type: ignore[attr-defined]


def test_an_edition_compared_with_itself_is_the_same() -> None:
    comparison = changed(BASE, BASE)
    assert {change.kind for change in comparison.changes} == {ChangeKind.SAME}
    assert len(comparison.changes) == len(BASE)


def test_a_new_rule_and_those_it_moved() -> None:
    new = {
        **BASE,
        "601.3": "Some new rule about paying that was never there.",
        "601.4": BASE["601.3"],
    }
    new["602.2"] = BASE["602.2"].replace("601.3", "601.4")
    comparison = changed(BASE, new)
    assert told(comparison.changes) == ["new  → 601.3", "moved 601.3 → 601.4"]
    pieces = comparison.differences(comparison.changes[-1])[Lang.EN]
    assert kinds_of(pieces) == [("renumbered", "601.3", "601.4")]


def test_a_reference_to_another_rule_is_a_change_of_words() -> None:
    new = {**BASE, "602.2": BASE["602.2"].replace("601.3", "601.1")}
    assert told(changed(BASE, new).changes) == ["reworded 602.2 → 602.2"]


def test_a_reference_that_was_not_kept_up_is_none() -> None:
    new = {**without(BASE, "601.3"), "601.4": BASE["601.3"]}
    comparison = changed(BASE, new)
    assert told(comparison.changes) == ["moved 601.3 → 601.4"]


def test_a_range_whose_ends_moved_is_only_renumbered() -> None:
    old = {**BASE, "602.2": "Follow the steps of rules 601.1–3 in order, then pay all the costs."}
    new = {
        **without(old, "601.3"),
        "601.4": BASE["601.3"],
        "601.3": "Some wholly different new step.",
    }
    new["602.2"] = old["602.2"].replace("601.1–3", "601.1–4")
    assert told(changed(old, new).changes) == ["new  → 601.3", "moved 601.3 → 601.4"]


def test_a_corrected_number_before_the_same_title_is_only_renumbered() -> None:
    old = {**BASE, "601.1": "For the rest of it see rule 609, “Activating Abilities.”"}
    new = {**BASE, "601.1": "For the rest of it see rule 602, “Activating Abilities.”"}
    comparison = changed(old, new)
    assert told(comparison.changes) == []
    pieces = comparison.differences(comparison.of_old(RuleId.parse("601.1")))[Lang.EN]  # type: ignore[arg-type]
    assert kinds_of(pieces) == [("renumbered", "609", "602")]


def test_words_that_changed_are_told_word_by_word() -> None:
    new = {**BASE, "601.3": BASE["601.3"].replace("can begin to cast", "may start casting")}
    comparison = changed(BASE, new)
    (change,) = [c for c in comparison.changes if c.kind is ChangeKind.REWORDED]
    assert kinds_of(comparison.differences(change)[Lang.EN]) == [
        ("replaced", "can begin to cast", "may start casting")
    ]
    assert 0.5 < change.similarity < 1


def test_a_rule_that_was_split() -> None:
    first, second = BASE["601.2"], "If a player can’t pay, the game returns to the moment before."
    old = {**BASE, "601.2": f"{first} {second}"}
    new = {**without(BASE, "601.3"), "601.3": second, "601.4": BASE["601.3"]}
    comparison = changed(old, new)
    assert told(comparison.changes) == ["split 601.2 → 601.2,601.3", "moved 601.3 → 601.4"]
    assert as_of(RuleId.parse("601.3"), comparison.new, comparison.old).numbers == (
        RuleId.parse("601.2"),
    )


def test_rules_that_were_merged() -> None:
    new = {**without(BASE, "602.2"), "602.1": f"{BASE['602.1']} {BASE['602.2']}"}
    assert told(changed(BASE, new).changes) == ["merged 602.1,602.2 → 602.1"]


def test_a_new_rule_modelled_on_another_is_no_part_of_it() -> None:
    old = {
        **BASE,
        "602.3": "As a player casts an adventurer card, the player chooses the half to cast.",
    }
    new = {**old, "602.3": old["602.3"].replace("casts", "plays")}
    new["602.4"] = old["602.3"].replace("adventurer", "omen").replace("half", "name")
    assert told(changed(old, new).changes) == ["reworded 602.3 → 602.3", "new  → 602.4"]


def test_a_rule_that_is_gone_and_another_in_its_place() -> None:
    new = {**BASE, "601.3": "Each player shuffles their deck before the game."}
    assert told(changed(BASE, new).changes) == ["new  → 601.3", "gone 601.3 → "]


def test_identical_wordings_follow_what_stands_above_them() -> None:
    same = "Multiple instances of this ability are redundant."
    old = {"7": "More", "702": "Keywords", "702.2": "Ability of deathtouch.", "702.2a": same}
    old |= {"702.3": "Ability of defender.", "702.3a": same}
    new = {
        "7": "More",
        "702": "Keywords",
        "702.2": "A thing that is wholly new here.",
        "702.2a": same,
    }
    new |= {"702.3": old["702.2"], "702.3a": same, "702.4": old["702.3"], "702.4a": same}
    comparison = changed(old, new)
    moves = {str(c.old[0]): str(c.new[0]) for c in comparison.changes if c.old}
    assert moves["702.2a"] == "702.3a"
    assert moves["702.3a"] == "702.4a"
    assert comparison.of_new(RuleId.parse("702.2a")).kind is ChangeKind.NEW  # type: ignore[union-attr]


def test_a_heading_with_a_new_title_is_known_by_its_rules() -> None:
    comparison = changed(BASE, {**BASE, "602": "Using Abilities"})
    assert told(comparison.changes) == ["reworded 602 → 602"]


def test_within_a_section_finds_what_moved_out_of_it() -> None:
    new = {**without(BASE, "601.3"), "602.3": BASE["601.3"]}
    old, later = edition(2020, BASE), edition(2021, new)
    for part in ("601", "602"):
        comparison = compare(old, later, RuleId.parse(part))
        assert told(comparison.changes) == ["moved 601.3 → 602.3"]
        assert all(change.touches(RuleId.parse(part)) for change in comparison.changes)


def test_chinese_is_cut_readably_and_notes_and_widths_are_no_change() -> None:
    old = {
        "6": "咒语",
        "601": "施放咒语",
        "601.1": "将该牌翻为牌面朝上，参见规则601.2（译注：原文如此）。",
    }
    old["601.2"] = "牌手支付{2/R}的总费用，获得3点生命。"
    new = {**old, "601.1": "将该牌翻回正面,参见规则601.2。"}
    comparison = changed(old, new, Lang.ZH)
    (change,) = [c for c in comparison.changes if c.kind is ChangeKind.REWORDED]
    assert ("replaced", "为牌面朝上", "回正面") in kinds_of(comparison.differences(change)[Lang.ZH])
    kept = {**old, "601.1": "将该牌翻为牌面朝上,参见规则 601.2。"}
    assert told(changed(old, kept, Lang.ZH).changes) == []


def test_numbers_and_symbols_are_never_cut() -> None:
    pieces = differences("Pay {2/R} for 12 life.", "Pay {2/G} for 13 life.", Lang.EN)
    assert kinds_of(pieces) == [("replaced", "{2/R}", "{2/G}"), ("replaced", "12", "13")]


def test_items_of_a_list_are_kept_whole() -> None:
    old, new = "Vampire, Vedalken, Viashino, Volver", "Vampire, Varmint, Vedalken, Volver"
    assert kinds_of(differences(old, new, Lang.EN)) == [
        ("inserted", "", "Varmint, "),
        ("deleted", "Viashino, ", ""),
    ]


PARTS = [*"ab, .{}T/12§“”\n", "规则", "601.2", "rule ", "rules 601.2a–c", "see rule 7", "牌", "，"]
TEXT = st.lists(st.sampled_from(PARTS), max_size=12).map("".join)


@given(TEXT, TEXT, st.sampled_from(Lang))
def test_the_pieces_joined_are_both_texts(old: str, new: str, lang: Lang) -> None:
    moved = dict.fromkeys([RuleId.parse("601.2")], RuleId.parse("601.3"))
    pieces = differences(old, new, lang, lambda number: moved.get(number, number))
    assert "".join(piece.old for piece in pieces) == old
    assert "".join(piece.new for piece in pieces) == new
    for piece in pieces:
        assert (piece.old == "") is (piece.kind is PieceKind.INSERTED)
        assert (piece.new == "") is (piece.kind is PieceKind.DELETED)
