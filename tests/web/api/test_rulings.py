"""Rulings and cards."""

from __future__ import annotations

import json

from asking_api import get, refused
from flask import Flask
from flask.testing import FlaskClient

import judge
from judge.rules.editions import NEWEST_EDITION
from judge.scenario import schema
from web import desk


def test_a_ruling(client: FlaskClient, scenario: str) -> None:
    """As the judge gives it, from text and from JSON."""
    (asked,) = judge.load_scenarios(scenario)
    plain = json.loads(json.dumps(judge.ask(asked).to_dict()))
    as_text = client.post("/api/v1/ask", data=scenario, content_type="text/plain").json
    as_json = client.post("/api/v1/ask", json={"scenario": scenario}).json
    assert as_text == as_json
    assert as_text is not None
    (ruling,) = as_text["rulings"]
    assert {name: ruling[name] for name in plain if name != "citations"} == {
        name: value for name, value in plain.items() if name != "citations"
    }
    assert [c["number"] for c in ruling["citations"]] == [c["number"] for c in plain["citations"]]
    assert ruling["citations"][0]["url"].startswith("/2023-11-17/rule/")
    assert ruling["failed"] == []


def test_a_scenario_as_an_object(client: FlaskClient) -> None:
    """The same keys, without a text between."""
    scenario = {
        "players": {"Ann": {"battlefield": ["Hill Giant"]}, "Bob": {}},
        "play": [{"player": "Ann", "attack": {"Hill Giant": "Bob"}}],
        "ask": [{"life": "Bob"}],
    }
    found = client.post("/api/v1/ask", json={"scenario": scenario}).json
    assert found is not None
    assert found["rulings"][0]["answer"]["en"] == "17 life for Bob."


def test_a_scenario_of_version_2(client: FlaskClient) -> None:
    """What it adds is carried out, the version may be named, and the ruling says its own."""
    scenario = {
        "version": 2,
        "monarch": "Bob",
        "source": "made up",
        "players": {
            "Ann": {"battlefield": [{"card": "Hill Giant", "as": {"en": "Ox", "zh": "牛"}}]},
            "Bob": {"this_turn": {"life_lost": 1}},
        },
        "play": [{"player": "Ann", "attack": {"牛": "Bob"}}],
        "ask": [{"monarch": True}],
    }
    found = client.post("/api/v1/ask", json={"scenario": scenario}).json
    assert found is not None
    (ruling,) = found["rulings"]
    assert (ruling["verdict"], ruling["version"]) == ("determined", 2)
    assert "Ann" in ruling["answer"]["en"]


def test_a_ruling_kept_by_version_1(app: Flask) -> None:
    """It has no version of its own: its permalink gives 1, and its page is shown as ever."""
    scenario = "players: {Ann: {}, Bob: {}}\nask: [{life: Bob}]\n"
    (asked,) = judge.load_scenarios(scenario)
    plain = judge.ask(asked).to_dict()
    del plain["version"]
    store = app.extensions[desk.NAME].store
    link = store.put(scenario, edition="2023-11-17", engine="1.0", rulings=[plain])
    client = app.test_client()
    kept = get(client, f"/api/v1/permalinks/{link.id}")
    assert [one["version"] for one in kept["rulings"]] == [1]
    assert kept["today"] == "same"
    assert client.get(f"/r/{link.id}").status_code == 200


def test_the_document_of_the_api_knows_the_keys(client: FlaskClient) -> None:
    """Those of a scenario, of its players and of what lies in their zones, and no others."""
    document = get(client, "/api/v1/openapi.json")
    text = json.dumps(document)
    for key in (*schema.SCENARIO, *schema.PLAYER, *schema.ENTRY, *schema.THIS_TURN):
        assert f'"{key}": ' in text, key


def test_a_scenario_that_cannot_be_read(client: FlaskClient) -> None:
    """422 with every mistake, its line and the nearest right word."""
    text = "playes: {Ann: {}}\npley: []\n"
    response = client.post("/api/v1/ask", data=text, content_type="text/plain")
    assert response.status_code == 422
    assert response.json is not None
    assert {1, 2} <= {problem["line"] for problem in response.json["problems"]}
    nearest = [problem["nearest"] for problem in response.json["problems"]]
    assert {"players", "play"} <= set(nearest)
    address = "/api/v1/ask?lang=zh"
    response = client.post(address, data=text, content_type="text/plain")
    messages = [problem["message"] for problem in response.json["problems"]]
    assert "不是scenario的键。" in messages


def test_what_is_too_much(client: FlaskClient) -> None:
    """Too long a text, too many scenarios, a body of another kind."""
    long = client.post("/api/v1/ask", data="#" * 20_001, content_type="text/plain")
    assert long.status_code == 400
    many = "---\nplayers: {Ann: {}}\n" * 11
    assert client.post("/api/v1/ask", data=many, content_type="text/plain").status_code == 400
    assert client.post("/api/v1/ask", data="{", content_type="application/json").status_code == 400
    assert client.post("/api/v1/ask", data={"scenario": "x"}).status_code == 415
    assert client.post("/api/v1/ask", json={"scenario": "#" * 300_000}).status_code == 413


def test_a_card(client: FlaskClient) -> None:
    """By a name in either language, in any case."""
    card = get(client, "/api/v1/cards/lightning bolt")
    assert card == get(client, "/api/v1/cards/闪电击")
    assert card["names"] == {"en": "Lightning Bolt", "zh": "闪电击"}
    (face,) = card["faces"]
    assert (face["manaCost"], face["manaValue"], face["colors"]) == ("{R}", 1, ["red"])
    assert face["typeLine"] == "Instant"
    (line,) = face["lines"]
    assert line["text"] == face["text"]
    assert "unread" not in line
    assert client.get(card["url"]).status_code == 200
    near = refused(client, "/api/v1/cards/lightning bold", 404)["didYouMean"]
    assert near[0]["label"] == "Lightning Bolt"


def test_cards_by_a_part_of_their_names(client: FlaskClient) -> None:
    """All of them hold it; the pages count them."""
    found = get(client, "/api/v1/cards?q=giant&size=100")
    assert found["total"] == len(found["cards"]) > 1
    names = [face["names"]["en"] for card in found["cards"] for face in card["faces"]]
    assert any("Giant" in name for name in names)


def test_a_permalink(client: FlaskClient, scenario: str) -> None:
    """The same scenario has the same one; it gives back what was asked and what was ruled."""
    first = client.post("/api/v1/permalinks", data=scenario, content_type="text/plain").json
    again = client.post("/api/v1/permalinks", json={"scenario": scenario}).json
    assert first == again
    assert first is not None
    kept = get(client, f"/api/v1/permalinks/{first['id']}")
    assert kept == first
    assert client.get(kept["url"]).status_code == 200
    assert (kept["today"], kept["edition"]) == ("same", NEWEST_EDITION.date)
    assert kept["scenario"].strip() == scenario.strip()
    asked = client.post("/api/v1/ask", json={"scenario": scenario}).json
    assert asked is not None
    assert kept["rulings"] == asked["rulings"]


def test_a_permalink_that_is_not_there(client: FlaskClient) -> None:
    """404; and nothing is kept of what cannot be read."""
    assert refused(client, "/api/v1/permalinks/nothing", 404)["kind"] == "unknown-permalink"
    bad = client.post("/api/v1/permalinks", data="play: 3", content_type="text/plain")
    assert bad.status_code == 422
