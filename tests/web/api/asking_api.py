"""Asks the API and gives its JSON."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient


def get(client: FlaskClient, path: str) -> Any:
    """The JSON of a GET that is answered."""
    response = client.get(path)
    assert response.status_code == 200, response.json
    return response.json


def refused(client: FlaskClient, path: str, status: int) -> Any:
    """The JSON of a GET that is refused, in English."""
    response = client.get(path, headers={"Accept-Language": "en"})
    assert response.status_code == status, response.json
    assert response.json is not None
    assert {"detail", "status", "kind", "didYouMean"} <= set(response.json)
    assert response.json["status"] == status
    return response.json
