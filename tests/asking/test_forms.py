"""Forms of question: each is ruled on as the rules say, in both languages alike, or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from judge.questions import State, read
from judge.values import Lang
from tests.asking.measuring import Found

FORMS: list[dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("forms.yaml").read_text(encoding="utf-8")
)
FLOORS = {"widened on": 0.99, "apart": 0.83}  # shares that become what they must; they only rise


class Form(NamedTuple):
    """What became of a form in both languages."""

    entry: dict[str, Any]
    both: tuple[Found, Found]

    @property
    def right(self) -> list[bool]:
        """In each language, whether it became what it must."""
        return [self._is_right(one) for one in self.both]

    @property
    def is_wrong(self) -> bool:
        """True if it is answered in one language without the right answer."""
        wanted = self.entry.get("value")
        return any(
            not is_right
            and one.is_answered
            and not (one.read.state is State.ASKED_BACK and wanted in one.values)
            for one, is_right in zip(self.both, self.right, strict=True)
        )

    def _is_right(self, one: Found) -> bool:
        if "left" in self.entry:
            return not one.is_answered
        if "back" in self.entry:
            is_back = one.read.state is State.ASKED_BACK
            return is_back and one.values == sorted(self.entry["back"], key=str)
        asked = [of for ask in one.read.reading.scenario.get("ask", ()) for of in ask.values()]
        names = [name for of in asked for name in (of if isinstance(of, dict) else (of,))]
        if "of" in self.entry and [self.entry["of"]] != names:
            return False
        return one.read.state is State.RULED and one.values == self.entry["value"]


@pytest.fixture(scope="module")
def forms() -> list[Form]:
    def found(entry: dict[str, Any], lang: Lang) -> Found:
        return Found(entry, lang, read(entry[lang.value], lang))

    return [Form(one, (found(one, Lang.EN), found(one, Lang.ZH))) for one in FORMS]


def test_no_form_is_silently_wrong(forms: list[Form]) -> None:
    assert [one.entry["en"] for one in forms if one.is_wrong] == []


def test_both_languages_give_one_scenario(forms: list[Form]) -> None:
    answered = [one.both for one in forms if all(each.is_answered for each in one.both)]
    assert len(answered) > 90
    for english, chinese in answered:
        assert english.read.reading.scenario == chinese.read.reading.scenario


@pytest.mark.parametrize("part", FLOORS)
def test_most_forms_become_what_they_must(forms: list[Form], part: str) -> None:
    right = [
        is_right
        for one in forms
        if bool(one.entry.get("apart")) is (part == "apart")
        for is_right in one.right
    ]
    assert sum(right) / len(right) >= FLOORS[part]
