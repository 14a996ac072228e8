"""With an English book imported nobody is shown the other language for want of a text.

The book is made here: rules of 2025-06-06 by their numbers, which the lineage pairs with others.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from html_page import Page

from corpus.imports import add
from web import create_app

SECTIONS = {
    "1. Game Concepts": [
        *("100. General", "100.1. A made rule.", "101. The Golden Rules", "101.2. A made rule."),
        "Example: A made example.",
    ],
    "2. Parts of a Card": ["200. General", "200.1. A made rule."],
    "3. Card Types": ["300. General", "300.1. A made rule."],
    "4. Zones": ["400. General", "400.1. A made rule."],
    "5. Turn Structure": [
        *("510. Combat Damage Step", "510.1. First, somebody announces how damage is dealt."),
        *("510.1a A made rule.", "510.1b A made rule."),
        "510.1c A blocked creature divides its damage freely.",
    ],
    "6. Spells, Abilities, and Effects": ["600. General", "600.1. A made rule."],
    "7. Additional Rules": [
        *("702. Keyword Abilities", "702.19. Trample", "702.19a Trample is a made ability."),
        "702.19b The made text of trample.",
    ],
    "8. Multiplayer Rules": ["800. General", "800.1. A made rule."],
    "9. Casual Variants": ["900. General", "900.1. A made rule."],
}
HEADINGS = [line for chapter, lines in SECTIONS.items() for line in (chapter, lines[0])]
RULES = [line for chapter, lines in SECTIONS.items() for line in (chapter, *lines)]
BOOK = "\n\n".join(
    [
        "Magic: The Gathering Comprehensive Rules",
        "These rules are effective as of June 6, 2025.",
        *("Introduction", "Made for a test.", "Contents"),
        "\n".join([*HEADINGS, "Glossary", "Credits"]),
        *RULES,
        *("Glossary", 'Trample\nA made entry. See rule 702.19, "Trample."', "Credits", "Nobody."),
    ]
)
TAG = re.compile("<[^>]*>")  # whose titles translate terms
CHINESE = re.compile("[\u4e00-\u9fff]")


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """The site with the newest book imported."""
    data = tmp_path_factory.mktemp("two")
    file = Path(data / "book.txt")
    file.write_text(BOOK, encoding="utf-8")
    add([file], data / "documents", accept_faults=True)
    return create_app({"DATA": data, "TESTING": True})


@pytest.fixture
def reader(imported: Flask) -> FlaskClient:
    return imported.test_client()


def page(client: FlaskClient, url: str, lang: str = "en") -> Page:
    response = client.get(url, headers={"Accept-Language": lang})
    assert response.status_code == 200, url
    return Page(response.get_data(as_text=True))


def test_the_newest_whole_book_answers(reader: FlaskClient) -> None:
    assert "The made text of trample." in page(reader, "/rule/702.19b").text
    editions = reader.get("/api/v1/editions").get_json()["editions"]
    assert [e["edition"] for e in editions if e.get("isDefault")] == ["2025-06-06"]


def test_each_language_is_lent_to_the_edition_that_lacks_it(reader: FlaskClient) -> None:
    """The old book lends its Chinese where the words stayed, and where they didn't it is said."""
    same = page(reader, "/2025-06-06/rule/702.19b", "zh").text
    assert "中文取自2024-02-02版规则702.19b，内容与此相同" in same
    other = page(reader, "/2025-06-06/rule/510.1c", "zh").text
    assert "中文取自2023-11-17版规则510.1c，其内容与此版有出入" in other
    old = page(reader, "/2023-11-17/rule/510.1c").text
    assert "A blocked creature divides its damage freely." in old
    assert "English of the edition of 2025-06-06, rule 510.1c, whose words differ" in old


def test_the_api_says_which_text_differs(reader: FlaskClient) -> None:
    rule = reader.get("/api/v1/rules/510.1c?lang=zh").get_json()
    assert (rule["from"], rule["differs"]) == ({"zh": "2023-11-17"}, ["zh"])
    preview = reader.get("/api/v1/preview?cr=510.1c,702.19b&term=trample").get_json()
    assert preview["cr"]["510.1c"]["differs"] == ["zh"]
    assert preview["cr"]["702.19b"]["from"] == {"zh": "2024-02-02"}
    assert preview["term"]["trample"]["from"] == {"zh": "2023-11-17"}


def test_a_glossary_entry_has_both_languages(reader: FlaskClient) -> None:
    english = page(reader, "/2023-11-17/term/trample").text
    assert "A made entry." in english
    assert "English of the glossary of the edition of 2025-06-06" in english
    assert "中文取自2023-11-17版词汇表" in page(reader, "/2025-06-06/term/trample", "zh").text


