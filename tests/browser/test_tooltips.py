"""Previews on a page of another origin with a strict policy and styles that reset everything."""

from __future__ import annotations

import gzip
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from urllib.parse import parse_qs, urlsplit

import pytest
from host import Host
from playwright.sync_api import Locator, Page, expect
from visiting import Visitors, assert_accessible

from tests.serving import served
from web.pages.embed import packed

BODY = """
<p><a id="before" href="/nothing">before</a>
<a id="rule" href="SITE/2024-02-02/rule/702.19b">a rule</a>
<a id="term" href="SITE/term/trample">a term</a>
<span id="mark" data-cr="704.5g">marked</span>
<span id="named" data-cr-term="践踏">named</span>
<span id="reworded" data-cr="205.3m" data-cr-edition="2023-11-17">reworded</span>
<span id="chinese" data-cr="509.2">dropped, and not in English</span>
<span id="unknown" data-cr="704.99">unknown</span>
<a id="unknown-link" href="SITE/rule/799.9z">unknown</a>
<a id="search" href="SITE/search?q=702">no rule</a>
<a id="after" href="/nothing">after</a></p>
<p id="text">As CR 702.19b and rule 702.2c say; 规则704.5g。Not CR 704.99, nor 702.19b alone.</p>
<p><code>CR 702.19b</code> <a href="/nothing">CR 702.19b</a> <span contenteditable>CR 702.19b</span>
<textarea>CR 702.19b</textarea></p><pre>规则702.19b</pre>
"""

PAD = "([name, size]) => document.body.style.setProperty(name, size, 'important')"


@pytest.fixture
def host(site: str, visitors: Visitors) -> Iterator[str]:
    """The address of the unfriendly page's site; `/page` has everything on it."""
    host = Host(site)
    body = BODY.replace("SITE", site)
    host.write("page", body, 'data-detect="text"')
    host.write("plain", body)
    host.write("off", body, 'data-detect="off"')
    host.write("only", body, 'data-only="#term" data-detect="text"')
    host.write("zh", body, lang="zh-Hans")
    host.write("both", body, 'data-lang="both" data-theme="dark" data-edition="2024-02-02"')
    digest = b64encode(sha256(packed().encode()).digest()).decode()
    host.write("module", body, how='type="module"')
    host.write("sealed", body, how=f'defer crossorigin integrity="sha256-{digest}"')
    host.write("bare", '<p id="text">CR 702.19b</p>', 'data-detect="links"')
    with served(host.app()) as address:
        visitors.hosts.add(address)
        yield address


def arrive(page: Page, address: str) -> list[str]:
    """Opens a page and waits until its references are known; returns the requests for previews."""
    asked: list[str] = []
    page.on("request", lambda sent: asked.append(sent.url) if "/api/" in sent.url else None)
    with page.expect_response(re.compile("/api/v1/preview")):
        page.goto(address)
    expect(page.locator("#mark a")).to_have_attribute("aria-expanded", "false")
    return asked


def preview(page: Page) -> Locator:
    """The open preview."""
    return page.get_by_role("dialog")


def test_the_script_is_small_and_needs_nothing() -> None:
    """At most 5 KB compressed; nothing that a strict policy forbids."""
    text = packed()
    assert len(gzip.compress(text.encode(), 9)) <= 5_000
    assert not re.search(r"innerHTML|insertAdjacent|\beval\b|new Function|import\b", text)


def test_one_request_knows_every_reference_of_a_page(desktop: Page, host: str) -> None:
    """Each once, in a fixed order, with the edition that a link names."""
    asked = arrive(desktop, f"{host}/page")
    assert len(asked) == 1
    query = parse_qs(urlsplit(asked[0]).query)
    assert query == {
        "cr": [
            *("205.3m@2023-11-17", "509.2", "702.19b", "702.19b@2024-02-02", "702.2c"),
            *("704.5g", "704.99", "799.9z"),
        ],
        "term": ["践踏", "trample"],
    }


