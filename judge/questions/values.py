"""What became of a question: its reading, and the ruling, or why there is none."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from judge.ruling.ruling import Ruling
from judge.values import Bilingual, Lang, Value

NOTHING: Mapping[str, Any] = {}


class State(StrEnum):
    """How far a question was read."""

    RULED = "ruled"  # to its last word, in one way
    ASKED_BACK = "asked back"  # in two ways that differ, or in part, as it is most likely meant
    DRAFT = "draft"  # in part
    REFERENCES = "references"  # not at all


class Span(Value):
    """Words of a question, where they stand, and what they became; "" if they were not read."""

    text: str
    start: int
    end: int
    became: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The span as plain data."""
        held: dict[str, Any] = {"text": self.text, "start": self.start, "end": self.end}
        return {**held, "as": self.became} if self.became else held


class Inferred(Value):
    """What was taken for granted, and why."""

    what: Bilingual
    why: Bilingual

    def to_dict(self) -> dict[str, Any]:
        """The inference as plain data."""
        return {"what": plain(self.what), "why": plain(self.why)}


class Reading(Value):
    """A question as a scenario: `said` is that told back; None where it is no whole scenario."""

    scenario: Mapping[str, Any] = NOTHING
    said: Bilingual | None = None
    spans: tuple[Span, ...] = ()
    unread: tuple[Span, ...] = ()
    inferred: tuple[Inferred, ...] = ()
    doubts: tuple[Bilingual, ...] = ()  # why it isn't ruled on by itself
    ruling: Ruling | None = None
    is_guess: bool = False  # made of some of the words, as it is most likely meant

    def to_dict(self) -> dict[str, Any]:
        """The reading as plain data."""
        return {
            "scenario": self.scenario,
            "said": None if self.said is None else plain(self.said),
            "spans": [one.to_dict() for one in self.spans],
            "unread": [one.to_dict() for one in self.unread],
            "inferred": [one.to_dict() for one in self.inferred],
        }


class Read(Value):
    """What became of a question; `readings` are the one or two that it is asked back by."""

    question: str
    lang: Lang
    state: State
    reading: Reading
    readings: tuple[Reading, ...] = ()

    @property
    def is_guess(self) -> bool:
        """True where it is asked back as it is most likely meant, not as every word says."""
        return self.state is State.ASKED_BACK and self.reading.is_guess

    @property
    def ruling(self) -> Ruling | None:
        """The ruling on it; None unless it is ruled on."""
        return self.reading.ruling if self.state is State.RULED else None

    def to_dict(self, references: tuple[Mapping[str, Any], ...] = ()) -> dict[str, Any]:
        """What `judge read` writes of it; `references` are ready rulings and rules that fit."""
        return {
            "question": self.question,
            "lang": self.lang.value,
            "state": self.state.value,
            "reading": self.reading.to_dict(),
            "is_guess": self.is_guess,
            **ruled(self.ruling),
            "doubts": [plain(one) for one in self.reading.doubts],
            "readings": [{"reading": one.to_dict(), **ruled(one.ruling)} for one in self.readings],
            "references": list(references),
        }


def ruled(ruling: Ruling | None) -> dict[str, Any]:
    """What is told of a ruling beside a reading."""
    return {
        "verdict": None if ruling is None else ruling.verdict.value,
        "answers": [
            {"value": one.value, "text": plain(one.text)}
            for one in (() if ruling is None else ruling.answers)
        ],
        "deciding": [] if ruling is None else [one.rule.number for one in ruling.deciding],
        "assumptions": [] if ruling is None else [plain(one) for one in ruling.assumptions],
    }


def plain(said: Bilingual) -> dict[str, str]:
    """Two languages as plain data."""
    return {"en": said.en, "zh": said.zh}
