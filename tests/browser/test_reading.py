"""Pages to read, on a phone and on a desk: reachable by all, no wider than the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from visiting import assert_accessible, assert_fits


@pytest.mark.parametrize(
    "address", ["/", "/2024-02-02/rule/702.19", "/term/trample", "/search?q=trample", "/ask"]
)
def test_a_page_is_accessible_and_fits(page: Page, address: str) -> None:
    """WCAG 2.2 AA as far as axe can tell."""
    page.goto(address)
    assert_accessible(page)
    assert_fits(page)
