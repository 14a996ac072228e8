"""The reference as files: every page in both languages, whose links lead from file to file."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from flask import Flask
from html_page import Page

from corpus.library import Library
from corpus.model import Lang
from judge.cli import main
from tests.killing import killed
from web import desk
from web.offline.errors import BadFolder
from web.offline.files import slug
from web.offline.folder import MARK, replacing
from web.offline.pack import Pack

KEY = "2025-06-06"


@pytest.fixture(scope="module")
def pages(exported: Path) -> Mapping[Path, Page]:
    """Every page of the export."""
    return {path: Page(path.read_text(encoding="utf-8")) for path in exported.rglob("*.html")}


@pytest.fixture(scope="module")
def pack(app: Flask) -> Iterator[Pack]:
    """The packed index of all shipped editions."""
    found: desk.Desk = app.extensions[desk.NAME]
    with app.test_request_context():
        yield Pack(found.shelf, found.library.keys, found.searching.spelled)


def part(script: str) -> dict[str, object]:
    """The value in a part's script."""
    return dict(json.loads(script.removeprefix("rulesPack.add(").removesuffix(");\n")))


def test_every_rule_has_its_page_in_both_languages(
    pages: Mapping[Path, Page], exported: Path, library: Library
) -> None:
    graph = library.graph(KEY)
    for lang in Lang:
        for number in graph.numbers:
            page = pages[exported / str(lang) / KEY / "rule" / f"{number}.html"]
            for _, words in (
                () if graph.rule(number).is_heading else graph.rule(number).text.items()
            ):
                assert " ".join(words.split()) in page.text
    assert "The rules judge" in pages[exported / "en/index.html"].text
    assert "规则裁判" in pages[exported / "zh/index.html"].text


def test_every_link_leads_to_a_file_and_a_place_in_it(
    pages: Mapping[Path, Page], exported: Path
) -> None:
    """Relative, so that the folder may stand anywhere; scripts, styles and forms too."""
    ids = {path: set(page.ids) for path, page in pages.items()}
    found = re.compile(r'\b(?:href|src|action|data-pack|data-home)="([^"]*)"')
    for path in pages:
        for link in found.findall(path.read_text(encoding="utf-8")):
            parts = urlsplit(link.replace("&amp;", "&"))
            assert not parts.scheme and not parts.netloc and not link.startswith("/"), (path, link)
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            assert target.exists() and target.is_relative_to(exported), (path, link)
            if parts.path.endswith(".html") and parts.fragment:
                assert parts.fragment in ids[target], (path, link)


def test_what_needs_a_server_is_left_out(pages: Mapping[Path, Page], exported: Path) -> None:
    for path in pages:
        text = path.read_text(encoding="utf-8")
        for word in ("localhost", "data-served", "data-suggest", "/ask/board", "/report", "oembed"):
            assert word not in text, (path, word)
    page = pages[exported / "en" / KEY / "rule/603.2.html"]
    assert "Report" not in page.text and "Rules" in page.text


def test_each_page_leads_to_itself_in_the_other_language(
    pages: Mapping[Path, Page], exported: Path
) -> None:
    for path, page in pages.items():
        if path.parent == exported:
            continue
        lang, *rest = path.relative_to(exported).parts
        other = exported.joinpath("zh" if lang == "en" else "en", *rest)
        targets = {(path.parent / unquote(href)).resolve() for href in page.hrefs}
        assert other in targets, path


def test_the_packed_index_is_small_and_comes_in_steps(pack: Pack) -> None:
    """At most 3 MB for the shipped documents, even as it is before it is compressed."""
    sizes = [len(pack.script(name).encode()) for name in pack.names]
    assert sum(sizes) <= 3_000_000
    assert len(sizes) > 10 and sizes[0] < 250_000


def test_the_packed_index_has_all_that_the_documents_say(pack: Pack, library: Library) -> None:
    """Every number, text, example and glossary entry, and no words that no edition has."""
    parts = {name: part(pack.script(name)) for name in pack.names}
    for key in library.keys:
        graph = library.graph(key)
        rules: dict[str, dict[str, object]] = {}
        for name, one in parts.items():
            if name.startswith(key) and "rules" in one:
                rules |= one["rules"]  # type: ignore[operator]
        assert set(rules) == set(map(str, graph.numbers))
        for rule in graph.edition.rules.values():
            said = rules[str(rule.id)]
            for lang, words in () if rule.is_heading else rule.text.items():
                assert said["text"][str(lang)] == words  # type: ignore[index]
            assert len(said.get("examples", ())) == len(rule.examples)  # type: ignore[arg-type]
        outline = parts["names"]["editions"][key]  # type: ignore[index]
        assert outline["numbers"].split() == [str(number) for number in graph.numbers]
    glossary = parts["2023-11-17-terms"]["terms"]
    named = {one["name"] for one in parts["names"]["terms"]}  # type: ignore[attr-defined]
    assert set(glossary) <= named  # type: ignore[call-overload]
    printed = {term.definition.zh for term in library.graph("2023-11-17").edition.terms}
    told = {one["text"]["zh"] for one in glossary.values()}  # type: ignore[attr-defined]
    assert len(printed - told) <= 1 and told <= printed  # two entries have one printed name


