"""Rulings are asked for by form and by text, with and without scripts, and shared by their link."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from visiting import Visitors, assert_accessible, assert_fits

from web.asking import examples

PERMALINK = re.compile(r"/r/[a-z2-7]{24}$")


@pytest.fixture(params=[(1280, True), (360, True), (360, False)], ids=["wide", "narrow", "bare"])
def asker(visitors: Visitors, request: pytest.FixtureRequest) -> Page:
    """A wide page, a narrow one, and a narrow one without JavaScript: the test runs on each."""
    width, has_scripts = request.param
    return visitors.page(width, java_script_enabled=has_scripts)


def test_a_question_is_put_together_by_form(asker: Page) -> None:
    """From an empty board: cards, a legal play, its target, the question, the ruling."""
    asker.goto("/ask")
    asker.get_by_role("link", name=re.compile("board", re.I)).first.click()
    asker.locator("[name='new.0.hand']").fill("Lightning Bolt")
    asker.locator("[name='new.1.battlefield']").fill("2 Grizzly Bears")
    asker.get_by_role("button", name="Add a card: Battlefield").nth(1).click()
    asker.get_by_role("button", name="Ann casts Lightning Bolt").click()
    asker.get_by_role("radio", name="Grizzly Bears #2").check()
    asker.get_by_role("button", name="Choose").click()
    asker.get_by_role("button", name="all pass: Lightning Bolt resolves").click()
    asker.locator("[name='ask.key']").select_option("zone")
    asker.locator("[name='ask.about']").fill("Grizzly Bears #2")
    asker.locator("button[value='add:ask']").click()
    expect(asker.locator("ul.script")).to_contain_text("Grizzly Bears #2")
    assert_fits(asker)
    asker.locator("button[value='rule']").click()
    expect(asker).to_have_url(PERMALINK)
    expect(asker.locator("main")).to_contain_text("Graveyard: Grizzly Bears #2 died.")


def test_a_scenario_is_asked_as_text_and_shared(
    asker: Page, visitors: Visitors, scenario: str
) -> None:
    """The ruling comes with its permalink, which shows somebody else the same."""
    asker.goto("/ask")
    asker.locator("#scenario").fill(scenario)
    asker.get_by_role("button", name="Ask", exact=True).click()
    expect(asker).to_have_url(PERMALINK)
    expect(asker.get_by_role("heading", level=1)).to_contain_text("Deathtouch and trample")
    expect(asker.locator("main")).to_contain_text("18 life for Bob.")
    expect(asker.locator("#link")).to_have_value(asker.url)
    assert_fits(asker)
    other = visitors.page(1280, locale="zh-CN")
    other.goto(asker.url)
    expect(other.get_by_role("heading", level=1)).to_contain_text("死触与践踏")
    expect(other.locator("main")).to_contain_text("702.19b")
    assert_accessible(other)


@pytest.mark.parametrize("address", ["/ask", "/ask/board?example=deathtouch-trample"])
def test_the_forms_are_accessible(page: Page, address: str) -> None:
    """WCAG 2.2 AA as far as axe can tell."""
    page.goto(address)
    assert_accessible(page)
    assert_fits(page)


def test_a_citation_opens_in_place(page: Page, scenario: str) -> None:
    """The words of a rule that decides stand there; those of another open where it is cited."""
    page.goto("/ask")
    page.locator("#scenario").fill(scenario)
    page.get_by_role("button", name="Ask", exact=True).click()
    decides = page.locator("section.deciding")
    expect(decides.get_by_text("creature with trample first assigns damage").first).to_be_visible()
    page.locator("details.folded > summary").first.click()
    cited = page.locator("details.cited:visible").first
    words = cited.locator(".rule")
    expect(words).to_be_hidden()
    cited.locator("summary").click()
    expect(words).to_be_visible()
    assert_accessible(page)
    assert_fits(page)


def test_a_mistake_is_told_where_it_is(asker: Page, visitors: Visitors) -> None:
    """The scenario comes back with the line and what was meant."""
    visitors.expected.append("400")
    asker.goto("/ask")
    asker.locator("#scenario").fill("players:\n  Ann: {battlefeild: [Forest]}\n")
    asker.get_by_role("button", name="Ask", exact=True).click()
    expect(asker.get_by_role("alert")).to_contain_text("Line 2")
    expect(asker.get_by_role("alert")).to_contain_text("battlefield")
    expect(asker.locator("#scenario")).to_have_value(re.compile("battlefeild"))


GUESS = {
    "en": "Whoa, does my 3/3 with deathtouch kill a 5/5 indestructible blocker?",
    "zh": "哟，我的3/3死触能杀掉5/5不灭的阻挡者吗？",
}


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_answer_and_what_decides_are_in_the_first_screen(phone: Page, lang: str) -> None:
    """Of each ready question, the one at home, and a guess, on a small phone: all rules whole.

    The words of the rules are below, and what was understood of a guess.
    """
    phone.set_viewport_size({"width": 360, "height": 640})
    rules = {f"/ask/ready/{name}?": "section.deciding > ol > li" for name in examples()}
    asked = {"/?": ".answered > ul > li", f"/search?q={quote(GUESS[lang])}&": ".answered > ul > li"}
    for address, decides in {**asked, **rules}.items():
        phone.goto(f"{address}lang={lang}")
        expect(phone.locator(":is(.answer, .answered) .lead").first).to_be_visible()
        box = phone.locator(decides).last.bounding_box()
        assert box is not None, address
        assert box["y"] + box["height"] <= 640, address
        assert_fits(phone)


def test_the_link_to_a_ruling_is_copied_and_shared(visitors: Visitors) -> None:
    """Both buttons stand above the words of the rules; without scripts neither is there."""
    page = visitors.page(360)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script("navigator.share = async (what) => { window.handedOn = what; };")
    page.goto("/ask/ready/both-lose?lang=en")
    page.get_by_role("button", name="Copy").tap()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    page.get_by_role("button", name="Share").tap()
    assert page.evaluate("window.handedOn") == {
        "title": page.get_by_role("heading", level=1).inner_text(),
        "url": page.url,
    }
    copied, words = page.locator("#link").bounding_box(), page.locator(".rule").first.bounding_box()
    assert copied is not None
    assert words is not None
    assert copied["y"] < words["y"]
    bare = visitors.page(360, java_script_enabled=False)
    bare.goto("/ask/ready/both-lose?lang=en")
    expect(bare.get_by_role("button", name=re.compile("Copy|Share"))).to_have_count(0)
    expect(bare.locator("#link")).to_be_visible()
