"""The real site on a free port of this machine, and Debian's Chromium to look at it.

Without Chromium the tests are skipped, but not under CI (`CI=true`): there that is a failure.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from flask import Flask
from playwright.sync_api import Browser, Page, sync_playwright
from visiting import Visitors

from tests.lacking import lacking
from tests.serving import served


@pytest.fixture(scope="session")
def site(app: Flask) -> Iterator[str]:
    """The address of the real site, without a slash at its end; all indexes are built."""
    for asked in ("trample", "Does my 2/2 kill a 3/3?"):
        assert app.test_client().get("/search", query_string={"q": asked}).status_code == 200
    with served(app) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium without a window."""
    path = shutil.which("chromium")
    if path is None:
        lacking("Chromium is not installed (Debian's package is chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visitors(browser: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Makes pages; at the end of the test none may have met trouble that it did not expect."""
    visitors = Visitors(browser, site, request.node.name)
    yield visitors
    visitors.close()


@pytest.fixture
def phone(visitors: Visitors) -> Page:
    """A page of 360 by 800 px with touch. Addresses are relative to the site."""
    return visitors.page(360)


@pytest.fixture
def desktop(visitors: Visitors) -> Page:
    """A page of 1280 by 800 px with a mouse."""
    return visitors.page(1280)


@pytest.fixture(params=[360, 1280], ids=["phone", "desktop"])
def page(visitors: Visitors, request: pytest.FixtureRequest) -> Page:
    """A page of each width in turn: the test runs on both."""
    return visitors.page(request.param)
