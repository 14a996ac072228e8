"""The documentation is whole: links lead somewhere, the index names all, twins say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from judge.cli import COMMANDS
from judge.rules.editions import BASE_EDITION, NEWEST_EDITION
from tests.shown import FENCED, PAGES, ROOT, blocks, commands
from web.wording import WORDING

DOCS = ROOT / "docs"
TWINS = [page for page in sorted(DOCS.glob("*.md")) if page.with_suffix(".zh.md").exists()]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
PICTURE = DOCS / "ruling.png"
NUMBER = re.compile(r"\d[\d.-]*\d[a-z]?|\d[a-z]?")  # a rule's, a day, a count
LARGEST = 120_000  # bytes: what a reader loads before the first sentence


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose(page: Path) -> str:
    """A page without its blocks and without what stands between backquotes."""
    return re.sub(r"`[^`\n]+`", "", FENCED.sub("", text_of(page)))


def anchors(page: Path) -> set[str]:
    """What links to headings of a page end in."""
    found = re.findall(r"^#+ (.+)$", FENCED.sub("", text_of(page)), re.M)
    return {re.sub(r"[^\w\- ]", "", h.lower()).replace(" ", "-") for h in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    """To a file of the project, and to a heading of it."""
    wrong = []
    for link in LINK.findall(prose(page)):
        if re.match(r"https?:", link):
            continue
        name, _, heading = link.partition("#")
        file = (page.parent / name).resolve() if name else page
        if not file.exists() or (heading and heading not in anchors(file)):
            wrong.append(link)
    assert wrong == []


@pytest.mark.parametrize("index", ["README.md", "README.zh.md"])
def test_the_index_names_every_page_under_its_kind(index: str) -> None:
    """Once: a page is to learn by, to do something with, to look up, or to understand."""
    parts = re.split(r"^## (.+)$", text_of(DOCS / index), flags=re.M)
    kinds = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert list(kinds) in (
        ["Tutorial", "How-to guides", "Reference", "Explanation"],
        ["教程", "操作指南", "参考", "说明"],
    )
    named = [link for part in kinds.values() for link in LINK.findall(part) if link[0] != "."]
    pages = [name for name in named if name.endswith(".md")]
    is_chinese = ".zh." in index
    wanted = {
        page.name
        for page in DOCS.glob("*.md")
        if not page.name.startswith("README")
        and (".zh." in page.name if is_chinese else ".zh." not in page.name)
    }
    if is_chinese:  # a page that has no twin is named, and said to be in English
        alone = {page.name for page in DOCS.glob("*.md") if page not in TWINS} - {
            page.name for page in DOCS.glob("*.zh.md")
        }
        wanted |= alone
        lines = [line for line in text_of(DOCS / index).splitlines() if "（英文）" in line]
        assert alone == {n for line in lines for n in LINK.findall(line) if n[0] != "."}
    assert sorted(pages) == sorted(wanted)
    first, how_to, *_ = kinds.values()
    readers = {link for link in LINK.findall(first + how_to) if link[0] != "." and link != "deploy"}
    assert readers <= {p.name for page in TWINS for p in (page, page.with_suffix(".zh.md"))}


@pytest.mark.parametrize("page", TWINS, ids=lambda page: page.name)
def test_both_languages_have_the_same_parts(page: Path) -> None:
    """Headings, blocks, tables' rows and links, in the same order; each links the other."""
    other = page.with_suffix(".zh.md")
    if page.name != "scenarios.md":  # which the site shows as a page of its own
        assert f"[中文]({other.name})" in text_of(page)
        assert f"[English]({page.name})" in text_of(other)
    one, two = (re.findall(r"^(#+) ", FENCED.sub("", text_of(p)), re.M) for p in (page, other))
    assert one == two
    if page.name == "threats.md":  # in Chinese without the code and the tests of each line
        return
    one, two = ([b.language for b in blocks(text_of(p))] for p in (page, other))
    assert one == two
    one, two = (re.findall(r"^(?=\|)", text_of(p), re.M) for p in (page, other))
    assert len(one) == len(two)
    links = [
        sorted(link.replace(".zh.md", ".md").partition("#")[0] for link in LINK.findall(prose(p)))
        for p in (page, other)
    ]
    assert set(links[0]) == set(links[1])


def numbers(text: str) -> list[str]:
    """The numbers of a text in order of size, wherever each language has them."""
    plain = re.sub(r"\(https?:[^)]+\)|(?<=\d),(?=\d{3}(?!\d))", "", text)
    return sorted(NUMBER.findall(plain))


@pytest.mark.parametrize("page", TWINS, ids=lambda page: page.name)
def test_both_languages_have_the_same_numbers(page: Path) -> None:
    """Row by row of the tables as often as each stands there; section by section the same ones."""
    one, two = (FENCED.sub("", text_of(p)) for p in (page, page.with_suffix(".zh.md")))
    for english, chinese in zip(one.split("\n## "), two.split("\n## "), strict=True):
        assert set(numbers(english)) == set(numbers(chinese))
    rows = [re.findall(r"^\|.*", text, re.M) for text in (one, two)]
    if page.name != "threats.md":  # whose Chinese has no tables
        for english, chinese in zip(*rows, strict=True):
            assert numbers(english) == numbers(chinese)


def shape(command: str) -> list[str]:
    """What is called, with its options; not what it is called with."""
    words = re.sub(r'"[^"]*"', "", command).split()
    return [words[0], *(word for word in words[1:] if word[0] == "-" or word in COMMANDS)]


@pytest.mark.parametrize("page", TWINS, ids=lambda page: page.name)
def test_both_languages_show_the_same_commands(page: Path) -> None:
    """But for words, names and files of the reader's."""
    one, two = (
        [shape(shown.text) for shown in commands(text_of(p)) if not shown.is_inline]
        for p in (page, page.with_suffix(".zh.md"))
    )
    assert one == two


@pytest.mark.parametrize(("name", "at"), [("tutorial.md", 0), ("tutorial.zh.md", 1)])
def test_the_tutorial_names_what_the_site_says(name: str, at: int) -> None:
    """What stands in bold is a word of its pages, in their language."""
    said = {words[at] for words in WORDING.values()}
    named = re.findall(r"\*\*([^*]+)\*\*", text_of(DOCS / name))
    assert len(named) > 10
    assert [one for one in named if one not in said] == []


@pytest.mark.parametrize("name", ["scenarios.md", "scenarios.zh.md"])
def test_the_guide_names_the_first_and_the_last_edition(name: str) -> None:
    """Those between which a date may be asked for."""
    (part,) = re.findall(r"\n## (?:Editions|版本)\n(.*?)\n- ", text_of(DOCS / name), re.S)
    days = set(re.findall(r"\d{4}-\d\d-\d\d", part))
    assert days - {"2024-11-08"} == {BASE_EDITION.date, NEWEST_EDITION.date}


def test_the_picture_is_light() -> None:
    """It stands in both halves of the README."""
    assert text_of(ROOT / "README.md").count(f"]({PICTURE.relative_to(ROOT)})") == 2
    assert PICTURE.stat().st_size < LARGEST
