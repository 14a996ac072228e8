"""The ready questions: each is ruled on as it says, and stands under a topic in both languages."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from html_page import Page

import judge
from judge.ruling import Verdict
from web import asking
from web.present.drafts import TOPICS

EXAMPLES = asking.examples()


def test_there_are_many_in_most_topics() -> None:
    """At least sixteen, of at least seven topics."""
    assert len(EXAMPLES) >= 16
    assert len({example.topic for example in EXAMPLES.values()}) >= 7


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_ready_question_is_ruled_on_as_it_says(name: str) -> None:
    """It asks something, every expectation holds, and the verdict is a ruling."""
    example = EXAMPLES[name]
    (scenario,) = judge.load_scenarios(example.text)
    assert judge.check(scenario).outcome == "pass"
    ruling = judge.ask(scenario)
    assert ruling.verdict in (Verdict.DETERMINED, Verdict.DEPENDS)
    assert scenario.ask
    assert ruling.answer.en
    assert "none" not in ruling.answer.en
    assert example.topic in TOPICS
    assert example.title["en"].isascii()
    assert example.title["zh"] != example.title["en"]


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_gallery_shows_all_of_them(client: FlaskClient, lang: str) -> None:
    """Each by its title in the reader's language alone, with the way to change it."""
    page = Page(client.get("/ask", headers={"Accept-Language": lang}).get_data(as_text=True))
    other = "zh" if lang == "en" else "en"
    for name, example in EXAMPLES.items():
        assert example.title[lang] in page.text
        assert example.title[other] not in page.text
        assert f"/ask/ready/{name}" in page.hrefs
        assert f"/ask/board?example={name}" in page.hrefs
