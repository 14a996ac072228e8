"""What people do on the site: search, read, choose a language and colors; also without scripts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from visiting import Visitors, assert_accessible, assert_fits

PAPER = {"light": re.compile(r"rgb\(25\d,"), "dark": re.compile(r"rgb\([123]?\d,")}


@pytest.fixture(params=[True, False], ids=["scripts", "no-scripts"])
def either(visitors: Visitors, request: pytest.FixtureRequest) -> Page:
    """A page with JavaScript, and one without: the test runs on both."""
    return visitors.page(1280, java_script_enabled=request.param)


def test_a_number_is_searched_for_and_read(either: Page) -> None:
    """From the front page to the rule, and down to its section."""
    either.goto("/")
    either.locator("input[name=q]").first.fill("702.19b")
    either.keyboard.press("Enter")
    expect(either).to_have_url("/search?q=702.19b")
    either.locator("main").get_by_role("link", name="702.19b", exact=True).first.click()
    expect(either).to_have_url("/2024-02-02/rule/702.19b")
    expect(either.get_by_role("heading", level=1)).to_contain_text("702.19b")
    either.get_by_role("navigation", name="You are here").get_by_role("link").last.click()
    expect(either).to_have_url("/2024-02-02/rule/702.19")


def test_a_language_is_chosen_and_kept(either: Page) -> None:
    """The page changes, and the next one is in the language chosen."""
    either.goto("/term/trample")
    expect(either.locator("html")).to_have_attribute("lang", "en")
    either.locator(".settings summary").click()
    either.locator(".settings").get_by_role("link", name="中文", exact=True).first.click()
    expect(either.locator("html")).to_have_attribute("lang", "zh-Hans")
    either.goto("/2024-02-02/rule/702.19")
    expect(either.locator("html")).to_have_attribute("lang", "zh-Hans")
    box = either.locator("input[name=q]").first
    expect(box).to_have_attribute("placeholder", "编号、词句、卡牌或问题")


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_what_the_box_takes_is_told_whole_on_a_phone(phone: Page, lang: str) -> None:
    """Its placeholder isn't cut; the list of cards is a few screens long."""
    for address in ("/", "/cards"):
        phone.goto(f"{address}?lang={lang}")
        room, needed = phone.locator("#q").evaluate(
            """box => {
                const pen = document.createElement("canvas").getContext("2d");
                const style = getComputedStyle(box);
                pen.font = style.font;
                const beside = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
                return [box.clientWidth - beside, pen.measureText(box.placeholder).width];
            }"""
        )
        assert needed <= room
    assert phone.evaluate("document.documentElement.scrollHeight") < 5_000


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_menu_is_whole_on_a_phone(phone: Page, lang: str) -> None:
    """Every entry lies inside the window, on pages with the box above and without."""
    for address in ("/", "/terms", "/search?q=trample"):
        phone.goto(f"{address}{'&' if '?' in address else '?'}lang={lang}")
        entries = phone.locator("nav.site a")
        assert entries.count() == 6
        for entry in entries.all():
            box = entry.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 360
            assert box["height"] >= 24
    phone.mouse.wheel(0, 2_000)
    expect(phone.locator("#q")).to_be_in_viewport()


def test_english_headings_have_english_letters_and_quotes(visitors: Visitors) -> None:
    """A face made for Chinese has quotes as wide as a character."""
    page = visitors.page(1280)
    page.goto("/search?q=trample")
    widths = page.locator("h1").evaluate(
        """heading => {
            const pen = document.createElement("canvas").getContext("2d");
            pen.font = getComputedStyle(heading).font;
            return [..."“”M"].map(sign => pen.measureText(sign).width);
        }"""
    )
    assert max(widths[:2]) < 0.7 * widths[2]


def test_the_filters_of_a_search_are_one_tap_away_on_a_phone(phone: Page) -> None:
    """They stand below the hits, and a link above leads there."""
    phone.goto("/search?q=creature")
    phone.get_by_role("link", name="Narrow down").tap()
    expect(phone.get_by_role("complementary", name="Narrow down")).to_be_in_viewport()


@pytest.mark.parametrize(("system", "wish"), [("light", "dark"), ("dark", "light")])
def test_colors_are_chosen_and_kept(visitors: Visitors, system: str, wish: str) -> None:
    """The system's at first; what is chosen wins over it on every page."""
    page = visitors.page(1280, color_scheme=system)
    page.goto("/")
    expect(page.locator("body")).to_have_css("background-color", PAPER[system])
    page.locator(".settings summary").click()
    page.locator(f".settings [data-theme={wish}]").click()
    expect(page.locator("body")).to_have_css("background-color", PAPER[wish])
    page.goto("/2024-02-02/rule/702.19")
    expect(page.locator("body")).to_have_css("background-color", PAPER[wish])
    assert_accessible(page)


def test_the_page_about_previews_shows_them(page: Page) -> None:
    """It makes the tag, copies it, and its samples open."""
    page.goto("/embed?data-detect=text")
    expect(page.locator(".tries a[aria-haspopup]")).to_have_count(5)
    assert_accessible(page)
    assert_fits(page)
    page.get_by_role("combobox", name="Colors").select_option("dark")
    page.get_by_role("button", name="Apply").click()
    expect(page.locator("#tag")).to_contain_text('data-detect="text" data-theme="dark"')
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith('data-theme="dark"></script>')
    sample = page.locator(".tries a[aria-haspopup]").first
    sample.tap() if page.viewport_size == {"width": 360, "height": 800} else sample.hover()
    expect(page.get_by_role("dialog")).to_contain_text("702.19b")
    assert_accessible(page, "rules-judge")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_frame_is_readable_in_another_page(visitors: Visitors, scheme: str) -> None:
    """Alone in its frame, in the visitor's colors."""
    page = visitors.page(360, color_scheme=scheme)
    page.goto("/embed/2024-02-02/rule/702.19?lang=en")
    expect(page.locator("body")).to_have_css("background-color", PAPER[scheme])
    assert_accessible(page)
    assert_fits(page)
