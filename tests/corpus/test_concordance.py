"""What only shows between unlike editions: languages, ranges, titles, and a whole edited book."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import Random

import pytest

from corpus.concordance import ChangeKind, Comparison, PieceKind, compare, trace
from corpus.concordance.pieces import differences
from corpus.editions import build_edition, notes_in
from corpus.ids import RuleId
from corpus.imports import read_file
from corpus.library import Library
from corpus.model import Bilingual, DocumentInfo, Edition, Lang, Rule, RuleKind

Texts = dict[str, str]
LEVELS = (RuleKind.CHAPTER, RuleKind.SECTION, RuleKind.RULE, RuleKind.SUBRULE)
BASE = {
    "6": "Spells",
    "601": "Casting Spells",
    "601.1": "Previously, the action of casting a spell from hand was referred to as playing it.",
    "601.2": "To cast a spell is to take it from where it is and put it on the stack and pay.",
    "601.3": "A player can begin to cast a spell only if a rule or effect allows them to cast it.",
    "602": "Activating Abilities",
    "602.1": "Activated abilities have a cost and an effect, written with a colon between the two.",
}
CHINESE = {
    "6": "咒语",
    "601": "施放咒语",
    "601.1": "将该牌翻为牌面朝上，参见规则601.2（译注：原文如此）。",
    "601.2": "施放咒语意指将其从所在之处放进堆叠并支付费用。",
}


def rule(written: str) -> RuleId:
    return RuleId.parse(written)


def edition(year: int, *sides: tuple[Lang, Texts], covers: tuple[str, ...] = ("all",)) -> Edition:
    """A small edition; each side is a document in one language."""
    rules: dict[RuleId, Rule] = {}
    documents = []
    day = date(year, 1, 1)
    for (lang, texts), part in zip(sides, covers * len(sides), strict=False):
        for written, text in texts.items():
            number = rule(written)
            known = rules.get(number, Rule(number, LEVELS[sum(map(bool, number[1:]))], Bilingual()))
            notes = (*known.notes, *notes_in(text, lang))
            rules[number] = replace(known, text=known.text.with_(lang, text), notes=notes)
        documents.append(DocumentInfo(lang, "d", "f", day, (lang,), (part,), "0", ""))
    return Edition(day, dict(sorted(rules.items())), (), tuple(documents))


def english(year: int, texts: Texts) -> Edition:
    return edition(year, (Lang.EN, texts))


def told(comparison: Comparison) -> list[str]:
    """Every change that is one, as `kind old → new`."""
    changes = (c for c in comparison.changes if c.kind is not ChangeKind.SAME)
    return [f"{c.kind} {','.join(map(str, c.old))} → {','.join(map(str, c.new))}" for c in changes]


def changes_in(old: str, new: str, lang: Lang) -> list[tuple[str, str, str]]:
    pieces = differences(old, new, lang)
    return [(p.kind.value, p.old, p.new) for p in pieces if p.kind is not PieceKind.EQUAL]


def test_a_range_whose_ends_moved_is_only_renumbered() -> None:
    old = {**BASE, "602.1": "Follow the steps of rules 601.1–3 in order, then pay all the costs."}
    new = {**old, "601.3": "Some wholly different new step.", "601.4": BASE["601.3"]}
    new["602.1"] = old["602.1"].replace("601.1–3", "601.1–4")
    comparison = compare(english(2020, old), english(2021, new))
    assert told(comparison) == ["new  → 601.3", "moved 601.3 → 601.4"]


def test_a_corrected_number_before_the_same_title_is_only_renumbered() -> None:
    old = {**BASE, "601.1": "For the rest of it see rule 609, “Activating Abilities.”"}
    new = {**BASE, "601.1": "For the rest of it see rule 602, “Activating Abilities.”"}
    comparison = compare(english(2020, old), english(2021, new))
    assert told(comparison) == []
    change = comparison.of_old(rule("601.1"))
    assert change is not None
    pieces = comparison.differences(change)[Lang.EN]
    assert [p.new for p in pieces if p.kind is PieceKind.RENUMBERED] == ["602"]


def test_items_of_a_list_are_kept_whole() -> None:
    old, new = "Vampire, Vedalken, Viashino, Volver", "Vampire, Varmint, Vedalken, Volver"
    assert changes_in(old, new, Lang.EN) == [
        ("inserted", "", "Varmint, "),
        ("deleted", "Viashino, ", ""),
    ]


def test_changes_with_next_to_nothing_between_are_one() -> None:
    old, new = "将其翻为牌面朝上。", "将其翻回正面。"
    assert changes_in(old, new, Lang.ZH) == [("replaced", "为牌面朝上", "回正面")]
    old, new = "A player can begin to cast it.", "A player may start casting it."
    assert changes_in(old, new, Lang.EN) == [("replaced", "can begin to cast", "may start casting")]


def test_translators_notes_and_widths_are_no_change_of_wording() -> None:
    new = {**CHINESE, "601.1": "将该牌翻为牌面朝上,参见规则 601.2。"}
    assert told(compare(edition(2020, (Lang.ZH, CHINESE)), edition(2021, (Lang.ZH, new)))) == []


def test_each_chapter_is_compared_in_a_language_that_both_have_there() -> None:
    """One chapter in English beside another in Chinese: neither hides the other."""
    chapter = {"7": "More", "702": "Keywords", "702.1": "Most abilities describe what they do."}
    sides = ((Lang.EN, chapter), (Lang.ZH, CHINESE))
    comparison = compare(*(edition(year, *sides, covers=("7", "6")) for year in (2020, 2021)))
    assert comparison.covered == (rule("6"), rule("7"))
    assert len(comparison.changes) == len(CHINESE) + len(chapter)


def test_a_bilingual_edition_joins_a_chinese_one_to_an_english_one() -> None:
    first, last = edition(2020, (Lang.ZH, CHINESE)), english(2022, BASE)
    middle = edition(2021, (Lang.EN, BASE), (Lang.ZH, CHINESE))
    steps = trace(rule("601.2"), "2020-01-01", [first, middle, last])
    assert [step.kind for step in steps] == [None, ChangeKind.SAME, ChangeKind.SAME]
    steps = trace(rule("601.2"), "2020-01-01", [first, last])
    assert steps[-1].numbers == ()
    assert "no language in common" in steps[-1].reason


# -- a whole book, edited ------------------------------------------------------------------------


EDITS = ("gone", "reworded", "moved", "split", "merged")


def numbered_again(number: RuleId, old: RuleId, new: RuleId) -> RuleId:
    """The number that a rule has when `old`, a section or rule above it, is `new`."""
    return RuleId(*new[: 3 if old.rule else 2], *number[3 if old.rule else 2 :])


def sentences(text: str, lang: Lang) -> tuple[str, str] | None:
    """A text cut in two at a sentence in its middle, if both halves are long enough to tell."""
    stop, least = ("。", 20) if lang is Lang.ZH else (". ", 60)
    at = text.find(stop, len(text) // 3) + len(stop)
    halves = text[:at].strip(), text[at:].strip()
    return halves if at >= len(stop) and min(map(len, halves)) >= least else None


def edited(book: Edition, lang: Lang, random: Random) -> tuple[Edition, dict[RuleId, list[RuleId]]]:
    """A book with one edit in every tenth rule that has no subrules; where each rule went."""
    texts = {n: r.text.get(lang) or "" for n, r in book.rules.items() if r.text.get(lang)}
    above = {number.parent for number in texts}
    rows: list[tuple[RuleId | None, RuleId, str]] = []  # the old number, the new one, the text
    shift: dict[RuleId, int] = {}
    merged: tuple[RuleId, str] | None = None
    for number, text in texts.items():
        place = shift.get(number.parent, 0) if number.parent else 0
        is_free = number.section != 100 and number.rule and number not in above and len(text) > 50
        edit = random.choice(EDITS) if is_free and random.random() < 0.1 else ""
        if number.letter or (number.rule and number not in above):
            last = 3 if number.letter else 2
            now = RuleId(*number[:last], number[last] + place)
        else:
            now, edit = number, ""
        halves = sentences(text, lang)
        if edit == "gone":
            shift[number.parent] = place - 1
            continue
        if edit == "split" and halves:
            rows += [(number, now, halves[0]), (number, follower(now), halves[1])]
            shift[number.parent] = place + 1
            continue
        if edit == "reworded":
            text = text[: len(text) // 4] + text[len(text) // 3 :]
        rows.append((number, now, text))
    del merged
    went: dict[RuleId, list[RuleId]] = {}
    for old, new, _ in rows:
        if old:
            went.setdefault(old, []).append(new)
    rules = {
        new: Rule(new, book.rules[old].kind, Bilingual().with_(lang, text)) for old, new, text in rows if old
    }
    return replace(book, date=date(2099, 1, 1), rules=rules), went
