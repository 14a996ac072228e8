"""Chinese may be shown in traditional characters; what a form sends stays as it is."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient
from html_page import Page

from web.traditional import page

RULE = "/2023-11-17/rule/702.19b"


def html(client: FlaskClient, url: str, lang: str = "zh") -> str:
    response = client.get(url, headers={"Accept-Language": lang})
    assert response.status_code == 200
    return response.get_data(as_text=True)


def test_a_page_is_shown_in_traditional_characters_and_remembers_it(client: FlaskClient) -> None:
    assert "踐踏" not in Page(html(client, RULE)).text
    for url in (f"{RULE}?script=hant", RULE):
        shown = html(client, url)
        assert "具有踐踏的攻擊生物" in Page(shown).text
        assert "具有践踏的攻击生物" not in Page(shown).text
        assert '<html lang="zh-Hant"' in shown
        assert 'data-script="hant"' in shown
    assert "具有践踏的攻击生物" in Page(html(client, f"{RULE}?script=hans")).text


def test_the_english_of_a_page_stays(client: FlaskClient) -> None:
    plain, shown = (
        html(client, f"/2024-02-02/rule/702.19b?script={one}", "en") for one in ("hans", "hant")
    )
    english = re.compile(r'(?s)<p lang="en">.*?</p>')
    assert len(english.findall(plain)) == len(english.findall(shown)) > 0
    assert '<html lang="en"' in shown


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("<p>规则</p>", "<p>規則</p>"),
        (
            '<a href="/term/践踏" title="践踏">规则</a>',
            '<a href="/term/践踏" title="踐踏">規則</a>',
        ),
        ('<input value="攻击" placeholder="规则">', '<input value="攻击" placeholder="規則">'),
        ("<textarea>攻击</textarea>规则", "<textarea>攻击</textarea>規則"),
        ("<script>'攻击'</script>", "<script>'攻击'</script>"),
        ("<!-- 攻击 -->", "<!-- 攻击 -->"),
        ("a &lt; b 规则", "a &lt; b 規則"),
        ('<meta name="description" content="规则">', '<meta name="description" content="規則">'),
        ('<meta property="og:title" content="规则">', '<meta property="og:title" content="規則">'),
        (
            '<meta property="og:url" content="/term/践踏">',
            '<meta property="og:url" content="/term/践踏">',
        ),
    ],
)
def test_only_what_is_read_is_changed(given: str, shown: str) -> None:
    assert page(given) == shown


def test_what_is_shown_of_a_link_follows(client: FlaskClient) -> None:
    """For who asks with the preference, or for a link that has it: others have none to follow."""
    described = re.compile(r'<meta (?:name|property)="(?:og:)?description" content="([^"]*)"')
    for script, word, locale in (("hans", "践踏", "zh_CN"), ("hant", "踐踏", "zh_TW")):
        shown = html(client, f"{RULE}?script={script}")
        found = described.findall(shown)
        assert len(found) == 2 and all(word in text for text in found)
        assert f'property="og:locale" content="{locale}"' in shown


def test_a_scenario_in_the_form_is_not_changed(client: FlaskClient) -> None:
    """Its names are those that the judge knows."""
    shown = html(client, "/ask?script=hant")
    plain = html(client, "/ask?script=hans")
    areas = re.compile(r"(?s)<textarea.*?</textarea>")
    assert areas.findall(plain) == areas.findall(shown) != []


def test_a_tooltip_is_in_the_same_characters(client: FlaskClient) -> None:
    for script, word in (("hans", "践踏"), ("hant", "踐踏")):
        found = client.get(f"/api/v1/preview?cr=702.19b&term=践踏&script={script}").get_json()
        assert word in found["cr"]["702.19b"]["text"]["zh"]
        assert found["term"]["践踏"]["title"]["zh"] == word
    assert client.get("/api/v1/preview?cr=702.19b&script=both").status_code == 400
