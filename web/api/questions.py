"""A question becomes what `judge read` writes of it, with the ruling where there is one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from corpus.model import Bilingual
from judge.questions import Read, State
from web import asking
from web.api.asking import RulingGiven, ruling
from web.api.route import Asked, Cost, Given, Route, meant
from web.api.texts import Words
from web.desk import Desk


class SpanGiven(Given, frozen=True, kw_only=True):
    """Words of the question, where they stand, and what they became; nothing if unread."""

    text: str
    start: Annotated[int, meant("The place of the first character.", "首字符的位置。")]
    end: int
    became: Annotated[str, meant("What they became.", "读成了什么。")] = msgspec.field(
        name="as", default=""
    )


class InferredGiven(Given, frozen=True, kw_only=True):
    """What was taken for granted, and why."""

    what: Words
    why: Words


class ReadingGiven(Given, frozen=True, kw_only=True):
    """The question as a scenario, as far as it was read; `said` is the scenario told back."""

    scenario: dict[str, Any]
    said: Words | None
    spans: tuple[SpanGiven, ...]
    unread: tuple[SpanGiven, ...]
    inferred: tuple[InferredGiven, ...]


class WayGiven(Given, frozen=True, kw_only=True):
    """A way to read a question that is asked back, with its answer."""

    reading: ReadingGiven
    verdict: str | None
    answers: tuple[dict[str, Any], ...]
    deciding: tuple[str, ...]
    assumptions: tuple[Words, ...]


class ReferenceGiven(Given, frozen=True, kw_only=True):
    """A ready ruling by its key (`kind` is `ruling`) or a rule by its number (`rule`)."""

    kind: str
    number: str
    title: Words


class QuestionGiven(WayGiven, frozen=True, kw_only=True):
    """What became of a question; `ruling` is there where every word was read in one way."""

    question: str
    lang: str
    state: State
    is_guess: Annotated[
        bool,
        meant(
            "True where it is asked back as it is most likely meant, though not all was read.",
            "并未全部读懂、按最可能的意思反问时为真。",
        ),
    ] = msgspec.field(name="is_guess")  # as the format of readings has it
    doubts: Annotated[tuple[Words, ...], meant("Why it isn't ruled on.", "未作裁定的原因。")]
    readings: Annotated[
        tuple[WayGiven, ...], meant("The one or two, if asked back.", "需要反问时的一或两种读法。")
    ]
    references: Annotated[
        tuple[ReferenceGiven, ...],
        meant("Ready rulings and rules that fit.", "相关的现成裁定与规则。"),
    ]
    ruling: RulingGiven | None = None


class QuestionAsked(Asked, frozen=True, kw_only=True):
    """A question in Chinese or English."""

    question: Annotated[
        str, meant("The question, in Chinese or English.", "问题，中文或英文。", max_length=2_000)
    ]
    edition: Annotated[
        str,
        meant(
            "The edition to rule by: a date or “newest”.",
            "裁定所依据的版本：日期或“newest”。",
            max_length=40,
        ),
    ] = ""


def read(desk: Desk, asked: QuestionAsked) -> dict[str, Any]:
    """What became of a question."""
    found: Read = asking.read_question(asked.question, asked.edition)
    fits = desk.searching.references(desk.shelf, asked.question)
    told = found.to_dict(tuple(one.to_dict() for one in fits))
    if found.ruling is None:
        return told
    scenario = asking.scenario_of(found.reading)
    return {**told, "ruling": ruling(desk, found.ruling.to_dict(), scenario)}


ROUTES = (
    Route(
        "/api/v1/read",
        QuestionAsked,
        QuestionGiven,
        read,
        Bilingual("A question in words, read and ruled on", "读懂并裁定以文字提出的问题"),
        method="POST",
        body="question",
        cost=Cost.HEAVY,
        fails=("503",),
    ),
)
