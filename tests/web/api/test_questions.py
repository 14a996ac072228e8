"""Questions in words over the API."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

RULED = "I control Grizzly Bears. My opponent casts Shock on it. Does it die?"


def test_a_question_is_ruled_on(client: FlaskClient) -> None:
    found = client.post("/api/v1/read", json={"question": RULED}).json
    assert found is not None
    assert (found["state"], found["verdict"]) == ("ruled", "determined")
    assert found["answers"][0]["value"] is True
    assert found["ruling"]["answer"]["en"].startswith("Yes. Grizzly Bears dies.")
    assert "Shock" in found["reading"]["said"]["en"]
    assert {"text": "Grizzly Bears", "start": 10, "end": 23, "as": "Grizzly Bears"} in found[
        "reading"
    ]["spans"]
    older = client.post("/api/v1/read", json={"question": RULED, "edition": "2023-11-17"}).json
    assert older is not None and older["ruling"]["rules"] == "2023-11-17"
    as_text = client.post("/api/v1/read", data=RULED, content_type="text/plain").json
    assert as_text == found


def test_a_question_that_is_guessed_has_all_that_the_model_says(client: FlaskClient) -> None:
    """By the names that the format of readings has."""
    asked = "my opp swings w/ a 4/4 trample into my 2/2 deathtoucher, how much goes through?"
    found = client.post("/api/v1/read", json={"question": asked}).json
    model = client.get("/api/v1/openapi.json").json
    assert found is not None and model is not None
    schema = model["components"]["schemas"]["QuestionGiven"]
    assert found["is_guess"] is True
    assert set(schema["required"]) <= set(found) <= set(schema["properties"])


def test_a_question_that_is_not_read_has_what_fits_it(client: FlaskClient) -> None:
    found = client.post("/api/v1/read", json={"question": "践踏与死触可以一起唱歌吗"}).json
    assert found is not None
    assert (found["state"], found["verdict"], found["lang"]) == ("references", None, "zh")
    assert "ruling" not in found
    assert found["reading"]["unread"]
    kinds = [one["kind"] for one in found["references"]]
    assert set(kinds) == {"ruling", "rule"} and kinds == sorted(kinds, reverse=True)
    assert any(one["number"].startswith("702.19") for one in found["references"])


@pytest.mark.parametrize(
    ("body", "status", "seen"),
    [
        ({}, 400, "question"),
        ({"question": "a" * 2_001}, 400, "question"),
        ({"question": RULED, "editon": "newest"}, 400, "edition"),
        ({"question": RULED, "edition": "1999"}, 404, "1999"),
    ],
)
def test_what_is_no_question(
    client: FlaskClient, body: dict[str, str], status: int, seen: str
) -> None:
    answer = client.post("/api/v1/read", json=body)
    assert answer.status_code == status
    assert answer.json is not None and seen in str(answer.json)
