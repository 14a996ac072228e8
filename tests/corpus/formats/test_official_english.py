"""The official English files: nothing lost, exact counts, every irregular form of the real text."""

import re
from collections import Counter
from datetime import date
from pathlib import Path

import pytest

from corpus.documents.decoding import decode
from corpus.errors import BadDocument
from corpus.formats import HEAD, formats, named
from corpus.formats.dates import effective_date
from corpus.formats.official_english import NAME, accepts, read
from corpus.ids import RuleId
from corpus.model import Block, BlockKind, Lang

# file: effective date, numbered rules (keyword names included), sections, keywords, examples, terms
FILES = {
    "english_20231117.txt": (date(2023, 11, 17), 2899, 142, 220, 276, 668),
    "english_20240206.txt": (date(2024, 2, 2), 2937, 143, 225, 276, 673),
    "english_20240607.txt": (date(2024, 6, 7), 2967, 144, 228, 278, 683),
    "english_20240917.txt": (date(2024, 9, 20), 3016, 144, 234, 279, 698),
    "english_20250606.txt": (date(2025, 6, 6), 3059, 145, 244, 275, 711),
}
BOOK = """Magic: The Gathering Comprehensive Rules

These rules are effective as of November 17, 2023.

Contents
1. Game Concepts
Glossary
Credits

1. Game Concepts

119. Life
{rules}

Glossary

{terms}

Credits

Thanks.
"""


def text_of(shared: Path, name: str) -> str:
    return decode((shared / "cr" / name).read_bytes(), name)


def book(rules: str = "119.1. Life.", terms: str = "Ability\nText.") -> tuple[Block, ...]:
    return read(BOOK.format(rules=rules, terms=terms))


def numbered(blocks: tuple[Block, ...]) -> list[tuple[str, str, str]]:
    kinds = (BlockKind.RULE, BlockKind.KEYWORD)
    return [(str(b.number), b.label, b.text) for b in blocks if b.kind in kinds]


def bare(text: str) -> str:
    return re.sub(r"\s+", "", text)


@pytest.mark.parametrize("name", FILES)
def test_nothing_of_the_real_file_is_lost(shared: Path, name: str) -> None:
    text = text_of(shared, name)
    assert bare("".join(b.label + b.text for b in read(text))) == bare(text)


@pytest.mark.parametrize("name", FILES)
def test_every_block_stands_on_its_line(shared: Path, name: str) -> None:
    lines = text_of(shared, name).split("\n")
    wrong = [b for b in read("\n".join(lines)) if bare(b.label + b.text) != bare(lines[b.line - 1])]
    assert wrong == []


@pytest.mark.parametrize("name", FILES)
def test_the_real_file_is_counted_right(shared: Path, name: str) -> None:
    text = text_of(shared, name)
    kinds = Counter(block.kind for block in read(text))
    assert FILES[name] == (
        effective_date(text),
        kinds[BlockKind.RULE] + kinds[BlockKind.KEYWORD],
        kinds[BlockKind.SECTION],
        # The second keyword that the file of 2024-09-20 prints as 702.175 has no subrules of its
        # own number, and is counted with the rules.
        kinds[BlockKind.KEYWORD],
        kinds[BlockKind.EXAMPLE],
        kinds[BlockKind.TERM],
    )
    assert kinds[BlockKind.CHAPTER] == 9


@pytest.mark.parametrize("name", FILES)
def test_only_this_reader_accepts_the_real_file(shared: Path, name: str) -> None:
    head = text_of(shared, name)[:HEAD]
    assert [reader.NAME for reader in formats() if reader.accepts(head)] == [NAME]


@pytest.mark.parametrize(
    ("name", "head"),
    [
        ("chinese_20240206.txt", "plain_chinese"),
        ("bilingual_20240206.json", "exported_json"),
        ("markdown_6.md", "markdown"),
    ],
)
def test_other_real_files_are_left_to_their_readers(shared: Path, name: str, head: str) -> None:
    text = text_of(shared, name)[:HEAD]
    assert not accepts(text)
    assert named(head).accepts(text)


def test_a_bilingual_text_is_not_accepted() -> None:
    head = "Magic: The Gathering Comprehensive Rules\n"
    assert accepts(head)
    assert not accepts(head + "万智牌完整规则\n")
    assert not accepts("A letter about the comprehensive rules of Magic\n")


def test_the_english_book_has_the_numbers_of_the_chinese_one(shared: Path) -> None:
    chinese = named("plain_chinese").read(text_of(shared, "chinese_20240206.txt"))
    english = read(text_of(shared, "english_20240206.txt"))
    kinds = (BlockKind.FRONT, BlockKind.CONTENTS, BlockKind.BACK, BlockKind.DEFINITION)
    assert [(b.kind, b.number) for b in english if b.kind not in kinds] == [
        (b.kind, b.number) for b in chinese if b.kind not in kinds
    ]


