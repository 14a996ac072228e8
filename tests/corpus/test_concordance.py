"""What only shows between unlike editions: languages, ranges, titles, and a whole edited book."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from random import Random

import pytest

from corpus.concordance import ChangeKind, Comparison, PieceKind, compare, trace
from corpus.concordance.pieces import differences
from corpus.editions import build_edition
from corpus.ids import RuleId
from corpus.imports import read_file
from corpus.library import Library
from corpus.model import Bilingual, DocumentInfo, Edition, Lang, Rule, RuleKind
from corpus.notes import notes_in

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
            rules[number] = known.with_(text=known.text.with_text(lang, text), notes=notes)
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
    assert "no language in common" in steps[-1].reason.en


# -- a whole book, edited: what became of each rule is known ---------------------------------------


@dataclass
class Entry:
    """An entry while the book is edited: the old rules in it, its text, what stands below it."""

    old: list[RuleId]
    text: str
    kind: RuleKind
    below: list["Entry"] = field(default_factory=list)
    edit: str = ""


def entries(book: Edition, lang: Lang) -> list[Entry]:
    """The chapters of a book, with all that stands below them."""
    made = {n: Entry([n], r.text.get(lang) or "", r.kind) for n, r in book.rules.items()}
    for number, entry in made.items():
        if number.parent:
            made[number.parent].below.append(entry)
    return [entry for number, entry in made.items() if not number.section]


def edited(row: list[Entry], random: Random, lang: Lang) -> list[Entry]:
    """The entries with every tenth text that is long enough edited, and those below them too."""
    after: list[Entry] = []
    for entry in row:
        entry.below = edited(entry.below, random, lang)
        is_free = not entry.below and len(entry.text) > (60 if lang is Lang.ZH else 160)
        edit = random.choice(("gone", "reworded", "split", "merged")) if is_free else ""
        if not edit or random.random() > 0.1:
            after.append(entry)
            continue
        after += changed(entry, edit, after, lang)
    return after


def changed(entry: Entry, edit: str, before: list[Entry], lang: Lang) -> list[Entry]:
    """The entry after an edit; merging adds it to the one before it."""
    third, end = len(entry.text) // 3, "。" if lang is Lang.ZH else ". "
    stop = entry.text.find(end, third) + len(end)
    is_even = stop >= third and len(entry.text) - stop >= third // 2
    previous = before[-1] if before else None
    entry.edit = edit
    if edit == "gone":
        return []
    if edit == "split" and is_even:
        rest = replace(entry, text=entry.text[stop:], below=[])
        entry.text = entry.text[:stop].strip()
        return [entry, rest]
    if edit == "merged" and previous and not previous.below and not previous.edit:
        previous.text = f"{previous.text} {entry.text}"
        previous.old += entry.old
        previous.edit = edit
        return []
    entry.text = entry.text[:third] + entry.text[third + 15 :]
    entry.edit = "reworded"
    return [entry]


def numbered(row: list[Entry], above: RuleId | None = None) -> Iterator[tuple[RuleId, Entry]]:
    """The entries with the numbers that follow from their places."""
    for place, entry in enumerate(row):
        match above:
            case None:
                number = RuleId(place + 1)
            case RuleId(chapter, 0):
                number = RuleId(chapter, chapter * 100 + place)
            case RuleId(chapter, section, 0):
                number = RuleId(chapter, section, place + 1)
            case _:
                number = above._replace(letter=place + 1)
        yield number, entry
        yield from numbered(entry.below, number)


EXPECTED = {
    "": (ChangeKind.SAME, ChangeKind.MOVED),
    "reworded": (ChangeKind.REWORDED, ChangeKind.MOVED),
    "split": (ChangeKind.SPLIT,),
    "merged": (ChangeKind.MERGED,),
}


@pytest.fixture(scope="module", params=Lang)
def book(request: pytest.FixtureRequest, library: Library) -> tuple[Edition, Lang]:
    """The whole book in each language; the English one is beside the project."""
    if request.param is Lang.ZH:
        return library.graph("2023-11-17").edition, Lang.ZH
    shared: Path = request.getfixturevalue("shared")
    info, blocks = read_file(shared / "cr" / "english_20231117.txt")
    return build_edition(info.edition, [(info, blocks)]), Lang.EN


@pytest.mark.parametrize("seed", range(2))
def test_every_rule_of_an_edited_book_is_found(book: tuple[Edition, Lang], seed: int) -> None:
    old, lang = book
    row = edited(entries(old, lang), Random(seed), lang)
    found = list(numbered(row))
    rules = {
        n: Rule(n, e.kind, Bilingual().with_text(lang, e.text), notes=notes_in(e.text, lang))
        for n, e in found
    }
    comparison = compare(old, old.with_(date=date(2099, 1, 1), rules=rules))
    went: dict[RuleId, tuple[str, set[RuleId]]] = {n: ("gone", set()) for n in old.rules}
    for new, entry in found:
        for number in entry.old:
            edit, news = went[number]
            went[number] = (entry.edit, {*news, new})
    counts, wrong = Counter(edit for edit, _ in went.values()), []
    for number, (edit, news) in went.items():
        change = comparison.of_old(number)
        assert change is not None
        expected = EXPECTED[edit] if news else (ChangeKind.GONE,)
        if set(change.new) != news or change.kind not in expected:
            wrong.append(f"{edit or 'kept'} {number}: {change}")
    assert min(counts.values()) > 20, counts
    assert len(wrong) <= 2, "\n".join(wrong)
