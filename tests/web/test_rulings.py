"""A ruling has its permalink, what is wrong with it can be reported, and words find references."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient
from form_page import Form
from html_page import Page

ENGLISH = {"Accept-Language": "en"}
LAYERS = """
scenario: {en: Humility and Opalescence, zh: 谦卑与乳白灵光}
players:
  Ann: {battlefield: [{card: Grizzly Bears, counters: {"+1/+1": 2}}, Opalescence, Humility]}
  Bob: {}
ask: [{power_toughness: Humility}]
"""


def ask(client: FlaskClient, text: str) -> str:
    """The address of the ruling on a scenario."""
    response = client.post("/ask", data={"scenario": text})
    assert response.status_code == 303
    return response.headers["Location"]


def test_the_same_scenario_has_the_same_link(client: FlaskClient, scenario: str) -> None:
    """Spaces at the ends of lines aside; and a link in capitals leads to it."""
    link = ask(client, scenario)
    assert ask(client, scenario.replace("\n", "  \r\n")) == link
    assert link.startswith("/r/")
    upper = client.get(link.upper().replace("/R/", "/r/"))
    assert (upper.status_code, upper.headers["Location"]) == (301, link)
    assert client.get("/r/nothing").status_code == 404


def test_a_kept_ruling_is_shown_whole(client: FlaskClient) -> None:
    """The layers of what is asked, the table, and the scenario to go on from."""
    page = Page(client.get(ask(client, LAYERS), headers=ENGLISH).get_data(as_text=True))
    assert "Humility and Opalescence" in page.text
    assert "1/1: the power and toughness of Humility." in page.text
    for words in ("7b", "power and toughness set", "4/4 → 1/1", "As printed", "In the end"):
        assert words in page.text
    assert "2 +1/+1 counters" in page.text
    assert "r1-cr613-4b" in page.ids
    assert len(page.ids) == len(set(page.ids))


def test_the_ruling_in_chinese(client: FlaskClient) -> None:
    """Title, layers and table follow the reader."""
    headers = {"Accept-Language": "zh"}
    page = Page(client.get(ask(client, LAYERS), headers=headers).get_data(as_text=True))
    for words in ("谦卑与乳白灵光", "设定力量和防御力", "2个+1/+1指示物", "牌面印刷"):
        assert words in page.text


SHOT = """
players: {Ann: {hand: [Shock], mana_free: true}, Bob: {battlefield: [Serra Angel]}}
play: [{player: Ann, cast: Shock, targets: [Serra Angel]}, {player: Bob, concede: true}]
"""
SIZED = """
players: {Ann: {battlefield: [Humility]}, Bob: {battlefield: [Serra Angel]}}
ask: [{power_toughness: Serra Angel}]
"""
TITLED = "scenario: Shocking" + SHOT


@pytest.mark.parametrize(
    ("text", "english", "chinese"),
    [
        (
            SHOT,
            "Ann casts Shock, targeting Serra Angel; Bob concedes",
            "Ann施放电震，目标为撒拉天使；Bob认输",
        ),
        (SIZED, "power and toughness: Serra Angel", "力量与防御力：撒拉天使"),
        (TITLED, "Shocking", "Shocking"),
        ("players: {Ann: {}, Bob: {}}", "Ruling 1", "裁定1"),
    ],
)
def test_a_ruling_without_a_title_is_called_by_its_play(
    client: FlaskClient, text: str, english: str, chinese: str
) -> None:
    """Its page, and what is shown of it where its address is shared."""
    link = ask(client, text)
    for lang, title in (("en", english), ("zh", chinese)):
        html = client.get(link, headers={"Accept-Language": lang}).text
        assert f"<title>{title} — " in html
        assert f'<meta property="og:title" content="{title}">' in html


def test_the_stack_is_shown_where_it_changes(client: FlaskClient) -> None:
    """A spell in response to another: both are on the stack, the newer first."""
    text = """
players:
  Ann: {hand: [Lightning Bolt], mana_free: true}
  Bob: {hand: [Counterspell], mana_free: true}
play:
  - {player: Ann, cast: Lightning Bolt, targets: [Bob]}
  - {player: Bob, cast: Counterspell, targets: [Lightning Bolt], respond: true}
"""
    page = Page(client.get(ask(client, text), headers=ENGLISH).get_data(as_text=True))
    assert "Stack Counterspell Lightning Bolt" in page.text
    assert "Stack empty" in page.text


def test_a_ready_scenario_leads_to_its_ruling(client: FlaskClient) -> None:
    """The gallery has its title, and one click gives the ruling."""
    page = Page(client.get("/ask", headers=ENGLISH).get_data(as_text=True))
    assert "Deathtouch and trample" in page.text
    response = client.get("/ask/ready/deathtouch-trample")
    assert response.status_code == 303
    assert client.get("/ask/ready/none").status_code == 404


def test_a_report_on_a_ruling_is_kept(app: Flask, client: FlaskClient, scenario: str) -> None:
    """The page leads to the form; what is sent is kept with the ruling; thanks are said."""
    link = ask(client, scenario)
    page = Page(client.get(link, headers=ENGLISH).get_data(as_text=True))
    (address,) = [href for href in page.hrefs if href.startswith("/report")]
    form = Form(client.get(address).get_data(as_text=True), "ask")
    sent = {**form.data(""), "text": ["It should be 3 damage."], "kind": ["ruling"]}
    thanks = client.post("/report", data=sent, headers=ENGLISH)
    assert "Thank you" in thanks.get_data(as_text=True)
    assert link in Page(thanks.get_data(as_text=True)).hrefs
    report = app.extensions["desk"].store.reports()[-1]
    assert (report.text, f"/r/{report.permalink}") == ("It should be 3 damage.", link)


def test_a_report_on_a_rule_and_an_empty_one(app: Flask, client: FlaskClient) -> None:
    """About an edition's rule; without words it comes back, about nothing it is refused."""
    about = {"edition": "2023-11-17", "subject": "702.19b", "kind": "translation"}
    assert client.post("/report", data={**about, "text": "译文有误"}).status_code == 200
    report = app.extensions["desk"].store.reports()[-1]
    assert (str(report.kind), report.subject) == ("translation", "702.19b")
    assert client.post("/report", data={**about, "text": "  "}).status_code == 400
    card = client.post("/report", data={"subject": "Serra Angel", "text": "误读"}, headers=ENGLISH)
    assert "/card/Serra%20Angel" in Page(card.get_data(as_text=True)).hrefs
    for address in ("/2023-11-17/term/Trample", "/card/Serra Angel", "/2023-11-17/rule/702.19b"):
        hrefs = Page(client.get(address).get_data(as_text=True)).hrefs
        (leads,) = [href for href in hrefs if href.startswith("/report")]
        assert address in [href.replace("%20", " ") for href in Page(client.get(leads).text).hrefs]
    assert client.post("/report", data={"text": "Hm."}).status_code == 400
    assert client.post("/report", data={"text": "Hm.", "ruling": "none"}).status_code == 404


def test_a_question_in_words_is_answered_by_the_one_box(client: FlaskClient) -> None:
    """The address of old leads there; the rule about trample is among the references."""
    response = client.get("/ask/words?q=does trample assign excess damage?", headers=ENGLISH)
    assert response.status_code == 302
    page = Page(client.get(response.location, headers=ENGLISH).get_data(as_text=True))
    assert "References, not a ruling." in page.text
    assert "702.19b" in page.text
    assert client.get("/ask/words?q=").status_code == 302
    assert "没有找到" in client.get("/search?q=zzzzqqq&lang=zh").get_data(as_text=True)
