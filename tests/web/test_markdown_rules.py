"""References in Markdown become links to the site, and nothing else changes."""

from __future__ import annotations

import logging
import re
import tomllib
from datetime import date
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import markdown
import pytest
from flask import Flask
from markupsafe import escape

from corpus.ids import RuleId
from corpus.imports import add
from web.markdown_rules import RulesExtension
from web.present import links

ROOT = Path(__file__).parents[2]
BASE = "https://rules.example/"


def html(text: str, **options: Any) -> str:
    """The HTML of one paragraph, without its `<p>`."""
    rules = RulesExtension(**{"base_url": BASE, **options})
    made = markdown.markdown(text, extensions=[rules, "fenced_code"])
    return made.removeprefix("<p>").removesuffix("</p>")


def link(path: str, words: str) -> str:
    return f'<a class="cr" href="{BASE}{path}">{words}</a>'


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("[[702.19b]]", link("rule/702.19b", "702.19b")),
        ("[[702.19B|this *rule*]]", link("rule/702.19b", "this *rule*")),
        ("**[[702.19b]]**", f"<strong>{link('rule/702.19b', '702.19b')}</strong>"),
        ("[[704]], [[7]]", f"{link('rule/704', '704')}, {link('rule/7', '7')}"),
        ("[[trample]]", link("term/trample", "trample")),
        ("[[践踏]]", link("term/%E8%B7%B5%E8%B8%8F", "践踏")),
        ("[[+1/+1 counter]]", link("term/+1/+1%20counter", "+1/+1 counter")),
        ("See CR 702.19b.", f"See {link('rule/702.19b', 'CR 702.19b')}."),
        ("见规则702.19b。", f"见{link('rule/702.19b', '规则702.19b')}。"),
        ("(CR 702.19)", f"({link('rule/702.19', 'CR 702.19')})"),
    ],
)
def test_references_become_links(text: str, made: str) -> None:
    """Numbers, terms in both languages, words of one's own, references in text."""
    assert html(text) == made


@pytest.mark.parametrize(
    "text",
    [
        "`[[702.19b]]` and `CR 702.19b`",
        "    CR 702.19b",
        "```\nCR 702.19b [[702.19b]]\n```",
        "<code>CR 702.19b</code>",
        "<a href='/x'>CR 702.19b and [[702.19b]]</a>",
        "<pre>CR 702.19b</pre>",
        "[CR 702.19b](/x)",
        "[[[x](/x)]]",
        "\\[[702.19b]]",
        "702.19b alone, SCR 702.19b, CR 702.1234, CR 702.19bcd, CR 7021, CR702x",
        "a [link][x] and [x]\n\n[x]: /x",
    ],
)
def test_everything_else_is_as_without_the_extension(text: str) -> None:
    """Code, links, what is escaped, what is no number."""
    plain = markdown.markdown(text, extensions=["fenced_code"])
    assert html(text) == plain.removeprefix("<p>").removesuffix("</p>")


def test_a_reference_after_code_is_still_a_link() -> None:
    """Only what is inside is left alone."""
    text = "<code>CR 702.19a</code> CR 702.19b"
    assert html(text) == f"<code>CR 702.19a</code> {link('rule/702.19b', 'CR 702.19b')}"


def test_links_are_those_of_the_site(app: Flask) -> None:
    """With an edition and a language, the same addresses that the site makes."""
    options = {"base_url": "http://localhost", "edition": "2024-02-02", "lang": "zh"}
    for name in ("702.19b", "践踏", "+1/+1 counter", "What?"):
        with app.test_request_context():
            number = name == "702.19b"
            own = links.rule("2024-02-02", RuleId.parse(name)) if number else None
            address = links.absolute(own or links.term("2024-02-02", name))
        assert f'href="{escape(address)}?lang=zh"' in html(f"[[{name}]]", **options)
        assert app.test_client().get(address).status_code == (404 if name == "What?" else 200)


