"""The table of terms against the documents: every name covered, every number the right one."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from corpus.errors import BadDocument
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Bilingual, Lang, Rule, Term
from corpus.terminology import COLUMNS, Entry, Origin, Terminology, TermKind, key_of, read_table

ROOT = Path(__file__).parents[2]
FAULTS = ROOT / "corpus" / "documents" / "faults.toml"
LIST = ROOT / "docs" / "document-faults.md"
EXPORT = ROOT.parent / "shared" / "data" / "cr" / "bilingual_20240206.json"
BASE, BILINGUAL = "2023-11-17", "2024-02-02"
CHAPTERS = (BILINGUAL, "2024-06-07", "2024-09-20")

TERMS = Terminology.open()
ENTRIES = TERMS.entries
HEADED = frozenset(
    {
        TermKind.KEYWORD_ABILITY,
        TermKind.KEYWORD_ACTION,
        TermKind.ZONE,
        TermKind.PHASE,
        TermKind.STEP,
        TermKind.CARD_TYPE,
        TermKind.SECTION,
        TermKind.GAME_VARIANT,
    }
)
# The rule defines the thing in other words: 122.1b lists keywords, not "X counters", and so on.
PARAPHRASED = frozenset(
    {
        *(f"{land}cycling" for land in ("Forest", "Island", "Plains", "Swamp")),
        *("Forestwalk", "Mountainwalk", "Plainswalk", "Slivercycling", "Wizardcycling"),
        *("+1/+1 Counter", "-1/-1 Counter", "Deathtouch Counter", "Double Strike Counter"),
        *("First Strike Counter", "Flying Counter", "Haste Counter", "Hexproof Counter"),
        *("Indestructible Counter", "Lifelink Counter", "Menace Counter", "Reach Counter"),
        *("Shadow Counter", "Trample Counter", "Vigilance Counter"),
        *("London Mulligan", "Paris Mulligan", "Vancouver Mulligan"),
        *("At End of Turn", "Attacks and Isn't Blocked", "Base Toughness", "Complete a Dungeon"),
        *("Converted Mana Cost", "Friends Forever", "Fused Split Spell", "Hybrid Card"),
        *("Intervening “If” Clause", "Roll a d20", "Shared Life Total", "Tapped"),
    }
)


def rules_of(edition: str) -> dict[RuleId, Rule]:
    """The rules of an edition by number."""
    return dict(Library.open().graph(edition).edition.rules)


@pytest.fixture(scope="module")
def book() -> dict[RuleId, Rule]:
    """The rules of the whole Chinese book."""
    return rules_of(BASE)


@pytest.fixture(scope="module")
def glossary() -> tuple[Term, ...]:
    """The glossary of the whole Chinese book."""
    return Library.open().graph(BASE).edition.terms


def table(*rows: str) -> str:
    """A table of terms with these rows."""
    return "\n".join(["\t".join(COLUMNS), *rows])


def headings(rules: Iterable[Rule]) -> Iterator[Rule]:
    """The chapters, sections and keyword names among `rules`."""
    return (rule for rule in rules if rule.is_heading)


def test_rows_are_sorted_and_unique() -> None:
    """By kind, then the standard names; a row out of place or twice is found."""
    order = list(TermKind)
    keys = [(order.index(e.kind), e.en[0].casefold(), e.en[0], e.zh[0]) for e in ENTRIES]
    assert [pair for pair in pairwise(keys) if not pair[0] < pair[1]] == []


def test_no_entry_has_a_name_twice() -> None:
    """Names of an entry that look the same to a lookup are one name too many."""
    for names in (names for entry in ENTRIES for names in (entry.en, entry.zh)):
        assert len({key_of(name) for name in names}) == len(names), names


def test_every_kind_is_used() -> None:
    """A kind without a row would be a kind misspelled in the table or in the code."""
    assert {entry.kind for entry in ENTRIES} == set(TermKind)


def test_chinese_names_are_chinese() -> None:
    """The columns are not swapped: no English name has a Chinese character."""
    han = re.compile(r"[\u4e00-\u9fff]")
    assert [name for entry in ENTRIES for name in entry.en if han.search(name)] == []
    latin = {entry.zh[0] for entry in ENTRIES if not han.search(entry.zh[0])}
    assert latin == {"Friends Forever", "Oracle", "Space Sculptor", "X", "Y"}


def test_every_rule_is_in_the_book_and_names_the_term(book: dict[RuleId, Rule]) -> None:
    """The cited rule, or what stands below it, has one of the term's names."""
    unnamed = set()
    for entry in ENTRIES:
        if entry.rule is None:
            continue
        assert entry.rule in book, entry
        below = "\n".join(
            rule.text.zh or "" for number, rule in book.items() if number.is_within(entry.rule)
        )
        if not any(name in below for name in (*entry.zh, *entry.en)):
            unnamed.add((entry.kind, entry.en[0]))
    expected = {(e.kind, e.en[0]) for e in ENTRIES if e.en[0] in PARAPHRASED}
    assert {one for one in unnamed if one[0] is not TermKind.CONCEPT} == expected


