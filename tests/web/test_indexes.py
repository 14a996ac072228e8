"""The glossary and the keywords stand in both orders under their letters."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient
from html_page import Page


def names(client: FlaskClient, url: str) -> list[str]:
    """The names of an index in its order."""
    html = client.get(url).get_data(as_text=True)
    return [text for href, text in Page(html).links if "/term/" in href]


def test_the_glossary_by_pinyin(client: FlaskClient) -> None:
    """暗码 (an) before 保护 (bao) before 践踏 (jian), 重置 as chong."""
    found = names(client, "/terms?order=pinyin")
    assert len(found) == 668
    first = [name.split()[0] for name in found]
    order = [first.index(name) for name in ("暗码", "保护", "重置", "践踏", "战斗阶段")]
    assert order == sorted(order)


def test_the_glossary_from_a_to_z(client: FlaskClient) -> None:
    """The English name first, whatever the language of the interface."""
    found = names(client, "/terms?order=az&lang=zh")
    assert found == sorted(found, key=lambda name: (not name[0].isalpha(), name[0].upper()))
    assert "Trample 践踏" in found


@pytest.mark.parametrize("order", ["pinyin", "az"])
def test_letters_lead_to_their_places(client: FlaskClient, order: str) -> None:
    """Each letter of the index is an anchor of the page."""
    shown = Page(client.get(f"/keywords?order={order}").get_data(as_text=True))
    anchors = [href[1:] for href, text in shown.links if re.fullmatch(r"[A-Z#]", text)]
    assert len(anchors) > 40
    assert set(anchors) <= set(shown.ids)


@pytest.mark.parametrize(
    ("url", "keyword", "rule"),
    [
        ("/keywords", "Connive", "/2023-11-17/rule/701.47"),
        ("/2024-02-02/keywords", "Connive", "/2024-02-02/rule/701.47"),
        ("/2024-02-02/keywords", "Cloak", "/2024-02-02/rule/701.56"),
        ("/keywords", "Raid", "/2023-11-17/rule/207.2c"),
    ],
)
def test_keywords_lead_to_their_rules_in_the_edition(
    client: FlaskClient, url: str, keyword: str, rule: str
) -> None:
    """Cloak is new in the later edition and found there by its heading."""
    html = client.get(url, headers={"Accept-Language": "en"}).get_data(as_text=True)
    row = next(row for row in html.split("<li>") if f">{keyword}</span>" in row)
    assert f'href="{rule}"' in row


def test_a_keyword_without_a_rule_says_so(client: FlaskClient) -> None:
    """Cloak is not yet in the whole book."""
    html = client.get("/keywords", headers={"Accept-Language": "en"}).get_data(as_text=True)
    row = next(row for row in html.split("<li>") if ">Cloak</span>" in row)
    assert "no rule of its own in this edition" in row


def test_kinds_of_keywords(client: FlaskClient) -> None:
    """Abilities, actions and ability words, with how many there are."""
    text = Page(client.get("/keywords", headers={"Accept-Language": "en"}).text).text
    for kind in ("Keyword abilities 197", "Keyword actions 59", "Ability words 53"):
        assert kind in text


def test_an_edition_without_a_glossary_leads_to_the_one_that_has_it(client: FlaskClient) -> None:
    """2024-06-07 is one chapter."""
    assert client.get("/2024-06-07/terms").headers["Location"] == "/terms"
    assert client.get("/2024-06-07/keywords").headers["Location"] == "/keywords"
