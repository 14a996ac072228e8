"""Pages to read, on a phone and on a desk: reachable by all, no wider than the window."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from visiting import Visitors, assert_accessible, assert_fits

PAGES = (
    "/",
    "/2023-11-17",
    "/2023-11-17/rule/7",
    "/2024-02-02/rule/704",
    "/2024-02-02/rule/702.19",
    "/2023-11-17/rule/702.37c",
    "/2023-11-17/rule/701.34f/trace",
    "/term/trample",
    "/terms",
    "/keywords?order=az",
    "/editions",
    "/compare",
    "/compare/2023-11-17/2024-02-02?within=701",
    "/search?q=trample",
    "/search?q=704.5l",
    "/rule/704.99",
)


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_pages_are_accessible_and_fit(visitors: Visitors, width: int, scheme: str) -> None:
    """WCAG 2.2 AA as far as axe can tell, every page in both widths and in both colors."""
    page = visitors.page(width, color_scheme=scheme)
    visitors.expected.append("404")
    for address in PAGES:
        page.goto(address)
        assert_accessible(page)
        assert_fits(page)


def test_what_unfolds_is_accessible(page: Page) -> None:
    """The display settings, which Escape closes, and then the citation of a rule."""
    page.goto("/editions")
    page.locator(".settings summary").click()
    assert_accessible(page)
    assert_fits(page)
    page.keyboard.press("Escape")
    expect(page.locator(".settings .panel")).to_be_hidden()
    page.goto("/2024-02-02/rule/702.19b")
    page.locator(".cite-it summary").click()
    assert_accessible(page)
    assert_fits(page)


def test_suggestions_by_keyboard(desktop: Page) -> None:
    """/ goes to the box; the arrows choose; Escape closes; Enter goes there."""
    desktop.goto("/2024-02-02/rule/704")
    desktop.keyboard.press("/")
    box = desktop.get_by_role("combobox")
    expect(box).to_be_focused()
    box.press_sequentially("tram")
    options = desktop.get_by_role("option")
    expect(options.first).to_contain_text("Trample")
    expect(box).to_have_attribute("aria-expanded", "true")
    box.press("ArrowDown")
    expect(options.first).to_have_attribute("aria-selected", "true")
    expect(box).to_have_attribute("aria-activedescendant", "suggestion-0")
    assert_accessible(desktop)
    box.press("Escape")
    expect(options).to_have_count(0)
    assert box.input_value() == "tram"
    box.press("ArrowDown")
    expect(options.first).to_be_visible()
    box.press("ArrowDown")
    box.press("Enter")
    expect(desktop).to_have_url(re.compile(r"/2023-11-17/term/Trample$"))


def test_enter_searches_for_what_was_typed(desktop: Page) -> None:
    """Nothing is chosen by itself."""
    desktop.goto("/")
    box = desktop.get_by_role("combobox")
    box.press_sequentially("lethal damage")
    expect(desktop.get_by_role("option").first).to_be_visible()
    box.press("Enter")
    expect(desktop).to_have_url(re.compile(r"/search\?q=lethal\+damage"))
    assert desktop.locator(".hits mark").count() > 0


def test_a_suggestion_by_touch(phone: Page) -> None:
    """A tap goes there."""
    phone.goto("/terms")
    phone.get_by_role("combobox").press_sequentially("702.19b")
    phone.get_by_role("option").first.tap()
    expect(phone).to_have_url(re.compile(r"/2023-11-17/rule/702\.19b$"))


def test_colors_change_at_once_and_are_remembered(desktop: Page) -> None:
    """Without a new page; the next page begins in them."""
    desktop.goto("/2024-02-02/rule/702.19b")
    light = desktop.evaluate("getComputedStyle(document.body).backgroundColor")
    desktop.locator(".settings summary").click()
    desktop.get_by_role("link", name="Dark").click()
    expect(desktop.locator("body")).not_to_have_css("background-color", light)
    dark = desktop.evaluate("getComputedStyle(document.body).backgroundColor")
    desktop.goto("/editions")
    expect(desktop.locator("body")).to_have_css("background-color", dark)


def test_texts_and_interface_are_chosen_apart(page: Page) -> None:
    """English texts under a Chinese interface."""
    page.goto("/2024-02-02/rule/702.19b?texts=en")
    page.locator(".settings summary").click()
    page.get_by_role("link", name="中文", exact=True).first.click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    lead = page.locator(".main > .pair").first
    expect(lead).to_contain_text("first assigns damage")
    expect(lead).not_to_contain_text("首先将伤害")


def test_the_contents_follow_the_scroll(desktop: Page) -> None:
    """The entry being read is the one marked."""
    desktop.goto("/2024-02-02/rule/704")
    marked = desktop.locator(".toc [aria-current]")
    expect(marked).to_contain_text("704.1")
    desktop.locator("#cr704-5").evaluate("entry => entry.scrollIntoView()")
    expect(marked).to_contain_text("704.5")
    desktop.locator(".toc a", has_text="704.8").click()
    expect(marked).to_contain_text("704.8")


def test_a_place_on_the_page_is_not_under_the_header(page: Page) -> None:
    """What an anchor leads to is seen (WCAG 2.4.11)."""
    page.goto("/2024-02-02/rule/704#cr704-5f")
    top = page.locator("#cr704-5f").evaluate("entry => entry.getBoundingClientRect().top")
    bottom = page.locator(".top").evaluate("header => header.getBoundingClientRect().bottom")
    assert top >= bottom


def test_a_term_has_a_preview(desktop: Page) -> None:
    """Pointing at a term of the text shows it, Escape closes it."""
    desktop.goto("/2024-02-02/rule/702.19b")
    term = desktop.locator(".lead a.term", has_text="lethal damage")
    expect(term).to_have_attribute("aria-haspopup", "dialog")
    term.hover()
    preview = desktop.get_by_role("dialog")
    expect(preview).to_contain_text("Lethal Damage")
    desktop.keyboard.press("Escape")
    expect(preview).to_have_count(0)


def test_a_citation_is_copied(visitors: Visitors) -> None:
    """The button puts the citation on the clipboard and says so."""
    page = visitors.page(1280, permissions=["clipboard-read", "clipboard-write"])
    page.goto("/2024-02-02/rule/702.19b")
    page.locator(".cite-it summary").click()
    button = page.locator(".citation button").first
    button.click()
    expect(button).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("Magic: The Gathering Comprehensive Rules, 702.19b (edition of 2024")
    assert copied.endswith("/2024-02-02/rule/702.19b")


def test_everything_is_there_without_script(visitors: Visitors) -> None:
    """Search, settings, contents, drawing and citation need none."""
    page = visitors.page(360, java_script_enabled=False)
    page.goto("/2024-02-02/rule/702.19b")
    page.locator(".settings summary").click()
    page.get_by_role("link", name="Dark").click()
    assert "theme=dark" in page.url
    assert page.locator("#dark").get_attribute("media") == "screen"
    page.locator(".cite-it summary").click()
    expect(page.locator(".citation").first).to_be_visible()
    expect(page.locator(".drawing a").first).to_be_visible()
    page.locator("#q").fill("trample")
    page.locator("#q").press("Enter")
    expect(page.locator(".hits li").first).to_be_visible()


def test_a_number_is_never_broken(phone: Page) -> None:
    """Each number of the contents stands on one line, however long its title."""
    for address in ("/2023-11-17?lang=zh", "/rule/7?lang=en"):
        phone.goto(address)
        lines = phone.locator(":is(.sections, .outline) b").evaluate_all(
            """numbers => numbers.map(number => {
                const words = document.createRange();
                words.selectNodeContents(number);
                return words.getClientRects().length;
            })"""
        )
        assert len(lines) > 50
        assert max(lines) == 1


DATES = r"""main => {
    const all = document.createTreeWalker(main, NodeFilter.SHOW_TEXT), found = [];
    while (all.nextNode()) {
        if (all.currentNode.parentElement.closest(".citation")) continue;
        for (const {index} of all.currentNode.data.matchAll(/\d{4}-\d\d-\d\d/g)) {
            const words = document.createRange();
            words.setStart(all.currentNode, index);
            words.setEnd(all.currentNode, index + 10);
            found.push(new Set([...words.getClientRects()].map(one => one.top)).size);
        }
    }
    return found;
}"""  # on how many lines each stands; not those of a citation, which is copied as it is


def test_no_date_is_broken(phone: Page) -> None:
    """Where a sentence names an edition, its date stands on one line."""
    seen = 0
    for address in (
        *("/rule/702.19b", "/2025-06-06/rule/702.19b", "/2023-11-17/rule/509.2", "/editions"),
        *("/ask/ready/deathtouch-trample", "/ask/ready/bolt-giant-growth", "/search?q=lethal"),
    ):
        for lang in ("en", "zh"):
            phone.goto(f"{address}{'&' if '?' in address else '?'}lang={lang}")
            lines = phone.locator("main").evaluate(DATES)
            seen += len(lines)
            assert max(lines) == 1, (address, lang)
    assert seen > 50
