"""Cards that are imported while the site serves: known at once, and an incomplete one is named."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from judge.cards.imports import import_cards
from judge.cards.store import CARDS, CardStore

CHINESE = {"Accept-Language": "zh"}
HERON = {"name": "Fen Heron", "mana_cost": "{U}", "power": "1", "toughness": "1",
         "type_line": "Creature — Bird", "oracle_text": "Flying"}  # fmt: skip
FIELD = {"name": "Fen Field", "type_line": "Plane — Fen", "layout": "planar", "oracle_text": "Moo."}
Bring = Callable[..., None]


@pytest.fixture
def bring(app: Flask, tmp_path: Path) -> Iterator[Bring]:
    """Imports cards into the data folder of the site; they are gone after the test."""
    store = CardStore(Path(app.config["DATA"]) / CARDS)

    def bring(*cards: dict[str, Any], as_list: bool = False) -> None:
        path = tmp_path / "cards.jsonl"
        text = json.dumps(cards) if as_list else "\n".join(map(json.dumps, cards))
        path.write_text(text, encoding="utf-8")
        import_cards(path, store)

    yield bring
    store.path.unlink()


def test_imported_cards_are_there_at_once(client: FlaskClient, bring: Bring) -> None:
    """Answers that were kept are made anew."""
    lists = ("/cards?q=fen+heron", "/api/v1/suggest?q=fen+heron", "/api/v1/cards?q=fen+heron")
    assert not any("Fen Heron" in client.get(address).text for address in lists)
    bring(HERON)
    assert all("Fen Heron" in client.get(address).text for address in lists)
    assert "飞行" in client.get("/card/fen heron", follow_redirects=True).text


def test_a_card_with_an_incomplete_entry_is_named(client: FlaskClient, bring: Bring) -> None:
    """Lists have its name, and its own page says what is wrong."""
    bring(HERON, FIELD)
    for address in ("/cards?q=fen", "/api/v1/suggest?q=fen", "/api/v1/cards?q=fen"):
        answer = client.get(address)
        assert answer.status_code == 200
        assert "Fen Heron" in answer.text and "Fen Field" in answer.text
    for address in ("/card/Fen Field", "/api/v1/cards/Fen Field"):
        answer = client.get(address, headers={"Accept-Language": "en"})
        assert answer.status_code == 422
        assert "planes and phenomena are not played here" in answer.text
        assert "此处不使用时空牌和异象牌" in client.get(address, headers=CHINESE).text


@pytest.mark.parametrize(
    ("card", "wrong"),
    [
        (FIELD, "此处不使用时空牌和异象牌"),
        ({**HERON, "mana_cost": None}, "文件没有写明Fen Heron的颜色"),
        ({**HERON, "power": None}, "文件没有写明Fen Heron的力量"),
        ({**HERON, "type_line": "Hero — Bird"}, "“Hero”不是牌张类别或超类别"),
    ],
)
def test_the_page_of_a_card_that_cannot_be_used_says_why_and_leads_on(
    client: FlaskClient, bring: Bring, card: dict[str, Any], wrong: str
) -> None:
    bring(card)
    shown = client.get(f"/card/{card['name']}", headers={**CHINESE, "Accept": "text/html"})
    assert f"无法使用：牌“{card['name']}”（{wrong}）。" in shown.text
    assert 'id="card-name"' in shown.text


def test_rulings_of_the_publisher_stand_apart(client: FlaskClient, bring: Bring) -> None:
    """On the card's page and in the API, with day and source; a card without any has no section."""
    ruling = {
        "object": "ruling",
        "oracle_id": "0000-heron",
        "source": "wotc",
        "published_at": "2021-04-16",
        "comment": "The heron <b>flies</b>.",
    }
    bring({**HERON, "object": "card", "oracle_id": "0000-heron"}, as_list=True)
    assert 'id="rulings"' not in client.get("/card/Fen Heron").text
    bring(ruling, as_list=True)
    html = client.get("/card/Fen Heron", headers=CHINESE).text
    assert "发行方的裁定" in html
    assert '<time datetime="2021-04-16">' in html
    assert '<dd lang="en">The heron &lt;b&gt;flies&lt;/b&gt;.</dd>' in html
    given = client.get("/api/v1/cards/Fen Heron").json
    assert given is not None
    told = {"dated": "2021-04-16", "text": "The heron <b>flies</b>.", "source": "wotc"}
    assert given["rulings"] == [told]
