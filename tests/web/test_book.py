"""The reference as a book: an EPUB that readers open, in both languages, whose links all lead."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import unquote, urldefrag
from xml.etree import ElementTree as ET
from zipfile import ZIP_STORED, ZipFile

import pytest
from flask import Flask

from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Lang
from web.offline import epub
from web.offline.errors import BadFolder
from web.offline.export import Source

X = "{http://www.w3.org/1999/xhtml}"
OPF = "{http://www.idpf.org/2007/opf}"
DC = "{http://purl.org/dc/elements/1.1/}"
KEYS = ("2023-11-17", "2025-06-06")


@pytest.fixture(scope="module")
def book(app: Flask, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ZipFile]:
    """The book of the edition that is read by default and of the newest part."""
    file = tmp_path_factory.mktemp("book") / "rules.epub"
    assert epub.write(Source(app), file, KEYS, Lang.ZH, lambda done, size: None) > 150
    with ZipFile(file) as opened:
        yield opened


@pytest.fixture(scope="module")
def pages(book: ZipFile) -> Mapping[str, ET.Element]:
    """Every page, parsed as XML."""
    names = [name for name in book.namelist() if name.endswith(".xhtml")]
    return {name: ET.fromstring(book.read(name)) for name in names}


def words(element: ET.Element) -> str:
    return " ".join("".join(element.itertext()).split())


def test_it_begins_with_what_it_is(book: ZipFile) -> None:
    """The mimetype comes first and is not compressed (EPUB 3, OCF 4.3); the container follows."""
    first = book.infolist()[0]
    assert (first.filename, first.compress_type, first.extra) == ("mimetype", ZIP_STORED, b"")
    assert book.read("mimetype") == b"application/epub+zip"
    container = ET.fromstring(book.read("META-INF/container.xml"))
    (root,) = container.iter("{urn:oasis:names:tc:opendocument:xmlns:container}rootfile")
    assert root.get("full-path") in book.namelist()
    assert book.testzip() is None


def test_the_package_lists_every_file_once(book: ZipFile) -> None:
    """In the manifest, and every page in the order of reading; both languages are named."""
    package = ET.fromstring(book.read("book/book.opf"))
    items = {item.get("id"): item for item in package.iter(f"{OPF}item")}
    listed = [f"book/{item.get('href')}" for item in items.values()]
    own = {"mimetype", "META-INF/container.xml", "book/book.opf"}
    assert sorted(listed) == sorted(set(book.namelist()) - own)
    assert [i.get("href") for i in items.values() if i.get("properties") == "nav"] == ["nav.xhtml"]
    spine = [items[ref.get("idref")] for ref in package.iter(f"{OPF}itemref")]
    assert len(spine) == sum(name.endswith(".xhtml") for name in listed)
    assert [one.text for one in package.iter(f"{DC}language")] == ["zh-Hans", "en"]
    assert package.get("unique-identifier") == next(package.iter(f"{DC}identifier")).get("id")
    (modified,) = (m for m in package.iter(f"{OPF}meta") if m.get("property"))
    assert modified.get("property") == "dcterms:modified"
    assert next(package.iter(f"{DC}title")).text and list(package.iter(f"{DC}contributor"))


def test_every_link_leads_to_a_place_in_the_book(pages: Mapping[str, ET.Element]) -> None:
    ids = {name: [e.get("id") for e in page.iter() if e.get("id")] for name, page in pages.items()}
    assert [name for name, found in ids.items() if len(found) != len(set(found))] == []
    count = 0
    for name, page in pages.items():
        for link in page.iter(f"{X}a"):
            target, anchor = urldefrag(link.get("href", ""))
            file = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(target)))
            file = file if target else name
            assert file in pages, (name, link.get("href"))
            assert not anchor or anchor in ids[file], (name, link.get("href"))
            count += 1
    assert count > 10_000


def test_it_has_every_rule_in_both_languages(
    pages: Mapping[str, ET.Element], library: Library
) -> None:
    """Under its own anchor, with the words of the documents and those that are lent to it."""
    for key in KEYS:
        there = {e.get("id") for n, p in pages.items() if f"/{key}/" in n for e in p.iter()}
        numbers = library.graph(key).numbers
        assert [number for number in numbers if number.anchor not in there] == []
    trample = words(pages["book/2023-11-17/702.xhtml"])
    assert library.graph("2023-11-17").rule(RuleId.parse("702.19b")).text.zh in trample
    lent = library.graph("2024-02-02").rule(RuleId.parse("702.19b")).text.en
    assert lent and lent in trample
    example = "Example"
    assert "例子" in trample and example not in words(pages["book/2023-11-17/101.xhtml"])


def test_a_reference_is_a_link(pages: Mapping[str, ET.Element]) -> None:
    """702.19b refers to 510.1c ("rule 510.1c"); a term leads to the glossary's words."""
    page = pages["book/2023-11-17/702.xhtml"]
    (rule,) = (e for e in page.iter(f"{X}article") if e.get("id") == "cr702-19c")
    hrefs = [link.get("href") for link in rule.iter(f"{X}a")]
    assert any(href and "terms.xhtml#t-" in href for href in hrefs)
    every = [link.get("href") for link in page.iter(f"{X}a")]
    assert any(href and href.endswith("510.xhtml#cr510-1c") for href in every)


def test_the_contents_have_chapters_sections_and_keywords(pages: Mapping[str, ET.Element]) -> None:
    (nav,) = pages["book/nav.xhtml"].iter(f"{X}nav")
    assert nav.get("{http://www.idpf.org/2007/ops}type") == "toc"
    tops = nav.findall(f"{X}ol/{X}li")
    assert len(tops) == 9 + 1 + 1  # chapters, the glossary, the part of 2025-06-06
    hrefs = [link.get("href") for link in nav.iter(f"{X}a")]
    assert "2023-11-17/702.xhtml" in hrefs and "2023-11-17/702.xhtml#cr702-19" in hrefs
    assert "Trample" in words(nav) and "践踏" in words(nav)


def test_the_glossary_has_every_entry(pages: Mapping[str, ET.Element], library: Library) -> None:
    terms = pages["book/2023-11-17/terms.xhtml"]
    assert len(list(terms.iter(f"{X}article"))) == len(library.graph("2023-11-17").edition.terms)


def test_nothing_is_asked_of_a_server(book: ZipFile) -> None:
    text = "".join(book.read(n).decode() for n in book.namelist() if n.endswith((".xhtml", "css")))
    assert "localhost" not in text and "<script" not in text and 'href="/' not in text


def test_a_book_that_cannot_be_written_says_so(app: Flask, tmp_path: Path) -> None:
    """A folder in its place, a file where its folder is to be; nothing is left."""
    with pytest.raises(BadFolder, match="is a folder"):
        epub.write(Source(app), tmp_path, KEYS, Lang.EN, lambda done, size: None)
    (tmp_path / "file").touch()
    with pytest.raises(BadFolder, match="can't be written"):
        epub.write(Source(app), tmp_path / "file/x.epub", KEYS, Lang.EN, lambda done, size: None)
    assert [one.name for one in tmp_path.iterdir()] == ["file"]
