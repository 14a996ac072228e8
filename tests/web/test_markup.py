"""Texts become HTML with every piece escaped, whatever the documents hold."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Edition, Lang, Note, Place, Rule, RuleKind, Span
from corpus.terminology import Terminology
from corpus.vocabulary import Vocabulary
from web.desk import desk
from web.language import chosen
from web.markup import rich
from web.present.texts import texts_at

ATTACK = "See rule 100.1 <script>alert(1)</script> & rule 100.1 (note: <b>bold</b> rule 100.1)"


def mark(start: int, end: int, kind: str = "term", **more: str) -> dict[str, Any]:
    """A mark."""
    return {"start": start, "end": end, "kind": kind, **more}


def graph() -> RuleGraph:
    """An edition of one rule whose text is hostile."""
    number = RuleId.parse("100.1")
    note = Note(Lang.EN, Span(ATTACK.index("(note"), len(ATTACK)))
    rule = Rule(number, RuleKind.RULE, Bilingual(en=ATTACK), notes=(note,))
    terminology = Terminology.open()
    edition = Edition(date(2030, 1, 1), {number: rule}, (), ())
    return RuleGraph(edition, terminology, Vocabulary(terminology.entries))


def test_markup_in_a_rule_is_text(app: Flask) -> None:
    """The script is shown as it is written, the links around it still work."""
    one = graph()
    number = one.numbers[0]
    with app.test_request_context("/"):
        (text,) = texts_at(desk().shelf, one, Place(rule=number), one.rule(number).notes, Lang.EN)
    html = str(rich(text))
    assert "<script" not in html
    assert "<b>" not in html
    assert html.count('href="/2030-01-01/rule/100.1"') == 3
    assert '<span class="note" title="Translators’ note, not rule text">(note: &lt;b&gt;' in html


@pytest.mark.parametrize(
    ("marks", "html"),
    [
        ([], "a&lt;b"),
        ([mark(0, 1, "hit")], "<mark>a</mark>&lt;b"),
        ([mark(1, 2, "ref", href='/"x', title="<")],
         'a<a class="ref" href="/&#34;x" title="&lt;">&lt;</a>b'),
        ([mark(0, 3, "note"), mark(1, 2, "ref", href="/x")],
         '<span class="note">a<a class="ref" href="/x">&lt;</a>b</span>'),
        ([mark(0, 2, "ref", href="/x"), mark(1, 2, href="/y")],
         '<a class="ref" href="/x">a&lt;</a>b'),  # no link inside a link
        ([mark(0, 2, "hit"), mark(1, 3, "note")], "<mark>a&lt;</mark>b"),  # half overlapping
        ([mark(1, 1, "hit"), mark(2, 9, "hit")], "a&lt;b"),  # empty, or beyond the end
    ],
)  # fmt: skip
def test_marks(marks: list[dict[str, Any]], html: str) -> None:
    """Inside one another, beside, overlapping, outside."""
    assert str(rich({"text": "a<b", "marks": marks})) == html


@given(
    st.text(max_size=30),
    st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30), st.sampled_from(["hit", "note"]))),
)
def test_no_character_is_lost(text: str, spans: list[tuple[int, int, str]]) -> None:
    """Whatever the marks, the text that is seen is the text."""
    html = str(rich({"text": text, "marks": [mark(*span) for span in spans]}))
    for tag in ("<mark>", "</mark>", '<span class="note">', "</span>"):
        html = html.replace(tag, "")
    assert "<" not in html
    assert (
        html.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&#39;", "'")
        .replace("&#34;", '"')
        .replace("&amp;", "&")
        == text
    )


@pytest.mark.parametrize(
    ("query", "header", "lang"),
    [
        ("", "en-GB,en;q=0.9", Lang.EN),
        ("", "zh-TW, en;q=0.5", Lang.ZH),
        ("", "fr, en;q=0.5, zh;q=0.3", Lang.EN),
        ("", "en;q=0, zh", Lang.ZH),
        ("", "", Lang.ZH),
        ("?lang=en", "zh", Lang.EN),
        ("?lang=tlh", "en", Lang.EN),
    ],
)
def test_the_language_of_the_interface(app: Flask, query: str, header: str, lang: Lang) -> None:
    """Asked for, else preferred, else Chinese."""
    with app.test_request_context(f"/{query}", headers={"Accept-Language": header}) as context:
        assert chosen(context.request) is lang
