"""Asking in a real browser: by form with and without scripts, by text; permalink, report, cards."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from visiting import Visitors, assert_accessible, assert_fits

EXAMPLE = Path(__file__).parents[2] / "docs/scenarios/deathtouch-trample.yaml"


def bolt_the_bears(page: Page) -> None:
    """Two cards are typed in, the spell is cast at a legal target, and the ruling asked for."""
    page.goto("/ask/board")
    page.locator("[name='new.0.hand']").fill("Lightning Bolt")
    page.locator("[name='new.0.hand'] + button").click()
    page.locator("[name='new.1.battlefield']").fill("Grizzly Bears")
    page.locator("[name='new.1.battlefield'] + button").click()
    page.get_by_role("button", name="Ann casts Lightning Bolt").click()
    page.get_by_label("Grizzly Bears", exact=True).check()
    page.get_by_role("button", name="Choose", exact=True).click()
    expect(page.locator(".script")).to_contain_text("targeting Grizzly Bears")
    page.get_by_role("button", name="all pass: Lightning Bolt resolves").click()
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page).to_have_url(re.compile(r"/r/[a-z2-7]{24}$"))
    expect(page.locator(".answer")).to_contain_text("Grizzly Bears dies.")


def test_by_form_in_place(page: Page) -> None:
    """With scripts no button loads another page, until the ruling."""
    pages: list[str] = []
    page.on("request", lambda one: one.resource_type == "document" and pages.append(one.url))
    bolt_the_bears(page)
    assert [urlsplit(url).path.split("/")[1] for url in pages] == ["ask", "r"]


def test_by_form_without_scripts(visitors: Visitors) -> None:
    """The same buttons, each a page."""
    bolt_the_bears(visitors.page(360, java_script_enabled=False))


def test_names_are_completed_while_one_types(desktop: Page) -> None:
    """In the language typed, the number before the name kept; the focus stays in the form."""
    desktop.goto("/ask/board")
    field = desktop.locator("[name='new.0.battlefield']")
    field.press_sequentially("3 闪电")
    option = desktop.locator("#cards option[value='3 闪电击']")
    expect(option).to_have_count(1)
    field.fill("3 Forest")
    field.press("Enter")
    expect(desktop.locator("[name='p.0.battlefield.0.count']")).to_have_value("3")
    expect(desktop.locator("[name='new.0.battlefield']")).to_be_focused()


def test_by_text_then_cited_then_reported(page: Page) -> None:
    """The deciding rule's text is there; a citation opens in place; the link shows the same."""
    page.goto("/ask")
    page.get_by_label("A scenario, in YAML").fill(EXAMPLE.read_text(encoding="utf-8"))
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.locator(".answer")).to_contain_text("18 life for Bob.")
    deciding = page.locator("section.deciding")
    expect(deciding.get_by_text("首先将伤害分配给所有阻挡它的生物").first).to_be_visible()
    page.locator("summary", has_text="What happens").click()
    cited = page.locator("details.cited:visible").first
    expect(cited.locator(".rule")).to_be_hidden()
    cited.locator("summary").click()
    expect(cited.locator(".rule")).to_be_visible()
    link = page.get_by_label("Link to exactly this ruling").input_value()
    assert link == page.url
    page.goto(link)
    expect(page.locator(".answer")).to_contain_text("18 life for Bob.")
    page.get_by_role("link", name="Report a problem").click()
    page.get_by_label("What would be right").fill("Nothing is wrong; this is a test.")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Thank you")
    page.get_by_role("link", name="Back").click()
    assert page.url == link


def test_a_second_mention_of_a_rule_leads_to_the_first(desktop: Page) -> None:
    """The fold that the rule's text is in opens, and those around it."""
    desktop.goto("/ask/ready/deathtouch-trample")
    desktop.locator("summary", has_text="The rules cited").click()
    again = desktop.locator(".cites.all a.cite").first
    target = again.get_attribute("href") or ""
    expect(desktop.locator(target)).to_be_hidden()
    again.click()
    expect(desktop.locator(target)).to_be_visible()


def test_a_creature_that_may_attack_is_declared(phone: Page) -> None:
    """The one choice that there is stands chosen; damage can be divided."""
    phone.goto("/ask/board?example=deathtouch-trample")
    for _ in range(3):
        phone.get_by_role("button", name="Take back the last").click()
    expect(phone.locator(".script li")).to_have_count(2)  # the questions
    expect(phone.locator("[name='d:attack|Toxic Ox']")).to_be_checked()  # what else?
    phone.get_by_role("button", name="Declare attackers").click()
    expect(phone.locator("[name='d:block|Myr']")).to_be_checked()
    phone.get_by_role("button", name="Declare blockers").click()
    expect(phone.locator("[name='d:assign|Toxic Ox|Bob']")).to_have_value("2")


MOST_TAPS = 8
LONGEST = 20_000  # milliseconds for a ruling: other tests keep the machine busy
SIZES = {
    "en": ("3/3 deathtouch trample", "5/5 indestructible"),
    "zh": ("3/3死触践踏", "5/5不灭"),
}
BOLT = {
    "en": ("Lightning Bolt", "Giant Growth", "Grizzly Bears", "dies"),
    "zh": ("闪电击", "变巨术", "灰棕熊", "死去"),
}