def test_a_heading_has_the_name_of_its_term(book: dict[RuleId, Rule]) -> None:
    """Keywords, zones, steps and their like point at the heading with their own name."""
    for entry in ENTRIES:
        if entry.rule is not None and entry.kind in HEADED and book[entry.rule].is_heading:
            title = book[entry.rule].text.zh or ""
            assert any(name in title for name in entry.zh), (entry, title)


def test_every_heading_of_the_book_has_an_english_name(book: dict[RuleId, Rule]) -> None:
    """Each title is a name in the table, and the entry points at that heading."""
    for rule in headings(book.values()):
        found = TERMS.by_name(rule.text.zh or "")
        assert found, rule.text.zh
        if rule.text.zh != "总则" and rule.id.rule:
            assert rule.id in {e.rule for e in found}, (str(rule.id), rule.text.zh)


def test_every_bilingual_heading_is_found_by_both_names() -> None:
    """The headings of the bilingual chapter lead from each language to the other."""
    for rule in headings(rules_of(BILINGUAL).values()):
        en = rule.text.en or ""
        zh = rule.text.zh or en  # Space Sculptor has no Chinese name
        assert set(TERMS.by_name(en)) & set(TERMS.by_name(zh)), (str(rule.id), en, zh)


def test_the_whole_glossary_has_english_names(glossary: tuple[Term, ...]) -> None:
    """Every name of the 668 entries leads to an English one."""
    assert len(glossary) == 668
    names = {name for term in glossary for name in term.names[Lang.ZH]}
    assert sorted(name for name in names if not TERMS.translations(name, Lang.EN)) == []


def test_mined_names_stand_in_the_bilingual_chapters() -> None:
    """What is called mined can be found there in both languages."""
    texts = [rule.text for key in CHAPTERS for rule in rules_of(key).values()]
    en = "\n".join(text.en or "" for text in texts).casefold()
    zh = "\n".join(text.zh or "" for text in texts) + "Space Sculptor"
    for entry in (entry for entry in ENTRIES if entry.source is Origin.MINED):
        assert entry.en[0].casefold() in en, entry
        assert any(name in zh for name in entry.zh), entry


@pytest.mark.parametrize(
    ("text", "to", "first"),
    [
        ("enters the battlefield", Lang.ZH, "进入战场"),
        ("ETB", Lang.ZH, "进入战场"),
        ("ｅｔｂ", Lang.ZH, "进入战场"),
        ("state based actions", Lang.ZH, "状态动作"),
        ("SBA", Lang.ZH, "状态动作"),
        ("Legend Rule", Lang.ZH, "传奇规则"),
        ("abilities", Lang.ZH, "异能"),
        ("zombies", Lang.ZH, "灵俑"),
        ("wolves", Lang.ZH, "狼"),
        ("doctor’s companion", Lang.ZH, "博士伙伴"),
        ("intervening if clause", Lang.ZH, "以“若”开头的子句"),
        ("-1/-1 counters", Lang.ZH, "-1/-1指示物"),
        ("进战场", Lang.EN, "Enters the Battlefield"),
        ("召唤失调", Lang.EN, "Summoning Sickness Rule"),
        ("清场", Lang.EN, "Board Wipe"),
        ("以若开头的子句", Lang.EN, "Intervening “If” Clause"),
        ("旅法师", Lang.EN, "Planeswalker"),
    ],
)
def test_translation(text: str, to: Lang, first: str) -> None:
    """A name in one language, however it is written, gives the standard name in the other."""
    assert TERMS.translations(text, to)[0] == first


