"""Glossaries of the translators' wiki and repository: every word kept, both read to the same."""

import re
from collections import Counter
from datetime import date
from pathlib import Path

import pytest

from corpus.editions import build_edition
from corpus.errors import BadDocument
from corpus.formats import detect
from corpus.imports import add, read_file
from corpus.library import Library
from corpus.model import Bilingual, BlockKind, Edition, Lang

WIKI = """[[:完整规则|返回完整规则目录]]
====== 词汇表（按拼音首字母排序） ======
<WRAP centeralign>
[[cr:glossarycn#字母|字母]] - [[cr:glossarycn#a|A]]</WRAP>
----

=== 字母 ===
Oracle\\\\
Oracle

The reference. See rule 108.1.\\\\
牌张参考文献。参见规则[[cr:1#cr108-1|108.1]]。

----
Case\\\\
案件

1. An enchantment subtype.\\\\
1. 一个结界的副类别。

2. A thing to solve.\\\\
2. 待侦办之事。

----
{{page>:规则和文档索引&nofooter}}
"""
MARKDOWN = """[返回完整规则目录](/cr/)
# 词汇表（按拼音首字母排序）

## 字母
### <span id='Oracle'>Oracle</span> / <span id='Oracle'>Oracle</span>
牌张参考文献。参见规则[108.1](/cr/1/#cr108-1)。
The reference. See rule 108.1.

### <span id='案件'>案件</span> / <span id='Case'>Case</span>
1. 一个结界的副类别。
1. An enchantment subtype.

2. 待侦办之事。
2. A thing to solve.
"""
DAY = date(2026, 4, 17)


def edition_of(path: Path) -> Edition:
    info, blocks = read_file(path, DAY)
    return build_edition(info.edition, [(info, blocks)])


@pytest.mark.parametrize(
    ("text", "name"), [(WIKI, "dokuwiki_glossary"), (MARKDOWN, "markdown_glossary")]
)
def test_entries_have_both_names_and_their_text(text: str, name: str, tmp_path: Path) -> None:
    path = tmp_path / "glossary.txt"
    path.write_text(text, encoding="utf-8")
    assert name == detect(text, "it").NAME
    oracle, case = edition_of(path).terms
    assert oracle.name == Bilingual("Oracle", "Oracle")
    assert oracle.definition.zh == "牌张参考文献。参见规则108.1。"
    assert case.name == Bilingual("Case", "案件")
    assert [sense.en for sense in case.senses] == ["An enchantment subtype.", "A thing to solve."]


def test_what_is_no_entry_is_named_with_its_line() -> None:
    broken = WIKI.replace("Oracle\n\n", "Oracle\nOracle\n\n", 1)
    with pytest.raises(BadDocument, match="line 8: not an entry of a glossary: 'Oracle'"):
        detect(broken, "it").read(broken)
    with pytest.raises(BadDocument, match="line 3: text before the first entry"):
        stray = MARKDOWN.replace("\n\n## 字母", "\nStray.\n## 字母")
        detect(stray, "it").read(stray)


def test_chapters_and_a_glossary_of_one_edition_complete_each_other(tmp_path: Path) -> None:
    chapter = tmp_path / "603.txt"
    chapter.write_text("603. Triggers\n603. 触发\n603.1. One.\n603.1. 一。\n", encoding="utf-8")
    glossary = tmp_path / "glossary.md"
    glossary.write_text(MARKDOWN, encoding="utf-8")
    add([chapter, glossary], tmp_path / "data", DAY)
    edition = Library.open(tmp_path / "data").graph("2026-04-17").edition
    assert len(edition.terms) == 2
    assert edition.languages == (Lang.EN, Lang.ZH)


@pytest.mark.parametrize("file", ["dokuwiki_glossarycn.txt", "markdown_glossarycn.md"])
def test_no_word_of_a_real_glossary_is_lost(shared: Path, file: str) -> None:
    """Words and characters are counted in the file, its marks left out, and in the blocks."""
    text = (shared / "cr" / file).read_text(encoding="utf-8")
    plain = re.sub(r"\[\[(?:[^\[\]|]*\|)?([^\[\]|]*)\]\]", r"\1", text)
    plain = re.sub(r"\[([^\[\]]*)\]\([^()\s]*\)|</?[^>]+>|\[/?url\]", r"\1", plain)
    _, blocks = read_file(shared / "cr" / file, DAY)
    read = Counter(re.findall(r"\w", "".join(block.label + block.text for block in blocks)))
    assert read == Counter(re.findall(r"\w", plain))


def test_both_forms_of_the_real_glossary_say_the_same(shared: Path) -> None:
    files = ("dokuwiki_glossarycn.txt", "markdown_glossarycn.md")
    wiki, markdown = (
        {one.name: one.definition for one in edition_of(shared / "cr" / file).terms}
        for file in files
    )
    assert len(wiki) == len(markdown) == 727
    differing = [name.en for name in wiki if wiki[name] != markdown[name]]
    assert differing == ["Oracle"]  # a link is printed in brackets in the one


def test_a_bookmarked_chapter_reads_like_its_markdown(shared: Path) -> None:
    wiki, markdown = (
        {
            number: (rule.kind, rule.text, [one.text for one in rule.examples])
            for number, rule in edition_of(shared / "cr" / file).rules.items()
        }
        for file in ("dokuwiki_6.txt", "markdown_6.md")
    )
    assert len(wiki) == 337
    assert wiki == markdown


def test_terms_that_the_export_names_apart_have_both_names(shared: Path) -> None:
    edition = edition_of(shared / "cr" / "bilingual_20260417.json")
    by_name = {term.name.en: term for term in edition.terms}
    assert by_name["Lock/Locked"].names == {
        Lang.EN: ("Lock", "Locked"),
        Lang.ZH: ("上锁", "已上锁"),
    }
    assert by_name["Void"].definition == Bilingual()
    assert "押注" in by_name["Ante"].names[Lang.ZH]
    assert by_name["Ante"].definition.zh
    _, blocks = read_file(shared / "cr" / "bilingual_20260417.json")
    assert sum(block.kind is BlockKind.TERM for block in blocks) == 2 * (727 + 56 + 12)
