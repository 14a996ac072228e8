"""The one box: a question's ruling, ready rulings like it, the board, a keyword's card."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask.testing import FlaskClient
from html_page import Page

ENGLISH = {"Accept-Language": "en"}
CHINESE = {"Accept-Language": "zh"}


def page_of(client: FlaskClient, query: str, headers: dict[str, str] = ENGLISH) -> Page:
    response = client.get("/search", query_string={"q": query}, headers=headers)
    assert response.status_code == 200
    return Page(response.get_data(as_text=True))


@pytest.mark.parametrize(
    ("query", "headers", "heading"),
    [
        ("Blood Moon and Urborg", ENGLISH, "A ready ruling like it"),
        ("腥红之月和乌尔博格", CHINESE, "与之相似的现成裁定"),
    ],
)
def test_the_ready_ruling_of_that_name_is_found(
    client: FlaskClient, query: str, headers: dict[str, str], heading: str
) -> None:
    page = page_of(client, query, headers)
    assert heading in page.text
    assert "/ask/ready/blood-moon-urborg" in page.hrefs
    assert "613.8a" in page.text


def test_one_that_lacks_a_card_is_only_listed(client: FlaskClient) -> None:
    """No ready ruling has all three: none is shown with its answer."""
    page = page_of(client, "Blood Moon, Urborg and Panharmonicon: what happens?")
    assert "A ready ruling like it" not in page.text
    assert "Ready rulings like it" in page.text


@pytest.mark.parametrize(
    "told",
    [
        "My 3/3 deathtouch trample attacks, a 5/5 indestructible blocks",
        "Lightning Bolt in response to Giant Growth on Grizzly Bears",
        "闪电击响应灰棕熊上的变巨术",
        "我的3/3死触践踏进攻，对手的5/5不灭阻挡",
    ],
)
def test_what_is_told_of_creatures_by_size_is_read_as_a_question(
    client: FlaskClient, told: str
) -> None:
    """Without a question mark, too: it is ruled on, or the board may be set up."""
    assert "What was understood" in page_of(client, told).text
    assert "Set up the board" not in page_of(client, "+1/+1 counter").text


def test_the_board_opens_with_the_cards_that_are_named(client: FlaskClient) -> None:
    page = page_of(client, "what of Blood Moon and Urborg here, and zzyzx?")
    assert "Set up the board with Blood Moon, Urborg, Tomb of Yawgmoth" in page.text


def test_a_question_that_was_read_is_ruled_on(client: FlaskClient) -> None:
    page = page_of(client, "I cast Lightning Bolt on a 3/3. Does it die?")
    assert "The ruling" in page.text
    assert "704.5g" in page.text
    assert "What was understood" in page.text


def test_no_word_of_a_question_that_was_read_is_called_misspelt(client: FlaskClient) -> None:
    asked = page_of(client, "我有灰熊，对手对它施放闪电击。它会死吗？", CHINESE)
    assert "所理解的内容" in asked.text
    assert "握有" not in asked.text
    assert "实际搜索" in page_of(client, "触法式异能", CHINESE).text


def test_other_spellings_are_below_the_answer_of_a_guess(client: FlaskClient) -> None:
    """They are of the rules that were searched for, not of the question."""
    asked = page_of(
        client, "Whoa, does my 3/3 with deathtouch kill a 5/5 indestructible blocker?"
    ).text
    assert asked.index("What was understood") < asked.index("Searched for: whoa")


@pytest.mark.parametrize(
    ("query", "headers", "words"),
    [
        (
            "Whoa, does my 3/3 with deathtouch kill a 5/5 indestructible blocker?",
            ENGLISH,
            ("Is this what you ask?", "If you mean this", "was left out", "Taken for granted:"),
        ),
        (
            "哟，我的3/3死触能杀掉5/5不灭的阻挡者吗？",
            CHINESE,
            ("你要问的是这个吗？", "如果是这个意思", "未计入", "未说明而视为如此："),
        ),
    ],
)
def test_what_was_read_in_part_is_asked_back(
    client: FlaskClient, query: str, headers: dict[str, str], words: tuple[str, ...]
) -> None:
    """Never under the heading of a ruling; the words left out are underlined."""
    response = client.get("/search", query_string={"q": query}, headers=headers)
    text = Page(response.get_data(as_text=True)).text
    assert [one for one in words if one not in text] == []
    assert "702.12b" in text or "702.2b" in text
    assert "<h2>The ruling</h2>" not in response.get_data(as_text=True)
    assert "<u title=" in response.get_data(as_text=True)


def test_own_scenarios_have_an_address(client: FlaskClient) -> None:
    assert client.get("/ask/ready/scenarios/combat/attackers/1").status_code in (200, 303)
    assert client.get("/ask/ready/scenarios/combat/attackers/999").status_code == 404
    assert client.get("/ask/ready/scenarios/../../pyproject/1").status_code == 404


def test_a_keyword_is_one_card_with_what_people_ask(client: FlaskClient) -> None:
    page = page_of(client, "trample")
    assert "What people ask about it" in page.text
    assert "702.19b" in page.text


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_keyword_is_one_card_first(client: FlaskClient, lang: str) -> None:
    """By its name in either language, though the glossary may have that name too."""
    listed = client.get("/keywords?order=en", headers=ENGLISH).get_data(as_text=True)
    row = r'<li><a class="number"[^>]*>(70[12]\.\d+)</a>.*?<span lang="en">([^<]+)</span>\s*<span[^>]*>([^<]+)</span>'  # noqa: E501
    found = re.findall(row, listed)
    assert len(found) > 200
    lost = []
    for number, english, chinese in found:
        name = unescape(english if lang == "en" else chinese)
        page = client.get("/search", query_string={"q": name}, headers={"Accept-Language": lang})
        before, card, _ = page.get_data(as_text=True).partition('<section class="keyword card">')
        if not card or 'class="hit' in before:
            lost.append((number, name))
    assert lost == []


def test_a_card_is_shown_first_by_its_whole_name(client: FlaskClient) -> None:
    """What stands on it, its page, and the board; a part of a name only lists the cards."""
    for name, headers in (("lightning bolt", ENGLISH), ("闪电击", CHINESE), ("Bolt", ENGLISH)):
        page = page_of(client, name, headers)
        assert page.hrefs.count("/card/Lightning%20Bolt") == 1
        assert "/ask/board?card=" in " ".join(page.hrefs)
        assert "deals 3 damage to any target" in page.text
    assert "deals 3 damage" not in page_of(client, "lightning bo").text
    assert "/card/Lightning%20Bolt" in page_of(client, "lightning bo").hrefs


def test_where_nothing_is_found_there_are_ways_on(client: FlaskClient) -> None:
    """The board, the ready questions, the glossary and the keywords."""
    ways = {"/ask/board", "/ask", "/terms", "/keywords"}
    assert ways <= {href.partition("?")[0] for href in page_of(client, "xyzzyq").hrefs}
    assert "/ask/board" not in page_of(client, "702.19b").hrefs
