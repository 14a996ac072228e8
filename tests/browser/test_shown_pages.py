"""What the documentation shows of the site: the README's picture, the tutorial's own page."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, expect
from visiting import Visitors

from tests.browser.picture import PICTURE, SIZE, picture
from tests.shown import ROOT, blocks

LOCAL = "http://127.0.0.1:8000"


def test_the_picture_can_be_made_anew(browser: Browser, site: str) -> None:
    """By its command, as large as the one that is there."""
    made = picture(browser, site)
    sizes = [Image.open(io.BytesIO(one)).size for one in (made, PICTURE.read_bytes())]
    assert sizes == [(SIZE["width"], SIZE["height"])] * 2
    assert 0.5 < len(made) / PICTURE.stat().st_size < 2


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("tutorial.md", "dealt damage by a source with deathtouch"),
        ("tutorial.zh.md", "具死触之来源"),
    ],
)
def test_the_tutorial_s_page_shows_the_rule(
    visitors: Visitors, site: str, tmp_path: Path, name: str, words: str
) -> None:
    """Opened from the disk, as its reader does."""
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    (shown,) = [block for block in blocks(text) if block.file == "page.html"]
    file = tmp_path / shown.file
    file.write_text(shown.text.replace(LOCAL, site), encoding="utf-8")
    page = visitors.page(1280)
    page.goto(file.as_uri())
    link = page.get_by_role("link", name="702.2b")
    expect(link).to_have_count(1)
    link.hover()
    expect(page.get_by_text(words).first).to_be_visible()
