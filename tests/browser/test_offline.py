"""Without a connection: the site that was visited once is installed, read and searched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from flask import Flask, send_from_directory
from playwright.sync_api import Page, expect
from search_rows import rows_of
from visiting import Visitors, assert_accessible, assert_fits

from corpus.ids import RuleId
from tests.serving import served

LOADED = """async () => {
    const name = (await caches.keys()).find(each => each.startsWith("pack-"));
    return name ? (await (await caches.open(name)).keys()).length : 0;
}"""
CONTROLLED = """async () => {
    while (!navigator.serviceWorker.controller) await new Promise(done => setTimeout(done, 50));
}"""
SAVING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
RULINGS = "async () => (await (await caches.open('rulings')).keys()).map(each => each.url)"
Visit = Callable[..., Page]


@pytest.fixture(params=[360, 1280], ids=["phone", "desktop"])
def visit(visitors: Visitors, request: pytest.FixtureRequest) -> Visit:
    """Opens the site as one does who then loses the connection: all that is loaded is loaded."""

    def visited(locale: str = "en", *first: str) -> Page:
        page = visitors.page(request.param, service_workers="allow", locale=locale)
        page.goto("/")
        page.evaluate(CONTROLLED)
        for address in first:
            page.goto(address)
        page.evaluate("navigator.serviceWorker.controller.postMessage({ load: true })")
        parts = page.request.get("/sw.js").text().count("/pack/")
        deadline = 60
        while page.evaluate(LOADED) < parts:
            page.wait_for_timeout(500)
            deadline -= 1
            assert deadline, "the packed index was not loaded"
        page.context.set_offline(True)
        return page

    return visited


def test_a_rule_is_read_in_both_languages(visit: Visit) -> None:
    """One that was never opened, with its title, its place, its examples; links go on."""
    page = visit()
    page.goto("/2023-11-17/rule/702.19b")
    expect(page.get_by_role("heading", level=1)).to_contain_text("702.19b")
    main = page.locator("#offline")
    expect(main).to_contain_text("The controller of an attacking creature with trample first")
    expect(main).to_contain_text("具有践踏的攻击生物")
    expect(main).to_contain_text("English from the edition of 2024-02-02")
    expect(main.get_by_role("status")).to_contain_text("There is no connection")
    assert_fits(page)
    assert_accessible(page, "main")
    page.get_by_role("link", name="702.19", exact=True).or_(
        page.locator(".crumbs a").last
    ).first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("702.19")
    expect(page.locator(".entry")).to_have_count(7)
    page.goto("/rule/704.5g")
    expect(page.locator("#offline")).to_contain_text("lethal damage")


def test_a_search_finds_words_of_both_languages(visit: Visit) -> None:
    page = visit()
    for words, number in (
        ("trample lethal damage", "702.19b"),
        ("致命伤害 践踏", "702.19b"),
        ("704.5g", "704.5g"),
        ("反击目标咒语", "701."),
    ):
        page.goto("/")
        page.locator("#q").fill(words)
        page.keyboard.press("Enter")
        expect(page.locator("#offline[data-state=done]")).to_be_visible()
        numbers = page.locator(".hits .number").all_text_contents()
        assert any(one.startswith(number) for one in numbers[:6]), (words, numbers[:6])
    assert_fits(page)
    expect(page.get_by_role("link", name="Ask", exact=True)).to_have_count(0)
    page.locator(".settings summary").click()
    page.locator(".settings a[data-lang=zh]").click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.locator("#offline[data-state=done]")).to_contain_text("反击目标咒语")
    page.locator(".hits a").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_term_is_read(visit: Visit) -> None:
    page = visit("zh-CN")
    page.goto("/2023-11-17/term/Trample")
    expect(page.get_by_role("heading", level=1)).to_contain_text("践踏")
    expect(page.locator("#offline")).to_contain_text("702.19")
    page.goto("/terms")
    page.get_by_role("link", name="死触").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Deathtouch")


def test_a_kept_ruling_is_opened_and_listed(visit: Visit) -> None:
    """One that the reader asked for: it leads to its link, and is kept with its styles."""
    page = visit("en", "/ask/ready/deathtouch-trample")
    (kept,) = page.evaluate(RULINGS)
    page.goto("/")
    listed = page.locator(f"#offline a[href='{kept}']")
    title = listed.inner_text()
    listed.click()
    expect(page).to_have_title(title)
    expect(page.locator(".answer, .pair").first).to_be_visible()
    assert page.evaluate("document.styleSheets[0].cssRules.length") > 10


def test_a_ruling_that_is_the_first_page_is_kept(visit: Visit, visitors: Visitors) -> None:
    """It came before the worker, and is asked for again by it."""
    link = visit("en", "/ask/ready/deathtouch-trample").evaluate(RULINGS)[0]
    page = visitors.page(1280, service_workers="allow")
    page.goto(link)
    page.evaluate(CONTROLLED)
    expect(page.locator("main")).to_be_visible()
    while page.evaluate(RULINGS) != [link]:
        page.wait_for_timeout(100)
    page.context.set_offline(True)
    title = page.title()
    page.goto(link)
    expect(page).to_have_title(title)
    expect(page.locator("#offline")).to_have_count(0)


def test_another_page_says_that_it_needs_a_connection(visit: Visit) -> None:
    """In the language of the last page; the other is chosen in the settings."""
    page = visit("zh-CN")
    page.goto("/ask")
    expect(page.get_by_role("heading", level=1)).to_have_text("离线")
    expect(page.locator(".chapters li")).to_have_count(9)
    page.locator(".settings summary").click()
    page.locator(".settings a[data-lang=en]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Without a connection")
    page.goto("/2023-11-17/rule/704.5g")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_part_that_is_not_there_is_said(visitors: Visitors) -> None:
    """Who saves data has loaded none, and is told so."""
    visitors.expected += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to load"]
    page = visitors.page(1280, service_workers="allow")
    page.add_init_script(SAVING)
    page.goto("/")
    page.evaluate(CONTROLLED)
    page.wait_for_timeout(3_000)  # a second longer than a page waits that loads the parts
    assert page.evaluate(LOADED) == 0
    page.context.set_offline(True)
    page.goto("/2023-11-17/rule/702.19b")
    expect(page.get_by_role("alert")).to_contain_text("does not have this part yet")


def test_with_a_connection_the_server_answers(visitors: Visitors) -> None:
    """The worker shows nothing of its own while the site can be reached."""
    page = visitors.page(1280, service_workers="allow")
    page.goto("/")
    page.evaluate(CONTROLLED)
    page.goto("/2023-11-17/rule/702.19b")
    expect(page.locator("#offline")).to_have_count(0)
    expect(page.locator(".connections")).to_be_visible()
    page.goto("/search?q=trample")
    expect(page.locator(".hits li").first).to_be_visible()


def test_it_can_be_installed(visitors: Visitors) -> None:
    """The browser finds nothing lacking in the manifest."""
    page = visitors.page(1280, service_workers="allow")
    page.goto("/")
    asked = page.context.new_cdp_session(page)
    manifest = asked.send("Page.getAppManifest")
    assert manifest["errors"] == [] and manifest["url"].endswith("lang=en")
    lacking = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in lacking} <= {"in-incognito"}  # as all pages of tests are


# -- the reference as files --


@pytest.fixture(params=["host", "disk"])
def top(
    exported: Path, desktop: Page, visitors: Visitors, request: pytest.FixtureRequest
) -> Iterator[str]:
    """The address of an export: in some folder of a host that knows nothing, or on a disk."""
    if request.param == "disk":
        yield exported.as_uri()
        return
    host = Flask(__name__, static_folder=None)
    host.add_url_rule(
        "/a/b/<path:file>", view_func=lambda file: send_from_directory(exported, file)
    )
    with served(host) as address:
        visitors.hosts.add(address)
        yield f"{address}/a/b"
        desktop.goto("about:blank")  # nothing is asked for as the host ends


def test_files_are_read_and_searched(desktop: Page, top: str) -> None:
    """From the first page on, in both languages, with nothing that fails."""
    desktop.goto(f"{top}/index.html")
    desktop.wait_for_url("**/en/index.html")
    for words in ("603.2a", "triggered abilities trigger", "触发式异能 触发条件"):
        desktop.locator("#q").fill(words)
        desktop.keyboard.press("Enter")
        expect(desktop.locator("#offline[data-state=done]")).to_be_visible()
        expect(desktop.locator(".hits .number").first).to_contain_text("603.")
    desktop.locator(".settings summary").click()
    desktop.locator(".settings a[data-lang=zh]").click()
    expect(desktop.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(desktop.locator("#offline[data-state=done]")).to_be_visible()
    desktop.locator(".hits a").first.click()
    expect(desktop.get_by_role("heading", level=1)).to_contain_text("603.")
    assert "/zh/2025-06-06/" in desktop.url


def test_files_have_suggestions_and_tooltips(desktop: Page, top: str) -> None:
    desktop.goto(f"{top}/en/2025-06-06/rule/603.2.html")
    desktop.locator("#q").fill("603.3")
    first = desktop.get_by_role("option").first
    expect(first).to_contain_text("603.3")
    first.click()
    expect(desktop.get_by_role("heading", level=1)).to_contain_text("603.3")
    link = desktop.locator(".pair a.ref[aria-haspopup]").first
    link.hover()
    expect(desktop.get_by_role("dialog")).to_contain_text("603.")
    expect(desktop.get_by_role("dialog").get_by_role("link")).to_be_visible()


def test_colors_stay_from_file_to_file(desktop: Page, top: str) -> None:
    desktop.goto(f"{top}/en/index.html")
    desktop.locator(".settings summary").click()
    desktop.locator(".settings a[data-theme=dark]").click()
    desktop.goto(f"{top}/zh/2025-06-06/index.html")
    expect(desktop.locator("#dark")).to_have_attribute("media", "screen")


def test_another_site_shows_previews_from_the_files(
    desktop: Page, exported: Path, visitors: Visitors
) -> None:
    """The exported `embed.js` on a page elsewhere: marks and references in text."""
    host = Flask(__name__, static_folder=None)
    host.add_url_rule("/x/<path:file>", view_func=lambda file: send_from_directory(exported, file))
    with served(host) as files:
        other = Flask(__name__)
        tag = f'<script src="{files}/x/en/embed.js" data-detect="text" defer></script>'
        body = f"<!doctype html><html lang=en><title>t</title>{tag}<p>See rule 603.2a here."
        other.add_url_rule("/", view_func=lambda: body)
        with served(other) as address:
            visitors.hosts |= {files, address}
            visitors.expected.append("favicon")
            desktop.goto(address)
            link = desktop.get_by_role("link", name="rule 603.2a")
            expect(link).to_have_attribute("href", f"{files}/x/en/2025-06-06/rule/603.2a.html")
            link.hover()
            expect(desktop.get_by_role("dialog")).to_contain_text("triggered abilities can trigger")


# -- what the packed index finds --

SEARCHED = """async queries => {
    await rulesPack.each(() => {});
    const namesOf = term => term ? [term.name, ...term.en, ...term.zh] : [];
    const told = ({ number, term }) => ({ number, names: namesOf(term) });
    return queries.map(query => rulesPack.search(query).hits.slice(0, 10).map(told));
}"""


def is_right(hit: dict[str, Any], answer: str) -> bool:
    """True if a hit is an answer of a row; the head of the file says how answers are written."""
    wanted, number = answer.partition("@")[0], hit.get("number")
    if wanted.startswith("term:"):
        return wanted.removeprefix("term:").lower() in [name.lower() for name in hit["names"]]
    if number is None or not wanted.endswith("*"):
        return bool(number == wanted)
    return RuleId.parse(number).is_within(RuleId.parse(wanted[:-1]))


@pytest.mark.parametrize(("file", "least"), [("queries.yaml", 0.85), ("held_out.yaml", 0.80)])
def test_the_packed_index_finds_what_people_type(desktop: Page, file: str, least: float) -> None:
    """In the first ten, of the queries that the server's search is held to as well."""
    rows = [row for row in rows_of(file) if "with" not in row]
    desktop.goto("/offline")
    found = desktop.evaluate(SEARCHED, [row["q"] for row in rows])
    missed = [
        row["q"]
        for row, hits in zip(rows, found, strict=True)
        if not any(is_right(hit, str(answer)) for hit in hits for answer in row["is"])
    ]
    assert len(missed) <= (1 - least) * len(rows), missed
