"""The edition of a ruling is chosen in the form, by the API or the site; its permalink keeps it."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from html_page import Page

import judge
from judge.ruling.by_edition import VARIABLE
from web import create_app
from web.store import id_of

BITE = """
players: {Ann: {battlefield: [Runeclaw Bear]}, Bob: {}}
play: [{player: Ann, attack: {Runeclaw Bear: Bob}}]
ask: [{life: Bob}]
"""
ENGLISH = {"Accept-Language": "en"}
OLD, NEWEST = "2023-11-17", "2026-08-07"


def ruled(client: FlaskClient, edition: str = "", text: str = BITE) -> str:
    """The address of the ruling on a scenario, asked for by the form."""
    response = client.post("/ask", data={"scenario": text, "edition": edition})
    assert response.status_code == 303
    return response.headers["Location"]


def test_a_ruling_without_an_edition_is_by_the_newest_and_its_link_says_so(
    client: FlaskClient,
) -> None:
    newest = ruled(client)
    assert newest == f"/r/{id_of(BITE, NEWEST)}" == ruled(client, "newest")
    shown = Page(client.get(newest, headers=ENGLISH).get_data(as_text=True))
    assert f"edition {NEWEST}" in shown.text
    assert client.get(f"/api/v1/permalinks/{newest[3:]}").get_json()["edition"] == NEWEST


def test_a_link_of_the_base_edition_is_what_it_always_was(client: FlaskClient) -> None:
    """Whatever is the newest, it is played again by its own edition."""
    old = ruled(client, OLD)
    assert old == f"/r/{id_of(BITE)}"
    kept = client.get(f"/api/v1/permalinks/{old[3:]}").get_json()
    assert (kept["edition"], kept["today"]) == (OLD, "same")
    assert {cited["edition"] for cited in kept["rulings"][0]["citations"]} == {OLD}
    pinned = ruled(client, NEWEST, f'rules: "{OLD}"{BITE}')  # the scenario says it itself
    assert client.get(f"/api/v1/permalinks/{pinned[3:]}").get_json()["edition"] == OLD


def test_the_form_and_the_ruling_offer_the_editions(client: FlaskClient) -> None:
    form = client.get("/ask", headers=ENGLISH).get_data(as_text=True)
    assert f'<option value="" selected>edition of {NEWEST}, unless' in form
    again = client.get(ruled(client, "2024-02-02"), headers=ENGLISH).get_data(as_text=True)
    assert '<option value="2024-02-02" selected>' in again
    board = client.post("/ask/board", data={"draft": BITE, "rules": OLD}, headers=ENGLISH)
    assert f'<option value="{OLD}" selected>' in board.get_data(as_text=True)


def test_the_api_takes_an_edition_and_refuses_one_that_is_not_carried_out(
    client: FlaskClient,
) -> None:
    for edition, rules in (("", NEWEST), (OLD, OLD), ("2024-02", "2024-02-02")):
        given = client.post("/api/v1/ask", json={"scenario": BITE, "edition": edition})
        assert given.get_json()["rulings"][0]["rules"] == rules
    refused = client.post(
        "/api/v1/ask", json={"scenario": BITE, "edition": "1999"}, headers=ENGLISH
    )
    assert refused.status_code == 404
    assert "from 2023-11-17 to 2026-08-07" in refused.get_json()["detail"]


def test_a_site_has_an_edition_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, app: Flask
) -> None:
    """In its configuration, else in JUDGE_EDITION; a wrong one is refused at once."""
    body = {"scenario": BITE}

    def rules(site: Flask) -> str:
        found = site.test_client().post("/api/v1/ask", json=body).get_json()
        return str(found["rulings"][0]["rules"])

    data = {"DATA": tmp_path, "TESTING": True}
    assert rules(create_app({**data, "EDITION": "2024-02-02"})) == "2024-02-02"
    monkeypatch.setenv(VARIABLE, OLD)
    assert rules(app) == OLD
    with pytest.raises(judge.Unsupported):
        create_app({**data, "EDITION": "1999-01-01"})


def test_citations_lead_to_a_text_wherever_it_is(client: FlaskClient) -> None:
    """The newest edition is not loaded here: each rule is shown as the nearest edition has it."""
    for edition in (NEWEST, "2024-11-08", OLD):
        given = client.post("/api/v1/ask", json={"scenario": BITE, "edition": edition})
        cited = given.get_json()["rulings"][0]["citations"]
        assert cited
        for one in cited:
            assert client.get(one["url"]).status_code == 200, one
    page = client.get(ruled(client, NEWEST), headers=ENGLISH).get_data(as_text=True)
    assert f"of the edition of {NEWEST}, whose text is not here" in Page(page).text
