"""The largest pages stay small enough for a phone far from a mast."""

from __future__ import annotations

import gzip

import pytest
from flask.testing import FlaskClient

MOST = 100_000  # bytes, compressed


@pytest.mark.parametrize(
    "url",
    [
        "/2024-02-02/rule/7",
        "/2024-02-02/rule/701",
        "/2024-02-02/rule/702",
        "/2024-02-02/rule/712",
        "/2023-11-17/rule/903",
        "/2024-09-20/rule/205",
        "/terms",
        "/keywords",
        "/compare/2023-11-17/2024-02-02",
        "/search?q=creature",
    ],
)
def test_a_page_is_small(client: FlaskClient, url: str) -> None:
    """Under 100 KB as it is sent."""
    response = client.get(url)
    assert response.status_code == 200
    assert len(gzip.compress(response.get_data(), 6)) < MOST