@pytest.mark.parametrize(
    ("url", "part"),
    [
        ("/2023-11-17/rule/510.1c", '<div class="pair lead.*?\n</div>'),
        ("/2023-11-17/rule/510.1c", '<a href="/2023-11-17/rule/510.1".*?</a>'),
        ("/2023-11-17", '<ol class="sections">.*?</ol>'),
        ("/2023-11-17/rule/510", "<h1>.*?</h1>"),
        ("/2023-11-17/rule/510.1c", '<section class="connections">.*?</section>'),
        ("/2023-11-17/term/trample", '<div class="pair lead.*?\n</div>'),
        ("/2025-06-06/rule/702.19b", '<section class="others">.*?</section>'),
        ("/2023-11-17/rule/702.19b/trace", '<ol class="trace">.*?</ol>'),
        ("/search?q=510.1a&edition=2023-11-17", '<section class="exact".*?</section>'),
        ("/2023-11-17/rule/101.2", '<div class="example".*?</div>'),
    ],
)
def test_who_reads_english_only_sees_no_chinese_for_want_of_it(
    reader: FlaskClient, url: str, part: str
) -> None:
    """What the made book has is shown in its words, whatever the edition that is looked at."""
    joint = "&" if "?" in url else "?"
    shown = reader.get(f"{url}{joint}texts=en", headers={"Accept-Language": "en"})
    found = re.findall(f"(?s){part}", shown.get_data(as_text=True))
    assert found, part
    assert [one for one in found if CHINESE.search(TAG.sub("", one))] == []


@pytest.mark.parametrize(
    ("lang", "url", "told"),
    [
        ("en", "/2023-11-17/rule/509.2", "Only the Chinese is here: no edition that is loaded"),
        ("en", "/2023-11-17/rule/510", "Of some rules on this page only the Chinese is here"),
        ("zh", "/2025-06-06/rule/100.1", ""),
        ("en", "/2025-06-06/rule/510.1c", ""),
    ],
)
def test_a_text_in_one_language_says_so_at_its_top(
    reader: FlaskClient, lang: str, url: str, told: str
) -> None:
    shown = page(reader, url, lang).text
    if told:
        assert told in shown
        assert shown.index(told) < shown.index("2023-11-17", shown.index(told))
    else:
        assert "is here" not in shown
        assert "此处只有" not in shown


def test_other_words_of_an_edition_without_a_common_language_are_shown(
    reader: FlaskClient,
) -> None:
    """They can't be marked word by word."""
    shown = page(reader, "/2025-06-06/rule/510.1c").text
    assert "only in Chinese" in shown
    assert "Rule 510.1c in the edition of 2023-11-17" in shown


def test_an_example_is_lent(reader: FlaskClient) -> None:
    """Where the rule has as many of them in both editions."""
    for edition, lent in (
        ("2023-11-17", {"en": "2025-06-06"}),
        ("2025-06-06", {"zh": "2023-11-17"}),
    ):
        asked = f"/api/v1/rules/101.2?edition={edition}&include=examples"
        (example,) = reader.get(asked).get_json()["exampleTexts"]
        assert example["text"]["en"] == "A made example."
        assert CHINESE.search(example["text"]["zh"])
        assert example["from"] == lent
        assert "differs" not in example
    asked = "/api/v1/rules/510.1c?edition=2023-11-17&include=examples"
    told = reader.get(asked).get_json()["exampleTexts"]
    assert [one.get("from") for one in told] == [None] * len(told)
    assert reader.get("/api/v1/rules/101.2?lang=en&edition=2023-11-17").get_json()["examples"] == [
        "A made example."
    ]


def test_glossary_lines_of_the_api_have_both_languages(reader: FlaskClient) -> None:
    terms = reader.get("/api/v1/terms?edition=2025-06-06").get_json()["terms"]
    (trample,) = (one for one in terms if one["names"]["en"] == "Trample")
    assert trample["from"] == {"zh": "2023-11-17"}
    assert CHINESE.search(trample["text"]["zh"])


def test_snippets_of_the_api_have_both_languages(reader: FlaskClient) -> None:
    hits = reader.get("/api/v1/search?q=510.1c&edition=2023-11-17").get_json()["hits"]
    said = {one["lang"]: one for one in hits[0]["snippets"]}
    assert said["en"]["text"] == "A blocked creature divides its damage freely."
    assert said["en"]["edition"] == "2025-06-06"