@pytest.mark.parametrize(
    ("name", "number", "label", "text"),
    [
        ("english_20231117.txt", "901.4", "901.4.", "All plane and phenomenon cards remain"),
        ("english_20250606.txt", "704.5z", "704.5z", "If a player controls a permanent with"),
        ("english_20231117.txt", "702.19", "702.19.", "Trample"),
        ("english_20240917.txt", "702.176a", "702.175a", "Impending is a keyword"),
    ],
)
def test_irregular_entries_of_the_real_files(
    shared: Path, name: str, number: str, label: str, text: str
) -> None:
    blocks = read(text_of(shared, name))
    found = [b for b in blocks if str(b.number) == number and b.text.startswith(text)]
    assert [b.label for b in found] == [label]


@pytest.mark.parametrize("number", ["510.1c", "613.6", "707.3", "800.4a"])
def test_four_examples_of_one_rule_are_all_there(shared: Path, number: str) -> None:
    blocks = read(text_of(shared, "english_20231117.txt"))
    own = [b for b in blocks if str(b.number) == number and b.kind is BlockKind.EXAMPLE]
    assert len({b.text for b in own}) == 4


def test_a_number_may_lack_its_dot_or_its_space_or_have_one_dot_more() -> None:
    rules = "119.1. One.\n119.1d. Two.\n119.5 Three.\n119.6.All.\n119.7aa Four."
    assert numbered(book(rules)) == [
        ("119.1", "119.1.", "One."),
        ("119.1d", "119.1d.", "Two."),
        ("119.5", "119.5", "Three."),
        ("119.6", "119.6.", "All."),
        ("119.7aa", "119.7aa", "Four."),
    ]


@pytest.mark.parametrize("gap", ["\n", "\n\n", "\n \n", "\n\t\n\n"])
def test_an_example_may_stand_after_any_gap(gap: str) -> None:
    blocks = book(f"119.1. Life.{gap}Example: First.{gap}Example: Second.{gap}A paragraph.")
    own = [(b.kind, b.label, b.text) for b in blocks if b.number == RuleId.parse("119.1")]
    assert own == [
        (BlockKind.RULE, "119.1.", "Life."),
        (BlockKind.EXAMPLE, "Example:", "First."),
        (BlockKind.EXAMPLE, "Example:", "Second."),
        (BlockKind.CONTINUATION, "", "A paragraph."),
    ]


def test_a_number_inside_a_line_starts_no_rule() -> None:
    (only,) = numbered(book("119.1. See rule 119.2.\n20 life is what a player starts with."))
    assert only[0] == "119.1"


@pytest.mark.parametrize("gap", ["\n\n", "\n\n\n\n", "\n \n"])
def test_a_glossary_goes_on_after_any_gap(gap: str) -> None:
    blocks = book(
        terms=f"Ability\n1. Text.\n2. An activated one.{gap}Kicker, Kicked\nSee rule 702."
    )
    kinds = (BlockKind.TERM, BlockKind.DEFINITION, BlockKind.BACK)
    assert [(b.kind.value, b.text) for b in blocks if b.kind in kinds] == [
        ("term", "Ability"),
        ("definition", "1. Text."),
        ("definition", "2. An activated one."),
        ("term", "Kicker, Kicked"),
        ("definition", "See rule 702."),
        ("back", "Credits"),
        ("back", "Thanks."),
    ]


def test_a_bare_name_with_subrules_is_a_keyword_only_in_701_and_702() -> None:
    rules = "119.2. Trample\n119.2a It is.\n702. Keyword Abilities\n702.1. A sentence.\n702.1a Sub."
    rules += "\n702.19. Trample\n702.19a Trample is.\n702.20. Vigilance"
    kinds = {str(b.number): b.kind.value for b in book(rules) if b.kind in ("keyword", "rule")}
    assert [number for number, kind in kinds.items() if kind == "keyword"] == ["702.19"]


def test_a_book_without_its_parts_is_refused_with_all_that_is_missing() -> None:
    with pytest.raises(BadDocument) as caught:
        read("Magic: The Gathering Comprehensive Rules\n\n100.1. Life.\n")
    assert len(caught.value.problems) == 3


def test_every_block_is_english(shared: Path) -> None:
    assert {b.lang for b in read(text_of(shared, "english_20250606.txt"))} == {Lang.EN}


@pytest.mark.parametrize("text", ["effective as of February 30, 2024", "于2024年13月1日起生效"])
def test_a_date_that_no_calendar_has_is_refused(text: str) -> None:
    with pytest.raises(BadDocument, match="2024"):
        effective_date(text)


def test_a_text_without_a_date_has_none() -> None:
    assert effective_date("Effective immediately. November 17, 2023") is None
