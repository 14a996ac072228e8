"""The JSON export: every string of it kept once, on its line, and every fault of a file named."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from corpus.documents.decoding import decode
from corpus.errors import BadDocument
from corpus.formats import HEAD, formats, named
from corpus.formats.dates import effective_date
from corpus.formats.exported_json import NAME, accepts, read
from corpus.model import Block, BlockKind, Lang

FILE = "bilingual_20240206.json"
NUMBERED = (BlockKind.CHAPTER, BlockKind.SECTION, BlockKind.KEYWORD, BlockKind.RULE)


@pytest.fixture(scope="module")
def text(shared: Path) -> str:
    return decode((shared / "cr" / FILE).read_bytes(), FILE)


@pytest.fixture(scope="module")
def blocks(text: str) -> tuple[Block, ...]:
    return read(text)


def bare(text: str) -> str:
    return re.sub(r"\s+", "", text)


def strings(value: Any) -> Iterator[str]:
    """Every string value of a JSON text, cut at its line breaks."""
    if isinstance(value, str):
        yield from filter(None, map(bare, value.split("\n")))
    elif isinstance(value, dict):
        for below in value.values():
            yield from strings(below)
    elif isinstance(value, list):
        for below in value:
            yield from strings(below)


def printed(blocks: tuple[Block, ...]) -> Iterator[str]:
    """What the blocks hold; a number is a string of its own, the lead word of an example is not."""
    for block in blocks:
        is_one = block.kind is BlockKind.EXAMPLE
        parts = [block.label + block.text] if is_one else [block.label, block.text]
        yield from filter(None, map(bare, parts))


def export(**changes: Any) -> str:
    rule = {"chapter": "100.1.", "en": "Any game.", "zh": "任何游戏。", "subrules": []}
    section = {"chapter": "100.", "en": "General", "zh": "总则", "subrules": [rule]}
    chapter = {"chapter": "1.", "en": "Concepts", "zh": "概念", "subrules": [section]}
    data = {
        "version": "20240206",
        "intro": {"contents": [{"en": "Introduction", "zh": "前言"}]},
        "main": [chapter],
        "glossary": [
            {"enname": "Die", "zhname": "死去", "en": "1. One\n2. Two", "zh": "1. 一\n2. 二"}
        ],
        "credits": {"contents": [{"en": "Thanks.", "zh": "致谢。"}]},
    }
    return json.dumps({**data, **changes}, ensure_ascii=False, indent=4)


def problems_of(text: str) -> tuple[str, ...]:
    with pytest.raises(BadDocument) as caught:
        read(text)
    return caught.value.problems


def test_every_string_of_the_real_file_is_kept_once(text: str, blocks: tuple[Block, ...]) -> None:
    assert Counter(printed(blocks)) == Counter(strings(json.loads(text)))


def test_every_text_of_the_real_file_stands_on_its_line(
    text: str, blocks: tuple[Block, ...]
) -> None:
    lines = text.split("\n")
    wrong = [
        block
        for block in blocks
        if json.dumps(block.text, ensure_ascii=False)[1:-1] not in lines[block.line - 1]
    ]
    assert wrong == []


def test_the_real_file_is_counted_right(text: str, blocks: tuple[Block, ...]) -> None:
    assert effective_date(text) == date(2024, 2, 2)
    for lang in Lang:
        kinds = Counter(block.kind for block in blocks if block.lang is lang)
        assert kinds[BlockKind.RULE] + kinds[BlockKind.KEYWORD] == 2937
        assert (kinds[BlockKind.CHAPTER], kinds[BlockKind.SECTION]) == (9, 143)
        assert (kinds[BlockKind.KEYWORD], kinds[BlockKind.EXAMPLE]) == (225, 276)
        assert kinds[BlockKind.TERM] == 673


@pytest.mark.parametrize(
    ("lang", "file", "format_"),
    [
        (Lang.EN, "english_20240206.txt", "official_english"),
        (Lang.ZH, "chinese_20240206.txt", "plain_chinese"),
    ],
)
def test_the_export_says_what_the_book_of_one_language_says(
    shared: Path, blocks: tuple[Block, ...], lang: Lang, file: str, format_: str
) -> None:
    book = named(format_).read(decode((shared / "cr" / file).read_bytes(), file))
    # Only how it is numbered is compared: the translators go on correcting the wording.
    ours = [(b.number, b.kind) for b in blocks if b.lang is lang and b.kind in NUMBERED]
    assert ours == [(b.number, b.kind) for b in book if b.kind in NUMBERED]


def test_only_this_reader_accepts_the_real_file(text: str) -> None:
    assert [reader.NAME for reader in formats() if reader.accepts(text[:HEAD])] == [NAME]


@pytest.mark.parametrize("head", ['{"cards": []}', '["version", "intro"]', '"version" "intro"'])
def test_other_json_is_not_accepted(head: str) -> None:
    assert accepts(export()[:HEAD])
    assert not accepts(head)


def test_a_small_export_in_full() -> None:
    assert [(b.kind.value, b.lang.value, b.label, b.text) for b in read(export())] == [
        ("navigation", "en", "", "20240206"),
        ("front", "en", "", "Introduction"),
        ("front", "zh", "", "前言"),
        ("chapter", "en", "1.", "Concepts"),
        ("chapter", "zh", "", "概念"),
        ("section", "en", "100.", "General"),
        ("section", "zh", "", "总则"),
        ("rule", "en", "100.1.", "Any game."),
        ("rule", "zh", "", "任何游戏。"),
        ("term", "en", "", "Die"),
        ("term", "zh", "", "死去"),
        ("definition", "en", "", "1. One"),
        ("definition", "en", "", "2. Two"),
        ("definition", "zh", "", "1. 一"),
        ("definition", "zh", "", "2. 二"),
        ("back", "en", "", "Thanks."),
        ("back", "zh", "", "致谢。"),
    ]


def test_examples_come_before_subrules_and_keep_their_rule() -> None:
    rule = {
        "chapter": "702.19.",
        "en": "Trample",
        "zh": "践踏",
        "subrules": [{"chapter": "702.19a", "en": "It is.", "zh": "它是。"}],
        "extras": [{"en": "Example: So.", "zh": "例如：如此。"}, {"en": "More.", "zh": "更多。"}],
    }
    found = [b for b in read(export(main=[rule])) if b.number and b.lang is Lang.ZH]
    assert [(b.kind.value, str(b.number), b.label + b.text) for b in found] == [
        ("keyword", "702.19", "践踏"),
        ("example", "702.19", "例如：如此。"),
        ("continuation", "702.19", "更多。"),
        ("rule", "702.19a", "它是。"),
    ]


def test_an_entry_in_one_language_keeps_its_number() -> None:
    rule = {"chapter": "100.1.", "en": "", "zh": "任何游戏。"}
    (only,) = [b for b in read(export(main=[rule])) if b.number]
    assert (only.lang, only.label) == (Lang.ZH, "100.1.")


def test_broken_json_names_line_and_column() -> None:
    (problem,) = problems_of('{"version": "1",\n "intro": oops}')
    assert problem.startswith("line 2, column 11")


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"main": {}}, "line 11: 'main' is not a list"),
        ({"main": ["x"]}, "line 11: 'main' holds 'x', not an object"),
        ({"main": [{"chapter": "100.1l", "en": "x"}]}, "line 13: '100.1l' is not a rule number"),
        ({"main": [{"chapter": "x", "en": "x"}]}, "line 13: 'x' is not a rule number"),
        ({"main": [{"en": "x"}]}, "line 12: '' is not a rule number"),
        ({"main": [{"chapter": "100.1."}]}, "line 13: 100.1. has no text"),
        ({"main": [{"chapter": "100.1.", "en": 5}]}, "line 14: 'en' is not a text"),
        ({"main": [{"chapter": "100.1.", "en": "x", "fr": "y"}]}, "'fr' is not a known key"),
        ({"intro": []}, "line 3: 'intro' is not an object"),
        ({"glossary": [{"en": "Nameless."}]}, "an entry of the glossary has no name"),
        ({"more": "text"}, "'more' is not a known key"),
    ],
)
def test_what_is_not_as_it_should_be_is_named_with_its_line(
    changes: dict[str, Any], expected: str
) -> None:
    found = problems_of(export(**changes))
    assert any(expected in problem for problem in found), found
    assert all(re.match(r"line \d+: ", problem) for problem in found)


def test_all_problems_are_reported_at_once() -> None:
    rows = [{"chapter": "x", "en": "x"}, {"chapter": "100.1."}, {"chapter": "y", "en": "y"}]
    assert len(problems_of(export(main=rows))) == 3


def test_missing_parts_are_all_named() -> None:
    found = problems_of('{"version": "1", "intro": {"contents": []}}')
    assert [problem.split()[-1] for problem in found] == ["'main'", "'glossary'", "'credits'"]


def test_a_text_that_is_no_object_is_refused() -> None:
    assert problems_of("[]") == ("line 1: it is not an object",)
