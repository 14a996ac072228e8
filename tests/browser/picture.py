"""The README's picture: `python -m tests.browser.picture` makes `docs/ruling.png` anew.

It shows the page of a ready question, served by our own server and drawn by Debian's Chromium.
"""

from __future__ import annotations

import io
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.serving import served
from web import create_app

SHOWN = "/ask/ready/deathtouch-trample"
PICTURE = Path(__file__).parents[2] / "docs" / "ruling.png"
SIZE = {"width": 900, "height": 760}
COLORS = 255  # of the palette: a page has few, and the file is a third of the size


def picture(browser: Browser, site: str) -> bytes:
    """The page as a PNG of few colors, in English, as a reader's first visit shows it."""
    page = browser.new_page(base_url=site, locale="en", viewport=SIZE, color_scheme="light")
    page.goto(SHOWN)
    page.wait_for_load_state("networkidle")
    drawn = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    page.close()
    made = io.BytesIO()
    drawn.quantize(COLORS, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(
        made, "PNG", optimize=True
    )
    return made.getvalue()


def main() -> None:
    """Serves the site with a data folder of its own, and writes the picture."""
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        app = create_app({"DATA": Path(data)})
        path = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        with served(app) as site:
            PICTURE.write_bytes(picture(browser, site))
        browser.close()
    print(f"{PICTURE}: {PICTURE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