class Taps:
    """A thumb: it taps and types, and counts its taps."""

    def __init__(self, page: Page) -> None:
        self.page, self.number = page, 0

    def on(self, selector: str) -> None:
        self.page.locator(selector).first.tap()
        self.number += 1

    def types(self, selector: str, text: str) -> None:
        self.on(selector)
        self.page.keyboard.insert_text(text)


@pytest.mark.parametrize("has_scripts", [True, False], ids=["scripts", "bare"])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_fight_takes_few_taps(visitors: Visitors, lang: str, has_scripts: bool) -> None:
    """Two creatures by their sizes, the attack, the block, the ruling."""
    phone = visitors.page(360, java_script_enabled=has_scripts)
    phone.goto(f"/ask/board?lang={lang}")
    thumb, (mine, theirs) = Taps(phone), SIZES[lang]
    thumb.types("[name='new.0.battlefield']", mine)
    thumb.types("[name='new.1.battlefield']", theirs)
    thumb.on("[name='new.1.battlefield'] + button")
    thumb.on("button[value^='declare:attack']")
    thumb.on("button[value^='declare:block']")
    thumb.on("button[value='rule']")
    expect(phone).to_have_url(re.compile(r"/r/"), timeout=LONGEST)
    expect(phone.locator(".answer")).to_contain_text("18", timeout=LONGEST)
    assert thumb.number <= MOST_TAPS


@pytest.mark.parametrize("has_scripts", [True, False], ids=["scripts", "bare"])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_response_takes_few_taps(visitors: Visitors, lang: str, has_scripts: bool) -> None:
    """Two spells and a creature; the second spell is for what the first one targets."""
    phone = visitors.page(360, java_script_enabled=has_scripts)
    phone.goto(f"/ask/board?lang={lang}")
    thumb, (bolt, growth, bears, dies) = Taps(phone), BOLT[lang]
    thumb.types("[name='new.0.hand']", bolt)
    thumb.types("[name='new.1.hand']", growth)
    thumb.types("[name='new.1.battlefield']", bears)
    thumb.on("[name='new.1.battlefield'] + button")
    thumb.on(f"#play button:has-text('{growth}')")
    thumb.on(f"#play button:has-text('{bolt}')")
    thumb.on("#choice button")
    thumb.on("button[value='rule']")
    expect(phone.locator(".answer")).to_contain_text(dies, timeout=LONGEST)
    assert thumb.number <= MOST_TAPS


WORDS = {
    "en": (
        ("My 3/3 deathtouch trample attacks, a 5/5 indestructible blocks", "18 life"),
        ("Lightning Bolt in response to Giant Growth on Grizzly Bears", "dies"),
    ),
    "zh": (
        ("我的3/3死触践踏攻击，5/5不灭阻挡", "18"),
        ("闪电击响应灰棕熊上的变巨术", "死去"),
    ),
}


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_what_is_told_in_words_takes_one_tap(phone: Page, lang: str) -> None:
    """The box, and what its keyboard sends: the answer stands there."""
    for words, answer in WORDS[lang]:
        phone.goto(f"/?lang={lang}")
        thumb = Taps(phone)
        thumb.types("#q", words)
        phone.keyboard.press("Enter")
        expect(phone.locator(".answered .lead").first).to_contain_text(answer, timeout=LONGEST)
        assert thumb.number == 1


PAGES = (
    *("/ask", "/ask/board?example=counterspell", "/ask/board?example=deathtouch-trample"),
    *("/ask/ready/humility-opalescence", "/ask/ready/doubling-season-scales", "/cards?q=an"),
    *("/card/Gideon Jura", "/report?edition=2023-11-17&subject=702.19b", "/ask/guide"),
    "/search?q=Blood Moon and Urborg, Tomb of Yawgmoth, and Dryad Arbor",
)


@pytest.mark.parametrize("address", PAGES)
def test_pages_of_asking_are_accessible_and_fit(visitors: Visitors, address: str) -> None:
    """WCAG 2.2 AA as far as axe can tell, on a phone in the dark and on a desk in Chinese."""
    for page in (
        visitors.page(360, color_scheme="dark"),
        visitors.page(1280, locale="zh-CN"),
    ):
        page.goto(address)
        assert_fits(page)
        assert_accessible(page)


def test_a_board_is_played_by_enter_alone(desktop: Page) -> None:
    """After the cards are typed: the focus is where Enter goes on, up to the ruling."""
    desktop.goto("/ask/board")
    for name, card in (("new.0.hand", "Lightning Bolt"), ("new.1.battlefield", "3/3 flier")):
        desktop.locator(f"[name='{name}']").focus()
        desktop.keyboard.type(card)
        desktop.keyboard.press("Enter")
        expect(desktop.locator(f"[name='{name}']")).to_be_focused()
        expect(desktop.locator(f"[name='{name}']")).to_have_value("")
    desktop.locator("#play .offer").first.focus()
    desktop.keyboard.press("Enter")
    expect(desktop.locator("#choice input:checked")).to_be_focused()
    desktop.keyboard.press("Enter")
    expect(desktop.locator(".script")).to_contain_text("targeting 3/3 creature with flying")
    expect(desktop.locator("#play .offer").first).to_be_focused()
    desktop.keyboard.press("Enter")
    expect(desktop.locator("ol.script")).to_contain_text("the stack resolves")
    desktop.locator("[name='ask.about']").focus()
    desktop.keyboard.type("Bob")
    desktop.keyboard.press("Enter")
    expect(desktop.locator("ul.script")).to_contain_text("life total: Bob")
    expect(desktop.locator("button.remove:focus")).to_have_count(0)