def test_the_mouse_opens_a_preview_and_may_enter_it(desktop: Page, host: str) -> None:
    """It is there to stay until the pointer leaves both the link and the preview."""
    arrive(desktop, f"{host}/page")
    link = desktop.locator("#rule")
    link.hover()
    shown = preview(desktop)
    expect(shown).to_contain_text("702.19bTrample")
    expect(shown).to_contain_text("The controller of an attacking creature with trample")
    expect(shown).not_to_contain_text("攻击生物")
    expect(shown).to_contain_text("edition 2024-02-02")
    expect(link).to_have_attribute("aria-expanded", "true")
    expect(link).to_have_attribute("aria-haspopup", "dialog")
    shown.hover()
    desktop.wait_for_timeout(700)
    expect(shown).to_be_visible()
    desktop.mouse.move(1200, 790)
    expect(shown).to_have_count(0)
    expect(link).to_have_attribute("aria-expanded", "false")


def test_a_passing_mouse_opens_nothing(desktop: Page, host: str) -> None:
    """Only a pointer that rests."""
    arrive(desktop, f"{host}/page")
    desktop.locator("#rule").hover()
    desktop.mouse.move(1200, 790)
    desktop.wait_for_timeout(600)
    expect(preview(desktop)).to_have_count(0)


def test_styles_of_the_page_do_not_reach_the_preview(desktop: Page, host: str) -> None:
    """It has its own box, size and colors in the top layer, beside its link."""
    arrive(desktop, f"{host}/page")
    desktop.locator("#rule").hover()
    shown = preview(desktop)
    expect(shown).to_have_css("position", "fixed")
    expect(shown).to_have_css("font-size", "16px")
    expect(shown).to_have_css("color", "rgb(34, 32, 28)")
    expect(shown).to_have_css("background-color", "rgb(255, 255, 255)")
    assert shown.evaluate("node => node.matches(':popover-open')")
    link, box = desktop.locator("#rule").bounding_box(), shown.bounding_box()
    assert link is not None
    assert box is not None
    assert 200 < box["width"] < 500
    assert 0 < box["y"] - (link["y"] + link["height"]) < 12
    assert_accessible(desktop, "rules-judge")


def test_escape_dismisses_and_leaves_pointer_and_focus(desktop: Page, host: str) -> None:
    """As WCAG 1.4.13 asks."""
    arrive(desktop, f"{host}/page")
    desktop.locator("#rule").hover()
    expect(preview(desktop)).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(preview(desktop)).to_have_count(0)
    desktop.locator("#before").focus()
    desktop.keyboard.press("Tab")
    expect(preview(desktop)).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(preview(desktop)).to_have_count(0)
    expect(desktop.locator("#rule")).to_be_focused()


def test_the_keyboard_goes_into_the_preview_and_on(desktop: Page, host: str) -> None:
    """Tab opens it, goes into it, and goes on behind its link; Shift+Tab goes back."""
    arrive(desktop, f"{host}/page")
    desktop.locator("#before").focus()
    desktop.keyboard.press("Tab")
    shown = preview(desktop)
    expect(shown).to_be_visible()
    expect(desktop.locator("#rule")).to_be_focused()
    desktop.keyboard.press("Tab")
    expect(shown.get_by_role("link")).to_be_focused()
    desktop.keyboard.press("Shift+Tab")
    expect(desktop.locator("#rule")).to_be_focused()
    expect(shown).to_be_visible()
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Escape")
    expect(desktop.locator("#rule")).to_be_focused()
    expect(shown).to_have_count(0)
    desktop.keyboard.press("Shift+Tab")
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Tab")
    expect(desktop.locator("#term")).to_be_focused()
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text("Trample")


def test_the_first_tap_shows_and_the_second_follows(phone: Page, host: str, site: str) -> None:
    """A tap elsewhere closes; the preview fits on the screen."""
    arrive(phone, f"{host}/page")
    phone.locator("#rule").tap()
    shown = preview(phone)
    expect(shown).to_be_visible()
    box = shown.bounding_box()
    assert box is not None
    assert box["x"] >= 8
    assert box["x"] + box["width"] <= 352
    phone.touchscreen.tap(180, 780)
    expect(shown).to_have_count(0)
    assert phone.url == f"{host}/page"
    phone.locator("#rule").tap()
    expect(shown).to_be_visible()
    phone.locator("#rule").tap()
    phone.wait_for_url(f"{site}/2024-02-02/rule/702.19b")


