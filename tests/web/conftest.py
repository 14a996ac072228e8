"""A browser without a window or JavaScript, and a scenario to ask about."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

ROOT = Path(__file__).parents[2]


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser that has never been here and prefers no language."""
    return app.test_client()


@pytest.fixture(scope="session")
def scenario() -> str:
    """The text of a scenario that the judge can rule on."""
    path = ROOT / "docs" / "scenarios" / "deathtouch-trample.yaml"
    return path.read_text(encoding="utf-8")
