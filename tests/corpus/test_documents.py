"""The shipped documents: nothing lost, exact counts, both languages, notes kept."""

import re

import pytest

from corpus.documents import SHIPPED, catalog, checksum, expected_counts, text_of
from corpus.documents.decoding import decode
from corpus.editions import numbered_rules
from corpus.errors import BadDocument
from corpus.formats import HEAD, detect, formats, named
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import BlockKind, DocumentInfo, Lang, RuleKind

DOCUMENTS = {info.name: info for info in catalog()}
BILINGUAL = [name for name, info in DOCUMENTS.items() if len(info.languages) == 2]


def bare(text: str, markup: str) -> str:
    """The characters of a text, white space and markup aside."""
    if markup == "markdown":
        text = re.sub(r"^#+", "", text, flags=re.M)
        text = re.sub(r"<[^>]*>", "", re.sub(r"\[([^\[\]]*)\]\([^()]*\)", r"\1", text))
    elif markup == "dokuwiki":
        text = re.sub(r"\[\[(?:[^\[\]|]*\|)?([^\[\]|]*)\]\]", r"\1", text)
        text = text.replace("\\\\", "").replace("=", "")
    return re.sub(r"\s+", "", text)


@pytest.mark.parametrize("info", DOCUMENTS.values(), ids=DOCUMENTS)
def test_no_text_is_lost(info: DocumentInfo) -> None:
    text = text_of(info)
    blocks = named(info.format).read(text)
    assert bare(text, info.format) == bare("".join(b.label + b.text for b in blocks), "")


@pytest.mark.parametrize("info", DOCUMENTS.values(), ids=DOCUMENTS)
def test_only_its_own_reader_accepts_a_document(info: DocumentInfo) -> None:
    head = text_of(info)[:HEAD]
    assert [reader.NAME for reader in formats() if reader.accepts(head)] == [info.format]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_counts_are_those_stated(name: str, library: Library) -> None:
    edition = library.graph(DOCUMENTS[name].edition.isoformat()).edition
    rules = edition.rules.values()
    assert expected_counts()[name] == {
        "rules": numbered_rules(edition),
        "sections": sum(rule.kind is RuleKind.SECTION for rule in rules),
        "keywords": sum(rule.kind is RuleKind.KEYWORD for rule in rules),
        "examples": sum(len(rule.examples) for rule in rules),
        "terms": len(edition.terms),
    }


def test_the_book_is_counted_right(library: Library) -> None:
    edition = library.graph("2023-11-17").edition
    rules = edition.rules.values()
    assert numbered_rules(edition) == 2899
    assert sum(rule.kind is RuleKind.SECTION for rule in rules) == 142
    assert sum(len(rule.examples) for rule in rules) == 276
    assert len(edition.terms) == 668
    assert sum(bool(term.senses) for term in edition.terms) == 24


def test_chapter_7_is_counted_right(library: Library) -> None:
    rules = library.graph("2024-02-02").edition.rules.values()
    kinds = [rule.kind for rule in rules]
    assert kinds.count(RuleKind.KEYWORD) == 225
    assert kinds.count(RuleKind.SECTION) == 30
    assert kinds.count(RuleKind.RULE) + kinds.count(RuleKind.SUBRULE) == 1100
    assert sum(len(rule.examples) for rule in rules) == 87


@pytest.mark.parametrize("name", BILINGUAL)
def test_every_entry_of_a_bilingual_document_has_both_languages(
    name: str, library: Library
) -> None:
    graph = library.graph(DOCUMENTS[name].edition.isoformat())
    both = (Lang.EN, Lang.ZH)
    assert [str(r.id) for r in graph.edition.rules.values() if r.text.languages != both] == []
    assert [str(e.rule) for e in graph.examples() if e.text.languages != both] == []


@pytest.mark.parametrize("number", ["510.1c", "613.6", "707.3", "800.4a"])
def test_rules_with_four_examples_keep_all_four(number: str, library: Library) -> None:
    examples = library.graph().rule(RuleId.parse(number)).examples
    assert [example.n for example in examples] == [1, 2, 3, 4]
    assert len({example.text.zh for example in examples}) == 4


@pytest.mark.parametrize("number", ["206.3a", "206.3b", "206.3c", "702.158"])
def test_untranslated_entries_are_not_dropped(number: str, library: Library) -> None:
    assert library.graph().rule(RuleId.parse(number)).text.zh


def test_further_paragraphs_belong_to_their_rule(library: Library) -> None:
    text = library.graph().rule(RuleId.parse("205.4c")).text.zh
    assert text is not None
    assert "\n在核心第八版之前的版本" in text


def test_translators_notes_are_kept_and_marked(library: Library) -> None:
    counts = {}
    for graph in library.graphs():
        entries = [*graph.edition.rules.values(), *graph.examples(), *graph.edition.terms]
        counts[graph.edition.key] = sum(len(entry.notes) for entry in entries)
        written = [text.text.zh or "" for text in graph.texts()]
        assert counts[graph.edition.key] == sum(len(re.findall("译者?注", t)) for t in written)
    assert counts == {
        "2023-11-17": 27,
        "2024-02-02": 8,
        "2024-06-07": 12,
        "2024-09-20": 2,
        "2025-06-06": 0,
    }


def test_the_files_are_those_that_were_recorded() -> None:
    for info in DOCUMENTS.values():
        assert checksum((SHIPPED / info.file).read_bytes()) == info.sha256


def test_a_changed_file_is_refused(tmp_path) -> None:
    info = DOCUMENTS["rule603-2025-06-06"]
    (tmp_path / info.file).write_bytes((SHIPPED / info.file).read_bytes() + b"!")
    with pytest.raises(BadDocument, match="checksum differs"):
        text_of(info, tmp_path)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp1252"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_encoding_and_line_end_gives_the_same_text(encoding: str, end: str) -> None:
    lines = ["119.1d. Ghazbán Ogre", "Dandân and Ma’rûf", "901.4.All"] * 40
    assert decode(end.join(lines).encode(encoding)) == "\n".join(lines)


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(BadDocument, match="not text"):
        decode(bytes(range(256)) * 3, "photo.png")


def test_a_text_in_no_known_format_is_refused_with_the_formats_named() -> None:
    with pytest.raises(BadDocument, match="plain_chinese"):
        detect("Dear judge,\nplease rule.\n", "letter.txt")


def test_markdown_that_does_not_fit_lists_every_line() -> None:
    text = "<b id='cr100-1'>100.1.</b> Fine.\n<b>one</b> two\n<b>x</b> y\n"
    with pytest.raises(BadDocument) as caught:
        named("markdown").read("## nonsense\n" + text)
    assert [problem.split(":")[0] for problem in caught.value.problems] == [
        "line 1",
        "line 3",
        "line 4",
    ]


def test_blocks_of_the_wiki_chapter_keep_their_kinds() -> None:
    info = DOCUMENTS["chapter2-2024-09-20"]
    blocks = named(info.format).read(text_of(info))
    assert sum(b.kind is BlockKind.EXAMPLE for b in blocks) == 44
    first = next(b for b in blocks if str(b.number) == "201.1" and b.lang is Lang.EN)
    assert first.text == "The name of a card is printed on its upper left corner."