def test_unknown_references_stay_as_they_are(desktop: Page, host: str) -> None:
    """No preview, no link that was not there, and nothing at addresses that are no rule's."""
    arrive(desktop, f"{host}/page")
    expect(desktop.locator("#unknown a")).to_have_count(0)
    for name in ("#unknown", "#unknown-link", "#search", "#before"):
        assert desktop.locator(name).get_attribute("aria-haspopup") is None
        desktop.locator(name).hover()
        desktop.wait_for_timeout(450)
        expect(preview(desktop)).to_have_count(0)


def test_text_is_searched_only_if_asked(desktop: Page, host: str) -> None:
    """And never in code, links, or what is edited."""
    arrive(desktop, f"{host}/page")
    links = desktop.locator("#text a")
    expect(links).to_have_text(["CR 702.19b", "rule 702.2c", "规则704.5g"])
    text = "As CR 702.19b and rule 702.2c say; 规则704.5g。Not CR 704.99, nor 702.19b alone."
    expect(desktop.locator("#text")).to_have_text(text)
    expect(desktop.locator("code a, a a, [contenteditable] a, pre a")).to_have_count(0)
    links.nth(2).hover()
    expect(preview(desktop)).to_contain_text("lethal damage and is destroyed")
    arrive(desktop, f"{host}/plain")
    expect(links).to_have_count(0)
    asked: list[str] = []
    desktop.on("request", lambda sent: asked.append(sent.url) if "/api/" in sent.url else None)
    desktop.goto(f"{host}/bare", wait_until="networkidle")
    assert asked == []


def test_links_may_be_left_alone(desktop: Page, host: str) -> None:
    """`off` is for what is marked only."""
    asked = arrive(desktop, f"{host}/off")
    assert "799.9z" not in asked[0]
    assert desktop.locator("#rule").get_attribute("aria-haspopup") is None


def test_only_some_links_may_be_wanted(desktop: Page, host: str) -> None:
    """Those that a selector finds, and what is marked; text in other links is still theirs."""
    asked = arrive(desktop, f"{host}/only")
    assert "799.9z" not in asked[0]
    assert desktop.locator("#rule").get_attribute("aria-haspopup") is None
    expect(desktop.locator("#term")).to_have_attribute("aria-haspopup", "dialog")
    expect(desktop.locator("a a")).to_have_count(0)


def test_the_page_s_language_is_the_preview_s(desktop: Page, host: str) -> None:
    """Chinese on a Chinese page; both, in the dark, where the tag says so."""
    arrive(desktop, f"{host}/zh")
    desktop.locator("#rule").hover()
    shown = preview(desktop)
    expect(shown).to_contain_text("702.19b践踏")
    expect(shown).to_contain_text("具有践踏的攻击生物")
    expect(shown).to_contain_text("2024-02-02版")
    expect(shown).not_to_contain_text("The controller")
    arrive(desktop, f"{host}/both")
    desktop.locator("#mark").hover()
    expect(shown).to_contain_text("State-Based Actions · 状态动作")
    expect(shown.locator("[lang=en]")).to_contain_text("If a creature")
    expect(shown.locator("[lang=zh]")).to_contain_text("如果一个生物")
    expect(shown).to_contain_text("edition 2024-02-02")
    expect(shown).to_have_css("background-color", "rgb(33, 31, 28)")
    assert_accessible(desktop, "rules-judge")


def test_words_of_another_edition_are_told(desktop: Page, host: str) -> None:
    """The English of the Chinese book's rule is a later edition's, in the same words."""
    arrive(desktop, f"{host}/page")
    desktop.locator("#mark a").hover()
    expect(preview(desktop)).to_contain_text("edition 2023-11-17")
    expect(preview(desktop)).to_contain_text("English of edition 2024-02-02")


