"""The eyes of the browser tests are open: each kind of trouble is noticed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask import Flask
from playwright.sync_api import Browser
from visiting import Visitors, assert_accessible, assert_fits

from tests.serving import served

PAGES = {
    "error": "<script>console.error('alarm')</script>",
    "exception": "<script>setTimeout(() => { throw new Error('alarm') })</script>",
    "missing": "<img alt='' src='/none.png'>",
    "other": "<img alt='' src='http://127.0.0.1:9/alarm.png'>",
}


@pytest.fixture(scope="module")
def troubled() -> Iterator[str]:
    """A site whose pages do what ours may not."""
    app = Flask(__name__)
    app.add_url_rule("/<name>", view_func=lambda name: PAGES.get(name) or ("", 404))
    with served(app) as address:
        yield address


@pytest.mark.parametrize(
    ("name", "words"), [("error", "alarm"), ("exception", "alarm"), ("missing", "404")]
)
def test_trouble_on_a_page_fails_its_test(
    browser: Browser, troubled: str, name: str, words: str
) -> None:
    """A console error, an uncaught exception, a file that is not there."""
    visitors = Visitors(browser, troubled, name)
    page = visitors.page(1280)
    page.goto(f"/{name}", wait_until="networkidle")
    with pytest.raises(AssertionError, match=words):
        visitors.close()


def test_a_request_to_another_host_fails_its_test(browser: Browser, troubled: str) -> None:
    """Even one that nobody answers."""
    visitors = Visitors(browser, troubled, "other", expected=["ERR_"])
    visitors.page(1280).goto("/other", wait_until="networkidle")
    with pytest.raises(AssertionError, match="another host"):
        visitors.close()


def test_what_axe_and_the_width_find_fails(visitors: Visitors) -> None:
    """An image without words, and a box wider than the window."""
    page = visitors.page(360)
    page.set_content("<html lang=en><title>x</title><meta name=viewport content='width=360'>")
    assert_accessible(page)
    assert_fits(page)
    page.set_content("<html lang=en><title>x</title><img src='data:,'><p style='width:999px'>x")
    with pytest.raises(AssertionError, match="image-alt"):
        assert_accessible(page)
    with pytest.raises(AssertionError, match="1007 px wide"):
        assert_fits(page)
