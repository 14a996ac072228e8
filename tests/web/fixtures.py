"""A browser without a window or JavaScript."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser that has never been here and prefers no language."""
    return app.test_client()
