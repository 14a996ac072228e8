"""What other sites load and show of ours: the script, frames, oEmbed, cards in chats."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from flask.testing import FlaskClient
from html_page import Page

from web.present.unfurling import shortened

RULE = "http://localhost/2024-02-02/rule/702.19"


def oembed(client: FlaskClient, **options: str | int) -> Any:
    """What oEmbed gives."""
    response = client.get("/oembed", query_string=options)
    assert response.status_code == 200, response.get_data(as_text=True)
    return response.json


def meta(html: str) -> dict[str, str]:
    """The page's `meta` elements by name or property."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', html)
    return {name: unescape(content) for name, content in found}


def test_the_script_may_be_loaded_by_any_site(client: FlaskClient) -> None:
    """As a script, for an hour, and without the visitor's cookies mattering."""
    response = client.get("/embed.js", buffered=True)
    assert response.mimetype == "text/javascript"
    assert response.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert "max-age=3600" in response.headers["Cache-Control"]
    assert response.headers["ETag"]
    assert response.get_data(as_text=True).startswith("(() => {")


@pytest.mark.parametrize(
    ("query", "tag"),
    [
        ("", '<script src="http://localhost/embed.js" defer></script>'),
        (
            "data-lang=both&data-edition=2024-02-02&data-detect=text&data-theme=dark",
            '<script src="http://localhost/embed.js" defer data-lang="both" '
            'data-edition="2024-02-02" data-detect="text" data-theme="dark"></script>',
        ),
        (
            'data-lang=">&data-edition=1999&data-theme=auto',
            '<script src="http://localhost/embed.js" defer></script>',
        ),
    ],
)
def test_the_page_makes_the_tag_that_is_chosen(client: FlaskClient, query: str, tag: str) -> None:
    """Without JavaScript; the page itself loads what it shows; nonsense is left out."""
    html = client.get(f"/embed?{query}", headers={"Accept-Language": "en"}).get_data(as_text=True)
    assert tag in Page(html).text
    for name in ("lang", "edition", "detect", "theme"):
        chosen = re.search(rf'data-{name}="([^"]*)"', tag)
        loaded = re.search(rf'<script src="/embed.js"[^>]* data-{name}="([^"]*)"', html)
        assert loaded is not None
        default = {"edition": "", "detect": "links"}.get(name, "auto")
        assert loaded[1] == (chosen[1] if chosen else default)


def test_the_page_is_in_both_languages(client: FlaskClient) -> None:
    """And its samples are shown as they are written."""
    for lang, words in (("en", "Rule previews for your site"), ("zh", "在您的网站上预览规则")):
        shown = Page(client.get(f"/embed?lang={lang}").get_data(as_text=True))
        assert words in shown.text
        assert '<span data-cr="704.5g">' in shown.text


def test_oembed_gives_a_frame(client: FlaskClient) -> None:
    """A frame that any site may show, of the size that is asked for."""
    found = oembed(client, url=f"{RULE}?lang=en", maxwidth=400, maxheight=9999)
    assert (found["version"], found["type"]) == ("1.0", "rich")
    assert found["title"] == "702.19 Trample — Edition of 2024-02-02"
    assert (found["width"], found["height"]) == (400, 260)
    source = re.search(r'<iframe src="http://localhost(/[^"]+)"', found["html"])
    assert source is not None
    frame = client.get(unescape(source[1]))
    assert "frame-ancestors *" in frame.headers["Content-Security-Policy"]
    shown = Page(frame.get_data(as_text=True))
    assert "702.19 Trample edition 2024-02-02" in shown.text
    assert "The controller of an attacking creature with trample" in shown.text
    assert "script" not in shown.tags


def test_oembed_speaks_the_language_of_the_address(client: FlaskClient) -> None:
    """Else that of who asks."""
    assert oembed(client, url=f"{RULE}?lang=zh")["title"] == "702.19 践踏 — 2024-02-02版"
    response = client.get("/oembed", query_string={"url": RULE}, headers={"Accept-Language": "en"})
    assert "Trample" in response.get_data(as_text=True)


def test_a_page_tells_where_its_oembed_is(client: FlaskClient) -> None:
    """The address that the page names is answered."""
    html = client.get("/2023-11-17/rule/702.19b?lang=zh").get_data(as_text=True)
    link = re.search(r'type="application/json\+oembed" href="http://localhost([^"]+)"', html)
    assert link is not None
    answer = client.get(unescape(link[1]))
    assert answer.json["title"] == "702.19b 践踏 — 2023-11-17版"
    assert answer.headers["Access-Control-Allow-Origin"] == "*"


@pytest.mark.parametrize(
    ("options", "status"),
    [
        ({}, 400),
        ({"url": RULE, "format": "xml"}, 501),
        ({"url": "http://elsewhere.example/rule/702.19"}, 404),
        ({"url": "http://localhost/editions"}, 404),
        ({"url": "http://localhost/nowhere/at/all"}, 404),
        ({"url": "http://localhost/rule/799.9"}, 404),
        ({"url": "http://localhost/rule/pizza"}, 404),
        ({"url": "http://localhost/r/nothing"}, 404),
        ({"url": "http://localhost/term/pizza"}, 404),
        ({"url": "http://localhost/card/Pizza"}, 404),
        ({"url": "http://[broken/rule/702"}, 404),
    ],
)
def test_oembed_refuses_in_its_own_format(
    client: FlaskClient, options: dict[str, str], status: int
) -> None:
    """As JSON, with a sentence."""
    response = client.get("/oembed", query_string=options)
    assert (response.status_code, response.json["status"]) == (status, status)
    assert response.json["detail"]