def test_one_word_may_be_several_terms() -> None:
    """All standard names come before any other name."""
    assert set(TERMS.translations("counter", Lang.ZH)[:2]) == {"反击", "指示物"}
    assert {entry.en[0] for entry in TERMS.by_name("循环")} == {"Cycling", "Loop"}


def test_a_plural_is_itself_where_it_is_a_name() -> None:
    """Plains is the land type; planes are the card type."""
    assert [entry.kind for entry in TERMS.by_name("plains")] == [TermKind.SUBTYPE]
    assert TermKind.CARD_TYPE in {entry.kind for entry in TERMS.by_name("planes")}


@pytest.mark.parametrize("text", ["", "nothing of the kind", "没有这个词", "s", "ss"])
def test_an_unknown_word_finds_nothing(text: str) -> None:
    """No guess is made."""
    assert TERMS.by_name(text) == ()
    assert TERMS.translations(text, Lang.EN) == ()


def test_all_malformed_rows_are_reported_with_their_lines() -> None:
    """One error names every bad row and passes over the good ones."""
    text = table(
        "zone\tHand\t手牌\t402\thand",
        "zone\tHand\t手牌\t402",
        "place\tHand\t手牌\t402\tguessed",
        "zone\tHand|\t手牌| 手上\t402\thand",
        "zone\tHand\t手牌\t402.1l\thand",
    )
    with pytest.raises(BadDocument) as caught:
        read_table(text, "terms.tsv")
    lines = [problem.split(":")[0] for problem in caught.value.problems]
    assert lines == ["line 3", "line 4", "line 4", "line 5", "line 6"]


def test_a_table_without_its_columns_is_an_error() -> None:
    """An empty file and one without the first line are not tables."""
    for text in ("", "zone\tHand\t手牌\t402\thand"):
        with pytest.raises(BadDocument, match="line 1"):
            read_table(text, "terms.tsv")


def test_a_row_is_read_whole() -> None:
    """Names in order, the number parsed, an empty number absent."""
    hand, deal = read_table(
        table("zone\tHand\t手牌|手上\t402\thand", "concept\tRemoval\t去除\t\thand"), "t"
    )
    assert hand == Entry(
        TermKind.ZONE, ("Hand",), ("手牌", "手上"), RuleId.parse("402"), Origin.HAND
    )
    assert deal.rule is None


def test_faults_name_entries_of_their_editions() -> None:
    """Each note stands beside an entry that its edition has, and in the list of faults."""
    listed = LIST.read_text(encoding="utf-8")
    for fault in tomllib.loads(FAULTS.read_text(encoding="utf-8"))["fault"]:
        edition = Library.open().graph(fault["edition"].isoformat()).edition
        where = "rule" if "rule" in fault else "term"
        assert fault["note_en"] in listed
        assert set(fault) == {"edition", where, "lang", "note_en", "note_zh"}
        if where == "rule":
            rule = edition.rules[RuleId.parse(fault["rule"])]
            assert rule.text.get(Lang(fault["lang"])), fault
        else:
            assert fault["term"] in {term.name.zh for term in edition.terms}, fault


# The export pairs names by position, and two pairs of its lines are out of step.
MISPAIRED = frozenset({"关键字动作", "关键字指示物", "平原行者"})


@pytest.mark.skipif(not EXPORT.exists(), reason=f"{EXPORT.name} is not in ../shared/data")
def test_the_published_export_agrees() -> None:
    """The English name of every glossary entry is one of ours, in whole or part by part."""
    exported = json.loads(EXPORT.read_text(encoding="utf-8"))["glossary"]
    pairs = [Bilingual(entry["enname"], entry["zhname"]) for entry in exported]
    assert [str(pair) for pair in pairs if not agrees(pair)] == []


def agrees(pair: Bilingual) -> bool:
    """True if each English name of the pair is ours for one of its Chinese names."""
    zh = re.sub(r"（译.*|（已废止）|（旧译.*", "", pair.zh or "")
    ours = {entry for name in re.split("[，/]", zh) for entry in TERMS.by_name(name)}
    en = re.sub(r" ?\(Obsolete\)", "", pair.en or "")
    parts = [en] if ours & set(TERMS.by_name(en)) else en.split(", ")
    return zh in MISPAIRED or all(ours & set(TERMS.by_name(part)) for part in parts)
