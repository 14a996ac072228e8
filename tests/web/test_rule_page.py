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


def test_a_reworded_rule_lends_its_text_and_says_that_it_differs(client: FlaskClient) -> None:
    """702.37c has other words in 2024-02-02, so its English may say something else."""
    shown = page(client, "/2023-11-17/rule/702.37c")
    assert "English of the edition of 2024-02-02, rule 702.37c, whose words differ" in shown.text
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


def test_a_reworded_rule_shows_the_changed_words(client: FlaskClient) -> None:
    """702.37c of the Chinese edition beside that of 2024-02-02."""
    html = client.get("/2023-11-17/rule/702.37c", headers={"Accept-Language": "en"}).text
    others = html[html.index('class="others"') :]
    assert "Changes from 2023-11-17 to 2024-02-02" in others
    assert "<ins>" in others


def test_the_neighborhood_is_drawn_and_listed(client: FlaskClient) -> None:
    """603.2 refers to 117; what is drawn as a box is a link, and stands in the lists too."""
    html = client.get("/2023-11-17/rule/510.1c", headers={"Accept-Language": "en"}).text
    drawing = html[html.index('<svg class="drawing"') : html.index("</svg>", html.index("drawing"))]
    lists = html[html.index('class="lists"') : html.index('class="engine"')]
    drawn = {href for href in Page(drawing + "</svg>").hrefs if "/rule/" in href}
    assert {"/2023-11-17/rule/510", "/2023-11-17/rule/510.1c"} <= drawn
    beside = [href for href, text in Page(lists).links]
    assert beside
    assert all(href in drawn or len(beside) > 7 for href in beside if "#" not in href)


def test_a_chapter_is_an_outline_of_its_sections(client: FlaskClient) -> None:
    """Every rule of the first level has its line; the contents lead to places on the page."""
    shown = page(client, "/2023-11-17/rule/7")
    assert {"#cr704", "#cr702"} <= set(shown.hrefs)
    assert {"cr704", "cr702"} <= set(shown.ids)
    assert "/2023-11-17/rule/702.19" in shown.hrefs


def test_the_contents_of_a_section_are_places_on_its_page(client: FlaskClient) -> None:
    """704.1 to 704.8."""
    shown = page(client, "/2024-02-02/rule/704")
    places = [href[1:] for href in shown.hrefs if href.startswith("#cr704")]
    assert places == [f"cr704-{n}" for n in range(1, 9)]
    assert set(places) <= set(shown.ids)


def test_a_rule_tells_what_carries_it_out(client: FlaskClient) -> None:
    """702.19b has its function and a ready scenario; in another edition it says the same."""
    for edition in ("2023-11-17", "2024-02-02"):
        html = client.get(f"/{edition}/rule/702.19b", headers={"Accept-Language": "en"}).text
        assert "The judge carries out this rule." in html
        assert "judge.keywords.trample.assigns_excess" in html
        assert "/ask/ready/deathtouch-trample" in html


def test_a_rule_without_a_function_says_so(client: FlaskClient) -> None:
    """700.6 defines historic; 2024-02-02 has rules of which the base edition has no equal."""
    shown = page(client, "/2024-02-02/rule/701.34d")
    assert "does not say exactly this" in shown.text
    shown = page(client, "/2023-11-17/rule/100.1")
    assert "No function of the judge is written for this rule." in shown.text


def test_a_rule_is_cited_in_both_languages(client: FlaskClient) -> None:
    """With its edition and address; English lent by another edition is cited as that one's."""
    text = page(client, "/2023-11-17/rule/702.19b").text
    assert "《万智牌完整规则》702.19b（2023-11-17版）：“具有践踏" in text
    assert "Comprehensive Rules, 702.19b (edition of 2024-02-02): “The controller" in text
    assert "http://localhost/2023-11-17/rule/702.19b" in text


def test_an_example_leads_to_its_ruling(client: FlaskClient) -> None:
    """The second example of 702.26b, which has a file that holds what it says."""
    shown = page(client, "/2023-11-17/rule/702.26b")
    url = "/ask/rulebook/2023-11-17/702.26b/2"
    assert url in shown.hrefs
    ruling = client.get(url, headers={"Accept-Language": "en"}, follow_redirects=True)
    assert ruling.status_code == 200
    assert "702.26b" in ruling.text
    assert client.get("/ask/rulebook/2023-11-17/702.26b/9").status_code == 404


def test_only_what_one_would_look_up_is_linked(client: FlaskClient) -> None:
    """Trample and its ability are; "during", "if" and "unless" are not."""
    html = client.get("/2024-02-02/rule/702", headers={"Accept-Language": "en"}).text
    html += client.get("/2024-02-02/rule/702.19", headers={"Accept-Language": "en"}).text
    linked = {text.casefold() for href, text in Page(html).links if "/term/" in href}
    assert {"trample", "static ability"} <= linked
    assert not linked & {"if", "during", "unless", "you", "your", "如果", "若", "除非", "你"}