def test_numbers_are_looked_up_if_asked(caplog: pytest.LogCaptureFixture) -> None:
    """What the editions lack stays as it is written, and a warning names it."""
    text = "[[702.19b]] [[704.99]] CR 799.9 [[践踏]] [[tramplle]]"
    with caplog.at_level(logging.WARNING):
        made = html(text, validate=True)
    assert made.count("<a ") == 2
    assert "[[704.99]] CR 799.9" in made
    assert "[[tramplle]]" in made
    assert [name for name in ("704.99", "799.9", "tramplle") if name in caplog.text] == [
        "704.99",
        "799.9",
        "tramplle",
    ]
    assert html("[[601.2b]]", validate=True, edition="2024-02-02") == "[[601.2b]]"


def test_a_label_in_a_table_ends_no_cell() -> None:
    """Escaped, as some editors write it, or not; code in the table stays as it is."""
    rows = ("[[702.19b|this *rule*]]", r"[[702.19b\|that]]", "`[[a|b]]`", "[[践踏|words]] `|`")
    table = "\n".join(("| a | b |", "|---|---|", *(f"| {row} | x |" for row in rows)))
    extensions = ["tables", RulesExtension(base_url=BASE)]
    made = re.findall(r"<td>(.*)</td>", markdown.markdown(table, extensions=extensions))
    assert made[1::2] == ["x"] * len(rows)
    assert made[::2] == [
        link("rule/702.19b", "this *rule*"),
        link("rule/702.19b", "that"),
        "<code>[[a|b]]</code>",
        link("term/%E8%B7%B5%E8%B8%8F", "words") + " <code>|</code>",
    ]
    assert html(r"[[702.19b\|that]]") == link("rule/702.19b", "that")


def test_imported_editions_are_looked_up_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those in the folder that JUDGE_DATA names."""
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path))
    options = {"validate": True, "edition": "2030-01-01"}
    assert html("[[603.1a]]", **options) == "[[603.1a]]"
    file = tmp_path / "mine.txt"
    file.write_text(
        "603. Abilities\n603. 异能\n603.1a It waits.\n603.1a 它等待。\n", encoding="utf-8"
    )
    add([file], tmp_path / "documents", date(2030, 1, 1), accept_faults=True)
    assert html("[[603.1a]]", **options) == link("2030-01-01/rule/603.1a", "603.1a")
    assert html("[[603.99]]", **options) == "[[603.99]]"


def test_a_strict_build_fails_by_an_unknown_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """MkDocs counts what is logged as its own, below `mkdocs`."""
    counted: list[logging.LogRecord] = []
    counter = logging.Handler(logging.WARNING)
    monkeypatch.setattr(counter, "emit", counted.append)
    logging.getLogger("mkdocs").addHandler(counter)
    try:
        html("[[702.19b]] [[704.99]]", validate=True)
    finally:
        logging.getLogger("mkdocs").removeHandler(counter)
    assert ["704.99" in one.getMessage() for one in counted] == [True]


@pytest.mark.parametrize(
    ("options", "words"), [({"base_url": ""}, "base_url is needed"), ({"lang": "fr"}, "en or zh")]
)
def test_options_that_make_no_links_are_refused(options: dict[str, str], words: str) -> None:
    """With what would be right."""
    with pytest.raises(ValueError, match=words):
        html("x", **options)


@pytest.mark.parametrize("name", ["embedding.md", "embedding.zh.md"])
def test_the_guide_s_example_works_and_names_every_option(name: str) -> None:
    """What the guide shows in Python is run, the extension by its module's name."""
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\nimport markdown\n\n(.*?)```", text, re.S)
    made = eval(code.replace("rules_judge", "web.markdown_rules"))
    assert link("rule/702.19b", "702.19b") in made
    for option in RulesExtension(base_url=BASE).config:
        assert f"| `{option}` |" in text


def test_other_programs_find_the_extension_by_its_name() -> None:
    """As Python-Markdown and MkDocs look for it: by entry point, or by the module."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ((name, value),) = project["entry-points"]["markdown.extensions"].items()
    found = EntryPoint(name, value, "markdown.extensions").load()
    assert (name, found) == ("rules_judge", RulesExtension)
    config = {"web.markdown_rules": {"base_url": BASE}}
    made = markdown.markdown("CR 704", extensions=[*config], extension_configs=config)
    assert link("rule/704", "CR 704") in made
