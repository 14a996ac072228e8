"""What several tests share: the real library, and the test data that stands beside the project."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.library import Library

ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared" / "data"


@pytest.fixture(scope="session")
def library() -> Library:
    """The shipped editions."""
    return Library.open(imports=None)


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of test data; the test is skipped where it is missing."""
    if not SHARED.is_dir():
        pytest.skip("../shared/data is not there: real files to measure on")
    return SHARED
