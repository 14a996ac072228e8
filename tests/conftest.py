"""What several tests share: the real library and site, and the data beside the project.

Fixtures of folders are plugins, which every test sees whatever was collected before it; a
`conftest.py` below this one is forgotten where its folder is come back to.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from flask import Flask

from corpus.index import Index, ensure
from corpus.library import Library
from web import create_app
from web.offline.export import Source, write

os.environ["JUDGE_LIMITS"] = "time=60"  # however busy the machine is
os.environ.pop("JUDGE_EDITION", None)

pytest_plugins = (
    "tests.browser.fixtures",
    "tests.corpus.search.fixtures",
    "tests.judge.fixtures",
    "tests.web.fixtures",
    "tests.web.store.fixtures",
)
ROOT = Path(__file__).parents[1]
SHARED = ROOT.parent / "shared" / "data"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that no process waits for it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(scope="session")
def library() -> Library:
    """The shipped editions."""
    return Library.open(imports=None)


@pytest.fixture(scope="session")
def index(library: Library, pytestconfig: pytest.Config) -> Index:
    """The search index of the shipped documents; who first needs it builds it for all."""
    root = pytestconfig.cache.mkdir("judge")
    with (root / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return ensure(
            library.documents,
            library.editions,
            lambda: library.terminology.entries,
            root / "index",
            default=library.default,
        )


@pytest.fixture(scope="session")
def new_data(
    index: Index, tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> Callable[[], Path]:
    """Makes a data folder that has nothing but the search index and the answered questions."""
    answers = pytestconfig.cache.mkdir("judge") / "answers"
    answers.mkdir(exist_ok=True)

    def made() -> Path:
        data = tmp_path_factory.mktemp("data")
        (data / "index").mkdir()
        (data / "index" / index.folder.name).symlink_to(index.folder)
        (data / "index" / "answers").symlink_to(answers)
        return data

    return made


@pytest.fixture(scope="session")
def app(new_data: Callable[[], Path]) -> Flask:
    """The site over the real library with a data folder of its own."""
    return create_app({"DATA": new_data(), "TESTING": True})


@pytest.fixture(scope="session")
def exported(app: Flask, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The smallest edition as files."""
    folder = tmp_path_factory.mktemp("exported") / "any where"
    assert write(Source(app), folder, ("2025-06-06",), 2, lambda done, size: None) > 300
    return folder


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
