"""Questions as players send them: never silently wrong, and more of them answered each time."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from corpus.library import Library
from judge.values import Lang
from tests.asking.measuring import Found, measured
from tests.asking.test_questions import FIELDS, SEED_EDITION, form

SENT: list[dict[str, Any]] = [
    {**entry, "id": f"s{place:03}"}
    for place, entry in enumerate(
        yaml.safe_load(Path(__file__).with_name("sent.yaml").read_text(encoding="utf-8")), 1
    )
]
FLOORS = {1: 0.8, 2: 0.52}  # shares of each round that are answered rightly; they only rise
DRAFTS = 0.95  # share of the others whose draft has the right cards, sizes and players


@pytest.fixture(scope="module")
def sent() -> list[Found]:
    return measured(SENT)


def test_none_is_silently_wrong(sent: list[Found]) -> None:
    assert [one.entry["id"] for one in sent if one.is_wrong] == []


@pytest.mark.parametrize("part", FLOORS)
def test_a_share_is_answered(sent: list[Found], part: int) -> None:
    of = [one for one in sent if one.entry["round"] == part]
    of = [one for one in of if one.group != "not to be ruled on"]
    assert len(of) > 40
    assert sum(one.is_answered and one.is_right for one in of) / len(of) >= FLOORS[part]


def test_others_have_the_right_draft(sent: list[Found]) -> None:
    others = [one for one in sent if not one.is_answered]
    assert sum(one.is_right for one in others) / len(others) >= DRAFTS


@pytest.mark.parametrize("entry", SENT, ids=lambda entry: str(entry["id"]))
def test_an_entry_is_whole(entry: dict[str, Any], library: Library) -> None:
    assert set(entry) <= FIELDS | {"round"}
    assert ("en" in entry) != ("zh" in entry)
    assert bool(re.search(r"[\u4e00-\u9fff]", entry.get("zh", "中")))
    text = (entry.get("en", "") + entry.get("zh", "")).lower()
    names = [*entry["cards"], *entry.get("called", [])]
    assert sum(name.lower() in text for name in names) >= len(entry["cards"])
    assert entry["rules"]
    if entry.get("edition", SEED_EDITION) == SEED_EDITION:
        book = {str(number) for number in library.graph(SEED_EDITION).edition.rules}
        assert not set(entry["rules"]) - book


def test_there_are_as_many_of_each_kind() -> None:
    for part in FLOORS:
        of = [entry for entry in SENT if entry["round"] == part]
        assert [sum(lang.value in entry for entry in of) for lang in Lang] == [30, 30]
        assert 0.4 <= sum(bool(entry["cards"]) for entry in of) / len(of) <= 0.65
    for lang in ("en", "zh"):
        forms = [form(entry, lang) for entry in SENT if lang in entry]
        assert len(set(forms)) * 20 >= len(forms) * 19
