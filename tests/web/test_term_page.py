"""A term's page is found under each of its names and tells where it is defined and used."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from html_page import Page


@pytest.mark.parametrize("name", ["践踏", "trample", "Ｔrample"])
def test_a_term_has_one_page_under_all_its_names(client: FlaskClient, name: str) -> None:
    """Names in both languages, the glossary's words, the rule and the uses."""
    response = client.get(f"/term/{name}", headers={"Accept-Language": "en"})
    html = response.get_data(as_text=True)
    shown = Page(html)
    assert 'rel="canonical" href="http://localhost/2023-11-17/term/Trample"' in html
    assert "Trample 践踏" in shown.text
    assert "一个关键字异能，影响生物如何分配战斗伤害" in shown.text
    assert "/2023-11-17/rule/702.19" in shown.hrefs
    assert "Used in 14 rules and examples" in shown.text


def test_senses_and_references_of_the_glossary(client: FlaskClient) -> None:
    """Ability has two senses and refers to rule 113 and chapter 6."""
    shown = Page(client.get("/term/异能").get_data(as_text=True))
    assert "1. 一个物件上" in shown.text
    assert "2. 一个堆叠上" in shown.text
    assert ("/2023-11-17/rule/113", "113") in shown.links
    assert "/2023-11-17/rule/6" in shown.hrefs


def test_other_names_are_told(client: FlaskClient) -> None:
    """A nickname leads to the term."""
    shown = Page(client.get("/term/SBA", headers={"Accept-Language": "en"}).get_data(as_text=True))
    assert "State-Based Action" in shown.text
    assert "Also called" in shown.text


def test_an_edition_without_a_glossary_says_whose_words_are_shown(client: FlaskClient) -> None:
    """Uses are of the edition asked for, the glossary's words of the one that has them."""
    response = client.get("/2024-02-02/term/trample", headers={"Accept-Language": "en"})
    shown = Page(response.get_data(as_text=True))
    assert "Glossary, edition of 2023-11-17" in shown.text
    assert "/2024-02-02/rule/702.19b" in shown.hrefs


def test_an_unknown_term_offers_the_nearest(client: FlaskClient) -> None:
    """404, with a link to the right spelling."""
    response = client.get("/term/tramplle")
    assert response.status_code == 404
    assert "/2023-11-17/term/Trample" in Page(response.get_data(as_text=True)).hrefs
