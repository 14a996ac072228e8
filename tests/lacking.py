"""What a machine may lack: tests that need it skip with the reason, but not under `CI=true`."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def lacking(what: str) -> NoReturn:
    """Skips a test that needs what is not installed, and fails it in CI, which installs it."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what}; in CI this test may not be skipped")
    pytest.skip(what)