def test_other_words_and_a_lacking_language_are_told(desktop: Page, host: str) -> None:
    """The English of 205.3m has other words than the Chinese book; 509.2 is Chinese alone."""
    arrive(desktop, f"{host}/page")
    desktop.hover("#reworded")
    expect(preview(desktop)).to_contain_text("English of edition 2024-09-20, whose words differ")
    expect(preview(desktop)).not_to_contain_text("only in")
    desktop.hover("#chinese")
    expect(preview(desktop)).to_contain_text("only in Chinese")
    expect(preview(desktop)).to_contain_text("Dropped on 2024-11-08.")


def test_pages_built_later_are_searched_too(desktop: Page, host: str, site: str) -> None:
    """What is added, and at `refresh()` what is marked; only what is new is asked for."""
    asked = arrive(desktop, f"{host}/page")
    add = """([id, href]) => {
      const link = document.createElement("a");
      link.id = id; link.href = href; link.textContent = "late";
      document.body.firstElementChild.append(link);
    }"""
    desktop.evaluate(add, ["same", f"{site}/2024-02-02/rule/702.19b"])
    expect(desktop.locator("#same")).to_have_attribute("aria-haspopup", "dialog")
    assert len(asked) == 1
    with desktop.expect_response(re.compile("/api/v1/preview")):
        desktop.evaluate(add, ["late", f"{site}/rule/100.1"])
    expect(desktop.locator("#late")).to_have_attribute("aria-haspopup", "dialog")
    assert parse_qs(urlsplit(asked[1]).query) == {"cr": ["100.1"]}
    desktop.evaluate("document.querySelector('#unknown').dataset.cr = '100.1'")
    desktop.evaluate("rulesJudge.refresh()")
    expect(desktop.locator("#unknown a")).to_have_attribute("href", f"{site}/2023-11-17/rule/100.1")
    assert len(asked) == 2
    desktop.locator("#late").hover()
    expect(preview(desktop)).to_be_visible()
    desktop.evaluate("document.querySelector('#late').remove()")
    expect(preview(desktop)).to_have_count(0)


@pytest.mark.parametrize("way", ["module", "sealed"])
def test_a_page_may_load_it_as_a_module_or_sealed(desktop: Page, host: str, way: str) -> None:
    """`type=module`, and `integrity` with `crossorigin`: both need what CORS allows."""
    arrive(desktop, f"{host}/{way}")
    desktop.locator("#rule").hover()
    expect(preview(desktop)).to_contain_text("702.19bTrample")


def test_an_english_page_gets_english_of_a_term(desktop: Page, host: str) -> None:
    """The glossary of the book is Chinese: the rule that defines the term says it."""
    arrive(desktop, f"{host}/page")
    desktop.locator("#term").hover()
    expect(preview(desktop)).to_contain_text("Trample is a static ability")
    expect(preview(desktop)).not_to_contain_text("一个关键字异能")


def test_links_that_change_show_what_they_lead_to_now(desktop: Page, host: str, site: str) -> None:
    """As React and Vue change a page: attributes and texts of nodes that stay, nodes replaced."""
    arrive(desktop, f"{host}/page")
    desktop.locator("#rule").hover()
    shown = preview(desktop)
    expect(shown).to_contain_text("702.19b")
    change = "([id, href]) => { document.querySelector(id).href = href }"
    with desktop.expect_response(re.compile("cr=704.5f")):
        desktop.evaluate(change, ["#rule", f"{site}/2024-02-02/rule/704.5f"])
    expect(shown).to_have_count(0)
    expect(desktop.locator("#rule")).to_have_attribute("aria-haspopup", "dialog")
    desktop.mouse.move(1200, 790)
    desktop.locator("#rule").hover()
    expect(shown).to_contain_text("704.5f")
    desktop.evaluate(change, ["#rule", "/elsewhere"])
    expect(desktop.locator("#rule")).not_to_have_attribute("aria-haspopup", "dialog")
    desktop.evaluate("""() => {
        const mark = document.querySelector("#mark");
        mark.dataset.cr = "704.5f";
        const term = document.querySelector("#term");
        term.replaceWith(term.cloneNode(true));
    }""")
    expect(desktop.locator("#mark a")).to_have_attribute("href", f"{site}/2023-11-17/rule/704.5f")
    expect(desktop.locator("#mark")).to_have_text("marked")
    desktop.locator("#term").hover()
    expect(shown).to_contain_text("Trample")