def test_other_pages_may_not_be_framed(client: FlaskClient) -> None:
    """Only the frame may."""
    for address in ("/", "/2024-02-02/rule/702.19", "/embed", "/ask"):
        policy = client.get(address).headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    ("lang", "locale", "begins"),
    [
        ("en", "en_US", "702.19 Trample 702.19a Trample is a static ability that modifies"),
        ("zh", "zh_CN", "702.19 践踏 702.19a 践踏属于静止式异能，会影响分配攻击生物之战斗伤害"),
    ],
)
def test_a_rule_s_card_is_in_the_page_s_language(
    client: FlaskClient, lang: str, locale: str, begins: str
) -> None:
    """Title, address, and the rule with what stands below it, to 500 characters."""
    found = meta(client.get(f"/2024-02-02/rule/702.19?lang={lang}").get_data(as_text=True))
    assert found["og:url"] == RULE
    assert found["og:locale"] == locale
    assert found["og:title"] == begins[: begins.index(" 702.19a")]
    assert found["og:description"].startswith(begins)
    assert 450 < len(found["og:description"]) <= 500
    assert found["description"] == found["og:description"]


def test_a_ruling_has_its_card_and_its_frame(client: FlaskClient, scenario: str) -> None:
    """The answer and the rules that it cites, in the language asked for."""
    link = client.post("/ask", data={"scenario": scenario}).headers["Location"]
    html = client.get(f"{link}?lang=zh").get_data(as_text=True)
    found = meta(html)
    assert found["og:url"] == f"http://localhost{link}"
    assert found["og:title"] in Page(html).text
    assert "702.19" in found["og:description"]
    answer = found["og:description"].split(" ")[0]
    shown = oembed(client, url=f"http://localhost{link}?lang=zh")
    assert shown["title"] == f"裁定 — {answer}"
    source = re.search(r'<iframe src="http://localhost(/embed/r/[^"]+)"', shown["html"])
    assert source is not None
    frame = client.get(unescape(source[1]))
    assert "frame-ancestors *" in frame.headers["Content-Security-Policy"]
    assert answer in Page(frame.get_data(as_text=True)).text
    assert any("/rule/702.19b?" in to for to in Page(frame.get_data(as_text=True)).hrefs)


def test_a_card_borrows_the_words_that_the_edition_lacks(client: FlaskClient) -> None:
    """The whole book is Chinese; a later edition says the same in English."""
    found = meta(client.get("/2023-11-17/rule/704.5g?lang=en").get_data(as_text=True))
    assert found["og:description"].startswith("704.5g If a creature has toughness greater than 0")


@pytest.mark.parametrize(
    ("path", "lang", "title", "says"),
    [
        ("/term/trample", "en", "Trample · 践踏", "702.19a Trample is a static ability that"),
        ("/term/trample", "zh", "践踏 · Trample", "一个关键字异能，影响生物如何分配战斗伤害。"),
        ("/2024-02-02/term/地落", "zh", "地落 · Landfall", "207.2c 牌上的一些异能"),
        ("/card/Typhoid Rats", "en", "Typhoid Rats", "{B} Creature — Rat 1/1 Deathtouch"),
        ("/card/Typhoid Rats", "zh", "伤寒鼠", "{B} 生物～老鼠 1/1 死触"),
    ],
)
def test_terms_and_cards_unfold_too(
    client: FlaskClient, path: str, lang: str, title: str, says: str
) -> None:
    """As a card in a chat and as a frame, in the language of the address."""
    html = client.get(f"{path}?lang={lang}").get_data(as_text=True)
    found = meta(html)
    assert found["og:title"] == title
    assert found["og:description"].startswith(says)
    link = re.search(r'type="application/json\+oembed" href="http://localhost([^"]+)"', html)
    assert link is not None
    answer = client.get(unescape(link[1])).json
    assert answer is not None
    assert answer["title"].startswith(title)
    source = re.search(r'<iframe src="http://localhost(/embed/[^"]+)"', answer["html"])
    assert source is not None
    frame = client.get(unescape(source[1]))
    assert "frame-ancestors *" in frame.headers["Content-Security-Policy"]
    assert says.split()[-1] in Page(frame.get_data(as_text=True)).text


@pytest.mark.parametrize(
    ("asked", "size"),
    [
        ({"maxwidth": 80, "maxheight": 50}, (80, 50)),
        ({"maxwidth": 1000}, (600, 260)),
        ({"maxwidth": -1, "maxheight": 0}, (600, 260)),
        ({"maxwidth": "wide"}, (600, 260)),
    ],
)
def test_a_frame_is_no_larger_than_asked(
    client: FlaskClient, asked: dict[str, int | str], size: tuple[int, int]
) -> None:
    """Smaller than is comfortable too; what is no size asks for nothing."""
    found = oembed(client, url=RULE, **asked)
    assert (found["width"], found["height"]) == size


@pytest.mark.parametrize(
    ("text", "most", "short"),
    [
        ("one two three", 13, "one two three"),
        ("one two three", 12, "one two…"),
        ("one two three", 7, "one…"),
        ("一二三四五", 5, "一二三四五"),
        ("一二三四五", 4, "一二三…"),
        ("onetwothree", 4, "one…"),
    ],
)
def test_a_text_is_shortened_where_it_may_end(text: str, most: int, short: str) -> None:
    """Never longer than asked, ellipsis and all."""
    assert shortened(text, most) == short
    assert len(short) <= most
