"""Cards: the list, names to complete, and a page that tells what is read of each line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from html_page import Page

ENGLISH = {"Accept-Language": "en"}
UNREAD = Path(__file__).parents[1] / "judge" / "pool_unread.txt"


def page(client: FlaskClient, address: str, lang: str = "en", status: int = 200) -> Page:
    """A page in a language."""
    response = client.get(address, headers={"Accept-Language": lang}, follow_redirects=True)
    assert response.status_code == status
    return Page(response.get_data(as_text=True))


@pytest.mark.parametrize(
    ("typed", "lang", "en", "zh"),
    [
        ("lightning b", "en", "Lightning Bolt", "闪电击"),
        ("闪电", "zh", "Lightning Bolt", "闪电击"),
        ("serra an", "en", "Serra Angel", "撒拉天使"),
    ],
)
def test_names_are_completed_in_both_languages(
    client: FlaskClient, typed: str, lang: str, en: str, zh: str
) -> None:
    """What begins with the words comes first, in whichever language they are."""
    names = client.get("/cards/complete", query_string={"q": typed}).get_json()["names"]
    assert {"en": en, "zh": zh} in names
    assert names[0][lang].casefold().startswith(typed)
    assert len(names) <= 12


TOLD = "3/3 creature with deathtouch and trample"


@pytest.mark.parametrize(
    "typed",
    [
        *("3/3 with deathtouch and trample", "a 3/3 deathtouch, trample", "3/3 deathtouch tramp"),
        *("3/3死触践踏", "3/3具死触与践踏", "3/3死触、践踏生物", "具死触和践踏的3/3生物"),
    ],
)
def test_a_creature_is_offered_by_its_size(client: FlaskClient, typed: str) -> None:
    """Every near wording, also before its last word is whole; the list of cards says so too."""
    names = client.get("/cards/complete", query_string={"q": typed}).get_json()["names"]
    assert {"en": TOLD, "zh": "具死触和践踏的3/3生物"} in names
    if not typed.endswith("tramp"):
        found = client.get("/cards", query_string={"q": typed}, headers=ENGLISH)
        (address,) = [h for h in Page(found.get_data(as_text=True)).hrefs if "card=" in h]
        assert "Ann attacks" in page(client, address).text


def test_a_nickname_is_completed_first(client: FlaskClient) -> None:
    """Before what begins with it."""
    names = client.get("/cards/complete", query_string={"q": "bolt"}).get_json()["names"]
    assert names[0] == {"en": "Lightning Bolt", "zh": "闪电击"}
    assert len([one for one in names if one["en"] == "Lightning Bolt"]) == 1


def test_nothing_typed_completes_nothing(client: FlaskClient) -> None:
    """Nor does what no card is called."""
    for typed in ("", "  ", "zzzz"):
        assert client.get("/cards/complete", query_string={"q": typed}).get_json() == {"names": []}


def test_the_list_is_searched_in_both_languages(client: FlaskClient) -> None:
    """A part of a name; every link leads to a card."""
    found = page(client, "/cards?q=天使", "zh")
    assert "撒拉天使 Serra Angel" in found.text
    assert "/card/Serra%20Angel" in found.hrefs
    assert "Did you mean Serra Angel" in page(client, "/cards?q=Sera+Angle").text


def test_a_card_that_is_read_whole(client: FlaskClient) -> None:
    """Both names, the type line in both languages, each line with the rules it touches."""
    shown = page(client, "/card/撒拉天使")
    assert "Serra Angel 撒拉天使" in shown.text
    assert "Creature — Angel 生物～天使" in shown.text
    assert "Read: flying" in shown.text
    assert "/2023-11-17/rule/702.9" in shown.hrefs
    assert "702.20 Vigilance" in shown.text
    assert "not read" not in shown.text


def test_the_words_that_are_not_read_are_marked(client: FlaskClient) -> None:
    """The line stops being read where its words are not known, and the page says so."""
    unread = UNREAD.read_text(encoding="utf-8").splitlines()[0]
    response = client.get(f"/card/{unread}", headers=ENGLISH)
    html = response.get_data(as_text=True)
    assert '<mark class="not-read">' in html
    assert "The marked words are not read" in html
    assert "a scenario with this card is declined" in html


def test_a_card_of_two_faces_and_one_that_is_not_known(client: FlaskClient) -> None:
    """Each face has its lines; an unknown name gets the list with the nearest."""
    shown = page(client, "/card/Lunarch Veteran")
    assert "Luminous Phantom" in shown.text
    missing = page(client, "/card/Serra Angell", status=404)
    assert "No card is called “Serra Angell”" in missing.text
    assert "/card/Serra%20Angel" in missing.hrefs


def test_a_question_about_a_card_begins_with_it(client: FlaskClient) -> None:
    """The card's page leads to a board that has it in a hand."""
    (address,) = [h for h in page(client, "/card/Shock").hrefs if h.startswith("/ask/board")]
    assert "casts Shock" in page(client, address).text


def test_every_page_of_the_list_is_reached(client: FlaskClient) -> None:
    """From the first to the last by "next", each card once."""
    seen: list[str] = []
    address: str | None = "/cards?q=an"
    while address is not None:
        shown = page(client, address)
        seen += [href for href in shown.hrefs if href.startswith("/card/")]
        address = next((href for href, text in shown.links if text.startswith("Next page")), None)
    total = re.search(r"(\d+) cards", shown.text)
    assert total is not None
    assert len(seen) == len(set(seen)) == int(total[1]) > 40
    for odd in ("0", "-3", "many", "99999999"):
        turned = {text[:1] for _, text in page(client, f"/cards?page={odd}").links}
        assert ("←" in turned) is (odd == "99999999")


def test_a_card_that_is_not_known_is_told_so(client: FlaskClient) -> None:
    """Also where others hold that name."""
    missing = page(client, "/card/Foo", status=404)
    assert "No card is called “Foo”" in missing.text
    assert "/card/Food%20Chain" in missing.hrefs


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_line_stands_in_the_reader_s_language_first(client: FlaskClient, lang: str) -> None:
    """Whichever the card's entry has."""
    text = page(client, "/card/Lightning Bolt", lang).text
    said = {"en": "deals 3 damage to any target", "zh": "对任意一个目标造成3点伤害"}
    first, second = said[lang], said["zh" if lang == "en" else "en"]
    assert 0 < text.index(first) < text.index(second)


def test_a_cost_is_signs_that_are_copied_with_their_brackets(client: FlaskClient) -> None:
    """Each symbol is one sign."""
    response = client.get("/card/Tarmogoyf", headers=ENGLISH)
    html = response.get_data(as_text=True)
    assert html.count('<span class="mana') == 2
    assert "{1}{G}" in Page(html).text
