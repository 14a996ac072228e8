"""The page of a rule shows both languages, its place, its links, and keeps to its edition."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient
from html_page import Page


def page(client: FlaskClient, url: str, lang: str = "en") -> Page:
    """The page at `url`, which must be there."""
    response = client.get(url, headers={"Accept-Language": lang})
    assert response.status_code == 200, url
    return Page(response.get_data(as_text=True))


def test_both_languages_stand_side_by_side_with_their_lang(client: FlaskClient) -> None:
    """702.19b in English and Chinese, each marked with its language."""
    response = client.get("/2024-02-02/rule/702.19b")
    html = response.get_data(as_text=True)
    shown = Page(html)
    assert "first assigns damage to the creature(s) blocking it" in shown.text
    assert "首先将伤害分配给所有阻挡它的生物" in shown.text
    assert '<p lang="en">' in html
    assert '<p lang="zh-Hans">' in html
    assert "A 6/6 green creature with trample is blocked" in shown.text  # its second example
    assert "cr702-19b-e2" in shown.ids


def test_the_canonical_link_names_the_edition(client: FlaskClient) -> None:
    """An address without an edition answers from the default one and says which."""
    html = client.get("/rule/702.19b").get_data(as_text=True)
    assert '<link rel="canonical" href="http://localhost/2023-11-17/rule/702.19b">' in html
    assert "/2023-11-17/rule/702.19b" in Page(html).hrefs  # the permanent link


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("/rule/CR 702.19B", "/2023-11-17/rule/702.19b"),
        ("/rule/702.19b?edition=2024-02-02", "/2024-02-02/rule/702.19b"),
        ("/2024-02/rule/702.19b", "/2024-02-02/rule/702.19b"),
        ("/20240202/rule/702.19B", "/2024-02-02/rule/702.19b"),
        ("/2024", "/2024-09-20"),
    ],
)
def test_other_spellings_lead_to_the_one_address(
    client: FlaskClient, asked: str, found: str
) -> None:
    """Case, lead words and short dates are put right by a redirect."""
    assert client.get(asked).headers["Location"] == found


def test_references_become_links_inside_the_same_edition(client: FlaskClient) -> None:
    """702.19c names 702.19b."""
    shown = page(client, "/2024-02-02/rule/702.19c")
    assert ("/2024-02-02/rule/702.19b", "702.19b") in shown.links


def test_references_outside_the_documents_are_explained_and_not_linked(
    client: FlaskClient,
) -> None:
    """700.2a of the chapter 7 document names 601.2b, which only other editions hold."""
    html = client.get("/2024-02-02/rule/700.2a?lang=en").get_data(as_text=True)
    own = html[: html.index('class="others"')]  # other editions' wordings follow, with their links
    shown = Page(own)
    assert "601.2b" in shown.text
    assert not [href for href, text in shown.links if "601.2b" in (text, href.rsplit("/")[-1])]
    titles = [title for kind, title in shown.titled if kind == "outside"]
    assert any("601.2b" in title and "2024-02-02" in title for title in titles)
    assert "Not linked" in shown.text  # for those who cannot point: on a phone, or by ear


def test_terms_are_linked_once_in_a_text(client: FlaskClient) -> None:
    """Lethal damage stands three times in 702.19b."""
    shown = page(client, "/2024-02-02/rule/702.19b")
    uses = [text for _, text in shown.links if text == "lethal damage"]
    assert uses == ["lethal damage"]


def test_translators_notes_are_marked(client: FlaskClient) -> None:
    """702.11f ends with a note that is not rule text."""
    html = client.get("/2024-02-02/rule/702.11f", headers={"Accept-Language": "zh"})
    marked = html.get_data(as_text=True).split('<span class="note" title="译注，不是规则内容">')
    assert marked[1].startswith("（译注：")


def test_document_faults_are_told_beside_the_entry(client: FlaskClient) -> None:
    """702.145b of the default edition cites the wrong number for Day and Night."""
    assert "rule 725 is “Merging with Permanents”" in page(client, "/rule/702.145b").text


def test_a_language_the_edition_lacks_comes_from_one_that_says_the_same(
    client: FlaskClient,
) -> None:
    """The default edition is Chinese: 702.19b is unchanged in 2024-02-02, which has English."""
    shown = page(client, "/2023-11-17/rule/702.19b")
    assert "first assigns damage to the creature(s) blocking it" in shown.text
    assert "English of the edition of 2024-02-02, rule 702.19b" in shown.text
    assert shown.text.index("first assigns damage") < shown.text.index("首先将伤害分配给")


def test_a_reworded_rule_lends_no_text(client: FlaskClient) -> None:
    """702.37c has other Chinese words in 2024-02-02, so its English may say something else."""
    shown = page(client, "/2023-11-17/rule/702.37c")
    assert "English of the edition of" not in shown.text
    assert "reworded" in shown.text


def test_other_editions_are_found_by_content(client: FlaskClient) -> None:
    """What was 701.34d in 2023-11-17 is 701.34e in 2024-02-02."""
    shown = page(client, "/2023-11-17/rule/701.34d")
    assert "another number" in shown.text
    assert "/2024-02-02/rule/701.34e" in shown.hrefs


def test_the_way_around(client: FlaskClient) -> None:
    """Breadcrumb, neighbors, children and what refers here."""
    shown = page(client, "/2024-02-02/rule/702.19b")
    for number in ("7", "702", "702.19", "702.19a", "702.19c"):
        assert f"/2024-02-02/rule/{number}" in shown.hrefs
    assert "Rules that refer here" in shown.text
    heading = page(client, "/2024-02-02/rule/702.19")
    assert "/2024-02-02/rule/702.19a" in heading.hrefs


def test_chapters_and_sections_have_the_same_page(client: FlaskClient) -> None:
    """A chapter lists its sections; a section gives its rules with their texts."""
    assert "/2024-02-02/rule/704" in page(client, "/2024-02-02/rule/7").hrefs
    section = page(client, "/2024-02-02/rule/704")
    assert "If a creature has toughness 0 or less" in section.text
    assert "/2024-02-02/rule/704.5f" in section.hrefs
    assert "State-Based Actions" in page(client, "/2023-11-17/rule/704").text


def test_ids_of_a_page_are_unique(client: FlaskClient) -> None:
    """An anchor must lead to one place."""
    for url in ("/2024-02-02/rule/704", "/2023-11-17/rule/702.19", "/search?q=702.19b"):
        ids = page(client, url).ids
        assert len(ids) == len(set(ids)), url
