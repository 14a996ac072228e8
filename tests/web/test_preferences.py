"""What a reader prefers is stated by an address, remembered, and independent of one another."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from html_page import Page

RULE = "/2024-02-02/rule/702.19b"
EN, ZH = "first assigns damage to the creature(s) blocking it", "首先将伤害分配给所有阻挡它的生物"


def html(client: FlaskClient, url: str) -> str:
    """The page at `url`."""
    response = client.get(url, headers={"Accept-Language": "en"})
    assert response.status_code == 200
    return response.get_data(as_text=True)


def own(html: str) -> str:
    """What is seen before other editions."""
    return Page(html.partition('class="others"')[0]).text


@pytest.mark.parametrize(("texts", "shown"), [("both", {EN, ZH}), ("zh", {ZH}), ("en", {EN})])
def test_texts_are_shown_in_the_languages_asked_for(
    client: FlaskClient, texts: str, shown: set[str]
) -> None:
    """Whatever the language of the interface, now and on the next page."""
    for url in (f"{RULE}?texts={texts}", RULE, f"{RULE}?lang=zh"):
        text = own(html(client, url))
        assert {words for words in (EN, ZH) if words in text} == shown, url


def test_a_text_without_the_language_asked_for_is_shown_in_the_other(client: FlaskClient) -> None:
    """702.37c of the Chinese edition has no English that says the same."""
    assert "使用变身异能施放咒语时" in Page(html(client, "/2023-11-17/rule/702.37c?texts=en")).text


def test_a_language_that_the_edition_lacks_is_borrowed_alone(client: FlaskClient) -> None:
    """702.19b of the Chinese edition in English, with where it comes from."""
    text = own(html(client, "/2023-11-17/rule/702.19b?texts=en"))
    assert EN in text
    assert ZH not in text
    assert "English of the edition of 2024-02-02" in text


@pytest.mark.parametrize(
    ("theme", "media"),
    [("auto", "screen and (prefers-color-scheme: dark)"), ("dark", "screen"), ("light", "not all")],
)
def test_the_theme_is_in_the_page_from_the_first_byte(
    client: FlaskClient, theme: str, media: str
) -> None:
    """No script decides it, so nothing flashes; the next page remembers."""
    for url in (f"/?theme={theme}", "/editions"):
        assert f'css/dark.css" media="{media}"' in html(client, url)


def test_nonsense_is_not_remembered(client: FlaskClient) -> None:
    """An unknown choice is the usual one, and sets no cookie."""
    response = client.get("/?theme=pink&texts=fr&lang=xx")
    assert "Set-Cookie" not in response.headers
    assert "prefers-color-scheme: dark" in response.get_data(as_text=True)


def test_the_menu_keeps_the_rest_of_the_address(client: FlaskClient) -> None:
    """A choice on a page of results leads to the same results."""
    shown = Page(html(client, "/search?q=trample&chapter=1"))
    assert "/search?q=trample&chapter=1&theme=dark" in shown.hrefs


def test_what_stands_around_a_page_is_of_its_address_and_its_reader(client: FlaskClient) -> None:
    """It is made once for many pages: no page has the address, the choice or the mount before."""
    for query in ("trample", "%22%3E%3Cq%3E&x=1", "first+strike"):
        shown = html(client, f"/search?q={query}&theme=dark")
        assert Page(shown).hrefs.count(f"/search?q={query}&theme=light") == 1
        assert shown.count(f'hreflang="zh-Hans" href="/search?q={query.replace("&", "&amp;")}') == 1
        assert "<q>" not in shown
    assert 'data-theme="dark" aria-current="true"' in html(client, "/search?q=trample&theme=dark")
    assert 'data-theme="light" aria-current="true"' in html(client, "/search?q=trample&theme=light")
    assert html(client, "/editions").count('aria-current="page"') == 1
    assert 'aria-current="page"' not in html(client, "/search?q=trample")
    mounted = client.get(
        "/editions", headers={"Accept-Language": "en"}, base_url="http://host/book"
    )
    assert 'href="/book/editions" aria-current="page"' in mounted.get_data(as_text=True)
