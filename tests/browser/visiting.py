"""A browser becomes pages that keep an eye on what goes wrong."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

WCAG = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa")
_HEIGHT = 800
_LONGEST = 20_000  # milliseconds to wait for anything: other tests keep the machine busy
_PICTURES = os.environ.get("PICTURES")  # a folder: every page is photographed when its test ends


@dataclass
class Visitors:
    """The pages that a test opens, with the trouble that they meet.

    Trouble is an error on the console, an uncaught exception, or a request to a host that is
    neither the site nor in `hosts`. A test that expects some puts a pattern into `expected`.
    """

    browser: Browser
    site: str
    name: str
    hosts: set[str] = field(default_factory=set)
    expected: list[str] = field(default_factory=list)
    trouble: list[str] = field(default_factory=list)
    _contexts: list[BrowserContext] = field(default_factory=list)

    def page(self, width: int, **options: Any) -> Page:
        """A fresh visitor's page of a width in px; up to 600 px it is a phone with touch.

        `options` are those of Playwright's `new_context`, as `locale` or `color_scheme`. Service
        workers are kept out unless a test allows them: it could not step between them and the site.
        """
        is_phone = width <= 600
        context = self.browser.new_context(
            base_url=self.site,
            viewport={"width": width, "height": _HEIGHT},
            service_workers=options.pop("service_workers", "block"),
            **{"locale": "en", "has_touch": is_phone, "is_mobile": is_phone, **options},
        )
        self._contexts.append(context)
        context.set_default_timeout(_LONGEST)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.trouble.append(f"exception: {error.error}"))
        context.on("request", lambda request: self._asked(request.url))
        return context.new_page()

    def close(self) -> None:
        """Ends the visits; raises AssertionError if there was trouble."""
        for number, context in enumerate(self._contexts):
            for page in context.pages:
                self._photograph(page, number)
            context.close()
        met = [one for one in self.trouble if not any(re.search(e, one) for e in self.expected)]
        assert not met, "\n".join(met)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            where = message.location.get("url", "")
            self.trouble.append(f"console: {message.text} ({where})")

    def _asked(self, url: str) -> None:
        asked = urlsplit(url)
        allowed = {urlsplit(each).netloc for each in (self.site, *self.hosts)}
        if asked.scheme in ("http", "https", "ws", "wss") and asked.netloc not in allowed:
            self.trouble.append(f"request to another host: {url}")

    def _photograph(self, page: Page, number: int) -> None:
        if _PICTURES:
            name = re.sub(r"[^\w-]+", "-", self.name).strip("-")
            page.screenshot(path=Path(_PICTURES) / f"{name}-{number}.png", full_page=True)


def assert_accessible(page: Page, within: str | None = None) -> None:
    """No violation of WCAG 2.2 A and AA that axe finds on a page with JavaScript, or in a part."""
    rules = {"runOnly": {"type": "tag", "values": list(WCAG)}, "resultTypes": ["violations"]}
    found = Axe().run(page, context=within, options=rules)
    assert found.violations_count == 0, found.generate_report()


def assert_fits(page: Page) -> None:
    """The page is not wider than its window, once its styles are there."""
    page.wait_for_load_state("load")
    assert page.viewport_size is not None
    width, window = page.evaluate("document.documentElement.scrollWidth"), page.viewport_size
    assert width <= window["width"], f"{width} px wide in a window of {window['width']} px"
