"""The site over the real library, with a data folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from web import create_app

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """The application; its index is built once for all tests."""
    return create_app({"DATA": tmp_path_factory.mktemp("data"), "TESTING": True})


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser that has never been here and prefers no language."""
    return app.test_client()


@pytest.fixture(scope="session")
def scenario() -> str:
    """The text of a scenario that the judge can rule on."""
    path = ROOT / "docs" / "scenarios" / "deathtouch-trample.yaml"
    return path.read_text(encoding="utf-8")
