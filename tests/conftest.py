"""What several tests share: the real library and site, and the data beside the project."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from flask import Flask

from corpus.library import Library
from web import create_app

os.environ["JUDGE_LIMITS"] = "time=60"  # however busy the machine is
os.environ.pop("JUDGE_EDITION", None)

ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared" / "data"


@pytest.fixture(scope="session")
def library() -> Library:
    """The shipped editions."""
    return Library.open(imports=None)


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """The site over the real library with a data folder of its own; its index is built once."""
    return create_app({"DATA": tmp_path_factory.mktemp("data"), "TESTING": True})


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of test data; the test is skipped where it is missing."""
    if not SHARED.is_dir():
        pytest.skip("../shared/data is not there: real files to measure on")
    return SHARED


@pytest.fixture(scope="session")
def scenario() -> str:
    """The text of a scenario that the judge can rule on."""
    path = ROOT / "docs" / "scenarios" / "deathtouch-trample.yaml"
    return path.read_text(encoding="utf-8")
