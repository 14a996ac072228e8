"""The suite of questions: as many as promised, of every kind, in distinct forms, on real rules."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from corpus.library import Library
from tests.conftest import SHARED

ENTRIES: list[dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("questions.yaml").read_text(encoding="utf-8")
)
KINDS = {"ruled", "asked back", "draft", "rules"}
FIELDS = {
    *("id", "en", "zh", "kind", "plain", "apart", "cards", "called"),
    *("answer", "value", "rules", "edition", "readings", "missing"),
}
SEED_EDITION = "2023-11-17"
NEWEST_EDITION = "2026-08-07"


def form(entry: dict[str, Any], lang: str) -> str:
    """What is left of a question without the names of its cards and without its numbers."""
    text = entry[lang].lower()
    names = [name.lower() for name in [*entry["cards"], *entry.get("called", [])]]
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, " # ")
    return re.sub(r"[^\w#]+", " ", re.sub(r"x?\d+|[一二两三四五六七八九十]", "0", text)).strip()


def numbers_of(edition: str) -> set[str]:
    """The rule numbers of an official English book beside the project."""
    path = SHARED / "cr" / f"english_{edition.replace('-', '')}.txt"
    if not path.exists():
        pytest.skip(f"no book of {edition} in {SHARED}")
    text = path.read_text(encoding="utf-8", errors="replace")
    return set(re.findall(r"^(\d{3}\.\d+[a-z]?)\.? ", text, flags=re.M))


def test_there_are_as_many_as_promised() -> None:
    assert len(ENTRIES) >= 400
    english = sum("en" in entry for entry in ENTRIES)
    chinese = sum("zh" in entry for entry in ENTRIES)
    assert abs(english - chinese) <= len(ENTRIES) // 20
    assert sum("en" in entry and "zh" in entry for entry in ENTRIES) >= 100
    assert sum(entry["kind"] != "ruled" for entry in ENTRIES) >= len(ENTRIES) // 4
    assert 0.4 <= sum(bool(entry["cards"]) for entry in ENTRIES) / len(ENTRIES) <= 0.65
    assert sum("apart" in entry for entry in ENTRIES) in {len(ENTRIES) // 3, -(-len(ENTRIES) // 3)}


def test_ids_are_in_order_and_unique() -> None:
    assert [entry["id"] for entry in ENTRIES] == [f"q{n:03}" for n in range(1, len(ENTRIES) + 1)]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["id"])
def test_an_entry_is_whole(entry: dict[str, Any]) -> None:
    assert set(entry) <= FIELDS and entry["kind"] in KINDS
    assert "en" in entry or "zh" in entry
    assert entry["answer"]["en"] and set(entry["answer"]) <= {"en", "zh"}
    assert entry["rules"], "nothing decides it"
    assert (len(entry.get("readings", [])) >= 2) == (entry["kind"] == "asked back")
    assert ("missing" in entry) == (entry["kind"] == "draft")
    assert entry.get("plain", True) is True and entry.get("apart", True) is True
    text = (entry.get("en", "") + entry.get("zh", "")).lower()
    assert not [name for name in entry.get("called", []) if name.lower() not in text]
    assert bool(re.search(r"[\u4e00-\u9fff]", entry.get("zh", "中")))
    assert not re.search(r"[\u4e00-\u9fff]", entry.get("en", ""))


def test_every_card_is_named_in_the_question() -> None:
    """In each language there stand at least as many names as the question has cards."""
    for entry in ENTRIES:
        names = {name.lower() for name in [*entry["cards"], *entry.get("called", [])]}
        for text in (entry[lang].lower() for lang in ("en", "zh") if lang in entry):
            found = 0
            for name in sorted(names, key=len, reverse=True):
                found += name in text
                text = text.replace(name, "#")
            assert found >= len(entry["cards"]), entry["id"]
            assert bool(entry["cards"]) == bool(found), entry["id"]


def test_every_rule_is_in_the_shipped_book(library: Library) -> None:
    seed = {str(number) for number in library.graph(SEED_EDITION).edition.rules}
    for entry in ENTRIES:
        if entry.get("edition", SEED_EDITION) == SEED_EDITION:
            assert not set(entry["rules"]) - seed, entry["id"]


def test_every_rule_is_in_the_newest_book() -> None:
    """What names no edition has its numbers in both."""
    newest = numbers_of(NEWEST_EDITION)
    for entry in ENTRIES:
        assert entry.get("edition", SEED_EDITION) in {SEED_EDITION, NEWEST_EDITION}
        if entry.get("edition", NEWEST_EDITION) == NEWEST_EDITION:
            assert not set(entry["rules"]) - newest, entry["id"]


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_forms_are_distinct(lang: str) -> None:
    forms = Counter(form(entry, lang) for entry in ENTRIES if lang in entry)
    repeated = sum(times - 1 for times in forms.values())
    assert repeated * 20 <= sum(forms.values()), [form for form, n in forms.items() if n > 1]