def test_shadow_roots_of_the_page_are_searched(desktop: Page, host: str, site: str) -> None:
    """Those that are there, and what is added to them; the keyboard goes through them too."""
    arrive(desktop, f"{host}/page")
    desktop.evaluate("""address => {
        const root = document.createElement("my-card");
        root.attachShadow({ mode: "open" });
        for (const id of ["inner", "next"]) {
            const link = document.createElement("a");
            Object.assign(link, { id, href: address, textContent: id });
            root.shadowRoot.append(link, " ");
        }
        document.querySelector("#text").before(root);
    }""", f"{site}/2024-02-02/rule/702.2c")  # fmt: skip
    inner = desktop.locator("#inner")
    expect(inner).to_have_attribute("aria-haspopup", "dialog")
    inner.hover()
    shown = preview(desktop)
    expect(shown).to_contain_text("702.2c")
    expect(shown).not_to_contain_text("死触")
    desktop.keyboard.press("Escape")
    desktop.mouse.move(1200, 790)
    desktop.locator("#after").focus()
    desktop.keyboard.press("Tab")
    expect(shown).to_be_visible()
    desktop.keyboard.press("Escape")
    desktop.keyboard.press("Tab")
    expect(desktop.locator("#next")).to_be_focused()
    expect(shown).to_be_visible()
    desktop.keyboard.press("Tab")
    expect(shown.get_by_role("link")).to_be_focused()
    desktop.evaluate(f"""() => {{
        const link = document.createElement("a");
        Object.assign(link, {{ id: "late", href: "{site}/rule/702.19b", textContent: "late" }});
        document.querySelector("my-card").shadowRoot.append(link);
    }}""")
    expect(desktop.locator("#late")).to_have_attribute("aria-haspopup", "dialog")


@pytest.mark.parametrize("failure", ["away", "broken"])
def test_without_an_answer_links_are_plain(
    desktop: Page, host: str, site: str, visitors: Visitors, failure: str
) -> None:
    """The server is away, or answers with an error: no preview, and the link leads where it did."""
    visitors.expected += ["ERR_CONNECTION_REFUSED", "500"]
    act = {
        "away": lambda r: r.abort("connectionrefused"),
        "broken": lambda r: r.fulfill(status=500),
    }
    desktop.route("**/api/v1/preview*", act[failure])
    desktop.goto(f"{host}/page", wait_until="networkidle")
    expect(desktop.locator("[aria-haspopup]")).to_have_count(0)
    desktop.locator("#rule").hover()
    desktop.wait_for_timeout(450)
    expect(preview(desktop)).to_have_count(0)
    desktop.locator("#rule").click()
    desktop.wait_for_url(f"{site}/2024-02-02/rule/702.19b")


def test_a_preview_follows_its_link_and_stays_in_the_window(desktop: Page, host: str) -> None:
    """Scrolling moves both; at the window's foot it opens above."""
    arrive(desktop, f"{host}/page")
    desktop.evaluate(PAD, ["padding-bottom", "2000px"])
    desktop.locator("#before").focus()
    desktop.keyboard.press("Tab")
    first = preview(desktop).bounding_box()
    desktop.evaluate("scrollTo({ top: 20, behavior: 'instant' })")
    desktop.wait_for_timeout(100)
    then = preview(desktop).bounding_box()
    assert first is not None
    assert then is not None
    assert first["y"] - then["y"] == pytest.approx(20, abs=1)
    desktop.evaluate("scrollTo(0, 0)")
    desktop.evaluate(PAD, ["padding-top", "640px"])
    desktop.evaluate("dispatchEvent(new Event('resize'))")
    last, link = preview(desktop).bounding_box(), desktop.locator("#rule").bounding_box()
    assert last is not None
    assert link is not None
    assert 0 < link["y"] - (last["y"] + last["height"]) < 12