def test_texts_that_are_lent_say_of_which_edition(pack: Pack, library: Library) -> None:
    rules = part(pack.script("2023-11-17-7"))["rules"]
    said = rules["702.19b"]  # type: ignore[index]
    assert said["from"] == {"en": "2024-02-02"} and "differs" not in said


def test_names_of_files_are_apart(pack: Pack) -> None:
    """On systems that don't tell capital letters from small ones, too."""
    for key in pack.keys:
        counts = Counter(slug(name) for name in pack.terms(key))
        assert [name for name, count in counts.items() if count > 1] == []
        assert max(len(name) for name in counts) < 200


def test_an_earlier_export_is_replaced_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    for text in ("one", "two"):
        with replacing(folder, {}) as new:
            (new / "index.html").write_text(text)
    assert (folder / "index.html").read_text() == "two"
    assert [one.name for one in tmp_path.iterdir()] == ["site"]
    other = tmp_path / "other"
    other.mkdir()
    with replacing(other, {}) as new:
        (new / "a").touch()
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").touch()
    with pytest.raises(BadFolder, match="neither empty nor"), replacing(tmp_path / "mine", {}):
        raise AssertionError("it may not be written")
    with pytest.raises(BadFolder, match="is a file"), replacing(folder / "index.html", {}):
        raise AssertionError("it may not be written")
    with (
        pytest.raises(BadFolder, match="can't be written"),
        replacing(folder / "index.html" / "x", {}),
    ):
        raise AssertionError("it may not be written")


def test_what_fails_leaves_the_earlier_export(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    with replacing(folder, {}) as new:
        (new / "a").write_text("whole")
    with pytest.raises(BadFolder, match="No space"), replacing(folder, {}) as new:
        (new / "a").write_text("half")
        raise OSError(28, "No space left on device")
    assert (folder / "a").read_text() == "whole"
    assert [one.name for one in tmp_path.iterdir()] == ["site"]


KILLED = """
from web.offline.folder import replacing
with replacing(Path(sys.argv[2]), {}) as new:
    for name in "abc":
        (new / name).write_bytes(b"new")
"""


def test_one_that_is_killed_leaves_the_old_export_or_the_new_one(tmp_path: Path) -> None:
    """At every step; the next one removes what was left."""
    folder, step, seen = tmp_path / "site", 1, set()
    while True:
        with replacing(folder, {}) as new:
            for name in "abc":
                (new / name).write_bytes(b"old")
        if not killed(KILLED, step, folder):
            break
        texts = {(folder / name).read_bytes() for name in "abc"}
        assert len(texts) == 1 and (folder / MARK).exists()
        seen |= texts
        step += 1
    assert seen == {b"old", b"new"}
    with replacing(folder, {}):
        pass
    assert [one.name for one in tmp_path.iterdir()] == ["site"]


def test_a_command_that_is_killed_leaves_none(tmp_path: Path, app: Flask) -> None:
    """While pages are written, with the processes that write them."""
    data = app.extensions[desk.NAME].data
    words = [sys.executable, "-m", "judge.cli", "export", str(tmp_path / "site"), "--jobs", "2"]
    code = "import sys; from judge.cli import main; main(sys.argv[1:])"
    words[1:3] = ["-c", code]
    path = os.pathsep.join(filter(None, sys.path))
    env = {**os.environ, "JUDGE_DATA": str(data), "PYTHONPATH": path}
    running = subprocess.Popen(words, env=env)
    while not list(tmp_path.glob(".site.new.*/en/index.html")):
        assert running.poll() is None
    running.kill()
    running.wait()
    assert not (tmp_path / "site").exists()


def test_the_command_writes_an_edition(
    tmp_path: Path,
    app: Flask,
    exported: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """With one process the same pages as with two, byte for byte."""
    monkeypatch.setenv("JUDGE_DATA", str(app.extensions[desk.NAME].data))
    folder, book = tmp_path / "new" / "site", tmp_path / "rules.epub"
    assert main(["export", str(folder), "--edition", "2025-06", "--jobs", "1"]) == 0
    assert "index.html" in capsys.readouterr().out
    assert json.loads((folder / MARK).read_text())["editions"] == [KEY]
    pages, others = (
        {path.relative_to(top): path for path in top.rglob("*.html")} for top in (folder, exported)
    )
    assert pages.keys() == others.keys()
    for name in sorted(pages)[::5]:
        assert pages[name].read_bytes() == others[name].read_bytes(), name
    assert main(["export", "--epub", str(book), "--edition", KEY, "--lang", "en"]) == 0
    assert book.stat().st_size > 20_000
