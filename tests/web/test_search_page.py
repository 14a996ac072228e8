"""The results show what was found, where, in both languages, and what to try instead."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from html_page import Page


def html(client: FlaskClient, query: str, lang: str = "en", **options: str) -> str:
    """The results for `query`, which must be answered."""
    response = client.get("/search", query_string={"q": query, "lang": lang, **options})
    assert response.status_code == 200
    return response.get_data(as_text=True)


def test_home_has_one_box_and_the_contents(client: FlaskClient) -> None:
    """The box, the nine chapters, the editions and whom to thank."""
    home = client.get("/", headers={"Accept-Language": "en"}).get_data(as_text=True)
    assert home.count('type="search"') == 1
    shown = Page(home)
    assert {f"/2023-11-17/rule/{n}" for n in range(1, 10)} <= set(shown.hrefs)
    for edition in ("2023-11-17", "2024-02-02", "2024-06-07", "2024-09-20", "2025-06-06"):
        assert f"/{edition}" in shown.hrefs
    assert "Chinese judge community" in shown.text


def test_home_answers_a_question(client: FlaskClient) -> None:
    """With the rules that it turns on, in the reader's language, as ruled just now."""
    for lang, begins in (("en", "No. "), ("zh", "否。")):
        home = Page(client.get("/", headers={"Accept-Language": lang}).get_data(as_text=True))
        assert "/ask/ready/menace-one-blocker" in home.hrefs
        assert begins in home.text
        assert "702.111b" in home.text


def test_english_words_are_marked_in_both_languages(client: FlaskClient) -> None:
    """Trample finds the heading first; what is found is marked in either text."""
    found = html(client, "trample")
    assert "<mark>trample</mark>" in found
    assert "<mark>践踏</mark>" in found
    shown = Page(found)
    first = next(href for href, text in shown.links if text.startswith("702.19"))
    assert first == "/2024-02-02/rule/702.19"
    assert "702 Keyword Abilities" in shown.text  # the path of headings


def test_chinese_words(client: FlaskClient) -> None:
    """The interface and the results are Chinese."""
    shown = Page(html(client, "致命伤害", "zh"))
    assert "条结果" in shown.text
    assert "关键字异能" in shown.text


def test_an_existing_number_shows_its_rule_on_top(client: FlaskClient) -> None:
    """The rule stands in full before the other hits, and only once."""
    found = html(client, "CR 702.19B")
    top = found.index('class="exact"')
    assert top < found.index('class="results"')
    assert (
        "首先将伤害分配给所有阻挡它的生物" in Page(found[top : found.index('class="results"')]).text
    )
    assert Page(found).ids.count("cr702-19b") == 1


def test_an_unused_letter_is_explained_and_its_neighbors_offered(client: FlaskClient) -> None:
    """704.5l does not exist, because l is not used."""
    shown = Page(html(client, "704.5l"))
    assert "704.5l" in shown.text
    assert "letters l and o are not used" in shown.text
    offers = [text for href, text in shown.links if href.startswith("/search?q=704.5")]
    assert "704.5k" in offers
    assert "704.5m" in offers


def test_facets_narrow_down(client: FlaskClient) -> None:
    """A chapter's link leads to fewer results, and the way back to all."""
    shown = Page(html(client, "trample"))
    href = next(href for href, text in shown.links if "chapter=1" in href)
    narrowed = Page(client.get(href).get_data(as_text=True))
    rules = {h.rsplit("/", 1)[-1] for h in narrowed.hrefs if "/rule/" in h and "/trace" not in h}
    assert {number[0] for number in rules} == {"1"}
    assert "All" in [text for _, text in narrowed.links]


def test_pages_follow_one_another(client: FlaskClient) -> None:
    """The next page begins where this one ends."""
    first = Page(html(client, "creature"))
    href = next(href for href, text in first.links if text.startswith("Next page"))
    second = client.get(href).get_data(as_text=True)
    assert 'start="21"' in second
    assert "21–40" in Page(second).text


def test_markup_in_a_query_is_text(client: FlaskClient) -> None:
    """What was typed is shown, and is never part of the page."""
    attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    found = html(client, attack)
    assert Page(found).has_only_own_scripts()
    assert "img" not in Page(found).tags
    assert "&lt;script&gt;" in found


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"q": "x" * 10_000}, "10000 characters"),
        ({"q": "a\x00b"}, "control characters"),
        ({"q": "trample", "chapter": "12"}, "“12”"),
        ({"q": "trample", "kind": "card"}, "“card”"),
        ({"q": "trample", "page": "0"}, "“0”"),
        ({"q": "trample", "page": "²"}, "“²”"),
    ],
)
def test_what_cannot_be_searched_for_is_refused_with_a_sentence(
    client: FlaskClient, options: dict[str, str], sentence: str
) -> None:
    """A page with status 400, in the words of the interface."""
    response = client.get("/search", query_string=options, headers={"Accept-Language": "en"})
    assert response.status_code == 400
    assert sentence in Page(response.get_data(as_text=True)).text


@pytest.mark.parametrize(
    "query", ["", "   ", "???", "，。", "\ud7ff", "😀", "AND", "(((", '"', "*"]
)
def test_odd_queries_are_answered(client: FlaskClient, query: str) -> None:
    """Nothing to look for is no error."""
    assert client.get("/search", query_string={"q": query}).status_code == 200


def test_a_hit_stands_between_its_neighbors(client: FlaskClient) -> None:
    """702.19c between 702.19b and 702.19d, with the headings above it."""
    found = html(client, "trample over planeswalkers")
    row = next(row for row in found.split('<li class="hit') if '/rule/702.19c"><span' in row)
    shown = Page(row)
    around = [href for href in shown.hrefs if href[-7:] in ("702.19b", "702.19d")]
    assert around == ["/2024-02-02/rule/702.19b", "/2024-02-02/rule/702.19d"]
    assert "702 Keyword Abilities" in shown.text


def test_cards_of_that_name_are_offered(client: FlaskClient) -> None:
    """闪电击 is a card; the rules that hold the words follow."""
    assert "/card/Lightning%20Bolt" in Page(html(client, "闪电击")).hrefs
